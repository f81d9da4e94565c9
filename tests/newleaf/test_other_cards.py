"""The tan, red, blue and purple cards of the railway."""

from __future__ import annotations

from typing import Any

from tests.newleaf.table import paired, railway
from tests.scenario import PAIR, covers, filler

MEADOW = "farm mine inn inn king castle judge wanderer"

# tan


@covers("air_balloon")
def test_the_air_balloon_uses_a_tan_card_of_an_opponent() -> None:
    facts: dict[str, Any] = {"hand": "air_balloon", "twigs": 3, "deck": "farm mine inn"}
    scenario = railway(**facts).against(city="wanderer bard wanderer farm").play("air_balloon")
    scenario.asks("choose_one", "wanderer@1 bard@1").choose("wanderer@1")
    scenario.expect(hand="farm mine inn", city="air_balloon").expect(seat=1, hand="")
    railway(**facts).against(city="fool main_road ruins farm air_balloon").play("air_balloon").expect(hand="")
    railway(**facts).play("air_balloon").expect(city="air_balloon")


@covers("air_balloon")
def test_a_ruins_cannot_take_the_place_of_a_card_without_a_space_in_a_full_city() -> None:
    full = [*filler(14), "palace", "air_balloon"]
    railway(hand="ruins", city=full).play("ruins").offers("palace", "farm").offers_not("air_balloon")
    critters = ["baker", "bard", "king", "queen", "judge", "fool", "doctor", "chip_sweep", "monk", "ranger", "shepherd"]
    crowded = [*critters, "architect", "historian", "innkeeper", "shopkeeper", "air_balloon"]
    railway(hand="ruins", city=crowded).blocked("play:hand:ruins", "would free a space")
    railway(hand="ruins", city=["palace", "air_balloon"]).play("ruins").asks("choose_one", "palace air_balloon")


def test_a_copied_card_is_applied_to_the_own_city_and_nothing_reacts_to_it() -> None:
    scenario = railway(hand="air_balloon", twigs=3, city=[{"card": "chapel", "points": 2}, "shopkeeper"])
    scenario.against(city=["shepherd", {"card": "chapel", "points": 1}]).play("air_balloon")
    scenario.expect(points=2, berries=3)


def test_legendary_cards_are_not_copied_and_a_messenger_brings_card_and_point_only() -> None:
    boxes = "base legends newleaf"
    railway(boxes=boxes, hand="air_balloon", twigs=3).against(city="cirrus_windfall").play("air_balloon").expect(
        hand=""
    )
    scenario = railway(boxes="base pearlbrook newleaf", hand="air_balloon", twigs=3, deck="farm", city="inn")
    scenario.against(city=["mine", {"card": "messenger", "on": "mine"}]).play("air_balloon")
    scenario.expect(hand="farm", points=1, city="air_balloon inn")


def test_the_air_balloon_takes_no_space() -> None:
    railway(hand="air_balloon", twigs=3, city=filler(15)).play("air_balloon")


@covers("gardener")
def test_the_gardener_lets_up_to_two_green_cards_produce() -> None:
    facts: dict[str, Any] = {"hand": "gardener", "berries": 3, "golden": 0, "city": "farm farm mine inn"}
    scenario = railway(**facts).play("gardener").asks("choose_some", "farm farm.2 mine")
    scenario.refuses(["farm", "farm"]).refuses(["farm", "farm.2", "mine"]).choose(["farm", "farm.2"]).expect(berries=2)
    railway(**facts).play("gardener").choose(["mine"]).expect(pebbles=1, berries=0)
    railway(**facts).play("gardener").choose([]).expect(goods=0)
    railway(hand="gardener", berries=3).play("gardener").expect(city="gardener")


@covers("main_road")
def test_the_main_road_widens_the_city_and_stays() -> None:
    scenario = railway(hand="main_road inn", pebbles=1, twigs=2, resin=1, city=filler(15))
    scenario.blocked("play:hand:inn", "the city is full").play("main_road").expect(pebbles=0)
    full = [*filler(15), "main_road"]
    railway(hand="inn", twigs=2, resin=1, city=full).play("inn").expect(twigs=0)
    railway(hand="inn", twigs=2, resin=1, city=[*full, "post_office"]).blocked("play:hand:inn", "the city is full")
    railway(hand="ruins", city="main_road").blocked("play:hand:ruins", "needs a construction")
    railway(city="main_road university").blocked("place:city:0:university", "needs another card")


def test_one_main_road_in_a_city() -> None:
    railway(hand="main_road", pebbles=1, city="main_road").blocked("play:hand:main_road", "unique")


@covers("poet")
def test_the_poet_draws_all_meadow_cards_of_a_colour() -> None:
    scenario = railway(hand="poet", berries=3, meadow=MEADOW, deck="farm farm", station="post_office castle palace")
    scenario.play("poet").asks("choose_one", "traveler production destination governance prosperity")
    scenario.choose("destination").expect(hand="inn inn", points=2)
    railway(hand="poet", berries=3, meadow="farm " * 8).play("poet").choose("governance").expect(hand="", points=0)


def test_a_poet_of_the_meadow_is_replaced_first() -> None:
    scenario = railway(berries=3, meadow="poet mine farm farm farm king king judge", deck="inn")
    scenario.play("poet").choose("destination").expect(hand="inn", points=1)


def test_what_does_not_fit_the_hand_stays_and_gives_no_point() -> None:
    scenario = railway(hand="poet " + "farm " * 6, berries=3, meadow="inn inn inn king king mine mine mine")
    scenario.play("poet").choose("destination").choose(["meadow:0:inn", "meadow:2:inn"]).expect(hand=8, points=2)
    assert scenario.game.position()["meadow"][1] == "inn"


# red


@covers("chipsmith")
def test_the_chipsmith_lets_two_green_cards_produce() -> None:
    scenario = railway(city="chipsmith farm farm mine").visit("chipsmith").refuses(["farm"]).choose(["farm", "farm.2"])
    scenario.expect(berries=2)
    railway(city="chipsmith farm").visit("chipsmith").expect(berries=1)
    railway(city="chipsmith inn").blocked("place:city:0:chipsmith", "green card")


@covers("conductor")
def test_the_conductor_uses_a_red_card_of_an_opponent() -> None:
    scenario = railway(city="conductor", hand="farm farm", deck="mine " * 3 + "inn " * 2 + "king " * 2 + "bard")
    scenario.against(city="post_office lookout chapel monastery cemetery", placed=["city:1:post_office"])
    scenario.visit("conductor").asks("choose_one", "post_office@1 lookout@1").choose("lookout@1")
    scenario.choose("basic_3_twig").expect(twigs=3, placed=["city:0:conductor"]).expect(seat=1, points=0)


def test_what_the_conductor_uses_happens_in_the_own_city() -> None:
    scenario = railway(city="conductor farm mine").against(city="chipsmith farm farm").visit("conductor")
    scenario.expect(berries=1, pebbles=1)
    scenario = railway(city="conductor farm").against(city="university mine").visit("conductor").take(twigs=1)
    scenario.expect(city="conductor", twigs=3, resin=1, points=1)


def test_a_worker_on_a_card_discarded_through_the_conductor_waits_aside() -> None:
    scenario = railway(city="conductor inn", placed=["city:0:inn"], workers=1).against(city="university mine")
    scenario.visit("conductor").take(twigs=1).expect(placed=["aside", "city:0:conductor"])


def test_the_conductor_needs_something_to_do() -> None:
    railway(city="conductor").against(city="chapel monastery cemetery conductor farm").blocked(
        "place:city:0:conductor", "no opponent has a red card"
    )
    railway(city="conductor").against(city="chipsmith").blocked("place:city:0:conductor", "no opponent has a red card")
    boxes = "base legends newleaf"
    scenario = railway(boxes=boxes, city="conductor", hand="farm").against(city="the_green_acorn")
    scenario.blocked("place:city:0:conductor", "no opponent has a red card")


def test_a_ferry_needs_no_frog_and_a_pirate_ship_is_not_used() -> None:
    scenario = railway(boxes="base pearlbrook newleaf", city="conductor",
                       river={"river_two_traveler": "observatory"}).against(city="ferry pirate_ship")  # fmt: skip
    scenario.offers("place:city:0:conductor")
    railway(boxes="base pearlbrook newleaf", city="conductor").against(city="ferry pirate_ship").blocked(
        "place:city:0:conductor", "no opponent has a red card"
    )


@covers("hotel")
def test_the_hotel_plays_a_hand_card_for_three_less() -> None:
    facts: dict[str, Any] = {"hand": "king farm", "berries": 3, "meadow": "farm " * 8}
    scenario = railway(city="hotel", **{**facts, "meadow": "inn " * 3 + "mine " * 3 + "twig_barge " * 2})
    scenario.visit("hotel").asks("choose_one", "king farm").choose("king").expect(berries=0, city="hotel king")
    scenario = railway(hand="king", berries=3).against(city="hotel").visit("hotel", 1)
    scenario.expect(city="king", points=0).expect(seat=1, points=2)
    railway(city="hotel", hand="king", berries=2).blocked("place:city:0:hotel", "no card of your hand even for 3 less")
    railway(city="hotel").blocked("place:city:0:hotel", "no card of your hand")


def test_the_discount_of_the_hotel_goes_with_nothing_else() -> None:
    scenario = railway(city="hotel crane farm", hand="harvester castle", berries=1, twigs=2, resin=3).visit("hotel")
    scenario.choose("castle").expect(twigs=2 - 2, resin=0, midway=True, city="hotel crane farm castle")


@covers("locomotive")
def test_the_locomotive_plays_a_station_card_for_three_less_and_the_car_comes_too() -> None:
    scenario = railway(city="locomotive", station="farm castle king", hand="mine", deck="inn").visit("locomotive")
    scenario.expect(city="farm locomotive", berries=2).table(used_train_cars=["tile_one_berry"])
    scenario = railway(city="locomotive", station="farm mine king").visit("locomotive")
    scenario.asks("choose_one", "station:0:farm station:1:mine").choose("station:1:mine").expect(pebbles=1, resin=1)
    railway(city="locomotive").blocked("place:city:0:locomotive", "no Station card even for 3 less")


# blue


@covers("city_hall", "diplomat")
def test_a_card_given_after_a_play_brings_a_point_and_a_card() -> None:
    facts: dict[str, Any] = {
        "hand": "farm wanderer inn",
        "twigs": 2,
        "resin": 1,
        "berries": 2,
        "deck": "mine judge king monk",
    }
    scenario = railway(city="city_hall", **facts).play("farm").choose(["inn"])
    scenario.expect(hand="wanderer mine", points=1).expect(seat=1, hand="inn")
    railway(city="city_hall", **facts).play("wanderer").expect(hand=5, points=0)
    scenario = railway(city="diplomat", **facts).play("wanderer").choose(["farm"])
    scenario.expect(hand="inn mine judge king monk", points=1).expect(seat=1, hand="farm")
    railway(city="diplomat", **facts).play("farm").expect(hand=2, points=0)
    railway(city="city_hall", **facts).play("farm").choose([]).expect(hand=2, points=0)


def test_they_do_not_see_their_own_arrival() -> None:
    railway(hand="city_hall inn", twigs=2, resin=1, pebbles=1).play("city_hall").expect(hand="inn")
    railway(hand="diplomat inn", berries=3).play("diplomat").expect(hand="inn")
    railway(hand="museum inn", twigs=1, resin=2, pebbles=1).play("museum").expect(hand="inn")


def test_cards_go_to_opponents_with_room_who_have_not_passed() -> None:
    full = "king " * 2 + "inn " * 2 + "mine " * 3 + "monk"
    scenario = railway(city="city_hall", hand="farm judge", twigs=2, resin=1, deck="bard")
    scenario.against(hand=full).against(passed=True).against().play("farm").choose(["judge"])
    scenario.expect(hand="bard", points=1).expect(seat=3, hand="judge")


@covers("inventor")
def test_the_inventor_is_discarded_for_three_less() -> None:
    scenario = railway(city="inventor", hand="mine", pebbles=1).play("mine").expect(city="mine", pebbles=2)
    scenario.table(discard="inventor")
    scenario = railway(city="inventor", hand="king", berries=6).play("king").asks("choose_payment", "goods inventor")
    scenario.pay("inventor").expect(berries=3, city="king")
    railway(city=[*filler(14), "inventor"], hand="king", berries=3).play("king").expect(berries=0)


@covers("museum")
def test_the_museum_draws_two_after_every_card() -> None:
    facts: dict[str, Any] = {"city": "museum", "hand": "farm", "twigs": 2, "resin": 1, "deck": "inn judge"}
    railway(**facts).play("farm").asks("choose_one", "yes skip").choose("yes").expect(hand="inn judge")
    railway(**facts).play("farm").skip().expect(hand="")


# purple


@covers("baker")
def test_the_baker_counts_three_berries() -> None:
    railway(city="baker", berries=2).scores(prosperity=4)
    railway(city="baker", berries=7).scores(prosperity=6)


@covers("ever_wall")
def test_the_ever_wall_counts_filled_spaces() -> None:
    row = "king king queen"
    railway(city=["ever_wall", *filler(9)], station=row).scores(prosperity=2)
    railway(city=["ever_wall", *filler(10)], station=row).scores(prosperity=4)
    railway(city=[*["ever_wall", *filler(8), *paired("farm.9")][:9], "wanderer"], station=row).scores(prosperity=2)
    shared = [*filler(8), "mine", "mine", *PAIR, "wanderer", "main_road"]
    railway(city=["ever_wall", *shared], station=row).scores(prosperity=4 + 3)
    railway(hand="ever_wall", twigs=4, resin=4, pebbles=3, city=filler(15), station=row).play("ever_wall")


@covers("library")
def test_the_library_counts_colours() -> None:
    railway(city="library").scores(prosperity=1)
    railway(city="library farm inn judge wanderer farm").scores(prosperity=5)


@covers("photographer")
def test_the_photographer_takes_the_best_bonus_counted_in_the_own_city() -> None:
    row: dict[str, Any] = {"station": "ever_wall ever_wall king"}
    city = "photographer farm farm mine judge"
    railway(city=city, **row).against(city="castle theater").scores(prosperity=3)
    railway(city=city, **row).against(city="theater").scores(prosperity=2)
    railway(city=city, **row).against(city="photographer farm").scores(prosperity=0)
    railway(boxes="base legends newleaf", city=city, **row).against(city="oleanders_opera_house").scores(prosperity=0)
    railway(city=city, **row).scores(prosperity=0)


def test_a_photographed_gatherer_wants_a_harvester_without_a_partner() -> None:
    row: dict[str, Any] = {"station": "ever_wall ever_wall king"}
    railway(city="photographer harvester", **row).against(city="gatherer").scores(prosperity=3)
    railway(city="photographer", **row).against(city=PAIR).scores(prosperity=0)
    railway(city=["photographer", *PAIR], **row).against(city="gatherer").scores(prosperity=3)
