"""What a deed is worth, found by playing: two sets of weights, moved apart by lot, play each other, and the better way
is gone a little. Nothing is judged on the way; what counts is the score at the end."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from typing import NamedTuple

from everdell_desktop.ai.almanac import Almanac
from everdell_desktop.ai.cityview import Views
from everdell_desktop.ai.policy import Policy
from everdell_desktop.ai.weights import Weights
from everdell_desktop.engine.decisions import ChooseOne, Decision
from everdell_desktop.engine.rounds import blank_state, run_turn
from tuning.tables import Job

NOISE = 0.1  # so that games differ
REACH = 0.4  # points by which the lot changes what a trait of usual size counts
LARGEST = 35  # points of difference that count, so that a single game does not count for many
FARTHEST = 0.5  # of that, so much is gone at most in one round
OFTEN = 0.3  # traits met less often in a game are not tuned


class Size(NamedTuple):
    """How often a trait is met in a game, and how large it is then."""

    often: float
    large: float


def sizes(jobs: Iterable[Job]) -> dict[str, Size]:
    """The traits of some games."""
    met: dict[str, list[float]] = {}
    games = 0
    for job in jobs:
        games += 1
        chance, rules, views, state = job.table()
        policy = Policy(state, views, chance, NOISE)

        def ask(decision: Decision, policy: Policy = policy) -> object:
            if isinstance(decision, ChooseOne):
                outlook = policy.outlook(decision)
                for option in decision.options:
                    for name, amount in policy.traits(outlook, decision, option):
                        met.setdefault(name, []).append(amount)
            return policy(decision)

        while state.turn == 0 or not rules.is_over(state):
            run_turn(state, rules, ask)
    return {
        name: Size(len(amounts) / games, math.sqrt(sum(a * a for a in amounts) / len(amounts)))
        for name, amounts in met.items()
    }  # fmt: skip


def contest(work: tuple[Job, dict[str, float]]) -> tuple[dict[str, float], float]:
    """A game between weights moved to one side and to the other: the way to the first side, and how many points it was
    ahead."""
    job, reach = work
    chance, rules, _, _ = job.table()
    lot = random.Random(job.seed * 7 + 1)
    moved = {name: lot.gauss(0.0, size) for name, size in reach.items()}
    sides = []
    for sign in (1, -1):
        weights = Weights(job.weights)
        weights.update({name: job.weights.get(name, 0.0) + sign * step for name, step in moved.items()})
        sides.append(Views(Almanac(rules, weights, job.values)))
    state = blank_state(rules, job.seed)
    first = job.seed % 2
    policies = [Policy(state, sides[(seat + first) % 2], chance, NOISE) for seat in range(len(state.players))]

    def ask(decision: Decision) -> object:
        return policies[decision.seat](decision)

    while state.turn == 0 or not rules.is_over(state):
        run_turn(state, rules, ask)
    totals = {sheet.seat: sheet.total for sheet in rules.end.score_sheets(state)}
    ahead = totals[first] - totals[1 - first]
    return moved, max(-LARGEST, min(LARGEST, ahead))


def climbed(weights: dict[str, float], found: Iterable[tuple[dict[str, float], float]], reach: dict[str, float],
            pace: float) -> dict[str, float]:  # fmt: skip
    """The weights moved the better way: for each trait by how sure it is that it is better."""
    pull = dict.fromkeys(reach, 0.0)
    games, spread = 0, 0.0
    for moved, ahead in found:
        games += 1
        spread += ahead * ahead
        for name, step in moved.items():
            pull[name] += ahead * step / reach[name]
    unsure = math.sqrt(spread)  # what chance alone would bring
    sure = {name: amount / unsure for name, amount in pull.items()}
    for name in sorted(sure, key=lambda name: -abs(sure[name]))[:12]:
        print(f"    {name}: {sure[name]:+.1f}", end="")
    print(f"\n  {games} games", flush=True)
    return {**weights, **{
        name: round(weights.get(name, 0.0) + reach[name] * max(-FARTHEST, min(FARTHEST, pace * sureness)), 4)
        for name, sureness in sure.items()
    }}  # fmt: skip
