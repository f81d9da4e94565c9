"""Whatever happens to a file, there is a clear sentence, and the last good game is still there."""

from __future__ import annotations

import errno
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from everdell_desktop.engine.game import SaveError
from everdell_desktop.keeping import files
from everdell_desktop.keeping.album import Album, read_record
from everdell_desktop.keeping.files import StorageError
from everdell_desktop.keeping.learning import Learning, Opened
from everdell_desktop.keeping.storage import AUTOSAVES_KEPT, Storage
from everdell_desktop.sitting.controller import Sitting
from tests.keeping.games import ANNA, BEN, CLOVER, FIRST_DAY, played
from tests.trust.fuzzing import bent, torn


def test_thousands_of_torn_files_give_a_game_or_a_sentence(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    whole = storage.save_slot("Whole", played([ANNA, CLOVER], answers=30).save()).read_bytes()
    path = storage.saves / "game-torn.json"
    chance = random.Random(1)
    loaded = 0
    for _ in range(2000):
        path.write_bytes(torn(whole, chance))
        try:
            sitting = Sitting.load(storage.load(path))
            assert sitting.decision is not None or sitting.over
            loaded += 1
        except (StorageError, SaveError) as error:
            assert len(str(error)) > 10 and "Traceback" not in str(error)
    assert loaded < 600, "most of them must be noticed"


@pytest.mark.parametrize("year", [0, 3])
def test_a_thousand_bent_games_give_a_game_or_a_sentence(year: int) -> None:
    sitting = played([ANNA] if year else [ANNA, CLOVER], 2, 25, **({"rugwort_year": year} if year else {}))
    whole = sitting.save()
    chance = random.Random(year)
    for _ in range(1000):
        try:
            found = Sitting.load(bent(whole, chance))
            assert found.decision is not None or found.over
            assert found.name.isalnum()
        except SaveError as error:
            assert len(str(error)) > 10


def test_bent_finished_games_are_put_aside_and_the_others_stay(tmp_path: Path) -> None:
    album = Album(Storage(tmp_path))
    good = album.keep(played([ANNA, CLOVER], 3), FIRST_DAY)
    whole = json.loads(good.path.read_text())
    chance = random.Random(9)
    path = album.folder / "bent.json"
    for _ in range(400):
        path.write_text(json.dumps({**whole, "game": bent(whole["game"], chance)}))
        try:
            read_record(path)
        except StorageError as error:
            assert path.name in str(error)
    path.write_text("{")
    assert [record.path for record in album.records()] == [good.path]
    assert "kept as bent.json.damaged" in album.storage.notes[0]


KILLING = """
import json, os, random, select, signal, sys
from pathlib import Path
from everdell_desktop.sitting.controller import Sitting
from everdell_desktop.keeping.storage import Storage

folder, sitting = Path(sys.argv[1]), json.loads(Path(sys.argv[2]).read_text())
chance, storage, number = random.Random(5), Storage(folder), -1
for kill in range(int(sys.argv[3])):
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        for step in range(1_000_000):
            storage.autosave({**sitting, "number": kill * 1_000_000 + step}, b"picture" * 3000)
            os.write(writer, b".")
    os.read(reader, 1)
    select.select([], [], [], chance.uniform(0.0, 0.02))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(reader), os.close(writer)
    slot = storage.newest_autosave()
    assert storage.notes == [], storage.notes
    assert slot is not None and slot.sitting["number"] >= kill * 1_000_000 > number, "the last good state is lost"
    number = slot.sitting["number"]
    if kill % 50 == 0:
        Sitting.load(slot.sitting)
print("survived")
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system kills in other ways")
def test_a_program_killed_hundreds_of_times_while_saving_loses_nothing(tmp_path: Path) -> None:
    game = tmp_path / "game.json"
    game.write_text(json.dumps(played([ANNA, BEN], 4, 80).save()))
    command = [sys.executable, "-c", KILLING, str(tmp_path / "data"), str(game), "300"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stdout.strip()) == (0, "survived"), done.stderr
    assert not list((tmp_path / "data" / "saves").glob("*.damaged"))
    assert len(list((tmp_path / "data" / "saves").glob("autosave-*.json"))) <= AUTOSAVES_KEPT + 1


@pytest.mark.parametrize("fails", ["open", "write", "fsync", "replace"])
def test_a_full_disk_at_any_moment_leaves_the_last_good_game(
    fails: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = Storage(tmp_path)
    storage.autosave(played([ANNA, BEN], 4, 10).save())
    album = Album(storage)

    def full(*about: Any, **more: Any) -> Any:
        raise OSError(errno.ENOSPC, "No space left on device")

    real_open = Path.open

    def open_full(path: Path, mode: str = "r", **more: Any) -> Any:
        """Reading works; a file that is written fills the disk with its first byte, or cannot be made at all."""
        if "w" not in mode:
            return real_open(path, mode, **more)
        if fails == "open":
            full()
        file = real_open(path, mode, buffering=0)
        return FullFile(file)

    class FullFile:
        def __init__(self, file: Any) -> None:
            self.file = file

        def __enter__(self) -> FullFile:
            return self

        def __exit__(self, *about: object) -> None:
            self.file.close()

        def write(self, content: bytes) -> None:
            self.file.write(content[: len(content) // 2])
            full()

    with monkeypatch.context() as patch:
        if fails in ("open", "write"):
            patch.setattr(Path, "open", open_full)
        else:
            patch.setattr(files.os, fails, full)
        for deed in (lambda: storage.autosave(played([ANNA, BEN], 4, 20).save()),
                     lambda: album.keep(played([ANNA, BEN], 4))):  # fmt: skip
            with pytest.raises(StorageError, match="the disk is full"):
                deed()
    assert len(Sitting.load(storage.newest_autosave().sitting).game.history) > 1  # type: ignore[union-attr]
    assert not list(storage.folder.rglob("*.tmp"))
    assert album.records() == []


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="nothing is read-only for this user")
def test_a_read_only_folder_is_told_in_a_sentence(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    storage.autosave(played([ANNA, BEN], 4, 10).save())
    storage.saves.chmod(0o500)
    try:
        with pytest.raises(StorageError, match="not allowed"):
            storage.autosave({})
        assert storage.newest_autosave() is not None
    finally:
        storage.saves.chmod(0o700)


@pytest.mark.parametrize("code", [errno.EROFS, errno.EACCES])
def test_a_folder_nobody_may_write_is_told_in_a_sentence(
    code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = Storage(tmp_path)
    storage.autosave(played([ANNA, BEN], 4, 10).save())

    def locked(*about: Any, **more: Any) -> Any:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(files.os, "replace", locked)
    with pytest.raises(StorageError, match=r"read-only|not allowed"):
        storage.autosave({})
    assert storage.newest_autosave() is not None


def test_a_list_of_a_finished_game_is_a_list(tmp_path: Path) -> None:
    record = Album(Storage(tmp_path)).keep(played([ANNA, CLOVER], 3), FIRST_DAY)
    whole = json.loads(record.path.read_text())
    for spoil in (
        lambda game: game["seats"][0].update(journeys={"journey_2": "a\0b"}),
        lambda game: game.update(boxes={"base": "a\0b"}),
    ):
        data = json.loads(json.dumps(whole))
        spoil(data["game"])
        record.path.write_text(json.dumps(data))
        with pytest.raises(StorageError, match="damaged"):
            read_record(record.path)


def test_what_is_wrong_in_the_progress_of_lessons_is_not_carried_along(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    deep: Any = "x"
    for _ in range(150):
        deep = [deep]
    opened = {"workers": {"step": 1, "answers": [deep]}, "cards": {"step": 1, "answers": ["pass", {"berry": 1}]}}
    (tmp_path / "learning.json").write_text(json.dumps({"done": ["solo"], "open": opened, "more": [deep] * 9}))
    Learning(storage).leave_open("seasons", 2, ["pass"])
    found = Learning(storage)
    assert found.opened("seasons") == Opened(2, ["pass"]) and found.opened("cards") == Opened(1, ["pass", {"berry": 1}])
    assert found.opened("workers") is None and found.done == {"solo"} and "more" not in found.data
