"""Nothing overlaps, hangs out of the window or outgrows its box."""

from __future__ import annotations

import pytest

from everdell_desktop.app import App
from everdell_desktop.sitting.chosen_boxes import ChosenBoxes
from everdell_desktop.ui.screens.boxes import BoxesScreen
from everdell_desktop.ui.screens.new_game import NewGameScreen
from everdell_desktop.ui.screens.page import Page

from .conftest import Hands, resize
from .stage import WINDOWS, check_layout, screenshots


@pytest.mark.parametrize("shot", list(screenshots().SHOTS))
def test_everything_fits_in_every_window_and_text_size(app: App, shot: str) -> None:
    screenshots().SHOTS[shot](app)
    screen = app.screen
    for size, text in WINDOWS:
        resize(app, size, text)
        if isinstance(screen, Page):
            check_layout(screen, f"{shot} {size} {text}")
        app.draw()
        assert app.kit.letters.cramped == set()
    assert app.kit.pictures.faults == []


def test_boxes_are_mixed_by_switch_and_by_preset(app: App, hands: Hands) -> None:
    app.show(NewGameScreen(app))
    mix = app.screen.chosen
    hands.click("boxes")
    for size, text in WINDOWS:
        resize(app, size, text)
        check_layout(app.screen, f"boxes {size} {text}")
    hands.click("box:pearlbrook")
    assert mix.boxes == ["base", "pearlbrook"]
    hands.click("box:base")
    assert mix.boxes == ["base", "pearlbrook"], "a box that others need stays with them"
    hands.click("preset:1")
    assert mix.boxes == ["base", "extra", "legends"]
    hands.click("option:legends_packs:2")
    assert mix.options == {"legends_packs": 2}
    hands.click("preset:0")
    assert mix.boxes == ["base"] and mix.options == {}
    hands.click("back")
    assert isinstance(app.screen, NewGameScreen)


def test_a_mix_that_cannot_be_played_says_why(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    mix = ChosenBoxes(["base"], {})
    assert mix.fault(2) == ""
    assert "5" in mix.fault(5)
    app.show(BoxesScreen(app, mix, 5))
    assert app.screen.where("fault") is not None
