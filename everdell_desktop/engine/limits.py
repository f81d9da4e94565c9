"""How much there is of everything: asked of the boxes for a set-up, never written into the rules machine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .ruleset import Box, Setup

UNLIMITED = 999
"""More than any hand or city ever holds."""


@dataclass(frozen=True)
class Limits:
    """The numbers of a table. Each box on it may change what the boxes before it said."""

    seats: tuple[int, ...] = ()
    """How many people can play; empty where any number can."""
    hand: int | None = None
    """How many cards a hand holds; None without a limit. What raises it for a while is `Box.hand_bonus`."""
    city: int | None = None
    """How many spaces a city has; None without a limit."""
    meadow: int = 0
    """How many cards lie in the Meadow."""
    workers: tuple[int, int, int, int] = (0, 0, 0, 0)
    """How many workers a seat has by season."""
    most_workers: int = 0
    starting_hands: tuple[int, ...] = ()
    """How many cards each seat is dealt, in turn order."""
    special_events: int = 0
    forest: int = 0
    """How many forest cards lie out."""
    crowding: bool = False
    """Whether cards let workers in where there is no room left, so that more may stand at a place than it takes in."""
    meadow_as_deck: bool = False
    """Whether cards are drawn from the Meadow once deck and discard pile are empty."""

    def new_workers(self, season: int) -> int:
        """How many workers a season brings."""
        return self.workers[season] - (self.workers[season - 1] if season else 0)


def limits_of(boxes: Sequence[Box], setup: Setup) -> Limits:
    """The numbers that a table with these boxes and people has."""
    limits = Limits()
    for box in boxes:
        if box.limits is not None:
            limits = box.limits(setup, limits)
    return limits
