"""Things done by dragging: the ground, and the card that is being paid for."""

from __future__ import annotations

from typing import Any

import pytest

from everdell_desktop.app import App
from everdell_desktop.ui.table.screen import TableScreen

from .conftest import Hands
from .playing import at, is_lit, sit_down

GOODS = {"twig": 4, "resin": 2, "pebble": 3, "berry": 5}


@pytest.fixture(autouse=True)
def quick(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.fsync", lambda handle: None)
    app.settings.animation, app.settings.pace = "off", "at once"


# the ground


def bare(table: TableScreen) -> tuple[int, int]:
    """A spot where nothing lies on the ground."""
    board = table.layout.board
    for y in range(board.bottom - 12, board.top, -9):
        for x in range(board.left + 30, board.right, 17):
            node = table.scene.at((x, y))
            if node is not None and node.name.startswith("region:"):
                return x, y
    raise AssertionError("there is no bare ground")


def test_a_drag_on_the_ground_glides_to_the_next_region(app: App, hands: Hands) -> None:
    table = sit_down(app, 2, seed=3, boxes=("base", "pearlbrook"))
    x, y = bare(table)
    hands.press((x, y))
    hands.move((x + 60, y), held=True)
    hands.move((x + 300, y), held=True)
    assert table.landscape.gliding and table.here == "valley", "the ground follows the hand"
    hands.release((x + 300, y))
    hands.wait(3)
    assert table.here == "river" and not table.landscape.gliding
    x, y = bare(table)
    hands.drag((x, y), (x - 300, y))
    assert table.here == "valley"


def test_a_short_drag_brings_the_ground_back(app: App, hands: Hands) -> None:
    table = sit_down(app, 2, seed=3, boxes=("base", "pearlbrook"))
    before = table.where("space:basic_3_twig")
    x, y = bare(table)
    hands.drag((x, y), (x + 40, y))
    hands.wait(3)
    assert table.here == "valley" and table.where("space:basic_3_twig") == before


def test_a_single_region_stays_where_it_is(app: App, hands: Hands) -> None:
    table = sit_down(app, 2, seed=3)
    before = table.where("space:basic_3_twig")
    x, y = bare(table)
    hands.drag((x, y), (x + 400, y))
    assert table.where("space:basic_3_twig") == before and not table.landscape.gliding


# paying


def paying(app: App, hands: Hands) -> Any:
    city = ["crane", "judge", "farm"]
    seats = [{"name": "Hazel", "hand": [], "city": city, "goods": GOODS}, {"name": "Rowan", "hand": []}]
    table = at(app, {"seed": 1, "seats": seats, "meadow": ["castle", "inn"]})
    hands.click("card:meadow:0")
    assert table.sheets, "the Castle can be paid in more than one way"
    return table


def test_helpers_are_switched_where_they_lie_in_the_city(app: App, hands: Hands) -> None:
    table = paying(app, hands)
    sheet = table.sheets[-1]
    first = sheet.ways.payment.way.key
    other = "judge" if first == "crane" else "crane"
    assert is_lit(table, f"card:city:0:{other}") and is_lit(table, f"card:city:0:{first}")
    hands.click(f"card:city:0:{other}")
    assert sheet.ways.payment.way.key == other


def test_the_paid_card_is_dropped_on_the_city(app: App, hands: Hands) -> None:
    table = paying(app, hands)
    city, card = table.where("city"), table.where("sheet:card")
    hands.drag(card.center, (card.centerx + 20, card.centery + 10))
    assert table.sheets, "a trembling hand pays nothing"
    hands.drag(card.center, (city.left + 20, city.bottom - 20))
    assert "castle" in [built.card.id for built in table.sitting.game.state.players[0].city]
