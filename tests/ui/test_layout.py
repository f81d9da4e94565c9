"""Nothing overlaps, hangs out of the window or outgrows its box."""

from __future__ import annotations

import pygame
import pytest

from everdell_desktop.app import App
from everdell_desktop.sitting import catalogue
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


def all_options(app: App, hands: Hands) -> set[str]:
    """The options that can be reached by turning the leaves of the page."""
    found = set()
    while True:
        found |= {name for name in app.screen.buttons if name.startswith("option:")}
        if "options_after" not in app.screen.buttons:
            return found
        hands.click("options_after")


@pytest.mark.parametrize("people", [1, 3])
def test_every_option_of_every_box_is_seen_and_chosen(app: App, hands: Hands, people: int) -> None:
    for box in catalogue.choosable_boxes():
        options = [
            option for option in box.options if option.is_for(people) and len(option.choices) > 1 and not option.apart
        ]
        for option, value in [(one, value) for one in options for value in one.choices]:
            mix = ChosenBoxes([], {})
            mix.toggle(box.name)
            app.show(BoxesScreen(app, mix, people))
            hands.wait(40)
            if value == option.default and len(option.choices) == 2:
                mix.choose(option.name, next(other for other in option.choices if other != value))
                app.screen.renew()
            wanted = f"option:{option.name}:{value}"
            while wanted not in app.screen.buttons:
                hands.click("options_after")
            hands.click(wanted)
            assert mix.value(option) == value
            assert option.word(value) and (option.title or option.line), option.name
            check_layout(app.screen, wanted)
        app.show(BoxesScreen(app, ChosenBoxes(["base", *{box.name} - {"base"}], {}), people))
        shown = {name.split(":")[1] for name in all_options(app, hands)}
        assert {option.name for option in options} <= shown


def test_options_are_chosen_by_keys_alone(app: App, hands: Hands) -> None:
    mix = ChosenBoxes(["base", "bellfaire"], {})
    app.show(BoxesScreen(app, mix, 2))
    while app.screen.focus != "option:bellfaire_market:False":
        hands.key(pygame.K_TAB)
    hands.key(pygame.K_RETURN)
    assert mix.options == {"bellfaire_market": False}


def test_a_mix_that_cannot_be_played_says_why(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    mix = ChosenBoxes(["base"], {})
    assert mix.fault(2) == ""
    assert "5" in mix.fault(5)
    app.show(BoxesScreen(app, mix, 5))
    assert app.screen.where("fault") is not None
