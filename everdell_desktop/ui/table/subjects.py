"""The things of the game that nodes stand for: one value for each, whatever an option or the journal calls it."""

from __future__ import annotations

from everdell_desktop.engine.decisions import Option, Subject

HAND, MEADOW, CITY, SPACE, AWARD, WORKER, SEAT, DEED, GOODS = (
    "hand", "meadow", "city", "space", "award", "worker", "seat", "deed", "goods",
)  # fmt: skip
OWN_CITY, OWN_HAND = Subject(SEAT, "city"), Subject(SEAT, "hand")
GIVING_UP = Subject(DEED, "concede")
DECK, DISCARD = Subject("deck", "deck"), Subject("discard", "discard")


def thing(subject: Subject) -> Subject:
    """The one value under which the table knows a subject: copies of a card in a hand are alike, a Meadow slot is
    the same whatever lies in it, and it does not matter who is asked."""
    if subject.kind == HAND:
        return Subject(HAND, subject.id)
    if subject.kind == MEADOW:
        return Subject(MEADOW, "", -1, subject.slot)
    return Subject(SEAT, subject.id) if subject.kind == SEAT else subject


def touched(option: Option) -> list[Subject]:
    """The things that stand for an option: pressing either of them means it."""
    return [thing(subject) for subject in (option.subject, option.target) if subject is not None]


def asked_about(option: Option) -> Subject | None:
    """What is pressed for an option of a question: its thing, or where it leads to if that thing is a worker."""
    goes = option.subject is not None and option.subject.kind == WORKER and option.target is not None
    subject = option.target if goes else option.subject
    return thing(subject) if subject is not None else None


def seat_of(seat: int) -> Subject:
    """A player, shown by the panel at the side."""
    return Subject(SEAT, str(seat))


def named(subject: Subject, copy: int = 1) -> str:
    """The node's name: for tests, for programs that use the mouse, and for the log of what went wrong."""
    words = {
        HAND: f"card:hand:{subject.id}",
        MEADOW: f"card:meadow:{subject.slot}",
        CITY: f"card:city:{subject.seat}:{subject.id}",
        SEAT: subject.id if subject in (OWN_CITY, OWN_HAND) else f"seat:{subject.id}",
    }
    slot = f":{subject.slot}" if subject.slot >= 0 else ""
    name = words.get(subject.kind, f"{subject.kind}:{subject.id}{slot}")
    return name if copy == 1 else f"{name}#{copy}"
