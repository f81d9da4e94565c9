"""Setting the table."""

from typing import Any

from everdell_desktop.engine.chance import shuffled
from everdell_desktop.engine.ruleset import Setup, Step
from everdell_desktop.engine.turn import Turn

from .modules import plays_reservations, plays_tickets
from .part import SLOTS, part_of
from .reserving import RESERVE, RESERVED
from .station import refill_station
from .tickets import USE_TICKET
from .train_cars import TRAIN_CARS, draw_car
from .visitors import ALL


def leaves_out(setup: Setup, thing: Any) -> bool:
    """What belongs to a module that is not played."""
    if thing is USE_TICKET:
        return not plays_tickets(setup)
    return thing in (RESERVE, RESERVED) and not plays_reservations(setup)


def lay_out_station(turn: Turn) -> None:
    """Three cards and a train car beside each; the other tiles stay in the bag."""
    part = part_of(turn.state)
    part.bag = TRAIN_CARS
    refill_station(turn)
    part.train_cars = tuple([draw_car(turn) for _ in range(SLOTS)])


def lay_out_visitors(turn: Turn) -> None:
    state = turn.state
    shuffled_visitors = shuffled(ALL, state.seed, turn.next_chance())
    half = len(shuffled_visitors) // 2
    part_of(state).piles = (tuple(shuffled_visitors[:half]), tuple(shuffled_visitors[half:]))


STEPS = (
    Step("station", lay_out_station, after="meadow"),
    Step("visitors", lay_out_visitors, after="station"),
)
