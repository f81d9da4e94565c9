"""Answers at random, for playouts and wherever somebody has to answer."""

from __future__ import annotations

from typing import Any

from .chance import Generator
from .decisions import (
    Arrange,
    ChooseGoods,
    ChooseOne,
    ChoosePayment,
    ChooseSome,
    Decision,
    Distribute,
)
from .goods import KINDS, NOTHING, Goods, of_kind


def random_pick(decision: Decision, chance: Generator) -> Any:
    """One of the legal answers, resolved; the options of a choice are equally likely."""
    if isinstance(decision, ChooseOne):
        options = decision._options
        last = len(options) + (1 if decision.skip else 0)
        index = int(chance.random() * last)
        return options[index] if index < len(options) else None
    if isinstance(decision, ChooseSome):
        size = decision.least + int(chance.random() * (decision.most - decision.least + 1))
        mixed = list(decision.options)
        chance.shuffle(mixed)
        return mixed[:size]
    if isinstance(decision, ChoosePayment):
        return decision.payments[int(chance.random() * len(decision.payments))]
    if isinstance(decision, ChooseGoods):
        size = decision.least + int(chance.random() * (decision.most - decision.least + 1))
        return random_goods(decision.limit, size, chance)
    if isinstance(decision, Arrange):
        mixed = list(decision.options)
        chance.shuffle(mixed)
        return mixed
    if isinstance(decision, Distribute):
        size = int(chance.random() * (min(decision.most, decision.limit.total) + 1))
        goods = random_goods(decision.limit, size, chance)
        targets = decision.options
        shares = [NOTHING for _ in targets]
        for kind, number in goods.items():
            for _ in range(number):
                index = int(chance.random() * len(targets))
                shares[index] = shares[index] + of_kind(kind)
        return list(zip(targets, shares, strict=True))
    raise TypeError(f"no way to answer {decision.kind}")


def first_pick(decision: Decision) -> Any:
    """The first legal answer, for where somebody has to answer and it does not matter."""
    return random_pick(decision, LOWEST)


class Lowest:
    """A generator that always gives the lowest number."""

    def random(self) -> float:
        return 0.0

    def shuffle(self, x: list[Any]) -> None:
        pass

    def getrandbits(self, k: int) -> int:
        return 0


LOWEST = Lowest()


def random_goods(limit: Goods, size: int, chance: Generator) -> Goods:
    counts = dict.fromkeys(KINDS, 0)
    for _ in range(size):
        kinds = [kind for kind in KINDS if counts[kind] < getattr(limit, kind)]
        counts[kinds[int(chance.random() * len(kinds))]] += 1
    return Goods(**counts)
