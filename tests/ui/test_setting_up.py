"""Games are set up with the mouse and remembered."""

from __future__ import annotations

import itertools
from typing import Any

import pygame
import pytest

from everdell_desktop.app import App
from everdell_desktop.keeping import profiles
from everdell_desktop.keeping.storage import Storage
from everdell_desktop.sitting import catalogue
from everdell_desktop.ui.animals import all_animals
from everdell_desktop.ui.dress import dressed
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


def test_a_fifth_and_sixth_player_bring_the_box_that_seats_them(app: App, hands: Hands, stub_table: None) -> None:
    app.show(NewGameScreen(app))
    hands.click("add_seat")
    hands.click("add_seat")
    assert app.screen.chosen.boxes == ["base"]
    hands.click("add_seat_with:bellfaire")
    assert app.screen.chosen.boxes == ["base", "bellfaire"]
    hands.click("add_seat")
    assert len(app.screen.seating.seats) == 6
    assert not any(name.startswith("add_seat") for name in app.screen.buttons)
    assert [notice.title for notice in app.screen.chosen.notices(6)] == ["Six at the table", "Bellfaire"]
    hands.click("start")
    assert len(app.screen.sitting.game.state.players) == 6
    assert len({player.animal for player in app.screen.sitting.game.state.players}) == 6


def test_six_seats_without_the_box_for_them_are_refused_in_words(app: App, hands: Hands) -> None:
    screen = NewGameScreen(app)
    screen.chosen.toggle("bellfaire")
    for _ in range(4):
        screen.seating.add()
    app.show(screen)
    hands.click("box:bellfaire")
    hands.click("start")
    assert app.screen is screen
    assert "6" in screen.fault


def test_boxes_are_taken_down_from_the_shelf_beside_the_seats(app: App, hands: Hands) -> None:
    app.show(NewGameScreen(app))
    hands.click("box:newleaf")
    assert app.screen.chosen.boxes == ["base", "newleaf"]
    hands.click("box:pearlbrook")
    assert "Pearlbrook or Newleaf" in app.screen.chosen.advice()
    hands.click("box:newleaf")
    assert app.screen.chosen.boxes == ["base", "pearlbrook"]


def test_all_animals_can_be_chosen_but_never_that_of_the_rival(app: App, hands: Hands) -> None:
    seating = Seating([SeatCard("hedgehog"), SeatCard("mouse")], [])
    seen = {seating.seats[0].animal}
    for _ in range(20):
        seating.next_animal(0)
        seen.add(seating.seats[0].animal)
    assert seen == set(all_animals()) == set(profiles.ANIMALS)
    assert len(seen) == 17
    alone = Seating.alone([{"animal": "rat", "level": "", "name": ""}])
    alone.welcome(profiles.Profile("nettle", "Nettle", "rat"))
    for _ in range(20):
        assert alone.seats[0].animal != "rat"
        alone.next_animal(0)


def test_colours_belong_to_seats(app: App) -> None:
    """Whatever animals sit down, no two seats look alike, and each people keeps its shape."""
    for folder in ("workers", "avatars"):
        for animal in all_animals():
            pictures = {pygame.image.tobytes(dressed(app.kit, f"{folder}/{animal}", seat), "RGBA") for seat in range(6)}
            assert len(pictures) == 6, f"{folder}/{animal} has no clothes to dye"


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
