"""Tuning the opponents' weights by self-play: policy iteration through rollouts.

Games are played with the present weights. At turns drawn by lot every option is tried out: the game is played to its
end several times from there, with the same hidden cards for every option. What an option brought more than the others
is then explained by its traits (least squares, held back towards the present weights), which gives the next weights.
The same seed and numbers give the same weights.

    python tools/tune.py --rounds 4 --decisions 1500 --seed 1
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import statistics
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from everdell_desktop.ai.almanac import almanac
from everdell_desktop.ai.policy import Policy, deed_traits
from everdell_desktop.ai.weights import Weights
from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.actions import CardPlay
from everdell_desktop.engine.decisions import ChooseOne, Decision, Option
from everdell_desktop.engine.rounds import blank_state, play_on, run_turn
from everdell_desktop.engine.ruleset import Ruleset, Seat, Setup
from everdell_desktop.engine.scoring import score_sheets
from everdell_desktop.engine.search import determinize
from everdell_desktop.engine.state import State

FILE = Path(__file__).resolve().parent.parent / "resources" / "opponents" / "weights.json"
NOISE = 0.6  # so that games differ and wander off the beaten track
SPITE = 0.3  # how much an opponent's point counts against one's own
MOST_OPTIONS = 12

Traits = list[tuple[str, float]]
Group = list[tuple[Traits, float]]
"""The options of one decision: their traits, and what they brought."""


def margin(state: State, rules: Ruleset, seat: int) -> float:
    totals = [sheet.total for sheet in score_sheets(state, rules)]
    others = [total for other, total in enumerate(totals) if other != seat]
    return totals[seat] - SPITE * max(others)


def flat_traits(policy: Policy, decision: ChooseOne, option: Option) -> Traits:
    """The traits of an option, with the worth of a card taken apart."""
    outlook = policy.outlook(decision)
    traits: Traits = []
    for name, value in deed_traits(outlook, option):
        if name == "worth" and isinstance(option.value, CardPlay):
            traits += outlook.card_traits(option.value.card)
        else:
            traits.append((name, value))
    return traits


def try_out(start: State, rules: Ruleset, weights: Weights, decision: ChooseOne, options: Sequence[Option],
            rollouts: int, chance: random.Random) -> list[float]:  # fmt: skip
    """What each option brings on average, when the game goes on from there to its end."""
    book = almanac(rules, weights)
    sums = [0.0] * len(options)
    for _ in range(rollouts):
        seed = chance.getrandbits(32)
        for index, option in enumerate(options):
            state = start.copy()
            lot = random.Random(seed)
            determinize(state, decision.seat, lot)
            policy = Policy(state, book, lot, NOISE)
            waiting = [option]

            def ask(asked: Decision, policy: Policy = policy, waiting: list[Option] = waiting) -> Any:
                return waiting.pop() if waiting else policy(asked)

            run_turn(state, rules, ask)
            play_on(state, rules, policy)
            sums[index] += margin(state, rules, decision.seat)
    return [total / rollouts for total in sums]


def sample(job: tuple[int, int, int, int, dict[str, float]]) -> list[Group]:
    """Decisions of one game, each with what its options brought."""
    seed, seats, share, rollouts, values = job
    weights = Weights(values)
    chance = random.Random(seed)
    rules = SHELF.rules(Setup(("base",), tuple(Seat(f"Seat {n + 1}") for n in range(seats))))
    book = almanac(rules, weights)
    state = blank_state(rules, seed)
    policy = Policy(state, book, chance, NOISE)
    groups: list[Group] = []
    while state.turn == 0 or not rules.is_over(state):
        start = state.copy()
        first = True

        def ask(decision: Decision, start: State = start) -> Any:
            nonlocal first
            if first and isinstance(decision, ChooseOne) and start.turn and chance.random() * share < 1:
                options = list(decision.options)
                scores = dict(zip(options, policy.scores(decision), strict=True))
                options.sort(key=lambda option: scores[option] + chance.random() * 2, reverse=True)
                options = options[:MOST_OPTIONS]
                if len(options) > 1:
                    brought = try_out(start, rules, weights, decision, options, rollouts, chance)
                    groups.append([
                        (flat_traits(policy, decision, o), b) for o, b in zip(options, brought, strict=True)
                    ])  # fmt: skip
            first = False
            return policy(decision)

        run_turn(state, rules, ask)
    return groups


def centred(groups: Iterable[Group]) -> tuple[list[dict[str, float]], list[float]]:
    """Rows of traits and what they brought, both against the mean of their decision."""
    rows, goals = [], []
    for group in groups:
        mean_goal = statistics.fmean(goal for _, goal in group)
        mean: dict[str, float] = {}
        for traits, _ in group:
            for name, value in traits:
                mean[name] = mean.get(name, 0.0) + value / len(group)
        for traits, goal in group:
            row = {name: -value for name, value in mean.items()}
            for name, value in traits:
                row[name] += value
            rows.append({name: value for name, value in row.items() if value})
            goals.append(goal - mean_goal)
    return rows, goals


def solved(weights: dict[str, float], rows: Sequence[dict[str, float]], goals: Sequence[float], hold: float
           ) -> dict[str, float]:  # fmt: skip
    """The weights moved so that they explain the goals: least squares by conjugate gradients, held back by `hold`."""
    names = sorted({name for row in rows for name in row})
    place = {name: n for n, name in enumerate(names)}
    sparse = [[(place[name], value) for name, value in row.items()] for row in rows]
    errors = [
        goal - sum(weights.get(name, 0.0) * value for name, value in row.items())
        for row, goal in zip(rows, goals, strict=True)
    ]

    def back(values: Sequence[float]) -> list[float]:
        sums = [0.0] * len(names)
        for row, value in zip(sparse, values, strict=True):
            for n, x in row:
                sums[n] += x * value
        return sums

    step = [0.0] * len(names)
    rest = back(errors)
    way = list(rest)
    size = sum(r * r for r in rest)
    for _ in range(60):
        if size < 1e-6:
            break
        image = back([sum(way[n] * x for n, x in row) for row in sparse])
        image = [value + hold * w for value, w in zip(image, way, strict=True)]
        length = size / sum(w * i for w, i in zip(way, image, strict=True))
        step = [s + length * w for s, w in zip(step, way, strict=True)]
        rest = [r - length * i for r, i in zip(rest, image, strict=True)]
        new_size = sum(r * r for r in rest)
        way = [r + new_size / size * w for r, w in zip(rest, way, strict=True)]
        size = new_size
    before = statistics.fmean(error * error for error in errors)
    after = statistics.fmean(
        (error - sum(step[n] * x for n, x in row)) ** 2 for error, row in zip(errors, sparse, strict=True)
    )
    print(f"{len(rows)} rows: mean square error {before:.3f}, now {after:.3f}", flush=True)
    return {**weights, **{name: round(weights.get(name, 0.0) + step[place[name]], 4) for name in names}}


def mean_score(job: tuple[int, int, dict[str, float]]) -> list[int]:
    seed, seats, values = job
    rules = SHELF.rules(Setup(("base",), tuple(Seat(f"Seat {n + 1}") for n in range(seats))))
    state = blank_state(rules, seed)
    play_on(state, rules, Policy(state, almanac(rules, Weights(values)), random.Random(seed)))
    return [sheet.total for sheet in score_sheets(state, rules)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Tune the opponents' weights by self-play.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=150, help="games for each round (150)")
    parser.add_argument("--share", type=int, default=8, help="one turn in so many is tried out (8)")
    parser.add_argument("--rollouts", type=int, default=6, help="games played on for each option (6)")
    parser.add_argument("--hold", type=float, default=15.0, help="how strongly weights are held back (15)")
    parser.add_argument("--keep", type=int, default=2, help="rounds whose tries are used together (2)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--file", type=Path, default=FILE, help="weights to start from and to write")
    arguments = parser.parse_args()
    weights: dict[str, float] = json.loads(arguments.file.read_text(encoding="utf-8"))
    kept: list[list[Group]] = []
    with multiprocessing.get_context("spawn").Pool(arguments.cores) as pool:
        for number in range(arguments.rounds):
            started = time.perf_counter()
            seed = arguments.seed * 1_000_000 + number * 10_000
            work = [
                (seed + game, 2, arguments.share, arguments.rollouts, weights) for game in range(arguments.games)
            ]
            tries = [group for groups in pool.imap(sample, work) for group in groups]
            kept = [*kept, tries][-arguments.keep :]
            rows, goals = centred(group for tries in kept for group in tries)
            weights = solved(weights, rows, goals, arguments.hold)
            tests = [(seed, 2, weights) for seed in range(500_000, 500_200)]
            scores = [score for pair in pool.imap(mean_score, tests, chunksize=20) for score in pair]
            print(f"round {number + 1}: mean score {statistics.fmean(scores):.2f}, {time.perf_counter() - started:.0f} s",
                  flush=True)  # fmt: skip
            arguments.file.write_text(json.dumps(weights, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
