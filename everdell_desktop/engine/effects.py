"""Effects that many cards and places share, as values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import Effect, Here
from .goods import Goods

if TYPE_CHECKING:
    from .turn import Turn


def gain(goods: Goods | None = None, *, cards: int = 0, points: int = 0, any_goods: int = 0) -> Effect:
    """Gain fixed goods, draw cards, take point tokens, and gain goods of any kind."""

    def effect(turn: Turn, here: Here) -> None:
        if goods is not None:
            turn.gain(goods)
        if cards:
            turn.draw(cards)
        if points:
            turn.gain_points(points)
        if any_goods:
            gain_any(turn, any_goods)

    return effect


def draw(cards: int) -> Effect:
    return gain(cards=cards)


def gain_any(turn: Turn, number: int) -> None:
    """Gain resources of the player's choice."""
    what = "1 resource" if number == 1 else f"{number} resources"
    turn.gain(turn.choose_goods(f"Gain {what} of your choice", least=number, most=number))


def pay_for_points(kind: str, most: int) -> Effect:
    """Pay up to so many resources of a kind for as many point tokens."""

    def effect(turn: Turn, here: Here) -> None:
        limit = Goods(**{kind: getattr(turn.player.goods, kind)})
        paid = turn.choose_goods(f"Pay up to {most} for 1 point each", least=0, most=most, limit=limit)
        turn.pay(paid)
        turn.gain_points(paid.total)

    return effect
