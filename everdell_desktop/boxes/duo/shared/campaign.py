"""The campaign for whoever keeps and shows it: pages of the book and the sheet's arithmetic in one value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from everdell_desktop.engine.campaigns import Campaign, ChapterPage

from . import sheet
from .chapters import CHAPTERS, Chapter
from .options import KEY
from .plan import CAMPAIGN

PUBLISHED = (4,)
"""The chapter whose goal and target come from the rulebook."""


def page(chapter: Chapter) -> ChapterPage:
    return ChapterPage(
        chapter.number, chapter.title, chapter.story.text, tuple(goal.text for goal in chapter.goals),
        tuple(step.text for step in chapter.setup), chapter.rules, chapter.target, chapter.pocket_watches,
        chapter.skunks, chapter.sharing, chapter.turns_per_season, chapter.story.won, chapter.story.lost,
        designed=chapter.number not in PUBLISHED,
    )  # fmt: skip


def options(kept: Mapping[str, Any], chapter: int, solo: bool) -> dict[str, Any]:
    return {"mode": CAMPAIGN, "chapter": chapter, "difficulty": kept["difficulty"], "solo": solo}


BOOK = Campaign(
    key=KEY, title="Hare and Tortoise against The Root", pages=tuple(page(chapter) for chapter in CHAPTERS),
    difficulties=sheet.DIFFICULTIES, medals=sheet.MEDALS, begin=sheet.begin, read=sheet.read, totals=sheet.totals,
    next_chapter=sheet.next_chapter, may_replay=sheet.may_replay, choices=sheet.choices, options=options,
)  # fmt: skip
