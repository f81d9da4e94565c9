"""The two piles of Visitors in a part: the top one of each lies face up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from everdell_desktop.engine.fields import SLOTS, Reading, Things
from everdell_desktop.engine.reading import PositionError, as_list
from everdell_desktop.engine.ruleset import Setup
from everdell_desktop.engine.state import State

from .tiles import Visitor

Piles = tuple[tuple[Visitor, ...], tuple[Visitor, ...]]
"""Top first."""
BETWEEN = None
"""What stands between the piles where they are one row."""


@dataclass(eq=False)
class VisitorPiles(Things):
    """Written as two lists; a position names the top ones, and the rest is dealt below, evenly."""

    form: str = SLOTS
    pile: bool = True

    def start(self, setup: Setup) -> Piles:
        return (), ()

    def items(self, value: Piles) -> tuple[Visitor | None, ...]:
        return (*value[0], BETWEEN, *value[1])

    def value(self, items: Sequence[Visitor | None]) -> Piles:
        row = list(items)
        middle = row.index(BETWEEN) if BETWEEN in row else len(row)
        return tuple(row[:middle]), tuple(row[middle + 1 :])  # type: ignore[arg-type]

    def filled_up(self, row: Sequence[Visitor | None], rest: Sequence[Visitor]) -> Piles:
        first, second = map(list, self.value(row))
        for visitor in rest:
            (first if len(first) <= len(second) else second).append(visitor)
        return tuple(first), tuple(second)

    def write(self, value: Piles) -> list[list[str]]:
        return [[visitor.id for visitor in pile] for pile in value]

    def row(self, written: Any, reading: Reading, seat: int) -> list[Any]:
        what = self.words(reading, seat)
        piles = [as_list(pile, f"a pile of {what}") for pile in as_list(written, what)]
        if len(piles) > 2:
            raise PositionError(f"{what} lie in 2 piles, not {len(piles)}")
        first, second = [*piles, [], []][:2]
        if BETWEEN in (*first, *second):
            raise PositionError(f"{what} cannot have a gap in a pile")
        return [*first, BETWEEN, *second]

    def hide(self, written: Any, value: Piles, state: State, *, seen: bool) -> Any:
        return [{"top": pile[0].id, "below": len(pile) - 1} if pile else {"top": None, "below": 0} for pile in value]
