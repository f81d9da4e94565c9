"""What the box lays on the table: the river with its cards and the Shoal, and the player's Adornments."""

from __future__ import annotations

from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.housing import colors_with_lodgers
from everdell_desktop.engine.state import State
from everdell_desktop.engine.trays import BOARD, HOME, Counter, Tile, Tray

from .part import part_of
from .pearls import pearls_of
from .river import NEEDS, RIVER_SPACES
from .tiles import Adornment


def river_tiles(state: State, seat: int) -> list[Tile]:
    """The four river spaces with their cards, a covered one with what a visit needs."""
    tiles = []
    shown = colors_with_lodgers(state.players[seat].city)
    for space, (_, color, number), lying in zip(RIVER_SPACES, NEEDS, part_of(state).river, strict=True):
        there = shown[color]
        met = there >= number
        need = f"{number} {{{color}}}" if met else f"{there}/{number} {{{color}}}"
        art, title, text, strip = (
            "river/back",
            "Not seen yet",
            "Covered, with 1 {pearl} on it",
            "1 {pearl} to see it first",
        )
        if lying.open:
            art, title, text, strip = f"river/{lying.card.id}", lying.card.name, lying.card.text, lying.card.text
        subject = Subject("space", space.id)
        tiles.append(Tile(subject, art, title, f"{text}\n{space.text}", strip=strip, need=need, met=met))
    return tiles


def adornment_tiles(state: State, seat: int) -> list[Tile]:
    """Those held, to be played for a pearl, and those played."""
    held = [adornment_tile(tile)._replace(badge="1 {pearl}") for tile in part_of(state).adornments[seat]]
    return held + [tile._replace(spent=True) for tile in worn_tiles(state, seat)]


def worn_tiles(state: State, seat: int) -> list[Tile]:
    """Those played, which everybody sees."""
    return [adornment_tile(tile) for tile in part_of(state).played[seat]]


def adornment_tile(tile: Adornment) -> Tile:
    text = f"{tile.text}\nAt the end: {tile.end_text}"
    return Tile(Subject("adornment", tile.id), f"adornments/{tile.id}", tile.name, text)


TRAYS = (
    Tray("river", "The river", BOARD, river_tiles),
    Tray("adornments", "Adornments", HOME, adornment_tiles, public=worn_tiles),
)
COUNTERS = (Counter("pearl", "Pearls", pearls_of),)
