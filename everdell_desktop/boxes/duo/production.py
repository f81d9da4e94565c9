"""The 18 green cards. They act for whoever makes them act, in that player's city (D10)."""

from __future__ import annotations

from everdell_desktop.engine.cards import PRODUCTION, Card, Here
from everdell_desktop.engine.decisions import Option
from everdell_desktop.engine.effects import at_least, discard_up_to, gain, of_color, pay_up_to, provided
from everdell_desktop.engine.goods import NOTHING, Goods
from everdell_desktop.engine.turn import Turn

from .activating import LetAct
from .facts import construction, critter
from .part import part_of

MINE = construction(
    "Mine", Goods(1, 1), points=1, color=PRODUCTION, produces=gain(pebble=1), text="1 {pebble}.",
)  # fmt: skip
CARNIVAL = construction(
    "Carnival", Goods(2), points=1, color=PRODUCTION, produces=LetAct("meadow"),
    text="Use a {production} card of the Meadow.",
)  # fmt: skip
STOREHOUSE = construction(
    "Storehouse", Goods(1, 1), points=1, color=PRODUCTION, text="Put 2 {any} here, or take all that lies here.",
)  # fmt: skip
HARBOR = construction(
    "Harbor", Goods(2, 1), points=2, color=PRODUCTION, produces=gain(any_goods=1), text="1 {any}.",
)  # fmt: skip
BARN = construction(
    "Barn", Goods(1, 1), points=1, color=PRODUCTION, produces=gain(twig=1, cards=1), text="1 {twig} and 1 {card}.",
)  # fmt: skip
TEA_HOUSE = construction(
    "Tea House", Goods(1, 1), points=1, color=PRODUCTION, produces=discard_up_to(1, gain(any_goods=1, cards=1)),
    text="You may discard 1 {card} for 1 {any} and 1 {card}.",
)  # fmt: skip
ORCHARD = construction(
    "Orchard", Goods(2), points=1, color=PRODUCTION, produces=gain(berry=1), text="1 {berry}.",
)  # fmt: skip
RESIN_REFINERY = construction(
    "Resin Refinery", Goods(2), points=1, color=PRODUCTION, produces=gain(resin=1), text="1 {resin}.",
)  # fmt: skip
BAKER = critter(
    "Baker", 3, points=2, color=PRODUCTION, produces=pay_up_to(2, "berry", gain(any_goods=1, points=1)),
    text="Pay up to 2 {berry}: 1 {any} and 1 {point} for each.",
)  # fmt: skip
CHIP_SWEEP = critter(
    "Chip Sweep", 2, points=1, color=PRODUCTION, produces=LetAct("city"),
    text="Use another {production} card of your city.",
)  # fmt: skip
DOCTOR = critter(
    "Doctor", 3, points=3, color=PRODUCTION, produces=pay_up_to(2, "berry", gain(points=2)),
    text="Pay up to 2 {berry}: 2 {point} for each.",
)  # fmt: skip
MINER_MOLE = critter(
    "Miner Mole", 1, points=1, color=PRODUCTION, produces=LetAct("hand"),
    text="Show a {production} card of your hand and use it.",
)  # fmt: skip
MONK = critter(
    "Monk", 2, points=1, color=PRODUCTION, text="Pay up to 3 different resources: 2 {point} for each.",
)  # fmt: skip
PEDDLER = critter(
    "Peddler", 2, points=1, color=PRODUCTION, produces=pay_up_to(1, "any", gain(any_goods=2)),
    text="Pay 1 {any} for 2 {any}.",
)  # fmt: skip
SPELUNKER = critter(
    "Spelunker", 1, points=1, color=PRODUCTION, produces=discard_up_to(1, gain(cards=1, points=1)),
    text="You may discard 1 {card} for 1 {card} and 1 {point}.",
)  # fmt: skip
WOODCARVER = critter(
    "Woodcarver", 3, points=1, color=PRODUCTION, produces=pay_up_to(2, "twig", gain(any_goods=1, points=1)),
    text="Pay up to 2 {twig}: 1 {any} and 1 {point} for each.",
)  # fmt: skip
MILLER = critter(
    "Miller", 1, points=1, color=PRODUCTION, produces=pay_up_to(1, "pebble", gain(points=3)),
    text="Pay 1 {pebble} for 3 {point}.",
)  # fmt: skip
FARMER = critter(
    "Farmer", 2, points=1, color=PRODUCTION,
    produces=provided(at_least(3, of_color(PRODUCTION)), gain(berry=2), gain(berry=1)),
    text="1 {berry}, or 2 {berry} with 3 {production} cards in your city.",
)  # fmt: skip


@STOREHOUSE.produces
def storehouse(turn: Turn, here: Here) -> None:
    """In the Meadow the load stays on the card; from a hand it is put nowhere."""
    in_city = any(built.uid == here.uid for built in turn.city) and here.seat == turn.home
    load = turn.built(*here).goods if in_city else part_of(turn.state).load
    options = [Option("store", "Put 2 resources here", "store")]
    options += [Option("take", f"Take {load}", "take")] if load.total else []
    picked = turn.choose_one("Storehouse", options, skip="Nothing", purpose="store")
    if picked == "take":
        put_load(turn, here, NOTHING, in_city=in_city)
        turn.gain(load)
    elif picked == "store":
        goods = turn.choose_goods("Put which 2 resources here?", least=2, most=2, purpose="store")
        put_load(turn, here, load + goods, in_city=in_city)


def put_load(turn: Turn, here: Here, load: Goods, *, in_city: bool) -> None:
    if in_city:
        turn.change(here, turn.built(*here)._replace(goods=load))
    elif STOREHOUSE in turn.state.meadow:
        part_of(turn.state).load = load
    if turn.journal:
        turn.journal.note("store", turn.seat, card=here.uid, goods=dict(load.items()))


@MONK.produces
def monk(turn: Turn, here: Here) -> None:
    limit = Goods(*(min(1, number) for number in turn.player.goods))
    goods = turn.choose_goods("Pay up to 3 different resources", least=0, most=3, limit=limit, purpose="pay")
    turn.pay(goods)
    turn.gain_points(2 * goods.total)


CARDS: tuple[Card, ...] = (
    MINE, CARNIVAL, STOREHOUSE, HARBOR, BARN, TEA_HOUSE, ORCHARD, RESIN_REFINERY, BAKER, CHIP_SWEEP, DOCTOR,
    MINER_MOLE, MONK, PEDDLER, SPELUNKER, WOODCARVER, MILLER, FARMER,
)  # fmt: skip
