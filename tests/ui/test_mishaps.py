"""A card or a screen that fails never loses the game, and a report says what is needed."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Any

import pytest

from everdell_desktop.app import MOST_MISHAPS, App
from everdell_desktop.resources import damaged
from everdell_desktop.sitting.controller import Sitting
from everdell_desktop.ui.recovery import folded
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.screens.settings import SettingsScreen
from everdell_desktop.ui.table.regions import RegionError
from everdell_desktop.ui.table.screen import TableScreen

from .conftest import Hands
from .playing import at, sit_down

POSITION: dict[str, Any] = {
    "seed": 4,
    "seats": [{"name": "Anna", "hand": ["bard", "farm"], "goods": {"berry": 5, "twig": 5, "resin": 1}}, {}],
}


@pytest.fixture
def broken_farm(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Farm whose code raises."""
    from everdell_desktop.sitting.catalogue import card

    def fail(*about: Any) -> None:
        raise ZeroDivisionError("the plough broke")

    monkeypatch.setattr(card("farm"), "on_production", fail)


def test_the_broken_farm_is_broken(app: App, broken_farm: None) -> None:
    table = at(app, POSITION)
    with pytest.raises(ZeroDivisionError):
        table.submit("play:hand:farm")


def test_a_card_that_raises_is_taken_back_told_and_reported(app: App, hands: Hands, broken_farm: None) -> None:
    table = at(app, POSITION)
    before = table.sitting.game.position()
    app.guard(table.submit, "play:hand:farm")
    assert table.sitting.game.position() == before
    assert [node for node in ("mishap:report", "mishap:on") if table.where(node) is None] == []
    assert "the plough broke" in app.log.text()
    assert "the plough broke" in app.log.path.read_text()
    hands.click("mishap:report")
    (report,) = (app.storage.folder / "reports").glob("*.zip")
    with zipfile.ZipFile(report) as opened:
        assert "ZeroDivisionError" in opened.read("log.txt").decode()
    found = Sitting.load(app.storage.load(app.storage.bring_in(report)))
    assert found.game.position() == before
    hands.click("report:on")
    assert not table.sheets
    table.submit("play:hand:bard")
    assert table.sitting.game.answers or table.sitting.game.past


def test_a_computer_player_gives_another_answer_where_a_card_fails(app: App, broken_farm: None) -> None:
    table = sit_down(app, 2, 5, ("beginner", "beginner"))
    sitting = table.sitting
    sitting.at_once = True
    for _ in range(400):
        if not sitting.update():
            break
    assert sitting.over and any("the plough broke" in fault for fault in sitting.faults)


def test_a_table_that_cannot_be_drawn_steps_back(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    table = at(app, POSITION)
    before = table.sitting.game.position()
    real = TableScreen.refresh

    def refresh(self: TableScreen) -> None:
        if self.sitting.game.position() != before:
            raise KeyError("no such picture")
        real(self)

    monkeypatch.setattr(TableScreen, "refresh", refresh)
    app.guard(table.submit, "play:hand:farm")
    assert table.sitting.game.position() == before and not table.sitting.practice_used
    assert table.where("mishap:on") is not None


def test_a_page_that_fails_gives_way_to_the_one_below(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    table = at(app, POSITION)
    app.push(SettingsScreen(app))
    app.guard(lambda: 1 / 0)
    assert app.screen is table and table.where("mishap:on") is not None
    menu = MenuScreen(app)
    app.show(menu)
    app.guard(lambda: 1 / 0)
    assert isinstance(app.screen, MenuScreen) and "could not be shown" in app.screen.fault


def test_a_damaged_board_is_told_in_the_menu_with_what_to_do(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    from everdell_desktop.ui.table import tabletop

    def fail() -> None:
        raise RegionError(str(damaged("boards", "valley.json")))

    monkeypatch.setattr(tabletop, "all_regions", fail)
    app.show(MenuScreen(app))
    app.guard(lambda: sit_down(app, 2, 5))
    app.draw()
    assert isinstance(app.screen, MenuScreen)
    assert "resources/boards/valley.json is damaged. Please install" in app.screen.fault


def test_a_program_that_cannot_go_on_says_so(app: App) -> None:
    app.show(MenuScreen(app))
    for _ in range(MOST_MISHAPS):
        app.guard(lambda: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        app.guard(lambda: 1 / 0)


def test_a_report_by_one_click_from_the_table_and_from_the_settings(app: App, hands: Hands) -> None:
    table = at(app, POSITION)
    hands.click("tool:menu")
    hands.click("menu:report")
    assert len(list((app.storage.folder / "reports").glob("*.zip"))) == 1
    table.close_sheet()
    app.push(SettingsScreen(app))
    hands.click("report")
    assert "reports" in app.screen.reported
    newest = max((app.storage.folder / "reports").glob("*.zip"))
    with zipfile.ZipFile(newest) as opened:
        assert "game.json" in opened.namelist()


def test_a_long_path_is_folded_and_loses_nothing() -> None:
    for path in ("/home/somebody/with a long name/.local/share/everdell-desktop/reports/report-20261116.zip",
                 "C:\\Users\\Somebody\\AppData\\Local\\everdell-desktop\\reports\\report-20261116.zip"):  # fmt: skip
        lines = folded(Path(path)).split("\n")
        assert "".join(lines) == path
        assert all(len(line) <= 46 for line in lines)
