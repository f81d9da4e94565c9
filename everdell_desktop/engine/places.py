"""Where workers stand, as values. The text of a place is for positions, the journal and keys of answers alone."""

from __future__ import annotations

from typing import NamedTuple

from .decisions import Subject

SPACE, CITY, EVENT, MEADOW = "space", "city", "event", "meadow"


class Place(NamedTuple):
    """One place for workers."""

    kind: str
    """A space on the board, a card in a city, an event (or another award), a slot of the Meadow, or a place apart."""
    id: str = ""
    seat: int = -1
    slot: int = -1

    @property
    def text(self) -> str:
        """As JSON writes it: `basic_3_twig`, `city:0:farm`, `event:grand_tour`, `meadow:3`, `aside`."""
        if self.kind == SPACE:
            return self.id
        if self.kind == CITY:
            return f"city:{self.seat}:{self.id}"
        if self.kind == MEADOW:
            return f"meadow:{self.slot}"
        return f"{self.kind}:{self.id}" if self.id else self.kind

    @property
    def subject(self) -> Subject:
        """The thing on the table that lies there."""
        return Subject("award" if self.kind == EVENT else self.kind, self.id, self.seat, self.slot)


ASIDE = Place("aside")
"""Where a worker waits whose place is gone."""
MOVING = Place("moving")
"""Where workers are while the card that carries them moves to another city."""


def on_board(space: str) -> Place:
    return Place(SPACE, space)


def in_city(seat: int, uid: str) -> Place:
    return Place(CITY, uid, seat)


def on_award(award: str) -> Place:
    return Place(EVENT, award)


def on_meadow(slot: int) -> Place:
    return Place(MEADOW, "", -1, slot)


def replaced(uid: str) -> Place:
    """Where the workers of a card wait whose place another one is about to take."""
    return Place("replaced", uid)


def read_place(text: str) -> Place:
    """The place that a text names; what is none of the others is a space, there or not."""
    kind, _, rest = text.partition(":")
    seat, _, uid = rest.partition(":")
    if kind == CITY and number(seat) is not None:
        place = in_city(int(seat), uid)
    elif kind == MEADOW and number(rest) is not None:
        place = on_meadow(int(rest))
    elif kind == EVENT:
        place = on_award(rest)
    else:
        place = ASIDE
    return place if place.text == text else on_board(text)


def number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else None
