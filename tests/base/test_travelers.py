"""Scenarios of the tan cards."""

from typing import Any

import pytest

from tests.scenario import PAIR, covers, filler, given, solo

MEADOW = "inn mine king bard crane farm castle queen"
DEAR = "castle castle palace palace ever_tree ever_tree king king"
"""A Meadow in which everything is worth more than 3 points."""


# Bard


@covers("bard")
def test_bard_discards_for_points() -> None:
    scenario = given(hand="bard farm inn", berries=3).play("bard").choose(["farm"])
    scenario.expect(points=1, berries=0, hand="inn", city="bard").table(discard="farm")


@covers("bard")
def test_bard_discards_five_at_most() -> None:
    scenario = given(hand=["bard"] + ["farm"] * 7, berries=3).play("bard").refuses(["farm"] * 6)
    scenario.choose(["farm"] * 5).expect(points=5, hand="farm farm").table(discard=["farm"] * 5)


@covers("bard")
def test_bard_may_discard_nothing() -> None:
    given(hand="bard farm", berries=3).play("bard").choose([]).expect(points=0, hand="farm").table(discard="")


@covers("bard")
def test_bard_with_an_empty_hand_asks_nothing() -> None:
    given(hand="bard", berries=3).play("bard").expect(points=0, city="bard")


@covers("bard", "historian")
def test_bard_empties_the_hand_before_the_historian_draws() -> None:
    scenario = given(hand=["bard"] + ["farm"] * 7, berries=3, city="historian", deck="inn").play("bard")
    scenario.choose(["farm"] * 5).expect(points=5, hand="farm farm inn")


@covers("bard", "historian")
def test_bard_from_the_meadow_with_a_full_hand_makes_room_for_the_historian() -> None:
    hand = ["farm"] * 7
    scenario = given(hand=["inn", *hand], berries=3, city="historian", meadow=MEADOW, deck="school palace").play("bard")
    scenario.choose(["inn"]).expect(points=1, hand=[*hand, "palace"])


@covers("bard", "theater")
def test_bard_moves_into_the_theater_free() -> None:
    given(hand="bard", city="theater").play("bard").expect(city="bard theater").on_card("theater", occupied=True)


@covers("bard")
def test_a_second_bard_is_refused() -> None:
    given(hand="bard", berries=3, city="bard").blocked("play:hand:bard", "unique")


# Fool


@covers("fool")
def test_fool_goes_into_the_city_of_an_opponent_and_counts_there() -> None:
    scenario = given(hand="fool", berries=3).play("fool").expect(city="", hand=0, berries=0).expect(seat=1, city="fool")
    scenario.scores(cards=0).scores(seat=1, cards=-2)


@covers("fool")
def test_fool_chooses_among_the_cities_that_can_take_it() -> None:
    scenario = given(hand="fool", berries=3).against(city="fool").against(city="farm").against(city="mine").play("fool")
    scenario.asks("choose_one", "seat:2 seat:3").choose("seat:3").expect(seat=3, city="mine fool")
    scenario.expect(seat=2, city="farm").expect(seat=1, city="fool")


@covers("fool")
def test_fool_needs_an_empty_space() -> None:
    scenario = given(hand="fool", berries=3).against(city=filler(15)).against(city="").play("fool")
    scenario.expect(seat=1, city=filler(15)).expect(seat=2, city="fool")


@covers("fool")
@pytest.mark.parametrize("city", [["fool"], filler(15), [*filler(14), *PAIR]])
def test_fool_cannot_be_played_when_no_opponent_can_take_it(city: Any) -> None:
    given(hand="fool", berries=3).against(city=city).blocked("play:hand:fool", "no opponent")


@covers("fool")
@pytest.mark.parametrize("city", [[*filler(14), "wanderer"], [*filler(13), *PAIR]])
def test_fool_counts_spaces_not_cards(city: Any) -> None:
    given(hand="fool", berries=3).against(city=city).play("fool").expect(seat=1, city=[*city, "fool"])


@covers("fool")
def test_ones_own_full_city_does_not_stop_a_fool() -> None:
    given(hand="fool", berries=3, city=filler(15)).play("fool").expect(city=filler(15)).expect(seat=1, city="fool")


@covers("fool")
def test_a_fool_in_ones_own_city_does_not_stop_another() -> None:
    given(hand="fool", berries=3, city="fool").play("fool").expect(city="fool").expect(seat=1, city="fool")


@covers("fool")
def test_fool_may_be_played_on_a_player_who_has_passed() -> None:
    scenario = given(hand="fool", berries=3).against(passed=True, season="autumn").play("fool")
    scenario.expect(seat=1, city="fool").scores(seat=1, cards=-2)


@covers("fool", "historian", "shopkeeper")
def test_fool_triggers_nothing_in_either_city() -> None:
    scenario = given(hand="fool", berries=3, city="historian shopkeeper").against(city="historian shopkeeper")
    scenario.play("fool").expect(hand=0, goods=0).expect(seat=1, hand=0, goods=0)


@covers("fool")
@pytest.mark.parametrize("home", ["fair_grounds", "ever_tree"])
def test_fool_is_free_from_a_home_in_the_city_of_its_player(home: str) -> None:
    given(hand="fool", city=home).play("fool").on_card(home, occupied=True).expect(seat=1, city="fool")


@covers("fool", "fair_grounds")
def test_a_home_in_the_city_of_the_target_does_not_help() -> None:
    given(hand="fool").against(city="fair_grounds").blocked("play:hand:fool", "3 berries")


@covers("fool", "innkeeper", "dungeon", "judge")
def test_fool_can_be_paid_with_every_ability_for_critters() -> None:
    scenario = given(hand="fool", berries=2, twigs=1, city="innkeeper dungeon judge crane").play("fool")
    scenario.asks("choose_payment", "innkeeper judge dungeon:innkeeper dungeon:judge").pay("judge")
    scenario.expect(goods=0, city="innkeeper dungeon judge crane").expect(seat=1, city="fool")


@covers("fool", "theater")
def test_fool_is_a_unique_tan_critter_where_it_lies() -> None:
    scenario = given(city="theater fool bard shepherd", workers=1).scores(prosperity=3)
    scenario.offers("claim:cartographers_expedition")


@covers("fool", "dungeon")
def test_fool_can_be_imprisoned_by_its_victim() -> None:
    scenario = given(hand="mine", city="dungeon fool").play("mine")
    scenario.expect(city="dungeon mine").on_card("dungeon", under="fool").scores(cards=2)


@covers("fool", "university")
def test_fool_can_be_discarded_by_its_victim() -> None:
    scenario = given(workers=1, city="university fool").visit("university").take(resin=1)
    scenario.expect(city="university", berries=3, resin=1, points=1).table(discard="fool")


# Postal Pigeon


@covers("postal_pigeon")
def test_pigeon_plays_one_revealed_card_free() -> None:
    scenario = given(hand="postal_pigeon", berries=2, deck="mine farm").play("postal_pigeon")
    scenario.asks("choose_one", "mine farm skip").choose("mine")
    scenario.expect(city="postal_pigeon mine", pebbles=1, goods=1, hand=0).table(discard="farm")


@covers("postal_pigeon")
def test_pigeon_may_play_nothing() -> None:
    scenario = given(hand="postal_pigeon", berries=2, deck="mine farm").play("postal_pigeon").skip()
    scenario.expect(city="postal_pigeon", goods=0).table(discard="mine farm")


@covers("postal_pigeon")
def test_pigeon_offers_cards_of_the_deck_not_of_the_hand() -> None:
    scenario = given(hand="postal_pigeon farm", berries=2, deck="mine inn").play("postal_pigeon")
    scenario.asks("choose_one", "mine inn skip").skip().expect(hand="farm")


@covers("postal_pigeon")
def test_pigeon_refuses_cards_worth_more_than_three() -> None:
    scenario = given(hand="postal_pigeon", berries=2, deck="king university").play("postal_pigeon")
    scenario.asks("choose_one", "university skip").choose("university").expect(city="postal_pigeon university")


@covers("postal_pigeon")
def test_pigeon_goes_by_base_points() -> None:
    """A Theater is worth 3, whatever it will score in the end."""
    scenario = given(hand="postal_pigeon", berries=2, city="bard judge", deck="theater queen").play("postal_pigeon")
    scenario.asks("choose_one", "theater skip").choose("theater").expect(city="bard judge postal_pigeon theater")


@covers("postal_pigeon")
def test_pigeon_with_nothing_playable_discards_both() -> None:
    scenario = given(hand="postal_pigeon", berries=2, city="bard", deck="king bard").play("postal_pigeon")
    scenario.expect(city="bard postal_pigeon").table(discard="king bard")


@covers("postal_pigeon", "fool")
def test_pigeon_may_play_a_fool_on_an_opponent() -> None:
    scenario = given(hand="postal_pigeon", berries=2, deck="fool king").play("postal_pigeon").choose("fool")
    scenario.expect(city="postal_pigeon").expect(seat=1, city="fool")


@covers("postal_pigeon")
def test_pigeon_taking_the_last_space_can_play_only_what_needs_none() -> None:
    city = filler(14)
    scenario = given(hand="postal_pigeon", berries=2, city=city, deck="lookout wanderer").play("postal_pigeon")
    scenario.asks("choose_one", "wanderer skip").choose("wanderer")
    scenario.expect(city=[*city, "postal_pigeon", "wanderer"], hand=3)


@covers("postal_pigeon", "ruins")
def test_pigeon_taking_the_last_space_can_play_ruins() -> None:
    city = [*filler(13), "university"]
    scenario = given(hand="postal_pigeon", berries=2, city=city, deck="ruins king castle queen").play("postal_pigeon")
    scenario.choose("ruins").choose("university")
    scenario.expect(city=[*filler(13), "postal_pigeon", "ruins"], resin=1, pebbles=2, goods=3, hand="castle queen")


@covers("postal_pigeon", "historian", "courthouse")
def test_a_card_played_by_the_pigeon_triggers_before_the_pigeon_does() -> None:
    scenario = given(hand="postal_pigeon", berries=2, city="historian courthouse", deck="mine king queen palace")
    scenario.play("postal_pigeon").choose("mine").choose(["courthouse", "historian"]).take(resin=1)
    scenario.expect(resin=1, pebbles=1, goods=2, hand="queen palace")


@covers("postal_pigeon", "shopkeeper")
def test_a_shopkeeper_in_the_city_sees_both_critters() -> None:
    scenario = given(hand="postal_pigeon", berries=2, city="shopkeeper", deck="barge_toad king").play("postal_pigeon")
    scenario.choose("barge_toad").expect(berries=2)


@covers("postal_pigeon", "shopkeeper")
def test_a_shopkeeper_played_by_the_pigeon_sees_the_pigeon_but_not_itself() -> None:
    scenario = given(hand="postal_pigeon", berries=2, deck="shopkeeper king").play("postal_pigeon")
    scenario.choose("shopkeeper").expect(berries=1)


@covers("postal_pigeon", "historian")
def test_a_historian_played_by_the_pigeon_sees_the_pigeon_but_not_itself() -> None:
    scenario = given(hand="postal_pigeon", berries=2, deck="historian king queen castle").play("postal_pigeon")
    scenario.choose("historian").expect(hand="queen")


@covers("postal_pigeon", "courthouse")
def test_a_courthouse_played_by_the_pigeon_sees_neither() -> None:
    scenario = given(hand="postal_pigeon", berries=2, deck="courthouse king").play("postal_pigeon")
    scenario.choose("courthouse").expect(goods=0)


@covers("postal_pigeon")
def test_a_pigeon_played_by_a_pigeon_reveals_two_more() -> None:
    scenario = given(hand="postal_pigeon", berries=2, deck="postal_pigeon king mine queen").play("postal_pigeon")
    scenario.choose("postal_pigeon").choose("mine").expect(city="postal_pigeon postal_pigeon mine", pebbles=1)
    scenario.table(discard="king queen")


@covers("postal_pigeon", "clock_tower")
def test_a_clock_tower_played_by_the_pigeon_gets_its_tokens() -> None:
    scenario = given(hand="postal_pigeon", berries=2, deck="clock_tower king").play("postal_pigeon")
    scenario.choose("clock_tower").on_card("clock_tower", points=3)


@covers("postal_pigeon", "shepherd")
def test_a_free_shepherd_gives_nobody_anything() -> None:
    scenario = given(hand="postal_pigeon", berries=3, deck="shepherd king").play("postal_pigeon").choose("shepherd")
    scenario.expect(berries=4).expect(seat=1, goods=0)


@covers("postal_pigeon", "innkeeper", "dungeon")
def test_no_ability_makes_room_for_what_the_pigeon_plays() -> None:
    """Playing free is a card-playing ability itself, so no Innkeeper or prisoner leaves for it."""
    city = [*filler(12), "innkeeper", "dungeon"]
    scenario = given(hand="postal_pigeon", berries=2, city=city, deck="bard king").play("postal_pigeon").pay("goods")
    scenario.expect(city=[*city, "postal_pigeon"]).table(discard="bard king")


@covers("postal_pigeon", "fool", "historian")
def test_a_fool_played_by_the_pigeon_triggers_nothing_while_the_pigeon_does() -> None:
    scenario = given(hand="postal_pigeon", berries=2, city="historian shopkeeper", deck="fool king queen palace")
    scenario.play("postal_pigeon").choose("fool").expect(hand="queen", berries=1).expect(seat=1, city="fool")


@covers("postal_pigeon")
def test_pigeon_reveals_what_is_left() -> None:
    scenario = given(hand="postal_pigeon", berries=2, meadow=DEAR, deck="mine").short_deck().play("postal_pigeon")
    scenario.asks("choose_one", "mine skip").choose("mine").expect(city="postal_pigeon mine").table(deck_size=0)


@covers("postal_pigeon")
def test_pigeon_playing_a_card_lets_rugwort_play_two() -> None:
    scenario = solo(hand="postal_pigeon", berries=2, deck="mine queen", meadow=DEAR).play("postal_pigeon")
    scenario.choose("mine").expect(city="postal_pigeon mine")
    assert len(scenario.game.state.players[1].city) == 2


# Ranger


@covers("ranger")
def test_ranger_moves_a_worker_and_resolves_the_new_place() -> None:
    scenario = given(hand="ranger", berries=2, placed="basic_3_twig", workers=1).play("ranger").place("basic_2_resin")
    scenario.expect(placed="basic_2_resin", workers=1, resin=2, twigs=0, goods=2, city="ranger")


@covers("ranger")
def test_ranger_leaves_the_old_place_free() -> None:
    scenario = given(hand="ranger", berries=2, placed="basic_3_twig", workers=1).play("ranger").place("basic_2_resin")
    scenario.offers("place:basic_3_twig").blocked("place:basic_2_resin", "occupied by P0")


@covers("ranger")
def test_ranger_chooses_which_worker_moves() -> None:
    scenario = given(hand="ranger", berries=2, placed="basic_3_twig basic_1_pebble", workers=0).play("ranger")
    scenario.asks("choose_one", "from:basic_3_twig from:basic_1_pebble").choose("from:basic_1_pebble")
    scenario.place("basic_2_resin").expect(placed="basic_3_twig basic_2_resin", resin=2)


@covers("ranger")
@pytest.mark.parametrize("place", ["basic_3_twig", "basic_1_berry"])
def test_ranger_never_puts_the_worker_back(place: str) -> None:
    given(hand="ranger", berries=2, placed=place, workers=1).play("ranger").refuses(f"place:{place}")


@covers("ranger")
def test_ranger_obeys_the_rules_of_placement() -> None:
    scenario = given(hand="ranger", berries=2, placed="basic_3_twig", workers=1, city="monastery")
    scenario.against(placed="basic_2_resin", city="inn queen").play("ranger")
    scenario.refuses("place:basic_2_resin").refuses("place:journey_2").refuses("claim:grand_tour")
    scenario.refuses("place:city:0:monastery").refuses("place:city:1:queen").place("basic_1_pebble").expect(pebbles=1)


@covers("ranger")
def test_ranger_needs_no_free_worker() -> None:
    scenario = given(hand="ranger", berries=2, placed="basic_3_twig", workers=0).play("ranger").place("basic_1_pebble")
    scenario.expect(pebbles=1, workers=0)


@covers("ranger")
def test_ranger_without_placed_workers_only_moves_in() -> None:
    given(hand="ranger", berries=2, workers=2).play("ranger").expect(city="ranger", workers=2, placed="")


@covers("ranger")
@pytest.mark.parametrize("card", ["cemetery", "monastery"])
def test_ranger_cannot_move_a_permanent_worker(card: str) -> None:
    place = f"city:0:{card}"
    given(hand="ranger", berries=2, city=card, placed=[place], workers=1).play("ranger").expect(placed=[place])


@covers("ranger")
def test_ranger_cannot_move_a_worker_on_the_journey() -> None:
    scenario = given(hand="ranger", berries=2, season="autumn", placed="journey_3", workers=5).play("ranger")
    scenario.expect(placed="journey_3").scores(journey=3)


@covers("ranger")
def test_ranger_can_send_a_worker_on_the_journey() -> None:
    scenario = given(hand="ranger farm farm farm", berries=2, season="autumn", placed="basic_1_pebble", workers=0)
    scenario.play("ranger").place("journey_2").choose(["farm", "farm"]).expect(placed="journey_2", hand="farm")


@covers("ranger")
def test_ranger_can_claim_an_event() -> None:
    city = "farm farm farm farm"
    scenario = given(hand="ranger", berries=2, city=city, placed="basic_1_pebble", workers=0).play("ranger")
    scenario.claim("harvest_festival").expect(events="harvest_festival", placed="event:harvest_festival")


@covers("ranger")
def test_ranger_itself_counts_for_the_event_it_claims() -> None:
    scenario = given(hand="ranger", berries=2, city="bard wanderer", placed="basic_1_pebble", workers=0).play("ranger")
    scenario.claim("cartographers_expedition").expect(events="cartographers_expedition")


@covers("ranger")
def test_a_worker_moved_off_an_event_leaves_the_event_with_its_owner() -> None:
    scenario = given(hand="ranger", berries=2, events="grand_tour", placed="event:grand_tour", workers=0).play("ranger")
    scenario.place("basic_1_pebble").expect(events="grand_tour", placed="basic_1_pebble").scores(events=3)


@covers("ranger", "post_office")
def test_ranger_visits_an_open_card_and_its_owner_takes_a_point() -> None:
    scenario = given(hand="ranger farm mine", berries=2, placed="basic_1_pebble", workers=0)
    scenario.against(city="post_office").play("ranger").answer("place:city:1:post_office")
    scenario.expect(midway=True, placed="city:1:post_office").expect(seat=1, midway=True, points=1)


@covers("ranger", "queen")
def test_ranger_visits_a_card_of_ones_own() -> None:
    scenario = given(hand="ranger mine", berries=2, city="queen", placed="basic_1_pebble", workers=0, meadow=DEAR)
    scenario.play("ranger").visit("queen").expect(city="queen ranger mine", pebbles=1, placed="city:0:queen")


@covers("ranger")
def test_ranger_moves_off_a_forest_card_and_back_to_none_of_his_own() -> None:
    """Never two workers of one player on the same forest card, also after the move, with four players."""
    forest = ["forest_3_berry", "forest_2_any", "forest_2_resin_1_twig", "forest_2_card_1_any"]
    scenario = given(hand="ranger", berries=2, forest=forest, placed="forest_3_berry basic_1_pebble", workers=0)
    scenario.against().against().against().play("ranger").choose("from:basic_1_pebble").refuses("place:forest_3_berry")
    scenario.place("forest_2_resin_1_twig").expect(resin=2, twigs=1)


@covers("ranger", "ruins")
def test_ranger_may_move_a_worker_whose_card_is_ruined() -> None:
    scenario = given(hand="ranger", berries=2, city="ruins", placed=["city:0:ruins"], workers=0).play("ranger")
    scenario.place("basic_1_pebble").expect(placed="basic_1_pebble", pebbles=1)


@covers("ranger", "historian")
def test_ranger_moves_before_the_historian_draws() -> None:
    scenario = given(hand="ranger", berries=2, city="historian", placed="basic_1_pebble", workers=0, deck="king queen")
    scenario.play("ranger").place("basic_2_twig_1_card").expect(hand="king queen", twigs=2)


# Ruins


@covers("ruins")
def test_ruins_takes_the_place_of_a_construction_and_refunds_it() -> None:
    scenario = given(hand="ruins", city="university farm bard", deck="king queen").play("ruins")
    scenario.asks("choose_one", "university farm").choose("university")
    scenario.expect(city="ruins farm bard", resin=1, pebbles=2, goods=3, hand="king queen").table(discard="university")


@covers("ruins")
@pytest.mark.parametrize("city", ["", "bard wanderer"])
def test_ruins_needs_a_construction(city: str) -> None:
    given(hand="ruins", city=city).blocked("play:hand:ruins", "needs a construction")


@covers("ruins")
def test_ruins_is_playable_into_a_full_city() -> None:
    city = [*filler(14), "palace"]
    scenario = given(hand="ruins", city=city).play("ruins").choose("palace")
    scenario.expect(city=[*filler(14), "ruins"], twigs=2, resin=3, pebbles=3, goods=8, hand=2)


@covers("ruins", "crane")
def test_ruins_refunds_the_printed_cost_whatever_was_paid() -> None:
    scenario = given(hand="mine ruins", city="crane", workers=2).play("mine").expect(pebbles=1, goods=1)
    scenario.place("basic_1_berry").play("ruins").expect(city="ruins", twigs=1, resin=1, pebbles=2, goods=4)


@covers("ruins")
def test_ruins_draws_only_what_fits() -> None:
    scenario = given(hand=["ruins"] + ["farm"] * 7, city="inn", deck="king queen").play("ruins")
    scenario.expect(hand=["farm"] * 7 + ["king"], twigs=2, resin=1)


@covers("ruins", "storehouse")
def test_goods_on_the_ruined_card_are_lost() -> None:
    scenario = given(hand="ruins", city=[{"card": "storehouse", "goods": {"twig": 6}}]).play("ruins")
    scenario.expect(twigs=1, resin=1, pebbles=1, goods=3, city="ruins").on_card("ruins", goods={})


@covers("ruins", "clock_tower")
def test_tokens_on_the_ruined_card_are_lost() -> None:
    scenario = given(hand="ruins", city=[{"card": "clock_tower", "points": 3, "occupied": True}]).play("ruins")
    scenario.expect(points=0).on_card("ruins", points=0, occupied=False).scores(tokens=0)


@covers("ruins", "dungeon")
def test_prisoners_of_a_ruined_dungeon_are_discarded() -> None:
    scenario = given(hand="ruins", city=[{"card": "dungeon", "under": ["bard"]}]).play("ruins")
    scenario.on_card("ruins", under="").table(discard="bard dungeon")


@covers("ruins", "peddler")
def test_ruins_takes_in_a_peddler_although_the_old_card_was_occupied() -> None:
    scenario = given(hand="ruins peddler", city=[{"card": "inn", "occupied": True}]).play("ruins")
    scenario.place("basic_1_berry").play("peddler").take()
    scenario.expect(city="ruins peddler").on_card("ruins", occupied=True)


@covers("ruins", "lookout")
def test_a_worker_on_the_ruined_card_waits_on_the_ruins() -> None:
    scenario = given(hand="ruins", city="lookout", placed=["city:0:lookout"], workers=0).play("ruins")
    scenario.expect(placed="city:0:ruins", workers=0, twigs=1, resin=1, pebbles=1, goods=3)


@covers("ruins")
def test_a_worker_on_the_ruins_comes_home_with_the_next_season_and_activates_nothing() -> None:
    scenario = given(city="ruins", placed=["city:0:ruins"], workers=0).prepare()
    scenario.expect(workers=2, placed="", goods=0, season="spring")


@covers("ruins", "cemetery", "monastery")
@pytest.mark.parametrize("card", ["cemetery", "monastery"])
def test_permanent_workers_are_lost_with_the_ruined_card(card: str) -> None:
    other = {"cemetery": "monastery", "monastery": "cemetery"}[card]
    scenario = given(hand="ruins", city=[card, other], placed=[f"city:0:{card}"], workers=1).play("ruins").choose(card)
    scenario.expect(placed="", workers=1)
    assert len(scenario.game.state.players[0].workers) == 1


@covers("ruins", "inn")
def test_a_worker_of_an_opponent_on_the_ruined_card_comes_home_later_too() -> None:
    scenario = given(hand="ruins", city="inn", workers=2).against(placed=["city:0:inn"], workers=0).play("ruins")
    scenario.expect(seat=1, placed="city:0:ruins").prepare().expect(seat=1, placed="", workers=2)


@covers("ruins")
def test_ruins_may_take_the_place_of_another_ruins() -> None:
    scenario = given(hand="ruins", city="ruins", deck="king queen").play("ruins")
    scenario.expect(city="ruins", goods=0, hand="king queen").table(discard="ruins")


@covers("ruins", "courthouse", "historian")
def test_courthouse_and_historian_react_after_refund_and_draw() -> None:
    scenario = given(hand="ruins", city="courthouse historian farm", deck="king queen palace").play("ruins")
    scenario.choose("farm").expect(midway=True, hand="king queen", twigs=2, resin=1)
    scenario.choose(["courthouse", "historian"]).take(pebbles=1)
    scenario.expect(hand="king queen palace", twigs=2, resin=1, pebbles=1)


@covers("ruins", "courthouse")
def test_a_ruined_courthouse_does_not_react() -> None:
    given(hand="ruins", city="courthouse").play("ruins").expect(city="ruins", twigs=1, resin=1, pebbles=2, goods=4)


@covers("ruins", "crane", "dungeon", "judge")
def test_ruins_costs_nothing_so_no_ability_is_offered() -> None:
    scenario = given(hand="ruins", city="crane dungeon judge", twigs=3).play("ruins")
    scenario.asks("choose_one", "crane dungeon").choose("crane").expect(city="ruins dungeon judge", twigs=3, pebbles=1)


# Shepherd


@covers("shepherd")
def test_shepherd_pays_an_opponent_and_gains_three_berries() -> None:
    given(hand="shepherd", berries=3).play("shepherd").expect(berries=3, points=0).expect(seat=1, berries=3)


@covers("shepherd")
def test_shepherd_chooses_who_is_paid() -> None:
    scenario = given(hand="shepherd", berries=3).against().against(passed=True, season="autumn").against()
    scenario.play("shepherd").asks("choose_one", "seat:1 seat:3").choose("seat:3")
    scenario.expect(berries=3).expect(seat=3, berries=3).expect(seat=1, goods=0).expect(seat=2, goods=0)


@covers("shepherd", "chapel")
def test_shepherd_takes_a_point_for_each_token_on_the_chapel() -> None:
    scenario = given(hand="shepherd", berries=3, city=[{"card": "chapel", "points": 2, "occupied": True}])
    scenario.play("shepherd").expect(points=2, berries=3).on_card("chapel", points=2).scores(tokens=4)


@covers("shepherd", "chapel")
def test_shepherd_ignores_the_chapel_of_an_opponent() -> None:
    given(hand="shepherd", berries=3).against(city=[{"card": "chapel", "points": 2}]).play("shepherd").expect(points=0)


@covers("shepherd")
@pytest.mark.parametrize("home", ["chapel", "ever_tree"])
def test_shepherd_played_free_pays_nobody(home: str) -> None:
    scenario = given(hand="shepherd", berries=1, city=home).play("shepherd")
    scenario.expect(berries=4).expect(seat=1, goods=0).on_card(home, occupied=True)


@covers("shepherd", "innkeeper")
def test_shepherd_paid_by_the_innkeeper_pays_nobody() -> None:
    scenario = given(hand="shepherd", city="innkeeper").play("shepherd")
    scenario.expect(berries=3, city="shepherd").expect(seat=1, goods=0)


@covers("shepherd", "dungeon")
def test_shepherd_paid_by_a_prisoner_pays_nobody() -> None:
    scenario = given(hand="shepherd", city="dungeon wanderer").play("shepherd")
    scenario.expect(berries=3, city="dungeon shepherd").expect(seat=1, goods=0)


@covers("shepherd", "judge")
def test_shepherd_paid_through_the_judge_hands_over_the_substitute() -> None:
    scenario = given(hand="shepherd", berries=2, twigs=1, city="judge").play("shepherd")
    scenario.expect(berries=3, twigs=0).expect(seat=1, berries=2, twigs=1, goods=3)


@covers("shepherd", "inn")
def test_shepherd_from_the_inn_hands_over_only_what_is_left_to_pay() -> None:
    meadow = "shepherd castle palace palace ever_tree ever_tree king king"
    scenario = given(workers=1, berries=3, city="inn", meadow=meadow).visit("inn").choose("meadow:0:shepherd")
    scenario.expect(berries=6).expect(seat=1, goods=0)


@covers("shepherd")
def test_shepherd_from_the_forest_hands_over_two_berries() -> None:
    scenario = given(workers=1, berries=3, meadow=MEADOW.replace("bard", "shepherd"),
                     forest=["forest_draw_2_meadow_play_1"]).place("forest_draw_2_meadow_play_1")  # fmt: skip
    scenario.choose(["meadow:0:inn", "meadow:3:shepherd"]).choose("shepherd")
    scenario.expect(berries=4, hand="inn").expect(seat=1, berries=2)


@covers("shepherd")
def test_what_nobody_may_receive_is_discarded() -> None:
    scenario = given(hand="shepherd", berries=3).against(passed=True, season="autumn").play("shepherd")
    scenario.expect(berries=3).expect(seat=1, goods=0)


@covers("shepherd")
def test_shepherd_alone_against_rugwort_discards_the_payment() -> None:
    solo(hand="shepherd", berries=3).play("shepherd").expect(berries=3).expect(seat=1, goods=0)


@covers("shepherd")
def test_the_three_berries_come_too_late_to_pay_for_the_shepherd() -> None:
    given(hand="shepherd", berries=2).blocked("play:hand:shepherd", "1 berry")


# Undertaker


@covers("undertaker")
def test_undertaker_discards_three_meadow_cards_and_draws_one() -> None:
    scenario = given(hand="undertaker", berries=2, meadow=MEADOW, deck="palace school theater lookout")
    three = ["meadow:0:inn", "meadow:1:mine", "meadow:2:king"]
    scenario.play("undertaker").refuses(three[:2]).refuses([*three, "meadow:3:bard"]).choose(three)
    scenario.table(meadow="palace school theater bard crane farm castle queen").choose(["meadow:1:school"])
    scenario.expect(hand="school").table(
        meadow="palace lookout theater bard crane farm castle queen", discard="inn mine king"
    )


@covers("undertaker")
def test_undertaker_from_the_meadow_sees_a_refilled_meadow() -> None:
    meadow = "undertaker mine king bard crane farm castle queen"
    scenario = given(berries=2, meadow=meadow, deck="palace school theater lookout inn").play("undertaker")
    scenario.choose(["meadow:0:palace", "meadow:1:mine", "meadow:2:king"]).choose(["meadow:0:school"])
    scenario.expect(hand="school").table(discard="palace mine king")
    scenario.table(meadow="inn theater lookout bard crane farm castle queen")


@covers("undertaker")
def test_undertaker_with_a_full_hand_discards_but_draws_nothing() -> None:
    meadow = "undertaker mine king bard crane farm castle queen"
    scenario = given(hand=["farm"] * 7 + ["inn"], berries=2, meadow=meadow, deck="palace school theater lookout")
    scenario.play("undertaker").choose(["meadow:0:palace", "meadow:1:mine", "meadow:2:king"])
    scenario.expect(hand=["farm"] * 7 + ["inn"]).table(meadow="school theater lookout bard crane farm castle queen")


@covers("undertaker")
def test_undertaker_out_of_a_full_hand_has_room_for_the_card() -> None:
    scenario = given(hand=["undertaker"] + ["farm"] * 7, berries=2, meadow=MEADOW).play("undertaker")
    scenario.choose(["meadow:0:inn", "meadow:1:mine", "meadow:2:king"]).choose(["meadow:7:queen"])
    scenario.expect(hand=["farm"] * 7 + ["queen"])


@covers("undertaker", "cemetery")
def test_undertaker_opens_the_second_space_of_the_cemetery() -> None:
    place = "place:city:0:cemetery"
    given(city="cemetery undertaker", placed=["city:0:cemetery"], workers=1).offers(place)
    given(city="cemetery", placed=["city:0:cemetery"], workers=1).blocked(place, "Undertaker")


@covers("undertaker", "cemetery")
def test_the_cemetery_never_has_a_third_space() -> None:
    place = "city:0:cemetery"
    given(city="cemetery undertaker", placed=[place, place], workers=1).blocked(f"place:{place}", "occupied")


@covers("undertaker")
def test_undertaker_refills_the_meadow_from_a_reshuffled_discard_pile() -> None:
    scenario = given(hand="undertaker", berries=2, meadow=MEADOW).short_deck().play("undertaker")
    scenario.choose(["meadow:0:inn", "meadow:1:mine", "meadow:2:king"]).choose(["meadow:7:queen"])
    scenario.expect(hand="queen").table(deck_size=0, discard="")


@covers("undertaker")
def test_undertaker_leaves_cards_under_rugworts_workers_alone() -> None:
    scenario = solo(hand="undertaker", berries=2, meadow=MEADOW, season="spring",
                    rugwort={"placed": ["meadow:0", "basic_2_resin"]}).play("undertaker")  # fmt: skip
    scenario.refuses(["meadow:0:inn", "meadow:1:mine", "meadow:2:king"])
    scenario.choose(["meadow:1:mine", "meadow:2:king", "meadow:3:bard"]).refuses(["meadow:0:inn"])


# Wanderer


@covers("wanderer")
def test_wanderer_draws_three_cards() -> None:
    given(hand="wanderer", berries=2, deck="king queen palace").play("wanderer").expect(hand="king queen palace")


@covers("wanderer")
def test_wanderer_draws_only_what_fits() -> None:
    scenario = given(hand=["wanderer"] + ["farm"] * 6, berries=2, deck="king queen palace").play("wanderer")
    scenario.expect(hand=["farm"] * 6 + ["king", "queen"])


@covers("wanderer")
def test_wanderer_from_the_meadow_with_a_full_hand_draws_nothing() -> None:
    meadow = "wanderer mine king bard crane lookout castle queen"
    given(hand=["farm"] * 8, berries=2, meadow=meadow).play("wanderer").expect(hand=["farm"] * 8, city="wanderer")


@covers("wanderer")
def test_wanderer_fits_into_a_full_city() -> None:
    given(hand="wanderer", berries=2, city=filler(15)).play("wanderer").expect(city=[*filler(15), "wanderer"])


@covers("wanderer")
def test_wanderers_take_no_space() -> None:
    city = [*filler(14), "wanderer", "wanderer"]
    given(hand="crane", pebbles=1, city=city).play("crane").expect(city=[*city, "crane"])


@covers("wanderer", "school")
def test_wanderer_is_part_of_the_city() -> None:
    given(city="wanderer school").scores(cards=3, prosperity=1)


@covers("wanderer", "lookout")
def test_wanderer_moves_into_the_lookout_of_a_full_city() -> None:
    scenario = given(hand="wanderer", city=[*filler(14), "lookout"]).play("wanderer")
    scenario.on_card("lookout", occupied=True).expect(city=[*filler(14), "lookout", "wanderer"])


@covers("wanderer", "shopkeeper", "historian")
def test_wanderer_draws_before_the_historian() -> None:
    scenario = given(hand=["wanderer"] + ["farm"] * 5, berries=2, city="historian shopkeeper",
                     deck="king queen palace castle").play("wanderer")  # fmt: skip
    scenario.expect(hand=["farm"] * 5 + ["king", "queen", "palace"], berries=1)
