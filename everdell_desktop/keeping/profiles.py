"""Who plays at this machine: several profiles, one of them the present one."""

from __future__ import annotations

import json
import uuid
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from everdell_desktop.engine.game import SaveError
from everdell_desktop.keeping.files import LARGEST_SMALL, DamagedFile, StorageError, read_text, reason, write_file
from everdell_desktop.keeping.save_file import slug
from everdell_desktop.keeping.storage import Storage
from everdell_desktop.keeping.upgrades import FORMATS, NEWER, NewerSave, upgraded
from everdell_desktop.keeping.words import called, shown
from everdell_desktop.sitting.controller import SeatPlan

ANIMALS = (
    "hedgehog", "mouse", "squirrel", "turtle", "axolotl", "cardinal", "fox", "lizard", "mole", "otter", "owl",
    "platypus", "rat", "starling", "toad", "hare", "tortoise",
)  # fmt: skip
LONGEST_NAME = 16
CURRENT = "current_profile"
MOST = 8


class Profile(NamedTuple):
    """One player of this machine."""

    id: str
    name: str
    animal: str


FIRST = Profile("first", "Player", "hedgehog")
"""Who plays until somebody makes a profile."""


class Profiles:
    """The profiles, each in a small file of its own."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.folder = storage.folder / "profiles"

    def all(self) -> list[Profile]:
        """Every profile by name; there is always one."""
        found = []
        for path in sorted(self.folder.glob("*.json")):
            try:
                found.append(self._read(path))
            except StorageError as error:
                self.storage.note(path, error)
        return sorted(found, key=lambda profile: profile.name.casefold()) or [FIRST]

    def current(self) -> Profile:
        chosen = self.storage.kept(CURRENT)
        everyone = self.all()
        return next((profile for profile in everyone if profile.id == chosen), everyone[0])

    def choose(self, profile: Profile) -> None:
        self.storage.keep(CURRENT, profile.id)

    def create(self, name: str, animal: str) -> Profile:
        """A new profile, which is the present one from then on; raises StorageError with a sentence."""
        name = self._fit(name, "")
        if len(self.all()) >= MOST:
            raise StorageError(f"There is room for {MOST} profiles; please delete one first.")
        if self.all() == [FIRST]:  # games of the time before stay with the first one who gets a name
            profile = FIRST._replace(name=name, animal=animal)
        else:
            profile = Profile(f"{slug(name) or 'player'}-{uuid.uuid4().hex[:6]}", name, animal)
        self._write(profile)
        self.choose(profile)
        return profile

    def change(self, profile: Profile, name: str, animal: str) -> Profile:
        """Another name or animal; what was played stays."""
        changed = Profile(profile.id, self._fit(name, profile.id), animal)
        self._write(changed)
        return changed

    def delete(self, profile: Profile) -> None:
        try:
            self._path(profile.id).unlink(missing_ok=True)
        except OSError as error:
            raise StorageError(f"The profile {profile.name} cannot be deleted: {reason(error)}.") from None

    def seats(self, plans: Sequence[SeatPlan]) -> dict[int, str]:
        """Whose seat is whose: people by their profile's name, and the present player's is else the first free one."""
        people = {seat: plan.name.casefold() for seat, plan in enumerate(plans) if not plan.level}
        profiles = {profile.name.casefold(): profile.id for profile in self.all()}
        owners = {seat: profiles[name] for seat, name in people.items() if name in profiles}
        current = self.current().id
        free = [seat for seat in people if seat not in owners]
        if current not in owners.values() and free:
            owners[free[0]] = current
        return owners

    def _fit(self, name: str, own: str) -> str:
        name = shown(name, LONGEST_NAME).strip()
        if not name:
            raise StorageError("A profile needs a name.")
        if any(other.name.casefold() == name.casefold() and other.id != own for other in self.all() if other != FIRST):
            raise StorageError(f"There is a profile called {name} already.")
        return name

    def _path(self, profile: str) -> Path:
        return self.folder / f"{profile}.json"

    def _write(self, profile: Profile) -> None:
        data = {"format": FORMATS["profile"], "name": profile.name, "animal": profile.animal}
        write_file(self._path(profile.id), json.dumps(data, indent=2))

    def _read(self, path: Path) -> Profile:
        who = f"The profile {called(path)}"
        try:
            data = upgraded("profile", json.loads(read_text(path, LARGEST_SMALL)))
        except NewerSave:
            raise StorageError(f"{who} cannot be read here: {NEWER}.") from None
        except OSError as error:
            raise StorageError(f"{who} cannot be read: {reason(error)}.") from None
        except (ValueError, RecursionError, SaveError):
            raise DamagedFile(f"{who} is damaged.") from None
        name, animal = data.get("name"), data.get("animal")
        if not isinstance(name, str) or not shown(name, LONGEST_NAME).strip():
            raise DamagedFile(f"{who} is damaged.")
        known = isinstance(animal, str) and animal in ANIMALS
        return Profile(path.stem, shown(name, LONGEST_NAME), str(animal) if known else ANIMALS[0])
