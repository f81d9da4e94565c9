"""The options of the box: which go together, and what is meant where one is left out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from everdell_desktop.engine.campaigns import SheetError
from everdell_desktop.engine.combining import BoxError
from everdell_desktop.engine.quoting import quoted
from everdell_desktop.engine.ruleset import BoxOption, Setup

from .chapters import CHAPTERS, HARD, NORMAL
from .plan import CAMPAIGN, CHALLENGE, COMPETITIVE, COOPERATIVE, MODES, mode_of
from .score_sheet import begin, choices, next_chapter, read
from .thorn_levels import EASY

KEY = "campaign"
OPTIONS = (
    BoxOption("mode", "How you play", MODES, COMPETITIVE, apart=True),
    BoxOption("chapter", "Chapter", tuple(chapter.number for chapter in CHAPTERS), 1, apart=True),
    BoxOption("difficulty", "Difficulty", (EASY, NORMAL, HARD), NORMAL, apart=True),
    BoxOption("solo", "One person decides for both", (False, True), False, apart=True),
)
USED = {
    COMPETITIVE: (),
    COOPERATIVE: ("chapter", "difficulty"),
    CAMPAIGN: ("chapter", "difficulty", "solo"),
    CHALLENGE: ("difficulty", "solo"),
}
"""The options of each mode, besides the mode itself."""


def settled(setup: Setup) -> Setup:
    """The mode and all options it uses, those left out too; in a campaign with the score sheet."""
    mode, options = mode_of(setup), setup.options
    for name in options:
        if name != "mode" and name not in USED[mode]:
            raise BoxError(f"the mode {mode!r} does not use the option {quoted(name)}")
    if KEY in setup.brought and mode != CAMPAIGN:
        raise BoxError(f"the mode {mode!r} keeps no score sheet")
    if options.get("difficulty") == EASY and mode != CHALLENGE:
        raise BoxError(f"the mode {mode!r} has no difficulty {EASY!r}")
    found: dict[str, Any] = {"mode": mode, "chapter": 1, "difficulty": NORMAL, "solo": False, **options}
    brought = dict(setup.brought)
    if mode == CAMPAIGN:
        brought[KEY] = sheet = sheet_of(setup)
        found["difficulty"] = sheet["difficulty"]
        found["chapter"] = chapter_of(setup, sheet)
    used = {name: found[name] for name in ("mode", *USED[mode])}
    return replace(setup, options=used, brought=brought)


def sheet_of(setup: Setup) -> dict[str, Any]:
    """The sheet that was brought along; without one a new one of the difficulty chosen."""
    difficulty = setup.options.get("difficulty")
    if KEY not in setup.brought:
        return begin(str(difficulty or NORMAL), "")
    try:
        sheet = read(setup.brought[KEY])
    except SheetError as error:
        raise BoxError(str(error)) from None
    if difficulty not in (None, sheet["difficulty"]):
        raise BoxError(f"the score sheet is kept on {sheet['difficulty']}, not on {difficulty}")
    return sheet


def chapter_of(setup: Setup, sheet: dict[str, Any]) -> int:
    """The one chosen, if it may be played; else the next one. A position may begin an empty sheet anywhere."""
    chosen = setup.options.get("chapter")
    if chosen is None:
        upcoming = next_chapter(sheet)
        if upcoming is None:
            raise BoxError("this campaign is over: all its chapters are played")
        return upcoming
    if chosen not in choices(sheet) and (setup.beginning or sheet["sheet"]):
        raise BoxError(f"chapter {chosen} is not the one to be played next in this campaign")
    return int(chosen)
