"""A testing aid: where everything on the screen is, for programs that use the mouse on the real window.

While the environment variable `EVERDELL_DESKTOP_PLACES` names a file, the program writes into it after every change:
the screen's name, where each thing can be clicked, and what can be done now (all that glows on the table, or that
the topmost sheet offers). It shows nothing that the player does not see. `tools/try_build.py` plays by it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from .scene import Scene

if TYPE_CHECKING:
    from everdell_desktop.app import App

    from .screen import Screen

VARIABLE = "EVERDELL_DESKTOP_PLACES"
PARTS = (0.5, 0.15, 0.85, 0.3, 0.7, 0.07)  # of a thing's width and height: where a free spot on it is looked for
Point = tuple[int, int]


class Whereabouts:
    """Keeps the file up to date."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._told = ""

    @classmethod
    def wanted(cls) -> Whereabouts | None:
        """The file that the environment asks for, if it does."""
        name = os.environ.get(VARIABLE)
        return cls(Path(name)) if name else None

    def tell(self, app: App) -> None:
        """Write what is on the screen, unless that is what the file says already."""
        text = json.dumps(on_screen(app.screen) if app.screens else {"screen": ""})
        if text != self._told:
            self._told = text
            half = self.path.with_name(self.path.name + ".half")
            half.write_text(text, encoding="utf-8")
            half.replace(self.path)


def on_screen(screen: Screen) -> dict[str, Any]:
    """The screen's name, where to click each thing, what can be done, and whether something moves."""
    places = dict(things(screen.scene))
    for name, button in getattr(screen, "buttons", {}).items():
        if button.element.is_enabled:
            places[name] = button.element.rect.center
    for name, field in getattr(screen, "fields", {}).items():
        places[name] = field.element.rect.center
    return {
        "screen": type(screen).__name__,
        "places": places,
        "offers": [name for name in screen.offers() if name in places],
        "moving": bool(screen.scene.tweens),
    }


def things(scene: Scene) -> Iterator[tuple[str, Point]]:
    """Everything that answers to the mouse, with a spot where nothing else lies over it."""
    for name in scene.names():
        node, where = scene.find(name), scene.where(name)
        if node is not None and where is not None and node.live and node.visible:
            spot = free_spot(scene, name, where)
            if spot is not None:
                yield name, spot


def free_spot(scene: Scene, name: str, where: pygame.Rect) -> Point | None:
    """A point at which the mouse meets this thing and no other."""
    for down in PARTS:
        for across in PARTS:
            point = round(where.x + where.w * across), round(where.y + where.h * down)
            node = scene.at(point)
            if node is not None and node.name == name and scene.root.rect.collidepoint(point):
                return point
    return None
