"""What a trial by players found wrong at the table, each with the test that would have found it."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from everdell_desktop.ai.advice import Advice
from everdell_desktop.app import App, the_window
from everdell_desktop.sitting.controller import Sitting
from everdell_desktop.ui.screens.score import ScoreScreen
from everdell_desktop.ui.table.celebrating import season_words
from everdell_desktop.ui.table.city_sheet import CitySheet
from everdell_desktop.ui.table.handover import HandoverSheet
from everdell_desktop.ui.table.question import PEEK, UNDO
from everdell_desktop.ui.table.sheets import Sheet
from everdell_desktop.ui.table.tools import advised
from everdell_desktop.ui.theme import SMALLEST_WINDOW

from .conftest import Hands, MakeApp
from .playing import at, play_some, sit_down, spot


@pytest.fixture(autouse=True)
def quick(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.fsync", lambda handle: None)
    app.settings.animation, app.settings.pace = "off", "at once"


def position(**seat: Any) -> dict[str, Any]:
    facts: dict[str, Any] = {"name": "Hazel", "hand": [], **seat}
    return {"seed": 1, "seats": [facts, {"name": "Rowan", "hand": []}]}


def solo(**seat: Any) -> dict[str, Any]:
    return {"seed": 3, "options": {"rugwort_year": 2}, "seats": [{"name": "Hazel", "hand": [], **seat}]}


def test_titles_of_questions_lie_beside_their_buttons(app: App, hands: Hands) -> None:
    city = ["woodcarver", "doctor", "peddler"]
    table = at(app, position(city=city, goods={"twig": 1, "berry": 1}, workers=0, placed=["basic_1_berry", "haven"]))
    hands.click("deed:prepare")
    title = table.where("sheet:title")
    assert title is not None
    for button in (PEEK, UNDO):
        place = table.where(button)
        assert place is None or not place.colliderect(title), f"{button} lies on the title"


def test_a_reason_never_covers_the_card_it_is_about(app: App, hands: Hands) -> None:
    table = at(app, {**position(hand=["university"]), "meadow": ["castle"]})
    for name in ("card:hand:university", "card:meadow:0"):
        hands.move(spot(table, name))
        hands.wait(40)
        card, reason = table.where("close_look"), table.where("reason")
        assert card is not None and reason is not None, name
        border = app.kit.plates.shadow_border
        assert not card.inflate(-2 * border, -2 * border).colliderect(reason), name


def test_a_hand_card_rises_at_once_and_can_be_read(app: App, hands: Hands) -> None:
    hand = ["queen", "teacher", "crane", "university", "doctor", "farm", "inn", "mine"]
    table = at(app, position(hand=hand))
    for card in hand:
        hands.move(spot(table, f"card:hand:{card}"))
        risen = table.where("close_look")
        assert risen is not None and risen.w >= app.kit.px(340), card
        assert table.where(f"card:hand:{card}").bottom <= app.size[1]  # type: ignore[union-attr]


def test_every_answer_is_on_disk_before_the_picture_shows_it(app: App, hands: Hands) -> None:
    table = sit_down(app, 2, seed=3, levels=("", "master"))
    refresh, known = table.refresh, []

    def look() -> None:
        slot = next(iter(app.storage.slots()))
        known.append(len(Sitting.load(slot.sitting).game.past))
        refresh()

    table.refresh = look  # type: ignore[method-assign]
    hands.click("space:basic_3_twig")
    assert not table.sitting.waits_for_person and known and known[0] == len(table.sitting.game.past)
    table.sitting.close()


def test_the_score_sheet_is_found_again_after_a_look_at_the_table(app: App, hands: Hands) -> None:
    table = at(app, position(season="autumn", workers=0))
    play_some(table, 10_000)
    table.after_change()
    hands.wait(3)
    assert isinstance(app.screen, ScoreScreen)
    app.pop()
    assert app.screen is table
    hands.click("over:scores")
    assert isinstance(app.screen, ScoreScreen)
    app.pop()
    hands.key(pygame.K_ESCAPE)
    assert isinstance(app.screen, ScoreScreen)


def test_the_menu_of_a_finished_game_leads_to_its_scores(app: App, hands: Hands) -> None:
    table = at(app, position(season="autumn", workers=0))
    hands.click("tool:menu")
    assert table.where("menu:scores") is None
    hands.key(pygame.K_ESCAPE)
    play_some(table, 10_000)
    table.after_change()
    hands.wait(3)
    app.pop()
    hands.click("tool:menu")
    assert "brings you back" not in table.sheets[-1].text  # type: ignore[attr-defined]
    hands.click("menu:scores")
    assert isinstance(app.screen, ScoreScreen)
    app.pop()
    assert not table.sheets


def test_the_panel_of_rugwort_explains_itself(app: App, hands: Hands) -> None:
    table = at(app, solo())
    panel = table.scene.find("seat:1")
    assert panel is not None
    name = table.sitting.game.state.players[1].name
    live = [node for node in (panel, *panel.children) if node.live]
    assert len(live) > 4
    assert all(node.hint for node in live)
    assert name in panel.hint
    hands.click("seat:1")
    assert isinstance(table.sheets[-1], CitySheet)


def test_the_moves_of_rugwort_are_told(app: App, hands: Hands) -> None:
    table = at(app, solo(hand=["farm"], goods={"twig": 2, "resin": 1}))
    hands.click(spot(table, "card:hand:farm"))
    name = table.sitting.game.state.players[1].name
    lines = [line.text for line in table.told(table.sitting.entries())]
    assert any(line.startswith(f"{name} plays") for line in lines)
    assert table.following.last is not None and table.following.last.seat == 1
    assert table.where("told:line") is not None
    hands.click("coin:1")
    assert "he takes one of the Meadow" in table.sheets[-1].note  # type: ignore[attr-defined]


def test_rugwort_tells_where_his_rats_go(app: App, hands: Hands) -> None:
    table = at(app, solo(workers=0, placed=["basic_1_berry", "haven"]))
    hands.click("deed:prepare")
    lines = [line.text for line in table.told(table.sitting.entries())]
    assert any("moves his rats on" in line for line in lines)


def test_what_was_dragged_to_its_place_does_not_fly_there_again(app: App, hands: Hands) -> None:
    app.settings.animation = "normal"
    table = at(app, {**position(goods={"twig": 2, "resin": 1}), "meadow": ["inn", "farm"]})
    hands.drag("card:meadow:1", "city")
    assert table.sitting.game.state.players[0].city
    card = app.kit.faces.mini(table.sitting.game.rules.cards["farm"], app.kit.px(110))
    assert all(getattr(tween, "picture", None) is not card for tween in table.scene.tweens)


def test_every_dialog_dims_the_table(app: App, hands: Hands) -> None:
    table = at(app, position(hand=["storehouse"], goods={"twig": 1, "resin": 1, "pebble": 1}))
    for opener in ("tool:log", "seat:1", "tool:menu"):
        hands.click(opener)
        assert table.where("veil") is not None, opener
        hands.key(pygame.K_ESCAPE)
    hands.click(spot(table, "card:hand:storehouse"))
    assert table.where("veil") is not None
    assert Sheet.veils and HandoverSheet.covers


def test_a_season_comes_with_words(app: App, hands: Hands) -> None:
    app.settings.animation = "normal"
    table = at(app, position(workers=0, placed=["basic_1_berry", "basic_3_twig"]))
    hands.click("deed:prepare")
    rules, state = table.sitting.game.rules, table.sitting.game.state
    assert season_words(rules, state, 1) == "All workers come home, 1 new worker with them. Your green cards produce."
    assert season_words(rules, state, 3) == "All workers come home, 2 new workers with them. Your green cards produce."


def test_the_log_at_the_side_scrolls(app: App, hands: Hands) -> None:
    table = sit_down(app, 2, seed=5)
    play_some(table, 60)
    table.refresh()
    hands.move("log")
    before = [name for name in table.scene.names() if name.startswith("log:")]
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=12, flipped=False))
    hands.wait(2)
    assert table.panels.rolled > 0
    assert [name for name in table.scene.names() if name.startswith("log:")] != before or table.panels.rolled


def test_no_button_counts_in_brackets(app: App, hands: Hands) -> None:
    table = at(app, {**position(), "forest": ["forest_2_any", "forest_3_berry", "forest_2_resin_1_twig"]})
    hands.click("space:forest_2_any")
    assert table.where("sheet:count") is not None


def test_the_window_has_a_smallest_size(app: App) -> None:
    window = the_window()
    assert window is not None and tuple(window.minimum_size) == SMALLEST_WINDOW


@pytest.mark.parametrize("text", ["small", "large"])
def test_everything_fits_at_the_smallest_size(make_app: MakeApp, text: str) -> None:
    app = make_app(SMALLEST_WINDOW, text, folder=f"least{text}")
    for boxes in (("base",), ("base", "pearlbrook", "legends")):
        table = sit_down(app, 4, seed=2, boxes=boxes)
        play_some(table, 60)
        for region in table.landscape.regions:
            table.landscape.go(region.name, at_once=True)
            table.refresh()
            app.draw()
    assert not app.kit.letters.cramped


def test_larger_text_makes_the_text_of_cards_larger(make_app: MakeApp) -> None:
    sizes = []
    for text in ("small", "large"):
        app = make_app((1920, 1080), text, folder=text)
        table = sit_down(app, 2, seed=1)
        sizes.append(table.overlay.fan.risen_size()[0])
    assert sizes[1] > sizes[0]


def test_a_hint_says_what_it_brings(app: App) -> None:
    table = at(app, position(hand=["farm"], goods={"twig": 2, "resin": 1}))
    assert table.sitting.foresee("place:basic_3_twig") == "It brings 3 {twig} at once."
    assert "{point}" in table.sitting.foresee("play:hand:farm")
    assert not table.sitting.game.past or table.sitting.game.state.turn == 1


def test_a_hint_says_why_and_against_what(app: App) -> None:
    table = at(app, position(hand=["farm"], goods={"twig": 2, "resin": 1}))
    decision = table.sitting.decision
    assert decision is not None
    reasons = ["takes in your Teacher free later", "one card short of Grand Tour"]
    told = advised(decision, Advice("play:hand:farm", reasons, 61.2, 2.34, "place:basic_3_twig"))
    assert told[0].endswith("Play Farm")
    assert told[1] == "Takes in your Teacher free later, and one card short of Grand Tour."
    assert told[2].startswith("It hopes for 61 {point} in the end, 2.3 {point} better than: Place a worker")
    alone = advised(decision, Advice("play:hand:farm", [], None, 0.1, "place:basic_3_twig"))
    assert len(alone) == 2 and alone[1].startswith("As good as: ")
    assert len(advised(decision, Advice("play:hand:farm"))) == 1


# the screens around the table


def test_a_double_click_on_new_game_adds_no_player(app: App, hands: Hands) -> None:
    from everdell_desktop.ui.screens.menu import MenuScreen
    from everdell_desktop.ui.screens.new_game import NewGameScreen

    app.show(MenuScreen(app))
    hands.wait(2)
    spot = hands.point("new_game")
    for _ in range(2):
        hands.press(spot)
        hands.release(spot)
    hands.wait(2)
    assert isinstance(app.screen, NewGameScreen) and len(app.screen.seating.seats) == 2
    hands.wait(40)
    hands.click("add_seat")
    assert len(app.screen.seating.seats) == 3


def test_the_name_is_asked_once_at_the_first_start(app: App, hands: Hands) -> None:
    from everdell_desktop.keeping.profiles import Profiles
    from everdell_desktop.ui.screens.ask import AskScreen
    from everdell_desktop.ui.screens.menu import MenuScreen
    from everdell_desktop.ui.screens.welcome import welcome

    app.show(MenuScreen(app))
    welcome(app)
    assert isinstance(app.screen, AskScreen)
    hands.type("answer", "Anna")
    hands.click("yes")
    assert isinstance(app.screen, AskScreen) and app.screen.title == "A first lesson?"
    hands.wait(30)
    hands.click("no")
    assert isinstance(app.screen, MenuScreen) and Profiles(app.storage).current().name == "Anna"
    welcome(app)
    assert isinstance(app.screen, MenuScreen)


def test_a_rematch_is_one_click(app: App, hands: Hands) -> None:
    table = at(app, position(season="autumn", workers=0))
    play_some(table, 10_000)
    table.after_change()
    hands.wait(3)
    hands.click("rematch")
    assert app.screen is not table and [p.name for p in app.screen.sitting.plans] == ["Hazel", "Rowan"]  # type: ignore[attr-defined]
    assert app.screen.sitting.game.state.turn <= 1  # type: ignore[attr-defined]


def test_six_seats_stand_in_two_rows_of_three(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    from everdell_desktop.sitting.chosen_boxes import ChosenBoxes
    from everdell_desktop.ui.screens.new_game import NewGameScreen

    from .conftest import resize
    from .stage import WINDOWS, check_layout

    monkeypatch.setattr(ChosenBoxes, "fault", lambda self, seats: "")
    app.show(NewGameScreen(app))
    for _ in range(4):
        app.screen.seating.add()  # type: ignore[attr-defined]
    app.screen.renew()  # type: ignore[attr-defined]
    names = [seat.shown_name for seat in app.screen.seating.seats]  # type: ignore[attr-defined]
    assert len(set(names)) == 6
    for size, text in WINDOWS:
        resize(app, size, text)
        check_layout(app.screen, f"six {size} {text}")  # type: ignore[arg-type]
    assert not app.kit.letters.cramped
