"""Writing the table as JSON: everything on it, in the shape of a position."""

from __future__ import annotations

from typing import Any

from . import goods as goods_json
from .placing import WORKER
from .ruleset import Ruleset, Setup
from .spaces import FOREST
from .state import SEASONS, Built, Claimed, Player, State


def write(state: State, rules: Ruleset) -> dict[str, Any]:
    """Everything on the table."""
    position = write_setup(rules.setup)
    position.update(seed=state.seed, chance=state.chance, turn=state.turn, to_move=state.seat)
    seats = []
    for seat, player in enumerate(state.players):
        written = write_player(player)
        if player.automaton:
            position[player.automaton] = written
        else:
            for name, part in state.parts.items():
                written.update(rules.parts[name].write_seat(part, seat))
            seats.append(written)
    position["seats"] = seats
    position["meadow"] = [card.id if card else None for card in state.meadow]
    position["deck"] = [card.id for card in reversed(state.deck)]
    position["discard"] = [card.id for card in reversed(state.discard)]
    position["forest"] = [space.id for space in state.spaces if space.kind == FOREST]
    for key, kind in rules.award_keys.items():
        position[key] = [award.id for award in state.awards if award.kind == kind]
    for name, part in state.parts.items():
        position.update(rules.parts[name].write(part, state))
    return position


def write_setup(setup: Setup) -> dict[str, Any]:
    seats = [{"name": seat.name, "animal": seat.animal} for seat in setup.seats if not seat.automaton]
    return {"boxes": list(setup.boxes), "options": dict(setup.options), "seats": seats}


def write_player(player: Player) -> dict[str, Any]:
    placed: list[Any] = []
    for worker in player.workers:
        if worker.kind != WORKER:
            placed.append({"place": worker.place, "kind": worker.kind})
        elif worker.place:
            placed.append(worker.place)
    return {
        "name": player.name,
        "animal": player.animal,
        "season": SEASONS[player.season],
        "workers": player.free_workers,
        "placed": placed,
        "goods": goods_json.to_json(player.goods),
        "points": player.points,
        "hand": [card.id for card in player.hand],
        "city": [write_built(built) for built in player.city],
        "events": [write_claimed(claimed) for claimed in player.events],
        "passed": player.passed,
    }


def write_built(built: Built) -> str | dict[str, Any]:
    """Just the card's id where nothing lies on it."""
    written: dict[str, Any] = {"card": built.card.id}
    if built.uid != built.card.id:
        written["uid"] = built.uid
    if built.occupied:
        written["occupied"] = True
    if built.goods.total:
        written["goods"] = goods_json.to_json(built.goods)
    if built.points:
        written["points"] = built.points
    if built.under:
        written["under"] = [card.id for card in built.under]
    if built.partner:
        written["shares"] = built.partner
    if built.on:
        written["on"] = built.on
    if built.spent:
        written["spent"] = True
    return written if len(written) > 1 else built.card.id


def write_claimed(claimed: Claimed) -> str | dict[str, Any]:
    written: dict[str, Any] = {"event": claimed.award.id}
    if claimed.goods.total:
        written["goods"] = goods_json.to_json(claimed.goods)
    if claimed.under:
        written["cards"] = [card.id for card in claimed.under]
    return written if len(written) > 1 else claimed.award.id
