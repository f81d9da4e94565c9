"""What the leaves of the rules booklet are made of."""

from __future__ import annotations

from typing import NamedTuple


class Point(NamedTuple):
    """One paragraph with its icon."""

    icon: str
    text: str


class Plate(NamedTuple):
    """A picture at the right of a leaf: `card:ID` or `meadow:ID`, or baked art by name. There are 680 by 700 units."""

    what: str
    x: float
    y: float
    width: float
    height: float = 0
    caption: str = ""


class Leaf(NamedTuple):
    """One opening of the booklet: words at the left, pictures at the right."""

    name: str
    icon: str
    title: str
    points: tuple[Point, ...]
    plates: tuple[Plate, ...]
    links: tuple[str, ...]
    """What leads on: names of leaves, `gallery` or `gallery:BOX`, `lesson:NAME`."""
    about: tuple[str, ...]
    """The words by which a table finds this leaf: regions, kinds of places and things, what a question is for."""
    short: str = ""
    """What a link to it says, where its title is too long for that."""
