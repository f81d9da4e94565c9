"""The cards of the deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pearlbrook.table import THREE_GREEN, TWO_BLUE, TWO_TAN, alone, frog, hidden, on, river
from tests.scenario import PAIR, covers, filler

# Bridge


@covers("bridge")
def test_a_bridge_draws_two_cards_for_each_pearl_gained() -> None:
    scenario = river(hand="farm inn", city="bridge", twigs=2, deck="king queen castle").place("shoal")
    scenario.expect(pearls=1, hand="king queen")


@covers("bridge")
def test_pearls_owned_raise_the_hand_limit() -> None:
    hand = "farm " * 7
    scenario = river(hand=hand, city="bridge", pearls=3).place("basic_2_card_1_point").expect(hand=9)
    assert scenario.game.rules.hand_limit_of(scenario.game.state, 0) == 11
    river(hand=hand, pearls=3).place("basic_2_card_1_point").expect(hand=8)


@covers("bridge")
def test_the_new_pearl_counts_for_the_cards_it_draws() -> None:
    scenario = river(hand="farm " * 8, city="crane judge bridge", cards={TWO_BLUE: hidden("ballroom")})
    scenario.place(TWO_BLUE).expect(pearls=1, hand=9)


@covers("bridge")
def test_a_limit_that_falls_throws_nothing_away_but_lets_nothing_in() -> None:
    scenario = river(hand="farm " * 8 + "inn", city="bridge", pearls=1, adornments="seaglass_amulet")
    scenario.answer("adorn:seaglass_amulet").take(twigs=3).expect(hand=9, pearls=0, points=1)


@covers("bridge")
def test_pearls_from_before_the_bridge_draw_nothing() -> None:
    river(hand="bridge", twigs=2, pebbles=1, pearls=2).play("bridge").expect(hand="", city="bridge", pearls=2)


@covers("bridge")
def test_a_bridge_of_somebody_else_does_nothing() -> None:
    river(hand="farm inn", twigs=2).against(city="bridge").place("shoal").expect(pearls=1, hand="")


# Ferry


@covers("ferry")
def test_a_ferry_uses_an_open_river_card_whatever_stands_there() -> None:
    scenario = river(city="ferry", hand="king", cards={TWO_BLUE: "omicron_the_elder"})
    scenario.against(placed=[frog(TWO_BLUE)]).visit("ferry").choose("use:omicron_the_elder")
    scenario.expect(pearls=1, points=1, hand="", placed="city:0:ferry")


@covers("ferry")
def test_a_ferry_is_closed_while_nothing_lies_open() -> None:
    river(city="ferry").blocked("place:city:0:ferry", "no river card lies face up yet")


@covers("ferry")
def test_a_ferry_takes_frogs_only() -> None:
    cards = {TWO_BLUE: "ballroom"}
    scenario = river(city="ferry", cards=cards, placed=[frog("shoal")])
    scenario.blocked("place:city:0:ferry", "all your frogs are placed")
    river(city="ferry", cards=cards, workers=0).offers("place:city:0:ferry")


@covers("ferry")
def test_a_ferry_offers_neither_the_shoal_nor_hidden_cards() -> None:
    cards = {TWO_BLUE: "market", TWO_TAN: "watermill", THREE_GREEN: hidden("omicron_the_elder")}
    scenario = river(city="ferry", cards=cards, hand="king", points=1, twigs=1).visit("ferry")
    scenario.asks("choose_one", "use:market use:watermill skip").skip().expect(points=1, pearls=0)


@covers("ferry")
def test_a_foreign_frog_brings_the_owner_of_the_ferry_a_point() -> None:
    scenario = river(cards={TWO_BLUE: "omicron_the_elder"}, hand="king").against(city="ferry")
    scenario.visit("ferry", seat=1).choose("use:omicron_the_elder").expect(pearls=1, points=1)
    scenario.expect(seat=1, points=1)


@covers("ferry")
def test_a_ferry_has_room_for_one_frog() -> None:
    scenario = river(city="ferry", cards={TWO_BLUE: "ballroom"}).against(name="Mice", placed=[frog("city:0:ferry")])
    scenario.blocked("place:city:0:ferry", "occupied by Mice")


@covers("ferry")
def test_the_frog_of_a_ferry_that_is_discarded_waits_for_the_season() -> None:
    scenario = river(city="ferry university", placed=[frog("city:0:ferry")]).visit("university").take(twigs=1)
    scenario.expect(placed="city:0:university city:0:university", city="university")


# Ferry Ferret and Harbor


@covers("ferry_ferret")
def test_a_ferry_ferret_brings_points_with_two_pearls() -> None:
    river(hand="ferry_ferret", berries=3, pearls=2).play("ferry_ferret").expect(points=2, pearls=2)
    river(hand="ferry_ferret", berries=3, pearls=1).play("ferry_ferret").expect(points=0)


@covers("ferry_ferret", "harbor")
def test_they_act_at_every_production() -> None:
    scenario = river(city="ferry_ferret harbor", pearls=3, workers=0).prepare().take(twigs=1, pebbles=1)
    scenario.expect(points=2, twigs=1, pebbles=1, season="spring")


@covers("harbor")
def test_a_harbor_brings_goods_of_choice_with_two_pearls() -> None:
    scenario = river(hand="harbor", twigs=3, resin=1, pebbles=1, pearls=2).play("harbor").take(berries=2)
    scenario.expect(berries=2, goods=2, pearls=2)
    river(hand="harbor", twigs=3, resin=1, pebbles=1, pearls=1).play("harbor").expect(goods=0)


@covers("harbor", "ferry_ferret")
@pytest.mark.parametrize(("mine", "theirs", "points"), [(0, 2, 2), (2, 0, 0)])
def test_a_copy_looks_at_the_pearls_of_the_copied_cards_owner(mine: int, theirs: int, points: int) -> None:
    scenario = river(hand="miner_mole", berries=3, pearls=mine).against(city="ferry_ferret harbor", pearls=theirs)
    scenario.play("miner_mole").choose("ferry_ferret@1").expect(points=points)
    scenario = river(hand="miner_mole", berries=3, pearls=mine).against(city="ferry_ferret harbor", pearls=theirs)
    scenario.play("miner_mole").choose("harbor@1")
    if theirs:
        scenario.take(resin=2)
    scenario.expect(goods=points)


# Messenger

FOURTEEN = "judge historian shopkeeper teacher king queen architect bard fool ranger shepherd undertaker doctor monk"
"""Critters that fill all but one space of a city and leave no construction to lodge on."""


@covers("messenger")
def test_a_messenger_brings_a_card_and_a_point_and_lies_on_a_construction() -> None:
    scenario = river(hand="messenger", berries=2, city="farm", deck="king").play("messenger")
    scenario.expect(hand="king", points=1, city="farm messenger").on_card("messenger", on="farm")


@covers("messenger")
def test_which_construction_is_the_players_choice() -> None:
    scenario = river(hand="messenger", berries=2, city="farm crane wanderer").play("messenger")
    scenario.asks("choose_one", "farm crane").choose("crane").on_card("messenger", on="crane")


@covers("messenger")
def test_a_construction_carries_one_messenger() -> None:
    city: list[Any] = ["farm", on("messenger", "farm")]
    reason = "needs a construction of yours without a Messenger"
    river(hand="messenger", berries=2, city=city).blocked("play:hand:messenger", reason)
    river(hand="messenger", berries=2, city="wanderer").blocked("play:hand:messenger", reason)
    scenario = river(hand="messenger", berries=2, city=[*city, "mine"]).play("messenger")
    scenario.on_card("messenger.2", on="mine")


@covers("messenger")
def test_a_messenger_comes_into_a_full_city() -> None:
    scenario = river(hand="messenger", berries=2, city=filler(15)).play("messenger").choose("mine")
    scenario.on_card("messenger", on="mine").expect(points=1)
    assert len(scenario.game.state.players[0].city) == 16


@covers("messenger")
def test_a_messenger_moves_when_its_construction_leaves() -> None:
    city = ["university", "farm", "mine", on("messenger", "farm")]
    scenario = river(city=city).visit("university").choose("farm").take(twigs=1)
    scenario.asks("choose_one", "university mine").choose("mine").on_card("messenger", on="mine")


@covers("messenger")
def test_a_messenger_with_nowhere_to_go_stays_in_the_city() -> None:
    scenario = river(city=["ferry_ferret", "twig_barge", on("messenger", "twig_barge")], special_events="river_race")
    scenario.claim("river_race").choose("twig_barge").take(twigs=2).expect(city="ferry_ferret messenger")
    scenario.on_card("messenger", on="")


@covers("messenger")
def test_a_homeless_messenger_joins_the_next_construction() -> None:
    scenario = river(city="messenger queen king", hand="farm", twigs=2, resin=1).play("farm")
    scenario.on_card("messenger", on="farm").expect(city="messenger queen king farm")


@covers("messenger")
def test_the_construction_it_waits_for_comes_even_into_a_full_city() -> None:
    scenario = river(city=f"{FOURTEEN} messenger", hand="farm mine", twigs=2, resin=1)
    assert scenario.game.state.players[0].built("messenger").on == ""
    scenario.offers("play:hand:farm").play("farm")
    scenario.on_card("messenger", on="farm")
    full = river(city=f"{FOURTEEN} chip_sweep", hand="farm", twigs=2, resin=1)
    full.blocked("play:hand:farm", "the city is full")


@covers("messenger")
def test_a_homeless_messenger_fills_a_space() -> None:
    scenario = river(city=f"{FOURTEEN} messenger", hand="chip_sweep", berries=3)
    scenario.blocked("play:hand:chip_sweep", "the city is full")


@covers("messenger")
def test_ruins_in_place_of_its_construction_may_take_it_in() -> None:
    for choice in ("ruins", "mine"):
        scenario = river(city=["farm", "mine", on("messenger", "farm")], hand="ruins").play("ruins").choose("farm")
        scenario.asks("choose_one", "ruins mine").choose(choice).on_card("messenger", on=choice)
        scenario.expect(city="mine messenger ruins", twigs=2, resin=1, hand=2)


@covers("messenger")
def test_a_crane_that_leaves_hands_its_messenger_on() -> None:
    city = [*FOURTEEN.split(), "crane", on("messenger", "crane")]
    scenario = river(city=city, hand="farm")
    scenario.play("farm").on_card("messenger", on="farm")
    assert scenario.game.state.players[0].city[-1].uid == "farm"


# Pirate


@covers("pirate")
def test_a_pirate_swaps_cards_and_finds_a_pearl_among_seven_points() -> None:
    scenario = river(hand="pirate farm inn mine", berries=3, deck="king castle farm").play("pirate")
    scenario.choose(["farm", "inn"]).expect(hand="mine king castle", pearls=1, city="pirate")
    (entry,) = scenario.entries("reveal")
    assert entry.seen_by(1)["cards"] == ["king", "castle"]


@covers("pirate")
def test_a_fool_is_subtracted_and_bonus_points_do_not_count() -> None:
    scenario = river(hand="pirate farm inn mine", berries=3, deck="king castle fool").play("pirate")
    scenario.choose(["farm", "inn", "mine"]).expect(hand="king castle fool", pearls=0)
    scenario = river(hand="pirate farm inn mine", berries=3, deck="king inn farm").play("pirate")
    scenario.choose(["farm", "inn", "mine"]).expect(pearls=1)


@covers("pirate")
def test_a_pirate_swaps_four_at_most_and_none_at_all_if_you_like() -> None:
    scenario = river(hand="pirate farm farm farm farm farm", berries=3).play("pirate").refuses(["farm"] * 5)
    scenario.choose([]).expect(hand=5, pearls=0)


@covers("pirate")
def test_a_pirate_takes_no_space() -> None:
    river(hand="pirate", berries=3, city=filler(15)).play("pirate").expect(pearls=0)


# Pirate Ship


@covers("pirate_ship")
def test_a_pirate_ship_sails_and_brings_goods_and_points_for_pearls() -> None:
    scenario = river(city=[{"card": "pirate_ship", "occupied": True}]).against(pearls=2)
    scenario.visit("pirate_ship").take(twigs=1, berries=1).expect(city="", points=2, goods=2, workers=1)
    scenario.expect(seat=1, city="pirate_ship", pearls=2).on_card("pirate_ship", seat=1, occupied=True)
    scenario.expect(placed="city:1:pirate_ship")


@covers("pirate_ship")
def test_three_pearls_count_at_most_and_none_bring_nothing() -> None:
    river(city="pirate_ship").against(pearls=5).visit("pirate_ship").take(resin=3).expect(points=3, resin=3)
    river(city="pirate_ship").against().visit("pirate_ship").expect(points=0, goods=0)


@covers("pirate_ship")
def test_a_pirate_ship_costs_nothing_and_takes_a_space() -> None:
    river(hand="pirate_ship").play("pirate_ship").expect(city="pirate_ship")
    river(hand="pirate_ship", city=filler(15)).blocked("play:hand:pirate_ship", "the city is full")


@covers("pirate_ship")
def test_a_pirate_ship_needs_a_free_space_to_sail_to() -> None:
    river(city="pirate_ship").against(city=filler(15)).blocked(
        "place:city:0:pirate_ship", "no opponent has a free space for the ship"
    )
    river(city="pirate_ship").against(city=filler(14)).visit("pirate_ship").expect(city="")


@covers("pirate_ship")
def test_where_the_ship_sails_is_a_choice() -> None:
    scenario = river(city="pirate_ship").against(city=filler(15)).against().against(passed=True, season="autumn")
    scenario.visit("pirate_ship").asks("choose_one", "seat:2 seat:3").choose("seat:3")
    scenario.expect(seat=3, city="pirate_ship")


@covers("pirate_ship")
def test_only_its_city_uses_the_ship_and_not_while_the_worker_is_on_it() -> None:
    scenario = river(city="pirate_ship").against(name="Mice")
    scenario.visit("pirate_ship").blocked("place:city:1:pirate_ship", "occupied by P0")
    again = river().against(city="pirate_ship")
    again.offers_not("place:city:1:pirate_ship")


@covers("pirate_ship")
def test_the_worker_comes_home_with_the_season_and_the_ship_may_sail_on() -> None:
    scenario = river(workers=0, placed=["city:1:pirate_ship"]).against(city="pirate_ship", workers=1)
    scenario.prepare().expect(season="spring", placed=[], workers=2)
    scenario.visit("pirate_ship", seat=1).expect(city="pirate_ship").expect(seat=1, city="")


@covers("pirate_ship", "messenger")
def test_a_messenger_stays_behind_when_the_ship_sails() -> None:
    scenario = river(city=["pirate_ship", "farm", on("messenger", "pirate_ship")]).visit("pirate_ship")
    scenario.expect(city="farm messenger").on_card("messenger", on="farm")


@covers("pirate_ship", "messenger")
def test_a_ship_takes_in_the_homeless_messenger_of_the_city_it_comes_to() -> None:
    scenario = river(city="pirate_ship").against(city="messenger queen").visit("pirate_ship")
    scenario.on_card("messenger", seat=1, on="pirate_ship")


@covers("pirate_ship")
def test_a_second_ship_in_a_city_has_a_name_of_its_own() -> None:
    scenario = river(city="pirate_ship").against(city="pirate_ship").visit("pirate_ship")
    scenario.expect(placed="city:1:pirate_ship.2")


# Shipwright


@covers("shipwright", "bridge", "ferry", "pirate")
def test_a_shipwright_counts_the_cards_of_the_river_itself_too() -> None:
    river(city="shipwright bridge ferry pirate farm king").scores(prosperity=4)
    river(city="shipwright", pearls=3, played_adornments="bell").scores(prosperity=1)


@covers("shipwright", "harbor")
def test_a_shipwright_moves_into_a_harbor() -> None:
    scenario = river(hand="shipwright", city="harbor").play("shipwright").on_card("harbor", occupied=True)
    scenario.expect(city="harbor shipwright")


# with the base game


def test_pairs_are_still_counted_as_pairs_with_messengers_around() -> None:
    scenario = river(city=[*PAIR, "farm", on("messenger", "farm")], events=["flying_doctor_service"])
    scenario.scores(events=3)


def test_a_king_does_not_count_wonders() -> None:
    river(city="king", events="hopewatch_gate tax_relief").scores(prosperity=2, wonders=10, events=3)


# alone


@covers("pirate_ship")
def test_alone_a_ship_sails_to_rugwort_for_nothing() -> None:
    scenario = alone(city="pirate_ship").visit("pirate_ship").expect(city="", points=0, goods=0)
    assert [built.card.id for built in scenario.game.state.players[1].city] == ["pirate_ship"]


@covers("ferry")
def test_alone_rugworts_ferry_is_open_and_brings_him_a_point() -> None:
    scenario = alone(rugwort={"city": ["ferry"]}, cards={TWO_BLUE: "ballroom"}).visit("ferry", seat=1)
    assert scenario.game.state.players[1].points == 1


def test_alone_rugwort_has_no_frog_pearls_or_adornments() -> None:
    basic = "basic_3_twig basic_2_twig_1_card basic_1_berry basic_2_resin"
    game = alone(year=3, season="summer", workers=0, placed=basic).prepare().game
    assert all(worker.kind == "worker" for worker in game.state.players[1].workers)
    assert [worker.kind for worker in game.state.players[0].workers].count("frog") == 1
    assert game.state.players[0].free_workers == 5
    assert set(game.scores()[1].parts) == {"cards", "tokens", "journey", "events"}
