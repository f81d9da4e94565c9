"""Windows of odd shapes and what is remembered of them, found wanting in the trial."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from everdell_desktop import app as app_module
from everdell_desktop.app import App, open_window
from everdell_desktop.keeping.storage import Storage
from everdell_desktop.ui.pictures import scaled
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.screens.new_game import NewGameScreen

from .conftest import Hands, MakeApp
from .playing import sit_down

ULTRAWIDE = 3440, 1440
FEET = 0.965  # of the menu's picture: where those stand who wait before the tree
NAMES = "Summer: Bartholomew 42, Wilhelmina 38, Maximilian 35, Clementine 31"


def test_the_figures_of_the_menu_are_whole_on_a_wide_window(make_app: MakeApp) -> None:
    app = make_app(ULTRAWIDE)
    menu = MenuScreen(app)
    app.show(menu)
    ground, master = menu.painted_ground(), app.kit.pictures.master("menu")
    factor = ULTRAWIDE[0] / master.get_width()
    whole = scaled(master, (ULTRAWIDE[0], round(master.get_height() * factor)))
    feet = round(whole.get_height() * FEET)
    lost_above = next(
        cut for cut in range(whole.get_height() - ULTRAWIDE[1] + 1)
        if all(ground.get_at((x, 700)) == whole.get_at((x, 700 + cut)) for x in range(100, 3400, 55))
    )  # fmt: skip
    assert feet - lost_above < ULTRAWIDE[1], "their feet are below the window's edge"


def test_a_wide_table_shows_a_second_region_and_spreads_the_city(make_app: MakeApp) -> None:
    seen = {}
    for size in (ULTRAWIDE, (1920, 1080)):
        table = sit_down(make_app(size, folder=str(size[0])), 2, seed=3, boxes=("base", "pearlbrook"))
        assert table.here == "valley"
        river = [subject for subject, home in table.landscape.homes.items() if home == "river"]
        used = table.layout.city_card(14, 15).right / table.layout.city.w
        seen[size] = len(table.scene.nodes_of(river)), used
    assert seen[1920, 1080][0] == 0 and seen[ULTRAWIDE][0] >= 4
    assert min(used for _, used in seen.values()) > 0.85


class Window:
    """Stands in for the system's window."""

    def __init__(self) -> None:
        self.minimum_size: tuple[int, int] = (0, 0)
        self.maximized = False

    def maximize(self) -> None:
        self.maximized = True


def test_maximised_is_remembered_with_the_size_before(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    before = app.settings.window
    app.show(MenuScreen(app))
    app.handle(pygame.event.Event(pygame.WINDOWMAXIMIZED))
    pygame.display.set_mode((1900, 1000), pygame.RESIZABLE)
    app.handle(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1900, y=1000))
    app.update(0.3)
    assert app.size == (1900, 1000)
    storage = app.storage
    app.quit()
    kept = Storage(storage.folder).load_settings()
    assert kept.maximized and kept.window == before
    window = Window()
    monkeypatch.setattr(app_module, "the_window", lambda: window)
    again = App(Storage(storage.folder))
    again.show(MenuScreen(again))
    assert window.maximized
    again.handle(pygame.event.Event(pygame.WINDOWRESTORED))
    again.quit()
    assert not Storage(storage.folder).load_settings().maximized


def test_a_window_never_opens_larger_than_the_screen(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "0")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1366, 768)])
    assert open_window((3840, 2160), fullscreen=False).get_size() == (1366, 768)
    assert open_window((1100, 740), fullscreen=False).get_size() == (1100, 740)


@pytest.mark.parametrize("text", ["small", "large"])
def test_the_line_under_continue_lies_beside_its_icon(make_app: MakeApp, text: str) -> None:
    app = make_app((1280, 720), text, folder=text)
    menu = MenuScreen(app)
    app.show(menu)
    size = app.kit.px(420), app.kit.px(70)
    with_line = menu.sign("Continue", NAMES, "play", size, "normal")
    without = menu.sign("Continue", "", "play", size, "normal")
    icon = pygame.Rect(0, 0, app.kit.px(22) + round(size[1] * 0.6), size[1])
    assert pygame.image.tobytes(with_line.subsurface(icon), "RGBA") == pygame.image.tobytes(
        without.subsurface(icon), "RGBA"
    )
    assert not app.kit.letters.cramped


def test_the_number_of_the_deal_lies_in_an_advanced_corner(app: App, hands: Hands) -> None:
    app.show(NewGameScreen(app))
    hands.wait(40)
    screen: Any = app.screen
    assert "seed" not in screen.fields
    hands.click("advanced")
    assert "seed" in app.screen.fields  # type: ignore[attr-defined]
