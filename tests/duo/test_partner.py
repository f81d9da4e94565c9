"""The computer partner: it plays for the team, whatever its level, and hopes for what comes true."""

from __future__ import annotations

import random
import statistics
from typing import Any

import pytest

from everdell_desktop.ai.almanac import almanac
from everdell_desktop.ai.cityview import Views
from everdell_desktop.ai.judging import value
from everdell_desktop.ai.policy import Policy
from everdell_desktop.ai.thinkers import LEVELS
from everdell_desktop.boxes.duo.shared.aiming import GOAL
from everdell_desktop.boxes.duo.shared.partnering import WELCOME
from everdell_desktop.commands.simulate import simulate
from everdell_desktop.engine.decisions import ChooseOne
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.rounds import blank_state, run_turn
from everdell_desktop.engine.ruleset import Seat, Setup
from tests.scenario import Scenario
from tests.walking import thorough

from .table import SHELF, duo, together

TEAM = ("normal", "hard")
GAMES = 60 if thorough() else 12
FEW = 8.0
"""By how many points hopes may be wrong on average; 12 games have a standard error of about 3."""


def chosen(table: Scenario, level: str, seed: int = 3) -> str:
    """What a computer player answers at this table."""
    game = table.game
    assert game.decision is not None
    thinker = LEVELS[level](seed)
    return str(game.decision.answer(thinker.pick(game.decision, game.turn_start, game.answers, game.rules)))


def hope(table: Scenario, seat: int = 0) -> float:
    return value(table.game.state, Views(almanac(table.game.rules)), seat)


# the competitive game


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_worker_is_moved_off_an_event_while_a_tile_copies_spots(level: str) -> None:
    """What the tile would bring is looked at before the worker has left its Event."""
    table = duo(hand="ranger", berries=2, events="c1", placed=["event:c1"], event_tiles="a1 b1 d1 e1 faire",
                river="river_copy_worker river_trade")  # fmt: skip
    table.play("ranger").choose("from:event:c1").offers(chosen(table, level))


# goals


@pytest.mark.parametrize("level", TEAM)
def test_the_last_event_of_a_goal_is_claimed_rather_than_a_farm_visited(level: str) -> None:
    """Chapter 2 wants an Event of each mayor; the Hare can achieve one in its last turn of autumn."""
    table = together(2, season="autumn", sun=6, moon=7, city="mine orchard barn", event_tiles="a1 b1 c3 d4 e4 faire",
                     pebbles=3, berries=3, twigs=3, resin=3, goals=[None, True])  # fmt: skip
    claims = table.keys("claim:")
    assert claims, "there must be something to claim"
    assert chosen(table, level) in claims


@pytest.mark.parametrize("level", TEAM)
def test_the_card_that_a_goal_asks_for_is_played_before_its_season_ends(level: str) -> None:
    """Chapter 13: a purple card in the city when spring ends; this is the last Moon move of spring."""
    table = together(13, season="spring", sun=7, moon=6, hand="theater inn", twigs=3, resin=3, pebbles=3, berries=3,
                     goals=[None, None], meadow="")  # fmt: skip
    assert {"play:hand:theater", "play:hand:inn"} <= set(table.keys("play:hand"))
    assert chosen(table, level) == "play:hand:theater"


def test_a_goal_met_is_worth_more_than_one_under_way_and_one_missed_nothing() -> None:
    under_way, met, missed = (together(2, city="mine", goals=[goal, None]) for goal in (None, True, False))
    assert hope(met) - hope(missed) == pytest.approx(GOAL)
    assert hope(missed) < hope(under_way) + 1e-6 < hope(met)


# what the partner has


def test_what_the_partner_has_is_hoped_for_too() -> None:
    poor = together(1, sharing="open")
    rich = together(1, sharing="open").against(twigs=2, resin=2)
    assert hope(rich) > hope(poor) + 0.5


def test_what_lies_on_the_sharing_tile_is_the_partners() -> None:
    """Nothing is lost by sharing: the hope is that of a table where the partner holds it already."""
    shared = together(1, sharing="open", shared={"from": 0, "item": "twig"})
    held = together(1, sharing="open").against(twigs=1)
    assert hope(shared) == pytest.approx(hope(held))


@pytest.mark.parametrize("level", TEAM)
def test_plenty_is_shared_with_a_partner_who_has_nothing(level: str) -> None:
    """At the end of its turn the Hare has eight berries, which it cannot use, and the Tortoise none."""
    table = together(1, sharing="open", season="autumn", sun=6, moon=5, berries=9).place("farm_twigs")
    assert chosen(table, level) == "share:berry"


@pytest.mark.parametrize("level", ["beginner", "easy", "normal", "hard"])
def test_the_last_thing_is_not_given_away(level: str) -> None:
    table = together(1, sharing="open", sun=3, hand="mine", twigs=1).against(twigs=4, resin=4).place("farm_resin")
    assert chosen(table, level) == "end"


@pytest.mark.parametrize("level", TEAM)
def test_who_has_nothing_takes_the_draw(level: str) -> None:
    """The start player of spring has a full hand, the partner none; spring's tile brings a card of the deck."""
    hand = "mine orchard barn inn judge diplomat"
    table = together(1, season="winter", sun=7, moon=6, hand=hand).answer("pick:deck")
    while table.decision.purpose != "seat":
        table.answer("end" if table.decision.purpose == "close" else table.decision.options[0].key)
    richer = max((0, 1), key=lambda seat: len(table.game.state.players[seat].hand))
    assert chosen(table, level) == f"seat:{1 - richer}"


# watches, Good News, giving up


@pytest.mark.parametrize("level", TEAM)
def test_a_watch_is_not_spent_in_the_first_turn(level: str) -> None:
    table = together(1, watches=1, sun=2, moon=2, hand="mine", twigs=1, resin=1)
    assert table.keys("watch:")
    assert not chosen(table, level).startswith("watch:")


@pytest.mark.parametrize("level", TEAM)
def test_a_watch_gives_another_turn_at_the_end_of_autumn(level: str) -> None:
    """Both tokens have come to their end: without the watch the game is over with a card in hand that can be paid."""
    table = together(1, watches=1, season="autumn", sun=7, moon=6, hand="king queen theater", twigs=9, resin=9,
                     pebbles=9, berries=9, city="mine orchard barn inn", meadow="").against(
        hand="palace castle", twigs=9, resin=9, pebbles=9, berries=9)  # fmt: skip
    table.play("theater")
    assert table.decision.purpose == "close"
    assert chosen(table, level).startswith("watch:")


def test_good_news_for_any_plan_is_kept() -> None:
    kept = 0
    for seed in range(1, 6):
        game = Game.new(Setup(("duo",), (Seat("A"), Seat("B")), {"mode": "cooperative"}), seed, SHELF)
        thinker = LEVELS["normal"](seed)
        while game.decision is not None and game.state.turn == 0:
            decision = game.decision
            answer = decision.answer(thinker.pick(decision, game.turn_start, game.answers, game.rules))
            if decision.purpose == "keep" and isinstance(decision, ChooseOne):
                welcome = WELCOME & {option.key for option in decision.options}
                assert answer in welcome or not welcome, f"seed {seed}"
                kept += 1
            game.submit(answer)
    assert kept == 5


@pytest.mark.parametrize("level", ["beginner", "easy", "normal", "hard"])
def test_a_chapter_that_is_lost_is_played_to_its_end(level: str) -> None:
    table = together(2, hand="mine", twigs=1, resin=1, goals=[False, None])
    assert table.keys("concede")
    assert chosen(table, level) != "concede"


@pytest.mark.parametrize("level", TEAM)
def test_green_cards_of_the_city_all_produce(level: str) -> None:
    table = together(1, season="winter", sun=7, moon=6, city="mine orchard barn").answer("pick:deck")
    while table.decision.purpose != "produce":
        table.answer("end" if table.decision.purpose == "close" else table.decision.options[0].key)
    asked = 0
    while table.decision.purpose == "produce":
        answer = chosen(table, level)
        assert answer != "done"
        table.answer(answer)
        asked += 1
    assert asked == 3


# whole games


@pytest.mark.parametrize(
    "options", [{"mode": "cooperative", "chapter": 9}, {"mode": "challenge", "difficulty": "easy"}]
)
def test_a_better_team_scores_more(options: dict[str, Any]) -> None:
    means = [
        simulate([level, level], games=8, seed=40, boxes=("duo",), options=options, cores=1)["together"]["mean"]
        for level in ("random", "beginner", "normal")
    ]  # fmt: skip
    assert means == sorted(means) and means[2] > means[1] + 3, means


MODES: list[dict[str, Any]] = [
    {"mode": "competitive"},
    {"mode": "cooperative", "chapter": 4},
    {"mode": "cooperative", "chapter": 14, "difficulty": "hard"},
    {"mode": "campaign"},
    {"mode": "challenge", "difficulty": "normal"},
]


@pytest.mark.parametrize("options", MODES, ids=lambda options: "-".join(map(str, options.values())))
def test_hopes_come_true_on_average(options: dict[str, Any]) -> None:
    rules = SHELF.rules(Setup(("duo",), (Seat("A"), Seat("B")), options))
    misses: dict[int, list[float]] = {}
    for seed in range(300, 300 + GAMES):
        state, views = blank_state(rules, seed), Views(almanac(rules))
        policy = Policy(state, views, random.Random(seed), noise=0.25)
        hopes = []
        while state.turn == 0 or not rules.is_over(state):
            seat = state.seat
            run_turn(state, rules, policy)
            if not rules.is_over(state):
                hoped = value(state, views, seat) - rules.end.aims(state, seat)
                hopes.append((seat, state.players[seat].season, hoped))
        totals = {sheet.seat: sheet.total for sheet in rules.end.score_sheets(state)}
        for seat, season, hoped in hopes:
            misses.setdefault(season, []).append(hoped - totals[state.homes[seat]])
    for season, missed in misses.items():
        bias = statistics.fmean(missed)
        assert abs(bias) < FEW, f"in season {season} the values are wrong by {bias:.1f} ({options}, seeds from 300)"
