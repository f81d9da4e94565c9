"""How far goals are reached, and whether they are met."""

from __future__ import annotations

from collections.abc import Callable

from everdell_desktop.engine.cards import COLORS, Here
from everdell_desktop.engine.effects import constructions, critters, every_card, of_color, point_tokens
from everdell_desktop.engine.scoring import events_of
from everdell_desktop.engine.state import State

from ..part import HARE, TORTOISE, part_of
from . import goals
from .goals import Goal

MAYORS = {goals.HARE: HARE, goals.TORTOISE: TORTOISE}
CITY = Here(HARE, "")
"""Where the one city lies that both mayors build."""


BY_MAYOR: dict[str, Callable[[State, Goal, int], int]] = {
    "events_min": lambda state, goal, seat: len(events_of(state.players[seat])),
    "hand_min": lambda state, goal, seat: len(state.players[seat].hand),
    "played_min": lambda state, goal, seat: getattr(part_of(state).played[seat], goal.kind),
    "visits_min": lambda state, goal, seat: part_of(state).visits[seat],
}


def number_of(state: State, goal: Goal, seat: int) -> int:
    """How many one mayor has of what the goal counts."""
    return BY_MAYOR[goal.type](state, goal, seat)


def by_mayor(state: State, goal: Goal) -> int:
    """What the mayor has whom the goal names; of each the one who has less, of any one the one who has more."""
    if goal.player in MAYORS:
        return number_of(state, goal, MAYORS[goal.player])
    numbers = [number_of(state, goal, seat) for seat in range(len(state.players))]
    return min(numbers) if goal.player == goals.EACH else max(numbers) if goal.player == goals.ANY_ONE else sum(numbers)


def cards_of_color(state: State, goal: Goal) -> int:
    return of_color(goal.color)(state, CITY)


def city_cards(state: State, goal: Goal) -> int:
    return every_card(state, CITY)


def occupied_in_city(state: State, goal: Goal) -> int:
    return sum(built.occupied for built in state.players[CITY.seat].city)


COUNTS: dict[str, Callable[[State, Goal], int]] = {
    **dict.fromkeys(BY_MAYOR, by_mayor),
    "color_min": cards_of_color,
    "color_max": cards_of_color,
    "each_color_min": lambda state, goal: min(of_color(color)(state, CITY) for color in COLORS),
    "city_cards_min": city_cards,
    "city_cards_max": city_cards,
    "occupied_min": occupied_in_city,
    "occupied_total_min": lambda state, goal: occupied_in_city(state, goal) + sum(part_of(state).occupied_tokens),
    "point_tokens_min": lambda state, goal: point_tokens(state, CITY),
    "kind_balance": lambda state, goal: min(critters(state, CITY), constructions(state, CITY)),
}


def reached(state: State, goal: Goal) -> int:
    """How many there are now of what the goal counts."""
    return COUNTS[goal.type](state, goal)


def met(state: State, goal: Goal) -> bool:
    """Whether the table is as the goal wants it, now."""
    number = reached(state, goal)
    if goal.type == "kind_balance":
        apart = abs(critters(state, CITY) - constructions(state, CITY))
        return apart <= goal.max_difference and number >= goal.n
    return number <= goal.n if goal.type.endswith("_max") else number >= goal.n


def standing(state: State) -> list[bool]:
    """Each goal of the chapter as if the game ended now: what is settled stays, the others are tested (D20)."""
    part = part_of(state)
    settled = zip(part.plan.goals, part.goals, strict=True)
    return [met(state, goal) if known is None else known for goal, known in settled]
