"""Random games over every box and mix of the shelf, with what `tests/promises.py` promises looked at at each decision.

A failure prints the requests that lead to it.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.decisions import KINDS_OF_DECISION, Decision
from everdell_desktop.engine.rounds import blank_state, play_on
from tests.mixes import all_mixes, each_box_mixes, each_pair_mixes, met_by, on_table, sampled, to_be_met, with_needs
from tests.promises import check_all, check_end
from tests.walking import Table, each_pair, lively_answer, reproducible, walk

GAMES = 200
"""At least so many; each mix of the long list is met."""
TABLES = each_pair(seed=0, at_least=GAMES)
BATCHES = 20


@pytest.mark.parametrize("batch", range(BATCHES))
def test_promises_hold_at_every_decision(batch: int) -> None:
    for table in TABLES[batch::BATCHES]:
        play_with_promises(table)


def play_with_promises(table: Table) -> None:
    chance = random.Random(table.seed)
    game = walk(table, lambda game, answer: check_all(game, chance))
    with reproducible(table, game):
        check_end(game)


def test_random_games_meet_every_kind_of_question() -> None:
    """The promises above are worth little if the games never get to the rare questions."""
    kinds: Counter[str] = Counter()
    sources: set[str] = set()
    for table in each_pair(seed=1001, at_least=240):
        chance = random.Random(table.seed)

        def ask(decision: Decision, chance: random.Random = chance) -> Any:
            kinds[decision.kind] += 1
            if decision.source is not None:
                sources.add(decision.source.id.partition(".")[0])
            return decision.resolve(lively_answer(decision, chance))

        rules = SHELF.rules(table.setup)
        play_on(blank_state(rules, table.seed), rules, ask)
    assert set(kinds) == {kind.kind for kind in KINDS_OF_DECISION}, kinds
    assert len(sources) > 60, sorted(sources)


# the mixes themselves


def test_every_box_of_the_shelf_is_on_some_table() -> None:
    for mixes in (each_box_mixes(SHELF), each_pair_mixes(SHELF), all_mixes(SHELF)):
        assert {box.name for mix in mixes for box in on_table(SHELF, mix)} == set(SHELF.boxes)


def test_every_box_is_met_with_only_what_it_needs() -> None:
    alone = {mix.boxes for mix in each_box_mixes(SHELF)}
    assert {with_needs(SHELF, [name]) for name in SHELF.choosable()} <= alone


def test_the_long_list_meets_pairs_seats_and_options() -> None:
    met = {thing for mix in each_pair_mixes(SHELF) for thing in met_by(mix)}
    assert to_be_met(SHELF).keys() <= met
    wanted = {
        ("option", option.name, value)
        for box in SHELF.boxes.values() for option in box.options for value in sampled(option.choices)
    }  # fmt: skip
    assert wanted <= met, f"no table has {wanted - met}"
    assert len(each_pair_mixes(SHELF)) < len(all_mixes(SHELF))
