"""Plays games of computer players whose levels, seats, boxes and options are drawn by lot, and looks at their times.

A game that fails is told with what plays it again, and so is a turn that took more processor time than its level is
given; the others go on. The same words play the same games.

    python tools/level_games.py --games 2000 --seed 1
    python tools/level_games.py --games 200 --seed 2 --masters 1
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from everdell_desktop.ai.thinkers import SECONDS
from everdell_desktop.boxes import SHELF
from everdell_desktop.commands.simulate import Job, Outcome, play_game
from tests.mixes import Mix, every_table, with_any_options

QUICK = ("random", "beginner", "easy", "normal", "normal", "hard")
"""The levels that are drawn from; Master takes a hundred times as long and comes to few tables."""
QUICK_SECONDS = 0.2
NEWS_EVERY = 100


class Played(NamedTuple):
    """A game and what became of it."""

    job: Job
    outcome: Outcome

    @property
    def late(self) -> Iterator[tuple[str, float]]:
        """The levels that took too long for a turn, and how long."""
        for level, seconds in zip(self.job.levels, self.outcome.longest, strict=True):
            if seconds > SECONDS.get(level, QUICK_SECONDS):
                yield level, seconds

    def __str__(self) -> str:
        options = "".join(f" --option {name}={value}" for name, value in self.job.options)
        boxes = ",".join(self.job.boxes)
        return f"{','.join(self.job.levels)} boxes {boxes}{options} seed {self.job.seed} rotation {self.job.rotation}"


def jobs(games: int, seed: int, masters: float) -> Iterator[Job]:
    """Tables by lot: a family first, so that a game with few boxes is met as well, then seats, boxes and options."""
    chance = random.Random(seed)
    tables: dict[tuple[str, int], list[Mix]] = {}
    for mix in every_table(SHELF):
        tables.setdefault((SHELF.box(mix.boxes[0]).family, mix.people), []).append(mix)
    kinds = sorted(tables)
    for game in range(games):
        mix = with_any_options(SHELF, chance.choice(tables[chance.choice(kinds)]), chance)
        levels = [chance.choice(QUICK) for _ in range(mix.people)]
        if chance.random() < masters:
            levels[chance.randrange(len(levels))] = "master"
        rotation = chance.randrange(len(levels))
        yield Job(tuple(levels), rotation, seed * 1_000_000 + game, mix.boxes, mix.options)


def played(job: Job) -> Played:
    return Played(job, play_game(job))


def main() -> int:
    parser = argparse.ArgumentParser(description="Games of computer players, everything drawn by lot.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--masters", type=float, default=0.02, help="at so many tables somebody plays as Master (0.02)")
    parser.add_argument("--cores", type=int, default=multiprocessing.cpu_count())
    arguments = parser.parse_args()
    started = time.monotonic()
    met: Counter[str] = Counter()
    longest: dict[str, float] = {}
    failed = late = games = 0
    with multiprocessing.get_context("spawn").Pool(arguments.cores, maxtasksperchild=100) as pool:
        for one in pool.imap_unordered(played, jobs(arguments.games, arguments.seed, arguments.masters)):
            games += 1
            people = len(one.job.levels)
            met.update([*one.job.boxes, *one.job.levels, "1 seat" if people == 1 else f"{people} seats"])
            if one.outcome.failure:
                failed += 1
                print(f"FAILED {one}\n{one.outcome.failure}", flush=True)
            for level, seconds in one.late:
                late += 1
                print(f"LATE {level} took {seconds:.2f} s: {one}", flush=True)
            for level, seconds in zip(one.job.levels, one.outcome.longest, strict=True):
                longest[level] = max(longest.get(level, 0.0), seconds)
            if games % NEWS_EVERY == 0:
                print(f"{games} games, {failed} failed, {late} late, {time.monotonic() - started:.0f} s", flush=True)
    print(f"{games} games, {failed} failed, {late} turns late, {time.monotonic() - started:.0f} s")
    print("of them " + ", ".join(f"{name} {number}" for name, number in sorted(met.items())))
    print("longest turns " + ", ".join(f"{level} {seconds:.2f} s" for level, seconds in sorted(longest.items())))
    return 1 if failed or late else 0


if __name__ == "__main__":
    raise SystemExit(main())
