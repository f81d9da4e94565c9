"""What the opponents have learned: names of traits of a deed, each with its worth in points."""

from __future__ import annotations

import json
from functools import cache

from everdell_desktop.resources import resource


class Weights(dict[str, float]):
    """Worth by name; what nobody has met before is worth nothing."""

    def __missing__(self, name: str) -> float:
        return 0.0


Values = dict[str, dict[str, float]]
"""For each season what the traits of a seat's standing are worth."""


@cache
def learned_values() -> Values:
    values: Values = json.loads(resource("opponents/values.json").read_text(encoding="utf-8"))
    return values


@cache
def learned() -> Weights:
    """The weights that come with the program."""
    return Weights(json.loads(resource("opponents/weights.json").read_text(encoding="utf-8")))
