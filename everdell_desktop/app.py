"""The window, the main loop and the stack of screens."""

from __future__ import annotations

import contextlib
import os
import sys
import warnings
from collections.abc import Callable

import pygame
import pygame_gui
from pygame_gui.elements import UITextEntryLine

from everdell_desktop.keeping.files import StorageError
from everdell_desktop.keeping.session_log import SessionLog
from everdell_desktop.keeping.settings import Settings
from everdell_desktop.keeping.storage import Storage
from everdell_desktop.resources import check_font, damaged, resource
from everdell_desktop.ui.gui_theme import gui_theme, preloaded_fonts
from everdell_desktop.ui.kept import hand_back_large_blocks
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.recovery import mend
from everdell_desktop.ui.screen import Screen
from everdell_desktop.ui.sounds import Sounds
from everdell_desktop.ui.theme import BODY, BOLD, BOLD_ITALIC, DISPLAY, ITALIC, SMALLEST_WINDOW, TEXT_STEPS
from everdell_desktop.ui.whereabouts import Whereabouts
from everdell_desktop.version import VERSION

FRAMES = 60
IDLE_WAIT = 100  # milliseconds between looks at the world while nothing moves
AWAKE = 1.2  # seconds of drawing after the last event: tool tips come up and hovered things fade in that time
MOST_MISHAPS = 8  # things going wrong in a row until the program gives up
DOUBLE_CLICK, DOUBLE_CLICK_NEAR = 0.35, 6  # seconds and pixels between the two presses of a double click
RESIZE_PAUSE = 0.15  # seconds after the last change of size until everything is drawn anew


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class App:
    """One running program. Tests drive it through `handle`, `update` and `draw`."""

    def __init__(self, storage: Storage, size: tuple[int, int] | None = None) -> None:
        hand_back_large_blocks()
        self.storage = storage
        self.log = SessionLog(storage.folder)
        self.settings: Settings = storage.load_settings()
        for font in (BODY, BOLD, ITALIC, BOLD_ITALIC, DISPLAY):
            check_font("fonts", f"{font}.ttf")
        self.surface = open_window(size or self.settings.window, self.settings.fullscreen, self.settings.maximized)
        self.kit = Kit(self.size, TEXT_STEPS[self.settings.text_size])
        self.gui = pygame_gui.UIManager(self.size, gui_theme(self.kit), enable_live_theme_updates=False)
        self.gui.preload_fonts(preloaded_fonts(self.kit))
        self.sounds = Sounds(self.settings)
        self.screens: list[Screen] = []
        self.running = True
        self.whereabouts = Whereabouts.wanted()
        self._resized_for = -1.0
        self._gui_press = False
        self._dirty = True
        self._awake = 0.0
        self._mishaps = 0
        self._last_press: tuple[tuple[int, int], int, float] = ((-99, -99), 0, 99.0)
        """Where the mouse was pressed last, on which screen, and how long ago."""
        self.log.note(f"Everdell Desktop {VERSION} in a window of {self.size[0]} x {self.size[1]}")
        for note in self.settings.notes:
            self.log.note(note)

    @property
    def size(self) -> tuple[int, int]:
        return self.surface.get_size()

    @property
    def screen(self) -> Screen:
        return self.screens[-1]

    # screens

    def push(self, screen: Screen) -> None:
        """Lay a screen over the present one."""
        self.log.note(f"{type(screen).__name__} comes up")
        self.screens.append(screen)
        self.rebuild()

    def pop(self) -> None:
        """Back to the screen below; the last one ends the program."""
        self.screens.pop().leave()
        if self.screens:
            self.rebuild()
        else:
            self.running = False

    def show(self, screen: Screen) -> None:
        """Leave everything behind and show this screen alone."""
        for old in reversed(self.screens):
            old.leave()
        self.log.note(f"{type(screen).__name__} is shown")
        self.screens = [screen]
        self.rebuild()

    def quit(self) -> None:
        """Leave everything; the window's size is kept for the next time where that is possible."""
        while self.screens:
            self.screens.pop().leave()
        self.storage.let_go()
        with contextlib.suppress(StorageError):
            self.storage.save_settings(self.settings)
        self.running = False

    def rebuild(self) -> None:
        """Lay the present screen out anew."""
        self.gui.clear_and_reset()
        self.gui.set_window_resolution(self.size)
        self.screen.scene.root.rect.size = self.size
        self.screen.scene.over.rect.size = self.size
        self.screen.build()
        self.screen.scene.touch()
        self._dirty = True

    def apply_settings(self) -> None:
        """Settings have changed: keep them and draw accordingly. Where they cannot be kept, a note says so."""
        try:
            self.storage.save_settings(self.settings)
            self.settings.notes = []
        except StorageError as error:
            self.settings.notes = [str(error)]
        self.sounds.apply(self.settings)
        fullscreen = bool(self.surface.get_flags() & pygame.FULLSCREEN)
        if fullscreen != self.settings.fullscreen:
            self.surface = open_window(self.settings.window, self.settings.fullscreen)
            self._refit()
        elif self.kit.scale.text != TEXT_STEPS[self.settings.text_size]:
            self._refit()
        elif self.screens:
            self.rebuild()

    # the loop

    def handle(self, event: pygame.event.Event) -> None:
        """One event: first to pygame_gui, then to the screen."""
        if event.type == pygame.QUIT:
            self.quit()
            return
        if event.type in (pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED):
            self.settings.maximized = event.type == pygame.WINDOWMAXIMIZED
        if event.type == pygame.WINDOWSIZECHANGED:
            self._resized_for = 0.0
            return
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.settings.fullscreen = not self.settings.fullscreen
            self.apply_settings()
            return
        if self._is_second_click(event):
            return
        self._dirty = True
        self._awake = AWAKE
        taken = self.gui.process_events(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._gui_press = taken
        elif event.type == pygame.MOUSEBUTTONUP and self._gui_press:
            self._gui_press, taken = False, True
        if event.type >= pygame.USEREVENT and hasattr(event, "ui_element"):
            self.screen.gui_event(event)
        elif not taken:
            self.screen.handle(event)

    def _is_second_click(self, event: pygame.event.Event) -> bool:
        """A double click on something that opened another screen means that screen, not what now lies under it."""
        if event.type != pygame.MOUSEBUTTONDOWN:
            return False
        shown = id(self.screen) if self.screens else 0
        where, before, age = self._last_press
        self._last_press = event.pos, shown, 0.0
        near = abs(event.pos[0] - where[0]) + abs(event.pos[1] - where[1]) <= DOUBLE_CLICK_NEAR
        return near and before != shown and age < DOUBLE_CLICK

    def update(self, dt: float) -> None:
        where, shown, age = self._last_press
        self._last_press = where, shown, age + dt
        self._awake = max(0.0, self._awake - dt)
        if self._resized_for >= 0:
            self._resized_for += dt
            if self._resized_for >= RESIZE_PAUSE:
                self._resized_for = -1.0
                self._refit()
        if not self.screens:
            return
        self.screen.update(dt)
        self.gui.update(dt)

    def draw(self) -> None:
        if self.screens:
            self.screen.draw(self.surface)
            self.gui.draw_ui(self.surface)

    def run(self) -> None:
        """Until somebody quits. While nothing moves and nobody does anything, nothing is drawn."""
        clock = pygame.time.Clock()
        while self.running:
            if pause := self._pause():
                event = pygame.event.wait(pause)
                if event.type != pygame.NOEVENT:
                    self.guard(self.handle, event)
            for event in pygame.event.get():
                if self.running:
                    self.guard(self.handle, event)
            dt = min(0.1, clock.tick(FRAMES) / 1000)
            if self.running:
                self.guard(self._frame, dt)
        self.close()

    def _frame(self, dt: float) -> None:
        awake, self._dirty = self._dirty or self._lively(), False
        self.update(dt)
        if awake or self._dirty or self._lively():  # also once when a movement has just come to its end
            self.draw()
            pygame.display.flip()
            if self.whereabouts is not None:
                self.whereabouts.tell(self)
            self._mishaps = 0

    def guard(self, deed: Callable[..., object], *about: object) -> None:
        """Do something. Whatever goes wrong is written down and told, and the program goes on without it."""
        try:
            deed(*about)
        except Exception as error:
            self._mishaps += 1
            if self._mishaps > MOST_MISHAPS:
                raise
            self.log.error(f"{type(self.screen).__name__ if self.screens else 'The program'} failed", error)
            mend(self, error)

    def wake(self) -> None:
        """The next frame must be drawn."""
        self._dirty = True

    def _lively(self) -> bool:
        """Whether the next frame may differ: something moves, was just touched, or is being typed into."""
        focus = self.gui.get_focus_set() or ()
        typing = any(isinstance(element, UITextEntryLine) for element in focus)
        return bool(self.screens) and (self.screen.moving() or self._awake > 0 or typing)

    def _pause(self) -> int:
        """Milliseconds until the next look at the world, unless an event comes before."""
        if self._dirty or self._resized_for >= 0 or not self.screens:
            return 0
        if not self._lively():
            return IDLE_WAIT
        return 0 if self._awake > 0 or self.screen.frames >= FRAMES else 1000 // self.screen.frames

    def close(self) -> None:
        self.log.close()
        self.sounds.close()
        pygame.quit()

    def _refit(self) -> None:
        surface = pygame.display.get_surface()
        if surface is not None:
            self.surface = surface
        if not self.settings.fullscreen and not self.settings.maximized:
            self.settings.window = self.size
        self.kit.fit(self.size, TEXT_STEPS[self.settings.text_size])
        self.gui = pygame_gui.UIManager(self.size, gui_theme(self.kit), enable_live_theme_updates=False)
        self.gui.preload_fonts(preloaded_fonts(self.kit))
        if self.screens:
            self.rebuild()


def the_window() -> pygame.Window | None:
    """The window as a thing with a smallest size that can be maximised; None where there is none."""
    with contextlib.suppress(pygame.error, AttributeError), warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()
    return None


def open_window(size: tuple[int, int], fullscreen: bool, maximized: bool = False) -> pygame.Surface:
    """The window; parts of pygame are started one by one so that a missing sound device stops nothing."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "everdell-desktop")
    os.environ.setdefault("SDL_VIDEO_CENTERED", "1")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(str(error)) from None
    pygame.font.init()
    if pygame.display.get_driver() == "x11":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    pygame.display.set_caption("Everdell Desktop")
    try:
        pygame.display.set_icon(pygame.image.load(resource("art", "icon.png")))
    except (pygame.error, OSError):
        raise damaged("art", "icon.png") from None
    if pygame.display.get_driver() == "offscreen" or (
        sys.platform.startswith("linux") and pygame.display.get_driver() not in ("x11", "wayland", "dummy", "KMSDRM")
    ):
        raise NoDisplay("no display")
    try:
        if fullscreen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        wide, high = max(size[0], SMALLEST_WINDOW[0]), max(size[1], SMALLEST_WINDOW[1])
        if pygame.display.get_driver() != "dummy":  # a window larger than the screen would open beside it
            desk = pygame.display.get_desktop_sizes()[0]
            wide, high = min(wide, desk[0]), min(high, desk[1])
        surface = pygame.display.set_mode((wide, high), pygame.RESIZABLE)
        window = the_window()
        if window is not None:
            window.minimum_size = SMALLEST_WINDOW
            if maximized:
                window.maximize()
        return surface
    except pygame.error as error:
        raise NoDisplay(str(error)) from None
