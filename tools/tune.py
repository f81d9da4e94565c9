"""Tuning the opponents by self-play: what a standing promises, and from that what a deed is worth.

Each round plays games with the present weights. First every standing met is explained by its traits to promise the
score its seat reached in the end (the values). Then, at turns drawn by lot, every option is tried out for a few turns
with the same hidden cards, and what it promised more than the others is explained by the traits of the deed (the
weights). Both are least squares, held back towards what was known before. The best round is kept. Without rounds only
the values are learned, from every turn of the games. The same seed and numbers give the same result. Needs numpy
(`pip install -e .[tune]`).

    python tools/tune.py --rounds 4 --games 600 --seed 1
    python tools/tune.py --rounds 0 --games 7000 --seed 2
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import statistics
import time
from collections.abc import Iterable, Sequence
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any, NamedTuple

import numpy

from everdell_desktop.ai.almanac import almanac
from everdell_desktop.ai.cityview import Views
from everdell_desktop.ai.deeds import deed_traits
from everdell_desktop.ai.imagining import playout
from everdell_desktop.ai.policy import Policy
from everdell_desktop.ai.value import standing_traits
from everdell_desktop.ai.weights import Values, Weights
from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.actions import CardPlay
from everdell_desktop.engine.decisions import ChooseOne, Decision, Option
from everdell_desktop.engine.rounds import blank_state, play_on, run_turn
from everdell_desktop.engine.ruleset import Ruleset, Seat, Setup
from everdell_desktop.engine.state import SEASONS, State

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "opponents"
NOISE = 0.5  # so that games differ and wander off the beaten track
MOST_OPTIONS = 14
CHUNK = 20_000  # rows looked at together
VALUES_SHARE = 3  # one turn in so many is remembered while the weights change as well

Traits = list[tuple[str, float]]
Group = list[tuple[Traits, float]]
"""The options of one decision: their traits, and what they promised."""
Row = tuple[str, Traits, int]
"""A season, how a seat stood in it, and its score at the end."""


class Job(NamedTuple):
    """One game to learn from."""

    seed: int
    seats: int
    share: int
    """One turn in so many is looked at."""
    weights: dict[str, float]
    values: Values
    horizon: int = 0
    tries: int = 1

    def table(self) -> tuple[random.Random, Ruleset, Views, State]:
        rules = SHELF.rules(Setup(("base",), tuple(Seat(f"Seat {n + 1}") for n in range(self.seats))))
        book = almanac(rules, Weights(self.weights), self.values)
        return random.Random(self.seed), rules, Views(book), blank_state(rules, self.seed)


def watch(job: Job) -> list[Row]:
    """Play a game and note how things stood after some of the turns."""
    chance, rules, views, state = job.table()
    policy = Policy(state, views, chance, NOISE)
    seen: list[tuple[int, str, Traits]] = []
    while state.turn == 0 or not rules.is_over(state):
        seat, setting_up = state.seat, state.turn == 0
        run_turn(state, rules, policy)
        player = state.players[seat]
        if not setting_up and not player.passed and chance.random() * job.share < 1:
            seen.append((seat, SEASONS[player.season], standing_traits(state, views, seat)))
    totals = [sheet.total for sheet in rules.end.score_sheets(state)]
    return [(season, traits, totals[seat]) for seat, season, traits in seen]


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


def sample(job: Job) -> list[Group]:
    """Decisions of one game, each with what its options promised."""
    chance, rules, views, state = job.table()
    policy = Policy(state, views, chance, NOISE)
    groups: list[Group] = []
    while state.turn == 0 or not rules.is_over(state):
        start = state.copy()
        first = True

        def ask(decision: Decision, start: State = start) -> Any:
            nonlocal first
            if first and isinstance(decision, ChooseOne) and start.turn and chance.random() * job.share < 1:
                options = list(decision.options)
                scores = dict(zip(options, policy.scores(decision), strict=True))
                options.sort(key=lambda option: scores[option] + chance.random() * 2, reverse=True)
                options = options[:MOST_OPTIONS]
                if len(options) > 1:
                    promised = [0.0] * len(options)
                    for _ in range(job.tries):
                        seed = chance.getrandbits(60)
                        for index, option in enumerate(options):
                            promised[index] += playout(
                                start, [], views, decision.seat, seed, option, NOISE / 2, job.horizon
                            ) / job.tries  # fmt: skip
                    groups.append([
                        (flat_traits(policy, decision, o), p) for o, p in zip(options, promised, strict=True)
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


def solved(weights: dict[str, float], rows: Sequence[dict[str, float]], goals: Sequence[float], hold: float,
           pace: float = 1.0) -> dict[str, float]:  # fmt: skip
    """The weights moved so that they explain the goals: least squares, held back by `hold`.

    Only the share `pace` of the way is gone: a policy that changes too fast outruns its values.
    """
    names = sorted({name for row in rows for name in row})
    place = {name: n for n, name in enumerate(names)}
    known = numpy.array([weights.get(name, 0.0) for name in names])
    squares, pull, before = numpy.zeros((len(names), len(names))), numpy.zeros(len(names)), 0.0
    for first in range(0, len(rows), CHUNK):
        part = rows[first : first + CHUNK]
        table = numpy.zeros((len(part), len(names)))
        for n, row in enumerate(part):
            for name, value in row.items():
                table[n, place[name]] = value
        errors = numpy.array(goals[first : first + CHUNK]) - table @ known
        squares += table.T @ table
        pull += table.T @ errors
        before += float(errors @ errors)
    step = numpy.linalg.solve(squares + hold * numpy.eye(len(names)), pull)
    after = before + float(step @ squares @ step - 2 * pull @ step)
    print(f"{len(rows)} rows: mean square error {before / len(rows):.3f}, now {after / len(rows):.3f}", flush=True)
    return {**weights, **{name: round(float(known[n] + pace * step[n]), 4) for name, n in place.items()}}


def learn_values(rows: Sequence[Row], before: Values, rules: Ruleset, hold: float) -> Values:
    """What the traits of a standing promise in each season."""
    values: Values = {}
    for season in SEASONS:
        mine = [(traits, total) for when, traits, total in rows if when == season]
        gathered = []
        for traits, _ in mine:
            row: dict[str, float] = {}
            for name, amount in traits:
                row[name] = row.get(name, 0.0) + amount
            gathered.append(row)
        print(f"  {season}:", end=" ")
        known = {f"has:{card}": 0.0 for card in rules.cards} | {"score": 1.0, "always": 40.0} | before[season]
        values[season] = solved(known, gathered, [total for _, total in mine], hold)
        groups(values[season], "has", rules)
    return values


def groups(weights: dict[str, float], kind: str, rules: Ruleset) -> None:
    """A card nobody has met is taken for an average card of its colour."""
    colors: dict[str, list[float]] = {}
    for card in rules.cards.values():
        colors.setdefault(card.color, []).append(weights[f"{kind}:{card.key}"])
    for color, found in colors.items():
        weights[f"{kind}:*{color}"] = round(statistics.fmean(found), 4)


def play(job: Job) -> list[int]:
    """The scores of a game played without noise."""
    chance, rules, views, state = job.table()
    play_on(state, rules, Policy(state, views, chance))
    return [sheet.total for sheet in rules.end.score_sheets(state)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Tune the opponents by self-play.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=600, help="games for each round (600)")
    parser.add_argument("--share", type=int, default=8, help="one turn in so many is tried out (8)")
    parser.add_argument("--tries", type=int, default=2, help="how often each option is tried out (2)")
    parser.add_argument("--horizon", type=int, default=3, help="turns of one's own that a try goes on (3)")
    parser.add_argument("--hold", type=float, default=15.0, help="how strongly what was known is held to (15)")
    parser.add_argument("--pace", type=float, default=0.5, help="share of the way new weights go each round (0.5)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where weights.json and values.json are")
    arguments = parser.parse_args()
    weights: dict[str, float] = json.loads((arguments.folder / "weights.json").read_text(encoding="utf-8"))
    values: Values = json.loads((arguments.folder / "values.json").read_text(encoding="utf-8"))
    with multiprocessing.get_context("spawn").Pool(arguments.cores) as pool:
        if arguments.rounds:
            tune(pool, arguments, weights, values)
        else:
            job = Job(arguments.seed * 1_000_000, 2, 1, weights, values)
            values = learn_values(watched(pool, job, arguments.games), values, two_players(), 4 * arguments.hold)
            write(arguments.folder / "values.json", values)


def two_players() -> Ruleset:
    return SHELF.rules(Setup(("base",), (Seat("A"), Seat("B"))))


def watched(pool: Pool, job: Job, games: int) -> list[Row]:
    """What was seen in so many games from the job's seed on."""
    work = [job._replace(seed=job.seed + game) for game in range(games)]
    return [row for found in pool.imap(watch, work, chunksize=10) for row in found]


def tune(pool: Pool, arguments: argparse.Namespace, weights: dict[str, float], values: Values) -> None:
    """Round after round of both, and the best of them written down."""
    rules = two_players()
    best = 0.0
    kept: list[list[Row]] = []
    for number in range(arguments.rounds):
        started = time.perf_counter()
        seed = arguments.seed * 1_000_000 + number * 10_000
        job = Job(seed, 2, VALUES_SHARE, weights, values, arguments.horizon, arguments.tries)
        kept = [*kept[-2:], watched(pool, job, arguments.games)]
        values = learn_values([row for rows in kept for row in rows], values, rules, 4 * arguments.hold)
        job = job._replace(share=arguments.share, values=values)
        work = [job._replace(seed=seed + 5000 + game) for game in range(arguments.games // 4)]
        rows_tried, promised = centred(group for tried in pool.imap(sample, work, chunksize=2) for group in tried)
        print("  deeds:", end=" ")
        weights = solved(weights, rows_tried, promised, arguments.hold, arguments.pace)
        groups(weights, "card", rules)
        groups(weights, "early", rules)
        job = job._replace(weights=weights)
        tests = [job._replace(seed=seed) for seed in range(500_000, 500_200)]
        mean = statistics.fmean(score for pair in pool.imap(play, tests, chunksize=10) for score in pair)
        print(f"round {number + 1}: mean score {mean:.2f}, {time.perf_counter() - started:.0f} s", flush=True)
        if mean > best:
            best = mean
            write(arguments.folder / "values.json", values)
            write(arguments.folder / "weights.json", weights)


def write(file: Path, learned: Values | dict[str, float]) -> None:
    file.write_text(json.dumps(learned, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
