"""Tuning the opponents by self-play: what a standing promises, and what a deed is worth.

The values: games are watched, at tables whose boxes, options and seats are drawn by lot, and every standing met is
explained by its traits to promise the score its seat reached in the end (least squares, held back towards what was
known before). The deeds: choices are made by lot, and each gets credit for what came of it. The weights: two sets of
them, moved apart by lot, play each other, and the better way is gone a little; or options are tried out, and the
weights are moved (by `--pace` of the way) to tell what the tries promised.
The same seed and numbers give the same result. Needs numpy (`pip install -e .[tune]`).

    python tools/tune.py deeds --rounds 20 --games 800 --seed 1
    python tools/tune.py values --games 3000 --seed 2
    python tools/tune.py report --games 60
    python tools/tune.py weights --family duo --rounds 4 --games 800 --seed 3
    python tools/tune.py tries --boxes base+newleaf --new --games 300 --pace 0.5 --seed 5
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import statistics
import time
from multiprocessing.pool import Pool
from pathlib import Path

from tuning.climbing import OFTEN, REACH, climbed, contest, sizes
from tuning.crediting import credited, practised
from tuning.tables import Job, boxes_of, mixes, two
from tuning.trying import moved, tried
from tuning.watching import Row, each_card, each_thing, judged, learn_values, watch

from everdell_desktop.ai.weights import Values
from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.ruleset import Ruleset

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "opponents"
VALUES_SHARE = 2.0  # one turn in so many is remembered
MEASURED = 6  # games to see how large the traits are
OF_CARDS = ("card:", "early:", "award:", "visit:", "worth", "pass")
VALUES_HOLD, ROUND_HOLD = 60.0, 300.0
TRIES_SHARE = 4.0  # one decision in so many is tried out
ROUND = 20_000  # seeds of a round begin so far from those of the one before


def main() -> None:
    parser = argparse.ArgumentParser(description="Tune the opponents by self-play.")
    parser.add_argument("what", choices=("deeds", "weights", "tries", "values", "report"))
    parser.add_argument("--family", default="", help="the game: nothing for Everdell, duo for Everdell Duo")
    parser.add_argument("--rounds", type=int, default=4, help="how often the weights are moved (4)")
    parser.add_argument("--games", type=int, default=800, help="games for each round (800)")
    parser.add_argument("--pace", type=float, default=0.15, help="how far weights move for what is sure (0.15)")
    parser.add_argument("--farthest", type=float, default=0.06, help="how much other choices may become a round (0.06)")
    parser.add_argument("--kinds", default="", help="which weights: those that begin so (all that are no card's)")
    parser.add_argument("--new", action="store_true", help="only weights that the first box alone does not need")
    parser.add_argument("--boxes", default="", help="boxes on the table, with + between; by lot where nothing is said")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where weights.json and values.json are")
    arguments = parser.parse_args()
    folder: Path = arguments.folder / arguments.family
    rules = SHELF.rules(two(tuple(boxes_of(arguments.family))))
    weights: dict[str, float] = json.loads((folder / "weights.json").read_text(encoding="utf-8"))
    values: Values = json.loads((folder / "values.json").read_text(encoding="utf-8"))
    every = each_thing(weights, rules)
    unmoved = {name: worth for name, worth in every.items() if name not in weights}
    values = {page: each_card(values[page], "has", rules) for page in values}
    boxes = tuple(arguments.boxes.split("+")) if arguments.boxes else ()
    job = Job(arguments.family, arguments.seed * 1_000_000, VALUES_SHARE, every, values, boxes)
    with multiprocessing.get_context("spawn").Pool(arguments.cores) as pool:
        if arguments.what == "report":
            report(pool, job, arguments.games)
        elif arguments.what == "deeds":
            practise(pool, arguments, job, folder, unmoved, rules)
        elif arguments.what == "weights":
            climb(pool, arguments, job, folder, unmoved)
        elif arguments.what == "tries":
            work = [job._replace(seed=job.seed + game, share=TRIES_SHARE) for game in range(arguments.games)]
            questions = [one for found in pool.imap(tried, work) for one in found]
            write(folder / "weights.json", moved(every, questions, arguments.pace, known(arguments, job), unmoved))
        else:
            values = learn_values(watched(pool, job, arguments.games), values, rules, VALUES_HOLD)
            write(folder / "values.json", values)


def watched(pool: Pool, job: Job, games: int) -> list[Row]:
    """What was seen in so many games from the job's seed on."""
    work = [job._replace(seed=job.seed + game) for game in range(games)]
    return [row for found in pool.imap(watch, work, chunksize=10) for row in found]


def practise(
    pool: Pool, arguments: argparse.Namespace, job: Job, folder: Path, unmoved: dict[str, float], rules: Ruleset
) -> None:  # fmt: skip
    """Move what speaks for deeds, and what standings promise those who play so; each round is written down."""
    for number in range(arguments.rounds):
        started = time.perf_counter()
        first = job.seed + number * ROUND
        work = [job._replace(seed=first + game) for game in range(arguments.games)]
        games = pool.map(practised, work, chunksize=8)
        standings = [row for game in games for row in game.standings]
        values = learn_values(standings, job.values, rules, ROUND_HOLD)
        job = job._replace(weights=credited(job.weights, games, arguments.farthest), values=values)
        write(folder / "values.json", values)
        write_weights(folder, job.weights, unmoved)
        print(f"round {number + 1}: {time.perf_counter() - started:.0f} s", flush=True)


def climb(
    pool: Pool, arguments: argparse.Namespace, job: Job, folder: Path, unmoved: dict[str, float]
) -> None:  # fmt: skip
    """Move the weights, round after round; each is written down.

    What belongs to single cards, places and awards is moved only where `kinds` name it: it takes many more games. What
    is `unmoved` is not written: others of its kind tell the same.
    """
    job = job._replace(boxes=job.boxes or mixes(job.family)[0])
    kinds = tuple(arguments.kinds.split(",")) if arguments.kinds else ()
    met = sizes(job._replace(seed=job.seed + game) for game in range(MEASURED))
    fixed = known(arguments, job)
    met = {name: size for name, size in met.items() if name not in fixed}
    reach = {
        name: min(REACH, REACH / size.large) for name, size in met.items()
        if size.often >= OFTEN and size.large and (name.startswith(kinds) if kinds else not name.startswith(OF_CARDS))
    }  # fmt: skip
    for number in range(arguments.rounds):
        started = time.perf_counter()
        first = job.seed + number * ROUND
        work = [(job._replace(seed=first + game), reach) for game in range(arguments.games)]
        weights = climbed(job.weights, pool.imap_unordered(contest, work, chunksize=8), reach, arguments.pace)
        write_weights(folder, weights, unmoved)
        job = job._replace(weights=weights)
        print(f"round {number + 1}: {time.perf_counter() - started:.0f} s", flush=True)


def known(arguments: argparse.Namespace, job: Job) -> set[str]:
    """What the first box alone needs, where only what is new shall move."""
    plain = job._replace(boxes=mixes(job.family)[0])
    return set(sizes(plain._replace(seed=job.seed + game) for game in range(MEASURED))) if arguments.new else set()


def report(pool: Pool, job: Job, games: int) -> None:
    """For each mix the mean score, and in each season by how much the values miss what comes."""
    for boxes in mixes(job.family):
        work = [job._replace(seed=500_000 + game, boxes=boxes) for game in range(games)]
        scores: list[int] = []
        missed: dict[str, list[float]] = {page: [] for page in job.values}
        for totals, seen in pool.imap(judged, work, chunksize=5):
            scores += totals
            for page, points in seen:
                missed[page].append(points)
        bias = ", ".join(f"{page} {statistics.fmean(found):+.1f}" for page, found in missed.items() if found)
        print(f"  {'+'.join(boxes)}: mean {statistics.fmean(scores):.1f}; values miss by {bias}", flush=True)


def write_weights(folder: Path, weights: dict[str, float], unmoved: dict[str, float]) -> None:
    write(folder / "weights.json", {name: worth for name, worth in weights.items() if worth != unmoved.get(name)})


def write(file: Path, learned: Values | dict[str, float]) -> None:
    file.write_text(json.dumps(learned, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
