"""Reading a position: the one shape that saves, puzzles, bug reports and tests share.

A position names what matters and the rest is dealt from its seed. `writing` names everything, so that what it writes
is read back as the very same table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from .awards import Award
from .cards import Card
from .chance import shuffled
from .housing import free_spaces
from .placing import WORKER
from .quoting import quoted
from .reading import (
    SEEDS,
    PositionError,
    as_flag,
    as_list,
    as_mapping,
    as_name,
    as_number,
    as_text,
    check_keys,
    known,
    pick,
    pick_dealt,
    read_built,
    read_claimed,
    read_goods,
)
from .rounds import blank_state, run_turn
from .ruleset import BoxError, Ruleset, Seat, Setup, Shelf
from .search import first_pick
from .seasons import MOST_WORKERS, NEW_WORKERS
from .spaces import FOREST
from .state import ASIDE, SEASONS, Built, Player, State, Worker
from .writing import write

SETUP_KEYS = {"boxes", "options", "seats", "seed"}
TABLE_KEYS = {
    "answers", "chance", "deck", "discard", "forest", "meadow", "to_move", "turn", *SETUP_KEYS,
}  # fmt: skip
WHO_KEYS = {"animal", "name"}
SEAT_KEYS = {"city", "events", "goods", "hand", "passed", "placed", "points", "season", "workers", *WHO_KEYS}


def read_setup(data: Mapping[str, Any], shelf: Shelf) -> Setup:
    """Boxes, seats and options; what is left out is the first box of the shelf for two."""
    named = as_list(data.get("boxes", shelf.choosable()[:1]), "boxes")
    boxes = tuple(as_text(name, "a box") for name in named)
    seats: list[Seat] = []
    for number, seat in enumerate(as_list(data.get("seats", [{}, {}]), "seats"), start=1):
        entry = as_mapping(seat, f"seat {number}")
        name = as_name(entry.get("name", f"Player {number}"), f"the name of seat {number}")
        if any(name == other.name for other in seats):
            raise PositionError(f"two seats are called {quoted(name)}")
        seats.append(Seat(name, as_text(entry.get("animal", ""), f"the animal of seat {number}")))
    return Setup(boxes, tuple(seats), dict(as_mapping(data.get("options", {}), "options")))


def read_seed(data: Mapping[str, Any]) -> int:
    return as_number(data.get("seed", 0), "seed", *SEEDS)


def read(data: Any, shelf: Shelf) -> tuple[State, Ruleset]:
    """The table a position describes; raises PositionError with a sentence naming the part that is wrong."""
    position = as_mapping(data, "a position")
    try:
        rules = shelf.rules(read_setup(position, shelf))
    except BoxError as error:
        raise PositionError(str(error)) from None
    automatic = [seat.automaton for seat in rules.setup.seats if seat.automaton]
    part_keys = {key for kind in rules.parts.values() for key in kind.keys}
    check_keys(position, TABLE_KEYS | set(rules.award_keys) | part_keys | set(automatic), "a position")
    state = blank_state(rules, read_seed(position))
    entries = [as_mapping(seat, "a seat") for seat in as_list(position.get("seats", [{}, {}]), "seats")]
    entries += [as_mapping(position.get(name, {}), name) for name in automatic]
    if as_number(position.get("turn", 1), "turn") == 0:
        check_untouched(position, entries, state, rules)
        return state, rules
    run_turn(state, rules, first_pick)
    for player, entry in zip(state.players, entries, strict=True):
        read_player(player, entry, rules)
    read_board(state, position, rules)
    for seat, entry in enumerate(entries):
        automaton = rules.automata.get(state.players[seat].automaton)
        if automaton is not None and automaton.settle is not None and "placed" not in entry:
            automaton.settle(state, seat)
    deal_cards(state, position, entries, rules)
    for name, kind in rules.parts.items():
        state.parts[name] = kind.read(state.parts[name], dict(position), state, rules)
    check_places(state, rules)
    return state, rules


def check_untouched(
    position: Mapping[str, Any], entries: list[Mapping[str, Any]], state: State, rules: Ruleset
) -> None:  # fmt: skip
    """Before the table is laid out a position can name nothing but boxes, seats, options and the seed."""
    blank = write(state, rules)
    seats = [*blank["seats"], *(blank[seat.automaton] for seat in rules.setup.seats if seat.automaton)]
    for entry, untouched in zip(entries, seats, strict=True):
        for key, value in entry.items():
            if key not in WHO_KEYS and value != untouched.get(key):
                raise PositionError(f"turn 0 is before the table is laid out, so a seat cannot have {quoted(key)}")
    read_already = SETUP_KEYS | {"answers"} | {seat.automaton for seat in rules.setup.seats}
    for key, value in position.items():
        if key not in read_already and value != blank.get(key):
            raise PositionError(f"turn 0 is before the table is laid out, so there can be no {quoted(key)}")


def read_player(player: Player, entry: Mapping[str, Any], rules: Ruleset) -> None:
    who = player.name
    part_keys = {key for kind in rules.parts.values() for key in kind.seat_keys if not player.automaton}
    check_keys(entry, SEAT_KEYS | part_keys, f"the seat of {who}")
    for key, value in (("name", player.name), ("animal", player.animal)):
        if entry.get(key, value) != value:
            raise PositionError(f"the {key} of {who} cannot be {quoted(entry[key])}")
    player.season = known(entry.get("season", SEASONS[player.season]), SEASONS, f"the season of {who}")
    player.goods = read_goods(entry.get("goods", {}), f"the goods of {who}")
    player.points = as_number(entry.get("points", 0), f"the points of {who}")
    player.passed = as_flag(entry.get("passed", False), f"'passed' of {who}")
    player.city = read_city(entry.get("city", []), who, rules)
    events = as_list(entry.get("events", []), f"the events of {who}")
    player.events = tuple(read_claimed(event, rules.awards, rules.cards, who) for event in events)
    read_workers(player, entry, rules)
    if player.automaton:
        if entry.get("hand", []) != []:
            raise PositionError(f"{who} plays by rule and has no hand")
        if player.passed:
            raise PositionError(f"{who} plays by rule and does not pass")
    else:
        check_city(player, rules)


def check_city(player: Player, rules: Ruleset) -> None:
    """Unique cards once, and no more than the city has spaces for; an automaton may break both."""
    copies = Counter(built.card for built in player.city)
    for card, number in copies.items():
        if card.unique and number > 1:
            raise PositionError(f"the city of {player.name} holds {card.id} twice, but it is unique")
    if free_spaces(player.city, rules.city_spaces) < 0:
        raise PositionError(f"the city of {player.name} needs more than {rules.city_spaces} spaces")


def read_city(entries: Any, who: str, rules: Ruleset) -> tuple[Built, ...]:
    city: list[Built] = []
    for entry in as_list(entries, f"the city of {who}"):
        city.append(read_built(entry, city, rules.cards, who))
    by_uid = {built.uid: built for built in city}
    for built in city:
        if built.partner:
            partner = by_uid.get(built.partner)
            fits = partner is not None and partner.card.shares_with in built.card.names
            if partner is None or not fits or partner.partner not in ("", built.uid):
                raise PositionError(
                    f"{built.uid} in the city of {who} cannot share the space of {quoted(built.partner)}"
                )
            by_uid[built.partner] = partner._replace(partner=built.uid)
    return lodged([by_uid[built.uid] for built in city], who)


def lodged(city: list[Built], who: str) -> tuple[Built, ...]:
    """Cards that lodge lie where they are said to, else on the first construction that is free for them.

    One card is built on top of one that carries it, and some lie beneath a construction.
    """
    constructions = [built.uid for built in city if built.card.is_construction]
    free = list(constructions)
    carrying = [built.uid for built in city if built.card.carries]
    for built in [built for built in city if built.on]:
        card = built.card
        places = free if card.lodges else list(constructions) if card.slips_under else carrying
        if built.on not in places or built.on == built.uid or not (card.lodges or card.is_construction):
            raise PositionError(f"{built.uid} in the city of {who} cannot lie on {quoted(built.on)}")
        places.remove(built.on)
    return tuple(
        built._replace(on=free.pop(0)) if built.card.lodges and not built.on and free
        else built._replace(spent=True) if built.card.carries and built.uid not in carrying
        else built for built in city
    )  # fmt: skip


def read_workers(player: Player, entry: Mapping[str, Any], rules: Ruleset) -> None:
    """Free and placed workers; what is left out is what the season brings."""
    who = player.name
    if player.automaton and "placed" not in entry:
        if "workers" in entry:
            raise PositionError(f"the workers of {who} can only be named together with where they are placed")
        return
    kinds = {WORKER, *(worker.kind for worker in player.workers), *(space.takes for space in rules.spaces.values())}
    placed = []
    for number, place in enumerate(as_list(entry.get("placed", []), f"the placed workers of {who}"), start=1):
        which = f"placed worker {number} of {who}"
        facts = place if isinstance(place, Mapping) else {"place": place}
        check_keys(facts, {"kind", "place"}, which)
        kind = as_text(facts.get("kind", WORKER), f"the kind of {which}")
        if kind not in kinds:
            raise PositionError(f"{which} is of a kind that is not in play: {quoted(kind)}")
        worker = Worker(kind, as_text(facts.get("place"), f"the place of {which}"))
        if not worker.place and kind == WORKER:
            raise PositionError(f"{which} has no place")
        placed.append(worker)
    ordinary = sum(1 for worker in placed if worker.kind == WORKER)
    by_season = 2 + sum(number for season, number in NEW_WORKERS.items() if season <= player.season)
    free = as_number(entry.get("workers", max(0, by_season - ordinary)), f"the workers of {who}")
    if free + ordinary > MOST_WORKERS:
        raise PositionError(f"{who} has {free + ordinary} workers, but there are only {MOST_WORKERS}")
    others = [worker for worker in player.workers if worker.kind != WORKER]
    for worker in placed:
        dealt = next((other for other in others if other.kind == worker.kind), None)
        if dealt is not None:
            others.remove(dealt)
    player.workers = (*placed, *others, *(Worker() for _ in range(free)))


def read_board(state: State, position: Mapping[str, Any], rules: Ruleset) -> None:
    state.turn = as_number(position.get("turn", 1), "turn", least=1)
    state.chance = as_number(position.get("chance", state.chance), "chance")
    state.seat = as_number(position.get("to_move", 0), "to_move")
    people = sum(1 for player in state.players if not player.automaton)
    if state.seat >= people:
        raise PositionError(f"to_move is {state.seat}, but the last seat is {people - 1}")
    if state.players[state.seat].passed and not rules.is_over(state):
        raise PositionError(f"to_move is {state.seat}, but {state.players[state.seat].name} has passed")
    if "forest" in position:
        forest = [pick(rules.spaces, name, "forest card") for name in as_list(position["forest"], "forest")]
        if any(space.kind != FOREST for space in forest) or len(set(forest)) != len(forest):
            raise PositionError("forest must name different forest cards")
        room = sum(1 for space in state.spaces if space.kind == FOREST)
        if len(forest) > room:
            raise PositionError(f"forest names {len(forest)} forest cards, but with these seats there are {room}")
        state.spaces = (*(space for space in state.spaces if space.kind != FOREST), *forest)
    claimed = [event.award for player in state.players for event in player.events]
    for award in claimed:
        if claimed.count(award) > 1:
            raise PositionError(f"the event {award.id} can be achieved only once")
    kinds = rules.award_keys
    awards = [award for award in state.awards if award.kind not in kinds.values() and award not in claimed]
    for key, kind in kinds.items():
        dealt = [award for award in state.awards if award.kind == kind]
        left = max(0, len(dealt) - sum(1 for award in claimed if award.kind == kind))
        if key in position:
            awards += read_events(position[key], key, kind, claimed, left, rules)
        else:
            awards += [award for award in dealt if award not in claimed][:left]
    state.awards = tuple(awards)


def read_events(names: Any, key: str, kind: str, claimed: list[Award], room: int, rules: Ruleset) -> list[Award]:
    """The events of a kind that are still to be achieved."""
    awards: list[Award] = []
    for name in as_list(names, key):
        award = pick(rules.awards, name, "event", key)
        if award.kind != kind or award in awards:
            raise PositionError(f"{award.id} cannot be among {key}" + (" twice" if award in awards else ""))
        if award in claimed:
            raise PositionError(f"{award.id} cannot be among {key}: it is achieved already")
        awards.append(award)
    if len(awards) > room:
        raise PositionError(f"{key} names {len(awards)}, but with those achieved there can be only {room} more")
    return awards


def deal_cards(state: State, position: Mapping[str, Any], entries: list[Mapping[str, Any]], rules: Ruleset) -> None:
    """Named cards first; whatever is left is shuffled and fills hands, Meadow and the rest of the deck."""

    def cards(names: Any, what: str) -> list[Card]:
        return [pick_dealt(rules.cards, name, what) for name in as_list(names, what)]

    hands = [
        cards(entry["hand"], f"the hand of {player.name}") if "hand" in entry else None
        for player, entry in zip(state.players, entries, strict=True)
    ]  # fmt: skip
    for player, hand in zip(state.players, hands, strict=True):
        # Where the limit can rise and fall again, a hand may be larger than it: nothing is discarded then.
        if hand and len(hand) > rules.hand_limit and not rules.hand_bonuses:
            raise PositionError(f"{player.name} holds {len(hand)} cards, but a hand has at most {rules.hand_limit}")
    names = as_list(position.get("meadow", []), "meadow")
    meadow: list[Card | None] = [
        pick_dealt(rules.cards, name, "the Meadow") if name is not None else None for name in names
    ]  # fmt: skip
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
        if card.in_deck:
            pool += [card] * (card.copies - used[card])
    pool = shuffled(pool, state.seed, state.chance)
    for player, hand in zip(state.players, hands, strict=True):
        if hand is None:
            hand = [pool.pop() for _ in range(min(len(player.hand), len(pool)))]
        player.hand = tuple(hand)
    meadow += [pool.pop() if pool else None for _ in range(rules.meadow_size - len(meadow))]
    state.meadow = tuple(meadow)
    state.deck = (*pool, *reversed(deck))
    state.discard = tuple(reversed(discard))


def check_places(state: State, rules: Ruleset) -> None:
    """Every worker stands where one can stand, and no place holds too many."""
    standing: Counter[str] = Counter()
    for seat, player in enumerate(state.players):
        own = Counter(worker.place for worker in player.workers if worker.place)
        standing.update(own)
        for worker in player.workers:
            if worker.place:
                check_place(state, rules, seat, worker)
        for place in own:
            space = rules.spaces.get(place)
            if space is not None and space.one_each and own[place] > 1:
                raise PositionError(f"{player.name} cannot have two workers on {place}")
    for place, number in standing.items():
        limit = room_at(state, rules, place)
        if number > limit:
            raise PositionError(f"{number} workers stand on {place}, but there is room for {limit}")
    state.shut = frozenset(slot for slot in range(rules.meadow_size) if f"meadow:{slot}" in standing)


def check_place(state: State, rules: Ruleset, seat: int, worker: Worker) -> None:
    """On the Meadow stands only who plays by rule, on an event who achieved it, in other cities where it is open.

    A place takes workers of its kind only, except where those wait whose card is gone.
    """
    player, place = state.players[seat], worker.place
    who = f"a {worker.kind} of {player.name}"
    kind, _, rest = place.partition(":")
    if kind == "meadow" and not player.automaton:
        raise PositionError(f"{who} cannot stand on the Meadow: {quoted(place)}")
    if kind == "event" and not any(event.award.id == rest for event in player.events):
        raise PositionError(f"{who} stands on {quoted(place)}, an event {player.name} has not achieved")
    built = built_at(state, place)
    if place == ASIDE or (built is not None and built.card.shelters_workers):
        return
    spot = rules.spaces.get(place) or (built.card if built is not None else None)
    if worker.kind != (spot.takes if spot is not None else WORKER):
        raise PositionError(f"{who} cannot stand on {quoted(place)}, which takes other workers")
    welcome = built is None or built.card.open or built.card.carries_workers or place.startswith(f"city:{seat}:")
    if not welcome:
        raise PositionError(f"{who} cannot stand on {quoted(place)}, which is not open to visitors")


def built_at(state: State, place: str) -> Built | None:
    for seat, player in enumerate(state.players):
        for built in player.city:
            if place == f"city:{seat}:{built.uid}":
                return built
    return None


def room_at(state: State, rules: Ruleset, place: str) -> int:
    """How many workers find room at a place; raises where there is no such place.

    A second space counts even without the card that opens it: that card may have left the city since.
    """
    everybody = MOST_WORKERS * len(state.players)
    if place == ASIDE:
        return everybody
    if any(place == f"meadow:{slot}" for slot in range(rules.meadow_size)):
        return 1
    if place.startswith("event:") and place[6:] in rules.awards:
        return 1
    built = built_at(state, place)
    if built is not None:
        return everybody if built.card.shelters_workers else built.card.worker_spaces
    for space in state.spaces:
        if space.id == place:
            return space.room(len(state.players))
    raise PositionError(f"there is no place {quoted(place)} for a worker")
