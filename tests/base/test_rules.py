"""Scenarios of the rules around the cards: set-up, turns, cities, hands, seasons, passing and scoring."""

from typing import Any

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.awards import BASIC_EVENT, SPECIAL_EVENT
from everdell_desktop.engine.combining import BoxError
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.ruleset import Seat, Setup
from everdell_desktop.engine.spaces import FOREST
from tests.scenario import Scenario, covers, given

FOURTEEN = [*["farm"] * 7, *["general_store"] * 3, *["twig_barge"] * 3, "storehouse"]
FIFTEEN = [*FOURTEEN, "lookout"]
PAIR = ["harvester", {"card": "gatherer", "shares": "harvester"}]
MEADOW = "farm mine inn king queen castle palace doctor"
DEAR = "king castle castle palace palace ever_tree ever_tree doctor"
SPENT = {"placed": "basic_1_berry basic_1_berry", "workers": 0}
"""Both workers of the winter are placed."""


def new_game(players: int, seed: int = 7) -> Game:
    return Game.new(Setup(("base",), tuple(Seat(f"P{number}") for number in range(players))), seed, SHELF)


# set-up


@pytest.mark.parametrize(("players", "forests"), [(2, 3), (3, 4), (4, 4)])
@pytest.mark.parametrize("seed", [1, 7])
def test_set_up(players: int, forests: int, seed: int) -> None:
    state = new_game(players, seed).state
    hands = [5, 6, 7, 8][:players]
    assert [len(player.hand) for player in state.players] == hands
    assert [player.free_workers for player in state.players] == [2] * players
    assert all(player.goods.total == player.points == player.season == 0 for player in state.players)
    assert all(not player.city and not player.events for player in state.players)
    assert sum(space.kind == FOREST for space in state.spaces) == forests
    assert sum(award.kind == BASIC_EVENT for award in state.awards) == 4
    assert sum(award.kind == SPECIAL_EVENT for award in state.awards) == 4
    assert len(state.meadow) == 8 and None not in state.meadow
    assert len(state.deck) == 128 - 8 - sum(hands) and not state.discard
    assert state.seat == 0


def test_set_up_follows_from_the_seed() -> None:
    assert new_game(2, 7).save() == new_game(2, 7).save()
    assert new_game(2, 7).state.deck != new_game(2, 8).state.deck


def test_five_players_need_more_than_the_base_box() -> None:
    with pytest.raises(BoxError, match="not 5"):
        new_game(5)


# turns


def test_a_turn_is_one_action_and_then_the_next_seat_moves() -> None:
    table = given().against().against()
    for seat in (0, 1, 2, 0):
        assert table.decision.seat == seat
        table.place("basic_1_berry")


def test_a_player_who_holds_workers_cannot_prepare() -> None:
    given().blocked("prepare", "2 workers are still to be placed")
    given(placed="basic_1_berry", workers=1).blocked("prepare", "1 worker is still to be placed")


def test_without_workers_a_player_may_play_a_card_or_prepare() -> None:
    table = given(**SPENT, hand="crane", pebbles=1, meadow=DEAR).offers("play:hand:crane", "prepare")
    table.blocked("place:basic_1_berry", "all your workers are placed")


@pytest.mark.parametrize("season", ["winter", "spring", "summer"])
def test_nobody_passes_before_autumn(season: str) -> None:
    given(season=season).blocked("pass", "autumn")


def test_a_place_is_resolved_once_when_the_worker_comes() -> None:
    given(placed="basic_3_twig basic_1_pebble", workers=0).prepare().expect(goods=0, workers=3)


def test_the_turn_example_of_the_rulebook() -> None:
    """3 twigs, a forest card, a Farm, a Barge Toad from the Meadow, then spring."""
    forest = "forest_1_twig_1_resin_1_berry forest_2_any forest_3_berry"
    table = given(hand="farm", forest=forest, meadow="barge_toad king queen castle palace doctor theater school")
    table.against(passed=True).place("basic_3_twig").expect(twigs=3)
    table.place("forest_1_twig_1_resin_1_berry").expect(twigs=4, resin=1, berries=1, workers=0)
    table.play("farm").expect(twigs=2, resin=0, berries=2)
    table.play("barge_toad").expect(twigs=4, berries=0, city="farm barge_toad")
    table.prepare().expect(season="spring", workers=3, twigs=6, berries=1)


# playing cards


def test_playing_a_card_costs_what_is_printed() -> None:
    given(hand="farm", twigs=3, resin=1).play("farm").expect(city="farm", hand=0, twigs=1, resin=0, berries=1)


def test_the_reason_says_what_is_missing() -> None:
    table = given(hand="castle king", twigs=1, resin=3, pebbles=1, berries=5)
    table.blocked("play:hand:castle", "needs 1 twig and 2 pebbles more").blocked("play:hand:king", "needs 1 berry more")


def test_a_unique_card_stands_once_in_a_city() -> None:
    table = given(city="king", hand="king", berries=9).blocked("play:hand:king", "only one King")
    table.blocked("play:hand:king", "unique")


def test_a_unique_card_may_stand_in_several_cities() -> None:
    given(hand="king", berries=6).against(city="king").play("king").expect(city="king")


def test_common_cards_stand_in_any_number() -> None:
    given(city=["farm"] * 4, hand="farm", twigs=2, resin=1).play("farm").expect(city=["farm"] * 5)


def test_a_city_has_fifteen_spaces() -> None:
    given(city=FOURTEEN, hand="inn", twigs=2, resin=1).play("inn").expect(city=[*FOURTEEN, "inn"])
    given(city=FIFTEEN, hand="inn", twigs=2, resin=1).blocked("play:hand:inn", "the city is full")


def test_a_full_city_blocks_meadow_cards_and_free_critters_too() -> None:
    table = given(city=FIFTEEN, hand="harvester", meadow=MEADOW, twigs=9, resin=9, pebbles=9)
    table.blocked("play:meadow:0:farm", "the city is full").blocked("play:hand:harvester", "the city is full")


def test_a_pair_takes_one_space() -> None:
    table = given(city=[*FOURTEEN[:-1], *PAIR], hand="inn", twigs=2, resin=1).play("inn")
    table.expect(city=[*FOURTEEN[:-1], "harvester", "gatherer", "inn"])
    given(city=[*FOURTEEN, *PAIR], hand="inn", twigs=2, resin=1).blocked("play:hand:inn", "the city is full")


def test_a_harvester_beside_a_gatherer_takes_a_space_of_its_own() -> None:
    given(city=[*FOURTEEN[:-1], "harvester", "gatherer"], hand="inn", twigs=2, resin=1).blocked("play:hand:inn", "full")


@covers("wanderer")
def test_a_wanderer_takes_no_space() -> None:
    given(city=FIFTEEN, hand="wanderer", berries=2).play("wanderer").pay("goods").expect(city=[*FIFTEEN, "wanderer"])
    table = given(city=[*FOURTEEN, "wanderer", "wanderer"], hand="inn", twigs=2, resin=1)
    table.play("inn").expect(city=[*FOURTEEN, "wanderer", "wanderer", "inn"])


def test_a_meadow_card_is_replaced_at_once_in_its_slot() -> None:
    table = given(meadow=MEADOW, deck="ruins crane", twigs=1, resin=1, pebbles=1).play("mine")
    table.expect(city="mine", pebbles=1).table(meadow="farm ruins inn king queen castle palace doctor")


def test_a_card_in_hand_and_meadow_can_be_played_from_either() -> None:
    table = given(hand="farm", meadow=MEADOW, twigs=2, resin=1).offers("play:hand:farm", "play:meadow:0:farm")
    table.answer("play:meadow:0:farm").expect(city="farm", hand="farm")


def test_a_critter_moves_free_into_its_construction_once() -> None:
    table = given(city="mine", hand="miner_mole miner_mole").against(passed=True).play("miner_mole")
    table.on_card("mine", occupied=True).expect(city="mine miner_mole", goods=0)
    table.blocked("play:hand:miner_mole", "needs 3 berries more")


def test_two_constructions_take_in_two_critters() -> None:
    city = [{"card": "mine", "occupied": True}, "mine"]
    given(city=city, hand="miner_mole").play("miner_mole").on_card("mine.2", occupied=True)


def test_a_player_may_pay_instead_of_using_the_token() -> None:
    table = given(city="mine", hand="miner_mole", berries=3).play("miner_mole").asks("choose_payment").pay("goods")
    table.on_card("mine", occupied=False).expect(berries=0)


def test_the_occupied_token_stays_when_the_critter_leaves() -> None:
    city = ["university", {"card": "mine", "occupied": True}, "miner_mole"]
    table = given(city=city, hand="miner_mole").against(passed=True).visit("university").choose("miner_mole")
    table.take(twigs=1).on_card("mine", occupied=True).expect(berries=3).play("miner_mole").expect(berries=0)


def test_a_construction_in_another_city_takes_nobody_in() -> None:
    given(hand="king").against(city="castle").blocked("play:hand:king", "needs 6 berries more")


# drawing, refilling and reshuffling


@pytest.mark.parametrize(("held", "left"), [(5, 8), (6, 8), (8, 8), (2, 5)])
def test_nobody_draws_beyond_eight(held: int, left: int) -> None:
    table = given(hand=["farm"] * held, forest="forest_1_pebble_3_card forest_2_any forest_3_berry")
    table.place("forest_1_pebble_3_card").expect(hand=left, pebbles=1).table(discard="")


def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    table = given(deck="king", discard="farm farm farm").short_deck().place("basic_2_card_1_point")
    table.expect(hand="king farm").table(deck_size=2, discard="")


def test_with_both_piles_empty_nothing_is_drawn() -> None:
    given(deck="king").short_deck().place("basic_2_card_1_point").expect(hand="king", points=1)


def test_the_meadow_is_refilled_from_the_reshuffled_discard_pile() -> None:
    table = given(meadow=MEADOW, discard="ruins", twigs=2, resin=1).short_deck().play("farm")
    table.table(meadow="ruins mine inn king queen castle palace doctor", discard="", deck_size=0)


def test_a_meadow_that_cannot_be_refilled_keeps_a_gap() -> None:
    table = given(meadow=MEADOW, twigs=2, resin=1).short_deck().play("farm")
    table.table(meadow=[None, *MEADOW.split()[1:]]).expect(city="farm")


def test_a_gap_in_the_meadow_is_filled_when_there_are_cards_again() -> None:
    meadow = [None, *MEADOW.split()[1:]]
    table = given(meadow=meadow, deck="ruins crane", twigs=2, resin=1).short_deck().play("inn")
    table.table(meadow="ruins mine crane king queen castle palace doctor")


# seasons


@pytest.mark.parametrize(
    ("before", "after", "placed", "workers"),
    [("winter", "spring", 2, 3), ("spring", "summer", 3, 4), ("summer", "autumn", 4, 6)],
)
def test_each_season_brings_workers_home_and_new_ones(before: str, after: str, placed: int, workers: int) -> None:
    table = given(season=before, placed=["basic_1_berry"] * placed, workers=0, hand=["farm"] * 8).prepare()
    table.expect(season=after, workers=workers, placed="")


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_spring_and_autumn_activate_production(season: str) -> None:
    placed = ["basic_1_berry"] * (2 if season == "winter" else 4)
    table = given(season=season, placed=placed, workers=0, city="farm mine twig_barge resin_refinery crane").prepare()
    table.expect(berries=1, pebbles=1, twigs=2, resin=1)


def test_the_player_orders_the_cards_that_ask_something() -> None:
    table = given(**SPENT, city="doctor woodcarver farm", twigs=1).prepare().asks("arrange", "doctor woodcarver")
    table.choose(["woodcarver", "doctor"]).take(twigs=1).take(berries=1).expect(points=2, goods=0)


def test_summer_draws_two_meadow_cards_and_produces_nothing() -> None:
    facts: dict[str, Any] = {"season": "spring", "placed": ["basic_1_berry"] * 3, "workers": 0, "meadow": MEADOW}
    table = given(**facts, city="farm", deck="ruins crane")
    table.prepare().refuses(["meadow:0:farm"]).choose(["meadow:3:king", "meadow:0:farm"])
    table.expect(hand="king farm", berries=0).table(meadow="ruins mine inn crane queen castle palace doctor")


@pytest.mark.parametrize(("held", "drawn"), [(7, 1), (8, 0)])
def test_summer_draws_no_further_than_the_hand_limit(held: int, drawn: int) -> None:
    facts: dict[str, Any] = {"season": "spring", "placed": ["basic_1_berry"] * 3, "workers": 0, "meadow": MEADOW}
    table = given(**facts, hand=["farm"] * 6 + ["crane", "ruins"][: held - 6]).prepare()
    if drawn:
        assert table.decision.prompt == "Draw 2 cards from the Meadow for summer: your hand has room for 1"
        table.refuses(["meadow:1:mine", "meadow:2:inn"]).choose(["meadow:1:mine"])
    table.expect(hand=8, workers=4, season="summer").table(discard="")


def test_green_cards_played_in_summer_still_act_on_arrival() -> None:
    given(season="summer", hand="farm", twigs=2, resin=1).play("farm").expect(berries=1)


def test_seasons_are_individual() -> None:
    given(**SPENT).against(season="winter").prepare().expect(season="spring").expect(seat=1, season="winter")


def test_preparing_brings_back_only_ones_own_workers() -> None:
    given(**SPENT).against(placed="basic_3_twig").prepare().expect(seat=1, placed="basic_3_twig", workers=1)


def test_permanent_workers_are_not_recalled() -> None:
    table = given(season="spring", city="cemetery", placed="city:0:cemetery basic_3_twig basic_1_berry", workers=0)
    table.prepare().expect(season="summer", workers=3, placed="city:0:cemetery", midway=True)


def test_a_worker_whose_place_is_gone_comes_back() -> None:
    given(placed="aside basic_1_berry", workers=0).prepare().expect(workers=3, placed="")


def test_autumn_is_the_last_season() -> None:
    given(season="autumn", placed=["basic_1_berry"] * 6, workers=0).blocked("prepare", "last season").offers("pass")


# passing and the end


def test_in_autumn_a_player_may_pass_with_workers_left() -> None:
    given(season="autumn", workers=3).give_up().expect(passed=True, workers=3)


def test_others_go_on_when_somebody_passed() -> None:
    table = given(season="autumn").against(season="autumn").against(season="autumn").give_up()
    assert table.decision.seat == 1
    table.place("basic_1_berry").place("basic_1_berry")
    assert table.decision.seat == 1


def test_the_last_player_goes_on_alone_until_passing_too() -> None:
    table = given(season="autumn").against(season="autumn", passed=True)
    table.place("basic_3_twig").place("basic_2_resin").give_up().expect(twigs=3, resin=2)
    assert table.game.over


def test_workers_of_a_passed_player_keep_blocking() -> None:
    given().against(placed="basic_3_twig", passed=True).blocked("place:basic_3_twig", "occupied by P1")


@covers("fool")
def test_a_passed_player_may_still_get_a_fool() -> None:
    given(hand="fool", berries=3).against(passed=True).play("fool").expect(seat=1, city="fool")


# scoring


def test_the_scoring_example_of_the_rulebook() -> None:
    """22 for cards, 14 tokens, 10 for purple cards, 4 for the Journey and 12 for events: 62."""
    city: list[Any] = [
        "king", "architect", *PAIR, {"card": "dungeon", "under": ["ranger"]}, "monk", "inn", "bard", "post_office",
        "lookout", "queen", "mine", {"card": "clock_tower", "points": 2},
    ]  # fmt: skip
    events: list[Any] = [
        {"event": "performer_in_residence", "goods": {"berry": 3}}, "ministering_to_miscreants", "grand_tour",
    ]  # fmt: skip
    table = given(season="autumn", city=city, events=events, points=12, resin=1, pebbles=1, placed="journey_4")
    table.scores(cards=22, tokens=14, prosperity=10, journey=4, events=12, total=62)


def test_hand_cards_goods_and_prisoners_score_nothing() -> None:
    city = [{"card": "dungeon", "under": ["king"]}, {"card": "storehouse", "goods": {"pebble": 5}}]
    given(hand="king castle ever_tree", twigs=9, pebbles=9, city=city).scores(total=2)


def test_point_tokens_count_in_the_supply_and_on_cards() -> None:
    city = [{"card": "chapel", "points": 3}, {"card": "clock_tower", "points": 2}]
    given(points=4, city=city).scores(tokens=9, cards=2, total=11)


def test_a_fool_costs_the_owner_of_the_city_two_points() -> None:
    given(city="farm fool").scores(cards=-1, total=-1)


def final(**facts: Any) -> Scenario:
    """The last turn of the game, seat 0 to pass."""
    return given(season="autumn", **facts)


def test_most_points_win() -> None:
    final(points=5).against(points=4, events="grand_tour", passed=True).give_up().over(1)
    final(points=5).against(points=4, passed=True).against(points=3, passed=True).give_up().over(0)


def test_a_tie_goes_to_the_number_of_events_not_their_points() -> None:
    table = final(events="croak_wart_cure", berries=9).against(events="grand_tour city_monument", passed=True)
    table.scores(total=6).scores(seat=1, total=6).give_up().over(1)


def test_a_further_tie_goes_to_leftover_goods() -> None:
    table = final(points=3, twigs=2, berries=1).against(events="grand_tour", twigs=9, passed=True)
    table.against(points=3, passed=True).give_up().over(1)
    final(points=3, twigs=2, berries=1).against(points=3, pebbles=2, passed=True).give_up().over(0)


def test_goods_on_a_storehouse_break_no_tie() -> None:
    stored = {"card": "storehouse", "goods": {"twig": 6}}
    final(city=[stored], twigs=1).against(city="storehouse", twigs=2, passed=True).give_up().over(1)


def test_players_equal_in_everything_share_the_victory() -> None:
    final(points=3, twigs=1).against(points=3, berries=1, passed=True).give_up().over(0, 1)
