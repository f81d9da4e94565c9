"""Using a card of an opponent's city as if it lay in one's own."""

from __future__ import annotations

from collections.abc import Callable

from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.state import Built
from everdell_desktop.engine.turn import Turn


def copy_options(turn: Turn, fits: Callable[[Built], bool]) -> list[Option]:
    """Cards of opponents, `<card>@<seat>`, each kind of a city once; the value is the seat and the card."""
    options: dict[str, Option] = {}
    for seat, built in turn.built_everywhere(turn.opponents()):
        if not built.card.legendary and fits(built):
            label = f"{built.card.name} of {turn.state.players[seat].name}"
            key = f"{built.card.id}@{seat}"
            options.setdefault(key, Option(key, label, (seat, built), Subject("city", built.uid, seat)))
    return list(options.values())
