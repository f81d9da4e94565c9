"""The fifteen chapters. Goal and target of the fourth are published; all else is ours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from everdell_desktop.engine.cards import DESTINATION, PRODUCTION, PROSPERITY
from everdell_desktop.engine.state import AUTUMN

from .goals import (
    EACH,
    HARE,
    TORTOISE,
    Goal,
    cards_in_city,
    cards_of,
    events_achieved,
)
from .stories import STORIES, Story

NORMAL, HARD = "normal", "hard"
OPEN, LIMITED, NO_SHARING = "open", "limited", "none"
EVENTS, MEADOW, LOCATIONS = "events", "meadow", "locations"
PATH_SPOTS = 6
AFTER_MEADOW, BEFORE_DRAWS, AFTER_DRAWS = "after_meadow_filled", "before_winter_draws", "after_winter_draws"
"""When a step of setting up is done."""


@dataclass(frozen=True)
class SetUp:
    """One step of setting up a chapter."""

    text: str
    op: str
    when: str
    n: int = 1
    color: str = ""


@dataclass(frozen=True)
class Chapter:
    """One chapter of the campaign."""

    number: int
    title: str
    goals: tuple[Goal, ...]
    skunks: Mapping[str, int]
    """How many there are, by area."""
    sharing: str
    target: Mapping[str, int]
    """The points to be reached, by difficulty; exactly so many are enough."""
    extra_watch: bool = False
    setup: tuple[SetUp, ...] = ()
    rules: tuple[str, ...] = ()
    """What is different in this chapter, in words."""
    river_points: int = 0
    """So many point tokens lie on each River tile without a skunk when a season begins."""
    no_news_in: tuple[int, ...] = ()
    """The seasons in which no Good News card can be used."""

    @property
    def id(self) -> str:
        return str(self.number)

    @property
    def name(self) -> str:
        return self.title

    @property
    def story(self) -> Story:
        return STORIES[self.number - 1]

    @property
    def text(self) -> str:
        return self.story.text

    @property
    def pocket_watches(self) -> dict[str, int]:
        """One in every chapter on Normal, and those the chapter grants on both levels."""
        return {NORMAL: 1 + self.extra_watch, HARD: int(self.extra_watch)}

    @property
    def turns_per_season(self) -> int:
        return 2 * (PATH_SPOTS - self.skunks[MEADOW])


def skunks(events: int, meadow: int, locations: int) -> dict[str, int]:
    return {EVENTS: events, MEADOW: meadow, LOCATIONS: locations}


def points(normal: int, hard: int) -> dict[str, int]:
    """The targets. Ours are measured (docs/campaign.md)."""
    return {NORMAL: normal, HARD: hard}


CHAPTERS = (
    Chapter(
        1, "The Ink Is Barely Dry", (events_achieved(3, "Achieve 3 Events."),),
        skunks(1, 1, 1), OPEN, points(117, 122),
    ),
    Chapter(
        2, "One Inkwell, Two Quills",
        (events_achieved(1, "{hare} The Hare achieves an Event.", HARE),
         events_achieved(1, "{tortoise} The Tortoise achieves an Event.", TORTOISE)),
        skunks(1, 2, 1), OPEN, points(90, 94),
    ),
    Chapter(
        3, "Bare Shelves, Says The Root",
        (cards_of(PRODUCTION, 3, "3 {production} cards in the city when spring ends.", "end_of_spring"),
         events_achieved(3, "Achieve 3 Events.")),
        skunks(1, 2, 1), OPEN, points(92, 97),
        setup=(SetUp("Each mayor begins with 1 {any}.", "gain_any", BEFORE_DRAWS),),
    ),
    Chapter(
        4, "Four Reasons to Celebrate", (events_achieved(4, "Achieve 4 Events."),),
        skunks(1, 2, 1), LIMITED, points(85, 95), extra_watch=True,
    ),
    Chapter(
        5, "Every Shade of Leaf", (Goal("3 cards of every colour in the city.", "each_color_min", 3),),
        skunks(1, 1, 2), LIMITED, points(108, 116),
        setup=(SetUp("After the winter draws each mayor may swap a hand card for one of the Meadow, the Hare first.",
                     "swap_hand_with_meadow", AFTER_DRAWS),),
    ),
    Chapter(
        6, "Room for One More",
        (Goal("2 {occupied} on cards of the city when summer ends.", "occupied_min", 2, by="end_of_summer"),),
        skunks(1, 2, 2), OPEN, points(95, 98),
        setup=(SetUp("Each mayor begins with 1 {occupied}.", "gain_occupied", BEFORE_DRAWS),),
    ),
    Chapter(
        7, "Printed Before Breakfast",
        (cards_in_city(3, "3 cards in the city when winter ends.", "end_of_winter"),
         cards_in_city(7, "7 cards in the city when spring ends.", "end_of_spring"),
         cards_in_city(12, "12 cards in the city when summer ends.", "end_of_summer")),
        skunks(1, 2, 1), LIMITED, points(89, 95),
    ),
    Chapter(
        8, "He Said, She Said",
        (Goal("{hare} The Hare plays 5 {critter}.", "played_min", 5, HARE, kind="critter"),
         Goal("{tortoise} The Tortoise plays 4 {construction}.", "played_min", 4, TORTOISE, kind="construction")),
        skunks(1, 2, 1), NO_SHARING, points(82, 88),
    ),
    Chapter(
        9, "Wet Paws on the Carpet",
        (Goal("{hare} The Hare places 3 {worker} on {destination} cards.", "visits_min", 3, HARE),
         Goal("{tortoise} The Tortoise places 3 {worker} on {destination} cards.", "visits_min", 3, TORTOISE)),
        skunks(1, 2, 3), LIMITED, points(102, 107),
        setup=(SetUp("The first 2 {destination} cards of the deck lie in the city from the start; nobody played them.",
                     "reveal_until_into_city", AFTER_MEADOW, 2, DESTINATION),),
    ),
    Chapter(
        10, "Small Change, Big Story", (Goal("28 {point} in tokens, those on cards too.", "point_tokens_min", 28),),
        skunks(2, 2, 1), OPEN, points(91, 97), river_points=1,
        rules=("1 {point} lies on each River tile without a skunk when a season begins. The first {worker} who comes "
               "to stand there takes it; what is left goes back when the season ends.",),
    ),
    Chapter(
        11, "A Short Night's Work",
        (events_achieved(1, "Achieve an Event before spring ends.", by="end_of_spring"),
         cards_in_city(11, "11 cards in the city.")),
        skunks(1, 3, 1), OPEN, points(65, 68), extra_watch=True,
    ),
    Chapter(
        12, "Mirror Mayors",
        (Goal("As many {critter} as {construction} in the city, give or take 1, and at least 7 of each.",
              "kind_balance", 7, max_difference=1),
         events_achieved(1, "Each mayor achieves an Event.", EACH)),
        skunks(2, 2, 1), NO_SHARING, points(84, 89),
    ),
    Chapter(
        13, "Purple Prose",
        (cards_of(PROSPERITY, 1, "A {prosperity} card in the city when spring ends.", "end_of_spring"),
         cards_of(PROSPERITY, 4, "4 {prosperity} cards in the city.")),
        skunks(2, 2, 2), LIMITED, points(89, 94), extra_watch=True,
        setup=(SetUp("Each mayor begins with one of the first 2 {prosperity} cards of the deck.",
                     "reveal_until_to_hands", BEFORE_DRAWS, 2, PROSPERITY),),
    ),
    Chapter(
        14, "Stop the Presses",
        (events_achieved(3, "Achieve 3 Events."),
         Goal("Each mayor holds 2 cards at the end.", "hand_min", 2, EACH)),
        skunks(1, 3, 2), LIMITED, points(68, 71), extra_watch=True,
        setup=(SetUp("Each mayor draws 1 {card} more before the winter draws.", "draw_deck", BEFORE_DRAWS),),
    ),
    Chapter(
        15, "The Last Edition",
        (events_achieved(4, "Achieve 4 Events."),
         events_achieved(1, "Each mayor achieves an Event.", EACH),
         Goal("2 cards of every colour in the city.", "each_color_min", 2)),
        skunks(2, 2, 2), NO_SHARING, points(90, 95), no_news_in=(AUTUMN,),
        rules=("No Good News can be used in autumn.",),
    ),
)  # fmt: skip
