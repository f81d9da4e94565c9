"""What the tests of the screens share: how each is brought up, a stand-in for the table, and a look at the layout."""

from __future__ import annotations

import importlib.util
import itertools
import sys
from pathlib import Path
from typing import Any

import pygame

from everdell_desktop.app import App
from everdell_desktop.sitting.controller import Sitting
from everdell_desktop.ui.screen import Screen
from everdell_desktop.ui.screens.page import Page

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
