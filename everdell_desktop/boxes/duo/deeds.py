"""What can be done on a turn: place, play, pick, the Bridge, and the free exchange."""

from __future__ import annotations

from typing import NamedTuple

from everdell_desktop.engine import actions
from everdell_desktop.engine.actions import PLACE_WORKER, PLAY_CARD, Action, CardPlay
from everdell_desktop.engine.cards import Here
from everdell_desktop.engine.decisions import Blocked, Option, Subject
from everdell_desktop.engine.places import EVENT, Place
from everdell_desktop.engine.placing import Placement, name_of
from everdell_desktop.engine.state import WORKER
from everdell_desktop.engine.turn import Turn

from .acting import workers_at
from .part import part_of
from .path import MOON, SUN, move, move_either, moving, season_is_over
from .playing import spend
from .seasons import end_season
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


PICK_DECK = Option("pick:deck", "Draw a card", Pick(None), Subject("deck", "deck"))


def pick_offers(turn: Turn) -> list[Option]:
    deck = [PICK_DECK] if turn.state.deck or turn.state.discard else []
    return deck + [
        Option(f"pick:{option.key}", f"Take {option.label}", Pick(option.value), option.subject)
        for option in turn.meadow_options(turn.open_meadow())
    ]


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
    """Any taken Farm, River space or red card, one's own worker's too, never an Event (D8)."""
    if not turn.player.free_workers or not turn.has(BRIDGE) or not turn.built(turn.home, BRIDGE).points:
        return []
    return [
        Option(f"bridge:{place.text}", f"Over the Bridge: {name_of(turn, place)}", Crossing(place),
               Subject("worker", WORKER), place.subject)
        for place in workers_at(turn, range(len(turn.state.players))) if place.kind != EVENT
    ]  # fmt: skip


ACTIONS = (
    moving(PLACE_WORKER, SUN),
    moving(Action("bridge", bridge_offers, lambda turn: []), SUN),
    moving(PLAY_CARD, MOON),
    Action("pick", pick_offers, pick_blocked),
    EXCHANGING,
)


def take_turn(turn: Turn) -> None:
    """Free deeds and one action; the Meadow is filled, a token moves; free deeds; perhaps the season ends."""
    part = part_of(turn.state)
    part.exchanges = 0
    actions.act(turn)
    turn.refill_meadow()
    deed = turn.deed.value if turn.deed is not None else None
    if isinstance(deed, Placement | Crossing):
        move(turn, SUN)
    elif isinstance(deed, Pick):
        move_either(turn)
    elif isinstance(deed, CardPlay) and deed.card is not LAMPLIGHTER:
        move(turn, MOON)
    actions.close(turn)
    if season_is_over(part):
        end_season(turn)
