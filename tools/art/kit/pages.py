"""The pages pictures are drawn on, in units, and the size in pixels each folder of pictures is baked to."""

Size = tuple[int, int]

PAGE: Size = (540, 396)  # a portrait
TILE_PAGE: Size = (540, 360)  # a tile, an event, a place
BANNER_PAGE: Size = (820, 270)  # a chapter of a story

PORTRAIT_SIZE: Size = PAGE
TILE_SIZE: Size = (240, 160)
VIGNETTE_SIZE: Size = (300, 200)
BANNER_SIZE: Size = (984, 324)

FOLDERS: dict[str, Size] = {
    "portraits": PORTRAIT_SIZE,
    "events": VIGNETTE_SIZE,
    "forest": TILE_SIZE,
    "seasons": (480, 200),
    # Pearlbrook
    "river": TILE_SIZE,
    "adornments": TILE_SIZE,
    "wonders": VIGNETTE_SIZE,
    # Newleaf
    "visitors": (360, 264),
    "stations": TILE_SIZE,
    # Bellfaire
    "powers": (360, 264),
    "garlands": VIGNETTE_SIZE,
    "crates": TILE_SIZE,
    # Duo
    "chapters": BANNER_SIZE,
    "farm": VIGNETTE_SIZE,
    # Spirecrest
    "discoveries": VIGNETTE_SIZE,
    "weather": VIGNETTE_SIZE,
    "maps": VIGNETTE_SIZE,
}
"""Folders below resources/art that boxes fill: a module's ``EVENTS`` goes to ``events``, and so on."""
