"""Whole games on the real table by mouse alone, of every box of the shelf, pressing only what glows or has a name."""

from __future__ import annotations

import pytest

from everdell_desktop.app import App
from tests.walking import Table, each_box, reproducible, thorough

from .conftest import Hands
from .playing import play_to_the_end, sit_down


@pytest.fixture(autouse=True)
def quick(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Saving waits for the disk and cards fly; these tests do not have to look on."""
    monkeypatch.setattr("os.fsync", lambda handle: None)
    app.settings.animation, app.settings.pace = "off", "at once"


@pytest.mark.parametrize("table", each_box(seed=1), ids=str)
def test_whole_game_by_mouse(app: App, hands: Hands, table: Table) -> None:
    """Of long games only some of the turns, unless the tests are to be thorough."""
    screen = sit_down(app, table.people, table.seed, boxes=table.boxes, options=dict(table.options))
    with reproducible(table, screen.sitting.game):
        play_to_the_end(app, hands, screen, table.seed, by_mouse=1 if thorough() or table.people < 3 else 0.4)
    assert screen.sitting.over
    assert not app.kit.pictures.faults


def test_a_person_among_three_computers(app: App, hands: Hands) -> None:
    screen = sit_down(app, 4, seed=6, levels=("", "random", "random", "random"))
    screen.sitting.at_once = True
    play_to_the_end(app, hands, screen, seed=6)
    assert screen.sitting.over and [plan.level for plan in screen.sitting.plans].count("") == 1


def test_four_computers_play_among_themselves(app: App, hands: Hands) -> None:
    screen = sit_down(app, 4, seed=7, levels=("random",) * 4)
    screen.sitting.at_once = True
    for _ in range(2000):
        hands.wait(1)
        if screen.sitting.over:
            break
    assert screen.sitting.over and not screen.sheets
    assert not app.kit.pictures.faults
