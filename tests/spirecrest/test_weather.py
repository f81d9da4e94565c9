"""The twelve weather cards, and whom the weather reaches."""

from __future__ import annotations

import pytest

from everdell_desktop.engine.view import view
from tests.scenario import covers
from tests.spirecrest.table import alone, explore, leaving, mountain

FOREST = "forest_3_berry forest_2_any forest_2_resin_1_twig"


@covers("weather_freezing_rain")
def test_freezing_rain_closes_the_forest() -> None:
    scenario = mountain(weather="weather_freezing_rain", forest=FOREST)
    scenario.blocked("place:forest_3_berry", "Freezing Rain").offers("place:basic_3_twig")


def test_freezing_rain_closes_the_visit_and_not_a_copy() -> None:
    scenario = mountain(weather="weather_freezing_rain", forest=FOREST, city="lookout").visit("lookout")
    scenario.choose("forest_3_berry").expect(berries=3)


@covers("weather_deep_freeze")
def test_deep_freeze_takes_one_resource_of_a_basic_place() -> None:
    mountain(weather="weather_deep_freeze").place("basic_3_twig").expect(twigs=2)
    mountain(weather="weather_deep_freeze").place("basic_1_pebble").expect(pebbles=0)
    mountain(weather="weather_deep_freeze").place("basic_2_twig_1_card").expect(twigs=1, hand=1)
    mountain(weather="weather_deep_freeze", forest=FOREST).place("forest_3_berry").expect(berries=3)


def test_deep_freeze_reduces_a_copy_of_a_basic_place_too() -> None:
    scenario = mountain(weather="weather_deep_freeze", forest=FOREST, city="lookout").visit("lookout")
    scenario.choose("basic_3_twig").expect(twigs=2)


def test_deep_freeze_reduces_what_a_worker_gains_that_a_ranger_has_moved() -> None:
    scenario = mountain(weather="weather_deep_freeze", placed=["basic_1_berry"], workers=1, hand="ranger", berries=2)
    scenario.play("ranger").choose("place:basic_3_twig").expect(twigs=2)


@covers("weather_snowdrifts")
def test_snowdrifts_make_constructions_dearer() -> None:
    mountain(weather="weather_snowdrifts", hand="farm", twigs=2, resin=1).blocked("play:hand:farm", "1 twig")
    mountain(weather="weather_snowdrifts", hand="farm", twigs=3, resin=1).play("farm").expect(twigs=0, resin=0)
    mountain(weather="weather_snowdrifts", hand="gatherer", berries=2).play("gatherer").expect(berries=0)


def test_a_card_whose_printed_cost_is_nothing_pays_the_extra() -> None:
    mountain(weather="weather_snowdrifts", hand="ruins", city="farm").blocked("play:hand:ruins", "1 twig")
    mountain(weather="weather_snowdrifts", hand="ruins", city="farm", twigs=1).offers("play:hand:ruins")


def test_the_extra_falls_away_where_a_card_is_free_and_comes_before_a_discount() -> None:
    heat = {"weather": "weather_heat_wave", "season": "summer"}
    mountain(**heat, hand="gatherer", city="farm").play("gatherer").expect(city="farm gatherer")
    mountain(**heat, hand="gatherer", city="queen", workers=1).visit("queen").choose("gatherer").expect(
        city="queen gatherer"
    )
    scenario = mountain(**heat, meadow="gatherer " * 3, city="inn", berries=0, workers=1)
    scenario.visit("inn").choose("meadow:0:gatherer").expect(city="inn gatherer", berries=0)


@covers("weather_hailstorm")
def test_hailstorm_takes_a_card_after_a_placed_worker() -> None:
    hail = {"weather": "weather_hailstorm", "season": "spring"}
    scenario = mountain(**hail, hand="farm mine").place("basic_3_twig").asks("choose_some", "farm mine")
    scenario.choose(["mine"]).expect(hand="farm", twigs=3)
    mountain(**hail, hand="gatherer farm", berries=2).play("gatherer").expect(hand="farm")
    mountain(**hail).place("basic_3_twig").expect(hand=0)


@covers("weather_thick_fog")
def test_thick_fog_stops_every_play_of_a_meadow_card() -> None:
    fog = {"weather": "weather_thick_fog", "season": "spring", "meadow": "farm " * 3, "twigs": 9, "resin": 9}
    mountain(**fog, hand="farm").blocked("play:meadow:0:farm", "Thick Fog").offers("play:hand:farm")
    mountain(**fog, city="inn").blocked("place:city:0:inn", "")
    mountain(**fog, city="queen", hand="farm mine").visit("queen").asks("choose_one", "farm mine")


def test_stormvale_is_not_the_meadow() -> None:
    storm = {"discovery": "discovery_stormvale", "cards": ["farm"]}
    scenario = mountain(weather="weather_thick_fog", season="spring", twigs=2, resin=1, discoveries=[storm])
    scenario.offers("play:discovery_stormvale:farm")


@covers("weather_downpour")
def test_downpour_draws_one_less_of_two_or_more() -> None:
    rain = {"weather": "weather_downpour", "season": "spring"}
    mountain(**rain).place("basic_2_card_1_point").expect(hand=1, points=1)
    mountain(**rain).place("basic_1_berry_1_card").expect(hand=1)
    mountain(**rain, forest="forest_2_card_1_any").place("forest_2_card_1_any").take(twigs=1).expect(hand=1)


@covers("weather_heat_wave")
def test_heat_wave_makes_critters_dearer() -> None:
    heat = {"weather": "weather_heat_wave", "season": "summer"}
    mountain(**heat, hand="gatherer", berries=2).blocked("play:hand:gatherer", "1 berry")
    mountain(**heat, hand="gatherer", berries=3).play("gatherer").expect(berries=0)
    mountain(**heat, hand="farm", twigs=2, resin=1).play("farm").expect(twigs=0)


@covers("weather_fire")
def test_fire_takes_a_card_after_every_turn() -> None:
    fire = {"weather": "weather_fire", "season": "summer"}
    mountain(**fire, hand="gatherer farm", berries=2).play("gatherer").expect(hand="")
    mountain(**fire, hand="farm mine").place("basic_3_twig").choose(["farm"]).expect(hand="mine")


def test_neither_prepare_nor_pass_brings_a_discard() -> None:
    deck_of = {"ridge": ["discovery_starfall_city"]}
    scenario = leaving("summer", weather="weather_fire", hand="farm mine", deck_of=deck_of)
    explore(scenario, "map_meeks_crossing", "discovery_starfall_city").expect(hand="farm mine")
    mountain(weather="weather_tornado", season="autumn", hand="farm", workers=6).give_up().expect(hand="farm")


@covers("weather_drought")
def test_drought_takes_a_berry_of_places_and_cards_played() -> None:
    dry = {"weather": "weather_drought", "season": "summer"}
    mountain(**dry, forest=FOREST).place("forest_3_berry").expect(berries=2)
    mountain(**dry, hand="farm", twigs=2, resin=1).play("farm").expect(berries=0)
    mountain(**dry, discoveries="discovery_ancient_orchard").place("discovery_ancient_orchard").expect(berries=4)
    mountain(**dry, forest=FOREST).place("forest_2_any").take(berries=2).expect(berries=2)


def test_drought_spares_reacting_cards_and_the_production_of_a_season() -> None:
    dry = {"weather": "weather_drought", "season": "summer"}
    mountain(**dry, hand="gatherer", city="shopkeeper", berries=2).play("gatherer").expect(berries=1)
    leaving("summer", weather="weather_drought", city="farm").prepare().expect(midway=True, berries=1)


@covers("weather_tornado")
def test_tornado_takes_a_card_then_a_resource() -> None:
    wind = {"weather": "weather_tornado", "season": "autumn"}
    scenario = mountain(**wind, hand="farm mine", pebbles=1).place("basic_3_twig").choose(["farm"])
    scenario.asks("choose_goods").take(pebbles=1).expect(hand="mine", twigs=3, pebbles=0)
    mountain(**wind).place("basic_3_twig").expect(twigs=2)
    mountain(**wind, hand="gatherer farm", berries=2).play("gatherer").expect(hand="farm")


@covers("weather_early_frost")
def test_early_frost_keeps_green_cards_from_producing_when_played() -> None:
    frost = {"weather": "weather_early_frost", "season": "autumn"}
    mountain(**frost, hand="farm", twigs=2, resin=1).play("farm").expect(berries=0, city="farm")
    mountain(**frost, hand="postal_pigeon gatherer", berries=2).offers("play:hand:postal_pigeon")
    leaving("summer", weather="weather_early_frost", city="farm").prepare().expect(midway=True, berries=1)


@covers("weather_gale")
def test_gale_asks_for_more_cards_on_journey_and_at_the_haven() -> None:
    gale = {"weather": "weather_gale", "season": "autumn"}
    mountain(**gale, hand="farm farm").blocked("place:journey_2", "1 more card")
    mountain(**gale, hand="farm farm farm").place("journey_2").expect(hand="")
    scenario = mountain(**gale, hand="farm farm farm farm farm").place("haven")
    scenario.choose(["farm"] * 5).take(pebbles=1).expect(pebbles=1)


# whom it reaches


def test_only_the_weather_of_the_own_season_matters() -> None:
    scenario = mountain(weather={"winter": "weather_freezing_rain"}, season="spring", forest=FOREST)
    scenario.against(season="winter").offers("place:forest_3_berry").place("forest_3_berry")
    scenario.blocked("place:forest_2_any", "Freezing Rain")


def test_the_old_weather_holds_until_the_traveler_moves_on() -> None:
    tower = {"card": "clock_tower", "points": 3}
    scenario = mountain(
        weather={"summer": "weather_drought", "autumn": "weather_early_frost"}, season="summer", workers=0,
        placed=["basic_1_berry", "basic_1_pebble", "basic_2_card_1_point", "basic_1_resin_1_card"], city=[tower],
    )  # fmt: skip
    scenario.prepare().choose("basic_1_berry").expect(midway=True, berries=0)


def test_mountaineers_do_not_feel_the_spring() -> None:
    hail = {"weather": "weather_hailstorm", "season": "spring", "hand": "farm mine"}
    mountain(**hail, discoveries="discovery_mountaineer").place("basic_3_twig").expect(hand="farm mine")


def test_rugwort_minds_no_weather() -> None:
    scenario = alone(weather="weather_snowdrifts", hand="gatherer", berries=2).play("gatherer")
    assert len(scenario.game.state.players[1].city) == 1


def test_a_big_critter_is_a_worker_for_the_weather() -> None:
    scenario = mountain(weather="weather_hailstorm", season="spring", hand="farm mine", discoveries="discovery_truffle")
    scenario.answer("ride:big_critter_truffle:basic_3_twig").asks("choose_some", "farm mine").choose(["farm"])
    scenario.expect(hand="mine", twigs=3)
    rain = mountain(weather="weather_freezing_rain", forest=FOREST, discoveries="discovery_truffle")
    rain.blocked("ride:big_critter_truffle:forest_3_berry", "Freezing Rain")


def test_a_frog_is_no_worker_for_the_weather() -> None:
    scenario = mountain(
        boxes="base spirecrest pearlbrook", weather="weather_hailstorm", season="spring",
        hand="farm mine gatherer", twigs=2,
    )  # fmt: skip
    scenario.place("shoal").choose(["farm", "mine"]).expect(hand="gatherer", pearls=1)


@pytest.mark.parametrize("season", ["winter", "spring", "summer"])
def test_weather_is_hidden_until_somebody_reaches_its_season(season: str) -> None:
    scenario = mountain(season=season)
    shown = view(scenario.game.state, scenario.game.rules, 0)["weather"]
    seasons = ["winter", "spring", "summer", "autumn"]
    assert [shown[name] == {"hidden": True} for name in seasons] == [
        number > seasons.index(season) for number in range(4)
    ]
