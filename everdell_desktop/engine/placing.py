"""Placing workers: on board spaces, on cards in cities and on awards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from .awards import Award
from .cards import Card, Here
from .decisions import Option, Subject, doing
from .goods import NOTHING, Goods
from .places import ASIDE, CITY, EVENT, SPACE, Place, on_award, on_board
from .spaces import Space
from .state import WORKER, Claimed

if TYPE_CHECKING:
    from .turn import Turn


class Placement(NamedTuple):
    """The deed of sending a free worker of a kind to a place."""

    place: Place
    kind: str = WORKER

    def __call__(self, turn: Turn) -> None:
        for index, worker in enumerate(turn.player.workers):
            if worker.place is None and worker.kind == self.kind:
                send(turn, index, self.place)
                return
        raise ValueError(f"no {self.kind} is free")


class Visit:
    """A place that is carried out, with what it has given so far."""

    __slots__ = ("cards", "gained", "kind", "outer", "place")

    def __init__(self, place: Place, kind: str = "", outer: Visit | None = None) -> None:
        self.place = place
        self.kind = kind
        """The kind of worker that was put there or uses it once more; empty where the place is only copied."""
        self.outer = outer
        """The visit that led here by copying."""
        self.gained: list[Goods] = []
        self.cards: list[Card] = []

    @property
    def goods(self) -> Goods:
        """All goods it has given; what a place that was copied gave, the one that led there has given too."""
        return sum(self.gained, NOTHING)

    @property
    def first(self) -> Visit:
        """The visit where the copying began."""
        return self if self.outer is None else self.outer.first

    def give(self, goods: Goods = NOTHING, cards: Sequence[Card] = ()) -> None:
        """Note what was given."""
        self.gained.append(goods)
        if cards:
            self.cards += cards
        if self.outer is not None:
            self.outer.give(goods, cards)


def send(turn: Turn, worker: int, place: Place) -> None:
    """Put a worker onto a place and resolve it."""
    turn.worker_to(worker, place)
    visit = Visit(place, turn.player.workers[worker].kind)
    turn.visits.append(visit)
    outer, turn.visiting = turn.visiting, visit
    if turn.rules.seat_rules:
        send_by_rules(turn, visit)
    else:
        arrive(turn, visit)
    turn.visiting = outer


def arrive(turn: Turn, visit: Visit) -> None:
    """What a worker does where it has been put, by its kind or by the place."""
    resolve_visit = turn.rules.worker_kinds[visit.kind].resolve
    if resolve_visit is None or not resolve_visit(turn, visit):
        resolve(turn, visit.place)


def send_by_rules(turn: Turn, visit: Visit) -> None:
    """Resolve a visit as the rules of the seat have it, and let them answer."""
    instead: Place | None = None
    for rule in turn.seat_rules():
        if rule.before_visit is not None and instead is None:
            instead = turn.obey(rule, rule.before_visit, visit)
    if instead is None or instead == visit.place:
        arrive(turn, visit)
    else:
        copy(turn, instead)
    for rule in turn.seat_rules():
        if rule.after_visit is not None:
            turn.obey(rule, rule.after_visit, visit)


def copy(turn: Turn, place: Place, kind: str = "") -> None:
    """Carry out a place without putting a worker there."""
    outer = turn.visiting
    turn.visiting = Visit(place, kind, outer)
    resolve(turn, place, copied=True)
    turn.visiting = outer


def resolve(turn: Turn, place: Place, *, copied: bool = False) -> None:
    """What happens at a place when it is visited."""
    spot = spot_at(turn, place)
    before = turn.source
    if isinstance(spot, Space):
        turn.source = spot.subject
        if turn.rules.place_owners and not copied:
            pay_owner(turn, spot)
        spot.effect(turn, spot.here)
    elif isinstance(spot, Award):
        turn.source = Subject("award", spot.id)
        claim(turn, spot)
    elif isinstance(spot, Card):
        here = Here(place.seat, place.id)
        turn.source = place.subject
        if here.seat != turn.home and not copied:
            turn.gain_points(spot.visitor_points, here.seat)
        if spot.on_visit is not None:
            spot.on_visit(turn, here)
    turn.source = before


def pay_owner(turn: Turn, space: Space) -> None:
    """The seat before which a place lies takes its points for the visit of another one."""
    for owned in turn.rules.owned_places(turn.state):
        if owned.space is space and owned.seat != turn.seat:
            turn.gain_points(owned.visitor_points, owned.seat)


def claim(turn: Turn, award: Award) -> None:
    turn.state.awards = tuple([other for other in turn.state.awards if other is not award])
    turn.player.events = (*turn.player.events, Claimed(award))
    if turn.journal:
        turn.journal.note("claim", turn.seat, award=award.id)
    for built in turn.city:
        if award.is_event and built.card.on_event is not None:
            built.card.on_event(turn, Here(turn.home, built.uid))
    if award.effect is not None:
        award.effect(turn, Here(turn.home, award.id))


def spot_at(turn: Turn, place: Place) -> Space | Card | Award | None:
    """What lies at a place; None at home, aside, and where a card is gone."""
    if place.kind == SPACE:
        return turn.rules.spaces.get(place.id)
    if place.kind == CITY:
        for built in turn.state.players[place.seat].city:
            if built.uid == place.id:
                return built.card
    return turn.rules.awards.get(place.id) if place.kind == EVENT else None


def name_of(turn: Turn, place: Place) -> str:
    """A place in words."""
    spot = spot_at(turn, place)
    return spot.name if spot is not None else "A worker whose place is gone" if place == ASIDE else place.text


def space_option(space: Space) -> Option:
    place, kind = on_board(space.id), space.takes
    return doing("place", place.text, f"Place a {kind}: {space.name}", Placement(place, kind),
                  Subject("worker", kind), place.subject)  # fmt: skip


def award_option(award: Award) -> Option:
    return doing("claim", award.id, f"Claim {award.name}", Placement(on_award(award.id)),
                  Subject("worker", "worker"), Subject("award", award.id))  # fmt: skip
