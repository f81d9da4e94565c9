"""All boxes there are, and the rules for what is to be played with some of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from .combining import BoxError, check_options
from .limits import limits_of
from .quoting import quoted
from .ruleset import Box, Ruleset, Setup
from .speaking import either


def combine(boxes: Sequence[Box], setup: Setup) -> Ruleset:
    """The rules of these boxes together; fails loudly where they do not fit."""
    names = {box.name for box in boxes}
    for box in boxes:
        for needed in box.needs:
            if needed not in names:
                raise BoxError(f"{box.title or box.name} needs the box {needed!r} on the table")
    allowed = limits_of(boxes, setup).seats
    if allowed and len(setup.seats) not in allowed:
        titles = " and ".join(", ".join(box.title or box.name for box in boxes).rsplit(", ", 1))
        verb = "is" if len(boxes) == 1 else "are"
        raise BoxError(f"{titles} {verb} played by {either(allowed)} players, not {len(setup.seats)}")
    return Ruleset(boxes, setup)


class Shelved(NamedTuple):
    """A box that is opened only when somebody wants it."""

    name: str
    open: Callable[[], Box]
    joins: bool = False
    """Whether it may come to the table by itself."""


class Shelf:
    """All boxes there are; finds the rules for what is to be played."""

    def __init__(self, boxes: Sequence[Box | Shelved]) -> None:
        self._shelved = {box.name: box for box in boxes}
        self._opened: dict[str, Box] = {}

    @property
    def boxes(self) -> dict[str, Box]:
        """Every box by name, opened."""
        return {name: self.box(name) for name in self._shelved}

    def __contains__(self, name: str) -> bool:
        return name in self._shelved

    def box(self, name: str) -> Box:
        if name not in self._opened:
            shelved = self._shelved[name]
            self._opened[name] = shelved if isinstance(shelved, Box) else shelved.open()
        return self._opened[name]

    def rules(self, setup: Setup) -> Ruleset:
        if not setup.boxes:
            raise BoxError(f"name at least one box; the boxes are {', '.join(self.choosable())}")
        for name in setup.boxes:
            if name not in self.choosable():
                raise BoxError(f"there is no box {quoted(name)}; the boxes are {', '.join(self.choosable())}")
        if len(set(setup.boxes)) != len(setup.boxes):
            raise BoxError("a box can be on the table only once")
        lone = next((box for name in setup.boxes if (box := self.box(name)).alone), None)
        if lone is not None and len(setup.boxes) > 1:
            raise BoxError(f"{lone.title or lone.name} is played alone, without other boxes")
        chosen = [lone] if lone is not None else [
            self.box(name) for name in self._shelved if name in setup.boxes or self._joins(name, setup)
        ]  # fmt: skip
        check_options(chosen, setup)
        for key in setup.brought:
            if not any(key in box.setup_keys for box in chosen):
                raise BoxError(f"these boxes and seats have no use for {quoted(key)}")
        for box in chosen:
            if box.settled is not None:
                setup = box.settled(setup)
        seats = setup.seats
        for box in chosen:
            if box.more_seats is not None:
                seats = (*seats, *box.more_seats(setup))
        rules = combine(chosen, setup)
        rules.setup = replace(setup, seats=seats)
        return rules

    def setup_keys(self, names: Iterable[str]) -> set[str]:
        """The keys of their own that these boxes, and those that may join them, have in a new game or a position."""
        known = {name for name in names if name in self._shelved}
        if not any(self.box(name).alone for name in known):
            known |= {name for name, box in self._shelved.items() if box.joins}
        return {key for name in known for key in self.box(name).setup_keys}

    def seats_for(self, name: str) -> tuple[int, ...]:
        """How many people can play a box together with those it needs; empty where any number can."""
        wanted = {name, *self.box(name).needs}
        return limits_of([self.box(other) for other in self._shelved if other in wanted], Setup((), ())).seats

    def choosable(self) -> list[str]:
        return [name for name, box in self._shelved.items() if not box.joins]

    def _joins(self, name: str, setup: Setup) -> bool:
        joins = self.box(name).joins if self._shelved[name].joins else None
        return joins is not None and joins(setup)
