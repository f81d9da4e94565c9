"""No game is lost or hidden: whatever the clock, a damaged file, a later version or a second window does."""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from everdell_desktop.engine.game import SaveError
from everdell_desktop.keeping import files, storage
from everdell_desktop.keeping.album import Album, read_record
from everdell_desktop.keeping.files import StorageError
from everdell_desktop.keeping.replays import check, read_game
from everdell_desktop.keeping.save_file import Slot
from everdell_desktop.keeping.storage import AUTOSAVES_KEPT, Occupied, Storage
from everdell_desktop.keeping.upgrades import NewerSave
from everdell_desktop.keeping.words import declared_size
from everdell_desktop.sitting.catalogue import told
from everdell_desktop.sitting.continuing import to_continue
from everdell_desktop.sitting.controller import Sitting
from tests.keeping.games import ANNA, BEN, CLOVER, FIRST_DAY, played


@pytest.fixture
def kept(tmp_path: Path) -> Storage:
    return Storage(tmp_path / "data")


def rewrite(path: Path, change: Callable[[Any], None]) -> None:
    data = json.loads(path.read_text())
    change(data)
    path.write_text(json.dumps(data))


def clock(monkeypatch: pytest.MonkeyPatch, now: datetime) -> None:
    class Clock(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> datetime:  # type: ignore[override]
            return now

    monkeypatch.setattr(storage, "datetime", Clock)


# the clock


@pytest.mark.parametrize("jump", [-3600, -86400 * 400, 86400 * 400, 0])
def test_a_clock_that_jumps_deletes_and_hides_nothing(
    kept: Storage, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    sitting = {**played([ANNA, CLOVER], answers=4).save()}
    now = datetime(2026, 6, 1, 12, tzinfo=UTC)
    for number in range(8):
        clock(monkeypatch, now + timedelta(seconds=number + (jump if number >= 4 else 0)))
        path = kept.autosave({**sitting, "number": number})
        assert path.exists(), "an autosave is deleted as it is written"
        newest = kept.newest_autosave()
        assert newest is not None and newest.sitting["number"] == number, "Continue opens an older decision"
    assert [slot.sitting["number"] for slot in kept.slots()] == [7, 6, 5]


def test_autosaves_of_the_time_before_are_older_than_all_others(kept: Storage) -> None:
    sitting = played([ANNA, CLOVER], answers=4).save()
    path = kept.autosave({**sitting, "number": 1})
    path.rename(kept.saves / f"autosave-20991231-235959-000001-{sitting['name'][:8]}-abcdef.json")
    for number in (2, 3):
        kept.autosave({**sitting, "number": number})
    assert [slot.sitting["number"] for slot in kept.slots()] == [3, 2, 1]


# damage


@pytest.mark.parametrize("part", ["state", "answers", "plans"])
def test_continue_falls_back_to_the_newest_game_that_loads_and_says_so(kept: Storage, part: str) -> None:
    game = played([ANNA, CLOVER], answers=8)
    for number in range(AUTOSAVES_KEPT):
        newest = kept.autosave({**game.save(), "number": number})

    def tear(data: Any) -> None:
        sitting = data["sitting"]
        if part == "plans":
            sitting["plans"] = [{}]
        else:
            sitting["game"][part] = {"seats": "torn"}

    rewrite(newest, tear)
    found = to_continue(kept, kept.slots())
    assert found is not None and found.sitting["number"] == AUTOSAVES_KEPT - 2
    (first, second) = kept.tell()
    assert f"It was kept as {newest.name}.damaged." in first and "Continue opens" in second
    assert to_continue(kept, kept.slots()) == found and kept.tell() == [], "it is told once"


def test_what_lies_in_the_way_is_told_once_and_not_forgotten(kept: Storage) -> None:
    kept.autosave(played([ANNA, CLOVER], answers=4).save()).write_text("{")
    kept.slots()
    kept.slots()
    assert len(kept.tell()) == 1, "a second look at the list must not drop what was found by the first"
    assert kept.tell() == []


def later_version(kept: Storage) -> Path:
    path = kept.autosave(played([ANNA, CLOVER], answers=4).save())
    rewrite(path, lambda data: data["sitting"]["game"]["state"]["boxes"].append("moonbrook"))
    return path


def test_a_game_with_a_box_nobody_knows_is_from_a_later_version(kept: Storage) -> None:
    good = kept.autosave(played([BEN, CLOVER], 2, answers=4).save())
    path = later_version(kept)
    with pytest.raises(NewerSave, match="newer version"):
        Sitting.load(kept.load(path))
    found = to_continue(kept, kept.slots())
    assert found is not None and found.path == good
    assert path.exists() and "made by a newer version" in kept.tell()[0]
    assert path in [slot.path for slot in kept.slots()], "it stays in the list"
    assert kept.tell() == []


# two windows


HOLDING = """
import sys
from pathlib import Path
from everdell_desktop.keeping.storage import Storage
storage = Storage(Path(sys.argv[1]))
print(storage.hold({"name": sys.argv[2]}), flush=True)
sys.stdin.read()
"""


def test_a_game_open_in_one_window_is_not_opened_in_another(kept: Storage) -> None:
    sitting = played([ANNA, CLOVER], answers=4).save()
    other = Storage(kept.folder)
    kept.autosave(sitting)
    assert not other.hold(sitting), "the one that plays it holds it"
    assert kept.hold(sitting)
    kept.hold({"name": "a" * 32})
    assert other.hold(sitting), "another game was opened there"
    other.let_go()
    assert kept.hold(sitting)
    assert not list(kept.saves.glob(f".{'a' * 32}.open"))


def test_a_window_that_was_killed_holds_nothing(kept: Storage) -> None:
    command = [sys.executable, "-c", HOLDING, str(kept.folder), "b" * 32]
    for _ in range(3):
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            assert process.stdout.readline().strip() == "True"
            assert not kept.hold({"name": "b" * 32})
            process.kill()
        assert kept.hold({"name": "b" * 32})
        kept.let_go()


def test_a_folder_where_nothing_can_be_locked_refuses_no_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert Storage(tmp_path / "file" / "data").hold({"name": "c" * 32})


# words of strangers


NAMES = ["x" * 4_000, "x" * 1_000_000, "a\0b", "lone \udc00", "\x1b[2Jgone", "two\nlines", "‮backwards", ""]


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
def test_a_name_from_a_file_can_be_shown_and_hides_no_other(kept: Storage, name: str) -> None:
    kept.save_slot("Good", played([ANNA, CLOVER], answers=4).save())
    path = kept.save_slot("Bad", played([ANNA, CLOVER], answers=4).save())
    rewrite(path, lambda data: data.update(name=name))
    slots = kept.slots()
    assert len(slots) == 2
    assert all(slot.name.isprintable() and len(slot.name) <= 60 for slot in slots)
    rewrite(path, lambda data: data["sitting"]["plans"][0].update(name=name))
    rewrite(path, lambda data: data["sitting"]["game"]["state"]["seats"][0].update(name=name))
    for slot in kept.slots():
        try:
            loaded = Sitting.load(slot.sitting)
        except SaveError as error:
            assert len(str(error)) < 500
        else:
            names = [plan.name for plan in loaded.plans] + [player.name for player in loaded.game.state.players]
            assert all(name.isprintable() and len(name) <= 60 for name in names)


@pytest.mark.parametrize("date", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "0001-01-01", "9999-12-31"])
def test_a_date_at_the_ends_of_the_calendar_can_be_told(kept: Storage, date: str) -> None:
    path = kept.save_slot("Old", played([ANNA, CLOVER], answers=4).save())
    rewrite(path, lambda data: data.update(saved=date))
    (slot,) = kept.slots()
    assert slot.saved.astimezone().year in range(1989, 2992)
    album = Album(kept)
    record = album.keep(played([ANNA, CLOVER], 3), FIRST_DAY)
    rewrite(record.path, lambda data: data["game"].update(ended=date))
    (found,) = album.records()
    assert found.game.ended.astimezone().year in range(1989, 2992)


@pytest.mark.parametrize("animal", ["../../../secret", "/etc/passwd", "a\0b", 7, ["mouse"], "m" * 10_000])
def test_no_animal_of_a_file_is_a_path(kept: Storage, animal: Any) -> None:
    sitting = played([ANNA, CLOVER], answers=4).save()
    sitting["plans"][0]["animal"] = animal
    with pytest.raises(SaveError):
        Sitting.load(sitting)
    sitting["game"]["state"]["seats"][0]["animal"] = animal
    assert told(sitting) is None
    album = Album(kept)
    record = album.keep(played([ANNA, CLOVER], 3), FIRST_DAY)
    rewrite(record.path, lambda data: data["game"]["seats"][0].update(animal=animal))
    with pytest.raises(StorageError, match="damaged"):
        read_record(record.path)


def png(wide: int, high: int) -> bytes:
    return b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + wide.to_bytes(4, "big") + high.to_bytes(4, "big") + b"\x08\x02\0\0\0"


def jpeg(wide: int, high: int) -> bytes:
    size = high.to_bytes(2, "big") + wide.to_bytes(2, "big")
    return b"\xff\xd8\xff\xe0\0\x04ab\xff\xc0\0\x0b\x08" + size + b"\x01\x01\x11\0"


def test_the_declared_size_of_a_picture_is_found_without_opening_it() -> None:
    assert declared_size(png(640, 360)) == (640, 360)
    assert declared_size(jpeg(640, 360)) == (640, 360)
    for torn in (b"", b"\xff\xd8", jpeg(640, 360)[:12], png(1, 1)[:20], b"GIF89a\0\0\0\0", b"<svg/>", b"\xff\xd8" * 99):
        assert declared_size(torn) is None


@pytest.mark.parametrize(
    "raw", [png(20_000, 20_000), png(1, 2**31), png(0, 5), jpeg(60_000, 9), b"GIF89a" + bytes(40), b"x" * 700_000]
)
def test_a_picture_that_would_fill_the_memory_is_left_out(kept: Storage, raw: bytes) -> None:
    path = kept.save_slot("Large", played([ANNA, CLOVER], answers=4).save(), png(640, 360))
    assert kept.look(path).picture is not None
    rewrite(path, lambda data: data.update(picture=base64.b64encode(raw).decode()))
    assert kept.look(path).picture is None


def test_a_file_is_refused_by_its_size_before_it_is_read(kept: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    path = kept.save_slot("Endless", {})
    with path.open("r+b") as file:
        file.truncate(48_000_000)
    monkeypatch.setattr(Path, "open", None)  # whoever opens it fails
    with pytest.raises(StorageError, match="too large"):
        kept.look(path)


# imports, exports and other places


@pytest.mark.parametrize("packing", [zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2])
def test_a_report_packed_otherwise_or_torn_is_refused_in_a_sentence(
    kept: Storage, tmp_path: Path, packing: int
) -> None:
    path = tmp_path / "report.zip"
    with zipfile.ZipFile(path, "w", packing) as report:
        report.writestr(files.GAME_IN_REPORT, "x" * 10_000)
    whole = path.read_bytes()
    for cut in range(0, len(whole), 7):
        for raw in (whole[:cut], whole[:cut] + b"\xff" + whole[cut + 1 :]):
            path.write_bytes(raw)
            with pytest.raises(StorageError, match=r"\.$"):
                kept.bring_in(path)


def test_a_report_that_unpacks_without_end_is_refused_by_what_it_declares(kept: Storage, tmp_path: Path) -> None:
    path = tmp_path / "bomb.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as report:
        report.writestr(files.GAME_IN_REPORT, b" " * 50_000_000)
    assert path.stat().st_size < 60_000
    with pytest.raises(StorageError, match="cannot be read"):
        kept.bring_in(path)


PLACES = ["~nosuchuser/x.json", "a\0b", "x" * 5_000, "/" + "y/" * 3_000, "\ud800", "/dev/zero", "/dev/null", "\x1b[2J"]


@pytest.mark.parametrize("place", PLACES, ids=range(len(PLACES)))
def test_any_place_that_is_typed_gives_a_sentence(kept: Storage, place: str) -> None:
    path = kept.save_slot("Mine", played([ANNA, CLOVER], answers=4).save())
    deeds: list[Callable[[], object]] = [lambda: kept.bring_in(Path(place)), lambda: read_game(Path(place))]
    if place in PLACES[:5]:
        deeds.append(lambda: kept.export(kept.look(path), Path(place)))
    for deed in deeds:
        with pytest.raises(StorageError, match=r"\.$") as told_:
            deed()
        assert str(told_.value).isprintable() and len(str(told_.value)) < 400


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no such files")
def test_a_pipe_is_no_game_and_nobody_waits_for_it(kept: Storage, tmp_path: Path) -> None:
    kept.save_slot("Good", played([ANNA, CLOVER], answers=4).save())
    for name in ("pipe.json", "pipe.zip"):
        os.mkfifo(tmp_path / name)
        command = [sys.executable, "-m", "everdell_desktop", "replay", str(tmp_path / name)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
        assert done.returncode == 2 and "is not a file" in done.stderr
    os.mkfifo(kept.saves / "game-pipe.json")
    os.mkfifo(kept.folder / "settings.json")
    assert [slot.name for slot in kept.slots()] == ["Good"]
    assert kept.load_settings().notes


def test_a_file_name_is_told_without_what_a_terminal_would_obey(tmp_path: Path) -> None:
    path = tmp_path / "a\x1b[31m\nb.json"
    path.write_text("{")
    command = [sys.executable, "-m", "everdell_desktop", "replay", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and done.stderr.rstrip("\n").isprintable()


def test_export_asks_before_it_replaces_a_file(kept: Storage, tmp_path: Path) -> None:
    slot = kept.look(kept.save_slot("Mine", played([ANNA, CLOVER], answers=4).save()))
    goal = tmp_path / "precious.json"
    goal.write_text("a diary")
    with pytest.raises(Occupied, match=r"precious\.json"):
        kept.export(slot, goal)
    assert goal.read_text() == "a diary"
    kept.export(slot, tmp_path)
    with pytest.raises(Occupied):
        kept.export(slot, tmp_path)
    assert kept.export(slot, goal, replace=True) == goal
    assert kept.look(goal).name == "Mine"


def test_a_game_that_cannot_be_played_again_gives_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    from everdell_desktop.keeping import replays

    def fail(*about: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(replays, "write", fail)
    with pytest.raises(SaveError, match="cannot be played again"):
        check(played([ANNA, CLOVER], answers=4).save())


def test_the_slots_of_a_folder_without_order_keep_their_dates(kept: Storage) -> None:
    sitting = played([ANNA, CLOVER], answers=4).save()
    days = [FIRST_DAY + timedelta(days=day) for day in range(4)]
    slots = [
        Slot(kept.saves / "game-a.json", "a", days[1], False, sitting),
        Slot(kept.saves / "autosave-00000002-0-aa.json", "", days[0], True, sitting),
        Slot(kept.saves / "autosave-00000001-0-aa.json", "", days[3], True, sitting),
        Slot(kept.saves / "game-b.json", "b", days[2], False, sitting),
    ]
    order = [slot.path.stem for slot in storage.newest_first(slots)]
    assert order == ["autosave-00000002-0-aa", "game-b", "game-a", "autosave-00000001-0-aa"]
