"""The blue card of the river."""

from everdell_desktop.engine.cards import GOVERNANCE, construction
from everdell_desktop.engine.goods import Goods

BRIDGE = construction(
    "Bridge", cost=Goods(2, 0, 1), points=1, copies=2, unique=True, hosts="Messenger", color=GOVERNANCE,
    text="Each pearl you own raises your hand limit by 1. Whenever you gain a pearl: draw 2 {card}.",
)  # fmt: skip
"""What it does is in `pearls.py`: the limit in `hand_bonus`, the cards in `gain_pearls`."""

CARDS = (BRIDGE,)
