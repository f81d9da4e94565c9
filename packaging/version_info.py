"""The version resource of the Windows program: what the file's properties and the task manager show."""

from __future__ import annotations

from pathlib import Path

from everdell_desktop.version import VERSION

WORDS = {
    "CompanyName": "The Everdell Desktop developers",
    "FileDescription": "Everdell Desktop",
    "FileVersion": VERSION,
    "InternalName": "everdell-desktop",
    "LegalCopyright": "MIT License. An unofficial fan game.",
    "OriginalFilename": "everdell-desktop.exe",
    "ProductName": "Everdell Desktop",
    "ProductVersion": VERSION,
}
ENGLISH, UNICODE = 0x0409, 1200


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """`1.2.3` or `1.2.3rc1` as the four numbers that Windows wants."""
    numbers = []
    for part in version.split(".")[:3]:
        digits = "".join(letter for letter in part.split("rc")[0] if letter.isdigit())
        numbers.append(int(digits or 0))
    first, second, third = (*numbers, 0, 0, 0)[:3]
    return first, second, third, 0


def version_info() -> str:
    """The text that PyInstaller makes the resource from."""
    numbers = four_numbers(VERSION)
    words = ",\n        ".join(f"StringStruct({name!r}, {text!r})" for name, text in WORDS.items())
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable('{ENGLISH:04X}{UNICODE:04X}', [
        {words}
    ])]),
    VarFileInfo([VarStruct('Translation', [{ENGLISH}, {UNICODE}])])
  ]
)
"""


def write_version_info(path: Path) -> Path:
    path.write_text(version_info(), encoding="utf-8")
    return path
