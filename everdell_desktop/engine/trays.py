"""What a box lays on the table beyond cards, places and awards, in words that any table can show."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .decisions import Subject
from .state import State

BOARD, HOME = "board", "home"


class Tile(NamedTuple):
    """One thing of a box: what options call it, its picture and its words."""

    subject: Subject
    art: str
    """A picture by name, such as `river/back`."""
    title: str
    text: str = ""
    badge: str = ""
    """A few letters or a number in its corner."""
    spent: bool = False
    """Shown dimmed: it has been used."""


class Tray(NamedTuple):
    """A group of tiles that belong together."""

    name: str
    title: str
    where: str
    """On the board for everybody, or at home before the player whose it is."""
    tiles: Callable[[State, int], Sequence[Tile]]
    """The tiles as a seat may see them."""


class Counter(NamedTuple):
    """A number every player has, beside the goods."""

    icon: str
    title: str
    number: Callable[[State, int], int]
