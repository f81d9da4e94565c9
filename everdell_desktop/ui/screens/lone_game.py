"""Setting up a game of its own, which is played without other boxes and says itself who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from everdell_desktop.engine.ruleset import Box
from everdell_desktop.keeping.profiles import Profiles
from everdell_desktop.sitting import catalogue
from everdell_desktop.sitting.chosen_boxes import ChosenBoxes

from ..shapes import rounded_off
from ..theme import BOLD, NORMAL
from .new_game import GAP, HIGH, TOP, WIDE, NewGameScreen
from .seating import Seating
from .set_up import SetUpScreen
from .sheet import Units

if TYPE_CHECKING:
    from everdell_desktop.app import App

LEFT, ABOUT = 108, 800
"""Where the first seat stands, and how wide the page about the game is."""
VIEW = 250  # height of its picture


class LoneGameScreen(NewGameScreen):
    """Its seats at the left, what the game is about at the right."""

    back_at, start_at = SetUpScreen.back_at, SetUpScreen.start_at
    seed_at, dice_at, fault_at = SetUpScreen.seed_at, SetUpScreen.dice_at, SetUpScreen.fault_at

    def __init__(self, app: App, box: Box) -> None:
        self.game = box
        self.kept_as = f"last_{box.name}"
        super().__init__(app)
        self.levels = catalogue.levels(box.family)
        self.chosen = ChosenBoxes([box.name], {})
        self.seating = Seating.of_game(box.facing, self.kept.get("seats"), list(self.levels))
        self.seating.welcome(Profiles(app.storage).current(), animals=False)

    def lay_out(self) -> None:
        self.ribbon(f"New game of {self.game.title}", (560, 12, 800, 96), 34)
        for seat in range(len(self.seating.seats)):
            self.seat(seat, LEFT + seat * (WIDE + GAP), TOP)
        self._about(LEFT + len(self.seating.seats) * (WIDE + GAP))
        self.foot()

    def animal(self, number: int, units: Units) -> None:
        x, y, wide, high = units
        self.seated(f"avatars/{self.seating.seats[number].animal}", -1, (x + (wide - high) / 2, y, high, high))

    def _about(self, left: float) -> None:
        kit = self.app.kit
        self.panel((left, TOP, ABOUT, HIGH), name="about")
        rect = self.box(left + 40, TOP + 40, ABOUT - 80, VIEW)
        name = f"regions/{self.game.name}_summer"
        picture = kit.plates.kept(("about", name, rect.size), lambda: kit.pictures.covering(name, rect.size, 0.66))
        self.picture(rounded_off(picture, kit.px(16)), rect)
        self.heading(self.game.title, (left + 44, TOP + VIEW + 54, ABOUT - 88, 56), align="left")
        first, _, rest = self.game.text.partition(". ")
        self.block(f"{first}.", (left + 44, TOP + VIEW + 112, ABOUT - 88, 36), NORMAL + 2, font=BOLD)
        self.block(rest, (left + 44, TOP + VIEW + 156, ABOUT - 88, HIGH - VIEW - 190), NORMAL)


def set_up_screen(app: App, boxes: Sequence[str]) -> SetUpScreen:
    """The page on which a new game of these boxes is set up."""
    box = catalogue.lone_game(boxes)
    return LoneGameScreen(app, box) if box is not None else NewGameScreen(app)
