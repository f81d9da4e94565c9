"""Players that answer without trying anything out."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from everdell_desktop.engine.decisions import Decision
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.search import random_pick
from everdell_desktop.engine.state import State
from everdell_desktop.engine.view import branch

from .almanac import almanac
from .cityview import Views
from .imagining import FairChance
from .policy import Policy


def never() -> bool:
    return False


class RandomThinker:
    """Picks any legal answer."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.should_stop: Callable[[], bool] = never

    def pick(self, decision: Decision, start: State, answers: Sequence[Any], rules: Ruleset) -> Any:
        return random_pick(decision, self.chance)


class QuickThinker:
    """Weighs what is offered and takes the best, misjudging each option by up to about `noise` points.

    With all boxes on the table scores are twice as high, and so is what is misjudged.
    """

    def __init__(self, seed: int, noise: float = 0.0) -> None:
        self.chance = FairChance(seed)
        self.noise = noise
        self.should_stop: Callable[[], bool] = never

    def pick(self, decision: Decision, start: State, answers: Sequence[Any], rules: Ruleset) -> Any:
        views = Views(almanac(rules))
        noise = self.noise * (1 + views.almanac.more_boxes)  # where more is to be won, more is misjudged
        return look(start, answers, views, decision.seat, self.chance, Policy.__call__, noise)


class Seen(BaseException):
    """Raised when an imagined turn has come to the decision that is thought about."""

    def __init__(self, found: Any) -> None:
        self.found = found


def look(
    start: State, answers: Sequence[Any], views: Views, seat: int, chance: FairChance,
    question: Callable[[Policy, Decision], Any], noise: float = 0.0,
) -> Any:  # fmt: skip
    """What `question` says at the open decision, on a table where the hidden cards are dealt anew."""

    def player(state: State) -> Callable[[Decision], Any]:
        policy = Policy(state, views, chance, noise)

        def ask(decision: Decision) -> Any:
            raise Seen(question(policy, decision))

        return ask

    try:
        branch(start, answers, views.almanac.rules, seat, chance, player)
    except Seen as seen:
        return seen.found
    raise ValueError("these answers do not lead to an open decision")
