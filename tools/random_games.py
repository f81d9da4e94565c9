"""Plays random games over every mix of boxes, seats and options with some boxes, and looks at all that tests look at.

At every decision the promises of the rules machine (`tests/promises.py`) are looked at, now and then also undo and
redo, saving and loading, the written position and what each seat may see. With `--share 0.1` that is done at one
decision in ten only, and many more games can be played. A game that fails is told with its table and seed and with the
requests that lead to it; the others go on. The same words play the same games.

    python tools/random_games.py bellfaire newleaf spirecrest --games 3000 --seed 1
    python tools/random_games.py duo --games 500 --seed 1
    python tools/random_games.py bellfaire --games 3000 --share 0.05 --seed 1
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.game import Game
from tests.mixes import Mix, every_table, with_any_options
from tests.promises import check_all, check_end
from tests.test_sameness import check_last_save, check_position, check_save, check_undo
from tests.test_secrecy import check_views
from tests.walking import Table, reproducible, walk

OFTEN = 0.04
"""How often a decision is looked at in each of the dear ways."""
NEWS_EVERY = 250


class Job(NamedTuple):
    """A game to play, and at what share of its decisions to look closely."""

    mix: Mix
    seed: int
    share: float


class Played(NamedTuple):
    """What became of a game."""

    mix: Mix
    seed: int
    decisions: int
    failure: str


def jobs(boxes: list[str], games: int, seed: int, share: float) -> Iterator[Job]:
    """Tables over every mix with one of these boxes, until each box was on so many of them."""
    mixes = [mix for mix in every_table(SHELF) if set(boxes) & set(mix.boxes)]
    chance = random.Random(seed)
    met: Counter[str] = Counter()
    numbers = count(seed * 1_000_000)
    while True:
        for mix in chance.sample(mixes, len(mixes)):
            if all(met[box] >= games for box in boxes):
                return
            if any(met[box] < games for box in boxes if box in mix.boxes):
                met.update(mix.boxes)
                yield Job(mix, next(numbers), share)


def play(job: Job) -> Played:
    seed = job.seed
    mix = with_any_options(SHELF, job.mix, random.Random(seed))
    table = Table(mix.people, seed, mix.boxes, mix.options)
    chance = random.Random(f"looks {seed}")
    decisions = 0

    def look(game: Game, answer: Any) -> None:
        nonlocal decisions
        decisions += 1
        if chance.random() >= job.share:
            return
        check_all(game, chance)
        if chance.random() < OFTEN:
            check_undo(game, answer)
        if chance.random() < OFTEN:
            check_save(game, answer, SHELF)
        if chance.random() < OFTEN:
            check_position(game, SHELF)
        if chance.random() < OFTEN:
            check_views(game, chance)

    try:
        game = walk(table, look)
        with reproducible(table, game):
            check_end(game)
            check_last_save(game, SHELF)
    except AssertionError as error:
        return Played(mix, seed, decisions, str(error))
    return Played(mix, seed, decisions, "")


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games over every mix with some boxes.")
    parser.add_argument("boxes", nargs="+", choices=SHELF.choosable(), metavar="BOX")
    parser.add_argument("--games", type=int, default=3000, help="so many with each of the boxes (3000)")
    parser.add_argument("--share", type=float, default=1.0, help="of the decisions that are looked at closely (1)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=multiprocessing.cpu_count())
    arguments = parser.parse_args()
    met: Counter[str] = Counter()
    games = decisions = failed = 0
    started = time.monotonic()

    def tell() -> None:
        seconds = time.monotonic() - started
        print(f"{games} games, {decisions} decisions, {failed} failed, {seconds:.0f} s", flush=True)

    with multiprocessing.get_context("spawn").Pool(arguments.cores, maxtasksperchild=200) as pool:
        for played in pool.imap_unordered(
            play, jobs(arguments.boxes, arguments.games, arguments.seed, arguments.share)
        ):
            games += 1
            decisions += played.decisions
            seats = "1 seat" if played.mix.people == 1 else f"{played.mix.people} seats"
            met.update([*played.mix.boxes, seats, *(f"{name}={value}" for name, value in played.mix.options)])
            if played.failure:
                failed += 1
                print(f"FAILED {played.mix} seed {played.seed}\n{played.failure}", flush=True)
            if games % NEWS_EVERY == 0:
                tell()
    tell()
    print("of them " + ", ".join(f"{name} {number}" for name, number in sorted(met.items())))
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
