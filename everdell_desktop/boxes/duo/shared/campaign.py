"""The campaign and Miss Thorn's challenges for whoever keeps and shows them: pages, sums and medals in two values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from everdell_desktop.engine.campaigns import (
    Campaign,
    ChallengeGoal,
    ChallengeLevel,
    Challenges,
    ChapterLine,
    ChapterPage,
    Clipping,
    Sum,
)
from everdell_desktop.engine.speaking import count

from . import score_sheet
from .chapters import CHAPTERS, Chapter
from .headlines import HEADLINES
from .options import KEY
from .plan import CAMPAIGN, CHALLENGE, COOPERATIVE
from .stories import ABOUT, ENDINGS, THORN, THORN_SHARING
from .thorn_levels import CHALLENGES, LEVELS, Level

PUBLISHED = (4,)
"""The chapter whose goal and target come from the rulebook."""


def page(chapter: Chapter) -> ChapterPage:
    return ChapterPage(
        chapter.number, chapter.title, chapter.story.text, tuple(goal.text for goal in chapter.goals),
        chapter.story.won, chapter.story.lost, tuple(step.text for step in chapter.setup), chapter.rules,
        chapter.target, chapter.pocket_watches, chapter.skunks, chapter.sharing, chapter.turns_per_season,
        designed=chapter.number not in PUBLISHED,
    )  # fmt: skip


def options(kept: Mapping[str, Any], chapter: int, solo: bool) -> dict[str, Any]:
    return {"mode": CAMPAIGN, "chapter": chapter, "difficulty": kept["difficulty"], "solo": solo}


def single(chapter: int, difficulty: str) -> dict[str, Any]:
    return {"mode": COOPERATIVE, "chapter": chapter, "difficulty": difficulty}


def lines(kept: Mapping[str, Any]) -> list[ChapterLine]:
    return [
        ChapterLine(line["chapter"], line["won"], line["score"], line["replayed"], line["unused_watches"])
        for line in kept["sheet"]
    ]  # fmt: skip


def sums(kept: Mapping[str, Any]) -> list[Sum]:
    told, rows = score_sheet.totals(kept), kept["sheet"]
    watches, replays = sum(row["unused_watches"] for row in rows), sum(row["replayed"] for row in rows)
    return [
        Sum("check", count(sum(row["won"] for row in rows), "chapter won", "chapters won"), told["chapters"]),
        Sum("watch", count(watches, "watch kept", "watches kept"), told["watches"]),
        Sum("redo", count(replays, "replay"), told["replays"]),
    ]


BOOK = Campaign(
    key=KEY, title="Hare and Tortoise against The Root", pages=tuple(page(chapter) for chapter in CHAPTERS),
    difficulties=score_sheet.DIFFICULTIES, medals=score_sheet.MEDALS, begin=score_sheet.begin, read=score_sheet.read,
    totals=score_sheet.totals, next_chapter=score_sheet.next_chapter, may_replay=score_sheet.may_replay,
    choices=score_sheet.choices, options=options,
    lines=lines, sums=sums, about=ABOUT, endings=ENDINGS, seats=2, city="Twinbrook", single=single,
    kept=lambda kept: [Clipping(*HEADLINES[card]) for card in kept["good_news"]],
)  # fmt: skip


def level(one: Level) -> ChallengeLevel:
    events, path, places = one.skunks.values()
    rules = (
        f"{events} {{skunk}} at the Events, {path} on the path, {places} at Farms and River.",
        THORN_SHARING[one.sharing],
        f"{one.points_per_prosperity_card} points for each {{prosperity}} card of hers, and {one.bonus_points} on top.",
        "The numbers in parentheses of an Event stay as they are." if not one.raise_parentheses_minimums_by else
        f"The numbers in parentheses of an Event are {one.raise_parentheses_minimums_by} higher.",
    )  # fmt: skip
    return ChallengeLevel(one.id, one.name, rules)


PAGE = Challenges(
    title="Miss Thorn's challenge", picture="chapters/duo/challenge", about=THORN,
    levels=tuple(level(one) for one in LEVELS.values()),
    goals=tuple(ChallengeGoal(one.id, one.name, one.text) for one in CHALLENGES),
    options=lambda level, solo: {"mode": CHALLENGE, "difficulty": level, "solo": solo},
    level_of=lambda options: str(options["difficulty"]) if options.get("mode") == CHALLENGE else None,
)  # fmt: skip
