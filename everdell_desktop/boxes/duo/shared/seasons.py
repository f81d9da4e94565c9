"""The seasons of a shared city: skunks move, and what a tile brings is divided as the mayors agree."""

from __future__ import annotations

from everdell_desktop.engine.effects.gaining import gain_any
from everdell_desktop.engine.turn import Turn

from ..part import part_of
from ..supply import draw_from_meadow
from . import thorn
from .checking import met
from .goals import Goal
from .producing import produce
from .prowling import send_out


def close_season(turn: Turn) -> None:
    """Goals of this season first (D20); then Miss Thorn takes what is hers. After autumn all goals are tested."""
    part, season = part_of(turn.state), turn.state.players[0].season
    last = len(TILES) - 1

    def due(goal: Goal) -> bool:
        return goal.season == season or (goal.season is None and season == last)

    known = zip(part.plan.goals, part.goals, strict=True)
    part.goals = tuple(met(turn.state, goal) if old is None and due(goal) else old for goal, old in known)
    if part.plan.level is not None:
        thorn.season_ends(turn)


def open_season(turn: Turn) -> None:
    """The chapter's own sharing holds again, and the skunks are rolled."""
    part = part_of(turn.state)
    part.sharing = part.plan.sharing
    send_out(turn)


def carry_out(turn: Turn, season: int, start: int) -> None:
    """What the tile brings; the mayor who begins is asked who takes it."""
    with turn.acting(start):
        for step in TILES[season]:
            step(turn)
        turn.refill_meadow()


# what a tile brings: the sum of both competitive shares


def who(turn: Turn, prompt: str) -> int:
    seat: int = turn.choose_one(prompt, turn.seat_options(range(len(turn.state.players))), purpose="seat")
    return seat


def from_deck(turn: Turn) -> None:
    turn.deal(1, who(turn, "Who draws a card from the deck?"))


def from_meadow(turn: Turn) -> None:
    with turn.acting(who(turn, "Who takes a Meadow card?")):
        draw_from_meadow(turn)


def resource(turn: Turn) -> None:
    with turn.acting(who(turn, "Who gains a resource?")):
        gain_any(turn, 1)


TILES = (
    (from_deck, from_deck, from_meadow),
    (produce, from_deck),
    (from_meadow, from_meadow, resource),
    (produce, resource),
)
WORDS = (
    "Both together draw 2 {card} and 1 {card} of the Meadow: who takes what is yours to say.",
    "The city produces, each card for one of you. One of you draws 1 {card}.",
    "Both together draw 2 {card} of the Meadow and gain 1 {any}: who takes what is yours to say.",
    "The city produces, each card for one of you. One of you gains 1 {any}.",
)
"""What each of them says."""
