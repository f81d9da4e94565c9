"""Discoveries that are places: three open to everybody with three spaces, six for their owner; and two of the birds'.

They are neither Basic nor Forest places, so nothing that copies those reaches them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from everdell_desktop.engine.budget import Budget
from everdell_desktop.engine.cards import COLORS, Card, Effect, Here, id_of
from everdell_desktop.engine.decisions import Option, Reason, Subject
from everdell_desktop.engine.effects import gain
from everdell_desktop.engine.effects.gaining import gain_any
from everdell_desktop.engine.payment import cheaper
from everdell_desktop.engine.places import on_board
from everdell_desktop.engine.spaces import Owned, Space
from everdell_desktop.engine.speaking import count
from everdell_desktop.engine.state import State
from everdell_desktop.engine.turn import Turn

from .part import part_of

DISCOVERY_PLACE = "discovery"
OPEN_ROOM = 3
CLOUDRIM_POINTS = 8


def place(name: str, text: str, effect: Effect, *, open: bool = False) -> Space:
    """Open ones have three spaces, one worker of each seat (PROTOCOL_BOXES, Spirecrest 16)."""
    slots = OPEN_ROOM if open else 1
    return Space(f"discovery_{id_of(name)}", name, DISCOVERY_PLACE, text, effect, slots=slots, one_each=open)


def visit_caravan(turn: Turn, here: Here) -> None:
    turn.draw(3)
    there = on_board(here.uid)
    standing = sum(worker.place == there for player in turn.state.players for worker in player.workers)
    gain_any(turn, standing)


def visit_map_seller(turn: Turn, here: Here) -> None:
    """Looking through the discard pile is part of it; the Meadow is filled after the last card."""
    pile = look_through(turn, turn.state.discard)
    options = [*turn.meadow_options(turn.open_meadow()), *turn.revealed_options(pile)]
    picked = turn.choose_some(
        "Fill your hand from Meadow and discard pile", options, most=turn.room_in_hand(), purpose="draw"
    )
    slots = [one for one in picked if isinstance(one, int)]
    found = [one for one in picked if not isinstance(one, int)]
    drawn = turn.pick_up(slots)
    take_of_those(turn, pile, found)
    if slots:
        turn.refill_meadow()
    turn.answer_draw([*drawn, *found], turn.source)


def look_through(turn: Turn, cards: Iterable[Card]) -> list[Card]:
    """Cards of the discard pile that lie open while somebody chooses from them."""
    looked_at, pile = list(cards), list(turn.state.discard)
    for card in looked_at:
        pile.remove(card)
    turn.state.discard = tuple(pile)
    if turn.journal:
        turn.journal.revealed = True
        turn.journal.note("reveal", turn.seat, cards=[card.id for card in looked_at])
    return looked_at


def take_of_those(turn: Turn, lying: list[Card], chosen: list[Card]) -> None:
    """Those chosen into the hand, the others back onto the discard pile."""
    left = list(lying)
    for card in chosen:
        left.remove(card)
    turn.state.discard = (*turn.state.discard, *left)
    turn.keep(chosen)


def visit_mines(turn: Turn, here: Here) -> None:
    """Card by card; the same name as a card of the Meadow ends it for nothing (Spirecrest 17)."""
    names = {card.id for card in turn.state.meadow if card is not None}
    found: list[Card] = []
    while len(found) < turn.room_in_hand():
        reveal = Option("reveal", "Turn over another card", True, Subject("deck", "deck"))
        stop = f"Stop with {count(len(found), 'card')} and as many points" if found else "Leave the mines"
        if not turn.choose_one(
            "Dig on? A name that lies in the Meadow ends it for nothing", [reveal], skip=stop, purpose="reveal"
        ):
            break
        cards = turn.reveal(1)
        if not cards:
            break
        found += cards
        if cards[0].id in names:
            turn.throw_away(found)
            return
    turn.keep(found)
    turn.gain_points(len(found))


def visit_cloudrim(turn: Turn, here: Here) -> None:
    """One card of each of the five colours."""
    for color in COLORS:
        cards = turn.hand_options([card for card in turn.hand if card.color == color])
        turn.discard(turn.choose_some(f"Discard 1 {color} card", cards, least=1, most=1, purpose="discard"))
    turn.gain_points(CLOUDRIM_POINTS)


def visit_laboratory(turn: Turn, here: Here) -> None:
    """A card-playing ability that bars every other one; from hand or Meadow (Spirecrest 15)."""
    prompt = "Discard cards: what you play next costs 1 less for each"
    cards = turn.choose_some(prompt, turn.hand_options(turn.hand), purpose="discard")
    turn.discard(cards)
    terms = cheaper(len(cards))
    options = turn.origin_options(Budget(turn).playable(terms))
    picked = turn.choose_one(f"Play a card for {len(cards)} less", options, purpose="play")
    if picked is not None:
        card, origin = picked
        turn.play_card(card, origin, terms)


def visit_hideout(turn: Turn, here: Here) -> None:
    """Nobody comes here from home; `moving.py` moves a worker, and the place it left is used once more."""


def visit_discard_pile(turn: Turn, here: Here) -> None:
    """Firebeak: 3 cards of the pile, as far as the hand has room."""
    number = min(3, turn.room_in_hand())
    pile = look_through(turn, turn.state.discard)
    options = turn.revealed_options(pile)
    take_of_those(turn, pile, turn.choose_some("Take 3 cards", options, least=number, most=number, purpose="draw"))


CARAVAN = place(
    "Cartographer's Caravan", "3 {card}, and 1 {any} for each {worker} here", visit_caravan, open=True
)  # fmt: skip
MAP_SELLER = place(
    "Map Seller", "Fill your hand with {card} of Meadow and discard pile", visit_map_seller, open=True
)  # fmt: skip
MOLEIA_MINES = place(
    "Moleia Mines", "Turn over {card}: keep them, 1 {point} each. One like a Meadow card: nothing", visit_mines,
    open=True,
)  # fmt: skip
ANCIENT_ORCHARD = place("Ancient Orchard", "5 {berry}", gain(berry=5))
RUINS_OF_SPIRE = place(
    "Ruins of Spire", "3 of {twig} {resin} {pebble}", gain(any_goods=3, of=("twig", "resin", "pebble"))
)  # fmt: skip
CLOUDRIM_PEAK = place("Cloudrim Peak", "Discard 1 {card} of each colour: 8 {point}", visit_cloudrim)
LABORATORY = place("Tezel's Laboratory", "Discard {card}, play a card for 1 {any} less each", visit_laboratory)
HIDEOUT = place("Grey Cloak's Hideout", "Move a {worker} here, use the place it left again", visit_hideout)
HIDEOUT.by_moving = True
DECK_TOP = Space(
    "deck", "Top of the deck", "bird", "3 {card}; 2 {card} after each turn in which an opponent draws",
    gain(cards=3), takes="big_critter_windlore",
)  # fmt: skip
DISCARD_PILE = Space(
    "discard", "Discard pile", "bird", "Choose 3 {card}; then of what opponents discard", visit_discard_pile,
    takes="big_critter_firebeak",
)  # fmt: skip
BIRDS = {"discovery_windlore": DECK_TOP, "discovery_firebeak": DISCARD_PILE}
"""The places that are open to the big critter of a discovery alone."""
OPEN_PLACES = (CARAVAN, MAP_SELLER, MOLEIA_MINES)
SPACES = (
    *OPEN_PLACES, ANCIENT_ORCHARD, RUINS_OF_SPIRE, CLOUDRIM_PEAK, LABORATORY, HIDEOUT, DECK_TOP, DISCARD_PILE
)  # fmt: skip


@CLOUDRIM_PEAK.may_visit
def lacks_color(turn: Turn) -> Reason | None:
    there = Counter(card.color for card in turn.hand)
    missing = [color for color in COLORS if not there[color]]
    return Reason("needs a {} card in hand", lambda: " and a ".join(missing)) if missing else None


def owned_places(state: State) -> Iterator[Owned]:
    """The places that lie before seats."""
    for seat, row in enumerate(part_of(state).discoveries):
        for held in row:
            lying = held.discovery.place or BIRDS.get(held.discovery.id)
            if lying is not None:
                yield Owned(lying, seat, held.discovery.open)
