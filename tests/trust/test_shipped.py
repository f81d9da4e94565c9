"""A shipped file that is missing or damaged gives a sentence that says what to do."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from everdell_desktop import resources
from everdell_desktop.ai import weights
from everdell_desktop.keeping.storage import FOLDER_VARIABLE
from everdell_desktop.resources import ResourceError, resource
from everdell_desktop.sitting import lessons, rulings
from everdell_desktop.sitting.guides import tips
from everdell_desktop.ui.table.regions import all_regions
from everdell_desktop.ui.theme import BODY, DISPLAY
from tests.trust.fuzzing import cases, damaged

NEEDED = ("art/icon.png", "art/layout.json", f"fonts/{BODY}.ttf", f"fonts/{DISPLAY}.ttf")
PLAYING = """
import sys
from pathlib import Path
from everdell_desktop import resources
from everdell_desktop.ai import weights
from everdell_desktop.commands import cli
resources.FOLDERS = (Path(sys.argv[1]),)
sys.exit(cli.main(sys.argv[2:]))
"""


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that is shipped, with copies of some of it to be damaged."""
    folder = tmp_path_factory.mktemp("shipped") / "resources"
    real = resource("art", "icon.png").parents[1]
    for path in real.iterdir():
        if path.name not in ("art", "fonts"):
            (folder / path.name).parent.mkdir(exist_ok=True)
            (folder / path.name).symlink_to(path)
    shutil.copytree(real / "fonts", folder / "fonts")
    (folder / "art").mkdir()
    for path in (real / "art").iterdir():
        if path.name in ("icon.png", "layout.json"):
            shutil.copy(path, folder / "art" / path.name)
        else:
            (folder / "art" / path.name).symlink_to(path)
    return folder


@pytest.mark.skipif(os.name != "posix", reason="links are for others here")
@pytest.mark.parametrize("junk", [b"", b"junk" * 50, b"\x00\x01\x00\x00" + bytes(300), None], ids=range(4))
@pytest.mark.parametrize("name", NEEDED)
def test_a_damaged_file_gives_a_sentence(shipped: Path, tmp_path: Path, name: str, junk: bytes | None) -> None:
    path = shipped / name
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2] if junk is None else junk)
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", FOLDER_VARIABLE: str(tmp_path / "data")}
    try:
        for words in (["play"], ["demo", "--shots", str(tmp_path / "shots")]):
            done = subprocess.run([sys.executable, "-c", PLAYING, str(shipped), *words], env={**os.environ, **quiet},
                                  capture_output=True, text=True, check=False, timeout=30)  # fmt: skip
            assert done.returncode == 1, done.stderr
            assert f"resources/{name} is damaged. Please install" in done.stderr and "Traceback" not in done.stderr
            if junk != b"":
                break
    finally:
        path.write_bytes(whole)


@pytest.mark.parametrize("content", ["[]", "{}", '{"slices": 3}', '{"slices": {"panel": {}}}', "NaN"])
def test_a_layout_of_another_shape_is_damaged(content: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from everdell_desktop.ui.plates import art_layout

    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "layout.json").write_text(content)
    monkeypatch.setattr(resources, "FOLDERS", (tmp_path,))
    with pytest.raises(ResourceError, match="is damaged"):
        art_layout.__wrapped__()


@pytest.mark.parametrize(
    "parts", [("..", "README.md"), ("art", "../../README.md"), ("/etc/passwd",), ("art", "a\0b"), ("",)]
)
def test_no_name_leads_out_of_the_folder(parts: tuple[str, ...]) -> None:
    with pytest.raises(ResourceError, match="is missing"):
        resource(*parts)


# facts: boards, lessons, texts, what the opponents have learned


def read_boards() -> None:
    all_regions()


def read_lessons() -> None:
    for lesson in lessons.lessons.__wrapped__().values():  # others hold on to those that were read before
        lessons.sit_down(lesson, "Anna", "mouse")


def read_texts() -> None:
    for kept in (rulings.rulings, rulings.origins):
        kept.cache_clear()
    for key in ("farm", *list(rulings.rulings())[:20]):
        assert all(one.text for one in rulings.rulings_of(key))
        assert isinstance(rulings.source_of(key) + rulings.designed(key), str)
    tips()


def read_weights() -> None:
    for kept in (weights.learned, weights.learned_values):
        for family in ("", "duo"):
            kept.__wrapped__(family)


READERS: dict[str, Callable[[], None]] = {
    "boards": read_boards, "lessons": read_lessons, "texts": read_texts, "opponents": read_weights,
}  # fmt: skip


@pytest.fixture
def facts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Copies of all shipped facts, which the program takes for the real ones."""
    real = resource("art", "icon.png").parents[1]
    for name in READERS:
        shutil.copytree(real / name, tmp_path / name)
    with monkeypatch.context() as patch:
        patch.setattr(resources, "FOLDERS", (tmp_path,))
        yield tmp_path
    for read in READERS.values():
        read()


@pytest.mark.parametrize("folder", READERS)
def test_damaged_facts_give_a_sentence_that_names_the_file(facts: Path, folder: str) -> None:
    READERS[folder]()
    paths = sorted((facts / folder).rglob("*.json"))
    for chance in cases(f"shipped {folder}", 40):
        path = chance.choice(paths)
        whole = path.read_bytes()
        path.write_bytes(damaged(json.loads(whole), chance))
        try:
            READERS[folder]()
        except ResourceError as error:
            told = str(error)
            assert "slot" in told or f"{path.relative_to(facts).as_posix()} is damaged. Please install" in told
        finally:
            path.write_bytes(whole)


def test_every_folder_of_facts_is_damaged_here() -> None:
    """A folder of JSON that is shipped anew is to be attacked too."""
    real = resource("art", "icon.png").parents[1]
    assert {path.relative_to(real).parts[0] for path in real.rglob("*.json")} == {*READERS, "art"}


def test_a_player_may_be_called_like_somebody_of_a_lesson() -> None:
    for lesson in lessons.lessons().values():
        for name in [seat["name"] for seat in lesson.position["seats"]]:
            names = [player.name for player in lessons.sit_down(lesson, name, "mouse").game.state.players]
            assert len(set(names)) == len(names) and name in names
