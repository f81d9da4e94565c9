"""The guide beside the table: through a lesson step by step, or in a first whole game when something happens first."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, NamedTuple, Protocol

from everdell_desktop.engine.actions import PASS, PREPARE, CardPlay
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.journal import Entry
from everdell_desktop.engine.places import EVENT
from everdell_desktop.engine.placing import Placement
from everdell_desktop.engine.sources import HAND
from everdell_desktop.engine.state import AUTUMN, WORKER
from everdell_desktop.resources import damaged, resource_json

from .controller import Sitting
from .lessons import Lesson, Step, after

NAME, ANIMAL = "Juniper", "owl"
Pointed = tuple[Subject | str, ...]
"""Things of the game, or what a lesson calls by the names of the table."""
DEEDS = ("worker", "play", "claim", "season", "pass", "text")
ON, NEXT, LEAVE = "guide:on", "guide:next", "guide:leave"


class Speech(NamedTuple):
    """What the guide says now, what it points at, and the ways on: names of buttons with their words."""

    text: str
    at: Pointed = ()
    buttons: tuple[tuple[str, str], ...] = ()
    reached: str = ""
    comment: str = ""
    """What is said about the last deed, before the rest."""


class Guide(Protocol):
    """Somebody who watches a sitting."""

    def speech(self) -> Speech | None:
        """What is said now; None where there is nothing to say."""
        ...

    def follow(self, news: Sequence[Entry], sitting: Sitting) -> None:
        """Something has happened."""
        ...

    def settle(self, sitting: Sitting) -> None:
        """The table lies as it is: see what fits it."""
        ...

    def turn_back(self, sitting: Sitting) -> None:
        """Something was taken back, or done again."""
        ...

    def go_on(self, sitting: Sitting) -> None:
        """What is said has been read."""
        ...


class LessonGuide:
    """Goes through a lesson. What is not done is not waited for: every step can be left."""

    def __init__(self, lesson: Lesson, number: int = 0) -> None:
        self.lesson = lesson
        self.number = max(0, min(number, len(lesson.steps)))
        self.comment = ""
        """What is said about the last deed."""
        self.midway = False
        """Whether the step was done and something is still asked within that turn."""
        self.meanwhile = ""
        """What is said as long as that is so."""
        self.acted = False
        """Whether something was done this turn that has not been commented on."""
        self.done: list[tuple[int, int]] = []
        """The steps that were done, each with how much had been answered by then."""

    @property
    def step(self) -> Step | None:
        return self.lesson.steps[self.number] if self.number < len(self.lesson.steps) else None

    @property
    def over(self) -> bool:
        return self.step is None

    def speech(self) -> Speech:
        step = self.step
        if self.midway:
            return Speech(self.meanwhile, (), ((LEAVE, "Leave"),))
        if step is None:
            return Speech(self.lesson.end, (), self._ways_on(), "Lesson done", self.comment)
        on = "Skip this" if step.until else "Go on"
        reached = f"{self.number + 1} of {len(self.lesson.steps)}"
        return Speech(step.say, step.at, ((ON, on), (LEAVE, "Leave")), reached, self.comment)

    def _ways_on(self) -> tuple[tuple[str, str], ...]:
        """The first lessons lead to one another, and the last of them to a whole game."""
        if not self.lesson.first:
            return ((LEAVE, "All lessons"),)
        return (NEXT, "Next lesson" if after(self.lesson) is not None else "Let us play"), (LEAVE, "All lessons")

    def follow(self, news: Sequence[Entry], sitting: Sitting) -> None:
        seat, done = sitting.viewer, turn_is_done(sitting)
        if not self.midway:
            self._run_ahead(news, seat)
        step = self.step
        self.acted |= any(entry.seat == seat for entry in deeds_in(news, seat, done))
        if self.midway:
            self.midway = not done
        elif step is not None and step.done_by(news, seat):
            self.meanwhile = step.asked or step.well
            self.midway = not done and bool(self.meanwhile)
            self.comment = step.well
            self.done.append((self.number, answered(sitting)))
            self.number += 1
        elif step is not None and self.acted and done:
            self.comment = (step.other if step.until else "") or self.lesson.other
        if done:
            self.acted = False

    def _run_ahead(self, news: Sequence[Entry], seat: int) -> None:
        """Who does at once what is asked for after some reading need not read."""
        for number, step in enumerate(self.lesson.steps[self.number :], start=self.number):
            if step.until:
                self.number = number if step.done_by(news, seat) else self.number
                return

    def settle(self, sitting: Sitting) -> None:
        """Steps whose time is over are left, so that nobody waits for what cannot happen any more."""
        while (step := self.step) is not None and step.key and turn_is_done(sitting):
            if sitting.decision is not None and not sitting.waits_for_person:
                return
            keys = [option.key for option in sitting.decision.options] if sitting.decision is not None else []
            if any(fnmatchcase(key, step.key) for key in keys):
                return
            self.comment = self.comment or self.lesson.other
            self.number += 1

    def turn_back(self, sitting: Sitting) -> None:
        """What was taken back is asked for again."""
        self.comment, self.midway, self.acted = "", False, False
        while self.done and self.done[-1][1] > answered(sitting):
            self.number, _ = self.done.pop()
        self.settle(sitting)

    def go_on(self, sitting: Sitting) -> None:
        self.number = min(self.number + 1, len(self.lesson.steps))
        self.settle(sitting)
        self.comment = ""


def deeds_in(news: Sequence[Entry], seat: int, done: bool) -> Sequence[Entry]:
    """What somebody did: not that a turn begins, nor what that alone brings before anything was answered."""
    begins = [number for number, entry in enumerate(news) if entry.kind == "turn" and entry.seat == seat]
    return news[: begins[-1]] if begins and done else [entry for entry in news if entry.kind != "turn"]


def answered(sitting: Sitting) -> int:
    """How much has been answered at a table."""
    return sum(len(turn.answers) for turn in sitting.game.past) + len(sitting.game.answers)


def turn_is_done(sitting: Sitting) -> bool:
    """Whether no question within a turn is open."""
    return sitting.decision is None or sitting.decision.main


def tips() -> Mapping[str, Any]:
    """What the guide has to say in a first game, by the moment."""
    where = "texts", "first_game.json"
    found = resource_json(*where)
    if not all(isinstance(tip, dict) and isinstance(tip.get("say"), str) for tip in found.values()):
        raise damaged(*where)
    if not MOMENTS.keys() >= found.keys():
        raise damaged(*where)
    return found


class FirstGameGuide:
    """Speaks up when something is there for the first time, and is silent else."""

    def __init__(self, told: Collection[str] = ()) -> None:
        self.tips: Mapping[str, Any] = tips()
        self.told = set(told)
        """What has been said before."""
        self.saying = ""

    def speech(self) -> Speech | None:
        if not self.saying:
            return None
        tip = self.tips[self.saying]
        return Speech(tip["say"], self.at, ((ON, "Thank you"),))

    at: Pointed = ()

    def follow(self, news: Sequence[Entry], sitting: Sitting) -> None:
        if any(entry.seat == sitting.viewer and entry.kind in DEEDS for entry in news):
            self.saying = ""

    def settle(self, sitting: Sitting) -> None:
        """Find the first thing that was never there before; one at a time."""
        if self.saying or not sitting.waits_for_person or not turn_is_done(sitting):
            return
        for name in self.tips:
            if name not in self.told and (at := MOMENTS[name](sitting)) is not None:
                self.saying, self.at = name, at
                self.told.add(name)
                return

    def turn_back(self, sitting: Sitting) -> None:
        """Nothing is said twice, so there is nothing to take back."""
        self.settle(sitting)

    def go_on(self, sitting: Sitting) -> None:
        self.saying = ""
        self.settle(sitting)


# the moments of a first game: what to point at, or None while it is not so


def welcome(sitting: Sitting) -> Pointed | None:
    return (Subject("worker", WORKER),)


def can_pay(sitting: Sitting) -> Pointed | None:
    return first_thing(
        option.subject for option in offered(sitting)
        if isinstance(option.value, CardPlay) and option.value.origin.source is HAND
    )  # fmt: skip


def free_critter(sitting: Sitting) -> Pointed | None:
    free, cards = sitting.free_cards(), sitting.game.rules.cards
    things = (option.subject for option in offered(sitting) if option.subject in free)
    critters = [thing for thing in things if thing and thing.id in cards and cards[thing.id].is_critter]
    return first_thing(thing for thing in critters if cards[thing.id].cities is None)  # not a gift to somebody else


def event_in_reach(sitting: Sitting) -> Pointed | None:
    return first_thing(
        option.target for option in offered(sitting)
        if isinstance(option.value, Placement) and option.value.place.kind == EVENT
    )  # fmt: skip


def workers_out(sitting: Sitting) -> Pointed | None:
    return first_thing(option.subject for option in offered(sitting) if option is PREPARE)


def new_season(sitting: Sitting) -> Pointed | None:
    return () if sitting.game.state.players[sitting.viewer].season > 0 else None


def hand_full(sitting: Sitting) -> Pointed | None:
    state, seat = sitting.game.state, sitting.viewer
    full = len(state.players[seat].hand) >= sitting.game.rules.hand_limit_of(state, seat)
    haven = Subject("space", "haven")
    return tuple({haven} & {option.target for option in offered(sitting)}) if full else None


def autumn(sitting: Sitting) -> Pointed | None:
    return (Subject("space", "journey_2"),) if sitting.game.state.players[sitting.viewer].season >= AUTUMN else None


def nothing_left(sitting: Sitting) -> Pointed | None:
    """Passing is all that is left."""
    return first_thing(option.subject for option in offered(sitting)) if list(offered(sitting)) == [PASS] else None


def offered(sitting: Sitting) -> Sequence[Option]:
    return sitting.decision.options if sitting.decision is not None else ()


def first_thing(things: Iterable[Subject | None]) -> Pointed | None:
    """The first thing that an option is about."""
    return next(((thing,) for thing in things if thing is not None), None)


MOMENTS: dict[str, Callable[[Sitting], Pointed | None]] = {
    moment.__name__: moment
    for moment in (
        welcome, free_critter, event_in_reach, hand_full, autumn, new_season, can_pay, workers_out, nothing_left,
    )
}  # fmt: skip
