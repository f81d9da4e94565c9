"""What things of the railway are worth to a seat, roughly, for computer players."""

from __future__ import annotations

from everdell_desktop.engine.cards import Here
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import State

from .part import INBOUND, OUTBOUND, part_of
from .tiles import TrainCar, Visitor
from .train_cars import KINDS
from .visitors import VISITORS, Waiting, pleased

CARS: dict[str, TrainCar] = {car.id: car for car in KINDS}
STILL_TO_COME = (0.4, 0.3, 0.15, 0.0)
"""By season: which part of a wish comes by itself until the end."""
STAYS_AS_IT_IS = (0.2, 0.35, 0.6, 0.95)
"""By season: how likely it is that of what should be few there are not more in the end."""
SURE = 0.9
AT_THE_STATION = Subject("space", "station")
TOKEN, TICKET_SIDE = 0.8, 1.5


def appraise(state: State, rules: Ruleset, seat: int, option: Option) -> float | None:
    """A Visitor to take or to send on, a train car, or a worker to the Station."""
    subject = option.subject
    if subject is not None and subject.kind == "visitor" and subject.id in VISITORS:
        points = hope(state, seat, VISITORS[subject.id])
        return -points if isinstance(option.value, Waiting) and option.value.leaves else points
    if subject is not None and subject.kind == "train_car" and subject.id in CARS:
        return worth_of(CARS[subject.id])
    if option.target == AT_THE_STATION:
        return max((hope(state, seat, pile[0]) for pile in part_of(state).piles if pile), default=0.0)
    return None


def worth_of(car: TrainCar) -> float:
    load = car.load
    return 0.8 * load.goods.total + 1.2 * load.any_goods + load.points


def hope(state: State, seat: int, visitor: Visitor) -> float:
    """The points of a Visitor by how near the wish is."""
    season = state.players[seat].season
    if visitor.most:
        return visitor.points * STAYS_AS_IT_IS[season] if pleased(state, seat, visitor) else 0.0
    here = Here(seat, visitor.id)
    nearness = 1.0
    for count, number in visitor.wishes:
        nearness = min(nearness, count(state, here) / number + STILL_TO_COME[season])
    return visitor.points * SURE * nearness**2


def hopes(state: State, rules: Ruleset, seat: int) -> float:
    """Visitors not pleased yet, tokens and ticket sides still unused."""
    part = part_of(state)
    if state.players[seat].automaton:
        return 0.0
    later = sum(
        hope(state, seat, visitor) - visitor.points * pleased(state, seat, visitor) for visitor in part.visitors[seat]
    )
    sides = {OUTBOUND: 2, INBOUND: 1}.get(part.ticket[seat], 0)
    return later + TOKEN * part.golden[seat] + TICKET_SIDE * sides
