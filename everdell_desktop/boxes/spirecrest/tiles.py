"""What is printed on weather cards, map tiles and discoveries, and the behaviour that hangs under it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.goods import NOTHING, Goods
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.seat_rules import SeatRule
from everdell_desktop.engine.spaces import Space
from everdell_desktop.engine.speaking import count
from everdell_desktop.engine.state import State
from everdell_desktop.engine.turn import Turn
from everdell_desktop.engine.workers import WorkerKind

FOOTHILLS, PEAKS, RIDGE = "foothills", "peaks", "ridge"
AREAS = (FOOTHILLS, PEAKS, RIDGE)
"""In the order in which a traveler comes through them: one in winter, spring and summer each."""
ENDGAME, ONGOING, IMMEDIATE, LOCATION = "endgame", "ongoing", "immediate", "location"
BIG_CRITTER, EXPEDITION_TILE = "big_critter", "expedition_tile"


class Toll(NamedTuple):
    """What entering a tile on the expedition costs."""

    goods: Goods = NOTHING
    any: int = 0
    """Resources of whatever kinds."""
    card: int = 0
    point: int = 0
    """Point tokens of one's own stock."""

    @property
    def words(self) -> str:
        """With the signs of what is paid: `2 {twig} 1 {card}`."""
        return " ".join(f"{number} {{{kind}}}" for kind, number in self.items())

    @property
    def signs(self) -> str:
        """The same where there is little room: one of each of several kinds needs no numbers."""
        kinds = self.items()
        single = len(kinds) > 2 and all(number == 1 for _, number in kinds)
        signs = [f"{{{kind}}}" for kind, _ in kinds]
        return " ".join("".join(signs[at : at + 3]) for at in range(0, len(signs), 3)) if single else self.words

    def items(self) -> list[tuple[str, int]]:
        """What is paid, kind by kind."""
        paid = [*self.goods.items(), ("any", self.any), ("card", self.card), ("point", self.point)]
        return [(kind, number) for kind, number in paid if number]

    def __str__(self) -> str:
        """In words: `2 twigs, 1 card`."""
        paid = [count(number, kind) for kind, number in self.goods.items()]
        others = (("resource", self.any), ("card", self.card), ("point", self.point))
        paid += [f"{number} {word}{'' if number == 1 else 's'}" for word, number in others if number]
        return " and ".join(", ".join(paid).rsplit(", ", 1))

    def plus(self, other: Toll) -> Toll:
        """Both together."""
        return Toll(self.goods + other.goods, self.any + other.any, self.card + other.card, self.point + other.point)


FREE = Toll()


@dataclass(eq=False, slots=True, frozen=True, repr=False)
class MapTile:
    """A tile of the expedition: its price is paid when the traveler enters it, and then it is worth its points."""

    id: str
    name: str
    points: int
    toll: Toll

    def __repr__(self) -> str:
        return f"<{self.id}>"

    @property
    def text(self) -> str:
        return f"Enter it for {self.toll.words}: {self.points} {{point}}."


@dataclass(eq=False, slots=True, frozen=True, repr=False)
class Weather:
    """A weather card: the rule it sets for everybody who is in its season."""

    id: str
    name: str
    season: str
    text: str
    brief: str
    """The same in few words."""
    rule: SeatRule
    veil: str
    """What drifts over the landscape while it holds."""
    ours: str = ""
    """What of it is made for this game and not published."""

    def __repr__(self) -> str:
        return f"<{self.id}>"


@dataclass(eq=False, slots=True, frozen=True, repr=False)
class Discovery:
    """A discovery, lying beside the city of whoever took it."""

    id: str
    name: str
    number: int
    deck: str
    kind: str
    text: str
    when_taken: Callable[[Turn], None] | None = None
    rule: SeatRule | None = None
    """What is different for its owner from then on."""
    place: Space | None = None
    """The place that it is."""
    open: bool = False
    """Whether others may visit that place, for 1 point to the owner."""
    keeps_cards: bool = False
    """Whether cards lie under or beside it."""
    critter: WorkerKind | None = None
    """The big critter that comes with it."""
    worth: Callable[[State, Ruleset, int], int] | None = None
    """Its points at the end."""
    needs: Mapping[str, Any] | None = None
    points: int = 0
    toll: Toll = FREE
    """Its price as a tile of the expedition."""

    def __repr__(self) -> str:
        return f"<{self.id}>"

    @property
    def subject(self) -> Subject:
        return Subject("discovery", self.id)


@dataclass(eq=False, slots=True, frozen=True, repr=False)
class BigCritter:
    """A big critter that a worker rides."""

    id: str
    name: str
    discovery: str
    text: str
    place: Space | None = None
    """The place that is open to it alone."""

    def __repr__(self) -> str:
        return f"<{self.id}>"


Tile = MapTile | Discovery
"""What can lie in an expedition line."""
