"""One table, one answer: what a computer player was asked before changes nothing."""

from __future__ import annotations

import gc
import random
import weakref
from typing import Any

import pytest

from everdell_desktop.ai.almanac import KEPT, almanac
from everdell_desktop.ai.candidates import candidates
from everdell_desktop.ai.cityview import Views
from everdell_desktop.ai.imagining import FairChance
from everdell_desktop.ai.policy import Policy
from everdell_desktop.ai.quick import look
from everdell_desktop.ai.searching import Effort, SearchingThinker
from everdell_desktop.ai.thinkers import EFFORTS, LEVELS
from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.decisions import Decision
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.search import random_pick
from tests.walking import each_pair

TOGETHER = tuple(
    name for name in SHELF.choosable() if not SHELF.box(name).alone and 2 in (SHELF.seats_for(name) or (2,))
)
Chosen = dict[str, Any]
LONE = [table for table in each_pair(seed=1) if SHELF.box(table.boxes[0]).alone]
GAMES: list[tuple[tuple[str, ...], Chosen]] = [
    (TOGETHER, {}),
    *{(table.boxes, str(table.options[:1])): (table.boxes, dict(table.options)) for table in LONE}.values(),
]
"""Everything that goes together, and each game that is played alone, in each of its modes."""
by_game = pytest.mark.parametrize(
    ("boxes", "options"), GAMES,
    ids=lambda value: " ".join(map(str, value.values() if isinstance(value, dict) else value)),
)  # fmt: skip
CHANGING = ("forest_draw_2_meadow_play_1",)
"""A place that brings something else on each table."""


def brief(seed: int, level: str) -> Any:
    """The level itself, or a searching one with less to search: what it knows it knows in the same way."""
    if level not in EFFORTS:
        return LEVELS[level](seed)
    rivals = EFFORTS[level].rivals
    return SearchingThinker(seed, Effort(playouts=8, width=6, horizon=2 if rivals else 0, rivals=rivals))


def tables(boxes: tuple[str, ...], options: Chosen) -> list[dict[str, Any]]:
    """Saves of some games of the same boxes, each a little further on."""
    found = []
    for seed in range(12 if boxes == TOGETHER else 6):
        changing = {"forest": list(CHANGING)} if boxes == TOGETHER else {}
        game = Game.at({"boxes": list(boxes), "options": options, "seed": seed, **changing}, SHELF)
        chance = random.Random(seed)
        while game.decision is not None and (game.answers or game.state.turn < 1 + seed // 2):
            game.submit(game.decision.answer(random_pick(game.decision, chance)))
        found.append(game.save())
    return found


def asked(game: Game, save: dict[str, Any], level: str, seed: int) -> Any:
    """What the level answers on a table, with the rules (and what was learned of them) of the game given."""
    then = Game.load(save, SHELF)
    assert then.decision is not None
    return then.decision.answer(brief(seed, level).pick(then.decision, then.turn_start, then.answers, game.rules))


def weighed(game: Game, save: dict[str, Any]) -> list[tuple[str, float]]:
    """Every option and what speaks for it at first sight, with the rules of the game given."""
    then = Game.load(save, SHELF)
    assert then.decision is not None
    views = Views(almanac(game.rules))

    def question(policy: Policy, decision: Decision) -> list[tuple[str, float]]:
        return [(str(decision.answer(found.answer)), found.score) for found in candidates(policy, decision, 99)]

    found: list[tuple[str, float]] = look(
        then.turn_start, then.answers, views, then.decision.seat, FairChance(1), question
    )  # fmt: skip
    return found


@by_game
def test_what_speaks_for_an_option_is_weighed_anew_on_each_table(boxes: tuple[str, ...], options: Chosen) -> None:
    saves = tables(boxes, options)
    alone = [weighed(Game.load(save, SHELF), save) for save in saves]
    for order in range(3):
        game = Game.load(saves[0], SHELF)
        for number in random.Random(order).sample(range(len(saves)), len(saves)):
            assert weighed(game, saves[number]) == alone[number]


@by_game
@pytest.mark.parametrize("level", [name for name in LEVELS if name != "random"])
def test_a_shuffled_series_of_questions_gets_the_same_answers(
    level: str, boxes: tuple[str, ...], options: Chosen
) -> None:
    saves = tables(boxes, options)
    alone = [asked(Game.load(save, SHELF), save, level, 5) for save in saves]
    for order in range(3):
        game = Game.load(saves[0], SHELF)
        series = random.Random(order).sample(range(len(saves)), len(saves))
        for number in series:
            answer = asked(game, saves[number], level, 5)
            assert answer == alone[number], f"table {number} after {series[: series.index(number)]}"


def test_rules_that_are_not_used_any_more_are_forgotten() -> None:
    """A thinking process gets a game anew with every question, and must not grow by each."""
    save = tables(TOGETHER, {})[0]
    rules = []
    for _ in range(2 * KEPT):
        game = Game.load(save, SHELF)
        weighed(game, save)
        rules.append(weakref.ref(game.rules))
        del game
    gc.collect()
    assert sum(one() is not None for one in rules) <= KEPT
