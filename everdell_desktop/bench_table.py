"""Measuring the table: frame times, start-up, memory and saving, without a display."""

from __future__ import annotations

import json
import os
import random
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from everdell_desktop.bench import again, resident_megabytes

SIZE = 1920, 1080
FRAMES = 200
REBUILDS = 20
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
    from everdell_desktop.controller import Sitting
    from everdell_desktop.storage import Storage

    storage = Storage(folder)
    sitting = middle_of_a_game(turns=10_000)
    started = time.perf_counter()
    path = storage.autosave(sitting.save())
    saved = time.perf_counter() - started
    started = time.perf_counter()
    Sitting.load(storage.load(path))
    loaded = time.perf_counter() - started
    return {"save_milliseconds": round(saved * 1000, 2), "load_milliseconds": round(loaded * 1000, 2)}


def middle_of_a_game(turns: int = 60) -> Any:
    """Four people some way into a game, or at its end."""
    from everdell_desktop.controller import SeatPlan, Sitting
    from everdell_desktop.engine.search import random_pick

    sitting = Sitting.new([SeatPlan(animal.title(), animal) for animal in SEATS], seed=1)
    chance = random.Random(1)
    while sitting.decision is not None and sitting.game.state.turn < turns:
        sitting.submit(sitting.decision.answer(random_pick(sitting.decision, chance)))
    sitting.take_seat()
    return sitting


PARTS = {"menu": menu, "table": table, "saving": saving}


def figures_of(part: str) -> dict[str, Any]:
    """The figures of one part, measured in this very process."""
    with tempfile.TemporaryDirectory() as scratch:
        return PARTS[part](Path(scratch))
