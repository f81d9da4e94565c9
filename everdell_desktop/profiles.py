"""Who plays at this machine: several profiles, one of them the present one."""

from __future__ import annotations

import json
import uuid
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from everdell_desktop.controller import SeatPlan
from everdell_desktop.engine.game import SaveError
from everdell_desktop.files import DamagedFile, StorageError, aside, read_text, reason, write_file
from everdell_desktop.storage import Storage, slug
from everdell_desktop.upgrades import FORMATS, upgraded

ANIMALS = ("hedgehog", "mouse", "squirrel", "turtle")
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
        self.notes: list[str] = []
        """What could not be read."""

    def all(self) -> list[Profile]:
        """Every profile by name; there is always one."""
        self.notes = []
        found = []
        for path in sorted(self.folder.glob("*.json")):
            try:
                found.append(self._read(path))
            except (OSError, StorageError, SaveError) as error:
                new = aside(path) if isinstance(error, DamagedFile) else None
                kept = f" It was kept as {new.name}." if new else ""
                self.notes.append(f"The profile {path.stem} cannot be read.{kept}")
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
        name = " ".join(name.split())[:LONGEST_NAME].strip()
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
        try:
            data = json.loads(read_text(path))
        except (ValueError, RecursionError):
            raise DamagedFile(f"{path.name} is damaged.") from None
        data = upgraded("profile", data)
        name, animal = data.get("name"), data.get("animal")
        if not isinstance(name, str) or not name.strip():
            raise DamagedFile(f"{path.name} is damaged.")
        return Profile(path.stem, name[:LONGEST_NAME], animal if animal in ANIMALS else ANIMALS[0])
