"""Placing workers: on board spaces, on cards in cities and on awards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from .awards import Award
from .cards import BOARD, COLORS, Card, Here
from .decisions import Blocked, Option, Reason, Subject
from .spaces import Space
from .state import Claimed

if TYPE_CHECKING:
    from .turn import Turn

WORKER = "worker"
Survey = Iterator[tuple[Option, Reason | str | None]]


class Placement(NamedTuple):
    """The deed of sending a free worker of a kind to a place."""

    place: str
    kind: str = WORKER

    def __call__(self, turn: Turn) -> None:
        free = next(i for i, worker in enumerate(turn.player.workers) if not worker.place and worker.kind == self.kind)
        send(turn, free, self.place)


def send(turn: Turn, worker: int, place: str) -> None:
    """Put a worker onto a place and resolve it."""
    turn.worker_to(worker, place)
    resolve(turn, place)


def resolve(turn: Turn, place: str) -> None:
    """What happens at a place when it is visited."""
    spot = spot_at(turn, place)
    before = turn.source
    if isinstance(spot, Space):
        turn.source = Subject("space", spot.id)
        spot.effect(turn, Here(BOARD, spot.id))
    elif isinstance(spot, Award):
        turn.source = Subject("award", spot.id)
        claim(turn, spot)
    elif isinstance(spot, Card):
        _, owner, uid = place.split(":", 2)
        here = Here(int(owner), uid)
        turn.source = Subject("city", uid, here.seat)
        if here.seat != turn.seat:
            turn.gain_points(spot.visitor_points, here.seat)
        if spot.on_visit is not None:
            spot.on_visit(turn, here)
    turn.source = before


def claim(turn: Turn, award: Award) -> None:
    turn.state.awards = tuple([other for other in turn.state.awards if other is not award])
    turn.player.events = (*turn.player.events, Claimed(award))
    if turn.journal:
        turn.journal.note("claim", turn.seat, award=award.id)
    for built in turn.city:
        if built.card.on_claim is not None:
            built.card.on_claim(turn, Here(turn.seat, built.uid), award)
    if award.effect is not None:
        award.effect(turn, Here(turn.seat, award.id))


def spot_at(turn: Turn, place: str) -> Space | Card | Award | None:
    """What lies at a place; None at home, aside, and where a card is gone."""
    if place.startswith("city:"):
        _, seat, uid = place.split(":", 2)
        for built in turn.state.players[int(seat)].city:
            if built.uid == uid:
                return built.card
        return None
    if place.startswith("event:"):
        return turn.rules.awards.get(place[6:])
    return turn.rules.spaces.get(place)


def offers(turn: Turn, kind: str = WORKER) -> list[Option]:
    """Where a free worker of the kind may go now."""
    if not any(not worker.place and worker.kind == kind for worker in turn.player.workers):
        return []
    return places(turn, kind)


def places(turn: Turn, kind: str = WORKER) -> list[Option]:
    """Where a worker of the kind could be put now."""
    return [option for option, reason in survey(turn, kind) if reason is None]


def blocked(turn: Turn, kind: str = WORKER) -> list[Blocked]:
    """Where none may go, and why."""
    idle = any(not worker.place and worker.kind == kind for worker in turn.player.workers)
    return [
        Blocked(option.key, str(reason or f"all your {kind}s are placed"), option.subject, option.target)
        for option, reason in survey(turn, kind)
        if reason is not None or not idle
    ]


def survey(turn: Turn, kind: str) -> Survey:
    """Every place for this kind of worker with the reason why it cannot be used, or None."""
    taken: dict[str, list[int]] = {}
    for seat, player in enumerate(turn.state.players):
        for worker in player.workers:
            if worker.place:
                taken.setdefault(worker.place, []).append(seat)
    yield from survey_board(turn, kind, taken)
    if kind == WORKER:
        yield from survey_awards(turn)
    yield from survey_cities(turn, kind, taken)


def survey_board(turn: Turn, kind: str, taken: dict[str, list[int]]) -> Survey:
    options = turn.rules.space_options
    players = len(turn.state.players)
    for space in turn.state.spaces:
        if space.takes != kind:
            continue
        there = taken.get(space.id)
        reason: Reason | str | None = None
        if there and len(there) >= space.room(players):
            reason = occupied(turn, there)
        elif there and space.one_each and turn.seat in there:
            reason = "you already have a worker there"
        elif space.block is not None:
            reason = space.block(turn)
        yield options[space], reason


def survey_awards(turn: Turn) -> Survey:
    if not turn.state.awards:
        return
    options = turn.rules.award_options
    names: set[str] = set()
    colors = dict.fromkeys(COLORS, 0)
    for built in turn.city:
        names.update(built.card.names)
        colors[built.card.color] += 1
    for award in turn.state.awards:
        reason: Reason | str | None = None
        for name in award.cards:
            if name not in names:
                reason = Reason("needs {} in your city", partial(missing_cards, turn, award, names))
                break
        else:
            for color, number in award.colors.items():
                if colors[color] < number:
                    reason = Reason("needs {} more {} cards in your city", number - colors[color], color)
                    break
            else:
                if award.block is not None:
                    reason = award.block(turn)
        yield options[award], reason


def missing_cards(turn: Turn, award: Award, names: set[str]) -> str:
    return " and ".join(turn.rules.cards[name].name for name in award.cards if name not in names)


def survey_cities(turn: Turn, kind: str, taken: dict[str, list[int]]) -> Survey:
    for seat, player in enumerate(turn.state.players):
        own = seat == turn.seat
        for built in player.city:
            card = built.card
            if card.on_visit is None or card.takes != kind or not (own or card.open):
                continue
            option = turn.rules.city_option(seat, built)
            there = taken.get(option.value.place)
            if there and card.shelters_workers:  # a stranger here only waits, because the card it visited is gone
                there = [guest for guest in there if guest == seat]
            reason: Reason | str | None = None
            if there and len(there) >= card.worker_spaces:
                reason = occupied(turn, there)
            elif there and card.second_space_with and not turn.has(card.second_space_with, seat):
                reason = Reason("the second space needs {}", turn.rules.cards[card.second_space_with].name)
            elif card.visit_block is not None:
                reason = card.visit_block(turn, Here(seat, built.uid))
            yield option, reason


def occupied(turn: Turn, seats: list[int]) -> Reason:
    players = turn.state.players
    return Reason("occupied by {}", lambda: " and ".join(dict.fromkeys(players[seat].name for seat in seats)))
