"""Adornments: playing them, their upper and their lower parts."""

from __future__ import annotations

from typing import Any

import pytest

from everdell_desktop.boxes.pearlbrook.adornments import ADORNMENTS
from tests.pearlbrook.table import alone, frog, on, river
from tests.scenario import Scenario, covers, covers_each, filler


def play(name: str, **facts: Any) -> Scenario:
    """Play an Adornment with the one pearl there is."""
    return river(adornments=name, **{"pearls": 1, **facts}).answer(f"adorn:{name}")


DEAR = "castle castle palace palace king king ever_tree ever_tree"
"""A Meadow without a card worth 3 points or less."""


# playing them


@covers("seaglass_amulet")
def test_an_adornment_costs_a_pearl_and_the_whole_turn() -> None:
    scenario = play("seaglass_amulet", deck="farm mine").take(twigs=2, resin=1)
    scenario.expect(pearls=0, adornments=[], played_adornments=["seaglass_amulet"], hand="farm mine", points=1)
    scenario.expect(twigs=2, resin=1)
    assert scenario.game.state.seat == 1


def test_without_a_pearl_it_cannot_be_played() -> None:
    river(adornments="bell tiara").blocked("adorn:bell", "needs 1 pearl more")
    river(adornments="bell", pearls=1).offers("adorn:bell").offers_not("adorn:tiara")


def test_adornments_fill_no_space_are_no_hand_cards_and_are_not_replaced() -> None:
    scenario = play("tiara", city=filler(15), hand="inn")
    scenario.expect(hand="inn", adornments=[], city=[card["card"] for card in filler(15)])


def test_one_that_is_not_played_scores_nothing() -> None:
    river(adornments="seaglass_amulet bell").scores(adornments=0)
    river(adornments="bell", played_adornments="seaglass_amulet").scores(adornments=3)


def test_everybody_is_told_what_was_played() -> None:
    (entry,) = play("tiara").entries("adorn")
    assert entry.seen_by(1)["adornment"] == "tiara" and not entry.secret


def test_the_pearl_is_paid_before_the_effect() -> None:
    """With a Bridge the hand limit is lower by then."""
    scenario = play("bell", city="bridge king", hand="farm " * 8)
    scenario.expect(hand=8, berries=3, pearls=0)


# upper parts


@covers("bell")
def test_bell_brings_berries_and_a_card_for_each_critter() -> None:
    play("bell", city="king queen farm", deck="mine inn castle").expect(berries=3, hand="mine inn")


@covers("compass")
def test_compass_lets_two_travelers_act_again() -> None:
    scenario = play("compass", city="wanderer bard farm", hand="inn", deck="mine mine mine king")
    scenario.asks("choose_some", "wanderer bard").choose(["wanderer", "bard"]).choose(["inn", "mine"])
    scenario.expect(points=2, hand="mine mine")


@covers("compass")
def test_compass_takes_two_cards_at_most_and_none_if_you_like() -> None:
    scenario = play("compass", city="wanderer wanderer wanderer").refuses(["wanderer", "wanderer.2", "wanderer.3"])
    scenario.choose([]).expect(hand="")
    play("compass", city="farm").expect(pearls=0, played_adornments=["compass"])


@covers("compass")
def test_a_fool_moves_on() -> None:
    scenario = river(adornments="compass", pearls=1, city="fool").answer("adorn:compass").choose(["fool"])
    scenario.expect(city="").expect(seat=1, city="fool")


@covers("compass")
def test_alone_a_fool_moves_on_to_rugwort_who_loses_a_card() -> None:
    scenario = alone(adornments="compass", pearls=1, city="fool", rugwort={"city": ["farm"]}).answer("adorn:compass")
    scenario.choose(["fool"]).expect(city="")
    assert scenario.game.state.players[1].city == ()


@covers("compass")
def test_a_fool_that_nobody_can_take_is_no_choice() -> None:
    scenario = river(adornments="compass", pearls=1, city="fool").against(city=filler(15)).answer("adorn:compass")
    scenario.expect(city="fool")


@covers("compass")
def test_ruins_stay_and_let_another_construction_leave() -> None:
    scenario = play("compass", city="ruins farm", deck="king queen").choose(["ruins"])
    scenario.expect(city="ruins", twigs=2, resin=1, hand="king queen")
    play("compass", city="ruins").expect(city="ruins", hand="")


@covers("compass")
def test_workers_and_a_messenger_of_what_leaves_find_a_new_place() -> None:
    city = ["ruins", "inn", on("messenger", "inn")]
    scenario = play("compass", city=city, placed="city:0:inn", workers=1).choose(["ruins"])
    scenario.expect(city="ruins messenger", placed="city:0:ruins").on_card("messenger", on="ruins")


@covers("compass", "messenger")
def test_a_messenger_only_gives_card_and_point_again() -> None:
    scenario = play("compass", city=["farm", "mine", on("messenger", "farm")], deck="king").choose(["messenger"])
    scenario.expect(hand="king", points=1).on_card("messenger", on="farm")


@covers("compass")
def test_rugwort_does_not_answer_what_only_acts_again() -> None:
    scenario = alone(adornments="compass", pearls=1, city="wanderer ruins farm").answer("adorn:compass")
    scenario.choose(["ruins", "wanderer"]).expect(city="ruins wanderer", hand=5)
    assert scenario.game.state.players[1].city == ()


@covers("gilded_book")
def test_gilded_book_brings_the_printed_cost_of_a_blue_card() -> None:
    scenario = play("gilded_book", city="courthouse judge farm").asks("choose_one", "courthouse judge")
    scenario.choose("courthouse").expect(twigs=1, resin=1, pebbles=2)


@covers("gilded_book")
def test_gilded_book_may_be_played_without_a_blue_card() -> None:
    play("gilded_book", city="farm").expect(goods=0, played_adornments=["gilded_book"])


@covers("hourglass")
def test_hourglass_carries_out_a_forest_place_whoever_stands_there() -> None:
    scenario = river(adornments="hourglass", pearls=1, forest="forest_3_berry forest_2_any")
    scenario.against(placed="forest_3_berry").answer("adorn:hourglass")
    scenario.asks("choose_one", "forest_3_berry forest_2_any skip").choose("forest_3_berry").take(pebbles=1)
    scenario.expect(berries=3, pebbles=1, workers=2, placed=[])


@covers("hourglass")
def test_hourglass_gives_its_resource_without_a_place_too() -> None:
    play("hourglass").skip().take(resin=1).expect(resin=1, goods=1)


@covers("key_to_the_city")
def test_key_to_the_city_brings_goods_and_a_card_for_each_construction() -> None:
    scenario = play("key_to_the_city", city="farm mine king", deck="inn inn inn").take(pebbles=2)
    scenario.expect(pebbles=2, hand="inn inn")


@covers("masque")
def test_masque_plays_a_small_card_free_from_hand_or_meadow() -> None:
    meadow = "castle king wanderer castle king palace palace ever_tree"
    scenario = play("masque", hand="farm queen", meadow=meadow, deck="inn inn mine mine")
    scenario.asks("choose_one", "farm meadow:2:wanderer skip").choose("meadow:2:wanderer")
    scenario.expect(city="wanderer", hand=5)


@covers("masque")
def test_masque_may_play_nothing_and_needs_a_place() -> None:
    play("masque", hand="inn", meadow=DEAR).skip().expect(city="")
    play("masque", hand="inn", city=filler(15), meadow=DEAR).expect(hand="inn")


@covers("mirror", "bell")
def test_mirror_uses_what_an_opponent_has_played() -> None:
    scenario = river(adornments="mirror", pearls=1, city="king").against(played_adornments="bell tiara")
    scenario.answer("adorn:mirror").asks("choose_one", "bell tiara skip").choose("bell")
    scenario.expect(berries=3, hand=1, played_adornments=["mirror"]).scores(adornments=1)


@covers("mirror")
def test_mirror_may_show_nothing() -> None:
    play("mirror").expect(played_adornments=["mirror"])
    scenario = river(adornments="mirror", pearls=1).against(played_adornments="bell").answer("adorn:mirror")
    scenario.skip().expect(berries=0)


@covers("scales")
def test_scales_turn_cards_into_goods() -> None:
    scenario = play("scales", hand="farm inn king mine bard").refuses(["farm", "inn", "king", "mine", "bard"])
    scenario.choose(["farm", "inn"]).take(twigs=1, berries=1).expect(hand="king mine bard", goods=2)


@covers("spyglass")
def test_spyglass_brings_a_resource_a_card_and_a_pearl() -> None:
    play("spyglass", deck="farm").take(resin=1).expect(resin=1, hand="farm", pearls=1)


@covers("sundial")
def test_sundial_activates_three_green_cards() -> None:
    scenario = play("sundial", city="farm farm mine twig_barge king").asks("choose_some", "farm farm.2 mine twig_barge")
    scenario.refuses(["farm", "farm.2", "mine", "twig_barge"]).refuses(["farm", "farm"])
    scenario.choose(["farm", "farm.2", "twig_barge"]).expect(berries=2, twigs=2, pebbles=0)


@covers("tiara")
def test_tiara_brings_a_resource_for_each_purple_card() -> None:
    play("tiara", city="king castle farm").take(twigs=2).expect(twigs=2, goods=2)


# lower parts

CITY = "farm mine twig_barge inn king bard wanderer crane judge"
SCORES: dict[str, tuple[dict[str, Any], int]] = {
    "bell": ({"city": "king bard wanderer farm"}, 1),
    "compass": ({"city": CITY}, 2),
    "gilded_book": ({"city": CITY}, 2),
    "hourglass": ({"city": CITY}, 1),
    "key_to_the_city": ({"city": "farm mine inn crane twig_barge king"}, 2),
    "masque": ({"points": 6, "city": [{"card": "chapel", "points": 2}]}, 2),
    "mirror": ({"city": CITY}, 5),
    "scales": ({"hand": "farm " * 6}, 5),
    "seaglass_amulet": ({}, 3),
    "spyglass": ({"events": "hopewatch_gate starfalls_flame tax_relief"}, 6),
    "sundial": ({"city": "farm mine twig_barge king"}, 1),
    "tiara": ({"city": "king castle farm"}, 2),
}


@covers_each(SCORES)
def test_lower_part(name: str, expected: tuple[dict[str, Any], int]) -> None:
    facts, points = expected
    river(played_adornments=name, **facts).scores(adornments=points)


@covers("masque")
def test_tokens_on_cards_count_for_the_masque() -> None:
    city = [{"card": "chapel", "points": 3}]
    river(played_adornments="masque", city=city).scores(adornments=1)
    river(played_adornments="masque", points=2).scores(adornments=0)


@pytest.mark.parametrize("name", ADORNMENTS)
def test_every_adornment_can_be_played_with_nothing_on_the_table(name: str) -> None:
    """For its points alone, wherever its upper part finds nothing to do."""
    scenario = river(adornments=name, pearls=1, meadow=DEAR, placed=[frog("shoal")])  # fmt: skip
    scenario.answer(f"adorn:{name}")
    while scenario.game.answers:
        decision = scenario.decision
        scenario.answer({"twig": decision.most} if decision.kind == "choose_goods" else "skip")  # type: ignore[attr-defined]
    scenario.expect(played_adornments=[name])
