"""The green cards of the railway."""

from __future__ import annotations

from tests.newleaf.table import paired, railway
from tests.scenario import covers, filler

STOCK = {"twig": 2, "resin": 2, "pebble": 2, "berry": 2}


@covers("bank")
def test_the_bank_gathers_points_and_widens_the_hand() -> None:
    railway(hand="bank", resin=2, pebbles=2).play("bank").on_card("bank", points=1).expect(points=0).scores(tokens=1)
    full = "farm " * 5 + "inn " * 3
    rich = [{"card": "bank", "points": 2}]
    railway(hand=full, city=rich).place("basic_2_card_1_point").expect(hand=10)
    railway(hand=full, city="bank").place("basic_2_card_1_point").expect(hand=8)


def test_the_bank_produces_for_its_owner_only() -> None:
    railway(city="bank chip_sweep", workers=0, placed=["basic_3_twig", "haven"]).prepare().choose("bank").on_card(
        "bank", points=2
    )
    scenario = railway(hand="miner_mole", berries=3).against(city="bank").play("miner_mole")
    scenario.expect(city="miner_mole", points=0).on_card("bank", seat=1, points=0)


def test_what_lies_on_the_bank_is_lost_with_it_and_the_hand_is_kept() -> None:
    hand = "farm " * 5 + "inn " * 3 + "mine ruins"
    scenario = railway(hand=hand, city=[{"card": "bank", "points": 2}], deck="king king").play("ruins")
    scenario.expect(hand=9, city="ruins", points=0, resin=2, pebbles=2).scores(tokens=0)


@covers("freight_car")
def test_the_freight_car_is_loaded_once_and_gives_two_at_a_time() -> None:
    scenario = railway(hand="freight_car", twigs=1, resin=2, pebbles=2).play("freight_car")
    scenario.on_card("freight_car", goods=STOCK).refuses({"twig": 3}).take(pebbles=1, berries=1)
    scenario.on_card("freight_car", goods={**STOCK, "pebble": 1, "berry": 1}).expect(pebbles=1, berries=1)
    last = [{"card": "freight_car", "goods": {"resin": 1}}]
    scenario = railway(city=last, workers=0, placed=["basic_3_twig", "haven"]).prepare()
    scenario.expect(resin=1).on_card("freight_car", goods={})
    railway(city="freight_car", workers=0, placed=["basic_3_twig", "haven"]).prepare().expect(goods=0)


def test_a_copied_freight_car_yields_nothing() -> None:
    rich = [{"card": "freight_car", "goods": STOCK}]
    scenario = railway(hand="miner_mole", berries=3).against(city=rich).play("miner_mole").choose("freight_car@1")
    scenario.expect(goods=0).on_card("freight_car", seat=1, goods=STOCK)


@covers("greenhouse")
def test_a_greenhouse_brings_a_resource_only_while_it_shares() -> None:
    facts = {"hand": "greenhouse", "twigs": 1, "resin": 2, "deck": "mine"}
    scenario = railway(city="farm", **facts).play("greenhouse").asks("choose_one", "share alone").choose("share")
    scenario.take(berries=1).expect(hand="mine", berries=1).on_card("greenhouse", partner="farm")
    railway(city="farm", **facts).play("greenhouse").choose("alone").expect(hand="mine", goods=0)
    railway(**facts).play("greenhouse").expect(hand="mine", goods=0)


def test_one_greenhouse_for_each_farm() -> None:
    scenario = railway(city=paired(), hand="greenhouse", twigs=1, resin=2).play("greenhouse")
    scenario.expect(city="farm greenhouse greenhouse", goods=0)


def test_a_farm_that_comes_later_may_share_too() -> None:
    scenario = railway(city="greenhouse", hand="farm", twigs=2, resin=1).play("farm")
    scenario.asks("choose_one", "share alone").choose("share").expect(berries=1).on_card("farm", partner="greenhouse")


def test_in_a_full_city_it_must_share() -> None:
    facts = {"hand": "greenhouse", "twigs": 1, "resin": 2}
    scenario = railway(city=filler(15), **facts).play("greenhouse").take(resin=1)
    scenario.on_card("greenhouse", partner="farm").expect(resin=1)
    names = ["mine", "twig_barge", "resin_refinery", "inn", "general_store"] * 3
    mines = [{"card": name, "occupied": True} for name in names]
    railway(city=mines, **facts).blocked("play:hand:greenhouse", "the city is full")


@covers("lamplighter")
def test_the_lamplighter_draws_card_by_card() -> None:
    meadow = "inn inn inn mine mine mine farm farm"
    scenario = railway(
        hand="lamplighter", berries=1, meadow=meadow, station="king castle palace", deck="bard monk judge"
    )
    scenario.play("lamplighter").offers("deck", "meadow:0:inn", "station:0:king", "skip").choose("station:0:king")
    scenario.offers_not("station:0:king").choose("meadow:1:inn").expect(hand="king inn", goods=0)
    position = scenario.game.position()
    assert position["meadow"][1] == "bard" and position["station"][0] == "monk" and not scenario.entries("train_car")
    railway(hand="lamplighter", berries=1, deck="bard monk").play("lamplighter").choose("deck").choose("deck").expect(
        hand="bard monk"
    )
    railway(hand="lamplighter", berries=1).play("lamplighter").skip().expect(hand="")


def test_the_lamplighter_stops_at_the_hand_limit() -> None:
    scenario = railway(hand="lamplighter " + "farm " * 7, berries=1).play("lamplighter").choose("deck")
    scenario.expect(hand=8)


@covers("magician")
def test_the_magician_lets_a_card_vanish() -> None:
    facts = {"hand": "magician", "berries": 3, "city": "farm main_road"}
    scenario = railway(**facts).play("magician").asks("choose_one", "farm skip").choose("farm").take(pebbles=1)
    scenario.expect(city="magician main_road", points=1, pebbles=1, twigs=0)
    railway(**facts).play("magician").skip().expect(city="farm magician main_road", goods=0)
    railway(hand="magician", berries=3).play("magician").expect(city="magician")


def test_what_lies_on_the_vanished_card_is_lost_and_its_worker_comes_home_later() -> None:
    city = [{"card": "clock_tower", "points": 3}, "inn"]
    scenario = railway(hand="magician", berries=3, golden=0, city=city, placed=["city:0:inn"], workers=1).play(
        "magician"
    )
    scenario.choose("inn").take(twigs=1).expect(placed=["aside"], points=1)
    scenario = (
        railway(hand="magician", berries=3, golden=0, city=city).play("magician").choose("clock_tower").take(twigs=1)
    )
    scenario.expect(points=1).scores(tokens=1)


@covers("mayor")
def test_the_mayor_counts_filled_spaces() -> None:
    railway(hand="mayor", berries=4).play("mayor").expect(points=1)
    railway(hand="mayor", berries=4, city="farm " * 4).play("mayor").expect(points=2)
    beside = "farm farm farm wanderer main_road ever_wall air_balloon"
    railway(hand="mayor", berries=4, golden=0, city=beside, station="king king queen").play("mayor").expect(points=1)
    railway(hand="mayor", berries=4, golden=0, city=[*paired(), "farm", "farm"]).play("mayor").expect(points=1)


def test_a_copied_mayor_counts_his_own_city() -> None:
    city = "mayor farm farm farm farm mine mine mine inn inn"
    scenario = railway(hand="miner_mole", berries=3).against(city=city).play("miner_mole").choose("mayor@1")
    scenario.expect(points=3)


@covers("miller")
def test_the_miller_turns_a_pebble_into_points() -> None:
    scenario = railway(hand="miller", berries=3, pebbles=2).play("miller").asks("choose_one", "yes skip").choose("yes")
    scenario.expect(pebbles=1, points=3)
    railway(hand="miller", berries=3, pebbles=1).play("miller").skip().expect(pebbles=1, points=0)
    railway(hand="miller", berries=3).play("miller").expect(points=0)


@covers("tea_house")
def test_a_card_given_in_the_tea_house_brings_a_resource_and_a_card() -> None:
    facts = {"hand": "tea_house farm inn", "twigs": 2, "resin": 2, "deck": "mine"}
    scenario = railway(**facts).against().against().play("tea_house").choose(["farm"])
    scenario.asks("choose_one", "seat:1 seat:2").choose("seat:2").take(pebbles=1)
    scenario.expect(hand="inn mine", pebbles=1).expect(seat=2, hand="farm")
    railway(**facts).play("tea_house").choose([]).expect(hand="farm inn", goods=0)


def test_where_nobody_can_take_the_card_it_is_discarded_and_counts() -> None:
    facts = {"hand": "tea_house farm", "twigs": 2, "resin": 2, "deck": "mine"}
    scenario = railway(**facts).against(passed=True).play("tea_house").choose(["farm"]).take(pebbles=1)
    scenario.expect(hand="mine", pebbles=1).table(discard="farm")
    scenario = railway(**facts).against(hand="king " * 2 + "inn " * 3 + "mine " * 2 + "monk").play("tea_house")
    scenario.choose(["farm"]).take(berries=1).expect(hand="mine").table(discard="farm")


def test_a_miner_mole_copies_no_rugwort_the_rowdy() -> None:
    rowdy = {"boxes": "base rugwort newleaf", "hand": "miner_mole", "berries": 3}
    railway(**rowdy).against(city="rugwort_the_rowdy bank").play("miner_mole").expect(midway=False, points=0)
