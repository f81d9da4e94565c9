"""Skunks that a position leaves to the die, out of the way of what it names."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any

from .chapters import LOCATIONS, MEADOW
from .skunks import NUMBERS

if TYPE_CHECKING:
    from ..part import DuoPart


def settle_skunks(part: DuoPart, standing: Collection[str], *, autumn: bool) -> None:
    """Path skunks leave the spaces of named tokens and a way on for one of them, others the places of workers."""
    tokens = {part.sun, part.moon} - {0}

    def way_on() -> bool:
        spaces = [token or part.first_space() for token in (part.sun, part.moon)]
        return autumn or any(part.space_after(space) is not None for space in spaces)

    move_away(part, MEADOW, tokens, way_on)
    move_away(part, LOCATIONS, standing, lambda: True)


def move_away(part: DuoPart, area: str, taken: Collection[Any], fits: Callable[[], bool]) -> None:
    """Each skunk of the area to the first spot from its own on, to the right and round, that is free and fits."""
    rolled = part.skunks.within(area)
    part.skunks = part.skunks.sitting(area, ())
    for spot in rolled:
        start = NUMBERS[area].index(spot)
        for other in (*NUMBERS[area][start:], *NUMBERS[area][:start]):
            sitting = part.skunks.within(area)
            if other in taken or other in sitting:
                continue
            part.skunks = part.skunks.sitting(area, [*sitting, other])
            if fits():
                break
            part.skunks = part.skunks.sitting(area, sitting)
