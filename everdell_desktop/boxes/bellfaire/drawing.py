"""Powers about cards: Cardinals, Owls, Platypuses and Starlings."""

from __future__ import annotations

from collections.abc import Sequence

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.goods import KINDS, of_kind
from everdell_desktop.engine.placing import Visit
from everdell_desktop.engine.state import WORKER
from everdell_desktop.engine.turn import Turn

from .after_acting import kind_options, told
from .held import held_by


def is_for_others(turn: Turn) -> bool:
    """Whether a big critter draws, or a place that is used once more without powers (Spirecrest 8 and 14)."""
    return turn.visiting is not None and turn.visiting.first.kind not in ("", WORKER)


def draw_one_more(turn: Turn, cards: Sequence[Card], source: Subject | None) -> None:
    """Cardinals: one further card from the deck for each drawing effect, Meadow draws included, revealing not."""
    if is_for_others(turn):
        return
    if turn.room_in_hand() and turn.confirm("Draw 1 more card?", "Draw 1 card", purpose="draw"):
        told(turn, "spies 1 card more")
        turn.draw(1)


def ponder(turn: Turn, visit: Visit) -> None:
    """Owls: the discard comes before the draw. Who gives the drawn card away draws 2 for it."""
    if visit.kind != WORKER:
        return
    options = turn.hand_options(turn.hand)
    turn.discard(turn.choose_some("Discard a card?", options, most=1, purpose="discard"))
    draw = [Option("draw", "Draw 1 card", True, Subject("deck", "deck"))]
    if not turn.room_in_hand() or not turn.choose_one("Draw a card?", draw, skip="No", purpose="draw"):
        return
    drawn = turn.draw(1)
    if not drawn:
        return
    options = [Option("keep", "Keep it", None), *turn.seat_options(turn.receivers_of_cards())]
    prompt = f"Keep {drawn[0].name}, or give it away to draw 2?"
    seat = turn.choose_one(prompt, options, purpose="give")
    if seat is not None:
        turn.pass_on(drawn, turn.seat, seat)
        turn.draw(2)


def draw_from_deck_or_meadow(turn: Turn, number: int) -> list[Card] | None:
    """Starlings: decided card by card; gaps in the Meadow are filled after the whole draw."""
    return None if is_for_others(turn) else turn.draw_card_by_card(number)


def hunt_treasure(turn: Turn) -> None:
    """Platypuses: before the action of a turn, once. What is left scores as point tokens."""
    held = held_by(turn.state, turn.seat)
    held.change(turn, points=held.points - 1, used_in=turn.state.turn)
    told(turn, "finds a treasure")
    turn.gain(of_kind(turn.choose_one("Gain which resource?", kind_options(list(KINDS)), purpose="gain")))
    turn.draw_card_by_card(1)
