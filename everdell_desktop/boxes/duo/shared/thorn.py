"""Miss Lily Thorn: what she takes when a season ends, and what she scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from everdell_desktop.engine.cards import PROSPERITY, Card
from everdell_desktop.engine.goods import NOTHING
from everdell_desktop.engine.scoring import ScoreSheet
from everdell_desktop.engine.state import AUTUMN, SPRING, State
from everdell_desktop.engine.turn import Turn

from ..part import LAST, STOREHOUSE, part_of
from ..path import COLUMNS
from .thorn_levels import STARTING_CARDS

SEAT = 2
"""Where her score sheet stands, behind those of the mayors."""
NAME = "Miss Thorn"
LOWER = (SPRING, AUTUMN)
"""The seasons in which she takes from the lower row; in the others it is the upper one."""


def deal(turn: Turn) -> None:
    """Her first cards lie open."""
    part_of(turn.state).thorn_cards = cards = tuple(turn.take_from_deck(STARTING_CARDS))
    tell(turn, cards, ())


def season_ends(turn: Turn) -> None:
    """Events under skunks, then Meadow cards by path space from the left; then the Meadow is filled (D21).

    After autumn she also takes the Events that nobody achieved.
    """
    part, season = part_of(turn.state), turn.state.players[0].season
    events = [tile for tile in part.event_tiles if tile is not None]
    if season != AUTUMN:
        under = part.under_skunks()
        events = [tile for tile in events if tile.id in under]
    part.event_tiles = tuple(None if tile in events else tile for tile in part.event_tiles)
    part.thorn_events = (*part.thorn_events, *events)
    turn.state.awards = tuple(award for award in turn.state.awards if award not in events)
    cards: list[Card] = []
    for space in part.skunks.meadow:
        if space == LAST:
            cards += turn.take_from_deck(1)
        else:
            cards += turn.take_from_meadow([space - 1 + (COLUMNS if season in LOWER else 0)])
    if any(card.id == STOREHOUSE for card in cards):
        part.load = NOTHING
    part.thorn_cards = (*part.thorn_cards, *cards)
    tell(turn, cards, events)
    turn.refill_meadow()


def tell(turn: Turn, cards: Sequence[Card], events: Sequence[Any]) -> None:
    if turn.journal:
        names = ", ".join(thing.name for thing in (*cards, *events))
        taken, won = [card.id for card in cards], [event.id for event in events]
        turn.journal.note("thorn", turn.seat, cards=taken, events=won, text=f"sees Miss Thorn take {names}")


def sheet(state: State) -> ScoreSheet:
    """Printed points, the level's points for purple cards in place of their text, Events that are hers or would be."""
    part = part_of(state)
    level = part.plan.level
    assert level is not None
    purple = sum(card.color == PROSPERITY for card in part.thorn_cards)
    parts = {
        "cards": sum(card.points for card in part.thorn_cards),
        "prosperity": purple * level.points_per_prosperity_card,
        "events": sum(event.points for event in (*part.thorn_events, *part.event_tiles) if event is not None),
        "bonus": level.bonus_points,
    }
    return ScoreSheet(SEAT, parts, name=NAME)
