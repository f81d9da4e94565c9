"""Laying out the game."""

from __future__ import annotations

from everdell_desktop.engine.chance import shuffled
from everdell_desktop.engine.limits import Limits
from everdell_desktop.engine.ruleset import Setup, Step
from everdell_desktop.engine.state import WINTER, Worker
from everdell_desktop.engine.turn import Turn

from .events import EVENTS, FAIRE, LETTERS
from .part import part_of
from .river import TILES
from .seasons import bring
from .shared.setup import STEPS as SHARED_STEPS

MEADOW = 12
WORKERS = 3


def limits(setup: Setup, before: Limits) -> Limits:
    return Limits(seats=(2,), meadow=MEADOW, workers=(WORKERS,) * 4, most_workers=WORKERS, starting_hands=(2, 2),
                  crowding=True)  # fmt: skip


def lay_cards(turn: Turn) -> None:
    state, rules = turn.state, turn.rules
    state.spaces = tuple(rules.spaces.values())
    cards = [card for card in rules.cards.values() for _ in range(card.copies)]
    state.deck = tuple(shuffled(cards, state.seed, turn.next_chance()))
    state.meadow = (None,) * rules.limits.meadow
    turn.refill_meadow()


def lay_tiles(turn: Turn) -> None:
    """Two River tiles, and one Event of each set with the Faire on the six spots."""
    state, part = turn.state, part_of(turn.state)
    river = shuffled(TILES, state.seed, turn.next_chance())
    part.river, part.river_stack = tuple(river[:2]), tuple(river[2:])
    sets = [[event for event in EVENTS if event.letter == letter] for letter in LETTERS]
    drawn = [shuffled(events, state.seed, turn.next_chance())[0] for events in sets]
    part.event_tiles = tuple(shuffled([*drawn, FAIRE], state.seed, turn.next_chance()))
    part.event_box = tuple(event for event in EVENTS if event not in drawn)
    state.awards = tuple(tile for tile in part.event_tiles if tile is not None)


def deal_hands(turn: Turn) -> None:
    limits = turn.rules.limits
    for seat, player in enumerate(turn.state.players):
        player.workers = (Worker(),) * limits.workers[0]
        turn.deal(limits.starting_hands[seat], seat)


STEPS = (
    Step("cards", lay_cards),
    Step("tiles", lay_tiles),
    Step("hands", deal_hands),
    Step("winter", lambda turn: bring(turn, WINTER)),
    *SHARED_STEPS,
)
