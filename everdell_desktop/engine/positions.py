"""Reading a position: the one shape that saves, puzzles, bug reports and tests share.

A position names what matters and the rest is dealt from its seed. `writing` names everything, so that what it writes
is read back as the very same table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from .awards import BASIC_EVENT, SPECIAL_EVENT
from .cards import Card
from .chance import shuffled
from .placing import WORKER
from .reading import (
    PositionError,
    as_list,
    as_mapping,
    as_number,
    as_text,
    known,
    pick,
    read_built,
    read_claimed,
    read_goods,
)
from .rounds import blank_state, run_turn
from .ruleset import BoxError, Ruleset, Seat, Setup, Shelf
from .search import first_pick
from .seasons import NEW_WORKERS
from .spaces import FOREST
from .state import ASIDE, SEASONS, Built, Player, State, Worker

TABLE_KEYS = {
    "answers", "basic_events", "boxes", "chance", "deck", "discard", "forest", "meadow", "options", "seats", "seed",
    "special_events", "to_move", "turn",
}  # fmt: skip
SEAT_KEYS = {"animal", "city", "events", "goods", "hand", "name", "passed", "placed", "points", "season", "workers"}
MOST_WORKERS = 6


def read_setup(data: Mapping[str, Any]) -> Setup:
    """Boxes, seats and options; what is left out is the base game for two."""
    boxes = tuple(as_text(name, "a box") for name in as_list(data.get("boxes", ["base"]), "boxes"))
    seats = []
    for number, seat in enumerate(as_list(data.get("seats", [{}, {}]), "seats"), start=1):
        entry = as_mapping(seat, f"seat {number}")
        name = as_text(entry.get("name", f"Player {number}"), f"the name of seat {number}")
        seats.append(Seat(name, as_text(entry.get("animal", ""), f"the animal of seat {number}")))
    return Setup(boxes, tuple(seats), dict(as_mapping(data.get("options", {}), "options")))


def read(data: Any, shelf: Shelf) -> tuple[State, Ruleset]:
    """The table a position describes; raises PositionError with a sentence naming the part that is wrong."""
    position = as_mapping(data, "a position")
    try:
        rules = shelf.rules(read_setup(position))
    except BoxError as error:
        raise PositionError(str(error)) from None
    automatic = [seat.automaton for seat in rules.setup.seats if seat.automaton]
    part_keys = {key for kind in rules.parts.values() for key in kind.keys}
    for key in position:
        if key not in TABLE_KEYS and key not in automatic and key not in part_keys:
            raise PositionError(f"a position has no part {key!r}")
    state = blank_state(rules, as_number(position.get("seed", 0), "seed", least=-(2**63)))
    if position.get("turn") == 0:
        return state, rules
    run_turn(state, rules, first_pick)
    entries = [as_mapping(seat, "a seat") for seat in as_list(position.get("seats", [{}, {}]), "seats")]
    entries += [as_mapping(position.get(name, {}), name) for name in automatic]
    for player, entry in zip(state.players, entries, strict=True):
        read_player(player, entry, rules)
    read_board(state, position, rules)
    for seat, entry in enumerate(entries):
        automaton = rules.automata.get(state.players[seat].automaton)
        if automaton is not None and automaton.settle is not None and "placed" not in entry:
            automaton.settle(state, seat)
    deal_cards(state, position, entries, rules)
    for name, kind in rules.parts.items():
        state.parts[name] = kind.read(state.parts[name], dict(position), rules)
    check_places(state, rules)
    return state, rules


def read_player(player: Player, entry: Mapping[str, Any], rules: Ruleset) -> None:
    who = player.name
    for key in entry:
        if key not in SEAT_KEYS and not any(key in kind.seat_keys for kind in rules.parts.values()):
            raise PositionError(f"the seat of {who} has no part {key!r}")
    player.season = known(entry.get("season", SEASONS[player.season]), SEASONS, f"the season of {who}")
    player.goods = read_goods(entry.get("goods", {}), f"the goods of {who}")
    player.points = as_number(entry.get("points", 0), f"the points of {who}")
    player.passed = bool(entry.get("passed", False))
    player.city = read_city(entry.get("city", []), who, rules)
    player.events = tuple(
        read_claimed(event, rules.awards, rules.cards, who) for event in as_list(entry.get("events", []), f"events of {who}")
    )
    read_workers(player, entry)
    if not player.automaton and sum_of_spaces(player.city) > rules.city_spaces:
        raise PositionError(f"the city of {who} needs more than {rules.city_spaces} spaces")


def read_city(entries: Any, who: str, rules: Ruleset) -> tuple[Built, ...]:
    city: list[Built] = []
    for entry in as_list(entries, f"the city of {who}"):
        city.append(read_built(entry, city, rules.cards, who))
    uids = {built.uid: built for built in city}
    for built in city:
        if built.partner:
            partner = uids.get(built.partner)
            if partner is None or partner.card.shares_with not in built.card.names:
                raise PositionError(f"{built.uid} in the city of {who} cannot share the space of {built.partner!r}")
            uids[built.partner] = partner._replace(partner=built.uid)
    return tuple(uids[built.uid] for built in city)


def sum_of_spaces(city: tuple[Built, ...]) -> int:
    taking = [built for built in city if built.card.takes_space]
    return len(taking) - sum(1 for built in taking if built.partner) // 2


def read_workers(player: Player, entry: Mapping[str, Any]) -> None:
    """Free and placed workers; what is left out is what the season brings."""
    if player.automaton and "placed" not in entry:
        return
    placed = []
    for place in as_list(entry.get("placed", []), f"the placed workers of {player.name}"):
        if isinstance(place, Mapping):
            placed.append(Worker(as_text(place.get("kind", WORKER), "a worker"), as_text(place.get("place"), "a place")))
        else:
            placed.append(Worker(place=as_text(place, "a place")))
    ordinary = sum(1 for worker in placed if worker.kind == WORKER)
    by_season = 2 + sum(number for season, number in NEW_WORKERS.items() if season <= player.season)
    free = as_number(entry.get("workers", max(0, by_season - ordinary)), f"the workers of {player.name}")
    if free + ordinary > MOST_WORKERS:
        raise PositionError(f"{player.name} has {free + ordinary} workers, but there are only {MOST_WORKERS}")
    others = [worker for worker in player.workers if worker.kind != WORKER]
    if any(worker.kind != WORKER for worker in placed):
        others = []
    player.workers = (*placed, *(Worker() for _ in range(free)), *others)


def read_board(state: State, position: Mapping[str, Any], rules: Ruleset) -> None:
    state.turn = as_number(position.get("turn", 1), "turn", least=1)
    state.chance = as_number(position.get("chance", state.chance), "chance")
    state.seat = as_number(position.get("to_move", 0), "to_move")
    people = sum(1 for player in state.players if not player.automaton)
    if state.seat >= people:
        raise PositionError(f"to_move is {state.seat}, but the last seat is {people - 1}")
    if "forest" in position:
        forest = [pick(rules.spaces, name, "forest card") for name in as_list(position["forest"], "forest")]
        if any(space.kind != FOREST for space in forest) or len(set(forest)) != len(forest):
            raise PositionError("forest must name different forest cards")
        state.spaces = (*(space for space in state.spaces if space.kind != FOREST), *forest)
    claimed = {event.award for player in state.players for event in player.events}
    if len(claimed) != sum(len(player.events) for player in state.players):
        raise PositionError("an event can be achieved only once")
    awards = []
    for key, kind in (("basic_events", BASIC_EVENT), ("special_events", SPECIAL_EVENT)):
        dealt = [award for award in state.awards if award.kind == kind]
        if key in position:
            named = [pick(rules.awards, name, "event") for name in as_list(position[key], key)]
            for award in named:
                if award.kind != kind or award in claimed:
                    raise PositionError(f"{award.id} cannot be among {key}")
        else:
            left = len(dealt) - sum(1 for award in claimed if award.kind == kind)
            named = [award for award in dealt if award not in claimed][: max(0, left)]
        awards += named
    state.awards = (*(award for award in state.awards if award.kind not in (BASIC_EVENT, SPECIAL_EVENT)), *awards)


def deal_cards(state: State, position: Mapping[str, Any], entries: list[Mapping[str, Any]], rules: Ruleset) -> None:
    """Named cards first; whatever is left is shuffled and fills hands, Meadow and the rest of the deck."""

    def cards(names: Any, what: str) -> list[Card]:
        return [pick(rules.cards, name, "card", what) for name in as_list(names, what)]

    hands = [
        cards(entry["hand"], f"the hand of {player.name}") if "hand" in entry else None
        for player, entry in zip(state.players, entries, strict=True)
    ]  # fmt: skip
    for player, hand in zip(state.players, hands, strict=True):
        if hand and len(hand) > rules.hand_limit:
            raise PositionError(f"{player.name} holds {len(hand)} cards, but a hand has at most {rules.hand_limit}")
    names = as_list(position.get("meadow", []), "meadow")
    meadow = [pick(rules.cards, name, "card", "the Meadow") if name is not None else None for name in names]
    if len(meadow) > rules.meadow_size:
        raise PositionError(f"the Meadow has only {rules.meadow_size} places")
    deck = cards(position.get("deck", []), "the deck")
    discard = cards(position.get("discard", []), "the discard pile")
    used: Counter[Card] = Counter([*deck, *discard, *(card for card in meadow if card)])
    for player, hand in zip(state.players, hands, strict=True):
        used.update(hand or ())
        for built in player.city:
            used.update((built.card, *built.under))
        for claimed in player.events:
            used.update(claimed.under)
    pool = []
    for card in rules.cards.values():
        if used[card] > card.copies:
            raise PositionError(f"{used[card]} copies of {card.id} are needed, but there are only {card.copies}")
        pool += [card] * (card.copies - used[card])
    pool = shuffled(pool, state.seed, state.chance)
    for player, hand in zip(state.players, hands, strict=True):
        if hand is None:
            hand = [pool.pop() for _ in range(min(len(player.hand), len(pool)))]
        player.hand = tuple(hand)
    if "meadow" not in position or len(meadow) < rules.meadow_size:
        meadow += [pool.pop() if pool else None for _ in range(rules.meadow_size - len(meadow))]
    state.meadow = tuple(meadow)
    state.deck = (*pool, *reversed(deck))
    state.discard = tuple(reversed(discard))


def check_places(state: State, rules: Ruleset) -> None:
    """Every worker stands where one can stand, and no place holds too many."""
    standing: Counter[str] = Counter()
    shut = set()
    for player in state.players:
        mine: Counter[str] = Counter(worker.place for worker in player.workers if worker.place)
        standing.update(mine)
        for place in mine:
            if place.startswith("meadow:"):
                shut.add(as_number(int(place[7:]) if place[7:].isdigit() else place[7:], f"the place {place!r}"))
            space = rules.spaces.get(place)
            if space is not None and space.one_each and mine[place] > 1:
                raise PositionError(f"{player.name} cannot have two workers on {place}")
    for place, number in standing.items():
        limit = room_at(state, rules, place)
        if number > limit:
            raise PositionError(f"{number} workers stand on {place}, but there is room for {limit}")
    state.shut = frozenset(shut)


def room_at(state: State, rules: Ruleset, place: str) -> int:
    """How many workers find room at a place; raises where there is no such place."""
    if place == ASIDE:
        return MOST_WORKERS * len(state.players)
    kind, _, rest = place.partition(":")
    if kind == "meadow" and rest.isdigit() and int(rest) < rules.meadow_size:
        return 1
    if kind == "event" and rest in rules.awards:
        return 1
    if kind == "city" and rest.partition(":")[0].isdigit():
        seat, _, uid = rest.partition(":")
        if int(seat) < len(state.players):
            for built in state.players[int(seat)].city:
                if built.uid == uid:
                    return MOST_WORKERS * len(state.players) if not built.card.keeps_workers else built.card.worker_spaces
    for space in state.spaces:
        if space.id == place:
            return space.room(len(state.players))
    raise PositionError(f"there is no place {place!r} for a worker")
