"""Scenarios of the red cards."""

import pytest

from tests.scenario import covers, covers_each, given

FOURTEEN = [*["farm"] * 7, *["general_store"] * 3, *["twig_barge"] * 3, "storehouse"]
"""Cards that fill a city but for one space."""
DEAR = "king castle castle palace palace ever_tree ever_tree doctor"
"""A Meadow of cards that cost much and are worth more than 3 points."""
CHEAP = "farm farm crane crane twig_barge twig_barge ruins ruins"


@pytest.mark.parametrize("card", ["cemetery", "chapel", "lookout", "monastery", "queen", "university"])
def test_only_the_owner_visits_a_card_that_is_not_open(card: str) -> None:
    table = given(twigs=2, hand="farm farm").against(city=[card, "ruins"])
    table.offers_not(f"place:city:1:{card}").refuses(f"place:city:1:{card}")


@covers_each({"inn": 1, "post_office": 1})
def test_an_open_card_serves_opponents_and_pays_its_owner(name: str, expected: int) -> None:
    table = given(hand="farm mine", meadow=CHEAP).against(city=[name]).visit(name, seat=1)
    table.expect(seat=1, points=expected, midway=True).expect(points=0, midway=True)


@covers_each({"inn": 0, "post_office": 0})
def test_the_owner_takes_no_token_for_the_own_visit(name: str, expected: int) -> None:
    given(city=[name], hand="farm mine inn", meadow=CHEAP).visit(name).expect(points=expected, midway=True)


@covers_each({"inn": 1, "post_office": 1})
def test_the_open_card_of_a_passed_player_still_works(name: str, expected: int) -> None:
    table = given(hand="farm mine", meadow=CHEAP).against(city=[name], passed=True).visit(name, seat=1)
    table.expect(seat=1, points=expected, midway=True)


@pytest.mark.parametrize("card", ["chapel", "inn", "lookout", "post_office", "queen", "university"])
def test_a_red_card_has_one_space(card: str) -> None:
    table = given(city=[card, "farm"], hand="mine mine", placed=[f"city:0:{card}"], workers=1)
    table.blocked(f"place:city:0:{card}", "occupied by P0")


@covers("inn", "post_office")
def test_a_visitor_blocks_the_owner() -> None:
    table = given(city="inn post_office", hand="mine mine").against(placed=["city:0:inn", "city:0:post_office"])
    table.blocked("place:city:0:inn", "occupied by P1").blocked("place:city:0:post_office", "occupied by P1")


# Cemetery


@covers("cemetery")
def test_cemetery_plays_one_of_four_cards_of_the_deck_free() -> None:
    table = given(city="cemetery", deck="king farm mine theater inn").visit("cemetery")
    table.asks("choose_one", "king farm mine theater").choose("king")
    table.expect(city="cemetery king", placed="city:0:cemetery", workers=1, hand=0).table(discard="farm mine theater")


@covers("cemetery")
def test_cemetery_plays_one_of_the_top_four_discarded_cards() -> None:
    table = given(city="cemetery", discard="castle palace school theater ruins").visit("cemetery")
    table.asks("choose_one", "deck discard").choose("discard").asks("choose_one", "castle palace school theater")
    table.choose("school").expect(city="cemetery school").table(discard="castle palace theater ruins")


@covers("cemetery")
def test_cemetery_has_no_choice_of_pile_while_nothing_is_discarded() -> None:
    given(city="cemetery", deck="farm farm farm farm").visit("cemetery").expect(city="cemetery farm", berries=1)


@covers("cemetery")
def test_cemetery_offers_legal_cards_only() -> None:
    table = given(city="cemetery king", deck="king cemetery ruins castle queen").visit("cemetery")
    table.asks("choose_one", "ruins castle")


@covers("cemetery")
def test_cemetery_discards_all_four_when_none_is_legal() -> None:
    table = given(city="cemetery king queen palace castle", deck="king queen palace castle").visit("cemetery")
    table.expect(city="cemetery king queen palace castle", placed="city:0:cemetery")
    table.table(discard="king queen palace castle")


@covers("cemetery")
def test_cemetery_plays_a_fool_on_an_opponent_even_with_a_fool_at_home() -> None:
    table = given(city="cemetery fool", deck="fool cemetery farm mine").visit("cemetery").choose("fool")
    table.expect(city="cemetery fool").expect(seat=1, city="fool")


@covers("cemetery")
def test_cemetery_in_a_full_city_plays_only_what_needs_no_space() -> None:
    table = given(city=["cemetery", *FOURTEEN], deck="inn wanderer ruins king").visit("cemetery")
    table.asks("choose_one", "wanderer ruins").choose("ruins").choose("storehouse")
    table.expect(city=["cemetery", "ruins", *FOURTEEN[:-1]])


@covers("cemetery")
def test_cemetery_reveals_what_a_short_pile_holds() -> None:
    table = given(city="cemetery", deck="farm mine", meadow=["inn"] * 3).short_deck().visit("cemetery")
    table.asks("choose_one", "farm mine").choose("mine").expect(city="cemetery mine").table(discard="farm", deck_size=0)


@covers("cemetery")
def test_cemetery_does_not_reshuffle_to_fill_four() -> None:
    table = given(city="cemetery", deck="farm", discard="king queen").short_deck().visit("cemetery").choose("deck")
    table.expect(city="cemetery farm").table(discard="king queen")


@covers("cemetery")
def test_cemetery_uses_the_discard_pile_when_the_deck_is_empty() -> None:
    table = given(city="cemetery", discard="king queen").short_deck().visit("cemetery")
    table.asks("choose_one", "king queen")


@covers("cemetery")
def test_cemetery_cannot_be_visited_with_both_piles_empty() -> None:
    given(city="cemetery").short_deck().blocked("place:city:0:cemetery", "empty")


@covers_each({"cemetery": "undertaker", "monastery": "monk"})
def test_the_second_space_needs_its_critter(name: str, expected: str) -> None:
    place = f"city:0:{name}"
    facts = {"placed": [place], "workers": 1, "twigs": 2}
    given(city=[name], **facts).blocked(f"place:{place}", f"the second space needs {expected.capitalize()}")
    given(city=[name, expected], **facts).offers(f"place:{place}")
    both = given(city=[name, expected], placed=[place, place], workers=1, season="spring", twigs=2)
    both.blocked(f"place:{place}", "occupied by P0")


@covers_each({"cemetery": "undertaker", "monastery": "monk"})
def test_the_second_critter_in_another_city_opens_nothing(name: str, expected: str) -> None:
    table = given(city=[name], placed=[f"city:0:{name}"], workers=1, twigs=2).against(city=[expected])
    table.blocked(f"place:city:0:{name}", "second space")


@covers("cemetery", "monastery")
def test_workers_in_cemetery_and_monastery_never_come_back() -> None:
    table = given(city="cemetery monastery", placed="city:0:cemetery city:0:monastery", workers=0).prepare()
    table.expect(season="spring", placed="city:0:cemetery city:0:monastery", workers=1)


@pytest.mark.parametrize("card", ["cemetery", "monastery"])
def test_a_permanent_worker_is_lost_with_its_card(card: str) -> None:
    table = given(city=["university", card], placed=[f"city:0:{card}"], workers=1).visit("university").take(berries=1)
    table.expect(city="university", placed="city:0:university", workers=0)
    assert len(table.game.state.players[0].workers) == 1


# Chapel


@covers("chapel")
@pytest.mark.parametrize(("tokens", "drawn"), [(0, 2), (1, 4), (2, 6)])
def test_chapel_takes_a_token_then_draws_two_cards_for_each(tokens: int, drawn: int) -> None:
    table = given(city=[{"card": "chapel", "points": tokens}]).visit("chapel")
    table.on_card("chapel", points=tokens + 1).expect(hand=drawn, points=0).scores(tokens=tokens + 1)


@covers("chapel")
@pytest.mark.parametrize("held", [7, 8])
def test_chapel_gets_its_token_even_if_the_hand_is_full(held: int) -> None:
    table = given(city="chapel", hand=["farm"] * held).visit("chapel")
    table.on_card("chapel", points=1).expect(hand=8)


@covers("chapel", "university")
def test_tokens_on_the_chapel_are_lost_with_it() -> None:
    table = given(city=["university", {"card": "chapel", "points": 3}]).visit("university").take(twigs=1)
    table.expect(city="university", points=1, twigs=3, resin=1, pebbles=1).scores(tokens=1)


# Inn


@covers("inn")
def test_inn_plays_a_meadow_card_for_three_less_and_refills_the_meadow() -> None:
    meadow = "castle king king queen queen palace palace doctor"
    table = given(city="inn", resin=3, pebbles=2, meadow=meadow, deck="ruins").visit("inn")
    table.asks("choose_one", "meadow:0:castle meadow:5:palace meadow:6:palace").choose("meadow:0:castle")
    table.expect(city="inn castle", goods=0, placed="city:0:inn")
    table.table(meadow="ruins king king queen queen palace palace doctor")


@covers("inn")
def test_inn_lets_the_player_choose_which_three_are_saved() -> None:
    table = given(city="inn", twigs=2, resin=3, pebbles=3, meadow="castle king queen queen doctor doctor farm crane")
    table.visit("inn").choose("meadow:0:castle").asks("choose_payment").pay("goods", twigs=2, resin=2, pebbles=1)
    table.expect(twigs=0, resin=1, pebbles=2)


@covers("inn")
def test_inn_gives_no_change() -> None:
    table = given(city="inn", berries=1, meadow="ruins king king queen queen doctor doctor innkeeper").visit("inn")
    table.choose("meadow:7:innkeeper").expect(city="inn innkeeper", berries=1)


@covers("inn")
def test_inn_plays_no_hand_card() -> None:
    table = given(city="inn", hand="farm mine", meadow="king king queen queen doctor doctor farm crane").visit("inn")
    table.asks("choose_one", "meadow:6:farm meadow:7:crane")


@covers("inn")
def test_inn_is_closed_to_a_player_who_can_play_nothing_there() -> None:
    table = given(city="inn", hand="farm", meadow="king king castle castle palace palace queen doctor")
    table.blocked("place:city:0:inn", "no Meadow card")


@covers("inn")
@pytest.mark.parametrize("helper", ["innkeeper", "dungeon bard", "judge", "university", "ever_tree"])
def test_inn_is_never_combined_with_another_ability_or_an_occupied_token(helper: str) -> None:
    """The Doctor costs 4: the Inn leaves 1 berry, and no helper pays it or swaps the twig for it."""
    table = given(city=f"inn {helper}", twigs=1, meadow="king king castle palace palace queen queen doctor")
    table.blocked("place:city:0:inn", "no Meadow card")


@covers("inn")
def test_inn_in_a_full_city_plays_only_what_needs_no_space() -> None:
    city = ["inn", *FOURTEEN[:-1], "harvester"]
    table = given(city=city, meadow="farm crane wanderer ruins fool gatherer shopkeeper innkeeper").visit("inn")
    table.asks("choose_one", "meadow:2:wanderer meadow:3:ruins meadow:4:fool meadow:5:gatherer")
    table.choose("meadow:5:gatherer").expect(city=[*city, "gatherer"]).on_card("gatherer", partner="harvester")


@covers("inn")
def test_two_inns_are_two_spots() -> None:
    table = given(city="inn inn", placed="city:0:inn", workers=1, twigs=9, resin=9)
    table.blocked("place:city:0:inn", "occupied").offers("place:city:0:inn.2")


@covers("inn")
def test_a_card_played_at_the_inn_is_a_played_card() -> None:
    meadow = "king king castle castle palace palace queen farm"
    table = given(city="inn historian", meadow=meadow, deck="ruins mine").visit("inn")
    table.expect(city="inn historian farm", berries=1, hand="mine")


@covers("inn")
def test_inn_cannot_be_visited_in_the_meadow() -> None:
    given(meadow="inn inn inn ruins ruins ruins farm farm", twigs=9).offers_not("place:city:0:inn", "place:meadow:0")


# Lookout


@covers("lookout")
def test_lookout_carries_out_basic_and_forest_places_in_play_only() -> None:
    forest = "forest_3_berry forest_2_any forest_2_card_1_any"
    basics = (
        "basic_3_twig basic_2_twig_1_card basic_2_resin basic_1_resin_1_card basic_2_card_1_point basic_1_pebble "
        "basic_1_berry_1_card basic_1_berry"
    )
    table = given(city="lookout", season="autumn", hand="farm farm", forest=forest).visit("lookout")
    table.asks("choose_one", f"{basics} {forest}")


@covers("lookout")
def test_lookout_copies_an_occupied_place_and_leaves_it_alone() -> None:
    table = given(city="lookout", forest="forest_3_berry forest_2_any forest_2_card_1_any")
    table.against(placed="forest_3_berry").visit("lookout").choose("forest_3_berry")
    table.expect(berries=3, placed="city:0:lookout").expect(seat=1, placed="forest_3_berry")


@covers("lookout")
def test_lookout_copies_a_place_of_ones_own_worker() -> None:
    table = given(city="lookout", placed="basic_3_twig", workers=1).visit("lookout").choose("basic_3_twig")
    table.expect(twigs=3, placed="basic_3_twig city:0:lookout")


@covers("lookout")
def test_lookout_may_choose_a_place_that_can_do_nothing() -> None:
    table = given(city="lookout", forest="forest_discard_up_to_3_gain_any forest_2_any forest_3_berry").visit("lookout")
    table.choose("forest_discard_up_to_3_gain_any").expect(goods=0, placed="city:0:lookout")


@covers("lookout")
def test_lookout_copies_the_copying_forest_card() -> None:
    table = given(city="lookout", forest="forest_copy_basic_1_card forest_2_any forest_3_berry").visit("lookout")
    table.choose("forest_copy_basic_1_card").choose("basic_2_twig_1_card").expect(twigs=2, hand=2)


# Monastery


@covers("monastery")
def test_monastery_gives_two_resources_to_one_opponent_for_four_points() -> None:
    table = given(city="monastery", twigs=1, berries=2).against().against().visit("monastery").take(twigs=1, berries=1)
    table.asks("choose_one", "seat:1 seat:2").choose("seat:2")
    table.expect(points=4, twigs=0, berries=1, placed="city:0:monastery").expect(seat=1, goods=0)
    table.expect(seat=2, twigs=1, berries=1)


@covers("monastery")
def test_monastery_asks_for_exactly_two() -> None:
    table = given(city="monastery", twigs=2, berries=2).visit("monastery").asks("choose_goods")
    table.refuses({"twig": 1}).refuses({"twig": 2, "berry": 1}).refuses({"resin": 2}).take(twigs=2).expect(points=4)


@covers("monastery")
def test_monastery_needs_two_resources() -> None:
    given(city="monastery", twigs=1).blocked("place:city:0:monastery", "needs 2 resources")


@covers("monastery")
def test_monastery_gives_nothing_to_players_who_passed() -> None:
    table = given(city="monastery", twigs=2).against(passed=True).against().visit("monastery")
    table.expect(points=4, twigs=0).expect(seat=1, twigs=0).expect(seat=2, twigs=2)


@covers("monastery")
def test_monastery_discards_when_everybody_has_passed() -> None:
    table = given(city="monastery", twigs=2).against(passed=True).visit("monastery")
    table.expect(points=4, goods=0).expect(seat=1, goods=0)


# Post Office


@covers("post_office")
def test_post_office_gives_two_discards_and_fills_the_hand() -> None:
    deck = "king queen palace castle inn crane theater"
    table = given(city="post_office", hand="farm mine ruins fool bard", deck=deck).visit("post_office")
    table.choose(["farm", "mine"]).asks("choose_some", "ruins fool bard").choose(["fool"])
    table.expect(hand="ruins bard king queen palace castle inn crane").expect(seat=1, hand="farm mine")
    table.table(discard="fool")


@covers("post_office")
def test_post_office_with_just_two_cards_asks_nothing() -> None:
    table = given(city="post_office", hand="farm mine").visit("post_office")
    table.expect(hand=8).expect(seat=1, hand="farm mine")


@covers("post_office")
@pytest.mark.parametrize("hand", ["", "farm"])
def test_post_office_needs_two_cards(hand: str) -> None:
    given(city="post_office", hand=hand).blocked("place:city:0:post_office", "needs 2 cards")


@covers("post_office")
def test_post_office_gives_to_whoever_has_room_owner_or_not() -> None:
    table = given(hand="farm mine").against(city="post_office", hand=["ruins"] * 3).against(hand=["inn"] * 3)
    table.visit("post_office", seat=1).asks("choose_one", "seat:1 seat:2").choose("seat:2")
    table.expect(seat=1, points=1, hand=3).expect(seat=2, hand="inn inn inn farm mine", points=0)


@covers("post_office")
def test_post_office_passes_over_full_hands() -> None:
    table = given(city="post_office", hand="mine mine").against(hand=["farm"] * 8).against(hand="inn")
    table.visit("post_office").expect(seat=1, hand=8).expect(seat=2, hand="inn mine mine")


@covers("post_office")
def test_post_office_discards_what_does_not_fit() -> None:
    table = given(city="post_office", hand="mine inn").against(hand=["farm"] * 7).visit("post_office")
    table.expect(seat=1, hand=["farm"] * 7 + ["mine"]).table(discard="inn").expect(hand=8)


@covers("post_office")
@pytest.mark.parametrize("other", [{"hand": ["farm"] * 8}, {"passed": True}])
def test_post_office_discards_both_when_nobody_can_receive(other: dict[str, object]) -> None:
    table = given(city="post_office", hand="mine inn").against(**other).visit("post_office")
    table.table(discard="mine inn").expect(hand=8)


# Queen


@covers("queen")
def test_queen_plays_a_card_up_to_three_base_points_free() -> None:
    table = given(city="queen", hand="theater fool farm doctor king", meadow=DEAR).visit("queen")
    table.asks("choose_one", "theater fool farm").choose("theater").expect(city="queen theater", placed="city:0:queen")


@covers("queen")
def test_queen_plays_a_meadow_card_and_the_meadow_is_refilled_before_its_effect() -> None:
    meadow = "king king castle castle palace palace doctor undertaker"
    table = given(city="queen", meadow=meadow, deck="ruins").visit("queen")
    table.asks("choose_some").offers("meadow:7:ruins")
    table.choose(["meadow:0:king", "meadow:1:king", "meadow:7:ruins"]).choose(["meadow:6:doctor"])
    table.expect(city="queen undertaker", hand="doctor")


@covers("queen")
@pytest.mark.parametrize("hand", ["", "king doctor", "queen"])
def test_queen_needs_a_card_to_play(hand: str) -> None:
    table = given(city="queen", hand=hand, meadow=DEAR)
    table.blocked("place:city:0:queen", "no card")


@covers("queen")
def test_queen_in_a_full_city_plays_only_what_needs_no_space() -> None:
    table = given(city=["queen", *FOURTEEN], hand="inn ruins wanderer bard", meadow=DEAR).visit("queen")
    table.asks("choose_one", "ruins wanderer")


@covers("queen")
def test_a_fool_played_by_the_queen_goes_to_an_opponent() -> None:
    table = given(city="queen", hand="fool", meadow=DEAR)
    table.visit("queen").expect(city="queen").expect(seat=1, city="fool")


@covers("queen")
def test_a_worker_on_a_locked_up_queen_waits_for_the_season() -> None:
    table = given(city="queen dungeon", hand="farm", placed="city:0:queen basic_1_berry", workers=0)
    table.against(passed=True).play("farm").expect(city="dungeon farm", workers=0, placed="aside basic_1_berry")
    table.prepare().expect(workers=3, placed="")


# University


@covers("university")
def test_university_returns_the_printed_cost_a_resource_and_a_point() -> None:
    table = given(city="university doctor farm").visit("university").asks("choose_one", "doctor farm").choose("doctor")
    table.take(pebbles=1).expect(city="university farm", berries=4, pebbles=1, points=1).table(discard="doctor")


@covers("university")
def test_university_cannot_discard_itself() -> None:
    given(city="university").blocked("place:city:0:university", "needs another card")


@covers("university")
def test_goods_and_occupied_token_are_lost_with_the_card() -> None:
    city = ["university", {"card": "storehouse", "goods": {"berry": 4}, "occupied": True}]
    table = given(city=city).visit("university").take(berries=1)
    table.expect(twigs=1, resin=1, pebbles=1, berries=1, city="university")


@covers("university")
def test_prisoners_go_to_the_discard_pile_with_the_dungeon() -> None:
    table = given(city=["university", {"card": "dungeon", "under": ["bard", "fool"]}]).visit("university").take(twigs=1)
    table.table(discard="dungeon bard fool")


@covers("university")
def test_a_split_pair_scores_no_more() -> None:
    city = ["university", "harvester", {"card": "gatherer", "shares": "harvester"}]
    table = given(city=city).visit("university").choose("harvester").take(twigs=1)
    table.on_card("gatherer", partner="").scores(prosperity=0)


@covers("university")
def test_a_worker_on_the_discarded_card_waits_at_the_university() -> None:
    table = given(city="university inn", placed="city:0:inn", workers=1).against(passed=True).visit("university")
    table.take(twigs=1).expect(workers=0, placed="city:0:university city:0:university")
    table.prepare().expect(workers=3, placed="")


@covers("university")
def test_an_opponents_worker_on_the_discarded_card_is_kept_until_its_season() -> None:
    table = given(city="university inn").against(placed="city:0:inn basic_1_berry", workers=0, city="farm")
    table.visit("university").take(twigs=1).expect(seat=1, workers=0)
    table.prepare().expect(seat=1, workers=3, placed="", berries=1)


@covers("university")
def test_an_opponents_waiting_worker_does_not_block_the_university() -> None:
    table = given(city="university inn farm", placed="basic_1_berry", workers=1)
    table.against(placed="city:0:inn", season="autumn", passed=True).visit("university").choose("inn").take(twigs=1)
    table.prepare().expect(workers=3, berries=1).offers("place:city:0:university").expect(seat=1, workers=5)


# red cards that ruin themselves


@covers("inn", "ruins")
def test_a_worker_on_an_inn_that_plays_its_own_ruins_waits_there() -> None:
    table = given(city="inn", meadow="ruins king castle castle palace palace queen doctor").against(passed=True)
    table.visit("inn").expect(city="ruins", twigs=2, resin=1, placed="city:0:ruins", workers=1)
    table.place("basic_1_berry").prepare().expect(workers=3, placed="")


@covers("cemetery", "ruins")
def test_a_cemetery_that_plays_its_own_ruins_loses_its_worker() -> None:
    table = given(city="cemetery", deck="ruins ruins ruins cemetery").visit("cemetery")
    table.expect(city="ruins", pebbles=2, hand=2, placed="", workers=1)
    assert len(table.game.state.players[0].workers) == 1
