"""Pearls: gained, paid and looked at. They are none of the four resources, and nothing that says `any` means them."""

from __future__ import annotations

from functools import partial

from everdell_desktop.engine.cards import Here
from everdell_desktop.engine.decisions import Reason
from everdell_desktop.engine.parts import with_seat
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.speaking import count
from everdell_desktop.engine.state import State, has
from everdell_desktop.engine.turn import Turn

from .part import part_of

VALUE = 2
BRIDGE = "bridge"
CARDS_BY_BRIDGE = 2


def pearls_of(state: State, seat: int) -> int:
    return part_of(state).pearls[seat]


def pearls(state: State, here: Here) -> int:
    """The pearls of the city a card lies in; they are only looked at."""
    return pearls_of(state, here.seat)


def gain_pearls(turn: Turn, number: int = 1) -> None:
    """Pearls from the Shoal or off a river card. They never run out (our reading, as for resources).

    A Bridge draws 2 cards for each, and the new pearls already count for its hand limit.
    """
    change(turn, number)
    if turn.has(BRIDGE):
        turn.draw(CARDS_BY_BRIDGE * number)


def gain_pearl(turn: Turn, here: Here) -> None:
    gain_pearls(turn)


def pay_pearls(turn: Turn, number: int = 1) -> None:
    if pearls_of(turn.state, turn.seat) < number:
        raise ValueError(f"cannot pay {count(number, 'pearl')} out of {pearls_of(turn.state, turn.seat)}")
    change(turn, -number)


def change(turn: Turn, number: int) -> None:
    part = part_of(turn.state)
    part.pearls = with_seat(part.pearls, turn.seat, part.pearls[turn.seat] + number)
    if turn.journal:
        words = f"{'gains' if number > 0 else 'pays'} {count(abs(number), 'pearl')}"
        turn.journal.note("token", turn.seat, token="pearl", number=number, text=words)


def pearls_block(turn: Turn, price: int) -> Reason | None:
    """The reason why so many pearls cannot be paid."""
    missing = price - pearls_of(turn.state, turn.seat)
    return Reason("needs {} more", partial(count, missing, "pearl")) if missing > 0 else None


def hand_bonus(state: State, seat: int) -> int:
    """With a Bridge each pearl owned right now raises the hand limit by 1."""
    pearls = pearls_of(state, seat)
    return pearls if pearls and has(state.players[seat].city, BRIDGE) else 0


def pearl_points(state: State, rules: Ruleset, seat: int) -> int:
    return VALUE * pearls_of(state, seat)
