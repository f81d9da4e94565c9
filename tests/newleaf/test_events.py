"""The two basic events and the nine special ones."""

from __future__ import annotations

from typing import Any

from tests.newleaf.table import alone, paired, railway
from tests.scenario import covers, covers_each, filler


@covers("scenic_flight")
def test_scenic_flight_needs_three_purple_cards() -> None:
    railway(city="king castle palace").claim("scenic_flight").expect(events=["scenic_flight"]).scores(events=3)
    railway(city="king castle farm").blocked("claim:scenic_flight", "needs 1 more prosperity card")


@covers("big_city")
def test_big_city_counts_cards_not_spaces() -> None:
    city = [*filler(14)[1:], *paired()]
    railway(city=city).claim("big_city").scores(events=5)
    railway(city=city[1:]).blocked("claim:big_city", "needs 1 more card")
    railway(city=[*city[1:], "wanderer"]).offers("claim:big_city")


@covers("city_jubilee")
def test_city_jubilee_pays_for_all_events_at_once() -> None:
    facts: dict[str, Any] = {"special_events": "city_jubilee", "city": filler(10)}
    railway(**facts).claim("city_jubilee").expect(points=2).scores(events=0)
    scenario = railway(events=["grand_tour", "harvest_festival", "tax_relief"], **facts).claim("city_jubilee")
    scenario.expect(points=1 + 1 + 2 + 2)
    railway(special_events="city_jubilee", city=filler(9)).blocked("claim:city_jubilee", "needs 1 more card")


@covers("ever_wall_tower_constructed", "juniper_jig_dance_contest")
def test_nine_constructions_or_nine_critters() -> None:
    both = "ever_wall_tower_constructed juniper_jig_dance_contest"
    railway(special_events=both, city=filler(9)).claim("ever_wall_tower_constructed").scores(events=5)
    railway(special_events=both, city=filler(8)).blocked("claim:ever_wall_tower_constructed", "1 more construction")
    nine = "king queen judge historian wanderer wanderer wanderer monk bard"
    railway(special_events=both, city=nine).claim("juniper_jig_dance_contest").scores(events=5)
    railway(special_events=both, city=filler(9)).blocked("claim:juniper_jig_dance_contest", "9 more critters")


SHOWS: dict[str, tuple[str, int, int]] = {
    "glow_light_festival": ("farm farm mine wanderer wanderer", 3, 3),
    "hot_air_balloon_race": ("wanderer wanderer wanderer judge crane", 3, 4),
    "magic_show": ("inn lookout king castle", 2, 4),
    "royal_tea": ("king castle farm farm mine", 2, 4),
    "stock_market_boom": ("judge crane historian inn inn", 3, 4),
}


@covers_each(SHOWS)
def test_hand_cards_are_discarded_for_points(name: str, expected: Any) -> None:
    city, most, points = expected
    facts: dict[str, Any] = {"special_events": name, "hand": "teacher teacher teacher doctor"}
    scenario = railway(city=city, **facts).claim(name).asks("choose_some")
    scenario.refuses(["teacher", "teacher", "teacher", "doctor"]).choose(["teacher"] * most)
    scenario.expect(points=most, hand=4 - most).scores(events=points)
    railway(city=city, **facts).claim(name).choose([]).expect(points=0, hand=4)
    without = " ".join(city.split()[1:-1])
    assert railway(city=without, **facts).reasons(name)


@covers("sunflower_parade")
def test_the_parade_needs_three_events_before() -> None:
    three = ["grand_tour", "harvest_festival", "tax_relief"]
    railway(special_events="sunflower_parade", events=three).claim("sunflower_parade").expect(
        events=[*three, "sunflower_parade"]
    )
    railway(special_events="sunflower_parade", events=three[:2]).blocked("claim:sunflower_parade", "1 more event")


def test_wonders_are_no_events_for_the_parade() -> None:
    scenario = railway(boxes="base pearlbrook newleaf", special_events="sunflower_parade",
                       events=["tax_relief", "magic_show", "hopewatch_gate"])  # fmt: skip
    scenario.blocked("claim:sunflower_parade", "1 more event")


# alone


def test_rugwort_takes_the_two_basic_events_like_the_others() -> None:
    facts: dict[str, Any] = {"workers": 0, "placed": ["basic_1_berry", "haven"]}
    scenario = alone(rugwort={"city": ["king", "castle", "palace"]}, **facts).prepare()
    assert list(scenario.game.position()["rugwort"]["events"]) == ["scenic_flight"]
    cards = [card["card"] for card in filler(15)]
    scenario = alone(rugwort={"city": cards}, **facts).prepare()
    assert set(scenario.game.position()["rugwort"]["events"]) == {"big_city", "harvest_festival"}
    scenario = alone(rugwort={"city": cards[:14]}, **facts).prepare()
    assert scenario.game.position()["rugwort"]["events"] == ["harvest_festival"]


def test_alone_given_cards_are_discarded() -> None:
    scenario = alone(city="diplomat", hand="wanderer inn", berries=2, meadow="farm " * 8).play("wanderer")
    scenario.choose(["inn"])
    assert "inn" in [card.id for card in scenario.game.state.discard]
    scenario.expect(points=1, hand=4)


def test_alone_rugworts_city_is_that_of_the_opponent() -> None:
    scenario = alone(city="conductor photographer farm", meadow="inn " * 3 + "mine " * 3 + "king judge",
                     station="ever_wall ever_wall king", rugwort={"city": ["lookout", "castle"]})  # fmt: skip
    scenario.visit("conductor").choose("basic_2_resin").expect(resin=2).scores(prosperity=1)


def test_rugworts_sheet_has_no_visitors() -> None:
    scenario = alone(visitors="oscar_longtale", city="judge")
    scenario.scores(visitors=5)
    assert "visitors" not in scenario.game.scores()[1].parts


def test_shut_meadow_cards_are_neither_reserved_nor_drawn() -> None:
    scenario = alone(season="spring", meadow="inn inn inn farm farm mine mine mine")
    scenario.offers_not("reserve:meadow:0:inn").offers("reserve:meadow:1:inn")
    scenario.place("knoll").offers_not("meadow:0:inn").offers("meadow:1:inn")


def test_rugworts_main_road_stays_when_a_fool_comes_to_him() -> None:
    scenario = alone(hand="fool", berries=3, rugwort={"city": ["main_road", "farm", "inn"]}).play("fool")
    scenario.asks("choose_one", "farm@1 inn@1")
