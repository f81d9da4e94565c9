"""The three levels of Miss Thorn and the ten challenges against her."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from everdell_desktop.engine.cards import PRODUCTION, PROSPERITY

from .chapters import HARD, LIMITED, NO_SHARING, NORMAL, OPEN, skunks
from .goals import ANY_ONE, Goal, cards_of, events_achieved

EASY = "easy"
STARTING_CARDS = 3
CARDS_A_SEASON = 3
MARGIN = "win_margin_min"


@dataclass(frozen=True)
class Level:
    """One level. Where skunks sit at Farms and River, and how one may share, is ours; the rest is published."""

    id: str
    name: str
    skunks: Mapping[str, int]
    sharing: str
    points_per_prosperity_card: int
    bonus_points: int
    raise_parentheses_minimums_by: int

    @property
    def text(self) -> str:
        per = self.points_per_prosperity_card
        return f"Miss Thorn scores {per} points for each {{prosperity}} card and {self.bonus_points} points on top."


LEVELS = {
    level.id: level
    for level in (
        Level(EASY, "Easy", skunks(1, 3, 1), OPEN, 2, 15, 0),
        Level(NORMAL, "Normal", skunks(1, 3, 2), LIMITED, 4, 20, 1),
        Level(HARD, "Hard", skunks(2, 3, 1), NO_SHARING, 6, 25, 2),
    )
}


@dataclass(frozen=True)
class Challenge:
    """Something to show besides a victory; it counts in a game won."""

    id: str
    name: str
    goal: Goal

    @property
    def text(self) -> str:
        return self.goal.text


CHALLENGES = (
    Challenge("hard_working", "Hard Working", Goal("No {production} card in the city.", "color_max", 0,
                                                   color=PRODUCTION)),
    Challenge("humble", "Humble", Goal("No {prosperity} card in the city.", "color_max", 0, color=PROSPERITY)),
    Challenge("efficient", "Efficient", Goal("10 cards in the city, or fewer.", "city_cards_max", 10)),
    Challenge("balanced", "Balanced", Goal("3 cards of every colour in the city.", "each_color_min", 3)),
    Challenge("welcoming", "Welcoming", Goal("5 {occupied} in the city and before you.", "occupied_total_min", 5)),
    Challenge("frugal", "Frugal", Goal("25 {point} in tokens, those on cards too.", "point_tokens_min", 25)),
    Challenge("over_achiever", "Over Achiever", Goal("20 points more than Miss Thorn.", MARGIN, 20)),
    Challenge("glamorous", "Glamorous", cards_of(PROSPERITY, 5, "5 {prosperity} cards in the city.")),
    Challenge("prepared", "Prepared", Goal("7 cards in the hand of one mayor.", "hand_min", 7, ANY_ONE)),
    Challenge("excited", "Excited", events_achieved(5, "Achieve 5 Events.")),
)  # fmt: skip
