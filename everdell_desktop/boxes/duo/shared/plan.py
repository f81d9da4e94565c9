"""What is played: the mode, with its chapter or level."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from everdell_desktop.engine.ruleset import Setup

from .chapters import CHAPTERS, NORMAL, Chapter
from .goals import Goal
from .thorn_levels import LEVELS, Level

COMPETITIVE, COOPERATIVE, CAMPAIGN, CHALLENGE = "competitive", "cooperative", "campaign", "challenge"
MODES = (COMPETITIVE, COOPERATIVE, CAMPAIGN, CHALLENGE)


@dataclass(frozen=True)
class Plan:
    """The mode; the shared modes have a chapter, or a level of Miss Thorn."""

    mode: str
    difficulty: str = NORMAL
    chapter: Chapter | None = None
    level: Level | None = None

    @property
    def shared(self) -> bool:
        """Whether both build one city."""
        return self.mode != COMPETITIVE

    @property
    def skunks(self) -> Mapping[str, int]:
        """How many there are, by area."""
        page = self.chapter or self.level
        return page.skunks if page is not None else {}

    @property
    def sharing(self) -> str:
        page = self.chapter or self.level
        return page.sharing if page is not None else ""

    @property
    def watches(self) -> int:
        return self.chapter.pocket_watches[self.difficulty] if self.chapter else 0

    @property
    def goals(self) -> tuple[Goal, ...]:
        return self.chapter.goals if self.chapter else ()

    @property
    def target(self) -> int:
        return self.chapter.target[self.difficulty] if self.chapter else 0

    @property
    def river_points(self) -> int:
        return self.chapter.river_points if self.chapter else 0

    @property
    def skunks_guard_events(self) -> bool:
        """In chapters they do; Miss Thorn's stand above the Events and let everybody pass."""
        return self.chapter is not None

    def raises(self, skunks: int) -> int:
        """By how much so many skunks at the Events raise the minimums in parentheses (D17, D22)."""
        return 0 if self.level is not None and not self.level.raise_parentheses_minimums_by else skunks


def mode_of(setup: Setup) -> str:
    return str(setup.options.get("mode", COMPETITIVE))


def plan_of(setup: Setup) -> Plan:
    mode, difficulty = mode_of(setup), str(setup.options.get("difficulty", NORMAL))
    if mode == COMPETITIVE:
        return Plan(mode)
    if mode == CHALLENGE:
        return Plan(mode, difficulty, level=LEVELS[difficulty])
    return Plan(mode, difficulty, CHAPTERS[int(setup.options.get("chapter", 1)) - 1])


def in_shared_modes(setup: Setup) -> bool:
    return mode_of(setup) != COMPETITIVE


def in_chapters(setup: Setup) -> bool:
    return mode_of(setup) in (COOPERATIVE, CAMPAIGN)


def in_challenge(setup: Setup) -> bool:
    return mode_of(setup) == CHALLENGE


def with_river_points(setup: Setup) -> bool:
    return in_chapters(setup) and bool(plan_of(setup).river_points)
