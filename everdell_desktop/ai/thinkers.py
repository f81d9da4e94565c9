"""What a thinking player is, and the kinds there are."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from everdell_desktop.engine.decisions import Decision
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.search import random_pick
from everdell_desktop.engine.state import State

from .almanac import Almanac, almanac
from .candidates import Candidate, candidates
from .imagining import FairChance, imagine, playout, turn_value
from .policy import Policy
from .weights import Weights, learned


class Thinker(Protocol):
    """Answers decisions for a seat. `start` and `answers` tell how the turn came to this decision.

    A thinker may look at `start` only through `search.branch` or after `search.determinize`, which deal anew what its
    seat may not see; a test holds it to that.
    """

    def pick(self, decision: Decision, start: State, answers: Sequence[Any], rules: Ruleset) -> Any:
        """The answer, resolved (what `decision.answer` turns into JSON)."""


class RandomThinker:
    """Picks any legal answer."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def pick(self, decision: Decision, start: State, answers: Sequence[Any], rules: Ruleset) -> Any:
        return random_pick(decision, self.chance)


class Seen(BaseException):
    """Raised when an imagined turn has come to the decision that is thought about."""

    def __init__(self, found: Any) -> None:
        self.found = found


def look(
    start: State, answers: Sequence[Any], book: Almanac, seat: int, chance: FairChance,
    question: Callable[[Policy, Decision], Any], noise: float = 0.0,
) -> Any:  # fmt: skip
    """What `question` says at the open decision, on a table where the hidden cards are dealt anew."""

    def player(state: State) -> Callable[[Decision], Any]:
        policy = Policy(state, book, chance, noise)

        def ask(decision: Decision) -> Any:
            raise Seen(question(policy, decision))

        return ask

    try:
        imagine(start, answers, book.rules, seat, chance, player)
    except Seen as seen:
        return seen.found
    raise ValueError("these answers do not lead to an open decision")


class QuickThinker:
    """Weighs what is offered and takes the best, misjudging each option by up to about `noise` points."""

    def __init__(self, seed: int, noise: float = 0.0, weights: Weights | None = None) -> None:
        self.chance = FairChance(seed)
        self.noise = noise
        self.weights = weights or learned()

    def pick(self, decision: Decision, start: State, answers: Sequence[Any], rules: Ruleset) -> Any:
        book = almanac(rules, self.weights)
        return look(start, answers, book, decision.seat, self.chance, Policy.__call__, self.noise)


class LookingThinker:
    """Imagines the end of the turn for each answer and takes the one that promises most."""

    def __init__(self, seed: int, looks: int = 2, width: int = 30, weights: Weights | None = None) -> None:
        self.chance = FairChance(seed)
        self.looks = looks
        self.width = width
        self.weights = weights or learned()

    def pick(self, decision: Decision, start: State, answers: Sequence[Any], rules: Ruleset) -> Any:
        book = almanac(rules, self.weights)
        width = self.width
        found: list[Candidate] = look(
            start, answers, book, decision.seat, self.chance, lambda policy, asked: candidates(policy, asked, width)
        )
        seeds = [self.chance.getrandbits(62) for _ in range(self.looks)]
        worth = [
            sum(turn_value(start, answers, book, decision.seat, seed, candidate.answer) for seed in seeds) / self.looks
            for candidate in found
        ]
        return found[max(range(len(found)), key=lambda n: worth[n] + 0.0 * found[n].score)].answer


class SearchingThinker:
    """Plays the game to its end in thought, many times for each promising answer, and drops the worse ones."""

    def __init__(
        self, seed: int, playouts: int, width: int, horizon: int, *, noise: float = 0.4, trust: float = 12.0, time_limit: float = 0.0,
        should_stop: Callable[[], bool] = lambda: False, weights: Weights | None = None,
    ) -> None:  # fmt: skip
        self.chance = FairChance(seed)
        self.playouts = playouts
        self.width = width
        self.horizon = horizon
        self.noise = noise
        self.trust = trust
        """The first impression of an answer counts as much as so many playouts."""
        self.time_limit = time_limit
        self.should_stop = should_stop
        self.weights = weights or learned()

    def pick(self, decision: Decision, start: State, answers: Sequence[Any], rules: Ruleset) -> Any:
        book = almanac(rules, self.weights)
        width = self.width
        found: list[Candidate] = look(
            start, answers, book, decision.seat, self.chance, lambda policy, asked: candidates(policy, asked, width)
        )
        if len(found) == 1:
            return found[0].answer
        playouts = self.playouts // 3 if answers else self.playouts
        return self.best(found, playouts, decision.seat, start, answers, book)

    def best(
        self, found: list[Candidate], playouts: int, seat: int, start: State, answers: Sequence[Any], book: Almanac
    ) -> Any:  # fmt: skip
        """The candidate left over when in each round the worse half is dropped."""
        ends = time.perf_counter() + self.time_limit if self.time_limit else float("inf")
        sums = [0.0] * len(found)
        live = list(range(len(found)))
        rounds = max(1, (len(found) - 1).bit_length())
        played = 0
        top = max(candidate.score for candidate in found)
        while len(live) > 1:
            for _ in range(max(1, playouts // (rounds * len(live)))):
                if self.should_stop() or time.perf_counter() > ends:
                    live = live[:1]
                    break
                seed = self.chance.getrandbits(62)
                for index in live:
                    sums[index] += playout(
                        start, answers, book, seat, seed, found[index].answer, self.noise, self.horizon
                    )
                played += 1
            if played:
                mean = sum(sums[index] for index in live) / len(live) / played
                share = self.trust / (self.trust + played)
                worth = {
                    n: (1 - share) * (sums[n] / played - mean) + share * max(-4.0, found[n].score - top) for n in live
                }
                live.sort(key=lambda index: -worth[index])
            live = live[: (len(live) + 1) // 2]
        return found[live[0]].answer


LEVELS: dict[str, Callable[[int], Thinker]] = {
    "random": RandomThinker,
    "beginner": lambda seed: QuickThinker(seed, 12.0),
    "easy": lambda seed: QuickThinker(seed, 5.0),
    "normal": lambda seed: QuickThinker(seed),
    "h0": lambda seed: SearchingThinker(seed, 60, 10, 0),
    "h2": lambda seed: SearchingThinker(seed, 60, 10, 2),
    "h5": lambda seed: SearchingThinker(seed, 60, 10, 5),
    "h10": lambda seed: SearchingThinker(seed, 60, 10, 10),
    "h99": lambda seed: SearchingThinker(seed, 60, 10, 99),
    "look": lambda seed: LookingThinker(seed),
    "hard": lambda seed: SearchingThinker(seed, 60, 8, 4),
    "master": lambda seed: SearchingThinker(seed, 200, 10, 100),
}
"""Each level by name: a function from a seed to a thinker."""
