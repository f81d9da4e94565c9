"""Chance without hidden state: every number follows from a seed and a counter, so a turn can be run again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
MASK = (1 << 64) - 1


class Generator(Protocol):
    """Any source of random numbers with the face of `random.Random`."""

    def random(self) -> float: ...
    def shuffle(self, x: list[Any]) -> None: ...
    def getrandbits(self, k: int) -> int: ...


def mixed(value: int) -> int:
    """One step of the splitmix64 generator: 64 well-stirred bits from 64 plain ones."""
    value = (value + 0x9E3779B97F4A7C15) & MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


def below(seed: int, counter: int, limit: int) -> int:
    """A number from 0 to limit - 1."""
    return mixed(mixed(seed & MASK) ^ counter) % limit


def shuffled(cards: Sequence[T], seed: int, counter: int) -> list[T]:
    """The cards in an order that depends on seed and counter alone."""
    mixed_cards = list(cards)
    stream = mixed(mixed(seed & MASK) ^ counter)
    for last in range(len(mixed_cards) - 1, 0, -1):
        stream = mixed(stream)
        other = stream % (last + 1)
        mixed_cards[last], mixed_cards[other] = mixed_cards[other], mixed_cards[last]
    return mixed_cards
