"""Tiles: the Events with what they need, and the River tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from everdell_desktop.engine.awards import Award
from everdell_desktop.engine.cards import Effect

if TYPE_CHECKING:
    from .needs import Need


class RiverTile(NamedTuple):
    """One tile of the river."""

    id: str
    name: str
    text: str
    effect: Effect


@dataclass(eq=False, slots=True, repr=False)
class Event(Award):
    """An Event tile of a set."""

    letter: str = ""
    needs: Need | None = None
