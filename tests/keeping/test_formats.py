"""Every format ever released is read, and nobody can raise one without saying how the old ones are read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from everdell_desktop.engine.game import SaveError
from everdell_desktop.keeping import upgrades
from everdell_desktop.keeping.album import read_record
from everdell_desktop.keeping.campaigns import read_campaign
from everdell_desktop.keeping.campaigns import written as written_campaign
from everdell_desktop.keeping.files import StorageError
from everdell_desktop.keeping.profiles import Profiles
from everdell_desktop.keeping.replays import check
from everdell_desktop.keeping.save_file import envelope
from everdell_desktop.keeping.storage import Storage
from everdell_desktop.keeping.upgrades import FORMATS, STEPS, NewerSave, newest_game, upgraded
from everdell_desktop.sitting.controller import Sitting
from tests.keeping.games import ANNA, BEN, FIRST_DAY, played

SAVES = Path(__file__).resolve().parents[2] / "saves"
FOLDERS = sorted(SAVES.glob("format_*"))
OTHERS = {"expected", "record", "profile", "campaign"}
SAMPLES = [path for folder in FOLDERS for path in sorted(folder.glob("*.json")) if path.stem not in OTHERS]
NAMES = {
    "two_players", "four_players", "hot_seat", "mid_turn", "solo_year_1", "solo_year_2", "solo_year_3", "pearlbrook",
    "small_boxes", "finished",
}  # fmt: skip


def label(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def numbers(folder: Path) -> dict[str, int]:
    """The formats of a folder's samples."""
    save = json.loads((folder / "two_players.json").read_text(encoding="utf-8"))
    record = json.loads((folder / "record.json").read_text(encoding="utf-8"))
    profile = json.loads((folder / "profile.json").read_text(encoding="utf-8"))
    sitting = save["sitting"]
    found = {"file": save["format"], "sitting": sitting["format"], "game": sitting["game"]["format"],
             "record": record["format"], "profile": profile["format"]}  # fmt: skip
    if (campaign := folder / "campaign.json").exists():
        found["campaign"] = json.loads(campaign.read_text(encoding="utf-8"))["format"]
    return found


def keys(data: Any) -> Any:
    """The shape of data: the keys of objects, down to where lists and plain values begin."""
    return {name: keys(value) for name, value in data.items()} if isinstance(data, dict) else None


def test_every_format_has_a_way_up_and_samples() -> None:
    """Whoever raises a number in FORMATS must write the step from the old one and run tools/make_sample_saves.py."""
    for kind, newest in FORMATS.items():
        assert set(STEPS[kind]) == set(range(1, newest)), f"{kind}: a step to the next format is missing"
        sampled = {numbers(folder)[kind] for folder in FOLDERS if kind in numbers(folder)}
        assert sampled == set(range(1, newest + 1)), f"{kind}: saves/ lacks samples of a format"
    for folder in FOLDERS:
        assert {path.stem for path in folder.glob("*.json")} >= NAMES


def test_what_is_written_now_has_the_shape_of_the_newest_samples() -> None:
    """A key more or less is a new format."""
    newest = FOLDERS[-1]
    sample = json.loads((newest / "hot_seat.json").read_text(encoding="utf-8"))
    now = json.loads(envelope("hot_seat", FIRST_DAY, played([ANNA, BEN], answers=40).save(), None))
    for data in (sample, now):
        for part in ("state", "start"):
            data["sitting"]["game"][part]["options"] = {}
    assert keys(now) == keys(sample)


@pytest.mark.parametrize("path", SAMPLES, ids=label)
def test_old_saves_come_back_at_the_very_decision(path: Path, tmp_path: Path) -> None:
    expected = json.loads((path.parent / "expected.json").read_text(encoding="utf-8"))[path.stem]
    data = Storage(tmp_path).load(path)
    sitting = Sitting.load(data)
    decision = sitting.decision
    assert sitting.game.notice == ""
    assert sitting.game.state.turn == expected["turn"]
    assert [sheet.total for sheet in sitting.game.scores()] == expected["scores"]
    assert (decision.seat if decision else None) == expected["seat"]
    assert (decision.prompt if decision else "") == expected["prompt"]
    assert [option.key for option in (decision.options if decision else ())] == expected["options"]
    assert check(data).differences == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_old_records_and_profiles_are_read(folder: Path, tmp_path: Path) -> None:
    game, sitting = read_record(folder / "record.json")
    assert [seat.score for seat in game.seats] == [sheet.total for sheet in Sitting.load(sitting).game.scores()]
    profiles = Profiles(Storage(tmp_path))
    profiles.folder.mkdir()
    (profiles.folder / "anna.json").write_bytes((folder / "profile.json").read_bytes())
    assert [one.name for one in profiles.all()] == ["Anna"]


@pytest.mark.parametrize("path", sorted(SAVES.glob("*/campaign.json")), ids=label)
def test_old_campaigns_are_read_and_nothing_is_added_without_a_new_format(path: Path, tmp_path: Path) -> None:
    there = tmp_path / f"{7:032x}.json"
    there.write_bytes(path.read_bytes())
    kept = read_campaign(there)
    assert kept.name == "Twinbrook" and kept.book.next_chapter(kept.sheet) == 2 and kept.table == f"{33:032x}"
    assert [plan.name for plan in kept.company.plans] == ["Anna", "Moss"]
    if json.loads(path.read_text(encoding="utf-8"))["format"] == FORMATS["campaign"]:
        assert json.loads(written_campaign(kept)).keys() == json.loads(path.read_text(encoding="utf-8")).keys()


def test_steps_are_taken_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(upgrades.FORMATS, "sitting", 3)
    monkeypatch.setitem(upgrades.STEPS, "sitting", {
        1: lambda old: {**old, "way": "one"}, 2: lambda old: {**old, "way": old["way"] + " two"},
    })  # fmt: skip
    assert upgraded("sitting", {"format": 1}) == {"format": 3, "way": "one two"}
    assert upgraded("sitting", {"format": 2, "way": "late"}) == {"format": 3, "way": "late two"}


def test_the_protocol_reads_old_games_too(monkeypatch: pytest.MonkeyPatch) -> None:
    now = {"format": FORMATS["game"]}
    assert newest_game({"format": 1}) == newest_game(now) == now and newest_game("farm") == "farm"
    later = FORMATS["game"] + 1
    monkeypatch.setitem(upgrades.FORMATS, "game", later)
    monkeypatch.setitem(upgrades.STEPS["game"], later - 1, lambda old: {**old, "way": "on"})
    assert newest_game(now) == newest_game({"format": 1}) == {"format": later, "way": "on"}
    assert newest_game({"format": 7}) == {"format": 7}


@pytest.mark.parametrize("number", [0, -1, None, "1", True, 1.0, []])
def test_what_has_no_format_is_refused(number: Any) -> None:
    with pytest.raises(SaveError, match="not a saved game"):
        upgraded("sitting", {"format": number})


@pytest.mark.parametrize("kind", ["sitting", "game"])
def test_a_save_of_a_newer_version_is_named_so(kind: str) -> None:
    save = played([ANNA, BEN], answers=5).save()
    (save if kind == "sitting" else save["game"])["format"] = 99
    with pytest.raises(NewerSave, match="made by a newer version"):
        Sitting.load(save)


def test_a_file_of_a_newer_version_is_named_so_and_not_touched(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    path = storage.save_slot("Later", played([ANNA, BEN], answers=5).save())
    path.write_text(json.dumps({**json.loads(path.read_text()), "format": 99}))
    before = path.read_bytes()
    with pytest.raises(StorageError, match="made by a newer version"):
        storage.look(path)
    assert storage.slots() == [] and path.read_bytes() == before
    assert "made by a newer version" in storage.notes[0]
