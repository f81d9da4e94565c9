"""Settings and saved games in the player's own folder, written so that a crash never leaves half a file behind."""

from __future__ import annotations

import base64
import binascii
import json
import os
import re
import uuid
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import platformdirs

from everdell_desktop.engine.game import SaveError
from everdell_desktop.files import (
    DamagedFile,
    StorageError,
    aside,
    read_game_text,
    read_text,
    reason,
    sweep,
    write_file,
)
from everdell_desktop.settings import Settings
from everdell_desktop.upgrades import FORMATS, NEWER, NewerSave, upgraded

FOLDER_VARIABLE = "EVERDELL_DESKTOP_DATA"
MARK = "everdell-desktop save"
"""What every save says of itself."""
AUTOSAVES_KEPT, OTHER_GAMES_KEPT = 3, 4


class Slot(NamedTuple):
    """A saved game with what its file says of it."""

    path: Path
    name: str
    saved: datetime
    auto: bool
    sitting: dict[str, Any]
    picture: bytes | None = None
    """The table when it was saved, as an encoded picture."""


class Storage:
    """The player's folder: `settings.json`, small remembered things, and saves in `saves`."""

    def __init__(self, folder: Path | None = None) -> None:
        usual = platformdirs.user_data_dir("everdell-desktop", appauthor=False)
        self.folder = folder or Path(os.environ.get(FOLDER_VARIABLE) or usual)
        self.saves = self.folder / "saves"
        self.notes: list[str] = []
        """What was skipped or put aside when the saves were last looked through."""
        sweep(self.folder)
        sweep(self.saves)

    # settings and other small things

    def load_settings(self) -> Settings:
        path = self.folder / "settings.json"
        try:
            settings = Settings.from_json(read_text(path))
        except FileNotFoundError:
            return Settings()
        except (OSError, DamagedFile):
            settings = Settings(notes=["The settings file could not be read; the usual settings are in force."])
        if settings.notes:
            aside(path, keep=True)
        return settings

    def save_settings(self, settings: Settings) -> None:
        write_file(self.folder / "settings.json", settings.to_json())

    def keep(self, name: str, data: Any) -> None:
        """Remember something small under a name, such as the last set-up."""
        write_file(self.folder / f"{name}.json", json.dumps(data, indent=2))

    def kept(self, name: str) -> Any:
        """What was remembered, or None."""
        try:
            return json.loads(read_text(self.folder / f"{name}.json"))
        except (OSError, ValueError, RecursionError, DamagedFile):
            return None

    # saves

    def autosave(self, sitting: Mapping[str, Any], picture: bytes | None = None) -> Path:
        """Save without being asked. The last three such saves of a game are kept, and the last of some other games."""
        now = datetime.now(UTC)
        game = re.sub("[^0-9a-f]", "", str(sitting.get("name", "")))[:8] or "0"
        path = self.saves / f"autosave-{now:%Y%m%d-%H%M%S-%f}-{game}-{uuid.uuid4().hex[:6]}.json"
        write_file(path, envelope("", now, sitting, picture))
        for old in superfluous(sorted(self.saves.glob("autosave-*.json"), reverse=True), game):
            old.unlink(missing_ok=True)
        return path

    def newest_autosave(self) -> Slot | None:
        """The newest autosave that can be read."""
        return next((slot for slot in self.slots() if slot.auto), None)

    def slots(self) -> list[Slot]:
        """All readable saves, the newest first; damaged files are renamed beside, and `notes` tells of them."""
        self.notes = []
        found = []
        try:
            paths = sorted(self.saves.glob("*.json"))
        except OSError as error:
            self.notes.append(f"The saves cannot be listed: {reason(error)}.")
            return []
        for path in paths:
            try:
                found.append(self.look(path))
            except DamagedFile as error:
                new = aside(path)
                self.notes.append(f"{error} It was kept as {new.name}." if new else str(error))
            except StorageError as error:
                self.notes.append(str(error))
        return sorted(found, key=lambda slot: (slot.saved, slot.path.name), reverse=True)

    def save_slot(self, name: str, sitting: Mapping[str, Any], picture: bytes | None = None) -> Path:
        """Save under a name; a save of that name is replaced."""
        name = cleaned(name)
        same = next((slot.path for slot in self.slots() if slot.name == name and not slot.auto), None)
        path = same or self._free_path(name)
        write_file(path, envelope(name, datetime.now(UTC), sitting, picture))
        return path

    def load(self, path: Path) -> dict[str, Any]:
        """The sitting kept in a save."""
        return self.look(path).sitting

    def look(self, path: Path) -> Slot:
        """A save with everything its file says; raises StorageError with a sentence."""
        try:
            text = read_game_text(path)
        except OSError as error:
            raise StorageError(f"{path.name} cannot be read: {reason(error)}.") from None
        return opened(path, text)

    def rename(self, slot: Slot, name: str) -> Path:
        """Give a save a name; an autosave becomes a save of its own that way."""
        if slot.auto:
            return self.copy(slot, name)
        name = cleaned(name)
        write_file(slot.path, envelope(name, slot.saved, slot.sitting, slot.picture))
        return slot.path

    def copy(self, slot: Slot, name: str = "") -> Path:
        name = cleaned(name or f"{slot.name} (copy)".strip())
        path = self._free_path(name)
        write_file(path, envelope(name, slot.saved, slot.sitting, slot.picture))
        return path

    def delete(self, slot: Slot) -> None:
        try:
            slot.path.unlink(missing_ok=True)
        except OSError as error:
            raise StorageError(f"{slot.path.name} cannot be deleted: {reason(error)}.") from None

    def put_aside(self, slot: Slot) -> Path | None:
        """Rename a save whose game turned out to be unreadable, so that it is offered no more."""
        return aside(slot.path)

    def export(self, slot: Slot, goal: Path) -> Path:
        """Write a copy of the save anywhere; into a folder under a name of its own."""
        goal = goal.expanduser()
        if goal.is_dir():
            goal = goal / f"everdell {slug(slot.name) or 'autosave'}.json"
        elif not goal.suffix:
            goal = goal.with_suffix(".json")
        write_file(goal, envelope(slot.name, slot.saved, slot.sitting, slot.picture), make_folder=False)
        return goal

    def bring_in(self, source: Path) -> Path:
        """Take a save from anywhere into the own folder, also out of a bug report."""
        slot = self.look(source.expanduser())
        return self.copy(slot, slot.name or source.stem)

    def _free_path(self, name: str) -> Path:
        return self.saves / f"game-{slug(name) or 'save'}-{uuid.uuid4().hex[:8]}.json"


def superfluous(newest_first: Sequence[Path], game: str) -> list[Path]:
    """The autosaves that nobody needs any more, now that this game was saved."""
    own, others, gone = 0, set(), []
    for path in newest_first:
        name = path.stem.split("-")[4:5]
        if name == [game]:
            own += 1
            needed = own <= AUTOSAVES_KEPT
        else:
            needed = str(name) not in others and len(others) < OTHER_GAMES_KEPT
            others.add(str(name))
        if not needed:
            gone.append(path)
    return gone


def envelope(name: str, saved: datetime, sitting: Mapping[str, Any], picture: bytes | None) -> str:
    """The text of a save file."""
    data = {"file": MARK, "format": FORMATS["file"], "name": name, "saved": saved.isoformat(), "sitting": sitting}
    if picture is not None:
        data["picture"] = base64.b64encode(picture).decode("ascii")
    return json.dumps(data, separators=(",", ":"))


def opened(path: Path, text: str) -> Slot:
    """What a save file's text holds."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise DamagedFile(f"{path.name} is damaged and cannot be read.") from None
    if not isinstance(data, dict) or data.get("file") != MARK:
        raise StorageError(f"{path.name} is not a save of this game.")
    try:
        data = upgraded("file", data)
        name, saved = str(data["name"]), datetime.fromisoformat(data["saved"])
        picture = base64.b64decode(data["picture"], validate=True) if "picture" in data else None
    except NewerSave:
        raise StorageError(f"{path.name} cannot be opened here: {NEWER}.") from None
    except (SaveError, KeyError, TypeError, ValueError, binascii.Error):
        raise DamagedFile(f"{path.name} is damaged: parts of it are missing.") from None
    if not isinstance(data.get("sitting"), dict):
        raise DamagedFile(f"{path.name} is damaged: it holds no game.")
    if saved.tzinfo is None:
        saved = saved.replace(tzinfo=UTC)
    return Slot(path, name, saved, path.name.startswith("autosave-"), data["sitting"], picture)


def cleaned(name: str) -> str:
    """A save's name: one line of at most 60 letters."""
    return " ".join(name.split())[:60].strip() or "Saved game"


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:40]
