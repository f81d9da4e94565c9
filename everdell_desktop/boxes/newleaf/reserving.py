"""The reservation token: a card of Meadow or Station is kept apart, to be played later for 1 less."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from everdell_desktop.engine.actions import Action
from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import Blocked, Option, Subject, doing
from everdell_desktop.engine.parts import with_seat
from everdell_desktop.engine.payment import GOODS_ONLY, Terms, cheaper
from everdell_desktop.engine.playing import Play
from everdell_desktop.engine.sources import NO_SLOT, Source
from everdell_desktop.engine.turn import Turn

from .part import NAME, READY, SPENT, part_of
from .station import lift, open_cards, open_option, refill

TOKEN = Subject("reservation", "reservation")
LESS = cheaper(1, GOODS_ONLY)
"""A card-playing ability: a token or another ability is allowed in its stead."""


class Reserve(NamedTuple):
    """The deed of putting a card under the token. No train car is gained for a Station card."""

    row: str
    slot: int

    def __call__(self, turn: Turn) -> None:
        part, seat = part_of(turn.state), turn.seat
        from_meadow, from_station = lift(turn, [self])
        (card,) = (*from_meadow, *from_station)
        part.reserved = with_seat(part.reserved, seat, card)
        if turn.journal:
            turn.journal.note("reserve", seat, card=card.id, origin=self.row, text=f"reserves {card.name}")
        refill(turn)


def reservable(turn: Turn) -> list[Option]:
    return [reserve_option(*lying) for lying in open_cards(turn)]


@cache
def reserve_option(row: str, slot: int, card: Card) -> Option:
    lying = open_option(row, slot, card)
    return doing("reserve", lying.key, f"Reserve {lying.label}", Reserve(row, slot), lying.subject, TOKEN)


def reserve_block(turn: Turn) -> str | None:
    part, seat = part_of(turn.state), turn.seat
    if part.reserved[seat] is not None:
        return "a card is reserved already"
    return "your reservation token comes back with the next season" if part.reservation[seat] == SPENT else None


def offers(turn: Turn) -> list[Option]:
    return reservable(turn) if reserve_block(turn) is None else []


def blocked(turn: Turn) -> list[Blocked]:
    reason = reserve_block(turn)
    if reason is None:
        return []
    return [Blocked(option.key, reason, option.subject, option.target) for option in reservable(turn)]


RESERVE = Action("reserve", offers, blocked)


def reserved_cards(turn: Turn) -> list[tuple[int, Card]]:
    card = part_of(turn.state).reserved[turn.seat]
    return [] if card is None else [(NO_SLOT, card)]


def take_reserved(turn: Turn, card: Card, slot: int) -> None:
    part = part_of(turn.state)
    part.reserved = with_seat(part.reserved, turn.seat, None)


def turn_token(turn: Turn, play: Play) -> None:
    part = part_of(turn.state)
    part.reservation = with_seat(part.reservation, turn.seat, SPENT)


def for_less(turn: Turn, card: Card, terms: Terms) -> str:
    return f"Play {card.name}, your reserved card"


RESERVED = Source(
    "reserved", reserved_cards, take_reserved, at_home=True, label=for_less, terms=lambda turn, card: LESS,
    box=NAME, afterwards=turn_token,
)  # fmt: skip


def keep_or_discard(turn: Turn) -> None:
    """With the next season a used token comes back; a card that waits may be kept, and bars another one then."""
    part, seat = part_of(turn.state), turn.seat
    part.reservation = with_seat(part.reservation, seat, READY)
    card = part.reserved[seat]
    if card is None:
        return
    subject = Subject(RESERVED.name, card.id, seat)
    options = [
        Option("keep", f"Keep {card.name}", True, subject), Option("discard", f"Discard {card.name}", False),
    ]  # fmt: skip
    if not turn.choose_one(f"Keep {card.name} under your token, or discard it?", options, purpose="keep"):
        part.reserved = with_seat(part.reserved, seat, None)
        turn.throw_away([card])
