"""The gate for what comes from files: words, dates and pictures, made such that they can be shown.

Whoever reads a file passes through here whatever reaches the screen, a path or the terminal from it.
"""

from __future__ import annotations

import base64
import binascii
import re
import struct
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

LONGEST = 60
EARLIEST, LATEST = datetime(1990, 1, 1, tzinfo=UTC), datetime(2990, 1, 1, tzinfo=UTC)
"""Far enough from the ends of the calendar to be told in the time of any place; a clock may be wrong by that much."""
LARGEST_PICTURE = 600_000  # bytes
WIDEST_PICTURE = 2_000  # points in each direction
PNG = b"\x89PNG\r\n\x1a\n"
JPEG_SIZES = {0xC0, 0xC1, 0xC2}
"""The parts of a JPEG file that tell its size, of the kinds in use."""


def shown(text: str, most: int = LONGEST) -> str:
    """One line of at most so many letters; what does not print becomes a dot, what is too long is cut."""
    line = " ".join(text[: 8 * most].split())[:most]
    return "".join(letter if letter.isprintable() else "·" for letter in line)


def is_shown(value: Any, most: int = LONGEST) -> bool:
    """Whether it is a text that can be shown as it is."""
    return isinstance(value, str) and len(value) <= most and value.isprintable()


def is_word(value: Any) -> bool:
    """Whether it is a plain word, or nothing: such names make no path."""
    return isinstance(value, str) and re.fullmatch(f"[a-z0-9_]{{0,{LONGEST}}}", value) is not None


def called(path: Path) -> str:
    """The name of a file as it can be told."""
    return shown(path.name or str(path))


def moment(text: Any) -> datetime:
    """A time that can be told everywhere; raises TypeError or ValueError where it is none."""
    found = datetime.fromisoformat(text)
    if found.tzinfo is None:
        found = found.replace(tzinfo=UTC)
    return EARLIEST if found < EARLIEST else min(found, LATEST)


def picture(text: Any) -> bytes | None:
    """The encoded picture, unless it is none or would fill the memory, which is found out without opening it."""
    if not isinstance(text, str) or len(text) > LARGEST_PICTURE * 4 // 3:
        return None
    try:
        raw = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None
    size = declared_size(raw)
    return raw if size is not None and min(size) > 0 and max(size) <= WIDEST_PICTURE else None


def declared_size(raw: bytes) -> tuple[int, int] | None:
    """Width and height as a PNG or JPEG file declares them."""
    try:
        if raw.startswith(PNG) and raw[12:16] == b"IHDR":
            wide, high = struct.unpack(">II", raw[16:24])
            return wide, high
        at = 2 if raw.startswith(b"\xff\xd8") else len(raw)
        while at < len(raw):
            marker, kind, length = struct.unpack(">BBH", raw[at : at + 4])
            if marker != 0xFF or length < 2:
                return None
            if kind in JPEG_SIZES:
                high, wide = struct.unpack(">HH", raw[at + 5 : at + 9])
                return wide, high
            at += 2 + length
    except struct.error:
        pass
    return None
