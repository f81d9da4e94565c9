"""Peoples are read and chosen as cards, and a rule in sight flashes when it acts."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from everdell_desktop.app import App
from everdell_desktop.engine.decisions import Subject
from everdell_desktop.ui.table.celebrating import Flash
from everdell_desktop.ui.table.screen import TableScreen
from everdell_desktop.ui.table.tile_sheet import TileSheet

from .conftest import Hands, resize
from .playing import at, sit_down
from .stage import WINDOWS

FAIR = ("base", "bellfaire")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch, app: App) -> None:
    monkeypatch.setattr("os.fsync", lambda handle: None)
    app.settings.animation, app.settings.pace = "off", "at once"


def sheet(table: TableScreen) -> TileSheet:
    (found,) = (one for one in table.papers.sheets if isinstance(one, TileSheet))
    return found


def power_of(table: TableScreen, seat: int) -> str:
    return str(table.sitting.game.state.parts["bellfaire"].power[seat].power.id)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("way", "number"), [("dealt", 2), ("free", 15)])
def test_peoples_are_cards_to_be_read_and_pressed(app: App, hands: Hands, way: str, number: int) -> None:
    table = sit_down(app, 2, 5, ("", "normal"), FAIR, {"bellfaire_powers": way})
    asked = sheet(table)
    assert len(asked.tiles) == number
    keys = list(asked.tiles)
    hands.click(f"option:{keys[-1]}")
    assert power_of(table, 0) == keys[-1]


def test_a_people_is_chosen_by_keys_alone(app: App, hands: Hands) -> None:
    table = sit_down(app, 2, 5, ("", "normal"), FAIR, {"bellfaire_powers": "dealt"})
    second = list(sheet(table).tiles)[1]
    hands.key(pygame.K_RIGHT)
    hands.key(pygame.K_RIGHT)
    hands.key(pygame.K_RETURN)
    assert power_of(table, 0) == second


@pytest.mark.parametrize("way", ["dealt", "free"])
def test_every_word_on_the_cards_fits_in_every_window(app: App, way: str) -> None:
    table = sit_down(app, 3, 5, (), FAIR, {"bellfaire_powers": way})
    table.sit_down()
    for size, text in WINDOWS:
        resize(app, size, text)
        app.draw()
        assert app.kit.letters.cramped == set(), f"{way} {size} {text}"
        window = pygame.Rect(0, 0, *app.size)
        for name in sheet(table).order:
            where = table.where(name)
            assert where is not None and window.contains(where), f"{name} {size} {text}"
    assert app.kit.pictures.faults == []


def test_the_private_places_of_the_lizards_are_chosen_as_cards(app: App, hands: Hands) -> None:
    position: dict[str, Any] = {
        "seed": 4, "boxes": list(FAIR), "options": {"bellfaire_powers": "dealt"},
        "seats": [{"name": "Hazel", "power": "power_lizards", "workers": 0, "placed": ["basic_3_twig", "haven"]},
                  {"name": "Rowan", "power": "power_mice"}],
    }  # fmt: skip
    table = at(app, position)
    table.submit("prepare")
    asked = sheet(table)
    assert len(asked.tiles) == 3 and all(tile.text for tile in asked.tiles.values())


def test_a_power_that_acts_flashes_at_its_slip(app: App, hands: Hands) -> None:
    app.settings.animation = "normal"
    position: dict[str, Any] = {
        "seed": 4, "boxes": list(FAIR), "options": {"bellfaire_powers": "dealt"},
        "seats": [{"name": "Hazel", "power": "power_hedgehogs"}, {"name": "Rowan", "power": "power_mice"}],
    }  # fmt: skip
    table = at(app, position)
    slip = table.seen_at(Subject("power", "power_hedgehogs", 0))
    assert slip is not None
    table.submit("place:basic_3_twig")
    flashes = [tween for tween in table.scene.tweens if isinstance(tween, Flash)]
    assert flashes
    border = app.kit.plates.glow_border
    assert flashes[0].where == (slip.x - border, slip.y - border)
