"""Finding pictures, fonts, sounds and texts: in a checkout, in an installed package and in the packaged program."""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).resolve().parent
FOLDERS = (HERE / "resources", HERE.parent / "resources")


class ResourceError(Exception):
    """Something the program ships is missing or broken; the sentence says what to do."""


def resource(*parts: str) -> Path:
    """The path of a shipped file."""
    for folder in FOLDERS:
        path = folder.joinpath(*parts)
        if path.exists():
            return path
    name = "/".join(parts)
    raise ResourceError(f"The file resources/{name} is missing. Please install or unpack Everdell Desktop again.")
