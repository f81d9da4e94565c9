"""Legends I: five critters and five constructions."""

from collections.abc import Iterator

from everdell_desktop.engine.awards import Award
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
    constructions,
    critters,
    gain,
    play_a_card,
    points_for_each,
    points_for_events,
    renew_hand,
    unique_critters,
)
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.payment import FREE, Way, cheaper
from everdell_desktop.engine.state import State
from everdell_desktop.engine.turn import Turn

from .facts import legendary_construction, legendary_critter

AMILLA = legendary_critter(
    "Amilla Glistendew", banner="Queen", cost=6, points=5, color=DESTINATION, worker_spaces=1,
    text="Achieve an event although you do not have what it requires.",
)  # fmt: skip
CIRRUS = legendary_critter(
    "Cirrus Windfall", banner="Postal Pigeon", cost=4, points=4, color=TRAVELER,
    when_played=play_a_card(FREE, most_points=3, optional=True),
    text="You may play a card worth up to 3 points from your hand or the Meadow free.",
)  # fmt: skip
FORESIGHT = legendary_critter(
    "Foresight", banner="Historian", cost=4, points=4, color=GOVERNANCE,
    after_playing={critters: gain(cards=2), constructions: gain(any_goods=1)},
    text="After you play a critter: draw 2 {card}. After you play a construction: gain 1 {any}.",
)  # fmt: skip
FYNN = legendary_critter(
    "Fynn Nobletail", banner="King", cost=7, points=5, color=PROSPERITY,
    end_points=points_for_events(basic=2, special=3),
    text="2 points for each basic and 3 points for each special event you achieved.",
)  # fmt: skip
POE = legendary_critter(
    "Poe", banner="Teacher", cost=4, points=4, color=PRODUCTION,
    produces=renew_hand, text="Discard as many {card} as you like, then fill your hand.",
)  # fmt: skip
BRIDGE = legendary_construction(
    "Bridge of the Sky", banner="Crane", cost=Goods(pebble=2), points=0, hosts="Architect", color=GOVERNANCE,
    carries=True,
    text="Once: build a construction on it for 3 {any} less. Worth as many points as that construction's base value.",
)  # fmt: skip
MARKET = legendary_construction(
    "McGregor's Market", banner="Farm", cost=Goods(2, 2, 1), points=4, hosts=("Harvester", "Gatherer"),
    color=PRODUCTION, produces=gain(any_goods=2), text="Gain 2 {any}.",
)  # fmt: skip
OPERA_HOUSE = legendary_construction(
    "Oleander's Opera House", banner="Theater", cost=Goods(3, 2, 2), points=4, hosts="Bard", color=PROSPERITY,
    end_points=points_for_each(unique_critters, worth=2), text="2 points for each unique critter in your city.",
)  # fmt: skip
SPRING = legendary_construction(
    "Silver Scale Spring", banner="Ruins", cost=Goods(pebble=1), points=2, hosts="Peddler", color=TRAVELER,
    takes_space=False, slips_under=True, shelters_workers=True,
    text="Slip it beneath a construction of your city: gain that one's cost and draw 2 {card}.",
)  # fmt: skip
GREEN_ACORN = legendary_construction(
    "The Green Acorn", banner="Inn", cost=Goods(3, 3), points=4, hosts="Innkeeper", color=DESTINATION,
    worker_spaces=1, open=True, visitor_points=2, when_visited=play_a_card(cheaper(4)),
    text="Play a card from your hand or the Meadow for 4 {any} less.",
)  # fmt: skip


def open_events(turn: Turn) -> list[Award]:
    """Events that ask for nothing but cards: what they cost must still be paid."""
    return [
        award for award in turn.state.awards
        if award.is_event and (award.block is None or award.block(turn) is None)
    ]  # fmt: skip


@AMILLA.may_visit
def amilla_block(turn: Turn, here: Here) -> str | None:
    return None if open_events(turn) else "there is no event that you can achieve"


@AMILLA.when_visited
def amilla(turn: Turn, here: Here) -> None:
    """The worker stands here, not on the event."""
    options = [Option(award.id, award.name, award, Subject("award", award.id)) for award in open_events(turn)]
    turn.claim(turn.choose_one("Which event do you achieve?", options, purpose="claim"))


@BRIDGE.ways_to_pay
def bridge(turn: Turn, here: Here, card: Card, price: Price) -> Iterator[Way]:
    """Only one construction is ever built on it, even if that one is discarded later; stolen, it can be built again."""
    if card.is_construction and not turn.built(*here).spent:

        def use(turn: Turn) -> None:
            turn.change(here, turn.built(*here)._replace(spent=True))

        subject = Subject("city", here.uid, here.seat)
        label = "Build it on the Bridge of the Sky"
        yield Way(here.uid, label, price.goods, 3, onto=here.uid, use=use, subject=subject)


@BRIDGE.end_points
def bridge_points(state: State, here: Here) -> int:
    city = state.players[here.seat].city
    return sum(built.card.points for built in city if built.on == here.uid and built.card.takes_space)


@SPRING.may_play
def spring_block(turn: Turn) -> str | None:
    """The card that it replaces cannot cover it."""
    covers = sum(built.card.is_construction for built in turn.city)
    if SPRING.room_makers is not None and SPRING.room_makers(turn):
        covers -= 1
    return None if covers > 0 else "needs a construction in your city to lie beneath"


@SPRING.when_played
def spring(turn: Turn, here: Here) -> None:
    """The construction stays in play; its printed cost comes from the supply.

    A Crane given up to pay may have been the only construction: then there is nothing to gain but the cards.
    """
    covers = [built for built in turn.city if built.card.is_construction and built.uid != here.uid]
    options = turn.built_options(turn.home, covers)
    uid = turn.choose_one("Slip the Spring beneath which construction?", options, purpose="lodge")
    if uid is not None:
        turn.change(here, turn.built(*here)._replace(on=uid))
        turn.gain_cost_of(turn.built(turn.home, uid).card)
    turn.draw(2)


CARDS = (AMILLA, CIRRUS, FORESIGHT, FYNN, POE, BRIDGE, MARKET, OPERA_HOUSE, SPRING, GREEN_ACORN)
