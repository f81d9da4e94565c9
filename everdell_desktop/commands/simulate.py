"""Playing many games of computer players against each other, over all cores."""

from __future__ import annotations

import math
import multiprocessing
import statistics
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from everdell_desktop.ai.thinkers import LEVELS
from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.decisions import Decision
from everdell_desktop.engine.rounds import blank_state, run_turn
from everdell_desktop.engine.ruleset import Seat, Setup


class Job(NamedTuple):
    """One game: the levels in the order of their seats, and by how much the seats are rotated."""

    levels: tuple[str, ...]
    rotation: int
    seed: int
    boxes: tuple[str, ...]
    options: tuple[tuple[str, Any], ...]


class Outcome(NamedTuple):
    """What became of a game, by the levels as they were named (rotation undone)."""

    seed: int
    scores: tuple[int, ...]
    won: tuple[float, ...]
    seconds: tuple[float, ...]
    turns: tuple[int, ...]
    longest: tuple[float, ...]
    """Seconds of the longest turn."""
    cpu_seconds: float
    failure: str
    result: tuple[tuple[str, Any], ...] = ()
    """What the boxes say about the end of a game that is won or lost together."""


def play_game(job: Job) -> Outcome:
    number = len(job.levels)
    started = time.process_time()
    seconds, turns, longest = [0.0] * number, [0] * number, [0.0] * number
    try:
        setup = Setup(job.boxes, tuple(Seat(f"Seat {n + 1}") for n in range(number)), dict(job.options))
        rules = SHELF.rules(setup)
        state = blank_state(rules, job.seed)
        thinkers = [
            LEVELS[job.levels[(seat + job.rotation) % number]](job.seed * 31 + seat) for seat in range(number)
        ]  # fmt: skip
        while state.turn == 0 or not rules.is_over(state):
            start = state.copy()
            answers: list[Any] = []
            before_turn = list(seconds)

            def ask(decision: Decision, start: Any = start, answers: list[Any] = answers) -> Any:
                before = time.process_time()
                picked = thinkers[decision.seat].pick(decision, start, answers, rules)
                seconds[decision.seat] += time.process_time() - before
                answers.append(decision.answer(picked))
                return picked

            run_turn(state, rules, ask)
            if start.turn:
                turns[start.seat] += 1
            longest = [max(most, now - old) for most, now, old in zip(longest, seconds, before_turn, strict=True)]
        sheets = rules.end.score_sheets(state)
        best = rules.end.winners(state, sheets)
        totals = {sheet.seat: sheet.total for sheet in sheets}
        shared = sheets[0].total  # who shares a city has its score
        back = [(named - job.rotation) % number for named in range(number)]
        return Outcome(
            job.seed,
            tuple(totals.get(seat, shared) for seat in back),
            tuple(1 / len(best) if seat in best else 0.0 for seat in back),
            tuple(seconds[seat] for seat in back),
            tuple(turns[seat] for seat in back),
            tuple(longest[seat] for seat in back),
            time.process_time() - started,
            "",
            tuple((rules.end.result(state, sheets) or {}).items()),
        )
    except Exception:
        none, no_time = (0,) * number, (0.0,) * number
        spent = time.process_time() - started
        return Outcome(job.seed, none, no_time, no_time, none, no_time, spent, traceback.format_exc())


def jobs(levels: Sequence[str], games: int, seed: int, boxes: Sequence[str], options: dict[str, Any]) -> Iterator[Job]:
    for game in range(games):
        yield Job(tuple(levels), game % len(levels), seed + game, tuple(boxes), tuple(options.items()))


def simulate(
    levels: Sequence[str], games: int, seed: int = 1, boxes: Sequence[str] = ("base",),
    options: dict[str, Any] | None = None, cores: int | None = None,
) -> dict[str, Any]:  # fmt: skip
    """Play the games and sum them up as one JSON object."""
    started = time.perf_counter()
    work = list(jobs(levels, games, seed, boxes, options or {}))
    cores = cores or multiprocessing.cpu_count()
    outcomes: list[Outcome] = []
    if cores == 1 or games < 4:
        outcomes.extend(watched(map(play_game, work), games))
    else:
        with multiprocessing.get_context("spawn").Pool(cores) as pool:
            chunk = max(1, min(50, games // 100))
            outcomes.extend(watched(pool.imap_unordered(play_game, work, chunksize=chunk), games))
    finished = [outcome for outcome in outcomes if not outcome.failure]
    together = [dict(outcome.result) for outcome in finished if outcome.result]
    return {
        "games": games,
        "failures": [{"seed": o.seed, "error": o.failure} for o in sorted(outcomes) if o.failure],
        "seconds": round(time.perf_counter() - started, 3),
        "cpu_seconds": round(sum(outcome.cpu_seconds for outcome in outcomes), 3),
        "seats": [seat_summary(level, n, finished) for n, level in enumerate(levels)],
        **({"together": together_summary(together)} if together else {}),
    }


def together_summary(results: list[dict[str, Any]]) -> dict[str, Any]:
    """What a team that plays against a target or a rival without a seat has come to: how often it won, and why not."""
    games = len(results)
    won = sum(result["won"] for result in results)
    low, high = wilson(won, games)
    told: dict[str, Any] = {
        "won": round(won / games, 4),
        "won_95": [round(low, 4), round(high, 4)],
        "mean": round(statistics.fmean(result["score"] for result in results), 2),
    }
    if "target" in results[0]:
        told["target"] = results[0]["target"]
        told["target_met"] = round(sum(result["score"] >= result["target"] for result in results) / games, 4)
        met = zip(*(result["goals"] for result in results), strict=True)
        told["goals_met"] = [round(sum(goal) / games, 4) for goal in met]
    if "thorn" in results[0]:
        told["rival"] = round(statistics.fmean(result["thorn"] for result in results), 2)
    return told


def seat_summary(level: str, number: int, outcomes: list[Outcome]) -> dict[str, Any]:
    """Mean and spread of the scores, wins with their 95 % interval (Wilson), and seconds of processor time per turn."""
    scores = [outcome.scores[number] for outcome in outcomes]
    wins = sum(outcome.won[number] for outcome in outcomes)
    turns = sum(outcome.turns[number] for outcome in outcomes)
    low, high = wilson(wins, len(outcomes))
    return {
        "level": level,
        "mean": round(statistics.fmean(scores), 2) if scores else 0.0,
        "sd": round(statistics.pstdev(scores), 2) if scores else 0.0,
        "wins": wins,
        "win_rate": round(wins / len(outcomes), 4) if outcomes else 0.0,
        "win_rate_95": [round(low, 4), round(high, 4)],
        "seconds_per_turn": round(sum(outcome.seconds[number] for outcome in outcomes) / turns, 5) if turns else 0.0,
        "longest_turn": round(max((outcome.longest[number] for outcome in outcomes), default=0.0), 3),
    }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share."""
    if not games:
        return 0.0, 1.0
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def watched(outcomes: Iterator[Outcome] | Any, games: int) -> Iterator[Outcome]:
    """Pass outcomes on, with a progress bar when standard error is a terminal."""
    show = sys.stderr.isatty()
    for done, outcome in enumerate(outcomes, start=1):
        if show:
            filled = 40 * done // games
            print(f"\r[{'#' * filled}{'.' * (40 - filled)}] {done}/{games}", end="", file=sys.stderr, flush=True)
        yield outcome
    if show:
        print(file=sys.stderr)
