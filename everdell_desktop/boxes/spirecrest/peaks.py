"""The discoveries of the Peaks, taken when preparing for summer."""

from __future__ import annotations

from typing import Any

from everdell_desktop.engine.cards import id_of

from . import left_cards, places, riders
from .discovery_worth import TRAIL_POINTS, bellsong_trail
from .foothills import rule
from .tiles import BIG_CRITTER, ENDGAME, LOCATION, ONGOING, PEAKS, Discovery


def discovery(number: int, name: str, kind: str, text: str, **facts: Any) -> Discovery:
    return Discovery(f"discovery_{id_of(name)}", name, number, PEAKS, kind, text, **facts)


def ridden(number: int, name: str, text: str, **facts: Any) -> Discovery:
    critter = riders.KINDS[f"big_critter_{id_of(name)}"]
    return discovery(number, name, BIG_CRITTER, f"Big critter. {text}", critter=critter, **facts)


DISCOVERIES = (
    discovery(15, "Ancient Orchard", LOCATION, "Your own place: 5 {berry}.", place=places.ANCIENT_ORCHARD),
    discovery(
        16, "Bellsong Trail", ENDGAME, "4 {point} if your traveler reached the last tile of your expedition.",
        worth=bellsong_trail, needs={"expedition_completed": True}, points=TRAIL_POINTS,
    ),
    discovery(
        17, "Cloudrim Peak", LOCATION, "Your own place: discard 1 {card} of each colour for 8 {point}.",
        place=places.CLOUDRIM_PEAK, points=places.CLOUDRIM_POINTS,
    ),
    ridden(18, "Corliander", "Events it claims need only half of the cards, rounded up. Payments stay."),
    ridden(
        19, "Firebeak", "On the discard pile: choose 3 {card}. While it is there, take from what opponents discard.",
        rule=rule("Firebeak", after_others_turn=riders.pick_from_ashes),
    ),
    discovery(
        20, "Grey Cloak's Hideout", LOCATION,
        "Your own place: move a {worker} that is out here and use the place it left once more.", place=places.HIDEOUT,
    ),
    ridden(21, "Honeypaw", "Where its place gives no {berry}: 1 for each resource it gave, 3 at most."),
    ridden(22, "King Rhun", "On a {prosperity} card of your city: as many {any} as its base points."),
    discovery(
        23, "Moleia Mines", LOCATION,
        "Open to all: turn over {card} one by one. Stop: keep them, 1 {point} each. One like a card in the Meadow: "
        "nothing. 1 {point} for you when others come.", place=places.MOLEIA_MINES, open=True,
    ),
    discovery(
        24, "Ruins of Spire", LOCATION, "Your own place: 3 of {twig}, {resin} and {pebble}.",
        place=places.RUINS_OF_SPIRE,
    ),
    discovery(
        25, "Stormvale", ONGOING,
        "3 cards lie here that anybody may play. 1 {point} for you when an opponent does.", keeps_cards=True,
        when_taken=left_cards.lie_open,
    ),
    discovery(
        26, "Tezel's Laboratory", LOCATION,
        "Your own place: discard any {card}, then play a card for 1 {any} less for each.", place=places.LABORATORY,
    ),
    ridden(27, "Whisper", "It may join a place for one that is taken. Never events."),
    ridden(
        28, "Windlore", "On the deck: 3 {card}. While it is there, 2 {card} after each turn in which an opponent drew.",
        rule=rule("Windlore", after_others_turn=riders.catch_the_wind),
    ),
)  # fmt: skip
