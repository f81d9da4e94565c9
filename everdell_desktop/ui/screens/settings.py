"""The settings: everything takes effect at once."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame
import pygame_gui
from pygame_gui.elements import UIHorizontalSlider

from everdell_desktop.keeping.files import StorageError

from ..recovery import report
from ..theme import BAD, BOLD, CAPTION, GOOD, LARGE, SMALL
from .page import Page

if TYPE_CHECKING:
    from everdell_desktop.app import App
    from everdell_desktop.sitting.controller import Sitting

Choices = tuple[tuple[Any, str], ...]
ON_OFF: Choices = ((True, "On"), (False, "Off"))
ROWS: tuple[tuple[str, str, str, str, Choices], ...] = (
    ("fullscreen", "zoom", "Display", "F11 changes it at any time.", ((False, "Window"), (True, "Full screen"))),
    ("text_size", "log", "Text size", "How large words are drawn everywhere.",
     (("small", "Normal"), ("medium", "Larger"), ("large", "Largest"))),
    ("animation", "fast", "Animations", "How fast cards and workers travel.",
     (("normal", "Normal"), ("fast", "Fast"), ("off", "Off"))),
    ("pace", "play", "Moves of others", "How long a computer's move is seen before the next.",
     (("slow", "Slow"), ("normal", "Normal"), ("quick", "Quick"), ("at once", "At once"))),
    ("confirm", "check", "Ask before placing", "A click more before a worker or a card goes to its place.", ON_OFF),
    ("undo", "undo", "Undo", "Honest stops once hidden cards were seen, Practice never.",
     (("honest", "Honest"), ("practice", "Practice"))),
    ("marks", "info", "Colour marks", "Letters beside colours, for all who see colours differently.", ON_OFF),
)  # fmt: skip
"""Name of the setting, icon, title, what it means, and the values to choose from."""
VOLUMES = (("volume", "Effects"), ("music", "Music"), ("ambience", "Outdoors"))
SLIDES = {pygame.K_LEFT: -10, pygame.K_RIGHT: 10}
TOP, STEP = 158, 87
LEFT, CHOICES_LEFT, CHIP, GAP = 320, 952, 204, 12
SWITCH_LEFT, SWITCH = 596, 164


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
        self._sound(TOP + len(ROWS) * STEP)
        notes = self.app.settings.notes
        if notes or self.reported:
            more = f" (and {len(notes) - 1} more)" if len(notes) > 1 else ""
            words, colour = (self.reported, GOOD) if self.reported else (notes[0] + more, BAD)
            self.block(words, (LEFT + 300, 880, 660, 84), SMALL, colour, middle=True, name="note")
        self.button("back", (LEFT, 886, 280, 72), "Back", self.back, icon="arrow_left")
        tip = "Writes a file with everything needed to find out what went wrong"
        self.button("report", (LEFT + 980, 886, 300, 72), "Report a bug", self.report, icon="save", tip=tip)

    def leave(self) -> None:
        """The volumes are kept now; everything else was kept when it was chosen."""
        super().leave()
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
        self.line(title, (LEFT + 76, top - 4, 530, 40), LARGE, font=BOLD)
        self.block(meaning, (LEFT + 76, top + 32, 530, 54), SMALL, CAPTION)
        present = getattr(self.app.settings, name)
        for number, (value, words) in enumerate(choices):
            wide = min(CHIP, (3 * (CHIP + GAP)) / len(choices) - GAP)
            units = CHOICES_LEFT + number * (wide + GAP), top + 6, wide, 58
            self.choice(f"{name}:{value}", units, words, present == value, self._setter(name, value))

    def _sound(self, top: float) -> None:
        """The switch for everything audible, and a slider for each kind of it."""
        settings = self.app.settings
        self.art("icons/sound", (LEFT, top + 10, 56, 56))
        self.line("Sound", (LEFT + 76, top + 14, 190, 48), LARGE, font=BOLD)
        for number, (value, words) in enumerate(ON_OFF):
            units = SWITCH_LEFT + number * (SWITCH + GAP), top + 8, SWITCH, 62
            self.choice(f"sound:{value}", units, words, settings.sound == value, self._setter("sound", value))
        self.sliders: dict[str, UIHorizontalSlider] = {}
        for number, (name, title) in enumerate(VOLUMES):
            left = CHOICES_LEFT + number * (CHIP + GAP)
            self.line(title, (left, top - 14, CHIP, 30), SMALL, CAPTION, align="center")
            rect = self.box(left, top + 18, CHIP, 42)
            self.sliders[name] = UIHorizontalSlider(rect, getattr(settings, name), (0, 100), self.app.gui)
            if not settings.sound:
                self.sliders[name].disable()

    def _setter(self, name: str, value: Any) -> Callable[[], None]:
        def change() -> None:
            setattr(self.app.settings, name, value)
            self.app.apply_settings()

        return change

    def gui_event(self, event: pygame.event.Event) -> None:
        if event.type == pygame_gui.UI_HORIZONTAL_SLIDER_MOVED:
            name = next(name for name, slider in self.sliders.items() if slider is event.ui_element)
            self._slid(name, event.value)
        elif event.type == pygame_gui.UI_BUTTON_PRESSED and event.ui_element is self.sliders["volume"].sliding_button:
            self.app.sounds.play("gain")
        else:
            super().gui_event(event)

    def stops(self) -> dict[str, pygame.Rect]:
        """Keys reach the sliders too; left and right move them."""
        sliders = {name: slider.rect for name, slider in self.sliders.items() if slider.is_enabled}
        return dict(sorted({**super().stops(), **sliders}.items(), key=lambda stop: (stop[1].centery, stop[1].x)))

    def handle(self, event: pygame.event.Event) -> None:
        slider = self.sliders.get(self.focus)
        if slider is not None and event.type == pygame.KEYDOWN and event.key in SLIDES:
            slider.set_current_value(min(100, max(0, getattr(self.app.settings, self.focus) + SLIDES[event.key])))
            self._slid(self.focus, slider.get_current_value())
            if self.focus == "volume":
                self.app.sounds.play("gain")
            return
        super().handle(event)

    def _slid(self, name: str, value: float) -> None:
        setattr(self.app.settings, name, round(value))
        self.app.sounds.apply(self.app.settings)
