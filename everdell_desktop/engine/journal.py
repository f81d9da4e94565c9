"""What happened, entry by entry: the source of the log, the animations and the recap."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple


class Entry(NamedTuple):
    """One thing that happened to a seat."""

    kind: str
    seat: int
    facts: Mapping[str, Any]
    """Names and numbers everybody may know."""
    secret: Mapping[str, Any]
    """What only that seat may know."""

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The entry as JSON for a seat; None sees all."""
        seen: dict[str, Any] = {"kind": self.kind, "seat": self.seat, **self.facts}
        if seat is None or seat == self.seat:
            seen.update(self.secret)
        return seen


class Journal:
    """Collects entries and knows whether something hidden came to light."""

    __slots__ = ("entries", "revealed")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.revealed = False
        """True once hidden information was revealed; whoever honours undo reads and resets it."""

    def note(self, kind: str, seat: int, secret: Mapping[str, Any] | None = None, **facts: Any) -> None:
        self.entries.append(Entry(kind, seat, facts, secret or {}))


def seen(entries: Sequence[Entry], seat: int | None) -> list[dict[str, Any]]:
    return [entry.seen_by(seat) for entry in entries]
