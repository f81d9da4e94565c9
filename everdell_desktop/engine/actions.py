"""What a turn may be: the actions on offer, and the round they make."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from . import placing
from .cards import Card
from .decisions import Blocked, ChooseOne, Option, Reason, Subject
from .payment import PRICE, Means, Terms
from .state import AUTUMN

if TYPE_CHECKING:
    from .turn import Turn


@dataclass(frozen=True)
class Action:
    """One kind of thing to do on a turn. The value of each offer is the deed: a function of the turn."""

    name: str
    offers: Callable[[Turn], list[Option]]
    blocked: Callable[[Turn], list[Blocked]]


class CardPlay(NamedTuple):
    """The deed of playing a card."""

    card: Card
    origin: int
    terms: Terms = PRICE

    def __call__(self, turn: Turn) -> None:
        turn.play_card(self.card, self.origin, self.terms)


def take_turn(turn: Turn) -> None:
    """One action of the player whose turn it is, and what the boxes do after it."""
    actions = turn.rules.actions
    options: list[Option] = []
    for action in actions:
        options += action.offers(turn)

    def blocked() -> list[Blocked]:
        return [why for action in actions for why in action.blocked(turn)]

    picked = turn.ask(ChooseOne(turn.seat, "Your turn", options, blocked=blocked))
    picked.value(turn)
    for step in turn.rules.after_turn:
        step.run(turn)


def play_offers(turn: Turn) -> list[Option]:
    means = Means(turn)
    rules = turn.rules
    verdict: dict[Card, bool] = {}
    options = []
    for card in turn.player.hand:
        if card not in verdict:
            verdict[card] = means.can_play(card)
            if verdict[card]:
                options.append(rules.hand_option(card))
    shut = turn.state.shut
    for slot, meadow_card in enumerate(turn.state.meadow):
        if meadow_card is None or slot in shut:
            continue
        if meadow_card not in verdict:
            verdict[meadow_card] = means.can_play(meadow_card)
        if verdict[meadow_card]:
            options.append(rules.meadow_option(slot, meadow_card))
    return options


def play_blocked(turn: Turn) -> list[Blocked]:
    means = Means(turn)
    rules = turn.rules
    found = []
    for card in dict.fromkeys(turn.player.hand):
        reason = means.why_not(card)
        if reason is not None:
            found.append((rules.hand_option(card), reason))
    for slot, meadow_card in enumerate(turn.state.meadow):
        if meadow_card is not None:
            reason = "a worker that is not yours blocks this card" if slot in turn.state.shut else (
                means.why_not(meadow_card))  # fmt: skip
            if reason is not None:
                found.append((rules.meadow_option(slot, meadow_card), reason))
    return [Blocked(option.key, str(reason), option.subject, option.target) for option, reason in found]


def prepare_block(turn: Turn) -> Reason | str | None:
    if turn.player.season >= AUTUMN:
        return "autumn is the last season"
    idle = turn.player.free_workers
    return Reason("{} still to be placed", "1 worker is" if idle == 1 else f"{idle} workers are") if idle else None


def pass_block(turn: Turn) -> str | None:
    return None if turn.player.season >= AUTUMN else "passing is possible in autumn only"


def prepare(turn: Turn) -> None:
    """Prepare for Season: the season steps of all boxes, in their order."""
    for step in turn.rules.season_steps:
        step.run(turn)


def pass_out(turn: Turn) -> None:
    """The game is over for this player; the workers stay where they are."""
    turn.player.passed = True
    if turn.journal:
        turn.journal.note("pass", turn.seat)


PREPARE = Option("prepare", "Prepare for season", prepare, Subject("deed", "prepare"))
PASS = Option("pass", "Pass", pass_out, Subject("deed", "pass"))


def deed(option: Option, block: Callable[[Turn], Reason | str | None]) -> Action:
    """An action with a single option."""

    def offers(turn: Turn) -> list[Option]:
        return [option] if block(turn) is None else []

    def blocked(turn: Turn) -> list[Blocked]:
        reason = block(turn)
        return [] if reason is None else [Blocked(option.key, str(reason), option.subject)]

    return Action(option.key, offers, blocked)


PLACE_WORKER = Action("place", placing.offers, placing.blocked)
PLAY_CARD = Action("play", play_offers, play_blocked)
ACTIONS = (PLACE_WORKER, PLAY_CARD, deed(PREPARE, prepare_block), deed(PASS, pass_block))
