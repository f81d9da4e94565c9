"""What discoveries are worth at the end of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.scoring import events_of, journey_points
from everdell_desktop.engine.state import State

from .part import part_of

Worth = Callable[[State, Ruleset, int], int]
TRAIL_POINTS = 4
CITY_POINTS = 6
BELLSONG_POINTS = 3
HOPEWATCH_MOST = 7


def colors_in(state: State, seat: int) -> Counter[str]:
    return Counter(built.card.color for built in state.city_of(seat))


def trail(color: str, number: int) -> Worth:
    """4 points with so many cards of a colour."""
    return lambda state, rules, seat: TRAIL_POINTS if colors_in(state, seat)[color] >= number else 0


def city(color: str, every: int = 1) -> Worth:
    """6 points, 1 less for every so many cards of a colour, without a lower bound (PROTOCOL_BOXES, Spirecrest 19)."""
    return lambda state, rules, seat: CITY_POINTS - colors_in(state, seat)[color] // every


def bellsong_city(state: State, rules: Ruleset, seat: int) -> int:
    """The scarcest colour that is present."""
    return BELLSONG_POINTS + min(colors_in(state, seat).values(), default=0)


def bellsong_trail(state: State, rules: Ruleset, seat: int) -> int:
    """The last tile of the line, The Distant Shore included."""
    part = part_of(state)
    return TRAIL_POINTS if part.line(seat) and part.entered[seat] == len(part.line(seat)) else 0


def gatherwind_trail(state: State, rules: Ruleset, seat: int) -> int:
    return TRAIL_POINTS if len(events_of(state.players[seat])) >= 2 else 0


def hopewatch_trail(state: State, rules: Ruleset, seat: int) -> int:
    return min(HOPEWATCH_MOST, journey_points(state, rules, seat))
