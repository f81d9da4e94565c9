"""What players download: the pieces that make it, as far as they can be tried without building everything."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from types import ModuleType

import pytest

from everdell_desktop.version import VERSION

PROJECT = Path(__file__).resolve().parent.parent
TEST_COMMAND = "python3 tools/start.py test"


def module(path: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A script of the project as a module, with the path it needs to find its helpers."""
    monkeypatch.syspath_prepend(str(PROJECT / "packaging"))
    spec = importlib.util.spec_from_file_location(f"tried_{Path(path).stem}", PROJECT / path)
    assert spec is not None and spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, loaded)
    spec.loader.exec_module(loaded)
    return loaded


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """`tools/package.py` with a folder of its own, in which something like a built program lies."""
    loaded = module("tools/package.py", monkeypatch)
    monkeypatch.setattr(loaded, "DIST", tmp_path)
    monkeypatch.setattr(loaded, "BUILT", tmp_path / "everdell-desktop")
    inside = loaded.BUILT / "_internal"
    inside.mkdir(parents=True)
    (inside / "LICENSES.txt").write_text("all licences", encoding="utf-8")
    (inside / "libz.so.1").write_bytes(b"\x7fELF....GLIBC_2.14....GLIBC_2.31....GLIBC_2.4...")
    (loaded.BUILT / "everdell-desktop").write_bytes(b"\x7fELF....GLIBC_2.2.5....")
    (loaded.BUILT / "everdell-desktop").chmod(0o755)
    return loaded


def test_a_python_without_optimisations_is_told(
    package: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(package.subprocess, "run", lambda *about, **more: None)
    for built_with, told in (("'--prefix=/usr'", True), ("'--enable-optimizations' '--with-lto'", False), (None, True)):
        monkeypatch.setattr(package.sysconfig, "get_config_var", lambda name, found=built_with: found)
        package.build()
        assert ("built with --enable-optimizations" in capsys.readouterr().err) == (told and sys.platform != "win32")


# the wheel


def test_the_wheel_takes_the_resources_along(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("setuptools")
    from setuptools import Distribution

    command = module("setup.py", monkeypatch).WithResources(Distribution({"packages": []}))
    command.ensure_finalized()
    command.build_lib = str(tmp_path)
    command.editable_mode = False
    command.run()
    there = {path.relative_to(PROJECT) for path in (PROJECT / "resources").rglob("*") if path.is_file()}
    copied = {path.relative_to(tmp_path / "everdell_desktop") for path in tmp_path.rglob("*") if path.is_file()}
    assert there == copied and len(there) > 100


# licences


def test_every_library_has_its_licence_and_every_licence_its_library(monkeypatch: pytest.MonkeyPatch) -> None:
    licences = module("packaging/licences.py", monkeypatch)
    used = {library.text for library in licences.LIBRARIES}
    assert used == {path.name for path in (PROJECT / "packaging" / "licences").glob("*.txt")}


def test_the_text_of_licences_holds_them_all(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    licences = module("packaging/licences.py", monkeypatch)
    text = licences.write_licences(tmp_path / "LICENSES.txt").read_text(encoding="utf-8")
    for words in ("mit license", "sil open font license", "gnu lesser general public license", "python software"):
        assert words in text.lower(), words
    for name in ("pygame-ce", "pygame_gui", "platformdirs", "python-i18n", "FreeType", "HarfBuzz", "AveriaSerifLibre"):
        assert name in text, name


def test_every_font_lies_beside_its_licence() -> None:
    fonts = PROJECT / "resources" / "fonts"
    licences = [path.stem.removeprefix("OFL-") for path in fonts.glob("OFL-*.txt")]
    for font in fonts.glob("*.ttf"):
        assert any(font.name.startswith(name) for name in licences), font.name


def test_libraries_without_a_licence_are_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    licences = module("packaging/licences.py", monkeypatch)
    for name in (
        "libSDL2-2-50d19f93.0.so.0.3200.10", "libSDL2_ttf-2-e69aa315.0.so.0.2400.0", "libz.so.1", "SDL2.dll",
        "zlib1.dll", "libpng16-16.dll", "libjpeg-62.dll", "python312.dll", "VCRUNTIME140.dll", "libfreetype.6.dylib",
        "libopus-0.dll", "_struct.cpython-311-x86_64-linux-gnu.so", "libpython3.11.so.1.0",
        "libopusfile-0.dll", "notes.txt",
    ):  # fmt: skip
        (tmp_path / name).write_bytes(b"")
    assert licences.uncovered(tmp_path) == []
    (tmp_path / "libcrypto.so.3").write_bytes(b"")
    (tmp_path / "mystery.dll").write_bytes(b"")
    assert licences.uncovered(tmp_path) == ["libcrypto.so.3", "mystery.dll"]


# the version


def test_the_version_resource_is_one_that_pyinstaller_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = module("packaging/version_info.py", monkeypatch)
    assert resource.four_numbers("1.2.3") == (1, 2, 3, 0)
    assert resource.four_numbers("2.0rc1") == (2, 0, 0, 0)
    structures = pytest.importorskip("PyInstaller.utils.win32.versioninfo")
    info = eval(resource.version_info(), vars(structures).copy())
    assert VERSION in str(info) and "Everdell Desktop" in str(info)
    assert info.toRaw()


def test_the_changes_tell_of_this_version() -> None:
    assert f"## {VERSION}" in (PROJECT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()


# archive and start notes


@pytest.mark.parametrize(
    ("system", "words"),
    [
        ("linux", ["glibc", "add-to-menu.sh", "~/.local/share/everdell-desktop"]),
        ("windows", ["Windows protected your", "Run anyway", "certutil -hashfile", "LOCALAPPDATA"]),
        ("macos", ["damaged", 'xattr -dr com.apple.quarantine "/Applications/Everdell Desktop.app"', "Open Anyway"]),
    ],
)
def test_start_notes_tell_what_the_system_will_say(system: str, words: list[str]) -> None:
    note = (PROJECT / "packaging" / "notes" / f"{system}.txt").read_text(encoding="utf-8")
    assert all(word in note for word in words)
    assert set(re.findall(r"\{(\w+)\}", note)) <= {"version", "machine", "archive", "glibc"}
    assert max(len(line) for line in note.splitlines()) <= 105


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="rights and links as on Linux")
def test_the_linux_archive(package: ModuleType, tmp_path: Path) -> None:
    (package.BUILT / "_internal" / "liblink.so").symlink_to("libz.so.1")
    folder = package.stage("linux", "the.tar.gz")
    archive = tmp_path / f"{folder.name}.tar.gz"
    package.pack(folder, archive)
    with tarfile.open(archive) as tar:
        entries = {entry.name.partition("/")[2]: entry for entry in tar}
        note = tar.extractfile(f"{folder.name}/READ ME FIRST.txt")
        assert note is not None and "glibc 2.31 or newer" in (text := note.read().decode())
    assert "{" not in text and VERSION in text
    assert {"everdell-desktop", "LICENSES.txt", "everdell-desktop.desktop", "everdell-desktop.png"} <= set(entries)
    assert entries["everdell-desktop"].mode & 0o111 and entries["everdell-desktop"].uname == "root"
    assert entries["_internal/liblink.so"].issym()
    checksum = package.write_checksum(archive).read_text(encoding="ascii")
    assert checksum == f"{hashlib.sha256(archive.read_bytes()).hexdigest()}  {archive.name}\n"


@pytest.mark.skipif(os.name == "nt", reason="a shell script")
def test_the_menu_entry_names_the_folder_it_lies_in(tmp_path: Path) -> None:
    place = tmp_path / "my games, ä"
    place.mkdir()
    for name in ("everdell-desktop.desktop", "add-to-menu.sh"):
        (place / name).write_bytes((PROJECT / "packaging" / "linux" / name).read_bytes())
    (place / "everdell-desktop.png").write_bytes(b"picture")
    around = {"HOME": str(tmp_path / "home"), "PATH": os.environ["PATH"]}
    entry = tmp_path / "home/.local/share/applications/everdell-desktop.desktop"
    subprocess.run(["sh", str(place / "add-to-menu.sh")], env=around, check=True)
    assert f'Exec="{place}/everdell-desktop"' in entry.read_text(encoding="utf-8").splitlines()
    subprocess.run(["sh", str(place / "add-to-menu.sh"), "--remove"], env=around, check=True)
    assert not entry.exists()
    assert subprocess.run(["sh", str(place / "add-to-menu.sh"), "--fly"], env=around, check=False).returncode == 2


# setting up


def test_start_refuses_old_pythons_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start = module("tools/start.py", monkeypatch)
    monkeypatch.setattr(start, "OLDEST", (99, 0))
    assert start.main([]) == 2
    assert "needs Python 3.11 or newer" in capsys.readouterr().err


def test_start_tells_when_nothing_can_be_set_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    start = module("tools/start.py", monkeypatch)
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    monkeypatch.setattr(start, "HOME", tmp_path / "file" / ".venv")
    monkeypatch.setattr(start, "PYTHON", tmp_path / "file" / ".venv" / "python")
    assert start.main([]) == 1
    assert "Setting up failed" in capsys.readouterr().err


def test_start_installs_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    start = module("tools/start.py", monkeypatch)
    called: list[list[str]] = []
    monkeypatch.setattr(start, "HOME", tmp_path)
    monkeypatch.setattr(start, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(start, "has_pip", lambda: True)
    monkeypatch.setattr(start.subprocess, "run", lambda command, **_: called.append(command))
    for extra in ("", "", "dev", "dev", ""):
        start.install(extra)
    assert [command[-1] for command in called] == [".", ".[dev]"]
    (tmp_path / "pyproject.toml").write_bytes((PROJECT / "pyproject.toml").read_bytes())
    monkeypatch.setattr(start, "PROJECT", tmp_path)  # the folder was moved
    start.install("")
    assert len(called) == 3


def test_all_tests_run_on_all_cores_and_chosen_ones_as_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    start = module("tools/start.py", monkeypatch)
    called: list[list[str]] = []
    monkeypatch.setattr(start, "install", lambda extra: None)
    monkeypatch.setattr(start.os, "name", "nt")
    monkeypatch.setattr(start.os, "chdir", lambda folder: None)
    done = subprocess.CompletedProcess([], 0)
    monkeypatch.setattr(start.subprocess, "run", lambda command, **_: called.append(command[2:]) or done)
    assert [start.main(words) for words in (["test"], ["test", "-x"], ["bench"])] == [0, 0, 0]
    assert called == [["pytest", "-n", "auto"], ["pytest", "-x"], ["everdell_desktop", "bench"]]


def test_the_gate_and_the_workflows_run_the_command_in_the_readme() -> None:
    assert TEST_COMMAND in (PROJECT / "README.md").read_text(encoding="utf-8")
    assert TEST_COMMAND in (PROJECT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    workflows = PROJECT / ".github" / "workflows"
    assert "python tools/start.py test" in (workflows / "tests.yml").read_text(encoding="utf-8")
    assert "python tools/package.py" in (workflows / "release.yml").read_text(encoding="utf-8")
