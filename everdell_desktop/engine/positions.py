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
from .city_reading import check_city, read_city
from .combining import BoxError
from .fields import Reading
from .parts import Part
from .quoting import quoted
from .reading import (
    SEEDS,
    PositionError,
    as_flag,
    as_list,
    as_mapping,
    as_name,
    as_number,
    as_seats,
    as_text,
    as_word,
    check_keys,
    known,
    pick,
    pick_dealt,
    read_claimed,
    read_goods,
)
from .rounds import blank_state, run_turn
from .ruleset import Ruleset, Seat, Setup
from .search import first_pick
from .shelf import Shelf
from .spaces import FOREST
from .state import SEASONS, Player, State
from .worker_reading import check_places, read_workers
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
    for number, seat in enumerate(as_seats(data.get("seats", [{}, {}])), start=1):
        entry = as_mapping(seat, f"seat {number}")
        name = as_name(entry.get("name", f"Player {number}"), f"the name of seat {number}")
        if any(name == other.name for other in seats):
            raise PositionError(f"two seats are called {quoted(name)}")
        seats.append(Seat(name, as_word(entry.get("animal", ""), f"the animal of seat {number}")))
    brought = {key: data[key] for key in shelf.setup_keys(boxes) if key in data}
    return Setup(boxes, tuple(seats), dict(as_mapping(data.get("options", {}), "options")), brought)


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
    part_keys = {key for kind in rules.parts.values() for key in kind.table_keys(rules.setup)}
    table_keys = (TABLE_KEYS | rules.shared | shelf.setup_keys(rules.setup.boxes)) - rules.without
    check_keys(position, table_keys | set(rules.award_keys) | part_keys | set(automatic), "a position")
    state = blank_state(rules, read_seed(position))
    entries = [as_mapping(seat, "a seat") for seat in as_seats(position.get("seats", [{}, {}]))]
    entries += [as_mapping(position.get(name, {}), name) for name in automatic]
    if as_number(position.get("turn", 1), "turn") == 0:
        check_untouched(position, entries, state, rules)
        return state, rules
    run_turn(state, rules, first_pick)
    for seat, (player, entry) in enumerate(zip(state.players, entries, strict=True)):
        check_seat_keys(player, entry, rules)
        read_player(player, {**entry, **shared_with(seat, position, state, rules)}, rules)
    read_board(state, position, rules)
    for seat, entry in enumerate(entries):
        automaton = rules.automata.get(state.players[seat].automaton)
        if automaton is not None and automaton.settle is not None and "placed" not in entry:
            automaton.settle(state, seat)
    reading = Reading(position, entries, state, rules)
    laid_out = {name: part.copy() for name, part in state.parts.items()}
    for part in state.parts.values():
        part.read(reading)
    deal_cards(reading, laid_out)
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
    read_already = SETUP_KEYS | {"answers"} | set(rules.setup.brought) | {seat.automaton for seat in rules.setup.seats}
    for key, value in position.items():
        if key not in read_already and value != blank.get(key):
            raise PositionError(f"turn 0 is before the table is laid out, so there can be no {quoted(key)}")


def check_seat_keys(player: Player, entry: Mapping[str, Any], rules: Ruleset) -> None:
    automatic = bool(player.automaton)
    part_keys = {key for kind in rules.parts.values() for key in kind.seat_keys(rules.setup, automaton=automatic)}
    check_keys(entry, (SEAT_KEYS - rules.shared - rules.without) | part_keys, f"the seat of {player.name}")


def shared_with(seat: int, position: Mapping[str, Any], state: State, rules: Ruleset) -> dict[str, Any]:
    """What the table says for all seats; a city and its points lie with the seat at home there."""
    at_home = state.homes[seat] == seat
    return {
        key: position[key] for key in rules.shared
        if key in position and (at_home or key not in ("city", "points"))
    }  # fmt: skip


def read_player(player: Player, entry: Mapping[str, Any], rules: Ruleset) -> None:
    who = player.name
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


def deal_cards(reading: Reading, laid_out: Mapping[str, Part]) -> None:
    """Named cards first; what is left is shuffled and fills hands, Meadow, the boxes' own parts and the deck."""
    position, entries, state, rules = reading

    def cards(names: Any, what: str) -> list[Card]:
        return [pick_dealt(rules.cards, name, what) for name in as_list(names, what)]

    hands = [
        cards(entry["hand"], f"the hand of {player.name}") if "hand" in entry else None
        for player, entry in zip(state.players, entries, strict=True)
    ]  # fmt: skip
    for seat, (player, hand) in enumerate(zip(state.players, hands, strict=True)):
        # Where the limit can rise and fall again, a hand may be larger than it: nothing is discarded then.
        limit = rules.hand_limit_of(state, seat)
        if hand and len(hand) > limit and not rules.hand_bonuses:
            raise PositionError(f"{player.name} holds {len(hand)} cards, but a hand has at most {limit}")
    names = as_list(position.get("meadow", []), "meadow")
    for part in state.parts.values():
        names = part.read_meadow(names)
    meadow: list[Card | None] = [
        pick_dealt(rules.cards, name, "the Meadow") if name is not None else None for name in names
    ]  # fmt: skip
    if len(meadow) > rules.limits.meadow:
        raise PositionError(f"the Meadow has only {rules.limits.meadow} places")
    deck = cards(position.get("deck", []), "the deck")
    discard = cards(position.get("discard", []), "the discard pile")
    used: Counter[Card] = Counter([*deck, *discard, *(card for card in meadow if card)])
    for player, hand in zip(state.players, hands, strict=True):
        used.update(hand or ())
        for built in player.city:
            used.update((built.card, *built.under))
        for claimed in player.events:
            used.update(claimed.under)
    for part in state.parts.values():
        used.update(part.cards())
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
    meadow += [pool.pop() if pool else None for _ in range(rules.limits.meadow - len(meadow))]
    state.meadow = tuple(meadow)
    for name, part in state.parts.items():
        part.deal(laid_out[name], reading, lambda: pool.pop() if pool else None)
    state.deck = (*pool, *reversed(deck))
    state.discard = tuple(reversed(discard))
