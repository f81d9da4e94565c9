"""What the box keeps beside the table: the legendary cards each seat holds apart, and those nobody has seen."""

from __future__ import annotations

from typing import cast

from everdell_desktop.engine.cards import CONSTRUCTION, CRITTER, Card
from everdell_desktop.engine.ruleset import Setup
from everdell_desktop.engine.search import Generator
from everdell_desktop.engine.state import State

from .facts import NAME

KINDS = (CRITTER, CONSTRUCTION)


class LegendsPart:
    """Legendary cards not played yet: those held are known to their owner only, the rest went back into the box."""

    __slots__ = ("boxed", "held")

    def __init__(self, seats: int) -> None:
        self.held: tuple[tuple[Card, ...], ...] = ((),) * seats
        self.boxed: tuple[Card, ...] = ()

    def copy(self) -> LegendsPart:
        new = LegendsPart.__new__(LegendsPart)
        new.held = self.held
        new.boxed = self.boxed
        return new

    def deal_anew(self, seat: int, chance: Generator) -> None:
        """What the others hold, from all that the seat has not seen; a critter for a critter, as dealt."""
        unseen = list(self.boxed)
        for owner, held in enumerate(self.held):
            if owner != seat:
                unseen += held
        chance.shuffle(unseen)

        def other(card: Card) -> Card:
            new = next(one for one in unseen if one.kind == card.kind)
            unseen.remove(new)
            return new

        self.held = tuple([
            held if owner == seat else tuple([other(card) for card in held]) for owner, held in enumerate(self.held)
        ])  # fmt: skip
        self.boxed = tuple(unseen)

    def hold(self, seat: int, cards: tuple[Card, ...]) -> None:
        self.held = (*self.held[:seat], cards, *self.held[seat + 1 :])


def new_part(setup: Setup) -> LegendsPart:
    return LegendsPart(len(setup.seats))


def part_of(state: State) -> LegendsPart:
    return cast(LegendsPart, state.parts[NAME])
