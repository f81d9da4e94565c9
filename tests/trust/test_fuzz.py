"""Random damage to everything that comes from outside, over every box on the shelf: a sentence, or something sound."""

from __future__ import annotations

import dataclasses
import functools
import io
import json
import random
import zipfile
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from everdell_desktop.ai.levels import LEVELS
from everdell_desktop.boxes import SHELF
from everdell_desktop.commands.protocol import Session
from everdell_desktop.engine.combining import BoxError
from everdell_desktop.engine.game import Game, SaveError
from everdell_desktop.keeping.album import Album, read_record
from everdell_desktop.keeping.campaigns import Campaigns, Company, KeptCampaign
from everdell_desktop.keeping.files import GAME_IN_REPORT, StorageError
from everdell_desktop.keeping.learning import Learning, Opened
from everdell_desktop.keeping.profiles import Profiles
from everdell_desktop.keeping.replays import check, read_game
from everdell_desktop.keeping.save_file import envelope
from everdell_desktop.keeping.settings import Settings
from everdell_desktop.keeping.storage import Storage
from everdell_desktop.keeping.words import is_shown, is_word
from everdell_desktop.sitting.catalogue import in_brief, told
from everdell_desktop.sitting.chosen_boxes import ChosenBoxes
from everdell_desktop.sitting.controller import SeatPlan, Sitting
from everdell_desktop.sitting.guides import LessonGuide
from everdell_desktop.sitting.lessons import answers_given, lessons, sit_down
from everdell_desktop.ui.screens.seating import Seating
from tests.trust.fuzzing import ODD, bent, cases, damaged, torn, words_in
from tests.walking import Table, each_pair, random_answer

TABLES = each_pair(seed=40)
"""Every box, pair of boxes and value of an option: the modes of a box among them."""
LONGEST_SENTENCE = 700
by_table = pytest.mark.parametrize("table", TABLES, ids=str)


@functools.cache
def played(table: Table, turns: int) -> Sitting:
    """A game some turns on, two of its seats played by computers."""
    game = table.new()
    people = [player for player in game.state.players if not player.automaton]
    levels = ["", *LEVELS]
    plans = [SeatPlan(player.name, player.animal, levels[n % 3]) for n, player in enumerate(people)]
    chance = random.Random(turns)
    while game.decision is not None and game.state.turn < turns:
        game.submit(random_answer(game.decision, chance))
    return Sitting(plans, game)


def sound(error: Exception) -> None:
    """A refusal is a sentence that can be shown."""
    sentence = str(error)
    assert 10 < len(sentence) < LONGEST_SENTENCE and sentence.isprintable(), sentence[:2000]


def play_on(sitting: Sitting, chance: random.Random) -> None:
    """A game that was accepted can be played on and saved."""
    for _ in range(3):
        if sitting.decision is not None:
            sitting.submit(random_answer(sitting.decision, chance))
    again = Sitting.load(json.loads(json.dumps(sitting.save())))
    assert again.game.history[-1] == sitting.game.history[-1]


# the protocol


class Sheet(NamedTuple):
    """A sheet of a campaign, and the key under which it is brought to a game."""

    key: str
    data: Mapping[str, Any]


@functools.cache
def sheets(table: Table) -> list[Sheet]:
    """The sheets of a campaign that this table belongs to: a new one, and those after a chapter and another one."""
    game = played(table, 10_000).game
    campaign = next((box.campaign for box in game.rules.boxes if box.campaign is not None), None)
    if campaign is None or campaign.key not in game.rules.setup.brought:
        return []
    found = [Sheet(campaign.key, game.rules.setup.brought[campaign.key])]
    chance = random.Random(2)
    while len(found) < 3:
        result = game.result()
        assert game.over and result is not None
        found.append(Sheet(campaign.key, result[campaign.key]))
        game = Game.new(replace(table.setup, brought=dict([found[-1]])), 3, table.shelf)
        while game.decision is not None:
            game.submit(random_answer(game.decision, chance))
    return found


def requests(table: Table) -> list[Any]:
    """Good requests about a table."""
    found: list[Any] = [{"cmd": cmd} for cmd in ("undo", "redo", "state", "view", "scores", "save", "boxes")]
    setup = table.setup
    seats = [{"name": seat.name} for seat in setup.seats]
    found.append({"cmd": "new", "boxes": list(setup.boxes), "seats": seats, "options": dict(setup.options), "seed": 3})
    found.append({"cmd": "hint", "level": "easy", "seed": 1})
    found += [{**found[-2], sheet.key: sheet.data} for sheet in sheets(table)]
    found += [{"cmd": "campaign", sheet.key: sheet.data} for sheet in sheets(table)]
    for turns in (3, 12, 24):
        game = played(table, turns).game
        found += [{"cmd": "position", "position": game.position()}, {"cmd": "load", "save": game.save()}]
    return found


@by_table
def test_damaged_lines(table: Table) -> None:
    good, session = requests(table), Session()
    for chance in cases(f"lines {table}", 30):
        request = chance.choice(good)
        line = damaged(request, chance).decode("utf-8", "surrogateescape")
        before = session.handle('{"cmd": "save"}')
        reply = json.loads(json.dumps(session.handle(line)))
        assert reply["ok"] or reply["error"] != "internal", f"{reply['message']}\n{line}"
        if not reply["ok"]:
            assert len(reply["message"]) < 2_000
            assert session.handle('{"cmd": "save"}') == before, "a refused request changed something"
        elif (decision := getattr(session._game, "decision", None)) is not None:
            answer = random_answer(decision, chance)
            wrong = json.loads(json.dumps({"cmd": "answer", "answer": bent([answer], chance)}))
            for sent in (wrong, {"cmd": "answer", "answer": answer}):
                reply = session.handle(json.dumps(sent))
                assert reply["ok"] or reply["error"] == "illegal_answer", (reply, line)
                if reply["ok"]:
                    break


# files


@by_table
def test_damaged_saves(table: Table, tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    saves = [
        json.loads(envelope("Fuzz", datetime.now(UTC), played(table, turns).save(), None)) for turns in (3, 12, 24)
    ]
    path = storage.saves / "autosave-00000001-0-abc.json"
    path.parent.mkdir()
    for chance in cases(f"saves {table}", 16):
        path.write_bytes(damaged(chance.choice(saves), chance))
        try:
            slot = storage.look(path)
            assert slot.name.isprintable() and len(slot.name) <= 60 and slot.saved.astimezone().year < 3000
            assert all(word.isprintable() and len(word) < LONGEST_SENTENCE for word in [in_brief(told(slot.sitting))])
            sitting = Sitting.load(slot.sitting)
        except (StorageError, SaveError) as error:
            sound(error)
            continue
        names = [*words_in(sitting.plans), *(player.name for player in sitting.game.state.players)]
        assert all(name.isprintable() and len(name) <= 60 for name in names)
        play_on(sitting, chance)


@by_table
def test_damaged_finished_games(table: Table, tmp_path: Path) -> None:
    album = Album(Storage(tmp_path))
    record = album.keep(played(table, 10_000), datetime.now(UTC))
    whole = json.loads(record.path.read_text())
    for chance in cases(f"album {table}", 12):
        data = {**whole, "game": bent(whole["game"], chance)} if chance.random() < 0.7 else whole
        record.path.write_bytes(json.dumps(data).encode() if data is not whole else damaged(whole, chance))
        try:
            game, sitting = read_record(record.path)
        except StorageError as error:
            sound(error)
            continue
        assert all(word.isprintable() and len(word) <= 60 for word in words_in(dataclasses.asdict(game)))
        assert isinstance(sitting, dict) and game.ended.astimezone().year < 3000
    assert len(album.records()) <= 1
    album.played_by("first")


@by_table
def test_damaged_reports(table: Table, tmp_path: Path) -> None:
    storage = Storage(tmp_path / "data")
    whole = json.loads(envelope("Fuzz", datetime.now(UTC), played(table, 6).save(), None))
    path = tmp_path / "report.zip"
    for chance in cases(f"reports {table}", 10):
        packed = io.BytesIO()
        kinds = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA)
        with zipfile.ZipFile(packed, "w", chance.choice(kinds)) as report:
            name = chance.choice((GAME_IN_REPORT, GAME_IN_REPORT, "other.txt"))
            report.writestr(name, damaged(whole, chance) if chance.random() < 0.5 else json.dumps(whole))
        raw = packed.getvalue()
        path.write_bytes(torn(raw, chance) if chance.random() < 0.7 else raw)
        try:
            sitting, scores = read_game(path)
            check(sitting, scores)
            Sitting.load(storage.load(storage.bring_in(path)))
        except (StorageError, SaveError) as error:
            sound(error)
    assert all(slot.name.isprintable() for slot in storage.slots())


def test_damaged_settings(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    whole = json.loads(Settings().to_json())
    for chance in cases("settings", 300):
        (storage.folder / "settings.json").write_bytes(damaged(whole, chance))
        settings = storage.load_settings()
        for note in settings.notes:
            assert len(note) < LONGEST_SENTENCE and note.isprintable()
        assert Settings.from_json(settings.to_json()) == settings, "what is in force is always possible"
        for path in storage.folder.glob("*.damaged"):
            path.unlink()


def test_damaged_profiles(tmp_path: Path) -> None:
    profiles = Profiles(Storage(tmp_path))
    profiles.create("Anna", "mouse")
    (path,) = profiles.folder.glob("*.json")
    whole = json.loads(path.read_text())
    for chance in cases("profiles", 300):
        path.write_bytes(damaged(whole, chance))
        (profiles.storage.folder / "current_profile.json").write_text(json.dumps(chance.choice(ODD)))
        who = profiles.current()
        assert who.name.isprintable() and len(who.name) <= 16 and who.animal.isalpha()
        for note in profiles.storage.tell():
            assert note.isprintable()
        for aside in profiles.folder.glob("*.damaged"):
            aside.unlink()


def test_damaged_choices_of_a_set_up(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    seats = [{"name": "A", "animal": "mouse", "level": "hard"}, {"name": "", "animal": "turtle", "level": ""}]
    for chance in cases("last game", 300):
        mix = chance.choice(TABLES)
        whole = {"boxes": list(mix.boxes), "options": dict(mix.options), "seats": seats}
        (storage.folder / "last_game.json").write_bytes(damaged(whole, chance))
        kept = storage.kept("last_game")
        if isinstance(kept, dict):
            chosen = ChosenBoxes.read(kept)
            known = {name for table in TABLES for name in table.boxes}
            assert chosen.boxes and known.issuperset(chosen.boxes)
            for seat in Seating.read(kept.get("seats"), list(LEVELS)).seats:
                assert is_word(seat.animal) and len(seat.name) <= 60


def begun_campaign(box: str, folder: Path) -> tuple[Campaigns, KeptCampaign]:
    """A campaign with its first chapter entered and the second on the table."""
    book = SHELF.box(box).campaign
    assert book is not None
    campaigns = Campaigns(Storage(folder))
    plans = tuple(SeatPlan(name, "mouse") for name in ("Anna", "Ben")[: book.seats])
    boxes = (box,) if box in SHELF.choosable() else tuple(SHELF.choosable()[:1])
    kept = campaigns.begin(box, "Fuzz", book.difficulties[0], Company(plans, boxes=boxes))
    chance = random.Random(box)
    for last in (100_000, 9):
        sitting = campaigns.play(kept, book.choices(kept.sheet)[-1], seed=4)
        while sitting.decision is not None and (last := last - 1):
            sitting.submit(random_answer(sitting.decision, chance))
        campaigns.storage.autosave(sitting.save())
        kept = campaigns.enter(sitting) or campaigns.find(kept.id)
    return campaigns, kept


@pytest.mark.parametrize("box", [box.name for box in SHELF.boxes.values() if box.campaign is not None])
def test_damaged_campaigns(box: str, tmp_path: Path) -> None:
    campaigns, kept = begun_campaign(box, tmp_path)
    storage = campaigns.storage
    whole = {path: path.read_bytes() for path in (campaigns.folder / f"{kept.id}.json", *storage.autosaves(kept.id))}
    for chance in cases(f"campaigns {box}", 60):
        for path in tmp_path.rglob("*.*"):
            if path.suffix in (".json", ".damaged"):
                path.unlink()
        for path, raw in whole.items():
            path.write_bytes(raw if chance.random() < 0.4 else damaged(json.loads(raw), chance))
        try:
            for one in campaigns.mine(box):
                assert is_shown(one.name) and one.saved.astimezone().year < 3000
                sitting = campaigns.opened(one)
                if sitting is not None:
                    play_on(sitting, chance)
                campaigns.enter(played(TABLES[0], 10_000))
                now = campaigns.settled(one)
                for chapter in now.book.choices(now.sheet):
                    storage.autosave(campaigns.play(now, chapter, seed=chance.randrange(9)).save())
                    assert campaigns.opened(campaigns.find(one.id)) is not None
        except (BoxError, StorageError) as error:
            sound(error)
        for note in storage.tell():
            assert note.isprintable() and len(note) < LONGEST_SENTENCE


def test_damaged_progress_in_lessons(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    chosen = list(lessons().values())
    for number, lesson in enumerate(chosen):
        sitting = sit_down(lesson, "Anna", "mouse")
        for _ in range(number % 4):
            assert sitting.decision is not None
            sitting.submit(random_answer(sitting.decision, random.Random(number)))
        Learning(storage).leave_open(lesson.name, 1, answers_given(sitting))
    Learning(storage).finish(chosen[0].name)
    whole = json.loads((tmp_path / "learning.json").read_text())
    for chance in cases("learning", 150):
        (tmp_path / "learning.json").write_bytes(damaged(whole, chance))
        learning, lesson = Learning(storage), chance.choice(chosen)
        assert all(is_word(name) for name in learning.done | learning.told | {learning.first_game})
        opened = learning.opened(lesson.name)
        sitting = sit_down(lesson, "Anna", "mouse", opened.answers if opened else ())
        guide = LessonGuide(lesson, opened.step if opened else 0)
        guide.settle(sitting)
        guide.speech()
        learning.leave_open(lesson.name, 0, answers_given(sitting))
        assert Learning(storage).opened(lesson.name) == Opened(0, answers_given(sitting))
