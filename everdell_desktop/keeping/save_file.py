"""The file of one saved game: what is written into it, and what is found there."""

from __future__ import annotations

import base64
import json
import re
import uuid
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from everdell_desktop.engine.game import SaveError
from everdell_desktop.keeping.files import DamagedFile, StorageError
from everdell_desktop.keeping.upgrades import FORMATS, NEWER, NewerSave, upgraded
from everdell_desktop.keeping.words import LONGEST, called, moment, picture, shown

MARK = "everdell-desktop save"
"""What every save says of itself."""
AUTO = re.compile(r"autosave-(\d{8,12})-([0-9a-f]+)(?:-of-([0-9a-f]+))?-[0-9a-f]+")
OLD_AUTO = re.compile(r"autosave-\d{8}-\d{6}-\d{6}-([0-9a-f]+)-[0-9a-f]+")  # their order was that of the clock


class Slot(NamedTuple):
    """A saved game with what its file says of it."""

    path: Path
    name: str
    saved: datetime
    auto: bool
    sitting: dict[str, Any]
    picture: bytes | None = None
    """The table when it was saved, as an encoded picture."""


class Autosaved(NamedTuple):
    """What an autosave's file name tells: its place in the line of all, and which game and campaign it belongs to.

    The number counts autosaves and never looks at a clock, which may be wrong or set back. Compared with each other,
    the later one is the greater.
    """

    number: int
    file: str
    game: str
    campaign: str = ""

    @classmethod
    def of(cls, path: Path) -> Autosaved:
        if found := AUTO.fullmatch(path.stem):
            return cls(int(found[1]), path.name, found[2], found[3] or "")
        old = OLD_AUTO.fullmatch(path.stem)
        return cls(0, path.name, old[1] if old else "")

    @classmethod
    def next_name(cls, number: int, sitting: Mapping[str, Any]) -> str:
        """The file name of the next autosave."""
        game, campaign = short(sitting.get("name")) or "0", short(sitting.get("campaign"))
        return f"autosave-{number:08}-{game}{f'-of-{campaign}' if campaign else ''}-{uuid.uuid4().hex[:6]}.json"


def short(name: Any) -> str:
    """The beginning of a game's or campaign's own name, for file names."""
    return re.sub("[^0-9a-f]", "", str(name or ""))[:8]


def envelope(name: str, saved: datetime, sitting: Mapping[str, Any], picture: bytes | None) -> str:
    """The text of a save file."""
    data = {"file": MARK, "format": FORMATS["file"], "name": name, "saved": saved.isoformat(), "sitting": sitting}
    if picture is not None:
        data["picture"] = base64.b64encode(picture).decode("ascii")
    return json.dumps(data, separators=(",", ":"))


def opened(path: Path, text: str) -> Slot:
    """What a save file's text holds; raises StorageError with a sentence."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise DamagedFile(f"{called(path)} is damaged and cannot be read.") from None
    if not isinstance(data, dict) or data.get("file") != MARK:
        raise StorageError(f"{called(path)} is not a save of this game.")
    try:
        data = upgraded("file", data)
        name, saved = shown(data["name"], LONGEST), moment(data["saved"])
    except NewerSave:
        raise StorageError(f"{called(path)} cannot be opened here: {NEWER}.") from None
    except (SaveError, AttributeError, KeyError, TypeError, ValueError):
        raise DamagedFile(f"{called(path)} is damaged: parts of it are missing.") from None
    if not isinstance(data.get("sitting"), dict):
        raise DamagedFile(f"{called(path)} is damaged: it holds no game.")
    auto = path.name.startswith("autosave-")
    return Slot(path, name, saved, auto, data["sitting"], picture(data.get("picture")))


def cleaned(name: str) -> str:
    """A save's name: one line of at most 60 letters."""
    return shown(name, LONGEST).strip() or "Saved game"


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:40]
