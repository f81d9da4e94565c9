"""The table as data: slots that hold immutable leaves, and a copy written by hand. No rules here."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from .goods import NOTHING, Goods

if TYPE_CHECKING:
    from .awards import Award
    from .cards import Card
    from .parts import Part
    from .places import Place
    from .spaces import Space

SEASONS = ("winter", "spring", "summer", "autumn")
WINTER, SPRING, SUMMER, AUTUMN = range(4)
WORKER = "worker"  # the kind of the ordinary ones


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
    """One worker; `place` is None while it is at home."""

    kind: str = WORKER
    place: Place | None = None
    counts: bool = True
    """Whether it is one of the workers that must be placed before the next season."""

    def sent_to(self, place: Place | None) -> Worker:
        return Worker(self.kind, place, self.counts)


class Claimed(NamedTuple):
    """An award in a player's possession with what lies on and under it."""

    award: Award
    goods: Goods = NOTHING
    under: tuple[Card, ...] = ()


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
        free = 0
        for worker in self.workers:
            if worker.place is None and worker.counts:
                free += 1
        return free


class State:
    """Everything on the table."""

    __slots__ = (
        "awards", "chance", "deck", "discard", "homes", "meadow", "parts", "players", "seat", "seed", "shut", "spaces",
        "turn",
    )  # fmt: skip

    def __init__(self, players: list[Player], seed: int) -> None:
        self.players = players
        self.homes = tuple(range(len(players)))
        """For each seat the one in whose city it builds, and whose heap of points it fills: usually its own."""
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
        """What the boxes keep for themselves, by the name of the box."""

    def copy(self) -> State:
        new = State.__new__(State)
        new.players = [player.copy() for player in self.players]
        new.homes = self.homes
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

    def city_of(self, seat: int) -> tuple[Built, ...]:
        """The city a seat builds in."""
        return self.players[self.homes[seat]].city

    def household(self, seat: int) -> list[int]:
        """The seats that share a city with this one, itself too."""
        home = self.homes[seat]
        return [other for other, its_home in enumerate(self.homes) if its_home == home]


def cards_in(state: State) -> Counter[Card]:
    """Every card that lies somewhere on the table."""
    cards = Counter([*state.deck, *state.discard, *(card for card in state.meadow if card is not None)])
    for player in state.players:
        cards.update(player.hand)
        for built in player.city:
            cards.update((built.card, *built.under))
        for claimed in player.events:
            cards.update(claimed.under)
    for part in state.parts.values():
        cards.update(part.cards())
    return cards


def named(city: tuple[Built, ...], name: str) -> list[Built]:
    """The cards of a city that count as the card `name`."""
    return [built for built in city if name in built.card.names]


def has(city: tuple[Built, ...], name: str) -> bool:
    for built in city:  # noqa: SIM110 (asked all the time)
        if name in built.card.names:
            return True
    return False
