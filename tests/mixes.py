"""Mixes of boxes, seats and options, found on the shelf itself: a new box is met in every random game test unnamed.

`each_box` is the short list: every box with only what it needs, and all boxes together. `each_pair` is the long one:
every pair of boxes, every box with every number of seats, every value of every option; of an option with many values
(chapters) a few. What does not go together is what the shelf refuses. With `--thorough` the tests walk every mix there
is (see `tests/conftest.py`).
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

from everdell_desktop.engine.combining import BoxError
from everdell_desktop.engine.ruleset import Box, Seat, Setup
from everdell_desktop.engine.shelf import Shelf

THOROUGH = "EVERDELL_THOROUGH"
"""Set in the environment, or by `--thorough`, it makes the tests walk every mix with many seeds."""
NAMES = ("Ash", "Birch", "Cedar", "Dogwood", "Elder", "Fir", "Gorse", "Hazel")
MANY = 6
"""Of an option with more values than this the long list meets the first, the last and every so manieth."""
TRIES = 6
"""How many random mixes are tried for each thing that is still to be met; the one that meets most is kept."""

Chosen = tuple[tuple[str, Any], ...]
"""Options that were chosen, by name."""


class Mix(NamedTuple):
    """What lies on the table, for how many people, with which options; the others have their default."""

    boxes: tuple[str, ...]
    people: int
    options: Chosen = ()

    @property
    def setup(self) -> Setup:
        seats = tuple(Seat(name) for name in NAMES[: self.people])
        return Setup(self.boxes, seats, dict(self.options), beginning=True)

    def __str__(self) -> str:
        options = "".join(f" {name}={value}" for name, value in self.options)
        return f"{'+'.join(self.boxes)} {self.people} {'seat' if self.people == 1 else 'seats'}{options}"


@cache
def on_table(shelf: Shelf, mix: Mix) -> tuple[Box, ...]:
    """The boxes on the table of a mix, those that come by themselves too; none where it cannot be played."""
    try:
        return tuple(shelf.rules(mix.setup).boxes)
    except BoxError:
        return ()


def with_needs(shelf: Shelf, names: Iterable[str]) -> tuple[str, ...]:
    """These boxes and what they need, in the order of the shelf."""
    wanted = set(names)
    while True:
        more = {needed for name in wanted for needed in shelf.box(name).needs} - wanted
        if not more:
            return tuple(name for name in shelf.choosable() if name in wanted)
        wanted |= more


def seat_numbers(shelf: Shelf, boxes: tuple[str, ...]) -> list[int]:
    """How many people can play these boxes."""
    return [people for people in range(1, len(NAMES) + 1) if on_table(shelf, Mix(boxes, people))]


def values_open_to(shelf: Shelf, mix: Mix) -> list[tuple[str, Any]]:
    """Every value of every option of the boxes on this table, those that come by themselves too."""
    return [(option.name, value) for box in on_table(shelf, mix) for option in box.options for value in option.choices]


def sampled(values: Sequence[Any]) -> Sequence[Any]:
    """All values of an option, or a few of many."""
    return values if len(values) <= MANY else (*values[:-1:MANY], values[-1])


def to_be_chosen(shelf: Shelf, mix: Mix) -> list[tuple[str, Any]]:
    """The values of options that the long list is to meet."""
    options = [option for box in on_table(shelf, mix) for option in box.options]
    return [(option.name, value) for option in options for value in sampled(option.choices)]


def choosing(shelf: Shelf, mix: Mix, chosen: tuple[str, Any]) -> Mix | None:
    """The mix with this value, if need be together with one other choice that makes it possible."""
    alone = mix._replace(options=(chosen,))
    if on_table(shelf, alone):
        return alone
    for other in values_open_to(shelf, mix):
        both = mix._replace(options=(other, chosen))
        if other[0] != chosen[0] and on_table(shelf, both):
            return both
    return None


def with_any_options(shelf: Shelf, mix: Mix, chance: random.Random) -> Mix:
    """The mix with random values for the options it has not chosen yet, as far as they go together."""
    if not on_table(shelf, mix):
        return mix
    values = values_open_to(shelf, mix)
    for name in dict.fromkeys(name for name, _ in values):
        if name not in dict(mix.options):
            value = chance.choice([value for known, value in values if known == name])
            wider = mix._replace(options=(*mix.options, (name, value)))
            if on_table(shelf, wider):
                mix = wider
    return mix


# what is to be met


def met_by(mix: Mix) -> set[Any]:
    """What a mix meets: pairs of boxes, boxes with a number of people, values of options."""
    pairs = {("pair", *pair) for pair in combinations(mix.boxes, 2)}
    return pairs | {("seats", box, mix.people) for box in mix.boxes} | {("option", *chosen) for chosen in mix.options}


def smallest_mixes(shelf: Shelf) -> Iterator[tuple[tuple[str, ...], list[int]]]:
    """Each box alone and each pair of boxes, with what they need, and the numbers of people who can play them."""
    for size in (1, 2):
        for names in combinations(shelf.choosable(), size):
            boxes = with_needs(shelf, names)
            yield boxes, seat_numbers(shelf, boxes)


@cache
def to_be_met(shelf: Shelf) -> dict[Any, Mix]:
    """Everything that can be met, each with a small mix that meets it."""
    found: dict[Any, Mix] = {}
    for boxes, numbers in smallest_mixes(shelf):
        for people in numbers:
            mix = Mix(boxes, people)
            for thing in met_by(mix):
                found.setdefault(thing, mix)
            for value in to_be_chosen(shelf, mix):
                if ("option", *value) not in found and (chosen := choosing(shelf, mix, value)) is not None:
                    found["option", *value] = chosen
    return found


@cache
def each_box_mixes(shelf: Shelf) -> tuple[Mix, ...]:
    """Every box with only what it needs, the numbers of people in turn, and the largest mix there is."""
    chance = random.Random("each box")
    mixes: list[Mix] = []
    for number, name in enumerate(shelf.choosable()):
        boxes = with_needs(shelf, [name])
        people = seat_numbers(shelf, boxes)
        if people:
            met = {mix.people for mix in mixes}
            fresh = [one for one in people if one not in met] or people
            mixes.append(with_any_options(shelf, Mix(boxes, fresh[number % len(fresh)]), chance))
    together = largest_mix(shelf)
    people = seat_numbers(shelf, together)
    mixes.append(with_any_options(shelf, Mix(together, people[-1]), chance))
    return tuple(dict.fromkeys(mixes))


def largest_mix(shelf: Shelf) -> tuple[str, ...]:
    """As many boxes as go together, the first of the shelf first."""
    boxes: tuple[str, ...] = ()
    for name in shelf.choosable():
        wider = with_needs(shelf, [*boxes, name])
        if seat_numbers(shelf, wider):
            boxes = wider
    return boxes


@cache
def each_pair_mixes(shelf: Shelf) -> tuple[Mix, ...]:
    """The short list, and then random mixes until everything has been met."""
    chance = random.Random("each pair")
    mixes = list(each_box_mixes(shelf))
    missing = dict(to_be_met(shelf))
    for mix in mixes:
        for thing in met_by(mix):
            missing.pop(thing, None)
    while missing:
        small = next(iter(missing.values()))
        tried = [small, *(widened(shelf, small, chance) for _ in range(TRIES))]
        best = max(tried, key=lambda mix: len(met_by(mix) & missing.keys()))
        mixes.append(best)
        for thing in met_by(best):
            missing.pop(thing, None)
    return tuple(mixes)


def widened(shelf: Shelf, small: Mix, chance: random.Random) -> Mix:
    """The mix with random further boxes and options; itself where they do not fit."""
    boxes = with_needs(shelf, [*small.boxes, *(name for name in shelf.choosable() if chance.random() < 0.5)])
    wide = with_any_options(shelf, small._replace(boxes=boxes), chance)
    return wide if on_table(shelf, wide) else with_any_options(shelf, small, chance)


@cache
def all_mixes(shelf: Shelf) -> tuple[Mix, ...]:
    """Every set of boxes for every number of people, with random options, and every value of every option."""
    chance = random.Random("all")
    found = [*each_pair_mixes(shelf)]
    for boxes, numbers in smallest_mixes(shelf):
        for mix in (Mix(boxes, people) for people in numbers if len(boxes) == 1):
            found += [with_it for value in values_open_to(shelf, mix) if (with_it := choosing(shelf, mix, value))]
    found += [with_any_options(shelf, mix, chance) for mix in every_table(shelf)]
    return tuple(dict.fromkeys(found))


@cache
def every_table(shelf: Shelf) -> tuple[Mix, ...]:
    """Every set of boxes that can be played, for every number of people who can play it; no option is chosen."""
    sizes = range(1, len(shelf.choosable()) + 1)
    sets = [names for size in sizes for names in combinations(shelf.choosable(), size)]
    whole = [names for names in sets if with_needs(shelf, names) == names]
    return tuple(Mix(names, people) for names in whole for people in seat_numbers(shelf, names))
