"""What the table shows: the Event spots, the River tiles, Sun and Moon on their path, and the Occupied tokens."""

from __future__ import annotations

from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.state import State
from everdell_desktop.engine.trays import BOARD, Counter, Tile, Tray

from .events import JOURNEY, REWARD_WORDS
from .needs import AtLeast, MoreThanOpponent, Need
from .part import part_of
from .path import MOON, SUN, TITLES


def event_tiles(state: State, seat: int) -> list[Tile]:
    """The Events by spot, with what the board gives beneath them; Journey lies at the end, where two compete."""
    tiles = []
    for spot, (tile, reward) in enumerate(zip(part_of(state).event_tiles, REWARD_WORDS, strict=True)):
        if tile is None:
            tiles.append(Tile(Subject("event_spot", str(spot + 1)), "", "Achieved", f"The board gave {reward}"))
            continue
        reached = progress(tile.needs, state, seat)
        tiles.append(Tile(
            Subject("award", tile.id), tile.picture, tile.name, f"{tile.text}\nThe board gives {reward}",
            strip=reward, worth=str(tile.points), now=reached,
        ))  # fmt: skip
    if part_of(state).plan.shared:
        return tiles
    subject = Subject("award", JOURNEY.id)
    return [*tiles, Tile(subject, JOURNEY.picture, JOURNEY.name, JOURNEY.text, worth=str(JOURNEY.points))]


def progress(need: Need | None, state: State, seat: int) -> str:
    """How far the seat has come, such as `3 of 5`."""
    if isinstance(need, MoreThanOpponent):
        return f"{need.together(state, seat)} of {need.minimum_now(state)}"
    if isinstance(need, AtLeast):
        return ", ".join(f"{have} of {number}" for have, number in need.reached(state, seat))
    return ""


def river_tiles(state: State, seat: int) -> list[Tile]:
    return [
        Tile(Subject("space", f"river_{slot + 1}"), f"river/duo/{tile.id}", tile.name, tile.text, strip=tile.text)
        for slot, tile in enumerate(part_of(state).river) if tile is not None
    ]  # fmt: skip


def path_pieces(state: State, seat: int) -> list[Tile]:
    """Sun and Moon; what touches them can be played from the Meadow."""
    part = part_of(state)
    words = {SUN: "Moves when a {worker} is placed", MOON: "Moves when a {card} is played"}
    return [
        Tile(Subject("path", token), f"duo/{token}", f"{TITLES[token]}, space {space}", words[token], step=space - 1)
        for token, space in ((SUN, part.sun), (MOON, part.moon))
    ]  # fmt: skip


TRAYS = (
    Tray("event_tiles", "Events", BOARD, event_tiles),
    Tray("river", "River tiles", BOARD, river_tiles),
    Tray("path", "Sun and Moon", BOARD, path_pieces),
)
COUNTERS = (Counter("occupied", "Occupied tokens", lambda state, seat: part_of(state).occupied_tokens[seat]),)
