"""Playing whole games on the real table through posted mouse events."""

from __future__ import annotations

import random

from everdell_desktop.app import App
from everdell_desktop.controller import SeatPlan, Sitting
from everdell_desktop.ui.screens.score import ScoreScreen
from everdell_desktop.ui.table.naming import node_name
from everdell_desktop.ui.table.question import PEEK, UNDO
from everdell_desktop.ui.table.screen import TableScreen

from .conftest import Hands

NAMES = (("Hazel", "hedgehog"), ("Rowan", "mouse"), ("Bramble", "squirrel"), ("Thistle", "turtle"))
MOST_STEPS = 5000


def sit_down(
    app: App, seats: int, seed: int, levels: tuple[str, ...] = (), boxes: tuple[str, ...] = ("base",)
) -> TableScreen:
    """A new game on the table; seats without a level are people."""
    plans = [SeatPlan(*name, level=levels[n] if n < len(levels) else "") for n, name in enumerate(NAMES[:seats])]
    table = TableScreen(app, Sitting.new(plans, boxes, seed=seed))
    app.show(table)
    return table


def at(app: App, position: dict[str, object]) -> TableScreen:
    """The table at a position, all seats played by people."""
    from everdell_desktop.boxes import SHELF
    from everdell_desktop.engine.game import Game

    game = Game.at(position, SHELF)
    plans = [SeatPlan(p.name, NAMES[n][1]) for n, p in enumerate(game.state.players) if not p.automaton]
    table = TableScreen(app, Sitting(plans, game))
    app.show(table)
    return table


def play_some(table: TableScreen, answers: int) -> None:
    """Give so many random answers without the mouse, up to a person's decision."""
    from .conftest import play_by_chance

    play_by_chance(table.sitting.game, answers)
    table.sitting.take_seat()


def play_to_the_end(app: App, hands: Hands, table: TableScreen, seed: int) -> int:
    """Press, click and drag at random until the score sheet comes up; returns how many steps it took."""
    chance = random.Random(seed)
    for step in range(MOST_STEPS):
        hands.wait(1)
        if isinstance(app.screen, ScoreScreen):
            return step
        assert app.screen is table
        if table.sheets:
            sheet = table.sheets[-1]
            assert sheet.order, f"{type(sheet).__name__} offers no way on"
            hands.click(chance.choice([name for name in sheet.order if name not in (PEEK, UNDO)] or sheet.order))
        elif table.pointing.options:
            take(hands, table, chance)
    raise AssertionError(f"stuck at {table.sitting.decision} with {[type(s).__name__ for s in table.sheets]}")


def take(hands: Hands, table: TableScreen, chance: random.Random) -> None:
    """Take a random option of the main decision: by dragging, by click and click, or by a click."""
    option = chance.choice(table.pointing.options)
    subject, target = node_name(option.subject), node_name(option.target)
    before = progress(table)
    if target and table.where(target) is None:  # a card in another city, reached through its owner's panel
        assert option.target is not None
        hands.click(f"seat:{option.target.seat}")
        hands.click(target)
    elif target and chance.random() < 0.5:
        hands.drag(subject, target)
    else:
        hands.click(subject)
        if subject.startswith("worker:"):
            hands.click(target)
    assert progress(table) != before, f"{option.key} could not be taken by mouse"


def progress(table: TableScreen) -> tuple[int, int, int]:
    game = table.sitting.game
    return len(game.past), len(game.answers), len(table.sheets)
