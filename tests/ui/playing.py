"""Playing whole games on the real table through posted mouse events."""

from __future__ import annotations

import random
from typing import Any

import pygame

from everdell_desktop.app import App
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.state import AUTUMN
from everdell_desktop.sitting.controller import SeatPlan, Sitting
from everdell_desktop.ui.screens.score import ScoreScreen
from everdell_desktop.ui.table import subjects
from everdell_desktop.ui.table.choosing import BACK
from everdell_desktop.ui.table.city_sheet import CitySheet
from everdell_desktop.ui.table.question import PEEK, UNDO
from everdell_desktop.ui.table.screen import TableScreen
from everdell_desktop.ui.table.subjects import named, thing
from everdell_desktop.ui.whereabouts import free_spot
from tests.walking import random_answer

from .conftest import Hands

NAMES = (
    ("Hazel", "hedgehog"), ("Rowan", "mouse"), ("Bramble", "squirrel"), ("Thistle", "turtle"), ("Sorrel", "hedgehog"),
    ("Fern", "mouse"),
)  # fmt: skip
MOST_STEPS = 5000


def sit_down(
    app: App, seats: int, seed: int, levels: tuple[str, ...] = (), boxes: tuple[str, ...] = ("base",),
    options: dict[str, Any] | None = None,
) -> TableScreen:  # fmt: skip
    """A new game on the table; seats without a level are people."""
    plans = [SeatPlan(*name, level=levels[n] if n < len(levels) else "") for n, name in enumerate(NAMES[:seats])]
    table = TableScreen(app, Sitting.new(plans, boxes, options, seed))
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


def play_a_turn(table: TableScreen, chance: random.Random) -> None:
    """Answer at random, without the mouse, up to the next turn of anybody."""
    game = table.sitting.game
    while game.decision is not None:
        game.submit(random_answer(game.decision, chance))
        if game.decision is not None and game.decision.main:
            break
    table.sitting.take_seat()
    table.refresh()


def play_to_the_end(app: App, hands: Hands, table: TableScreen, seed: int, by_mouse: float = 1.0) -> int:
    """Press, click and drag at random until the score sheet comes up; returns how many steps it took.

    `by_mouse` is the share of the turns before autumn that are played in this way; the others are just answered.
    """
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
        elif table.bar is not None:
            answer_on_the_table(hands, table, chance)
        elif table.pointing.options:
            early = max(player.season for player in table.sitting.game.state.players) < AUTUMN
            if early and chance.random() > by_mouse:
                play_a_turn(table, chance)
            else:
                take(hands, table, chance)
    raise AssertionError(f"stuck at {table.sitting.decision} with {[type(s).__name__ for s in table.sheets]}")


def answer_on_the_table(hands: Hands, table: TableScreen, chance: random.Random) -> None:
    """Press things that glow until the question is answered; those of a region out of sight are looked up there."""
    assert table.bar is not None
    for subject in table.bar.candidates:
        bring_into_sight(hands, table, subject)
        break
    names = [name for name in table.bar.names() if name != BACK]
    assert names, f"nothing can be pressed for {table.bar.decision.prompt!r}"
    name = chance.choice(names)
    on_the_bar = name in [node.name for node in table.bar.node.children]
    hands.click(spot(table, name) if on_the_bar else invited(table, name))


def bring_into_sight(hands: Hands, table: TableScreen, subject: Subject) -> None:
    """Follow the signposts to the region where a thing lies."""
    for _ in range(4):
        if table.scene.showing(subject) or subject not in table.landscape.homes:
            return
        hands.click(f"map:{table.landscape.homes[subject]}")
        hands.wait(40)


def spot(table: TableScreen, name: str) -> tuple[int, int]:
    """A point at which the mouse meets a node and nothing else."""
    where = table.where(name)
    assert where is not None, f"{name} is out of sight"
    found = free_spot(table.scene, name, where)
    assert found is not None, f"{name} at {where} is covered"
    return found


def lights(table: TableScreen) -> list[pygame.Rect]:
    """Where light is drawn around something, as the picture on the screen is made."""
    plates = table.app.kit.plates
    glows = {id(surface) for key, surface in plates._kept.items() if isinstance(key, tuple) and key[0] == "glow"}
    border = 2 * plates.glow_border
    return [
        where.inflate(-border, -border)
        for tree in (table.scene.root, table.scene.over)
        for node, where in tree.walk()
        if id(node.picture) in glows
    ]


def is_lit(table: TableScreen, name: str) -> bool:
    """Whether a thing glows; a card of the fan is drawn together with its light."""
    node, where = table.scene.find(name), table.where(name)
    assert node is not None and where is not None, f"{name} is out of sight"
    fan = table.overlay.fan
    leaning = [key for key, picture in fan._leaning.items() if any(picture is child.picture for child in node.children)]
    chosen = where.move(0, -table.app.kit.px(10))  # what is chosen has risen a little
    return where in (found := lights(table)) or chosen in found or any(key[-1] for key in leaning)


def invited(table: TableScreen, name: str) -> tuple[int, int]:
    """Where to press something that glows."""
    assert is_lit(table, name), f"{name} could be used, but nothing shows it"
    return spot(table, name)


def take(hands: Hands, table: TableScreen, chance: random.Random) -> None:
    """Take a random option of the main decision."""
    take_option(hands, table, chance.choice(table.pointing.options), chance)


def take_option(hands: Hands, table: TableScreen, option: Option, chance: random.Random) -> None:
    """Take an option of the main decision: by dragging, by click and click, or by a click on what glows."""
    assert option.subject is not None
    subject, target = thing(option.subject), thing(option.target) if option.target is not None else None
    before = progress(table)
    elsewhere = target is not None and target.kind == subjects.CITY and target.seat != table.sitting.viewer
    if elsewhere and not table.facing:
        hands.click(invited(table, named(subject)))
        hands.click(invited(table, f"seat:{target.seat}"))  # a card in another city, reached through its owner's panel
        if table.sheets and isinstance(
            table.sheets[-1], CitySheet
        ):  # with several things to do there, the city lies open
            hands.click(invited(table, named(target)))
    else:
        for one in (subject, target):
            if one is not None:
                bring_into_sight(hands, table, one)
        for one in (subject, target):
            if one is not None:
                open_the_drawer(hands, table, one)
        start = (invited if subject in table.pointing.inviting() else spot)(table, named(subject))
        end = spot(table, named(target)) if target is not None else None
        if end is not None and chance.random() < 0.5:
            hands.drag(start, end)
        else:
            hands.click(start)
            if target is not None and table.grip.picked == subject:
                open_the_drawer(hands, table, target)
                hands.click(invited(table, named(target)))
        if table.sheets and f"which:{option.key}" in table.sheets[-1].order:
            hands.click(f"which:{option.key}")
    assert progress(table) != before, f"{option.key} could not be taken by mouse"


def open_the_drawer(hands: Hands, table: TableScreen, subject: Subject) -> None:
    """Open the tab in which a thing lies, if it lies in the drawer."""
    state, viewer = table.sitting.game.state, table.sitting.viewer
    for content in table.drawer.contents(state, viewer):
        if subject in [thing(tile.subject) for tile in content.tiles] and table.drawer.open != content.name:
            hands.click(f"tab:{content.name}")
            return
    if subject.kind == subjects.HAND and table.drawer.open:
        hands.click("tab:hand")


def progress(table: TableScreen) -> tuple[int, int, int]:
    game = table.sitting.game
    return len(game.past), len(game.answers), len(table.sheets)
