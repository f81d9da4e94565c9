"""What every screen of the program is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from .scene import Node, Scene

if TYPE_CHECKING:
    from everdell_desktop.app import App


class Screen:
    """One full picture of the program: the menu, the table, the score sheet.

    `build` is called when the screen comes up and again whenever the window changes its size. Screens made of
    pygame_gui elements create them in `build` with `self.app.gui`; the app clears them before.
    """

    frames = 60
    """Frames a second that its movement needs while nobody does anything."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.scene = Scene(app.size)

    def build(self) -> None:
        """Lay everything out for `self.app.size`."""

    def leave(self) -> None:
        """The screen goes away for good, and its pictures with it, at once: left to be found, those of some tables pile
        up to a hundred megabytes."""
        self.scene.forget()

    def trouble(self, error: Exception) -> bool:
        """Something on this screen went wrong; True where the screen told it and can go on."""
        return False

    def handle(self, event: pygame.event.Event) -> None:
        """An event that pygame_gui did not take."""

    def gui_event(self, event: pygame.event.Event) -> None:
        """An event made by a pygame_gui element, such as UI_BUTTON_PRESSED."""

    def update(self, dt: float) -> None:
        self.scene.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        self.scene.paint(surface)

    def moving(self) -> bool:
        """Whether the next frame will look different without anything being done."""
        return self.scene.moving()

    def offers(self) -> list[str]:
        """The names of the things in sight with which the game goes on; only a table has any."""
        return []

    def find(self, name: str) -> Node | None:
        return self.scene.find(name)

    def where(self, name: str) -> pygame.Rect | None:
        return self.scene.where(name)
