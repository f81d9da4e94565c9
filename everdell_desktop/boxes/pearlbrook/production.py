"""The green cards of the river: they look at the pearls of the city they lie in, also when they are copied."""

from everdell_desktop.engine.cards import PRODUCTION, construction, critter
from everdell_desktop.engine.effects import at_least, gain, provided
from everdell_desktop.engine.goods import Goods

from .pearls import pearls

two_pearls = at_least(2, pearls)

FERRY_FERRET = critter(
    "Ferry Ferret", cost=3, points=1, copies=2, unique=True, home="Ferry", color=PRODUCTION,
    produces=provided(two_pearls, gain(points=2)), text="With 2 pearls or more: gain 2 {point}.",
)  # fmt: skip
HARBOR = construction(
    "Harbor", cost=Goods(3, 1, 1), points=3, copies=2, unique=True, hosts="Shipwright", color=PRODUCTION,
    produces=provided(two_pearls, gain(any_goods=2)), text="With 2 pearls or more: gain 2 {any}.",
)  # fmt: skip

CARDS = (FERRY_FERRET, HARBOR)
