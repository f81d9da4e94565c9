"""What powers do, and leave alone, where other cards, places and boxes come in."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bellfaire.table import alone
from tests.bellfaire.test_powers import DEALT, FOREST, MEADOW, otters, people
from tests.scenario import Scenario, covers

TWO_GREEN = "bellfaire_forest_two_production"
CALM = {"spring": "weather_thick_fog", "autumn": "weather_early_frost"}


def with_boxes(power: Any, boxes: str, **facts: Any) -> Scenario:
    return people(power, boxes=f"base bellfaire {boxes}", **facts)


def on_mountain(power: str, **facts: Any) -> Scenario:
    return with_boxes(power, "spirecrest", weather=CALM, season="spring", deck="castle palace king", **facts)


# what a place gives is not what it lets others give (PROTOCOL_BOXES, Bellfaire 7)


@covers("power_squirrels", "power_hedgehogs", "power_moles", TWO_GREEN)
def test_what_a_green_card_produces_no_worker_gains() -> None:
    for power, city, then in (
        ("power_squirrels", "twig_barge", {"twigs": 2}),
        ("power_hedgehogs", "farm", {"berries": 2}),
        ("power_moles", "twig_barge", {"twigs": 2, "pebbles": 0}),
    ):
        otters(people(power, city=city, forest=f"{TWO_GREEN} forest_3_berry")).place(TWO_GREEN).expect(**then)
    otters(with_boxes("power_squirrels", "newleaf", city="chipsmith twig_barge")).visit("chipsmith").expect(twigs=2)


@covers("power_squirrels")
def test_a_train_car_at_the_station_is_gained_by_the_worker() -> None:
    cars, waiting = ["tile_two_twigs", "tile_one_resin", "tile_one_point"], [["bim_little"], ["dim_dustlight"]]
    scenario = otters(with_boxes("power_squirrels", "newleaf", train_cars=cars, visitors=waiting)).place("station")
    scenario.choose("bim_little").choose("dim_dustlight").choose("train_car:0:tile_two_twigs").expect(twigs=3)


# Foxes


@covers("power_foxes")
def test_foxes_copy_no_legendary_card_and_nothing_where_only_big_critters_go() -> None:
    acorn = with_boxes("power_foxes", "legends", forest=FOREST)
    otters(acorn, city="the_green_acorn", placed=["city:1:the_green_acorn"], workers=1)
    acorn.place("forest_3_berry").expect(berries=3)
    rooting = on_mountain("power_foxes", forest=FOREST)
    placed = [{"kind": "big_critter_truffle", "place": "city:1:farm"}]
    otters(rooting, city="farm", discoveries=["discovery_truffle"], season="spring", placed=placed, workers=1)
    rooting.place("forest_3_berry").expect(berries=3)


@covers("power_foxes")
def test_foxes_follow_to_open_discovery_locations_of_others_and_not_to_private_ones() -> None:
    scenario = on_mountain("power_foxes", forest=FOREST)
    placed = ["discovery_cartographers_caravan", "discovery_ancient_orchard"]
    otters(scenario, discoveries=placed, season="spring", placed=placed, workers=0).place("forest_3_berry")
    scenario.asks("choose_one", "forest_3_berry discovery_cartographers_caravan")
    scenario.choose("discovery_cartographers_caravan").take(pebbles=1).expect(hand=3, pebbles=1, berries=0)
    scenario.expect(seat=1, points=0)


@covers("power_foxes")
def test_what_foxes_copy_happens_in_their_own_city() -> None:
    chipsmith = with_boxes("power_foxes", "newleaf", city="farm mine", forest=FOREST)
    otters(chipsmith, city="chipsmith farm farm", placed=["city:1:chipsmith"], workers=1).place("forest_3_berry")
    chipsmith.choose("city:1:chipsmith").expect(berries=1, pebbles=1)
    worker = {"placed": ["city:0:university"], "workers": 1}
    university = people("power_foxes", city="university", forest=FOREST, **worker)
    otters(university, city="university", placed=["city:1:university"], workers=1).place("forest_3_berry")
    university.choose("city:1:university").take(berries=1).expect(city="", points=1, resin=1, pebbles=2, berries=1)
    university.expect(placed="aside forest_3_berry")


# cards drawn for big critters and at places used once more (Spirecrest 8 and 14)


@pytest.mark.parametrize("power", ["power_cardinals", "power_starlings"])
def test_powers_about_drawing_do_not_apply_to_big_critters(power: str) -> None:
    critter = {"discoveries": ["discovery_truffle"], "workers": 1}
    scenario = otters(on_mountain(power, **critter)).answer("ride:big_critter_truffle:basic_2_card_1_point")
    scenario.expect(hand="castle palace", points=1)
    scenario = otters(on_mountain(power, **critter, city="farm")).answer("ride:big_critter_truffle:city:0:farm")
    scenario.take(twigs=1).expect(hand="castle", berries=1, twigs=1)


@pytest.mark.parametrize("power", ["power_cardinals", "power_starlings"])
def test_powers_about_drawing_do_not_apply_in_the_hideout_or_where_stubblehoof_stays(power: str) -> None:
    facts: dict[str, Any] = {"discoveries": ["discovery_grey_cloaks_hideout"], "placed": ["basic_2_card_1_point"]}
    scenario = otters(on_mountain(power, workers=0, **facts)).place("discovery_grey_cloaks_hideout")
    scenario.expect(hand="castle palace", points=1)
    placed = [{"kind": "big_critter_stubblehoof", "place": "basic_2_card_1_point"}, "basic_1_berry"]
    stays = on_mountain(power, workers=0, discoveries=["discovery_stubblehoof"], placed=placed)
    otters(stays).prepare().choose("yes")
    assert [card.id for card in stays.game.state.players[0].hand[:2]] == ["castle", "palace"]


@covers("power_cardinals")
def test_cardinals_answer_a_card_that_is_played_where_a_big_critter_went() -> None:
    facts = {"discoveries": ["discovery_truffle"], "workers": 1, "city": "queen", "hand": "wanderer"}
    scenario = otters(on_mountain("power_cardinals", **facts)).answer("ride:big_critter_truffle:city:0:queen")
    scenario.asks("choose_one", "yes skip")


@covers("power_cardinals")
def test_cardinals_answer_what_the_map_seller_lets_them_draw() -> None:
    facts = {"discoveries": ["discovery_map_seller"], "meadow": MEADOW}
    scenario = otters(on_mountain("power_cardinals", **facts)).place("discovery_map_seller").choose(["meadow:2:king"])
    scenario.asks("choose_one", "yes skip").choose("yes").expect(hand="king palace")


# Rats and Toads


@covers("power_rats")
def test_rats_get_their_share_when_rugwort_plays_the_marked_card() -> None:
    for seed in range(40):
        scenario = alone(
            options=DEALT, seed=seed, power={"power": "power_rats", "slot": 4}, hand="wanderer", berries=2,
            meadow=MEADOW,
        ).play("wanderer")  # fmt: skip
        (roll,) = scenario.entries("roll")
        if roll.facts["number"] == 5:
            scenario.asks("choose_one", "twig resin pebble berry").choose("resin").choose("meadow:2:king")
            scenario.expect(resin=1, power={"power": "power_rats", "slot": 2})
            return
        scenario.expect(goods=0)
    raise AssertionError("his die never showed the marked card")


@covers("power_toads")
def test_a_card_that_the_frost_keeps_from_producing_does_not_produce_for_toads() -> None:
    facts = {"weather": CALM, "season": "autumn", "hand": "farm king", "twigs": 2, "resin": 1}
    otters(with_boxes("power_toads", "spirecrest", **facts)).play("farm").expect(berries=0, hand="king")
