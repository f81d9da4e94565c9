"""The action of playing a legendary card, and how the table shows those still held."""

from collections.abc import Iterator

from everdell_desktop.engine.actions import Action, CardPlay
from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import Blocked, Option, Reason, Subject
from everdell_desktop.engine.payment import FREE, PRICE, Means, Terms
from everdell_desktop.engine.state import APART, State
from everdell_desktop.engine.trays import Tile
from everdell_desktop.engine.turn import Turn

from .part import part_of


def terms_for(turn: Turn, card: Card) -> Terms:
    """Free with its banner card in the city, which it then must replace; otherwise at its price (our ruling)."""
    return FREE if card.room_makers is not None and card.room_makers(turn) else PRICE


def survey(turn: Turn) -> Iterator[tuple[Option, Reason | str | None]]:
    """Every legendary card held, with the reason why it cannot be played now, or None."""
    means = Means(turn)
    for card in part_of(turn.state).held[turn.seat]:
        terms = terms_for(turn, card)
        banner = turn.rules.cards[card.names[1]].name
        label = f"Play {card.name} in place of the {banner}" if terms.free else f"Play {card.name}"
        deed = CardPlay(card, APART, terms)
        option = Option(f"play:legend:{card.id}", label, deed, subject_of(card, turn.seat), Subject("seat", "city"))
        yield option, means.why_not(card, terms)


def subject_of(card: Card, seat: int) -> Subject:
    return Subject("legend", card.id, seat)


def offers(turn: Turn) -> list[Option]:
    return [option for option, reason in survey(turn) if reason is None]


def blocked(turn: Turn) -> list[Blocked]:
    return [
        Blocked(option.key, str(reason), option.subject, option.target)
        for option, reason in survey(turn) if reason is not None
    ]  # fmt: skip


PLAY_LEGEND = Action("legend", offers, blocked)


def tiles(state: State, seat: int) -> list[Tile]:
    """The legendary cards a seat still holds."""
    return [
        Tile(subject_of(card, seat), f"portraits/{card.id}", card.name, card.text, f"{card.points}")
        for card in part_of(state).held[seat]
    ]
