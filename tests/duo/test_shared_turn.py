"""The turn of a shared city: skunks, the Sharing tile, Pocket Watches, Events behind skunks, seasons."""

from __future__ import annotations

from typing import Any

import pytest

from everdell_desktop.boxes.duo.shared.chapters import CHAPTERS
from everdell_desktop.engine.game import Game

from .table import SHELF, Together, together

# one city, two mayors


def test_both_build_one_city_with_their_own_hand_and_supply() -> None:
    table = together(hand="mine", twigs=1, resin=1).against(hand="orchard", twigs=2)
    table.play("mine").expect(0, pebbles=1, hand="", goods=1)
    table.play("orchard").expect(0, city="mine orchard", pebbles=1).expect(1, berries=1, goods=1, hand="")
    position = table.game.position()
    assert position["city"] == ["mine", "orchard"] and "city" not in position["seats"][0]
    assert position["seats"][0]["played"] == {"critter": 0, "construction": 1}
    assert position["seats"][1]["played"] == {"critter": 0, "construction": 1}


def test_points_are_the_teams_and_visiting_the_city_pays_nobody() -> None:
    table = together(city="tailor").place("city:0:tailor").take(twigs=1)
    assert table.game.position()["points"] == 2, "the Tailor's own two tokens and none for an owner (D6)"
    assert table.game.position()["seats"][0]["visits"] == 1


def test_the_partners_workers_block() -> None:  # D17
    table = together(to_move=0).against(placed="farm_twigs")
    table.blocked("place:farm_twigs", "occupied by")


def test_occupied_tokens_go_by_colour_of_the_one_city() -> None:
    city = [{"card": "mine", "occupied": True}, "orchard"]
    table = together(city=city, hand="peddler", occupied_tokens=1, goals=[None])
    table.blocked("play:hand:peddler", "")


def test_diplomat_and_watchtower_answer_every_later_card_of_either_mayor() -> None:  # D19
    table = together(city="diplomat", hand="judge", berries=2).against(hand="mine", twigs=1, resin=1)
    table.play("judge").play("mine")
    assert table.game.position()["points"] == 1, "the Critter counts, the Construction does not"
    table = together(city="watchtower", hand="mine", twigs=1, resin=1).play("mine")
    assert table.game.position()["points"] == 1
    table = together(hand="diplomat", berries=2).play("diplomat")
    assert table.game.position()["points"] == 0, "never to itself"


def test_historian_and_architect_count_the_better_mayor() -> None:  # D19
    table = together(city="historian architect", hand="mine", twigs=1).against(
        hand="barn harbor orchard", twigs=1, resin=1, pebbles=4
    )
    table.scores(prosperity=3 + 2 * 3)


# skunks


def test_skunks_block_places_and_say_so() -> None:
    table = together(skunks={"locations": ["farm_twigs"]})
    table.blocked("place:farm_twigs", "a skunk sits there").place("farm_resin").expect(resin=2)


def test_tokens_skip_skunks_and_end_before_them() -> None:
    table = together(2, skunks={"meadow": [2, 3]}, hand="mine", twigs=1, resin=1).play("mine").tokens(1, 4)
    table = together(2, skunks={"meadow": [6, 7]}, sun=5, moon=5, season="autumn")
    assert table.game.over, "both on the last free space in autumn"
    late = together(2, skunks={"meadow": [6, 7]}, sun=5, hand="mine", twigs=1, resin=1)
    late.blocked("place:farm_twigs", "the Sun is at its end")


def test_tokens_begin_at_the_first_space_without_a_skunk() -> None:
    assert (together(2, skunks={"meadow": [1, 2]}).sun, together(2, skunks={"meadow": [1, 2]}).moon) == (3, 3)


def season_turn(chapter: int = 1, **facts: Any) -> Together:
    """The last turn of a season, finished by drawing a card."""
    return together(chapter, **{"sun": 7, "moon": 6, **facts}).through("pick:deck")


def test_skunks_are_rolled_area_by_area_when_a_season_begins() -> None:  # D14
    table = season_turn(9, dice=[4, 6, 6, 2, 2, 2])
    skunks = table.game.position()["skunks"]
    assert skunks == {"events": [4], "meadow": [1, 7], "locations": ["river_2", "farm_twigs", "farm_resin"]}
    assert table.game.position()["dice"] == []
    assert (table.sun, table.moon) == (2, 2), "the first space is taken"
    told = table.entries("skunks")[0].facts["skunks"]
    assert told == skunks


def test_the_die_numbers_the_path_without_its_middle() -> None:  # D14
    for number, space in zip(range(1, 7), (1, 2, 3, 5, 6, 7), strict=True):
        table = season_turn(dice=[1, number, 1])
        assert table.game.position()["skunks"]["meadow"] == [space]


def test_the_die_numbers_the_places_from_the_river_on() -> None:  # D14
    places = ("river_1", "river_2", "farm_twigs", "farm_resin", "farm_pebble", "farm_berries")
    for number, place in enumerate(places, start=1):
        table = season_turn(dice=[1, 1, number])
        assert table.game.position()["skunks"]["locations"] == [place]


def test_taken_board_places_include_those_of_skunks() -> None:  # D17
    skunks = {"locations": ["farm_pebble"]}
    together(city="scout", skunks=skunks, deck=["mine", "barn"]).place("city:0:scout").choose("farm_pebble").expect(
        pebbles=1, hand="mine barn", midway=True
    )
    table = together(hand="pirate_ship mine", skunks=skunks, deck=["barn"]).against(placed=["farm_resin"])
    table.play("pirate_ship").asks("choose_one", "farm_pebble farm_resin skip").choose("farm_resin").expect(resin=2)
    table = together(skunks=skunks, river=["river_copy_worker", "river_trade"], deck=["barn"])
    table.against(placed=["farm_resin"]).place("river_1")
    table.asks("choose_one", "farm_pebble farm_resin skip").choose("farm_pebble").expect(pebbles=1, hand="barn")


# Events


def test_a_skunk_guards_an_event_in_chapters() -> None:
    events = "c4 a1 b1 d1 e1 faire"
    table = together(event_tiles=events, skunks={"events": [1]}, berries=4)
    table.blocked("claim:c4", "a skunk guards it")
    together(event_tiles=events, skunks={"events": [2]}, berries=4).claim("c4").expect(events="c4", midway=True)


@pytest.mark.parametrize(("skunks", "needed"), [([], 4), ([1], 5), ([1, 6], 6)])
def test_skunks_at_events_raise_the_number_in_parentheses(skunks: list[int], needed: int) -> None:
    events = "c4 a1 b1 d1 e1 faire"  # Berry Banquet: Critters and berries, 4 together; spot 6 is over an emptied tile
    facts = {"event_tiles": events, "skunks": {"events": skunks}, "city": "judge"}
    together(10, **facts, berries=needed - 1).claim("a1").expect(events="a1")
    together(10, **facts, berries=needed - 2).blocked("claim:a1", "needs 1 more together")


def test_a_skunk_over_an_empty_spot_raises_too() -> None:  # D17
    events = [None, "a1", "b1", "d1", "e1", "faire"]
    facts = {"event_tiles": events, "skunks": {"events": [1]}, "city": "judge", "berries": 3}
    together(1, **facts, events="c4").blocked("claim:a1", "needs 1 more together")


def test_minimums_need_one_of_each_and_no_comparison() -> None:  # D17
    facts = {"event_tiles": "c4 a1 b1 d1 e1 faire"}
    together(1, **facts, berries=6).blocked("claim:a1", "at least 1 of each")
    together(1, **facts, city="judge", berries=3).against(berries=9).claim("a1").expect(events="a1")


def test_hand_and_resources_are_those_of_the_mayor_who_achieves() -> None:  # D17
    facts = {"event_tiles": "c4 c6 b1 d1 e1 faire"}
    table = together(1, **facts, berries=3, hand="mine barn").against(berries=1, hand="orchard harbor carnival")
    table.blocked("claim:c4", "needs 1 more berry").blocked("claim:c6", "needs 3 more cards in hand")


def test_the_bridge_leads_past_a_skunk_with_the_board_reward() -> None:  # D18
    events = "c4 c2 b1 d1 e1 faire"
    table = together(event_tiles=events, skunks={"events": [2]}, city="bridge", resin=3)
    table.offers("bridge:event:c2").answer("bridge:event:c2").expect(events="c2", resin=4)
    table.on_card("bridge", points=2)
    poor = together(event_tiles=events, skunks={"events": [2]}, city="bridge", resin=2)
    poor.offers_not("bridge:event:c2")


def test_the_bridge_leads_to_places_of_skunks() -> None:
    table = together(city="bridge", skunks={"locations": ["farm_twigs"]}).answer("bridge:farm_twigs").expect(twigs=3)
    table.on_card("bridge", points=2)


def test_the_ranger_goes_past_a_skunk_with_the_board_reward() -> None:  # D18
    events = "c4 c2 b1 d1 e1 faire"
    table = together(
        event_tiles=events, skunks={"events": [2]}, hand="ranger", berries=2, resin=3, placed=["farm_twigs"]
    )
    table.play("ranger").choose("from:farm_twigs").offers("claim:c2", "place:farm_resin").choose("claim:c2")
    table.expect(events="c2", resin=4, placed=["event:c2"])


def test_the_juggler_achieves_past_a_skunk_without_the_board_reward() -> None:  # D18
    events = "c4 c2 b1 d1 e1 faire"
    table = together(event_tiles=events, skunks={"events": [2]}, hand="juggler", berries=3, resin=3)
    table.play("juggler").asks("choose_one", "c2 skip").choose("c2").expect(events="c2", resin=3)
    raised = together(10, event_tiles=events.replace("c4", "a3"), skunks={"events": [1, 2]}, hand="juggler",
                      berries=3, resin=4, city="mine")  # fmt: skip
    raised.play("juggler").asks("choose_one", "c2 skip")  # Amber Harvest asks for 4 + 2 now


# sharing


def test_open_sharing_puts_one_thing_onto_the_tile_for_the_partner() -> None:  # D15
    table = together(sharing="open", hand="mine", twigs=1, occupied_tokens=1)
    table.offers("share:twig", "share:occupied", "share:card:mine").answer("share:card:mine")
    assert table.decision.main and not table.keys("share:"), "once a turn, while one lies there"
    table.place("farm_resin")
    assert table.game.position()["shared"] is None, "the partner has taken it at the start of the turn"
    table.expect(0, hand="", twigs=1, resin=2, occupied_tokens=1).expect(1, hand="mine", midway=True)


@pytest.mark.parametrize(("item", "facts"), [("berry", {"berries": 1}), ("occupied", {"occupied_tokens": 1})])
def test_what_can_be_shared(item: str, facts: dict[str, int]) -> None:
    table = together(sharing="open", **facts).answer(f"share:{item}").place("farm_twigs")
    table.expect(1, **facts, midway=True)


def test_sharing_is_offered_when_the_action_is_done_too() -> None:
    table = together(sharing="open").place("farm_twigs").asks("choose_one", "share:twig end").answer("share:twig")
    table.expect(0, twigs=2).expect(1, twigs=1, midway=True)


def test_limited_sharing_needs_a_token_in_the_middle_when_the_turn_starts() -> None:  # D15
    together(4, sharing="limited", twigs=1).offers_not("share:twig")
    together(4, sharing="limited", twigs=1, sun=4).offers("share:twig")
    together(4, sharing="limited", twigs=1, moon=4, sun=2).offers("share:twig")
    arriving = together(4, sharing="limited", twigs=1, sun=3).place("farm_resin")
    assert arriving.sun == 4 and arriving.game.state.seat == 1, "arriving there is too late"
    leaving = together(4, sharing="limited", twigs=1, sun=4).place("farm_resin").answer("share:twig")
    leaving.expect(1, twigs=1, midway=True)


def test_no_sharing() -> None:
    together(8, sharing="none", twigs=1, sun=4).offers_not("share:twig")


def test_what_lies_on_the_tile_waits_for_the_other_mayor_and_counts_for_nobody() -> None:  # D15
    shared = {"from": 0, "item": "twig"}
    table = together(sharing="open", shared=shared, resin=1).offers_not("share:resin")
    assert table.game.position()["shared"] == shared
    over = together(2, skunks={"meadow": [6, 7]}, sun=5, moon=5, season="autumn",
                    shared={"from": 0, "item": "card:mine"}, city="architect historian")  # fmt: skip
    over.scores(prosperity=0)


# Pocket Watches


def test_a_watch_moves_a_token_back_and_is_used() -> None:
    table = together(watches=1, sun=3).blocked("watch:moon", "no free space").answer("watch:sun")
    assert table.decision.main and (table.sun, table.moon) == (2, 1)
    table.offers_not("watch:sun").place("farm_twigs").moves(1)
    assert table.game.position()["watches"] == 0 and table.game.position()["watches_used"] == 1


def test_a_watch_passes_skunks_and_needs_a_free_space() -> None:  # D16
    table = together(2, watches=1, sun=4, skunks={"meadow": [2, 3]}).answer("watch:sun")
    assert table.sun == 1
    together(2, watches=1, sun=3, moon=3, skunks={"meadow": [1, 2]}).offers_not("watch:sun")


def test_a_watch_after_the_last_move_keeps_the_season_from_ending() -> None:  # D16
    table = together(watches=1, sun=7, moon=6).answer("pick:deck")
    table.asks("choose_one", "watch:sun watch:moon end").answer("watch:moon").moves(1)
    assert table.game.position()["season"] == "winter" and table.moon == 6
    ended = together(watches=1, sun=7, moon=6).through("pick:deck", "end")
    assert ended.game.state.players[0].season == 1


# seasons


def test_draws_and_resources_are_divided_as_the_mayors_agree() -> None:
    table = together(sun=7, moon=6, season="spring", to_move=1, dice=[1, 1, 1]).answer("pick:deck")
    assert table.decision.seat == 0, "the Hare begins summer and is asked"
    table.asks("choose_one", "seat:0 seat:1").choose("seat:1")
    assert table.decision.seat == 1 and len(table.keys("meadow:")) == 12
    table.choose("meadow:3:queen").choose("seat:1").choose("meadow:0:ever_tree")
    table.asks("choose_one", "seat:0 seat:1").choose("seat:0")
    assert table.decision.seat == 0 and table.decision.kind == "choose_goods"
    table.take(berries=1).expect(0, berries=1, hand=0).expect(1, hand=3).moves(0)
    assert None not in table.game.state.meadow


def test_green_cards_produce_for_the_mayor_chosen_for_each() -> None:
    table = together(sun=7, moon=6, city="mine orchard miller", dice=[1, 1, 1]).answer("pick:deck")
    assert table.decision.seat == 1, "the Tortoise begins spring"
    wanted = [f"produce:{seat}:{uid}" for uid in ("mine", "orchard", "miller") for seat in (0, 1)]
    table.asks("choose_one", [*wanted, "done"]).choose("produce:1:mine")
    table.asks("choose_one", [key for key in [*wanted, "done"] if "mine" not in key])
    table.choose("produce:1:miller")
    assert table.decision.seat == 1 and table.decision.kind == "choose_goods"
    table.take(pebbles=1).choose("produce:0:orchard").choose("seat:0")
    table.expect(0, berries=1).expect(1, goods=0).moves(1)
    assert table.game.position()["points"] == 3


def test_production_may_be_left_undone() -> None:
    table = together(sun=7, moon=6, city="mine", dice=[1, 1, 1]).through("pick:deck", "done", "seat:0")
    table.expect(0, goods=0).expect(1, goods=0)


def test_spring_and_autumn_bring_production_a_draw_and_a_resource() -> None:
    spring = together(sun=7, moon=6, dice=[1, 1, 1]).through("pick:deck", "seat:1").expect(1, hand=1)
    spring.moves(1)
    autumn = together(sun=7, moon=6, season="summer", dice=[1, 1, 1]).through("pick:deck", "seat:1")
    assert autumn.decision.seat == 1
    autumn.take(resin=1).expect(1, resin=1).moves(1)


# the end


def test_a_chapter_is_won_with_goals_and_target_met_exactly() -> None:
    target, hard = CHAPTERS[0].target["normal"], CHAPTERS[0].target["hard"]
    facts = {"season": "autumn", "sun": 7, "moon": 7, "events": "c4 d1 faire", "points": target - 13}
    table = together(**facts)
    assert table.game.over and table.game.winners() == [0, 1]
    assert table.result == {"won": True, "score": target, "target": target, "goals": [True]}
    assert [(sheet.seat, sheet.parts) for sheet in table.game.scores()] == [
        (0, {"cards": 0, "prosperity": 0, "tokens": target - 13, "events": 13})
    ]
    short = together(**{**facts, "points": target - 14})
    assert short.game.winners() == [] and short.result["won"] is False
    missed = together(**{**facts, "events": "c4 d1", "points": 130})
    assert missed.result == {"won": False, "score": 139, "target": target, "goals": [False]}
    assert together(**facts, difficulty="hard").result["target"] == hard


def test_the_result_before_the_end_is_as_if_it_ended_now() -> None:
    table = together(events="c4 d1 faire", points=110)
    target = CHAPTERS[0].target["normal"]
    assert table.result == {"won": True, "score": 123, "target": target, "goals": [True]} and not table.game.over


def test_a_missed_goal_lets_the_mayors_concede() -> None:
    table = together(7, goals=[False, None, None], season="spring").offers("concede").answer("concede")
    assert table.game.over and table.game.winners() == [] and table.result["won"] is False
    again = Game.at(table.game.position(), SHELF)
    assert again.over and again.result() == table.result
    together(7, season="spring").offers_not("concede")


def test_journey_is_not_in_play() -> None:
    table = together(city="king", hand="mine barn").against(hand="")
    table.scores(prosperity=0)
    assert "journey" not in table.game.scores()[0].parts
