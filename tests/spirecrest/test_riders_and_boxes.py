"""Big critters at the fair and the railway (PROTOCOL_BOXES, Spirecrest 8 to 13)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenario import Scenario, covers
from tests.spirecrest.table import mountain, rider

TRAINS, FAIR = "base spirecrest newleaf", "base spirecrest bellfaire"
DECK = "castle palace ever_tree theater school"


def riding(name: str, **facts: Any) -> Scenario:
    """The big critter is at home and the only worker."""
    return mountain(season="summer", workers=1, discoveries=f"discovery_{name}", deck=DECK, **facts)


HALF: list[tuple[str, str, str, str]] = [
    (TRAINS, "big_city", "farm farm farm farm farm farm mine mine", "1 more"),
    (TRAINS, "city_jubilee", "farm farm farm mine mine", "1 more"),
    (TRAINS, "juniper_jig_dance_contest", "king queen judge bard monk", "1 more"),
    (TRAINS, "scenic_flight", "king castle", "1 more"),
    (FAIR, "bed_and_breakfast_guild", "farm farm mine", "1 more"),
    (FAIR, "gathering_of_elders", "king judge", "1 more"),
    (FAIR, "flower_festival", "farm inn judge", "1 more"),
]


@pytest.mark.parametrize(("boxes", "event", "city", "why"), HALF)
def test_10_corliander_wants_half_of_the_cards_of_any_event(boxes: str, event: str, city: str, why: str) -> None:
    special = [] if event in ("big_city", "scenic_flight", "flower_festival") else [event]
    ride = f"ride:big_critter_corliander:event:{event}"
    riding("corliander", boxes=boxes, special_events=special, city=city).answer(ride).expect(events=[event])
    fewer = city.rpartition(" ")[0]
    riding("corliander", boxes=boxes, special_events=special, city=fewer).blocked(ride, why)


@covers("big_critter_corliander")
def test_10_events_before_and_payments_are_not_halved() -> None:
    two = {"special_events": "sunflower_parade", "events": ["grand_tour", "city_monument"]}
    riding("corliander", boxes=TRAINS, **two).blocked("ride:big_critter_corliander:event:sunflower_parade", "1 more")
    pie = {"boxes": FAIR, "special_events": "pie_eating_contest", "city": "farm farm mine"}
    riding("corliander", **pie, berries=1).blocked("ride:big_critter_corliander:event:pie_eating_contest", "berr")
    riding("corliander", **pie, berries=2).answer("ride:big_critter_corliander:event:pie_eating_contest").expect(
        berries=0
    )


@covers("big_critter_truffle")
def test_9_truffle_on_the_green_cards_of_the_railway() -> None:
    house = riding("truffle", boxes=TRAINS).against(city=["farm", {"card": "greenhouse", "shares": "farm"}])
    house.answer("ride:big_critter_truffle:city:1:greenhouse").take(twigs=1).take(berries=1)
    house.expect(hand=2, twigs=1, berries=1)
    car = riding("truffle", boxes=TRAINS).against(city=[{"card": "freight_car", "goods": {"twig": 2}}])
    car.answer("ride:big_critter_truffle:city:1:freight_car").take(resin=1).expect(twigs=0, resin=1, hand=1)
    mayor = riding("truffle", boxes=TRAINS).against(city="mayor farm farm farm farm")
    mayor.answer("ride:big_critter_truffle:city:1:mayor").take(twigs=1).expect(points=2).expect(seat=1, points=0)
    bank = riding("truffle", boxes=TRAINS, city="bank")
    bank.offers_not("ride:big_critter_truffle:city:0:bank")
    legend = riding("truffle", boxes="base spirecrest legends").against(city="mcgregors_market")
    legend.offers_not("ride:big_critter_truffle:city:1:mcgregors_market")


@covers("big_critter_honeypaw")
def test_12_honeypaw_counts_train_cars_and_trades_not_what_green_cards_produce() -> None:
    cars = {"visitors": [["bim_little"], ["dim_dustlight"]], "train_cars": ["tile_one_resin"] * 3}
    station = riding("honeypaw", boxes=TRAINS, **cars).answer("ride:big_critter_honeypaw:station")
    station.choose("bim_little").choose("dim_dustlight").choose("train_car:0:tile_one_resin")
    station.expect(resin=1, berries=1)
    trade = riding("honeypaw", boxes=FAIR, market={"crate_twigs": "trade"}, hand="king", twigs=3)
    trade.answer("ride:big_critter_honeypaw:market").choose("crate_twigs").take(twigs=2).expect(twigs=2, berries=2)
    smith = riding("honeypaw", boxes=TRAINS, city="chipsmith mine")
    smith.answer("ride:big_critter_honeypaw:city:0:chipsmith").expect(pebbles=1, berries=0)


@covers("big_critter_whisper")
def test_9_whisper_joins_a_full_caravan_and_no_private_place_of_others() -> None:
    place = "discovery_cartographers_caravan"
    caravan = riding("whisper", people=4).against(discoveries=[place], placed=[place], workers=1)
    for _ in range(2):
        caravan.against(placed=[place], workers=1)
    caravan.answer(f"ride:big_critter_whisper:{place}").take(pebbles=4).expect(hand=3).expect(seat=1, points=1)
    orchard = "discovery_ancient_orchard"
    private = riding("whisper").against(discoveries=[orchard], placed=[orchard], workers=1)
    private.offers_not(f"ride:big_critter_whisper:{orchard}")


@covers("big_critter_stubblehoof")
def test_13_stubblehoof_uses_the_market_again_and_the_crate_crosses_over() -> None:
    placed = [rider("stubblehoof", "market"), "basic_1_berry", "basic_1_berry"]
    facts = {"season": "spring", "workers": 0, "discoveries": ["discovery_stubblehoof"], "placed": placed}
    scenario = mountain(**facts, boxes=FAIR, deck=DECK, market={"crate_twigs": "trade"}).prepare().choose("yes")
    scenario.choose("crate_pebble").take(berries=1).expect(midway=True, pebbles=1, berries=1, hand=4)
    assert scenario.game.position()["market"]["crate_pebble"] == "trade"
