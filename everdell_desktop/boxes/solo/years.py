"""Rugwort's three years as a campaign: one after the other with one score. The sums and medals are ours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from everdell_desktop.engine.campaigns import (
    Campaign,
    ChapterLine,
    ChapterPage,
    SheetError,
    Sum,
    best_medal,
    playable,
    upcoming,
)
from everdell_desktop.engine.combining import BoxError
from everdell_desktop.engine.reading import (
    PositionError,
    as_flag,
    as_list,
    as_mapping,
    as_name,
    as_number,
    check_keys,
)
from everdell_desktop.engine.ruleset import Ruleset, Setup
from everdell_desktop.engine.scoring import ScoreSheet
from everdell_desktop.engine.speaking import count
from everdell_desktop.engine.state import State

from .stories import ABOUT, CITY, ENDINGS, YEARS

KEY = "years"
OPTION = "rugwort_year"
NORMAL = "normal"
REPLAY = -10
"""What playing a lost year once more costs; each can be, once."""
MEDALS = {"bronze": 120, "silver": 190, "gold": 235}
"""Two years won make bronze and three silver; gold wants three good ones."""
SHEET_KEYS = {"difficulty", "city", "sheet"}
LINE_KEYS = {"year", "won", "score", "rival", "replayed"}

Sheet = Mapping[str, Any]


def begin(difficulty: str, city: str) -> dict[str, Any]:
    """An empty sheet."""
    return {"difficulty": difficulty, "city": city, "sheet": []}


def read(data: Any) -> dict[str, Any]:
    """The sheet with what was left out; raises SheetError with a sentence about what cannot be."""
    try:
        return read_sheet(as_mapping(data, "the sheet of the years"))
    except PositionError as error:
        raise SheetError(str(error)) from None


def read_sheet(data: Sheet) -> dict[str, Any]:
    check_keys(data, SHEET_KEYS, "the sheet of the years")
    if data.get("difficulty", NORMAL) != NORMAL:
        raise PositionError("Rugwort's years have one difficulty, normal")
    city = as_name(data["city"], "the name of the city") if data.get("city", "") != "" else ""
    rows = as_list(data.get("sheet", []), "the lines of the years")
    if len(rows) > len(YEARS):
        raise PositionError(f"Rugwort comes in {len(YEARS)} years, not in {len(rows)}")
    lines = [read_line(row, number) for number, row in enumerate(rows, start=1)]
    return {"difficulty": NORMAL, "city": city, "sheet": lines}


def read_line(data: Any, number: int) -> dict[str, Any]:
    where = f"the line of year {number}"
    row = as_mapping(data, where)
    check_keys(row, LINE_KEYS, where)
    year = as_number(row.get("year"), f"the year in {where}", 1, len(YEARS))
    if year != number:
        raise PositionError(f"{where} is about year {year}, but the years come in order")
    won = as_flag(row.get("won"), f"'won' in {where}")
    score, rival = (as_number(row.get(key), f"{key!r} in {where}") for key in ("score", "rival"))
    if score and not won:
        raise PositionError(f"year {number} was lost, so it scores nothing, not {score}")
    if won and score <= rival:
        raise PositionError(f"year {number} was not won with {score} against {rival}")
    replayed = as_flag(row.get("replayed", False), f"'replayed' in {where}")
    return {"year": number, "won": won, "score": score, "rival": rival, "replayed": replayed}


# adding up


def totals(sheet: Sheet) -> dict[str, Any]:
    """The points of the years won, less what was played once more, and the medal."""
    lines = sheet["sheet"]
    parts = {
        "chapters": sum(line["score"] for line in lines), "replays": REPLAY * sum(line["replayed"] for line in lines)
    }  # fmt: skip
    total = sum(parts.values())
    return {**parts, "total": total, "medal": best_medal(MEDALS, total)}


def sums(sheet: Sheet) -> list[Sum]:
    told, rows = totals(sheet), sheet["sheet"]
    beaten, replays = sum(row["won"] for row in rows), sum(row["replayed"] for row in rows)
    return [
        Sum("check", count(beaten, "year won", "years won"), told["chapters"]),
        Sum("redo", count(replays, "replay"), told["replays"]),
    ]


def next_year(sheet: Sheet) -> int | None:
    """None when all are played."""
    return upcoming(sheet["sheet"], YEARS)


def may_replay(sheet: Sheet) -> bool:
    """Whether the last year was lost and may be played once more."""
    lines = sheet["sheet"]
    return bool(lines) and not lines[-1]["won"] and not lines[-1]["replayed"]


def choices(sheet: Sheet) -> list[int]:
    """The years that may be played now."""
    return playable(sheet["sheet"], YEARS, may_replay(sheet))


# at the table


def settled(setup: Setup) -> Setup:
    """With a sheet the year is one that it lets come; without one any year."""
    if KEY not in setup.brought:
        return setup
    try:
        sheet = read(setup.brought[KEY])
    except SheetError as error:
        raise BoxError(str(error)) from None
    year = setup.options.get(OPTION, next_year(sheet))
    if year is None:
        raise BoxError("these years are over: Rugwort has come three times")
    if year not in choices(sheet):
        raise BoxError(f"year {year} is not the one to be played next")
    return replace(setup, options={**setup.options, OPTION: year}, brought={**setup.brought, KEY: sheet})


def result(state: State, rules: Ruleset, sheets: Sequence[ScoreSheet]) -> Mapping[str, Any] | None:
    """The sheet with this year entered; a year played without one has no more to say than its scores."""
    if KEY not in rules.setup.brought:
        return None
    sheet, year = rules.setup.brought[KEY], rules.setup.options[OPTION]
    own, rival = (sheets[seat].total for seat in (0, 1))
    won = own > rival
    line = {
        "year": year, "won": won, "score": own if won else 0, "rival": rival, "replayed": year <= len(sheet["sheet"])
    }  # fmt: skip
    told = {"won": won, "score": own, "rival": rival, "goals": [won], "entry": line}
    return {**told, KEY: {**sheet, "sheet": [*sheet["sheet"][: year - 1], line]}}


def lines(sheet: Sheet) -> list[ChapterLine]:
    return [ChapterLine(line["year"], line["won"], line["score"], line["replayed"]) for line in sheet["sheet"]]


CAMPAIGN = Campaign(
    key=KEY, title="Rugwort's three years", pages=tuple(
        ChapterPage(number, story.title, story.text, story.goals, story.won, story.lost, rules=story.rules)
        for number, story in enumerate(YEARS, start=1)
    ),
    difficulties=(NORMAL,), medals=MEDALS, begin=begin, read=read, totals=totals, next_chapter=next_year,
    may_replay=may_replay, choices=choices, options=lambda sheet, year, solo: {OPTION: year}, lines=lines, sums=sums,
    about=ABOUT, endings=ENDINGS, chapter="Year", city=CITY, single=lambda year, difficulty: {OPTION: year},
)  # fmt: skip
