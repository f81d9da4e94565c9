"""The packaged program in a bare environment: started, looked at, and used through its window."""

from __future__ import annotations

import json
import os
import pwd
import shutil
import signal
import stat
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from .screen import Screen

WINDOW_CLASS = "everdell-desktop"
PLACES = "EVERDELL_DESKTOP_PLACES"
PATIENCE = 30.0  # seconds for anything the program does; computer players may think for a while


class Sandbox:
    """A copy of the program that may not be written to, and an empty home folder beside it."""

    def __init__(self, program: Path, folder: Path) -> None:
        folder.chmod(0o755)
        self.place = folder / "program"
        shutil.copytree(program.parent, self.place, symlinks=True)
        self.program = self.place / program.name
        self.home = folder / "home"
        self.home.mkdir()
        self.user: str | None = None
        if os.geteuid() == 0:  # nothing is forbidden to the administrator, so somebody else must play
            self.user = "nobody"
            shutil.chown(self.home, self.user)
        for path in (self.place, *self.place.rglob("*")):
            if not path.is_symlink():
                path.chmod(stat.S_IMODE(path.stat().st_mode) & ~0o222 | 0o444 | (0o111 if path.is_dir() else 0))
        self.before = self.listing()

    def listing(self) -> list[tuple[str, int]]:
        return sorted((str(path), path.lstat().st_mtime_ns) for path in self.place.rglob("*"))

    def data(self, name: str) -> Any:
        """A small file in the player's folder."""
        return json.loads((self.home / ".local/share/everdell-desktop" / name).read_text(encoding="utf-8"))

    def processes(self) -> list[int]:
        """The program's processes that are still there."""
        found = []
        for entry in Path("/proc").glob("[0-9]*"):
            try:
                if str(self.place) in os.readlink(entry / "exe"):
                    found.append(int(entry.name))
            except OSError:
                continue
        return found

    def clear(self) -> None:
        """End what is still running."""
        for number in self.processes():
            os.kill(number, signal.SIGKILL)

    def open(self) -> None:
        """Make it possible to delete the copy."""
        for path in (self.place, *(path for path in self.place.rglob("*") if path.is_dir() and not path.is_symlink())):
            path.chmod(0o755)


class Program:
    """One run of the program, with nothing but HOME and DISPLAY around it (and the testing aid, if wanted)."""

    def __init__(self, screen: Screen, sandbox: Sandbox, places: bool = True) -> None:
        self.screen = screen
        self.sandbox = sandbox
        self.file = sandbox.home / "places.json"
        self.file.unlink(missing_ok=True)
        self.errors = sandbox.home / "stderr.txt"
        around = {"HOME": str(sandbox.home), "DISPLAY": screen.display}
        if places:
            around[PLACES] = str(self.file)
        self.started = time.monotonic()
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [str(sandbox.program)], env=around, cwd=sandbox.place, stdout=errors, stderr=errors, user=sandbox.user,
                group=pwd.getpwnam(sandbox.user).pw_gid if sandbox.user else None,
                extra_groups=[] if sandbox.user else None,
            )  # fmt: skip

    def painted_after(self) -> float:
        """Seconds from the start until the window shows a picture."""
        for _ in self._waiting("nothing was painted"):
            if self.screen.is_painted():
                return time.monotonic() - self.started
        raise AssertionError

    def cpu_seconds(self) -> float:
        """How long the processor has worked for it so far."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def window(self) -> str:
        return self.screen.window(WINDOW_CLASS)

    # what the program tells of its screen

    def shown(self) -> dict[str, Any]:
        """The present screen as the program wrote it down; empty while there is nothing yet."""
        try:
            seen = json.loads(self.file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {"screen": "", "places": {}, "offers": [], "moving": True}
        assert isinstance(seen, dict)
        return seen

    def wait_for(self, what: str, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        for _ in self._waiting(f"{what} did not come"):
            seen = self.shown()
            if wanted(seen):
                return seen
        raise AssertionError

    def wait_for_screen(self, name: str) -> dict[str, Any]:
        return self.wait_for(name, lambda seen: seen["screen"] == name and bool(seen["places"]))

    def click(self, name: str) -> None:
        """Click on something by name."""
        x, y = self.shown()["places"][name]
        self.screen.click(self.window, (x, y))

    # ending

    def ended(self) -> int:
        """The exit code; none of its processes may stay behind."""
        code = self.process.wait(PATIENCE)
        for _ in range(50):
            if not self.sandbox.processes():
                return code
            time.sleep(0.1)
        raise AssertionError(f"processes stayed behind: {self.sandbox.processes()}")

    def kill(self) -> None:
        """End it the hard way, as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.ended()

    def _waiting(self, failure: str) -> Iterator[None]:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, f"the program ended: {self.errors.read_text(errors='replace')}"
            yield
            time.sleep(0.02)
        raise AssertionError(f"{failure} within {PATIENCE} s; seen: {json.dumps(self.shown())[:600]}")
