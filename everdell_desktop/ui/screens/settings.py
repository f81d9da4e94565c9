"""The settings: everything takes effect at once."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame
import pygame_gui
from pygame_gui.elements import UIHorizontalSlider

from everdell_desktop.storage import StorageError

from ..mending import report
from ..theme import BAD, BOLD, CAPTION, GOOD, LARGE, SMALL
from .page import Page

if TYPE_CHECKING:
    from everdell_desktop.app import App
    from everdell_desktop.controller import Sitting

Choices = tuple[tuple[Any, str], ...]
ON_OFF: Choices = ((True, "On"), (False, "Off"))
ROWS: tuple[tuple[str, str, str, str, Choices], ...] = (
    ("fullscreen", "zoom", "Display", "F11 changes it at any time.", ((False, "Window"), (True, "Full screen"))),
    ("text_size", "log", "Text size", "How large words are drawn everywhere.",
     (("small", "Normal"), ("medium", "Larger"), ("large", "Largest"))),
    ("animation", "fast", "Animations", "How fast cards and workers travel.",
     (("normal", "Normal"), ("fast", "Fast"), ("off", "Off"))),
    ("confirm", "check", "Ask before placing", "A click more before a worker or a card goes to its place.", ON_OFF),
    ("undo", "undo", "Undo", "Honest stops where hidden cards were seen. Practice goes back without limit.",
     (("honest", "Honest"), ("practice", "Practice"))),
    ("marks", "info", "Colour marks", "Letters beside colours, for all who see colours differently.", ON_OFF),
    ("sound", "sound", "Sound", "", ON_OFF),
)  # fmt: skip
"""Name of the setting, icon, title, what it means, and the values to choose from."""
TOP, STEP = 166, 99
LEFT, CHOICES_LEFT, CHIP, GAP = 320, 952, 204, 12


class SettingsScreen(Page):
    """A parchment with one line for each setting."""

    dim = 110

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.reported = ""
        """Where the bug report is, once there is one."""

    def lay_out(self) -> None:
        self.panel((250, 84, 1420, 900), name="parchment")
        self.ribbon("Settings", (660, 36, 600, 104), 34)
        for number, (name, icon, title, meaning, choices) in enumerate(ROWS):
            self._row(TOP + number * STEP, name, icon, title, meaning, choices)
        self._volume(TOP + (len(ROWS) - 1) * STEP)
        notes = self.app.settings.notes
        if notes or self.reported:
            more = f" (and {len(notes) - 1} more)" if len(notes) > 1 else ""
            words, colour = (self.reported, GOOD) if self.reported else (notes[0] + more, BAD)
            self.block(words, (LEFT + 300, 880, 660, 84), SMALL, colour, middle=True, name="note")
        self.button("back", (LEFT, 886, 280, 72), "Back", self.back, icon="arrow_left")
        tip = "Writes a file with everything needed to find out what went wrong"
        self.button("report", (LEFT + 980, 886, 300, 72), "Report a bug", self.report, icon="save", tip=tip)

    def leave(self) -> None:
        """The slider's volume is kept now; everything else was kept when it was chosen."""
        with contextlib.suppress(StorageError):
            self.app.storage.save_settings(self.app.settings)

    def report(self) -> None:
        """Write a bug report, with the game in it that is being played."""
        sitting: Sitting | None = next(
            (screen.sitting for screen in reversed(self.app.screens) if hasattr(screen, "sitting")), None
        )
        self.reported = report(self.app, sitting.save() if sitting is not None else None)
        self.renew()

    def _row(self, top: float, name: str, icon: str, title: str, meaning: str, choices: Choices) -> None:
        self.art(f"icons/{icon}", (LEFT, top + 10, 56, 56))
        if meaning:
            self.line(title, (LEFT + 76, top - 4, 530, 40), LARGE, font=BOLD)
            self.block(meaning, (LEFT + 76, top + 34, 530, 62), SMALL, CAPTION)
        else:
            self.line(title, (LEFT + 76, top + 14, 530, 48), LARGE, font=BOLD)
        present = getattr(self.app.settings, name)
        for number, (value, words) in enumerate(choices):
            units = CHOICES_LEFT + number * (CHIP + GAP), top + 8, CHIP, 62
            self.choice(f"{name}:{value}", units, words, present == value, self._setter(name, value))

    def _volume(self, top: float) -> None:
        """A slider beside the sound switch."""
        rect = self.box(CHOICES_LEFT + 2 * (CHIP + GAP), top + 18, CHIP, 42)
        self.slider = UIHorizontalSlider(rect, self.app.settings.volume, (0, 100), self.app.gui)
        if not self.app.settings.sound:
            self.slider.disable()
        self.line("Volume", (CHOICES_LEFT + 2 * (CHIP + GAP), top - 14, CHIP, 30), SMALL, CAPTION, align="center")

    def _setter(self, name: str, value: Any) -> Callable[[], None]:
        def change() -> None:
            setattr(self.app.settings, name, value)
            self.app.apply_settings()

        return change

    def gui_event(self, event: pygame.event.Event) -> None:
        if event.type == pygame_gui.UI_HORIZONTAL_SLIDER_MOVED:
            self.app.settings.volume = round(event.value)
            self.app.sounds.apply(self.app.settings)
        elif event.type == pygame_gui.UI_BUTTON_PRESSED and event.ui_element is self.slider.sliding_button:
            self.app.sounds.play("gain")
        else:
            super().gui_event(event)
