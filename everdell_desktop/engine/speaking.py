"""Numbers in words: one thing is told in the singular."""

from __future__ import annotations

from collections.abc import Sequence

PLURALS = {"resin": "resin", "berry": "berries"}
"""Those that do not simply end in s."""


def plural(number: int, one: str, many: str = "") -> str:
    """The word for so many: `card` or `cards`."""
    return one if number == 1 else many or PLURALS.get(one) or f"{one}s"


def count(number: int, one: str, many: str = "") -> str:
    """`3 twigs`, `1 berry`."""
    return f"{number} {plural(number, one, many)}"


def times(number: int) -> str:
    """`once`, `twice`, `3 times`."""
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def together(names: Sequence[str]) -> str:
    """`Farm, Inn and Mine`."""
    return " and ".join(", ".join(names).rsplit(", ", 1))


def either(numbers: Sequence[int]) -> str:
    """`1, 2 or 3`."""
    return " or ".join(", ".join(str(number) for number in numbers).rsplit(", ", 1))
