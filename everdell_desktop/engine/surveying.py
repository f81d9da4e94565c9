"""Where workers may go: every place with the reason why it cannot be used, or none."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from .cards import Card, Here
from .decisions import Blocked, Option, Reason
from .places import CITY, SPACE, Place, in_city
from .spaces import Owned, Space
from .state import Built
from .workers import ORDINARY, WorkerKind

if TYPE_CHECKING:
    from .turn import Turn

Why = Reason | str | None
Survey = list[tuple[Option, Why]]


def offers(turn: Turn, kinds: Mapping[str, WorkerKind]) -> list[Option]:
    """Where a free worker of each kind may go now."""
    idle = {worker.kind for worker in turn.player.workers if worker.place is None}
    if idle.isdisjoint(kinds):
        return []
    found: list[Option] = []
    for name, kind in kinds.items():
        if name in idle:
            found += places(turn, kind)
    return found


def places(turn: Turn, kind: WorkerKind = ORDINARY) -> list[Option]:
    """Where a worker of the kind could be put now."""
    return [option for option, reason in survey(turn, kind, told=False) if reason is None]


def blocked(turn: Turn, kinds: Mapping[str, WorkerKind]) -> list[Blocked]:
    """Where none may go, and why."""
    return [one for kind in kinds.values() for one in blocked_for(turn, kind)]


def blocked_for(turn: Turn, kind: WorkerKind) -> list[Blocked]:
    if not any(worker.kind == kind.name for worker in turn.player.workers) and kind is not ORDINARY:
        return []
    idle = any(worker.place is None and worker.kind == kind.name for worker in turn.player.workers)
    found = [
        (option, reason or kind.all_placed)
        for option, reason in survey(turn, kind) if reason is not None or not idle
    ]  # fmt: skip
    if not kind.verb:
        found += out_of_reach(turn, kind)
    return [Blocked(option.key, str(reason), option.subject, option.target) for option, reason in found]


def out_of_reach(turn: Turn, kind: WorkerKind) -> Iterator[tuple[Option, Reason | str]]:
    """What lies on the table and is for others: closed cards of their cities, and what somebody has achieved."""
    for seat, player in enumerate(turn.state.players):
        for built in player.city:
            if seat != turn.home and is_closed(built.card, kind):
                yield turn.rules.city_option(seat, built), "only its owner may visit"
        if kind is ORDINARY:
            for claimed in player.events:
                yield turn.rules.award_options[claimed.award], Reason("achieved by {}", player.name)


def is_closed(card: Card, kind: WorkerKind) -> bool:
    return card.on_visit is not None and card.takes == kind.place_kind and not card.open


def survey(turn: Turn, kind: WorkerKind = ORDINARY, *, told: bool = True) -> Survey:
    """Every place for this kind of worker with the reason why it cannot be used, or None.

    Where nobody is told the reasons, what is out of the question from the start is left out.
    """
    found = everywhere(turn, kind, told=told)
    if kind is not ORDINARY and (kind.verb or kind.more_places is not None):
        found = in_its_way(turn, kind, found)
    return by_rules(turn, kind, found) if turn.rules.seat_rules else found


def in_its_way(turn: Turn, kind: WorkerKind, found: Survey) -> Survey:
    """The survey with keys of the kind's own, and the places that are open to it alone."""
    own = {option.key: (option, why) for option, why in (kind.more_places(turn) if kind.more_places else ())}
    if kind.verb:
        made = turn.rules.memory.kind_options
        found = [(made.get((kind, option.key)) or in_words_of(made, kind, option), why) for option, why in found]
    return [*(one for one in found if one[0].key not in own), *own.values()]


def in_words_of(made: dict[tuple[WorkerKind, str], Option], kind: WorkerKind, option: Option) -> Option:
    """The option of going to a place, as a kind of workers with keys of its own says it; made once."""
    own = made[kind, option.key] = kind.option(option.value.place, f"{option.label} ({kind.words})")
    return own


def by_rules(turn: Turn, kind: WorkerKind, found: Survey) -> Survey:
    """The survey with what the rules of the seat forbid."""
    for rule in turn.seat_rules():
        if rule.may_visit is not None:
            may_visit, name = rule.may_visit, kind.name
            found = [(option, why or may_visit(turn, option.value.place, name)) for option, why in found]
    return found


def everywhere(turn: Turn, kind: WorkerKind, *, told: bool) -> Survey:
    """The places that take workers of the kind."""
    on_board: dict[str, list[int]] = {}
    in_cities: dict[Place, list[int]] = {}
    for seat, player in enumerate(turn.state.players):
        for worker in player.workers:
            place = worker.place
            if place is not None:
                if place.kind == SPACE:
                    on_board.setdefault(place.id, []).append(seat)
                elif place.kind == CITY:
                    in_cities.setdefault(place, []).append(seat)
    takes = kind.place_kind
    found = survey_board(turn, takes, on_board)
    if takes == ORDINARY.name:
        found += survey_awards(turn, told=told)
    return survey_cities(turn, takes, in_cities, found)


def survey_board(turn: Turn, kind: str, taken: dict[str, list[int]]) -> Survey:
    board = turn.rules.memory.board(turn.state.spaces, kind)
    found = board.free.copy()
    for index, space, block in board.barred:
        if space.id not in taken:
            found[index] = found[index][0], block(turn)
    for name, there in taken.items():
        if name in board.slots:
            index, space = board.slots[name]
            found[index] = found[index][0], shut(turn, space, there, len(turn.state.players))
    if turn.rules.place_owners and (owned := turn.rules.memory.owned_places(turn.state)):
        found += survey_owned(turn, kind, taken, owned)
    return found


def survey_owned(turn: Turn, kind: str, taken: dict[str, list[int]], places: Sequence[Owned]) -> Survey:
    """The places that lie before seats."""
    found: Survey = []
    for owned in places:
        space = owned.space
        if space.takes == kind and not space.by_moving:
            barred = owned.seat != turn.seat and not owned.open
            why = shut(turn, space, taken.get(space.id, []), len(turn.state.players))
            found.append((turn.rules.space_options[space], "only its owner may come here" if barred else why))
    return found


def shut(turn: Turn, space: Space, there: list[int], players: int) -> Why:
    """Why no worker can be put onto a space, with those who stand there."""
    if there and len(there) >= space.room(players):
        return occupied(turn, there)
    if space.one_each and turn.seat in there:
        return "you already have a worker there"
    return space.block(turn) if space.block is not None else None


def survey_awards(turn: Turn, *, told: bool = True) -> Survey:
    options = turn.rules.award_options
    city, awards = turn.rules.memory.city(turn.city), turn.state.awards
    reached = city.reached(awards)
    found: Survey = []
    for award in awards if told else reached:
        block = award.block
        reason = city.lacks(award) if told and award not in reached else block(turn) if block is not None else None
        found.append((options[award], reason))
    return found


def survey_cities(turn: Turn, kind: str, taken: dict[Place, list[int]], found: Survey) -> Survey:
    """The survey with the cards in cities that take workers of a kind."""
    home = turn.home
    memory = turn.rules.memory
    for seat, player in enumerate(turn.state.players):
        for built in memory.city(player.city).destinations.get(kind, ()):
            card = built.card
            if card.open or seat == home:
                there = taken.get(in_city(seat, built.uid)) if taken else None
                why = closed(turn, seat, built, there) if there or card.visit_block is not None else None
                found.append((turn.rules.city_option(seat, built), why))
    return found


def closed(turn: Turn, seat: int, built: Built, there: list[int] | None) -> Why:
    """Why no worker can be put onto a card in a city, with those who stand there."""
    card = built.card
    if there and card.shelters_workers:  # a stranger here only waits, because the card it visited is gone
        there = [guest for guest in there if guest == seat]
    if there and len(there) >= card.worker_spaces:
        return occupied(turn, there)
    if there and card.second_space_with and not turn.has(card.second_space_with, seat):
        return Reason("the second space needs {}", turn.rules.cards[card.second_space_with].name)
    return card.visit_block(turn, Here(seat, built.uid)) if card.visit_block is not None else None


def occupied(turn: Turn, seats: list[int]) -> Reason:
    players = turn.state.players
    return Reason("occupied by {}", lambda: " and ".join(dict.fromkeys(players[seat].name for seat in seats)))
