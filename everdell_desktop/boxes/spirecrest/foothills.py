"""The discoveries of the Foothills, taken when preparing for spring."""

from __future__ import annotations

from typing import Any

from everdell_desktop.engine.cards import DESTINATION, GOVERNANCE, PRODUCTION, PROSPERITY, TRAVELER, id_of
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.seat_rules import SeatRule
from everdell_desktop.engine.turn import Turn

from . import left_cards, riders
from .discovery_worth import TRAIL_POINTS, trail
from .places import CARAVAN, MAP_SELLER
from .tiles import BIG_CRITTER, ENDGAME, FOOTHILLS, LOCATION, ONGOING, Discovery


def rule(name: str, **moments: Any) -> SeatRule:
    id = f"discovery_{id_of(name)}"
    return SeatRule(id, Subject("discovery", id), **moments)


def forage(turn: Turn, goods: Goods, source: Subject | None) -> None:
    """As many cards as berries gained, in one's own turn, as far as the hand has room."""
    if goods.berry and turn.state.seat == turn.seat:
        turn.draw(goods.berry)


def prospect(turn: Turn, points: int) -> None:
    """For each point token gained in one's own turn: discard 1 card, draw 1 card, or both."""
    if turn.state.seat != turn.seat:
        return
    draw = Option("draw", "Draw 1 card", True, Subject("deck", "deck"))
    for _ in range(points):
        options = turn.hand_options(turn.hand)
        turn.discard(turn.choose_some("Prospector: discard a card?", options, most=1, purpose="discard"))
        can_draw = turn.room_in_hand() > 0
        if can_draw and turn.choose_one("Prospector: draw a card?", [draw], skip="Draw none", purpose="draw"):
            turn.draw(1)


def discovery(number: int, name: str, kind: str, text: str, **facts: Any) -> Discovery:
    return Discovery(f"discovery_{id_of(name)}", name, number, FOOTHILLS, kind, text, **facts)


def colored_trail(number: int, name: str, color: str, cards: int) -> Discovery:
    text = f"4 {{point}} at the end with {cards} {{{color}}} cards in your city."
    return discovery(
        number, name, ENDGAME, text, worth=trail(color, cards), needs={color: cards}, points=TRAIL_POINTS
    )  # fmt: skip


DISCOVERIES = (
    discovery(
        1, "Archeologist", ONGOING,
        "Now put up to 3 Constructions of hand and Meadow under this card. You may play them for 1 {any} less.",
        keeps_cards=True, when_taken=left_cards.put_aside(
            left_cards.ARCHEOLOGIST, "Archeologist: put up to 3 Constructions aside", lambda card: card.is_construction
        ),
    ),
    discovery(
        2, "Cartographer's Caravan", LOCATION,
        "Open to all: 3 {card}, and 1 {any} for each {worker} here. 1 {point} for you when others come.",
        place=CARAVAN, open=True,
    ),
    colored_trail(3, "Everblossom Trail", PROSPERITY, 3),
    discovery(
        4, "Forager", ONGOING, "Whenever you gain {berry} on your turn, draw as many {card}.",
        rule=rule("Forager", after_gain=forage),
    ),
    colored_trail(5, "Greensprout Trail", PRODUCTION, 4),
    discovery(
        6, "Map Seller", LOCATION,
        "Open to all: fill your hand with {card} of Meadow and discard pile. 1 {point} for you when others come.",
        place=MAP_SELLER, open=True,
    ),
    colored_trail(7, "Mistrise Trail", TRAVELER, 3),
    discovery(
        8, "Mountaineer", ONGOING,
        "The spring weather does nothing to you. At the Peaks you may take two discoveries.",
    ),
    discovery(
        9, "Prospector", ONGOING,
        "For each {point} you gain on your turn you may discard 1 {card}, draw 1 {card}, or both.",
        rule=rule("Prospector", after_points=prospect),
    ),
    colored_trail(10, "Starfall Trail", GOVERNANCE, 3),
    discovery(
        11, "Stubblehoof", BIG_CRITTER,
        "Big critter. When you prepare for a season it may stay and use its place again; then 1 {card} and 1 {any}.",
        critter=riders.KINDS["big_critter_stubblehoof"],
    ),
    colored_trail(12, "Sunblaze Trail", DESTINATION, 3),
    discovery(
        13, "Trail Guide", ONGOING,
        "Now put up to 3 Critters of hand and Meadow under this card. You may play them for 2 {berry} less.",
        keeps_cards=True, when_taken=left_cards.put_aside(
            left_cards.TRAIL_GUIDE, "Trail Guide: put up to 3 Critters aside", lambda card: card.is_critter
        ),
    ),
    discovery(
        14, "Truffle", BIG_CRITTER,
        "Big critter. On a {production} card of any city: its production, 1 {any} and 1 {card}.",
        critter=riders.KINDS["big_critter_truffle"],
    ),
)  # fmt: skip
