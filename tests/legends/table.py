"""Setting tables for scenarios with legendary cards."""

from typing import Any

from tests.scenario import Scenario


def legends(**facts: Any) -> Scenario:
    """Both packs; a seat that names no legendary card holds none."""
    boxes = facts.pop("boxes", "base legends")
    facts.setdefault("legends", [])
    people = facts.pop("people", 2)
    return Scenario({"boxes": boxes, **facts}, options={"legends_packs": 2}, people=people)
