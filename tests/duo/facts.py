"""What is printed on the things of Duo, where it is no attribute of the same name."""

from __future__ import annotations

from typing import Any

from everdell_desktop.boxes.duo.needs import (
    WORTH_1,
    WORTH_3,
    AtLeast,
    AtTheEnd,
    ColorsWith,
    MoreThanOpponent,
    Need,
    occupied_in_city,
)
from everdell_desktop.boxes.duo.shared.chapters import Chapter
from everdell_desktop.boxes.duo.shared.goals import Goal
from everdell_desktop.boxes.duo.shared.thorn_levels import Challenge
from everdell_desktop.boxes.duo.tiles import Event
from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.effects import Cards, cards_in_hand, constructions, critters, every_card, point_tokens
from everdell_desktop.engine.goods import KINDS
from everdell_desktop.engine.state import SEASONS

SINGLE = {
    cards_in_hand: {"type": "hand"},
    occupied_in_city: {"type": "occupied_in_city"},
    point_tokens: {"type": "point_tokens"},
    every_card: {"type": "city_cards"},
}


def facts_of(kind: str, thing: Any) -> dict[str, Any]:
    if isinstance(thing, Card):
        discard = {"discard": thing.costs_cards} if thing.costs_cards else {}
        return {"cost": {**dict(thing.cost.items()), **discard}, "star": thing.text.startswith("{star}")}
    if isinstance(thing, Chapter):
        return chapter_facts(thing)
    if isinstance(thing, Challenge):
        return {"check": {key: value for key, value in check_of(thing.goal).items() if key != "by"}}
    if isinstance(thing, Event):
        return {"set": thing.letter, "requirement": requirement(thing.needs)}
    return {}


def chapter_facts(chapter: Chapter) -> dict[str, Any]:
    rules: list[dict[str, Any]] = [{"rule": "no_good_news", "season": SEASONS[one]} for one in chapter.no_news_in]
    if chapter.river_points:
        rules.append({"rule": "river_points", "n": chapter.river_points})
    steps = [
        {"op": one.op, "when": one.when, "n": one.n, **({"color": one.color} if one.color else {})}
        for one in chapter.setup
    ]
    return {"goals": [check_of(goal) for goal in chapter.goals], "setup_ops": steps, "rule_ops": rules}


def check_of(goal: Goal) -> dict[str, Any]:
    """A goal as the reference writes it."""
    if goal.type == "kind_balance":
        return {"type": goal.type, "max_difference": goal.max_difference, "each_min": goal.n, "by": goal.by}
    named = {"player": goal.player, "color": goal.color, "kind": goal.kind}
    where = {"where": "destination"} if goal.type == "visits_min" else {}
    return {"type": goal.type, "n": goal.n, "by": goal.by, **where, **{key: one for key, one in named.items() if one}}


def requirement(need: Need | None) -> dict[str, Any]:
    if isinstance(need, MoreThanOpponent):
        return {"type": "more_than_opponent", "items": list(need.items), "minimum": need.minimum}
    if isinstance(need, ColorsWith):
        return {"type": "colors_with_at_least", "each": need.each, "colors": need.colors}
    if isinstance(need, AtTheEnd):
        return {"type": "journey", "items": ["hand_card", "city_card"]}
    assert isinstance(need, AtLeast)
    counts = {count: number for _, count, number in need.counts}
    words = {word: number for word, _, number in need.counts}
    if set(words) <= set(KINDS):
        return {"type": "resources", "have": words}
    first = next(iter(counts))
    if first in (WORTH_3, WORTH_1):
        bound = {"at_least": 3} if first is WORTH_3 else {"at_most": 1}
        return {"type": "printed_points", **bound, "count": counts[first]}
    if first in SINGLE:
        return {**SINGLE[first], "minimum": counts[first]}
    if set(counts) <= {constructions, critters}:
        told = {"construction": counts.get(constructions, 0), "critter": counts.get(critters, 0)}
        return {"type": "kinds", **told}
    colors = {count.many.removesuffix(" cards"): number for count, number in counts.items() if isinstance(count, Cards)}
    return {"type": "colors", "counts": colors}
