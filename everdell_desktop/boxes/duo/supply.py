"""Occupied tokens, drawing cards, and exchanging them."""

from __future__ import annotations

from everdell_desktop.engine.actions import Action
from everdell_desktop.engine.cards import Card, Here
from everdell_desktop.engine.decisions import Blocked, Subject, doing
from everdell_desktop.engine.goods import NOTHING
from everdell_desktop.engine.handling import DECK
from everdell_desktop.engine.parts import with_seat
from everdell_desktop.engine.speaking import count
from everdell_desktop.engine.turn import Turn

from .part import STOREHOUSE, part_of

BOOKKEEPER = "bookkeeper"


def add_tokens(turn: Turn, number: int) -> None:
    """Occupied tokens into the supply of the player, or out of it with a negative number."""
    part = part_of(turn.state)
    held = part.occupied_tokens[turn.seat] + number
    part.occupied_tokens = with_seat(part.occupied_tokens, turn.seat, held)
    if number > 0 and turn.journal:
        turn.journal.note("occupied", turn.seat, number=number, text="takes an Occupied token")


def take_token(turn: Turn, here: Here) -> None:
    add_tokens(turn, 1)


# cards; the Meadow is refilled once, when the action or the season tile is through (D3)


def pick_up(turn: Turn, slot: int) -> list[Card]:
    """A Meadow card into the hand; the load of a Storehouse goes back to the supply (D11)."""
    cards = turn.pick_up([slot])
    if any(card.id == STOREHOUSE for card in cards):
        part_of(turn.state).load = NOTHING
    return cards


def draw_from_meadow(turn: Turn, here: Here | None = None) -> None:
    options = turn.meadow_options(turn.open_meadow())
    slot = turn.choose_one("Take a Meadow card", options, purpose="draw")
    if slot is not None:
        pick_up(turn, slot)


def draw_anywhere(turn: Turn) -> None:
    """A card from deck or Meadow."""
    options = [DECK] if turn.state.deck or turn.state.discard else []
    options += turn.meadow_options(turn.open_meadow())
    picked = turn.choose_one("Draw from the deck or the Meadow?", options, purpose="draw")
    if picked == DECK.value:
        turn.draw(1)
    elif picked is not None:
        pick_up(turn, picked)


# two cards for a resource


def exchange(turn: Turn) -> None:
    """2 cards for 1 resource; the Bookkeeper makes the first exchange of a turn worth 2 (D1)."""
    part = part_of(turn.state)
    number = 2 if not part.exchanges and turn.has(BOOKKEEPER) else 1
    part.exchanges += 1
    options = turn.hand_options(turn.hand)
    turn.discard(turn.choose_some("Exchange 2 cards", options, least=2, most=2, purpose="discard"))
    what = count(number, "resource")
    turn.gain(turn.choose_goods(f"Exchange them for {what}", least=number, most=number, purpose="gain"))


def can_exchange(turn: Turn) -> bool:
    return len(turn.hand) >= 2


EXCHANGE = doing("exchange", "", "Exchange 2 cards for a resource", exchange, Subject("deed", "exchange"))
EXCHANGING = Action(
    "exchange", lambda turn: [EXCHANGE] if can_exchange(turn) else [],
    lambda turn: [] if can_exchange(turn) else [Blocked("exchange", "needs 2 cards in hand", EXCHANGE.subject)],
    free=True, closing=True,
)  # fmt: skip
