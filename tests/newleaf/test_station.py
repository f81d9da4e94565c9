"""The Station row and its train cars, the Station and the Knoll as places, and the forest cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from everdell_desktop.boxes.base import BASE
from everdell_desktop.boxes.newleaf import NEWLEAF
from tests.newleaf.table import CARS, railway
from tests.scenario import covers, covers_each, given

MEADOW = "inn inn inn farm farm farm mine mine"


# playing from the row


@covers("tile_one_resin")
def test_a_station_card_is_played_like_a_meadow_card_and_brings_the_car_beside_it() -> None:
    scenario = railway(station="castle farm palace", twigs=2, resin=1, deck="mine")
    scenario.answer("play:station:1:farm").expect(city="farm", twigs=0, resin=1, berries=1)
    position = scenario.game.position()
    assert position["station"] == ["castle", "mine", "palace"]
    assert position["used_train_cars"] == ["tile_one_resin"] and position["train_cars"][1]


def test_the_car_cannot_help_to_pay() -> None:
    railway(station="castle farm palace", twigs=2).blocked("play:station:1:farm", "needs 1 resin more")


def test_the_car_comes_after_the_card_and_what_it_sets_off() -> None:
    scenario = railway(station="farm castle palace", twigs=2, resin=1, city="courthouse").answer("play:station:0:farm")
    scenario.asks("choose_goods")
    assert "Courthouse" in scenario.decision.prompt and not scenario.entries("train_car")
    scenario.take(twigs=1).expect(twigs=1, berries=2)
    kinds = [entry.kind for entry in scenario.entries()]
    assert kinds[-3:] == ["train_car", "gain", "turn"]


def test_a_card_that_plays_another_gets_its_car_at_the_very_end() -> None:
    scenario = railway(station="postal_pigeon castle palace", berries=2, deck="lamplighter farm mine", hand="")
    scenario.answer("play:station:0:postal_pigeon").choose("mine").expect(
        city="postal_pigeon mine", pebbles=1, berries=1
    )


CAR_GAINS: dict[str, tuple[dict[str, int] | None, dict[str, int]]] = {
    "tile_one_berry": (None, {"berries": 1}),
    "tile_one_resin": (None, {"resin": 1}),
    "tile_one_pebble": (None, {"pebbles": 1}),
    "tile_one_any": ({"berries": 1}, {"berries": 1}),
    "tile_two_twigs": (None, {"twigs": 2}),
    "tile_one_point": (None, {"points": 1}),
}


@covers_each(CAR_GAINS)
def test_every_train_car(name: str, expected: Any) -> None:
    answer, gained = expected
    scenario = railway(station="ruins wanderer castle", berries=2, train_cars=f"tile_one_resin {name} tile_one_resin")
    scenario.answer("play:station:1:wanderer")
    if answer:
        scenario.take(**answer)
    scenario.expect(**gained)


def test_used_cars_go_back_into_the_bag_when_it_is_empty() -> None:
    kinds = "tile_one_berry tile_one_resin tile_one_pebble tile_one_any tile_two_twigs tile_one_point"
    used = kinds.split() * 3
    for shown in CARS.split():
        used.remove(shown)
    scenario = railway(station="wanderer castle castle", berries=2, used_train_cars=" ".join(used))
    scenario.answer("play:station:0:wanderer").expect(berries=1)
    position = scenario.game.position()
    assert position["used_train_cars"] == [] and None not in position["train_cars"]


def test_effects_that_name_the_meadow_do_not_reach_the_station() -> None:
    dear = "castle castle palace palace king king ever_tree ever_tree"
    row: dict[str, Any] = {"station": "farm mine inn", "meadow": dear}
    railway(city="inn", **row).blocked("place:city:0:inn", "no Meadow card")
    railway(city="queen", **row).blocked("place:city:0:queen", "no card of your hand or the Meadow")


# the Station as a place


@covers("station", "bim_little", "dip_dibble", "phill_gurgle")
def test_the_station_sends_a_visitor_on_takes_one_and_gains_a_car() -> None:
    scenario = railway(waiting=["bim_little phill_gurgle", "dip_dibble"]).place("station")
    scenario.asks("choose_one", "bim_little dip_dibble").choose("bim_little")
    scenario.asks("choose_one", "phill_gurgle dip_dibble").choose("phill_gurgle")
    scenario.asks("choose_one", "train_car:0:tile_one_berry train_car:1:tile_one_resin train_car:2:tile_one_pebble")
    scenario.choose("train_car:2:tile_one_pebble").expect(visitors=["phill_gurgle"], pebbles=1, placed=["station"])
    scenario.table(discarded_visitors=["bim_little"])


@pytest.mark.parametrize("place", ["station", "knoll"])
def test_one_worker_of_each_seat(place: str) -> None:
    scenario = railway(placed=[place]).against(placed=[place])
    scenario.blocked(f"place:{place}", "already have a worker there")
    railway().against(placed=[place]).offers(f"place:{place}")


def test_an_empty_pile_is_made_anew_at_once_from_those_sent_on() -> None:
    from everdell_desktop.boxes.newleaf.visitors import ALL

    others = [visitor.id for visitor in ALL if visitor.id not in ("bim_little", "dip_dibble", "ruby_dew")]
    scenario = railway(waiting=["bim_little", "dip_dibble ruby_dew"], discarded_visitors=others).place("station")
    scenario.choose("bim_little")
    first, second = scenario.game.position()["visitors"]
    assert len(first) == 15 and second[:2] == ["dip_dibble", "ruby_dew"] and len(second) == 17
    scenario.table(discarded_visitors=[])


def test_lookout_and_clock_tower_reach_neither_station_nor_knoll() -> None:
    scenario = railway(city="lookout").visit("lookout").offers_not("station", "knoll")
    scenario.offers("basic_3_twig")
    tower = [{"card": "clock_tower", "points": 3}]
    railway(city=tower, placed=["station", "knoll"], workers=0).prepare().expect(season="spring")


# the Knoll


@covers("knoll")
def test_the_knoll_discards_three_draws_three_and_gains_a_car() -> None:
    scenario = railway(meadow=MEADOW, station="castle castle palace", deck="teacher monk judge king queen bard")
    scenario.place("knoll").choose(["meadow:0:inn", "station:1:castle", "meadow:7:mine"])
    scenario.table(discard="castle inn mine")
    scenario.asks("choose_some").offers("meadow:0:teacher", "meadow:7:monk", "station:1:judge")
    scenario.choose(["station:1:judge", "meadow:0:teacher", "station:0:castle"])
    scenario.choose("train_car:0:tile_one_berry").expect(hand="judge teacher castle", berries=1)
    position = scenario.game.position()
    assert position["meadow"][0] == "king" and position["station"] == ["queen", "bard", "palace"]


def test_the_knoll_discards_exactly_three_and_draws_what_fits_the_hand() -> None:
    scenario = railway(meadow=MEADOW, hand="bard " * 2 + "king " * 2 + "judge " * 2 + "monk").place("knoll")
    scenario.refuses(["meadow:0:inn"]).choose(["meadow:0:inn", "meadow:1:inn", "meadow:2:inn"])
    scenario.refuses(["meadow:3:farm", "meadow:4:farm"]).choose(["meadow:3:farm"])
    scenario.choose("train_car:0:tile_one_berry").expect(hand=8, berries=1)


def test_with_a_full_hand_the_knoll_still_brings_the_car() -> None:
    scenario = railway(meadow=MEADOW, hand="farm " * 5 + "king " * 2 + "monk").place("knoll")
    scenario.choose(["meadow:0:inn", "meadow:1:inn", "meadow:2:inn"]).choose("train_car:1:tile_one_resin")
    scenario.expect(hand=8, resin=1)


# forest


@covers("forest_four_twigs", "forest_two_twigs_one_resin")
def test_goods_of_the_forest() -> None:
    forest = "forest_four_twigs forest_two_twigs_one_resin forest_copy_forest"
    railway(forest=forest).place("forest_four_twigs").expect(twigs=4)
    railway(forest=forest).place("forest_two_twigs_one_resin").expect(twigs=2, resin=1)


@covers("forest_copy_forest")
def test_another_forest_place_is_copied_also_an_occupied_one() -> None:
    forest = "forest_four_twigs forest_2_any forest_copy_forest"
    scenario = railway(forest=forest).against(placed=["forest_four_twigs"]).place("forest_copy_forest")
    scenario.asks("choose_one", "forest_four_twigs forest_2_any").choose("forest_four_twigs").expect(twigs=4)


def test_the_rest_of_the_deck_goes_on_without_the_box() -> None:
    given().offers_not("place:station", "ticket")


def test_without_a_deck_a_gap_at_the_station_stays() -> None:
    facts = {"meadow": "mine inn king queen fool bard crane palace", "station": "farm ever_wall photographer"}
    every = Counter({card.id: card.copies for box in (BASE, NEWLEAF) for card in box.cards})
    lying = Counter(word for row in facts.values() for word in row.split())
    away = {"event": "under_new_management", "cards": list((every - lying).elements())}
    scenario = railway(**facts, twigs=2, resin=1).against(events=[away])
    scenario.answer("play:station:0:farm").expect(berries=2)
    assert scenario.game.position()["station"] == [None, "ever_wall", "photographer"]
    assert scenario.game.position()["train_cars"][0] is not None
