"""The train ticket: there and back, a worker that is out may travel on."""

from __future__ import annotations

from everdell_desktop.boxes.base.travelers import move_a_worker
from everdell_desktop.engine.actions import Action
from everdell_desktop.engine.decisions import Blocked, Option, Subject, doing
from everdell_desktop.engine.parts import with_seat
from everdell_desktop.engine.state import SUMMER
from everdell_desktop.engine.turn import Turn

from .part import INBOUND, OUTBOUND, USED, part_of


def use_ticket(turn: Turn) -> None:
    """A turn of its own: the worker goes wherever it could be placed, but not back to where it stood."""
    part, seat = part_of(turn.state), turn.seat
    side = part.ticket[seat]
    part.ticket = with_seat(part.ticket, seat, INBOUND if side == OUTBOUND else USED)
    if turn.journal:
        turn.journal.note("ticket", seat, side=side, text=f"uses the {side} ticket")
    turn.source = Subject("ticket", "ticket", seat)
    move_a_worker(turn, "Which worker takes the train?")
    turn.source = None


TICKET = doing("ticket", "", "Use the train ticket to move a worker", use_ticket, Subject("ticket", "ticket"))


def ticket_block(turn: Turn) -> str | None:
    """The outbound side comes first and may be used any time, the inbound side from summer on."""
    side = part_of(turn.state).ticket[turn.seat]
    if side == USED:
        return "your ticket is used up"
    if side == INBOUND and turn.player.season < SUMMER:
        return "the way back is open from summer on"
    if any(worker.place is not None and turn.is_movable(worker) for worker in turn.player.workers):
        return None
    return "none of your workers is out that could be moved"


def offers(turn: Turn) -> list[Option]:
    return [TICKET] if ticket_block(turn) is None else []


def blocked(turn: Turn) -> list[Blocked]:
    reason = ticket_block(turn)
    return [] if reason is None else [Blocked(TICKET.key, reason, TICKET.subject)]


USE_TICKET = Action("ticket", offers, blocked)
