"""Keeping the game: after every answer, with a picture now and then."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pygame

from everdell_desktop.keeping.files import StorageError
from everdell_desktop.sitting.controller import Sitting

if TYPE_CHECKING:
    from everdell_desktop.app import App

PICTURE = 320, 180  # pixels of the picture kept with a save
PICTURE_EVERY = 8  # turns until an autosave gets a new picture


class Autosaving:
    """Saves one sitting. A full or locked disk is told once, and the game goes on."""

    def __init__(self, app: App, sitting: Sitting) -> None:
        self.app = app
        self.sitting = sitting
        self.pictured: tuple[int, bytes] = (-PICTURE_EVERY, b"")
        """The turn and the picture of the table that autosaves carry."""
        self.failed = False
        """Whether the last attempt failed, so that it is said once."""

    def save(self, picture: bool) -> str:
        """Keep the game as it is; returns what went wrong, if it is to be told."""
        if not self.sitting.people:
            return ""
        try:
            self.app.storage.autosave(self.sitting.save(), self._recent_picture() if picture else None)
            self.failed = False
        except StorageError as error:
            told = "" if self.failed else str(error)
            if told:
                self.app.log.error(told)
            self.failed = True
            return told
        return ""

    def _recent_picture(self) -> bytes | None:
        """The table some turns ago; none where it could show another's hand."""
        return self.pictured[1] or None if len(self.sitting.people) == 1 else None

    def take_picture(self) -> None:
        """Keep a picture of what is seen for the coming saves, if the last one is old; it takes a while."""
        turn = self.sitting.game.state.turn
        if len(self.sitting.people) == 1 and abs(turn - self.pictured[0]) >= PICTURE_EVERY:
            self.pictured = turn, self.picture()

    def picture(self) -> bytes:
        """The table as it is seen, for the list of saves; hidden while the machine is handed over."""
        if self.sitting.needs_handover:
            return b""
        small = pygame.transform.smoothscale(self.app.surface, PICTURE)
        target = io.BytesIO()
        pygame.image.save(small, target, "picture.jpg")
        picture = target.getvalue()
        target.truncate(0)  # pygame never lets go of the file, so that it would stay in memory with every save
        return picture
