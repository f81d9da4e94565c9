"""Every game that was finished, each in a file of its own with everything needed to see it again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from everdell_desktop.engine.game import SaveError
from everdell_desktop.keeping.files import DamagedFile, StorageError, read_text, reason, write_file
from everdell_desktop.keeping.finished_game import Finished, SeatResult, finished
from everdell_desktop.keeping.profiles import Profiles
from everdell_desktop.keeping.storage import Storage
from everdell_desktop.keeping.upgrades import FORMATS, NEWER, NewerSave, upgraded
from everdell_desktop.keeping.words import called
from everdell_desktop.sitting.controller import Sitting

MARK = "everdell-desktop finished game"


class Record(NamedTuple):
    """A finished game and the file it lies in."""

    path: Path
    game: Finished


class Played(NamedTuple):
    """A finished game as one of its players sees it."""

    game: Finished
    seat: int

    @property
    def me(self) -> SeatResult:
        return self.game.seats[self.seat]

    @property
    def others(self) -> list[SeatResult]:
        return [other for seat, other in enumerate(self.game.seats) if seat != self.seat]


class Album:
    """The finished games of everybody at this machine, in `games`."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.folder = storage.folder / "games"
        self.profiles = Profiles(storage)

    def keep(self, sitting: Sitting, ended: datetime | None = None) -> Record:
        """Keep a game that is over; raises StorageError with a sentence. Finished anew, it replaces itself."""
        game = finished(sitting, ended or datetime.now(UTC), self.profiles.seats(sitting.plans))
        path = self.folder / f"{sitting.name}.json"
        write_file(path, written(game, sitting.save()))
        return Record(path, game)

    def records(self) -> list[Record]:
        """All finished games that can be read, the newest first; the storage's notes tell of others."""
        found = []
        for path in self.folder.glob("*.json"):
            try:
                game, _ = read_record(path)
                found.append(Record(path, game))
            except StorageError as error:
                self.storage.note(path, error)
        return sorted(found, key=lambda record: (record.game.ended, record.path.name), reverse=True)

    def played_by(self, profile: str, records: Sequence[Record] | None = None) -> list[Played]:
        """The games of a profile, the oldest first."""
        games = [record.game for record in (self.records() if records is None else records)]
        return [
            Played(game, seat) for game in reversed(games)
            for seat, result in enumerate(game.seats) if result.profile == profile
        ]  # fmt: skip

    def delete(self, record: Record) -> None:
        try:
            record.path.unlink(missing_ok=True)
        except OSError as error:
            raise StorageError(f"{called(record.path)} cannot be deleted: {reason(error)}.") from None

    def forget(self, profile: str) -> None:
        """Delete the games of a profile in which no other profile had a seat."""
        for record in self.records():
            owners = {seat.profile for seat in record.game.seats if seat.profile}
            if owners == {profile}:
                self.delete(record)


def written(game: Finished, sitting: dict[str, Any]) -> str:
    """The text of a finished game's file."""
    data = {"file": MARK, "format": FORMATS["record"], "game": game.to_json(), "sitting": sitting}
    return json.dumps(data, separators=(",", ":"))


def read_record(path: Path) -> tuple[Finished, dict[str, Any]]:
    """A finished game and the sitting it was; raises StorageError with a sentence."""
    try:
        data = json.loads(read_text(path))
    except OSError as error:
        raise StorageError(f"{called(path)} cannot be read: {reason(error)}.") from None
    except (ValueError, RecursionError):
        raise DamagedFile(f"{called(path)} is damaged and cannot be read.") from None
    if not isinstance(data, dict) or data.get("file") != MARK:
        raise StorageError(f"{called(path)} is not a finished game.")
    try:
        data = upgraded("record", data)
        if not isinstance(data["sitting"], dict):
            raise TypeError
        return Finished.from_json(data["game"]), data["sitting"]
    except NewerSave:
        raise StorageError(f"{called(path)} cannot be opened here: {NEWER}.") from None
    except (SaveError, AttributeError, KeyError, TypeError, ValueError, RecursionError):
        raise DamagedFile(f"{called(path)} is damaged: parts of it are missing.") from None
