"""Finding pictures, fonts, sounds and texts: in a checkout, in an installed package and in the packaged program."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
FOLDERS = (HERE / "resources", HERE.parent / "resources")
AGAIN = "Please install or unpack Everdell Desktop again."
FONT_TABLES = {b"cmap", b"glyf", b"head", b"hhea", b"hmtx", b"loca", b"maxp"}
"""What every font we ship consists of."""


class ResourceError(Exception):
    """Something the program ships is missing or broken; the sentence says what to do."""


def resource(*parts: str) -> Path:
    """The path of a shipped file. No name of a file leads out of the folder."""
    names = [name for part in parts for name in part.split("/")]
    if all(name and name.strip(".") and name.isprintable() and "\\" not in name for name in names):
        for folder in FOLDERS:
            path = folder.joinpath(*names)
            if path.exists():
                return path
    raise ResourceError(f"The file resources/{'/'.join(names)} is missing. {AGAIN}")


def damaged(*parts: str) -> ResourceError:
    """What is raised over a shipped file that is there but cannot be used."""
    return ResourceError(f"The file resources/{'/'.join(parts)} is damaged. {AGAIN}")


def resource_json(*parts: str) -> dict[str, Any]:
    """What a shipped file of facts holds."""
    path = resource(*parts)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        raise damaged(*parts) from None
    if not isinstance(data, dict):
        raise damaged(*parts)
    return data


def check_font(*parts: str) -> None:
    """Raises ResourceError over a font that is missing or damaged; the libraries end the program over some of those."""
    try:
        raw = resource(*parts).read_bytes()
        (tables,) = struct.unpack(">H", raw[4:6])
        listed = [struct.unpack(">4s4xII", raw[at : at + 16]) for at in range(12, 12 + 16 * tables, 16)]
    except (OSError, struct.error):
        raise damaged(*parts) from None
    names = {name for name, _, _ in listed}
    if not names >= FONT_TABLES or any(start + length > len(raw) for _, start, length in listed):
        raise damaged(*parts)
