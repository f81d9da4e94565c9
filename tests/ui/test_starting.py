"""Starting the program: with and without a display, sound and all of its files."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from everdell_desktop import resources
from everdell_desktop.app import App, open_window
from everdell_desktop.commands import cli
from everdell_desktop.keeping.storage import FOLDER_VARIABLE
from everdell_desktop.ui.screens.demo import DemoScreen
from everdell_desktop.ui.screens.menu import DEMO_AFTER, MenuScreen
from everdell_desktop.ui.screens.score import ScoreScreen


def test_without_a_display_one_sentence_is_said(tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER")
    bare = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run(
        [sys.executable, "-m", "everdell_desktop"], env={**bare, FOLDER_VARIABLE: str(tmp_path)}, capture_output=True,
        text=True, timeout=60,
    )  # fmt: skip
    if sys.platform.startswith("linux"):
        assert done.returncode == 1
        assert "There is no display to open a window on." in done.stderr
        assert "demo --shots" in done.stderr
        assert "Traceback" not in done.stderr


def test_the_command_line_works_without_pygame() -> None:
    code = "import sys, everdell_desktop.commands.cli as c; c.parser(); sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], timeout=60).returncode == 0


def test_no_command_opens_the_menu_and_quitting_ends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    open_window((1280, 720), False)
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert cli.main([]) == 0


def test_missing_files_are_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    monkeypatch.setattr(resources, "FOLDERS", (tmp_path,))
    assert cli.main(["play"]) == 1
    assert "is missing" in capsys.readouterr().err


def test_the_loop_draws_and_rests(app: App) -> None:
    app.show(MenuScreen(app))
    app.settings.animation, app.settings.pace = "off", "at once"
    app.update(2.0)
    assert not app._lively()
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0), touch=False))
    assert app._lively()


def test_the_menu_draws_its_fireflies_slowly_until_somebody_comes(app: App) -> None:
    app.show(MenuScreen(app))
    app._frame(2.0)
    assert app._lively() and app._pause() == 50
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0), touch=False))
    app._frame(0.01)
    assert app._pause() == 0
    app.settings.animation = "off"
    app._frame(2.0)
    app._frame(2.0)
    assert app._pause() == 100


def test_a_menu_left_alone_comes_to_rest_in_the_end(app: App) -> None:
    """A game plays itself after a minute, once; then nothing is drawn until somebody comes."""
    app.settings.animation, app.settings.pace = "fast", "at once"
    app.show(MenuScreen(app))
    for _ in range(DEMO_AFTER + 1):
        app.update(1.0)
    demo = app.screen
    assert isinstance(demo, DemoScreen)
    demo.sitting.at_once = True
    while app.screen is demo:
        app.update(0.2)
    app._frame(2.0)
    app._frame(2.0)
    assert isinstance(app.screen, ScoreScreen) and not app._lively() and app._pause() == 100
