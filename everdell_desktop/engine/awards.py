"""Tiles that one player can claim: events and their like."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .cards import Block, Effect

if TYPE_CHECKING:
    from .state import Claimed, State

Scoring = Callable[["State", int, "Claimed"], int]

BASIC_EVENT, SPECIAL_EVENT = "basic_event", "special_event"


@dataclass(eq=False, slots=True, repr=False)
class Award:
    """A tile claimed by placing a worker on it while its requirement is met."""

    id: str
    name: str
    kind: str
    text: str
    cards: tuple[str, ...] = ()
    """Cards that must be in the city."""
    colors: Mapping[str, int] = field(default_factory=dict)
    """How many cards of a colour must be in the city."""
    points: int = 0
    art: str = ""
    """Its picture by name; `events/<id>` where nothing is said."""
    effect: Effect | None = None
    scoring: Scoring | None = None
    block: Block | None = None
    keeps_workers: bool = False
    is_event: bool = True
    """Whether it counts wherever events are counted."""

    def __post_init__(self) -> None:
        self.art = self.art or f"events/{self.id}"

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def when_claimed(self, effect: Effect) -> Effect:
        """Attach what happens when the tile is claimed; by then it lies with the player."""
        self.effect = effect
        return effect

    def end_points(self, scoring: Scoring) -> Scoring:
        """Points at the end of the game, in place of the fixed `points`."""
        self.scoring = scoring
        return scoring

    def may_claim(self, block: Block) -> Block:
        """Gives what else is missing to claim the tile, or None."""
        self.block = block
        return block

    def worth(self, state: State, seat: int, claimed: Claimed) -> int:
        return self.scoring(state, seat, claimed) if self.scoring else self.points
