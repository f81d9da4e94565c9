"""Two cities face to face: what lies at both sides, the light of the pieces between them, and cards for the hand."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from everdell_desktop.app import App
from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.decisions import Subject
from everdell_desktop.ui.screens.lone_game import LoneGameScreen
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.screens.new_game import NewGameScreen
from everdell_desktop.ui.table.choosing import ChoiceBar
from everdell_desktop.ui.table.landscape import hour, nightfall
from everdell_desktop.ui.table.layout import FacingLayout
from everdell_desktop.ui.table.lying import things_on
from everdell_desktop.ui.table.regions import lay_out
from everdell_desktop.ui.table.screen import TableScreen

from .conftest import Hands
from .playing import at, spot

HARE: dict[str, Any] = {"name": "Hazel", "hand": ["castle", "teacher", "ferry"], "goods": {"twig": 3, "berry": 3}}
TORTOISE: dict[str, Any] = {"name": "Rowan", "hand": ["baker"], "city": ["inn", "palace"], "goods": {"berry": 1}}
POSITION: dict[str, Any] = {
    "boxes": ["duo"], "seed": 3, "season": "spring", "sun": 4, "moon": 2, "seats": [HARE, TORTOISE],
    "meadow": ["messenger", "mine", "orchard", "doctor", "theater", "bridge", "woodcarver", "chapel", "storehouse",
               "judge", "queen", "peddler"],
}  # fmt: skip


@pytest.fixture(autouse=True)
def no_animation(app: App) -> None:
    app.settings.animation, app.settings.pace = "off", "at once"


def duo(app: App, **changes: Any) -> TableScreen:
    return at(app, {**POSITION, **changes})


def test_both_cities_lie_on_the_table_and_are_visited_there(app: App, hands: Hands) -> None:
    table = duo(app)
    assert table.where("card:city:1:palace") is not None
    hands.drag(spot(table, "worker:worker"), "card:city:1:inn")
    workers = table.sitting.game.state.players[0].workers
    assert [worker.place.text for worker in workers if worker.place] == ["city:1:inn"]


def test_a_meadow_card_dragged_to_the_hand_is_taken(app: App, hands: Hands) -> None:
    table = duo(app)
    hands.drag("card:meadow:4", spot(table, "hand"))
    hands.click("path:moon")
    assert "theater" in [card.id for card in table.sitting.game.state.players[0].hand]


def test_a_meadow_card_dragged_to_the_city_is_played(app: App, hands: Hands) -> None:
    table = duo(app)
    hands.drag("card:meadow:2", spot(table, "city"))
    assert [built.card.id for built in table.sitting.game.state.players[0].city] == ["orchard"]


def test_a_click_on_a_meadow_card_offers_both(app: App, hands: Hands) -> None:
    table = duo(app)
    hands.click("card:meadow:2")
    assert {"which:play:meadow:2:orchard", "which:pick:meadow:2:orchard"} <= set(table.sheets[-1].order)


def test_what_the_tokens_do_not_touch_can_only_be_taken_and_says_why(app: App, hands: Hands) -> None:
    table = duo(app)
    theater, orchard = Subject("meadow", "", -1, 4), Subject("meadow", "", -1, 2)
    assert "neither the Sun nor the Moon" in table.pointing.reason(theater)
    assert theater not in table.pointing.inviting() and orchard in table.pointing.inviting()
    hands.click("card:meadow:4")
    assert "which:pick:meadow:4:theater" in table.sheets[-1].order


def test_the_deck_gives_its_top_card_at_a_click(app: App, hands: Hands) -> None:
    table = duo(app)
    hands.click("deck:deck")
    hands.click("path:sun")
    assert len(table.sitting.game.state.players[0].hand) == 4


def test_gold_and_pale_light_fall_on_what_sun_and_moon_touch(app: App) -> None:
    table = duo(app)
    lights = {slot: table.top.slots.light_on(Subject("meadow", "", -1, slot)) for slot in range(12)}
    assert {slot for slot, light in lights.items() if "gold" in light} == {2, 3, 8, 9}
    assert {slot for slot, light in lights.items() if "white" in light} == {0, 1, 6, 7}


def test_night_comes_from_the_right_as_sun_and_moon_travel(app: App) -> None:
    hours = []
    for sun, moon in ((1, 1), (4, 4), (7, 6)):
        table = duo(app, sun=sun, moon=moon)
        laid = lay_out(things_on(table.sitting.game.state, table.sitting.game.rules, 0), table.top.regions)
        hours.append(hour(*next(iter(laid.items()))))
    assert hours[0] == 0 and hours[0] < hours[1] < hours[2] < 1
    dark = pygame.Surface((60, 4)).convert()
    half = nightfall(dark, 0.5)
    assert half.get_at((0, 1)).a == 0 and half.get_at((59, 1)).a == 255
    assert nightfall(dark, 0.0).get_at((30, 1)).a == 0 and nightfall(dark, 1.0).get_at((30, 1)).a == 255


def test_the_closing_question_is_a_bar_that_leaves_the_table_in_sight(app: App, hands: Hands) -> None:
    table = duo(app)
    hands.drag(spot(table, "worker:worker"), "space:farm_resin")
    assert isinstance(table.bar, ChoiceBar) and not table.sheets
    hands.click("option:end")
    assert table.sitting.game.state.seat == 1


def test_an_exchange_is_a_button_near_the_hand(app: App, hands: Hands) -> None:
    table = duo(app)
    hands.click("deed:exchange")
    assert table.bar is not None and table.bar.asks_for("hand")


@pytest.mark.parametrize("number", [1, 8, 13, 24, 40])
def test_a_city_of_any_size_lies_in_its_column(app: App, number: int) -> None:
    layout = FacingLayout(app.kit.scale)
    area = layout.city_of(0)
    cards = layout.city_cards(number, area)
    room = pygame.Rect((0, 0), area.size)
    assert len(cards) == number and all(room.contains(card) for card in cards)
    assert all(not one.colliderect(two) for one in cards for two in cards if one is not two)


def test_the_seats_are_hare_and_tortoise_whoever_plays(app: App) -> None:
    assert duo(app).animals == ["hare", "tortoise"]


def test_two_doors_of_one_house(app: App, hands: Hands) -> None:
    app.show(MenuScreen(app))
    hands.click("door:duo")
    assert "solo" not in app.screen.buttons
    hands.click("new_game")
    assert isinstance(app.screen, LoneGameScreen)
    hands.click("seat1:person")
    hands.click("start")
    assert isinstance(app.screen, TableScreen)
    assert app.screen.sitting.game.rules.setup.boxes == ("duo",)
    app.show(MenuScreen(app))
    assert app.screen.door is not None and app.screen.door.name == "duo"
    hands.click("door:everdell")
    hands.click("new_game")
    assert isinstance(app.screen, NewGameScreen) and not isinstance(app.screen, LoneGameScreen)
    assert "duo" not in app.screen.chosen.boxes


def test_the_seats_of_the_last_game_are_remembered(app: App, hands: Hands) -> None:
    app.show(LoneGameScreen(app, SHELF.box("duo")))
    hands.type("seat1:name", "Mia")
    hands.click("seat1:person")
    hands.click("start")
    again = LoneGameScreen(app, SHELF.box("duo"))
    assert [seat.shown_name for seat in again.seating.seats][1] == "Mia"
    assert [seat.animal for seat in again.seating.seats] == ["hare", "tortoise"]


def test_a_partner_is_told_without_the_points_it_makes_as_a_rival(app: App, hands: Hands) -> None:
    app.show(LoneGameScreen(app, SHELF.box("duo")))
    screen = app.screen
    assert isinstance(screen, LoneGameScreen)
    hands.click("way:against")
    assert "averages" in screen.skill("hard")
    hands.click("way:chapter")
    assert screen.skill("hard") == "Tries its moves out in thought"


def test_a_card_that_a_computer_takes_is_told_where_the_token_went(app: App) -> None:
    table = duo(app)
    table.sitting.plans[0] = table.sitting.plans[0]._replace(level="easy")
    table.sitting.viewer = 1
    table.submit("pick:deck")
    table.submit("sun")
    assert table.following.last is not None and "draws 1" in table.following.last.text
    assert table.following.marks[0] == Subject("path", "sun")
    other = duo(app)
    other.sitting.viewer = 1
    other.submit("place:farm_resin")
    assert other.following.last is not None and "sends a worker" in other.following.last.text
