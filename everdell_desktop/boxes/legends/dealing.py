"""Dealing legendary cards, and taking them to the table."""

from collections.abc import Sequence

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.chance import shuffled
from everdell_desktop.engine.ruleset import Setup
from everdell_desktop.engine.turn import Turn

from . import one, two
from .part import KINDS, part_of


def packs(setup: Setup) -> Sequence[Card]:
    """The cards of the packs in play."""
    return one.CARDS if setup.options.get("legends_packs", 1) == 1 else (*one.CARDS, *two.CARDS)


def deal(turn: Turn) -> None:
    """One critter and one construction for each player who decides; the rest goes back unseen."""
    part = part_of(turn.state)
    cards = shuffled(packs(turn.rules.setup), turn.state.seed, turn.next_chance())
    for seat, player in enumerate(turn.state.players):
        if not player.automaton:
            dealt = tuple(next(card for card in cards if card.kind == kind) for kind in KINDS)
            for card in dealt:
                cards.remove(card)
            part.hold(seat, dealt)
            if turn.journal:
                turn.journal.note("legends", seat, {"cards": [card.id for card in dealt]}, count=len(dealt))
    part.boxed = tuple(card for card in packs(turn.rules.setup) if card in cards)


def fetch(turn: Turn, card: Card) -> None:
    """A legendary card goes from its owner's store to the table."""
    part = part_of(turn.state)
    part.hold(turn.seat, tuple(held for held in part.held[turn.seat] if held is not card))
