"""Measuring speed: what `everdell-desktop bench` prints."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from typing import Any

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.decisions import Decision
from everdell_desktop.engine.rounds import blank_state, play_on, run_turn
from everdell_desktop.engine.ruleset import Ruleset, Seat, Setup
from everdell_desktop.engine.search import random_pick
from everdell_desktop.engine.state import State

COPIES_PER_GAME = 60
STARTS = 5
SHARE = 5
"""One in so many games is played on other tables than that of the base game, where they are longer."""
MIDDLE_TURN = 30


def measure(games: int) -> dict[str, Any]:
    """All figures of the engine, from so many random games and copies in proportion."""
    rules = rules_for(("base",))
    base = random_games(rules, games)
    return {**base, **other_tables(base, games), **copies(rules, games * COPIES_PER_GAME), **start_up()}


def rules_for(boxes: tuple[str, ...]) -> Ruleset:
    return SHELF.rules(Setup(boxes, (Seat("A"), Seat("B"))))


def other_tables(base: dict[str, Any], games: int) -> dict[str, Any]:
    """All boxes that go together on one table, and each that is played alone, with what a decision costs there."""
    alone = [name for name in SHELF.choosable() if SHELF.box(name).alone]
    together = tuple(name for name in SHELF.choosable() if name not in alone)
    found = {}
    for name, boxes in (("all_boxes", together), *((name, (name,)) for name in alone)):
        figures = random_games(rules_for(boxes), max(1, games // SHARE))
        found[f"{name}_games_per_cpu_second"] = figures["random_games_per_cpu_second"]
        found[f"{name}_decisions_per_game"] = figures["decisions_per_game"]
        times = base["decisions_per_cpu_second"] / figures["decisions_per_cpu_second"]
        found[f"{name}_decision_costs_times_base"] = round(times, 2)
    return found


def random_games(rules: Ruleset, games: int) -> dict[str, Any]:
    decisions = 0
    chance = random.Random(1)

    def ask(decision: Decision) -> Any:
        nonlocal decisions
        decisions += 1
        return random_pick(decision, chance)

    started = time.process_time()
    for seed in range(games):
        play_on(blank_state(rules, seed), rules, ask)
    spent = time.process_time() - started
    return {
        "random_games_per_cpu_second": round(games / spent, 1),
        "decisions_per_cpu_second": round(decisions / spent),
        "decisions_per_game": round(decisions / games, 1),
    }


def copies(rules: Ruleset, number: int) -> dict[str, Any]:
    state = middle_of_a_game(rules)
    started = time.process_time()
    for _ in range(number):
        state.copy()
    return {"copy_microseconds": round((time.process_time() - started) / number * 1e6, 2)}


def middle_of_a_game(rules: Ruleset) -> State:
    chance = random.Random(2)
    state = blank_state(rules, 2)
    while state.turn < MIDDLE_TURN:
        run_turn(state, rules, lambda decision: random_pick(decision, chance))
    return state


def start_up() -> dict[str, Any]:
    """From the start of `engine` to its first reply, the best of a few."""
    times = []
    memory = 0
    for _ in range(STARTS):
        started = time.perf_counter()
        with subprocess.Popen(
            this_program("engine"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as engine:
            assert engine.stdin is not None and engine.stdout is not None
            engine.stdin.write('{"cmd":"new"}\n')
            engine.stdin.flush()
            json.loads(engine.stdout.readline())
            times.append(time.perf_counter() - started)
            memory = resident_megabytes(engine.pid) or memory
            engine.communicate('{"cmd":"quit"}\n')
    return {"engine_start_milliseconds": round(min(times) * 1000, 1), "engine_memory_megabytes": memory}


def this_program(*words: str) -> list[str]:
    """The command that starts this program once more: the packaged one is started without Python's own words."""
    return [sys.executable, *([] if getattr(sys, "frozen", False) else ["-m", "everdell_desktop"]), *words]


def resident_megabytes(process: int) -> int:
    """Memory of a process where the system tells it, else 0."""
    try:
        with open(f"/proc/{process}/status", encoding="ascii") as status:
            for line in status:
                if line.startswith("VmRSS:"):
                    return round(int(line.split()[1]) / 1024)
    except OSError:
        pass
    return 0
