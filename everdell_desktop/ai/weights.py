"""What the opponents have learned: names of traits of a deed, each with its worth in points."""

from __future__ import annotations

from functools import cache

from everdell_desktop.resources import FOLDERS, resource_json

UNLEARNED = {"appraised": 1.0}
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
    return resource_json("opponents", *folder(family), "values.json")


@cache
def learned(family: str = "") -> Weights:
    """What a deed is worth, as it comes with the program."""
    return Weights(resource_json("opponents", *folder(family), "weights.json"))


def folder(family: str) -> tuple[str, ...]:
    """Where the files of a game lie; one nobody has learned for is played with those of the first game."""
    known = any(folder.joinpath("opponents", family).is_dir() for folder in FOLDERS)
    return (family,) if family and known else ()
