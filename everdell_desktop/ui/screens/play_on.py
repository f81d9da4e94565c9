"""Playing on from a moment of a replay: who takes which seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from everdell_desktop.engine.game import SaveError
from everdell_desktop.keeping.replays import Replay
from everdell_desktop.sitting import catalogue

from ..theme import BAD, BOLD, CAPTION, ITALIC, LARGE, NORMAL, SMALL
from .page import Page

if TYPE_CHECKING:
    from everdell_desktop.app import App

TOP, ROW = 296, 128
FULL_TOP, FULL_END = 236, 850
"""Between these lie the rows of a table of more than four."""
CHIP, GAP = 176, 10
PERSON = ""


class PlayOnScreen(Page):
    """A parchment with a row for each seat, at first as it was played."""

    dim = 110

    def __init__(self, app: App, replay: Replay, number: int) -> None:
        super().__init__(app)
        self.replay, self.number = replay, number
        self.plans = list(replay.sitting.plans)
        self.fault = ""

    def lay_out(self) -> None:
        self.panel((160, 96, 1600, 860), name="parchment")
        self.ribbon("Play on from here", (610, 44, 700, 104), 34)
        words = "A new game begins at this very moment. It counts as practice, because what comes has been seen."
        self.block(words, (360, 176, 1200, 80), NORMAL, CAPTION, "center", ITALIC)
        full = len(self.plans) > 4
        top, row = (FULL_TOP, (FULL_END - FULL_TOP) // len(self.plans)) if full else (TOP, ROW)
        for seat in range(len(self.plans)):
            self._row(seat, top + seat * row)
        if self.fault:
            self.line(self.fault, (560, 880, 800, 50), SMALL, BAD, align="center", name="fault")
        self.button("back", (230, 864, 280, 74), "Back", self.back, icon="arrow_left")
        self.button("start", (1390, 858, 300, 84), "Play", self.start, icon="play", font=28)

    def _row(self, seat: int, top: float) -> None:
        plan = self.plans[seat]
        self.seated(f"avatars/{plan.animal or 'mouse'}", seat, (220, top, 92, 92))
        self.line(plan.name, (330, top + 8, 240, 44), LARGE, font=BOLD)
        was = self.replay.sitting.plans[seat].level
        before = f"was {catalogue.level_title(was)}" if was else "was a person"
        self.line(before, (330, top + 50, 240, 32), SMALL, CAPTION)
        choices = {PERSON: "Person", **{name: level.title for name, level in catalogue.levels().items()}}
        if was not in choices:
            choices[was] = catalogue.level_title(was)
        for number, (level, words) in enumerate(choices.items()):
            units = 580 + number * (CHIP + GAP), top + 18, CHIP, 62
            icon = "person" if level == PERSON else ""
            self.choice(f"seat{seat}:{level or 'person'}", units, words, plan.level == level, self._setter(seat, level),
                        icon=icon)  # fmt: skip

    def start(self) -> None:
        from everdell_desktop.ui.table.screen import TableScreen

        try:
            sitting = self.replay.play_on(self.number, self.plans)
        except SaveError as error:
            self.fault = str(error)
            self.renew()
            return
        self.app.show(TableScreen(self.app, sitting))

    def _setter(self, seat: int, level: str) -> Callable[[], None]:
        def change() -> None:
            self.plans[seat] = self.plans[seat]._replace(level=level)
            self.renew()

        return change
