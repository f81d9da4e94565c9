"""The blue cards: they react to what their owner plays, or help to pay for it."""

from collections.abc import Iterator

from everdell_desktop.engine.cards import GOVERNANCE, Card, Here, Price, construction, critter
from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.effects import (
    constructions,
    critters,
    discard_it_for,
    every_card,
    gain,
    put_points,
    swap_resources,
)
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.payment import Way
from everdell_desktop.engine.places import on_board
from everdell_desktop.engine.spaces import BASIC, FOREST
from everdell_desktop.engine.turn import Turn

BUILDING = ("twig", "resin", "pebble")

CLOCK_TOWER = construction(
    "Clock Tower", cost=Goods(3, 0, 1), points=0, copies=3, unique=True, hosts="Historian", color=GOVERNANCE,
    when_played=put_points(3),
    text="Played with 3 {point} on it. Before you recall {worker} for a season you may return 1 {point}: "
    "carry out a Basic or Forest place where you have a {worker}.",
)  # fmt: skip
COURTHOUSE = construction(
    "Courthouse", cost=Goods(1, 1, 2), points=2, copies=2, unique=True, hosts="Judge", color=GOVERNANCE,
    after_playing={constructions: gain(any_goods=1, of=BUILDING, prompt="Courthouse: gain 1 resource")},
    text="After you play a construction: gain 1 {twig}, {resin} or {pebble}.",
)  # fmt: skip
CRANE = construction(
    "Crane", cost=Goods(pebble=1), points=1, copies=3, unique=True, hosts="Architect", color=GOVERNANCE,
    ways_to_pay=discard_it_for(constructions, 3),
    text="Discard it while you play a construction: that one costs 3 {any} less.",
)  # fmt: skip
DUNGEON = construction(
    "Dungeon", cost=Goods(0, 1, 2), points=0, copies=2, unique=True, hosts="Ranger", color=GOVERNANCE, cells=2,
    text="While you play a card, lock up a critter of your city: the card costs 3 {any} less. "
    "The second cell needs a Ranger.",
)  # fmt: skip
HISTORIAN = critter(
    "Historian", cost=2, points=1, copies=3, unique=True, home="Clock Tower", color=GOVERNANCE,
    after_playing={every_card: gain(cards=1)}, text="After you play a card: draw 1 {card}.",
)  # fmt: skip
INNKEEPER = critter(
    "Innkeeper", cost=1, points=1, copies=3, unique=True, home="Inn", color=GOVERNANCE,
    ways_to_pay=discard_it_for(critters, 3, "berry"),
    text="Discard it while you play a critter: that one costs 3 {berry} less.",
)  # fmt: skip
JUDGE = critter(
    "Judge", cost=3, points=2, copies=2, unique=True, home="Courthouse", color=GOVERNANCE,
    ways_to_pay=swap_resources(1), text="While you play a card: pay 1 resource of its cost with 1 {any}.",
)  # fmt: skip
SHOPKEEPER = critter(
    "Shopkeeper", cost=2, points=1, copies=3, unique=True, home="General Store", color=GOVERNANCE,
    after_playing={critters: gain(berry=1)}, text="After you play a critter: gain 1 {berry}.",
)  # fmt: skip


@CLOCK_TOWER.before_season
def clock_tower_strikes(turn: Turn, here: Here) -> None:
    """Optional, one token at most, for a Basic or Forest place under a worker of one's own."""
    mine = {worker.place for worker in turn.player.workers}
    options = turn.space_options(
        space for space in turn.board_places() if space.kind in (BASIC, FOREST) and on_board(space.id) in mine
    )
    if turn.built(*here).points:
        prompt = "Return 1 point of the Clock Tower to carry out a place again?"
        place = turn.choose_one(prompt, options, skip="No", purpose="visit")
        if place is not None:
            turn.put_points(here, -1)
            turn.visit(place)


@DUNGEON.ways_to_pay
def dungeon(turn: Turn, here: Here, card: Card, price: Price) -> Iterator[Way]:
    """One cell, a second with a Ranger in the city, and that Ranger never goes into the second one."""
    prisoners = len(turn.built(*here).under)
    if prisoners > 1 or (prisoners == 1 and not turn.has("ranger")) or not price.goods.total:
        return
    offered: set[object] = set()
    for built in turn.leaving():
        alike = (built.card, built.partner != "")
        if not built.card.is_critter or alike in offered or (prisoners and "ranger" in built.card.names):
            continue
        offered.add(alike)

        def use(turn: Turn, prisoner: str = built.uid) -> None:
            turn.put_under(here, prisoner)

        label = f"Lock the {built.card.name} into the Dungeon"
        subject = Subject("city", built.uid, here.seat)
        yield Way(
            f"{here.uid}:{built.uid}", label, price.goods, 3, leaves=built.uid, use=use, subject=subject,
            ability=here.uid,
        )  # fmt: skip


CARDS = (CLOCK_TOWER, COURTHOUSE, CRANE, DUNGEON, HISTORIAN, INNKEEPER, JUDGE, SHOPKEEPER)
