"""Nothing overlaps, hangs out of the window or outgrows its box."""

from __future__ import annotations

import pytest

from everdell_desktop import offer
from everdell_desktop.app import App
from everdell_desktop.engine.ruleset import Box
from everdell_desktop.ui.screens.new_game import NewGameScreen
from everdell_desktop.ui.screens.page import Page

from .conftest import Hands, resize
from .stage import WINDOWS, check_layout, screenshots


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


def test_more_boxes_show_up_as_they_come(app: App, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("base", "river", "mountain", "bells", "train", "legends", "extra")
    boxes = [Box(name, name.title(), f"What {name} adds.") for name in names]
    monkeypatch.setattr(offer, "choosable_boxes", lambda: boxes)
    app.show(NewGameScreen(app))
    for size, text in WINDOWS:
        resize(app, size, text)
        check_layout(app.screen, f"boxes {size} {text}")
    hands.click("box:bells")
    assert app.screen.boxes == ["base", "bells"]
    hands.click("box:base")
    hands.click("box:bells")
    assert app.screen.boxes == ["bells"], "one box stays on the table"
