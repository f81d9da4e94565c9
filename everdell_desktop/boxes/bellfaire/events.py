"""The Flower Festival, a fifth basic event, and nine special events that count kinds of cards."""

from typing import Any

from everdell_desktop.engine.awards import BASIC_EVENT, SPECIAL_EVENT, Award
from everdell_desktop.engine.cards import (
    COLORS,
    DESTINATION,
    GOVERNANCE,
    PRODUCTION,
    PROSPERITY,
    TRAVELER,
    Effect,
    id_of,
)
from everdell_desktop.engine.effects import (
    Cards,
    common_constructions,
    common_critters,
    discard_exactly,
    pay_exactly,
    unique_constructions,
    unique_critters,
)

FLOWER_FESTIVAL = Award(
    "flower_festival", "Flower Festival", BASIC_EVENT, "A card of each of the five colours in your city",
    colors=dict.fromkeys(COLORS, 1), points=4,
)  # fmt: skip


def of_kind(name: str, number: int, cards: Cards) -> Award:
    """Worth 5; nothing is paid."""
    text = f"{number} {cards.many} in your city"
    return special(name, text, points=5, kinds={cards: number})


def of_color(name: str, number: int, color: str, price: Effect, text: str) -> Award:
    """Worth 6; its price is paid when the worker is placed."""
    return special(name, f"{number} {{{color}}} in your city; {text}", points=6, colors={color: number}, effect=price)


def special(name: str, text: str, **facts: Any) -> Award:
    return Award(id_of(name.replace("&", "and")), name, SPECIAL_EVENT, text, **facts)


SPECIAL_EVENTS = (
    of_kind("Architectural Renaissance", 4, unique_constructions),
    of_color("Arts & Music Festival", 4, DESTINATION, pay_exactly(2, "resin"), "pay 2 {resin}"),
    of_kind("Bed & Breakfast Guild", 5, common_constructions),
    of_kind("City Holiday", 5, common_critters),
    of_kind("Gathering of Elders", 4, unique_critters),
    of_color("King's Road Established", 4, TRAVELER, pay_exactly(2, "twig"), "pay 2 {twig}"),
    of_color("Pie Eating Contest", 5, PRODUCTION, pay_exactly(2, "berry"), "pay 2 {berry}"),
    of_color("Royal Wedding", 4, PROSPERITY, discard_exactly(3), "discard 3 {card}"),
    of_color("Statues Commissioned", 4, GOVERNANCE, pay_exactly(1, "pebble"), "pay 1 {pebble}"),
)
AWARDS = (FLOWER_FESTIVAL, *SPECIAL_EVENTS)
