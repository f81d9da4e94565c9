"""Saves survive crashes, damage, foreign files and each other."""

from __future__ import annotations

import errno
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from everdell_desktop.keeping import files
from everdell_desktop.keeping.files import StorageError
from everdell_desktop.keeping.save_file import Slot
from everdell_desktop.keeping.settings import Settings
from everdell_desktop.keeping.storage import AUTOSAVES_KEPT, FOLDER_VARIABLE, Storage

PICTURE = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes([0, 0, 0, 8]) * 2
"""As much of a picture as is looked at."""
SITTING = {"format": 1, "plans": [{"name": "Anna"}], "game": {"state": {}, "answers": ["pass"]}}


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return Storage(tmp_path / "data")


def only(storage: Storage) -> Slot:
    (slot,) = storage.slots()
    return slot


def test_the_folder_is_the_users_own_unless_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "elsewhere"))
    assert Storage().folder == tmp_path / "elsewhere"
    monkeypatch.delenv(FOLDER_VARIABLE)
    assert "everdell-desktop" in str(Storage().folder)


def test_nothing_is_there_at_first_and_nothing_is_made_by_looking(storage: Storage) -> None:
    assert storage.slots() == []
    assert storage.newest_autosave() is None
    assert storage.load_settings() == Settings()
    assert not storage.folder.exists()


def test_settings_are_kept(storage: Storage) -> None:
    storage.save_settings(Settings(volume=12))
    assert Storage(storage.folder).load_settings().volume == 12


def test_damaged_settings_are_kept_beside_and_the_usual_ones_hold(storage: Storage) -> None:
    storage.folder.mkdir()
    (storage.folder / "settings.json").write_bytes(b"\xff\xfe{{{")
    settings = storage.load_settings()
    assert settings == Settings()
    assert settings.notes
    assert (storage.folder / "settings.json.damaged").read_bytes() == b"\xff\xfe{{{"


def test_small_things_are_remembered(storage: Storage) -> None:
    assert storage.kept("last_game") is None
    storage.keep("last_game", {"seats": 3})
    assert storage.kept("last_game") == {"seats": 3}
    (storage.folder / "last_game.json").write_text("{")
    assert storage.kept("last_game") is None


def test_the_last_three_autosaves_are_kept_and_the_newest_is_found(storage: Storage) -> None:
    for number in range(AUTOSAVES_KEPT + 4):
        storage.autosave({**SITTING, "number": number}, PICTURE)
    slots = storage.slots()
    assert [slot.sitting["number"] for slot in slots] == [6, 5, 4]
    newest = storage.newest_autosave()
    assert newest is not None
    assert newest.sitting["number"] == 6
    assert newest.picture == PICTURE


def test_a_save_of_the_same_name_is_replaced_and_others_are_not(storage: Storage) -> None:
    first = storage.save_slot("An evening", {**SITTING, "number": 1})
    storage.save_slot("Another", SITTING)
    assert storage.save_slot("An evening", {**SITTING, "number": 2}) == first
    assert sorted(slot.name for slot in storage.slots()) == ["An evening", "Another"]
    assert storage.load(first)["number"] == 2


@pytest.mark.parametrize("name", ["", "  ", "../../etc", "a/b\\c:*?", "ä ö ü – 猫", "x" * 500, "CON", ".", "\n\t"])
def test_any_name_can_be_given(storage: Storage, name: str) -> None:
    path = storage.save_slot(name, SITTING)
    assert path.parent == storage.saves
    assert only(storage).name.strip()
    assert len(only(storage).name) <= 60


def test_rename_copy_and_delete(storage: Storage) -> None:
    storage.save_slot("Old", SITTING, PICTURE)
    storage.rename(only(storage), "New")
    assert only(storage).name == "New"
    storage.copy(only(storage))
    assert sorted(slot.name for slot in storage.slots()) == ["New", "New (copy)"]
    for slot in storage.slots():
        assert slot.picture == PICTURE
        storage.delete(slot)
    assert storage.slots() == []


def test_naming_an_autosave_keeps_it_for_good(storage: Storage) -> None:
    storage.autosave(SITTING)
    storage.rename(only(storage), "Kept")
    for _ in range(5):
        storage.autosave(SITTING)
    assert [slot.name for slot in storage.slots() if not slot.auto] == ["Kept"]


def test_export_and_import(storage: Storage, tmp_path: Path) -> None:
    storage.save_slot("Over the hills", SITTING)
    into_folder = storage.export(only(storage), tmp_path)
    into_file = storage.export(only(storage), tmp_path / "mine")
    assert into_folder.parent == tmp_path
    assert into_file == tmp_path / "mine.json"
    other = Storage(tmp_path / "other")
    other.bring_in(into_file)
    assert only(other).name == "Over the hills"
    assert only(other).sitting == SITTING


@pytest.mark.parametrize("path", ["missing.json", "no/such/folder/x.json", "."])
def test_import_from_nowhere_is_refused_in_a_sentence(storage: Storage, tmp_path: Path, path: str) -> None:
    with pytest.raises(StorageError, match=r"\.$"):
        storage.bring_in(tmp_path / path)
    assert storage.slots() == []


def test_export_to_nowhere_is_refused_in_a_sentence(storage: Storage, tmp_path: Path) -> None:
    storage.save_slot("A", SITTING)
    with pytest.raises(StorageError, match="does not exist"):
        storage.export(only(storage), tmp_path / "no" / "such" / "file.json")


def test_a_damaged_autosave_is_kept_beside_and_the_next_is_offered(storage: Storage) -> None:
    storage.autosave({**SITTING, "number": 1})
    newest = storage.autosave({**SITTING, "number": 2})
    newest.write_text(newest.read_text()[:50])
    found = storage.newest_autosave()
    assert found is not None
    assert found.sitting["number"] == 1
    assert newest.name in storage.notes[0]
    assert newest.with_name(f"{newest.name}.damaged").exists()
    assert not newest.exists()
    assert len(storage.tell()) == 1
    storage.slots()
    assert storage.tell() == [], "it is told once"


def test_foreign_and_newer_files_are_left_alone_with_a_note(storage: Storage) -> None:
    storage.save_slot("Mine", SITTING)
    foreign, newer = storage.saves / "shopping.json", storage.saves / "game-future.json"
    foreign.write_text('{"milk": 2}')
    text = json.loads(only(storage).path.read_text())
    newer.write_text(json.dumps({**text, "format": 99}))
    assert only(storage).name == "Mine"
    assert any("not a save" in note for note in storage.notes)
    assert any("newer version" in note for note in storage.notes)
    assert foreign.exists()
    assert newer.exists()


def test_fuzzed_files_give_a_sentence_or_a_save_never_anything_else(storage: Storage) -> None:
    whole = storage.save_slot("Fuzz", SITTING, PICTURE).read_bytes()
    chance = random.Random(11)
    path = storage.saves / "game-fuzz.json"
    for _ in range(400):
        raw = bytearray(whole)
        for _ in range(chance.randint(1, 4)):
            deed = chance.randrange(4)
            at = chance.randrange(len(raw)) if raw else 0
            if deed == 0:
                del raw[at:]
            elif deed == 1 and raw:
                raw[at] = chance.randrange(256)
            elif deed == 2:
                raw[at:at] = bytes(chance.randrange(256) for _ in range(chance.randint(1, 9)))
            else:
                del raw[at : at + chance.randint(1, 30)]
        path.write_bytes(bytes(raw))
        try:
            slot = storage.look(path)
        except StorageError as error:
            assert str(error).endswith(".")
            assert path.name in str(error)
        else:
            assert isinstance(slot.sitting, dict)


@pytest.mark.parametrize(
    "content", [b"", b"\x00" * 5000, b"[" * 200_000, b"null", b'{"file": "everdell-desktop save"}', b"\xff\xfe\x00"]
)
def test_odd_files_do_not_stop_the_list(storage: Storage, content: bytes) -> None:
    storage.save_slot("Good", SITTING)
    (storage.saves / "game-odd.json").write_bytes(content)
    assert only(storage).name == "Good"
    assert len(storage.notes) == 1


def test_a_folder_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    storage = Storage(blocked / "data")
    assert storage.load_settings() == Settings()
    assert storage.slots() == []
    for deed in (lambda: storage.autosave(SITTING), lambda: storage.save_settings(Settings())):
        with pytest.raises(StorageError, match="could not be saved"):
            deed()


def test_a_full_disk_leaves_the_old_save_whole(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    path = storage.save_slot("Safe", {**SITTING, "number": 1})

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(files.os, "fsync", full)
    with pytest.raises(StorageError, match="the disk is full"):
        storage.save_slot("Safe", {**SITTING, "number": 2})
    monkeypatch.undo()
    assert storage.load(path)["number"] == 1
    assert [file.name for file in storage.saves.iterdir()] == [path.name], "no rest of the failed save is left"


def test_what_a_killed_program_left_half_written_is_swept_away_later(storage: Storage) -> None:
    storage.save_slot("A", SITTING)
    old, new = storage.saves / ".game.json.1.tmp", storage.saves / ".game.json.2.tmp"
    for file in (old, new):
        file.write_text("{")
    os.utime(old, (time.time() - 7200, time.time() - 7200))
    Storage(storage.folder)
    assert not old.exists()
    assert new.exists(), "another program may be writing it just now"


WRITER = """
import sys
from pathlib import Path
from everdell_desktop.keeping.settings import Settings
from everdell_desktop.keeping.storage import Storage
storage = Storage(Path(sys.argv[1]))
sitting = {"format": 1, "padding": "x" * 300_000}
print("ready", flush=True)
for number in range(int(sys.argv[2])):
    storage.autosave({**sitting, "number": number})
    storage.save_slot("Same", {**sitting, "number": number})
    storage.save_settings(Settings(volume=number % 100))
"""


def writer(folder: Path, rounds: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", WRITER, str(folder), str(rounds)], stdout=subprocess.PIPE)


def test_a_program_killed_while_saving_leaves_only_whole_files(storage: Storage) -> None:
    storage.save_settings(Settings())
    chance = random.Random(4)
    for _ in range(12):
        process = writer(storage.folder, 1_000_000)
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(chance.uniform(0.0, 0.12))
        process.kill()
        process.wait()
        process.stdout.close()
        slots = storage.slots()
        assert storage.notes == []
        assert all(len(slot.sitting["padding"]) == 300_000 for slot in slots)
        assert storage.load_settings().notes == []
    assert storage.newest_autosave() is not None
    assert sum(slot.auto for slot in storage.slots()) <= AUTOSAVES_KEPT + 12


def test_two_programs_at_once_do_not_harm_each_other(storage: Storage) -> None:
    processes = [writer(storage.folder, 12) for _ in range(2)]
    for process in processes:
        assert process.wait() == 0
        assert process.stdout is not None
        process.stdout.close()
    assert storage.slots()
    assert storage.notes == []
    assert storage.load_settings().notes == []
    assert not list(storage.saves.glob(".*.tmp"))


def test_another_game_does_not_push_an_unfinished_one_out(storage: Storage) -> None:
    names = [f"{number:x}" * 32 for number in range(1, 8)]
    for name in names:
        for number in range(5):
            storage.autosave({**SITTING, "name": name, "number": number})
    found = [(slot.sitting["name"][0], slot.sitting["number"]) for slot in storage.slots()]
    assert found == [("7", 4), ("7", 3), ("7", 2), ("6", 4), ("5", 4), ("4", 4), ("3", 4)]
