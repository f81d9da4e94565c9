"""Golden occupied tokens: three for each seat and game, for cards with golden banners."""

from __future__ import annotations

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.parts import with_seat
from everdell_desktop.engine.payment import Tokens
from everdell_desktop.engine.state import State
from everdell_desktop.engine.turn import Turn

from .part import part_of


def go_together(home: Card, guest: Card) -> bool:
    """A legendary critter comes for its price or its banner card only."""
    if guest.legendary:
        return False
    return matches(home.golden, guest) or matches(guest.golden, home)


def matches(banner: str, card: Card) -> bool:
    """A banner shows a colour, or says common or unique."""
    if banner == "common":
        return card.common
    return card.unique if banner == "unique" else bool(banner) and card.color == banner


def spend(turn: Turn) -> None:
    """Never regained, whatever becomes of the construction."""
    part = part_of(turn.state)
    part.golden = with_seat(part.golden, turn.seat, part.golden[turn.seat] - 1)


def golden_left(state: State, seat: int) -> int:
    return part_of(state).golden[seat]


GOLDEN_TOKENS = Tokens(go_together, "golden", golden_left, spend)
"""Either banner is enough, and the other card may be of any box. The construction must be unoccupied."""
