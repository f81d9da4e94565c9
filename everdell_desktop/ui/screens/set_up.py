"""What the pages for setting up a game share: boxes, a seed, Start and Back."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from everdell_desktop.engine.combining import BoxError
from everdell_desktop.keeping.files import StorageError
from everdell_desktop.sitting import catalogue
from everdell_desktop.sitting.chosen_boxes import ChosenBoxes

from ..theme import BAD, BOLD, NORMAL
from .boxes import BoxesScreen
from .page import Page
from .seat_card import labelled_field
from .seating import SeatCard
from .sheet import Units

if TYPE_CHECKING:
    from everdell_desktop.app import App

LONGEST_SEED = 18


class SetUpScreen(Page):
    """A game that is being set up."""

    dim = 90
    kept_as = ""
    """Under which name the choices are remembered."""
    boxes_at: Units = (580, 778, 760, 62)
    back_at: Units = (116, 940, 280, 74)
    start_at: Units = (1464, 932, 340, 88)
    seed_at: Units = (580, 924, 760, 100)
    dice_at: Units = (1366, 944, 72, 64)
    fault_at: Units = (460, 846, 1000, 62)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.fault = ""
        self.seed_text = ""
        self.advanced = False
        """Whether what few people need is shown."""
        kept = app.storage.kept(self.kept_as)
        self.kept: dict[str, Any] = kept if isinstance(kept, dict) else {}
        """The choices of the last time."""
        self.chosen = ChosenBoxes.read(self.kept)

    def foot(self) -> None:
        """Boxes, seed, Back, Start, and a line for what is wrong."""
        if catalogue.lone_game(self.chosen.boxes) is None:
            self.button("boxes", self.boxes_at, self.boxes_words(), self.choose_boxes, icon="deck", font=20)
        if self.advanced or self.seed_text:
            labelled_field(self, "seed", self.seed_at, "Which deal", self.seed_text, self._seed_typed,
                           "by chance", LONGEST_SEED, "dice")  # fmt: skip
        else:
            tip = "Play a certain deal: its number, or any word"
            self.button("advanced", self.dice_at, "", self._show_more, icon="dice", tip=tip)
        self.button("back", self.back_at, "Back", self.back, icon="arrow_left", font=24)
        self.button("start", self.start_at, self.start_words(), self.start, icon="play", font=30)
        self.tell_fault()

    def tell_fault(self) -> None:
        """What is wrong, if anything is."""
        if self.fault:
            x, y, wide, high = self.fault_at
            self.panel(self.fault_at, "scrap", corner=0.8)
            self.line(self.fault, (x + 30, y, wide - 60, high), NORMAL, BAD, BOLD, "center", name="fault")

    def boxes_words(self) -> str:
        return f"Boxes: {self.chosen.title()}"

    def start_words(self) -> str:
        return "Start"

    def start(self) -> None:
        raise NotImplementedError

    def choose_boxes(self) -> None:
        self.fault = ""
        self.app.push(BoxesScreen(self.app, self.chosen, self.people))

    @property
    def people(self) -> int:
        """How many people and computer players sit down."""
        return 1

    def seed(self) -> int | None:
        """The number typed, or a number made of the words typed, so that any word can name a deal."""
        text = self.seed_text.strip()
        if not text:
            return None
        return int(text) if text.isdecimal() else int.from_bytes(text.encode("utf-8")[:7], "big")

    def begin(
        self, seats: Sequence[SeatCard], options: Mapping[str, Any], remembered: Mapping[str, Any], alone: bool = False
    ) -> None:  # fmt: skip
        """Remember the choices and go to the table; `options` come on top of those of the boxes."""
        from everdell_desktop.sitting.controller import SeatPlan, Sitting
        from everdell_desktop.ui.table.screen import TableScreen

        plans = [SeatPlan(seat.shown_name, seat.animal, seat.level) for seat in seats]
        try:
            sitting = Sitting.new(
                plans, tuple(self.chosen.boxes), {**self.chosen.options, **options}, self.seed(), alone=alone
            )
        except BoxError as error:
            self.complain(f"{error}.")
            return
        self.remember(remembered)
        self.app.sounds.play("season")
        self.app.show(TableScreen(self.app, sitting))

    def remember(self, choices: Mapping[str, Any]) -> None:
        with contextlib.suppress(StorageError):  # a set-up that is not remembered is no reason not to play
            self.app.storage.keep(self.kept_as, {**self.chosen.write(), **choices})

    def complain(self, fault: str) -> None:
        self.fault = fault
        self.app.sounds.play("refuse")
        self.renew()

    def _show_more(self) -> None:
        self.advanced = True
        self.renew()

    def _seed_typed(self, text: str) -> None:
        self.seed_text = text
