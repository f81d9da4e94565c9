"""Scenarios of the places on the board: Basic, Forest, Haven and Journey."""

from typing import Any

import pytest

from tests.scenario import covers, covers_each, given

EXCLUSIVE = ["basic_3_twig", "basic_2_resin", "basic_1_pebble", "basic_1_berry_1_card"]
SHARED = ["basic_2_twig_1_card", "basic_1_resin_1_card", "basic_2_card_1_point", "basic_1_berry", "haven"]
FORESTS = [
    "forest_3_berry", "forest_2_berry_1_card", "forest_2_resin_1_twig", "forest_1_twig_1_resin_1_berry",
    "forest_1_pebble_3_card", "forest_2_any", "forest_2_card_1_any", "forest_discard_up_to_3_gain_any",
    "forest_discard_any_draw_double", "forest_copy_basic_1_card", "forest_draw_2_meadow_play_1",
]  # fmt: skip
MEADOW = "farm mine inn king queen castle palace doctor"


def with_forest(first: str, **facts: Any) -> Any:
    others = [name for name in FORESTS if name != first][:2]
    return given(forest=[first, *others], **facts)


# Basic places


@covers_each({
    "basic_3_twig": {"twigs": 3},
    "basic_2_twig_1_card": {"twigs": 2, "hand": 1},
    "basic_2_resin": {"resin": 2},
    "basic_1_resin_1_card": {"resin": 1, "hand": 1},
    "basic_2_card_1_point": {"hand": 2, "points": 1},
    "basic_1_pebble": {"pebbles": 1},
    "basic_1_berry_1_card": {"berries": 1, "hand": 1},
    "basic_1_berry": {"berries": 1},
})  # fmt: skip
def test_basic_place_gives_what_is_printed(name: str, expected: dict[str, int]) -> None:
    gains = {"twigs": 0, "resin": 0, "pebbles": 0, "berries": 0, "points": 0, "hand": 0} | expected
    given().place(name).expect(**gains, placed=[name], workers=1)


def test_cards_of_a_basic_place_come_from_the_deck() -> None:
    table = given(deck="crane ruins fool", meadow=MEADOW).place("basic_2_card_1_point")
    table.expect(hand="crane ruins").table(meadow=MEADOW)


@pytest.mark.parametrize("place", EXCLUSIVE)
def test_an_exclusive_place_takes_one_worker(place: str) -> None:
    given().against(placed=[place]).blocked(f"place:{place}", "occupied by P1")
    given(placed=[place], workers=1).blocked(f"place:{place}", "occupied by P0")


@pytest.mark.parametrize("place", SHARED)
def test_a_shared_place_takes_any_number_also_of_one_player(place: str) -> None:
    table = given(placed=[place], workers=1).against(placed=[place, place], workers=0)
    table.place(place).expect(placed=[place, place], workers=0)


@pytest.mark.parametrize(("held", "drawn"), [(6, 2), (7, 1), (8, 0)])
def test_a_place_draws_only_up_to_the_hand_limit(held: int, drawn: int) -> None:
    table = given(hand=["farm"] * held, deck="king queen").place("basic_2_card_1_point")
    table.expect(hand=["farm"] * held + ["king", "queen"][:drawn], points=1)


# Forest


@covers_each({
    "forest_3_berry": {"berries": 3},
    "forest_2_berry_1_card": {"berries": 2, "hand": 1},
    "forest_2_resin_1_twig": {"resin": 2, "twigs": 1},
    "forest_1_twig_1_resin_1_berry": {"twigs": 1, "resin": 1, "berries": 1},
    "forest_1_pebble_3_card": {"pebbles": 1, "hand": 3},
})  # fmt: skip
def test_forest_card_gives_what_is_printed(name: str, expected: dict[str, int]) -> None:
    gains = {"twigs": 0, "resin": 0, "pebbles": 0, "berries": 0, "points": 0, "hand": 0} | expected
    with_forest(name).place(name).expect(**gains, placed=[name], workers=1)


@pytest.mark.parametrize("place", FORESTS)
def test_a_forest_card_has_one_space_with_two_and_three_players(place: str) -> None:
    with_forest(place).against(placed=[place]).blocked(f"place:{place}", "occupied by P1")
    three = given(forest=[place, *[name for name in FORESTS if name != place][:3]]).against(placed=[place]).against()
    three.blocked(f"place:{place}", "occupied by P1")


@pytest.mark.parametrize("place", FORESTS)
def test_a_forest_card_has_a_second_space_with_four_players(place: str) -> None:
    table = with_forest(place).against(placed=[place]).against().against()
    table.offers(f"place:{place}")
    full = with_forest(place).against(placed=[place]).against(placed=[place]).against()
    full.blocked(f"place:{place}", "occupied by P1 and P2")


def test_never_two_own_workers_on_one_forest_card() -> None:
    table = with_forest("forest_3_berry", placed="forest_3_berry", workers=1).against().against().against()
    table.blocked("place:forest_3_berry", "already have a worker")


def test_forest_cards_not_in_play_are_no_places() -> None:
    with_forest("forest_3_berry").offers_not("place:forest_draw_2_meadow_play_1")


@covers("forest_2_any")
@pytest.mark.parametrize("goods", [{"twigs": 2}, {"resin": 1, "berries": 1}])
def test_two_resources_alike_or_different(goods: dict[str, int]) -> None:
    table = with_forest("forest_2_any").place("forest_2_any").refuses({"twig": 1}).refuses({"twig": 3})
    table.take(**goods).expect(**goods, goods=2)


@covers("forest_2_card_1_any")
def test_two_cards_and_a_resource_of_choice() -> None:
    with_forest("forest_2_card_1_any").place("forest_2_card_1_any").take(pebbles=1).expect(pebbles=1, hand=2)


@covers("forest_discard_up_to_3_gain_any")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_each_card_discarded_brings_a_resource(number: int) -> None:
    place = "forest_discard_up_to_3_gain_any"
    table = with_forest(place, hand=["farm"] * 5).place(place).choose(["farm"] * number).take(resin=number)
    table.expect(hand=5 - number, resin=number).table(discard=["farm"] * number)


@covers("forest_discard_up_to_3_gain_any")
def test_no_more_than_three_cards_are_discarded_for_goods() -> None:
    place = "forest_discard_up_to_3_gain_any"
    table = with_forest(place, hand=["farm"] * 5).place(place).refuses(["farm"] * 4)
    table.choose([]).expect(hand=5, goods=0, placed=[place])


@covers("forest_discard_any_draw_double")
@pytest.mark.parametrize(("held", "discarded", "left"), [(3, 2, 5), (3, 3, 6), (8, 8, 8), (8, 1, 8), (2, 0, 2)])
def test_discarding_draws_double_up_to_the_hand_limit(held: int, discarded: int, left: int) -> None:
    place = "forest_discard_any_draw_double"
    table = with_forest(place, hand=["farm"] * held).place(place).choose(["farm"] * discarded)
    table.expect(hand=left).table(discard=["farm"] * discarded)


@covers("forest_copy_basic_1_card")
def test_copying_forest_card_carries_out_an_occupied_basic_place_and_draws_a_card() -> None:
    place = "forest_copy_basic_1_card"
    table = with_forest(place, deck="king queen").against(placed="basic_3_twig").place(place).choose("basic_3_twig")
    table.expect(twigs=3, hand="king", placed=[place]).expect(seat=1, placed="basic_3_twig")


@covers("forest_copy_basic_1_card")
def test_copying_forest_card_offers_basic_places_only() -> None:
    place = "forest_copy_basic_1_card"
    table = with_forest(place, season="autumn", hand="farm farm").place(place)
    table.asks("choose_one", [*EXCLUSIVE, *(name for name in SHARED if name != "haven")])


@covers("forest_copy_basic_1_card")
def test_copying_a_place_with_a_card_draws_both() -> None:
    place = "forest_copy_basic_1_card"
    with_forest(place, hand=["farm"] * 7).place(place).choose("basic_2_card_1_point").expect(hand=8, points=1)


# the forest card that draws from the Meadow

DRAW = "forest_draw_2_meadow_play_1"


@covers(DRAW)
def test_draw_two_from_the_meadow_and_play_one_for_one_less() -> None:
    table = with_forest(DRAW, meadow=MEADOW, deck="crane ruins", twigs=2).place(DRAW)
    table.choose(["meadow:0:farm", "meadow:1:mine"]).table(meadow="crane ruins inn king queen castle palace doctor")
    table.asks("choose_one", "farm skip").choose("farm")
    table.expect(city="farm", hand="mine", twigs=0, berries=1, placed=[DRAW])


@covers(DRAW)
def test_playing_one_of_the_drawn_cards_is_optional() -> None:
    table = with_forest(DRAW, meadow=MEADOW, twigs=9, resin=9).place(DRAW).choose(["meadow:0:farm", "meadow:2:inn"])
    table.skip().expect(hand="farm inn", city="", twigs=9)


@covers(DRAW)
def test_nothing_is_asked_when_neither_card_can_be_played() -> None:
    table = with_forest(DRAW, meadow=MEADOW).place(DRAW).choose(["meadow:3:king", "meadow:5:castle"])
    table.expect(hand="king castle")


@covers(DRAW)
def test_only_the_drawn_cards_can_be_played() -> None:
    table = with_forest(DRAW, meadow=MEADOW, hand="crane", pebbles=1).place(DRAW)
    table.choose(["meadow:3:king", "meadow:5:castle"]).expect(hand="crane king castle", pebbles=1)


@covers(DRAW)
def test_with_seven_cards_one_is_drawn_and_may_be_played() -> None:
    hand = ["ruins"] * 3 + ["crane"] * 3 + ["farm"]
    table = with_forest(DRAW, meadow=MEADOW, hand=hand, twigs=2, resin=1).place(DRAW)
    table.refuses(["meadow:0:farm", "meadow:1:mine"]).choose(["meadow:0:farm"])
    table.choose("farm").pay("goods", twigs=2).expect(city="farm", hand=7, resin=1)


@covers(DRAW)
def test_with_eight_cards_nothing_is_drawn() -> None:
    table = with_forest(DRAW, meadow=MEADOW, hand=["farm"] * 7 + ["crane"], twigs=9, resin=9).place(DRAW)
    table.expect(hand=8, city="", placed=[DRAW]).table(meadow=MEADOW)


@covers(DRAW)
def test_the_discount_of_one_is_not_combined_with_other_abilities_or_tokens() -> None:
    table = with_forest(DRAW, meadow=MEADOW, city="crane innkeeper judge castle", twigs=1).place(DRAW)
    table.choose(["meadow:3:king", "meadow:2:inn"]).expect(hand="king inn", city="crane innkeeper judge castle")


@covers(DRAW)
def test_a_free_card_stays_free() -> None:
    meadow = "ruins king queen castle palace doctor bard fool"
    table = with_forest(DRAW, meadow=meadow, city="farm", twigs=1).place(DRAW)
    table.choose(["meadow:0:ruins", "meadow:1:king"]).choose("ruins").expect(city="ruins", twigs=3, resin=1, hand=3)


# Haven


@covers("haven")
@pytest.mark.parametrize(("number", "gain"), [(2, 1), (3, 1), (4, 2), (8, 4)])
def test_haven_gives_one_resource_for_two_cards(number: int, gain: int) -> None:
    table = given(hand=["farm"] * 8).place("haven").choose(["farm"] * number).take(berries=gain)
    table.expect(hand=8 - number, berries=gain, goods=gain).table(discard=["farm"] * number)


@covers("haven")
def test_an_odd_card_alone_brings_nothing_at_the_haven() -> None:
    given(hand="farm inn").place("haven").choose(["inn"]).expect(hand="farm", goods=0).table(discard="inn")


@covers("haven")
def test_haven_takes_players_with_nothing_to_discard() -> None:
    given().place("haven").expect(placed="haven", goods=0)


@covers("haven")
def test_what_is_discarded_at_the_haven_is_secret() -> None:
    table = given(hand="farm inn").place("haven").choose(["farm"])
    (entry,) = table.entries("discard")
    assert "farm" not in str(entry.seen_by(1)) and "farm" in str(entry.seen_by(0))


# Journey


@covers_each({"journey_5": 5, "journey_4": 4, "journey_3": 3, "journey_2": 2})
def test_journey_costs_as_many_cards_as_it_is_worth(name: str, expected: int) -> None:
    table = given(season="autumn", hand=["farm"] * 7).place(name).refuses(["farm"] * (expected - 1))
    table.choose(["farm"] * expected).expect(hand=7 - expected, placed=[name], points=0).scores(journey=expected)


@covers_each({"journey_5": 5, "journey_4": 4, "journey_3": 3, "journey_2": 2})
def test_journey_needs_the_cards(name: str, expected: int) -> None:
    given(season="autumn", hand=["farm"] * (expected - 1)).blocked(f"place:{name}", "needs 1 more card to discard")
    given(season="autumn", hand=["farm"] * (expected - 2)).blocked(f"place:{name}", "needs 2 more cards to discard")
    given(season="autumn", hand=["farm"] * expected).place(name).expect(hand=0)


@pytest.mark.parametrize("season", ["winter", "spring", "summer"])
@pytest.mark.parametrize("place", ["journey_5", "journey_4", "journey_3", "journey_2"])
def test_journey_opens_in_the_visitors_autumn(place: str, season: str) -> None:
    table = given(season=season, hand=["farm"] * 8).against(season="autumn")
    table.blocked(f"place:{place}", "autumn")


@pytest.mark.parametrize("season", ["winter", "spring", "summer"])
def test_journey_is_open_while_others_are_behind(season: str) -> None:
    given(season="autumn", hand=["farm"] * 5).against(season=season).offers("place:journey_5")


@pytest.mark.parametrize("place", ["journey_5", "journey_4", "journey_3"])
def test_the_dearer_journeys_are_exclusive(place: str) -> None:
    table = given(season="autumn", hand=["farm"] * 8).against(season="autumn", placed=[place])
    table.blocked(f"place:{place}", "occupied by P1")


@covers("journey_2")
def test_the_journey_for_two_is_shared_also_by_one_player() -> None:
    table = given(season="autumn", hand="farm farm", placed="journey_2").against(season="autumn", placed="journey_2")
    table.place("journey_2").expect(placed="journey_2 journey_2").scores(journey=4).scores(seat=1, journey=2)


@covers("journey_5", "journey_3", "journey_2")
def test_several_workers_may_travel() -> None:
    given(season="autumn", placed="journey_5 journey_3 journey_2").scores(journey=10, total=10)
