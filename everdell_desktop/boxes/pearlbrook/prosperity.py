"""The purple card of the river."""

from everdell_desktop.engine.cards import PROSPERITY, Here, critter
from everdell_desktop.engine.state import State

from . import destinations, governance, production, travelers

SHIPWRIGHT = critter(
    "Shipwright", cost=4, points=2, copies=2, unique=True, home="Harbor", color=PROSPERITY,
    text="1 point for each Pearlbrook card in your city, this one too.",
)  # fmt: skip
CARDS = (SHIPWRIGHT,)
OF_THE_RIVER = frozenset((*production.CARDS, *travelers.CARDS, *destinations.CARDS, *governance.CARDS, *CARDS))


@SHIPWRIGHT.end_points
def shipwright(state: State, here: Here) -> int:
    """Cards of the deck only; Adornments, events, wonders and pearls are none."""
    return sum(built.card in OF_THE_RIVER for built in state.players[here.seat].city)
