"""Statistics and achievements follow from finished games alone."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from everdell_desktop.keeping import achievements, statistics
from everdell_desktop.keeping.achievements import ALL, newly_earned, standings
from everdell_desktop.keeping.album import Played
from everdell_desktop.keeping.finished_game import Finished, finished
from tests.keeping.games import ANNA, BEN, CLOVER, FIRST_DAY, against, game, played, seat, solo

GAMES = [
    against("easy", 40, 30), against("easy", 20, 35, 1), against("hard", 60, 59, 2),
    game(3, seat(50), seat(40, level="easy"), seat(45, level="hard")), solo(1, 50, 40, 4), solo(2, 40, 50, 5),
]  # fmt: skip


def progress(name: str, games: Sequence[Played]) -> int:
    return next(one.progress for one in standings(games) if one.achievement.id == name)


def earned(name: str, *games: Played) -> bool:
    return any(one.earned for one in standings(games) if one.achievement.id == name)


# statistics


def test_games_by_table() -> None:
    lines = {line.title: line for line in statistics.by_mode(GAMES)}
    assert list(lines) == ["2 players", "3 players", "Solo, year 1", "Solo, year 2"]
    assert lines["2 players"] == ("2 players", 3, 2, 60, 40.0)
    assert lines["Solo, year 2"].wins == 0


def test_games_by_opponent_with_several_at_one_table() -> None:
    lines = {line.title: line for line in statistics.by_level(GAMES, ["easy", "hard"], str.title)}
    assert list(lines) == ["Easy", "Hard"]
    assert lines["Easy"].games == 3 and lines["Hard"].games == 2
    assert lines["Hard"].share == 1.0


def test_games_by_boxes() -> None:
    assert [line.title for line in statistics.by_boxes(GAMES, str.upper)] == ["BASE"]


def test_the_course_and_the_years() -> None:
    assert [point.total for point in statistics.course(GAMES, 4)] == [60, 50, 50, 40]
    assert statistics.years_beaten(GAMES) == {1}


def test_favourite_cards_are_those_played_most() -> None:
    games = [game(0, seat(played={"farm": 2, "inn": 1})), game(1, seat(played={"mine": 3, "farm": 1}))]
    assert statistics.favourites(games, 2) == [("farm", 3), ("mine", 3)]


def test_nothing_comes_of_nothing() -> None:
    assert statistics.summed("", []) == ("", 0, 0, 0, 0.0)
    assert statistics.by_mode([]) == [] and statistics.favourites([], 3) == [] and statistics.course([], 3) == []


def test_practice_is_counted_apart() -> None:
    games = [*GAMES, game(9, seat(99), seat(1), practice=True)]
    assert len(statistics.fair(games)) == len(GAMES)
    assert progress("score_80", games) == 60


# achievements


def test_there_are_some_twenty_and_each_has_its_own_name() -> None:
    assert len(ALL) >= 20
    assert len({one.id for one in ALL}) == len({one.title for one in ALL}) == len(ALL)


@pytest.mark.parametrize("level", ["beginner", "easy", "normal", "hard", "master"])
def test_a_win_against_each_level(level: str) -> None:
    assert earned(f"beat_{level}", against(level, 40, 39))
    assert not earned(f"beat_{level}", against(level, 39, 40), against("random", 50, 1))


@pytest.mark.parametrize("year", [1, 2, 3])
def test_rugwort_in_each_year(year: int) -> None:
    assert earned(f"year_{year}", solo(year, 40, 39))
    assert not earned(f"year_{year}", solo(year, 39, 40), solo(year % 3 + 1, 40, 39))


@pytest.mark.parametrize("points", [50, 60, 70, 80])
def test_points(points: int) -> None:
    assert earned(f"score_{points}", against("easy", points, 90))
    assert not earned(f"score_{points}", against("easy", points - 1, 1))
    assert progress(f"score_{points}", [against("easy", points - 1, 1)]) == points - 1


@pytest.mark.parametrize(
    ("name", "facts", "short"),
    [
        ("cards_15", {"cards": 15}, {"cards": 14}),
        ("four_events", {"events": 4}, {"events": 3}),
        ("no_critters", {"critters": 0, "constructions": 8}, {"critters": 1, "constructions": 14}),
        ("no_critters", {"critters": 0, "constructions": 9}, {"critters": 0, "constructions": 7}),
        ("critters_9", {"critters": 9}, {"critters": 8}),
        ("moved_in_5", {"moved_in": 5}, {"moved_in": 4}),
        ("all_colours", {f"colour_{name}": 2 for name in achievements.COLOURS}, {"colour_production": 9}),
        ("purple_15", {"parts": {"prosperity": 15}}, {"parts": {"prosperity": 14}}),
        ("nothing_left", {"goods": 0}, {"goods": 1}),
    ],
)
def test_what_a_city_can_bring(name: str, facts: dict[str, object], short: dict[str, object]) -> None:
    assert earned(name, against("easy", 40, 30, **facts))
    assert not earned(name, against("easy", 40, 30, **short))


def test_journeys_are_collected_over_games() -> None:
    games = [against("easy", 1, 2, n, journeys=[f"journey_{n}", "journey_2"]) for n in (2, 3, 4)]
    assert progress("all_journeys", games) == 3
    assert earned("all_journeys", *games, against("easy", 1, 2, 5, journeys=["journey_5"]))


def test_close_and_clear_wins() -> None:
    assert earned("by_a_hair", against("easy", 40, 39)) and not earned("by_a_hair", against("easy", 41, 39))
    tie = game(0, seat(40, won=True), seat(40))
    assert earned("by_a_hair", tie) and not earned("by_a_hair", game(0, seat(40, won=True), seat(40, won=True)))
    assert earned("by_far", against("easy", 65, 40)) and not earned("by_far", against("easy", 40, 65))


def test_wins_in_a_row() -> None:
    won, lost = against("easy", 2, 1), against("easy", 1, 2)
    assert progress("three_in_a_row", [won, won, lost, won]) == 2
    assert earned("three_in_a_row", won, lost, won, won, won)


def test_a_table_of_four_many_games_and_every_card() -> None:
    assert earned("win_of_four", game(0, seat(9), seat(1), seat(2), seat(3)))
    assert not earned("win_of_four", game(0, seat(9), seat(1), seat(2)))
    assert earned("ten_games", *[against("easy", 1, 2)] * 10) and not earned("fifty_games", *[solo(1, 1, 2)] * 49)
    cards = [against("easy", 1, 2, n, played={f"card{n * 6 + c}": 1 for c in range(6)}) for n in range(8)]
    assert earned("every_card", *cards) and progress("every_card", cards[:7]) == 42


def test_the_day_it_was_earned_is_that_of_the_game() -> None:
    games = [against("easy", 30, 40), against("easy", 61, 40, 1), against("easy", 75, 40, 2)]
    days = {one.achievement.id: one.earned for one in standings(games)}
    assert days["first_city"] == games[0].game.ended
    assert days["score_60"] == days["first_win"] == games[1].game.ended
    assert days["score_70"] == games[2].game.ended and days["score_80"] is None


def test_progress_never_falls() -> None:
    for one in ALL:
        steps = [one.progress(GAMES[:number]) for number in range(len(GAMES) + 1)]
        assert steps == sorted(steps), one.id


def test_what_is_new_is_told_once() -> None:
    names = {one.id for one in newly_earned(GAMES[:2], GAMES[:3])}
    assert {"beat_hard", "score_60"} <= names and "first_win" not in names
    assert newly_earned(GAMES, GAMES) == []


# facts of real games


def test_the_facts_of_a_real_game() -> None:
    sitting = played([ANNA, CLOVER, BEN], 6)
    facts = finished(sitting, FIRST_DAY, {0: "anna", 2: "ben"})
    assert [one.score for one in facts.seats] == [sheet.total for sheet in sitting.game.scores()]
    assert [one.profile for one in facts.seats] == ["anna", "", "ben"]
    assert facts.seats[1].level == "normal" and facts.seed == 6
    for one, player in zip(facts.seats, sitting.game.state.players, strict=True):
        assert one.facts["cards"] == len(player.city) == one.facts["critters"] + one.facts["constructions"]
        assert sum(one.parts.values()) == one.score
    assert sum(one.won for one in facts.seats) >= 1
    assert Finished.from_json(facts.to_json()) == facts


def test_the_facts_of_a_real_solo_game() -> None:
    facts = finished(played([ANNA], 6, rugwort_year=3), FIRST_DAY, {0: "anna"})
    assert facts.seats[1].automaton == "rugwort"
    assert statistics.mode(Played(facts, 0)) == "Solo, year 3"
