"""What a computer player hopes for must come true on average: in every season, with every box and all of them."""

from __future__ import annotations

import random
import statistics
from typing import Any

import pytest

from everdell_desktop.ai.almanac import almanac
from everdell_desktop.ai.cityview import Views
from everdell_desktop.ai.judging import standing_traits, value
from everdell_desktop.ai.policy import Policy
from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.rounds import blank_state, run_turn
from everdell_desktop.engine.state import SEASONS
from tests.mixes import Mix, largest_mix, seat_numbers, with_needs
from tests.walking import thorough

GAMES = 120 if thorough() else 16
FEW, FEW_WITH_ALL = 7.0, 11.0
"""By how many points hopes may be wrong on average; 16 games of all boxes have a standard error of about 4."""


def mixes() -> list[Mix]:
    found = [with_needs(SHELF, [box]) for box in SHELF.choosable()] + [largest_mix(SHELF)]
    return [Mix(boxes, 2) for boxes in dict.fromkeys(found) if 2 in seat_numbers(SHELF, boxes)]


def missed(mix: Mix, seed: int) -> list[tuple[str, float]]:
    """For each turn of a game of the quick policy its season, and by how much the hope was above the score."""
    rules = SHELF.rules(mix.setup)
    state = blank_state(rules, seed)
    views = Views(almanac(rules))
    policy = Policy(state, views, random.Random(seed), noise=0.25)
    hopes: list[tuple[int, str, float]] = []
    while state.turn == 0 or not rules.is_over(state):
        seat, setting_up = state.seat, state.turn == 0
        run_turn(state, rules, policy)
        player = state.players[seat]
        if not setting_up and not player.passed and not rules.is_over(state):
            hopes.append((seat, SEASONS[player.season], value(state, views, seat)))
    totals = {sheet.seat: sheet.total for sheet in rules.end.score_sheets(state)}
    return [(season, hope - totals[state.homes[seat]]) for seat, season, hope in hopes]


@pytest.mark.parametrize("mix", mixes(), ids=str)
def test_hopes_come_true_on_average(mix: Mix) -> None:
    misses = [miss for seed in range(700, 700 + GAMES) for miss in missed(mix, seed)]
    allowed = FEW_WITH_ALL if mix.boxes == largest_mix(SHELF) else FEW
    for season in SEASONS:
        bias = statistics.fmean(miss for when, miss in misses if when == season)
        assert abs(bias) < allowed, f"in {season} the values are wrong by {bias:.1f} points ({mix}, seeds from 700)"


def traits_at(position: dict[str, Any]) -> dict[str, float]:
    game = Game.at(position, SHELF)
    traits: dict[str, float] = {}
    for name, amount in standing_traits(game.state, Views(almanac(game.rules)), game.state.seat):
        traits[name] = traits.get(name, 0.0) + amount
    return traits


POOR: dict[str, Any] = {"boxes": ["base", "pearlbrook"], "seed": 1, "special_events": []}


def test_what_asks_for_goods_is_not_ready_before_they_are_there() -> None:
    """The four Wonders name no cards: without goods and pearls none of them is near."""
    poor = traits_at(POOR)
    assert poor["events_ready"] == poor["claimable"] == 0
    rich = {"goods": {"twig": 1, "resin": 1, "pebble": 1}, "pearls": 2, "hand": ["farm", "mine"]}
    assert traits_at(POOR | {"seats": [rich, {}]})["claimable"] == 10


def test_the_ambassador_is_no_worker() -> None:
    traits = traits_at(POOR)
    assert traits["workers"] == 2
    assert traits["free:frog"] == 1
