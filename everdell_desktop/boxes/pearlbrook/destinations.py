"""The red cards of the river."""

from everdell_desktop.engine.cards import DESTINATION, Here, construction
from everdell_desktop.engine.effects import gain_any
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.playing import move_to_city
from everdell_desktop.engine.turn import Turn

from .part import FROG
from .pearls import pearls_of
from .river import offer_river_cards, open_river_cards

MOST_PEARLS = 3

FERRY = construction(
    "Ferry", cost=Goods(2, 2), points=2, copies=3, unique=True, hosts="Ferry Ferret", color=DESTINATION,
    worker_spaces=1, takes=FROG, open=True, text="Frog: use a river card that lies face up.",
)  # fmt: skip
PIRATE_SHIP = construction(
    "Pirate Ship", cost=Goods(), points=0, copies=3, unique=False, hosts="Pirate", color=DESTINATION,
    worker_spaces=1, visit_is_copied=False, carries_workers=True,
    text="Sails with your {worker} into a free space of an opponent's city. "
    "For each pearl there, at most 3: gain 1 {any} and 1 {point}.",
)  # fmt: skip


@FERRY.may_visit
def ferry_block(turn: Turn, here: Here) -> str | None:
    return None if open_river_cards(turn) else "no river card lies face up yet"


@FERRY.when_visited
def ferry(turn: Turn, here: Here) -> None:
    """Only the text is used: no colour is asked for, no frog is in the way, and there is no pearl for turning up."""
    offer_river_cards(turn, open_river_cards(turn))


def harbours(turn: Turn) -> list[int]:
    """Opponents with a free space, also those who have passed. An automaton's city is never full."""
    players = turn.state.players
    return [seat for seat in turn.opponents() if players[seat].automaton or turn.room_in_city(seat) > 0]


@PIRATE_SHIP.may_visit
def pirate_ship_block(turn: Turn, here: Here) -> str | None:
    return None if harbours(turn) else "no opponent has a free space for the ship"


@PIRATE_SHIP.when_visited
def pirate_ship(turn: Turn, here: Here) -> None:
    """The worker sails along and comes home with its owner's next season; until then the ship cannot be used.

    The occupied token goes along, a Messenger stays behind.
    """
    seat = turn.choose_one("To whose city does the ship sail?", turn.seat_options(harbours(turn)), purpose="seat")
    move_to_city(turn, here, seat)
    gain_any(turn, min(MOST_PEARLS, pearls_of(turn.state, seat)))
    turn.gain_points(min(MOST_PEARLS, pearls_of(turn.state, seat)))


CARDS = (FERRY, PIRATE_SHIP)
