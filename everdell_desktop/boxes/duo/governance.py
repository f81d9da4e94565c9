"""The 16 blue cards. Diplomat, Watchtower and Matchmaker answer in `playing`, the Bridge in `deeds`."""

from __future__ import annotations

from everdell_desktop.engine.cards import GOVERNANCE, Card
from everdell_desktop.engine.effects import constructions, critters, discard_it_for, gain
from everdell_desktop.engine.goods import Goods

from .facts import construction, critter
from .playing import TUCKS, spend_point_for_less, swap_one, tuck_for_less

BRIDGE = construction(
    "Bridge", Goods(1, 0, 1), points=1, color=GOVERNANCE, point_stock=3,
    text="Comes with 3 {point}. Give one back to send a {worker} to a taken place.",
)  # fmt: skip
CLOCKTOWER = construction(
    "Clocktower", Goods(1, 1, 1), points=1, color=GOVERNANCE, point_stock=2,
    text="Comes with 2 {point}. Give one back to use a Farm twice.",
)  # fmt: skip
COURTHOUSE = construction(
    "Courthouse", Goods(1, 1, 1), points=1, color=GOVERNANCE, point_stock=3, helps_to_pay=spend_point_for_less,
    text="Comes with 3 {point}. Give one back to play a card for 1 {any} less.",
)  # fmt: skip
CRANE = construction(
    "Crane", points=1, color=GOVERNANCE, ways_to_pay=discard_it_for(constructions, 3),
    text="{star} Discard it to play a {construction} for 3 {any} less.",
)  # fmt: skip
DUNGEON = construction(
    "Dungeon", Goods(0, 1, 2), points=0, color=GOVERNANCE, cells=TUCKS, ways_to_pay=tuck_for_less(critters),
    text="{star} Twice: tuck a {critter} of your hand to play a card for 3 {any} less.",
)  # fmt: skip
GUILD_HALL = construction(
    "Guild Hall", Goods(0, 1, 1), points=1, color=GOVERNANCE, after_playing={constructions: gain(twig=1)},
    text="1 {twig} after you play a {construction}.",
)  # fmt: skip
SCHOOLHOUSE = construction(
    "Schoolhouse", Goods(1, 1), points=2, color=GOVERNANCE, after_playing={critters: gain(cards=1)},
    text="1 {card} after you play a {critter}.",
)  # fmt: skip
WATCHTOWER = construction(
    "Watchtower", Goods(2, 1), points=1, color=GOVERNANCE,
    text="1 {point} after the other player plays a {construction}.",
)  # fmt: skip
DIPLOMAT = critter(
    "Diplomat", 2, points=1, color=GOVERNANCE, text="1 {point} after the other player plays a {critter}.",
)  # fmt: skip
INNKEEPER = critter(
    "Innkeeper", points=1, color=GOVERNANCE, ways_to_pay=discard_it_for(critters, 3, "berry"),
    text="{star} Discard it to play a {critter} for 3 {berry} less.",
)  # fmt: skip
JUDGE = critter(
    "Judge", 2, points=1, color=GOVERNANCE, helps_to_pay=swap_one,
    text="Pay 1 resource of a card's cost in another kind.",
)  # fmt: skip
TRAIL_GUIDE = critter(
    "Trail Guide", 3, points=0, color=GOVERNANCE, cells=TUCKS, ways_to_pay=tuck_for_less(constructions),
    text="{star} Twice: tuck a {construction} of your hand to play a card for 3 {any} less.",
)  # fmt: skip
SHOPKEEPER = critter(
    "Shopkeeper", 3, points=1, color=GOVERNANCE, after_playing={critters: gain(berry=1)},
    text="1 {berry} after you play a {critter}.",
)  # fmt: skip
TOWN_CRIER = critter(
    "Town Crier", 2, points=1, color=GOVERNANCE, after_event=gain(points=2),
    text="2 {point} after you achieve an Event.",
)  # fmt: skip
BOOKKEEPER = critter(
    "Bookkeeper", 2, points=1, color=GOVERNANCE,
    text="Your first exchange of 2 {card} in a turn gives 2 {any}.",
)  # fmt: skip
MATCHMAKER = critter(
    "Matchmaker", 2, points=1, color=GOVERNANCE,
    text="2 {point} and 1 {card} after you play a {critter} with an {occupied}.",
)  # fmt: skip
CARDS: tuple[Card, ...] = (
    BRIDGE, CLOCKTOWER, COURTHOUSE, CRANE, DUNGEON, GUILD_HALL, SCHOOLHOUSE, WATCHTOWER, DIPLOMAT, INNKEEPER, JUDGE,
    TRAIL_GUIDE, SHOPKEEPER, TOWN_CRIER, BOOKKEEPER, MATCHMAKER,
)  # fmt: skip
