"""What the score sheet says, in words: who won, by what, and what the categories are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from everdell_desktop.engine.scoring import ScoreSheet

CATEGORIES = {
    "cards": ("city", "Cards"),
    "tokens": ("point", "Point tokens"),
    "prosperity": ("prosperity", "Purple cards"),
    "journey": ("journey", "Journey"),
    "events": ("event", "Events"),
}
"""Icon and title of the score categories; a box that adds one is shown with a star."""


class Result(NamedTuple):
    """The end of a game."""

    winners: list[int]
    headline: str
    tie: str
    """What decided between equal scores; empty where the scores did."""


def category(name: str) -> tuple[str, str]:
    return CATEGORIES.get(name, ("star", name.replace("_", " ").capitalize()))


def categories(sheets: Sequence[ScoreSheet]) -> list[str]:
    """All categories of a table, in the order of the sheets."""
    return list(dict.fromkeys(name for sheet in sheets for name in sheet.parts))


def result(sheets: Sequence[ScoreSheet], names: Sequence[str], best: list[int]) -> Result:
    """Who won and why."""
    if not best:
        return Result(best, f"Not this time: {sheets[0].total} points", "")
    total = next((sheet.total for sheet in sheets if sheet.seat in best), sheets[0].total)
    if len(best) > 1:
        headline = f"{spoken([names[seat] for seat in best])} share the victory with {total} points"
    else:
        headline = f"{names[best[0]]} wins with {total} points"
    return Result(best, headline, tie_words(sheets, names, best))


def tie_words(sheets: Sequence[ScoreSheet], names: Sequence[str], best: Sequence[int]) -> str:
    """How equal scores were told apart."""
    first = next((sheet for sheet in sheets if sheet.seat in best), sheets[0])
    level = [sheet for sheet in sheets if sheet.total == first.total]
    if len(level) == 1:
        return ""
    if len(best) > 1:
        return "Scores, events and resources left over are all equal."
    others = [sheet for sheet in level if sheet is not first]
    automatic, events, goods = first.tie_break
    rest = spoken([names[sheet.seat] for sheet in others])
    if automatic > max(sheet.tie_break[0] for sheet in others):
        return f"Equal with {rest}, and a tie goes to {names[first.seat]}."
    if events > max(sheet.tie_break[1] for sheet in others):
        return f"Equal with {rest}: more events decide ({events} against {max(s.tie_break[1] for s in others)})."
    same = [sheet for sheet in others if sheet.tie_break[1] == events]
    most = max(sheet.tie_break[2] for sheet in same)
    return f"Equal with {rest}, in events too: more resources left over decide ({goods} against {most})."


def spoken(names: Sequence[str]) -> str:
    return " and ".join(", ".join(names).rsplit(", ", 1))
