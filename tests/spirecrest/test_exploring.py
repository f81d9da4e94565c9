"""Prepare for Season on the mountain: chart, discover, travel; and the walk at the end."""

from __future__ import annotations

from typing import Any

import pytest

from everdell_desktop.boxes.spirecrest.map_tiles import MAP_TILES
from tests.scenario import covers, covers_each
from tests.spirecrest.table import alone, explore, leaving, mountain

DECK = {"foothills": ["discovery_everblossom_trail", "discovery_forager", "discovery_mistrise_trail"]}
THREE = " ".join(DECK["foothills"])


# chart


@covers("map_the_bog", "map_stompy_knoll", "map_twin_bridges")
def test_a_tile_of_the_area_is_charted_to_the_right_end_and_not_replaced() -> None:
    scenario = leaving("winter", deck_of=DECK, twigs=2).prepare()
    scenario.asks("choose_one", "map_the_bog map_stompy_knoll map_twin_bridges").choose("map_stompy_knoll")
    position = scenario.choose("discovery_everblossom_trail").game.position()
    assert position["seats"][0]["expedition"] == ["map_stompy_knoll"]
    assert position["map"]["foothills"] == ["map_the_bog", "map_twin_bridges"]
    assert [entry.facts["tile"] for entry in scenario.entries("chart")] == ["map_stompy_knoll"]


@pytest.mark.parametrize(("season", "area"), [("winter", "foothills"), ("spring", "peaks"), ("summer", "ridge")])
def test_each_season_leads_through_its_area(season: str, area: str) -> None:
    scenario = explore(leaving(season, expedition=["map_amber_caves"], twigs=2), "")
    lying = scenario.game.position()["map"][area]
    scenario.asks("choose_one", lying).choose(lying[2])
    assert scenario.game.position()["seats"][0]["expedition"] == ["map_amber_caves", lying[2]]


# discover


def test_three_discoveries_lie_out_for_nothing_one_and_two() -> None:
    scenario = leaving("winter", deck_of=DECK, hand="farm mine", twigs=1).prepare().choose("map_the_bog")
    scenario.asks("choose_one", THREE).choose("discovery_mistrise_trail").choose(["mine"])
    scenario.expect(hand="farm", twigs=0, discoveries=["discovery_mistrise_trail"])


def test_a_slot_is_paid_in_cards_and_goods() -> None:
    scenario = leaving("winter", deck_of=DECK, hand="farm mine", twigs=2).prepare().choose("map_the_bog")
    scenario.choose("discovery_mistrise_trail").asks("choose_some", "farm mine").choose([])
    scenario.expect(hand="farm mine", twigs=0)


@covers("discovery_everblossom_trail", "discovery_forager", "discovery_mistrise_trail")
def test_one_must_be_taken_and_too_dear_ones_are_blocked() -> None:
    scenario = leaving("winter", deck_of=DECK, hand="farm", placed=["basic_2_resin", "basic_3_twig"])
    scenario.prepare().choose("map_the_bog").blocked("discovery_mistrise_trail", "costs 2")
    scenario.asks("choose_one", "discovery_everblossom_trail discovery_forager").refuses("skip")
    scenario.choose("discovery_forager").expect(hand="")


def test_what_is_left_goes_under_the_deck() -> None:
    scenario = leaving("winter", deck_of=DECK, twigs=2).prepare().choose("map_the_bog")
    deck = scenario.game.position()["discovery_decks"]["foothills"]
    assert scenario.game.decision is not None and not set(DECK["foothills"]) & set(deck)
    scenario.choose("discovery_everblossom_trail")
    after = scenario.game.position()["discovery_decks"]["foothills"]
    assert after == [*deck, "discovery_forager", "discovery_mistrise_trail"]


# travel


def test_the_first_to_arrive_turns_weather_and_tiles_up() -> None:
    scenario = leaving("winter", deck_of=DECK, twigs=2).prepare().choose("map_the_bog")
    assert not scenario.entries("weather")
    scenario.choose("discovery_everblossom_trail")
    assert [entry.facts["weather"] for entry in scenario.entries("weather")] == ["weather_thick_fog"]
    assert [entry.facts["area"] for entry in scenario.entries("travel")] == ["peaks"]


def test_the_second_finds_them_turned_up() -> None:
    scenario = leaving("winter", deck_of=DECK, twigs=2).against(season="spring").prepare()
    scenario.choose("map_the_bog").choose("discovery_everblossom_trail")
    assert scenario.entries("travel") and not scenario.entries("weather")


def test_after_the_ridge_the_traveler_is_home_again() -> None:
    scenario = leaving("summer", deck_of={"ridge": ["discovery_starfall_city"]}, twigs=2).prepare()
    scenario.choose("map_littledell").choose("discovery_starfall_city").expect(season="autumn")
    assert [entry.facts["area"] for entry in scenario.entries("travel")] == ["everdell"]


# the expedition


TOLLS: dict[str, dict[str, Any]] = {
    tile.id: {**dict(tile.toll.goods.items()), "any": tile.toll.any, "cards": tile.toll.card, "points": tile.toll.point}
    for tile in MAP_TILES
}


@covers_each(TOLLS)
def test_every_tile_is_entered_for_its_price_and_scores(name: str, expected: dict[str, Any]) -> None:
    goods = {kind: number for kind, number in expected.items() if kind not in ("any", "cards", "points")}
    goods["twig"] = goods.get("twig", 0) + expected["any"]
    scenario = mountain(
        season="autumn", expedition=[name], hand="farm " * expected["cards"], points=expected["points"], **goods
    )
    worth = next(tile.points for tile in MAP_TILES if tile.id == name)
    scenario.give_up().asks("choose_one", f"{name} skip").choose(name)
    scenario.expect(goods=0, hand="", points=0, entered=1)
    assert scenario.game.scores()[0].parts["expedition"] == worth
    poorer = mountain(season="autumn", expedition=[name]).give_up()
    poorer.expect(entered=0)
    assert poorer.game.scores()[0].parts["expedition"] == 0


def test_the_walk_stops_where_one_likes() -> None:
    line = ["map_the_bog", "map_meeks_crossing"]
    scenario = mountain(season="autumn", expedition=line, twigs=2, resin=2).give_up()
    scenario.choose("map_the_bog").asks("choose_one", "map_meeks_crossing skip").skip().expect(entered=1, twigs=2)
    assert scenario.game.scores()[0].parts["expedition"] == 2


def test_the_walk_ends_by_itself_where_the_next_tile_cannot_be_paid() -> None:
    line = ["map_meeks_crossing", "map_the_bog", "map_stompy_knoll"]
    mountain(season="autumn", expedition=line, twigs=4).give_up().choose("map_meeks_crossing").expect(entered=1)


def test_any_goods_are_chosen_and_pearls_are_none() -> None:
    scenario = mountain(season="autumn", expedition=["map_lily_ponds"], twigs=2, berries=1).give_up()
    scenario.choose("map_lily_ponds").asks("choose_goods").take(twigs=1, berries=1).expect(twigs=1, berries=0)


def test_points_on_cards_do_not_pay() -> None:
    tower = {"card": "clock_tower", "points": 3}
    mountain(season="autumn", expedition=["map_kibblerill_ferry"], city=[tower], points=1).give_up().expect(entered=0)


def test_architects_count_what_the_walk_has_left() -> None:
    facts = {"season": "autumn", "expedition": ["map_the_bog"], "city": "architect", "resin": 3}
    scenario = mountain(**facts).give_up().choose("map_the_bog")
    assert scenario.game.scores()[0].parts["prosperity"] == 1


@covers("discovery_serpents_pass", "discovery_the_distant_shore")
def test_the_line_begins_with_the_pass_and_ends_with_the_shore() -> None:
    scenario = mountain(
        season="autumn", expedition=["map_the_bog"], resin=8, hand="farm " * 6,
        discoveries="discovery_the_distant_shore discovery_serpents_pass",
    )  # fmt: skip
    scenario.give_up().choose("discovery_serpents_pass").choose("map_the_bog").choose("discovery_the_distant_shore")
    scenario.expect(entered=3, resin=0, hand="")
    assert scenario.game.scores()[0].parts["expedition"] == 16


# alone


@pytest.mark.parametrize(("year", "taken"), [(1, "map_the_bog"), (3, "map_twin_bridges")])
def test_rugwort_takes_a_tile_after_each_chart(year: int, taken: str) -> None:
    scenario = alone(year, workers=0, placed=["basic_1_berry", "basic_2_card_1_point"], deck_of=DECK, twigs=2).prepare()
    scenario.choose("map_stompy_knoll").choose("discovery_everblossom_trail")
    position = scenario.game.position()
    assert position["rugwort"]["expedition"] == [taken]
    assert len(position["map"]["foothills"]) == 1


def test_rugwort_takes_any_tile_in_year_two_and_scores_unpaid() -> None:
    scenario = alone(2, workers=0, placed=["basic_1_berry", "basic_2_card_1_point"], deck_of=DECK, twigs=2).prepare()
    scenario.choose("map_stompy_knoll").choose("discovery_everblossom_trail")
    (taken,) = scenario.game.position()["rugwort"]["expedition"]
    assert taken in ("map_the_bog", "map_twin_bridges")
    ending = alone(season="autumn", rugwort={"expedition": ["map_the_bog", "map_mistfire_falls"]}).give_up()
    assert ending.game.scores()[1].parts["expedition"] == 8


def test_taking_back_the_chart_would_hide_discoveries_again() -> None:
    scenario = leaving("winter", twigs=2).prepare()
    assert not scenario.game.undo_reveals()
    assert scenario.choose("map_the_bog").game.undo_reveals()


def test_rugwort_prepares_when_the_player_has_traveled_on() -> None:
    """His worker of spring shuts the first Meadow card only then, so it may still be put aside."""
    meadow = "farm mine king queen bard judge inn ruins"
    facts = {"deck_of": {"foothills": ["discovery_archeologist"]}, "meadow": meadow}
    scenario = explore(leaving("winter", people=1, options={"rugwort_year": 1}, **facts), "map_the_bog")
    scenario.choose(["meadow:0:farm"])
    assert scenario.game.state.shut == {0}
    kinds = [entry.kind for entry in scenario.entries() if entry.kind in ("travel", "rugwort_moves")]
    assert kinds == ["travel", "rugwort_moves"]
