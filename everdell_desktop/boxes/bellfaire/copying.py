"""Foxes, who use the places of others, and Lizards, who have places of their own."""

from __future__ import annotations

from everdell_desktop.engine.cards import Card, Here
from everdell_desktop.engine.chance import shuffled
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.places import CITY, SPACE, Place
from everdell_desktop.engine.placing import Visit, spot_at
from everdell_desktop.engine.spaces import FOREST, JOURNEY, Space
from everdell_desktop.engine.turn import Turn

from .after_acting import told, visited_kind
from .held import held_by, unused_forest

LOOKED_AT = 3
"""So many Forest cards the Lizards look at to choose one."""


def track(turn: Turn, visit: Visit) -> Place | None:
    """Foxes: another place instead of the Forest location, where an opponent's worker stands; ours stays here.

    Not events, Journey, or cards where workers stay for good or whose visit nobody copies, as that of a legendary one
    (PROTOCOL_BOXES, Bellfaire 10). What the place asks for must be met.
    """
    if visited_kind(turn, visit) != FOREST:
        return None
    places = {
        worker.place for seat in turn.opponents() for worker in turn.state.players[seat].workers
        if worker.place is not None and may_track(turn, worker.place)
    }  # fmt: skip
    here = turn.rules.spaces[visit.place.id]
    options = [Option(here.id, here.name, visit.place, visit.place.subject)]
    options += [named(turn, place) for place in sorted(places - {visit.place})]
    chosen: Place = turn.choose_one("Use which place?", options, purpose="visit")
    if chosen != visit.place:
        told(turn, f"follows the tracks to {named(turn, chosen).label}")
    return chosen


def named(turn: Turn, place: Place) -> Option:
    spot = spot_at(turn, place)
    return Option(place.text, spot.name if spot is not None else place.text, place, place.subject)


def may_track(turn: Turn, place: Place) -> bool:
    spot = spot_at(turn, place)
    if place.kind == SPACE and isinstance(spot, Space):
        return (
            spot in turn.open_places()
            and spot.kind != JOURNEY
            and spot.takes == "worker"
            and (spot.block is None or spot.block(turn) is None)
        )
    if place.kind == CITY and isinstance(spot, Card):
        here = Here(place.seat, place.id)
        blocked = spot.visit_block is not None and spot.visit_block(turn, here) is not None
        copied = spot.on_visit is not None and spot.visit_is_copied and not spot.keeps_workers and not spot.legendary
        return copied and not blocked and spot.takes == "worker"
    return False


def stack_forest(turn: Turn) -> None:
    """Lizards: the Forest cards not in use become a stack of their own."""
    stack = shuffled(unused_forest(turn.rules, turn.state), turn.state.seed, turn.next_chance())
    held_by(turn.state, turn.seat).change(turn, stack=tuple(stack))


def wander(turn: Turn) -> None:
    """Lizards, at the start and as the last step of Prepare for Season: 1 of the top 3, the others go below."""
    held = held_by(turn.state, turn.seat)
    seen = held.stack[:LOOKED_AT]
    options = [Option(space.id, space.name, space, Subject("forest_card", space.id)) for space in seen]
    if turn.journal and seen:
        turn.journal.revealed = True
    chosen = turn.choose_one("Which place do you settle?", options, purpose="keep")
    if chosen is not None:
        others = tuple(space for space in seen if space is not chosen)
        held.change(turn, forest=(*held.forest, chosen), stack=(*held.stack[LOOKED_AT:], *others))
        told(turn, f"settles {chosen.name}")
