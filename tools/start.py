"""Sets everything up in a virtual environment beside the project, then starts the game or runs the tests.

    python3 tools/start.py               start the game (words after it go to the program: `engine`, `bench` ...)
    python3 tools/start.py test          run the tests (words after it go to pytest)

Only the standard library is used here, because this runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
HOME = PROJECT / ".venv"
BIN = HOME / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")


def install(extra: str) -> None:
    """Install the project with `extra` unless that was done for this very pyproject.toml and Python."""
    wanted = hashlib.sha256((PROJECT / "pyproject.toml").read_bytes() + sys.version.encode() + extra.encode()).hexdigest()
    mark = HOME / f"installed{extra.strip('[]') and '-' + extra.strip('[]')}"
    if mark.is_file() and mark.read_text() == wanted and PYTHON.exists():
        return
    if not PYTHON.exists():
        print("Setting up a virtual environment in .venv ...", file=sys.stderr)
        venv.create(HOME, with_pip=True, clear=True)
    print("Installing what the game needs (once) ...", file=sys.stderr)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--editable", f".{extra}"], cwd=PROJECT, check=True)
    mark.write_text(wanted)


def main(words: list[str]) -> int:
    if sys.version_info < (3, 11):
        print(f"Everdell Desktop needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    testing = words[:1] == ["test"]
    try:
        install("[dev]" if testing else "")
    except subprocess.CalledProcessError as failure:
        print(f"Setting up failed ({failure}). Is this machine connected, and is the `venv` module installed?", file=sys.stderr)
        return 1
    if testing:
        command = [str(PYTHON), "-m", "pytest", *words[1:]]
    else:
        command = [str(PYTHON), "-m", "everdell_desktop", *words]
    return subprocess.run(command, cwd=PROJECT if testing else None, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
