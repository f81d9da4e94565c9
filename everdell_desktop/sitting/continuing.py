"""Which game Continue opens."""

from __future__ import annotations

from collections.abc import Iterable

from everdell_desktop.engine.game import SaveError
from everdell_desktop.keeping.files import DamagedFile, StorageError
from everdell_desktop.keeping.save_file import Slot
from everdell_desktop.keeping.storage import Storage
from everdell_desktop.keeping.upgrades import NEWER, NewerSave
from everdell_desktop.sitting.controller import Sitting


def to_continue(storage: Storage, slots: Iterable[Slot]) -> Slot | None:
    """The newest autosave that really loads, unless its game is over; the storage's notes tell what was skipped."""
    skipped = False
    for slot in slots:
        if not slot.auto:
            continue
        try:
            sitting = Sitting.load(slot.sitting)
        except SaveError as error:
            storage.note(slot.path, unreadable(slot, error))
            skipped = True
            continue
        if skipped:
            storage.notes.append("Continue opens the last game before it that can be read.")
        return None if sitting.over else slot
    return None


def unreadable(slot: Slot, error: SaveError) -> StorageError:
    """Why a saved game cannot be opened, in a sentence; one of a later version is not damaged."""
    who = f"The game {slot.name!r}" if slot.name else "An autosave"
    if isinstance(error, NewerSave):
        return StorageError(f"{who} cannot be opened here: {NEWER}.")
    return DamagedFile(f"{who} is damaged and cannot be loaded.")
