"""What a card or an award is worth at the end of the game."""

from __future__ import annotations

from ..cards import Bonus, Here
from ..goods import Goods
from ..state import State
from .counting import Count, basic_events, claimed_at, special_events


def points_for_each(count: Count, *, worth: int = 1, every: int = 1, most: int | None = None, start: int = 0) -> Bonus:
    """So many points for each (or for every so many), at most `most` in all, on top of `start`."""

    def bonus(state: State, here: Here) -> int:
        points = worth * (count(state, here) // every)
        return start + (points if most is None else min(most, points))

    return bonus


def points_if(points: int, condition: Count) -> Bonus:
    """So many points, or none."""
    return lambda state, here: points if condition(state, here) else 0


def points_for_events(basic: int, special: int) -> Bonus:
    """So many points for each basic event and each other one."""
    return lambda state, here: basic * basic_events(state, here) + special * special_events(state, here)


def points_for_goods_on_it(worth: Goods) -> Bonus:
    """What the goods on an award score, by kind."""

    def bonus(state: State, here: Here) -> int:
        goods = claimed_at(state, here).goods
        return sum(number * each for number, each in zip(goods, worth, strict=True))

    return bonus
