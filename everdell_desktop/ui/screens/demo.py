"""A game that plays itself on the real table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from everdell_desktop.sitting.controller import SeatPlan, Sitting
from everdell_desktop.ui.table.screen import TableScreen

if TYPE_CHECKING:
    from everdell_desktop.app import App

PLANS = (SeatPlan("Hazel", "hedgehog", "easy"), SeatPlan("Rowan", "mouse", "easy"))
ENDING = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)


class DemoScreen(TableScreen):
    """Computer players only. A key or a click ends it; nothing is saved, and nothing is heard when it is quiet."""

    def __init__(self, app: App, seed: int | None = None, quiet: bool = False, at_once: bool = False) -> None:
        super().__init__(app, Sitting.new(PLANS, seed=seed))
        self.sitting.at_once = at_once
        self.quiet = quiet

    def handle(self, event: pygame.event.Event) -> None:
        if event.type in ENDING:
            from .menu import MenuScreen

            self.app.show(MenuScreen(self.app))

    def sound(self, names: list[str]) -> None:
        if not self.quiet:
            super().sound(names)

    def music(self) -> None:
        if not self.quiet:
            super().music()
