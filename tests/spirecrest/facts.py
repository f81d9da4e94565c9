"""Facts of the mountain that are no attribute of the same name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from everdell_desktop.boxes.spirecrest.tiles import Discovery, MapTile, Toll

POINTS = {
    "discovery_bellsong_city": {"base": 3, "plus_1_per": "card_of_scarcest_present_color"},
    "discovery_hopewatch_trail": {"per_journey_point": 1, "max": 7},
}


def facts_of(kind: str, thing: Any) -> Mapping[str, Any]:
    if isinstance(thing, MapTile):
        return {"cost": cost(thing.toll)}
    if not isinstance(thing, Discovery):
        return {}
    points: Any = POINTS.get(thing.id, thing.points)
    if thing.id.endswith("_city") and thing.needs:
        points = {"base": 6, "minus_1_per": thing.needs}
    paid = {"discard_one_card_of_each_color": 5} if thing.id == "discovery_cloudrim_peak" else cost(thing.toll)
    return {
        "points": points, "requirement": thing.needs, "cost": paid, "room": thing.place.slots if thing.place else 0,
        "open": thing.open,
    }  # fmt: skip


def cost(toll: Toll) -> dict[str, int]:
    paid = {**dict(toll.goods.items()), "any": toll.any, "card": toll.card, "point": toll.point}
    return {kind: number for kind, number in paid.items() if number}
