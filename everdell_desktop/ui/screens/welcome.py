"""The first start: the player is asked for a name, once."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from everdell_desktop.keeping.files import StorageError
from everdell_desktop.keeping.profiles import FIRST, LONGEST_NAME, Profiles

from .ask import AskScreen

if TYPE_CHECKING:
    from everdell_desktop.app import App

WELCOMED = "welcomed"


def welcome(app: App) -> None:
    """Ask who plays where nobody has a name yet; whoever would rather not say is not asked again."""
    profiles = Profiles(app.storage)
    if app.storage.kept(WELCOMED) or profiles.all() != [FIRST]:
        return
    with contextlib.suppress(StorageError):
        app.storage.keep(WELCOMED, True)

    def called(name: str) -> None:
        with contextlib.suppress(StorageError):
            if name.strip():
                profiles.create(name, FIRST.animal)
        app.rebuild()

    question = "How shall we call you? Your name stands at the table and in your album."
    app.push(
        AskScreen(app, "Welcome to the Valley", question, "That is me", called, text="", no="Later", most=LONGEST_NAME)
    )
