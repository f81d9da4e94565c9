"""What a seat may see: the position with everything hidden left out."""

from __future__ import annotations

from typing import Any

from .ruleset import Ruleset
from .state import State
from .writing import write


def view(state: State, rules: Ruleset, seat: int) -> dict[str, Any]:
    """A written position with counts in place of other hands, the deck, and the face-down discard pile.

    Cards that lie face down under an event are known only to the one who put them there.
    """
    position = write(state, rules)
    del position["seed"], position["chance"]
    position["deck"] = len(position["deck"])
    position["discard"] = len(position["discard"])
    for other, entry in enumerate(position["seats"]):
        if other != seat:
            entry["hand"] = len(entry["hand"])
            for event in entry["events"]:
                if isinstance(event, dict) and "cards" in event:
                    event["cards"] = len(event["cards"])
    for kind in rules.parts.values():
        kind.hide(position, seat)
    return position
