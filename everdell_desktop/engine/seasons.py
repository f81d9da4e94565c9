"""The steps of Prepare for Season."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import Here
from .state import SEASONS, SUMMER

if TYPE_CHECKING:
    from .turn import Turn


def before_recall(turn: Turn) -> None:
    """Cards that act while the workers are still out."""
    for built in turn.city:
        if built.card.on_season is not None:
            built.card.on_season(turn, Here(turn.home, built.uid))


def recall(turn: Turn) -> None:
    """Workers come home, except those that stay for good."""
    turn.player.workers = tuple([
        worker if worker.place is None or turn.is_permanent(worker) else worker.sent_to(None)
        for worker in turn.player.workers
    ])  # fmt: skip


def new_season(turn: Turn) -> None:
    turn.player.season += 1
    if turn.journal:
        turn.journal.note("season", turn.seat, season=SEASONS[turn.player.season])


def new_workers(turn: Turn) -> None:
    there = sum(1 for worker in turn.player.workers if worker.counts)
    limits = turn.rules.limits
    turn.add_workers(max(0, min(limits.new_workers(turn.player.season), limits.most_workers - there)))


def bonus(turn: Turn) -> None:
    """Production in spring and autumn; in summer two Meadow cards, as far as the hand allows (2nd edition)."""
    if turn.player.season == SUMMER:
        turn.draw_from_meadow(2, "Draw 2 cards from the Meadow for summer")
    else:
        turn.produce()
