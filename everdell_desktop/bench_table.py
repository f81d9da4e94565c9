"""Measuring the table: frame times, start-up, memory and saving, without a display."""

from __future__ import annotations

import json
import os
import random
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from everdell_desktop.bench import again, resident_megabytes

SIZE = 1920, 1080
FRAMES = 200
REBUILDS = 20
GAMES, TRIES = 12, 15
SEATS = ("hedgehog", "mouse", "squirrel", "turtle")


def measure() -> dict[str, Any]:
    """Each figure from a program of its own, so that nothing is warm that would be cold for a player."""
    started = time.perf_counter()
    menu = run("menu")
    menu_milliseconds = (time.perf_counter() - started) * 1000
    return {"menu_first_frame_milliseconds": round(menu_milliseconds, 1), **menu, **run("table"), **run("saving")}


def run(part: str) -> dict[str, Any]:
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = again("bench", "--part", part)
    done = subprocess.run(command, env={**os.environ, **drivers}, capture_output=True, text=True, check=True)
    figures: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return figures


def menu(folder: Path) -> dict[str, Any]:
    from everdell_desktop.app import App
    from everdell_desktop.storage import Storage
    from everdell_desktop.ui.screens.menu import MenuScreen

    app = App(Storage(folder), SIZE)
    app.show(MenuScreen(app))
    app.draw()
    return {}


def table(folder: Path) -> dict[str, Any]:
    import pygame

    from everdell_desktop.app import App
    from everdell_desktop.storage import Storage
    from everdell_desktop.ui.table.screen import TableScreen

    app = App(Storage(folder), SIZE)
    sitting = middle_of_a_game()
    started = time.perf_counter()
    screen = TableScreen(app, sitting)
    app.show(screen)
    app.update(0.01)
    app.draw()
    first = time.perf_counter() - started
    frames = time.process_time()
    for number in range(FRAMES):
        point = 300 + number * 4, 500 + number
        app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(4, 1), buttons=(0, 0, 0), touch=False))
        app.update(1 / 60)
        app.draw()
        pygame.display.flip()
    frames = (time.process_time() - frames) / FRAMES
    rebuilds = time.process_time()
    for _ in range(REBUILDS):
        screen.refresh()
        app.draw()
    rebuilds = (time.process_time() - rebuilds) / REBUILDS
    screen.leave()
    return {
        "table_first_frame_milliseconds": round(first * 1000, 1),
        "table_frame_milliseconds": round(frames * 1000, 2),
        "table_rebuild_milliseconds": round(rebuilds * 1000, 2),
        "table_memory_megabytes": resident_megabytes(os.getpid()),
    }


def saving(folder: Path) -> dict[str, Any]:
    """Saving and loading at the end of the longest of some games.

    Without the disk is everything up to the writing, and like loading in processor time.
    """
    from datetime import UTC, datetime

    from everdell_desktop.controller import Sitting
    from everdell_desktop.storage import Storage, envelope

    storage = Storage(folder)
    games = [middle_of_a_game(10_000, seed) for seed in range(GAMES)]
    sitting = max(games, key=lambda one: sum(len(turn) for turn in one.game.history))
    path = storage.save_slot("The longest", sitting.save())
    return {
        "save_milliseconds": middle_time(lambda: storage.autosave(sitting.save()), time.perf_counter),
        "save_without_disk_milliseconds": middle_time(
            lambda: envelope("", datetime.now(UTC), sitting.save(), None), time.process_time
        ),
        "load_milliseconds": middle_time(lambda: Sitting.load(storage.load(path)), time.process_time),
        "save_kilobytes": round(path.stat().st_size / 1000, 1),
        "longest_game_decisions": sum(len(turn) for turn in sitting.game.history),
    }


def middle_time(deed: Callable[[], object], clock: Callable[[], float]) -> float:
    """Milliseconds of the middle one of several tries."""
    times = []
    for _ in range(TRIES):
        started = clock()
        deed()
        times.append(clock() - started)
    return round(sorted(times)[TRIES // 2] * 1000, 2)


def middle_of_a_game(turns: int = 60, seed: int = 1) -> Any:
    """Four people some way into a game, or at its end."""
    from everdell_desktop.controller import SeatPlan, Sitting
    from everdell_desktop.engine.search import random_pick

    sitting = Sitting.new([SeatPlan(animal.title(), animal) for animal in SEATS], seed=seed)
    chance = random.Random(seed)
    while sitting.decision is not None and sitting.game.state.turn < turns:
        sitting.submit(sitting.decision.answer(random_pick(sitting.decision, chance)))
    sitting.take_seat()
    return sitting


PARTS = {"menu": menu, "table": table, "saving": saving}


def figures_of(part: str) -> dict[str, Any]:
    """The figures of one part, measured in this very process."""
    with tempfile.TemporaryDirectory() as scratch:
        return PARTS[part](Path(scratch))
