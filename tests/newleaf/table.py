"""Scenarios with the railway on the table."""

from __future__ import annotations

from typing import Any

from tests.scenario import Scenario, given, solo, words

BOXES = "base newleaf"
ROW = "ever_wall ever_wall photographer"
"""Station cards that nobody can pay."""
CARS = "tile_one_berry tile_one_resin tile_one_pebble"


def railway(**facts: Any) -> Scenario:
    """The table as seat 0 finds it. `waiting` tells who waits on top of the two piles, `visitors` whom seat 0 took."""
    return lay_out(facts, given)


def alone(year: int = 1, **facts: Any) -> Scenario:
    """The same, alone against Rugwort."""
    return lay_out(facts, lambda **rest: solo(year, **rest))


def lay_out(facts: dict[str, Any], table: Any) -> Scenario:
    rows = {key: words(facts.pop(key, usual)) for key, usual in (("station", ROW), ("train_cars", CARS))}
    for key in ("discarded_visitors", "used_train_cars"):
        if key in facts:
            rows[key] = words(facts.pop(key))
    if "waiting" in facts:
        rows["visitors"] = [words(pile) for pile in facts.pop("waiting")]
    taken = words(facts.pop("visitors", ""))
    scenario: Scenario = table(**{"boxes": BOXES, **facts, **rows})
    scenario.seats[0]["visitors"] = taken
    return scenario


def paired(host: str = "farm") -> list[Any]:
    """A Greenhouse that shares the space of a Farm."""
    return [host, {"card": "greenhouse", "shares": host}]
