"""The green cards of the river: they look at the pearls of the city they lie in, also when they are copied."""

from everdell_desktop.engine.cards import PRODUCTION, Here, construction, critter
from everdell_desktop.engine.effects import gain_any
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.turn import Turn

from .pearls import pearls_of

ENOUGH = 2

FERRY_FERRET = critter(
    "Ferry Ferret", cost=3, points=1, copies=2, unique=True, home="Ferry", color=PRODUCTION, simple_production=True,
    text="With 2 pearls or more: gain 2 {point}.",
)  # fmt: skip
HARBOR = construction(
    "Harbor", cost=Goods(3, 1, 1), points=3, copies=2, unique=True, hosts="Shipwright", color=PRODUCTION,
    text="With 2 pearls or more: gain 2 {any}.",
)  # fmt: skip


@FERRY_FERRET.produces
def ferry_ferret(turn: Turn, here: Here) -> None:
    """The pearls are only looked at."""
    if pearls_of(turn.state, here.seat) >= ENOUGH:
        turn.gain_points(2)


@HARBOR.produces
def harbor(turn: Turn, here: Here) -> None:
    if pearls_of(turn.state, here.seat) >= ENOUGH:
        gain_any(turn, 2)


CARDS = (FERRY_FERRET, HARBOR)
