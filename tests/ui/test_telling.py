"""What happens to files is told where the player looks, once, and nothing of a file ends a screen."""

from __future__ import annotations

import gc
import io
import json
from pathlib import Path
from typing import Any

import pytest

from everdell_desktop.app import App
from everdell_desktop.keeping import album
from everdell_desktop.keeping.files import StorageError
from everdell_desktop.keeping.words import declared_size
from everdell_desktop.sitting.controller import Sitting
from everdell_desktop.sitting.opponents import REPLACED
from everdell_desktop.ui.screens.album import leaf
from everdell_desktop.ui.screens.ask import AskScreen
from everdell_desktop.ui.screens.load import OPEN_ELSEWHERE, LoadScreen
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.screens.score import ScoreScreen
from everdell_desktop.ui.table.screen import TableScreen
from tests.keeping.games import ANNA, CLOVER, FIRST_DAY, played

from .conftest import Hands, MakeApp
from .playing import play_to_the_end, sit_down


def change(path: Path, **parts: Any) -> None:
    path.write_text(json.dumps({**json.loads(path.read_text()), **parts}))


def test_a_damaged_save_is_told_in_the_menu_once_with_its_new_name(app: App) -> None:
    path = app.storage.autosave(played([ANNA, CLOVER], answers=4).save())
    path.write_text("{")
    app.show(MenuScreen(app))
    app.draw()
    assert f"{path.name}.damaged" in app.screen.fault
    app.rebuild()
    assert f"{path.name}.damaged" in app.screen.fault, "another layout of the same page keeps it"
    app.show(MenuScreen(app))
    assert app.screen.fault == ""


def test_a_damaged_finished_game_or_profile_is_told_too(app: App) -> None:
    record = album.Album(app.storage).keep(played([ANNA, CLOVER], 3), FIRST_DAY)
    record.path.write_text("{")
    (app.storage.folder / "profiles").mkdir()
    (app.storage.folder / "profiles" / "zoe.json").write_text("[")
    app.show(leaf(app, "statistics"))
    app.show(MenuScreen(app))
    assert f"{record.path.name}.damaged" in app.screen.fault and "zoe.json.damaged" in app.screen.fault


def test_every_odd_file_at_once_leaves_every_page_reachable(app: App) -> None:
    storage = app.storage
    good = played([ANNA, CLOVER], answers=4).save()
    storage.save_slot("Good", good)
    for number, name in enumerate(["x" * 4_000, "a\0b", "\udc00", "", "\x1b[2J", "{berry}*bold"]):
        change(storage.save_slot(f"Bad {number}", good), name=name)
    for date in ("0001-01-01", "9999-12-31T23:59:59-14:00"):
        change(storage.save_slot(date, good), saved=date)
    strange = json.loads(json.dumps(good))
    strange["game"]["state"]["seats"][0]["animal"] = "dragon"
    strange["plans"][0]["animal"] = "dragon"
    storage.save_slot("Strange", strange)
    (storage.folder / "profiles").mkdir()
    (storage.folder / "profiles" / "odd.json").write_text(json.dumps({"format": 1, "name": "a\0\udc00" * 999}))
    for page in (
        MenuScreen(app),
        LoadScreen(app),
        *(leaf(app, name) for name in ("statistics", "replays", "profiles")),
    ):
        app.show(page)
        app.draw()
    app.show(LoadScreen(app))
    for slot in storage.slots():
        app.screen.chosen = slot.path
        app.screen.renew()
        app.draw()
        app.screen.load()
        app.draw()
        assert isinstance(app.screen, TableScreen)
        app.show(LoadScreen(app))


def test_a_game_of_a_later_version_stays_in_the_list_and_says_what_it_is(app: App) -> None:
    sitting = played([ANNA, CLOVER], answers=4).save()
    sitting["game"]["state"]["boxes"].append("moonbrook")
    path = app.storage.save_slot("From the future", sitting)
    app.show(LoadScreen(app))
    for _ in range(2):
        app.screen.load()
        assert "made by a newer version" in app.screen.message
        assert path.exists()


def test_a_second_window_says_that_the_game_is_open_elsewhere(app: App, make_app: MakeApp) -> None:
    table = sit_down(app, 2, 5, ("", "beginner"))
    other = make_app()
    other.show(MenuScreen(other))
    other.screen.press("continue")
    assert isinstance(other.screen, MenuScreen) and other.screen.fault == OPEN_ELSEWHERE
    other.show(LoadScreen(other))
    other.screen.load()
    assert other.screen.message == OPEN_ELSEWHERE
    app.show(MenuScreen(app))
    other.show(MenuScreen(other))
    other.screen.press("continue")
    assert isinstance(other.screen, TableScreen) and other.screen.sitting.name == table.sitting.name


def test_every_answer_is_on_the_disk_before_it_is_seen_also_while_a_computer_thinks(app: App) -> None:
    table = sit_down(app, 2, 5, ("", "beginner"))
    sitting = table.sitting
    sitting.at_once = True
    for _ in range(30):
        if sitting.waits_for_person:
            assert sitting.decision is not None
            table.submit(sitting.decision.answer(sitting.decision.resolve(sitting.decision.options[0].key)))
        elif sitting.update():
            table.after_change()
        newest = app.storage.newest_autosave()
        assert newest is not None
        assert Sitting.load(newest.sitting).game.history == sitting.game.history


def test_a_finished_game_that_cannot_be_kept_is_told(app: App, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit_down(app, 2, 3)
    app.settings.animation, app.settings.pace = "off", "at once"

    def full(path: Path, *about: Any) -> None:
        raise StorageError(f"{path.name} could not be saved: the disk is full.")

    monkeypatch.setattr(album, "write_file", full)
    play_to_the_end(app, hands, table, 3)
    assert isinstance(app.screen, ScoreScreen)
    assert "not in the album" in app.screen.notes[0] and "the disk is full" in app.screen.notes[0]
    assert app.screen.where("note") is not None


def test_export_asks_before_it_replaces(app: App, tmp_path: Path) -> None:
    app.storage.save_slot("Mine", played([ANNA, CLOVER], answers=4).save())
    goal = tmp_path / "diary.json"
    goal.write_text("a diary")
    app.show(LoadScreen(app))
    app.screen.ask_export()
    app.screen._typed(str(goal))
    app.screen.press("yes")
    assert isinstance(app.screen, AskScreen) and "already" in app.screen.question
    assert goal.read_text() == "a diary"
    app.screen.press("yes")
    assert isinstance(app.screen, LoadScreen) and app.screen.message == "Exported."
    assert app.storage.look(goal).name == "Mine"


@pytest.mark.parametrize("place", ["~nosuchuser", "a\0b", "x" * 300, "\x1b"])
def test_any_place_can_be_typed(app: App, place: str) -> None:
    app.show(LoadScreen(app))
    app.screen.ask_import()
    app.screen._typed(place)
    app.screen.press("yes")
    app.draw()
    assert isinstance(app.screen, LoadScreen) and app.screen.fault and app.screen.message.isprintable()


def test_who_does_not_wait_for_a_hint_does_not_stop_the_computers(app: App) -> None:
    table = sit_down(app, 2, 5, ("", "beginner"))
    sitting = table.sitting
    table.tools.use("hint")
    while sitting.waits_for_person:
        assert sitting.decision is not None
        table.submit(sitting.decision.answer(sitting.decision.resolve(sitting.decision.options[0].key)))
    sitting.at_once = True
    app.settings.animation, app.settings.pace = "off", "at once"
    before = len(sitting.game.past)
    for _ in range(200):
        app.update(0.1)
    assert len(sitting.game.past) > before


def test_a_computer_player_that_was_replaced_is_told_on_the_table(app: App) -> None:
    table = sit_down(app, 2, 5, ("", "beginner"))
    table.sitting.opponents.untold.append(REPLACED)
    app.update(0.01)
    assert table.grip.message == REPLACED and table.sitting.opponents.untold == []


def in_open_files() -> int:
    """Bytes of all files that lie in memory only."""
    gc.collect()
    return sum(len(one.getvalue()) for one in gc.get_objects() if isinstance(one, io.BytesIO) and not one.closed)


def test_pictures_of_saves_do_not_stay_in_memory(app: App) -> None:
    table = sit_down(app, 2, 5, ("", "beginner"))
    app.draw()
    before = in_open_files()
    for _ in range(20):
        assert declared_size(table.autosaving.picture()) is not None
    assert in_open_files() == before
