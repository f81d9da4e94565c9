"""The 16 purple cards."""

from __future__ import annotations

from everdell_desktop.engine.cards import COLORS, DESTINATION, GOVERNANCE, PRODUCTION, PROSPERITY, TRAVELER, Card, Here
from everdell_desktop.engine.effects import (
    Cards,
    cards_in_hand,
    constructions,
    critters,
    kinds_left,
    of_color,
    others,
    point_tokens,
    points_for_each,
    together,
)
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.state import State

from .ending import best_of_household, events_won
from .facts import construction, critter
from .needs import occupied_in_city

COLORED = tuple(of_color(color) for color in COLORS)
CHEAP = Cards(lambda card: card.points <= 1, "card worth 0 or 1", "cards worth 0 or 1")


def strong_colors(state: State, here: Here) -> int:
    """The colours of which the city has 3 cards."""
    return sum(cards(state, here) >= 3 for cards in COLORED)


EVER_TREE = construction(
    "Ever Tree", Goods(2, 2, 2), points=3, color=PROSPERITY, end_points=points_for_each(of_color(PROSPERITY), worth=2),
    text="2 points for each {prosperity} card in your city.",
)  # fmt: skip
PALACE = construction(
    "Palace", Goods(2, 2, 2), points=4, color=PROSPERITY, end_points=points_for_each(strong_colors, worth=2),
    text="2 points for each colour with 3 cards in your city.",
)  # fmt: skip
HALL_OF_RECORDS = construction(
    "Hall of Records", Goods(1, 1, 1), points=3, color=PROSPERITY, end_points=points_for_each(of_color(GOVERNANCE)),
    text="1 point for each {governance} card in your city.",
)  # fmt: skip
CASTLE = construction(
    "Castle", Goods(2, 2, 2), points=3, color=PROSPERITY, end_points=points_for_each(constructions),
    text="1 point for each {construction} in your city.",
)  # fmt: skip
THEATER = construction(
    "Theater", Goods(1, 1), points=1, color=PROSPERITY, end_points=points_for_each(of_color(TRAVELER)),
    text="1 point for each {traveler} card in your city.",
)  # fmt: skip
LIGHTHOUSE = construction(
    "Lighthouse", Goods(1, 0, 1), points=2, color=PROSPERITY, end_points=points_for_each(of_color(DESTINATION)),
    text="1 point for each {destination} card in your city.",
)  # fmt: skip
WELCOME_ARCH = construction(
    "Welcome Arch", Goods(1, 2), points=2, color=PROSPERITY, end_points=points_for_each(occupied_in_city, worth=2),
    text="2 points for each {occupied} in your city.",
)  # fmt: skip
TREASURY = construction(
    "Treasury", Goods(1, 1, 1), points=2, color=PROSPERITY, end_points=points_for_each(point_tokens, every=3, most=5),
    text="1 point for every 3 {point}, at most 5.",
)  # fmt: skip
ARCHITECT = critter(
    "Architect", 4, points=2, color=PROSPERITY, end_points=points_for_each(best_of_household(kinds_left), worth=2),
    text="2 points for each kind of resource you have left.",
)  # fmt: skip
CHANCELLOR = critter(
    "Chancellor", 4, points=2, color=PROSPERITY, end_points=points_for_each(together(constructions, critters)),
    text="1 point for each pair of {construction} and {critter} in your city.",
)  # fmt: skip
HISTORIAN = critter(
    "Historian", 2, points=1, color=PROSPERITY, end_points=points_for_each(best_of_household(cards_in_hand), most=5),
    text="1 point for each card left in your hand, at most 5.",
)  # fmt: skip
QUEEN = critter(
    "Queen", 5, points=2, color=PROSPERITY, end_points=points_for_each(critters),
    text="1 point for each {critter} in your city.",
)  # fmt: skip
HARVESTER = critter(
    "Harvester", 3, points=2, color=PROSPERITY, end_points=points_for_each(of_color(PRODUCTION)),
    text="1 point for each {production} card in your city.",
)  # fmt: skip
KING = critter(
    "King", 5, points=3, color=PROSPERITY, end_points=points_for_each(events_won, worth=2),
    text="2 points for each Event you achieved, Journey too.",
)  # fmt: skip
ELDER = critter(
    "Elder", 4, points=1, color=PROSPERITY, end_points=points_for_each(others(CHEAP), most=6),
    text="1 point for each other card worth 0 or 1 in your city, at most 6.",
)  # fmt: skip
GRAND_DAME = critter(
    "Grand Dame", 3, points=2, color=PROSPERITY, end_points=points_for_each(together(*COLORED), worth=3),
    text="3 points for each set of all five colours in your city.",
)  # fmt: skip
CARDS: tuple[Card, ...] = (
    EVER_TREE, PALACE, HALL_OF_RECORDS, CASTLE, THEATER, LIGHTHOUSE, WELCOME_ARCH, TREASURY, ARCHITECT, CHANCELLOR,
    HISTORIAN, QUEEN, HARVESTER, KING, ELDER, GRAND_DAME,
)  # fmt: skip
