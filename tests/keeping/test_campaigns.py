"""A campaign is as safe as a save: kills, clocks, damage, later versions and second windows cost nothing."""

from __future__ import annotations

import errno
import json
import random
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.search import random_pick
from everdell_desktop.keeping import campaigns, files
from everdell_desktop.keeping.album import Album
from everdell_desktop.keeping.campaigns import Campaigns, Company, KeptCampaign
from everdell_desktop.keeping.files import StorageError
from everdell_desktop.keeping.profiles import Profiles
from everdell_desktop.keeping.storage import OTHER_GAMES_KEPT, Storage
from everdell_desktop.sitting.continuing import to_continue
from everdell_desktop.sitting.controller import SeatPlan, Sitting
from tests.keeping.games import ANNA, CLOVER, played

BOXES = [box.name for box in SHELF.boxes.values() if box.campaign is not None]
COMPANIES = {
    2: Company((SeatPlan("Anna", "hare"), SeatPlan("Ben", "tortoise")), boxes=("duo",)),
    1: Company((SeatPlan("Anna", "mouse"),), boxes=("base",)),
}


@pytest.fixture
def kept(tmp_path: Path) -> Campaigns:
    return Campaigns(Storage(tmp_path / "data"))


def begun(kept: Campaigns, box: str = "duo", name: str = "") -> KeptCampaign:
    book = SHELF.box(box).campaign
    assert book is not None
    return kept.begin(box, name, book.difficulties[0], COMPANIES[book.seats])


def finish(sitting: Sitting, seed: int = 1) -> Sitting:
    chance = random.Random(seed)
    while sitting.decision is not None:
        sitting.submit(sitting.decision.answer(random_pick(sitting.decision, chance)))
    return sitting


def again(kept: Campaigns) -> Campaigns:
    """The program was ended without a word and is started anew on the same folder."""
    kept.storage.let_go()  # as the system does
    return Campaigns(Storage(kept.storage.folder))


# chapters


@pytest.mark.parametrize("box", BOXES)
def test_a_chapter_is_begun_left_continued_and_entered(kept: Campaigns, box: str) -> None:
    one = begun(kept, box, "Millbrook")
    sitting = kept.play(one, 1, seed=5)
    kept.storage.autosave(sitting.save())
    kept = again(kept)
    (one,) = kept.mine(box)
    left = kept.opened(one)
    assert left is not None and left.game.position() == sitting.game.position() and one.name == "Millbrook"
    finish(left)
    kept.storage.autosave(left.save())
    told = kept.enter(left)
    assert told is not None and told.entered and told.book.lines(told.sheet)[0].number == 1
    assert told == again(kept).find(one.id) and told.name == "Millbrook"


def test_the_menu_continues_a_chapter_too(kept: Campaigns) -> None:
    sitting = kept.play(begun(kept), 1, seed=5)
    kept.storage.autosave(sitting.save())
    slot = to_continue(kept.storage, kept.storage.slots())
    assert slot is not None and Sitting.load(slot.sitting).campaign == sitting.campaign


def test_a_chapter_is_entered_once_however_often_it_is_finished(kept: Campaigns) -> None:
    one = begun(kept)
    sitting = finish(kept.play(one, 1, seed=5))
    first = kept.enter(sitting)
    assert first is not None and kept.enter(sitting) == first, "entered twice it is one line, and not written again"
    later = kept.play(first, first.book.choices(first.sheet)[-1], seed=6)
    assert kept.enter(sitting) is None, "the campaign has moved on"
    assert kept.enter(later) is None, "a chapter that is not over is not entered"
    assert len(kept.find(one.id).book.lines(kept.find(one.id).sheet)) == 1


def test_a_chapter_finished_otherwise_after_a_step_back_replaces_itself(kept: Campaigns) -> None:
    sitting = finish(kept.play(begun(kept), 1, seed=5))
    kept.enter(sitting)
    sitting.game.undo()
    sitting.game.undo()
    finish(sitting, seed=99)
    told = kept.enter(sitting)
    result = sitting.game.result()
    assert told is not None and result is not None and told.sheet["sheet"] == [result["entry"]]


def test_only_chapters_whose_turn_it_is_are_begun(kept: Campaigns) -> None:
    one = begun(kept)
    with pytest.raises(StorageError, match="moved on"):
        kept.play(one, 2)
    other = Campaigns(Storage(kept.storage.folder))
    kept.enter(finish(kept.play(one, 1, seed=5)))
    kept.storage.let_go()
    with pytest.raises(StorageError, match="moved on"):
        other.play(one._replace(sheet={**one.sheet, "sheet": []}), 3)


def test_a_chapter_left_alone_outlives_many_other_games(kept: Campaigns) -> None:
    one, two = begun(kept), begun(kept, name="Elsewhere")
    for campaign in (one, two):
        kept.storage.autosave(kept.play(campaign, 1, seed=5).save())
    for _ in range(3 * OTHER_GAMES_KEPT):
        kept.storage.autosave(played([ANNA, CLOVER], answers=3).save())
    for campaign in (one, two):
        assert kept.opened(kept.find(campaign.id)) is not None
    assert len(kept.storage.autosaves()) <= OTHER_GAMES_KEPT + 3 + 2


# kills


class Killed(BaseException):
    """The program is gone."""


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("write", range(7))
def test_a_kill_at_any_write_loses_and_doubles_nothing(
    kept: Campaigns, monkeypatch: pytest.MonkeyPatch, box: str, write: int
) -> None:
    """Through beginning, playing and entering a chapter; then the same is done again until it is through."""
    writes = 0
    whole = files.os.replace

    def replace(beside: Any, path: Any) -> None:
        nonlocal writes
        writes += 1
        if writes == write + 1:
            raise Killed
        whole(beside, path)

    def through(kept: Campaigns) -> None:
        mine = kept.mine(box)
        one = kept.settled(mine[0]) if mine else begun(kept, box)
        if not one.book.lines(one.sheet):
            sitting = kept.opened(one) or kept.play(one, 1, seed=5)
            kept.storage.autosave(sitting.save())
            kept.storage.autosave(finish(sitting).save())
            kept.enter(sitting)
            Album(kept.storage).keep(sitting)

    monkeypatch.setattr(files.os, "replace", replace)
    with pytest.raises(Killed) if write < 6 else pytest.raises(AssertionError):
        through(kept)
        raise AssertionError
    monkeypatch.setattr(files.os, "replace", whole)
    kept = again(kept)
    through(kept)
    (one,) = kept.all()
    assert len(one.book.lines(one.sheet)) == 1 and one.entered
    expected = finish(Sitting.load(kept.storage.load(kept.storage.autosaves(one.id)[0]))).game.result()
    assert expected is not None and one.sheet["sheet"] == [expected["entry"]]
    assert kept.storage.notes == []


# the clock


@pytest.mark.parametrize("jump", [-3600, -86400 * 400, 86400 * 400])
def test_the_order_is_that_of_playing_whatever_the_clock_says(
    kept: Campaigns, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    first = begun(kept, name="First")

    class Clock(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> datetime:  # type: ignore[override]
            return datetime(2026, 11, 18, tzinfo=UTC) + timedelta(seconds=jump)

    monkeypatch.setattr(campaigns, "datetime", Clock)
    begun(kept, name="Second")
    assert [one.name for one in kept.mine("duo")] == ["Second", "First"]
    kept.play(first, 1, seed=5)
    assert [one.name for one in kept.mine("duo")] == ["First", "Second"]


# damage and later versions


def rewrite(kept: Campaigns, one: KeptCampaign, change: Callable[[dict[str, Any]], object]) -> Path:
    path = kept.folder / f"{one.id}.json"
    data = json.loads(path.read_text())
    change(data)
    path.write_text(json.dumps(data))
    return path


DAMAGE: dict[str, Callable[[dict[str, Any]], object]] = {
    "no sheet": lambda data: data.pop("sheet"),
    "an impossible sheet": lambda data: data["sheet"].update(sheet=[{"chapter": 2, "won": True, "score": 5}]),
    "a name that does not print": lambda data: data["sheet"].update(city="a\nb"),
    "an animal that is a path": lambda data: data["plans"][0].update(animal="../../etc/passwd"),
    "too many seats": lambda data: data.update(plans=data["plans"] * 2),
    "no seats": lambda data: data.update(plans=[]),
    "a seat without a name": lambda data: data["plans"][1].update(name=""),
    "two seats of one name": lambda data: data["plans"][1].update(name="Anna"),
    "a number that is none": lambda data: data.update(number="1"),
    "an endless number": lambda data: data.update(number=10**30),
    "a date that is none": lambda data: data.update(saved="yesterday"),
    "a flag that is none": lambda data: data.update(entered="yes"),
    "a box that is no word": lambda data: data.update(box=["duo"]),
    "no format": lambda data: data.pop("format"),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_a_damaged_campaign_is_kept_beside_told_once_and_hides_no_other(kept: Campaigns, what: str) -> None:
    good, bad = begun(kept, name="Good"), begun(kept, name="Bad")
    path = rewrite(kept, bad, DAMAGE[what])
    assert [one.id for one in kept.mine("duo")] == [good.id]
    assert len(kept.storage.tell()) == 1 and kept.all() and kept.storage.tell() == []
    assert not path.exists() and path.with_name(f"{path.name}.damaged").exists()


@pytest.mark.parametrize("text", ["", "{", "[]", "\x00\x01", '{"file": "everdell-desktop campaign"', "9" * 200_000])
def test_a_torn_campaign_is_told_of(kept: Campaigns, text: str) -> None:
    good, bad = begun(kept, name="Good"), begun(kept, name="Bad")
    (kept.folder / f"{bad.id}.json").write_text(text)
    assert [one.id for one in kept.all()] == [good.id] and len(kept.storage.tell()) == 1


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.update(format=99),
        lambda data: data.update(box="moonfall"),
        lambda data: data.update(boxes=["base", "moonfall"]),
    ],
)
def test_a_campaign_of_a_later_version_is_left_as_it_is(kept: Campaigns, change: Any) -> None:
    good, later = begun(kept, name="Good"), begun(kept, name="Later")
    path = rewrite(kept, later, change)
    before = path.read_bytes()
    assert [one.id for one in kept.all()] == [good.id] and path.read_bytes() == before
    assert "newer version" in kept.storage.tell()[0] and kept.all() and kept.storage.tell() == []


def test_a_chapter_whose_save_is_damaged_is_begun_anew(kept: Campaigns) -> None:
    one = begun(kept)
    path = kept.storage.autosave(kept.play(one, 1, seed=5).save())
    path.write_text("{")
    kept = again(kept)
    assert kept.opened(kept.find(one.id)) is None and len(kept.storage.tell()) == 1
    assert kept.play(kept.find(one.id), 1, seed=6).decision is not None


# side by side


def test_names_are_own_and_can_be_changed(kept: Campaigns) -> None:
    one = begun(kept, name="Millbrook")
    with pytest.raises(StorageError, match="already"):
        begun(kept, name=" millbrook ")
    assert begun(kept, "solo", "Millbrook").name == "Millbrook", "another campaign, another shelf"
    sitting = finish(kept.play(one, 1, seed=5))
    assert kept.rename(one, "Mill\nbrook  two").name == "Mill brook two"
    told = kept.enter(sitting)
    assert told is not None and told.name == "Mill brook two", "a name given during a chapter stays"
    with pytest.raises(StorageError, match="name"):
        kept.rename(one, "  ")


def test_a_deleted_campaign_takes_its_chapter_along(kept: Campaigns) -> None:
    one, other = begun(kept, name="One"), begun(kept, name="Other")
    sitting = kept.play(one, 1, seed=5)
    for campaign in (sitting, kept.play(other, 1, seed=5)):
        kept.storage.autosave(campaign.save())
    kept.delete(one)
    assert [left.id for left in kept.all()] == [other.id] and kept.storage.autosaves(one.id) == []
    assert kept.opened(kept.find(other.id)) is not None and kept.enter(finish(sitting)) is None


def test_campaigns_belong_to_who_plays_them(kept: Campaigns) -> None:
    profiles = Profiles(kept.storage)
    ben = profiles.create("Ben", "squirrel")
    anna = profiles.create("Anna", "hedgehog")
    clara = profiles.create("Clara", "mouse")
    begun(kept, name="Shared")
    assert kept.mine("duo") == []
    for owner in (anna, ben):
        profiles.choose(owner)
        assert [one.name for one in kept.mine("duo")] == ["Shared"]
    profiles.choose(clara)
    for owner in (anna, ben):
        (profiles.folder / f"{owner.id}.json").unlink()
    assert [one.name for one in kept.mine("duo")] == ["Shared"], "what belongs to nobody any more is hidden from nobody"


def test_two_windows_do_not_play_one_campaign(kept: Campaigns) -> None:
    one = begun(kept)
    kept.storage.autosave(kept.play(one, 1, seed=5).save())
    other = Campaigns(Storage(kept.storage.folder))
    with pytest.raises(StorageError, match="another window"):
        other.play(other.find(one.id), 1)
    with pytest.raises(StorageError, match="another window"):
        other.delete(one)
    assert not other.storage.hold(other.opened(other.find(one.id)).save())  # type: ignore[union-attr]
    kept.storage.let_go()
    assert other.play(other.find(one.id), 1).campaign == one.id


# whole campaigns


@pytest.mark.parametrize(("box", "seed"), [("duo", 3), ("solo", 4), ("solo", 5)])
def test_a_whole_campaign_by_chance_saved_and_loaded_on_the_way(kept: Campaigns, box: str, seed: int) -> None:
    """Each chapter is left some time in its middle; lost ones are replayed by chance; the book has an end."""
    one, chance = begun(kept, box), random.Random(seed)
    for _ in range(40):
        choices = one.book.choices(one.sheet)
        if not choices:
            break
        sitting = kept.play(one, chance.choice(choices), seed=chance.getrandbits(30))
        while sitting.decision is not None:
            if "concede" in (option.key for option in sitting.decision.options):
                sitting.submit("concede")
                continue
            sitting.submit(sitting.decision.answer(random_pick(sitting.decision, chance)))
            if chance.random() < 0.02:
                kept.storage.autosave(sitting.save())
                kept = again(kept)
                left = kept.opened(kept.find(one.id))
                assert left is not None and left.game.position() == sitting.game.position()
                sitting = left
        kept.storage.autosave(sitting.save())
        kept = again(kept)
        one = kept.settled(kept.find(one.id))
        assert one.entered and one.sheet["sheet"][-1] == (sitting.game.result() or {})["entry"]
    assert one.over and len(one.book.lines(one.sheet)) == len(one.book.pages), f"{box} {seed}"
    total = sum(part.points for part in one.book.sums(one.sheet))
    assert one.book.totals(one.sheet)["total"] == total


def test_a_game_that_only_says_it_is_the_chapter_enters_nothing(kept: Campaigns) -> None:
    """As a damaged autosave may: another game under the names of this one."""
    one = begun(kept)
    sitting = kept.play(one, 1, seed=5)
    foreign = {**played([ANNA, CLOVER], 3).save(), "name": sitting.name, "campaign": one.id}
    kept.storage.autosave(foreign)
    kept = again(kept)
    (one,) = kept.all()
    assert kept.settled(one) == one and not one.entered
    assert kept.play(one, 1, seed=5).name != sitting.name


def test_a_full_disk_leaves_the_campaign_as_it_was(kept: Campaigns, monkeypatch: pytest.MonkeyPatch) -> None:
    one = begun(kept)
    sitting = kept.play(one, 1, seed=5)
    kept.storage.autosave(sitting.save())
    before = kept.find(one.id)

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(files.os, "fsync", full)
        finish(sitting)
        for deed in (lambda: kept.enter(sitting), lambda: kept.rename(one, "Other"), lambda: kept.play(one, 1)):
            with pytest.raises(StorageError, match="the disk is full"):
                deed()
    kept = again(kept)
    assert kept.all() == [before] and not list(kept.storage.folder.rglob("*.tmp"))
    left = kept.opened(before)
    assert left is not None and kept.enter(finish(left)) is not None
