"""Lessons on real positions: what the guide says, what it points at, and when a step counts as done.

All of it is written in `resources/lessons/*.json`; a new file there is a new lesson.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.decisions import IllegalAnswer
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.journal import Entry
from everdell_desktop.engine.reading import PositionError
from everdell_desktop.resources import damaged, resource, resource_json

from .controller import SeatPlan, Sitting

FOLDER = "lessons"
Pattern = Mapping[str, Any]
"""A journal entry: its kind and what must stand in it; `*` stands for any letters."""


@dataclass(frozen=True)
class Step:
    """One thing to try. Without `until` it only wants to be read."""

    say: str
    at: tuple[str, ...] = ()
    """What it points at, by the names of the table; the first one gets the arrow."""
    until: tuple[Pattern, ...] = ()
    key: str = ""
    """The option that does it; where it is not offered any more, the guide goes on."""
    well: str = ""
    """Said when it was done."""
    asked: str = ""
    """Said when it was done and the rest of that turn is still asked."""
    other: str = ""
    """Said when something else was done."""

    def done_by(self, entries: Sequence[Entry], seat: int) -> bool:
        mine = [entry.told(secret=True) for entry in entries if entry.seat == seat]
        return any(fits(pattern, entry) for pattern in self.until for entry in mine)


@dataclass(frozen=True)
class Lesson:
    """A position and what is to be learned from it."""

    name: str
    title: str
    about: str
    icon: str
    place: int
    """Where it stands in the list."""
    first: bool
    """Whether it is one of those for beginners, which lead to one another."""
    position: Mapping[str, Any]
    steps: tuple[Step, ...]
    other: str
    """Said about other deeds where the step has nothing of its own to say."""
    end: str

    @property
    def boxes(self) -> tuple[str, ...]:
        return tuple(self.position.get("boxes", ("base",)))


def fits(pattern: Pattern, entry: Mapping[str, Any]) -> bool:
    return all(name in entry and fnmatchcase(str(entry[name]), str(wanted)) for name, wanted in pattern.items())


@functools.cache
def lessons() -> dict[str, Lesson]:
    """Every lesson whose boxes are on the shelf, in order."""
    found = []
    for path in sorted(resource(FOLDER).glob("*.json")):
        try:
            lesson = read_lesson(path.stem, resource_json(FOLDER, path.name))
            if set(lesson.boxes) <= set(SHELF.choosable()):
                found.append(lesson)
        except (AttributeError, LookupError, TypeError, ValueError):
            raise damaged(FOLDER, path.name) from None
    return {lesson.name: lesson for lesson in sorted(found, key=lambda lesson: lesson.place)}


def read_lesson(name: str, data: Mapping[str, Any]) -> Lesson:
    steps = tuple(read_step(step) for step in data["steps"])
    words = (data["title"], data["about"], data["icon"], data["other"], data["end"])
    if not all(isinstance(word, str) for word in words) or type(data["place"]) not in (int, float):
        raise TypeError
    if not steps or not data["position"]["seats"]:
        raise ValueError
    return Lesson(
        name, data["title"], data["about"], data["icon"], data["place"], data.get("first", False), data["position"],
        steps, data["other"], data["end"],
    )  # fmt: skip


def read_step(data: Mapping[str, Any]) -> Step:
    words = (data["say"], *(data.get(name, "") for name in ("key", "well", "asked", "other")))
    at, until = tuple(data.get("at", ())), tuple(data.get("until", ()))
    if not all(isinstance(word, str) for word in (*words, *at)) or not all(isinstance(one, dict) for one in until):
        raise TypeError
    return Step(words[0], at, until, *words[1:])


def after(lesson: Lesson) -> Lesson | None:
    """The next of the first lessons."""
    following = [one for one in lessons().values() if one.first and one.place > lesson.place]
    return following[0] if lesson.first and following else None


def sit_down(lesson: Lesson, name: str, animal: str, answers: Sequence[Any] = ()) -> Sitting:
    """The lesson's table with the player at it, after what was answered there before; from the start where that does
    not fit any more."""
    try:
        seats = [dict(seat) for seat in lesson.position["seats"]]
        seats[0]["animal"] = animal
        if name not in [seat.get("name") for seat in seats[1:]]:  # one of that name is at the table already
            seats[0]["name"] = name
        position = {**lesson.position, "seats": seats}
        game = Game.at(position, SHELF)
    except (PositionError, TypeError, ValueError) as error:
        raise damaged(FOLDER, f"{lesson.name}.json") from error
    try:
        for answer in answers:
            game.submit(answer)
    except (IllegalAnswer, TypeError, ValueError):
        game = Game.at(position, SHELF)
    players = [player for player in game.state.players if not player.automaton]
    plans = [SeatPlan(player.name, player.animal, "beginner" if seat else "") for seat, player in enumerate(players)]
    return Sitting(plans, game)


def answers_given(sitting: Sitting) -> list[Any]:
    """Everything answered at a table, to be given again another day."""
    return [answer for turn in sitting.game.history for answer in turn]
