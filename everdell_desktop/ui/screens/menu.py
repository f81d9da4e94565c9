"""The main menu."""

from __future__ import annotations

from .page import Page


class MenuScreen(Page):
    """The great tree in the evening, the game's name, and a column of wooden buttons."""

    def lay_out(self) -> None:
        self.button("quit", (1300, 800, 380, 74), "Quit", self.app.quit)
