"""Golden tokens, tickets and reservations."""

from __future__ import annotations

from typing import Any

import pytest

from tests.newleaf.table import railway
from tests.scenario import Scenario

MEADOW = "farm inn inn mine mine mine king judge"


# golden tokens


@pytest.mark.parametrize(
    ("city", "critter"),
    [
        ("bank", "king"),  # prosperity
        ("air_balloon", "wanderer"),  # traveler
        ("city_hall", "judge"),  # governance
        ("greenhouse", "chip_sweep"),  # production
        ("freight_car", "queen"),  # unique
        ("tea_house", "barge_toad"),  # common
        ("farm", "baker"),  # the critter's own banner: production
        ("inn", "chipsmith"),  # destination
        ("castle", "conductor"),  # unique
        ("inn", "poet"),  # common
        ("crane", "diplomat"),  # governance
        ("school", "photographer"),  # prosperity
    ],
)
def test_either_banner_is_enough(city: str, critter: str) -> None:
    scenario = railway(
        city=city, hand=critter, station="king queen queen" if critter == "photographer" else "ever_wall"
    )
    scenario.play(critter).expect(midway=True, golden=2).on_card(city, occupied=True)


def test_banners_that_do_not_match_help_nothing() -> None:
    railway(city="bank", hand="queen").blocked("play:hand:queen", "needs 5 berries")
    railway(city="inn", hand="baker").blocked("play:hand:baker", "needs 3 berries")
    railway(city="bank", hand="castle").blocked("play:hand:castle", "needs")


def test_a_golden_token_needs_an_unoccupied_construction_and_a_token_left() -> None:
    railway(city=[{"card": "bank", "occupied": True}], hand="king").blocked("play:hand:king", "needs 6 berries")
    railway(city="bank", hand="king", golden=0).blocked("play:hand:king", "needs 6 berries")


def test_golden_and_plain_tokens_are_ways_of_their_own() -> None:
    scenario = railway(city="farm bank castle", hand="king", berries=6).play("king")
    scenario.asks("choose_payment", "goods token:castle golden:bank").pay("golden:bank").expect(golden=2, berries=6)


def test_an_ever_tree_takes_any_critter_in_with_a_plain_token() -> None:
    scenario = railway(city="ever_tree", hand="inventor").play("inventor").expect(golden=3)
    scenario.on_card("ever_tree", occupied=True)


def test_legendary_critters_do_not_come_by_a_golden_token_and_legendary_constructions_take_guests() -> None:
    legends: dict[str, Any] = {"boxes": "base newleaf legends"}
    railway(**legends, city="bank", legends=["fynn_nobletail"]).blocked("play:legend:fynn_nobletail", "needs 7 berries")
    scenario = railway(**legends, city="mcgregors_market", hand="baker").play("baker").expect(golden=2)
    scenario.on_card("mcgregors_market", occupied=True)


def test_a_golden_token_never_comes_back() -> None:
    scenario = railway(city=[{"card": "bank", "occupied": True}], hand="ruins", golden=2).play("ruins")
    scenario.expect(golden=2, city="ruins")


# tickets


def test_the_ticket_moves_a_worker_there_and_back() -> None:
    facts: dict[str, Any] = {"placed": ["basic_3_twig", "basic_2_resin"], "workers": 0}
    scenario = railway(**facts).answer("ticket").asks("choose_one", "from:basic_3_twig from:basic_2_resin")
    scenario.choose("from:basic_3_twig").offers_not("place:basic_3_twig").choose("place:basic_1_pebble")
    scenario.expect(pebbles=1, placed=["basic_1_pebble", "basic_2_resin"], ticket="inbound")
    scenario = railway(ticket="inbound", season="summer", placed=["haven", "basic_1_pebble"]).answer("ticket")
    scenario.choose("from:haven").choose("place:basic_3_twig").expect(twigs=3, ticket="used")


def test_the_way_back_is_open_from_summer_on() -> None:
    facts: dict[str, Any] = {"placed": ["haven"], "ticket": "inbound"}
    railway(season="spring", **facts).blocked("ticket", "from summer on")
    railway(season="autumn", **facts).offers("ticket")
    railway(placed=["haven"], ticket="used").blocked("ticket", "used up")
    railway().blocked("ticket", "none of your workers")


def test_workers_that_stay_for_good_do_not_travel() -> None:
    stay = {"season": "autumn", "city": "monastery", "placed": ["journey_2", "city:0:monastery"]}
    railway(**stay).blocked("ticket", "none of your workers")
    scenario = railway(boxes="base pearlbrook newleaf", placed=[{"kind": "frog", "place": "shoal"}])
    scenario.blocked("ticket", "none of your workers")


def test_the_ticket_may_lead_to_an_event() -> None:
    scenario = railway(city="inn inn lookout", placed=["haven"], workers=0).answer("ticket")
    scenario.choose("claim:grand_tour").expect(events=["grand_tour"], placed=["event:grand_tour"])


def test_without_the_module_there_is_no_ticket() -> None:
    scenario = Scenario({"boxes": "base newleaf", "placed": ["haven"]}, options={"newleaf_tickets": False})
    scenario.offers_not("ticket")
    assert "ticket" not in scenario.game.position()["seats"][0] and not scenario.reasons("ticket")


# reservations


def test_a_reserved_card_waits_apart_and_costs_one_less() -> None:
    scenario = railway(meadow=MEADOW, deck="bard", resin=2).answer("reserve:meadow:0:farm")
    scenario.expect(reserved="farm", reservation="ready", hand="")
    assert scenario.game.position()["meadow"][0] == "bard" and scenario.game.state.seat == 1
    scenario = railway(reserved="farm", twigs=1, resin=1).answer("play:reserved:farm")
    scenario.expect(city="farm", twigs=0, resin=0, reserved=None, reservation="spent")
    scenario = railway(reserved="farm", twigs=2, resin=1).answer("play:reserved:farm").asks("choose_payment", ["goods"])
    scenario.pay("goods", twigs=2).expect(resin=1)


def test_a_station_card_may_be_reserved_and_brings_no_car() -> None:
    scenario = railway(station="king castle palace", deck="inn").answer("reserve:station:0:king")
    scenario.expect(reserved="king", goods=0).table(used_train_cars=[], station=["inn", "castle", "palace"])
    railway(reserved="king", berries=5).answer("play:reserved:king").expect(goods=0, city="king")


def test_a_token_or_another_ability_is_allowed_in_place_of_the_discount() -> None:
    scenario = railway(reserved="king", city="castle inventor", berries=6).answer("play:reserved:king")
    scenario.asks("choose_payment", "goods token:castle inventor").pay("inventor").expect(berries=3)
    scenario = railway(reserved="king", city="castle", berries=6).answer("play:reserved:king").pay("goods")
    scenario.expect(berries=1, reservation="spent")
    scenario = railway(reserved="king", city="castle").answer("play:reserved:king").expect(reservation="spent")
    scenario.on_card("castle", occupied=True)


def test_while_a_card_is_reserved_or_the_token_spent_no_other_can_be() -> None:
    railway(reserved="farm", meadow=MEADOW).blocked("reserve:meadow:1:inn", "reserved already")
    railway(reservation="spent", meadow=MEADOW).blocked("reserve:meadow:0:farm", "next season")


def test_with_the_next_season_the_token_comes_back_or_the_card_is_kept() -> None:
    facts: dict[str, Any] = {"workers": 0, "placed": ["haven", "basic_3_twig"]}
    railway(reservation="spent", **facts).prepare().expect(reservation="ready")
    scenario = railway(reserved="farm", **facts).prepare().asks("choose_one", "keep discard").choose("keep")
    scenario.expect(reserved="farm", reservation="ready", season="spring")
    scenario = railway(reserved="farm", **facts).prepare().choose("discard")
    scenario.expect(reserved=None, reservation="ready").table(discard="farm")


def test_the_question_comes_after_the_bonus_of_the_season() -> None:
    scenario = railway(reserved="farm", city="miller", pebbles=1, workers=0, placed=["haven", "basic_3_twig"]).prepare()
    scenario.asks("choose_one", "yes skip").skip().asks("choose_one", "keep discard")


def test_the_reserved_card_is_in_no_hand_and_not_discarded_for_anything() -> None:
    railway(reserved="farm", hand="inn inn").place("haven").asks("choose_some", "inn inn")
    railway(city="hotel", reserved="farm").blocked("place:city:0:hotel", "no card of your hand")


def test_without_the_module_nothing_is_reserved() -> None:
    scenario = Scenario({"boxes": "base newleaf"}, options={"newleaf_reservations": False})
    assert not [option.key for option in scenario.decision.options if option.key.startswith("reserve")]
    assert not scenario.reasons("reserve")
    assert not {"reserved", "reservation"} & set(scenario.game.position()["seats"][0])
