"""What the solo game keeps beside the table: the year."""

from __future__ import annotations

from typing import Any

from everdell_desktop.engine.ruleset import Ruleset, Setup
from everdell_desktop.engine.state import Part, State


class SoloPart:
    """The year; the worker he kidnaps leaves the game and needs no place here."""

    __slots__ = ("year",)

    def __init__(self, year: int) -> None:
        self.year = year

    def copy(self) -> SoloPart:
        return self  # never changes

    @classmethod
    def new(cls, setup: Setup) -> SoloPart:
        return cls(int(setup.options.get("rugwort_year", 1)))

    @staticmethod
    def write(part: Part, state: State) -> dict[str, Any]:
        return {}

    @classmethod
    def read(cls, position: dict[str, Any], setup: Setup, rules: Ruleset) -> SoloPart:
        return cls.new(setup)
