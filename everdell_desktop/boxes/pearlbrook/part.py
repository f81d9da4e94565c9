"""What the box keeps beside the table: pearls, Adornments and the cards of the river.

    seat:  "pearls": 2, "adornments": ["bell"], "played_adornments": ["mirror"]
    table: "river": {"river_two_traveler": "ballroom", "river_two_governance": {"card": "market", "hidden": true}}

A river space left out, or `{"hidden": true}` alone, gets a face-down card; a seat that names no Adornments keeps the
two it was dealt, as far as nobody else names them.
"""

from __future__ import annotations

from typing import Any

from everdell_desktop.engine.fields import Reading, Stock, number, tiles, unseen
from everdell_desktop.engine.parts import Part
from everdell_desktop.engine.reading import PositionError
from everdell_desktop.engine.state import State

from .riverside import RIVER_CARD, Lying, River
from .tiles import Adornment, RiverCard

NAME = "pearlbrook"
FROG = "frog"
ADORNMENTS_DEALT = 2
ADORNMENT = Stock("Adornment", art="adornments")


def not_played(part: Part, state: State, seat: int, dealt: tuple[Adornment, ...]) -> tuple[Adornment, ...]:
    """A seat that does not say holds what it was dealt, less as many as it has played."""
    return dealt[: len(dealt) - len(PearlbrookPart.of(state).played[seat])]


RIVER: Any = River()


class PearlbrookPart(Part):
    """Pearls and Adornments by seat, the river in the order of its spaces, and what went back into the box unseen."""

    box = NAME
    pearls: tuple[int, ...] = number()
    played: tuple[tuple[Adornment, ...], ...] = tiles(ADORNMENT, key="played_adornments")
    adornments: tuple[tuple[Adornment, ...], ...] = tiles(ADORNMENT, hidden=True, keep=not_played)
    """Those still held, known to their owner only."""
    boxed_adornments: tuple[Adornment, ...] = unseen(ADORNMENT)
    river: tuple[Lying, ...] = RIVER
    boxed_river: tuple[RiverCard, ...] = unseen(RIVER_CARD)

    def check(self, reading: Reading) -> None:
        for seat, player in enumerate(reading.state.players):
            frogs = sum(worker.kind == FROG for worker in player.workers)
            if frogs != (0 if player.automaton else 1):
                raise PositionError(f"{player.name} has {frogs} frogs, but each player has one")
            if len(self.played[seat]) + len(self.adornments[seat]) > ADORNMENTS_DEALT:
                raise PositionError(f"{player.name} has more than the {ADORNMENTS_DEALT} Adornments that are dealt")
        RIVER.check(self.river)


part_of = PearlbrookPart.of
