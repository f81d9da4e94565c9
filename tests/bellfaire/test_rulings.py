"""Rulings of PROTOCOL_BOXES on the fair, each by its number, where no other scenario of a thing tells them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bellfaire.table import fair
from tests.bellfaire.test_powers import DEALT, FOREST, MEADOW, otters, people
from tests.scenario import Scenario, covers


def six(**facts: Any) -> Scenario:
    return fair(6, meadow=MEADOW, deck="castle palace ever_tree", **facts)


@covers("power_hedgehogs")
def test_2_the_market_is_neither_basic_nor_forest() -> None:
    otters(people("power_hedgehogs")).place("market").choose("crate_twigs").expect(twigs=3, berries=0)


@covers("power_owls")
def test_7_the_frog_is_no_worker() -> None:
    scenario = otters(people("power_owls", boxes="base bellfaire pearlbrook", hand="farm inn mine", twigs=2))
    scenario.place("shoal").choose(["farm", "inn"]).expect(hand="mine", pearls=1)


@covers("power_cardinals")
def test_9_revealed_cards_are_not_drawn() -> None:
    scenario = otters(people("power_cardinals", hand="postal_pigeon", berries=2, deck="king castle"))
    scenario.play("postal_pigeon").expect(hand="", city="postal_pigeon")
    meadow = people("power_cardinals", forest="forest_draw_2_meadow_play_1 forest_3_berry", meadow=MEADOW)
    otters(meadow).place("forest_draw_2_meadow_play_1").choose(["meadow:2:king", "meadow:3:queen"])
    meadow.asks("choose_one", "yes skip")


@covers("power_lizards")
def test_11_nobody_copies_a_place_of_the_lizards() -> None:
    lizards = {"power": "power_lizards", "forest": ["forest_2_resin_1_twig"], "stack": []}
    scenario = people("power_otters", city="lookout", forest=FOREST).against(power=lizards).visit("lookout")
    scenario.offers("forest_3_berry").offers_not("forest_2_resin_1_twig")
    own = otters(people(lizards, city="lookout", forest=FOREST)).visit("lookout").choose("forest_2_resin_1_twig")
    own.expect(resin=2, twigs=1)
    foxes = people("power_foxes", forest=FOREST)
    foxes.against(power=lizards, placed=["forest_2_resin_1_twig"], workers=1).place("forest_3_berry").expect(berries=3)


@covers("power_rats")
def test_12_rats_with_all_four_kinds_gain_nothing_and_move_on() -> None:
    rats = {"power": {"power": "power_rats", "slot": 3}, "twig": 1, "resin": 1, "pebble": 1, "berry": 1}
    scenario = people("power_otters", meadow=MEADOW, berries=5).against(**rats).play("queen")
    scenario.asks("choose_one").choose("meadow:5:judge").expect(seat=1, goods=4)


@covers("power_owls")
def test_14_a_card_is_given_to_an_opponent_with_room_who_has_not_passed() -> None:
    full = people("power_owls").against(power="power_otters", hand="farm " * 8)
    full.place("basic_1_berry").choose("draw").expect(hand=1)
    gone = people("power_owls", season="autumn").against(power="power_otters", season="autumn", passed=True)
    gone.place("basic_1_berry").choose("draw").expect(hand=1)


@covers("power_starlings")
def test_17_starlings_reveal_from_the_deck() -> None:
    scenario = otters(people("power_starlings", hand="postal_pigeon", berries=2, deck="king castle"))
    scenario.play("postal_pigeon").expect(hand="", city="postal_pigeon")


@pytest.mark.parametrize(("seats", "usual"), [(2, 8), (6, 7)])
def test_19_power_bank_and_bridge_widen_the_hand_together(seats: int, usual: int) -> None:
    city = ["bridge", {"card": "bank", "points": 2}]
    facts = {"boxes": "base bellfaire newleaf pearlbrook", "city": city, "pearls": 1, "hand": "farm " * 8}
    scenario = fair(seats, DEALT, power="power_owls", **facts)
    assert scenario.game.rules.hand_limit_of(scenario.game.state, 0) == usual + 1 + 2 + 1


def test_20_the_expedition_is_walked_before_the_hand_is_laid_down_and_nothing_else_is() -> None:
    held: dict[str, Any] = {"reserved": "farm", "legends": ["fynn_nobletail"], "adornments": ["bell", "spyglass"]}
    scenario = six(
        boxes="base bellfaire spirecrest newleaf pearlbrook legends", season="autumn", hand="king queen mine",
        expedition=["map_meerkat_canyon"], **held,
    )  # fmt: skip
    scenario.give_up().choose("map_meerkat_canyon").choose(["king", "queen"]).expect(
        hand="", entered=1, reserved="farm"
    )
    scenario.scores(expedition=2)
    seat = scenario.game.position()["seats"][0]
    assert seat["adornments"] == held["adornments"] and "fynn_nobletail" in seat["legends"]


def test_20_firebeak_takes_from_a_hand_that_is_laid_down() -> None:
    rider = {"kind": "big_critter_firebeak", "place": "discard"}
    scenario = six(boxes="base bellfaire spirecrest", season="autumn", hand="king queen")
    scenario.against(season="summer", discoveries=["discovery_firebeak"], placed=[rider], workers=1, hand="farm " * 6)
    scenario.give_up().asks("choose_some", "king queen").choose(["king"]).expect(seat=1, hand="farm " * 6 + "king")


@covers("city_hall")
def test_a_card_is_given_to_any_of_five_others() -> None:
    scenario = six(boxes="base bellfaire newleaf", city="city_hall", hand="farm king", twigs=2, resin=1).play("farm")
    scenario.choose(["king"]).asks("choose_one", "seat:1 seat:2 seat:3 seat:4 seat:5").choose("seat:4")
    scenario.expect(seat=4, hand="king").expect(hand="castle", points=1)
