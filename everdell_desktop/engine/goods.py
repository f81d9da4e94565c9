"""Resources as an immutable counted tuple."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from .quoting import quoted
from .speaking import count, plural

KINDS = ("twig", "resin", "pebble", "berry")
MOST = 9_999
"""More of a kind than any table holds."""

new = tuple.__new__  # goods are added and taken away all the time: past the checks of a call with names


class Goods(NamedTuple):
    """So many of each of the four resources; never changed, only added to and taken from."""

    twig: int = 0
    resin: int = 0
    pebble: int = 0
    berry: int = 0

    def __add__(self, other: Goods) -> Goods:  # type: ignore[override]
        return new(Goods, (self[0] + other[0], self[1] + other[1], self[2] + other[2], self[3] + other[3]))

    def __sub__(self, other: Goods) -> Goods:
        return new(Goods, (self[0] - other[0], self[1] - other[1], self[2] - other[2], self[3] - other[3]))

    def covers(self, cost: Goods) -> bool:
        return self[0] >= cost[0] and self[1] >= cost[1] and self[2] >= cost[2] and self[3] >= cost[3]

    def lacking(self, cost: Goods) -> Goods:
        """What is missing from these goods to pay `cost`."""
        a, b, c, d = cost[0] - self[0], cost[1] - self[1], cost[2] - self[2], cost[3] - self[3]
        return Goods(a if a > 0 else 0, b if b > 0 else 0, c if c > 0 else 0, d if d > 0 else 0)

    def short_of(self, cost: Goods) -> int:
        """How many resources are missing to pay `cost`."""
        a, b, c, d = cost[0] - self[0], cost[1] - self[1], cost[2] - self[2], cost[3] - self[3]
        return (a if a > 0 else 0) + (b if b > 0 else 0) + (c if c > 0 else 0) + (d if d > 0 else 0)

    @property
    def total(self) -> int:
        return self[0] + self[1] + self[2] + self[3]

    def items(self) -> Iterator[tuple[str, int]]:
        """The kinds that are there, with their number."""
        return ((kind, number) for kind, number in zip(KINDS, self, strict=True) if number)

    def __str__(self) -> str:
        return " and ".join(", ".join(count(n, kind) for kind, n in self.items()).rsplit(", ", 1)) or "nothing"


NOTHING = Goods()


def of_kind(kind: str, number: int = 1) -> Goods:
    return Goods(**{kind: number})


def to_json(goods: Goods) -> dict[str, int]:
    return dict(goods.items())


def from_json(data: Mapping[str, int]) -> Goods:
    """Goods from `{"twig": 1}`; raises ValueError with a sentence when that makes no sense."""
    if not isinstance(data, Mapping):
        raise ValueError(f'goods must look like {{"twig": 1}}, not {quoted(data)}')
    for kind, number in data.items():
        if kind not in KINDS:
            raise ValueError(f"{quoted(kind)} is not a resource; the resources are {', '.join(KINDS)}")
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= MOST:
            raise ValueError(f"the number of {plural(2, kind)} must be from 0 to {MOST}, not {quoted(number)}")
    return Goods(**data)
