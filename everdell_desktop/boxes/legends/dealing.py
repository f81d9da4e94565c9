"""Dealing legendary cards."""

from everdell_desktop.engine.chance import shuffled
from everdell_desktop.engine.parts import with_seat
from everdell_desktop.engine.turn import Turn

from .packs import packs
from .part import KINDS, part_of


def deal(turn: Turn) -> None:
    """One critter and one construction for each player who decides; the rest goes back unseen."""
    part = part_of(turn.state)
    cards = shuffled(packs(turn.rules.setup), turn.state.seed, turn.next_chance())
    for seat, player in enumerate(turn.state.players):
        if not player.automaton:
            dealt = tuple(next(card for card in cards if card.kind == kind) for kind in KINDS)
            for card in dealt:
                cards.remove(card)
            part.held = with_seat(part.held, seat, dealt)
            if turn.journal:
                turn.journal.note("legends", seat, {"cards": [card.id for card in dealt]}, count=len(dealt))
    part.boxed = tuple(card for card in packs(turn.rules.setup) if card in cards)
