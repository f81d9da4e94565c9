"""Players that try out promising answers in thought before they choose."""

from __future__ import annotations

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
    rivals: bool = False
    """Whether the others play along in the continuations, instead of standing still."""


class Verdict(NamedTuple):
    """What was found out about the answer chosen and the one that came next: the scores they let hope for."""

    points: float
    next_best: Any
    next_points: float


class SearchingThinker:
    """Imagines how the game goes on after each promising answer, and drops the worse ones step by step.

    The hidden cards are dealt anew for every continuation, the same for all answers. The same seed gives the same
    choice unless `should_stop` breaks the thinking off. `alone` is the effort where nobody else at the table thinks.
    """

    def __init__(self, seed: int, effort: Effort, alone: Effort | None = None) -> None:
        self.chance = FairChance(seed)
        self.effort = effort
        self.alone = alone or effort
        self.verdict: Verdict | None = None
        """Of the last question, where anything was tried out."""
        self.should_stop: Callable[[], bool] = never

    def pick(self, decision: Decision, start: State, answers: Sequence[Any], rules: Ruleset) -> Any:
        self.verdict = None
        views = Views(almanac(rules))
        thinking = sum(not player.automaton for player in start.players)
        effort = self.effort if thinking > 1 else self.alone

        def question(policy: Policy, asked: Decision) -> list[Candidate]:
            return candidates(policy, asked, effort.width)

        found: list[Candidate] = look(start, answers, views, decision.seat, self.chance, question)
        if len(found) == 1:
            return found[0].answer

        def try_out(answer: Any, seed: int) -> float:
            return playout(start, answers, views, decision.seat, seed, answer, effort.noise, effort.horizon,
                           effort.rivals)  # fmt: skip

        playouts = effort.playouts * share_of_turn(len(answers))
        if effort.rivals:
            playouts *= 2 / max(2, thinking)  # more seats to play for, and the same time
        return self.best(found, effort, round(playouts), try_out)

    def best(
        self, found: list[Candidate], effort: Effort, playouts: int, try_out: Callable[[Any, int], float]
    ) -> Any:  # fmt: skip
        """The answer left over when in each round the worse half is dropped."""
        top = max(candidate.score for candidate in found)
        sums = [0.0] * len(found)
        rounds = (len(found) - 1).bit_length()
        played = 0

        def worth(index: int) -> float:
            impression = max(-WORST, found[index].score - top)
            if not played:
                return impression
            share = max(effort.least_trust, effort.trust / (effort.trust + played))
            return (1 - share) * sums[index] / played + share * impression

        live = sorted(range(len(found)), key=worth, reverse=True)
        while len(live) > 1:
            for _ in range(max(1, playouts // (rounds * len(live)))):
                if self.should_stop():
                    live = sorted(live, key=worth, reverse=True)
                    self.judge(found, live, sums, played)
                    return found[live[0]].answer
                seed = self.chance.getrandbits(62)
                for index in live:
                    sums[index] += try_out(found[index].answer, seed)
                played += 1
            live = sorted(live, key=worth, reverse=True)
            self.judge(found, live, sums, played)
            live = live[: (len(live) + 1) // 2]
        return found[live[0]].answer

    def judge(self, found: list[Candidate], order: list[int], sums: list[float], played: int) -> None:
        """Remember what was found out about the best two."""
        if played:
            best, second = order[:2]
            self.verdict = Verdict(sums[best] / played, found[second].answer, sums[second] / played)


def share_of_turn(given: int) -> float:
    """How much of what a turn's first question is worth the one after so many answers is worth."""
    return 1 / (2 + given) if given else 1.0
