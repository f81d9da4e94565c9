"""Picking things up and putting them down: which options a click, a drag or a hover means."""

from __future__ import annotations

from collections.abc import Sequence

from everdell_desktop.engine.decisions import Blocked, Decision, Option, Subject

from . import subjects
from .subjects import thing, touched


class Pointing:
    """The options of the open decision by the things that stand for them."""

    def __init__(self, decision: Decision | None, viewer: int, in_sight: bool = False) -> None:
        self.viewer = viewer
        self.in_sight = in_sight
        """Whether the cities of all players lie on the table."""
        self.options: Sequence[Option] = decision.options if decision is not None else ()
        self.blocked: Sequence[Blocked] = decision.blocked if decision is not None else ()
        """What cannot be done, with reasons; finding them takes a while."""
        self.by_thing: dict[Subject, list[Option]] = {}
        for option in self.options:
            for subject in self.things(option):
                self.by_thing.setdefault(subject, []).append(option)
        self.reasons: dict[Subject, str] = {}
        for block in self.blocked:
            about = (
                block.target if block.subject is not None and block.subject.kind == subjects.WORKER else block.subject
            )
            if about is not None:
                self.reasons.setdefault(thing(about), block.reason)

    def things(self, option: Option) -> list[Subject]:
        """The things that stand for an option; a card in a foreign city is reached through its owner's panel too."""
        found = touched(option)
        target = option.target
        if target is not None and target.kind == subjects.CITY and target.seat != self.viewer and not self.in_sight:
            found.append(subjects.seat_of(target.seat))
        return found

    def about(self, subject: Subject | None) -> list[Option]:
        """The options a thing stands for."""
        return self.by_thing.get(subject, []) if subject is not None else []

    def begun_with(self, subject: Subject | None) -> list[Option]:
        """The options that begin with a thing, or bring a worker to it; not those for which it is only handed over."""
        return [
            option for option in self.about(subject)
            if (begin := option.subject) is not None and (thing(begin) == subject or begin.kind == subjects.WORKER)
        ]  # fmt: skip

    def spreads(self, subject: Subject) -> bool:
        """Whether a thing is picked up by a click: what it can be put onto lies here and there on the table."""
        goals = {option.target for option in self.begun_with(subject)}
        return len(goals) > 1 and all(goal is not None and goal.kind != subjects.SEAT for goal in goals)

    def partners(self, subject: Subject) -> list[Subject]:
        """Where a thing can be put: the other things of its options."""
        found = [other for option in self.about(subject) for other in self.things(option) if other != subject]
        return list(dict.fromkeys(found))

    def meant(self, picked: Subject, target: Subject | None) -> list[Option]:
        """The options meant by putting one thing onto another."""
        return [o for o in self.about(picked) if target in self.things(o) and target != picked]

    def sources(self) -> list[Subject]:
        """The things that can be picked up or pressed to do something."""
        return list(dict.fromkeys(thing(o.subject) for o in self.options if o.subject is not None))

    def targets(self) -> list[Subject]:
        """The places where something can be put."""
        return list(dict.fromkeys(thing(o.target) for o in self.options if o.target is not None))

    def reason(self, subject: Subject | None) -> str:
        """Why nothing can be done with a thing, if something might have been."""
        options = self.begun_with(subject)
        if subject is None or any(option.target != subjects.OWN_HAND for option in options):
            return ""
        reason = self.reasons.get(subject, "")
        return f"to be taken, not played: {reason}" if reason and options else reason

    def inviting(self) -> list[Subject]:
        """The things to be picked up that glow: not what could only be taken into the hand from among many, nor what
        gives the game up."""
        return [
            subject for subject in self.sources() if subject != subjects.GIVING_UP
            if subject.kind not in (subjects.HAND, subjects.MEADOW)
            or any(option.target != subjects.OWN_HAND for option in self.about(subject))
        ]  # fmt: skip
