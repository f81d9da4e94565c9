"""Reading where the workers of a position stand, and whether they can stand there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from .places import ASIDE, CITY, EVENT, MEADOW, SPACE, Place, on_meadow, read_place
from .quoting import quoted
from .reading import PositionError, as_list, as_number, as_text, check_keys
from .ruleset import Ruleset
from .spaces import Space
from .state import WORKER, Built, Player, State, Worker


def read_workers(player: Player, entry: Mapping[str, Any], rules: Ruleset) -> None:
    """Free and placed workers; what is left out is what the season brings."""
    who = player.name
    if player.automaton and "placed" not in entry:
        if "workers" in entry:
            raise PositionError(f"the workers of {who} can only be named together with where they are placed")
        return
    kinds = rules.worker_kinds
    placed = []
    for number, place in enumerate(as_list(entry.get("placed", []), f"the placed workers of {who}"), start=1):
        which = f"placed worker {number} of {who}"
        facts = place if isinstance(place, Mapping) else {"place": place}
        check_keys(facts, {"kind", "place"}, which)
        kind = as_text(facts.get("kind", WORKER), f"the kind of {which}")
        if kind not in kinds:
            raise PositionError(f"{which} is of a kind that is not in play: {quoted(kind)}")
        text = as_text(facts.get("place"), f"the place of {which}")
        if not text and kinds[kind].counts:
            raise PositionError(f"{which} has no place")
        placed.append(kinds[kind].new().sent_to(read_place(text) if text else None))
    ordinary = sum(1 for worker in placed if worker.counts)
    by_season, most = rules.limits.workers[player.season], rules.limits.most_workers
    free = as_number(entry.get("workers", max(0, by_season - ordinary)), f"the workers of {who}")
    if free + ordinary > most:
        raise PositionError(f"{who} has {free + ordinary} workers, but there are only {most}")
    others = [worker for worker in player.workers if not worker.counts]
    for worker in placed:
        dealt = next((other for other in others if other.kind == worker.kind), None)
        if dealt is not None:
            others.remove(dealt)
    player.workers = (*placed, *others, *(Worker() for _ in range(free)))


def check_places(state: State, rules: Ruleset) -> None:
    """Every worker stands where one can stand, and no place holds too many."""
    standing: Counter[Place] = Counter()
    for seat, player in enumerate(state.players):
        own = Counter(worker.place for worker in player.workers if worker.place)
        kinds = rules.worker_kinds
        standing.update(w.place for w in player.workers if w.place and kinds[w.kind].more_places is None)
        for worker in player.workers:
            if worker.place is not None:
                check_place(state, rules, seat, worker.kind, worker.place)
        for place in own:
            space = space_at(rules, place)
            if space is not None and space.one_each and own[place] > 1:
                raise PositionError(f"{player.name} cannot have two workers on {place.text}")
    for worker in (worker for player in state.players for worker in player.workers):
        if worker.place is not None and rules.worker_kinds[worker.kind].more_places is not None:
            room_at(state, rules, worker.place)  # it may stand where there is no room for others
    joined = places_joined(state, rules)
    for place, number in standing.items():
        limit = room_at(state, rules, place)
        if number > limit + (place in joined) and not (limit and rules.limits.crowding):
            workers = "1 worker stands" if number == 1 else f"{number} workers stand"
            raise PositionError(f"{workers} on {place.text}, but there is room for {limit or 'none'}")
    state.shut = frozenset(slot for slot in range(rules.limits.meadow) if on_meadow(slot) in standing)


def places_joined(state: State, rules: Ruleset) -> set[Place | None]:
    """Where a worker has stayed behind to which one of somebody who plays by rule has come: no room is asked for it."""
    everybody = [(player, worker) for player in state.players for worker in player.workers]
    stayed = {worker.place for _, worker in everybody if rules.worker_kinds[worker.kind].stays}
    return stayed & {worker.place for player, worker in everybody if player.automaton}


def check_place(state: State, rules: Ruleset, seat: int, kind: str, place: Place) -> None:
    """On the Meadow stands only who plays by rule, on an event who achieved it, in other cities where it is open.

    A place takes workers of its kind only, except where those wait whose card is gone.
    """
    player, where = state.players[seat], quoted(place.text)
    who = f"a {kind} of {player.name}"
    if place.kind == MEADOW and not player.automaton:
        raise PositionError(f"{who} cannot stand on the Meadow: {where}")
    if place.kind == EVENT and not any(event.award.id == place.id for event in player.events):
        raise PositionError(f"{who} stands on {where}, an event {player.name} has not achieved")
    built = built_at(state, place)
    if place == ASIDE or (built is not None and built.card.shelters_workers):
        return
    goes_anywhere = rules.worker_kinds[kind].more_places is not None
    spot = space_at(rules, place) or (built.card if built is not None else None)
    takes = spot.takes if spot is not None else WORKER
    if rules.worker_kinds[kind].place_kind != takes and not goes_anywhere:
        raise PositionError(f"{who} cannot stand on {where}, which takes other workers")
    welcome = built is None or built.card.open or built.card.carries_workers or place.seat == state.homes[seat]
    if not welcome and not goes_anywhere:
        raise PositionError(f"{who} cannot stand on {where}, which is not open to visitors")


def space_at(rules: Ruleset, place: Place) -> Space | None:
    return rules.spaces.get(place.id) if place.kind == SPACE else None


def built_at(state: State, place: Place) -> Built | None:
    if place.kind == CITY and place.seat < len(state.players):
        for built in state.players[place.seat].city:
            if built.uid == place.id:
                return built
    return None


def room_at(state: State, rules: Ruleset, place: Place) -> int:
    """How many workers find room at a place; raises where there is no such place.

    A second space counts even without the card that opens it: that card may have left the city since.
    """
    everybody = rules.limits.most_workers * len(state.players)
    if place == ASIDE:
        return everybody
    if place.kind == MEADOW and place.slot < rules.limits.meadow:
        return 1
    if place.kind == EVENT and place.id in rules.awards:
        return 1
    built = built_at(state, place)
    if built is not None:
        return everybody if built.card.shelters_workers else built.card.worker_spaces
    for space in (*state.spaces, *(owned.space for owned in rules.owned_places(state))):
        if place.kind == SPACE and space.id == place.id:
            return space.room(len(state.players))
    raise PositionError(f"there is no place {quoted(place.text)} for a worker")
