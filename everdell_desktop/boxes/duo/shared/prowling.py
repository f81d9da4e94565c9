"""The die that sends the skunks to their spots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.turn import Turn

from ..part import part_of
from .chapters import EVENTS, LOCATIONS, MEADOW
from .skunks import AREAS, SIDES, next_free

WHERE = {EVENTS: "at Event", MEADOW: "on path space", LOCATIONS: "at"}


def throw(turn: Turn, area: str, number: int, sitting: Sequence[Any]) -> list[Any]:
    """So many skunks of an area, rolled one after the other beside those that sit there."""
    found = list(sitting)
    for _ in range(number):
        found.append(next_free(area, die(turn), found))
    return found


def die(turn: Turn) -> int:
    """The next result a position has named, or chance."""
    part = part_of(turn.state)
    if not part.dice:
        return turn.roll(SIDES)
    first, *rest = part.dice
    part.dice = tuple(rest)
    return first


def send_out(turn: Turn) -> None:
    """All skunks of an area are lifted, then rolled; Events, path, places (D14). The tokens go to the first free space.

    In the challenge the first one at the Events begins at that of the letter A.
    """
    part = part_of(turn.state)
    for area in AREAS:
        first: list[Any] = []
        if area == EVENTS and part.plan.level is not None and not turn.state.turn:
            first = [spot for spot, tile in enumerate(part.event_tiles, start=1) if tile and tile.letter == "A"]
        rolled = throw(turn, area, part.plan.skunks[area] - len(first), first)
        part.skunks = part.skunks.sitting(area, rolled)
    arrive(turn)


def arrive(turn: Turn) -> None:
    """Once the skunks sit: the tokens begin at the left, and points lie on River tiles without a skunk."""
    part = part_of(turn.state)
    part.sun = part.moon = part.first_space()
    part.lay_river_points()
    tell(turn, "finds the skunks at new places")


def tell(turn: Turn, text: str) -> None:
    if turn.journal:
        told = {area: list(part_of(turn.state).skunks.within(area)) for area in AREAS}
        turn.journal.note("skunks", turn.seat, skunks=told, text=text)


def skunk_options(turn: Turn, areas: Sequence[str] = AREAS) -> list[Option]:
    """The skunks by area and spot; the values are both."""
    skunks, spaces = part_of(turn.state).skunks, turn.rules.spaces
    return [
        Option(f"{area}:{spot}", f"The skunk {WHERE[area]} {spaces[spot].name if spot in spaces else spot}",
               (area, spot), Subject("skunk", f"{area}:{spot}"))
        for area in areas for spot in skunks.within(area)
    ]  # fmt: skip


def roll_again(turn: Turn, chosen: Sequence[tuple[str, Any]]) -> None:
    """Lift these skunks together, then roll them one after the other."""
    part = part_of(turn.state)
    lifted = {area: [spot for where, spot in chosen if where == area] for area in AREAS}
    for area, spots in lifted.items():
        part.skunks = part.skunks.but_for(area, spots)
    for area, spots in lifted.items():
        part.skunks = part.skunks.sitting(area, throw(turn, area, len(spots), part.skunks.within(area)))
    if lifted[MEADOW]:
        part.sun = part.moon = part.first_space()
    if lifted[LOCATIONS]:
        part.lay_river_points()
    tell(turn, "sends skunks to another address")
