"""The end of a shared game: one score sheet for the city, one for Miss Thorn, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.scoring import (
    ScoreRule,
    ScoreSheet,
    best_of,
    card_points,
    event_points,
    everybodys_sheets,
    prosperity_points,
    token_points,
)
from everdell_desktop.engine.state import State

from ..part import HARE, TORTOISE, part_of
from . import thorn
from .checking import met, standing
from .plan import CAMPAIGN
from .score_sheet import entered, entry
from .thorn_levels import CHALLENGES, MARGIN

SCORING = (
    ScoreRule("cards", card_points),
    ScoreRule("prosperity", prosperity_points),
    ScoreRule("tokens", token_points),
    ScoreRule("events", event_points),
)


def score_sheets(state: State, rules: Ruleset) -> list[ScoreSheet]:
    """One for each seat; in a shared city one for both, and one for Miss Thorn."""
    plan = part_of(state).plan
    if not plan.shared:
        return everybodys_sheets(state, rules)
    parts = {rule.category: rule.points(state, rules, HARE) for rule in SCORING}
    names = " and ".join(player.name for player in state.players)
    city = rules.setup.brought.get("campaign", {}).get("city", "")
    sheets = [ScoreSheet(HARE, parts, name=city or names)]
    return [*sheets, thorn.sheet(state)] if plan.level is not None else sheets


def has_won(state: State, sheets: Sequence[ScoreSheet]) -> bool:
    """All goals and the target, which may be matched exactly; against Miss Thorn more points than she has."""
    part = part_of(state)
    if part.plan.level is not None:
        return sheets[0].total > sheets[1].total
    return not part.conceded and sheets[0].total >= part.plan.target and all(standing(state))


def winners(state: State, rules: Ruleset, sheets: Sequence[ScoreSheet]) -> list[int]:
    plan = part_of(state).plan
    if not plan.shared:
        return best_of(sheets)
    if has_won(state, sheets):
        return [HARE, TORTOISE]
    return [thorn.SEAT] if plan.level is not None else []


def result(state: State, rules: Ruleset, sheets: Sequence[ScoreSheet]) -> Mapping[str, Any] | None:
    part = part_of(state)
    plan, won = part.plan, has_won(state, sheets)
    if not plan.shared:
        return None
    told: dict[str, Any] = {"won": won, "score": sheets[0].total}
    if plan.level is not None:
        return {**told, "thorn": sheets[1].total, "challenges": challenges(state, sheets) if won else []}
    told.update(target=plan.target, goals=standing(state))
    if plan.mode == CAMPAIGN and plan.chapter is not None:
        sheet = rules.setup.brought["campaign"]
        line = entry(sheet, plan.chapter.number, won=won, score=sheets[0].total, unused_watches=part.watches)
        held, used = ([card.id for card in cards] for cards in (part.good_news, part.good_news_used))
        told.update(entry=line, campaign=entered(sheet, line, held, used))
    return told


def challenges(state: State, sheets: Sequence[ScoreSheet]) -> list[str]:
    """Those that a victory with this table fulfils (D23)."""
    margin = sheets[0].total - sheets[1].total
    return [
        one.id for one in CHALLENGES if (margin >= one.goal.n if one.goal.type == MARGIN else met(state, one.goal))
    ]  # fmt: skip
