"""Campaigns that are being played: each in a file of its own, with its sheet and the chapter that is on the table.

The chapter itself is a game like others and lies among the autosaves, under the campaign's name. What it ends with is
entered in one writing together with the mark that it is: whoever is killed before has not entered it and does so the
next time, whoever is killed after has.
"""

from __future__ import annotations

import contextlib
import json
import uuid
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.campaigns import Campaign, Sheet, SheetError
from everdell_desktop.engine.game import SaveError
from everdell_desktop.engine.reading import PositionError, as_name, as_number, as_seats
from everdell_desktop.keeping.files import LARGEST_SMALL, DamagedFile, StorageError, read_text, reason, write_file
from everdell_desktop.keeping.profiles import Profiles
from everdell_desktop.keeping.storage import Storage
from everdell_desktop.keeping.upgrades import FORMATS, NEWER, NewerSave, upgraded
from everdell_desktop.keeping.words import called, is_shown, is_word, moment, shown
from everdell_desktop.sitting.controller import SeatPlan, Sitting, known_level, own_name

MARK = "everdell-desktop campaign"
LONGEST_NAME = 24
MOST = 10_000_000
OPEN_ELSEWHERE = "This campaign is open in another window. Please go on there, or close it there first."
MOVED_ON = "This campaign has moved on meanwhile."


class Company(NamedTuple):
    """Who plays a campaign, and with what."""

    plans: tuple[SeatPlan, ...]
    alone: bool = False
    """Whether one person plays all seats of people."""
    boxes: tuple[str, ...] = ()
    options: Mapping[str, Any] = {}
    """Those of the boxes; a chapter adds its own."""


class KeptCampaign(NamedTuple):
    """One campaign as its file has it."""

    id: str
    number: int
    """Counts what was done last, without looking at a clock: the greater, the later."""
    saved: datetime
    box: str
    """The box whose campaign it is."""
    company: Company
    profiles: tuple[str, ...]
    """Whose it is."""
    sheet: Sheet
    table: str = ""
    """The name of the game in which the last chapter was begun."""
    entered: bool = False
    """Whether what that game ended with is in the sheet."""

    @property
    def book(self) -> Campaign:
        campaign = SHELF.box(self.box).campaign
        assert campaign is not None
        return campaign

    @property
    def name(self) -> str:
        return str(self.sheet["city"]) or self.book.city

    @property
    def over(self) -> bool:
        """Whether no chapter can be played any more."""
        return not self.book.choices(self.sheet)


class Campaigns:
    """The campaigns of everybody at this machine, in `campaigns`."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.folder = storage.folder / "campaigns"
        self.profiles = Profiles(storage)

    # reading

    def all(self) -> list[KeptCampaign]:
        """Every campaign that can be read, the one played last first; the storage's notes tell of others."""
        found = []
        for path in sorted(self.folder.glob("*.json")):
            try:
                found.append(read_campaign(path))
            except StorageError as error:
                self.storage.note(path, error)
        return sorted(found, key=lambda kept: (kept.number, kept.id), reverse=True)

    def mine(self, box: str) -> list[KeptCampaign]:
        """Those of a box that belong to the present player, or to nobody who has a profile."""
        known = {profile.id for profile in self.profiles.all()}
        current = self.profiles.current().id
        return [
            kept for kept in self.all()
            if kept.box == box and (current in kept.profiles or not known.intersection(kept.profiles))
        ]  # fmt: skip

    def find(self, campaign: str) -> KeptCampaign:
        """A campaign as it is now; raises StorageError with a sentence."""
        return read_campaign(self._path(campaign))

    def opened(self, kept: KeptCampaign) -> Sitting | None:
        """The chapter on the table as it was left; None where none is. Autosaves that do not load are told of."""
        for path in self.storage.autosaves(kept.id):
            try:
                sitting = Sitting.load(self.storage.load(path))
            except StorageError as error:
                self.storage.note(path, error)
            except NewerSave:
                self.storage.note(path, StorageError(f"{called(path)} cannot be opened here: {NEWER}."))
            except SaveError:
                self.storage.note(path, DamagedFile(f"{called(path)} is damaged and cannot be loaded."))
            else:
                if (sitting.campaign, sitting.name) == (kept.id, kept.table):
                    return sitting
        return None

    # playing

    def begin(self, box: str, name: str, difficulty: str, company: Company) -> KeptCampaign:
        """A new campaign; raises StorageError with a sentence."""
        book = SHELF.box(box).campaign
        assert book is not None
        others = self.all()
        sheet = book.read(book.begin(difficulty, self._fit(name or book.city, others, "", book)))
        owners = tuple(dict.fromkeys(self.profiles.seats(company.plans).values()))
        kept = KeptCampaign(uuid.uuid4().hex, 0, datetime.now(UTC), box, company, owners, sheet)
        return self._write(kept)

    def play(self, kept: KeptCampaign, chapter: int, seed: int | None = None) -> Sitting:
        """Sit down to a chapter; raises StorageError with a sentence, BoxError where the boxes do not fit.

        The campaign knows of the game before there is a save of it: one that it does not know would count for nothing.
        """
        if not self.storage.hold({"campaign": kept.id}):
            raise StorageError(OPEN_ELSEWHERE)
        now = self.settled(self.find(kept.id))
        company, book = now.company, now.book
        if chapter not in book.choices(now.sheet):
            raise StorageError(MOVED_ON)
        options = {**company.options, **book.options(now.sheet, chapter, company.alone)}
        sitting = Sitting.new(
            company.plans, company.boxes, options, seed, brought={book.key: now.sheet}, campaign=kept.id,
            alone=company.alone,
        )  # fmt: skip
        self._write(now._replace(table=sitting.name, entered=False))
        return sitting

    def enter(self, sitting: Sitting) -> KeptCampaign | None:
        """Enter what a chapter ended with; finished anew after a step back, it replaces itself.

        None where the game is no chapter, or none of a campaign that is still at it; nor does a damaged save make it
        one that only says so.
        """
        if not sitting.campaign or not sitting.over or not self._path(sitting.campaign).exists():
            return None
        kept = self.find(sitting.campaign)
        if kept.table != sitting.name:
            return None
        try:
            sheet = kept.book.read((sitting.game.result() or {})[kept.book.key])
        except (KeyError, SheetError):
            return None
        if kept.entered and kept.sheet == {**sheet, "city": kept.sheet["city"]}:
            return kept
        return self._write(kept._replace(sheet={**sheet, "city": kept.sheet["city"]}, entered=True))

    def settled(self, kept: KeptCampaign) -> KeptCampaign:
        """The campaign with a chapter entered that was finished when the program was ended, if it was."""
        if kept.entered or not kept.table:
            return kept
        sitting = self.opened(kept)
        if sitting is None or not sitting.over or not self.storage.hold({"campaign": kept.id}):
            return kept
        return self.enter(sitting) or kept

    # changing

    def rename(self, kept: KeptCampaign, name: str) -> KeptCampaign:
        now = self.find(kept.id)
        return self._write(now._replace(sheet={**now.sheet, "city": self._fit(name, self.all(), now.id, now.book)}))

    def seat(self, kept: KeptCampaign, company: Company) -> KeptCampaign:
        """Other people, or another computer partner, for the chapters to come."""
        owners = tuple(dict.fromkeys(self.profiles.seats(company.plans).values()))
        return self._write(self.find(kept.id)._replace(company=company, profiles=owners))

    def delete(self, kept: KeptCampaign) -> None:
        """The campaign and its chapter on the table; raises StorageError with a sentence."""
        if not self.storage.hold({"campaign": kept.id}):
            raise StorageError(OPEN_ELSEWHERE)
        try:
            self._path(kept.id).unlink(missing_ok=True)
        except OSError as error:
            raise StorageError(f"{kept.name} cannot be deleted: {reason(error)}.") from None
        for path in self.storage.autosaves(kept.id):
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)
        self.storage.let_go()

    # inside

    def _fit(self, name: str, others: Sequence[KeptCampaign], own: str, book: Campaign) -> str:
        name = shown(name, LONGEST_NAME).strip()
        if not name:
            raise StorageError("A campaign needs a name.")
        if any(kept.name.casefold() == name.casefold() and kept.id != own and kept.book is book for kept in others):
            raise StorageError(f"There is a campaign called {name} already.")
        return name

    def _path(self, campaign: str) -> Path:
        return self.folder / f"{campaign}.json"

    def _write(self, kept: KeptCampaign) -> KeptCampaign:
        """As the one that was touched last."""
        latest = max((other.number for other in self.all()), default=0)
        kept = kept._replace(number=min(MOST, latest + 1), saved=datetime.now(UTC))
        write_file(self._path(kept.id), written(kept))
        return kept


def written(kept: KeptCampaign) -> str:
    """The text of a campaign's file."""
    company = kept.company
    data = {
        "file": MARK, "format": FORMATS["campaign"], "number": kept.number, "saved": kept.saved.isoformat(),
        "box": kept.box, "profiles": kept.profiles, "plans": [plan._asdict() for plan in company.plans],
        "alone": company.alone, "boxes": company.boxes, "options": company.options, "sheet": kept.sheet,
        "table": kept.table, "entered": kept.entered,
    }  # fmt: skip
    return json.dumps(data, indent=1)


def read_campaign(path: Path) -> KeptCampaign:
    """What a campaign's file holds; raises StorageError with a sentence."""
    who = f"The campaign {called(path)}"
    try:
        data = json.loads(read_text(path, LARGEST_SMALL))
    except OSError as error:
        raise StorageError(f"{who} cannot be read: {reason(error)}.") from None
    except (ValueError, RecursionError):
        raise DamagedFile(f"{who} is damaged and cannot be read.") from None
    if not isinstance(data, dict) or data.get("file") != MARK:
        raise StorageError(f"{called(path)} is not a campaign of this game.")
    try:
        return _read(path, upgraded("campaign", data))
    except NewerSave:
        raise StorageError(f"{who} cannot be opened here: {NEWER}.") from None
    except (SaveError, SheetError, PositionError, AttributeError, KeyError, TypeError, ValueError, RecursionError):
        raise DamagedFile(f"{who} is damaged: parts of it are missing.") from None


def _read(path: Path, data: Mapping[str, Any]) -> KeptCampaign:
    box, boxes = data["box"], tuple(data["boxes"])
    if not all(is_word(name) for name in (box, *boxes)) or own_name(path.stem) != path.stem:
        raise TypeError
    if box not in SHELF or SHELF.box(box).campaign is None or not set(boxes) <= set(SHELF.choosable()):
        raise NewerSave(NEWER)
    plans = tuple(
        SeatPlan(as_name(plan["name"], "a seat"), plan["animal"], known_level(plan["level"]))
        for plan in as_seats(data["plans"])
    )
    if len({plan.name for plan in plans}) != len(plans):  # a chapter with such seats could not be loaded again
        raise TypeError
    owners, options = tuple(data["profiles"]), data["options"]
    if not all(is_word(plan.animal) for plan in plans) or not all(is_shown(owner) for owner in owners):
        raise TypeError
    if not isinstance(options, dict) or not all(isinstance(data[key], bool) for key in ("alone", "entered")):
        raise TypeError
    kept = KeptCampaign(
        path.stem, as_number(data["number"], "the number", most=MOST), moment(data["saved"]), box,
        Company(plans, data["alone"], boxes, options), owners, {}, own_name(data["table"]), data["entered"],
    )  # fmt: skip
    if len(plans) != kept.book.seats:
        raise TypeError
    return kept._replace(sheet=kept.book.read(data["sheet"]))
