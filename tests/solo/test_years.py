"""Rugwort's three years: their sheet, the year that may be played, and what a game enters."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.boxes.solo import SOLO
from everdell_desktop.boxes.solo.years import MEDALS
from everdell_desktop.commands.protocol import Session
from everdell_desktop.engine.campaigns import SheetError
from everdell_desktop.engine.combining import BoxError
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.reading import PositionError
from everdell_desktop.engine.ruleset import Seat, Setup
from tests.walking import lively_answer

BOOK = SOLO.campaign
assert BOOK is not None
WON: dict[str, Any] = {"won": True, "score": 71, "rival": 62, "replayed": False}
LOST: dict[str, Any] = {"won": False, "score": 0, "rival": 62, "replayed": False}


def sheet(*lines: dict[str, Any]) -> dict[str, Any]:
    rows = [{"year": number, **line} for number, line in enumerate(lines, start=1)]
    return {"difficulty": "normal", "city": "Willowhome", "sheet": rows}


def begun(kept: dict[str, Any], boxes: tuple[str, ...] = ("base",), seed: int = 3, **options: Any) -> Game:
    return Game.new(Setup(boxes, (Seat("Anna", "mouse"),), options, {"years": kept}), seed, SHELF)


def test_the_years_come_in_order_and_a_lost_one_once_more() -> None:
    assert BOOK.choices(sheet()) == [1] and BOOK.choices(sheet(WON)) == [2]
    assert BOOK.choices(sheet(LOST)) == [1, 2] and BOOK.choices(sheet({**LOST, "replayed": True})) == [2]
    assert BOOK.choices(sheet(LOST, WON)) == [3], "only the last one"
    assert BOOK.choices(sheet(WON, WON, LOST)) == [3] and BOOK.choices(sheet(WON, WON, WON)) == []


def test_the_sum_is_that_of_the_years_won_less_ten_for_a_replay() -> None:
    told = BOOK.totals(sheet(WON, {**WON, "score": 80, "replayed": True}, LOST))
    assert told == {"chapters": 151, "replays": -10, "total": 141, "medal": "bronze"}
    assert [part.points for part in BOOK.sums(sheet(WON, LOST))] == [71, 0]


@pytest.mark.parametrize("medal", MEDALS)
def test_medals_from_exactly(medal: str) -> None:
    score = MEDALS[medal] - 10
    lines = [{**WON, "score": score - 2, "rival": 0}, {**WON, "score": 12, "rival": 0}]
    assert BOOK.totals(sheet(*lines))["medal"] == medal
    assert BOOK.totals(sheet({**lines[0], "score": score - 3}, lines[1]))["medal"] != medal


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda data: data.update(sheet=[{"year": 2, **WON}]), "come in order"),
        (lambda data: data.update(sheet=[{"year": 1, **LOST, "score": 5}]), "scores nothing"),
        (lambda data: data.update(sheet=[{"year": 1, **WON, "rival": 71}]), "not won"),
        (lambda data: data.update(sheet=[{"year": n, **WON} for n in (1, 2, 3, 4)]), "3 years, not in 4"),
        (lambda data: data.update(sheet="all"), "list"),
        (lambda data: data.update(difficulty="hard"), "one difficulty"),
        (lambda data: data.update(city="\n"), "name of the city"),
        (lambda data: data.update(more=1), "more"),
    ],
)
def test_a_sheet_that_cannot_be_is_refused_in_words(change: Any, words: str) -> None:
    data = sheet(WON)
    change(data)
    with pytest.raises(SheetError, match=words):
        BOOK.read(data)
    with pytest.raises(BoxError, match=words):
        begun(data)


def test_a_game_plays_the_year_of_its_sheet() -> None:
    assert begun(sheet()).rules.setup.options == {"rugwort_year": 1}
    assert begun(sheet(WON)).rules.setup.options == {"rugwort_year": 2}
    assert begun(sheet(LOST), rugwort_year=1).rules.setup.options == {"rugwort_year": 1}
    with pytest.raises(BoxError, match="not the one to be played next"):
        begun(sheet(WON), rugwort_year=3)
    with pytest.raises(BoxError, match="over"):
        begun(sheet(WON, WON, WON))


def test_only_a_game_for_one_brings_a_sheet() -> None:
    seats = (Seat("Anna", "mouse"), Seat("Ben", "fox"))
    with pytest.raises(BoxError, match="no use for 'years'"):
        Game.new(Setup(("base",), seats, {}, {"years": sheet()}), 1, SHELF)
    with pytest.raises((BoxError, PositionError)):
        Game.at({"boxes": ["base"], "seats": [{}, {}], "years": sheet()}, SHELF)


@pytest.mark.parametrize("boxes", [("base",), ("base", "pearlbrook", "extra")])
def test_a_finished_year_is_in_the_sheet_of_its_result(boxes: tuple[str, ...]) -> None:
    before = sheet({**LOST})
    kept = copy.deepcopy(before)
    game = begun(kept, boxes, rugwort_year=1)
    chance = random.Random(7)
    while game.decision is not None:
        game.submit(lively_answer(game.decision, chance))
        again = Game.load(game.save(), SHELF)
        assert again.rules.setup.brought == game.rules.setup.brought
    result = game.result()
    own, rival = (one.total for one in game.scores())
    assert result is not None and (result["score"], result["rival"], result["won"]) == (own, rival, own > rival)
    assert result["years"]["sheet"] == [result["entry"]] and result["entry"]["replayed"] and kept == before
    assert BOOK.read(result["years"]) == result["years"]


def test_a_year_by_itself_says_no_more_than_before() -> None:
    game = Game.new(Setup(("base",), (Seat("Anna"),), {"rugwort_year": 2}), 1, SHELF)
    assert game.result() is None


def test_the_protocol_takes_the_sheet_and_gives_it_back() -> None:
    session = Session()
    reply = session.handle(json.dumps({"cmd": "new", "seats": [{"name": "Anna"}], "seed": 2, "years": sheet(WON)}))
    assert reply["ok"] is True
    state = session.handle(json.dumps({"cmd": "state"}))["state"]
    assert state["options"] == {"rugwort_year": 2} and state["years"] == sheet(WON)
    refused = session.handle(json.dumps({"cmd": "new", "seats": [{"name": "Anna"}], "years": sheet(WON, WON, WON)}))
    assert refused["error"] == "bad_setup" and "over" in refused["message"]
