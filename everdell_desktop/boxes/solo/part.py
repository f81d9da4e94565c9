"""What the solo game keeps beside the table: the year."""

from __future__ import annotations

from everdell_desktop.engine.ruleset import Setup
from everdell_desktop.engine.search import Generator


class SoloPart:
    """The year; the worker he kidnaps leaves the game and needs no place here."""

    __slots__ = ("year",)

    def __init__(self, year: int) -> None:
        self.year = year

    def copy(self) -> SoloPart:
        return self  # never changes

    def deal_anew(self, seat: int, chance: Generator) -> None:
        """The year is known to all."""

    @classmethod
    def new(cls, setup: Setup) -> SoloPart:
        return cls(int(setup.options.get("rugwort_year", 1)))
