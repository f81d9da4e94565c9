"""Cards that lie at a discovery: under Archeologist and Trail Guide for their owner, beside Stormvale for everybody."""

from __future__ import annotations

from collections.abc import Callable

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.payment import GOODS_ONLY, Terms, cheaper
from everdell_desktop.engine.sources import Source
from everdell_desktop.engine.turn import Turn

from .part import MOST_KEPT, NAME, STORMVALE, STORMVALE_CARDS, part_of

ARCHEOLOGIST, TRAIL_GUIDE = "discovery_archeologist", "discovery_trail_guide"


def put_aside(name: str, prompt: str, fits: Callable[[Card], bool]) -> Callable[[Turn], None]:
    """Up to three cards of hand and Meadow go under a discovery; the Meadow is filled after the last."""

    def when_taken(turn: Turn) -> None:
        hand = turn.hand_options([card for card in turn.hand if fits(card)])
        slots = [slot for slot, card in turn.meadow_cards(turn.open_meadow()) if fits(card)]
        options = [*hand, *turn.meadow_options(slots)]
        picked = turn.choose_some(prompt, options, most=MOST_KEPT, purpose="keep")
        cards = [one for one in picked if isinstance(one, Card)]
        turn.drop_from_hand(cards)
        cards += turn.take_from_meadow([one for one in picked if not isinstance(one, Card)])
        part_of(turn.state).put_cards(turn.seat, name, tuple(cards))
        turn.refill_meadow()

    return when_taken


def lie_open(turn: Turn) -> None:
    """Stormvale: three cards from the deck."""
    part_of(turn.state).put_cards(turn.seat, STORMVALE, tuple(turn.reveal(STORMVALE_CARDS)))


def cards_at(name: str, *, everybodys: bool = False) -> Callable[[Turn], list[tuple[int, Card]]]:
    """Each different card once, with its slot."""

    def cards(turn: Turn) -> list[tuple[int, Card]]:
        owner = part_of(turn.state).owner_of(name)
        if owner is None or (owner[0] != turn.seat and not everybodys):
            return []
        slots = {card: slot for slot, card in reversed(list(enumerate(owner[1].cards)))}
        return [(slot, card) for card, slot in sorted(slots.items(), key=lambda pair: pair[1])]

    return cards


def take_from(name: str) -> Callable[[Turn, Card, int], None]:
    def take(turn: Turn, card: Card, slot: int) -> None:
        part = part_of(turn.state)
        owner = part.owner_of(name)
        assert owner is not None
        seat, held = owner
        part.put_cards(seat, name, (*held.cards[:slot], *held.cards[slot + 1 :]))

    return take


def take_from_stormvale(turn: Turn, card: Card, slot: int) -> None:
    """Replaced at once; where deck and discard pile are empty the gap stays. The owner gains 1 point from others."""
    part = part_of(turn.state)
    owner = part.owner_of(STORMVALE)
    assert owner is not None
    seat, held = owner
    part.put_cards(seat, STORMVALE, (*held.cards[:slot], *turn.reveal(1), *held.cards[slot + 1 :]))
    if seat in turn.opponents():
        turn.gain_points(1, seat)


def less(number: int) -> Callable[[Turn, Card], Terms]:
    """The discount belongs to paying with goods; a token or another ability is open without it (Spirecrest 15)."""
    terms = cheaper(number, GOODS_ONLY)
    return lambda turn, card: terms


SOURCES = (
    Source(ARCHEOLOGIST, cards_at(ARCHEOLOGIST), take_from(ARCHEOLOGIST), at_home=True, terms=less(1), box=NAME),
    Source(TRAIL_GUIDE, cards_at(TRAIL_GUIDE), take_from(TRAIL_GUIDE), at_home=True, terms=less(2), box=NAME),
    Source(STORMVALE, cards_at(STORMVALE, everybodys=True), take_from_stormvale, box=NAME),
)
