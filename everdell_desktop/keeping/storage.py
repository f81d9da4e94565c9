"""Settings and saved games in the player's own folder, written so that a crash never leaves half a file behind."""

from __future__ import annotations

import contextlib
import json
import os
import uuid
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import platformdirs

from everdell_desktop.keeping.files import (
    LARGEST_SMALL,
    DamagedFile,
    StorageError,
    aside,
    read_game_text,
    read_text,
    reason,
    sweep,
    usable,
    write_file,
)
from everdell_desktop.keeping.holding import Hold, sweep_holds
from everdell_desktop.keeping.save_file import Autosaved, Slot, cleaned, envelope, opened, short, slug
from everdell_desktop.keeping.settings import Settings
from everdell_desktop.keeping.words import called

FOLDER_VARIABLE = "EVERDELL_DESKTOP_DATA"
AUTOSAVES_KEPT, OTHER_GAMES_KEPT = 3, 4


class Occupied(StorageError):
    """There is a file of that name already; it is replaced only when somebody says so."""


class Storage:
    """The player's folder: `settings.json`, small remembered things, and saves in `saves`."""

    def __init__(self, folder: Path | None = None) -> None:
        usual = platformdirs.user_data_dir("everdell-desktop", appauthor=False)
        self.folder = folder or Path(os.environ.get(FOLDER_VARIABLE) or usual)
        self.saves = self.folder / "saves"
        self.notes: list[str] = []
        """What the player is still to be told about files: those skipped, put aside or not written."""
        self._told: set[Path] = set()
        self._hold = Hold(self.saves)
        sweep(self.folder)
        sweep(self.saves)
        sweep_holds(self.saves)

    # telling

    def tell(self) -> list[str]:
        """What is still to be told; asked for a second time, nothing is."""
        notes, self.notes = self.notes, []
        return notes

    def note(self, path: Path, error: StorageError) -> None:
        """A file could not be read: put it aside where it is damaged, and remember to tell of it, once."""
        sentence = self.put_aside(path, error)
        if path not in self._told:
            self.notes.append(sentence)
        if path.exists():
            self._told.add(path)

    def put_aside(self, path: Path, error: StorageError) -> str:
        """Rename a damaged file, so that it is offered no more; others are left alone. Returns what is to be told."""
        new = aside(path) if isinstance(error, DamagedFile) else None
        return f"{error} It was kept as {called(new)}." if new else str(error)

    # the game that is open

    def hold(self, sitting: Mapping[str, Any]) -> bool:
        """Open this game here and no other one; False where another window has it, or its campaign, open."""
        return self._hold.take(str(sitting.get("campaign") or sitting.get("name", "")))

    def let_go(self) -> None:
        """No game is open here any more."""
        self._hold.let_go()

    # settings and other small things

    def load_settings(self) -> Settings:
        path = self.folder / "settings.json"
        try:
            settings = Settings.from_json(read_text(path, LARGEST_SMALL))
        except FileNotFoundError:
            return Settings()
        except (OSError, StorageError):
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
            return json.loads(read_text(self.folder / f"{name}.json", LARGEST_SMALL))
        except (OSError, ValueError, RecursionError, StorageError):
            return None

    # saves

    def autosave(self, sitting: Mapping[str, Any], picture: bytes | None = None) -> Path:
        """Save without being asked. The last three such saves of a game are kept, the last of some other games, and the
        last of each campaign."""
        self.hold(sitting)
        before = self.autosaves()
        number = Autosaved.of(before[0]).number + 1 if before else 1
        path = self.saves / Autosaved.next_name(number, sitting)
        write_file(path, envelope("", datetime.now(UTC), sitting, picture))
        for old in superfluous([path, *before]):
            with contextlib.suppress(OSError):  # another program may be reading it just now
                old.unlink(missing_ok=True)
        return path

    def newest_autosave(self) -> Slot | None:
        """The newest autosave that can be read."""
        return next((slot for slot in self.slots() if slot.auto), None)

    def slots(self) -> list[Slot]:
        """All readable saves, the newest first; damaged files are renamed beside, and `notes` tells of them."""
        found = []
        try:
            paths = sorted(self.saves.glob("*.json"))
        except OSError as error:
            self.notes.append(f"The saves cannot be listed: {reason(error)}.")
            return []
        for path in paths:
            try:
                found.append(self.look(path))
            except StorageError as error:
                self.note(path, error)
        return newest_first(found)

    def autosaves(self, campaign: str = "") -> list[Path]:
        """The files of all autosaves, or of those of a campaign, the newest first."""
        try:
            found = sorted(self.saves.glob("autosave-*.json"), key=Autosaved.of, reverse=True)
        except OSError:
            return []
        return [path for path in found if not campaign or Autosaved.of(path).campaign == short(campaign)]

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
            raise StorageError(f"{called(path)} cannot be read: {reason(error)}.") from None
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
            raise StorageError(f"{called(slot.path)} cannot be deleted: {reason(error)}.") from None

    def export(self, slot: Slot, goal: Path, replace: bool = False) -> Path:
        """Write a copy of the save anywhere; into a folder under a name of its own.

        Raises Occupied where that would replace a file and nobody has agreed to it.
        """
        goal = usable(goal)
        if goal.is_dir():
            goal = goal / f"everdell {slug(slot.name) or 'autosave'}.json"
        elif not goal.suffix:
            goal = goal.with_suffix(".json")
        if not replace and usable(goal).exists():
            raise Occupied(f"There is a file called {called(goal)} already.")
        write_file(goal, envelope(slot.name, slot.saved, slot.sitting, slot.picture), make_folder=False)
        return goal

    def bring_in(self, source: Path) -> Path:
        """Take a save from anywhere into the own folder, also out of a bug report."""
        source = usable(source)
        slot = self.look(source)
        return self.copy(slot, slot.name or source.stem)

    def _free_path(self, name: str) -> Path:
        return self.saves / f"game-{slug(name) or 'save'}-{uuid.uuid4().hex[:8]}.json"


def superfluous(newest_first: Sequence[Path]) -> list[Path]:
    """The autosaves that nobody needs any more, now that the game of the first one was saved."""
    game = Autosaved.of(newest_first[0]).game
    own, others, campaigns, gone = 0, set[str](), set[str](), []
    for path in newest_first:
        about = Autosaved.of(path)
        if about.game == game:
            own += 1
            needed = own <= AUTOSAVES_KEPT
        elif about.campaign:
            needed = about.campaign not in campaigns
        else:
            needed = about.game not in others and len(others) < OTHER_GAMES_KEPT
            others.add(about.game)
        campaigns.add(about.campaign)
        if not needed:
            gone.append(path)
    return gone


def newest_first(found: Sequence[Slot]) -> list[Slot]:
    """Saves by their date; the autosaves among them in the order in which they were made, whatever the clock said."""
    order = sorted(found, key=lambda slot: (slot.saved, slot.path.name), reverse=True)
    autos = iter(sorted((s for s in order if s.auto), key=lambda slot: Autosaved.of(slot.path), reverse=True))
    return [next(autos) if slot.auto else slot for slot in order]
