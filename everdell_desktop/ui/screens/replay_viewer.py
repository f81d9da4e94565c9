"""A game seen again on the real table: step by step, turn by turn, from any seat or with all hands open."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pygame_gui
from pygame_gui.elements import UIHorizontalSlider

from everdell_desktop.engine.game import Game
from everdell_desktop.engine.journal import Entry
from everdell_desktop.keeping.replays import Replay
from everdell_desktop.sitting.controller import SeatPlan, Sitting
from everdell_desktop.ui.table.layout import Layout
from everdell_desktop.ui.table.screen import TableScreen
from everdell_desktop.ui.table.telling import Line
from everdell_desktop.ui.table.tools import in_words

from .replay_controls import Controls, FacingReplayLayout, ReplayLayout, all_hands

if TYPE_CHECKING:
    from everdell_desktop.app import App

PAUSE = {"normal": 1.3, "fast": 0.7, "off": 0.9}  # seconds between two steps while it runs by itself
KEYS = {
    pygame.K_RIGHT: "next", pygame.K_LEFT: "before", pygame.K_DOWN: "turn_next", pygame.K_UP: "turn_before",
    pygame.K_PAGEDOWN: "turn_next", pygame.K_PAGEUP: "turn_before", pygame.K_HOME: "first", pygame.K_END: "last",
    pygame.K_SPACE: "run", pygame.K_ESCAPE: "back",
}  # fmt: skip


class Puppet(Sitting):
    """A sitting nobody plays at: it shows what it is told to show."""

    def __init__(self, plans: list[SeatPlan], game: Game) -> None:
        super().__init__([plan._replace(level=plan.level or "watched") for plan in plans], game)
        self.told: list[Entry] = []

    def entries(self) -> list[Entry]:
        return self.told

    def update(self) -> bool:
        return False


class ReplayScreen(TableScreen):
    """The table as it was; nothing that is pressed here changes a game."""

    def __init__(self, app: App, sitting: Sitting) -> None:
        self.replay = Replay(sitting)
        self.plans = list(sitting.plans)
        self.number = 0
        self.seat: int | None = next(iter(sitting.people), 0)
        """Whose cards are seen; None for everybody's."""
        self.running = False
        self._rested = 0.0
        self._pressed = ""
        puppet = Puppet(self.plans, self.replay.game(0))
        super().__init__(app, puppet)
        self.puppet = puppet
        self.controls = Controls(self)
        self._show(0)

    # building

    @property
    def fanned(self) -> bool:  # type: ignore[override]
        return self.seat is not None

    def measures(self) -> Layout:
        scale = self.app.kit.scale
        return FacingReplayLayout(scale, self.together) if self.facing else ReplayLayout(scale)

    def build(self) -> None:
        super().build()
        rect = self.controls.slider_place()
        last = max(1, len(self.replay) - 1)
        self.slider = UIHorizontalSlider(rect, self.number, (0, last), self.app.gui, click_increment=1)

    def refresh(self) -> None:
        super().refresh()
        root = self.scene.root
        root.children = [node for node in root.children if not node.name.startswith("tool:")]
        if self.seat is None:
            root.add(all_hands(self))
        root.add(self.controls.build())
        self.scene.touch()

    def told(self, entries: list[Entry]) -> list[Line]:
        return self.teller.lines(entries, self.seat)

    def headline(self) -> str:
        """Who decides, and what was chosen."""
        decision = self.puppet.decision
        if decision is None:
            return "The game is over"
        name = self.puppet.game.state.players[decision.seat].name
        answer = self.answer()
        chosen = in_words(decision, answer) if answer is not None else decision.prompt
        return f"{name}: {chosen}"

    def answer(self) -> object:
        """What was answered at this step; None at the last one."""
        if self.number + 1 >= len(self.replay):
            return None
        step = self.replay.steps[self.number]
        return self.replay.sitting.game.history[step.turn][step.answers]

    # going on and back

    def go(self, number: int) -> None:
        """Show another step; the next one with movement."""
        number = min(len(self.replay) - 1, max(0, number))
        if number == self.number:
            self.running = False
            self.refresh()
            return
        forward = number == self.number + 1
        self._show(number)
        if forward:
            self.after_change()
            self.finished = False
        else:
            self.scene.tweens = []
            self.shown = len(self.puppet.told)
            self.refresh()
        if round(self.slider.get_current_value()) != number:
            self.slider.set_current_value(number)

    def _show(self, number: int) -> None:
        self.number = number
        game = self.replay.game(number)
        self.puppet.game = game
        self.puppet.told = self.replay.entries(number, game)
        mover = game.decision.seat if game.decision is not None else self.puppet.viewer
        self.puppet.viewer = mover if self.seat is None else self.seat

    def look_from(self, seat: int | None) -> None:
        """See the cards of a seat, or everybody's."""
        self.seat = seat
        self._show(self.number)
        self.refresh()

    def use(self, control: str) -> None:
        """Do what a button or key of the viewer does."""
        self.app.sounds.play("click")
        if control != "run":
            self.running = False
        goals = {
            "next": self.number + 1, "before": self.number - 1, "first": 0, "last": len(self.replay) - 1,
            "turn_next": self.replay.turn_after(self.number), "turn_before": self.replay.turn_before(self.number),
        }  # fmt: skip
        if control in goals:
            self.go(goals[control])
        elif control == "run":
            self.running = not self.running and self.number + 1 < len(self.replay)
            self._rested = 0.0
            self.refresh()
        elif control == "all":
            self.look_from(None)
        elif control.startswith("seat:"):
            self.look_from(int(control[5:]))
        elif control == "play_on" and not self.puppet.over:
            from .play_on import PlayOnScreen

            self.app.push(PlayOnScreen(self.app, self.replay, self.number))
        elif control == "back":
            self.app.pop()

    # events

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN:
            if self.sheets and event.key == pygame.K_ESCAPE:
                self.close_sheet()
            elif event.key in KEYS:
                self.use(KEYS[event.key])
            return
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1 and not self.sheets:
            node = self.scene.at(event.pos)
            name = node.name if node is not None and node.name.startswith("replay:") else ""
            pressed, self._pressed = self._pressed, name if event.type == pygame.MOUSEBUTTONDOWN else ""
            if name:
                if event.type == pygame.MOUSEBUTTONUP and pressed == name:
                    self.use(name.removeprefix("replay:"))
                return
        super().handle(event)

    def gui_event(self, event: pygame.event.Event) -> None:
        if event.type == pygame_gui.UI_HORIZONTAL_SLIDER_MOVED and round(event.value) != self.number:
            self.running = False
            self.go(round(event.value))

    def submit(self, answer: object) -> None:
        """Nothing can be answered here."""

    def save(self, picture: bool = True) -> None:
        """There is nothing to save."""

    # time

    def update(self, dt: float) -> None:
        super().update(dt)
        if not self.running:
            return
        self._rested += dt
        if self._rested >= PAUSE[self.app.settings.animation] and not self.scene.moving():
            self._rested = 0.0
            self.go(self.number + 1)

    def moving(self) -> bool:
        return self.running or self.scene.moving() or self.grip.hovered is not None
