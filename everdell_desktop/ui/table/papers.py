"""The sheets that lie over the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from everdell_desktop.ui.kit import Kit

from .grip import Grip
from .sheets import Choice, NoticeSheet, Sheet


class Papers:
    """A pile of sheets, the topmost last. Whoever has something to ask or to show lays it here."""

    def __init__(self, kit: Kit, grip: Grip, changed: Callable[[], None]) -> None:
        self.kit = kit
        self.grip = grip
        self.changed = changed
        """Shows the pile as it is now."""
        self.sheets: list[Sheet] = []
        self.window = pygame.Rect(0, 0, 1, 1)
        """The room for sheets that need all of it."""

    def lay(self, sheet: Sheet) -> None:
        self.sheets.append(sheet)
        self.grip.forget_hover()
        self.changed()

    def notice(
        self, title: str, text: str, choices: Sequence[Choice], area: pygame.Rect | None = None
    ) -> None:  # fmt: skip
        """Something to be read, with buttons to go on."""
        self.lay(NoticeSheet(self.kit, area or self.window, title, text, choices))

    def close(self) -> None:
        """Put the topmost sheet away, if it can be."""
        if self.sheets and self.sheets[-1].closable:
            self.sheets.pop()
        self.changed()

    def clear(self) -> None:
        self.sheets.clear()

    def keep_looking(self) -> None:
        """What asked something is out of date; what is only looked at may lie on."""
        self.sheets[:] = [sheet for sheet in self.sheets if sheet.closable]
