"""Writing the table as JSON: everything on it, in the shape of a position."""

from __future__ import annotations

from typing import Any

from . import goods as goods_json
from .ruleset import Ruleset, Setup
from .spaces import FOREST
from .state import SEASONS, WORKER, Built, Claimed, Player, State


def write(state: State, rules: Ruleset) -> dict[str, Any]:
    """Everything on the table."""
    position = write_setup(rules.setup)
    position.update(seed=state.seed, chance=state.chance, turn=state.turn, to_move=state.seat)
    seats = []
    for seat, player in enumerate(state.players):
        written = {key: value for key, value in write_player(player).items() if key not in rules.without}
        for key in rules.shared:
            shared = written.pop(key)
            if seat == 0:
                position[key] = shared
        for part in state.parts.values():
            written.update(part.write(state, seat))
        if player.automaton:
            position[player.automaton] = written
        else:
            seats.append(written)
    position["seats"] = seats
    position["meadow"] = [card.id if card else None for card in state.meadow]
    position["deck"] = [card.id for card in reversed(state.deck)]
    position["discard"] = [card.id for card in reversed(state.discard)]
    if "forest" not in rules.without:
        position["forest"] = [space.id for space in state.spaces if space.kind == FOREST]
    for key, kind in rules.award_keys.items():
        position[key] = [award.id for award in state.awards if award.kind == kind]
    for part in state.parts.values():
        position.update(part.write(state))
    return position


def write_setup(setup: Setup) -> dict[str, Any]:
    seats = [{"name": seat.name, "animal": seat.animal} for seat in setup.seats if not seat.automaton]
    return {"boxes": list(setup.boxes), "options": dict(setup.options), "seats": seats, **setup.brought}


def write_player(player: Player) -> dict[str, Any]:
    placed: list[Any] = []
    for worker in player.workers:
        place = "" if worker.place is None else worker.place.text
        if worker.kind == WORKER and place:
            placed.append(place)
        elif place or not worker.counts:
            placed.append({"place": place, "kind": worker.kind})
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
    if built.points or built.card.point_stock:
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
