"""Gaining goods, cards and point tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..cards import Here
from ..decisions import ANY
from ..goods import KINDS, NOTHING, Goods
from ..speaking import count
from .counting import Count
from .value import Value, counted

if TYPE_CHECKING:
    from ..turn import Turn


@dataclass(frozen=True)
class Gain(Value):
    goods: Goods
    any_goods: int
    cards: int
    points: int
    each: Count | None
    every: int
    most: int | None
    of: tuple[str, ...]
    prompt: str

    def __call__(self, turn: Turn, here: Here) -> None:
        if self.each is None:
            if self.goods is not NOTHING:
                turn.gain(self.goods)
            if self.cards or self.points or self.any_goods:
                self.take_more(turn, 1)
        else:
            times = counted(self.each, turn, here) // self.every
            self.take(turn, times if self.most is None else min(self.most, times))

    def take(self, turn: Turn, times: int = 1) -> None:
        """Gain it all so many times at once."""
        if self.goods is not NOTHING:
            turn.gain(self.goods if times == 1 else Goods(*[number * times for number in self.goods]))
        self.take_more(turn, times)

    def take_more(self, turn: Turn, times: int) -> None:
        """What is no fixed goods."""
        if self.cards:
            turn.draw(self.cards * times)
        if self.points:
            turn.gain_points(self.points * times)
        if self.any_goods:
            gain_any(turn, self.any_goods * times, self.of, self.prompt)

    @property
    def asks(self) -> bool:
        return bool(self.any_goods)

    @property
    def only_adds(self) -> bool:
        return not self.any_goods and not self.cards

    @property
    def words(self) -> str:
        """`1 resource and 2 points`."""
        parts = [str(self.goods)] if self.goods.total else []
        pairs = ((self.any_goods, "resource"), (self.cards, "card"), (self.points, "point"))
        parts += [count(number, what) for number, what in pairs if number]
        return " and ".join(parts)


def gain(
    *, twig: int = 0, resin: int = 0, pebble: int = 0, berry: int = 0, any_goods: int = 0, cards: int = 0,
    points: int = 0, each: Count | None = None, every: int = 1, most: int | None = None,
    of: tuple[str, ...] = KINDS, prompt: str = "",
) -> Gain:  # fmt: skip
    """Goods, goods of the player's choice (among the kinds `of`), cards from the deck, point tokens.

    All of it once, or for `each` of something that is there (for `every` so many), `most` times at most.
    """
    goods = Goods(twig, resin, pebble, berry)
    return Gain(goods if goods.total else NOTHING, any_goods, cards, points, each, every, most, of, prompt)


def gain_any(turn: Turn, number: int, of: tuple[str, ...] = KINDS, prompt: str = "") -> None:
    """Gain resources of the player's choice."""
    if number:
        what = count(number, "resource")
        limit = ANY if of is KINDS else Goods(**{kind: getattr(ANY, kind) for kind in of})
        asked = prompt or f"Gain {what} of your choice"
        chosen = turn.choose_goods(asked, least=number, most=number, limit=limit, purpose="gain")
        turn.gain(chosen, printed=False)


@dataclass(frozen=True)
class PutPoints(Value):
    number: int

    def __call__(self, turn: Turn, here: Here) -> None:
        turn.put_points(here, self.number)

    @property
    def asks(self) -> bool:
        return False

    @property
    def only_adds(self) -> bool:
        return True


def put_points(number: int) -> PutPoints:
    """Point tokens from the supply onto the card itself."""
    return PutPoints(number)


def take_stock(turn: Turn, here: Here) -> None:
    """All that lies on the card."""
    turn.take_stock(here)
