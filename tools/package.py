"""Makes what players download: a portable archive with its checksum, and on Windows and macOS an installer.

    python tools/package.py                 build the program, then pack it into dist/
    python tools/package.py --no-build      pack the program that is in dist/ already

Run it with the Python in which the project is installed with its `dev` extra. Each system packs for itself:
Linux a .tar.gz; Windows a .zip and, where NSIS is installed, an installer; macOS a .zip and a .dmg.
docs/releasing.md tells the whole way.
"""

from __future__ import annotations

import argparse
import hashlib
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(PROJECT), str(PROJECT / "packaging")]

from licences import uncovered  # noqa: E402
from version_info import four_numbers  # noqa: E402

from everdell_desktop.version import VERSION  # noqa: E402

DIST = PROJECT / "dist"
BUILT = DIST / "everdell-desktop"
PACKAGING = PROJECT / "packaging"
ICON = PROJECT / "resources" / "art"
NOTE = "READ ME FIRST.txt"
NOT_OPTIMISED = (
    "This Python does not say that it was built with --enable-optimizations. For a release take one that was: "
    "opponents think faster with it, by up to a seventh."
)
MACHINES = {"amd64": "x86_64", "x86_64": "x86_64", "aarch64": "arm64", "arm64": "arm64"}
SYSTEMS = {"Linux": "linux", "Windows": "windows", "Darwin": "macos"}


def optimised() -> bool:
    """Whether this Python says it was built with optimisations, which make all of it faster, by up to a seventh.

    Those for Windows always are.
    """
    built_with = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    return sys.platform == "win32" or "--enable-optimizations" in built_with


def build() -> None:
    """Run PyInstaller on the spec."""
    if not optimised():
        print(NOT_OPTIMISED, file=sys.stderr)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "build_spec.spec"]
    subprocess.run(command, cwd=PROJECT, check=True)


def release_name(system: str) -> str:
    machine = MACHINES.get(platform.machine().lower(), platform.machine().lower())
    return f"Everdell-Desktop-{VERSION}-{system}-{machine}"


def stage(system: str, archive: str) -> Path:
    """The folder as the player will see it: program, start note, licences, and on Linux a menu entry."""
    goal = DIST / release_name(system)
    shutil.rmtree(goal, ignore_errors=True)
    if system == "macos":
        goal.mkdir()
        app = DIST / "Everdell Desktop.app"
        shutil.copytree(app, goal / app.name, symlinks=True)
    else:
        shutil.copytree(BUILT, goal, symlinks=True)
    shutil.copy(next(DIST.glob("everdell-desktop/**/LICENSES.txt")), goal / "LICENSES.txt")
    if system == "linux":
        for file in ("everdell-desktop.desktop", "add-to-menu.sh"):
            shutil.copy(PACKAGING / "linux" / file, goal)
        shutil.copy(ICON / "icon.png", goal / "everdell-desktop.png")
    note = (PACKAGING / "notes" / f"{system}.txt").read_text(encoding="utf-8")
    for name, value in (
        ("version", VERSION),
        ("machine", release_name(system).rpartition("-")[2]),
        ("archive", archive),
        ("glibc", needed_glibc(goal) if system == "linux" else ""),
    ):
        note = note.replace(f"{{{name}}}", value)
    (goal / NOTE).write_text(note, encoding="utf-8", newline="\r\n" if system == "windows" else "\n")
    return goal


def needed_glibc(folder: Path) -> str:
    """The newest version of the C library that any file in the folder asks for."""
    needed = (2, 17)
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink() and (".so" in path.name or path.parent == folder):
            data = path.read_bytes()
            if data[:4] == b"\x7fELF":
                for minor in re.findall(rb"GLIBC_2\.(\d+)", data):
                    needed = max(needed, (2, int(minor)))
    return ".".join(str(number) for number in needed)


def pack(folder: Path, archive: Path) -> None:
    """The folder as one file, with links and rights kept."""
    archive.unlink(missing_ok=True)
    if archive.suffix == ".gz":
        with tarfile.open(archive, "w:gz", compresslevel=9) as tar:
            tar.add(folder, folder.name, filter=nameless)
    elif sys.platform == "darwin":
        subprocess.run(["ditto", "-c", "-k", "--keepParent", str(folder), str(archive)], check=True)
    else:
        shutil.make_archive(str(archive.with_suffix("")), "zip", folder.parent, folder.name)


def nameless(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Who built it does not matter to who unpacks it."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry


def write_checksum(path: Path) -> Path:
    """A file beside it that `sha256sum -c` and `shasum -a 256 -c` can read."""
    goal = path.with_name(path.name + ".sha256")
    goal.write_text(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n", encoding="ascii", newline="\n")
    return goal


def windows_installer(folder: Path) -> Path | None:
    """The installer, where NSIS is there to make it."""
    maker = shutil.which("makensis") or shutil.which("makensis", path=r"C:\Program Files (x86)\NSIS")
    if maker is None:
        print("NSIS (makensis) is not installed: no installer was made.", file=sys.stderr)
        return None
    goal = folder.with_name(f"{folder.name}-setup.exe")
    dash = "/" if sys.platform == "win32" else "-"
    numbers = ".".join(str(number) for number in four_numbers(VERSION))
    given = {"VERSION": VERSION, "NUMBERS": numbers, "STAGE": folder, "OUTPUT": goal, "ICON": ICON / "icon.ico"}
    words = [f"{dash}D{name}={value}" for name, value in given.items()]
    subprocess.run([maker, f"{dash}V2", *words, str(PACKAGING / "windows" / "installer.nsi")], check=True)
    return goal


def disk_image(folder: Path) -> Path:
    goal = folder.with_name(f"{folder.name}.dmg")
    command = ["sh", str(PACKAGING / "macos" / "make_dmg.sh"), str(folder), str(goal), "Everdell Desktop"]
    subprocess.run(command, check=True)
    return goal


def main() -> int:
    reader = argparse.ArgumentParser(description="Make what players download, for the system this runs on.")
    reader.add_argument("--no-build", action="store_true", help="pack what was built before")
    arguments = reader.parse_args()
    system = SYSTEMS.get(platform.system())
    if system is None:
        print(f"There is no package for {platform.system()}; run the game from its source there.", file=sys.stderr)
        return 1
    if not arguments.no_build:
        build()
    if not BUILT.is_dir():
        print("There is nothing in dist/everdell-desktop; run this without --no-build first.", file=sys.stderr)
        return 1
    if unknown := uncovered(BUILT):
        print(f"No licence is known of: {', '.join(unknown)}. Please add it in packaging/licences.py.", file=sys.stderr)
    archive = DIST / (release_name(system) + (".tar.gz" if system == "linux" else ".zip"))
    folder = stage(system, archive.name)
    pack(folder, archive)
    made: list[Path | None] = [archive]
    if system == "windows":
        made.append(windows_installer(folder))
    elif system == "macos":
        made.append(disk_image(folder))
    for path in made:
        if path is not None:
            print(f"{path}  {path.stat().st_size / 1e6:.1f} MB")
            print(write_checksum(path))
    return 0


if __name__ == "__main__":
    sys.exit(main())
