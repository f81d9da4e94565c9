"""Shots of the Mountain and the Railway: their regions, questions and drawers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
from table_shots import GOODS, HAND, POSITION, SIX, table

from everdell_desktop.app import App

CITY = ["farm", "mine", "storehouse", "shopkeeper", "inn", "wanderer", "palace"]
FIRST: dict[str, Any] = {**POSITION["seats"][0], "city": CITY, "workers": 2, "placed": []}
MOUNTAIN: dict[str, Any] = {
    **POSITION,
    "boxes": ["base", "spirecrest"],
    "weather": {"winter": "weather_snowdrifts", "spring": "weather_thick_fog", "summer": "weather_heat_wave"},
    "map": {
        "foothills": ["map_lily_ponds", "map_the_bog"],
        "peaks": ["map_mirror_lake", "map_mistfire_falls", "map_amber_caves"],
    },
    "discovery_decks": {"peaks": ["discovery_ancient_orchard", "discovery_honeypaw", "discovery_whisper"]},
}
PREPARING = {**FIRST, "season": "spring", "workers": 0, "placed": ["basic_3_twig", "basic_2_resin", "haven"],
             "expedition": ["map_meeks_crossing"], "discoveries": ["discovery_trail_guide"]}  # fmt: skip
PASSING = {
    **FIRST, "season": "autumn", "workers": 0, "goods": {"twig": 2, "pebble": 1, "berry": 2},
    "placed": ["basic_3_twig", "haven", "basic_2_resin", "basic_1_pebble", "basic_1_berry"],
    "expedition": ["map_meeks_crossing", "map_twin_bridges", "map_burrowdale"],
    "discoveries": ["discovery_windlore", "discovery_forager", "discovery_stormvale"],
}  # fmt: skip
RAILWAY: dict[str, Any] = {
    **POSITION,
    "boxes": ["base", "newleaf"],
    "station": ["hotel", "teacher", "gardener"],
    "train_cars": ["tile_two_twigs", "tile_one_any", "tile_one_point"],
    "visitors": [["diggs_deepwell"], ["willow_greengrin"]],
}


def at(position: dict[str, Any], seat: dict[str, Any], *answers: Any, region: str = "", tab: str = "",
       hold: str = "") -> Callable[[App], None]:  # fmt: skip
    """The table with another first seat, after these answers; a region looked at, a tab open, or a card held."""

    def show(app: App) -> None:
        screen = table(app, {**position, "seats": [seat, *position["seats"][1:]]}, *answers)
        app.update(0.1)
        if region:
            screen.landscape.go(region, at_once=True)
            screen.refresh()
        if tab:
            screen.use_button(f"tab:{tab}")
        if hold:
            start = screen.where(hold)
            assert start is not None, f"{hold} is out of sight"
            for kind, point in ((pygame.MOUSEBUTTONDOWN, start.center), (pygame.MOUSEMOTION, (1200, 800))):
                app.handle(pygame.event.Event(kind, pos=point, button=1, rel=(9, 9), buttons=(1, 0, 0), touch=False))
        app.update(1.0)

    return show


def six(position: dict[str, Any], region: str) -> Callable[[App], None]:
    """Six at the table, looking at a region."""
    names = [{"name": name, "season": "summer" if n % 2 else "spring", "goods": GOODS} for n, name in enumerate(SIX)]
    lying = {key: value for key, value in position.items() if key not in ("map", "special_events", "forest")}
    everybody = {**lying, "boxes": [*position["boxes"], "bellfaire"], "seats": names}
    return lambda app: at(everybody, names[0], region=region)(app)


TRAVELLED = {
    **FIRST, "hand": [*HAND[:4], "judge"], "goods": GOODS, "reserved": "museum", "visitors": ["bim_little", "ruby_dew"],
    "golden": 2, "city": [*CITY, "crane"],
}  # fmt: skip
OUT = {**FIRST, "placed": ["station"], "workers": 1}
DRAWN = ["meadow:0:bard", "meadow:1:castle"]
SHOTS: dict[str, Callable[[App], None]] = {
    "mountain_chart": at(MOUNTAIN, PREPARING, "prepare", DRAWN),
    "mountain_discover": at(MOUNTAIN, PREPARING, "prepare", DRAWN, "map_mirror_lake"),
    "mountain_pay": at(MOUNTAIN, PREPARING, "prepare", DRAWN, "map_mirror_lake", "discovery_whisper"),
    "mountain_six": six(MOUNTAIN, "mountain"),
    "mountain_walk": at(MOUNTAIN, PASSING, "pass"),
    "mountain_walk_on": at(MOUNTAIN, PASSING, "pass", "map_meeks_crossing"),
    "drawer_expedition": at(MOUNTAIN, {**PASSING, "workers": 1}, tab="expedition"),
    "drawer_discoveries": at(MOUNTAIN, {**PASSING, "workers": 1}, tab="own_discoveries"),
    "railway": at(RAILWAY, TRAVELLED, region="railway"),
    "railway_six": six(RAILWAY, "railway"),
    "railway_station": at(RAILWAY, FIRST, "place:station"),
    "railway_visitor": at(RAILWAY, FIRST, "place:station", "diggs_deepwell"),
    "railway_car": at(RAILWAY, FIRST, "place:station", "diggs_deepwell", "willow_greengrin"),
    "railway_knoll": at(RAILWAY, FIRST, "place:knoll"),
    "railway_ticket": at(RAILWAY, {**OUT, "placed": ["station", "basic_3_twig"], "workers": 0}, "ticket"),
    "railway_reserve": at(RAILWAY, FIRST, region="railway", hold="station:hotel:0"),
    "drawer_railway": at(RAILWAY, TRAVELLED, tab="reserved"),
    "drawer_visitors": at(RAILWAY, TRAVELLED, tab="guests"),
}  # fmt: skip
