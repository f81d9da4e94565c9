"""The menu, the settings and the booklet, used by mouse and keys."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from everdell_desktop.app import App
from everdell_desktop.keeping.settings import CHOICES, VOLUMES
from everdell_desktop.keeping.storage import Storage
from everdell_desktop.ui.screen import Screen
from everdell_desktop.ui.screens.booklet import LEAVES
from everdell_desktop.ui.screens.how_to_play import HowToPlayScreen
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.screens.new_game import NewGameScreen
from everdell_desktop.ui.screens.settings import SettingsScreen
from everdell_desktop.ui.screens.solo import SoloScreen

from .conftest import Hands
from .stage import screenshots


def test_the_menu_offers_only_what_works(app: App) -> None:
    app.show(MenuScreen(app))
    entries = {"new_game", "solo", "learn", "how_to_play", "gallery", "album", "settings", "quit", "profile"}
    assert set(app.screen.buttons) == entries | {"door:everdell", "door:duo"}
    screenshots().with_saves(app)
    app.show(MenuScreen(app))
    assert {"continue", "load"} <= set(app.screen.buttons)


def test_the_menu_by_keys_alone(app: App, hands: Hands) -> None:
    app.show(MenuScreen(app))
    hands.key(pygame.K_DOWN)
    assert app.screen.focus == "door:everdell"
    hands.key(pygame.K_DOWN)
    assert app.screen.focus == "new_game"
    hands.key(pygame.K_UP)
    assert app.screen.focus.startswith("door:")
    hands.key(pygame.K_DOWN)
    assert app.screen.focus == "new_game"
    hands.key(pygame.K_DOWN)
    assert app.screen.focus == "solo"
    for _ in range(3):
        hands.key(pygame.K_DOWN)
    hands.key(pygame.K_RIGHT)
    hands.key(pygame.K_LEFT)
    assert app.screen.focus == "settings"
    hands.key(pygame.K_RETURN)
    assert isinstance(app.screen, SettingsScreen)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(app.screen, MenuScreen)
    hands.key(pygame.K_ESCAPE)
    assert app.running
    hands.key(pygame.K_RETURN)
    assert not app.running


@pytest.mark.parametrize(
    ("name", "kind"),
    [("new_game", NewGameScreen), ("solo", SoloScreen), ("how_to_play", HowToPlayScreen), ("settings", SettingsScreen)],
)
def test_every_entry_leads_somewhere_and_back(app: App, hands: Hands, name: str, kind: type[Screen]) -> None:
    app.show(MenuScreen(app))
    hands.click(name)
    assert isinstance(app.screen, kind)
    hands.click("back")
    assert isinstance(app.screen, MenuScreen)


def test_settings_take_effect_at_once_and_are_kept(app: App, hands: Hands) -> None:
    app.show(SettingsScreen(app))
    for name, value in (("text_size", "large"), ("animation", "off"), ("undo", "practice"), ("confirm", True),
                        ("marks", False), ("sound", False)):  # fmt: skip
        hands.click(f"{name}:{value}")
        assert getattr(Storage(app.storage.folder).load_settings(), name) == value
    assert app.kit.scale.text > 1.2
    assert not app.sounds.on


def test_every_choice_of_every_setting_is_offered(app: App) -> None:
    app.show(SettingsScreen(app))
    for name, choices in CHOICES.items():
        assert {f"{name}:{choice}" for choice in choices} <= set(app.screen.buttons)


@pytest.mark.parametrize("name", VOLUMES)
def test_every_volume_has_a_slider(app: App, hands: Hands, name: str) -> None:
    app.show(SettingsScreen(app))
    hands.wait()
    before = {other: getattr(app.settings, other) for other in VOLUMES if other != name}
    slider = app.screen.sliders[name]
    hands.press(slider.sliding_button)
    for x in range(slider.sliding_button.rect.centerx, slider.rect.x, -10):
        pygame.mouse.set_pos((x, slider.rect.centery))
        hands.wait(1)
    hands.release((slider.rect.x + 2, slider.rect.centery))
    assert getattr(app.settings, name) < 20
    assert {other: getattr(app.settings, other) for other in before} == before
    app.screen.back()
    assert getattr(Storage(app.storage.folder).load_settings(), name) < 20


def test_keys_move_a_slider(app: App, hands: Hands) -> None:
    app.show(SettingsScreen(app))
    hands.wait()
    app.screen.move_focus("sound:True")
    while app.screen.focus != "music":
        hands.key(pygame.K_TAB)
    hands.key(pygame.K_RIGHT)
    assert app.settings.music == 60
    for _ in range(8):
        hands.key(pygame.K_LEFT)
    assert app.settings.music == 0
    hands.key(pygame.K_UP)
    assert app.screen.focus != "music"


def test_a_damaged_settings_file_is_told_of(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "settings.json").write_text('{"volume": "loud", "marks": false}')
    app = App(Storage(folder), (1280, 720))
    app.show(SettingsScreen(app))
    assert app.screen.find("note") is not None
    assert app.settings.marks is False


def test_settings_that_cannot_be_kept_are_told_of_and_hold_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    app = App(Storage(tmp_path / "file" / "data"), (1280, 720))
    app.show(SettingsScreen(app))
    app.screen.press("animation:off")
    assert app.settings.animation == "off"
    assert app.screen.find("note") is not None


def test_the_booklet_turns_its_pages(app: App, hands: Hands) -> None:
    app.show(MenuScreen(app))
    hands.click("how_to_play")
    for _ in range(3):
        hands.click("next")
    assert app.screen.number == 3
    hands.click("before")
    hands.key(pygame.K_RIGHT)
    hands.key(pygame.K_LEFT)
    assert app.screen.number == 2
    for _ in range(20):
        hands.key(pygame.K_PAGEDOWN)
    assert app.screen.number == len(LEAVES) - 1
    hands.key(pygame.K_ESCAPE)
    assert isinstance(app.screen, MenuScreen)
