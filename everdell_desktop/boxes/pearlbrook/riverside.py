"""The cards beside the river spaces: two Citizens and two Locations, face down with a pearl until somebody comes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from everdell_desktop.engine.fields import LEFT_OUT, SLOTS, Reading, Stock, Things
from everdell_desktop.engine.parts import Part
from everdell_desktop.engine.quoting import quoted
from everdell_desktop.engine.reading import PositionError, as_flag, as_mapping, check_keys
from everdell_desktop.engine.ruleset import Setup
from everdell_desktop.engine.state import State

from .tiles import KINDS, PLACES, RiverCard

OF_EACH_KIND = 2
"""So many Citizens, and as many Locations, lie at the river."""
RIVER_CARD = Stock("river card", kind=lambda card: card.kind, art="river")


class Lying(NamedTuple):
    """A card beside a river space; face down it has a pearl on it."""

    card: RiverCard
    open: bool = False


@dataclass(eq=False)
class River(Things):
    """The river in the order of its spaces: a card by its name lies open, an object may say that it is hidden."""

    per_seat: bool = False
    stock: Stock | None = RIVER_CARD
    form: str = SLOTS
    slot_names: tuple[str, ...] = PLACES
    hidden: Any = True

    def start(self, setup: Setup) -> tuple[Lying, ...]:
        return ()

    def thing(self, item: Lying) -> RiverCard:
        return item.card

    def with_thing(self, item: Lying, thing: RiverCard) -> Lying:
        return item._replace(card=thing)

    def face_down(self, item: Lying, state: State, slot: int) -> bool:
        return not item.open

    def write_one(self, item: Lying) -> Any:
        return item.card.id if item.open else {"card": item.card.id, "hidden": True}

    def read(self, written: Any, reading: Reading, seat: int) -> list[Any]:
        row: list[Any] = super().read(written, reading, seat)
        for name, item in zip(self.slot_names, row, strict=True):
            if item is None:
                raise PositionError(f"a card lies at every space of the river, at {name} too")
        return row

    def read_one(self, written: Any, reading: Reading, where: str) -> Lying:
        facts = {"card": written} if isinstance(written, str) else as_mapping(written, f"what lies at {where}")
        check_keys(facts, {"card", "hidden"}, f"what lies at {where}")
        hidden = as_flag(facts.get("hidden", False), f"'hidden' at {where}")
        if "card" not in facts:
            raise PositionError(f"{where} has a card or is hidden, not {quoted(written)}")
        return Lying(super().read_one(facts["card"], reading, where), not hidden)

    def wanted(self, part: Part, state: State, seat: int, dealt: tuple[Any, ...], row: list[Any] | None) -> list[Any]:
        """What set-up dealt, as far as it makes two of each kind with the cards that are named."""
        if row is None:
            return list(dealt)
        named = [item.card for item in row if item is not LEFT_OUT]
        others, _ = dealt_river(named, [lying.card for lying in dealt if lying.card not in named])
        others.sort(key=[lying.card for lying in dealt].index)
        return [Lying(others.pop(0)) if item is LEFT_OUT and others else None for item in row]

    def check(self, river: tuple[Lying, ...]) -> None:
        for kind in KINDS:
            number = sum(lying.card.kind == kind for lying in river)
            if number > OF_EACH_KIND:
                raise PositionError(f"{number} {kind}s are at the river, but there are {OF_EACH_KIND} of each kind")


def dealt_river(known: Sequence[RiverCard], pool: Sequence[RiverCard]) -> tuple[list[RiverCard], list[RiverCard]]:
    """From the pool the first cards that make two Citizens and two Locations with those known, and the rest."""
    dealt: list[RiverCard] = []
    for kind in KINDS:
        missing = max(0, OF_EACH_KIND - sum(card.kind == kind for card in known))
        dealt += [card for card in pool if card.kind == kind][:missing]
    return dealt, [card for card in pool if card not in dealt]
