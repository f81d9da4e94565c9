"""Legends II: five critters and five constructions, each known from a single source."""

from collections.abc import Iterator

from everdell_desktop.boxes.base.production import activation_options
from everdell_desktop.engine.cards import (
    DESTINATION,
    GOVERNANCE,
    PRODUCTION,
    PROSPERITY,
    TRAVELER,
    Card,
    Here,
)
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.effects import gain_any
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.payment import FREE, Means, Way
from everdell_desktop.engine.spaces import BASIC, FOREST
from everdell_desktop.engine.state import State, has, named
from everdell_desktop.engine.turn import Turn

from .facts import legendary_construction, legendary_critter

CHIPTER = legendary_critter(
    "Chipter Swipple", banner="Chip Sweep", cost=4, points=4, color=PRODUCTION,
    text="Activate two different {production} cards of your city.",
)  # fmt: skip
JOR = legendary_critter(
    "Jor Goldwing", banner="Bard", cost=4, points=4, color=TRAVELER,
    text="1 {point} for each {card} in your hand, at most 8.",
)  # fmt: skip
MAYBERRY = legendary_critter(
    "Mayberry Matriarch", banner="Gatherer", cost=4, points=5, color=PROSPERITY, shares_with="harvester",
    text="May share a space with a Harvester. Sharing it, with a Farm in your city: 5 points.",
)  # fmt: skip
STREY = legendary_critter(
    "Strey Softpaw", banner="Ranger", cost=4, points=4, color=DESTINATION, worker_spaces=1,
    text="You may carry out two Basic or Forest places where a {worker} stands.",
)  # fmt: skip
TARRY = legendary_critter(
    "Tarry Hare", banner="Shopkeeper", cost=5, points=4, color=GOVERNANCE,
    text="After you play a critter: gain 1 {any}. After you play a construction: draw 2 {card}.",
)  # fmt: skip
CLICK_CLACKS = legendary_construction(
    "Click Clack's", banner="General Store", cost=Goods(2, 2, 1), points=4, hosts="Shopkeeper", color=PRODUCTION,
    text="Gain 3 {berry}, and 1 {any} for each Farm in your city.",
)  # fmt: skip
PRISON = legendary_construction(
    "Darkdeep Prison", banner="Dungeon", cost=Goods(2, 2, 2), points=3, hosts="Ranger", color=TRAVELER,
    text="Discard up to 2 critters of your city: 3 {point} and 3 {any} for each.",
)  # fmt: skip
TOMB = legendary_construction(
    "Everflame Tomb", banner="Cemetery", cost=Goods(1, 0, 3), points=2, hosts="Undertaker", color=DESTINATION,
    worker_spaces=2, second_space_with="undertaker", keeps_workers=True,
    text="Play a card from your hand or the Meadow free. The {worker} stays for good.",
)  # fmt: skip
TREASURY = legendary_construction(
    "King North's Treasury", banner="Clock Tower", cost=Goods(3, 0, 3), points=4, hosts="Historian", color=GOVERNANCE,
    text="Played with 4 {point} on it. While you play a card return any of them: 2 {any} less for each.",
)  # fmt: skip
STRONGROOT = legendary_construction(
    "Strongroot Castle", banner="Castle", cost=Goods(4, 4, 4), points=4, hosts="King", color=PROSPERITY,
    text="2 points for each common construction in your city.",
)  # fmt: skip

TREASURE = 4


@CHIPTER.produces
def chipter(turn: Turn, here: Here) -> None:
    """Two of the own city, one after the other; legendary cards are never activated by another card."""
    done: list[Here] = []
    for which in ("first", "second"):
        green = [
            (here.seat, built.uid) for built in turn.state.players[here.seat].city
            if built.card.on_production is not None and not built.card.legendary
            and Here(here.seat, built.uid) not in (*done, *turn.activating)
        ]  # fmt: skip
        prompt = f"Which card does Chipter Swipple activate {which}?"
        target = turn.choose_one(prompt, activation_options(turn, green), skip="Activate nothing")
        if target is None:
            return
        done.append(target)
        turn.activate(target)


@JOR.when_played
def jor(turn: Turn, here: Here) -> None:
    """The cards are kept."""
    turn.gain_points(min(8, len(turn.hand)))


@MAYBERRY.end_points
def mayberry(state: State, here: Here) -> int:
    player = state.players[here.seat]
    return 5 if player.built(here.uid).partner and has(player.city, "farm") else 0


def busy_places(turn: Turn) -> list[Option]:
    standing = {worker.place for player in turn.state.players for worker in player.workers}
    return [
        Option(space.id, space.name, space.id, Subject("space", space.id))
        for space in turn.state.spaces if space.kind in (BASIC, FOREST) and space.id in standing
    ]  # fmt: skip


@STREY.may_visit
def strey_block(turn: Turn, here: Here) -> str | None:
    return None if busy_places(turn) else "no worker stands on a Basic or Forest place"


@STREY.when_visited
def strey(turn: Turn, here: Here) -> None:
    """Two different places, of any player, also one's own."""
    first = turn.choose_one("Carry out which place first?", busy_places(turn), skip="None")
    if first is None:
        return
    turn.visit(first)
    others = [option for option in busy_places(turn) if option.key != first]
    second = turn.choose_one("Carry out which place second?", others, skip="None")
    if second is not None:
        turn.visit(second)


@TARRY.after_playing(lambda card: True)
def tarry(turn: Turn, here: Here, played: Card) -> None:
    if played.is_critter:
        gain_any(turn, 1)
    else:
        turn.draw(2)


@CLICK_CLACKS.produces
def click_clacks(turn: Turn, here: Here) -> None:
    turn.gain(Goods(berry=3))
    farms = len(named(turn.state.players[here.seat].city, "farm"))
    if farms:
        gain_any(turn, farms)


@PRISON.when_played
def prison(turn: Turn, here: Here) -> None:
    critters = [built for built in turn.leaving() if built.card.is_critter]
    options = turn.built_options(turn.seat, critters)
    for uid in turn.choose_some("Discard up to 2 critters of your city", options, most=2):
        turn.remove(turn.seat, uid)
        turn.gain_points(3)
        gain_any(turn, 3)


@TOMB.may_visit
def tomb_block(turn: Turn, here: Here) -> str | None:
    return None if any(Means(turn).playable(FREE)) else "no card of your hand or the Meadow can be played free"


@TOMB.when_visited
def tomb(turn: Turn, here: Here) -> None:
    """From hand or Meadow (our ruling), whatever it is worth."""
    card, origin = turn.choose_one("Play which card free?", turn.hand_and_meadow_options(*Means(turn).playable(FREE)))
    turn.play_card(card, origin, FREE)


@TREASURY.when_played
def treasury(turn: Turn, here: Here) -> None:
    turn.put_points(here, TREASURE)


@TREASURY.ways_to_pay
def treasury_pays(turn: Turn, here: Here, card: Card) -> Iterator[Way]:
    """No more points than the cost takes; what is left lies there to the end and scores."""
    for points in range(1, min(turn.built(*here).points, (card.cost.total + 1) // 2) + 1):

        def use(turn: Turn, points: int = points) -> None:
            turn.put_points(here, -points)

        label = f"Return {points} point{'s' if points > 1 else ''} of the Treasury"
        subject = Subject("city", here.uid, here.seat)
        yield Way(f"{here.uid}:{points}", label, card.cost, 2 * points, use=use, subject=subject)


@STRONGROOT.end_points
def strongroot(state: State, here: Here) -> int:
    return 2 * sum(built.card.is_construction and built.card.common for built in state.players[here.seat].city)


CARDS = (CHIPTER, JOR, MAYBERRY, STREY, TARRY, CLICK_CLACKS, PRISON, TOMB, TREASURY, STRONGROOT)
