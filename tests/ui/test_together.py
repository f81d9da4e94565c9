"""Two mayors of one city on the table: goals, skunks, sharing, watches, Good News, Miss Thorn, and whole games."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from everdell_desktop.app import App
from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.game import Game
from everdell_desktop.keeping.finished_game import finished
from everdell_desktop.sitting.controller import SeatPlan, Sitting
from everdell_desktop.ui.screens.replays import scores
from everdell_desktop.ui.screens.score import ScoreScreen
from everdell_desktop.ui.table.aims import Aims
from everdell_desktop.ui.table.celebrating import Announcement
from everdell_desktop.ui.table.closer_looks import TextSheet
from everdell_desktop.ui.table.handover import HandoverSheet
from everdell_desktop.ui.table.layout import FacingLayout
from everdell_desktop.ui.table.lying import things_on
from everdell_desktop.ui.table.regions import all_regions, lay_out
from everdell_desktop.ui.table.screen import TableScreen

from .conftest import Hands, MakeApp
from .playing import at, invited, is_lit, play_to_the_end, sit_down, spot

HARE: dict[str, Any] = {"name": "Hazel", "hand": ["castle", "teacher"], "goods": {"twig": 2, "berry": 1},
                        "occupied_tokens": 1}  # fmt: skip
TORTOISE: dict[str, Any] = {"name": "Rowan", "hand": ["baker", "elder"], "goods": {"resin": 1}}
TOGETHER: dict[str, Any] = {
    "boxes": ["duo"], "seed": 3, "options": {"mode": "cooperative", "chapter": 3}, "season": "summer", "sun": 4,
    "moon": 3, "seats": [HARE, TORTOISE], "city": ["harbor", "inn"], "goals": [True, None],
    "good_news": ["gn_glowing_review", "gn_false_lead"],
    "meadow": ["mine", "messenger", "orchard", "doctor", "theater", "bridge", "woodcarver", "chapel", "storehouse",
               "judge", "queen", "peddler"],
    "skunks": {"events": [2], "meadow": [2, 6], "locations": ["farm_resin"]},
}  # fmt: skip
THORN: dict[str, Any] = {
    **{key: value for key, value in TOGETHER.items() if key not in ("goals", "good_news", "skunks")},
    "options": {"mode": "challenge", "solo": True}, "thorn": {"cards": ["hotel", "palace"], "events": []},
    "skunks": {"events": [1], "meadow": [1, 2, 5], "locations": ["river_1", "farm_pebble"]},
}  # fmt: skip


@pytest.fixture(autouse=True)
def quick(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.fsync", lambda handle: None)
    app.settings.animation, app.settings.pace = "off", "at once"


WHOLE_GAMES: dict[str, tuple[dict[str, Any], tuple[str, ...], float]] = {
    "two people": ({"mode": "cooperative", "chapter": 5}, (), 0.6),
    "a computer partner": ({"mode": "cooperative", "chapter": 10}, ("", "random"), 0.8),
    "a chapter alone": ({"mode": "campaign", "chapter": 1, "solo": True}, (), 0.4),
    "the challenge": ({"mode": "challenge", "difficulty": "easy", "solo": True}, (), 0.4),
}


@pytest.mark.parametrize("game", WHOLE_GAMES)
def test_whole_game_by_mouse(app: App, hands: Hands, game: str) -> None:
    options, levels, by_mouse = WHOLE_GAMES[game]
    table = sit_down(app, 2, 5, levels, ("duo",), options)
    table.sitting.at_once = True
    play_to_the_end(app, hands, table, 5, by_mouse)
    assert isinstance(app.screen, ScoreScreen) and table.sitting.over
    assert not app.kit.pictures.faults


def together(app: App, **changes: Any) -> TableScreen:
    return at(app, {**TOGETHER, **changes})


@pytest.mark.parametrize("position", [TOGETHER, THORN], ids=["chapter", "challenge"])
def test_everything_has_a_slot_of_its_own(app: App, position: dict[str, Any]) -> None:
    game = Game.at(position, SHELF)
    things = things_on(game.state, game.rules, 0)
    laid = lay_out(things, all_regions())
    assert [region.name for region in laid] == ["duo"]
    assert sum(len(one.things) for one in next(iter(laid.values()))) == len(things)


# what stands there


def test_one_city_with_one_heap_of_points_and_both_mayors(app: App) -> None:
    table = together(app)
    assert [table.where(name) is not None for name in ("seat:0", "seat:1", "city", "city#2")] == [
        True,
        True,
        True,
        False,
    ]
    assert table.where("coin:0") is not None and table.where("coin:1") is None


def test_goals_stand_beside_the_board_as_they_are(app: App) -> None:
    table = together(app)
    first, second = (table.scene.find(f"goal:{number}") for number in (0, 1))
    assert first is not None and second is not None and table.where("aims:points") is not None
    assert "Met." in first.hint and "Met." not in second.hint


def test_a_closer_look_at_the_chapter_says_only_once_that_it_is_ours(app: App) -> None:
    table = together(app)
    chapter = table.scene.find("chapter:3")
    assert chapter is not None
    table.look_closer(chapter)
    assert isinstance(table.sheets[-1], TextSheet) and table.sheets[-1].text.lower().count("designed by us") == 1


def test_a_goal_missed_for_good_offers_to_give_up_and_asks_once_more(app: App, hands: Hands) -> None:
    table = together(app, goals=[False, None])
    goal = table.scene.find("goal:0")
    assert goal is not None and "Missed for good" in goal.hint
    hands.click("deed:concede")
    assert not table.sitting.over and "confirm:yes" in table.sheets[-1].order
    hands.click("confirm:yes")
    assert table.sitting.over


def test_no_goal_missed_no_offer_to_give_up(app: App) -> None:
    assert together(app).where("deed:concede") is None


def test_skunks_sit_on_events_path_and_places_and_say_why(app: App) -> None:
    table = together(app)
    for name in ("skunk:events:2", "skunk:meadow:2", "skunk:meadow:6", "skunk:locations:farm_resin"):
        node = table.scene.find(name)
        assert node is not None and "skunk" in node.hint.lower(), name
    assert "skunk" in table.pointing.reason(Subject("space", "farm_resin"))


# sharing


@pytest.mark.parametrize("item", ["goods:twig", "goods:occupied", "card:hand:castle"])
def test_something_dragged_onto_the_sharing_tile_is_shared(app: App, hands: Hands, item: str) -> None:
    table = together(app)
    hands.drag(spot(table, item), spot(table, "sharing:tile"))
    assert table.sitting.game.position()["shared"]["from"] == 0


def test_a_click_on_the_sharing_tile_shows_what_can_be_shared(app: App, hands: Hands) -> None:
    table = together(app)
    assert is_lit(table, "sharing:tile") and not is_lit(table, "goods:twig")
    hands.click("sharing:tile")
    hands.click(invited(table, "goods:twig"))
    assert table.sitting.game.position()["shared"] == {"from": 0, "item": "twig"}


def test_a_card_that_could_only_be_shared_does_not_glow_and_says_why_it_cannot_be_played(app: App) -> None:
    table = together(app)
    castle = Subject("hand", "castle")
    assert not is_lit(table, "card:hand:castle") and table.pointing.reason(castle)
    assert table.pointing.about(castle) and not table.pointing.begun_with(castle)


# watches, Good News, production


def test_a_pocket_watch_put_onto_the_sun_turns_it_back(app: App, hands: Hands) -> None:
    table = together(app)
    hands.click(invited(table, "watch:pocket"))
    hands.click(invited(table, "path:sun"))
    assert table.sitting.game.position()["sun"] == 3


def test_good_news_lies_in_the_drawer_and_is_used_there(app: App, hands: Hands) -> None:
    table = together(app)
    hands.click("tab:good_news")
    hands.click("good_news:gn_false_lead")
    assert table.sitting.game.position()["skunks"]["events"] == []


def test_good_news_can_still_be_used_when_the_turn_closes(app: App, hands: Hands) -> None:
    table = together(app)
    hands.click("deck:deck")
    hands.click("path:sun")
    assert table.bar is not None and not table.sheets
    hands.click("tab:good_news")
    hands.click("good_news:gn_glowing_review")
    assert table.sitting.game.position()["points"] == 4


def test_a_card_produces_for_the_mayor_who_is_pressed_next(app: App, hands: Hands) -> None:
    table = together(app, good_news=["gn_harvest_dance"])
    hands.click("tab:good_news")
    hands.click("good_news:gn_harvest_dance")
    hands.click(invited(table, "card:city:0:harbor"))
    assert table.bar is not None and table.bar.held == Subject("city", "harbor", 0)
    hands.click(invited(table, "seat:1"))
    assert table.bar is None or table.bar.held is None


# who sees what


def test_two_people_hand_the_machine_over_and_never_see_the_other_hand(app: App, hands: Hands) -> None:
    table = together(app)
    assert table.where("tab:cards_of_1") is None and table.where("card:hand:baker") is None
    table.submit("place:farm_twigs")
    table.submit("end")
    hands.wait(120)
    assert isinstance(table.sheets[-1], HandoverSheet)


def alone(app: App, **changes: Any) -> TableScreen:
    game = Game.at({**TOGETHER, **changes}, SHELF)
    table = TableScreen(app, Sitting([SeatPlan("Hazel", "hare"), SeatPlan("Rowan", "tortoise")], game, alone=True))
    app.show(table)
    return table


def test_one_who_plays_both_sees_both_hands_and_is_never_asked_to_hand_over(app: App, hands: Hands) -> None:
    table = alone(app)
    hands.click("tab:cards_of_1")
    assert table.where("card:hand:baker") is not None
    table.submit("place:farm_twigs")
    table.submit("end")
    hands.wait(120)
    assert not table.sheets and table.sitting.viewer == 1 and table.where("tab:cards_of_0") is not None


# Miss Thorn


def test_miss_thorn_lies_open_with_her_score_and_her_cards(app: App) -> None:
    table = at(app, THORN)
    assert all(table.where(name) is not None for name in ("rival:thorn", "thorn:hotel", "thorn:palace"))
    assert table.where("tab:challenges") is not None


def test_what_miss_thorn_takes_is_announced_and_told(app: App) -> None:
    app.settings.animation = "normal"
    table = at(app, {**THORN, "sun": 7, "moon": 6})
    table.submit("pick:deck")
    table.scene.tweens = []
    table.submit("end")
    assert len([tween for tween in table.scene.tweens if isinstance(tween, Announcement)]) == 2
    assert any("Miss Thorn take" in line.text for line in table.told(table.sitting.entries()))
    assert table.where("thorn:mine") is not None


@pytest.mark.parametrize("window", [((1280, 720), "large"), ((1024, 768), "large"), ((1920, 1080), "small")], ids=str)
def test_the_goals_of_every_chapter_find_room(make_app: MakeApp, window: tuple[tuple[int, int], str]) -> None:
    app = make_app(*window)
    layout = FacingLayout(app.kit.scale, together=True)
    for number in range(1, 16):
        options = {"mode": "cooperative", "chapter": number}
        game = Game.at({"boxes": ["duo"], "seed": 1, "options": options, "seats": [{}, {}]}, SHELF)
        goals = game.position()["goals"]
        game = Game.at({**game.position(), "goals": [False] * len(goals)}, SHELF)
        (paper,) = Aims(app.kit, layout, game.rules).build(game.state, 0, 40)
        rows = [node for node in paper.children if node.name.startswith("goal:")]
        assert len(rows) == len(goals)
        assert all(row.rect.bottom <= paper.rect.h for row in rows), f"chapter {number}"


# the end


def ended(app: App, position: dict[str, Any]) -> ScoreScreen:
    """The score sheet after the last turn of the year."""
    game = Game.at({**position, "season": "autumn", "sun": 7, "moon": 6, "skunks": {}}, SHELF)
    game.submit("pick:deck")
    while game.decision is not None:
        game.submit("end")
    screen = ScoreScreen(app, Sitting([SeatPlan("Hazel", "hare"), SeatPlan("Rowan", "tortoise")], game))
    app.show(screen)
    return screen


def test_the_score_sheet_tells_goals_and_target(app: App) -> None:
    seats = [{**HARE, "events": ["a1", "b1"]}, {**TORTOISE, "events": ["c1"]}]
    screen = ended(app, {**TOGETHER, "seats": seats, "points": 90})
    words = [writing.text for writing in screen.written]
    assert "Won together" in screen.result.headline and f"{screen.target} wanted" in words
    assert [goal.met for goal in screen.goals] == [True, True] and "Achieve 3 Events." in words


def test_the_score_sheet_tells_what_was_missing(app: App) -> None:
    screen = ended(app, {**TOGETHER, "goals": [False, None]})
    assert "Not this time" in screen.result.headline
    assert [goal.spent for goal in screen.goals] == [True, True]
    assert any("short" in writing.text for writing in screen.written)


def test_the_score_sheet_against_miss_thorn_shows_both_and_the_challenges(app: App) -> None:
    screen = ended(app, {**THORN, "points": 90})
    assert [one.name for one in screen.scored] == ["Hazel and Rowan", "Miss Thorn"]
    assert {"frugal", "over_achiever", "efficient"} <= {tile.subject.id for tile in screen.honours}
    assert app.kit.pictures.faults == []


def test_the_list_of_replays_has_one_score_for_one_city(app: App) -> None:
    sitting = ended(app, TOGETHER).sitting
    game = finished(sitting, datetime(2026, 1, 1, tzinfo=UTC), {0: "p"})
    total = sitting.game.scores()[0].total
    wanted = game.result["target"]
    assert scores(game) == f"Hazel and Rowan\u00a0{total} of {wanted}"


def test_a_shared_city_is_nobodys_in_the_log(app: App) -> None:
    table = together(app, seats=[HARE, {**TORTOISE, "goods": {"berry": 4}}])
    table.submit("place:city:0:inn")
    while table.sitting.game.state.seat == 0:
        decision = table.sitting.decision
        assert decision is not None
        table.submit("end" if decision.purpose == "close" else "skip")
    table.submit("play:hand:elder")
    told = [line.text for line in table.told(table.sitting.entries())]
    assert "Hazel sends a worker to the *Inn*" in told
    assert any(text.startswith("Rowan plays") and "city" not in text for text in told)
