"""Which game, or which book, Continue opens."""

from __future__ import annotations

from collections.abc import Iterable

from everdell_desktop.engine.game import SaveError
from everdell_desktop.keeping.campaigns import Campaigns, KeptCampaign
from everdell_desktop.keeping.files import DamagedFile, StorageError
from everdell_desktop.keeping.save_file import Slot
from everdell_desktop.keeping.storage import Storage
from everdell_desktop.keeping.upgrades import NEWER, NewerSave
from everdell_desktop.sitting.controller import Sitting, own_name


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


def book_to_continue(storage: Storage, slots: Iterable[Slot]) -> KeptCampaign | None:
    """The campaign whose chapter was the last game played and is over, unless the whole story is told."""
    newest = next((slot for slot in slots if slot.auto), None)
    campaign = own_name(newest.sitting.get("campaign")) if newest is not None else ""
    if not campaign:
        return None
    campaigns = Campaigns(storage)
    try:
        kept = campaigns.settled(campaigns.find(campaign))
    except StorageError:  # the list of campaigns tells of it
        return None
    finally:
        storage.let_go()
    return None if kept.over else kept


def unreadable(slot: Slot, error: SaveError) -> StorageError:
    """Why a saved game cannot be opened, in a sentence; one of a later version is not damaged."""
    who = f"The game {slot.name!r}" if slot.name else "An autosave"
    if isinstance(error, NewerSave):
        return StorageError(f"{who} cannot be opened here: {NEWER}.")
    return DamagedFile(f"{who} is damaged and cannot be loaded.")
