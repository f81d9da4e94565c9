"""Games are set up with the mouse and remembered."""

from __future__ import annotations

import itertools
from typing import Any

import pygame
import pytest

from everdell_desktop.app import App
from everdell_desktop.keeping.storage import Storage
from everdell_desktop.sitting import catalogue
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.screens.new_game import NewGameScreen
from everdell_desktop.ui.screens.seating import SeatCard, Seating
from everdell_desktop.ui.screens.solo import SoloScreen
from everdell_desktop.ui.theme import ANIMALS

from .conftest import Hands
from .stage import StubTable


def test_a_game_is_set_up_with_the_mouse_and_remembered(app: App, hands: Hands, stub_table: None) -> None:
    app.show(MenuScreen(app))
    hands.click("new_game")
    hands.click("add_seat")
    hands.type("seat0:name", "Anna")
    hands.click("seat2:person")
    hands.click("seat0:animal_after")
    hands.click("advanced")
    hands.type("seed", "42")
    hands.click("start")
    table = app.screen
    assert isinstance(table, StubTable)
    level = Seating.usual(list(catalogue.levels())).seats[1].level
    assert [tuple(plan) for plan in table.sitting.plans] == [
        ("Anna", "mouse", ""), ("Bramble", "hedgehog", level), ("Hazel", "squirrel", ""),
    ]  # fmt: skip
    assert table.sitting.game.state.seed == 42
    again = NewGameScreen(App(Storage(app.storage.folder), (1280, 720)))
    assert [seat.name for seat in again.seating.seats] == ["Anna", "", ""]
    assert [seat.animal for seat in again.seating.seats] == ["mouse", "hedgehog", "squirrel"]


def test_two_of_the_same_name_are_refused_in_words(app: App, hands: Hands, stub_table: None) -> None:
    app.show(NewGameScreen(app))
    hands.type("seat0:name", "clover")
    hands.click("start")
    assert isinstance(app.screen, NewGameScreen)
    assert "called clover" in app.screen.fault


def test_a_game_is_set_up_by_keys_alone(app: App, hands: Hands, stub_table: None) -> None:
    app.show(NewGameScreen(app))
    seen = set()
    while app.screen.focus != "seat0:name":
        hands.key(pygame.K_TAB)
        assert app.screen.focus not in seen
        seen.add(app.screen.focus)
    for letter in "Zoe":
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    hands.wait()
    hands.key(pygame.K_DOWN)
    assert app.screen.focus == "seat0:person"
    while app.screen.focus != "start":
        hands.key(pygame.K_TAB)
    hands.key(pygame.K_RETURN)
    assert isinstance(app.screen, StubTable)
    assert app.screen.sitting.plans[0].name == "Zoe"


def test_seats_come_and_go_and_levels_change(app: App, hands: Hands) -> None:
    app.show(NewGameScreen(app))
    seating = app.screen.seating
    assert "seat0:remove" not in app.screen.buttons
    hands.click("add_seat")
    hands.click("add_seat")
    assert len(seating.seats) == 4
    assert "add_seat" not in app.screen.buttons
    hands.click("seat1:remove")
    assert len(seating.seats) == 3
    before = seating.seats[1].level
    hands.click("seat1:level_after")
    assert len(catalogue.levels()) == 1 or seating.seats[1].level != before
    hands.click("seat1:person")
    assert seating.seats[1].level == ""


@pytest.mark.parametrize(
    "kept", [None, 7, {}, {"seats": 3}, {"seats": [{"animal": "cat"}]}, {"seats": [], "boxes": "x"}]
)
def test_an_odd_remembered_set_up_gives_the_usual_one(app: App, kept: Any) -> None:
    app.storage.keep("last_game", kept)
    app.storage.keep("last_solo", kept)
    assert len(NewGameScreen(app).seating.seats) == 2
    assert NewGameScreen(app).chosen.boxes == ["base"]
    assert SoloScreen(app).year == 1


def test_no_two_seats_ever_have_the_same_animal() -> None:
    seating = Seating([SeatCard(animal) for animal in ANIMALS[:3]], ["easy"])
    for number, step in itertools.product(range(3), (1, -1, 1, 1, 1, -1)):
        seating.next_animal(number, step)
        assert len({seat.animal for seat in seating.seats}) == 3


def test_a_solo_game_with_its_year(app: App, hands: Hands, stub_table: None) -> None:
    app.show(SoloScreen(app))
    hands.click("you:animal_after")
    hands.click("year:3")
    hands.click("advanced")
    hands.type("seed", "moonlight")
    hands.click("start")
    assert isinstance(app.screen, StubTable)
    sitting = app.screen.sitting
    assert sitting.game.rules.setup.options == {"rugwort_year": 3}
    assert [player.animal for player in sitting.game.state.players] == ["mouse", "rat"]
    assert SoloScreen(app).year == 3
