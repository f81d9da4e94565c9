"""The table as data: slots that hold immutable leaves, and a copy written by hand. No rules here."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from .goods import NOTHING, Goods

if TYPE_CHECKING:
    from .awards import Award
    from .cards import Card
    from .search import Generator
    from .spaces import Space

SEASONS = ("winter", "spring", "summer", "autumn")
WINTER, SPRING, SUMMER, AUTUMN = range(4)
ASIDE = "aside"  # where a worker waits whose place is gone
HAND, REVEALED, APART = -1, -2, -3  # where a card is played from, when it is not a Meadow slot


class Built(NamedTuple):
    """A card in a city with what lies on it."""

    card: Card
    uid: str
    """Its name within the city: the card's id, with a number from the second copy on (`farm`, `farm.2`)."""
    occupied: bool = False
    goods: Goods = NOTHING
    points: int = 0
    under: tuple[Card, ...] = ()
    partner: str = ""
    """The uid of the card whose space it shares."""
    on: str = ""
    """The uid of the card on whose space it lies, or beneath which it was slipped."""
    spent: bool = False
    """What it can do once is done."""


class Worker(NamedTuple):
    """One worker; `place` is empty while it is free."""

    kind: str = "worker"
    place: str = ""


class Claimed(NamedTuple):
    """An award in a player's possession with what lies on and under it."""

    award: Award
    goods: Goods = NOTHING
    under: tuple[Card, ...] = ()


class Part(Protocol):
    """State that a box keeps for itself in `State.parts`."""

    def copy(self) -> Part: ...

    def deal_anew(self, seat: int, chance: Generator) -> None:
        """Deal anew, in place, what the seat may not see."""


class Player:
    """One seat."""

    __slots__ = (
        "animal", "automaton", "city", "events", "goods", "hand", "name", "passed", "points", "season", "workers",
    )  # fmt: skip

    def __init__(self, name: str, animal: str = "", automaton: str = "") -> None:
        self.name = name
        self.animal = animal
        self.automaton = automaton
        """The name of the program that plays this seat by rule, empty for those who decide."""
        self.season = WINTER
        self.passed = False
        self.goods = NOTHING
        self.points = 0
        self.hand: tuple[Card, ...] = ()
        self.city: tuple[Built, ...] = ()
        self.workers: tuple[Worker, ...] = ()
        self.events: tuple[Claimed, ...] = ()

    def copy(self) -> Player:
        new = Player.__new__(Player)
        new.name = self.name
        new.animal = self.animal
        new.automaton = self.automaton
        new.season = self.season
        new.passed = self.passed
        new.goods = self.goods
        new.points = self.points
        new.hand = self.hand
        new.city = self.city
        new.workers = self.workers
        new.events = self.events
        return new

    def built(self, uid: str) -> Built:
        for card in self.city:
            if card.uid == uid:
                return card
        raise KeyError(uid)

    def replace_built(self, uid: str, new: Built) -> None:
        self.city = tuple([new if old.uid == uid else old for old in self.city])

    @property
    def free_workers(self) -> int:
        return sum(1 for worker in self.workers if not worker.place and worker.kind == "worker")


class State:
    """Everything on the table."""

    __slots__ = (
        "awards", "chance", "deck", "discard", "meadow", "parts", "players", "seat", "seed", "shut", "spaces", "turn",
    )  # fmt: skip

    def __init__(self, players: list[Player], seed: int) -> None:
        self.players = players
        self.seed = seed
        self.chance = 0
        """How many random numbers were drawn from the seed."""
        self.turn = 0
        """Turns begun; 0 before the table is set up."""
        self.seat = 0
        """Whose turn it is."""
        self.deck: tuple[Card, ...] = ()
        """The top card is the last one."""
        self.discard: tuple[Card, ...] = ()
        self.meadow: tuple[Card | None, ...] = ()
        self.shut: frozenset[int] = frozenset()
        """Meadow slots nobody who decides may use."""
        self.spaces: tuple[Space, ...] = ()
        """The places on the board that are in play."""
        self.awards: tuple[Award, ...] = ()
        """The awards nobody has claimed yet."""
        self.parts: dict[str, Part] = {}

    def copy(self) -> State:
        new = State.__new__(State)
        new.players = [player.copy() for player in self.players]
        new.seed = self.seed
        new.chance = self.chance
        new.turn = self.turn
        new.seat = self.seat
        new.deck = self.deck
        new.discard = self.discard
        new.meadow = self.meadow
        new.shut = self.shut
        new.spaces = self.spaces
        new.awards = self.awards
        new.parts = {name: part.copy() for name, part in self.parts.items()} if self.parts else {}
        return new


def named(city: tuple[Built, ...], name: str) -> list[Built]:
    """The cards of a city that count as the card `name`."""
    return [built for built in city if name in built.card.names]


def has(city: tuple[Built, ...], name: str) -> bool:
    return any(name in built.card.names for built in city)
