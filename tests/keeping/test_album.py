"""Profiles, the album of finished games, replays and bug reports on the disk."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from everdell_desktop.commands.cli import main
from everdell_desktop.keeping.album import Album, read_record
from everdell_desktop.keeping.bug_report import write_bundle
from everdell_desktop.keeping.files import StorageError
from everdell_desktop.keeping.profiles import FIRST, MOST, Profiles
from everdell_desktop.keeping.replays import Replay, check, read_game
from everdell_desktop.keeping.session_log import REMEMBERED, SessionLog
from everdell_desktop.keeping.settings import Settings
from everdell_desktop.keeping.storage import Storage
from everdell_desktop.sitting.controller import Sitting
from tests.keeping.games import ANNA, BEN, CLOVER, FIRST_DAY, played


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return Storage(tmp_path / "data")


# profiles


def test_there_is_always_somebody_and_looking_makes_nothing(storage: Storage) -> None:
    profiles = Profiles(storage)
    assert profiles.all() == [FIRST] and profiles.current() == FIRST
    assert not storage.folder.exists()


def test_create_choose_change_and_delete(storage: Storage) -> None:
    profiles = Profiles(storage)
    anna = profiles.create("  Anna  ", "mouse")
    ben = profiles.create("Ben", "turtle")
    assert profiles.current() == ben
    profiles.choose(anna)
    assert Profiles(storage).current() == anna
    assert profiles.change(anna, "Annika", "squirrel").id == anna.id
    assert [one.name for one in profiles.all()] == ["Annika", "Ben"]
    profiles.delete(profiles.current())
    assert profiles.all() == [ben] and profiles.current() == ben


@pytest.mark.parametrize("name", ["", "  \n", "anna", " ANNA "])
def test_names_that_cannot_be(storage: Storage, name: str) -> None:
    profiles = Profiles(storage)
    profiles.create("Anna", "mouse")
    with pytest.raises(StorageError, match=r"needs a name|already"):
        profiles.create(name, "mouse")


def test_any_other_name_can_be_and_there_is_room_for_some(storage: Storage) -> None:
    profiles = Profiles(storage)
    for name in ["../../etc", "CON", "猫", "x" * 99, "a/b", ".", "ä ö"]:
        assert profiles.create(name, "mouse").name == name[:16]
    assert all(path.parent == profiles.folder for path in storage.folder.rglob("*.json") if path.parent.name != "data")
    profiles.create("Last", "mouse")
    with pytest.raises(StorageError, match=f"room for {MOST}"):
        profiles.create("One more", "mouse")


def test_a_damaged_profile_is_put_aside(storage: Storage) -> None:
    profiles = Profiles(storage)
    profiles.create("Anna", "mouse")
    (profiles.folder / "bad.json").write_text("{")
    assert [one.name for one in profiles.all()] == ["Anna"]
    assert "bad.json.damaged" in profiles.storage.notes[0]


def test_games_of_the_time_before_stay_with_the_first_who_gets_a_name(storage: Storage) -> None:
    album = Album(storage)
    album.keep(played([ANNA, CLOVER], 3), FIRST_DAY)
    anna = album.profiles.create("Anna", "mouse")
    assert len(album.played_by(anna.id)) == 1


def test_seats_belong_to_who_is_called_so_and_else_to_the_present_player(storage: Storage) -> None:
    profiles = Profiles(storage)
    anna, ben = profiles.create("Anna", "mouse"), profiles.create("Ben", "turtle")
    assert profiles.seats([ANNA, CLOVER, BEN]) == {0: anna.id, 2: ben.id}
    assert profiles.seats([CLOVER, ANNA._replace(name="Somebody")]) == {1: ben.id}
    assert profiles.seats([CLOVER]) == {}


# the album


def test_a_finished_game_is_kept_with_everything(storage: Storage) -> None:
    sitting = played([ANNA, CLOVER], 3)
    record = Album(storage).keep(sitting, FIRST_DAY)
    game, saved = read_record(record.path)
    assert game == record.game and game.seed == 3 and game.ended == FIRST_DAY
    assert Sitting.load(saved).game.history == sitting.game.history


def test_the_same_game_finished_twice_is_one_game(storage: Storage) -> None:
    album, sitting = Album(storage), played([ANNA, CLOVER], 3)
    album.keep(sitting)
    again = Sitting.load(sitting.save())
    again.game.undo()
    again.game.redo()
    album.keep(again)
    assert len(album.records()) == 1


def test_deleting_a_player_takes_the_games_nobody_else_has(storage: Storage) -> None:
    album = Album(storage)
    anna, ben = album.profiles.create("Anna", "mouse"), album.profiles.create("Ben", "turtle")
    album.keep(played([ANNA, CLOVER], 3))
    album.keep(played([ANNA, BEN], 4))
    album.forget(anna.id)
    assert [[seat.name for seat in record.game.seats] for record in album.records()] == [["Anna", "Ben"]]
    assert len(album.played_by(ben.id)) == 1


# replays


def test_every_step_of_a_replay_is_the_game_as_it_was() -> None:
    sitting = played([ANNA, CLOVER], 5)
    replay = Replay(sitting)
    again = Sitting.new(sitting.plans, seed=5)
    answers = [answer for turn in sitting.game.history for answer in turn]
    assert len(replay) == len(answers) + 1
    for number, answer in enumerate(answers):
        then = replay.game(number)
        assert then.position() == again.game.position()
        assert len(replay.entries(number, then)) == len(again.entries())
        again.submit(answer)
    assert replay.game(len(replay) - 1).over


def test_turns_are_walked_back_and_forth() -> None:
    replay = Replay(played([ANNA, CLOVER], 5))
    starts = [number for number, step in enumerate(replay.steps) if step.answers == 0]
    walked, number = [0], 0
    while number < len(replay) - 1:
        number = replay.turn_after(number)
        walked.append(number)
    assert walked == starts
    while number:
        assert replay.turn_before(number) < number
        number = replay.turn_before(number)


@pytest.mark.parametrize("year", [0, 2])
def test_playing_on_from_any_step_is_a_new_game_from_there(year: int) -> None:
    plans = [ANNA] if year else [ANNA, BEN]
    sitting = played(plans, 5, **({"rugwort_year": year} if year else {}))
    replay = Replay(sitting)
    for number in range(0, len(replay) - 1, 7):
        new = replay.play_on(number, plans)
        then = replay.game(number)
        assert new.game.position() == then.position()
        assert new.practice_used and new.name != sitting.name and not new.game.notice
        assert new.game.can_undo() == (number > 0)
        assert len(new.entries()) == len(replay.entries(number, then))


def test_a_check_finds_nothing_in_games_that_are_the_same() -> None:
    for seed in range(3):
        assert check(played([ANNA, CLOVER], seed).save()).differences == []
    assert check(played([ANNA], 4, 30, rugwort_year=3).save()).differences == []


def test_the_replay_command(tmp_path: Path, storage: Storage, capsys: pytest.CaptureFixture[str]) -> None:
    sitting = played([ANNA, CLOVER], 3)
    record = Album(storage).keep(sitting).path
    save = storage.save_slot("Middle", played([ANNA, BEN], 7, 40).save())
    report = write_bundle(storage, Settings(), SessionLog(storage.folder), sitting.save())
    bare = tmp_path / "bare.json"
    bare.write_text(json.dumps(sitting.game.save()))
    for path in (record, save, report, bare):
        assert main(["replay", str(path)]) == 0
        assert capsys.readouterr().out.startswith("the same: ")


def test_the_replay_command_says_where_a_game_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "save.json"
    for change, sentence in (
        (lambda game: game["history"][10].__setitem__(0, "pass"), 'turn 10, decision 1 (Your turn): expected "pass"'),
        (lambda game: game["state"]["seats"][0].__setitem__("points", 77), "points: expected 77, actual"),
    ):
        data = played([ANNA, CLOVER], 3).save()
        change(data["game"])
        path.write_text(json.dumps({"sitting": data}))
        assert main(["replay", str(path)]) == 1
        out = capsys.readouterr().out
        assert out.startswith("not the same") and sentence in out


def test_scores_that_do_not_come_out_are_a_difference(storage: Storage, capsys: pytest.CaptureFixture[str]) -> None:
    path = Album(storage).keep(played([ANNA, CLOVER], 3)).path
    data = json.loads(path.read_text())
    data["game"]["seats"][0]["score"] += 1
    path.write_text(json.dumps(data))
    assert main(["replay", str(path)]) == 1
    assert "expected the scores" in capsys.readouterr().out


@pytest.mark.parametrize("content", ["", "{", "[]", '{"milk": 1}', '{"game": {}}', '{"game": {"format": 99}}', None])
def test_the_replay_command_on_what_is_no_game(
    tmp_path: Path, content: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file.json"
    if content is not None:
        path.write_text(content)
    assert main(["replay", str(path)]) == 2
    captured = capsys.readouterr()
    assert captured.out == "" and captured.err.startswith("everdell-desktop: ")


# bug reports


def test_a_report_holds_what_is_needed_and_brings_the_game_back(storage: Storage, tmp_path: Path) -> None:
    sitting = played([ANNA, CLOVER], 3, 33)
    log = SessionLog(storage.folder)
    log.note("A game begins")
    log.error("A card failed", ValueError("ouch"))
    path = write_bundle(storage, Settings(volume=12), log, sitting.save())
    assert path.parent == storage.folder / "reports"
    with zipfile.ZipFile(path) as report:
        assert set(report.namelist()) == {"readme.txt", "about.json", "settings.json", "log.txt", "game.json"}
        assert json.loads(report.read("settings.json"))["volume"] == 12
        assert json.loads(report.read("about.json"))["version"]
        text = report.read("log.txt").decode()
        assert "A game begins" in text and "ValueError: ouch" in text
    assert Sitting.load(read_game(path)[0]).game.position() == sitting.game.position()
    other = Storage(tmp_path / "other")
    brought = other.bring_in(path)
    assert Sitting.load(other.load(brought)).game.position() == sitting.game.position()


def test_reports_without_a_game_and_broken_ones_are_refused_in_a_sentence(storage: Storage, tmp_path: Path) -> None:
    empty = write_bundle(storage, Settings(), SessionLog(storage.folder))
    with pytest.raises(StorageError, match="holds no game"):
        storage.bring_in(empty)
    whole = write_bundle(storage, Settings(), SessionLog(storage.folder), played([ANNA, BEN], 1, 9).save()).read_bytes()
    broken = tmp_path / "broken.zip"
    for end in range(0, len(whole), max(1, len(whole) // 60)):
        for content in (whole[:end], whole[:end] + b"\\xff\\x00" + whole[end + 2 :]):
            broken.write_bytes(content)
            try:
                storage.bring_in(broken)
            except StorageError as error:
                assert "broken.zip" in str(error)


def test_the_log_turns_over_and_never_disturbs(tmp_path: Path) -> None:
    log = SessionLog(tmp_path)
    for number in range(6000):
        log.note(f"{number} {'x' * 120}")
    log.close()
    logs = list((tmp_path / "logs").iterdir())
    assert 2 <= len(logs) <= 3 and all(path.stat().st_size <= 200_000 for path in logs)
    assert len(log.lines) == REMEMBERED
    (tmp_path / "file").write_text("")
    locked = SessionLog(tmp_path / "file")
    locked.note("still remembered")
    assert "still remembered" in locked.text()


def test_the_home_folder_is_not_named_in_the_log(tmp_path: Path) -> None:
    log = SessionLog(tmp_path)
    log.note(f"somewhere in {Path.home()}/games")
    assert str(Path.home()) not in log.text() and "~/games" in log.text()
