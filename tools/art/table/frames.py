"""Where things lie on cards, tiles and plates, in pixels of the baked pictures.

The same numbers are baked into ``resources/art/layout.json`` for the program.
"""

from typing import Any

Rect = tuple[int, int, int, int]  # x, y, width, height

# Full card, 5:7.
CARD_SIZE = (600, 840)
CARD_WINDOW: Rect = (34, 104, 532, 392)
CARD_TITLE: Rect = (96, 22, 408, 64)
CARD_DISC: Rect = (8, 10, 84, 84)
CARD_COSTS = (4, 130)  # upper left corner of the first cost tag; the next ones hang below
CARD_COST_STEP = 74
CARD_CAPTION: Rect = (60, 500, 480, 32)
CARD_TEXT: Rect = (52, 536, 496, 188)
CARD_LINK: Rect = (48, 762, 410, 40)
CARD_SEAL: Rect = (468, 708, 120, 120)

# Small card of the town.
MINI_SIZE = (240, 317)
MINI_WINDOW: Rect = (11, 56, 218, 250)
MINI_TITLE: Rect = (12, 10, 216, 42)
MINI_DISC: Rect = (4, 258, 54, 54)
MINI_SEAL: Rect = (172, 250, 64, 64)

# Event tile.
EVENT_SIZE = (480, 300)
EVENT_WINDOW: Rect = (26, 76, 228, 152)
EVENT_TITLE: Rect = (40, 14, 400, 46)
EVENT_TEXT: Rect = (266, 74, 190, 156)
EVENT_FOOT: Rect = (28, 238, 424, 44)

# Plates that are stretched: size and the margins left, top, right, bottom that keep their shape.
SLICES: dict[str, tuple[tuple[int, int], tuple[int, int, int, int]]] = {
    "panel": ((256, 256), (40, 40, 40, 40)),
    "plaque": ((320, 128), (56, 40, 56, 40)),
    "scrap": ((320, 132), (36, 36, 36, 36)),
    "ribbon": ((480, 96), (96, 0, 96, 0)),
    "button_normal": ((160, 64), (26, 24, 26, 24)),
    "button_hover": ((160, 64), (26, 24, 26, 24)),
    "button_pressed": ((160, 64), (26, 24, 26, 24)),
    "button_disabled": ((160, 64), (26, 24, 26, 24)),
    "glow_gold": ((128, 128), (48, 48, 48, 48)),
    "glow_green": ((128, 128), (48, 48, 48, 48)),
    "glow_white": ((128, 128), (48, 48, 48, 48)),
    "glow_red": ((128, 128), (48, 48, 48, 48)),
    "shadow": ((128, 128), (48, 48, 48, 48)),
}

# The shape that glows or casts the shadow is the picture without this border.
GLOW_BORDER = 24

SEAL_SIZE = (120, 120)
TAG_SIZE = (108, 66)
TAG_NUMBER: Rect = (8, 6, 36, 54)
TAG_ICON: Rect = (42, 10, 46, 46)
RING_SIZE = (128, 128)
FIGURE_FOOT = (80, 178)  # where a figurine of 160 x 200 stands


def layout() -> dict[str, Any]:
    """All measures as the program reads them."""
    return {
        "card": {
            "size": CARD_SIZE,
            "window": CARD_WINDOW,
            "title": CARD_TITLE,
            "disc": CARD_DISC,
            "costs": CARD_COSTS,
            "cost_step": CARD_COST_STEP,
            "caption": CARD_CAPTION,
            "text": CARD_TEXT,
            "link": CARD_LINK,
            "seal": CARD_SEAL,
        },
        "mini": {
            "size": MINI_SIZE,
            "window": MINI_WINDOW,
            "title": MINI_TITLE,
            "disc": MINI_DISC,
            "seal": MINI_SEAL,
        },
        "event": {
            "size": EVENT_SIZE,
            "window": EVENT_WINDOW,
            "title": EVENT_TITLE,
            "text": EVENT_TEXT,
            "foot": EVENT_FOOT,
        },
        "tag": {"size": TAG_SIZE, "number": TAG_NUMBER, "icon": TAG_ICON},
        "seal": {"size": SEAL_SIZE},
        "ring": {"size": RING_SIZE},
        "worker": {"size": (160, 200), "foot": FIGURE_FOOT},
        "glow_border": GLOW_BORDER,
        "slices": {name: {"size": size, "margins": margins} for name, (size, margins) in SLICES.items()},
    }
