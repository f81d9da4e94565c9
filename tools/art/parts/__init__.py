"""The parts pictures are put together from: critters, buildings, scenery, figurines, icons."""
