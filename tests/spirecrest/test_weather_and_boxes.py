"""Weather over the fair, the railway, the river and legends (PROTOCOL_BOXES, Spirecrest 2 to 7)."""

from __future__ import annotations

from typing import Any

from tests.scenario import Scenario, covers
from tests.spirecrest.table import mountain

TRAINS, FAIR = "base spirecrest newleaf", "base spirecrest bellfaire"
DECK = "castle palace ever_tree theater school"
WAITING: dict[str, Any] = {"visitors": [["bim_little"], ["dim_dustlight"]]}
CARS = ["tile_one_berry", "tile_one_resin", "tile_one_point"]


def snow(**facts: Any) -> Scenario:
    return mountain(weather="weather_snowdrifts", **facts)


def dry(**facts: Any) -> Scenario:
    return mountain(weather="weather_drought", season="summer", deck=DECK, **facts)


def rain(**facts: Any) -> Scenario:
    return mountain(weather="weather_downpour", season="spring", deck=DECK, **facts)


@covers("weather_snowdrifts")
def test_3_the_extra_is_added_before_every_discount() -> None:
    snow(boxes=TRAINS, reserved="farm", twigs=2, resin=1).answer("play:reserved:farm").expect(twigs=0, resin=0)
    snow(boxes=TRAINS, city="inventor", hand="mine", pebbles=1).play("mine").expect(pebbles=1, city="mine")
    snow(city="crane", hand="farm", resin=1).play("farm").expect(resin=0, city="farm")
    kept: Any = [{"discovery": "discovery_archeologist", "cards": ["farm"]}]
    snow(discoveries=kept, twigs=3).answer("play:discovery_archeologist:farm").expect(twigs=0, city="farm")


@covers("weather_snowdrifts", "weather_heat_wave")
def test_3_it_falls_away_with_golden_tokens_and_legendary_cards_that_replace() -> None:
    heat = {"weather": "weather_heat_wave", "season": "summer"}
    mountain(**heat, boxes=TRAINS, city="bank", hand="king").play("king").expect(golden=2)
    legends = {"boxes": "base spirecrest legends", "city": "king", "legends": ["fynn_nobletail"]}
    mountain(**heat, **legends).play("fynn_nobletail").expect(city="fynn_nobletail")
    snow(boxes="base spirecrest pearlbrook", hand="pirate_ship").blocked("play:hand:pirate_ship", "1 twig")


@covers("weather_thick_fog")
def test_5_drawing_from_the_meadow_and_playing_from_the_station_stay_possible() -> None:
    fog = {"weather": "weather_thick_fog", "season": "spring", "meadow": "farm mine king queen bard judge inn ruins"}
    mountain(**fog, boxes=TRAINS).answer("reserve:meadow:0:farm").expect(reserved="farm")
    station = {"station": ["farm", "ever_wall", "photographer"], "train_cars": CARS}
    mountain(**fog, boxes=TRAINS, city="locomotive", **station).visit("locomotive").expect(city="locomotive farm")
    laboratory = mountain(**fog, discoveries="discovery_tezels_laboratory", hand="farm", twigs=9, resin=9, pebbles=9)
    laboratory.place("discovery_tezels_laboratory").choose([]).expect(city="farm")


@covers("weather_downpour")
def test_6_downpour_once_for_each_effect_that_draws_from_the_deck() -> None:
    rain(boxes=FAIR).place("market").choose("crate_pebble").expect(pebbles=1, hand=2)
    rain(boxes=TRAINS, city="museum", hand="wanderer", berries=2).play("wanderer").choose("yes").expect(hand=3)
    rain(discoveries="discovery_forager", forest="forest_3_berry").place("forest_3_berry").expect(berries=3, hand=2)
    rain(discoveries="discovery_windlore", workers=1).answer("ride:big_critter_windlore:deck").expect(hand=2)
    rain(city="post_office", hand="farm mine").visit("post_office").expect(hand=7)
    poet = rain(boxes=TRAINS, hand="poet", berries=3, meadow="farm farm king king queen queen bard bard").play("poet")
    poet.choose("production").expect(hand="farm farm", points=2)


@covers("weather_drought")
def test_6_drought_takes_what_the_place_or_the_played_card_names() -> None:
    berry = dry(boxes=TRAINS, **WAITING, train_cars=CARS).place("station").choose("bim_little").choose("dim_dustlight")
    berry.choose("train_car:0:tile_one_berry").expect(berries=0)
    beside = dry(boxes=TRAINS, station=["wanderer", "ever_wall", "photographer"], train_cars=CARS, berries=2)
    beside.answer("play:station:0:wanderer").expect(berries=1)
    dry(boxes=FAIR).place("market").choose("crate_berries").expect(berries=1)
    trade = dry(boxes=FAIR, market={"crate_twigs": "trade"}, hand="king", twigs=3).place("market").choose("crate_twigs")
    trade.take(berries=2).expect(berries=2, points=3)
    dry(hand="miner_mole", berries=3).against(city="farm").play("miner_mole").choose("farm@1").expect(berries=0)
    dry(city="university wanderer").visit("university").take(twigs=1).expect(berries=2, twigs=1)


@covers("weather_fire", "weather_hailstorm")
def test_turns_of_the_railway_end_like_others() -> None:
    fire = mountain(weather="weather_fire", season="summer", boxes=TRAINS, hand="king", meadow="farm " * 8)
    fire.answer("reserve:meadow:0:farm").expect(hand="", reserved="farm")
    hail = mountain(weather="weather_hailstorm", season="spring", boxes=TRAINS, hand="king", meadow="farm " * 8)
    hail.answer("reserve:meadow:0:farm").expect(hand="king", reserved="farm")


def test_a_move_into_the_hideout_counts_as_placing_a_worker() -> None:
    facts = {"discoveries": "discovery_grey_cloaks_hideout", "placed": ["basic_1_berry"], "workers": 1, "hand": "king"}
    hail = mountain(weather="weather_hailstorm", season="spring", **facts).place("discovery_grey_cloaks_hideout")
    hail.expect(hand="", berries=1, placed="discovery_grey_cloaks_hideout")


@covers("weather_early_frost")
def test_under_early_frost_a_bank_gets_no_point_and_a_freight_car_is_loaded_but_gives_nothing() -> None:
    frost = {"weather": "weather_early_frost", "season": "autumn", "boxes": TRAINS}
    mountain(**frost, hand="bank", resin=2, pebbles=2).play("bank").on_card("bank", points=0)
    car = mountain(**frost, hand="freight_car", twigs=1, resin=2, pebbles=2).play("freight_car").expect(goods=0)
    car.on_card("freight_car", goods={"twig": 2, "resin": 2, "pebble": 2, "berry": 2})
    mountain(**frost, city="farm mine", hand="gardener", berries=3).play("gardener").pay("goods").choose(
        ["farm", "mine"]
    ).expect(berries=1, pebbles=1)


@covers("weather_freezing_rain", "weather_deep_freeze")
def test_4_a_ticket_is_a_visit_and_a_conductor_a_copy() -> None:
    forest = "forest_3_berry forest_2_any forest_2_resin_1_twig"
    away = {"boxes": TRAINS, "placed": ["basic_1_berry"], "workers": 1}
    mountain(weather="weather_freezing_rain", forest=forest, **away).answer("ticket").offers_not("place:forest_3_berry")
    frozen = mountain(weather="weather_deep_freeze", **away).answer("ticket").choose("place:basic_3_twig")
    frozen.expect(twigs=2, ticket="inbound")
    copied = mountain(weather="weather_deep_freeze", boxes=TRAINS, city="conductor").against(city="lookout")
    copied.visit("conductor").choose("basic_2_resin").expect(resin=1)
    hideout = mountain(
        weather="weather_deep_freeze", discoveries="discovery_grey_cloaks_hideout", placed=["basic_3_twig"], workers=0
    )
    hideout.place("discovery_grey_cloaks_hideout").expect(twigs=2)
