"""Learning how many points a standing promises: least squares over games of self-play.

    python tools/fit_values.py --games 1500 --seed 1
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import statistics
import time
from pathlib import Path
from typing import Any

from tune import FILE, solved

from everdell_desktop.ai.almanac import almanac
from everdell_desktop.ai.policy import Policy
from everdell_desktop.ai.value import standing_traits
from everdell_desktop.ai.weights import Values, Weights
from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.rounds import blank_state, run_turn
from everdell_desktop.engine.ruleset import Seat, Setup
from everdell_desktop.engine.scoring import score_sheets
from everdell_desktop.engine.state import SEASONS

VALUES = FILE.with_name("values.json")
NOISE = 1.0

Row = tuple[str, list[tuple[str, float]], int]
"""A season, how a seat stood in it, and its score at the end."""


def watch(job: tuple[int, int, int, dict[str, float], Values]) -> list[Row]:
    """Play a game and note how things stood after some of the turns."""
    seed, seats, share, weights, values = job
    chance = random.Random(seed)
    rules = SHELF.rules(Setup(("base",), tuple(Seat(f"Seat {n + 1}") for n in range(seats))))
    book = almanac(rules, Weights(weights), values)
    state = blank_state(rules, seed)
    policy = Policy(state, book, chance, NOISE)
    seen: list[tuple[int, str, Any]] = []
    while state.turn == 0 or not rules.is_over(state):
        seat, setting_up = state.seat, state.turn == 0
        run_turn(state, rules, policy)
        player = state.players[seat]
        if not setting_up and not player.passed and chance.random() * share < 1:
            seen.append((seat, SEASONS[player.season], standing_traits(state, book, seat)))
    totals = [sheet.total for sheet in score_sheets(state, rules)]
    return [(season, traits, totals[seat]) for seat, season, traits in seen]


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn what a standing promises from games of self-play.")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--share", type=int, default=4, help="one turn in so many is noted (4)")
    parser.add_argument("--hold", type=float, default=20.0, help="how strongly values are held back (20)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--weights", type=Path, default=FILE)
    parser.add_argument("--values", type=Path, default=VALUES)
    arguments = parser.parse_args()
    weights = json.loads(arguments.weights.read_text(encoding="utf-8"))
    rules = SHELF.rules(Setup(("base",), (Seat("A"), Seat("B"))))
    named: Values = {season: {f"has:{card}": 0.0 for card in rules.cards} for season in SEASONS}
    started = time.perf_counter()
    seed = arguments.seed * 1_000_000
    work = [(seed + game, 2, arguments.share, weights, named) for game in range(arguments.games)]
    with multiprocessing.get_context("spawn").Pool(arguments.cores) as pool:
        rows = [row for found in pool.imap(watch, work, chunksize=20) for row in found]
    values: Values = {}
    for season in SEASONS:
        mine = [(traits, total) for when, traits, total in rows if when == season]
        prior = {**named[season], "score": 1.0, "always": statistics.fmean(total for _, total in mine)}
        gathered = []
        for traits, _ in mine:
            row: dict[str, float] = {}
            for name, amount in traits:
                row[name] = row.get(name, 0.0) + amount
            gathered.append(row)
        print(season, end=" ")
        values[season] = solved(prior, gathered, [total for _, total in mine], arguments.hold)
        spread_to_groups(values[season], rules)
    arguments.values.write_text(json.dumps(values, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    print(f"{len(rows)} standings of {arguments.games} games, {time.perf_counter() - started:.0f} s")


def spread_to_groups(values: dict[str, float], rules: Any) -> None:
    """A card nobody has met is taken for an average card of its colour."""
    colors: dict[str, list[float]] = {}
    for card in rules.cards.values():
        colors.setdefault(card.color, []).append(values[f"has:{card.id}"])
    for color, found in colors.items():
        values[f"has:*{color}"] = round(statistics.fmean(found), 4)


if __name__ == "__main__":
    main()
