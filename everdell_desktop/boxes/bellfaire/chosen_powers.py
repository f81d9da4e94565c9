"""Dealing and choosing powers, the deeds that some of them allow, and the rules that hold for each seat."""

from __future__ import annotations

from collections.abc import Iterator

from everdell_desktop.engine.actions import Action
from everdell_desktop.engine.chance import shuffled
from everdell_desktop.engine.decisions import Option, Subject, doing
from everdell_desktop.engine.goods import KINDS, of_kind
from everdell_desktop.engine.parts import with_seat
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.seat_rules import SeatRule
from everdell_desktop.engine.spaces import BASIC, Owned
from everdell_desktop.engine.state import State
from everdell_desktop.engine.turn import Turn

from . import modules
from .after_acting import place_marker, told
from .copying import stack_forest, wander
from .drawing import hunt_treasure
from .held import AXOLOTLS, LIZARDS, PLATYPUSES, RATS, TREASURE, Held, held_by
from .part import part_of
from .powers import POWERS, Power

DEALT = 2


def choose_powers(turn: Turn) -> None:
    """Every seat that decides, in turn order: one of two dealt, or any one left. Then Rats and Lizards set up."""
    setup, state = turn.rules.setup, turn.state
    if not modules.plays_powers(setup):
        return
    part, left = part_of(state), shuffled(POWERS, state.seed, turn.next_chance())
    seats = [seat for seat, player in enumerate(state.players) if not player.automaton]
    free = setup.options[modules.POWERS] == modules.FREE
    dealt = {seat: left[DEALT * n : DEALT * (n + 1)] for n, seat in enumerate(seats)}
    for seat in seats:
        offered = [power for power in POWERS if power in left] if free else dealt[seat]
        with turn.acting(seat):
            power = turn.choose_one("Which people do you lead?", [option(power) for power in offered], purpose="power")
            left.remove(power)
            part.power = with_seat(part.power, seat, at_the_start(power, turn.rules))
            told(turn, f"leads the {power.name}")
    part.boxed_powers = tuple(left)
    for seat in seats:
        with turn.acting(seat):
            prepare_power(turn)


def option(power: Power) -> Option:
    return Option(power.id, f"{power.name}: {power.title}", power, Subject("power", power.id))


def at_the_start(power: Power, rules: Ruleset) -> Held:
    basics = tuple(space.id for space in rules.spaces.values() if space.kind == BASIC)
    if power.id == AXOLOTLS:
        return Held(power, left=basics)
    return Held(power, points=TREASURE if power.id == PLATYPUSES else 0, slot=-1 if power.id == RATS else 0)


def prepare_power(turn: Turn) -> None:
    power = held_by(turn.state, turn.seat).power.id
    if power == RATS:
        place_marker(turn, "On which Meadow card does your marker lie?")
    elif power == LIZARDS:
        stack_forest(turn)
        wander(turn)


def wander_on(turn: Turn) -> None:
    """The last step of Prepare for Season (PROTOCOL_BOXES, Bellfaire 11)."""
    held = part_of(turn.state).power[turn.seat]
    if held is not None and held.power.id == LIZARDS:
        wander(turn)


def rules_of(state: State, seat: int) -> tuple[SeatRule, ...]:
    held = part_of(state).power[seat]
    return (held.power.rule,) if held is not None else ()


# deeds before the action of a turn


def offers(turn: Turn) -> list[Option]:
    held = part_of(turn.state).power[turn.seat]
    if held is None:
        return []
    name = held.power.id
    if name == PLATYPUSES and held.points and held.used_in != turn.state.turn:
        subject = Subject("power", name, turn.seat)
        return [doing("power", "treasure", "Return 1 point for 1 resource and 1 card", hunt_treasure, subject)]
    if name == AXOLOTLS and held.tokens:
        subject = Subject("power", name, turn.seat)
        return [doing("power", f"wild:{kind}", f"Spend a wild token as {kind}", SPEND[kind], subject) for kind in KINDS]
    return []


class SpendToken:
    """The deed of turning a wild token into a resource."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def __call__(self, turn: Turn) -> None:
        held = held_by(turn.state, turn.seat)
        held.change(turn, tokens=held.tokens - 1)
        told(turn, f"spends a wild token as {self.kind}")
        turn.gain(of_kind(self.kind))


SPEND = {kind: SpendToken(kind) for kind in KINDS}
USE_POWER = Action("power", offers, lambda turn: [], free=True)


def private_places(state: State) -> Iterator[Owned]:
    """The locations of the Lizards: nobody else may visit or copy them."""
    for seat, held in enumerate(part_of(state).power):
        if held is not None:
            yield from (Owned(space, seat) for space in held.forest)


def power_points(state: State, rules: Ruleset, seat: int) -> int:
    """What is left on the card of the Platypuses scores as point tokens."""
    held = part_of(state).power[seat]
    return held.points if held is not None else 0


def left_over(state: State, rules: Ruleset, seat: int, before: tuple[int, ...]) -> tuple[int, ...]:
    """An investment of the Turtles counts as left over in ties; goods come last there."""
    held = part_of(state).power[seat]
    return (*before[:-1], before[-1] + held.goods.total) if held is not None else before
