"""A question laid over another screen: yes or no, or a line to type."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
import pygame_gui

from ..pictures import scaled
from ..theme import BAD, NORMAL
from .page import Page
from .sheet import dimmed

if TYPE_CHECKING:
    from everdell_desktop.app import App


class AskScreen(Page):
    """A small parchment with a question. `action` gets what was typed, or an empty text where nothing is asked for."""

    def __init__(
        self, app: App, title: str, question: str, yes: str, action: Callable[[str], object], *,
        text: str | None = None, no: str = "Cancel", most: int = 60, otherwise: Callable[[], object] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.title, self.question, self.yes, self.no = title, question, yes, no
        self.action = action
        self.otherwise = otherwise
        """What follows when the answer is no."""
        self.text = text
        self.most = most
        self.fault = ""
        app.draw()
        self.below = dimmed(app.surface, 150)

    def painted_ground(self) -> pygame.Surface:
        return scaled(self.below, self.app.size)

    def lay_out(self) -> None:
        self.panel((560, 320, 800, 400), name="parchment")
        self.heading(self.title, (620, 345, 680, 64))
        high = 110 if self.text is not None else 170
        self.block(self.fault or self.question, (620, 418, 680, high), NORMAL, BAD if self.fault else (46, 33, 26),
                   "center", middle=True, name="question")  # fmt: skip
        if self.text is not None:
            field = self.field("answer", (620, 536, 680, 58), self.text, self._typed, most=self.most)
            field.focus()
            self.app.gui.set_focus_set(field)
        self.button("no", (640, 618, 300, 70), self.no, self.back)
        self.button("yes", (980, 618, 300, 70), self.yes, self.agree, icon="check")

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not self.focus:
            self.press("yes")
        else:
            super().handle(event)

    def gui_event(self, event: pygame.event.Event) -> None:
        if event.type == pygame_gui.UI_TEXT_ENTRY_FINISHED:
            self.press("yes")
        else:
            super().gui_event(event)

    def back(self) -> None:
        self.app.pop()
        if self.otherwise is not None:
            self.otherwise()

    def agree(self) -> None:
        self.app.pop()
        self.action(self.text or "")

    def _typed(self, text: str) -> None:
        self.text = text
