"""Goals to come back for: each says how far a player is, from the finished games alone."""

from __future__ import annotations

import bisect
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from typing import NamedTuple

from everdell_desktop.keeping.album import Played
from everdell_desktop.keeping.finished_game import TOGETHER
from everdell_desktop.keeping.statistics import fair, mode, years_beaten

COLOURS = ("production", "traveler", "destination", "governance", "prosperity")
JOURNEYS = 4
DIFFERENT_CARDS = 48
Progress = Callable[[Sequence[Played]], int]


class Achievement(NamedTuple):
    """A goal; `progress` counts up to `goal` and never falls when games are added."""

    id: str
    title: str
    text: str
    icon: str
    goal: int
    progress: Progress


class Standing(NamedTuple):
    """How far somebody is with a goal."""

    achievement: Achievement
    progress: int
    earned: datetime | None
    """When it was reached."""


def count(fits: Callable[[Played], object]) -> Progress:
    """How many games fit."""
    return lambda games: sum(1 for played in games if fits(played))


def best(number: Callable[[Played], int]) -> Progress:
    """The highest number of any game."""
    return lambda games: max((number(played) for played in games), default=0)


def different(things: Callable[[Played], Iterable[str]]) -> Progress:
    """How many different things over all games."""
    return lambda games: len({thing for played in games for thing in things(played)})


def fact(name: str) -> Callable[[Played], int]:
    return lambda played: played.me.facts.get(name, 0)


def beaten(level: str) -> Progress:
    """Won against a computer player of this level, not with one."""

    def fits(played: Played) -> bool:
        against = not played.me.facts.get(TOGETHER) and any(other.level == level for other in played.others)
        return played.me.won and against

    return count(fits)


def year(number: int) -> Progress:
    return lambda games: int(number in years_beaten(games))


def lead(played: Played) -> int:
    """By how many points the game was won; -1 where it was not won alone."""
    if not played.me.won or any(other.won for other in played.others) or not played.others:
        return -1
    return played.me.score - max(other.score for other in played.others)


def in_a_row(games: Sequence[Played]) -> int:
    """The longest run of wins."""
    longest = run = 0
    for played in games:
        run = run + 1 if played.me.won else 0
        longest = max(longest, run)
    return longest


def least_colour(played: Played) -> int:
    """Of which colour the city has fewest cards."""
    return min(played.me.facts.get(f"colour_{name}", 0) for name in COLOURS)


def all_stone(played: Played) -> bool:
    return not played.me.facts.get("critters", 0) and played.me.facts.get("constructions", 0) >= 8


ALL: tuple[Achievement, ...] = (
    Achievement("first_city", "A First Hearth", "Finish a game.", "city", 1, len),
    Achievement("first_win", "Guest of Honour", "Win a game.", "trophy", 1, count(lambda p: p.me.won)),
    Achievement("beat_beginner", "Out of the Burrow", "Win against a Beginner.", "computer", 1, beaten("beginner")),
    Achievement("beat_easy", "Firm Footing", "Win against an Easy player.", "computer", 1, beaten("easy")),
    Achievement("beat_normal", "Well Met", "Win against a Normal player.", "computer", 1, beaten("normal")),
    Achievement("beat_hard", "Sharp Whiskers", "Win against a Hard player.", "computer", 1, beaten("hard")),
    Achievement("beat_master", "Talk of the Valley", "Win against a Master.", "star", 1, beaten("master")),
    Achievement("year_1", "The Rat Outwitted", "Beat Rugwort in his first year.", "spring", 1, year(1)),
    Achievement("year_2", "Not in My Meadow", "Beat Rugwort in his second year.", "summer", 1, year(2)),
    Achievement("year_3", "Farewell, Rugwort", "Beat Rugwort in his third year.", "autumn", 1, year(3)),
    Achievement("score_50", "A Fine Town", "Score 50 points in a game.", "point", 50, best(lambda p: p.me.score)),
    Achievement("score_60", "A Proud Town", "Score 60 points in a game.", "point", 60, best(lambda p: p.me.score)),
    Achievement("score_70", "A Splendid Town", "Score 70 points in a game.", "point", 70, best(lambda p: p.me.score)),
    Achievement("score_80", "A Town of Legend", "Score 80 points in a game.", "point", 80, best(lambda p: p.me.score)),
    Achievement("cards_15", "No Room Left", "Have 15 cards in your city.", "card", 15, best(fact("cards"))),
    Achievement("four_events", "Season of Feasts", "Achieve four events in a game.", "event", 4, best(fact("events"))),
    Achievement("no_critters", "Stone and Timber", "End with eight constructions or more, and not one critter.",
                "construction", 1, count(all_stone)),
    Achievement("critters_9", "Full of Life", "Have nine critters in your city.", "critter", 9, best(fact("critters"))),
    Achievement("moved_in_5", "Open Doors", "Let five critters move into their homes for free in one game.",
                "occupied", 5, best(fact("moved_in"))),
    Achievement("all_colours", "Every Colour", "Have two cards of each of the five colours.", "any", 2,
                best(least_colour)),
    Achievement("purple_15", "Purple Patch", "Score 15 points with the bonus of purple cards.", "prosperity", 15,
                best(lambda p: p.me.parts.get("prosperity", 0))),
    Achievement("all_journeys", "Far Traveler", "End on each of the four Journeys, over as many games as you like.",
                "journey", JOURNEYS, different(lambda p: p.me.journeys)),
    Achievement("nothing_left", "Waste Not", "Win with nothing left in store.", "twig", 1,
                count(lambda p: p.me.won and p.me.facts.get("goods", 1) == 0)),
    Achievement("by_a_hair", "By a Whisker", "Win by a single point or on a tie.", "dice", 1,
                count(lambda p: lead(p) in (0, 1))),
    Achievement("by_far", "Head and Shoulders", "Win by 25 points.", "arrow_up", 25, best(lead)),
    Achievement("win_of_four", "Crowded Table", "Win a game of four.", "person", 1,
                count(lambda p: p.me.won and mode(p) == "4 players")),
    Achievement("three_in_a_row", "Lucky Streak", "Win three games in a row.", "fast", 3, in_a_row),
    Achievement("ten_games", "Old Friends", "Finish ten games.", "hand", 10, len),
    Achievement("fifty_games", "Keeper of the Tree", "Finish fifty games.", "save", 50, len),
    Achievement("every_card", "Every Neighbour", "Play 48 different cards, over as many games as you like.", "deck",
                DIFFERENT_CARDS, different(lambda p: p.me.played)),
)  # fmt: skip
"""All goals in the order of the gallery."""


def standings(games: Sequence[Played]) -> list[Standing]:
    """How far the games, the oldest first, bring somebody; practice games count for nothing here."""
    counted = fair(games)
    return [standing(achievement, counted) for achievement in ALL]


def standing(achievement: Achievement, games: Sequence[Played]) -> Standing:
    """Progress never falls, so the game that reached the goal is found by halving."""
    progress = achievement.progress(games)
    if progress < achievement.goal:
        return Standing(achievement, max(0, progress), None)

    def reached(number: int) -> bool:
        return achievement.progress(games[:number]) >= achievement.goal

    number = bisect.bisect_left(range(len(games) + 1), True, key=reached)
    return Standing(achievement, achievement.goal, games[number - 1].game.ended)


def newly_earned(before: Sequence[Played], after: Sequence[Played]) -> list[Achievement]:
    """What the latest game has brought."""
    had = {one.achievement.id for one in standings(before) if one.earned}
    return [one.achievement for one in standings(after) if one.earned and one.achievement.id not in had]
