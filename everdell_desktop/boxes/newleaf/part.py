"""What the box keeps beside the table.

table: "station": [3 cards by slot], "train_cars": [3 tiles], "used_train_cars": [...], "discarded_visitors": [...],
       "visitors": [[top ones of a pile], [of the other]], the rest is dealt below
seat:  "visitors": [...], "golden": 3, "ticket": "outbound", "reserved": "inn", "reservation": "ready"
"""

from __future__ import annotations

from typing import Any

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.fields import Stock, card, card_slots, number, tile_slots, tiles, unseen, word
from everdell_desktop.engine.parts import Part
from everdell_desktop.engine.state import State

from .modules import plays_reservations, plays_tickets
from .piles import Piles, VisitorPiles
from .tiles import TrainCar, Visitor

NAME = "newleaf"
SLOTS = 3
GOLDEN_TOKENS = 3
OUTBOUND, INBOUND, USED = "outbound", "inbound", "used"
READY, SPENT = "ready", "spent"
TRAIN_CAR = Stock("train car", art="stations")
VISITOR = Stock("Visitor", art="visitors")


def lies_below(state: State, slot: int) -> bool:
    """Whether a Visitor of the row of both piles is not the top one of its pile."""
    return slot not in (0, len(NewleafPart.of(state).piles[0]) + 1)


PILES: Any = VisitorPiles(False, "visitors", stock=VISITOR, hidden=lies_below)


class NewleafPart(Part):
    """The Station with its train cars, the two piles of Visitors, and what each seat has of the railway."""

    box = NAME
    station: tuple[Card | None, ...] = card_slots(SLOTS)
    train_cars: tuple[TrainCar | None, ...] = tile_slots(TRAIN_CAR, SLOTS)
    used_train_cars: tuple[TrainCar, ...] = tiles(TRAIN_CAR, per_seat=False)
    bag: tuple[TrainCar, ...] = unseen(TRAIN_CAR)
    piles: Piles = PILES
    discarded_visitors: tuple[Visitor, ...] = tiles(VISITOR, per_seat=False)
    visitors: tuple[tuple[Visitor, ...], ...] = tiles(VISITOR)
    """Those taken, by seat."""
    golden: tuple[int, ...] = number(initial=GOLDEN_TOKENS, most=GOLDEN_TOKENS)
    ticket: tuple[str, ...] = word(OUTBOUND, INBOUND, USED, module=plays_tickets)
    reserved: tuple[Card | None, ...] = card(module=plays_reservations)
    reservation: tuple[str, ...] = word(READY, SPENT, module=plays_reservations)


part_of = NewleafPart.of
