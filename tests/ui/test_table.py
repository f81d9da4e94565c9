"""The table, used by mouse and keys alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from everdell_desktop.app import App
from everdell_desktop.boxes import SHELF
from everdell_desktop.commands.demo import write_pictures
from everdell_desktop.engine.decisions import KINDS_OF_DECISION, Subject
from everdell_desktop.ui.screens.demo import DemoScreen
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.table.answer_sheets import SHEETS
from everdell_desktop.ui.table.city_sheet import CitySheet
from everdell_desktop.ui.table.closer_looks import CardSheet
from everdell_desktop.ui.table.screen import TableScreen
from everdell_desktop.ui.table.standing import ScoreSoFar

from .conftest import Hands, MakeApp
from .playing import at, play_some, sit_down, spot

APART = ("space:", "award:", "tool:", "seat:", "deed:", "card:meadow", "card:hand")
"""Kinds of nodes that never lie on each other."""


@pytest.fixture(autouse=True)
def quick_saves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Saving waits for the disk; these tests do not have to."""
    monkeypatch.setattr("os.fsync", lambda handle: None)


@pytest.fixture(autouse=True)
def no_animation(app: App) -> None:
    app.settings.animation, app.settings.pace = "off", "at once"


def position(**seat: Any) -> dict[str, Any]:
    facts: dict[str, Any] = {"name": "Hazel", "hand": [], **seat}
    return {"seed": 1, "seats": [facts, {"name": "Rowan", "hand": []}]}


def goods(table: TableScreen, seat: int = 0) -> dict[str, int]:
    return dict(table.sitting.game.state.players[seat].goods.items())


# doing things


def test_worker_is_dragged_to_a_place(app: App, hands: Hands) -> None:
    table = at(app, position())
    hands.drag("worker:worker", "space:basic_3_twig")
    assert goods(table) == {"twig": 3}


def test_worker_is_clicked_and_then_the_place(app: App, hands: Hands) -> None:
    table = at(app, position())
    hands.click("worker:worker")
    assert table.grip.picked == Subject("worker", "worker")
    hands.click("space:basic_2_resin")
    assert goods(table) == {"resin": 2}


def test_place_alone_is_enough(app: App, hands: Hands) -> None:
    table = at(app, position())
    hands.click("space:basic_1_berry")
    assert goods(table) == {"berry": 1}


def test_card_is_dragged_from_the_hand_into_the_city(app: App, hands: Hands) -> None:
    table = at(app, position(hand=["farm"], goods={"twig": 2, "resin": 1}))
    hands.drag("card:hand:farm", "city")
    assert [built.card.id for built in table.sitting.game.state.players[0].city] == ["farm"]


def test_meadow_card_is_clicked(app: App, hands: Hands) -> None:
    table = at(app, {**position(goods={"twig": 2, "resin": 1}), "meadow": ["inn", "farm"]})
    hands.click("card:meadow:1")
    assert [built.card.id for built in table.sitting.game.state.players[0].city] == ["farm"]


def test_drop_beside_every_target_changes_nothing(app: App, hands: Hands) -> None:
    table = at(app, position())
    before = table.sitting.game.save()
    hands.drag("worker:worker", "card:meadow:2")
    assert table.sitting.game.save() == before
    assert not table.grip.dragging


def test_blocked_thing_says_why(app: App, hands: Hands) -> None:
    table = at(app, position(hand=["farm"], goods={"twig": 2}))
    hands.click("card:hand:farm")
    assert table.grip.message == "needs 1 resin more"
    assert table.where("hint") is not None


def test_visit_to_another_city_tells_what_the_owner_gains(app: App, hands: Hands) -> None:
    seats = position(goods={"twig": 9, "resin": 9, "pebble": 9, "berry": 9})
    seats["seats"][1]["city"] = ["inn"]
    table = at(app, seats)
    hands.click("seat:1")
    hands.click("card:city:1:inn")
    assert table.sitting.game.state.players[1].points == 1


def test_event_is_claimed_by_dragging(app: App, hands: Hands) -> None:
    table = at(app, position(city=["farm", "farm", "farm", "mine"]))
    hands.drag("worker:worker", "award:harvest_festival")
    assert [c.award.id for c in table.sitting.game.state.players[0].events] == ["harvest_festival"]


def test_prepare_by_its_button(app: App, hands: Hands) -> None:
    table = at(app, position(workers=0, placed=["basic_1_berry", "basic_3_twig"]))
    hands.click("deed:prepare")
    assert table.sitting.game.state.players[0].season == 1


def test_pass_asks_when_something_is_left(app: App, hands: Hands) -> None:
    table = at(app, position(season="autumn"))
    hands.click("deed:pass")
    assert not table.sitting.game.state.players[0].passed
    hands.click("confirm:no")
    hands.click("deed:pass")
    hands.click("confirm:yes")
    assert table.sitting.game.state.players[0].passed


def test_giving_up_a_card_to_pay_is_never_silent(app: App, hands: Hands) -> None:
    table = at(app, position(hand=["mine"], city=["crane"]))
    hands.click("card:hand:mine")
    assert [built.card.id for built in table.sitting.game.state.players[0].city] == ["crane"]
    hands.click("confirm:yes")
    assert [built.card.id for built in table.sitting.game.state.players[0].city] == ["mine"]


def test_confirm_setting_asks_before_a_placement(app: App, hands: Hands) -> None:
    app.settings.confirm = True
    table = at(app, position())
    hands.drag("worker:worker", "space:basic_3_twig")
    assert goods(table) == {}
    hands.click("confirm:yes")
    assert goods(table) == {"twig": 3}


# every kind of decision


def test_every_kind_of_decision_has_a_sheet() -> None:
    assert set(SHEETS) == set(KINDS_OF_DECISION)


def test_choose_one(app: App, hands: Hands) -> None:
    table = at(app, position(hand=["storehouse"], goods={"twig": 1, "resin": 1, "pebble": 1}))
    hands.click("card:hand:storehouse")
    hands.click("option:2_berry")
    assert dict(table.sitting.game.state.players[0].city[0].goods.items()) == {"berry": 2}


def test_choose_one_may_be_skipped(app: App, hands: Hands) -> None:
    table = at(app, position(hand=["chip_sweep"], goods={"berry": 3}, city=["farm", "mine"]))
    hands.click("card:hand:chip_sweep")
    hands.click("option:skip")
    assert goods(table) == {}


def test_choose_some(app: App, hands: Hands) -> None:
    table = at(app, position(hand=["bard", "farm", "farm", "inn"], goods={"berry": 3}))
    hands.click("card:hand:bard")
    for name in ("card:hand:farm", "card:hand:farm#2", "card:hand:inn", "card:hand:inn"):  # the last off again
        hands.click(spot(table, name))
    hands.click("answer:done")
    player = table.sitting.game.state.players[0]
    assert (player.points, [card.id for card in player.hand]) == (2, ["inn"])


def test_choose_goods(app: App, hands: Hands) -> None:
    table = at(app, {**position(), "forest": ["forest_2_any", "forest_3_berry", "forest_2_resin_1_twig"]})
    hands.click("space:forest_2_any")
    hands.click("plus:pebble")
    hands.click("plus:pebble")
    hands.click("minus:pebble")
    hands.click("plus:resin")
    hands.click("answer:done")
    assert goods(table) == {"resin": 1, "pebble": 1}


def test_one_resource_is_one_press(app: App, hands: Hands) -> None:
    seat = position(hand=["harvester"], goods={"berry": 3}, city=["farm", "gatherer"])
    seat["seats"][0]["city"] = [{"card": "farm", "occupied": True}, "gatherer"]
    table = at(app, seat)
    hands.click("card:hand:harvester")
    hands.click("card:city:0:gatherer")
    hands.click("plus:pebble")
    assert goods(table) == {"pebble": 1}


def test_choose_payment_lists_the_cheapest_first(app: App, hands: Hands) -> None:
    table = at(app, position(hand=["harvester"], goods={"berry": 3}, city=["farm"]))
    hands.click("card:hand:harvester")
    hands.click("pay:play")
    assert goods(table) == {"berry": 3}
    assert table.sitting.game.state.players[0].built("farm").occupied


def test_distribute(app: App, hands: Hands) -> None:
    seats = position(city=["shopkeeper", "post_office"], goods={"twig": 2})
    seats["special_events"] = ["a_brilliant_marketing_plan"]
    seats["seats"].append({"name": "Bramble", "hand": []})
    table = at(app, seats)
    hands.click("award:a_brilliant_marketing_plan")
    hands.click("plus:seat:1:twig")
    hands.click("plus:seat:2:twig")
    hands.click("answer:done")
    state = table.sitting.game.state
    assert [player.goods.twig for player in state.players] == [0, 1, 1]
    assert state.players[0].points == 4


def test_arrange(app: App, hands: Hands) -> None:
    city = ["woodcarver", "doctor"]
    table = at(app, position(city=city, goods={"twig": 1, "berry": 1}, workers=0, placed=["basic_1_berry", "haven"]))
    hands.click("deed:prepare")
    hands.click("right:0")
    hands.click("answer:done")
    assert table.sitting.game.answers[1] == ["doctor", "woodcarver"]


# looking and turning back


def test_right_click_shows_a_card_in_large(app: App, hands: Hands) -> None:
    table = at(app, position(hand=["farm"]))
    hands.click("card:hand:farm", button=3)
    assert table.where("sheet:card") is not None
    hands.key(pygame.K_ESCAPE)
    assert not table.sheets


def test_resting_on_a_card_shows_it(app: App, hands: Hands) -> None:
    table = at(app, position(hand=["farm"]))
    hands.move("card:hand:farm")
    hands.wait(40)
    assert table.where("close_look") is not None


def test_undo_and_redo(app: App, hands: Hands) -> None:
    table = at(app, position())
    table.sitting.plans[1] = table.sitting.plans[1]._replace(level="random")
    hands.click("space:basic_3_twig")
    table.sitting.close()
    hands.key(pygame.K_z, pygame.KMOD_CTRL)
    assert goods(table) == {}
    hands.key(pygame.K_y, pygame.KMOD_CTRL)
    assert goods(table) == {"twig": 3}


def test_a_question_can_be_put_aside_and_taken_back(app: App, hands: Hands) -> None:
    table = at(app, position(hand=["storehouse"], goods={"twig": 1, "resin": 1, "pebble": 1}))
    hands.click("card:hand:storehouse")
    hands.click("sheet:peek")
    assert table.where("option:2_berry") is None
    hands.click("sheet:peek")
    hands.click("sheet:undo")
    assert not table.sheets and goods(table) == {"twig": 1, "resin": 1, "pebble": 1}


def test_undo_says_why_not(app: App, hands: Hands) -> None:
    table = at(app, position())
    hands.click("tool:undo")
    assert table.grip.message == "There is nothing to take back."


def test_honest_undo_stops_where_something_was_revealed(app: App, hands: Hands) -> None:
    table = at(app, position())
    hands.click("space:basic_2_twig_1_card")
    hands.click("handover:ready")
    hands.click("tool:undo")
    assert "revealed" in table.grip.message
    app.settings.undo = "practice"
    hands.click("tool:undo")
    assert goods(table) == {} and table.sitting.practice_used


def test_log_and_city_and_menu_can_be_put_away(app: App, hands: Hands) -> None:
    table = at(app, position())
    for opener in ("tool:log", "seat:1", "tool:menu"):
        hands.click(opener)
        assert table.sheets
        hands.key(pygame.K_ESCAPE)
        assert not table.sheets


def test_keyboard_alone(app: App, hands: Hands) -> None:
    table = at(app, position())
    hands.key(pygame.K_SPACE)
    hands.key(pygame.K_DOWN)
    hands.key(pygame.K_RETURN)
    assert table.sitting.game.past[-1].answers == ["place:basic_3_twig"]


def test_handover_hides_the_table_and_tells_what_happened(app: App, hands: Hands) -> None:
    table = at(app, position())
    hands.click("space:basic_3_twig")
    assert table.where("cover") is not None and table.sitting.viewer == 0
    assert table.scene.at(table.where("hand").center).name in ("cover", "sheet", "handover:ready")  # type: ignore[union-attr]
    hands.click("handover:ready")
    assert table.sitting.viewer == 1 and not table.sheets


def test_computer_player_moves_by_itself(app: App, hands: Hands) -> None:
    table = sit_down(app, 2, seed=3, levels=("", "random"))
    hands.click("space:basic_3_twig")
    for _ in range(3000):
        if table.sitting.waits_for_person:
            break
        pygame.time.wait(5)
        hands.wait(1)
    assert table.sitting.decision is not None and table.sitting.decision.seat == 0
    assert table.sitting.game.state.turn > 2


# sizes


@pytest.mark.parametrize("size", [(1280, 720), (1440, 1080), (2520, 1080), (2560, 1440)])
def test_everything_lies_inside_the_window(make_app: MakeApp, size: tuple[int, int]) -> None:
    app = make_app(size, folder=f"{size}")
    table = sit_down(app, 4, seed=2)
    window = pygame.Rect(0, 0, *size)
    for name in table.scene.names():
        where = table.where(name)
        assert where is not None
        if name.startswith("card:hand"):  # the fan sinks below the edge
            where.h = min(where.h, window.bottom - where.y)
        assert window.inflate(4, 4).contains(where), f"{name} at {where} leaves the window"


def test_resize_keeps_the_game(app: App, hands: Hands) -> None:
    table = sit_down(app, 2, seed=2)
    hands.click("space:basic_3_twig")
    pygame.Window.from_display_module().size = (1600, 900)
    hands.wait(20)
    assert app.size == (1600, 900)
    hands.click("handover:ready")
    hands.click("space:basic_2_resin")
    assert goods(table, 1) == {"resin": 2}


# the demonstration


def test_idle_menu_shows_a_game_that_plays_itself_and_a_key_ends_it(app: App, hands: Hands) -> None:
    app.settings.animation = "fast"
    app.show(MenuScreen(app))
    app.update(61)
    assert isinstance(app.screen, DemoScreen)
    hands.key(pygame.K_a)
    assert isinstance(app.screen, MenuScreen)


def test_demonstration_writes_pictures(tmp_path: Path) -> None:
    written = write_pictures(tmp_path / "shots", seed=7, size=(1280, 720))
    assert written[0].stem.endswith("start") and written[-1].stem.endswith("scores")
    assert all(path.stat().st_size > 50_000 for path in written)


# words


@pytest.mark.parametrize("text", ["small", "medium", "large"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_text_is_cut_off_and_nothing_overlaps(make_app: MakeApp, size: tuple[int, int], text: str) -> None:
    app = make_app(size, text, folder=f"{size}{text}")
    for seats in (1, 4):
        table = sit_down(app, seats, seed=seats)
        play_some(table, answers=90)
        table.refresh()
        app.draw()
        places = [(name, table.where(name)) for name in table.scene.names() if name.startswith(APART)]
        for number, (name, where) in enumerate(places):
            for other, there in places[:number]:
                assert where is not None and there is not None
                assert not where.inflate(-4, -4).colliderect(there.inflate(-4, -4)), f"{name} lies on {other}"
    assert not app.kit.letters.cramped


@pytest.mark.parametrize("text", ["small", "large"])
def test_no_card_text_is_cut_off_at_any_size(make_app: MakeApp, text: str) -> None:
    app = make_app((1280, 720), text)
    table = sit_down(app, 2, seed=1)
    app.kit.letters.cramped.clear()
    for card in table.sitting.game.rules.cards.values():
        for width in (160, 172, 200, 229, 230, 280, 420):
            app.kit.faces.card(card, width)
    assert not app.kit.letters.cramped


def test_game_is_kept_under_a_name_from_the_menu(app: App, hands: Hands) -> None:
    at(app, position())
    hands.click("tool:menu")
    hands.click("menu:keep")
    hands.click("yes")
    assert [slot.name for slot in app.storage.slots() if slot.name] == ["Hazel and Rowan"]


def test_hint_marks_what_a_strong_player_would_do(app: App, hands: Hands) -> None:
    table = at(app, position())
    hands.click("tool:hint")
    for _ in range(4000):
        if not table.tools.waiting_for_hint:
            break
        pygame.time.wait(5)
        hands.wait(1)
    assert table.hinted is not None
    assert table.hinted.label in table.grip.message


def test_letters_on_figures_can_be_switched_off(app: App) -> None:
    table = at(app, position())
    marked = table.figures.worker(0, (44, 55))
    app.settings.marks = False
    app.apply_settings()
    assert pygame.image.tobytes(marked, "RGBA") != pygame.image.tobytes(table.figures.worker(0, (44, 55)), "RGBA")


def test_no_title_of_any_box_is_cut_off_on_a_small_card(app: App) -> None:
    app.kit.letters.cramped.clear()
    for box in SHELF.boxes.values():
        for card in box.cards:
            for width in (62, 65, 80, 97, 124):
                app.kit.faces.mini(card, width)
    assert not app.kit.letters.cramped


# by keys


def test_a_frame_walks_over_what_can_be_done(app: App, hands: Hands) -> None:
    table = at(app, position(hand=["farm"], goods={"twig": 2, "resin": 1}))
    hands.key(pygame.K_TAB)
    assert table.where("focus") is not None
    seen = set()
    for _ in range(60):
        seen.add(table.grip.focus)
        hands.key(pygame.K_TAB)
    assert {"worker:worker", "card:hand:farm", "tool:undo"} <= seen


def test_a_worker_is_placed_by_keys_alone(app: App, hands: Hands) -> None:
    table = at(app, position())
    while table.grip.focus != "worker:worker":
        hands.key(pygame.K_TAB)
    hands.key(pygame.K_RETURN)
    for _ in range(40):
        if table.grip.focus == "space:basic_2_resin":
            break
        hands.key(pygame.K_TAB)
    hands.key(pygame.K_RETURN)
    assert goods(table) == {"resin": 2}


def test_a_choice_on_the_table_is_made_by_keys_alone(app: App, hands: Hands) -> None:
    table = at(app, position(hand=["bard", "farm", "inn"], goods={"berry": 3}))
    while table.grip.focus != "card:hand:bard":
        hands.key(pygame.K_TAB)
    hands.key(pygame.K_RETURN)
    assert table.bar is not None
    for wanted in ("card:hand:inn", "answer:done"):
        for _ in range(12):
            if table.grip.focus == wanted:
                break
            hands.key(pygame.K_TAB)
        hands.key(pygame.K_RETURN)
    assert [card.id for card in table.sitting.game.state.players[0].hand] == ["farm"]


def test_keys_reach_what_cannot_be_done_and_look_at_it(app: App, hands: Hands) -> None:
    table = at(app, position(hand=["king"]))
    seen = set()
    for _ in range(80):
        hands.key(pygame.K_TAB, pygame.KMOD_CTRL)
        seen.add(table.grip.focus)
        if table.grip.focus == "card:hand:king":
            break
    assert table.grip.focus == "card:hand:king" and table.where("reason") is not None
    while table.grip.focus != "space:journey_5":
        hands.key(pygame.K_TAB, pygame.KMOD_CTRL)
    hands.wait(40)
    note, place = table.where("hint"), table.where("space:journey_5")
    assert note is not None and place is not None and note.colliderect(place.inflate(90, 90))
    while table.grip.focus != "card:hand:king":
        hands.key(pygame.K_TAB, pygame.KMOD_CTRL)
    hands.key(pygame.K_l)
    assert isinstance(table.sheets[-1], CardSheet)
    hands.key(pygame.K_ESCAPE)
    while table.grip.focus != "seat:1":
        hands.key(pygame.K_TAB, pygame.KMOD_CTRL)
    hands.key(pygame.K_RETURN)
    assert isinstance(table.sheets[-1], CitySheet)


def test_preparing_tells_what_the_season_brings(app: App) -> None:
    table = at(app, {"seed": 1, "seats": [{"name": "Hazel", "workers": 0}, {"name": "Rowan"}]})
    button = table.scene.find("deed:prepare")
    assert button is not None
    assert "spring" in button.hint
    assert "1 new worker" in button.hint
    assert "green cards" in button.hint


def test_points_are_not_so_far_when_the_game_is_over(app: App) -> None:
    table = at(app, {"seed": 1, "seats": [{"name": "Hazel", "season": "autumn", "workers": 0}]})
    coin = pygame.Rect(20, 600, 40, 40)
    table.explaining.show_standing(0, coin)
    sheet = table.sheets[-1]
    assert isinstance(sheet, ScoreSoFar)
    assert sheet.note
    table.papers.close()
    table.submit("pass")
    table.explaining.show_standing(0, coin)
    sheet = table.sheets[-1]
    assert isinstance(sheet, ScoreSoFar)
    assert sheet.over
    assert not sheet.note, "nothing is hidden any more"
