"""Continue brings back the very decision where one stopped, whatever stopped one."""

from __future__ import annotations

import errno
from typing import Any

import pytest

from everdell_desktop.app import App
from everdell_desktop.keeping import files
from everdell_desktop.keeping.album import Album
from everdell_desktop.keeping.storage import Storage
from everdell_desktop.sitting.controller import SeatPlan, Sitting
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.table.handover import HandoverSheet
from everdell_desktop.ui.table.screen import TableScreen

from .conftest import Hands, MakeApp
from .playing import NAMES, play_some, play_to_the_end, sit_down


def asked(table: TableScreen) -> tuple[int, str, list[str]]:
    """The open question."""
    decision = table.sitting.decision
    assert decision is not None
    return decision.seat, decision.prompt, [option.key for option in decision.options]


def to_a_person(table: TableScreen) -> None:
    """On by chance to the next decision of a person."""
    play_some(table, 1)
    while not table.sitting.waits_for_person:
        play_some(table, 1)


def lie_down_and_rise(app: App, make_app: MakeApp) -> tuple[App, Hands]:
    """The program is gone without a word; another one is started on the same folder."""
    app.storage.let_go()  # as the system does when a program ends
    again = make_app(folder=app.storage.folder.name)
    again.show(MenuScreen(again))
    return again, Hands(again)


def resumed(app: App, make_app: MakeApp) -> TableScreen:
    again, hands = lie_down_and_rise(app, make_app)
    hands.click("continue")
    assert isinstance(again.screen, TableScreen)
    return again.screen


def test_a_new_game_is_there_again_before_the_first_decision(app: App, make_app: MakeApp) -> None:
    table = sit_down(app, 2, 5, ("", "beginner"))
    found = resumed(app, make_app)
    assert found.sitting.game.position() == table.sitting.game.position()
    assert not found.sheets


def test_in_the_middle_of_a_turn(app: App, make_app: MakeApp, hands: Hands) -> None:
    table = sit_down(app, 2, 5, ("", "beginner"))
    for answers in range(200):
        play_some(table, 1)
        if table.sitting.waits_for_person and len(table.sitting.game.answers) >= 1:
            break
        assert answers < 199
    table.after_change()
    found = resumed(app, make_app)
    assert asked(found) == asked(table)
    assert found.sitting.game.answers == table.sitting.game.answers
    assert [type(sheet) for sheet in found.sheets] == [type(sheet) for sheet in table.sheets]
    assert (found.bar is None) == (table.bar is None) and (found.sheets or found.bar)


@pytest.mark.parametrize("seat", [0, 1])
def test_people_at_one_machine_get_the_hand_over_page_first(app: App, make_app: MakeApp, seat: int) -> None:
    table = sit_down(app, 2, 5)
    for _ in range(60):
        play_some(table, 1)
        if table.sitting.game.state.turn > 8 and table.sitting.decision.seat == seat and not table.sitting.game.answers:
            break
    table.after_change()
    found = resumed(app, make_app)
    assert isinstance(found.sheets[-1], HandoverSheet) and found.sheets[-1].covers
    Hands(found.app).click("handover:ready")
    assert not found.sheets and found.sitting.viewer == seat
    assert asked(found) == asked(table)


@pytest.mark.parametrize("year", [1, 2, 3])
def test_solo(app: App, make_app: MakeApp, year: int) -> None:
    sitting = Sitting.new([SeatPlan(*NAMES[0])], options={"rugwort_year": year}, seed=year)
    table = TableScreen(app, sitting)
    app.show(table)
    play_some(table, 12)
    table.after_change()
    found = resumed(app, make_app)
    assert found.sitting.game.position() == sitting.game.position()
    assert found.sitting.game.can_undo()


def test_taking_back_is_kept_too(app: App, make_app: MakeApp, hands: Hands) -> None:
    table = sit_down(app, 2, 5, ("", "beginner"))
    hands.click("worker:worker")
    hands.click("space:basic_3_twig")
    assert table.sitting.game.can_undo()
    app.settings.undo = "practice"
    hands.click("tool:undo")
    assert not table.sitting.game.can_undo()
    found = resumed(app, make_app)
    assert not found.sitting.game.can_undo()


def test_a_game_that_is_over_is_not_continued_but_kept(app: App, make_app: MakeApp, hands: Hands) -> None:
    table = sit_down(app, 2, 3)
    app.settings.animation, app.settings.pace = "off", "at once"
    play_to_the_end(app, hands, table, 3)
    again, _ = lie_down_and_rise(app, make_app)
    assert "continue" not in again.screen.buttons
    assert len(list((app.storage.folder / "games").glob("*.json"))) == 1


def test_a_damaged_newest_autosave_gives_way_to_the_one_before(app: App, make_app: MakeApp) -> None:
    table = sit_down(app, 2, 5, ("", "beginner"))
    before = table.sitting.game.position()
    to_a_person(table)
    table.after_change()
    newest = max((app.storage.folder / "saves").glob("autosave-*.json"))
    newest.write_bytes(newest.read_bytes()[:-300])
    assert resumed(app, make_app).sitting.game.position() == before


def test_a_game_of_a_newer_version_is_told_and_not_touched(app: App, hands: Hands) -> None:
    sitting = sit_down(app, 2, 5).sitting.save()
    sitting["game"]["format"] = 99
    path = app.storage.autosave(sitting)
    before = path.read_bytes()
    app.show(MenuScreen(app))
    app.screen.newest = app.storage.newest_autosave()
    app.screen.resume()
    assert "made by a newer version" in app.screen.fault
    assert path.read_bytes() == before


def test_a_full_disk_is_told_once_and_the_game_goes_on(app: App, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit_down(app, 2, 5, ("", "beginner"))
    good = app.storage.newest_autosave()

    def full(handle: int) -> Any:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(files.os, "fsync", full)
    to_a_person(table)
    table.after_change()
    assert "the disk is full" in table.grip.message
    table.grip.message = ""
    table.after_change()
    assert table.grip.message == ""
    monkeypatch.undo()
    assert Storage(app.storage.folder).newest_autosave() == good


def test_two_programs_on_one_folder_do_not_disturb_each_other(app: App, make_app: MakeApp) -> None:
    first = sit_down(app, 2, 5, ("", "beginner"))
    other = make_app()
    second = sit_down(other, 2, 9, ("", "beginner"))
    for _ in range(3):
        for table in (first, second):
            to_a_person(table)
            table.after_change()
    names = {slot.sitting["name"] for slot in app.storage.slots()}
    assert names == {first.sitting.name, second.sitting.name} and app.storage.notes == []


class Killed(BaseException):
    """The program is gone; nothing of it runs any more."""


@pytest.mark.parametrize("moment", ["keeping", "saving"])
def test_killed_at_the_very_end_no_game_is_lost(
    app: App, make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    table = sit_down(app, 2, 3)
    game = table.sitting.game
    play_some(table, 100_000)
    assert game.over
    last = game.history[-2][-1]
    game.undo()
    table.sitting.take_seat()
    table.turned_back()

    def killed(*about: object) -> None:
        raise Killed

    monkeypatch.setattr(*{"keeping": (Album, "keep"), "saving": (Storage, "autosave")}[moment], killed)
    with pytest.raises(Killed):
        table.submit(last)
    monkeypatch.undo()
    found = resumed(app, make_app)
    assert not found.sitting.over
    found.sitting.take_seat()
    found.submit(last)
    (kept,) = Album(app.storage).records()
    assert kept.game.name == table.sitting.name
