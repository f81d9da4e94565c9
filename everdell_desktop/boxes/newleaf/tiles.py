"""What a Visitor and a train car are."""

from __future__ import annotations

from dataclasses import dataclass, field

from everdell_desktop.engine.cards import id_of
from everdell_desktop.engine.effects import Count
from everdell_desktop.engine.effects.gaining import Gain


@dataclass(frozen=True, eq=False)
class Visitor:
    """A traveller who waits on the platform; whoever took one scores it at the end if the wish has come true."""

    name: str
    points: int
    text: str
    wishes: tuple[tuple[Count, int], ...]
    """How much of each must be there at the end."""
    most: bool = False
    """Whether there may be at most so much instead."""
    id: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "id", id_of(self.name.replace("&", "and")))

    def __repr__(self) -> str:
        return f"<{self.id}>"


@dataclass(frozen=True, eq=False)
class TrainCar:
    """A kind of train car with its load; each exists three times."""

    id: str
    name: str
    text: str
    load: Gain
    copies: int = 3

    def __repr__(self) -> str:
        return f"<{self.id}>"
