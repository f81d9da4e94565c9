"""The testing aid that tells where things are, and the loop that draws them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pygame
import pytest

from everdell_desktop.app import App
from everdell_desktop.ui.scene import Tween
from everdell_desktop.ui.screen import Screen
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.whereabouts import VARIABLE, Whereabouts, on_screen

from .conftest import Hands, MakeApp
from .playing import sit_down


def test_nothing_is_told_unless_it_is_wanted(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    assert app.whereabouts is None
    monkeypatch.delenv(VARIABLE, raising=False)
    assert Whereabouts.wanted() is None


def test_the_file_follows_the_screen(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "places.json"
    monkeypatch.setenv(VARIABLE, str(file))
    app = make_app()
    app.show(MenuScreen(app))
    assert app.whereabouts is not None
    app.whereabouts.tell(app)
    seen = json.loads(file.read_text(encoding="utf-8"))
    assert seen["screen"] == "MenuScreen" and {"new_game", "settings", "quit"} <= set(seen["places"])
    before = file.stat().st_mtime_ns
    app.whereabouts.tell(app)
    assert file.stat().st_mtime_ns == before
    assert [path.name for path in tmp_path.glob("places*")] == ["places.json"]


def test_what_is_offered_can_be_clicked(app: App, hands: Hands) -> None:
    table = sit_down(app, 2, 4)
    hands.wait()
    seen: dict[str, Any] = on_screen(table)
    assert "worker:worker" in [name.partition("#")[0] for name in seen["offers"]]
    for name in seen["offers"]:
        node = table.scene.at(seen["places"][name])
        assert node is not None and node.name == name
    hands.click(tuple(seen["places"]["worker:worker"]))
    places = on_screen(table)["offers"]
    assert places and all(name.startswith(("space:", "award:", "card:", "seat:")) for name in places)


def test_the_end_of_a_movement_is_drawn(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the last picture would show the thing shortly before it arrives, until somebody moves the mouse."""
    screen = Screen(app)
    app.show(screen)
    drawn: list[bool] = []
    monkeypatch.setattr(app, "close", lambda: None)
    monkeypatch.setattr(app, "draw", lambda: drawn.append(screen.scene.moving()))
    place = pygame.Rect(0, 0, 10, 10)
    screen.scene.tweens.append(Tween(pygame.Surface((10, 10)), place, place, 0.05))
    waits = iter([None, None])

    def wait(_: int) -> pygame.event.Event:
        if next(waits, "over") == "over":
            app.running = False
        return pygame.event.Event(pygame.NOEVENT)

    monkeypatch.setattr(pygame.event, "wait", wait)
    pygame.event.clear()
    app.run()
    assert drawn and drawn[-1] is False
