"""What the opponents have learned: names of traits of a deed, each with its worth in points."""

from __future__ import annotations

from functools import cache
from math import isfinite

from everdell_desktop.resources import ResourceError, damaged, resource, resource_json

SHARPNESS = "sharpness"
"""Into how much the weights blow up a point when options are compared: the more was learned, the surer they are."""
UNLEARNED = {"appraised": 1.0, SHARPNESS: 1.0}
"""Traits that are points already, as long as nothing else is learned about them."""


class Weights(dict[str, float]):
    """Worth by name; what nobody has met before is worth nothing."""

    def __missing__(self, name: str) -> float:
        return UNLEARNED.get(name, 0.0)


Values = dict[str, dict[str, float]]
"""For each season what the traits of a seat's standing are worth."""


@cache
def learned_values(family: str = "") -> Values:
    """What a standing promises, as it comes with the program; another game has files of its own."""
    where = "opponents", *folder(family), "values.json"
    values = resource_json(*where)
    if not values or not all(isinstance(worth, dict) and is_worth(worth) for worth in values.values()):
        raise damaged(*where)
    return values


@cache
def learned(family: str = "") -> Weights:
    """What a deed is worth, as it comes with the program."""
    where = "opponents", *folder(family), "weights.json"
    weights = Weights(resource_json(*where))
    if not weights or not is_worth(weights):
        raise damaged(*where)
    return weights


def is_worth(found: dict[str, float]) -> bool:
    """Whether it is a list of numbers by name."""
    return all(type(number) in (int, float) and isfinite(number) for number in found.values())


def folder(family: str) -> tuple[str, ...]:
    """Where the files of a game lie; one nobody has learned for is played with those of the first game."""
    try:
        return (family,) if family and resource("opponents", family).is_dir() else ()
    except ResourceError:
        return ()
