"""What the score sheet says, in words: who won, by what, and what the categories are called."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import NamedTuple

from everdell_desktop.engine.scoring import TIES, ScoreSheet
from everdell_desktop.resources import resource

CATEGORIES = {
    "cards": ("city", "Cards"),
    "tokens": ("point", "Point tokens"),
    "prosperity": ("prosperity", "Purple cards"),
    "journey": ("journey", "Journey"),
    "events": ("event", "Events"),
}
"""Icon and title of the score categories; one that a box adds has the icon of its name, or a star."""


class Result(NamedTuple):
    """The end of a game."""

    winners: list[int]
    headline: str
    tie: str
    """What decided between equal scores; empty where the scores did."""


@functools.cache
def category(name: str) -> tuple[str, str]:
    singular = f"{name[:-3]}y" if name.endswith("ies") else name.removesuffix("s")
    icons = (icon for icon in (name, singular) if (resource("art", "icons") / f"{icon}.png").exists())
    return CATEGORIES.get(name) or (next(icons, "star"), name.replace("_", " ").capitalize())


def categories(sheets: Sequence[ScoreSheet]) -> list[str]:
    """All categories of a table, in the order of the sheets."""
    return list(dict.fromkeys(name for sheet in sheets for name in sheet.parts))


def result(
    sheets: Sequence[ScoreSheet], names: Sequence[str], best: list[int], ties: Sequence[str] = TIES
) -> Result:  # fmt: skip
    """Who won and why; `ties` names what decides between equal scores."""
    if not best:
        return Result(best, f"Not this time: {sheets[0].total} points", "")
    if len(sheets) < len(names) or any(sheet.seat >= len(names) for sheet in sheets):
        return Result(best, together(sheets, best), "")
    total = next((sheet.total for sheet in sheets if sheet.seat in best), sheets[0].total)
    if len(best) > 1:
        headline = f"{spoken([names[seat] for seat in best])} share the victory with {total} points"
    else:
        headline = f"{names[best[0]]} wins with {total} points"
    return Result(best, headline, tie_words(sheets, names, best, ties))


def together(sheets: Sequence[ScoreSheet], best: Sequence[int]) -> str:
    """How a game ended that all played for one city, perhaps against somebody without a seat."""
    ours, rivals = sheets[0], sheets[1:]
    if not rivals:
        return f"Won together with {ours.total} points"
    if ours.seat in best:
        return f"Won together: {ours.total} points, {rivals[0].name} {rivals[0].total}"
    return f"{rivals[0].name} wins with {rivals[0].total} points to {ours.total}"


def tie_words(
    sheets: Sequence[ScoreSheet], names: Sequence[str], best: Sequence[int], ties: Sequence[str]
) -> str:  # fmt: skip
    """How equal scores were told apart."""
    first = next((sheet for sheet in sheets if sheet.seat in best), sheets[0])
    level = [sheet for sheet in sheets if sheet.total == first.total]
    if len(level) == 1:
        return ""
    if len(best) > 1:
        return f"{spoken(['Scores', *filter(None, ties)])} are all equal."
    others = [sheet for sheet in level if sheet is not first]
    rest = spoken([names[sheet.seat] for sheet in others])
    for step, (mine, words) in enumerate(zip(first.tie_break, ties, strict=True)):
        most = max(sheet.tie_break[step] for sheet in others)
        if mine > most and not words:
            return f"Equal with {rest}, and a tie goes to {names[first.seat]}."
        if mine > most:
            too = f", in {spoken([*filter(None, ties[:step])])} too" if any(ties[:step]) else ""
            return f"Equal with {rest}{too}: more {words} decide ({mine} against {most})."
        others = [sheet for sheet in others if sheet.tie_break[step] == mine]
    return ""


def spoken(names: Sequence[str]) -> str:
    return " and ".join(", ".join(names).rsplit(", ", 1))
