"""The season tiles: what each brings, in which order, and who begins."""

from __future__ import annotations

from everdell_desktop.engine.effects.gaining import gain_any
from everdell_desktop.engine.seasons import recall
from everdell_desktop.engine.state import AUTUMN, SEASONS
from everdell_desktop.engine.turn import Turn

from .part import FIRST, HARE, TORTOISE, part_of
from .shared.seasons import carry_out, close_season, open_season
from .supply import draw_from_meadow

STARTS = (HARE, TORTOISE, HARE, TORTOISE)
"""Who begins, by season."""


def end_season(turn: Turn) -> None:
    """Workers come home and the next tile is carried out; after autumn nothing more happens."""
    state = turn.state
    part = part_of(state)
    season = state.players[0].season + 1
    turn.rule = "season"
    if part.plan.shared:
        close_season(turn)
    if season > AUTUMN:
        return
    for seat, player in enumerate(state.players):
        with turn.acting(seat):
            recall(turn)
        player.season = season
    part.event_spots = ()
    part.sun = part.moon = FIRST
    if turn.journal:
        turn.journal.note("season", turn.seat, season=SEASONS[season])
    if part.plan.shared:
        open_season(turn)
    flow_on(turn)
    bring(turn, season)
    state.seat = 1 - STARTS[season]  # the other one comes next


def flow_on(turn: Turn) -> None:
    """Two new River tiles; those of last season go below the stack."""
    part = part_of(turn.state)
    new, rest = part.river_stack[:2], part.river_stack[2:]
    part.river, part.river_stack = new, (*rest, *(tile for tile in part.river if tile is not None))
    if turn.journal:
        turn.journal.revealed = True
        names = ", ".join(tile.name for tile in new)
        turn.journal.note("river", turn.seat, tiles=[tile.id for tile in new], text=f"finds new River tiles: {names}")


def bring(turn: Turn, season: int) -> None:
    """What a season tile brings."""
    if part_of(turn.state).plan.shared:
        carry_out(turn, season, STARTS[season])
    else:
        TILES[season](turn)


def winter(turn: Turn) -> None:
    turn.deal(1, HARE)
    with turn.acting(TORTOISE):
        turn.deal(1, TORTOISE)
        draw_from_meadow(turn)
    turn.refill_meadow()


def spring(turn: Turn) -> None:
    with turn.acting(TORTOISE):
        turn.produce()
    with turn.acting(HARE):
        turn.produce()
        turn.deal(1, HARE)


def summer(turn: Turn) -> None:
    with turn.acting(HARE):
        draw_from_meadow(turn)
    with turn.acting(TORTOISE):
        draw_from_meadow(turn)
        gain_any(turn, 1)
    turn.refill_meadow()


def autumn(turn: Turn) -> None:
    with turn.acting(TORTOISE):
        turn.produce()
    with turn.acting(HARE):
        turn.produce()
        gain_any(turn, 1)


TILES = (winter, spring, summer, autumn)
WORDS = (
    "The Hare draws 1 {card}. The Tortoise draws 1 {card} and 1 {card} of the Meadow.",
    "The Tortoise produces, then the Hare, who draws 1 {card} too.",
    "The Hare, then the Tortoise draws 1 {card} of the Meadow; the Tortoise gains 1 {any} too.",
    "The Tortoise produces, then the Hare, who gains 1 {any} too.",
)
"""What each of them says."""
