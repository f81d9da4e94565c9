"""Sets everything up in a virtual environment beside the project, then starts the game or runs the tests.

    python3 tools/start.py               start the game (words after it go to the program: `engine`, `bench` ...)
    python3 tools/start.py test          run all tests on all cores (words after it go to pytest instead)

The first call needs a connection; later ones do not, until pyproject.toml changes or the folder is moved.
Only the standard library is used here, because this runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

OLDEST = (3, 11)
PROJECT = Path(__file__).resolve().parent.parent
HOME = PROJECT / ".venv"
BIN = HOME / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
ALL_CORES = ["-n", "auto"]
ADVICE = "Is this machine connected, and are the modules venv and ensurepip there (on Debian: python3-venv)?"


def install(extra: str) -> None:
    """Install the project with `extra` unless that was done for this very pyproject.toml, Python and folder."""
    described = (PROJECT / "pyproject.toml").read_bytes() + f"{sys.version}{PROJECT}{extra}".encode()
    wanted = hashlib.sha256(described).hexdigest()
    mark = HOME / f"installed-{extra or 'game'}"
    if mark.is_file() and mark.read_text(encoding="ascii") == wanted and PYTHON.exists():
        return
    if not has_pip():
        print("Setting up a virtual environment in .venv ...", file=sys.stderr)
        venv.create(HOME, with_pip=True, clear=True)
    print("Installing what the game needs (once) ...", file=sys.stderr)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--editable", f".[{extra}]" if extra else "."], cwd=PROJECT, check=True)
    mark.write_text(wanted, encoding="ascii")


def has_pip() -> bool:
    """Whether the virtual environment is there and complete; one that was broken off lacks pip."""
    if not PYTHON.exists():
        return False
    return subprocess.run([str(PYTHON), "-c", "import pip"], stderr=subprocess.DEVNULL, check=False).returncode == 0


def main(words: list[str]) -> int:
    """The exit code: that of the game or the tests, 1 where setting up failed, 2 where Python is too old."""
    if sys.version_info < OLDEST:
        print(f"Everdell Desktop needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    testing = words[:1] == ["test"]
    try:
        install("dev" if testing else "")
    except (subprocess.CalledProcessError, OSError) as failure:
        print(f"Setting up failed ({failure}). {ADVICE}", file=sys.stderr)
        return 1
    what = ["pytest", *(words[1:] or ALL_CORES)] if testing else ["everdell_desktop", *words]
    command = [str(PYTHON), "-m", *what]
    if testing:
        os.chdir(PROJECT)
    if os.name == "nt":
        return subprocess.run(command, check=False).returncode
    os.execv(command[0], command)  # takes this program's place, so that signals reach the game


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
