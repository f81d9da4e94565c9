"""Scenarios with the river on the table."""

from __future__ import annotations

from typing import Any

from tests.scenario import Scenario, given, solo

BOXES = "base pearlbrook"
THREE_GREEN, TWO_RED = "river_three_production", "river_two_destination"
TWO_BLUE, TWO_TAN = "river_two_governance", "river_two_traveler"


def river(**facts: Any) -> Scenario:
    """The table as seat 0 finds it; `cards` tells what lies at the river spaces."""
    return given(boxes=BOXES, **lying(facts))


def alone(year: int = 1, **facts: Any) -> Scenario:
    """The same, alone against Rugwort."""
    return solo(year, boxes=BOXES, **lying(facts))


def lying(facts: dict[str, Any]) -> dict[str, Any]:
    return {"river" if key == "cards" else key: value for key, value in facts.items()}


def hidden(card: str) -> dict[str, Any]:
    return {"card": card, "hidden": True}


def frog(place: str) -> dict[str, str]:
    """A frog that is out, for `placed`."""
    return {"kind": "frog", "place": place}


def on(card: str, host: str) -> dict[str, str]:
    """A card of a city that lodges on another."""
    return {"card": card, "on": host}
