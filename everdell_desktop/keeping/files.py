"""Files written so that a crash, a kill or a second program never leaves half of one behind."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import stat
import time
import uuid
import zipfile
from pathlib import Path

from everdell_desktop.keeping.words import called, shown

LARGEST_FILE = 4_000_000  # bytes; the longest games take a tenth of it
LARGEST_SMALL = 100_000  # bytes of settings, profiles and other small things
GAME_IN_REPORT = "game.json"  # the name of the save inside a bug report
PACKED = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""How bug reports are packed."""
LONGEST_PLACE = 160  # letters of a folder in a sentence
STALE_AFTER = 3600.0  # seconds after which a half-written file of a program that was killed is swept away


class StorageError(Exception):
    """A file cannot be written or read; the sentence says why."""


class DamagedFile(StorageError):
    """The file holds nothing readable any more."""


def usable(path: Path) -> Path:
    """A path that somebody typed, `~` resolved; raises StorageError where the system can make nothing of it."""
    try:
        path = path.expanduser()
        if b"\0" in os.fsencode(path):
            raise ValueError
        path.exists()
    except (RuntimeError, ValueError):
        raise StorageError(f"There is no such place as {shown(str(path))}.") from None
    except OSError as error:
        raise StorageError(f"{called(path)} cannot be used: {reason(error)}.") from None
    return path


def read_bytes(path: Path, most: int = LARGEST_FILE) -> bytes:
    """What a plain file of a sensible size holds; anything else is refused before it is read."""
    about = path.stat()
    if not stat.S_ISREG(about.st_mode):  # a pipe or a device may never end
        raise StorageError(f"{called(path)} is not a file that can be read.")
    if about.st_size <= most:
        with path.open("rb") as file:
            raw = file.read(most + 1)
        if len(raw) <= most:
            return raw
    raise DamagedFile(f"{called(path)} is far too large.")


def read_text(path: Path, most: int = LARGEST_FILE) -> str:
    try:
        return read_bytes(path, most).decode("utf-8")
    except UnicodeDecodeError:
        raise DamagedFile(f"{called(path)} is damaged and cannot be read.") from None


def read_game_text(path: Path) -> str:
    """The text of a save, which may lie inside a bug report."""
    if path.suffix.lower() != ".zip":
        return read_text(path)
    raw = read_bytes(path)
    try:
        with zipfile.ZipFile(io.BytesIO(raw)) as report:
            about = report.getinfo(GAME_IN_REPORT)
            if about.file_size <= LARGEST_FILE and about.compress_type in PACKED:
                with report.open(about) as file:
                    raw = file.read(LARGEST_FILE + 1)
                if len(raw) <= LARGEST_FILE:
                    return raw.decode("utf-8")
    except KeyError:
        raise StorageError(f"{called(path)} holds no game.") from None
    except Exception:  # a torn archive can fail in any way
        pass
    raise DamagedFile(f"{called(path)} is damaged and cannot be read.")


def write_file(path: Path, text: str, make_folder: bool = True) -> None:
    """Write a text so that the file is either the old one or the new one, never half of it."""
    write_bytes(path, text.encode("utf-8"), make_folder)


def write_bytes(path: Path, content: bytes, make_folder: bool = True) -> None:
    """Write beside under a name nobody else uses, flush to the disk, and only then take the file's place."""
    beside = path.with_name(f".{path.name}.{uuid.uuid4().hex}.tmp")
    try:
        if make_folder:
            path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
        sync_folder(path.parent)
    except OSError as error:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
        where = shown(str(path.parent), LONGEST_PLACE)
        raise StorageError(f"{called(path)} could not be saved in {where}: {reason(error)}.") from None


def sync_folder(folder: Path) -> None:
    """Make a rename last through a power cut, where the system can."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):  # some file systems cannot; the file itself is safe
            os.fsync(handle)
    finally:
        os.close(handle)


def aside(path: Path, keep: bool = False) -> Path | None:
    """Keep a damaged file beside under another name; with `keep` as a copy. None if that cannot be done."""
    for number in range(100):
        goal = path.with_name(f"{path.name}{f'.{number}' if number else ''}.damaged")
        if goal.exists():
            continue
        try:
            if keep:
                goal.write_bytes(read_bytes(path))
            else:
                path.rename(goal)
        except (OSError, StorageError):
            return None
        return goal
    return None


def sweep(folder: Path) -> None:
    """Remove what programs that were killed while writing left behind."""
    try:
        for path in folder.glob(".*.tmp"):
            if abs(time.time() - path.stat().st_mtime) > STALE_AFTER:
                path.unlink(missing_ok=True)
    except OSError:
        return


def reason(error: OSError) -> str:
    """The reason in plain words."""
    known = {
        errno.EACCES: "writing or reading there is not allowed", errno.EPERM: "writing or reading there is not allowed",
        errno.EROFS: "the folder is read-only", errno.ENOSPC: "the disk is full", errno.ENOENT: "it does not exist",
        errno.ENOTDIR: "a part of its path is not a folder", errno.EISDIR: "it is a folder",
        errno.ENAMETOOLONG: "its name is too long", errno.ELOOP: "its path leads in a circle",
    }  # fmt: skip
    return known.get(error.errno or 0, error.strerror or "the system gave no reason")
