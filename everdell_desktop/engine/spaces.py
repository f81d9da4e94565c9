"""Places on the board where workers go."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from .cards import BOARD, Block, Effect, Here
from .decisions import Subject

BASIC, FOREST, HAVEN, JOURNEY = "basic", "forest", "haven", "journey"
UNLIMITED = 99


@dataclass(eq=False, slots=True, repr=False)
class Space:
    """One place on the board."""

    id: str
    name: str
    kind: str
    text: str
    effect: Effect
    slots: int = 1
    """How many workers find room; UNLIMITED for a shared space."""
    slots_for_many: int = 0
    """The same with four or more players, where that differs."""
    one_each: bool = False
    """Never two workers of one player."""
    takes: str = "worker"
    """The kind of worker that may go there."""
    by_moving: bool = False
    """Nobody is sent here from home: an action of its box moves a worker here."""
    keeps_workers: bool = False
    points: int = 0
    """What a worker standing here is worth at the end of the game."""
    block: Block | None = None
    key: str = field(init=False)
    """Its name among the things of all games."""
    here: Here = field(init=False)
    subject: Subject = field(init=False)

    def __post_init__(self) -> None:
        self.key = self.id
        self.here = Here(BOARD, self.id)
        self.subject = Subject("space", self.id)
        self.when_visited(self.effect)

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def room(self, players: int) -> int:
        return self.slots_for_many if players >= 4 and self.slots_for_many else self.slots

    def when_visited(self, effect: Effect) -> Effect:
        """Attach what a worker placed here does. What the effect needs is what a visit needs."""
        self.effect = effect
        needs = getattr(effect, "block", None)
        if needs is not None:
            self.block = lambda turn: needs(turn, self.here)
        return effect

    def may_visit(self, block: Block) -> Block:
        """Gives the reason why a worker cannot be placed here now, or None."""
        self.block = block
        return block


class Owned(NamedTuple):
    """A place that lies before a seat."""

    space: Space
    seat: int
    open: bool = False
    """Whether others may come; its owner takes `visitor_points` each time."""
    visitor_points: int = 1
