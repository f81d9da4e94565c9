"""Where cards are played from: the hand, the Meadow, and what boxes add."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from .cards import Card
from .decisions import Reason, Subject

if TYPE_CHECKING:
    from .payment import Terms
    from .playing import Play
    from .turn import Turn

NO_SLOT = -1


@dataclass(frozen=True, eq=False)
class Source:
    """One place from which cards are played."""

    name: str
    """As keys and the journal call it: `play:<name>:<card>`, or `play:<name>:<slot>:<card>` where slots count."""
    cards: Callable[[Turn], Sequence[tuple[int, Card]]]
    """What lies there for the player: each card with its slot."""
    take: Callable[[Turn, Card, int], None]
    """Takes a card away that is being played, and fills its place where that is done."""
    slotted: bool = False
    at_home: bool = False
    """Whether its cards lie before the player, so that a subject names the seat."""
    label: Callable[[Turn, Card, Terms], str] | None = None
    """The words of its options, where `Play <card>` does not say it: always the same for a card and its terms."""
    why_not: Callable[[Turn, Card, int], Reason | str | None] | None = None
    """What bars a card that lies there, whatever it costs."""
    terms: Callable[[Turn, Card], Terms] | None = None
    """On what terms a card is played from there, where that is not simply its price."""
    box: str = ""
    """The box from whose part it follows what lies there, where that is so; then it is looked up only when the part has
    changed (`Memory.lying`)."""
    afterwards: Callable[[Turn, Play], None] | None = None
    """What follows when such a play has been resolved with everything it set off."""

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def key(self, card: Card, slot: int) -> str:
        """How an answer names a card that lies there."""
        return f"{self.name}:{slot}:{card.id}" if self.slotted else f"{self.name}:{card.id}"

    def subject(self, card: Card, slot: int, seat: int) -> Subject:
        return Subject(self.name, card.id, seat if self.at_home else -1, slot)


class Origin(NamedTuple):
    """Where one card is played from."""

    source: Source
    slot: int = NO_SLOT


def cards_in_hand(turn: Turn) -> list[tuple[int, Card]]:
    """Each different card once."""
    return [(NO_SLOT, card) for card in dict.fromkeys(turn.player.hand)]


def take_from_hand(turn: Turn, card: Card, slot: int) -> None:
    turn.drop_from_hand([card])


def cards_in_meadow(turn: Turn) -> list[tuple[int, Card]]:
    meadow = turn.state.meadow
    if None not in meadow:
        return list(enumerate(meadow))  # type: ignore[arg-type]
    return [(slot, card) for slot, card in enumerate(meadow) if card is not None]


def take_from_meadow(turn: Turn, card: Card, slot: int) -> None:
    turn.take_from_meadow([slot])
    turn.refill_meadow()


def shut(turn: Turn, card: Card, slot: int) -> str | None:
    return "a worker that is not yours blocks this card" if slot in turn.state.shut else None


def from_the_meadow(turn: Turn, card: Card, terms: Terms) -> str:
    return f"Play {card.name} from the Meadow"


HAND = Source("hand", cards_in_hand, take_from_hand)
MEADOW = Source("meadow", cards_in_meadow, take_from_meadow, slotted=True, label=from_the_meadow, why_not=shut)
REVEALED = Source("revealed", lambda turn: (), lambda turn, card, slot: None)
"""Cards that lie open for a moment; whoever turned them up has taken the card already."""
FROM_HAND, FROM_REVEALED = Origin(HAND), Origin(REVEALED)


def from_meadow(slot: int) -> Origin:
    return Origin(MEADOW, slot)
