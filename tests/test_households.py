"""Two seats of one household: one city and one heap of points, two hands, supplies and sets of workers."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from everdell_desktop.boxes.base import BASE
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.journal import seen
from everdell_desktop.engine.reading import PositionError
from everdell_desktop.engine.ruleset import Box, BoxOption, Seat, Setup
from everdell_desktop.engine.search import random_pick
from everdell_desktop.engine.shelf import Shelf
from everdell_desktop.engine.state import cards_in
from everdell_desktop.engine.view import determinize, view

SHELF = Shelf((
    BASE,
    Box(
        "shared", options=(BoxOption("solo", "One decides for both", (False, True), False),),
        shared=lambda setup: {"city", "points"}, without=("animal",),
        sees=lambda setup, seat, other: bool(setup.options.get("solo")),
    ),
))  # fmt: skip
TABLE: dict[str, Any] = {
    "boxes": ["base", "shared"],
    "meadow": ["wanderer"] * 3 + ["bard"] * 2 + ["queen"] * 2 + ["fool"],
}


def table(*seats: dict[str, Any], **parts: Any) -> Game:
    return Game.at({**TABLE, "seats": list(seats) or [{}, {}], **parts}, SHELF)


def test_both_build_in_one_city_and_fill_one_heap_of_points() -> None:
    rich = {"hand": ["farm", "mine"], "goods": {"twig": 3, "resin": 3, "pebble": 3}}
    game = table(rich, rich, city=["historian"], answers=["play:hand:farm", "play:hand:mine"])
    assert [built.uid for built in game.state.city_of(1)] == ["historian", "farm", "mine"] and game.state.homes == (
        0,
        0,
    )
    assert game.state.players[1].goods.pebble == 3, "the Mine of seat 1 produced for seat 1"
    assert [len(player.hand) for player in game.state.players] == [2, 2], "the Historian draws for whoever plays"
    position = game.position()
    assert position["city"] == ["historian", "farm", "mine"] and "city" not in position["seats"][1]
    placed = table({}, {}, answers=["place:basic_2_card_1_point", "place:basic_2_card_1_point"])
    assert placed.position()["points"] == 2


def test_the_city_is_everybodys_own() -> None:
    """A closed card may be visited by either, nobody is paid for it, and a unique card comes once."""
    game = table({}, {"hand": ["king"], "goods": {"berry": 6}}, city=["university", "farm"], to_move=1)
    keys = [option.key for option in game.decision.options] if game.decision else []
    assert "place:city:0:university" in keys and not any(key.startswith("place:city:1") for key in keys)
    game.submit("place:city:0:university")
    game.submit({"twig": 1})
    assert game.position()["points"] == 1 and game.state.players[1].goods.total == 6 + 3 + 1
    full = table({}, {"hand": ["king"], "goods": {"berry": 6}}, city=["king"], to_move=1)
    assert full.decision is not None
    assert {blocked.key: blocked.reason for blocked in full.decision.blocked}["play:hand:king"].startswith(
        "a city holds"
    )


def test_there_is_one_score_sheet() -> None:
    game = table({"goods": {"twig": 1}}, {"goods": {"twig": 2}}, city=["farm", "inn"], points=5)
    (sheet,) = game.scores()
    assert sheet.seat == 0 and sheet.parts["tokens"] == 5 and sheet.tie_break == (0, 0, 3) and game.winners() == [0]


def test_positions_name_what_is_shared_at_the_table() -> None:
    game = table({"hand": ["farm"]}, {}, city=["farm"], points=4, seed=3)
    written = json.loads(json.dumps(game.position()))
    assert Game.at(written, SHELF).position() == written and "animal" not in written["seats"][0]
    for key in ("city", "points", "animal"):
        with pytest.raises(PositionError, match=f"has no part '{key}'"):
            table({key: ""}, {})
    with pytest.raises(PositionError, match="a position has no part 'city'"):
        Game.at({"city": []}, SHELF)


def test_who_sees_what_is_a_question_of_the_rules() -> None:
    apart, alone = (table({}, {}, options={"solo": solo}) for solo in (False, True))
    assert view(apart.state, apart.rules, 0)["seats"][1]["hand"] == 6
    assert len(view(alone.state, alone.rules, 0)["seats"][1]["hand"]) == 6
    imagined = alone.state.copy()
    determinize(imagined, alone.rules, 0, random.Random(1))
    assert imagined.players[1].hand == alone.state.players[1].hand and imagined.deck != alone.state.deck
    for game in (apart, alone):
        game.submit("place:basic_2_card_1_point")
        told = [entry for entry in seen(game.finished, game.rules.seen_by(1)) if entry["kind"] == "draw"]
        assert ("cards" in told[0]) == (game is alone)


@pytest.mark.parametrize("seed", range(6))
def test_random_games_with_a_shared_city(seed: int) -> None:
    game = Game.new(Setup(("base", "shared"), (Seat("A"), Seat("B"))), seed, SHELF)
    chance = random.Random(seed)
    while game.decision is not None:
        assert sum(cards_in(game.state).values()) == 128 or game.answers
        game.submit(game.decision.answer(random_pick(game.decision, chance)))
        if chance.random() < 0.05:
            written = json.loads(json.dumps(game.position()))
            assert Game.at(written, SHELF).position() == written
    assert game.state.players[1].city == () and game.state.players[1].points == 0
