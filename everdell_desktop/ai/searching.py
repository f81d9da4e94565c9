"""Players that try out promising answers in thought before they choose."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from everdell_desktop.engine.decisions import Decision
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import State

from .almanac import almanac
from .candidates import Candidate, candidates
from .cityview import Views
from .imagining import FairChance, playout
from .policy import Policy
from .quick import look, never
from .weights import learned

WORST = 4.0  # a first impression never counts for more than so many points below the best


class Effort(NamedTuple):
    """How much a player thinks."""

    playouts: int
    """How many imagined continuations the first question of a turn is worth; later ones get less and less."""
    width: int
    """How many answers are tried out."""
    horizon: int
    """How many turns of one's own an imagined continuation goes on after this one."""
    noise: float = 0.4
    """How much everybody misjudges options in the continuations, in points."""
    trust: float = 12.0
    """The first impression of an answer counts as much as so many playouts."""
    least_trust: float = 0.3
    """The share the first impression keeps after any number of playouts, for what they cannot see."""


class SearchingThinker:
    """Imagines how the game goes on after each promising answer, and drops the worse ones step by step.

    The hidden cards are dealt anew for every continuation, the same for all answers. The same seed gives the same
    choice unless a time limit (seconds for one decision) or `should_stop` breaks the thinking off.
    """

    def __init__(self, seed: int, effort: Effort, time_limit: float = 0.0) -> None:
        self.chance = FairChance(seed)
        self.effort = effort
        self.time_limit = time_limit
        self.should_stop: Callable[[], bool] = never

    def pick(self, decision: Decision, start: State, answers: Sequence[Any], rules: Ruleset) -> Any:
        views = Views(almanac(rules, learned()))

        def question(policy: Policy, asked: Decision) -> list[Candidate]:
            return candidates(policy, asked, self.effort.width)

        found: list[Candidate] = look(start, answers, views, decision.seat, self.chance, question)
        if len(found) == 1:
            return found[0].answer

        def try_out(answer: Any, seed: int) -> float:
            effort = self.effort
            return playout(start, answers, views, decision.seat, seed, answer, effort.noise, effort.horizon)

        playouts = self.effort.playouts // (2 + len(answers)) if answers else self.effort.playouts
        return self.best(found, playouts, try_out)

    def best(self, found: list[Candidate], playouts: int, try_out: Callable[[Any, int], float]) -> Any:
        """The answer left over when in each round the worse half is dropped."""
        ends = time.perf_counter() + self.time_limit if self.time_limit else float("inf")
        top = max(candidate.score for candidate in found)
        sums = [0.0] * len(found)
        live = sorted(range(len(found)), key=lambda n: -found[n].score)
        rounds = (len(found) - 1).bit_length()
        played = 0
        while len(live) > 1:
            for _ in range(max(1, playouts // (rounds * len(live)))):
                if self.should_stop() or time.perf_counter() > ends:
                    return found[live[0]].answer
                seed = self.chance.getrandbits(62)
                for index in live:
                    sums[index] += try_out(found[index].answer, seed)
                played += 1
            share = max(self.effort.least_trust, self.effort.trust / (self.effort.trust + played))
            worth = {n: (1 - share) * sums[n] / played + share * max(-WORST, found[n].score - top) for n in live}
            live.sort(key=lambda index: -worth[index])
            live = live[: (len(live) + 1) // 2]
        return found[live[0]].answer
