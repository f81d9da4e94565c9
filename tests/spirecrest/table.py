"""Scenarios on the mountain."""

from __future__ import annotations

from typing import Any

from tests.scenario import Scenario, words

BOXES = "base spirecrest"
CALM = {
    "winter": "weather_snowdrifts",
    "spring": "weather_thick_fog",
    "summer": "weather_heat_wave",
    "autumn": "weather_early_frost",
}
"""Weather that does nothing to goods, places and the end of a turn."""
MAP = {
    "foothills": ["map_the_bog", "map_stompy_knoll", "map_twin_bridges"],
    "peaks": ["map_lily_ponds", "map_mirror_lake", "map_quokka_island"],
    "ridge": ["map_meeks_crossing", "map_littledell", "map_mistfire_falls"],
}
OUT = ["basic_1_berry", "basic_2_card_1_point"]
"""Where the workers of winter stand."""


def mountain(
    people: Any = 2, weather: Any = "", options: Any = None, boxes: Any = BOXES, deck_of: Any = None, **facts: Any
) -> Scenario:  # fmt: skip
    """The table as seat 0 finds it, in calm weather, or with one card named: the one of its season."""
    cards = {**CALM, **({season_of(weather): weather} if isinstance(weather, str) and weather else {})}
    if isinstance(weather, dict):
        cards.update(weather)
    decks = {area: words(cards_of) for area, cards_of in (deck_of or {}).items()}
    for key in ("discoveries", "expedition"):
        if key in facts:
            facts[key] = words(facts[key])
    charted = [*facts.get("expedition", []), *facts.get("rugwort", {}).get("expedition", [])]
    tiles = {area: [name for name in row if name not in charted] for area, row in MAP.items()}
    table = {"weather": cards, "map": tiles, "discovery_decks": decks, "boxes": boxes}
    return Scenario({**table, **facts}, options=options, people=people)


def alone(year: Any = 1, **facts: Any) -> Scenario:
    """The same, alone against Rugwort."""
    return mountain(1, options={"rugwort_year": year}, **facts)


def season_of(weather: str) -> str:
    from everdell_desktop.boxes.spirecrest.weather import WEATHER_CARDS

    return next(card.season for card in WEATHER_CARDS if card.id == weather)


def leaving(season: Any, **facts: Any) -> Scenario:
    """Ready to prepare: all workers are out. The first tile of the area is charted."""
    number = {"winter": 2, "spring": 3, "summer": 4}[season]
    places = ["basic_1_berry", "basic_2_card_1_point", "basic_1_resin_1_card", "basic_2_twig_1_card"][:number]
    return mountain(season=season, workers=0, placed=facts.pop("placed", places), **facts)


FIRST_TILE = {"winter": "map_the_bog", "spring": "map_lily_ponds", "summer": "map_meeks_crossing"}
AREA = {"winter": "foothills", "spring": "peaks", "summer": "ridge"}


def explore(scenario: Scenario, tile: str, *answers: str) -> Scenario:
    """Prepare, draw the cards of summer, chart a tile and choose a discovery, as far as that is asked."""
    scenario.prepare()
    if scenario.decision.purpose == "draw":
        scenario.choose([option.key for option in scenario.decision.options][:2])
    for answer in (tile, *answers):
        if answer in [option.key for option in scenario.decision.options]:
            scenario.choose(answer)
    return scenario


def taking(discovery: str, season: str, **facts: Any) -> Scenario:
    """Prepare, chart the first tile, and take a discovery that lies in the free slot."""
    scenario = leaving(season, deck_of={AREA[season]: [discovery]}, **facts)
    return explore(scenario, FIRST_TILE[season], discovery)


def rider(kind: str, place: str) -> dict[str, str]:
    """A big critter that is out, for `placed`."""
    return {"kind": f"big_critter_{kind}", "place": place}
