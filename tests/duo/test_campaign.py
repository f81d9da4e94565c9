"""The score sheet of a campaign, what a chapter enters into it, and whole campaigns."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from everdell_desktop.boxes.duo import DUO
from everdell_desktop.boxes.duo.shared.chapters import CHAPTERS
from everdell_desktop.boxes.duo.shared.news import CARDS
from everdell_desktop.commands.protocol import Session
from everdell_desktop.engine.campaigns import SheetError
from everdell_desktop.engine.combining import BoxError
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.reading import PositionError
from everdell_desktop.engine.ruleset import Seat, Setup
from tests.walking import ANSWERERS, thorough

from .table import SHELF, together

BOOK = DUO.campaign
assert BOOK is not None
OFTEN = 1.0 if thorough() else 0.1
"""How many decisions of a whole campaign are saved and loaded."""
LINE = {"chapter": 1, "won": True, "score": 93, "replayed": False, "unused_watches": 1}


def sheet(*lines: dict[str, Any], **facts: Any) -> dict[str, Any]:
    """A sheet with these lines; what they do not say is a chapter won with 80 points."""
    rows = [
        {"chapter": n, "won": True, "score": 80, "replayed": False, "unused_watches": 0, **line}
        for n, line in enumerate(lines, start=1)
    ]
    return {"difficulty": "normal", "city": "Twinbrook", "good_news": [], "gone": [], "sheet": rows, **facts}


LOST: dict[str, Any] = {"won": False, "score": 0}


# adding up


def test_the_sums_of_the_contract() -> None:
    session = Session()
    request = {"cmd": "campaign", "campaign": {**sheet(LINE), "good_news": ["gn_parcel"], "gone": ["gn_ovation"]}}
    assert session.handle(json.dumps(request)) == {
        "ok": True,
        "totals": {"chapters": 93, "watches": 10, "replays": 0, "total": 103, "medal": None},
        "next": 2,
        "may_replay": False,
    }


@pytest.mark.parametrize(
    ("total", "medal"),
    [(999, None), (1000, "bronze"), (1249, "bronze"), (1250, "silver"), (1499, "silver"), (1500, "gold")],
)
def test_medals_from_exactly(total: int, medal: str | None) -> None:  # D25
    lines = [{"score": 60}] * 14 + [{"score": total - 14 * 60}]
    assert BOOK.totals(sheet(*lines))["medal"] == medal
    assert BOOK.next_chapter(sheet(*lines)) is None


def test_watches_count_for_lost_chapters_too_and_replays_cost() -> None:  # D25
    told = BOOK.totals(
        sheet({**LOST, "unused_watches": 1}, {"replayed": True, "score": 100}, {"replayed": True, **LOST})
    )
    assert told == {"chapters": 100, "watches": 10, "replays": -60, "total": 50, "medal": None}


def test_a_lost_chapter_may_be_replayed_once_on_hard_three_in_all() -> None:  # D25
    assert BOOK.may_replay(sheet(LOST)) and BOOK.choices(sheet(LOST)) == [1, 2]
    assert not BOOK.may_replay(sheet({**LOST, "replayed": True})) and not BOOK.may_replay(sheet({}))
    assert not BOOK.may_replay(sheet(LOST, {})), "only the last one"
    used = [{"replayed": True}] * 3
    assert BOOK.may_replay(sheet(*used, LOST)) and not BOOK.may_replay(sheet(*used, LOST, difficulty="hard"))
    assert BOOK.may_replay(sheet(*used[:2], LOST, difficulty="hard"))
    assert BOOK.choices(sheet()) == [1] and BOOK.choices(sheet(*[{}] * 15)) == []


@pytest.mark.parametrize(
    ("faulty", "words"),
    [
        (sheet({"chapter": 2}), "played in order"),
        (sheet({}, {"chapter": 3}), "played in order"),
        (sheet({"won": False}), "was lost, so it scores nothing"),
        (sheet({"unused_watches": 2}), "has 1 Pocket Watches"),
        (sheet({"unused_watches": 1}, difficulty="hard"), "has 0 Pocket Watches"),
        (sheet(*[{"replayed": True}] * 4, difficulty="hard"), "only 3 chapters may be replayed"),
        (sheet(*[{}] * 16), "15 chapters"),
        (sheet({"score": -1}), "must be a whole number"),
        (sheet({"won": 1}), "must be true or false"),
        (sheet({"date": "today"}), "has no part 'date'"),
        (sheet(difficulty="easy"), "must be one of"),
        (sheet(good_news=["gn_nothing"]), "there is no Good News"),
        (sheet(good_news=["gn_parcel"], gone=["gn_parcel"]), "both held and gone"),
        (sheet(good_news=["gn_parcel", "gn_parcel"]), "twice"),
        (sheet(good_news=["gn_parcel", "gn_ovation"], difficulty="hard"), "only 1 Good News card"),
        (sheet(city=7), "must be a text"),
        (sheet(medal="gold"), "has no part 'medal'"),
        ([], "must be an object"),
    ],
)
def test_a_sheet_that_cannot_be_is_refused_everywhere(faulty: Any, words: str) -> None:
    with pytest.raises(SheetError, match=words):
        BOOK.read(faulty)
    with pytest.raises(BoxError, match=words):
        new(faulty)
    with pytest.raises(PositionError, match=words):
        Game.at({"boxes": ["duo"], "options": {"mode": "campaign"}, "campaign": faulty}, SHELF)
    session = Session()
    reply = session.handle(json.dumps({"cmd": "campaign", "campaign": faulty}))
    assert reply["error"] == "bad_request" and not reply["ok"]


def test_what_is_left_out_of_a_sheet() -> None:
    assert BOOK.read({}) == sheet(city="")
    assert BOOK.read({"sheet": [{"chapter": 1, "won": False, "score": 0}]})["sheet"] == sheet(LOST)["sheet"]
    assert Session().handle('{"cmd": "campaign"}')["error"] == "bad_request"


# playing


def new(campaign: Any = None, seed: int = 1, **options: Any) -> Game:
    brought = {} if campaign is None else {"campaign": campaign}
    setup = Setup(("duo",), (Seat("A"), Seat("B")), {"mode": "campaign", **options}, brought)
    return Game.new(setup, seed, SHELF)


def test_the_chapter_is_the_next_one_or_a_lost_one() -> None:
    assert new().position()["campaign"] == sheet(city="")
    assert new(sheet({})).position()["options"]["chapter"] == 2
    assert new(sheet(LOST), chapter=1).position()["options"]["chapter"] == 1
    for chapter, kept in ((1, sheet({})), (3, sheet({})), (1, sheet({**LOST, "replayed": True})), (2, sheet())):
        with pytest.raises(BoxError, match="is not the one to be played next"):
            new(kept, chapter=chapter)
    with pytest.raises(BoxError, match="is over"):
        new(sheet(*[{}] * 15))
    with pytest.raises(BoxError, match="is kept on normal"):
        new(sheet(), difficulty="hard")
    assert new(sheet(difficulty="hard")).position()["options"]["difficulty"] == "hard"
    with pytest.raises(BoxError, match="keeps no score sheet"):
        Game.new(Setup(("duo",), (Seat("A"), Seat("B")), {"mode": "cooperative"}, {"campaign": sheet()}), 1, SHELF)


def test_a_position_may_begin_anywhere_with_an_empty_sheet() -> None:
    table = together(7, mode="campaign", solo=True)
    assert table.game.position()["campaign"] == sheet(city="")
    assert Game.at(table.game.position(), SHELF).position() == table.game.position()


def won_at(chapter: int, kept: dict[str, Any], **facts: Any) -> dict[str, Any]:
    """The result of a chapter that ends with three Events and many points."""
    end = {"season": "autumn", "sun": 7, "moon": 7, "events": ["c4", "d1", "faire"], "points": 120}
    kind = {"mode": "campaign", "difficulty": kept["difficulty"], "campaign": kept}
    return together(chapter, **{**kind, **end, **facts}).result


def test_a_won_chapter_is_entered() -> None:
    kept = sheet(good_news=["gn_parcel"], gone=["gn_ovation"])
    told = won_at(1, kept, watches=1, good_news=["gn_parcel"], good_news_used=["gn_research"])
    line = {"chapter": 1, "won": True, "score": 133, "replayed": False, "unused_watches": 1}
    assert told["won"] and told["entry"] == line
    assert told["campaign"] == {**kept, "gone": ["gn_ovation", "gn_research"], "sheet": [line]}
    assert BOOK.read(told["campaign"]) == told["campaign"]


def test_a_lost_chapter_scores_nothing_and_a_replay_takes_its_line() -> None:  # D24
    told = won_at(1, sheet(), points=1)
    assert told["entry"] == {"chapter": 1, "won": False, "score": 0, "replayed": False, "unused_watches": 0}
    again = won_at(1, told["campaign"], watches=1)
    assert again["campaign"]["sheet"] == [{**LINE, "score": 133, "replayed": True}]


def test_a_card_of_the_sheet_that_is_used_is_gone() -> None:  # D24
    told = won_at(1, sheet(good_news=["gn_parcel", "gn_ovation"]), good_news=["gn_ovation"])
    assert told["campaign"]["good_news"] == ["gn_ovation"] and told["campaign"]["gone"] == ["gn_parcel"]


def to_the_news(game: Game) -> list[str]:
    """Answer what comes before the Good News; then the cards that are dealt."""
    while game.decision is not None:
        found = [option.key for option in game.decision.options]
        if found[0].startswith("gn_"):
            return found
        game.submit(found[0])
    return []


def test_on_normal_cards_gather_and_gone_ones_stay_gone() -> None:
    away = [card.id for card in CARDS[:20]]
    game = new(sheet(good_news=away[:2], gone=away[2:]))
    dealt = to_the_news(game)
    assert len(dealt) == 3 and not set(dealt) & set(away)
    game.submit(dealt[0])
    assert game.position()["good_news"] == [*away[:2], dealt[0]]


def test_on_hard_the_old_card_is_kept_or_dropped() -> None:  # D24
    game = new(sheet(difficulty="hard", good_news=["gn_parcel"]))
    dealt = to_the_news(game)
    assert dealt[-1] == "skip" and "gn_parcel" not in dealt
    game.submit(dealt[0])
    assert game.position()["good_news"] == [dealt[0]] and game.position()["good_news_used"] == ["gn_parcel"]
    result = game.result()
    assert result is not None and result["campaign"]["gone"] == ["gn_parcel"]
    kept = new(sheet(difficulty="hard", good_news=["gn_parcel"]))
    to_the_news(kept)
    kept.submit("skip")
    assert kept.position()["good_news"] == ["gn_parcel"]
    first = new(sheet(difficulty="hard"))
    assert "skip" not in to_the_news(first)


def test_good_news_that_is_gone_cannot_be_held() -> None:
    with pytest.raises(PositionError, match="is gone from this campaign"):
        together(1, mode="campaign", campaign=sheet(gone=["gn_parcel"]), good_news=["gn_parcel"]).game  # noqa: B018


# the book


def test_the_book_has_a_page_for_each_chapter() -> None:
    assert [page.number for page in BOOK.pages] == list(range(1, 16))
    for page, chapter in zip(BOOK.pages, CHAPTERS, strict=True):
        assert page.title == chapter.title and page.story and page.won and page.lost
        assert len(page.goals) == len(chapter.goals) and page.targets == chapter.target
        assert page.designed is (page.number != 4)
    options = dict(BOOK.options(sheet({}), 2, True))
    assert new(sheet({}), **options).position()["options"] == options


def test_the_words_are_short_and_use_known_signs() -> None:
    known = {"any", "card", "point", "occupied", "worker", "critter", "construction", "production", "destination",
             "prosperity", "hare", "tortoise"}  # fmt: skip
    import re

    for page in BOOK.pages:
        for words in (*page.goals, *page.setup, *page.rules):
            assert set(re.findall(r"{(\w+)}", words)) <= known and words.endswith(".")
    for card in CARDS:
        assert set(re.findall(r"{(\w+)}", card.text)) <= known and len(card.text) <= 90


# whole campaigns


@pytest.mark.parametrize(("difficulty", "seed"), [("normal", 1), ("hard", 2)])
def test_whole_campaigns_by_random_answers(difficulty: str, seed: int) -> None:
    """Saved and loaded between decisions; every result's sheet is one that the next chapter takes."""
    chance = random.Random(seed)
    kept: dict[str, Any] = dict(BOOK.begin(difficulty, "Twinbrook"))
    played = 0
    while BOOK.choices(kept):
        game = new(copy.deepcopy(kept), seed + played, chapter=chance.choice(list(BOOK.choices(kept))), solo=True)
        while game.decision is not None:
            if chance.random() < OFTEN:
                game = Game.load(json.loads(json.dumps(game.save())), SHELF)
                assert not game.notice and game.decision is not None
            game.submit(ANSWERERS[played % 2](game.decision, chance))
        result = game.result()
        assert result is not None
        kept = json.loads(json.dumps(result["campaign"]))
        assert BOOK.read(kept) == kept
        played += 1
    assert len(kept["sheet"]) == 15 and played >= 15 and kept["city"] == "Twinbrook"
