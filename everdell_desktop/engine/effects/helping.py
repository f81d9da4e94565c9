"""Card-playing abilities: how a card in the city helps to pay for another one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..cards import Card, Here, PaymentWays, Price, card_id
from ..decisions import Subject
from ..goods import of_kind
from ..payment import Way
from .counting import Cards

if TYPE_CHECKING:
    from ..turn import Turn


def discard_it_for(cards: Cards, off: int, kind: str = "") -> PaymentWays:
    """Discarded while such a card is played: so many resources less, of any kinds or of this one.

    Not for a card that would cost no less: cards are never discarded just to make room.
    """

    def ways(turn: Turn, here: Here, card: Card, price: Price) -> Iterator[Way]:
        if not cards.fits(card):
            return
        saved = min(off, getattr(price.goods, kind) if kind else price.goods.total)
        if not saved:
            return

        def use(turn: Turn) -> None:
            turn.remove(here.seat, here.uid)

        cost = price.goods - of_kind(kind, saved) if kind else price.goods
        label = f"Discard the {turn.rules.cards[card_id(here.uid)].name}"
        subject = Subject("city", here.uid, here.seat)
        yield Way(here.uid, label, cost, 0 if kind else off, leaves=here.uid, use=use, subject=subject)

    return ways


def swap_resources(number: int) -> PaymentWays:
    """So many resources of the cost may be paid in another kind."""

    resources = "one resource" if number == 1 else f"{number} resources"

    def ways(turn: Turn, here: Here, card: Card, price: Price) -> Iterator[Way]:
        label = f"{turn.rules.cards[card_id(here.uid)].name}: swap {resources}"
        yield Way(here.uid, label, price.goods, swaps=number, subject=Subject("city", here.uid, here.seat))

    return ways
