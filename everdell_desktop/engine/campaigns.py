"""Campaigns: chapters in words and numbers, and a sheet that is kept from one to the next.

A box that has one gives a `Campaign`. What keeps and shows it needs nothing else of the box: the sheet is plain JSON,
and every function here is pure. A chapter is played by a new game with the sheet under `key`, and the `result` of that
game has the sheet with the chapter entered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class ChapterPage:
    """What the book says of a chapter. Words may hold signs such as `{card}`."""

    number: int
    title: str
    story: str
    goals: tuple[str, ...]
    setup: tuple[str, ...]
    rules: tuple[str, ...]
    targets: Mapping[str, int]
    """By difficulty."""
    watches: Mapping[str, int]
    """By difficulty."""
    skunks: Mapping[str, int]
    """By area."""
    sharing: str
    turns_per_season: int
    won: str
    """The closing line of a victory."""
    lost: str
    designed: bool
    """Whether it is ours, and not published."""


class SheetError(Exception):
    """A sheet that cannot be; the sentence says why."""


@dataclass(frozen=True)
class Campaign:
    """The chapters of a box and the arithmetic of its sheet."""

    key: str
    """Under which a sheet is brought to a new game, and found in its result."""
    title: str
    pages: tuple[ChapterPage, ...]
    difficulties: tuple[str, ...]
    medals: Mapping[str, int]
    """The points from which each is won, the lowest first."""
    begin: Callable[[str, str], Mapping[str, Any]]
    """An empty sheet: `(difficulty, name of the city)`."""
    read: Callable[[Any], Mapping[str, Any]]
    """The sheet with what was left out filled in; raises SheetError where it cannot be."""
    totals: Callable[[Mapping[str, Any]], Mapping[str, Any]]
    """The sums of a sheet, and its medal."""
    next_chapter: Callable[[Mapping[str, Any]], int | None]
    may_replay: Callable[[Mapping[str, Any]], bool]
    """Whether the last chapter was lost and may be played once more."""
    choices: Callable[[Mapping[str, Any]], Sequence[int]]
    """The chapters that may be played now: the next one, and a lost one that may be replayed."""
    options: Callable[[Mapping[str, Any], int, bool], Mapping[str, Any]]
    """The options of a new game: `(sheet, chapter, solo)`."""

    def page(self, number: int) -> ChapterPage:
        return self.pages[number - 1]

    def summed_up(self, data: Any) -> dict[str, Any]:
        """What the protocol says of a sheet."""
        sheet = self.read(data)
        return {
            "totals": dict(self.totals(sheet)), "next": self.next_chapter(sheet), "may_replay": self.may_replay(sheet),
        }  # fmt: skip
