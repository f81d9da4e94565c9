"""Sizes, colours and fonts: the only place where they are written down.

Lengths are in units of a 1920 x 1080 table; `Scale` turns them into pixels of the window at hand.
"""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]


def hexed(text: str) -> Colour:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


INK = hexed("#3b2a20")
TEXT = hexed("#2e211a")
CAPTION = hexed("#6d4f30")
HEADING = hexed("#6a2822")
LINK = hexed("#8c3b2e")
PAPER = hexed("#f5e7c8")
LIGHT_PAPER = hexed("#fbf1d8")
PANEL = hexed("#efdcb2")
PAPER_SHADE = hexed("#e0c99a")
CREAM = hexed("#fff6df")
WOOD = hexed("#7a5335")
DARK_WOOD = hexed("#4a2f1c")
SHADOW = (46, 28, 14)
GOLD = hexed("#d79b3c")
LIGHT_GOLD = hexed("#ffe9a8")
GLOW = hexed("#ffd866")
GOOD = hexed("#4b752a")
BAD = hexed("#a03a28")
DIM = (60, 40, 24, 120)
COIN_INK = (74, 42, 12)

CARD_COLOURS: dict[str, tuple[Colour, Colour, Colour]] = {
    "traveler": (hexed("#b98d57"), hexed("#e2c08c"), hexed("#6e4a26")),
    "production": (hexed("#6f8f45"), hexed("#b4c874"), hexed("#37501f")),
    "destination": (hexed("#b0503a"), hexed("#e08f68"), hexed("#632016")),
    "governance": (hexed("#4f7f94"), hexed("#9cc4c8"), hexed("#1f4556")),
    "prosperity": (hexed("#7d5a86"), hexed("#b997bb"), hexed("#41284c")),
}
"""Base, light and dark shade of each card colour."""
RIBBONS: dict[str, Colour] = {
    "traveler": hexed("#8f6838"),
    "production": hexed("#567034"),
    "destination": hexed("#a04530"),
    "governance": hexed("#41697b"),
    "prosperity": hexed("#74527d"),
}
"""The shade behind a card's title, dark enough for cream text."""
LEGEND_RIBBON = hexed("#855312")
ANIMALS = ("hedgehog", "mouse", "squirrel", "turtle")
ANIMAL_COLOURS: dict[str, Colour] = {
    "hedgehog": hexed("#b9802b"),
    "mouse": hexed("#b04a5a"),
    "squirrel": hexed("#2f7f8c"),
    "turtle": hexed("#5c8a3a"),
    "rat": hexed("#4a3b52"),
    "axolotl": hexed("#2f7a8a"),
    "cardinal": hexed("#3c4f86"),
    "hare": hexed("#b5651d"),
    "tortoise": hexed("#2f7d5a"),
    "fox": hexed("#3f6a3a"),
    "lizard": hexed("#a8571f"),
    "mole": hexed("#8f7110"),
    "otter": hexed("#2c6ea0"),
    "owl": hexed("#6a3f7e"),
    "platypus": hexed("#3a72a4"),
    "starling": hexed("#7d4e9a"),
    "toad": hexed("#a04034"),
}

SEAT_COLOURS: tuple[Colour, ...] = (
    hexed("#b9802b"), hexed("#b04a5a"), hexed("#2f7f8c"), hexed("#5c8a3a"), hexed("#7d5a96"), hexed("#3a66a8"),
)  # fmt: skip
"""The colours of the seats, whatever animals sit there."""
SEAT_DYES = ("hedgehog", "mouse", "squirrel", "turtle", "starling", "otter")
"""The animals whose own clothes have these colours, for figures that were painted by animal."""

BODY, BOLD, ITALIC, BOLD_ITALIC, DISPLAY = (
    "AveriaSerifLibre-Regular", "AveriaSerifLibre-Bold", "AveriaSerifLibre-Italic", "AveriaSerifLibre-BoldItalic",
    "BerkshireSwash-Regular",
)  # fmt: skip

SMALLEST_WINDOW = (1024, 720)
TABLE = (1920, 1080)
TEXT_STEPS = {"small": 1.0, "medium": 1.12, "large": 1.25}
"""The text-size setting: by how much text grows."""

# text heights, in units
TINY, SMALL, NORMAL, LARGE, TITLE, LOGO = 15, 18, 20, 26, 38, 96


class Scale(NamedTuple):
    """From units to pixels for one window."""

    width: float
    """Of the window, in units; at least that of the table."""
    height: float
    factor: float
    text: float = 1.0

    @classmethod
    def of(cls, window: tuple[int, int], text: float = 1.0) -> Scale:
        factor = min(window[0] / TABLE[0], window[1] / TABLE[1])
        return cls(window[0] / factor, window[1] / factor, factor, text)

    def px(self, units: float) -> int:
        return round(units * self.factor)

    def font(self, units: float) -> int:
        """Pixel height of text, never below what can be read."""
        return max(9, round(units * self.factor * self.text))
