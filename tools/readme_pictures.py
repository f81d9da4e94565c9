"""Shoots the pictures of the README anew: python tools/readme_pictures.py"""

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

from everdell_desktop.ai.thinkers import LEVELS
from everdell_desktop.app import App
from everdell_desktop.keeping.storage import Storage
from everdell_desktop.sitting.controller import SeatPlan, Sitting
from everdell_desktop.ui.screens.score import ScoreScreen
from everdell_desktop.ui.table.screen import TableScreen

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZE = 1600, 900
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
    "book": book_shots.SHOTS["book"],
    "scores": lambda app: app.show(ScoreScreen(app, played(10_000))),
}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, show in PICTURES.items():
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
