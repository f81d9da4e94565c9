"""The blue cards of the railway."""

from everdell_desktop.engine.cards import GOVERNANCE, Here, construction, critter
from everdell_desktop.engine.effects import (
    constructions,
    critters,
    discard_it_for,
    every_card,
    gain,
    may_give_cards,
)
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.turn import Turn

a_point_and_a_card = may_give_cards(1, gain(cards=1, points=1))


def draw_two(turn: Turn, here: Here) -> None:
    """Not asked of a full hand."""
    if turn.room_in_hand() and turn.confirm("Museum: draw 2 cards?", "Draw 2 cards", purpose="draw"):
        turn.draw(2)


CITY_HALL = construction(
    "City Hall", cost=Goods(2, 1, 1), points=2, copies=2, unique=True, hosts=(), golden="governance", color=GOVERNANCE,
    after_playing={constructions: a_point_and_a_card},
    text="After you play a construction you may give 1 {card} to an opponent: gain 1 {point} and draw 1 {card}.",
)  # fmt: skip
DIPLOMAT = critter(
    "Diplomat", cost=3, points=2, copies=2, unique=True, home=(), golden="governance", color=GOVERNANCE,
    after_playing={critters: a_point_and_a_card},
    text="After you play a critter you may give 1 {card} to an opponent: gain 1 {point} and draw 1 {card}.",
)  # fmt: skip
INVENTOR = critter(
    "Inventor", cost=2, points=1, copies=3, unique=True, home=(), golden="governance", color=GOVERNANCE,
    ways_to_pay=discard_it_for(every_card, 3),
    text="Discard it while you play a card: that one costs 3 {any} less.",
)  # fmt: skip
MUSEUM = construction(
    "Museum", cost=Goods(1, 2, 1), points=2, copies=2, unique=True, hosts=(), golden="unique", color=GOVERNANCE,
    after_playing={every_card: draw_two}, text="After you play a card you may draw 2 {card}.",
)  # fmt: skip

CARDS = (CITY_HALL, DIPLOMAT, INVENTOR, MUSEUM)
