"""Scenarios at the fair."""

from __future__ import annotations

from typing import Any

from tests.scenario import Scenario

BOXES = "base bellfaire"


def fair(people: int = 2, options: dict[str, Any] | None = None, boxes: str = BOXES, **facts: Any) -> Scenario:
    """The table as seat 0 finds it."""
    return Scenario({"boxes": boxes, **facts}, options=options, people=people)


def alone(year: int = 1, options: dict[str, Any] | None = None, **facts: Any) -> Scenario:
    """The same, alone against Rugwort."""
    return fair(1, {"rugwort_year": year, **(options or {})}, **facts)
