"""What happened, entry by entry: the source of the log, the animations and the recap."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple


class Entry(NamedTuple):
    """One thing that happened to a seat."""

    kind: str
    seat: int
    facts: Mapping[str, Any]
    """Names and numbers everybody may know."""
    secret: Mapping[str, Any]
    """What only that seat may know."""

    def told(self, *, secret: bool) -> dict[str, Any]:
        """The entry as JSON, with its secret or without."""
        told: dict[str, Any] = {"kind": self.kind, "seat": self.seat, **self.facts}
        if secret:
            told.update(self.secret)
        return told

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The entry for a seat that knows only its own secrets; None knows all."""
        return self.told(secret=seat is None or seat == self.seat)


class Journal:
    """Collects entries and knows whether something hidden came to light."""

    __slots__ = ("entries", "revealed")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.revealed = False
        """True once hidden information was revealed; whoever honours undo reads and resets it."""

    def note(self, kind: str, seat: int, secret: Mapping[str, Any] | None = None, **facts: Any) -> None:
        self.entries.append(Entry(kind, seat, facts, secret or {}))


def seen(entries: Sequence[Entry], seats: Collection[int] | None) -> list[dict[str, Any]]:
    """What happened, for whoever knows the secrets of these seats (`rules.seen_by`); None knows all."""
    return [entry.told(secret=seats is None or entry.seat in seats) for entry in entries]
