"""Legends II: five critters and five constructions, each known from a single source."""

from collections.abc import Iterator

from everdell_desktop.engine.cards import (
    DESTINATION,
    GOVERNANCE,
    PRODUCTION,
    PROSPERITY,
    TRAVELER,
    Card,
    Here,
    Price,
)
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.effects import (
    activate_green,
    called,
    cards_in_hand,
    common_constructions,
    constructions,
    critters,
    gain,
    gain_any,
    in_order,
    paired,
    play_a_card,
    points_for_each,
    points_if,
    put_points,
    together,
)
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.payment import FREE, Way
from everdell_desktop.engine.places import on_board
from everdell_desktop.engine.spaces import BASIC, FOREST
from everdell_desktop.engine.turn import Turn

from .facts import legendary_construction, legendary_critter

farms = called("farm")

CHIPTER = legendary_critter(
    "Chipter Swipple", banner="Chip Sweep", cost=4, points=4, color=PRODUCTION,
    produces=activate_green(2, "Chipter Swipple"), text="Activate two different {production} cards of your city.",
)  # fmt: skip
JOR = legendary_critter(
    "Jor Goldwing", banner="Bard", cost=4, points=4, color=TRAVELER,
    when_played=gain(points=1, each=cards_in_hand, most=8), text="1 {point} for each {card} in your hand, at most 8.",
)  # fmt: skip
MAYBERRY = legendary_critter(
    "Mayberry Matriarch", banner="Gatherer", cost=4, points=5, color=PROSPERITY, shares_with="harvester",
    end_points=points_if(5, together(paired, farms)),
    text="May share a space with a Harvester. Sharing it, with a Farm in your city: 5 points.",
)  # fmt: skip
STREY = legendary_critter(
    "Strey Softpaw", banner="Ranger", cost=4, points=4, color=DESTINATION, worker_spaces=1,
    text="You may carry out two Basic or Forest places where a {worker} stands.",
)  # fmt: skip
TARRY = legendary_critter(
    "Tarry Hare", banner="Shopkeeper", cost=5, points=4, color=GOVERNANCE,
    after_playing={critters: gain(any_goods=1), constructions: gain(cards=2)},
    text="After you play a critter: gain 1 {any}. After you play a construction: draw 2 {card}.",
)  # fmt: skip
CLICK_CLACKS = legendary_construction(
    "Click Clack's", banner="General Store", cost=Goods(2, 2, 1), points=4, hosts="Shopkeeper", color=PRODUCTION,
    produces=in_order(gain(berry=3), gain(any_goods=1, each=farms)),
    text="Gain 3 {berry}, and 1 {any} for each Farm in your city.",
)  # fmt: skip
PRISON = legendary_construction(
    "Darkdeep Prison", banner="Dungeon", cost=Goods(2, 2, 2), points=3, hosts="Ranger", color=TRAVELER, cells=2,
    text="Discard up to 2 critters of your city: 3 {point} and 3 {any} for each.",
)  # fmt: skip
TOMB = legendary_construction(
    "Everflame Tomb", banner="Cemetery", cost=Goods(1, 0, 3), points=2, hosts="Undertaker", color=DESTINATION,
    worker_spaces=2, second_space_with="undertaker", keeps_workers=True, when_visited=play_a_card(FREE),
    text="Play a card from your hand or the Meadow free. The {worker} stays for good.",
)  # fmt: skip
TREASURY = legendary_construction(
    "King North's Treasury", banner="Clock Tower", cost=Goods(3, 0, 3), points=4, hosts="Historian", color=GOVERNANCE,
    when_played=put_points(4),
    text="Played with 4 {point} on it. While you play a card return any of them: 2 {any} less for each.",
)  # fmt: skip
STRONGROOT = legendary_construction(
    "Strongroot Castle", banner="Castle", cost=Goods(4, 4, 4), points=4, hosts="King", color=PROSPERITY,
    end_points=points_for_each(common_constructions, worth=2),
    text="2 points for each common construction in your city.",
)  # fmt: skip


def busy_places(turn: Turn) -> list[Option]:
    standing = {worker.place for player in turn.state.players for worker in player.workers}
    return turn.space_options(
        space for space in turn.board_places() if space.kind in (BASIC, FOREST) and on_board(space.id) in standing
    )


@STREY.may_visit
def strey_block(turn: Turn, here: Here) -> str | None:
    return None if busy_places(turn) else "no worker stands on a Basic or Forest place"


@STREY.when_visited
def strey(turn: Turn, here: Here) -> None:
    """Two different places, of any player, also one's own."""
    first = turn.choose_one("Carry out which place first?", busy_places(turn), skip="None of them", purpose="visit")
    if first is None:
        return
    turn.visit(first)
    others = [option for option in busy_places(turn) if option.value != first]
    second = turn.choose_one("Carry out which place second?", others, skip="None of them", purpose="visit")
    if second is not None:
        turn.visit(second)


@PRISON.when_played
def prison(turn: Turn, here: Here) -> None:
    critters = [built for built in turn.leaving() if built.card.is_critter]
    options = turn.built_options(turn.home, critters)
    for uid in turn.choose_some("Discard up to 2 critters of your city", options, most=2, purpose="discard"):
        turn.remove(turn.home, uid)
        turn.gain_points(3)
        gain_any(turn, 3)


@TREASURY.ways_to_pay
def treasury_pays(turn: Turn, here: Here, card: Card, price: Price) -> Iterator[Way]:
    """No more points than the cost takes; what is left lies there to the end and scores."""
    for points in range(1, min(turn.built(*here).points, (price.goods.total + 1) // 2) + 1):

        def use(turn: Turn, points: int = points) -> None:
            turn.put_points(here, -points)

        label = f"Return {points} point{'s' if points > 1 else ''} of the Treasury"
        subject = Subject("city", here.uid, here.seat)
        yield Way(f"{here.uid}:{points}", label, price.goods, 2 * points, use=use, subject=subject, ability=here.uid)


CARDS = (CHIPTER, JOR, MAYBERRY, STREY, TARRY, CLICK_CLACKS, PRISON, TOMB, TREASURY, STRONGROOT)
