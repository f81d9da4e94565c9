"""The turn: place, play, pick, exchange, the path, the seasons, the end."""

from __future__ import annotations

import pytest

from everdell_desktop.engine.game import Game
from everdell_desktop.engine.reading import PositionError
from everdell_desktop.engine.ruleset import Seat, Setup
from tests.scenario import covers, covers_each, words

from .table import PURPLE, SHELF, Duo, duo


def new(seed: int = 1) -> Game:
    return Game.new(Setup(("duo",), (Seat("A"), Seat("B"))), seed, SHELF)


def test_setting_up_asks_the_tortoise_for_a_meadow_card() -> None:
    game = new()
    assert game.decision is not None and game.decision.seat == 1 and game.decision.asker == "setup"
    keys = [option.key for option in game.decision.options]
    assert len(keys) == 12 and keys[0].startswith("meadow:0:")
    game.submit(keys[3])
    position = game.position()
    assert [len(seat["hand"]) for seat in position["seats"]] == [3, 4]
    assert None not in position["meadow"] and (position["sun"], position["moon"], position["to_move"]) == (1, 1, 0)
    assert position["options"] == {"mode": "competitive"} and "passed" not in position["seats"][0]
    assert len(position["event_tiles"]) == 6 and "faire" in position["event_tiles"]
    assert sorted(tile[0] for tile in position["event_tiles"]) == ["a", "b", "c", "d", "e", "f"]


@covers_each({
    "farm_twigs": {"twigs": 3}, "farm_resin": {"resin": 2}, "farm_pebble": {"pebbles": 1, "hand": 1},
    "farm_berries": {"berries": 2},
})  # fmt: skip
def test_farms(name: str, expected: dict[str, int]) -> None:
    duo().place(name).expect(**expected, workers=2).tokens(2, 1).moves(1)


def test_play_moves_the_moon_and_pick_either() -> None:
    duo(hand="mine", twigs=1, resin=1).play("mine").expect(pebbles=1, city="mine").tokens(1, 2)
    duo().answer("pick:deck").asks("choose_one", "sun moon").answer("moon").expect(hand=1).tokens(1, 2)
    duo(sun=7).answer("pick:meadow:3:queen").expect(hand="queen").tokens(7, 2)
    late = duo(hand="mine", twigs=1, resin=1, moon=7)
    late.blocked("play:hand:mine", "the Moon is at its end").place("farm_twigs")
    duo(sun=7).blocked("place:farm_twigs", "the Sun is at its end")


def test_only_cards_that_touch_a_token_are_played_from_the_meadow() -> None:
    row = words("mine carnival storehouse harbor barn tea_house orchard resin_refinery baker doctor monk peddler")
    table = duo(twigs=9, resin=9, berries=9, meadow=row, sun=3, moon=7)
    table.position["sun"], table.position["moon"] = 3, 1
    offered = [option.key.split(":")[2] for option in table.decision.options if option.key.startswith("play:meadow")]
    assert sorted(offered) == ["0", "1", "2", "6", "7", "8"]
    table.blocked("play:meadow:5:tea_house", "touches neither the Sun nor the Moon")
    table.answer("play:meadow:0:mine").tokens(3, 2)
    assert table.game.state.meadow[0] is not None, "the gap is filled"


def test_exchange_is_free_at_both_ends_of_a_turn() -> None:
    table = duo(hand="mine carnival harbor barn")
    table.answer("exchange").choose(["mine", "carnival"]).take(berries=1)
    assert table.decision.main
    table.place("farm_twigs").asks("choose_one", "exchange end").answer("end").expect(berries=1, twigs=3, hand=2)
    table = duo(hand="mine harbor").place("farm_twigs").answer("exchange").take(pebbles=1)
    table.expect(hand=0, pebbles=1, twigs=3)
    duo(hand="mine").blocked("exchange", "needs 2 cards")


@covers("bookkeeper")
def test_the_bookkeeper_doubles_the_first_exchange_of_a_turn() -> None:
    table = duo(city="bookkeeper", hand="mine carnival harbor barn")
    table.answer("exchange").choose(["mine", "carnival"]).take(berries=1, twigs=1)
    table.answer("exchange").take(resin=1).place("farm_twigs").expect(berries=1, twigs=4, resin=1)


def test_occupied_tokens_pay_by_colour_once_a_colour() -> None:
    table = duo(city="mine gatehouse", hand="peddler", occupied_tokens=1)
    table.play("peddler").expect(city="mine gatehouse peddler", occupied_tokens=0).on_card("mine", occupied=True)
    taken = duo(city=["harbor", {"card": "mine", "occupied": True}], hand="peddler", occupied_tokens=1)
    taken.blocked("play:hand:peddler", "needs 2 berries more")
    duo(city="mine gatehouse", hand="fool", occupied_tokens=1).play("fool").skip().expect(occupied_tokens=0)
    with pytest.raises(PositionError, match="two Occupied tokens"):
        _ = duo(city=[{"card": "harbor", "occupied": True}, {"card": "mine", "occupied": True}]).game


def test_a_visit_pays_the_owner_and_copying_does_not() -> None:
    duo().against(city="weaver").visit("weaver", 1).expect(twigs=2, berries=2).expect(seat=1, points=1)
    duo(city="weaver").visit("weaver").expect(points=0)
    duo(hand="air_balloon", twigs=2).against(city="weaver").play("air_balloon").choose("weaver@1").expect(
        twigs=2, berries=2).expect(seat=1, points=0)  # fmt: skip


SEASON = {"sun": 7, "moon": 6}


def test_spring_produces_for_both_and_the_tortoise_begins() -> None:
    table = duo(**SEASON, city="mine", placed=["farm_twigs"], river_stack="river_raft river_landing")
    table.against(city="orchard").answer("pick:deck")
    table.expect(pebbles=1, hand=2, workers=3).expect(seat=1, berries=1).tokens(1, 1).moves(1)
    table.table(season="spring", river=["river_raft", "river_landing"])


def test_summer_gives_meadow_cards_and_the_hare_begins() -> None:
    table = duo(**SEASON, season="spring").answer("pick:deck").choose("meadow:0:ever_tree").choose("meadow:1:palace")
    assert table.decision.seat == 1
    table.take(resin=1).expect(hand=2).expect(seat=1, hand=1, resin=1).moves(0).tokens(1, 1)


def test_autumn_and_the_end() -> None:
    table = duo(**SEASON, season="summer").answer("pick:deck").take(berries=1).expect(berries=1).moves(1)
    table = duo(**SEASON, season="autumn", city="castle", hand="barn").answer("pick:deck")
    table.answer("end").over(0)


@covers("journey")
def test_journey_goes_to_more_cards_in_hand_and_city() -> None:
    table = duo(name="journey to me", hand="mine", city="king").against(city="barn").scores(journey=4, prosperity=2)
    table.refuses("claim:journey")
    duo(hand="mine").against(city="barn").scores(journey=0).scores(seat=1, journey=0)


def test_journey_is_never_achieved_by_a_worker() -> None:
    with pytest.raises(PositionError, match="the Event journey is named once"):
        _ = duo(events="journey").game


def test_ties_are_broken_by_events_goods_city_and_hand() -> None:
    end = {"sun": 7, "moon": 7, "season": "autumn"}
    duo(**end, city="mine orchard").against(points=2).over(0)
    duo(**end, points=1, twigs=1).against(points=1).over(0)
    duo(**end, points=1).against(city="barn", twigs=0).over(1)
    duo(**end, points=1).against(points=1).over(0, 1)


@pytest.mark.parametrize(
    ("facts", "reason"),
    [
        ({"sun": 7, "moon": 7}, "not yet the end of autumn"),
        ({"sun": 8}, "from 1 to 7"),
        ({"event_tiles": "a1", "events": "a1"}, "is named twice"),
        ({"placed": ["farm_twigs"], "workers": 3}, "there are only 3"),
        ({"hand": "mine", "city": "mine"}, "2 copies of mine"),
        ({"forest": []}, "has no part 'forest'"),
        ({"city": [{"card": "dungeon", "under": ["mine", "barn", "orchard"]}]}, "only 2 can lie"),
    ],
)
def test_what_no_position_can_be(facts: dict[str, object], reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        _ = duo(**facts).game


def test_points_on_bridge_clocktower_and_courthouse_are_full_where_nothing_is_said() -> None:
    table = duo(city=["bridge", "clocktower", {"card": "courthouse", "points": 1}])
    city = table.game.position()["seats"][0]["city"]
    assert [card["points"] for card in city] == [3, 2, 1]
    again = Duo({"boxes": "duo"})
    again._game = Game.at(table.game.position(), SHELF)
    assert again.game.position() == table.game.position()


def test_a_loaded_storehouse_in_the_meadow() -> None:
    row = [{"card": "storehouse", "goods": {"twig": 2}}, *words(PURPLE)[:11]]
    table = duo(meadow=row, twigs=1, resin=1)
    assert table.game.position()["meadow"][0] == row[0]
    table.answer("play:meadow:0:storehouse").choose("take").expect(twigs=2)
    taken = duo(meadow=row).answer("pick:meadow:0:storehouse").answer("sun").expect(hand="storehouse")
    assert "goods" not in str(taken.game.position()["meadow"])
