"""Portraits of the critters, put together from the parts library in ``critters.parts``."""
