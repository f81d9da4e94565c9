"""Many random games with the river: none fails, everything in the box turns up, and the table stays one that can be
written, read back and imagined by each seat."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.boxes.pearlbrook.adornments import ADORNMENTS
from everdell_desktop.boxes.pearlbrook.river_cards import RIVER_CARDS
from everdell_desktop.boxes.pearlbrook.wonders import WONDERS
from everdell_desktop.engine.decisions import Decision
from everdell_desktop.engine.journal import Journal
from everdell_desktop.engine.positions import read
from everdell_desktop.engine.rounds import blank_state, run_turn
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.scoring import score_sheets
from everdell_desktop.engine.search import determinize
from everdell_desktop.engine.state import State
from everdell_desktop.engine.view import view
from everdell_desktop.engine.writing import write
from tests.walking import ANSWERERS, RIVER, Table

GAMES = 80
LOOK_EVERY = 17


@pytest.fixture(scope="module")
def met() -> Counter[str]:
    """What happened in all the games of this file."""
    return Counter()


@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_random_games_come_to_their_end(people: int, met: Counter[str]) -> None:
    rules = SHELF.rules(Table(people, 0, boxes=RIVER).setup)
    for seed in range(GAMES):
        chance = random.Random(seed)
        answerer = ANSWERERS[min(1, seed % 4)]

        def ask(decision: Decision, chance: random.Random = chance, answerer: Any = answerer) -> Any:
            return decision.resolve(answerer(decision, chance))

        state, journal = blank_state(rules, seed), Journal()
        while state.turn == 0 or not rules.is_over(state):
            run_turn(state, rules, ask, journal)
            if state.turn % LOOK_EVERY == 1:
                check(state, rules, chance)
        for sheet in score_sheets(state, rules):
            assert all(sheet.parts.get(part, 0) >= 0 for part in ("pearls", "adornments", "wonders"))
        for entry in journal.entries:
            met.update(str(entry.facts[key]) for key in ("adornment", "award") if key in entry.facts)
            if entry.kind in ("use", "turn_up"):
                met[f"{entry.kind} {entry.facts['card']}"] += 1


def check(state: State, rules: Ruleset, chance: random.Random) -> None:
    """Written and read back it is the same table, and so it is for each seat with what is hidden dealt anew."""
    written = write(state, rules)
    assert write(*read(written, SHELF)) == written
    for seat, player in enumerate(state.players):
        if not player.automaton:
            imagined = state.copy()
            determinize(imagined, seat, chance)
            assert view(imagined, rules, seat) == view(state, rules, seat)
    assert write(state, rules) == written


def test_everything_of_the_box_turned_up_in_them(met: Counter[str]) -> None:
    """The games above are worth little if they never get to the rare things."""
    assert not [name for name in ADORNMENTS if not met[name]]
    assert not [name for name in RIVER_CARDS if not met[f"turn_up {name}"]]
    assert sum(bool(met[f"use {name}"]) for name in RIVER_CARDS) >= 11
    assert sum(bool(met[wonder.id]) for wonder in WONDERS) >= 2
