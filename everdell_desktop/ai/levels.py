"""The levels of the computer players as they are offered: title, one line, and measured strength."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """One level. `mean` is its mean score against itself in the two-player base game (docs/opponents.md)."""

    name: str
    title: str
    about: str
    mean: int

    @property
    def text(self) -> str:
        """`Weighs every move, averages 56 points`."""
        return f"{self.about}, averages {self.mean} points"

    def __str__(self) -> str:
        return f"{self.title} - {self.text}"


_ALL = (
    Level("beginner", "Beginner", "Often takes one thing for another", 35),
    Level("easy", "Easy", "Knows the cards but misjudges them", 45),
    Level("normal", "Normal", "Weighs every move", 55),
    Level("hard", "Hard", "Thinks some turns ahead", 62),
    Level("master", "Master", "Thinks longer and wider than Hard", 66),
)
LEVELS = {level.name: level for level in _ALL}
"""The levels by name, the weakest first."""
