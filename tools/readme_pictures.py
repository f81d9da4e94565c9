"""Shoots the pictures of the README anew: python tools/readme_pictures.py [NAME ...]"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import book_shots
import pygame
import screenshots
import table_shots
from PIL import Image

from everdell_desktop.ai.thinkers import LEVELS
from everdell_desktop.app import App
from everdell_desktop.boxes import SHELF
from everdell_desktop.keeping.storage import Storage
from everdell_desktop.sitting.controller import SeatPlan, Sitting
from everdell_desktop.ui.screens.score import ScoreScreen
from everdell_desktop.ui.table.screen import TableScreen

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZE = 1600, 900
FILMED, FILM = (1280, 720), (626, 252)  # the window for the moving picture, and the size of its landscape there
PER_SECOND, STAY = 9, 1400  # frames while it glides, and milliseconds in each region
PLANS = (
    SeatPlan("Hazel", "hedgehog"), SeatPlan("Rowan", "mouse", "normal"), SeatPlan("Bramble", "squirrel", "easy"),
)  # fmt: skip


def played(turns: int) -> Sitting:
    """A game some way on, everybody played by the computer until then."""
    sitting = Sitting.new(PLANS, seed=8)
    thinkers = [LEVELS["easy"](seat) for seat in range(len(PLANS))]
    while sitting.decision is not None and (sitting.game.state.turn < turns or sitting.decision.seat):
        game, decision = sitting.game, sitting.decision
        picked = thinkers[decision.seat].pick(decision, game.turn_start, game.answers, game.rules)
        sitting.submit(decision.answer(picked))
    return sitting


PICTURES: dict[str, Callable[[App], object]] = {
    "menu": screenshots.menu_with_saves,
    "table": lambda app: app.show(TableScreen(app, played(70))),
    "choice": table_shots.SHOTS["ask_some"],
    "paying": table_shots.SHOTS["ask_payment"],
    "river": table_shots.SHOTS["table_river"],
    "railway": table_shots.SHOTS["table_railway"],
    "book": book_shots.SHOTS["book"],
    "scores": lambda app: app.show(ScoreScreen(app, played(10_000))),
}


def journey(folder: Path) -> Path:
    """A short film: the camera glides from the Valley through all regions and back."""
    boxes = [name for name in SHELF.choosable() if not SHELF.box(name).alone]
    frames: list[Image.Image] = []
    times: list[int] = []
    with tempfile.TemporaryDirectory() as data:
        app = App(Storage(Path(data)), FILMED)
        screen = table_shots.table(app, {**table_shots.POSITION, "boxes": boxes, "special_events": []})
        for name in ("river", "valley", "fair", "valley", "mountain", "valley", "railway", "valley"):
            screen.go_to(name)
            while screen.landscape.gliding:
                app.update(1 / PER_SECOND)
                frames.append(land(app, screen))
                times.append(1000 // PER_SECOND)
            app.update(0.5)
            frames.append(land(app, screen))
            times.append(STAY)
        app.quit()
    path = folder / "regions.webp"
    frames[0].save(path, save_all=True, append_images=frames[1:], duration=times, loop=0, quality=34, method=6)
    return path


def land(app: App, screen: TableScreen) -> Image.Image:
    """The window onto the landscape, without the weather."""
    screen.scene.drift = None
    app.draw()
    view = app.surface.subsurface(screen.layout.board)
    whole = Image.frombytes("RGB", view.get_size(), pygame.image.tobytes(view, "RGB"))
    return whole.resize(FILM, Image.Resampling.LANCZOS)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:] or [*PICTURES, "regions"]
    if "regions" in wanted:
        print(journey(FOLDER))
    for name, show in PICTURES.items():
        if name not in wanted:
            continue
        with tempfile.TemporaryDirectory() as data:
            app = App(Storage(Path(data)), SIZE)
            show(app)
            app.update(0.5)
            app.draw()
            pygame.image.save(app.surface, str(FOLDER / f"{name}.jpg"))
            app.quit()
            print(FOLDER / f"{name}.jpg")


if __name__ == "__main__":
    main()
