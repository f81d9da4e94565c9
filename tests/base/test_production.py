"""Scenarios of the green cards: played, at Production, copied, and with nothing to do."""

from typing import Any

import pytest

from tests.scenario import PAIR, Scenario, covers, covers_each, filler, given, solo

SIMPLE = {
    "farm": ({"twigs": 2, "resin": 1}, {"berries": 1}),
    "mine": ({"twigs": 1, "resin": 1, "pebbles": 1}, {"pebbles": 1}),
    "twig_barge": ({"twigs": 1, "pebbles": 1}, {"twigs": 2}),
    "resin_refinery": ({"resin": 1, "pebbles": 1}, {"resin": 1}),
    "general_store": ({"resin": 1, "pebbles": 1}, {"berries": 1}),
}
EIGHT = "inn inn inn post_office post_office post_office king king"


def spring(**facts: Any) -> Scenario:
    """All workers are out, and seat 0 is about to prepare for spring, with Production."""
    return given(workers=0, **facts)


# what they all do


@covers_each(SIMPLE)
def test_simple_card_produces_when_played(name: str, expected: Any) -> None:
    cost, yields = expected
    sum_of_goods = sum(yields.values())
    given(hand=name, **cost).play(name).expect(**yields, goods=sum_of_goods, city=name, hand=0, points=0)


@covers_each(SIMPLE)
def test_simple_card_produces_in_spring(name: str, expected: Any) -> None:
    yields = expected[1]
    spring(city=name).prepare().expect(**yields, goods=sum(yields.values()), season="spring", workers=1)


@covers_each(SIMPLE)
def test_simple_card_produces_in_autumn(name: str, expected: Any) -> None:
    yields = expected[1]
    scenario = given(season="summer", workers=0, city=name).prepare()
    scenario.expect(**yields, goods=sum(yields.values()), season="autumn", workers=2)


@covers_each(SIMPLE)
def test_two_copies_produce_twice(name: str, expected: Any) -> None:
    yields = {kind: 2 * number for kind, number in expected[1].items()}
    spring(city=f"{name} {name}").prepare().expect(**yields, goods=sum(yields.values()))


@covers("farm")
def test_no_production_in_summer() -> None:
    scenario = given(season="spring", workers=0, city="farm farm", meadow=EIGHT).prepare()
    scenario.choose(["meadow:0:inn", "meadow:6:king"]).expect(goods=0, season="summer", hand="inn king")


@covers("farm")
def test_green_card_played_in_summer_still_produces() -> None:
    given(season="summer", hand="farm", twigs=2, resin=1).play("farm").expect(berries=1)


@covers("farm", "mine")
def test_a_played_green_card_activates_only_itself() -> None:
    given(hand="farm", city="mine farm", twigs=2, resin=1).play("farm").expect(berries=1, goods=1)


@covers("farm")
def test_production_is_only_for_the_player_who_prepares() -> None:
    spring(city="farm").against(city="farm").prepare().expect(berries=1).expect(seat=1, goods=0)


@covers("woodcarver", "doctor", "peddler")
def test_the_player_orders_green_cards_that_ask() -> None:
    scenario = spring(city="doctor peddler woodcarver farm").prepare()
    scenario.asks("arrange", "doctor peddler woodcarver").refuses(["doctor", "peddler"])


@covers("farm", "mine", "woodcarver")
def test_no_order_is_asked_when_it_cannot_matter() -> None:
    spring(city="farm mine woodcarver").prepare().expect(berries=1, pebbles=1)


# Farm


@covers("farm")
@pytest.mark.parametrize("guest", ["harvester", "gatherer"])
def test_farm_takes_in_a_harvester_or_a_gatherer_free(guest: str) -> None:
    given(hand=guest, city="farm").play(guest).expect(city=f"farm {guest}", goods=0).on_card("farm", occupied=True)


@covers("farm")
@pytest.mark.parametrize("guest", ["harvester", "gatherer"])
def test_one_farm_takes_in_only_one_of_the_two(guest: str) -> None:
    given(hand=guest, city=[{"card": "farm", "occupied": True}]).blocked(f"play:hand:{guest}", "more")


@covers("farm")
def test_the_second_farm_takes_in_the_second_critter() -> None:
    scenario = given(hand="gatherer", city=[{"card": "farm", "occupied": True}, "farm"]).play("gatherer")
    scenario.on_card("farm.2", occupied=True).expect(city="farm farm gatherer")


# Barge Toad


@covers("barge_toad")
@pytest.mark.parametrize("farms", [0, 1, 3])
def test_barge_toad_brings_two_twigs_for_each_farm(farms: int) -> None:
    city = ["farm"] * farms
    given(hand="barge_toad", berries=2, city=city).play("barge_toad").expect(twigs=2 * farms, berries=0)


@covers("barge_toad")
def test_barge_toad_at_production() -> None:
    spring(city="barge_toad farm farm").prepare().expect(twigs=4, berries=2)


# General Store


@covers("general_store")
@pytest.mark.parametrize(("farms", "berries"), [(0, 1), (1, 2), (3, 2)])
def test_general_store_brings_two_berries_with_any_number_of_farms(farms: int, berries: int) -> None:
    scenario = given(hand="general_store", resin=1, pebbles=1, city=["farm"] * farms).play("general_store")
    scenario.expect(berries=berries, goods=berries)


@covers("general_store")
def test_a_farm_of_an_opponent_does_not_help_the_general_store() -> None:
    scenario = given(hand="general_store", resin=1, pebbles=1).against(city="farm")
    scenario.play("general_store").expect(berries=1)


# Fair Grounds


@covers("fair_grounds")
def test_fair_grounds_draws_two_cards() -> None:
    scenario = given(hand="fair_grounds", twigs=1, resin=2, pebbles=1, deck="queen king").play("fair_grounds")
    scenario.expect(hand="queen king", goods=0)


@covers("fair_grounds")
def test_fair_grounds_draws_at_production() -> None:
    spring(city="fair_grounds", deck="queen king").prepare().expect(hand="queen king")


@covers("fair_grounds")
def test_fair_grounds_draws_only_what_fits() -> None:
    scenario = given(hand=["fair_grounds"] + ["farm"] * 7, twigs=1, resin=2, pebbles=1, deck="queen king")
    scenario.play("fair_grounds").expect(hand=["farm"] * 7 + ["queen"])


@covers("fair_grounds")
def test_fair_grounds_with_a_full_hand_draws_nothing() -> None:
    spring(city="fair_grounds", hand=EIGHT, deck="queen").prepare().expect(hand=EIGHT)


# Doctor and Woodcarver


@covers("doctor")
@pytest.mark.parametrize("paid", [0, 1, 3])
def test_doctor_turns_up_to_three_berries_into_points(paid: int) -> None:
    scenario = given(hand="doctor", berries=8).play("doctor").refuses({"berry": 4})
    scenario.take(berries=paid).expect(berries=4 - paid, points=paid)


@covers("doctor")
def test_doctor_takes_only_berries() -> None:
    given(hand="doctor", berries=5, twigs=3).play("doctor").refuses({"twig": 1}).take().expect(points=0, twigs=3)


@covers("doctor")
def test_doctor_without_berries_left_asks_nothing() -> None:
    given(hand="doctor", berries=4).play("doctor").expect(points=0, berries=0)


@covers("doctor")
def test_doctor_uses_berries_of_the_same_production() -> None:
    spring(city="doctor farm farm").prepare().take(berries=2).expect(points=2, berries=0)


@covers("doctor")
def test_doctor_uses_berries_that_a_storehouse_cannot_give_him() -> None:
    """Goods on a Storehouse are not in the supply, so the Doctor is not even asked."""
    spring(city="storehouse doctor").prepare().choose(["storehouse", "doctor"]).choose("2_berry").expect(points=0)


@covers("doctor", "peddler")
def test_doctor_uses_berries_that_a_peddler_has_just_swapped() -> None:
    scenario = spring(city="doctor peddler", twigs=2).prepare().choose(["peddler", "doctor"])
    scenario.take(twigs=2).take(berries=2).take(berries=2).expect(points=2, goods=0)


@covers("doctor", "peddler")
def test_the_order_decides_what_the_doctor_can_pay() -> None:
    scenario = spring(city="doctor peddler", twigs=2).prepare().choose(["doctor", "peddler"])
    scenario.take(twigs=2).take(berries=2).expect(points=0, berries=2)


@covers("woodcarver")
@pytest.mark.parametrize("paid", [0, 1, 3])
def test_woodcarver_turns_up_to_three_twigs_into_points(paid: int) -> None:
    scenario = given(hand="woodcarver", berries=2, twigs=4).play("woodcarver").refuses({"twig": 4})
    scenario.take(twigs=paid).expect(twigs=4 - paid, points=paid, berries=0)


@covers("woodcarver")
def test_woodcarver_without_twigs_asks_nothing() -> None:
    given(hand="woodcarver", berries=2, resin=3).play("woodcarver").expect(points=0, resin=3)


@covers("woodcarver", "twig_barge")
def test_woodcarver_uses_twigs_of_the_same_production() -> None:
    spring(city="woodcarver twig_barge").prepare().take(twigs=2).expect(points=2, twigs=0)


# Monk


@covers("monk")
@pytest.mark.parametrize("given_away", [0, 1, 2])
def test_monk_gives_up_to_two_berries_for_two_points_each(given_away: int) -> None:
    scenario = given(hand="monk", berries=4).play("monk").refuses({"berry": 3}).take(berries=given_away)
    scenario.expect(berries=3 - given_away, points=2 * given_away).expect(seat=1, berries=given_away)


@covers("monk")
def test_monk_gives_all_to_one_opponent_of_his_choice() -> None:
    scenario = given(hand="monk", berries=3).against().against().against().play("monk").take(berries=2)
    scenario.asks("choose_one", "seat:1 seat:2 seat:3").choose("seat:2")
    scenario.expect(points=4, berries=0).expect(seat=2, berries=2).expect(seat=1, goods=0).expect(seat=3, goods=0)


@covers("monk")
def test_monk_cannot_give_to_a_passed_player() -> None:
    scenario = given(hand="monk", berries=2).against(passed=True, season="autumn").against().against()
    scenario.play("monk").take(berries=1).asks("choose_one", "seat:2 seat:3").choose("seat:3")
    scenario.expect(points=2).expect(seat=3, berries=1)


@covers("monk")
def test_monk_scores_for_discarded_berries_when_everybody_has_passed() -> None:
    scenario = given(hand="monk", berries=3).against(passed=True, season="autumn")
    scenario.play("monk").take(berries=2).expect(points=4, berries=0).expect(seat=1, goods=0)


@covers("monk")
def test_monk_alone_against_rugwort_discards_the_berries() -> None:
    solo(hand="monk", berries=3).play("monk").take(berries=2).expect(points=4, berries=0).expect(seat=1, goods=0)


@covers("monk")
def test_monk_without_berries_left_asks_nothing() -> None:
    given(hand="monk", berries=1).play("monk").expect(points=0).expect(seat=1, goods=0)


@covers("monk")
def test_monk_uses_berries_of_the_same_production() -> None:
    spring(city="monk farm").prepare().take(berries=1).expect(points=2, berries=0).expect(seat=1, berries=1)


@covers("monk")
def test_monk_opens_the_second_space_of_the_monastery() -> None:
    place = "place:city:0:monastery"
    standing: dict[str, Any] = {"placed": ["city:0:monastery"], "workers": 1, "twigs": 2}
    given(city="monastery monk", **standing).offers(place)
    given(city="monastery", **standing).blocked(place, "Monk")


# Peddler


@covers("peddler")
def test_peddler_swaps_two_goods_for_any_two() -> None:
    scenario = given(hand="peddler", berries=2, twigs=2, resin=1).play("peddler").refuses({"twig": 2, "resin": 1})
    scenario.take(twigs=1, resin=1).refuses({"pebble": 1}).refuses({"pebble": 3}).take(pebbles=1, berries=1)
    scenario.expect(twigs=1, resin=0, pebbles=1, berries=1)


@covers("peddler")
def test_peddler_may_swap_one_good_or_none() -> None:
    given(hand="peddler", berries=3).play("peddler").take(berries=1).take(pebbles=1).expect(pebbles=1, goods=1)
    given(hand="peddler", berries=3).play("peddler").take().expect(berries=1, goods=1)


@covers("peddler")
def test_peddler_with_nothing_left_asks_nothing() -> None:
    given(hand="peddler", berries=2).play("peddler").expect(goods=0)


@covers("peddler")
def test_peddler_uses_goods_of_the_same_production_and_trades_with_the_supply() -> None:
    scenario = spring(city="peddler farm").against(pebbles=3).prepare().take(berries=1).take(pebbles=1)
    scenario.expect(pebbles=1, berries=0).expect(seat=1, pebbles=3, goods=3)


# Teacher


@covers("teacher")
def test_teacher_keeps_one_card_and_gives_the_other() -> None:
    scenario = given(hand="teacher", berries=2, deck="queen king").play("teacher").asks("choose_one", "queen king")
    scenario.choose("king").expect(hand="king").expect(seat=1, hand="queen")


@covers("teacher")
def test_teacher_chooses_the_receiver_among_those_with_room() -> None:
    scenario = given(hand="teacher", berries=2, deck="queen palace").against(hand=EIGHT).against().against()
    scenario.play("teacher").choose("queen").asks("choose_one", "seat:2 seat:3").choose("seat:3")
    scenario.expect(hand="queen").expect(seat=3, hand="palace").expect(seat=1, hand=EIGHT)


@covers("teacher")
def test_teacher_gives_nothing_to_passed_players() -> None:
    scenario = given(hand="teacher", berries=2, deck="queen king").against(passed=True, season="autumn").against()
    scenario.play("teacher").choose("queen").expect(seat=1, hand=0).expect(seat=2, hand="king")


@covers("teacher")
@pytest.mark.parametrize("opponent", [{"hand": EIGHT}, {"passed": True, "season": "autumn"}])
def test_teacher_discards_the_card_that_nobody_can_receive(opponent: Any) -> None:
    scenario = given(hand="teacher", berries=2, deck="queen palace").against(**opponent).play("teacher")
    scenario.choose("queen").expect(hand="queen").table(discard="palace")


@covers("teacher")
def test_teacher_alone_against_rugwort_discards_the_card() -> None:
    scenario = solo(hand="teacher", berries=2, deck="queen king").play("teacher").choose("queen")
    scenario.expect(hand="queen").table(discard="king")


@covers("teacher")
def test_teacher_with_a_full_hand_draws_nothing() -> None:
    spring(city="teacher", hand=EIGHT, deck="queen palace").prepare().expect(hand=EIGHT).expect(seat=1, hand=0)


@covers("teacher")
def test_teacher_never_lifts_the_hand_over_its_limit() -> None:
    """With room for one card only one is drawn (partial actions are legal), and it is kept."""
    scenario = given(hand=["teacher"] + ["farm"] * 7, berries=2, deck="queen king").play("teacher")
    scenario.expect(hand=["farm"] * 7 + ["queen"]).expect(seat=1, hand=0)


@covers("teacher")
def test_teacher_keeps_the_only_card_there_is() -> None:
    scenario = given(hand="teacher", berries=2, meadow=EIGHT, deck="queen").short_deck().play("teacher")
    scenario.expect(hand="queen").expect(seat=1, hand=0)


# Harvester


@covers("harvester")
def test_harvester_without_a_gatherer_brings_nothing() -> None:
    given(hand="harvester", berries=3, city=[{"card": "farm", "occupied": True}]).play("harvester").expect(goods=0)


@covers("harvester", "gatherer")
def test_harvester_sharing_with_a_gatherer_brings_one_resource_with_a_farm() -> None:
    scenario = given(hand="harvester", berries=3, city=[{"card": "farm", "occupied": True}, "gatherer"])
    scenario.play("harvester").choose("share").take(pebbles=1).expect(pebbles=1, goods=1)
    scenario.on_card("harvester", partner="gatherer").on_card("gatherer", partner="harvester").scores(prosperity=3)


@covers("harvester", "gatherer")
def test_harvester_with_a_gatherer_but_without_a_farm_brings_nothing() -> None:
    given(hand="harvester", berries=3, city="gatherer").play("harvester").choose("share").expect(goods=0)


@covers("harvester", "gatherer")
def test_harvester_may_live_alone_beside_a_gatherer() -> None:
    scenario = given(hand="harvester", berries=3, city="gatherer farm").play("harvester").pay("goods").choose("alone")
    scenario.expect(goods=0).on_card("harvester", partner="").scores(prosperity=0)


@covers("harvester", "gatherer")
def test_the_last_space_may_still_be_taken_alone() -> None:
    city = [*filler(13), "gatherer"]
    scenario = given(hand="harvester", berries=3, city=city).play("harvester").choose("alone")
    scenario.on_card("gatherer", partner="").expect(city=[*city, "harvester"])


@covers("harvester", "gatherer")
def test_separate_cards_are_never_joined_later() -> None:
    spring(city="farm gatherer harvester").prepare().expect(berries=1, goods=1).scores(prosperity=0)


@covers("harvester", "gatherer")
def test_playing_a_gatherer_onto_a_harvester_does_not_activate_the_harvester() -> None:
    scenario = given(hand="gatherer", berries=2, city=[{"card": "farm", "occupied": True}, "harvester"])
    scenario.play("gatherer").choose("share").expect(goods=0).scores(prosperity=3)


@covers("harvester")
def test_one_farm_is_enough_and_more_add_nothing() -> None:
    spring(city=["farm", "farm", "farm", *PAIR]).prepare().take(resin=1).expect(resin=1, berries=3, goods=4)


@covers("harvester")
def test_each_paired_harvester_produces_and_the_single_one_does_not() -> None:
    """Harvesters outnumber Gatherers; the pairs produce all the same."""
    pairs = [*PAIR, "gatherer", {"card": "harvester", "shares": "gatherer.2"}]
    scenario = spring(city=["farm", *pairs, "harvester"]).prepare()
    scenario.choose(["harvester", "harvester.2", "harvester.3"]).take(twigs=1).take(resin=1)
    scenario.expect(twigs=1, resin=1, berries=1, goods=3)


@covers("harvester", "gatherer")
@pytest.mark.parametrize(("card", "partner"), [("harvester", "gatherer"), ("gatherer", "harvester")])
def test_in_a_full_city_the_second_half_joins_the_first(card: str, partner: str) -> None:
    city = [*filler(14)[1:], {"card": "palace"}, partner]
    scenario = given(hand=card, berries=3, city=city).play(card)
    if card == "harvester":
        scenario.take(twigs=1)
    scenario.on_card(card, partner=partner).expect(city=[*city, card])


@covers("harvester", "gatherer")
def test_in_a_full_city_a_pair_takes_no_third() -> None:
    scenario = given(hand="harvester gatherer", berries=3, city=[*filler(14), *PAIR])
    scenario.blocked("play:hand:harvester", "full").blocked("play:hand:gatherer", "full")


@covers("harvester", "gatherer")
def test_a_pair_uses_one_space() -> None:
    city = [*filler(13), *PAIR]
    given(hand="crane", pebbles=1, city=city).play("crane").expect(city=[*city, "crane"])


@covers("harvester", "gatherer")
def test_a_gatherer_can_share_with_one_of_two_single_harvesters() -> None:
    scenario = given(hand="gatherer", berries=2, city="harvester harvester").play("gatherer").choose("share")
    scenario.scores(prosperity=3).on_card("harvester.2", partner="")


@covers("harvester", "gatherer", "dungeon")
def test_imprisoning_half_a_pair_leaves_the_other_half_single() -> None:
    scenario = given(hand="mine", city=["dungeon", *PAIR]).play("mine").pay("dungeon:harvester")
    scenario.on_card("gatherer", partner="").scores(prosperity=0)


@covers("harvester", "gatherer", "dungeon")
def test_imprisoning_half_a_pair_frees_no_space() -> None:
    given(hand="lookout", city=[*filler(13), "dungeon", *PAIR]).blocked("play:hand:lookout", "full")


@covers("harvester", "gatherer", "dungeon")
def test_in_a_full_city_a_new_half_can_take_over_from_the_imprisoned_one() -> None:
    """The prisoner leaves first, and the card left behind is single when the new one is placed."""
    scenario = given(hand="harvester", city=[*filler(13), "dungeon", *PAIR]).play("harvester").take(resin=1)
    scenario.on_card("dungeon", under="harvester").on_card("gatherer", partner="harvester")
    scenario.expect(city=[*filler(13), "dungeon", *PAIR], resin=1, goods=1)


# Chip Sweep


@covers("chip_sweep")
def test_chip_sweep_activates_another_green_card() -> None:
    scenario = given(hand="chip_sweep", berries=3, city="farm mine").play("chip_sweep")
    scenario.asks("choose_one", "farm mine skip").choose("mine").expect(pebbles=1, goods=1)


@covers("chip_sweep")
def test_chip_sweep_may_be_declined() -> None:
    given(hand="chip_sweep", berries=3, city="farm").play("chip_sweep").skip().expect(goods=0)


@covers("chip_sweep")
def test_chip_sweep_with_nothing_green_does_nothing() -> None:
    given(hand="chip_sweep", berries=3, city="inn").play("chip_sweep").expect(goods=0, city="inn chip_sweep")


@covers("chip_sweep")
def test_chip_sweep_never_activates_a_chip_sweep() -> None:
    given(hand="chip_sweep", berries=3, city="chip_sweep").against(city="farm").play("chip_sweep").expect(goods=0)


@covers("chip_sweep")
def test_chip_sweep_acts_at_production_too() -> None:
    spring(city="chip_sweep farm").prepare().choose("farm").expect(berries=2)


@covers("chip_sweep")
def test_two_chip_sweeps_may_activate_the_same_card() -> None:
    scenario = spring(city="chip_sweep chip_sweep mine").prepare().choose(["chip_sweep.2", "chip_sweep"])
    scenario.choose("mine").choose("mine").expect(pebbles=3)


@covers("chip_sweep")
def test_chip_sweep_ignores_green_cards_of_other_cities() -> None:
    given(hand="chip_sweep", berries=3).against(city="farm mine").play("chip_sweep").expect(goods=0)


@covers("chip_sweep", "storehouse")
def test_chip_sweep_picks_one_of_two_storehouses() -> None:
    scenario = given(hand="chip_sweep", berries=3, city="storehouse storehouse").play("chip_sweep")
    scenario.asks("choose_one", "storehouse storehouse.2 skip").choose("storehouse.2").choose("2_resin")
    scenario.expect(goods=0).on_card("storehouse", goods={}).on_card("storehouse.2", goods={"resin": 2})


@covers("chip_sweep", "miner_mole")
def test_chip_sweep_activates_a_miner_mole() -> None:
    scenario = given(hand="chip_sweep", berries=3, city="miner_mole").against(city="mine").play("chip_sweep")
    scenario.choose("miner_mole").choose("mine@1").expect(pebbles=1, goods=1)


@covers("chip_sweep", "harvester")
def test_chip_sweep_activates_a_paired_harvester() -> None:
    scenario = given(hand="chip_sweep", berries=3, city=["farm", *PAIR]).play("chip_sweep").choose("harvester")
    scenario.take(berries=1).expect(berries=1)


@covers("chip_sweep", "doctor")
def test_chip_sweep_activates_a_card_that_costs_something() -> None:
    scenario = given(hand="chip_sweep", berries=6, city="doctor").play("chip_sweep").choose("doctor")
    scenario.take(berries=3).expect(points=3, berries=0)


# Miner Mole


@covers("miner_mole")
def test_miner_mole_copies_a_green_card_of_an_opponent() -> None:
    scenario = given(hand="miner_mole", berries=3, city="twig_barge").against(city="mine farm").play("miner_mole")
    scenario.asks("choose_one", "mine@1 farm@1 skip").choose("mine@1").expect(pebbles=1, goods=1)
    scenario.expect(seat=1, goods=0)


@covers("miner_mole")
def test_miner_mole_may_be_declined() -> None:
    given(hand="miner_mole", berries=3).against(city="mine").play("miner_mole").skip().expect(goods=0)


@covers("miner_mole")
def test_miner_mole_with_nothing_to_copy_does_nothing() -> None:
    scenario = given(hand="miner_mole", berries=3, city="farm").against(city="inn").play("miner_mole")
    scenario.expect(goods=0, city="farm miner_mole")


@covers("miner_mole")
def test_miner_mole_sees_every_opponent_also_a_passed_one() -> None:
    scenario = given(hand="miner_mole", berries=3).against(city="mine").against(
        city="farm", passed=True, season="autumn"
    ).against(city="twig_barge")  # fmt: skip
    scenario.play("miner_mole").asks("choose_one", "mine@1 farm@2 twig_barge@3 skip").choose("farm@2").expect(berries=1)


@covers("miner_mole", "general_store")
@pytest.mark.parametrize(("mine", "theirs", "berries"), [("farm", "", 1), ("", "farm", 2)])
def test_a_copied_general_store_looks_for_farms_of_its_owner(mine: str, theirs: str, berries: int) -> None:
    scenario = given(hand="miner_mole", berries=3, city=mine).against(city=f"general_store {theirs}")
    scenario.play("miner_mole").choose("general_store@1").expect(berries=berries)


@covers("miner_mole", "barge_toad")
def test_a_copied_barge_toad_counts_the_farms_of_its_owner() -> None:
    scenario = given(hand="miner_mole", berries=3, city="farm").against(city="barge_toad farm farm")
    scenario.play("miner_mole").choose("barge_toad@1").expect(twigs=4, goods=4)


@covers("miner_mole", "harvester")
@pytest.mark.parametrize(("mine", "theirs", "gains"), [
    (["farm", *PAIR], ["farm", "harvester"], 0),
    (["farm", *PAIR], PAIR, 0),
    ([], ["farm", *PAIR], 1),
])  # fmt: skip
def test_a_copied_harvester_looks_for_pair_and_farm_of_its_owner(mine: Any, theirs: Any, gains: int) -> None:
    scenario = given(hand="miner_mole", berries=3, city=mine).against(city=theirs).play("miner_mole")
    scenario.choose("harvester@1")
    if gains:
        scenario.take(pebbles=1)
    scenario.expect(pebbles=gains, goods=gains)


@covers("miner_mole", "storehouse")
def test_a_foreign_storehouse_cannot_be_copied() -> None:
    scenario = given(hand="miner_mole", berries=3).against(city="storehouse farm").play("miner_mole")
    scenario.asks("choose_one", "farm@1 skip").skip().expect(goods=0)


@covers("miner_mole", "storehouse")
def test_a_foreign_mole_leads_to_ones_own_storehouse() -> None:
    scenario = given(hand="miner_mole", berries=3, city="storehouse").against(city="miner_mole").play("miner_mole")
    scenario.choose("miner_mole@1").choose("storehouse").choose("3_twig")
    scenario.expect(goods=0).on_card("storehouse", goods={"twig": 3})


@covers("miner_mole")
def test_a_foreign_mole_leads_to_ones_own_farm() -> None:
    scenario = given(hand="miner_mole", berries=3, city="farm").against(city="miner_mole").play("miner_mole")
    scenario.choose("miner_mole@1").asks("choose_one", "farm skip").choose("farm").expect(berries=1)


@covers("miner_mole", "storehouse")
def test_a_foreign_mole_leads_to_a_third_player_but_not_to_his_storehouse() -> None:
    scenario = given(hand="miner_mole", berries=3).against(city="miner_mole mine").against(city="storehouse twig_barge")
    scenario.play("miner_mole").choose("miner_mole@1").asks("choose_one", "twig_barge@2 skip")
    scenario.choose("twig_barge@2").expect(twigs=2, goods=2)


@covers("miner_mole")
def test_moles_of_three_cities_chain() -> None:
    scenario = given(hand="miner_mole", berries=3, city="farm").against(city="miner_mole").against(city="miner_mole")
    scenario.play("miner_mole").choose("miner_mole@1").choose("miner_mole@2").choose("farm").expect(berries=1)


@covers("miner_mole")
def test_moles_never_copy_each_other_in_a_ring() -> None:
    scenario = given(hand="miner_mole", berries=3).against(city="miner_mole").play("miner_mole")
    scenario.choose("miner_mole@1").expect(goods=0)


@covers("miner_mole", "chip_sweep")
def test_a_copied_chip_sweep_acts_in_the_city_of_its_owner() -> None:
    scenario = given(hand="miner_mole", berries=3, city="mine").against(city="chip_sweep farm storehouse")
    scenario.play("miner_mole").pay("goods").choose("chip_sweep@1").asks("choose_one", "farm@1 skip").choose("farm@1")
    scenario.expect(berries=1, goods=1)


@covers("miner_mole", "monk")
def test_a_copied_monk_gives_from_ones_own_berries() -> None:
    scenario = given(hand="miner_mole", berries=5).against(city="monk", berries=1).play("miner_mole")
    scenario.choose("monk@1").take(berries=2).expect(points=4, berries=0).expect(seat=1, berries=3, points=0)


@covers("miner_mole", "teacher")
def test_a_copied_teacher_draws_and_gives_for_the_copier() -> None:
    scenario = given(hand="miner_mole", berries=3, deck="queen king").against(city="teacher").play("miner_mole")
    scenario.choose("teacher@1").choose("king").expect(hand="king").expect(seat=1, hand="queen")


@covers("miner_mole", "peddler")
def test_a_copied_peddler_swaps_ones_own_goods() -> None:
    scenario = given(hand="miner_mole", berries=3, twigs=1).against(city="peddler", resin=2).play("miner_mole")
    scenario.choose("peddler@1").take(twigs=1).take(pebbles=1).expect(pebbles=1, goods=1).expect(seat=1, resin=2)


@covers("miner_mole", "fair_grounds")
def test_a_copied_fair_grounds_draws_for_the_copier() -> None:
    scenario = given(hand="miner_mole", berries=3, deck="queen king").against(city="fair_grounds").play("miner_mole")
    scenario.choose("fair_grounds@1").expect(hand="queen king").expect(seat=1, hand=0)


@covers("miner_mole")
def test_miner_mole_copies_at_production() -> None:
    spring(city="miner_mole").against(city="mine").prepare().choose("mine@1").expect(pebbles=1)


@covers("miner_mole")
def test_miner_mole_copies_green_cards_of_rugwort() -> None:
    scenario = solo(hand="miner_mole", berries=3, rugwort={"city": ["mine"]}).play("miner_mole").choose("mine@1")
    scenario.expect(pebbles=1, goods=1)


# Storehouse


@covers("storehouse")
@pytest.mark.parametrize(("key", "stock"), [
    ("3_twig", {"twig": 3}), ("2_resin", {"resin": 2}), ("1_pebble", {"pebble": 1}), ("2_berry", {"berry": 2}),
])  # fmt: skip
def test_storehouse_stores_one_of_four_lots_when_played(key: str, stock: dict[str, int]) -> None:
    scenario = given(hand="storehouse", twigs=1, resin=1, pebbles=1).play("storehouse")
    scenario.asks("choose_one", "3_twig 2_resin 1_pebble 2_berry").choose(key)
    scenario.expect(goods=0).on_card("storehouse", goods=stock)


@covers("storehouse")
def test_stock_piles_up_in_different_kinds() -> None:
    scenario = spring(city=[{"card": "storehouse", "goods": {"twig": 3}}]).prepare().choose("1_pebble")
    scenario.on_card("storehouse", goods={"twig": 3, "pebble": 1}).expect(goods=0)


@covers("storehouse")
def test_a_worker_takes_the_whole_stock() -> None:
    scenario = given(city=[{"card": "storehouse", "goods": {"twig": 3, "berry": 2}}], workers=1).visit("storehouse")
    scenario.expect(twigs=3, berries=2, goods=5, placed="city:0:storehouse").on_card("storehouse", goods={})


@covers("storehouse")
def test_stock_cannot_pay_for_cards() -> None:
    scenario = given(hand="farm", city=[{"card": "storehouse", "goods": {"twig": 3, "resin": 2}}])
    scenario.blocked("play:hand:farm", "2 twigs and 1 resin")


@covers("storehouse", "architect")
def test_stock_does_not_count_for_the_architect() -> None:
    given(city=["architect", {"card": "storehouse", "goods": {"resin": 2, "pebble": 1}}], resin=1).scores(prosperity=1)


@covers("storehouse")
def test_two_storehouses_have_a_stock_and_a_space_each() -> None:
    city = [{"card": "storehouse", "goods": {"twig": 3}}, {"card": "storehouse", "goods": {"pebble": 1}}]
    scenario = given(city=city, workers=1, placed=["city:0:storehouse"]).blocked("place:city:0:storehouse", "occupied")
    scenario.visit("storehouse.2").expect(pebbles=1, goods=1).on_card("storehouse", goods={"twig": 3})


@covers("storehouse")
def test_opponents_cannot_visit_a_storehouse() -> None:
    scenario = given(workers=2).against(city=[{"card": "storehouse", "goods": {"twig": 3}}])
    scenario.refuses("place:city:1:storehouse")


@covers("storehouse")
def test_both_storehouses_produce() -> None:
    scenario = spring(city="storehouse storehouse").prepare().choose(["storehouse", "storehouse.2"])
    scenario.choose("2_berry").choose("2_resin")
    scenario.on_card("storehouse", goods={"berry": 2}).on_card("storehouse.2", goods={"resin": 2})


@covers("storehouse")
def test_storehouse_is_green_and_no_destination() -> None:
    scenario = given(city="storehouse storehouse inn post_office farm farm", workers=1)
    scenario.offers("claim:harvest_festival").blocked("claim:grand_tour", "1 more destination")
