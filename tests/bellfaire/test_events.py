"""The Flower Festival and the nine special events."""

from __future__ import annotations

from typing import Any

import pytest

from everdell_desktop.boxes.bellfaire.events import SPECIAL_EVENTS
from everdell_desktop.engine.awards import BASIC_EVENT, SPECIAL_EVENT
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.reading import PositionError
from tests.bellfaire.table import alone, fair
from tests.scenario import covers, covers_each

FIVE_COLOURS = "wanderer farm inn judge king"


@covers("flower_festival")
def test_a_card_of_each_colour_wins_the_festival() -> None:
    fair(city=FIVE_COLOURS).claim("flower_festival").expect(events="flower_festival").scores(events=4)
    fair(city="farm inn judge king").blocked("claim:flower_festival", "1 more traveler card")


@covers("flower_festival")
def test_it_counts_as_a_basic_event_for_the_king_and_is_not_used_with_wonders() -> None:
    fair(city=FIVE_COLOURS).claim("flower_festival").scores(prosperity=1)
    scenario = fair(boxes="base pearlbrook bellfaire", city=FIVE_COLOURS)
    assert all(award.kind != BASIC_EVENT for award in scenario.game.state.awards)


@covers("flower_festival")
def test_rugwort_takes_it_with_all_five_colours_for_four_points() -> None:
    city = ["farm", "inn", "judge", "king", "wanderer"]
    scenario = alone(workers=0, placed=["basic_1_berry", "basic_2_card_1_point"], rugwort={"city": city}).prepare()
    assert [claimed.award.id for claimed in scenario.game.state.players[1].events] == ["flower_festival"]
    assert scenario.game.scores()[1].parts["events"] == 4 + 3 * 4


def test_without_the_module_there_is_no_festival() -> None:
    scenario = fair(options={"bellfaire_festival": False}, city=FIVE_COLOURS)
    assert "flower_festival" not in scenario.game.rules.awards


ENOUGH: dict[str, tuple[str, dict[str, Any], int]] = {
    "architectural_renaissance": ("castle palace school theater", {}, 5),
    "arts_and_music_festival": ("inn inn post_office queen", {"resin": 2}, 6),
    "bed_and_breakfast_guild": ("farm mine inn twig_barge resin_refinery", {}, 5),
    "city_holiday": ("wanderer wanderer husband wife postal_pigeon", {}, 5),
    "gathering_of_elders": ("king queen judge bard", {}, 5),
    "kings_road_established": ("bard shepherd ranger wanderer", {"twig": 2}, 6),
    "pie_eating_contest": ("farm farm mine mine twig_barge", {"berry": 2}, 6),
    "royal_wedding": ("castle palace king school", {"cards": 3}, 6),
    "statues_commissioned": ("judge historian courthouse crane", {"pebble": 1}, 6),
}


@covers_each(ENOUGH)
def test_enough_cards_of_the_kind_and_the_price_win_the_event(name: str, expected: Any) -> None:
    city, price, points = expected
    city = city.replace("husband", "harvester").replace("wife", "gatherer")
    goods = {kind: number for kind, number in price.items() if kind != "cards"}
    hand = "farm mine inn fool" if "cards" in price else ""
    scenario = fair(city=city, special_events=name, hand=hand, **goods).claim(name)
    if "cards" in price:
        scenario.asks("choose_some").refuses(["farm"]).choose(["farm", "mine", "inn"]).expect(hand="fool")
    scenario.expect(events=name, goods=0).scores(events=points)


@pytest.mark.parametrize("name", ENOUGH)
def test_one_card_too_few_or_a_price_not_paid_is_told(name: str) -> None:
    city, price, _ = ENOUGH[name]
    cards = city.replace("husband", "harvester").replace("wife", "gatherer").split()
    goods = {kind: number for kind, number in price.items() if kind != "cards"}
    hand = "farm " * price.get("cards", 0)
    fair(city=cards[1:], special_events=name, hand=hand, **goods).blocked(f"claim:{name}", "needs 1 more")
    if price:
        fair(city=cards, special_events=name).blocked(f"claim:{name}", "needs")


@pytest.mark.parametrize(("which", "people", "new"), [("new", 2, 4), ("half", 2, 2), ("half", 5, 3), ("none", 2, 0)])
def test_how_many_of_the_special_events_are_new(which: str, people: int, new: int) -> None:
    for seed in range(8):
        state = fair(people, {"bellfaire_events": which}, seed=seed).game.state
        special = [award for award in state.awards if award.kind == SPECIAL_EVENT]
        assert len(special) == max(4, people)
        assert sum(award in SPECIAL_EVENTS for award in special) == new


def test_an_event_of_a_module_that_is_off_is_refused() -> None:
    with pytest.raises(PositionError, match="city_holiday"):
        assert isinstance(fair(options={"bellfaire_events": "none"}, special_events="city_holiday").game, Game)
