"""Legendary cards as something to play from, and how the table shows those still held."""

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.parts import with_seat
from everdell_desktop.engine.payment import FREE, PRICE, Terms
from everdell_desktop.engine.sources import NO_SLOT, Source
from everdell_desktop.engine.state import State
from everdell_desktop.engine.trays import Tile
from everdell_desktop.engine.turn import Turn

from .facts import NAME
from .part import part_of


def terms_for(turn: Turn, card: Card) -> Terms:
    """Free with its banner card in the city, which it then must replace; otherwise at its price (our ruling)."""
    banner_there = card.names[1] in turn.rules.memory.city(turn.house.city).names
    return FREE if banner_there and card.room_makers is not None and card.room_makers(turn) else PRICE


def words(turn: Turn, card: Card, terms: Terms) -> str:
    banner = turn.rules.cards[card.names[1]].name
    return f"Play {card.name} in place of the {banner}" if terms.free else f"Play {card.name}"


def held(turn: Turn) -> list[tuple[int, Card]]:
    return [(NO_SLOT, card) for card in part_of(turn.state).held[turn.seat]]


def take(turn: Turn, card: Card, slot: int) -> None:
    """A legendary card goes from its owner's store to the table."""
    part = part_of(turn.state)
    left = tuple(other for other in part.held[turn.seat] if other is not card)
    part.held = with_seat(part.held, turn.seat, left)


LEGEND = Source("legend", held, take, at_home=True, label=words, terms=terms_for, box=NAME)


def tiles(state: State, seat: int) -> list[Tile]:
    """The legendary cards a seat still holds."""
    return [
        Tile(LEGEND.subject(card, NO_SLOT, seat), f"portraits/{card.id}", card.name, card.text, card=card)
        for card in part_of(state).held[seat]
    ]
