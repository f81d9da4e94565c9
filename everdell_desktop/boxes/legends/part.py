"""What the box keeps beside the table: the legendary cards each seat holds apart, and those nobody has seen.

seat:  "legends": ["foresight", "mcgregors_market"]
"""

from __future__ import annotations

from collections.abc import Iterator

from everdell_desktop.engine.cards import CONSTRUCTION, CRITTER, Card
from everdell_desktop.engine.fields import Reading, Stock, tiles, unseen
from everdell_desktop.engine.parts import Part
from everdell_desktop.engine.reading import PositionError
from everdell_desktop.engine.state import State

from .facts import NAME
from .packs import packs

KINDS = (CRITTER, CONSTRUCTION)


def built_legends(state: State) -> Iterator[Card]:
    return (built.card for player in state.players for built in player.city if built.card.legendary)


def not_played(part: Part, state: State, seat: int, dealt: tuple[Card, ...]) -> list[Card]:
    """A seat that does not say holds what it was dealt, but for the kinds that lie in its city."""
    played = {built.card.kind for built in state.players[seat].city if built.card.legendary}
    return [card for card in dealt if card.kind not in played]


STOCK = Stock(
    "legendary card", kind=lambda card: card.kind, elsewhere=built_legends,
    in_play=lambda setup, card: card in packs(setup),
)  # fmt: skip


class LegendsPart(Part):
    """Legendary cards not played yet: those held are known to their owner only, the rest went back into the box."""

    box = NAME
    held: tuple[tuple[Card, ...], ...] = tiles(STOCK, key=NAME, hidden=True, keep=not_played)
    boxed: tuple[Card, ...] = unseen(STOCK)

    def check(self, reading: Reading) -> None:
        for seat, held in enumerate(self.held):
            if len({card.kind for card in held}) < len(held):
                who = reading.state.players[seat].name
                raise PositionError(f"the legends of {who} can be one critter and one construction only")


part_of = LegendsPart.of
