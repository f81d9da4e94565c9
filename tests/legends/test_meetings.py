"""Where the small boxes meet each other and the base game."""

from typing import Any

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.game import Game
from tests.legends.table import legends
from tests.scenario import Scenario, covers

BRIDGE, ROWDY, ROBBER, CHAMPION = "bridge_of_the_sky", "rugwort_the_rowdy", "rugwort_the_robber", "scurrble_champion"


def all_boxes(**facts: Any) -> Scenario:
    return legends(boxes="base extra legends rugwort", **facts)


@covers(ROWDY, "mcgregors_market")
def test_rowdy_cannot_steal_a_legendary_card() -> None:
    table = all_boxes(hand=ROWDY, berries=3).against(city="mcgregors_market poe farm", legends=[]).play(ROWDY)
    table.expect(city="farm", midway=True).expect(seat=1, city=["mcgregors_market", "poe", ROWDY], midway=True)
    all_boxes(hand=ROWDY, berries=3).against(city="mcgregors_market").play(ROWDY).expect(city=[ROWDY])


@covers(ROWDY, BRIDGE)
def test_a_card_stolen_from_the_bridge_leaves_it_to_be_built_on_again() -> None:
    bridge = [BRIDGE, {"card": "mine", "on": BRIDGE}]
    table = all_boxes(hand=ROWDY, berries=3).against(city=bridge, hand="farm", legends=[]).play(ROWDY)
    table.expect(city="mine", pebbles=1).expect(seat=1, city=[BRIDGE, ROWDY], hand=0)
    table.on_card(BRIDGE, seat=1, spent=False).on_card(ROWDY, seat=1, on="").scores(seat=1, cards=0)


@covers(ROWDY, BRIDGE)
def test_rowdy_does_not_go_onto_the_bridge_so_he_needs_a_space() -> None:
    full = [*["inn"] * 3, *["post_office"] * 3, "chapel", "lookout", "university", "king", "queen", "bard", "castle"]
    full += ["palace", "school"]
    bridge = [BRIDGE, {"card": "mine", "on": BRIDGE}]
    table = all_boxes(hand=ROWDY, berries=3).against(city=[*full, *bridge], legends=[]).play(ROWDY)
    table.expect(city=[ROWDY])


@covers(ROWDY, "mcgregors_market")
def test_a_stolen_farm_is_barred_by_a_market_of_ones_own() -> None:
    table = all_boxes(hand=ROWDY, city="mcgregors_market", berries=3).against(city="farm mine", legends=[]).play(ROWDY)
    table.pay("goods").expect(city="mcgregors_market mine", pebbles=1)


@covers(ROBBER, "poe")
def test_legendary_cards_stay_when_hands_are_exchanged() -> None:
    table = all_boxes(hand=[ROBBER, "farm"], legends="poe", berries=2).against(hand="king", legends="foresight")
    table.play(ROBBER).expect(hand="king", legends="poe").expect(seat=1, hand="farm", legends="foresight")


@covers("carnival", "poe")
def test_carnival_counts_legendary_green_cards() -> None:
    table = all_boxes(hand="carnival", city="poe mcgregors_market", twigs=2, pebbles=1).play("carnival")
    table.choose("goods").take(resin=1).expect(resin=1)


@covers("gazette", "amilla_glistendew")
def test_gazette_tells_of_events_that_amilla_achieves() -> None:
    table = all_boxes(city="gazette amilla_glistendew", basic_events="grand_tour", special_events=[])
    table.visit("amilla_glistendew").expect(events="grand_tour").on_card("gazette", points=1)


@covers(CHAMPION, "fynn_nobletail")
def test_champions_and_a_legendary_card_in_a_full_city() -> None:
    full = ["farm"] * 8 + ["mine"] * 3 + ["twig_barge"] * 3 + [CHAMPION] * 3
    table = all_boxes(city=full, legends="fynn_nobletail", hand="inn", berries=7, twigs=2, resin=1)
    table.blocked("play:hand:inn", "the city is full").play("fynn_nobletail").expect(city=[*full, "fynn_nobletail"])


@covers("rugwort_the_ruler", "oleanders_opera_house")
def test_a_purple_legendary_construction_takes_in_the_ruler() -> None:
    all_boxes(city="oleanders_opera_house", hand="rugwort_the_ruler").play("rugwort_the_ruler").on_card(
        "oleanders_opera_house", occupied=True)  # fmt: skip


@covers("juggler", "cirrus_windfall")
def test_cirrus_plays_a_juggler() -> None:
    table = all_boxes(legends="cirrus_windfall", hand="juggler", berries=4, twigs=3).play("cirrus_windfall")
    table.choose("juggler").choose("pay").expect(points=4, city="cirrus_windfall juggler")


@covers(BRIDGE)
def test_a_position_with_a_covered_bridge_can_be_written_and_read() -> None:
    city = [BRIDGE, {"card": "mine", "on": BRIDGE}, "farm", {"card": "silver_scale_spring", "on": "farm"}]
    game = legends(city=city, legends="poe").game
    written = game.position()
    assert {"card": "mine", "on": BRIDGE} in written["seats"][0]["city"]
    assert {"card": BRIDGE, "spent": True} in written["seats"][0]["city"]
    assert Game.at(written, SHELF).position() == written
