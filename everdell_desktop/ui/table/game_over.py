"""The end of a game on the table: a chapter goes into its campaign, and every game into the album."""

from __future__ import annotations

from typing import TYPE_CHECKING

from everdell_desktop.keeping.achievements import Achievement, newly_earned
from everdell_desktop.keeping.album import Album
from everdell_desktop.keeping.campaigns import Campaigns
from everdell_desktop.keeping.files import StorageError
from everdell_desktop.sitting.controller import Sitting

if TYPE_CHECKING:
    from everdell_desktop.app import App


def keep_finished(app: App, sitting: Sitting) -> list[Achievement]:
    """Keep a game that people played; returns what it brought the present player."""
    if not sitting.people:
        return []
    enter_chapter(app, sitting)
    album = Album(app.storage)
    earlier = [record for record in album.records() if record.game.name != sitting.name]
    try:
        record = album.keep(sitting)
    except StorageError as error:
        app.log.error(str(error))
        app.storage.notes.append(f"This game is not in the album: {error}")
        return []
    scores = ", ".join(f"{seat.name} {seat.score}" for seat in record.game.seats)
    app.log.note(f"A game is over: {scores}")
    profile = album.profiles.current().id
    return newly_earned(album.played_by(profile, earlier), album.played_by(profile, [record, *earlier]))


def enter_chapter(app: App, sitting: Sitting) -> None:
    """Enter the chapter of a campaign; where that fails, opening the book does it."""
    try:
        Campaigns(app.storage).enter(sitting)
    except StorageError as error:
        app.log.error(str(error))
        app.storage.notes.append(f"This chapter is not in the book yet: {error}")
