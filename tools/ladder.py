"""Measures the ladder of the levels: each against the one below, with each box and with all, as rows for the documents.

The games are spread over several sets of seeds; rows with Master have their own number, for they take long.

    python tools/ladder.py --games 400 --master-games 100
    python tools/ladder.py --mixes base,base+newleaf,all --pairs hard,normal --games 100 --first-seed 900000
    python tools/ladder.py --pairs master,hard,normal,easy --mixes base --master-games 40
"""

from __future__ import annotations

import argparse
import multiprocessing
import statistics
from collections.abc import Sequence
from itertools import pairwise

from tuning.tables import mixes

from everdell_desktop.ai.levels import LEVELS
from everdell_desktop.commands.simulate import Job, Outcome, jobs, play_game, seat_summary

APART = 50_000  # from one set of seeds to the next
ALL = "all"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the ladder of the levels.")
    below = [f"{better},{worse}" for worse, better in pairwise(LEVELS)]
    parser.add_argument("--pairs", default="/".join(below), help="tables of levels, with / between (each step)")
    parser.add_argument("--mixes", default="", help="boxes with + between, mixes with commas; all for every box")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--master-games", type=int, default=100)
    parser.add_argument("--sets", type=int, default=4, help="so many sets of seeds (4)")
    parser.add_argument("--first-seed", type=int, default=3_000_000)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--cores", type=int, default=multiprocessing.cpu_count())
    arguments = parser.parse_args()
    every = mixes("")
    names = {ALL if len(boxes) == len(every[-1]) else "+".join(boxes): boxes for boxes in every}
    chosen = arguments.mixes.split(",") if arguments.mixes else list(names)
    options = {name: int(value) for name, _, value in (text.partition("=") for text in arguments.option)}
    seeds = [arguments.first_seed + number * APART for number in range(arguments.sets)]
    print("| table | levels | games | means | first one wins (95 %) | by seed set | seconds a turn, longest |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    with multiprocessing.get_context("spawn").Pool(arguments.cores) as pool:
        for name in chosen:
            boxes = names.get(name) or tuple(name.split("+"))
            for pair in arguments.pairs.split("/"):
                levels = pair.split(",")
                games = arguments.master_games if "master" in levels else arguments.games
                work = [job for seed in seeds for job in jobs(levels, games // len(seeds), seed, boxes, options)]
                print(row(name, levels, work, pool.map(play_game, work, chunksize=2)), flush=True)


def row(table: str, levels: Sequence[str], work: Sequence[Job], outcomes: Sequence[Outcome]) -> str:
    failed = sum(bool(outcome.failure) for outcome in outcomes)
    seats = [seat_summary(level, n, [one for one in outcomes if not one.failure]) for n, level in enumerate(levels)]
    low, high = seats[0]["win_rate_95"]
    sets: dict[int, list[float]] = {}
    for job, outcome in zip(work, outcomes, strict=True):
        sets.setdefault(job.seed // APART, []).append(outcome.won[0])
    return " | ".join([
        f"| {table}", ", ".join(LEVELS[level].title for level in levels), f"{len(work)}{', FAILED ' * bool(failed)}",
        ", ".join(f"{seat['mean']:.1f}" for seat in seats),
        f"{100 * seats[0]['win_rate']:.1f} % ({100 * low:.0f} to {100 * high:.0f})",
        ", ".join(f"{100 * statistics.fmean(won):.0f}" for won in sets.values()),
        f"{seats[0]['seconds_per_turn']:.3f}, {seats[0]['longest_turn']:.2f} |",
    ])  # fmt: skip


if __name__ == "__main__":
    main()
