"""The train cars: eighteen tiles of six kinds, three on display and the others in a bag."""

from __future__ import annotations

from everdell_desktop.engine.chance import below
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.effects import gain
from everdell_desktop.engine.parts import with_seat
from everdell_desktop.engine.turn import Turn

from .part import part_of
from .tiles import TrainCar

KINDS = (
    TrainCar("tile_one_berry", "1 berry", "1 {berry}", gain(berry=1)),
    TrainCar("tile_one_resin", "1 resin", "1 {resin}", gain(resin=1)),
    TrainCar("tile_one_pebble", "1 pebble", "1 {pebble}", gain(pebble=1)),
    TrainCar("tile_one_any", "1 of any resource", "1 {any}", gain(any_goods=1)),
    TrainCar("tile_two_twigs", "2 twigs", "2 {twig}", gain(twig=2)),
    TrainCar("tile_one_point", "1 point token", "1 {point}", gain(points=1)),
)
TRAIN_CARS = tuple(car for car in KINDS for _ in range(car.copies))


def car_subject(car: TrainCar, slot: int) -> Subject:
    return Subject("train_car", car.id, -1, slot)


def gain_any_car(turn: Turn) -> None:
    """One of the three on display, whichever one likes."""
    options = [
        Option(f"train_car:{slot}:{car.id}", car.name, slot, car_subject(car, slot))
        for slot, car in enumerate(part_of(turn.state).train_cars) if car is not None
    ]  # fmt: skip
    slot = turn.choose_one("Gain which train car?", options, purpose="gain")
    if slot is not None:
        gain_car(turn, slot)


def gain_car(turn: Turn, slot: int) -> None:
    """Unload a train car; the next one takes its place."""
    part = part_of(turn.state)
    car = part.train_cars[slot]
    if car is None:
        return
    part.train_cars = with_seat(part.train_cars, slot, None)
    part.used_train_cars = (*part.used_train_cars, car)
    if turn.journal:
        turn.journal.note("train_car", turn.seat, tile=car.id, slot=slot, text=f"unloads a train car: {car.name}")
    part.train_cars = with_seat(part.train_cars, slot, draw_car(turn))
    before, turn.source = turn.source, car_subject(car, slot)
    car.load.take(turn)
    turn.source = before


def draw_car(turn: Turn) -> TrainCar | None:
    """One out of the bag, into which the used ones go back only when it is empty.

    In which order the bag holds them is nobody's business: one is drawn from the six kinds by number.
    """
    state, part = turn.state, part_of(turn.state)
    if not part.bag:
        part.bag, part.used_train_cars = part.used_train_cars, ()
    if not part.bag:
        return None
    bag = sorted(part.bag, key=KINDS.index)
    car = bag.pop(below(state.seed, turn.next_chance(), len(bag)))
    part.bag = tuple(bag)
    if turn.journal:
        turn.journal.revealed = True
    return car
