"""A display without a screen (Xvfb), its picture, and real mouse and key events (xdotool)."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import time
import zlib
from pathlib import Path
from types import TracebackType

NEEDED = ("Xvfb", "xdotool")
MANY_COLOURS = 200
CLICK_PAUSE = "0.03"  # seconds between arriving and pressing, so that the program has seen the pointer arrive


class Screen:
    """An X server of its own; its picture lies in a file that can be read at any time."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1920, 1080)) -> None:
        missing = [name for name in NEEDED if shutil.which(name) is None]
        if missing:
            raise SystemExit(f"This needs {' and '.join(missing)}; please install what is missing.")
        self.size = size
        self.picture = folder / "Xvfb_screen0"
        reading, writing = os.pipe()
        command = [
            "Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size[0]}x{size[1]}x24", "-fbdir", str(folder),
            "-ac", "-nolisten", "tcp",
        ]  # fmt: skip
        self.server = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as answer:
            self.display = f":{answer.readline().strip()}"

    def __enter__(self) -> Screen:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.terminate()
        self.server.wait()

    # seeing

    def pixels(self) -> tuple[int, int, bytes]:
        """Width, height and four bytes for each point: blue, green, red and one unused."""
        data = self.picture.read_bytes()
        header = struct.unpack(">25I", data[:100])
        width, height, line, colours = header[4], header[5], header[12], header[19]
        start = header[0] + 12 * colours
        return width, height, b"".join(data[start + y * line :][: width * 4] for y in range(height))

    def is_painted(self) -> bool:
        """Whether more than an empty window can be seen."""
        width, _, points = self.pixels()
        step = 4 * (width // 40 + 1)
        return len({points[at : at + 3] for at in range(0, len(points) - 3, step)}) > MANY_COLOURS

    def shoot(self, path: Path) -> None:
        """Keep what can be seen as a PNG file."""
        width, height, points = self.pixels()
        colours = bytearray(3 * width * height)
        colours[0::3], colours[1::3], colours[2::3] = points[2::4], points[1::4], points[0::4]
        lines = b"".join(b"\0" + colours[y * width * 3 : (y + 1) * width * 3] for y in range(height))
        parts = (
            (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)),
            (b"IDAT", zlib.compress(lines, 6)),
            (b"IEND", b""),
        )
        path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunk(name, content) for name, content in parts))

    # doing

    def xdotool(self, *words: str) -> str:
        around = {**os.environ, "DISPLAY": self.display}
        done = subprocess.run(["xdotool", *words], env=around, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    def window(self, name: str, patience: float = 10.0) -> str:
        """The number of the program's window."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            found = self.xdotool("search", "--onlyvisible", "--class", name)
            if found:
                return found.splitlines()[-1]
            time.sleep(0.02)
        raise AssertionError(f"no window of {name} came up within {patience} s")

    def click(self, window: str, point: tuple[int, int]) -> None:
        place = ("--window", window, str(point[0]), str(point[1]))
        self.xdotool("mousemove", *place, "sleep", CLICK_PAUSE, "click", "1")

    def drag(self, window: str, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press at one point, move in steps, let go at another."""
        words = ["mousemove", "--window", window, str(start[0]), str(start[1]), "sleep", CLICK_PAUSE, "mousedown", "1"]
        for step in range(1, 7):
            x, y = (start[n] + (end[n] - start[n]) * step // 6 for n in (0, 1))
            words += ["mousemove", "--window", window, str(x), str(y), "sleep", CLICK_PAUSE]
        self.xdotool(*words, "mouseup", "1")

    def keys(self, *names: str) -> None:
        for name in names:
            self.xdotool("key", name)
            time.sleep(0.15)

    def type(self, text: str) -> None:
        self.xdotool("type", "--delay", "40", text)


def chunk(name: bytes, content: bytes) -> bytes:
    """A part of a PNG file."""
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
