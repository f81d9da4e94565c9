"""The tables that are learned from: boxes, seats and options by lot, with what is known so far."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from everdell_desktop.ai.almanac import almanac
from everdell_desktop.ai.cityview import Views
from everdell_desktop.ai.weights import Values, Weights
from everdell_desktop.boxes import SHELF
from everdell_desktop.boxes.duo.shared.options import USED
from everdell_desktop.boxes.duo.shared.plan import CAMPAIGN, CHALLENGE, COMPETITIVE, COOPERATIVE
from everdell_desktop.engine.combining import BoxError
from everdell_desktop.engine.rounds import blank_state
from everdell_desktop.engine.ruleset import Ruleset, Seat, Setup
from everdell_desktop.engine.state import State

PLAIN = 0.4  # so many tables have the first box alone,
ONE_MORE = 0.35  # so many one more box, the others any number of them
SEATS = (2, 2, 2, 2, 2, 2, 3, 3, 4, 4, 1, 5)
DEFAULTS = 0.6  # so many options are left as they are
MODES = (COMPETITIVE,) * 4 + (COOPERATIVE,) * 5 + (CAMPAIGN, CHALLENGE, CHALLENGE)


class Job(NamedTuple):
    """One game to learn from."""

    family: str
    seed: int
    share: float
    """One turn in so many is looked at."""
    weights: dict[str, float]
    values: Values
    boxes: tuple[str, ...] = ()
    """What lies on the table, for two; by lot where nothing is said."""

    def table(self) -> tuple[random.Random, Ruleset, Views, State]:
        chance = random.Random(self.seed)
        rules = SHELF.rules(two(self.boxes)) if self.boxes else by_lot(self.family, chance)
        book = almanac(rules, Weights(self.weights), self.values)
        return chance, rules, Views(book), blank_state(rules, self.seed)


def two(boxes: tuple[str, ...]) -> Setup:
    return Setup(boxes, (Seat("A"), Seat("B")))


def boxes_of(family: str) -> list[str]:
    """The boxes of a game, the one all others need first."""
    return [name for name in SHELF.choosable() if SHELF.box(name).family == family]


def mixes(family: str) -> list[tuple[str, ...]]:
    """The first box alone, with each other one, and all of them."""
    first, *others = boxes_of(family)
    every = [(first,), *((first, other) for other in others), (first, *others)]
    return list(dict.fromkeys(every))


def by_lot(family: str, chance: random.Random) -> Ruleset:
    """Rules for a table nobody has chosen; drawn again where something does not go together."""
    first, *others = boxes_of(family)
    while True:
        lot = chance.random()
        if lot < PLAIN or not others:
            more = []
        elif lot < PLAIN + ONE_MORE:
            more = [chance.choice(others)]
        else:
            more = [name for name in others if chance.random() < chance.choice((0.3, 1.0))]
        boxes = (first, *more)
        seats = tuple(Seat(f"Seat {n + 1}") for n in range(chance.choice(SEATS)))
        options = modes_by_lot(chance) if first == "duo" else options_by_lot(boxes, len(seats), chance)
        try:
            return SHELF.rules(Setup(boxes, seats, options))
        except BoxError:
            continue


def options_by_lot(boxes: tuple[str, ...], seats: int, chance: random.Random) -> dict[str, Any]:
    return {
        option.name: chance.choice(option.choices)
        for name in boxes for option in SHELF.box(name).options
        if chance.random() > DEFAULTS and (not option.seats or seats in option.seats)
    }  # fmt: skip


def modes_by_lot(chance: random.Random) -> dict[str, Any]:
    """A mode of Duo with the options it uses."""
    mode = chance.choice(MODES)
    choices = {option.name: option.choices for option in SHELF.box("duo").options}
    return {"mode": mode, **{name: chance.choice(choices[name]) for name in USED[mode]}}
