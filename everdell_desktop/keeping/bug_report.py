"""The bug report: one file with everything needed to see what went wrong, and the game to go on with."""

from __future__ import annotations

import io
import json
import platform
import sys
import zipfile
from collections.abc import Mapping
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Any

from everdell_desktop.keeping.files import GAME_IN_REPORT, write_bytes
from everdell_desktop.keeping.save_file import envelope
from everdell_desktop.keeping.session_log import SessionLog
from everdell_desktop.keeping.settings import Settings
from everdell_desktop.keeping.storage import Storage
from everdell_desktop.version import VERSION

LIBRARIES = ("pygame-ce", "pygame_gui", "platformdirs")
README = """A bug report of Everdell Desktop.

about.json     version and system
settings.json  the settings in force
log.txt        what happened since the program was started
game.json      the game: its seed and every answer; Load, Import opens it from this very file

There is nothing else in it; names are those typed at the table.
"""


def write_bundle(
    storage: Storage, settings: Settings, log: SessionLog, sitting: Mapping[str, Any] | None = None
) -> Path:  # fmt: skip
    """Write a report into the player's folder and say where; raises StorageError with a sentence."""
    now = datetime.now(UTC)
    parts = {
        "readme.txt": README,
        "about.json": json.dumps(about(), indent=2),
        "settings.json": settings.to_json(),
        "log.txt": log.text(),
    }
    if sitting is not None:
        parts[GAME_IN_REPORT] = envelope("From a bug report", now, sitting, None)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as report:
        for name, text in parts.items():
            report.writestr(name, text)
    path = storage.folder / "reports" / f"report-{now:%Y%m%d-%H%M%S-%f}.zip"
    write_bytes(path, packed.getvalue())
    return path


def about() -> dict[str, str]:
    """The program, its libraries and the system, without anything personal."""
    return {
        "version": VERSION,
        "python": sys.version.split()[0],
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "frozen": str(bool(getattr(sys, "frozen", False))),
        **{name: library_version(name) for name in LIBRARIES},
    }


def library_version(name: str) -> str:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:  # the packaged program carries no such notes
        return "unknown"
