"""Colours shared by all pictures: a picture book in late-afternoon light, lit from the upper left.

Hex strings only; the rasteriser knows no other notation.
"""

from dataclasses import dataclass

# Lines and writing. Ink is a dark brown, never black.
INK = "#3b2a20"
FAR_INK = "#5a6e43"

# Paper and wood.
PAPER = "#f5e7c8"
PAPER_LIGHT = "#fbf1d8"
CREAM_TEXT = "#fff6df"
WOOD = "#7a5335"
WOOD_LIGHT = "#c79a66"
WOOD_DARK = "#3f2717"
BUTTON_LIGHT = "#e9cf97"
BUTTON_DARK = "#c99f5c"

# Sky, land, water.
SUN = "#fff6d0"
HILL_FAR = "#a7bd94"
HILL_NEAR = "#98b67c"
MEADOW = "#8fa955"
MEADOW_LIGHT = "#dcd88c"
MEADOW_DEEP = "#4e6c37"
WATER_DEEP = "#4d8088"
WATER = "#6aa3a4"
WATER_LIGHT = "#c3e0d2"
PATH = "#d9c28c"
PATH_LIGHT = "#e9d8a8"
STONE = "#b5a78c"
STONE_LIGHT = "#e8dcc0"
STONE_DARK = "#55473a"
CLOUD = "#fff9e8"

# Leaves: (dark, middle, light) per kind of foliage.
LEAF_SUMMER = ("#4e6b35", "#6f8f45", "#a9bb5e")
LEAF_SPRING = ("#5b7438", "#86a04a", "#c3c86a")
LEAF_DEEP = ("#3f5c34", "#557844", "#8ea85c")
LEAF_GOLD = ("#8a6a2c", "#b58f3a", "#e6c566")
LEAF_RUST = ("#8f4a2c", "#bb6a3c", "#e69c5e")
LEAF_BLOSSOM = ("#b5788a", "#dba3ab", "#f8d9d3")
LEAF_SNOW = ("#8fa3aa", "#c9d6d6", "#f6f7ef")
LEAF_NIGHT = ("#1f3442", "#2f4a52", "#5f8078")
PINE = ("#345038", "#4f6f45", "#8fa863")
PINE_FAR = ("#5f8254", "#7a9a66", "#b4c684")
PINE_NIGHT = ("#182a38", "#24404a", "#4a6a6a")
FLOWERS = ("#e7766a", "#f7ecd8", "#e7a24a", "#c98bb0", "#f3d27a")

# Creatures and their clothes.
FUR = "#a9795a"
FUR_DARK = "#6e4733"
FUR_LIGHT = "#d9ae86"
CREAM = "#f3e0c2"
PINK = "#e2a592"
GOLD = "#d79b3c"
GOLD_LIGHT = "#ffe9a8"
GOLD_DARK = "#7a430e"
WINDOW_LIT = "#f8cf6a"
WINDOW_GLOW = "#fffbe0"

# Goods.
BERRY = "#a8325a"
TWIG = "#96653a"
RESIN = "#d98a1e"
PEBBLE = "#8d949a"


@dataclass(frozen=True)
class CardColour:
    """One of the five card colours; the ribbon shade carries cream text with a contrast of 4.5:1 or more."""

    base: str
    light: str
    dark: str
    ribbon: str


CARD_COLOURS = {
    "production": CardColour("#6f8f45", "#b4c874", "#37501f", "#567034"),
    "traveler": CardColour("#b98d57", "#e2c08c", "#6e4a26", "#8f6838"),
    "destination": CardColour("#b0503a", "#e08f68", "#632016", "#a04530"),
    "governance": CardColour("#4f7f94", "#9cc4c8", "#1f4556", "#41697b"),
    "prosperity": CardColour("#7d5a86", "#b997bb", "#41284c", "#74527d"),
}


@dataclass(frozen=True)
class AnimalColours:
    """Fur and cloth of a player's animal: base, light and dark of each."""

    fur: str
    fur_light: str
    fur_dark: str
    cloth: str
    cloth_light: str
    cloth_dark: str


ANIMALS = {
    "hedgehog": AnimalColours("#c8a06c", "#f0d5a4", "#7c5530", "#d8962c", "#f8cd6a", "#7d4a10"),
    "mouse": AnimalColours("#c9a58e", "#eed3bd", "#805a48", "#c0394a", "#ee8581", "#641425"),
    "squirrel": AnimalColours("#b5623a", "#e8a06c", "#6b2f1c", "#2c8a96", "#7fcac4", "#0f4350"),
    "turtle": AnimalColours("#9fb86a", "#d5e09a", "#56702f", "#4f8a3c", "#a0cc66", "#21481f"),
    "rat": AnimalColours("#5f565c", "#938890", "#2a2429", "#4c3263", "#8a68a4", "#1f1230"),
    "axolotl": AnimalColours("#ee9ab0", "#fbd2d8", "#a8506c", "#2f7a8a", "#7cc2cc", "#123c48"),
    "cardinal": AnimalColours("#c03a34", "#ec8a72", "#6a1618", "#3c4f86", "#8a9ed0", "#18244a"),
    "hare": AnimalColours("#b98a5e", "#ecd2ac", "#6e4a2a", "#c9762a", "#f4bd74", "#6a3610"),
    "tortoise": AnimalColours("#8fae74", "#cfe0a8", "#4a6a3c", "#2f7d5a", "#84c79c", "#123c2a"),
    "fox": AnimalColours("#d8742c", "#f6b878", "#8a3c10", "#3f6a3a", "#8ab46a", "#18341a"),
    "lizard": AnimalColours("#6aa83c", "#b4d878", "#305a18", "#b8652c", "#ecac70", "#5a2a0c"),
    "mole": AnimalColours("#5a5866", "#8e8c9c", "#2a2832", "#c8a02c", "#f2d876", "#6a4c0a"),
    "otter": AnimalColours("#7a5438", "#b88a60", "#3c2414", "#2c6ea0", "#7cb4dc", "#0e3354"),
    "owl": AnimalColours("#8a6a4c", "#cfae86", "#463020", "#6a3f7e", "#ae86c0", "#2c1438"),
    "platypus": AnimalColours("#6a4a38", "#a47e62", "#34201a", "#4a8ac0", "#9ccaec", "#1a3e60"),
    "starling": AnimalColours("#2c3050", "#5c6690", "#12142a", "#8a5aa8", "#c4a0d8", "#3a1c50"),
    "toad": AnimalColours("#8a9a4c", "#c4cc84", "#485420", "#a84a3c", "#e0907c", "#4c1812"),
}


def darker(colour: str, factor: float = 0.52) -> str:
    """A darker version of a colour, for outlines and shadows."""
    channels = [int(int(colour[k : k + 2], 16) * factor) for k in (1, 3, 5)]
    return "#" + "".join(f"{value:02x}" for value in channels)


def mixed(first: str, second: str, share: float) -> str:
    """A colour between two others; ``share`` is the part of the second."""
    channels = []
    for k in (1, 3, 5):
        a, b = int(first[k : k + 2], 16), int(second[k : k + 2], 16)
        channels.append(round(a + (b - a) * share))
    return "#" + "".join(f"{value:02x}" for value in channels)
