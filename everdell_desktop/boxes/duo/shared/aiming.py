"""What a team aims at beyond points, for computer players: the goals of a chapter, its target, what Miss Thorn has."""

from __future__ import annotations

from collections.abc import Sequence

from everdell_desktop.engine.cards import COLORS, PROSPERITY, Card
from everdell_desktop.engine.effects import constructions, critters, of_color
from everdell_desktop.engine.goods import NOTHING, Goods, of_kind
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import State

from ..part import HARE, LAST, part_of
from ..path import COLUMNS
from . import goals, thorn
from .checking import CITY, MAYORS, met, number_of, reached
from .ending import SCORING
from .goals import Goal
from .lines import OCCUPIED

GOAL = 30.0
"""The points that a goal is worth when it is met, and the target at the end."""
PROGRESS = 12.0
"""How much of that is felt on the way to a goal."""
IN_SUPPLY = 0.6
"""How much of a token on a card one that is still to be used is on the way to it."""


def aims(state: State, rules: Ruleset, seat: int) -> float:
    """Goals and target of the chapter: what is met, and how far the rest is on its way; or what Miss Thorn has."""
    part = part_of(state)
    if not part.plan.shared:
        return 0.0
    over = rules.is_over(state)
    if part.plan.level is not None:
        return -float(thorn.sheet(state).total) - (0.0 if over else hers_soon(state))
    settled = zip(part.plan.goals, part.goals, strict=True)
    worth = sum(goal_worth(state, goal, known) for goal, known in settled)
    if over and sum(rule.points(state, rules, HARE) for rule in SCORING) >= part.plan.target:
        worth += GOAL
    return worth


def hers_soon(state: State) -> float:
    """What the Meadow cards are worth to Miss Thorn that she takes if the season ends now."""
    part = part_of(state)
    assert part.plan.level is not None
    row = COLUMNS if state.players[HARE].season in thorn.LOWER else 0
    there = [state.meadow[space - 1 + row] for space in part.skunks.meadow if space != LAST]
    purple = part.plan.level.points_per_prosperity_card
    return float(sum(card.points + purple * (card.color == PROSPERITY) for card in there if card is not None))


def goal_worth(state: State, goal: Goal, known: bool | None) -> float:
    if known is not None:
        return GOAL * known
    return GOAL if met(state, goal) else PROGRESS * progress(state, goal)


def progress(state: State, goal: Goal) -> float:
    """Which share of the way to a goal is gone; every colour, kind and mayor that it asks for counts by itself.

    Where two kinds shall be even, what one is ahead has to be caught up again.
    """
    astray, numbers = 0.0, list[float]()
    if goal.type == "each_color_min":
        numbers = [of_color(color)(state, CITY) for color in COLORS]
    elif goal.type == "kind_balance":
        numbers = [critters(state, CITY), constructions(state, CITY)]
        astray = max(0.0, abs(numbers[0] - numbers[1]) - goal.max_difference) / (2 * goal.n)
    elif goal.type == "occupied_min":
        numbers = [reached(state, goal) + IN_SUPPLY * sum(part_of(state).occupied_tokens)]
    elif goal.player == goals.EACH:
        numbers = [number_of(state, goal, seat) for seat in MAYORS.values()]
    else:
        numbers = [reached(state, goal)]
    return sum(min(1.0, number / goal.n) for number in numbers) / len(numbers) - astray


def coming(state: State, seat: int) -> tuple[Goods, Sequence[Card]]:
    """What lies on the Sharing tile for a mayor."""
    shared = part_of(state).shared
    if shared is None or shared.giver == seat or shared.item == OCCUPIED:
        return NOTHING, ()
    return (NOTHING, (shared.item,)) if isinstance(shared.item, Card) else (of_kind(shared.item), ())
