"""The score sheet of a campaign: plain JSON, read with care, added up, and carried on from chapter to chapter.

It has `difficulty`, `city`, the Good News held (`good_news`) and `gone`, and in `sheet` a line for each chapter played:
`{"chapter": 1, "won": true, "score": 93, "replayed": false, "unused_watches": 1}`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from everdell_desktop.engine.campaigns import SheetError, best_medal, playable, upcoming
from everdell_desktop.engine.reading import (
    PositionError,
    as_flag,
    as_list,
    as_mapping,
    as_name,
    as_number,
    check_keys,
    known,
    pick,
)

from .chapters import CHAPTERS, HARD, NORMAL
from .headlines import HEADLINES

Sheet = Mapping[str, Any]

DIFFICULTIES = (NORMAL, HARD)
WATCH, REPLAY = 10, -30
"""What an unused watch and a replay count."""
MEDALS = {"bronze": 1000, "silver": 1250, "gold": 1500}
REPLAYS = {HARD: 3}
"""How many chapters may be replayed in a whole campaign, where that is limited."""
HELD = {HARD: 1}
"""How many Good News cards may be kept, where that is limited."""
SHEET_KEYS = {"difficulty", "city", "good_news", "gone", "sheet"}
ENTRY_KEYS = {"chapter", "won", "score", "replayed", "unused_watches"}


def begin(difficulty: str, city: str) -> dict[str, Any]:
    """An empty sheet."""
    return {"difficulty": difficulty, "city": city, "good_news": [], "gone": [], "sheet": []}


# reading


def read(data: Any) -> dict[str, Any]:
    """The sheet with what was left out; raises SheetError with a sentence about what cannot be."""
    try:
        return read_sheet(as_mapping(data, "a score sheet"))
    except PositionError as error:
        raise SheetError(str(error)) from None


def read_sheet(data: Mapping[str, Any]) -> dict[str, Any]:
    check_keys(data, SHEET_KEYS, "a score sheet")
    difficulty = DIFFICULTIES[known(data.get("difficulty", NORMAL), DIFFICULTIES, "the difficulty of a campaign")]
    city = as_name(data["city"], "the name of the city") if data.get("city", "") != "" else ""
    held, gone = (read_news(data.get(key, []), key) for key in ("good_news", "gone"))
    for card in held:
        if card in gone:
            raise PositionError(f"the Good News {card} is both held and gone")
    if len(held) > HELD.get(difficulty, len(held)):
        raise PositionError(f"on {difficulty} only {HELD[difficulty]} Good News card is kept, not {len(held)}")
    rows = as_list(data.get("sheet", []), "the lines of a score sheet")
    if len(rows) > len(CHAPTERS):
        raise PositionError(f"a campaign has {len(CHAPTERS)} chapters, not {len(rows)}")
    lines = [read_line(row, number, difficulty) for number, row in enumerate(rows, start=1)]
    replays = sum(line["replayed"] for line in lines)
    if replays > REPLAYS.get(difficulty, replays):
        raise PositionError(f"on {difficulty} only {REPLAYS[difficulty]} chapters may be replayed, not {replays}")
    return {"difficulty": difficulty, "city": city, "good_news": held, "gone": gone, "sheet": lines}


def read_news(data: Any, key: str) -> list[str]:
    cards = as_list(data, key)
    for card in cards:
        pick(HEADLINES, card, "Good News")
    if len(set(cards)) != len(cards):
        raise PositionError(f"{key} names a card twice")
    return list(cards)


def read_line(data: Any, number: int, difficulty: str) -> dict[str, Any]:
    """One line of the sheet, which must be that of chapter `number`."""
    where = f"line {number} of the score sheet"
    row = as_mapping(data, where)
    check_keys(row, ENTRY_KEYS, where)
    chapter = as_number(row.get("chapter"), f"the chapter in {where}", 1, len(CHAPTERS))
    if chapter != number:
        raise PositionError(f"{where} is about chapter {chapter}, but the chapters are played in order")
    won = as_flag(row.get("won"), f"'won' in {where}")
    score = as_number(row.get("score"), f"the score in {where}")
    if score and not won:
        raise PositionError(f"chapter {number} was lost, so it scores nothing, not {score}")
    watches = CHAPTERS[number - 1].pocket_watches[difficulty]
    unused = as_number(row.get("unused_watches", 0), f"the unused watches in {where}")
    if unused > watches:
        raise PositionError(f"chapter {number} has {watches} Pocket Watches on {difficulty}, not {unused}")
    replayed = as_flag(row.get("replayed", False), f"'replayed' in {where}")
    return {"chapter": number, "won": won, "score": score, "replayed": replayed, "unused_watches": unused}


# adding up


def totals(sheet: Sheet) -> dict[str, Any]:
    """Points of won chapters, for unused watches (of lost chapters too) and for replays, and the medal (D25)."""
    lines = sheet["sheet"]
    parts = {
        "chapters": sum(line["score"] for line in lines),
        "watches": WATCH * sum(line["unused_watches"] for line in lines),
        "replays": REPLAY * sum(line["replayed"] for line in lines),
    }
    total = sum(parts.values())
    return {**parts, "total": total, "medal": best_medal(MEDALS, total)}


def next_chapter(sheet: Sheet) -> int | None:
    """None when all are played."""
    return upcoming(sheet["sheet"], CHAPTERS)


def may_replay(sheet: Sheet) -> bool:
    """Whether the last chapter was lost and may be played once more (D25)."""
    lines = sheet["sheet"]
    if not lines or lines[-1]["won"] or lines[-1]["replayed"]:
        return False
    used = sum(line["replayed"] for line in lines)
    return bool(used < REPLAYS.get(sheet["difficulty"], used + 1))


def choices(sheet: Sheet) -> list[int]:
    """The chapters that may be played now."""
    return playable(sheet["sheet"], CHAPTERS, may_replay(sheet))


# carrying on


def entry(sheet: Sheet, chapter: int, *, won: bool, score: int, unused_watches: int) -> dict[str, Any]:
    """The line of a chapter just played; whoever plays a chapter that has a line replays it."""
    replayed = chapter <= len(sheet["sheet"])
    return {
        "chapter": chapter, "won": won, "score": score if won else 0, "replayed": replayed,
        "unused_watches": unused_watches,
    }  # fmt: skip


def entered(sheet: Sheet, line: Mapping[str, Any], held: Sequence[str], used: Sequence[str]) -> dict[str, Any]:
    """The sheet with a line, and with the Good News as it lies now: what is neither held nor new is gone (D24)."""
    lines = [*sheet["sheet"][: line["chapter"] - 1], dict(line)]
    dropped = [card for card in (*sheet["good_news"], *used) if card not in held]
    gone = list(dict.fromkeys([*sheet["gone"], *dropped]))
    return {**sheet, "good_news": list(held), "gone": gone, "sheet": lines}
