"""What the quick policy sees in an option: whom a card takes in, what a visit fetches, what rivals are after."""

from __future__ import annotations

import random
from typing import Any

from everdell_desktop.ai.almanac import almanac
from everdell_desktop.ai.cityview import Views
from everdell_desktop.ai.policy import Policy
from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.game import Game

TABLE: dict[str, Any] = {"boxes": ["base"], "seed": 3, "meadow": ["farm"] * 8, "special_events": []}


def traits(answer: str, *seats: dict[str, Any], **table: Any) -> dict[str, float]:
    """The traits of an option of the first seat's turn, a card that is played taken apart."""
    game = Game.at(TABLE | {"seats": [*seats, *[{}] * (2 - len(seats))]} | table, SHELF)
    assert game.decision is not None
    before = game.save()
    policy = Policy(game.state, Views(almanac(game.rules)), random.Random(1))
    outlook = policy.outlook(game.decision)
    option = next(option for option in game.decision.options if option.key == answer)
    found: dict[str, float] = {}
    for name, amount in policy.traits(outlook, game.decision, option):
        found[name] = found.get(name, 0.0) + amount
    if answer.startswith("play"):
        found |= dict(outlook.card_traits(option.value.card))
    assert game.save() == before, "looking changes nothing"
    return found


SCHOOL = {"goods": {"twig": 2, "resin": 2}}


def test_a_construction_knows_its_guests_in_hand_and_meadow() -> None:
    hand = traits("play:hand:school", SCHOOL | {"hand": ["school", "teacher"]})
    assert hand["hosts"] == 1 and hand["guest_saves"] == 2 and hand["guest"] > 0
    meadow = traits("play:hand:school", SCHOOL | {"hand": ["school"]}, meadow=["teacher", *["farm"] * 7])
    assert "hosts" not in meadow and meadow["guest_meadow"] > 0
    assert "hosts" not in traits("play:hand:school", SCHOOL | {"hand": ["school", "queen"]})


def test_an_award_whose_cards_are_all_in_sight_is_a_step_away() -> None:
    seat = {"hand": ["queen", "inn"], "goods": {"berry": 5}, "city": ["lookout"]}
    assert traits("play:hand:queen", seat)["award_step"] > 0
    assert "award_step" not in traits("play:hand:queen", seat | {"hand": ["queen"]})


def test_an_inn_tells_what_it_would_fetch() -> None:
    seat = {"city": ["inn"], "goods": {"twig": 1}, "workers": 2}
    found = traits("place:city:0:inn", seat, meadow=["castle", *["farm"] * 7])
    assert found["fetch"] == 1 and found["fetch_worth"] > 0


def test_a_storehouse_full_of_goods_brings_them() -> None:
    seat = {"city": [{"card": "storehouse", "goods": {"pebble": 3}}]}
    assert traits("place:city:0:storehouse", seat)["pebble:0"] >= 3


def test_what_rivals_could_take_is_known() -> None:
    mine = {"hand": [], "goods": {"twig": 2, "resin": 1}, "city": ["inn", "lookout", "queen"]}
    poor, rich = {"goods": {}}, {"goods": {"twig": 2, "resin": 1}}
    assert traits("play:meadow:0:farm", mine, poor)["contested"] == 0
    assert traits("play:meadow:0:farm", mine, rich)["contested"] == 1
    assert traits("claim:grand_tour", mine, poor)["claim_contested"] == 0
    assert traits("claim:grand_tour", mine, {"city": ["inn", "lookout", "queen"]})["claim_contested"] == 1


def test_goods_late_in_autumn_are_seen_as_such() -> None:
    placed = ["basic_1_berry", "basic_1_resin_1_card", "haven", "haven", "haven"]
    late = {"season": "autumn", "workers": 1, "placed": placed}
    assert traits("place:basic_3_twig", late)["late_goods"] == 1.5
    assert "late_goods" not in traits("place:basic_3_twig", {})


def test_a_card_that_is_played_tells_its_points_price_and_steps_by_season() -> None:
    seat = {"hand": ["queen"], "goods": {"berry": 5}, "city": ["inn", "lookout"], "season": "summer"}
    found = traits("play:hand:queen", seat)
    assert found["build_points:2"] == 4 and found["price:2"] == 5
    assert found["build_step:2"] > 0 and found["build:queen"] == 1 and 0 < found["build_late:queen"] < 1
    assert "build_points:0" not in found


def test_a_full_hand_is_felt_where_cards_are_drawn_and_played() -> None:
    few, many = {"hand": ["mine"]}, {"hand": ["mine", "ruins", "inn", "school", "castle", "judge"]}
    drawing = "place:basic_2_card_1_point"
    assert "draw_full:0" not in traits(drawing, few) and traits(drawing, many)["draw_full:0"] == 4
    assert traits("play:hand:mine", many | {"goods": {"twig": 1, "resin": 1, "pebble": 1}})["play_full"] == 2


def test_preparing_knows_what_could_still_be_bought() -> None:
    home = {"placed": ["basic_1_berry", "basic_1_resin_1_card"], "workers": 0, "hand": ["mine"]}
    assert traits("prepare", home, meadow=["castle"] * 2)["prepare_ready:0"] == 0
    assert traits("prepare", home | {"goods": {"twig": 1, "resin": 1, "pebble": 1}})["prepare_ready:0"] > 0
