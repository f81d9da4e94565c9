"""The first start: the player is asked for a name and offered a first lesson, once."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from everdell_desktop.keeping.files import StorageError
from everdell_desktop.keeping.profiles import FIRST, LONGEST_NAME, Profiles
from everdell_desktop.sitting.lessons import lessons

from .ask import AskScreen
from .learn import start

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
        offer_lessons(app)

    question = "How shall we call you? Your name stands at the table and in your album."
    app.push(AskScreen(
        app, "Welcome to the Valley", question, "That is me", called, text="", no="Later", most=LONGEST_NAME,
        otherwise=lambda: offer_lessons(app),
    ))  # fmt: skip


def offer_lessons(app: App) -> None:
    """Ask whether to begin with a lesson; later they are in the menu."""

    def begin(_: str) -> None:
        start(app, next(iter(lessons().values())))

    question = (
        "Is the game new to you? Juniper shows you how it is played, on a real table and in a few minutes. "
        "She waits in the menu, too, under Learn to play."
    )
    app.push(AskScreen(app, "A first lesson?", question, "Yes, please", begin, no="I know the game"))
