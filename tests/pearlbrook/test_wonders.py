"""Wonders in place of the basic events."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pearlbrook.table import frog, river
from tests.scenario import covers, covers_each, given

PRICES: dict[str, tuple[int, int, int, int]] = {
    "hopewatch_gate": (10, 1, 2, 2),
    "mistrise_fountain": (15, 2, 2, 2),
    "sunblaze_bridge": (20, 2, 3, 3),
    "starfalls_flame": (25, 3, 3, 3),
}
"""Points, then the price: so many twigs, resin and pebbles each, pearls, cards."""
HAND = "farm mine inn king"


def rich(goods: int, pearls: int, cards: int, **facts: Any) -> dict[str, Any]:
    hand = " ".join(HAND.split()[:cards])
    return {"twigs": goods, "resin": goods, "pebbles": goods, "pearls": pearls, "hand": hand, **facts}


@covers_each(PRICES)
def test_a_wonder_is_built_for_its_price(name: str, expected: tuple[int, int, int, int]) -> None:
    points, goods, pearls, cards = expected
    scenario = river(**rich(goods, pearls, cards, workers=1)).claim(name)
    scenario.expect(goods=0, pearls=0, hand="", events=name, placed=f"event:{name}", workers=0)
    scenario.scores(wonders=points, events=0, total=points)
    assert name not in scenario.game.position()["wonders"]


@pytest.mark.parametrize("name", PRICES)
def test_a_wonder_tells_what_is_missing(name: str) -> None:
    _, goods, pearls, cards = PRICES[name]
    river(**rich(goods, pearls, cards, resin=goods - 1)).blocked(f"claim:{name}", "still needs 1 resin")
    river(**rich(goods, pearls - 1, cards)).blocked(f"claim:{name}", "still needs 1 pearl")
    river(**rich(goods, pearls, cards - 1)).blocked(f"claim:{name}", "still needs 1 card to discard")
    river().blocked(f"claim:{name}", f"{pearls} pearls, {cards} cards to discard")


@covers("hopewatch_gate")
def test_which_cards_are_discarded_is_a_choice() -> None:
    scenario = river(twigs=2, resin=1, pebbles=1, pearls=3, hand=HAND).claim("hopewatch_gate").choose(["farm", "king"])
    scenario.expect(hand="mine inn", twigs=1, pearls=1)


def test_a_wonder_needs_a_worker_and_a_frog_will_not_do() -> None:
    scenario = river(**rich(1, 2, 2, workers=0))
    scenario.blocked("claim:hopewatch_gate", "all your workers are placed")
    river(**rich(1, 2, 2, workers=1, placed=[frog("shoal")])).offers("claim:hopewatch_gate")


def test_no_card_helps_to_pay_for_a_wonder() -> None:
    """Neither a Judge's swap nor a Crane's or an Innkeeper's discount."""
    scenario = river(**rich(1, 2, 2, twigs=2, resin=0, city="judge crane innkeeper"))
    scenario.blocked("claim:hopewatch_gate", "still needs 1 resin")


@covers("hopewatch_gate")
def test_a_wonder_goes_to_one_player_only_and_one_player_may_build_several() -> None:
    scenario = river(events="hopewatch_gate mistrise_fountain")
    assert scenario.game.position()["wonders"] == ["sunblaze_bridge", "starfalls_flame"]
    scenario.offers_not("claim:hopewatch_gate").scores(wonders=25)
    assert scenario.reasons("hopewatch_gate") == ["claim:hopewatch_gate: achieved by P0"]


@covers("hopewatch_gate")
def test_the_builder_comes_home_with_the_season() -> None:
    scenario = river(workers=0, events="hopewatch_gate", placed="event:hopewatch_gate").prepare()
    scenario.expect(season="spring", placed=[], workers=2, events="hopewatch_gate")


@covers("hopewatch_gate")
def test_wonders_do_not_break_ties() -> None:
    scenario = river(events="hopewatch_gate", passed=True, season="autumn")
    scenario.against(points=10, twigs=1, passed=True, season="autumn")
    assert [sheet.total for sheet in scenario.game.scores()] == [10, 10]
    assert scenario.game.winners() == [1]


def test_events_still_break_ties() -> None:
    scenario = river(events="tax_relief").against(points=3, twigs=1)
    assert scenario.game.winners() == [0]


def test_basic_events_are_not_in_play() -> None:
    position = river().game.position()
    assert position["basic_events"] == [] and len(position["special_events"]) == 4
    assert list(PRICES) == position["wonders"]
    assert len(given().game.position()["basic_events"]) == 4
