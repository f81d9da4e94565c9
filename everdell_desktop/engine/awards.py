"""Tiles that one player can claim: events and their like."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .cards import Block, Bonus, Effect, Here

if TYPE_CHECKING:
    from .effects.counting import Cards
    from .state import State

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
    kinds: Mapping[Cards, int] = field(default_factory=dict)
    """How many cards of a kind must be in the city."""
    points: int = 0
    art: str = ""
    """Its picture by name, where that is not `events/<key>`."""
    effect: Effect | None = None
    bonus: Bonus | None = None
    """What it is worth at the end, in place of the fixed points."""
    block: Block | None = None
    keeps_workers: bool = False
    is_event: bool = True
    """Whether it counts wherever events are counted."""
    key: str = field(init=False)
    """Its name among the things of all games."""

    def __post_init__(self) -> None:
        self.key = self.id
        if self.effect is not None:
            self.when_claimed(self.effect)

    def __repr__(self) -> str:
        return f"<{self.id}>"

    @property
    def picture(self) -> str:
        return self.art or f"events/{self.key}"

    def when_claimed(self, effect: Effect) -> Effect:
        """Attach what happens when the tile is claimed; by then it lies with the player."""
        self.effect = effect
        needs = getattr(effect, "block", None)
        if needs is not None:
            self.block = lambda turn: needs(turn, Here(turn.home, self.id))
        return effect

    def end_points(self, bonus: Bonus) -> Bonus:
        """Points at the end of the game, in place of the fixed `points`."""
        self.bonus = bonus
        return bonus

    def may_claim(self, block: Block) -> Block:
        """Gives what else is missing to claim the tile, or None."""
        self.block = block
        return block

    def worth(self, state: State, seat: int) -> int:
        return self.bonus(state, Here(seat, self.id)) if self.bonus else self.points
