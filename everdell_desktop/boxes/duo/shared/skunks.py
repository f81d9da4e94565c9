"""The skunks of The Root, and where they may sit."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from .chapters import EVENTS, LOCATIONS, MEADOW

SIDES = 6
AREAS = (EVENTS, MEADOW, LOCATIONS)
NUMBERS: dict[str, tuple[Any, ...]] = {
    EVENTS: (1, 2, 3, 4, 5, 6),
    MEADOW: (1, 2, 3, 5, 6, 7),
    LOCATIONS: ("river_1", "river_2", "farm_twigs", "farm_resin", "farm_pebble", "farm_berries"),
}
"""What the numbers of the die mean: Event spots, path spaces, places (D14)."""


class Skunks(NamedTuple):
    """Where they sit, each area in the order of its numbers."""

    events: tuple[int, ...] = ()
    meadow: tuple[int, ...] = ()
    locations: tuple[str, ...] = ()

    def within(self, area: str) -> tuple[Any, ...]:
        found: tuple[Any, ...] = getattr(self, area)
        return found

    def but_for(self, area: str, spots: Collection[Any]) -> Skunks:
        """Without those on these spots of an area."""
        return self.sitting(area, [spot for spot in self.within(area) if spot not in spots])

    def sitting(self, area: str, spots: Collection[Any]) -> Skunks:
        return self._replace(**{area: tuple(sorted(spots, key=NUMBERS[area].index))})


NONE = Skunks()


def next_free(area: str, number: int, taken: Collection[Any]) -> Any:
    """The spot with the number of the die, or the next free one to the right, from the end to the first."""
    spots = NUMBERS[area]
    order = [*spots[number - 1 :], *spots[: number - 1]]
    return next(spot for spot in order if spot not in taken)
