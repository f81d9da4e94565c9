"""Shoots every screen of the program in several window sizes, without a display.

    python tools/screenshots.py FOLDER                    all shots at the sizes below
    python tools/screenshots.py FOLDER menu score --size 1280x720 --text large

A new shot is a function that takes the app, brings a screen up and is entered in `SHOTS`.
"""

from __future__ import annotations

import argparse
import io
import os
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from everdell_desktop.app import App
from everdell_desktop.engine.search import random_pick
from everdell_desktop.keeping.settings import CHOICES
from everdell_desktop.keeping.storage import Storage
from everdell_desktop.sitting.chosen_boxes import ChosenBoxes
from everdell_desktop.sitting.controller import SeatPlan, Sitting
from everdell_desktop.ui.screens.ask import AskScreen
from everdell_desktop.ui.screens.booklet import LEAVES
from everdell_desktop.ui.screens.boxes import BoxesScreen
from everdell_desktop.ui.screens.how_to_play import HowToPlayScreen
from everdell_desktop.ui.screens.load import LoadScreen
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.screens.new_game import NewGameScreen
from everdell_desktop.ui.screens.score import ScoreScreen
from everdell_desktop.ui.screens.settings import SettingsScreen
from everdell_desktop.ui.screens.solo import SoloScreen

sys.path.insert(0, str(Path(__file__).resolve().parent))
import album_shots
import book_shots
import duo_shots
import journey_shots
import learning_shots
import table_shots

SIZES = ((1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (3440, 1440), (1024, 768))
PLANS = (
    SeatPlan("Anna", "hedgehog"), SeatPlan("Clover", "mouse", "random"), SeatPlan("Ben", "squirrel"),
    SeatPlan("Moss", "turtle", "random"), SeatPlan("Clementine", "otter"), SeatPlan("Theodora", "cardinal", "random"),
)  # fmt: skip


def played(seats: int, turns: int = 10_000, seed: int = 3) -> Sitting:
    """A sitting in which so many answers were given by chance."""
    options = {"rugwort_year": 2} if seats == 1 else None
    boxes = ["base", "bellfaire"] if seats > 4 else ["base"]
    sitting = Sitting.new(PLANS[:seats], seed=seed, boxes=boxes, options=options)
    chance = random.Random(seed)
    for _ in range(turns):
        if sitting.game.decision is None:
            break
        decision = sitting.game.decision
        sitting.game.submit(decision.answer(random_pick(decision, chance)))
    return sitting


def with_saves(app: App) -> None:
    """Some saves to list."""
    for name, seats, turns in (
        ("Evening with Ben", 2, 60),
        ("The long winter", 4, 90),
        ("Three of us", 3, 120),
    ):
        app.storage.save_slot(name, played(seats, turns).save())
    app.storage.autosave(played(2, 40).save(), board_picture(app))


def board_picture(app: App) -> bytes:
    file = io.BytesIO()
    pygame.image.save(app.kit.pictures.covering("regions/valley_summer", (480, 270)), file, "table.jpg")
    return file.getvalue()


def menu(app: App) -> None:
    app.show(MenuScreen(app))


def menu_with_saves(app: App) -> None:
    with_saves(app)
    app.show(MenuScreen(app))
    app.screen.focus = "continue"  # type: ignore[attr-defined]


def new_game(app: App) -> None:
    app.show(NewGameScreen(app))


def new_game_of_four(app: App) -> None:
    screen = NewGameScreen(app)
    screen.seating.add()
    screen.seating.add()
    screen.seating.seats[0].name = "Anna"
    screen.fault = "Two players are called Anna: please give one another name."
    app.show(screen)


def new_game_of_six(app: App) -> None:
    screen = NewGameScreen(app)
    screen.chosen = ChosenBoxes(["base", "bellfaire", "newleaf"], {"bellfaire_powers": "dealt"})
    for _ in range(4):
        screen.seating.add()
    for seat, animal in zip(screen.seating.seats, ("hedgehog", "fox", "owl", "otter", "toad", "cardinal"), strict=True):
        seat.animal = animal
    screen.seating.seats[1].level = ""
    app.show(screen)


def boxes(app: App) -> None:
    app.show(BoxesScreen(app, ChosenBoxes(["base", "legends", "pearlbrook"], {}), 3))


def boxes_with_modules(app: App) -> None:
    names = ["base", "legends", "bellfaire", "spirecrest", "newleaf"]
    app.show(BoxesScreen(app, ChosenBoxes(names, {"bellfaire_powers": "dealt"}), 6))


def boxes_alone(app: App) -> None:
    """The moods of a rival for one player make a second leaf of options."""
    app.show(BoxesScreen(app, ChosenBoxes(["base", "legends", "bellfaire", "newleaf"], {"rugwort_hasty": True}), 1))
    app.screen.leaf = 1  # type: ignore[attr-defined]
    app.screen.renew()  # type: ignore[attr-defined]


def solo(app: App) -> None:
    app.show(SoloScreen(app))


def settings(app: App) -> None:
    app.show(SettingsScreen(app))


def settings_with_note(app: App) -> None:
    app.settings.notes = ["The setting 'volume' cannot be 'loud'; 70 is in force."]
    app.show(SettingsScreen(app))


def load(app: App) -> None:
    with_saves(app)
    app.show(LoadScreen(app))


def load_six(app: App) -> None:
    app.storage.save_slot("A full house", played(6, 150).save())
    load(app)


def ask(app: App) -> None:
    load(app)
    app.update(0.1)
    question = "How shall it be called?"
    app.push(AskScreen(app, "A name for this game", question, "Keep", lambda text: None, text="Winter"))


def leaf(number: int) -> Callable[[App], None]:
    def show(app: App) -> None:
        screen = HowToPlayScreen(app)
        screen.number = number
        app.show(screen)

    return show


def contents(app: App) -> None:
    app.show(HowToPlayScreen(app))
    app.screen.show_contents()  # type: ignore[attr-defined]


def score(seats: int) -> Callable[[App], None]:
    return lambda app: app.show(ScoreScreen(app, played(seats)))


SHOTS: dict[str, Callable[[App], None]] = {
    "menu": menu,
    "menu_with_saves": menu_with_saves,
    "new_game": new_game,
    "new_game_of_four": new_game_of_four,
    "new_game_of_six": new_game_of_six,
    "boxes": boxes,
    "boxes_with_modules": boxes_with_modules,
    "boxes_alone": boxes_alone,
    "solo": solo,
    "settings": settings,
    "settings_with_note": settings_with_note,
    "load": load,
    "load_six": load_six,
    "ask": ask,
    "booklet_contents": contents,
    **{f"booklet_{number + 1}": leaf(number) for number in range(len(LEAVES))},
    "score_2": score(2),
    "score_4": score(4),
    "score_6": score(6),
    "score_solo": score(1),
    **album_shots.SHOTS,
    **learning_shots.SHOTS,
    **table_shots.SHOTS,
    **journey_shots.SHOTS,
    **duo_shots.SHOTS,
    **book_shots.SHOTS,
}
"""Every shot by name: a function that brings the screen up."""


def shoot(name: str, size: tuple[int, int], text: str, folder: Path) -> Path:
    """One picture of one screen, from a program with an empty folder of its own."""
    with tempfile.TemporaryDirectory() as data:
        storage = Storage(Path(data))
        app = App(storage, size)
        app.settings.text_size = text
        app.apply_settings()
        SHOTS[name](app)
        app.update(0.5)
        app.draw()
        path = folder / f"{name}_{size[0]}{'' if text == 'small' else f'_{text}'}.png"
        pygame.image.save(app.surface, str(path))
        app.quit()
        app.close()
    return path


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("shots", nargs="*", metavar="SHOT", help=f"which ones (all): {', '.join(SHOTS)}")
    parser.add_argument("--size", action="append", help="WIDTHxHEIGHT, several times if wanted")
    parser.add_argument("--text", choices=CHOICES["text_size"], default="small", help="the text-size setting")
    words = parser.parse_intermixed_args()
    unknown = [name for name in words.shots if name not in SHOTS]
    if unknown:
        parser.error(f"there is no shot {unknown[0]!r}")
    words.folder.mkdir(parents=True, exist_ok=True)
    sizes = [tuple(int(part) for part in size.split("x")) for size in words.size or ()] or SIZES
    for name in words.shots or SHOTS:
        for size in sizes:
            print(shoot(name, size, words.text, words.folder))  # type: ignore[arg-type]
    return 0


if __name__ == "__main__":
    sys.exit(main())
