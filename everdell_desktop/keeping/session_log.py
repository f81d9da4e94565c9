"""What happened while the program ran: lines in a file that never grows large, and in memory for a bug report."""

from __future__ import annotations

import contextlib
import logging
import logging.handlers
import traceback
from collections import deque
from pathlib import Path

LARGEST, KEPT = 200_000, 2
"""Bytes of a log file, and how many older ones are kept beside the present one."""
LINE = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
REMEMBERED = 400  # lines of this session that go into a bug report


class QuietFile(logging.handlers.RotatingFileHandler):
    """A log that cannot be written is no reason to disturb a game."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Say nothing."""


class SessionLog:
    """Notable events and errors of this session."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "logs" / "everdell.log"
        self.lines: deque[str] = deque(maxlen=REMEMBERED)
        self._file: QuietFile | None = None

    def note(self, text: str) -> None:
        """Something worth knowing later."""
        self._write(logging.INFO, text)

    def error(self, text: str, error: BaseException | None = None) -> None:
        """Something that should not have happened, with where it happened."""
        if error is not None:
            text = f"{text}\n{''.join(traceback.format_exception(error)).rstrip()}"
        self._write(logging.ERROR, text)

    def text(self) -> str:
        """The lines of this session, without the name of the home folder."""
        return "\n".join(self.lines).replace(str(Path.home()), "~") + "\n"

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def _write(self, level: int, text: str) -> None:
        self._open()
        record = logging.LogRecord("everdell-desktop", level, "", 0, text, None, None)
        self.lines.append(LINE.format(record))
        if self._file is not None:
            self._file.emit(record)

    def _open(self) -> None:
        """The file comes into being with the first line; a folder that cannot be written leaves only the memory."""
        if self._file is None:
            with contextlib.suppress(OSError):
                self.path.parent.mkdir(parents=True, exist_ok=True)
                self._file = QuietFile(self.path, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8", delay=True)
                self._file.setFormatter(LINE)
