"""What is printed on the things of the railway, where it is no attribute of the same name."""

from __future__ import annotations

from typing import Any

from everdell_desktop.boxes.newleaf import visitors
from everdell_desktop.boxes.newleaf.events import BEFORE_THE_PARADE, SUNFLOWER_PARADE
from everdell_desktop.boxes.newleaf.tiles import TrainCar, Visitor
from everdell_desktop.engine.awards import Award
from everdell_desktop.engine.effects import (
    Cards,
    basic_events,
    kinds_left,
    point_tokens,
    special_events,
)
from everdell_desktop.engine.effects.trading import DiscardFor
from everdell_desktop.engine.goods import KINDS

WORDS = {"cards": "cards_in_city", "critters": "critters", "constructions": "constructions"}
COUNTS = {
    visitors.of_each_color: "each_colour",
    visitors.of_one_color: "any_one_colour_except_production",
    visitors.workers_on_journey: "workers_on_journey",
    basic_events: "basic_events",
    special_events: "special_events",
    point_tokens: "point_tokens",
}
MORE = {
    visitors.more_constructions: ["construction", "critter"],
    visitors.more_critters: ["critter", "construction"],
}


def facts_of(kind: str, thing: Any) -> dict[str, Any]:
    if isinstance(thing, Visitor):
        return {"condition": condition(thing)}
    if isinstance(thing, TrainCar):
        return {"reward": reward(thing)}
    return award_facts(thing) if isinstance(thing, Award) else {}


def name_of(cards: Cards) -> str:
    return WORDS.get(cards.many) or cards.many.removesuffix(" cards")


def condition(visitor: Visitor) -> dict[str, Any]:
    told: dict[str, Any] = {}
    left_over = {count: kind for kind, count in visitors.LEFT_OVER.items()}
    for count, number in visitor.wishes:
        if count in MORE:
            told["more"] = MORE[count]
        elif count in left_over:
            told["leftover"] = {left_over[count]: number}
        elif count is kinds_left:
            told["leftover"] = dict.fromkeys(KINDS, 1) if number == len(KINDS) else None
        else:
            word = name_of(count) if isinstance(count, Cards) else COUNTS[count]
            told[word] = {"max" if visitor.most else "min": number}
    return told


def reward(car: TrainCar) -> dict[str, int]:
    load = car.load
    told = {**dict(load.goods.items()), "any": load.any_goods, "point": load.points, "card": load.cards}
    return {kind: number for kind, number in told.items() if number}


def award_facts(award: Award) -> dict[str, Any]:
    told: dict[str, Any] = {"requirement": {name_of(cards): number for cards, number in award.kinds.items()}}
    if award is SUNFLOWER_PARADE:
        told["requirement"] = {"events_achieved": BEFORE_THE_PARADE}
    if isinstance(award.effect, DiscardFor) and isinstance(award.effect.most, Cards):
        told["discard_per"] = name_of(award.effect.most)
    return told
