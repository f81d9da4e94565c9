"""Saved games are continued, loaded, renamed, copied, deleted, exported and imported."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pygame

from everdell_desktop.app import App
from everdell_desktop.sitting import catalogue
from everdell_desktop.sitting.controller import SeatPlan, Sitting
from everdell_desktop.ui.screens.ask import AskScreen
from everdell_desktop.ui.screens.load import LoadScreen, open_save
from everdell_desktop.ui.screens.menu import MenuScreen

from .conftest import Hands, play_by_chance
from .stage import StubTable, screenshots


def test_a_finished_game_is_not_continued(app: App) -> None:
    sitting = Sitting.new([SeatPlan("A", "mouse"), SeatPlan("B", "turtle")], seed=1)
    play_by_chance(sitting.game)
    app.storage.autosave(sitting.save())
    app.show(MenuScreen(app))
    assert "continue" not in app.screen.buttons


def test_continue_and_load_open_the_saved_game(app: App, hands: Hands, stub_table: None) -> None:
    screenshots().with_saves(app)
    app.show(MenuScreen(app))
    hands.click("continue")
    assert isinstance(app.screen, StubTable)
    assert [plan.name for plan in app.screen.sitting.plans] == ["Anna", "Clover"]
    app.show(LoadScreen(app))
    hands.click(f"slot:{app.screen.slots[2].path.name}")
    hands.click("load")
    assert isinstance(app.screen, StubTable)
    assert len(app.screen.sitting.plans) == 4


def test_a_game_that_cannot_be_loaded_is_told_of_and_the_next_is_offered(
    app: App, hands: Hands, stub_table: None
) -> None:
    screenshots().with_saves(app)
    good = app.storage.newest_autosave()
    assert good is not None
    broken = {**good.sitting, "plans": []}
    app.storage.autosave(broken)
    app.show(MenuScreen(app))
    assert isinstance(app.screen, MenuScreen)
    assert "cannot be loaded" in app.screen.fault and ".damaged" in app.screen.fault
    assert app.screen.newest is not None
    assert app.screen.newest.path == good.path
    hands.click("continue")
    assert isinstance(app.screen, StubTable)


def test_games_with_anything_wrong_in_them_never_end_the_program(app: App, stub_table: None) -> None:
    whole = json.dumps(screenshots().played(2, 60).save())
    chance = random.Random(8)
    app.show(MenuScreen(app))
    for _ in range(60):
        sitting = json.loads(whole)
        for _ in range(chance.randint(1, 3)):
            break_something(sitting, chance)
        app.storage.autosave(sitting)
        slot = app.storage.newest_autosave()
        assert slot is not None
        catalogue.told(slot.sitting)
        fault = open_save(app, slot)
        assert isinstance(app.screen, StubTable) or fault.startswith("An autosave ")
        app.show(LoadScreen(app))


def break_something(data: Any, chance: random.Random) -> None:
    """Replace or remove something somewhere in nested data."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        if not keys:
            return
        key = chance.choice(keys)
        if isinstance(data[key], dict | list) and chance.random() < 0.8:
            data = data[key]
            continue
        if chance.random() < 0.3:
            del data[key]
        else:
            data[key] = chance.choice([None, -1, 10**30, "", "farm", [], {}, [[1]], True, 0.5])
        return


def test_rename_copy_and_delete_with_a_question_first(app: App, hands: Hands) -> None:
    screenshots().with_saves(app)
    app.show(LoadScreen(app))
    hands.click(f"slot:{app.screen.slots[1].path.name}")
    hands.click("rename")
    assert isinstance(app.screen, AskScreen)
    hands.type("answer", "By the river")
    hands.key(pygame.K_RETURN)
    screen = app.screen
    assert screen.slot.name == "By the river"
    hands.click("copy")
    assert screen.slot.name == "By the river (copy)"
    hands.click("delete")
    hands.key(pygame.K_ESCAPE)
    assert app.screen is screen
    assert len(screen.slots) == 5
    hands.click("delete")
    hands.click("yes")
    assert len(screen.slots) == 4


def test_export_and_import_by_path(app: App, hands: Hands, tmp_path: Path) -> None:
    screenshots().with_saves(app)
    app.show(LoadScreen(app))
    screen = app.screen
    hands.click("export")
    app.screen.text = str(tmp_path / "out.json")
    hands.click("yes")
    assert (tmp_path / "out.json").exists()
    hands.click("import")
    app.screen.text = str(tmp_path / "out.json")
    hands.click("yes")
    assert len(screen.slots) == 5
    hands.click("import")
    app.screen.text = str(tmp_path / "nothing.json")
    hands.click("yes")
    assert screen.fault
    assert "does not exist" in screen.message


def test_a_damaged_save_gets_a_line(app: App) -> None:
    screenshots().with_saves(app)
    path = app.storage.slots()[0].path
    path.write_bytes(path.read_bytes()[:200])
    app.show(LoadScreen(app))
    assert path.name in app.screen.message
    assert len(app.screen.slots) == 3


def test_many_saves_come_in_pages(app: App, hands: Hands) -> None:
    sitting = screenshots().played(2, 5).save()
    for number in range(8):
        app.storage.save_slot(f"Game {number}", sitting)
    app.show(LoadScreen(app))
    assert sum(name.startswith("slot:") for name in app.screen.buttons) == 6
    hands.click("later")
    assert sum(name.startswith("slot:") for name in app.screen.buttons) == 2
