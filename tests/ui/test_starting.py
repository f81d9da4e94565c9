"""Starting the program: with and without a display, sound and all of its files."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from everdell_desktop import cli, resources
from everdell_desktop.app import App, open_window
from everdell_desktop.resources import resource
from everdell_desktop.settings import Settings
from everdell_desktop.storage import FOLDER_VARIABLE
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.sounds import Sounds

EFFECTS = ("place", "card", "gain", "points", "season", "end", "click", "refuse", "turn")


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
    code = "import sys, everdell_desktop.cli as c; c.parser(); sys.exit('pygame' in sys.modules)"
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
    app.settings.animation = "off"
    app.update(2.0)
    assert not app._lively()
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0), touch=False))
    assert app._lively()


@pytest.mark.parametrize("name", EFFECTS)
def test_every_effect_is_there_and_small(name: str) -> None:
    assert resource("sounds", f"{name}_1.wav").stat().st_size < 200_000


def test_sounds_follow_the_settings() -> None:
    sounds = Sounds(Settings(volume=50))
    for name in (*EFFECTS, "there_is_no_such_sound"):
        sounds.play(name)
    sounds.tune("menu")
    sounds.apply(Settings(sound=False))
    assert not sounds.on
    sounds.play("place")
    sounds.tune("")
    sounds.close()
    sounds.play("place")


def test_without_a_sound_device_all_is_silent_and_well(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no_such_driver")
    sounds = Sounds(Settings())
    assert not sounds.ready
    sounds.play("place")
    sounds.tune("menu")
    sounds.apply(Settings(volume=1))
    sounds.close()
