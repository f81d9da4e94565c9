"""What the solo game keeps beside the table: the year."""

from __future__ import annotations

from everdell_desktop.engine.parts import Part
from everdell_desktop.engine.ruleset import Setup


class SoloPart(Part):
    """The year, known to all and never changed; the worker he kidnaps leaves the game and needs no place here."""

    box = "solo"

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.year = int(setup.options.get("rugwort_year", 1))
