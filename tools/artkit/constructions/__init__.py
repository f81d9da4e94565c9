"""Portraits of buildings: each module lists its recipes under the ids of their cards in ``PORTRAITS``.

What all buildings share is in ``parts``; a recipe picks a backdrop, sets up surfaces, lays materials on them and
adds what tells the building at a glance within the middle 60 % of the width.
"""

PAGE = (540, 396)  # units of a portrait
