"""The levels of the computer players as they are offered: title, one line, and measured strength."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Level:
    """One level. `mean` is its mean score against its neighbours for two, in one game (docs/opponents.md)."""

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


LEVELS = {
    level.name: level
    for level in (
        Level("beginner", "Beginner", "Often takes one thing for another", 36),
        Level("easy", "Easy", "Knows the cards but misjudges them", 48),
        Level("normal", "Normal", "Weighs every move", 58),
        Level("hard", "Hard", "Tries its moves out in thought", 63),
        Level("master", "Master", "Thinks many turns ahead", 72),
    )
}
"""The levels by name, the weakest first, as they play the first game."""
MEANS = {"duo": {"beginner": 36, "easy": 51, "normal": 55, "hard": 64, "master": 73}}
"""Their mean scores in other games, by family."""


def levels_of(family: str = "") -> dict[str, Level]:
    """The levels as they play a game; where nobody has measured them, as in the first one."""
    means = MEANS.get(family, {})
    return {name: replace(level, mean=means.get(name, level.mean)) for name, level in LEVELS.items()}
