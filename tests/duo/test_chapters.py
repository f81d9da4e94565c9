"""The goals and rules of every chapter, written from the reference: met, not met, and when they are tested."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Together, together

PURPLE_5 = "castle queen king palace ever_tree"
GREEN = "mine orchard barn harbor carnival storehouse"
EVENTS = ["a1", "b1", "c1", "d1", "e1", "faire"]


def ended(chapter: int, **facts: Any) -> Together:
    """The table at the end of the game."""
    return together(chapter, season="autumn", sun=7, moon=7, skunks={}, **facts)


def goals(chapter: int, tortoise: dict[str, Any] | None = None, **facts: Any) -> list[bool]:
    table = ended(chapter, **facts)
    found: list[bool] = table.against(**(tortoise or {})).game.result()["goals"]  # type: ignore[index]
    return found


def after_season(chapter: int, season: str, **facts: Any) -> list[bool | None]:
    """How the goals stand once the season has ended."""
    table = together(chapter, season=season, sun=7, moon=6, **facts)
    found: list[bool | None] = table.through("pick:deck").game.position()["goals"]
    return found


def test_chapter_1_wants_three_events() -> None:
    assert goals(1, events=EVENTS[:3]) == [True]
    assert goals(1, {"events": EVENTS[2:3]}, events=EVENTS[:2]) == [True], "together"
    assert goals(1, events=EVENTS[:2]) == [False]


def test_chapter_2_wants_an_event_of_each_mayor() -> None:
    assert goals(2, {"events": EVENTS[:1]}, events=EVENTS[1:3]) == [True, True]
    assert goals(2, events=EVENTS[1:3]) == [True, False]
    assert goals(2, {"events": EVENTS[:2]}) == [False, True]


def test_chapter_3_wants_three_green_cards_by_the_end_of_spring_and_three_events() -> None:
    assert after_season(3, "spring", city="mine orchard barn") == [True, None]
    assert after_season(3, "spring", city="mine orchard") == [False, None]
    assert goals(3, goals=[True, None], events=EVENTS[:3], city="") == [True, True], "what was met stays met"
    assert goals(3, goals=[False, None], events=EVENTS[:3], city=GREEN) == [False, True], "a missed one stays missed"


def test_chapter_4_wants_four_events() -> None:
    assert goals(4, events=EVENTS[:4]) == [True] and goals(4, events=EVENTS[:3]) == [False]
    assert ended(4).result["target"] == 85 and ended(4, difficulty="hard").result["target"] == 95


def test_chapter_5_wants_three_cards_of_every_colour() -> None:
    city = "mine orchard barn inn library ferry judge bridge crane wall fool hotel queen king castle"
    assert goals(5, city=city) == [True]
    assert goals(5, city=city.replace("hotel", "harbor")) == [False]


def test_chapter_6_wants_two_occupied_tokens_in_the_city_by_the_end_of_summer() -> None:
    tokens = [{"card": card, "occupied": True} for card in ("mine", "inn")]
    assert after_season(6, "summer", city=tokens) == [True]
    assert after_season(6, "summer", city=[tokens[0], "wall"], occupied_tokens=2) == [False], "supplies do not count"
    assert after_season(6, "spring", city=[]) == [None], "not before"


def test_chapter_7_wants_a_growing_city() -> None:
    city = f"{GREEN} {PURPLE_5} wall".split()
    for season, number, place in (("winter", 3, 0), ("spring", 7, 1), ("summer", 12, 2)):
        before = [True] * place
        left = [None] * (2 - place)
        assert after_season(7, season, city=city[:number]) == [*before, True, *left]
        assert after_season(7, season, city=city[: number - 1]) == [*before, False, *left]


def test_chapter_8_wants_critters_of_the_hare_and_constructions_of_the_tortoise() -> None:
    hare = {"played": {"critter": 5, "construction": 0}}
    tortoise = {"played": {"critter": 1, "construction": 4}}
    assert goals(8, tortoise, **hare) == [True, True] and goals(8, hare, **tortoise) == [False, False]
    assert goals(8, {"played": {"critter": 5, "construction": 3}}, **hare) == [True, False]
    assert goals(8, tortoise, played={"critter": 4, "construction": 1}) == [False, True]
    table = together(8, hand="judge", berries=2).play("judge")
    assert table.game.position()["seats"][0]["played"] == {"critter": 1, "construction": 0}
    within = together(8, river=["river_play_discount", "river_trade"], hand="mine").place("river_1").choose("mine")
    assert within.game.position()["seats"][0]["played"] == {"critter": 0, "construction": 1}, "from any source"


def test_chapter_9_wants_three_visits_of_each_mayor() -> None:
    assert goals(9, {"visits": 3}, visits=3) == [True, True] and goals(9, {"visits": 2}, visits=4) == [True, False]
    table = together(9, city="tailor inn").place("city:0:tailor").take(twigs=1)
    assert table.game.position()["seats"][0]["visits"] == 1
    bridge = together(9, city="tailor bridge", placed=["city:0:tailor"]).through("bridge:city:0:tailor", {"twig": 1})
    assert bridge.game.position()["seats"][0]["visits"] == 1, "let in by the Bridge"
    ranger = together(9, city="tailor", hand="ranger", berries=2, placed=["farm_twigs"])
    ranger.play("ranger").choose("from:farm_twigs").choose("place:city:0:tailor").take(twigs=1)
    assert ranger.game.position()["seats"][0]["visits"] == 0, "moved there by the Ranger (D20)"
    copied = together(9, city="tailor", hand="air_balloon", twigs=2).play("air_balloon").choose("tailor").take(twigs=1)
    assert copied.game.position()["seats"][0]["visits"] == 0


def test_chapter_10_wants_points_in_tokens_and_lays_some_at_the_river() -> None:
    assert goals(10, points=28) == [True] and goals(10, points=27) == [False]
    assert goals(10, points=25, city="bridge") == [True], "tokens on cards count"
    table = together(10).place("river_1")
    assert table.game.position()["river_points"] == [0, 1] and table.game.position()["points"] == 1
    second = table.answer("place:river_2").game.position()
    assert second["river_points"] == [0, 0] and second["points"] == 2
    crossed = together(10, city="bridge", placed=["river_1"], river_points=[1, 1]).answer("bridge:river_1")
    assert crossed.game.position()["points"] == 1
    moved = together(10, hand="ranger", berries=2, placed=["farm_twigs"]).play("ranger").choose("from:farm_twigs")
    assert moved.choose("place:river_1").game.position()["points"] == 1
    copied = together(10, city="ferry").place("city:0:ferry").choose("river_1")
    assert copied.game.position()["points"] == 1 and copied.game.position()["river_points"] == [1, 1], "the Ferry's own"


def test_river_points_that_nobody_took_go_back() -> None:
    table = together(10, sun=7, moon=6, river_points=[0, 1], dice=[1, 2, 1, 2, 1]).through("pick:deck")
    assert table.game.position()["river_points"] == [0, 1], "river_1 has a skunk now"
    assert table.game.position()["points"] == 0


def test_chapter_11_wants_an_event_by_spring_and_eleven_cards() -> None:
    assert after_season(11, "spring", events=EVENTS[:1]) == [True, None]
    assert after_season(11, "spring") == [False, None]
    city = f"{GREEN} {PURPLE_5}"
    assert goals(11, city=city) == [True, True], "what is not said of a season past was met"
    assert goals(11, city=city.replace("mine ", "")) == [True, False]


def test_chapter_12_wants_balance_and_an_event_of_each() -> None:
    critters = ["judge", "monk", "baker", "miller", "farmer", "fool", "queen", "king"]
    houses = ["mine", "barn", "harbor", "orchard", "inn", "wall", "castle", "palace"]
    both = {"events": EVENTS[:1]}
    assert goals(12, both, city=[*critters[:7], *houses[:7]], events=EVENTS[1:2]) == [True, True]
    assert goals(12, both, city=[*critters[:7], *houses[:8]], events=EVENTS[1:2]) == [True, True]
    assert goals(12, both, city=[*critters[:7], *houses[:8], "theater"]) == [False, False]
    assert goals(12, both, city=[*critters[:6], *houses[:7]]) == [False, False], "7 of each"


def test_chapter_13_wants_a_purple_card_by_spring_and_four_at_the_end() -> None:
    assert after_season(13, "spring", city="castle") == [True, None]
    assert after_season(13, "spring", city="mine") == [False, None]
    assert goals(13, city="queen king palace ever_tree") == [True, True]
    assert goals(13, city="queen king palace") == [True, False]


def test_chapter_14_wants_three_events_and_cards_in_both_hands() -> None:
    assert goals(14, {"hand": ["mine", "barn"]}, hand="harbor orchard", events=EVENTS[:3]) == [True, True]
    assert goals(14, {"hand": ["mine"]}, hand="harbor orchard barn", events=EVENTS[:3]) == [True, False]


def test_chapter_15_wants_events_of_both_and_two_of_every_colour() -> None:
    city = "mine orchard inn library judge bridge wall fool queen king"
    assert goals(15, {"events": EVENTS[:1]}, events=EVENTS[1:4], city=city) == [True, True, True]
    assert goals(15, events=EVENTS[:4], city=city.replace("king", "barn")) == [True, False, False]


@pytest.mark.parametrize("chapter", range(1, 16))
def test_goals_of_the_end_are_settled_when_autumn_ends(chapter: int) -> None:
    table = together(chapter, season="autumn", sun=7, moon=6).answer("pick:deck")
    assert table.game.over and None not in table.game.position()["goals"]


def test_dated_goals_are_tested_before_anything_else_of_the_season_end() -> None:  # D20
    """Production of the new season comes after the test: what it would bring does not count any more."""
    assert after_season(11, "spring", city="mine", events=[]) == [False, None]
    watched = together(7, season="winter", city="mine barn harbor", watches=1, sun=7, moon=6).through("pick:deck")
    assert watched.game.position()["goals"] == [None, None, None], "not before the closing question is answered"
    assert watched.through("end").game.position()["goals"] == [True, None, None]
