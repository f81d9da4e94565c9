"""A program without a display, and hands to use it with."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import gc
import random
import sys
import types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from everdell_desktop.app import App
from everdell_desktop.engine.search import random_pick
from everdell_desktop.keeping.storage import Storage
from everdell_desktop.ui.theme import TEXT_STEPS

FRAME = 1 / 60
MakeApp = Callable[..., App]


@pytest.fixture
def make_app(tmp_path: Path) -> Iterator[MakeApp]:
    """Makes programs that keep their files in a folder of the test."""
    apps: list[App] = []

    def make(size: tuple[int, int] = (1280, 720), text: str = "small", folder: str = "data") -> App:
        assert text in TEXT_STEPS
        storage = Storage(tmp_path / folder)
        app = App(storage, size)
        app.settings.text_size = text
        app.apply_settings()
        apps.append(app)
        return app

    yield make
    for app in apps:
        if app.running:
            app.quit()
    for app in apps:
        app.sounds.close()
    apps.clear()
    gc.collect()  # a program is full of circles and pictures: left to themselves they pile up to gigabytes


@pytest.fixture
def app(make_app: MakeApp) -> App:
    return make_app()


@pytest.fixture
def stub_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts a stand-in where the table would be."""
    from .stage import StubTable

    table = types.ModuleType("everdell_desktop.ui.table.screen")
    table.TableScreen = StubTable  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, table.__name__, table)


def resize(app: App, size: tuple[int, int], text: str) -> None:
    """Another window and text size for the present screen, as when a player drags the window's edge."""
    app.settings.text_size = text
    pygame.display.set_mode(size, pygame.RESIZABLE)
    app.handle(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
    app.update(0.2)
    assert app.size == size


class Hands:
    """Uses a program by mouse and keys, through posted events only."""

    def __init__(self, app: App) -> None:
        self.app = app

    def wait(self, frames: int = 2) -> None:
        """Let the program work off its events and draw some frames."""
        for _ in range(frames):
            for event in pygame.event.get():
                if self.app.running:
                    self.app.handle(event)
            if self.app.running:
                self.app.update(FRAME)
                self.app.draw()

    def press(self, where: Any, button: int = 1) -> None:
        self._post(pygame.MOUSEBUTTONDOWN, where, button=button)

    def release(self, where: Any, button: int = 1) -> None:
        self._post(pygame.MOUSEBUTTONUP, where, button=button)

    def move(self, where: Any, held: bool = False) -> None:
        self._post(pygame.MOUSEMOTION, where, rel=(1, 1), buttons=(int(held), 0, 0))

    def click(self, where: Any, button: int = 1) -> None:
        """Press and release on a named node, a button or field of the page, an element, a rectangle or a point."""
        pygame.mouse.set_pos(self.point(where))
        self.wait(1)
        self.press(where, button)
        self.release(where, button)
        self.wait()

    def drag(self, start: Any, end: Any, steps: int = 5) -> None:
        """Pick up at one place and drop at another."""
        (x0, y0), (x1, y1) = self.point(start), self.point(end)
        self.press((x0, y0))
        for step in range(1, steps + 1):
            self.move((x0 + (x1 - x0) * step // steps, y0 + (y1 - y0) * step // steps), held=True)
        self.release((x1, y1))
        self.wait()

    def key(self, key: int, mod: int = 0) -> None:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))
        self.wait()

    def type(self, field: str, text: str) -> None:
        """Click into a text field and type over what stands there."""
        self.click(field)
        self.key(pygame.K_a, pygame.KMOD_CTRL)
        self.key(pygame.K_BACKSPACE)
        for letter in text:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        self.wait()

    def point(self, where: Any) -> tuple[int, int]:
        """The middle of something, by name or as it is."""
        if isinstance(where, tuple) and len(where) == 2:
            return where
        if isinstance(where, str):
            screen = self.app.screen
            known = {**getattr(screen, "buttons", {}), **getattr(screen, "fields", {})}
            if where in known:
                where = known[where].element
            else:
                found = screen.where(where)
                assert found is not None, f"there is nothing called {where!r} on this screen"
                where = found
        rect = where if isinstance(where, pygame.Rect) else where.rect
        return rect.center

    def _post(self, kind: int, where: Any, **more: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, pos=self.point(where), touch=False, **more))
        self.wait(1)


@pytest.fixture
def hands(app: App) -> Hands:
    pygame.event.clear()
    return Hands(app)


def play_by_chance(game: Any, answers: int = 100_000, seed: int = 5) -> None:
    """Give so many random answers, or until the game is over."""
    chance = random.Random(seed)
    for _ in range(answers):
        if game.decision is None:
            return
        game.submit(game.decision.answer(random_pick(game.decision, chance)))
