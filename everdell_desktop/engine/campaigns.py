"""Campaigns and challenges: chapters in words and numbers, and a sheet that is kept from one to the next.

A box that has one gives a `Campaign`. What keeps and shows it needs nothing else of the box: the sheet is plain JSON,
and every function here is pure. A chapter is played by a new game with the sheet under `key`, and the `result` of that
game has the sheet with the chapter entered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

Sheet = Mapping[str, Any]


@dataclass(frozen=True)
class ChapterPage:
    """What the book says of a chapter. Words may hold signs such as `{card}`."""

    number: int
    title: str
    story: str
    goals: tuple[str, ...]
    won: str
    """The closing line of a victory."""
    lost: str
    setup: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    targets: Mapping[str, int] = field(default_factory=dict)
    """The points to be reached, by difficulty; empty where the goals are all there is."""
    watches: Mapping[str, int] = field(default_factory=dict)
    """By difficulty."""
    skunks: Mapping[str, int] = field(default_factory=dict)
    """By area."""
    sharing: str = ""
    turns_per_season: int = 0
    designed: bool = False
    """Whether it is ours, and not published."""


class ChapterLine(NamedTuple):
    """What became of a chapter, as the sheet has it."""

    number: int
    won: bool
    score: int
    replayed: bool = False
    watches: int = 0
    """Those that were not used."""


class Sum(NamedTuple):
    """One line of the sums below a sheet."""

    icon: str
    text: str
    points: int


class Clipping(NamedTuple):
    """Something kept for later chapters."""

    title: str
    text: str


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
    begin: Callable[[str, str], Sheet]
    """An empty sheet: `(difficulty, name of the city)`."""
    read: Callable[[Any], Sheet]
    """The sheet with what was left out filled in; raises SheetError where it cannot be."""
    totals: Callable[[Sheet], Mapping[str, Any]]
    """The sums of a sheet, and its medal."""
    next_chapter: Callable[[Sheet], int | None]
    may_replay: Callable[[Sheet], bool]
    """Whether the last chapter was lost and may be played once more."""
    choices: Callable[[Sheet], Sequence[int]]
    """The chapters that may be played now: the next one, and a lost one that may be replayed."""
    options: Callable[[Sheet, int, bool], Mapping[str, Any]]
    """The options of a new game: `(sheet, chapter, one person decides for all)`."""
    lines: Callable[[Sheet], Sequence[ChapterLine]]
    """The chapters played so far, in their order."""
    sums: Callable[[Sheet], Sequence[Sum]]
    """What the total is made of, in words."""
    about: str
    """What it is, for people who are about to begin one."""
    endings: Mapping[str, str]
    """The end of the story for each medal; under an empty name without one."""
    seats: int = 1
    """How many sit at its table."""
    chapter: str = "Chapter"
    """What one of its pages is called."""
    city: str = ""
    """What the city is called until somebody names it."""
    kept: Callable[[Sheet], Sequence[Clipping]] = lambda sheet: ()
    """What is held for later chapters."""
    single: Callable[[int, str], Mapping[str, Any]] | None = None
    """The options of one chapter by itself, `(chapter, difficulty)`; None where that is no game of its own."""

    def page(self, number: int) -> ChapterPage:
        return self.pages[number - 1]

    def page_of(self, sheet: Sheet, options: Mapping[str, Any], alone: bool) -> ChapterPage | None:
        """The chapter that a game with these options is, begun with this sheet."""
        for page in self.pages:
            if self.options(sheet, page.number, alone).items() <= dict(options).items():
                return page
        return None

    def summed_up(self, data: Any) -> dict[str, Any]:
        """What the protocol says of a sheet."""
        sheet = self.read(data)
        return {
            "totals": dict(self.totals(sheet)), "next": self.next_chapter(sheet), "may_replay": self.may_replay(sheet),
        }  # fmt: skip


def best_medal(medals: Mapping[str, int], total: int) -> str | None:
    """The best of some medals for so many points, the lowest of which comes first."""
    return next((name for name, points in reversed(list(medals.items())) if total >= points), None)


def upcoming(lines: Sequence[Any], pages: Sequence[Any]) -> int | None:
    """The first chapter without a line; None when all are played."""
    number = len(lines) + 1
    return number if number <= len(pages) else None


def playable(lines: Sequence[Any], pages: Sequence[Any], again: bool) -> list[int]:
    """The chapters that may be played now: the last one where that may be done again, and the next one."""
    following = upcoming(lines, pages)
    return [*([len(lines)] if again else []), *([following] if following is not None else [])]


# challenges


class ChallengeLevel(NamedTuple):
    """How hard a rival is."""

    id: str
    name: str
    rules: tuple[str, ...]
    """What is different on this level, in words."""


class ChallengeGoal(NamedTuple):
    """Something to show besides a victory."""

    id: str
    name: str
    text: str


@dataclass(frozen=True)
class Challenges:
    """Games against a rival on several levels; what a victory has shown besides is kept as medals.

    The `result` of such a game has `won`, and under `challenges` the ids of the goals it has met.
    """

    title: str
    picture: str
    about: tuple[str, ...]
    """The rival's rules, in words."""
    levels: tuple[ChallengeLevel, ...]
    goals: tuple[ChallengeGoal, ...]
    options: Callable[[str, bool], Mapping[str, Any]]
    """The options of a new game: `(level, one person decides for all)`."""
    level_of: Callable[[Mapping[str, Any]], str | None]
    """The level that was played with these options; None where that was another kind of game."""
