"""Words can be read: every colour of text against the grounds it stands on."""

from __future__ import annotations

import pytest

from everdell_desktop.ui import theme
from everdell_desktop.ui.theme import Colour

PAPERS = {"paper": theme.PAPER, "light paper": theme.LIGHT_PAPER, "panel": theme.PANEL}
WORDS = {
    "ink": theme.INK, "text": theme.TEXT, "caption": theme.CAPTION, "heading": theme.HEADING, "link": theme.LINK,
}  # fmt: skip
PAIRS = [(f"{name} on {ground}", colour, PAPERS[ground]) for name, colour in WORDS.items() for ground in PAPERS]
PAIRS += [(f"cream on the band of {name}", theme.CREAM, colour) for name, colour in theme.RIBBONS.items()]
PAIRS += [
    ("cream on a legend's band", theme.CREAM, theme.LEGEND_RIBBON),
    ("the number on a coin", theme.COIN_INK, theme.GOLD),
    ("cream on wood", theme.CREAM, theme.WOOD),
    ("cream on ink", theme.CREAM, theme.INK),
    ("bad news on light paper", theme.BAD, theme.LIGHT_PAPER),
    ("good news on light paper", theme.GOOD, theme.LIGHT_PAPER),
]
MARKS = [
    (f"the colour of seat {n + 1} on paper", colour, theme.LIGHT_PAPER) for n, colour in enumerate(theme.SEAT_COLOURS)
]
MARKS += [("a coin on paper", theme.COIN_INK, theme.PAPER)]


def light(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    brighter, darker = sorted((light(one), light(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize(("name", "words", "ground"), PAIRS, ids=[pair[0] for pair in PAIRS])
def test_text_stands_out_from_its_ground(name: str, words: Colour, ground: Colour) -> None:
    assert contrast(words, ground) >= 4.5, f"{name}: {contrast(words, ground):.2f} to 1"


@pytest.mark.parametrize(("name", "mark", "ground"), MARKS, ids=[pair[0] for pair in MARKS])
def test_marks_that_carry_meaning_stand_out(name: str, mark: Colour, ground: Colour) -> None:
    assert contrast(mark, ground) >= 3.0, f"{name}: {contrast(mark, ground):.2f} to 1"
