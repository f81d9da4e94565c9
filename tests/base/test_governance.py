"""Scenarios of the blue cards, and of paying for cards with all their abilities."""

from typing import Any

import pytest

from tests.scenario import PAIR, covers, filler, given

TOWER = {"card": "clock_tower", "points": 3}
MEADOW = "inn mine king bard crane farm castle queen"
DEAR = "castle castle palace palace ever_tree ever_tree king king"


def dungeon(*prisoners: str) -> dict[str, Any]:
    return {"card": "dungeon", "under": list(prisoners)}


# Clock Tower


@covers("clock_tower")
def test_clock_tower_is_played_with_three_tokens() -> None:
    scenario = given(hand="clock_tower", twigs=3, pebbles=1).play("clock_tower").on_card("clock_tower", points=3)
    scenario.expect(points=0, goods=0).scores(cards=0, tokens=3)


@covers("clock_tower")
def test_clock_tower_carries_out_a_basic_place_before_the_recall() -> None:
    scenario = given(city=[TOWER], placed="basic_3_twig", workers=0).prepare().choose("basic_3_twig")
    scenario.expect(twigs=3, goods=3, workers=2, placed="", season="spring").on_card("clock_tower", points=2)


@covers("clock_tower", "woodcarver")
def test_what_the_clock_tower_brings_is_there_for_production() -> None:
    scenario = given(city=[TOWER, "woodcarver"], placed="basic_3_twig", workers=0).prepare()
    scenario.choose("basic_3_twig").take(twigs=3).expect(points=3, twigs=0)


@covers("clock_tower")
def test_clock_tower_may_be_declined() -> None:
    scenario = given(city=[TOWER], placed="basic_3_twig", workers=0).prepare().skip()
    scenario.expect(goods=0, season="spring").on_card("clock_tower", points=3)


@covers("clock_tower")
def test_clock_tower_strikes_once_in_a_season_change() -> None:
    scenario = given(city=[TOWER], placed="basic_3_twig basic_1_pebble", workers=0).prepare()
    scenario.asks("choose_one", "basic_3_twig basic_1_pebble skip").choose("basic_1_pebble")
    scenario.expect(pebbles=1, goods=1).on_card("clock_tower", points=2)


@covers("clock_tower")
def test_clock_tower_carries_out_a_forest_place() -> None:
    forest = ["forest_2_any", "forest_3_berry", "forest_2_resin_1_twig"]
    scenario = given(city=[TOWER], forest=forest, placed="forest_2_any", workers=0).prepare().choose("forest_2_any")
    scenario.take(pebbles=2).expect(pebbles=2).on_card("clock_tower", points=2)


@covers("clock_tower")
def test_clock_tower_needs_a_worker_of_ones_own_on_the_place() -> None:
    scenario = given(city=[TOWER], placed="basic_3_twig", workers=0).against(placed="basic_2_resin").prepare()
    scenario.asks("choose_one", "basic_3_twig skip")


@covers("clock_tower")
@pytest.mark.parametrize("place", ["haven", "event:grand_tour", "city:0:lookout", "city:1:inn"])
def test_clock_tower_works_for_basic_and_forest_places_only(place: str) -> None:
    events = ["grand_tour"] if place.startswith("event:") else []
    scenario = given(city=[TOWER, "lookout"], events=events, placed=[place], workers=0).against(city="inn").prepare()
    scenario.expect(goods=0, season="spring").on_card("clock_tower", points=3)


@covers("clock_tower")
def test_clock_tower_without_tokens_or_workers_asks_nothing() -> None:
    given(city="clock_tower", placed="basic_3_twig", workers=0).prepare().expect(goods=0, season="spring")
    given(city=[TOWER], workers=0).prepare().expect(goods=0, season="spring")


@covers("clock_tower")
def test_clock_tower_spends_its_last_token() -> None:
    city = [{"card": "clock_tower", "points": 1}]
    scenario = given(season="summer", city=city, placed="basic_1_pebble", workers=0).prepare().choose("basic_1_pebble")
    scenario.expect(pebbles=1, season="autumn").on_card("clock_tower", points=0).scores(tokens=0)


@covers("clock_tower")
def test_clock_tower_acts_before_the_summer_draw() -> None:
    """The card it draws counts against the hand limit of the Meadow draw."""
    hand = "farm farm farm farm farm farm"
    scenario = given(season="spring", city=[TOWER], placed="basic_1_resin_1_card", workers=0, hand=hand,
                     meadow=MEADOW, deck="palace").prepare().choose("basic_1_resin_1_card")  # fmt: skip
    scenario.refuses(["meadow:0:inn", "meadow:1:mine"]).choose(["meadow:1:mine"])
    scenario.expect(hand=f"{hand} palace mine", resin=1)


@covers("clock_tower", "crane")
def test_clock_tower_gets_its_tokens_however_it_is_paid() -> None:
    scenario = given(hand="clock_tower", twigs=1, city="crane").play("clock_tower")
    scenario.expect(city="clock_tower", goods=0).on_card("clock_tower", points=3)


@covers("clock_tower")
def test_the_copying_forest_card_is_carried_out_in_full_by_the_clock_tower() -> None:
    forest = ["forest_copy_basic_1_card", "forest_2_any", "forest_3_berry"]
    scenario = given(city=[TOWER], forest=forest, placed="forest_copy_basic_1_card", workers=0, deck="king").prepare()
    scenario.choose("forest_copy_basic_1_card").choose("basic_2_resin").expect(resin=2, hand="king")


@covers("clock_tower", "ruins")
def test_a_card_played_through_the_clock_tower_may_even_ruin_it() -> None:
    forest = ["forest_draw_2_meadow_play_1", "forest_2_any", "forest_3_berry"]
    scenario = given(city=[TOWER], forest=forest, placed="forest_draw_2_meadow_play_1", workers=0,
                     meadow=MEADOW.replace("farm", "ruins")).prepare()  # fmt: skip
    scenario.choose("forest_draw_2_meadow_play_1").choose(["meadow:0:inn", "meadow:5:ruins"]).choose("ruins")
    scenario.expect(city="ruins", twigs=3, pebbles=1, goods=4, hand=3, workers=2, season="spring").scores(tokens=0)


# Courthouse


@covers("courthouse")
@pytest.mark.parametrize("kind", ["twig", "resin", "pebble"])
def test_courthouse_brings_a_resource_for_each_construction(kind: str) -> None:
    scenario = given(hand="inn", twigs=2, resin=1, city="courthouse").play("inn").refuses({"berry": 1})
    scenario.refuses({}).refuses({kind: 2})
    scenario.answer({kind: 1}).expect(**{kind: 1}, goods=1)


@covers("courthouse")
def test_courthouse_ignores_critters() -> None:
    given(hand="bard", berries=3, city="courthouse").play("bard").expect(goods=0)


@covers("courthouse")
def test_courthouse_does_not_react_to_itself() -> None:
    given(hand="courthouse", twigs=1, resin=1, pebbles=2).play("courthouse").expect(goods=0, city="courthouse")


@covers("courthouse", "queen")
def test_courthouse_reacts_to_a_construction_played_through_another_card() -> None:
    scenario = given(hand="mine", workers=1, city="courthouse queen", meadow=DEAR).visit("queen").take(resin=1)
    scenario.expect(resin=1, pebbles=1, goods=2)


@covers("courthouse")
def test_courthouse_comes_too_late_to_pay_for_the_card_itself() -> None:
    given(hand="inn", twigs=2, city="courthouse").blocked("play:hand:inn", "1 resin")


@covers("courthouse", "historian")
@pytest.mark.parametrize("order", [["courthouse", "historian"], ["historian", "courthouse"]])
def test_the_player_orders_triggers(order: list[str]) -> None:
    scenario = given(hand="inn", twigs=2, resin=1, city="courthouse historian", deck="king").play("inn")
    scenario.asks("arrange", "courthouse historian").choose(order)
    scenario.expect(midway=True, hand="" if order[0] == "courthouse" else "king")
    scenario.take(pebbles=1).expect(hand="king", pebbles=1)


# Historian


@covers("historian")
@pytest.mark.parametrize(("card", "goods"), [("inn", {"twigs": 2, "resin": 1}), ("bard", {"berries": 3})])
def test_historian_draws_after_every_card(card: str, goods: Any) -> None:
    given(hand=card, **goods, city="historian", deck="king queen").play(card).expect(hand="king")


@covers("historian")
def test_historian_does_not_react_to_himself() -> None:
    given(hand="historian", berries=2, deck="king").play("historian").expect(hand=0)


@covers("historian")
def test_historian_draws_nothing_with_a_full_hand() -> None:
    scenario = given(hand=["farm"] * 8, berries=1, city="historian", meadow=MEADOW.replace("farm", "innkeeper"))
    scenario.play("innkeeper").expect(hand=["farm"] * 8)


@covers("historian", "fair_grounds")
def test_historian_draws_after_the_effect_of_the_card() -> None:
    scenario = given(hand=["fair_grounds"] + ["farm"] * 5, twigs=1, resin=2, pebbles=1, city="historian",
                     deck="king queen palace castle").play("fair_grounds")  # fmt: skip
    scenario.expect(hand=["farm"] * 5 + ["king", "queen", "palace"])


@covers("historian", "queen")
def test_historian_draws_for_a_card_played_through_another_card() -> None:
    scenario = given(hand="inn", workers=1, city="historian queen", meadow=DEAR, deck="school").visit("queen")
    scenario.expect(hand="school", city="historian queen inn")


@covers("historian")
def test_historian_ignores_the_cards_of_opponents() -> None:
    given(hand="bard", berries=3).against(city="historian").play("bard").expect(seat=1, hand=0)


@covers("historian", "clock_tower")
def test_historian_moves_into_the_clock_tower_free() -> None:
    given(hand="historian", city="clock_tower").play("historian").on_card("clock_tower", occupied=True)


# Shopkeeper


@covers("shopkeeper")
def test_shopkeeper_brings_a_berry_for_each_critter() -> None:
    given(hand="bard", berries=3, city="shopkeeper").play("bard").expect(berries=1)


@covers("shopkeeper")
def test_shopkeeper_ignores_constructions() -> None:
    given(hand="inn", twigs=2, resin=1, city="shopkeeper").play("inn").expect(goods=0)


@covers("shopkeeper")
def test_shopkeeper_does_not_react_to_himself() -> None:
    given(hand="shopkeeper", berries=2).play("shopkeeper").expect(berries=0)


@covers("shopkeeper")
def test_shopkeeper_comes_too_late_to_pay_for_the_card_itself() -> None:
    given(hand="bard", berries=2, city="shopkeeper").blocked("play:hand:bard", "1 berry")


@covers("shopkeeper", "doctor")
def test_shopkeeper_comes_after_the_effect_of_the_card() -> None:
    given(hand="doctor", berries=4, city="shopkeeper").play("doctor").expect(berries=1, points=0)


@covers("shopkeeper", "theater")
def test_shopkeeper_reacts_to_a_critter_played_free() -> None:
    given(hand="bard", city="shopkeeper theater").play("bard").expect(berries=1)


@covers("shopkeeper", "historian")
def test_triggers_that_ask_nothing_need_no_order() -> None:
    given(hand="bard", berries=3, city="shopkeeper historian", deck="king").play("bard").expect(berries=1, hand="king")


@covers("shopkeeper", "dungeon")
def test_an_imprisoned_shopkeeper_no_longer_reacts() -> None:
    given(hand="bard", city="dungeon shopkeeper").play("bard").expect(berries=0, city="dungeon bard")


# Crane


@covers("crane")
def test_crane_takes_three_off_a_construction() -> None:
    scenario = given(hand="mine", twigs=1, resin=1, pebbles=1, city="crane").play("mine")
    scenario.asks("choose_payment", "goods crane").pay("crane")
    scenario.expect(twigs=1, resin=1, pebbles=2, city="mine").table(discard="crane")


@covers("crane")
def test_crane_may_be_kept() -> None:
    scenario = given(hand="mine", twigs=1, resin=1, pebbles=1, city="crane").play("mine").pay("goods")
    scenario.expect(twigs=0, resin=0, pebbles=1, city="mine crane")


@covers("crane")
def test_crane_takes_three_off_in_any_mix() -> None:
    scenario = given(hand="palace", twigs=2, resin=3, pebbles=3, berries=5, city="crane").play("palace")
    scenario.refuses({"key": "crane", "goods": {"berry": 5}}).refuses({"key": "crane", "goods": {"resin": 3}})
    scenario.pay("crane", twigs=1, resin=1, pebbles=3).expect(twigs=1, resin=2, pebbles=0, berries=5, city="palace")


@covers("crane")
def test_crane_pays_nothing_back() -> None:
    given(hand="twig_barge", city="crane").play("twig_barge").expect(twigs=2, goods=2, city="twig_barge")


@covers("crane")
def test_crane_never_takes_more_than_three_off() -> None:
    given(hand="theater", twigs=1, city="crane").blocked("play:hand:theater", "needs")
    given(hand="theater", twigs=2, city="crane").play("theater").expect(city="theater", goods=0)


@covers("crane")
def test_crane_never_works_for_critters() -> None:
    given(hand="bard", berries=2, city="crane").blocked("play:hand:bard", "1 berry")


@covers("crane")
def test_crane_makes_room_in_a_full_city() -> None:
    city = [*filler(14), "crane"]
    scenario = given(hand="lookout castle", twigs=1, resin=1, pebbles=1, city=city).play("lookout")
    scenario.expect(city=[*filler(14), "lookout"], goods=3).table(discard="crane")


@covers("crane")
def test_a_full_city_offers_only_ways_that_free_a_space() -> None:
    city = [*filler(13), "crane", "judge"]
    scenario = given(hand="lookout", twigs=2, resin=2, pebbles=2, city=city).play("lookout")
    scenario.expect(city=[*filler(13), "judge", "lookout"], goods=6)


@covers("crane")
def test_a_crane_builds_the_next_crane() -> None:
    scenario = given(hand="crane", pebbles=1, city="crane").play("crane").expect(city="crane", pebbles=1)
    scenario.table(discard="crane")


@covers("crane")
def test_a_second_crane_cannot_simply_be_paid() -> None:
    """The only way is to give up the one that is there."""
    given(hand="crane", pebbles=5, city="crane").play("crane").expect(city="crane", pebbles=5)


@covers("crane", "courthouse")
def test_a_construction_paid_by_the_crane_triggers_as_usual() -> None:
    given(hand="inn", city="crane courthouse").play("inn").take(resin=1).expect(resin=1, city="courthouse inn")


# Innkeeper


@covers("innkeeper")
def test_innkeeper_takes_three_berries_off_a_critter() -> None:
    scenario = given(hand="king", berries=6, city="innkeeper").play("king").asks("choose_payment", "goods innkeeper")
    scenario.pay("innkeeper").expect(berries=3, city="king").table(discard="innkeeper")


@covers("innkeeper")
def test_innkeeper_may_be_kept() -> None:
    given(hand="king", berries=6, city="innkeeper").play("king").pay("goods").expect(berries=0, city="king innkeeper")


@covers("innkeeper")
def test_innkeeper_pays_nothing_back() -> None:
    given(hand="wanderer", city="innkeeper").play("wanderer").expect(berries=0, city="wanderer")


@covers("innkeeper")
def test_innkeeper_never_works_for_constructions() -> None:
    given(hand="inn", city="innkeeper").blocked("play:hand:inn", "needs")


@covers("innkeeper")
def test_innkeeper_makes_room_in_a_full_city() -> None:
    city = [*filler(14), "innkeeper"]
    given(hand="bard", berries=3, city=city).play("bard").expect(city=[*filler(14), "bard"], berries=3)


@covers("innkeeper")
def test_an_innkeeper_hires_the_next_innkeeper() -> None:
    scenario = given(hand="innkeeper", berries=1, city="innkeeper").play("innkeeper")
    scenario.expect(city="innkeeper", berries=1).table(discard="innkeeper")


@covers("innkeeper", "inn")
def test_innkeeper_moves_into_the_inn_free() -> None:
    given(hand="innkeeper", city="inn").play("innkeeper").on_card("inn", occupied=True).expect(city="inn innkeeper")


# Judge


@covers("judge")
@pytest.mark.parametrize("kind", ["twigs", "pebbles", "berries"])
def test_judge_replaces_one_resource_by_any_other(kind: str) -> None:
    goods = {"twigs": 2, "pebbles": 0, "berries": 0}
    goods[kind] += 1
    given(hand="inn", **goods, city="judge").play("inn").expect(goods=0, city="judge inn")


@covers("judge")
def test_judge_replaces_a_berry_of_a_critter() -> None:
    given(hand="bard", berries=2, pebbles=1, city="judge").play("bard").expect(goods=0, city="judge bard")


@covers("judge")
def test_judge_replaces_only_one() -> None:
    given(hand="bard", berries=1, pebbles=2, city="judge").blocked("play:hand:bard", "2 berries")


@covers("judge")
def test_judge_saves_nothing() -> None:
    given(hand="bard", berries=2, city="judge").blocked("play:hand:bard", "1 berry")


@covers("judge")
def test_judge_is_offered_openly_beside_the_printed_cost() -> None:
    scenario = given(hand="inn", twigs=3, resin=1, pebbles=1, city="judge").play("inn")
    scenario.asks("choose_payment", "goods judge").refuses({"key": "judge", "goods": {"twig": 1, "pebble": 2}})
    scenario.pay("judge", twigs=1, resin=1, pebbles=1).expect(twigs=2, goods=2)


@covers("judge")
def test_judge_stays_in_the_city() -> None:
    given(hand="inn", twigs=3, city="judge").play("inn").expect(city="judge inn", goods=0)


@covers("judge")
def test_judge_makes_no_room() -> None:
    given(hand="lookout", twigs=5, resin=5, pebbles=5, city=[*filler(14), "judge"]).blocked("play:hand:lookout", "full")


# Dungeon


@covers("dungeon")
@pytest.mark.parametrize(("card", "goods", "left"), [
    ("lookout", {}, 0), ("bard", {}, 0), ("theater", {"twigs": 1, "resin": 1}, 0), ("king", {"berries": 4}, 1),
])  # fmt: skip
def test_a_prisoner_takes_three_off_any_card(card: str, goods: Any, left: int) -> None:
    scenario = given(hand=card, **goods, city="dungeon wanderer").play(card)
    scenario.expect(city=f"dungeon {card}", goods=left).on_card("dungeon", under="wanderer").table(discard="")


@covers("dungeon")
def test_dungeon_takes_three_off_in_any_mix_but_not_in_other_goods() -> None:
    scenario = given(hand="theater", twigs=3, resin=1, pebbles=1, berries=2, city="dungeon wanderer").play("theater")
    scenario.refuses({"key": "dungeon:wanderer", "goods": {"berry": 2}})
    scenario.pay("dungeon:wanderer", twigs=2).expect(twigs=1, resin=1, pebbles=1, berries=2)


@covers("dungeon")
def test_dungeon_offers_each_kind_of_critter_once_and_no_construction() -> None:
    scenario = given(hand="bard", berries=3, city="dungeon wanderer wanderer judge inn").play("bard")
    scenario.asks("choose_payment", "goods dungeon:wanderer dungeon:judge")


@covers("dungeon")
def test_dungeon_without_critters_helps_nobody() -> None:
    given(hand="bard", city="dungeon inn farm").blocked("play:hand:bard", "3 berries")


@covers("dungeon")
def test_a_prisoner_is_out_of_the_city() -> None:
    given(city=[dungeon("king"), "theater"]).scores(cards=3, prosperity=0)
    given(city=[dungeon("historian"), "ruins"], special_events="ancient_scrolls_discovered").blocked(
        "claim:ancient_scrolls_discovered", "Historian"
    )


@covers("dungeon")
def test_a_prisoner_does_not_bar_its_next_copy() -> None:
    given(hand="bard", berries=3, city=[dungeon("bard")]).play("bard").expect(city="dungeon bard")


@covers("dungeon")
def test_dungeon_has_one_cell_without_a_ranger() -> None:
    given(hand="lookout", city=[dungeon("bard"), "wanderer"]).blocked("play:hand:lookout", "needs")


@covers("dungeon", "ranger")
def test_a_ranger_opens_the_second_cell_but_never_enters_it() -> None:
    scenario = given(hand="king", berries=6, city=[dungeon("bard"), "ranger", "wanderer"]).play("king")
    scenario.asks("choose_payment", "goods dungeon:wanderer").pay("dungeon:wanderer")
    scenario.expect(berries=3, city="dungeon ranger king").on_card("dungeon", under="bard wanderer")


@covers("dungeon", "ranger")
def test_a_ranger_alone_cannot_fill_the_second_cell() -> None:
    given(hand="lookout", city=[dungeon("bard"), "ranger"]).blocked("play:hand:lookout", "needs")


@covers("dungeon", "ranger")
def test_dungeon_never_holds_three() -> None:
    given(hand="lookout", city=[dungeon("bard", "judge"), "ranger", "wanderer"]).blocked("play:hand:lookout", "needs")


@covers("dungeon", "ranger")
def test_a_ranger_may_be_the_first_prisoner() -> None:
    scenario = given(hand="lookout", city="dungeon ranger").play("lookout")
    scenario.expect(city="dungeon lookout").on_card("dungeon", under="ranger")


@covers("dungeon", "ranger")
def test_a_ranger_of_an_opponent_opens_nothing() -> None:
    scenario = given(hand="lookout", city=[dungeon("bard"), "wanderer"]).against(city="ranger")
    scenario.blocked("play:hand:lookout", "needs")


@covers("dungeon", "ranger")
def test_a_ranger_cannot_open_the_cell_that_pays_for_him() -> None:
    city = [{**dungeon("bard"), "occupied": True}, "wanderer"]
    given(hand="ranger", berries=1, city=city).blocked("play:hand:ranger", "1 berry")


@covers("dungeon", "bard")
def test_a_unique_critter_is_replaced_by_imprisoning_its_copy() -> None:
    scenario = given(hand="bard farm", berries=3, city="dungeon bard").play("bard").choose(["farm"])
    scenario.expect(berries=3, points=1, city="dungeon bard").on_card("dungeon", under="bard")


@covers("dungeon", "bard")
def test_imprisoning_another_critter_does_not_lift_the_unique_rule() -> None:
    scenario = given(hand="bard", berries=3, city="dungeon bard wanderer").play("bard")
    scenario.expect(city="dungeon bard wanderer").on_card("dungeon", under="bard")


@covers("dungeon")
def test_a_prisoner_makes_room_in_a_full_city() -> None:
    city = [*filler(13), "dungeon", "judge"]
    scenario = given(hand="lookout", twigs=1, resin=1, pebbles=1, city=city).play("lookout")
    scenario.expect(city=[*filler(13), "dungeon", "lookout"], goods=3).on_card("dungeon", under="judge")


@covers("dungeon", "wanderer")
def test_an_imprisoned_wanderer_frees_no_space() -> None:
    city = [*filler(14), "dungeon", "wanderer"]
    given(hand="lookout", twigs=1, resin=1, pebbles=1, city=city).blocked("play:hand:lookout", "full")


@covers("dungeon", "wanderer")
def test_an_imprisoned_wanderer_still_pays_for_another_wanderer_in_a_full_city() -> None:
    city = [*filler(14), "dungeon", "wanderer"]
    given(hand="wanderer", city=city).play("wanderer").expect(city=city).on_card("dungeon", under="wanderer")


@covers("dungeon", "queen")
def test_a_worker_on_an_imprisoned_queen_comes_home_with_the_next_season() -> None:
    scenario = given(hand="lookout", city="dungeon queen", placed=["city:0:queen"], workers=0).play("lookout")
    scenario.expect(placed="aside", city="dungeon lookout").place("basic_1_berry").prepare()
    scenario.expect(workers=2, placed="", season="spring")


@covers("dungeon", "ruins")
def test_a_card_that_costs_nothing_takes_no_prisoner() -> None:
    scenario = given(hand="ruins", city="dungeon wanderer inn").play("ruins").choose("inn")
    scenario.expect(city="dungeon wanderer ruins").on_card("dungeon", under="")


@covers("dungeon")
def test_a_dungeon_cannot_pay_for_itself() -> None:
    given(hand="dungeon", city="wanderer bard").blocked("play:hand:dungeon", "needs")


@covers("dungeon", "harvester", "gatherer")
def test_either_half_of_a_pair_may_be_imprisoned() -> None:
    scenario = given(hand="lookout", city=["dungeon", *PAIR]).play("lookout")
    scenario.asks("choose_payment", "dungeon:gatherer dungeon:harvester").pay("dungeon:gatherer")
    scenario.on_card("harvester", partner="").on_card("dungeon", under="gatherer")


# never combined


@covers("crane", "dungeon")
def test_crane_and_dungeon_are_not_combined() -> None:
    given(hand="palace", resin=2, city="crane dungeon wanderer").blocked("play:hand:palace", "needs")


@covers("innkeeper", "judge")
def test_innkeeper_and_judge_are_not_combined() -> None:
    given(hand="king", berries=2, twigs=1, city="innkeeper judge").blocked("play:hand:king", "4 berries")


@covers("crane", "judge")
def test_crane_and_judge_are_not_combined() -> None:
    given(hand="theater", berries=1, twigs=1, city="crane judge").blocked("play:hand:theater", "needs")


@covers("innkeeper", "dungeon")
def test_innkeeper_and_dungeon_are_not_combined() -> None:
    given(hand="king", city="innkeeper dungeon wanderer").blocked("play:hand:king", "6 berries")


@covers("crane", "inn", "judge")
def test_no_ability_is_combined_with_the_inn() -> None:
    meadow = "theater castle palace palace king king queen queen"
    scenario = given(workers=1, city="inn crane judge", berries=2, twigs=1, meadow=meadow).visit("inn")
    scenario.asks("choose_one", "meadow:6:queen meadow:7:queen").choose("meadow:6:queen")
    scenario.expect(city="inn crane judge queen", berries=0, twigs=1)


@covers("crane", "inn")
def test_the_inn_leaves_the_crane_where_it_is() -> None:
    meadow = "theater castle palace palace king king ever_tree ever_tree"
    scenario = given(workers=1, city="inn crane", twigs=2, meadow=meadow).visit("inn")
    scenario.expect(city="inn crane theater", goods=0)


@covers("crane", "inn")
def test_no_ability_makes_room_for_what_the_inn_plays() -> None:
    city = [*filler(13), "inn", "crane"]
    goods: dict[str, Any] = {"twigs": 9, "resin": 9, "pebbles": 9, "berries": 9}
    given(workers=1, city=city, meadow=DEAR, **goods).blocked("place:city:0:inn", "no Meadow card")


@covers("innkeeper", "queen")
def test_no_ability_makes_room_for_what_the_queen_plays() -> None:
    city = [*filler(13), "queen", "innkeeper"]
    given(hand="bard", workers=1, city=city, meadow=DEAR).blocked("place:city:0:queen", "no card")


@covers("innkeeper", "judge")
def test_no_ability_is_combined_with_the_forest_card_that_plays_one() -> None:
    forest = ["forest_draw_2_meadow_play_1", "forest_2_any", "forest_3_berry"]
    scenario = given(workers=1, city="innkeeper judge", berries=1, twigs=1, forest=forest, meadow=MEADOW)
    scenario.place("forest_draw_2_meadow_play_1").choose(["meadow:3:bard", "meadow:2:king"])
    scenario.expect(hand="bard king", city="innkeeper judge", goods=2)


# all ways to pay


@covers("crane", "innkeeper", "judge", "dungeon", "theater", "ever_tree")
def test_every_way_to_pay_for_a_critter_is_offered() -> None:
    city = "crane innkeeper judge dungeon theater ever_tree"
    scenario = given(hand="bard", berries=3, twigs=1, city=city).play("bard")
    tokens = "token:theater token:ever_tree"
    scenario.asks("choose_payment", f"goods judge innkeeper dungeon:innkeeper dungeon:judge {tokens}")
    scenario.pay("token:ever_tree").expect(berries=3, twigs=1, city=f"{city} bard")
    scenario.on_card("ever_tree", occupied=True).on_card("theater", occupied=False)


@covers("crane", "innkeeper", "judge", "dungeon", "ever_tree")
def test_every_way_to_pay_for_a_construction_is_offered() -> None:
    scenario = given(hand="inn", twigs=3, resin=1, city="crane innkeeper judge dungeon ever_tree").play("inn")
    scenario.asks("choose_payment", "goods judge crane dungeon:innkeeper dungeon:judge")


@covers("ever_tree")
def test_an_occupied_home_takes_in_nobody_else() -> None:
    city = [{"card": "ever_tree", "occupied": True}, {"card": "theater", "occupied": True}]
    given(hand="bard", city=city).blocked("play:hand:bard", "3 berries")


@covers("theater", "bard", "dungeon")
def test_the_token_stays_when_the_critter_leaves() -> None:
    scenario = given(hand="lookout", city=["dungeon", "bard", {"card": "theater", "occupied": True}]).play("lookout")
    scenario.on_card("theater", occupied=True).on_card("dungeon", under="bard")


@covers("inn", "innkeeper")
def test_two_alike_homes_are_one_way_to_pay() -> None:
    scenario = given(hand="innkeeper", berries=1, city="inn inn").play("innkeeper")
    scenario.asks("choose_payment", "goods token:inn")


@covers("ever_tree")
def test_a_token_makes_no_room_in_a_full_city() -> None:
    city = [*filler(13), "ever_tree", "theater"]
    given(hand="bard", berries=3, city=city).blocked("play:hand:bard", "full")


@covers("ever_tree")
def test_no_home_takes_in_a_construction() -> None:
    given(hand="inn", city="ever_tree").blocked("play:hand:inn", "needs")
