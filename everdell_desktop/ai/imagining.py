"""Imagining how a game goes on: the hidden cards dealt anew, and what follows played by the quick policy."""

from __future__ import annotations

import random
from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from everdell_desktop.engine.asking import Asker
from everdell_desktop.engine.decisions import Decision
from everdell_desktop.engine.rounds import run_turn
from everdell_desktop.engine.state import State
from everdell_desktop.engine.view import branch

from .cityview import Views
from .judging import value
from .policy import Policy

BY_ID = attrgetter("id")


class FairChance(random.Random):
    """Random numbers that deal the same cards whatever order the hidden ones really lie in."""

    def shuffle(self, x: list[Any]) -> None:  # type: ignore[override]
        x.sort(key=BY_ID)
        number = self.random
        x.sort(key=lambda _: number())


def played_turn(
    start: State, answers: Sequence[Any], views: Views, seat: int, chance: FairChance, first: Any, noise: float
) -> State:  # fmt: skip
    """The table at the end of the turn when `seat` answers `first` now and the quick policy what follows."""
    waiting = [first]

    def player(state: State) -> Asker:
        policy = Policy(state, views, chance, noise)

        def ask(decision: Decision) -> Any:
            return waiting.pop() if waiting else policy(decision)

        return ask

    return branch(start, answers, views.almanac.rules, seat, chance, player)


def playout(
    start: State, answers: Sequence[Any], views: Views, seat: int, seed: int, first: Any, noise: float, horizon: int,
    rivals: bool = False,
) -> float:  # fmt: skip
    """What `seat` can hope for when it answers `first` now and the quick policy plays `horizon` turns more for it.

    The other seats stand still meanwhile unless `rivals` play along.
    """
    rules = views.almanac.rules
    chance = FairChance(seed)
    state = played_turn(start, answers, views, seat, chance, first, noise)
    policy = Policy(state, views, chance, noise)
    player = state.players[seat]
    for _ in range(horizon):
        if player.passed:
            break
        while rivals and state.seat != seat and not rules.is_over(state):
            run_turn(state, rules, policy)
        if rules.is_over(state):
            break
        state.seat = seat
        run_turn(state, rules, policy)
    return value(state, views, seat)
