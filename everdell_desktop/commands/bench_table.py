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

from everdell_desktop.commands.bench import resident_megabytes, this_program

SIZE = 1920, 1080
FRAMES = 200
REBUILDS = 20
GAMES, TRIES = 12, 15
EVENING, LOOKED_AT = 3, 5  # games of an evening, and every so many turns at which the whole table is looked at
SEATS = ("hedgehog", "mouse", "squirrel", "turtle")


def measure(*, evening: bool) -> dict[str, Any]:
    """Each figure from a program of its own, so that nothing is warm that would be cold for a player."""
    started = time.perf_counter()
    menu = run("menu")
    menu_milliseconds = (time.perf_counter() - started) * 1000
    figures = {"menu_first_frame_milliseconds": round(menu_milliseconds, 1), **menu}
    for part in ("resting", "table", "saving", *(["evening"] if evening else [])):
        figures.update(run(part))
    return figures


def run(part: str) -> dict[str, Any]:
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = this_program("bench", "--part", part)
    done = subprocess.run(command, env={**os.environ, **drivers}, capture_output=True, text=True, check=True)
    figures: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return figures


def menu(folder: Path) -> dict[str, Any]:
    from everdell_desktop.app import App
    from everdell_desktop.keeping.storage import Storage
    from everdell_desktop.ui.screens.menu import MenuScreen

    app = App(Storage(folder), SIZE)
    app.show(MenuScreen(app))
    app.draw()
    return {}


def resting(folder: Path) -> dict[str, Any]:
    """What share of a processor the menu takes while nobody does anything."""
    from everdell_desktop.app import App
    from everdell_desktop.keeping.storage import Storage
    from everdell_desktop.ui.screens.menu import MenuScreen

    app = App(Storage(folder), SIZE)
    app.show(MenuScreen(app))
    app.draw()
    started = time.process_time()
    for _ in range(FRAMES):
        app.update(1 / app.screen.frames)
        app.draw()
    each = (time.process_time() - started) / FRAMES
    return {"menu_at_rest_percent": round(each * app.screen.frames * 100, 1)}


def evening(folder: Path) -> dict[str, Any]:
    """Memory after a few games with all boxes, every region and many cards looked at."""
    from everdell_desktop.app import App
    from everdell_desktop.engine.search import random_pick
    from everdell_desktop.keeping.storage import Storage
    from everdell_desktop.ui.screens.menu import MenuScreen
    from everdell_desktop.ui.table.screen import TableScreen

    app = App(Storage(folder), SIZE)
    app.settings.animation = "off"
    for seed in range(EVENING):
        screen = TableScreen(app, middle_of_a_game(0, seed, all_boxes=True))
        app.show(screen)
        chance, sitting = random.Random(seed), screen.sitting
        while (decision := sitting.decision) is not None:
            sitting.submit(decision.answer(random_pick(decision, chance)))
            sitting.take_seat()
            if decision.main and sitting.game.state.turn % LOOKED_AT == 0:
                screen.refresh()
                for region in screen.landscape.regions:
                    screen.go_to(region.name)
                    app.draw()
                for card in sitting.game.state.players[sitting.viewer].hand:
                    screen.show_card(card.id)
                    app.draw()
                    screen.close_sheet()
        app.show(MenuScreen(app))
        app.draw()
    return {"memory_after_games_megabytes": resident_megabytes(os.getpid())}


def table(folder: Path) -> dict[str, Any]:
    import pygame

    from everdell_desktop.app import App
    from everdell_desktop.keeping.storage import Storage
    from everdell_desktop.ui.table.screen import TableScreen

    app = App(Storage(folder), SIZE)
    sitting = middle_of_a_game(all_boxes=True)
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
    glides = glide(app, screen)
    rebuilds = time.process_time()
    for _ in range(REBUILDS):
        screen.refresh()
        app.draw()
    rebuilds = (time.process_time() - rebuilds) / REBUILDS
    by_clock, of_processor = clicks(app, screen)
    screen.leave()
    return {
        "table_first_frame_milliseconds": round(first * 1000, 1),
        "table_frame_milliseconds": round(frames * 1000, 2),
        "table_glide_milliseconds": round(glides * 1000, 2),
        "table_click_milliseconds": round(by_clock * 1000, 1),
        "table_click_processor_milliseconds": round(of_processor * 1000, 1),
        "table_rebuild_milliseconds": round(rebuilds * 1000, 2),
        "table_memory_megabytes": resident_megabytes(os.getpid()),
    }


def glide(app: Any, screen: Any) -> float:
    """Processor seconds of a frame while the camera glides through all regions and back."""
    spent, frames = 0.0, 0
    names = [region.name for region in screen.landscape.regions]
    for name in [*names[1:], names[0]]:
        screen.landscape.node.children[0].whole()  # a layer is drawn once, when its region is first looked at
        screen.go_to(name)
        while screen.landscape.gliding:
            started = time.process_time()
            app.update(1 / 60)
            app.draw()
            spent, frames = spent + time.process_time() - started, frames + 1
    return spent / max(1, frames)


def clicks(app: Any, screen: Any) -> tuple[float, float]:
    """From a click that answers until the picture shows it, the disk included: seconds of the middle one of several,
    by the clock and of the processor. Each is taken back before the next."""
    import pygame

    seats = screen.sitting.plans
    seats[:] = [
        plan if seat == screen.sitting.viewer else plan._replace(level="random") for seat, plan in enumerate(seats)
    ]
    screen.refresh()
    times = []
    for number in range(TRIES):
        app.draw()
        app.update(0.01)
        open_to_me = [where for node, where in screen.scene.nodes_of(screen.pointing.targets()) if node.live]
        point = open_to_me[number % len(open_to_me)].center
        app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(1, 1), buttons=(0, 0, 0), touch=False))
        app.draw()
        started = time.perf_counter(), time.process_time()
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            app.handle(pygame.event.Event(kind, pos=point, button=1, touch=False))
        app.draw()
        times.append((time.perf_counter() - started[0], time.process_time() - started[1]))
        screen.tools.use("undo")
    by_clock, of_processor = ([one[which] for one in times] for which in (0, 1))
    return sorted(by_clock)[TRIES // 2], sorted(of_processor)[TRIES // 2]


def saving(folder: Path) -> dict[str, Any]:
    """Saving and loading at the end of the longest of some games.

    Without the disk is everything up to the writing, and like loading in processor time.
    """
    from datetime import UTC, datetime

    from everdell_desktop.keeping.save_file import envelope
    from everdell_desktop.keeping.storage import Storage
    from everdell_desktop.sitting.controller import Sitting

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


def middle_of_a_game(turns: int = 60, seed: int = 1, all_boxes: bool = False) -> Any:
    """Four people some way into a game, or at its end."""
    from everdell_desktop.boxes import SHELF
    from everdell_desktop.engine.search import random_pick
    from everdell_desktop.sitting.controller import SeatPlan, Sitting

    boxes = [box.name for box in SHELF.boxes.values() if not box.alone and box.name in SHELF.choosable()]
    plans = [SeatPlan(animal.title(), animal) for animal in SEATS]
    sitting = Sitting.new(plans, boxes if all_boxes else ("base",), seed=seed)
    chance = random.Random(seed)
    while sitting.decision is not None and sitting.game.state.turn < turns:
        sitting.submit(sitting.decision.answer(random_pick(sitting.decision, chance)))
    sitting.take_seat()
    return sitting


PARTS = {"menu": menu, "resting": resting, "table": table, "evening": evening, "saving": saving}


def figures_of(part: str) -> dict[str, Any]:
    """The figures of one part, measured in this very process."""
    with tempfile.TemporaryDirectory() as scratch:
        return PARTS[part](Path(scratch))
