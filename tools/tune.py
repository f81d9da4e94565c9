"""Tuning the opponents by self-play: what a standing promises, and from that what a deed is worth.

Each round plays games with the present weights, at tables whose boxes, options and seats are drawn by lot. First every
standing met is explained by its traits to promise the score its seat reached in the end (the values). Then, at turns
drawn by lot, the options are tried out for a few turns with the same hidden cards, and the weights are moved so that
they choose what promised most. Both are held back towards what was known before. Without rounds only the values are
learned. The same seed and numbers give the same result. Needs numpy (`pip install -e .[tune]`).

    python tools/tune.py --rounds 2 --games 600 --seed 1
    python tools/tune.py --family duo --rounds 2 --games 600 --seed 1
    python tools/tune.py --rounds 0 --games 3000 --seed 2
    python tools/tune.py --report 60
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import statistics
import time
from multiprocessing.pool import Pool
from pathlib import Path

from tuning.fitting import chosen_better
from tuning.tables import Job, boxes_of, mixes, two
from tuning.trying import sample
from tuning.watching import Row, each_card, groups, judged, learn_values, watch

from everdell_desktop.ai.weights import Values
from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import SEASONS

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "opponents"
VALUES_SHARE = 2.0  # one turn in so many is remembered
TRIED = 4  # one game in so many is used to try options out
VALUES_HOLD = 60.0


def main() -> None:
    parser = argparse.ArgumentParser(description="Tune the opponents by self-play.")
    parser.add_argument("--family", default="", help="the game: nothing for Everdell, duo for Everdell Duo")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--games", type=int, default=600, help="games for each round (600)")
    parser.add_argument("--share", type=float, default=6, help="one turn in so many is tried out (6)")
    parser.add_argument("--tries", type=int, default=2, help="how often each option is tried out (2)")
    parser.add_argument("--horizon", type=int, default=2, help="turns of one's own that a try goes on (2)")
    parser.add_argument("--hold", type=float, default=4.0, help="how strongly what was known is held to (4)")
    parser.add_argument("--pace", type=float, default=0.6, help="share of the way new weights go each round (0.6)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where weights.json and values.json are")
    parser.add_argument("--report", type=int, default=0, help="learn nothing; games for each mix to judge by")
    arguments = parser.parse_args()
    folder: Path = arguments.folder / arguments.family
    rules = SHELF.rules(two(tuple(boxes_of(arguments.family))))
    weights: dict[str, float] = json.loads((folder / "weights.json").read_text(encoding="utf-8"))
    values: Values = json.loads((folder / "values.json").read_text(encoding="utf-8"))
    for kind in ("card", "early"):
        weights = each_card(weights, kind, rules)
    values = {season: each_card(values[season], "has", rules) for season in SEASONS}
    job = Job(arguments.family, arguments.seed * 1_000_000, VALUES_SHARE, weights, values)
    with multiprocessing.get_context("spawn").Pool(arguments.cores) as pool:
        if arguments.report:
            report(pool, job, arguments.report)
        elif arguments.rounds:
            tune(pool, arguments, job, rules, folder)
        else:
            values = learn_values(watched(pool, job, arguments.games), values, rules, VALUES_HOLD)
            write(folder / "values.json", values)


def watched(pool: Pool, job: Job, games: int) -> list[Row]:
    """What was seen in so many games from the job's seed on."""
    work = [job._replace(seed=job.seed + game) for game in range(games)]
    return [row for found in pool.imap(watch, work, chunksize=10) for row in found]


def tune(pool: Pool, arguments: argparse.Namespace, job: Job, rules: Ruleset, folder: Path) -> None:
    """Round after round of both, each written down."""
    kept: list[list[Row]] = []
    tried = []
    for number in range(arguments.rounds):
        started = time.perf_counter()
        job = job._replace(seed=arguments.seed * 1_000_000 + number * 20_000, share=VALUES_SHARE)
        kept = [*kept[-1:], watched(pool, job, arguments.games)]
        values = learn_values([row for rows in kept for row in rows], job.values, rules, VALUES_HOLD)
        write(folder / "values.json", values)
        job = job._replace(values=values, share=arguments.share, horizon=arguments.horizon, tries=arguments.tries)
        work = [job._replace(seed=job.seed + 10_000 + game) for game in range(arguments.games // TRIED)]
        tried = [*tried[-1:], [group for found in pool.imap(sample, work, chunksize=1) for group in found]]
        print("  deeds:", end=" ")
        known = [group for found in tried for group in found]
        weights = chosen_better(job.weights, known, arguments.hold, arguments.pace)
        for kind in ("card", "early"):
            groups(weights, kind, rules)
        write(folder / "weights.json", weights)
        job = job._replace(weights=weights)
        print(f"round {number + 1}: {time.perf_counter() - started:.0f} s", flush=True)
        report(pool, job, 60)


def report(pool: Pool, job: Job, games: int) -> None:
    """For each mix the mean score, and in each season by how much the values miss what comes."""
    for boxes in mixes(job.family):
        work = [job._replace(seed=500_000 + game, boxes=boxes) for game in range(games)]
        scores: list[int] = []
        missed: dict[str, list[float]] = {season: [] for season in SEASONS}
        for totals, seen in pool.imap(judged, work, chunksize=5):
            scores += totals
            for season, points in seen:
                missed[season].append(points)
        bias = ", ".join(f"{season} {statistics.fmean(found):+.1f}" for season, found in missed.items() if found)
        print(f"  {'+'.join(boxes)}: mean {statistics.fmean(scores):.1f}; values miss by {bias}", flush=True)


def write(file: Path, learned: Values | dict[str, float]) -> None:
    file.write_text(json.dumps(learned, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
