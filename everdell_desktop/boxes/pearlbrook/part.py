"""What the box keeps beside the table: pearls, Adornments and the cards of the river."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from everdell_desktop.engine.ruleset import Setup
from everdell_desktop.engine.search import Generator
from everdell_desktop.engine.state import State

from .tiles import KINDS, Adornment, RiverCard

NAME = "pearlbrook"
OF_EACH_KIND = 2
"""So many Citizens, and as many Locations, lie at the river."""


class Lying(NamedTuple):
    """A card beside a river space; face down it has a pearl on it."""

    card: RiverCard
    open: bool = False


class PearlbrookPart:
    """Pearls and Adornments by seat, the river in the order of its spaces, and what went back into the box unseen."""

    __slots__ = ("adornments", "boxed_adornments", "boxed_river", "pearls", "played", "river")

    def __init__(self, seats: int) -> None:
        self.pearls: tuple[int, ...] = (0,) * seats
        self.adornments: tuple[tuple[Adornment, ...], ...] = ((),) * seats
        """Those still held, known to their owner only."""
        self.played: tuple[tuple[Adornment, ...], ...] = ((),) * seats
        self.boxed_adornments: tuple[Adornment, ...] = ()
        self.river: tuple[Lying, ...] = ()
        self.boxed_river: tuple[RiverCard, ...] = ()

    def copy(self) -> PearlbrookPart:
        new = PearlbrookPart.__new__(PearlbrookPart)
        new.pearls = self.pearls
        new.adornments = self.adornments
        new.played = self.played
        new.boxed_adornments = self.boxed_adornments
        new.river = self.river
        new.boxed_river = self.boxed_river
        return new

    def deal_anew(self, seat: int, chance: Generator) -> None:
        """The Adornments others hold and the face-down river cards, each from all that the seat has not seen."""
        unseen = list(self.boxed_adornments)
        for owner, held in enumerate(self.adornments):
            if owner != seat:
                unseen += held
        chance.shuffle(unseen)
        self.adornments = tuple([
            held if owner == seat else tuple([unseen.pop() for _ in held])
            for owner, held in enumerate(self.adornments)
        ])  # fmt: skip
        self.boxed_adornments = tuple(unseen)
        covered = [*self.boxed_river, *(lying.card for lying in self.river if not lying.open)]
        chance.shuffle(covered)
        hidden, boxed = dealt_river([lying.card for lying in self.river if lying.open], covered)
        chance.shuffle(hidden)
        self.river = tuple([lying if lying.open else Lying(hidden.pop()) for lying in self.river])
        self.boxed_river = tuple(boxed)


def dealt_river(known: Sequence[RiverCard], pool: Sequence[RiverCard]) -> tuple[list[RiverCard], list[RiverCard]]:
    """From the pool the first cards that make two Citizens and two Locations with those known, and the rest."""
    dealt: list[RiverCard] = []
    for kind in KINDS:
        missing = OF_EACH_KIND - sum(card.kind == kind for card in known)
        dealt += [card for card in pool if card.kind == kind][:missing]
    return dealt, [card for card in pool if card not in dealt]


def new_part(setup: Setup) -> PearlbrookPart:
    return PearlbrookPart(len(setup.seats))


def part_of(state: State) -> PearlbrookPart:
    return cast(PearlbrookPart, state.parts[NAME])
