"""The green cards: they act when played and at each Production."""

from everdell_desktop.engine.asking import goods_options
from everdell_desktop.engine.cards import PRODUCTION, Card, Here, construction, critter
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.effects import draw, gain, gain_any, pay_for_points
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.state import named
from everdell_desktop.engine.turn import Turn

BARGE_TOAD = critter(
    "Barge Toad", cost=2, points=1, copies=3, unique=False, home="Twig Barge", color=PRODUCTION, simple_production=True,
    text="Gain 2 {twig} for each Farm in your city.",
)  # fmt: skip
CHIP_SWEEP = critter(
    "Chip Sweep", cost=3, points=2, copies=3, unique=False, home="Resin Refinery", color=PRODUCTION,
    text="Activate another {production} card of your city.",
)  # fmt: skip
DOCTOR = critter(
    "Doctor", cost=4, points=4, copies=2, unique=True, home="University", color=PRODUCTION,
    text="Pay up to 3 {berry}: 1 {point} for each.",
)  # fmt: skip
FAIR_GROUNDS = construction(
    "Fair Grounds", cost=Goods(1, 2, 1), points=3, copies=3, unique=True, hosts="Fool", color=PRODUCTION,
    text="Draw 2 {card}.",
)  # fmt: skip
FARM = construction(
    "Farm", cost=Goods(2, 1), points=1, copies=8, unique=False, hosts=("Gatherer", "Harvester"), color=PRODUCTION,
    simple_production=True, text="Gain 1 {berry}.",
)  # fmt: skip
GENERAL_STORE = construction(
    "General Store", cost=Goods(0, 1, 1), points=1, copies=3, unique=False, hosts="Shopkeeper", color=PRODUCTION,
    simple_production=True, text="Gain 1 {berry}, or 2 {berry} with a Farm in your city.",
)  # fmt: skip
HARVESTER = critter(
    "Harvester", cost=3, points=2, copies=4, unique=False, home="Farm", color=PRODUCTION, shares_with="gatherer",
    text="May share a space with a Gatherer. Sharing it, with a Farm in your city: gain 1 {any}.",
)  # fmt: skip
MINE = construction(
    "Mine", cost=Goods(1, 1, 1), points=2, copies=3, unique=False, hosts="Miner Mole", color=PRODUCTION,
    simple_production=True, text="Gain 1 {pebble}.",
)  # fmt: skip
MINER_MOLE = critter(
    "Miner Mole", cost=3, points=1, copies=3, unique=False, home="Mine", color=PRODUCTION,
    text="Copy a {production} card in an opponent's city.",
)  # fmt: skip
MONK = critter(
    "Monk", cost=1, points=0, copies=2, unique=True, home="Monastery", color=PRODUCTION,
    text="Give an opponent up to 2 {berry}: 2 {point} for each. Opens the second space of the Monastery.",
)  # fmt: skip
PEDDLER = critter(
    "Peddler", cost=2, points=1, copies=3, unique=False, home="Ruins", color=PRODUCTION,
    text="Swap up to 2 {any} for as many {any} of your choice.",
)  # fmt: skip
RESIN_REFINERY = construction(
    "Resin Refinery", cost=Goods(0, 1, 1), points=1, copies=3, unique=False, hosts="Chip Sweep", color=PRODUCTION,
    simple_production=True, text="Gain 1 {resin}.",
)  # fmt: skip
STOREHOUSE = construction(
    "Storehouse", cost=Goods(1, 1, 1), points=2, copies=3, unique=False, hosts="Woodcarver", color=PRODUCTION,
    worker_spaces=1, copied_at_home_only=True,
    text="Add 3 {twig}, 2 {resin}, 1 {pebble} or 2 {berry} to its stock. Worker: take the whole stock.",
)  # fmt: skip
TEACHER = critter(
    "Teacher", cost=2, points=2, copies=3, unique=False, home="School", color=PRODUCTION,
    text="Draw 2 {card}, keep one of them and give the other to an opponent.",
)  # fmt: skip
TWIG_BARGE = construction(
    "Twig Barge", cost=Goods(1, 0, 1), points=1, copies=3, unique=False, hosts="Barge Toad", color=PRODUCTION,
    simple_production=True, text="Gain 2 {twig}.",
)  # fmt: skip
WOODCARVER = critter(
    "Woodcarver", cost=2, points=2, copies=3, unique=False, home="Storehouse", color=PRODUCTION,
    text="Pay up to 3 {twig}: 1 {point} for each.",
)  # fmt: skip

FARM.produces(gain(Goods(berry=1)))
MINE.produces(gain(Goods(pebble=1)))
RESIN_REFINERY.produces(gain(Goods(resin=1)))
TWIG_BARGE.produces(gain(Goods(twig=2)))
FAIR_GROUNDS.produces(draw(2))
DOCTOR.produces(pay_for_points("berry", 3))
WOODCARVER.produces(pay_for_points("twig", 3))


@BARGE_TOAD.produces
def barge_toad(turn: Turn, here: Here) -> None:
    turn.gain(Goods(twig=2 * len(named(turn.state.players[here.seat].city, "farm"))))


@GENERAL_STORE.produces
def general_store(turn: Turn, here: Here) -> None:
    turn.gain(Goods(berry=2 if turn.has("farm", here.seat) else 1))


@HARVESTER.produces
def harvester(turn: Turn, here: Here) -> None:
    """Pair and Farm are looked for in the city of the card, also when it is copied."""
    if turn.built(*here).partner and turn.has("farm", here.seat):
        gain_any(turn, 1)


@CHIP_SWEEP.produces
def chip_sweep(turn: Turn, here: Here) -> None:
    """Never another Chip Sweep: the rulebook asks not to loop. Judged in the city of the card when copied."""
    others = [
        built for built in turn.state.players[here.seat].city
        if built.card.on_production is not None and built.card is not CHIP_SWEEP
        and copyable(turn, here.seat, built.card) and Here(here.seat, built.uid) not in turn.activating
    ]  # fmt: skip
    options = activation_options(turn, [(here.seat, built.uid) for built in others])
    target = turn.choose_one("Which card does the Chip Sweep activate?", options, skip="Activate nothing")
    if target is not None:
        turn.activate(target)


@MINER_MOLE.produces
def miner_mole(turn: Turn, here: Here) -> None:
    """For a moment the Mole is a green card of an opponent of the city it lies in.

    Copying a foreign Mole leads on, even back to one's own Storehouse, but never round in a ring.
    """
    targets = [
        (seat, built.uid) for seat, built in turn.built_everywhere(turn.opponents(here.seat))
        if built.card.on_production is not None and copyable(turn, seat, built.card)
        and Here(seat, built.uid) not in turn.activating
    ]  # fmt: skip
    options = activation_options(turn, targets)
    target = turn.choose_one("Which card does the Miner Mole copy?", options, skip="Copy nothing")
    if target is not None:
        turn.activate(target)


def copyable(turn: Turn, seat: int, card: Card) -> bool:
    return not card.legendary and (seat == turn.seat or not card.copied_at_home_only)


def activation_options(turn: Turn, cards: list[tuple[int, str]]) -> list[Option]:
    """Green cards to activate; alike simple cards of one city are one option."""
    options: dict[object, Option] = {}
    for seat, uid in cards:
        card = turn.built(seat, uid).card
        own = seat == turn.seat
        label = card.name if own else f"{card.name} of {turn.state.players[seat].name}"
        option = Option(uid if own else f"{uid}@{seat}", label, Here(seat, uid), Subject("city", uid, seat))
        options.setdefault((seat, card) if card.simple_production else (seat, uid), option)
    return list(options.values())


@MONK.produces
def monk(turn: Turn, here: Here) -> None:
    """Where nobody may receive, the berries are discarded and still score (rulebook, End Game)."""
    limit = Goods(berry=turn.player.goods.berry)
    given = turn.choose_goods("Give up to 2 berries for 2 points each", least=0, most=2, limit=limit)
    turn.give_goods(given, "Who receives the berries?")
    turn.gain_points(2 * given.total)


@PEDDLER.produces
def peddler(turn: Turn, here: Here) -> None:
    paid = turn.choose_goods("Swap up to 2 resources", least=0, most=2, limit=turn.player.goods)
    turn.pay(paid)
    if paid.total:
        gain_any(turn, paid.total)


@STOREHOUSE.produces
def storehouse(turn: Turn, here: Here) -> None:
    options = goods_options([Goods(twig=3), Goods(resin=2), Goods(pebble=1), Goods(berry=2)])
    turn.store(here, turn.choose_one("What goes into the Storehouse?", options))


@STOREHOUSE.when_visited
def visit_storehouse(turn: Turn, here: Here) -> None:
    turn.take_stock(here)


@TEACHER.produces
def teacher(turn: Turn, here: Here) -> None:
    """Whoever has room receives the card, otherwise it is discarded; with a full hand nothing is drawn."""
    drawn = turn.draw(2)
    if len(drawn) < 2:
        return
    keep = turn.choose_one("Which card do you keep?", turn.revealed_options(dict.fromkeys(drawn)))
    drawn.remove(keep)
    turn.give_cards(drawn, "Who receives the other card?")


CARDS = (
    BARGE_TOAD, CHIP_SWEEP, DOCTOR, FAIR_GROUNDS, FARM, GENERAL_STORE, HARVESTER, MINE, MINER_MOLE, MONK, PEDDLER,
    RESIN_REFINERY, STOREHOUSE, TEACHER, TWIG_BARGE, WOODCARVER,
)  # fmt: skip
