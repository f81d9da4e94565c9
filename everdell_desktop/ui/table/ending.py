"""The end of a game on the table: it goes into the album."""

from __future__ import annotations

from typing import TYPE_CHECKING

from everdell_desktop.achievements import Achievement, newly_earned
from everdell_desktop.album import Album
from everdell_desktop.controller import Sitting
from everdell_desktop.storage import StorageError

if TYPE_CHECKING:
    from everdell_desktop.app import App


def keep_finished(app: App, sitting: Sitting) -> list[Achievement]:
    """Keep a game that people played; returns what it brought the present player."""
    if not sitting.people:
        return []
    album = Album(app.storage)
    earlier = [record for record in album.records() if record.game.name != sitting.name]
    try:
        record = album.keep(sitting)
    except StorageError as error:
        app.log.error(str(error))
        return []
    scores = ", ".join(f"{seat.name} {seat.score}" for seat in record.game.seats)
    app.log.note(f"A game is over: {scores}")
    profile = album.profiles.current().id
    return newly_earned(album.played_by(profile, earlier), album.played_by(profile, [record, *earlier]))
