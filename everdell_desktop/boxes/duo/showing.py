"""Hand cards that are only shown."""

from __future__ import annotations

from dataclasses import dataclass

from everdell_desktop.engine.cards import Here
from everdell_desktop.engine.effects import Cards
from everdell_desktop.engine.effects.value import Value
from everdell_desktop.engine.turn import Turn

MOST_SHOWN = 5


@dataclass(frozen=True)
class ShowCards(Value):
    """Up to 5 hand cards of the kind: a resource for each, or a point token."""

    cards: Cards

    def __call__(self, turn: Turn, here: Here) -> None:
        options = turn.hand_options([card for card in turn.hand if self.cards.fits(card)])
        prompt = f"Show up to {MOST_SHOWN} {self.cards.many}"
        shown = turn.choose_some(prompt, options, most=MOST_SHOWN, purpose="reveal")
        if not shown:
            return
        if turn.journal:
            turn.journal.note("reveal", turn.seat, cards=[card.id for card in shown])
        goods = turn.choose_goods("Resources; a point for each you leave", least=0, most=len(shown), purpose="gain")
        turn.gain(goods)
        turn.gain_points(len(shown) - goods.total)
