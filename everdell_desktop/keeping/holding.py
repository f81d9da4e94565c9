"""A game that is open in one window is not opened in another one."""

from __future__ import annotations

import contextlib
import os
import re
import sys
import time
from pathlib import Path
from typing import IO

from everdell_desktop.keeping.files import STALE_AFTER


class Hold:
    """The one game this program has open. The system lets it go when the program ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.game = ""
        self._file: IO[bytes] | None = None

    def take(self, game: str) -> bool:
        """Hold this game instead of any other; False where another window holds it.

        Where nothing can be locked (a read-only folder, a system without locks) nothing is refused.
        """
        game = re.sub("[^0-9a-f]", "", game)[:32]
        if not game or game == self.game:
            return True
        path = self.folder / f".{game}.open"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            file = path.open("ab")
        except OSError:
            return True
        if not locked(file):
            file.close()
            return False
        self.let_go()
        self.game, self._file = game, file
        with contextlib.suppress(OSError):
            os.utime(path)
        return True

    def let_go(self) -> None:
        if self._file is not None:
            self._file.close()
            with contextlib.suppress(OSError):
                (self.folder / f".{self.game}.open").unlink(missing_ok=True)
        self.game, self._file = "", None


def sweep_holds(folder: Path) -> None:
    """Remove what programs that were killed left behind and nobody holds."""
    with contextlib.suppress(OSError):
        for path in folder.glob(".*.open"):
            if abs(time.time() - path.stat().st_mtime) > STALE_AFTER:
                with path.open("ab") as file:
                    free = locked(file)
                if free:
                    path.unlink(missing_ok=True)


if sys.platform == "win32":
    import msvcrt

    def locked(file: IO[bytes]) -> bool:
        """Lock an open file for this program alone, until it is closed."""
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def locked(file: IO[bytes]) -> bool:
        """Lock an open file for this program alone, until it is closed."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True
