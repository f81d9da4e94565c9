"""Files written so that a crash, a kill or a second program never leaves half of one behind."""

from __future__ import annotations

import contextlib
import errno
import os
import time
import uuid
import zipfile
import zlib
from pathlib import Path

LARGEST_FILE = 64_000_000
GAME_IN_REPORT = "game.json"  # the name of the save inside a bug report
STALE_AFTER = 3600.0  # seconds after which a half-written file of a program that was killed is swept away


class StorageError(Exception):
    """A file cannot be written or read; the sentence says why."""


class DamagedFile(StorageError):
    """The file holds nothing readable any more."""


def read_text(path: Path) -> str:
    with path.open("rb") as file:
        raw = file.read(LARGEST_FILE + 1)
    if len(raw) > LARGEST_FILE:
        raise DamagedFile(f"{path.name} is far too large.")
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise DamagedFile(f"{path.name} is damaged and cannot be read.") from None


def read_game_text(path: Path) -> str:
    """The text of a save, which may lie inside a bug report."""
    if path.suffix.lower() != ".zip":
        return read_text(path)
    try:
        with zipfile.ZipFile(path) as report, report.open(GAME_IN_REPORT) as file:
            raw = file.read(LARGEST_FILE + 1)
        if len(raw) <= LARGEST_FILE:
            return raw.decode("utf-8")
    except KeyError:
        raise StorageError(f"{path.name} holds no game.") from None
    except (zipfile.BadZipFile, zlib.error, UnicodeDecodeError, RuntimeError, NotImplementedError, EOFError):
        pass
    raise DamagedFile(f"{path.name} is damaged and cannot be read.")


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
        raise StorageError(f"{path.name} could not be saved in {path.parent}: {reason(error)}.") from None


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
                goal.write_bytes(path.read_bytes())
            else:
                path.rename(goal)
        except OSError:
            return None
        return goal
    return None


def sweep(folder: Path) -> None:
    """Remove what programs that were killed while writing left behind."""
    try:
        for path in folder.glob(".*.tmp"):
            if time.time() - path.stat().st_mtime > STALE_AFTER:
                path.unlink(missing_ok=True)
    except OSError:
        return


def reason(error: OSError) -> str:
    """The reason in plain words."""
    known = {
        errno.EACCES: "writing or reading there is not allowed", errno.EPERM: "writing or reading there is not allowed",
        errno.EROFS: "the folder is read-only", errno.ENOSPC: "the disk is full", errno.ENOENT: "it does not exist",
        errno.ENOTDIR: "a part of its path is not a folder", errno.EISDIR: "it is a folder",
    }  # fmt: skip
    return known.get(error.errno or 0, error.strerror or "the system gave no reason")
