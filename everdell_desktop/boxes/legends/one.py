"""Legends I: five critters and five constructions."""

from collections.abc import Iterator

from everdell_desktop.engine.awards import BASIC_EVENT, Award
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
from everdell_desktop.engine.effects import gain, gain_any
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.payment import FREE, Means, Way, cheaper
from everdell_desktop.engine.scoring import events_of
from everdell_desktop.engine.state import State
from everdell_desktop.engine.turn import Turn

from .facts import legendary_construction, legendary_critter

AMILLA = legendary_critter(
    "Amilla Glistendew", banner="Queen", cost=6, points=5, color=DESTINATION, worker_spaces=1,
    text="Achieve an event although you do not have what it requires.",
)  # fmt: skip
CIRRUS = legendary_critter(
    "Cirrus Windfall", banner="Postal Pigeon", cost=4, points=4, color=TRAVELER,
    text="You may play a card worth up to 3 points from your hand or the Meadow free.",
)  # fmt: skip
FORESIGHT = legendary_critter(
    "Foresight", banner="Historian", cost=4, points=4, color=GOVERNANCE,
    text="After you play a critter: draw 2 {card}. After you play a construction: gain 1 {any}.",
)  # fmt: skip
FYNN = legendary_critter(
    "Fynn Nobletail", banner="King", cost=7, points=5, color=PROSPERITY,
    text="2 points for each basic and 3 points for each special event you achieved.",
)  # fmt: skip
POE = legendary_critter(
    "Poe", banner="Teacher", cost=4, points=4, color=PRODUCTION,
    text="Discard as many {card} as you like, then fill your hand.",
)  # fmt: skip
BRIDGE = legendary_construction(
    "Bridge of the Sky", banner="Crane", cost=Goods(pebble=2), points=0, hosts="Architect", color=GOVERNANCE,
    carries=True,
    text="Once: build a construction on it for 3 {any} less. Worth as many points as that construction's base value.",
)  # fmt: skip
MARKET = legendary_construction(
    "McGregor's Market", banner="Farm", cost=Goods(2, 2, 1), points=4, hosts=("Harvester", "Gatherer"),
    color=PRODUCTION, text="Gain 2 {any}.",
)  # fmt: skip
OPERA_HOUSE = legendary_construction(
    "Oleander's Opera House", banner="Theater", cost=Goods(3, 2, 2), points=4, hosts="Bard", color=PROSPERITY,
    text="2 points for each unique critter in your city.",
)  # fmt: skip
SPRING = legendary_construction(
    "Silver Scale Spring", banner="Ruins", cost=Goods(pebble=1), points=2, hosts="Peddler", color=TRAVELER,
    takes_space=False, slips_under=True, shelters_workers=True,
    text="Slip it beneath a construction of your city: gain that one's cost and draw 2 {card}.",
)  # fmt: skip
GREEN_ACORN = legendary_construction(
    "The Green Acorn", banner="Inn", cost=Goods(3, 3), points=4, hosts="Innkeeper", color=DESTINATION,
    worker_spaces=1, open=True, visitor_points=2, text="Play a card from your hand or the Meadow for 4 {any} less.",
)  # fmt: skip

MARKET.produces(gain(any_goods=2))


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
    turn.claim(turn.choose_one("Which event do you achieve?", options))


@CIRRUS.when_played
def cirrus(turn: Turn, here: Here) -> None:
    options = turn.hand_and_meadow_options(*Means(turn).playable(FREE, most_points=3))
    choice = turn.choose_one("Play which card free?", options, skip="Play none")
    if choice is not None:
        card, origin = choice
        turn.play_card(card, origin, FREE)


@FORESIGHT.after_playing(lambda card: True)
def foresight(turn: Turn, here: Here, played: Card) -> None:
    if played.is_critter:
        turn.draw(2)
    else:
        gain_any(turn, 1)


@FYNN.end_points
def fynn(state: State, here: Here) -> int:
    return sum(2 if claimed.award.kind == BASIC_EVENT else 3 for claimed in events_of(state.players[here.seat]))


@POE.produces
def poe(turn: Turn, here: Here) -> None:
    turn.discard(turn.choose_some("Discard as many cards as you like", turn.hand_options(turn.hand)))
    turn.draw(turn.room_in_hand())


@BRIDGE.ways_to_pay
def bridge(turn: Turn, here: Here, card: Card) -> Iterator[Way]:
    """Only one construction is ever built on it, even if that one is discarded later; stolen, it can be built again."""
    if card.is_construction and not turn.built(*here).spent:

        def use(turn: Turn) -> None:
            turn.change(here, turn.built(*here)._replace(spent=True))

        subject = Subject("city", here.uid, here.seat)
        yield Way(here.uid, "Build it on the Bridge of the Sky", card.cost, 3, onto=here.uid, use=use, subject=subject)


@BRIDGE.end_points
def bridge_points(state: State, here: Here) -> int:
    city = state.players[here.seat].city
    return sum(built.card.points for built in city if built.on == here.uid and built.card.takes_space)


@OPERA_HOUSE.end_points
def opera_house(state: State, here: Here) -> int:
    """Legendary critters are not unique."""
    return 2 * sum(built.card.is_critter and built.card.unique for built in state.players[here.seat].city)


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
    uid = turn.choose_one("Slip the Spring beneath which construction?", turn.built_options(turn.seat, covers))
    if uid is not None:
        turn.change(here, turn.built(*here)._replace(on=uid))
        turn.gain(turn.built(turn.seat, uid).card.cost)
    turn.draw(2)


@GREEN_ACORN.may_visit
def green_acorn_block(turn: Turn, here: Here) -> str | None:
    return None if any(Means(turn).playable(cheaper(4))) else "you can play no card even for 4 less"


@GREEN_ACORN.when_visited
def green_acorn(turn: Turn, here: Here) -> None:
    """A card-playing ability: no other one, and no occupied token, helps to pay the rest."""
    terms = cheaper(4)
    options = turn.hand_and_meadow_options(*Means(turn).playable(terms))
    card, origin = turn.choose_one("Play which card for 4 less?", options)
    turn.play_card(card, origin, terms)


CARDS = (AMILLA, CIRRUS, FORESIGHT, FYNN, POE, BRIDGE, MARKET, OPERA_HOUSE, SPRING, GREEN_ACORN)
