"""What is printed on River cards and Adornments, and the behaviour that hangs under it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from everdell_desktop.engine.cards import Block, Bonus, Effect, Here
from everdell_desktop.engine.turn import Turn

CITIZEN, LOCATION = "citizen", "location"
KINDS = (CITIZEN, LOCATION)
PLACES = ("river_three_production", "river_two_destination", "river_two_governance", "river_two_traveler")
"""The river spaces in their order."""


@dataclass(eq=False, slots=True, frozen=True, repr=False)
class RiverCard:
    """A Citizen or a Location beside a river space: a price and what it buys."""

    id: str
    name: str
    kind: str
    text: str
    block: Block
    """The reason why its price cannot be paid now, or None."""
    use: Callable[[Turn], None]
    """Pays the price and takes the reward."""

    def __repr__(self) -> str:
        return f"<{self.id}>"


@dataclass(eq=False, slots=True, repr=False)
class Adornment:
    """A tile played for a pearl: the upper part acts at once, the lower part scores at the end."""

    id: str
    name: str
    text: str
    end_text: str
    effect: Effect
    bonus: Bonus

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def when_played(self, effect: Effect) -> Effect:
        """Attach what playing it does; the pearl is paid by then."""
        self.effect = effect
        return effect


def nothing(turn: Turn, here: Here) -> None:
    """The effect of a tile until its own is attached."""
