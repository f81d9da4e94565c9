"""The blue cards: they react to what their owner plays, or help to pay for it."""

from collections.abc import Iterator

from everdell_desktop.engine.cards import GOVERNANCE, Card, Here, construction, critter
from everdell_desktop.engine.decisions import ANY, Option, Subject
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.payment import Way
from everdell_desktop.engine.spaces import BASIC, FOREST
from everdell_desktop.engine.turn import Turn

CLOCK_TOWER = construction(
    "Clock Tower", cost=Goods(3, 0, 1), points=0, copies=3, unique=True, hosts="Historian", color=GOVERNANCE,
    text="Played with 3 {point} on it. Before you recall {worker} for a season you may return 1 {point}: "
    "carry out a Basic or Forest place where you have a {worker}.",
)  # fmt: skip
COURTHOUSE = construction(
    "Courthouse", cost=Goods(1, 1, 2), points=2, copies=2, unique=True, hosts="Judge", color=GOVERNANCE,
    text="After you play a construction: gain 1 {twig}, {resin} or {pebble}.",
)  # fmt: skip
CRANE = construction(
    "Crane", cost=Goods(pebble=1), points=1, copies=3, unique=True, hosts="Architect", color=GOVERNANCE,
    text="Discard it while you play a construction: that one costs 3 {any} less.",
)  # fmt: skip
DUNGEON = construction(
    "Dungeon", cost=Goods(0, 1, 2), points=0, copies=2, unique=True, hosts="Ranger", color=GOVERNANCE,
    text="While you play a card, lock up a critter of your city: the card costs 3 {any} less. "
    "The second cell needs a Ranger.",
)  # fmt: skip
HISTORIAN = critter(
    "Historian", cost=2, points=1, copies=3, unique=True, home="Clock Tower", color=GOVERNANCE, simple_trigger=True,
    text="After you play a card: draw 1 {card}.",
)  # fmt: skip
INNKEEPER = critter(
    "Innkeeper", cost=1, points=1, copies=3, unique=True, home="Inn", color=GOVERNANCE,
    text="Discard it while you play a critter: that one costs 3 {berry} less.",
)  # fmt: skip
JUDGE = critter(
    "Judge", cost=3, points=2, copies=2, unique=True, home="Courthouse", color=GOVERNANCE,
    text="While you play a card: pay 1 resource of its cost with 1 {any}.",
)  # fmt: skip
SHOPKEEPER = critter(
    "Shopkeeper", cost=2, points=1, copies=3, unique=True, home="General Store", color=GOVERNANCE, simple_trigger=True,
    text="After you play a critter: gain 1 {berry}.",
)  # fmt: skip


@CLOCK_TOWER.when_played
def clock_tower(turn: Turn, here: Here) -> None:
    turn.put_points(here, 3)


@CLOCK_TOWER.before_season
def clock_tower_strikes(turn: Turn, here: Here) -> None:
    """Optional, one token at most, for a Basic or Forest place under a worker of one's own."""
    mine = {worker.place for worker in turn.player.workers}
    options = [
        Option(space.id, space.name, space.id, Subject("space", space.id))
        for space in turn.state.spaces if space.id in mine and space.kind in (BASIC, FOREST)
    ]  # fmt: skip
    if turn.built(*here).points:
        place = turn.choose_one("Return 1 point of the Clock Tower to carry out a place again?", options, skip="No")
        if place is not None:
            turn.put_points(here, -1)
            turn.visit(place)


@COURTHOUSE.after_playing(lambda card: card.is_construction)
def courthouse(turn: Turn, here: Here, played: Card) -> None:
    turn.gain(turn.choose_goods("Courthouse: gain 1 resource", least=1, most=1, limit=ANY._replace(berry=0)))


@HISTORIAN.after_playing(lambda card: True)
def historian(turn: Turn, here: Here, played: Card) -> None:
    turn.draw(1)


@SHOPKEEPER.after_playing(lambda card: card.is_critter)
def shopkeeper(turn: Turn, here: Here, played: Card) -> None:
    turn.gain(Goods(berry=1))


def giving_up(here: Here, name: str, cost: Goods, discount: int = 0) -> Way:
    """Discard the helping card itself."""

    def use(turn: Turn) -> None:
        turn.remove(here.seat, here.uid)

    subject = Subject("city", here.uid, here.seat)
    return Way(here.uid, f"Discard the {name}", cost, discount, leaves=here.uid, use=use, subject=subject)


@CRANE.ways_to_pay
def crane(turn: Turn, here: Here, card: Card) -> Iterator[Way]:
    """Not for a card that costs nothing: cards are never discarded just to make room."""
    if card.is_construction and card.cost.total:
        yield giving_up(here, "Crane", card.cost, discount=3)


@INNKEEPER.ways_to_pay
def innkeeper(turn: Turn, here: Here, card: Card) -> Iterator[Way]:
    if card.is_critter and card.cost.berry:
        yield giving_up(here, "Innkeeper", card.cost._replace(berry=max(0, card.cost.berry - 3)))


@JUDGE.ways_to_pay
def judge(turn: Turn, here: Here, card: Card) -> Iterator[Way]:
    yield Way(here.uid, "Judge: swap one resource", card.cost, swaps=1, subject=Subject("city", here.uid, here.seat))


@DUNGEON.ways_to_pay
def dungeon(turn: Turn, here: Here, card: Card) -> Iterator[Way]:
    """One cell, a second with a Ranger in the city, and that Ranger never goes into the second one."""
    prisoners = len(turn.built(*here).under)
    if prisoners > 1 or (prisoners == 1 and not turn.has("ranger")) or not card.cost.total:
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
        yield Way(f"{here.uid}:{built.uid}", label, card.cost, 3, leaves=built.uid, use=use, subject=subject)


CARDS = (CLOCK_TOWER, COURTHOUSE, CRANE, DUNGEON, HISTORIAN, INNKEEPER, JUDGE, SHOPKEEPER)
