"""The thirty-two Visitors, and the platform where they wait."""

from __future__ import annotations

from typing import NamedTuple

from everdell_desktop.engine.cards import (
    COLORS,
    DESTINATION,
    GOVERNANCE,
    PRODUCTION,
    PROSPERITY,
    TRAVELER,
    Here,
)
from everdell_desktop.engine.chance import shuffled
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.effects import (
    Count,
    basic_events,
    common_cards,
    constructions,
    critters,
    every_card,
    goods_left,
    kinds_left,
    largest,
    more,
    of_color,
    point_tokens,
    special_events,
    together,
    unique_cards,
)
from everdell_desktop.engine.goods import KINDS
from everdell_desktop.engine.parts import with_seat
from everdell_desktop.engine.places import on_board
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.spaces import JOURNEY
from everdell_desktop.engine.state import State
from everdell_desktop.engine.turn import Turn

from .part import part_of
from .tiles import Visitor


def workers_on_journey(state: State, here: Here) -> int:
    places = {on_board(space.id) for space in state.spaces if space.kind == JOURNEY}
    return sum(worker.place in places for worker in state.players[here.seat].workers)


of_each_color = together(*map(of_color, COLORS))
of_one_color = largest(*(of_color(color) for color in COLORS if color != PRODUCTION))
more_constructions, more_critters = more(constructions, critters), more(critters, constructions)
LEFT_OVER = {kind: goods_left(kind) for kind in KINDS}


def visitor(name: str, points: int, number: int, count: Count, text: str) -> Visitor:
    return Visitor(name, points, text, ((count, number),))


def fond_of(name: str, points: int, number: int, color: str) -> Visitor:
    """A Visitor who likes a colour."""
    return visitor(name, points, number, of_color(color), f"{number} {{{color}}} cards in your city")


def hungry_for(name: str, number: int, kind: str) -> Visitor:
    """A Visitor who wants something left over; goods on cards are not in the supply."""
    return visitor(name, 6, number, LEFT_OVER[kind], f"{number} {{{kind}}} left over")


ALL = (
    fond_of("Bim Little", 7, 6, DESTINATION),
    visitor("Bosley Tedwardson", 9, 2, of_each_color, "2 cards of each colour in your city"),
    visitor("Butterbell Sweetpaw", 6, 15, every_card, "15 cards in your city"),
    hungry_for("Diggs Deepwell", 2, "pebble"),
    visitor("Dillweed Quicksniff", 5, 1, more_constructions, "More constructions than critters"),
    visitor("Dim Dustlight", 5, 6, unique_cards, "6 unique cards in your city"),
    fond_of("Dip Dibble", 5, 4, DESTINATION),
    fond_of("Dune Tarrington", 6, 6, PROSPERITY),
    fond_of("Dwell Northwatch", 5, 4, TRAVELER),
    visitor("Edvard Triptail", 5, 1, of_each_color, "A card of each colour in your city"),
    hungry_for("Frin Stickly", 4, "resin"),
    fond_of("Glindil Frink", 4, 4, PROSPERITY),
    fond_of("Iggy Silverscale", 7, 6, TRAVELER),
    fond_of("Mossy Steptoe", 5, 5, PRODUCTION),
    visitor("Orin Nimblepaw", 6, 2, workers_on_journey, "2 of your {worker} on the Journey"),
    visitor("Oscar Longtale", 5, 1, more_critters, "More critters than constructions"),
    Visitor("Phill Gurgle", 10, "At most 2 {production} cards in your city", ((of_color(PRODUCTION), 2),), most=True),
    hungry_for("Piff Quillglow", 5, "twig"),
    fond_of("Plum Shortclaw", 5, 4, GOVERNANCE),
    Visitor(
        "Quinn Cleanwhisker", 6, "6 critters and 6 constructions in your city", ((critters, 6), (constructions, 6))
    ),
    visitor("Reemy Sniggle", 7, 3, basic_events, "3 basic events"),
    fond_of("Rivil Ablacus", 7, 6, GOVERNANCE),
    visitor("Ruby Dew", 8, 2, special_events, "2 special events"),
    visitor("Saris Clearwhistle", 5, 6, common_cards, "6 common cards in your city"),
    visitor("Sir Trivle Q.S. Marqwill III", 7, 4, kinds_left, "1 {twig} 1 {resin} 1 {pebble} 1 {berry} left over"),
    visitor("Skid Shinysnout", 5, 10, point_tokens, "10 {point}, also those on cards of your city"),
    Visitor("Snout Puddlehop", 8, "2 basic events and 1 special event", ((basic_events, 2), (special_events, 1))),
    visitor("Triss Peske", 6, 6, of_one_color, "6 cards of one colour other than green"),
    visitor("Wildell Family", 7, 9, common_cards, "9 common cards in your city"),
    fond_of("Willow Greengrin", 7, 7, PRODUCTION),
    hungry_for("Wimble Wuffle", 3, "berry"),
    visitor("Yara & Brun Mayberry", 7, 7, unique_cards, "7 unique cards in your city"),
)
VISITORS = {visitor.id: visitor for visitor in ALL}


def pleased(state: State, seat: int, visitor: Visitor) -> bool:
    """Whether the wish has come true by now."""
    here = Here(seat, visitor.id)
    if visitor.most:
        return all(count(state, here) <= number for count, number in visitor.wishes)
    return all(count(state, here) >= number for count, number in visitor.wishes)


def visitor_points(state: State, rules: Ruleset, seat: int) -> int:
    """Judged at the end; nothing is spent, so that one thing may please several."""
    return sum(visitor.points for visitor in part_of(state).visitors[seat] if pleased(state, seat, visitor))


def visitor_subject(visitor: Visitor) -> Subject:
    return Subject("visitor", visitor.id)


class Waiting(NamedTuple):
    """The top Visitor of a pile, to leave or to stay."""

    pile: int
    leaves: bool


def waiting(state: State, *, leaves: bool) -> list[Option]:
    """The Visitors who show."""
    return [
        Option(
            pile[0].id, f"{pile[0].name}, {pile[0].points} points", Waiting(number, leaves), visitor_subject(pile[0])
        )
        for number, pile in enumerate(part_of(state).piles) if pile
    ]  # fmt: skip


def meet_a_visitor(turn: Turn) -> None:
    """Send one of the two on, then take one of those who show now."""
    part, seat = part_of(turn.state), turn.seat
    leaving = turn.choose_one("Which Visitor travels on?", waiting(turn.state, leaves=True), purpose="discard")
    if leaving is None:
        return
    gone = take_top(turn, leaving.pile)
    part.discarded_visitors = (*part.discarded_visitors, gone)
    if turn.journal:
        turn.journal.note("visitor", seat, visitor=gone.id, taken=False, text=f"sends {gone.name} on")
    make_anew(turn)
    staying = turn.choose_one("Which Visitor stays with you?", waiting(turn.state, leaves=False), purpose="gain")
    if staying is None:
        return
    guest = take_top(turn, staying.pile)
    part.visitors = with_seat(part.visitors, seat, (*part.visitors[seat], guest))
    if turn.journal:
        turn.journal.note("visitor", seat, visitor=guest.id, taken=True, text=f"welcomes {guest.name}")
    make_anew(turn)


def take_top(turn: Turn, pile: int) -> Visitor:
    part = part_of(turn.state)
    top, *rest = part.piles[pile]
    part.piles = with_seat(part.piles, pile, tuple(rest))  # type: ignore[assignment]
    if turn.journal:
        turn.journal.revealed = True
    return top


def make_anew(turn: Turn) -> None:
    """An empty pile is made anew at once: one half of those sent on becomes that pile, the other goes below the other
    one.
    """
    part = part_of(turn.state)
    if all(part.piles) or not part.discarded_visitors:
        return
    back = shuffled(part.discarded_visitors, turn.state.seed, turn.next_chance())
    half = (len(back) + 1) // 2
    first, second = part.piles
    new, below = tuple(back[:half]), tuple(back[half:])
    part.piles = (new, (*second, *below)) if not first else ((*first, *below), new)
    part.discarded_visitors = ()
