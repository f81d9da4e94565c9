"""The eight big critters: workers in the saddle."""

from __future__ import annotations

import json

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.reading import PositionError
from tests.scenario import covers
from tests.spirecrest.table import alone, explore, leaving, mountain, rider, taking

SUMMER = {"season": "summer", "weather": {"summer": "weather_heat_wave"}}
NAMES = ("stubblehoof", "truffle", "corliander", "firebeak", "honeypaw", "king_rhun", "whisper", "windlore")


@pytest.mark.parametrize("name", NAMES)
def test_a_big_critter_goes_wherever_a_worker_may(name: str) -> None:
    scenario = mountain(**SUMMER, discoveries=f"discovery_{name}", workers=1)
    scenario.answer(f"ride:big_critter_{name}:basic_1_pebble").expect(pebbles=1, workers=0)
    assert scenario.game.position()["seats"][0]["placed"] == [rider(name, "basic_1_pebble")]


@covers("discovery_truffle")
def test_a_big_critter_takes_the_place_of_a_worker_at_home() -> None:
    scenario = taking("discovery_truffle", "winter").expect(workers=3)
    kinds = [worker.kind for worker in scenario.game.state.players[0].workers]
    assert sorted(kinds) == ["big_critter_truffle", "worker", "worker"]


def test_it_must_be_out_before_the_next_season() -> None:
    scenario = mountain(**SUMMER, discoveries="discovery_truffle", workers=1, placed=["basic_1_berry"] * 3)
    scenario.blocked("prepare", "1 worker is still to be placed")
    scenario.offers("ride:big_critter_truffle:basic_1_berry").blocked("place:basic_1_berry", "all your workers")


def test_rangers_do_not_move_it() -> None:
    placed = [rider("truffle", "basic_3_twig"), "basic_1_pebble"]
    scenario = mountain(**SUMMER, discoveries="discovery_truffle", workers=0, placed=placed, hand="ranger", berries=3)
    scenario.play("ranger").offers_not("from:basic_3_twig")


def test_it_may_stay_for_good() -> None:
    facts = {**SUMMER, "discoveries": "discovery_honeypaw", "city": "monastery", "twigs": 2}
    scenario = mountain(**facts).answer("ride:big_critter_honeypaw:city:0:monastery")
    scenario.expect(points=4, twigs=0)


# Truffle


@covers("big_critter_truffle")
def test_truffle_uses_green_cards_of_any_city() -> None:
    scenario = mountain(**SUMMER, discoveries="discovery_truffle").against(city="general_store farm", season="summer")
    scenario.answer("ride:big_critter_truffle:city:1:general_store").take(pebbles=1)
    scenario.expect(berries=2, pebbles=1, hand=1).expect(seat=1, goods=0, points=0)
    own = mountain(**SUMMER, discoveries="discovery_truffle", city="mine")
    own.answer("ride:big_critter_truffle:city:0:mine").take(twigs=1).expect(pebbles=1, twigs=1, hand=1)


def test_truffle_keeps_off_storehouses_and_closed_cards() -> None:
    scenario = mountain(**SUMMER, discoveries="discovery_truffle", city="storehouse inn lookout")
    scenario.against(city="storehouse lookout", season="summer")
    scenario.offers_not("ride:big_critter_truffle:city:1:storehouse", "ride:big_critter_truffle:city:1:lookout")
    scenario.offers("ride:big_critter_truffle:city:0:storehouse", "ride:big_critter_truffle:city:0:lookout")
    fetched = mountain(**SUMMER, discoveries="discovery_truffle", city=[{"card": "storehouse", "goods": {"twig": 3}}])
    fetched.answer("ride:big_critter_truffle:city:0:storehouse").expect(twigs=3, hand=0)


def test_truffle_keeps_off_rugwort_the_rowdy() -> None:
    facts = {**SUMMER, "boxes": "base rugwort spirecrest", "discoveries": "discovery_truffle"}
    scenario = mountain(**facts, city="rugwort_the_rowdy farm")
    scenario.offers("ride:big_critter_truffle:city:0:farm")
    scenario.offers_not("ride:big_critter_truffle:city:0:rugwort_the_rowdy")


def test_alone_truffle_uses_green_cards_of_rugwort() -> None:
    scenario = alone(**SUMMER, discoveries="discovery_truffle", rugwort={"city": ["mine"]})
    scenario.answer("ride:big_critter_truffle:city:1:mine").take(twigs=1).expect(pebbles=1, twigs=1, hand=1)


# King Rhun


@covers("discovery_king_rhun", "big_critter_king_rhun")
def test_king_rhun_gains_as_many_resources_as_a_purple_card_has_points() -> None:
    scenario = mountain(**SUMMER, discoveries="discovery_king_rhun", city="castle farm")
    scenario.against(city="palace", season="summer").offers_not("ride:big_critter_king_rhun:city:1:palace")
    scenario.offers_not("ride:big_critter_king_rhun:city:0:farm")
    scenario.answer("ride:big_critter_king_rhun:city:0:castle").take(pebbles=3, berries=1).expect(pebbles=3, berries=1)


# Whisper


@covers("discovery_whisper", "big_critter_whisper")
def test_whisper_joins_exclusive_spaces_that_are_taken() -> None:
    scenario = mountain(**SUMMER, discoveries="discovery_whisper", forest="forest_3_berry")
    scenario.against(placed=["basic_3_twig", "forest_3_berry"], season="summer")
    scenario.blocked("place:basic_3_twig", "occupied").offers("ride:big_critter_whisper:forest_3_berry")
    scenario.answer("ride:big_critter_whisper:basic_3_twig").expect(twigs=3)


def test_whisper_goes_nowhere_it_could_not_go_anyway() -> None:
    placed = ["forest_3_berry"]
    scenario = mountain(**SUMMER, discoveries="discovery_whisper", forest="forest_3_berry", placed=placed)
    scenario.blocked("ride:big_critter_whisper:forest_3_berry", "already")
    event = mountain(**SUMMER, discoveries="discovery_whisper").against(
        season="summer", events="grand_tour", placed=["event:grand_tour", "journey_5"]
    )
    event.offers_not("ride:big_critter_whisper:event:grand_tour", "ride:big_critter_whisper:journey_5")


def test_alone_whisper_joins_rugwort() -> None:
    scenario = alone(**SUMMER, discoveries="discovery_whisper").blocked("place:basic_1_pebble", "occupied")
    scenario.answer("ride:big_critter_whisper:basic_1_pebble").expect(pebbles=1)


# Corliander


@covers("discovery_corliander", "big_critter_corliander")
def test_corliander_needs_half_of_the_cards_rounded_up() -> None:
    corliander = {**SUMMER, "discoveries": "discovery_corliander"}
    one = mountain(**corliander, city="inn").blocked("ride:big_critter_corliander:event:grand_tour", "1 more")
    one.blocked("claim:grand_tour", "needs 2 more")
    two = mountain(**corliander, city="inn lookout").answer("ride:big_critter_corliander:event:grand_tour")
    two.expect(events="grand_tour")
    mountain(**corliander, city="farm mine").offers("ride:big_critter_corliander:event:harvest_festival")


def test_corliander_needs_one_of_two_named_cards_and_five_of_ten_of_the_games() -> None:
    special = "a_well_run_city the_everdell_games"
    corliander = {**SUMMER, "discoveries": "discovery_corliander", "special_events": special}
    ride = "ride:big_critter_corliander:event:"
    mountain(**corliander, city="clock_tower").offers(ride + "a_well_run_city")
    mountain(**corliander, city="farm").blocked(ride + "a_well_run_city", "1 more")
    mountain(**corliander, city="farm mine inn lookout crane").offers(ride + "the_everdell_games")
    mountain(**corliander, city="farm mine twig_barge inn lookout").blocked(ride + "the_everdell_games", "1 more")


def test_payments_of_an_event_are_not_halved() -> None:
    corliander = {**SUMMER, "discoveries": "discovery_corliander", "special_events": "croak_wart_cure"}
    ride = "ride:big_critter_corliander:event:croak_wart_cure"
    mountain(**corliander, city="undertaker").blocked(ride, "")


# Honeypaw


@covers("discovery_honeypaw", "big_critter_honeypaw")
def test_honeypaw_finds_a_berry_for_each_resource_up_to_three() -> None:
    honeypaw = {**SUMMER, "discoveries": "discovery_honeypaw"}
    mountain(**honeypaw).answer("ride:big_critter_honeypaw:basic_3_twig").expect(twigs=3, berries=3)
    mountain(**honeypaw).answer("ride:big_critter_honeypaw:basic_1_pebble").expect(pebbles=1, berries=1)
    mountain(**honeypaw).answer("ride:big_critter_honeypaw:basic_1_berry_1_card").expect(berries=1, hand=1)
    mixed = mountain(**honeypaw, forest="forest_1_twig_1_resin_1_berry")
    mixed.answer("ride:big_critter_honeypaw:forest_1_twig_1_resin_1_berry").expect(goods=3)
    chosen = mountain(**honeypaw, forest="forest_2_any").answer("ride:big_critter_honeypaw:forest_2_any")
    chosen.take(twigs=2).expect(twigs=2, berries=2)


def test_drought_spares_honeypaws_berries() -> None:
    scenario = mountain(season="summer", weather="weather_drought", discoveries="discovery_honeypaw")
    scenario.answer("ride:big_critter_honeypaw:basic_3_twig").expect(twigs=3, berries=3)


# the birds


@covers("discovery_windlore", "big_critter_windlore")
def test_windlore_draws_from_the_deck_and_after_opponents_who_drew() -> None:
    windlore = {**SUMMER, "discoveries": "discovery_windlore"}
    scenario = mountain(**windlore).against(season="summer")
    scenario.answer("ride:big_critter_windlore:deck").expect(hand=3)
    scenario.place("basic_1_berry_1_card").expect(hand=5)
    scenario.place("basic_1_pebble").place("basic_3_twig").expect(hand=5)


def test_windlore_goes_over_the_limit_and_discards_at_once() -> None:
    there = [rider("windlore", "deck")]
    scenario = mountain(**SUMMER).against(
        season="summer", discoveries=["discovery_windlore"], placed=there, hand="farm " * 7
    )
    scenario.place("basic_1_berry_1_card").asks("choose_some").choose(["farm"]).expect(seat=1, hand=8)


@covers("discovery_firebeak", "big_critter_firebeak")
def test_firebeak_takes_from_the_discard_pile_and_from_what_opponents_discard() -> None:
    firebeak = {**SUMMER, "discoveries": "discovery_firebeak"}
    scenario = mountain(**firebeak, discard="farm mine inn castle").against(season="summer", hand="king queen")
    scenario.answer("ride:big_critter_firebeak:discard").asks("choose_some", "farm mine inn castle")
    scenario.choose(["farm", "mine", "castle"]).expect(hand="farm mine castle")
    scenario.place("haven").choose(["king", "queen"]).take(twigs=1).asks("choose_some", "king queen")
    assert scenario.decision.seat == 0
    scenario.choose(["king"]).expect(hand="farm mine castle king")
    assert sorted(card.id for card in scenario.game.state.discard) == ["inn", "queen"]


def test_the_birds_do_not_answer_their_owner() -> None:
    scenario = mountain(**SUMMER, discoveries="discovery_windlore", placed=[rider("windlore", "deck")], workers=2)
    scenario.place("basic_1_berry_1_card").expect(hand=1)


def test_alone_the_birds_only_give_their_first_cards() -> None:
    scenario = alone(**SUMMER, discoveries="discovery_windlore").answer("ride:big_critter_windlore:deck")
    scenario.expect(hand=3)


# Stubblehoof


@covers("discovery_stubblehoof", "big_critter_stubblehoof")
def test_stubblehoof_may_stay_and_use_its_place_again() -> None:
    placed = [rider("stubblehoof", "basic_3_twig"), "basic_1_berry", "basic_1_berry"]
    facts = {"discoveries": ["discovery_stubblehoof"], "placed": placed}
    scenario = leaving("spring", **facts).prepare().asks("choose_one", "yes skip").choose("yes").take(pebbles=1)
    scenario.expect(midway=True, twigs=3, pebbles=1, hand=1, placed=["basic_3_twig"], workers=3)
    home = leaving("spring", **facts).prepare().skip()
    home.expect(midway=True, twigs=0, hand=0, placed=[], workers=4)


def test_stubblehoof_does_not_stay_on_events_or_where_it_stays_for_good() -> None:
    placed = [rider("stubblehoof", "event:grand_tour"), "basic_1_berry", "basic_1_berry"]
    scenario = leaving("spring", discoveries=["discovery_stubblehoof"], placed=placed, events="grand_tour").prepare()
    scenario.expect(midway=True, workers=4)


def test_a_rat_comes_to_its_place_even_where_stubblehoof_stayed() -> None:
    placed = [rider("stubblehoof", "basic_1_pebble"), "basic_1_berry", "basic_1_berry"]
    scenario = alone(season="spring", workers=0, discoveries=["discovery_stubblehoof"], placed=placed)
    scenario.prepare().choose("yes").take(twigs=1)
    while not scenario.decision.main:
        least = 2 if scenario.decision.purpose == "draw" else 1
        keys = [option.key for option in scenario.decision.options][:least]
        scenario.choose(keys if least == 2 else keys[0])
    there = [
        worker.kind for player in scenario.game.state.players for worker in player.workers
        if worker.place is not None and worker.place.text == "basic_1_pebble"
    ]  # fmt: skip
    assert sorted(there) == ["big_critter_stubblehoof", "worker"]
    saved = scenario.game.save()
    assert Game.load(saved, SHELF).position() == scenario.game.position()


def test_no_other_worker_stands_with_a_rat() -> None:
    """Neither an ordinary one nor another big critter that goes where others go."""
    for worker in ("basic_3_twig", rider("honeypaw", "basic_3_twig")):
        with pytest.raises(PositionError, match="2 workers stand on basic_3_twig, but there is room for 1"):
            alone(season="winter", discoveries=["discovery_honeypaw"], placed=[worker]).offers("pass")


def test_the_weather_that_ends_still_holds_for_stubblehoof() -> None:
    placed = [rider("stubblehoof", "basic_1_berry"), *["basic_1_pebble", "basic_1_berry", "basic_1_resin_1_card"]]
    facts = {"discoveries": ["discovery_stubblehoof"], "placed": placed, "weather": "weather_drought"}
    leaving("summer", **facts).prepare().choose("yes").take(twigs=1).expect(midway=True, berries=0, twigs=1)


def test_the_hideout_takes_a_big_critter_without_its_ability() -> None:
    hideout = "discovery_grey_cloaks_hideout"
    held = ["discovery_honeypaw", hideout]
    scenario = mountain(**SUMMER, discoveries=held, placed=[rider("honeypaw", "basic_3_twig")], workers=3)
    scenario.place(hideout).expect(twigs=3, berries=0)


def test_two_discoveries_make_two_big_critters() -> None:
    scenario = explore(
        leaving(
            "spring", discoveries=["discovery_truffle"], deck_of={"peaks": ["discovery_whisper"]},
            placed=[rider("truffle", "basic_1_berry"), "basic_1_berry", "basic_1_berry"],
        ),
        "map_lily_ponds", "discovery_whisper",
    )  # fmt: skip
    kinds = sorted(worker.kind for worker in scenario.game.state.players[0].workers)
    assert kinds == ["big_critter_truffle", "big_critter_whisper", "worker", "worker"]


def test_of_several_kinds_the_player_chooses_whom_rugwort_kidnaps() -> None:
    """spirecrest.json, solo_ties: a big critter may be the one."""
    places = ["basic_1_berry", "basic_2_card_1_point", "basic_1_resin_1_card", rider("truffle", "basic_2_twig_1_card")]
    facts = {"season": "summer", "workers": 0, "placed": places, "discoveries": ["discovery_truffle"]}
    free = {"ridge": ["discovery_greensprout_city"]}
    for kept, lost in (("big_critter_truffle", "worker"), ("worker", "big_critter_truffle")):
        scenario = alone(3, **facts, deck_of=free).prepare().choose("map_meeks_crossing")
        scenario.offers("worker", "big_critter_truffle").choose(lost).expect(workers=5)
        kinds = [worker.kind for worker in scenario.game.state.players[0].workers]
        assert kept in kinds and kinds.count("worker") == (4 if lost == "worker" else 5)
        assert Game.load(json.loads(json.dumps(scenario.game.save())), SHELF).notice == ""


@covers("discovery_grey_cloaks_hideout")
def test_where_two_stand_together_the_ordinary_worker_moves_into_the_hideout() -> None:
    hideout = "discovery_grey_cloaks_hideout"
    placed = [rider("honeypaw", "basic_1_berry"), "basic_1_berry"]
    facts = {**SUMMER, "discoveries": ["discovery_honeypaw", hideout], "workers": 0, "placed": placed}
    scenario = mountain(**facts).place(hideout).expect(berries=1)
    standing = {worker.kind: worker.place.text for worker in scenario.game.state.players[0].workers if worker.place}
    assert standing == {"big_critter_honeypaw": "basic_1_berry", "worker": hideout}
