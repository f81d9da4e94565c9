"""What is told before something is done: what others get of it, and what the hand has no room for."""

from __future__ import annotations

from typing import Any

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.game import Game
from everdell_desktop.ui.table.foretelling import consequence

SEVEN = ["farm", "inn", "mine", "king", "queen", "school", "wanderer"]


def told(key: str, **seat: Any) -> str:
    """What is said of an option of the first player."""
    seats = [
        {"name": "Hazel", "hand": SEVEN, "goods": {"berry": 6}, **seat},
        {"name": "Rowan", "hand": [], "city": ["inn", "lookout"]},
    ]
    game = Game.at({"seed": 3, "boxes": ["base"], "seats": seats}, SHELF)
    assert game.decision is not None
    option = next(option for option in game.decision.options if option.key == key)
    return consequence(option, game.state, game.rules, 0)


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("place:basic_3_twig", ""),
        ("place:basic_1_berry_1_card", ""),
        ("place:basic_2_card_1_point", "Your hand has room for 1 of 2 cards"),
        ("play:hand:wanderer", "Your hand has room for 2 of 3 cards. Left after paying: 4 {berry}"),
        ("play:hand:queen", "Left after paying: 1 {berry}"),
        ("play:hand:king", "Left after paying: nothing"),
        ("place:city:1:inn", "Rowan gains 1 point if you visit"),
    ],
)
def test_what_an_option_means_is_told_before_it_is_taken(key: str, words: str) -> None:
    assert told(key) == words


def test_what_is_left_is_not_told_where_the_payment_is_still_asked() -> None:
    assert told("play:hand:queen", city=["crane", "palace"], goods={"berry": 5}) == ""


def test_the_card_that_leaves_for_another_is_named_before_it_goes() -> None:
    assert told("play:hand:ruins", hand=["ruins"], city=["farm", "wanderer"]) == "The Farm leaves your city"
    assert told("play:hand:ruins", hand=["ruins"], city=["farm", "mine"]) == ""


def test_a_full_hand_draws_nothing() -> None:
    assert told("place:basic_1_berry_1_card", hand=[*SEVEN, "monk"]) == "Your hand is full: no card"


def test_where_hands_have_no_limit_there_is_always_room() -> None:
    duo = {"seed": 3, "boxes": ["duo"], "seats": [{"name": "Hazel"}, {"name": "Rowan"}]}
    game = Game.at(duo, SHELF)
    while game.decision is not None and not game.decision.main:
        game.submit(game.decision.options[0].key)
    assert game.decision is not None
    assert not any("hand" in consequence(option, game.state, game.rules, 0) for option in game.decision.options)
