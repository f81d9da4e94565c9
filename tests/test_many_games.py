"""Many random games of every box, run straight through: none fails, everything in the box turns up, and the table stays
one that can be written, read back and imagined by each seat."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.decisions import Decision
from everdell_desktop.engine.journal import Entry, Journal
from everdell_desktop.engine.positions import read
from everdell_desktop.engine.rounds import blank_state, run_turn
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.shelf import Shelf
from everdell_desktop.engine.state import State
from everdell_desktop.engine.view import determinize, view
from everdell_desktop.engine.writing import write
from tests.mixes import Mix, seat_numbers, with_any_options, with_needs
from tests.test_facts import things_of
from tests.walking import ANSWERERS, Table, each_pair, tables, thorough

GAMES = 10
"""So many of each table."""
LOOK_EVERY = 17
GAMES_OF_A_BOX = 60
ENOUGH = {"awards": 0.25}
"""The share of what is in a box that must turn up in its games, of all else 85 in 100; more is too rare for chance."""


@pytest.mark.parametrize("table", each_pair(seed=2000), ids=str)
def test_random_games_come_to_their_end(table: Table) -> None:
    for number in range(GAMES):
        for state, rules, _ in turns_of(table._replace(seed=table.seed + 100 * number), number % 2):
            if state.turn % LOOK_EVERY == 1:
                check(state, rules, table.shelf, random.Random(state.turn))
        assert rules.end.score_sheets(state)


def turns_of(table: Table, lively: int) -> Iterator[tuple[State, Ruleset, list[Entry]]]:
    """The table after each turn of a game, with what has happened in it."""
    rules = table.shelf.rules(table.setup)
    chance = random.Random(table.seed)

    def ask(decision: Decision) -> Any:
        return decision.resolve(ANSWERERS[lively](decision, chance))

    state = blank_state(rules, table.seed)
    while state.turn == 0 or not rules.is_over(state):
        journal = Journal()
        try:
            run_turn(state, rules, ask, journal)
        except Exception as error:
            answerer = ANSWERERS[lively].__name__
            raise AssertionError(f"turn {state.turn} of {table}, answered by {answerer}: {error!r}") from error
        yield state, rules, journal.entries


def check(state: State, rules: Ruleset, shelf: Shelf, chance: random.Random) -> None:
    """Written and read back it is the same table, and so it is for each seat with what is hidden dealt anew."""
    written = write(state, rules)
    assert write(*read(written, shelf)) == written
    for seat, player in enumerate(state.players):
        if not player.automaton:
            imagined = state.copy()
            determinize(imagined, rules, seat, chance)
            assert view(imagined, rules, seat) == view(state, rules, seat)
    assert write(state, rules) == written


@pytest.mark.parametrize("box", SHELF.choosable())
def test_most_of_what_is_in_a_box_turns_up(box: str) -> None:
    """Random games are worth little if they never get to the rare things."""
    boxes = with_needs(SHELF, [box])
    chance = random.Random(box)
    people = seat_numbers(SHELF, boxes)
    mixes = [with_any_options(SHELF, Mix(boxes, number), chance) for number in people for _ in range(4)]
    met: Counter[str] = Counter()
    for table in tables(mixes, seed=3000, number=GAMES_OF_A_BOX * (5 if thorough() else 1)):
        for _, _, entries in turns_of(table, lively=1):
            for entry in entries:
                met.update(words_in({**entry.facts, **entry.secret}))
    for kind, things in things_of(SHELF.box(box)).items():
        missing = sorted(name for name in things if not met[name])
        assert len(missing) <= (1 - ENOUGH.get(kind, 0.85)) * len(things), f"{kind} that never turned up: {missing}"


def words_in(data: Any) -> Iterator[str]:
    """Every name in an entry; of a place or a uid the parts too."""
    if isinstance(data, str):
        yield data
        yield from data.replace(".", ":").split(":")
    elif isinstance(data, Mapping):
        for value in data.values():
            yield from words_in(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from words_in(value)
