"""Putting the things and steps of several boxes together; what does not fit is refused in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from .quoting import quoted

if TYPE_CHECKING:
    from .ruleset import Box, Setup, Step

T = TypeVar("T")


class BoxError(Exception):
    """These boxes, seats or options do not go together; the sentence says why."""


def in_play(box: Box, things: Sequence[T], setup: Setup) -> Sequence[T]:
    """What a box brings to this table."""
    leaves_out = box.leaves_out
    return things if leaves_out is None else [thing for thing in things if not leaves_out(setup, thing)]


def said(thing: T | None) -> Sequence[T]:
    """What a box says once or not at all, as a list."""
    return () if thing is None else (thing,)


def by_id(what: str, things: Iterable[Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for thing in things:
        if thing.id in found:
            raise BoxError(f"two boxes bring the {what} {thing.id!r}")
        found[thing.id] = thing
    return found


def ordered(what: str, steps: Sequence[Step]) -> list[Step]:
    """Steps in the order given, with those that name another put after it, before it or in its place."""
    order: list[Step] = []
    for step in sorted(steps, key=lambda step: step.last):
        names = [known.name for known in order]
        if step.name in names:
            raise BoxError(f"two {what} steps are called {step.name!r}")
        anchor = step.after or step.instead or step.before
        if anchor and anchor not in names:
            raise BoxError(f"the {what} step {step.name!r} refers to {anchor!r}, which is not there")
        if step.instead:
            order[names.index(anchor)] = step
        elif anchor:
            order.insert(names.index(anchor) + (1 if step.after else 0), step)
        else:
            order.append(step)
    return order


def check_options(boxes: Sequence[Box], setup: Setup) -> None:
    people = len(setup.seats)
    known = {o.name: o for box in boxes for o in box.options if not o.seats or people in o.seats}
    for name, value in setup.options.items():
        if name not in known:
            raise BoxError(f"there is no option {quoted(name)} for these boxes and seats")
        if not any(value == choice and type(value) is type(choice) for choice in known[name].choices):
            choices = ", ".join(quoted(choice) for choice in known[name].choices)
            raise BoxError(f"the option {name!r} can be {choices}, not {quoted(value)}")
