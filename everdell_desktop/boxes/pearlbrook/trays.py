"""What the box lays on the table: the river with its cards and the Shoal, and the player's Adornments."""

from __future__ import annotations

from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.state import State
from everdell_desktop.engine.trays import BOARD, HOME, Counter, Tile, Tray

from .part import part_of
from .pearls import pearls_of
from .river import NEEDS, RIVER_SPACES, THE_SHOAL


def river_tiles(state: State, seat: int) -> list[Tile]:
    """The four river spaces with their cards, a covered one with what a visit needs, and the Shoal."""
    tiles = []
    for space, (_, color, number), lying in zip(RIVER_SPACES, NEEDS, part_of(state).river, strict=True):
        subject = Subject("space", space.id)
        if lying.open:
            text = f"{lying.card.text}\n{space.text}"
            tiles.append(Tile(subject, f"river/{lying.card.id}", lying.card.name, text, f"{number} {{{color}}}"))
        else:
            text = f"{space.text}\nCovered, with 1 {{pearl}} on it"
            tiles.append(Tile(subject, "river/back", f"{number} {{{color}}}", text))
    return [*tiles, Tile(Subject("space", THE_SHOAL.id), "river", THE_SHOAL.name, THE_SHOAL.text)]


def adornment_tiles(state: State, seat: int) -> list[Tile]:
    """Those held, to be played for a pearl, and those played."""
    part = part_of(state)
    return [
        Tile(
            Subject("adornment", tile.id), f"adornments/{tile.id}", tile.name,
            f"{tile.text}\nAt the end: {tile.end_text}", "1 {pearl}" if tile in part.adornments[seat] else "",
            spent=tile in part.played[seat],
        )
        for tile in (*part.adornments[seat], *part.played[seat])
    ]  # fmt: skip


TRAYS = (
    Tray("river", "The river", BOARD, river_tiles),
    Tray("adornments", "Adornments", HOME, adornment_tiles),
)
COUNTERS = (Counter("pearl", "Pearls", pearls_of),)
