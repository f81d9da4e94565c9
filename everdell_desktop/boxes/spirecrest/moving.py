"""Grey Cloak's Hideout: a worker that is out already moves here, and the place it came from is used once more.

No power and no ability of a big critter acts on that (PROTOCOL_BOXES, Spirecrest 14).
"""

from __future__ import annotations

from everdell_desktop.engine.actions import Action
from everdell_desktop.engine.cards import Card, Here
from everdell_desktop.engine.decisions import Blocked, Option, doing
from everdell_desktop.engine.places import EVENT, Place, on_board
from everdell_desktop.engine.placing import Visit, name_of, spot_at
from everdell_desktop.engine.spaces import Space
from everdell_desktop.engine.state import WORKER
from everdell_desktop.engine.turn import Turn

from .part import part_of
from .places import HIDEOUT

THERE = on_board(HIDEOUT.id)
ONCE_MORE = "once more"
"""What uses the place that was left: no kind of worker, so that no power answers."""


def usable(turn: Turn, place: Place) -> bool:
    """Whether a place where a worker stands can be carried out once more: no event, nothing that keeps it."""
    spot = spot_at(turn, place)
    if spot is None or spot.keeps_workers or place.kind == EVENT:
        return False
    if isinstance(spot, Space):
        return spot.takes == WORKER and (spot.block is None or spot.block(turn) is None)
    if isinstance(spot, Card):
        seat_and_uid = Here(place.seat, place.id)
        return spot.on_visit is not None and (spot.visit_block is None or spot.visit_block(turn, seat_and_uid) is None)
    return False


def movers(turn: Turn) -> dict[Place, int]:
    """The workers that may leave their place, each by that place; the ordinary one where two stand together."""
    found: dict[Place, int] = {}
    kinds = turn.rules.worker_kinds
    order = sorted(enumerate(turn.player.workers), key=lambda pair: not kinds[pair[1].kind].movable)
    for index, worker in order:
        if worker.place is not None and worker.counts and worker.place != THERE and usable(turn, worker.place):
            found.setdefault(worker.place, index)
    return found


def hide(turn: Turn) -> None:
    """It stands for placing a worker, also for the weather at the end of the turn (our ruling)."""
    options = [Option(f"from:{place.text}", name_of(turn, place), place, place.subject) for place in movers(turn)]
    place: Place = turn.choose_one("Which worker moves into the Hideout?", options, purpose="move")
    mover = movers(turn)[place]
    turn.worker_to(mover, THERE)
    turn.visits.append(Visit(THERE, turn.player.workers[mover].kind))
    turn.visit(place, ONCE_MORE)


def why_not(turn: Turn, owner: int) -> str | None:
    """Why the Hideout, which lies before its owner, cannot be used now."""
    if owner != turn.seat:
        return "only its owner may come here"
    if any(worker.place == THERE for worker in turn.player.workers):
        return "a worker of yours is there already"
    return None if movers(turn) else "none of your workers stands where it could be moved from"


OPTION = doing("place", HIDEOUT.id, f"Move a worker: {HIDEOUT.name}", hide, THERE.subject)


def offers(turn: Turn) -> list[Option]:
    owner = part_of(turn.state).owner_of(HIDEOUT.id)
    return [OPTION] if owner is not None and why_not(turn, owner[0]) is None else []


def blocked(turn: Turn) -> list[Blocked]:
    owner = part_of(turn.state).owner_of(HIDEOUT.id)
    reason = why_not(turn, owner[0]) if owner is not None else None
    return [Blocked(OPTION.key, reason, OPTION.subject)] if reason is not None else []


MOVE_TO_HIDEOUT = Action("move to hideout", offers, blocked)
