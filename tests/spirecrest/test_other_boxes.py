"""What the mountain means for other boxes, and they for it (PROTOCOL_BOXES, Spirecrest 5, 8 and 10)."""

from __future__ import annotations

from tests.spirecrest.table import mountain, rider

TRAINS = "base spirecrest newleaf"
FAIR = "base bellfaire spirecrest"


def test_cards_of_the_station_and_reserved_ones_are_not_in_the_meadow() -> None:
    fog = {"weather": "weather_thick_fog", "season": "spring", "twigs": 9, "resin": 9, "boxes": TRAINS}
    scenario = mountain(**fog, station=["farm", "inn", "mine"], reserved="farm", meadow="farm " * 3)
    scenario.blocked("play:meadow:0:farm", "Thick Fog").offers("play:station:0:farm", "play:reserved:farm")


def test_the_ticket_does_not_move_a_big_critter() -> None:
    facts = {"season": "summer", "discoveries": ["discovery_truffle"], "boxes": TRAINS}
    scenario = mountain(**facts, placed=[rider("truffle", "basic_1_berry")], workers=3)
    scenario.blocked("ticket", "none of your workers")


def test_powers_do_not_apply_to_a_big_critter() -> None:
    facts = {"season": "summer", "discoveries": ["discovery_truffle"], "boxes": FAIR, "power": "power_mice"}
    options = {"bellfaire_powers": "free"}
    ridden = (
        mountain(**facts, options=options).against(power="power_owls").answer("ride:big_critter_truffle:basic_3_twig")
    )
    ridden.expect(twigs=3, goods=3)
    walked = mountain(**facts, options=options).against(power="power_owls").place("basic_3_twig")
    walked.asks("choose_one")


def test_corliander_needs_three_of_the_five_colours_of_the_flower_festival() -> None:
    facts = {"season": "summer", "discoveries": "discovery_corliander", "boxes": FAIR}
    ride = "ride:big_critter_corliander:event:flower_festival"
    mountain(**facts, city="farm inn judge").offers(ride)
    mountain(**facts, city="farm inn").blocked(ride, "1 more")
