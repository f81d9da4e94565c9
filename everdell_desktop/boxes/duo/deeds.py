"""What can be done on a turn: place, play, pick, the Bridge, and the free exchange."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from everdell_desktop.engine import actions
from everdell_desktop.engine.actions import PLACE_WORKER, Action, CardPlay
from everdell_desktop.engine.budget import Budget
from everdell_desktop.engine.cards import Card, Here
from everdell_desktop.engine.decisions import Blocked, Option, Subject, doing
from everdell_desktop.engine.parts import with_seat
from everdell_desktop.engine.payment import PRICE
from everdell_desktop.engine.places import CITY, EVENT, Place, on_award
from everdell_desktop.engine.placing import Placement, name_of
from everdell_desktop.engine.sources import Origin
from everdell_desktop.engine.state import WORKER
from everdell_desktop.engine.turn import Turn

from .activating import taken
from .events import guarded, ready
from .part import part_of
from .path import MOON, SUN, move, move_either, moving, season_is_over
from .playing import spend, terms_now
from .seasons import end_season
from .shared.news import NEWS
from .shared.sharing import ACTIONS as SHARED_ACTIONS
from .shared.sharing import begin_turn
from .supply import EXCHANGING, pick_up
from .travelers import LAMPLIGHTER

BRIDGE = "bridge"


class Pick(NamedTuple):
    """The deed of taking a card into the hand: from the deck, or from a slot of the Meadow."""

    slot: int | None

    def __call__(self, turn: Turn) -> None:
        if self.slot is None:
            turn.draw(1)
        else:
            pick_up(turn, self.slot)


HAND = Subject("seat", "hand")
"""Where a card that is taken goes."""
PICK_DECK = doing("pick", "deck", "Draw a card", Pick(None), Subject("deck", "deck"), HAND)


def pick_offers(turn: Turn) -> list[Option]:
    deck = [PICK_DECK] if turn.state.deck or turn.state.discard else []
    return deck + [pick_option(option) for option in turn.meadow_options(turn.open_meadow())]


@cache
def pick_option(lying: Option) -> Option:
    """The option of taking a card that lies in the Meadow, made once for each slot and card."""
    return doing("pick", lying.key, f"Take {lying.label}", Pick(lying.value), lying.subject, HAND)


def pick_blocked(turn: Turn) -> list[Blocked]:
    empty = not turn.state.deck and not turn.state.discard
    return [Blocked(PICK_DECK.key, "there are no cards left", PICK_DECK.subject)] if empty else []


class Crossing(NamedTuple):
    """The deed of sending a worker to a taken place over the Bridge."""

    place: Place

    def __call__(self, turn: Turn) -> None:
        spend(turn, Here(turn.home, BRIDGE))
        Placement(self.place)(turn)


def bridge_offers(turn: Turn) -> list[Option]:
    """Any taken Farm, River space or red card, one's own worker's too (D8); in chapters Events behind skunks (D18)."""
    if not turn.player.free_workers or not turn.has(BRIDGE) or not turn.built(turn.home, BRIDGE).points:
        return []
    places = [place for place in taken(turn) if place.kind != EVENT]
    places += [on_award(event.id) for event in ready(turn) if guarded(turn, event.id)]
    return [
        doing("bridge", place.text, f"Over the Bridge: {name_of(turn, place)}", Crossing(place),
               Subject("worker", WORKER), place.subject)
        for place in places
    ]  # fmt: skip


def play_offers(turn: Turn) -> list[Option]:
    """Cards that can be played, for what Good News takes off their price too."""
    if not part_of(turn.state).less:
        return actions.play_offers(turn)
    budget, terms = Budget(turn), terms_now(turn)
    return [cheaper_play(turn, *one) for one in lying(turn) if budget.why_not(*one, terms) is None]


def play_blocked(turn: Turn) -> list[Blocked]:
    if not part_of(turn.state).less:
        return actions.play_blocked(turn)
    budget, terms, found = Budget(turn), terms_now(turn), []
    for card, origin in lying(turn):
        why = budget.why_not(card, origin, terms)
        if why is not None:
            option = cheaper_play(turn, card, origin)
            found.append(Blocked(option.key, str(why), option.subject, option.target))
    return found


def lying(turn: Turn) -> list[tuple[Card, Origin]]:
    return [(card, Origin(source, slot)) for source in turn.rules.sources for slot, card in source.cards(turn)]


def cheaper_play(turn: Turn, card: Card, origin: Origin) -> Option:
    option = actions.play_option(turn, card, origin, PRICE)
    return option._replace(value=CardPlay(card, origin, terms_now(turn)))


def count_visit(turn: Turn, place: Place) -> None:
    """Workers placed on red cards, by mayor; those the Ranger moves there do not count (D20)."""
    if place.kind == CITY:
        part = part_of(turn.state)
        part.visits = with_seat(part.visits, turn.seat, part.visits[turn.seat] + 1)


ACTIONS = (
    moving(PLACE_WORKER, SUN),
    moving(Action("bridge", bridge_offers, lambda turn: []), SUN),
    moving(Action("play", play_offers, play_blocked), MOON),
    Action("pick", pick_offers, pick_blocked),
    EXCHANGING,
    *SHARED_ACTIONS,
    NEWS,
)


def take_turn(turn: Turn) -> None:
    """Free deeds and one action; the Meadow is filled, a token moves; free deeds; perhaps the season ends."""
    part = part_of(turn.state)
    part.exchanges = 0
    if part.plan.shared:
        begin_turn(turn)
    actions.act(turn)
    if part.conceded:
        return
    part.acted = True
    turn.refill_meadow()
    deed = turn.deed.value if turn.deed is not None else None
    if isinstance(deed, Placement | Crossing):
        count_visit(turn, deed.place)
        move(turn, SUN)
    elif isinstance(deed, Pick):
        move_either(turn)
    elif isinstance(deed, CardPlay) and deed.card is not LAMPLIGHTER:
        move(turn, MOON)
    actions.close(turn)
    if season_is_over(part):
        end_season(turn)
