"""Which legendary cards are in play."""

from collections.abc import Sequence

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.ruleset import Setup

from . import one, two

FOR_SO_MANY = len(one.CARDS) // 2


def packs(setup: Setup) -> Sequence[Card]:
    """The cards of the packs in play. Legends I serves five players; for a sixth the other pack joins (our ruling)."""
    alone = setup.options.get("legends_packs", 1) == 1 and len(setup.seats) <= FOR_SO_MANY
    return one.CARDS if alone else (*one.CARDS, *two.CARDS)
