"""The green cards: they act when played and at each Production."""

from everdell_desktop.engine.asking import goods_options
from everdell_desktop.engine.cards import PRODUCTION, Here, construction, critter
from everdell_desktop.engine.effects import (
    activate_green,
    called,
    gain,
    give_up_to,
    paired,
    pay_up_to,
    provided,
    take_stock,
    together,
)
from everdell_desktop.engine.effects.acting import activation_options, copyable
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.turn import Turn

farms = called("farm")

BARGE_TOAD = critter(
    "Barge Toad", cost=2, points=1, copies=3, unique=False, home="Twig Barge", color=PRODUCTION,
    produces=gain(twig=2, each=farms), text="Gain 2 {twig} for each Farm in your city.",
)  # fmt: skip
CHIP_SWEEP = critter(
    "Chip Sweep", cost=3, points=2, copies=3, unique=False, home="Resin Refinery", color=PRODUCTION,
    produces=activate_green(1, "the Chip Sweep"), text="Activate another {production} card of your city.",
)  # fmt: skip
DOCTOR = critter(
    "Doctor", cost=4, points=4, copies=2, unique=True, home="University", color=PRODUCTION,
    produces=pay_up_to(3, "berry", gain(points=1)), text="Pay up to 3 {berry}: 1 {point} for each.",
)  # fmt: skip
FAIR_GROUNDS = construction(
    "Fair Grounds", cost=Goods(1, 2, 1), points=3, copies=3, unique=True, hosts="Fool", color=PRODUCTION,
    produces=gain(cards=2), text="Draw 2 {card}.",
)  # fmt: skip
FARM = construction(
    "Farm", cost=Goods(2, 1), points=1, copies=8, unique=False, hosts=("Gatherer", "Harvester"), color=PRODUCTION,
    produces=gain(berry=1), text="Gain 1 {berry}.",
)  # fmt: skip
GENERAL_STORE = construction(
    "General Store", cost=Goods(0, 1, 1), points=1, copies=3, unique=False, hosts="Shopkeeper", color=PRODUCTION,
    produces=provided(farms, gain(berry=2), otherwise=gain(berry=1)),
    text="Gain 1 {berry}, or 2 {berry} with a Farm in your city.",
)  # fmt: skip
HARVESTER = critter(
    "Harvester", cost=3, points=2, copies=4, unique=False, home="Farm", color=PRODUCTION, shares_with="gatherer",
    produces=provided(together(paired, farms), gain(any_goods=1)),
    text="May share a space with a Gatherer. Sharing it, with a Farm in your city: gain 1 {any}.",
)  # fmt: skip
MINE = construction(
    "Mine", cost=Goods(1, 1, 1), points=2, copies=3, unique=False, hosts="Miner Mole", color=PRODUCTION,
    produces=gain(pebble=1), text="Gain 1 {pebble}.",
)  # fmt: skip
MINER_MOLE = critter(
    "Miner Mole", cost=3, points=1, copies=3, unique=False, home="Mine", color=PRODUCTION,
    text="Copy a {production} card in an opponent's city.",
)  # fmt: skip
MONK = critter(
    "Monk", cost=1, points=0, copies=2, unique=True, home="Monastery", color=PRODUCTION,
    produces=give_up_to(2, "berry", gain(points=2)),
    text="Give an opponent up to 2 {berry}: 2 {point} for each. Opens the second space of the Monastery.",
)  # fmt: skip
PEDDLER = critter(
    "Peddler", cost=2, points=1, copies=3, unique=False, home="Ruins", color=PRODUCTION,
    produces=pay_up_to(2, "any", gain(any_goods=1), "Swap up to 2 resources"),
    text="Swap up to 2 {any} for as many {any} of your choice.",
)  # fmt: skip
RESIN_REFINERY = construction(
    "Resin Refinery", cost=Goods(0, 1, 1), points=1, copies=3, unique=False, hosts="Chip Sweep", color=PRODUCTION,
    produces=gain(resin=1), text="Gain 1 {resin}.",
)  # fmt: skip
STOREHOUSE = construction(
    "Storehouse", cost=Goods(1, 1, 1), points=2, copies=3, unique=False, hosts="Woodcarver", color=PRODUCTION,
    worker_spaces=1, visit_is_copied=False, copied_at_home_only=True, when_visited=take_stock,
    text="Add 3 {twig}, 2 {resin}, 1 {pebble} or 2 {berry} to its stock. Worker: take the whole stock.",
)  # fmt: skip
TEACHER = critter(
    "Teacher", cost=2, points=2, copies=3, unique=False, home="School", color=PRODUCTION,
    text="Draw 2 {card}, keep one of them and give the other to an opponent.",
)  # fmt: skip
TWIG_BARGE = construction(
    "Twig Barge", cost=Goods(1, 0, 1), points=1, copies=3, unique=False, hosts="Barge Toad", color=PRODUCTION,
    produces=gain(twig=2), text="Gain 2 {twig}.",
)  # fmt: skip
WOODCARVER = critter(
    "Woodcarver", cost=2, points=2, copies=3, unique=False, home="Storehouse", color=PRODUCTION,
    produces=pay_up_to(3, "twig", gain(points=1)), text="Pay up to 3 {twig}: 1 {point} for each.",
)  # fmt: skip


@MINER_MOLE.produces
def miner_mole(turn: Turn, here: Here) -> None:
    """For a moment the Mole is a green card of an opponent of the city it lies in.

    Copying a foreign Mole leads on, even back to one's own Storehouse, but never round in a ring.
    """
    targets = [
        (seat, built.uid) for seat, built in turn.built_everywhere(turn.opponents(here.seat))
        if copyable(turn, seat, built.card) and Here(seat, built.uid) not in turn.activating
    ]  # fmt: skip
    options = activation_options(turn, targets)
    target = turn.choose_one("Which card does the Miner Mole copy?", options, skip="Copy nothing", purpose="copy")
    if target is not None:
        turn.activate(target)


@STOREHOUSE.produces
def storehouse(turn: Turn, here: Here) -> None:
    options = goods_options([Goods(twig=3), Goods(resin=2), Goods(pebble=1), Goods(berry=2)])
    turn.store(here, turn.choose_one("What goes into the Storehouse?", options, purpose="store"))


@TEACHER.produces
def teacher(turn: Turn, here: Here) -> None:
    """Whoever has room receives the card, otherwise it is discarded; with a full hand nothing is drawn."""
    drawn = turn.draw(2)
    if len(drawn) < 2:
        return
    keep = turn.choose_one("Which card do you keep?", turn.revealed_options(dict.fromkeys(drawn)), purpose="keep")
    drawn.remove(keep)
    turn.give_cards(drawn, "Who receives the other card?")


CARDS = (
    BARGE_TOAD, CHIP_SWEEP, DOCTOR, FAIR_GROUNDS, FARM, GENERAL_STORE, HARVESTER, MINE, MINER_MOLE, MONK, PEDDLER,
    RESIN_REFINERY, STOREHOUSE, TEACHER, TWIG_BARGE, WOODCARVER,
)  # fmt: skip
