"""Tiles: the Events with what they need, and the River tiles."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from everdell_desktop.engine.awards import Award
from everdell_desktop.engine.cards import Effect

if TYPE_CHECKING:
    from everdell_desktop.engine.turn import Turn

    from .needs import Need


class RiverTile(NamedTuple):
    """One tile of the river."""

    id: str
    name: str
    text: str
    effect: Effect


class GoodNews(NamedTuple):
    """One card of good news. All of them are ours."""

    id: str
    name: str
    text: str
    use: Callable[[Turn], None]
    why_not: Callable[[Turn], str | None]
    art: str
    """Its picture: somebody or something of the city whom the news is about."""


@dataclass(eq=False, slots=True, repr=False)
class Event(Award):
    """An Event tile of a set."""

    letter: str = ""
    needs: Need | None = None
