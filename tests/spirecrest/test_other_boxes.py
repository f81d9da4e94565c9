"""What the mountain means for other boxes, and they for it (PROTOCOL_BOXES, Spirecrest 5, 8 and 10)."""

from __future__ import annotations

import json

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.game import Game
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


def test_stubblehoof_sails_along_with_a_pirate_ship_it_uses_again() -> None:
    facts = {"season": "spring", "workers": 0, "discoveries": ["discovery_stubblehoof"]}
    placed = [rider("stubblehoof", "city:0:pirate_ship"), "basic_1_berry", "basic_1_berry"]
    scenario = mountain(**facts, boxes="base pearlbrook spirecrest", city="pirate_ship", placed=placed).prepare()
    scenario.choose("yes").take(twigs=1)
    while not scenario.decision.main:
        some = scenario.decision.kind == "choose_some"
        keys = [option.key for option in scenario.decision.options][: scenario.decision.least if some else 1]
        scenario.choose(keys if some else keys[0])
    (stays,) = [one for one in scenario.game.state.players[0].workers if one.kind == "big_critter_stubblehoof"]
    assert stays.place is not None and stays.place.text == "city:1:pirate_ship"
    assert Game.load(json.loads(json.dumps(scenario.game.save())), SHELF).notice == ""
