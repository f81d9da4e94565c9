"""The levels of the computer players as they are offered: title, one line, and measured strength."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """One level. `mean` is its mean score against its neighbours in two-player base games (docs/opponents.md)."""

    name: str
    title: str
    about: str
    mean: int

    @property
    def text(self) -> str:
        """`Weighs every move, averages 57 points`."""
        return f"{self.about}, averages {self.mean} points"

    def __str__(self) -> str:
        return f"{self.title} - {self.text}"


_ALL = (
    Level("beginner", "Beginner", "Often takes one thing for another", 36),
    Level("easy", "Easy", "Knows the cards but misjudges them", 45),
    Level("normal", "Normal", "Weighs every move", 57),
    Level("hard", "Hard", "Tries its moves out in thought", 63),
    Level("master", "Master", "Thinks many turns ahead", 72),
)
LEVELS = {level.name: level for level in _ALL}
"""The levels by name, the weakest first."""
