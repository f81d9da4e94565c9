"""The screens around the table, used by mouse and keys."""

from __future__ import annotations

import importlib.util
import itertools
import sys
import types
from pathlib import Path
from typing import Any

import pygame
import pytest

from everdell_desktop import offer
from everdell_desktop.app import App
from everdell_desktop.controller import SeatPlan, Sitting
from everdell_desktop.engine.scoring import ScoreSheet
from everdell_desktop.settings import CHOICES
from everdell_desktop.storage import Storage
from everdell_desktop.ui.screen import Screen
from everdell_desktop.ui.screens.ask import AskScreen
from everdell_desktop.ui.screens.booklet import LEAVES
from everdell_desktop.ui.screens.how_to_play import HowToPlayScreen
from everdell_desktop.ui.screens.load import LoadScreen
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.screens.new_game import NewGameScreen
from everdell_desktop.ui.screens.page import Page
from everdell_desktop.ui.screens.results import result
from everdell_desktop.ui.screens.score import ScoreScreen
from everdell_desktop.ui.screens.seating import SeatCard, Seating
from everdell_desktop.ui.screens.settings import SettingsScreen
from everdell_desktop.ui.screens.solo import SoloScreen
from everdell_desktop.ui.theme import ANIMALS

from .conftest import Hands, play_by_chance, resize

PROJECT = Path(__file__).resolve().parents[2]
WINDOWS = (
    ((1280, 720), "small"), ((1920, 1080), "small"), ((2560, 1440), "small"), ((1280, 960), "small"),
    ((2560, 1080), "medium"), ((1280, 720), "large"),
)  # fmt: skip
SLACK = 2
"""Pixels that rounding may cost."""


def screenshots() -> Any:
    """The tool that knows how every screen is brought up."""
    if "screenshots" not in sys.modules:
        spec = importlib.util.spec_from_file_location("screenshots", PROJECT / "tools" / "screenshots.py")
        assert spec is not None
        assert spec.loader is not None
        sys.modules["screenshots"] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules["screenshots"])
    return sys.modules["screenshots"]


class StubTable(Screen):
    """Stands in for the table, which has tests of its own."""

    def __init__(self, app: App, sitting: Sitting) -> None:
        super().__init__(app)
        self.sitting = sitting


@pytest.fixture
def stub_table(monkeypatch: pytest.MonkeyPatch) -> None:
    table = types.ModuleType("everdell_desktop.ui.table.screen")
    table.TableScreen = StubTable  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, table.__name__, table)


# layout


@pytest.mark.parametrize("shot", list(screenshots().SHOTS))
def test_everything_fits_in_every_window_and_text_size(app: App, shot: str) -> None:
    screenshots().SHOTS[shot](app)
    screen = app.screen
    if not isinstance(screen, Page):
        pytest.skip("the table has tests of its own")
    for size, text in WINDOWS:
        resize(app, size, text)
        check_layout(screen, f"{shot} {size} {text}")
        app.draw()
    assert app.kit.pictures.faults == []


def check_layout(screen: Page, where: str) -> None:
    window = pygame.Rect(0, 0, *screen.app.size)
    things = {name: wooden.element.rect for name, wooden in screen.buttons.items()}
    things |= {name: field.element.rect for name, field in screen.fields.items()}
    for name, rect in things.items():
        assert window.contains(rect), f"{where}: {name} hangs out of the window"
    for (one, first), (two, second) in itertools.combinations(things.items(), 2):
        assert not first.colliderect(second), f"{where}: {one} and {two} overlap"
    for text, place, box in screen.written:
        assert window.contains(place), f"{where}: {text!r} hangs out of the window"
        assert place.w <= box.w + SLACK, f"{where}: {text!r} is too wide for its box"
        assert place.h <= box.h + screen.app.kit.px(10), f"{where}: {text!r} is too high for its box"
        for name, rect in things.items():
            assert not place.inflate(-4, -4).colliderect(rect), f"{where}: {text!r} lies under {name}"
    for one, two in itertools.combinations(screen.written, 2):
        first, second = one.where.inflate(-4, -6), two.where.inflate(-4, -6)
        assert not first.colliderect(second), f"{where}: {one.text!r} and {two.text!r} overlap"


# the menu


def test_the_menu_offers_only_what_works(app: App) -> None:
    app.show(MenuScreen(app))
    assert list(app.screen.buttons) == ["new_game", "solo", "how_to_play", "settings", "quit"]
    screenshots().with_saves(app)
    app.show(MenuScreen(app))
    assert {"continue", "load"} <= set(app.screen.buttons)


def test_a_finished_game_is_not_continued(app: App) -> None:
    sitting = Sitting.new([SeatPlan("A", "mouse"), SeatPlan("B", "turtle")], seed=1)
    play_by_chance(sitting.game)
    app.storage.autosave(sitting.save())
    app.show(MenuScreen(app))
    assert "continue" not in app.screen.buttons


def test_the_menu_by_keys_alone(app: App, hands: Hands) -> None:
    app.show(MenuScreen(app))
    hands.key(pygame.K_DOWN)
    assert app.screen.focus == "new_game"
    hands.key(pygame.K_UP)
    assert app.screen.focus == "new_game"
    for _ in range(3):
        hands.key(pygame.K_DOWN)
    assert app.screen.focus == "settings"
    hands.key(pygame.K_RETURN)
    assert isinstance(app.screen, SettingsScreen)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(app.screen, MenuScreen)
    hands.key(pygame.K_ESCAPE)
    assert app.running
    hands.key(pygame.K_RETURN)
    assert not app.running


@pytest.mark.parametrize(
    ("name", "kind"),
    [("new_game", NewGameScreen), ("solo", SoloScreen), ("how_to_play", HowToPlayScreen), ("settings", SettingsScreen)],
)
def test_every_entry_leads_somewhere_and_back(app: App, hands: Hands, name: str, kind: type[Screen]) -> None:
    app.show(MenuScreen(app))
    hands.click(name)
    assert isinstance(app.screen, kind)
    hands.click("back")
    assert isinstance(app.screen, MenuScreen)


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
    hands.click("continue")
    assert isinstance(app.screen, MenuScreen)
    assert "cannot be loaded" in app.screen.fault
    assert app.screen.newest is not None
    assert app.screen.newest.path == good.path
    hands.click("continue")
    assert isinstance(app.screen, StubTable)


# setting up


def test_a_game_is_set_up_with_the_mouse_and_remembered(app: App, hands: Hands, stub_table: None) -> None:
    app.show(MenuScreen(app))
    hands.click("new_game")
    hands.click("add_seat")
    hands.type("seat0:name", "Anna")
    hands.click("seat2:person")
    hands.click("seat0:animal_after")
    hands.type("seed", "42")
    hands.click("start")
    table = app.screen
    assert isinstance(table, StubTable)
    level = Seating.usual(list(offer.levels())).seats[1].level
    assert [tuple(plan) for plan in table.sitting.plans] == [
        ("Anna", "mouse", ""), ("Bramble", "hedgehog", level), ("Hazel", "squirrel", ""),
    ]  # fmt: skip
    assert table.sitting.game.state.seed == 42
    again = NewGameScreen(App(Storage(app.storage.folder), (1280, 720)))
    assert [seat.name for seat in again.seating.seats] == ["Anna", "", ""]
    assert [seat.animal for seat in again.seating.seats] == ["mouse", "hedgehog", "squirrel"]


def test_two_of_the_same_name_are_refused_in_words(app: App, hands: Hands, stub_table: None) -> None:
    app.show(NewGameScreen(app))
    hands.type("seat0:name", "clover")
    hands.click("start")
    assert isinstance(app.screen, NewGameScreen)
    assert "called clover" in app.screen.fault


def test_seats_come_and_go_and_levels_change(app: App, hands: Hands) -> None:
    app.show(NewGameScreen(app))
    seating = app.screen.seating
    assert "seat0:remove" not in app.screen.buttons
    hands.click("add_seat")
    hands.click("add_seat")
    assert len(seating.seats) == 4
    assert "add_seat" not in app.screen.buttons
    hands.click("seat1:remove")
    assert len(seating.seats) == 3
    before = seating.seats[1].level
    hands.click("seat1:level_after")
    assert len(offer.levels()) == 1 or seating.seats[1].level != before
    hands.click("seat1:person")
    assert seating.seats[1].level == ""


@pytest.mark.parametrize(
    "kept", [None, 7, {}, {"seats": 3}, {"seats": [{"animal": "cat"}]}, {"seats": [], "boxes": "x"}]
)
def test_an_odd_remembered_set_up_gives_the_usual_one(app: App, kept: Any) -> None:
    app.storage.keep("last_game", kept)
    app.storage.keep("last_solo", kept)
    assert len(NewGameScreen(app).seating.seats) == 2
    assert NewGameScreen(app).boxes == ["base"]
    assert SoloScreen(app).year == 1


def test_no_two_seats_ever_have_the_same_animal() -> None:
    seating = Seating([SeatCard(animal) for animal in ANIMALS[:3]], ["easy"])
    for number, step in itertools.product(range(3), (1, -1, 1, 1, 1, -1)):
        seating.next_animal(number, step)
        assert len({seat.animal for seat in seating.seats}) == 3


def test_a_solo_game_with_its_year(app: App, hands: Hands, stub_table: None) -> None:
    app.show(SoloScreen(app))
    hands.click("you:animal_after")
    hands.click("year:3")
    hands.type("seed", "moonlight")
    hands.click("start")
    assert isinstance(app.screen, StubTable)
    sitting = app.screen.sitting
    assert sitting.game.rules.setup.options == {"rugwort_year": 3}
    assert [player.animal for player in sitting.game.state.players] == ["mouse", "rat"]
    assert SoloScreen(app).year == 3


# settings


def test_settings_take_effect_at_once_and_are_kept(app: App, hands: Hands) -> None:
    app.show(SettingsScreen(app))
    for name, value in (("text_size", "large"), ("animation", "off"), ("undo", "practice"), ("confirm", True),
                        ("marks", False), ("sound", False)):  # fmt: skip
        hands.click(f"{name}:{value}")
        assert getattr(Storage(app.storage.folder).load_settings(), name) == value
    assert app.kit.scale.text > 1.2
    assert not app.sounds.on


def test_every_choice_of_every_setting_is_offered(app: App) -> None:
    app.show(SettingsScreen(app))
    for name, choices in CHOICES.items():
        assert {f"{name}:{choice}" for choice in choices} <= set(app.screen.buttons)


def test_the_volume_slider(app: App, hands: Hands) -> None:
    app.show(SettingsScreen(app))
    hands.wait()
    slider = app.screen.slider
    hands.press(slider.sliding_button)
    for x in range(slider.sliding_button.rect.centerx, slider.rect.x, -10):
        pygame.mouse.set_pos((x, slider.rect.centery))
        hands.wait(1)
    hands.release((slider.rect.x + 2, slider.rect.centery))
    assert app.settings.volume < 20
    app.screen.back()
    assert Storage(app.storage.folder).load_settings().volume < 20


def test_a_damaged_settings_file_is_told_of(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "settings.json").write_text('{"volume": "loud", "marks": false}')
    app = App(Storage(folder), (1280, 720))
    app.show(SettingsScreen(app))
    assert app.screen.find("note") is not None
    assert app.settings.marks is False


def test_settings_that_cannot_be_kept_are_told_of_and_hold_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    app = App(Storage(tmp_path / "file" / "data"), (1280, 720))
    app.show(SettingsScreen(app))
    app.screen.press("animation:off")
    assert app.settings.animation == "off"
    assert app.screen.find("note") is not None


# the booklet


def test_the_booklet_turns_its_pages(app: App, hands: Hands) -> None:
    app.show(MenuScreen(app))
    hands.click("how_to_play")
    for _ in range(3):
        hands.click("next")
    assert app.screen.number == 3
    hands.click("before")
    hands.key(pygame.K_RIGHT)
    hands.key(pygame.K_LEFT)
    assert app.screen.number == 2
    for _ in range(20):
        hands.key(pygame.K_PAGEDOWN)
    assert app.screen.number == len(LEAVES) - 1
    hands.key(pygame.K_ESCAPE)
    assert isinstance(app.screen, MenuScreen)


# saved games


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


# the score sheet


def sheet(seat: int, total: int, *tie: int) -> ScoreSheet:
    return ScoreSheet(seat, {"cards": total}, tie)


@pytest.mark.parametrize(
    ("sheets", "winners", "headline", "tie"),
    [
        ([sheet(0, 40, 0, 1, 2), sheet(1, 30, 0, 3, 9)], [0], "Anna wins with 40 points", ""),
        ([sheet(0, 40, 0, 1, 2), sheet(1, 40, 0, 3, 0)], [1], "Ben wins", "more events decide (3 against 1)"),
        (
            [sheet(0, 40, 0, 1, 2), sheet(1, 40, 0, 1, 5)],
            [1],
            "Ben wins",
            "more resources left over decide (5 against 2)",
        ),
        ([sheet(0, 40, 0, 1, 2), sheet(1, 40, 0, 1, 2)], [0, 1], "Anna and Ben share", "all equal"),
        ([sheet(0, 40, 0, 9, 9), sheet(1, 40, 1, 0, 0)], [1], "Ben wins", "a tie goes to Ben"),
    ],
)
def test_the_result_in_words(sheets: list[ScoreSheet], winners: list[int], headline: str, tie: str) -> None:
    found = result(sheets, ["Anna", "Ben"])
    assert found.winners == winners
    assert headline in found.headline
    assert tie in found.tie
    assert bool(found.tie) == bool(tie)


def test_the_score_sheet_lies_over_the_table(app: App, hands: Hands) -> None:
    sitting = screenshots().played(3)
    sitting.practice_used = True
    app.show(StubTable(app, sitting))
    app.push(ScoreScreen(app, sitting))
    assert any("practice" in writing.text for writing in app.screen.written)
    for seat, scored in enumerate(sitting.game.scores()):
        assert app.screen.find(f"total:{seat}") is not None
        assert str(scored.total) in [writing.text for writing in app.screen.written]
    hands.click("look")
    assert isinstance(app.screen, StubTable)
    app.push(ScoreScreen(app, sitting))
    hands.click("new_game")
    assert isinstance(app.screen, NewGameScreen)
    hands.click("back")
    assert isinstance(app.screen, MenuScreen)
