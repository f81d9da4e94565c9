"""The numbers of a table come from its boxes: a box that changes them is believed everywhere."""

from __future__ import annotations

from dataclasses import replace

import pytest

from everdell_desktop.boxes.base import BASE
from everdell_desktop.engine.combining import BoxError
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.limits import Limits
from everdell_desktop.engine.reading import PositionError
from everdell_desktop.engine.ruleset import Box, Seat, Setup
from everdell_desktop.engine.shelf import Shelf


def wider(setup: Setup, limits: Limits) -> Limits:
    """A Meadow of twelve, cities and hands without end, room for six who get fewer workers."""
    wide = replace(limits, seats=(*limits.seats, 5, 6), meadow=12, city=None, hand=None)
    if len(setup.seats) <= 4:
        return wide
    return replace(wide, workers=(2, 2, 3, 5), most_workers=5, starting_hands=(5, 5, 6, 6, 7, 7), special_events=6)


SHELF = Shelf((BASE, Box("wide", title="Wide", limits=wider, needs=("base",))))
BOXES = ["base", "wide"]
SIXTEEN = ["farm"] * 8 + ["mine"] * 3 + ["twig_barge"] * 3 + ["inn"] * 2


def people(number: int) -> tuple[Seat, ...]:
    return tuple(Seat(f"P{n}") for n in range(number))


def test_six_can_play_where_a_box_allows_it() -> None:
    game = Game.new(Setup(("base", "wide"), people(6)), 1, SHELF)
    assert [len(player.hand) for player in game.state.players] == [5, 5, 6, 6, 7, 7]
    assert sum(award.kind == "special_event" for award in game.state.awards) == 6
    assert SHELF.seats_for("wide") == (1, 2, 3, 4, 5, 6) and SHELF.seats_for("base") == (1, 2, 3, 4)
    with pytest.raises(BoxError, match="Everdell is played by 1, 2, 3 or 4 players, not 5"):
        SHELF.rules(Setup(("base",), people(5)))


def test_a_meadow_of_twelve_is_dealt_and_read_back() -> None:
    game = Game.new(Setup(("base", "wide"), people(2)), 1, SHELF)
    assert len(game.state.meadow) == 12 and None not in game.state.meadow
    again = Game.at(game.position(), SHELF)
    assert again.position() == game.position()
    with pytest.raises(PositionError, match="the Meadow has only 12 places"):
        Game.at({"boxes": BOXES, "meadow": ["farm"] * 13}, SHELF)


def test_a_city_without_a_limit_takes_a_sixteenth_card() -> None:
    seat = {"city": SIXTEEN, "hand": ["general_store"], "goods": {"resin": 1, "pebble": 1}}
    game = Game.at({"boxes": BOXES, "seats": [seat, {}], "answers": ["play:hand:general_store"]}, SHELF)
    assert len(game.state.players[0].city) == 17
    with pytest.raises(PositionError, match="needs more than 15 spaces"):
        Game.at({"seats": [{"city": SIXTEEN}, {}]}, SHELF)


def test_a_hand_without_a_limit_is_read_and_drawn_into() -> None:
    hand = ["farm"] * 8 + ["mine"] * 3
    game = Game.at({"boxes": BOXES, "seats": [{"hand": hand}, {}], "answers": ["place:basic_2_card_1_point"]}, SHELF)
    assert len(game.state.players[0].hand) == 13


def test_workers_follow_the_numbers_by_season() -> None:
    seats = [{"workers": 0, "season": "summer"}, *({} for _ in range(5))]
    game = Game.at({"boxes": BOXES, "seats": seats, "answers": ["prepare"]}, SHELF)
    assert len(game.state.players[0].workers) == 2, "three to autumn's five"
    late = Game.at({"boxes": BOXES, "seats": [{"season": "autumn"}, *({} for _ in range(5))]}, SHELF)
    assert late.state.players[0].free_workers == 5
    with pytest.raises(PositionError, match="has 6 workers, but there are only 5"):
        Game.at({"boxes": BOXES, "seats": [{"workers": 6}, *({} for _ in range(5))]}, SHELF)
