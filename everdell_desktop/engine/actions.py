"""What a turn may be: the actions on offer, and the round they make."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from . import surveying
from .budget import Budget
from .cards import Card, card_id
from .decisions import Blocked, ChooseOne, Option, Reason, Subject, doing
from .payment import PRICE, Terms
from .places import CITY, SPACE, read_place
from .quoting import quoted
from .sources import Origin
from .state import AUTUMN
from .workers import ORDINARY, WorkerKind

if TYPE_CHECKING:
    from .turn import Turn


@dataclass(frozen=True)
class Action:
    """One kind of thing to do on a turn. The value of each offer is the deed: a function of the turn."""

    name: str
    offers: Callable[[Turn], list[Option]]
    blocked: Callable[[Turn], list[Blocked]]
    free: bool = False
    """Whether its deeds do not end the turn: the main question is asked again."""
    closing: bool = False
    """Whether it is offered once more when the action of the turn is done, before the turn ends."""


class CardPlay(NamedTuple):
    """The deed of playing a card."""

    card: Card
    origin: Origin
    terms: Terms = PRICE

    def __call__(self, turn: Turn) -> None:
        turn.play_card(self.card, self.origin, self.terms)


def take_turn(turn: Turn) -> None:
    """One action of the player whose turn it is, free deeds before it, and what the boxes do after it."""
    act(turn)
    if turn.rules.closing_actions:
        close(turn)
    end(turn)


def end(turn: Turn) -> None:
    """What the boxes and the rules of the seat do when a turn is over."""
    for step in turn.rules.after_turn:
        step.run(turn)
    if turn.rules.seat_rules:
        for rule in turn.seat_rules():
            if rule.turn_end is not None:
                turn.obey(rule, rule.turn_end)
        answer_turn(turn)


def answer_turn(turn: Turn) -> None:
    """What the rules of the other seats do now, in turn order."""
    mover, players = turn.seat, turn.state.players
    for seat in (*range(mover + 1, len(players)), *range(mover)):
        for rule in turn.seat_rules(seat):
            if rule.after_others_turn is not None and not players[seat].passed:
                with turn.acting(seat):
                    turn.obey(rule, rule.after_others_turn, mover)


def act(turn: Turn) -> None:
    """The main question, again after every free deed."""
    actions = turn.rules.actions

    def blocked() -> list[Blocked]:
        return [why for action in actions for why in action.blocked(turn)]

    def missing(key: str) -> str:
        return unknown(turn, key)

    while True:
        options: list[Option] = []
        free: list[Option] = []
        for action in actions:
            offered = action.offers(turn)
            if offered:
                options += offered
                if action.free:
                    free += offered
        question = ChooseOne(turn.seat, "Your turn", options, blocked=blocked, unknown=missing, purpose="act")
        question.main = True
        picked = turn.ask(question)
        turn.deed = picked
        picked.value(turn)
        if picked not in free:
            return


def unknown(turn: Turn, key: str) -> str:
    """What a key of the main question names that is not there: a misspelt card, event or place."""
    rules = turn.rules
    deed, _, thing = key.partition(":")
    if deed == "claim" and thing not in rules.awards:
        return f"there is no event {quoted(thing)}"
    if deed == "play" and (card := thing.rpartition(":")[2]) not in rules.cards:
        return f"there is no card {quoted(card)}"
    if deed == "place":
        place = read_place(thing)
        if place.kind == SPACE and place.id not in rules.spaces:
            return f"there is no place {quoted(thing)}"
        if place.kind == CITY and card_id(place.id) not in rules.cards:
            return f"there is no card {quoted(place.id)}"
    return ""


def close(turn: Turn) -> None:
    """The closing question, as long as a deed is left that may be done at the end of a turn."""
    actions = turn.rules.closing_actions
    while options := [option for action in actions for option in action.offers(turn)]:
        picked = turn.ask(
            ChooseOne(turn.seat, "Anything else before your turn ends?", [*options, END], purpose="close")
        )
        if picked is END:
            return
        picked.value(turn)


def play_offers(turn: Turn) -> list[Option]:
    budget = Budget(turn)
    options: list[Option] = []
    for source, lying in turn.rules.memory.lying(turn):
        if source.terms is not None:
            offered = budget.offered(source, lying)
            options += [play_option(turn, card, Origin(source, slot), terms) for slot, card, terms in offered]
            continue
        made = turn.rules.play_options[source.name]
        if budget.obeys:
            at_price = [one[:2] for one in budget.offered(source, lying)]
        else:
            at_price = budget.offered_at_price(source, lying)
        if at_price:
            options += [
                made.get(there) or play_option(turn, there[1], Origin(source, there[0]), PRICE) for there in at_price
            ]
    return options


def play_blocked(turn: Turn) -> list[Blocked]:
    budget = Budget(turn)
    found = []
    for source, lying in turn.rules.memory.lying(turn):
        for slot, card in lying:
            terms = PRICE if source.terms is None else source.terms(turn, card)
            origin = Origin(source, slot)
            reason = budget.why_not(card, origin, terms)
            if reason is not None:
                option = play_option(turn, card, origin, terms)
                found.append(Blocked(option.key, str(reason), option.subject, option.target))
    return found


def play_option(turn: Turn, card: Card, origin: Origin, terms: Terms) -> Option:
    """The option of playing a card, made once."""
    source, slot = origin
    made = turn.rules.play_options[source.name]
    plain = source.terms is None and not source.at_home
    key: tuple[Any, ...] = (slot, card) if plain else (slot, card, turn.seat, terms)
    option = made.get(key)
    if option is None:
        label = f"Play {card.name}" if source.label is None else source.label(turn, card, terms)
        option = made[key] = doing("play", source.key(card, slot), label, CardPlay(card, origin, terms),
                                    source.subject(card, slot, turn.seat), Subject("seat", "city"))  # fmt: skip
    return option


def prepare_block(turn: Turn) -> Reason | str | None:
    if turn.player.season >= AUTUMN:
        return "autumn is the last season"
    idle = turn.player.free_workers
    return Reason("{} still to be placed", "1 worker is" if idle == 1 else f"{idle} workers are") if idle else None


def pass_block(turn: Turn) -> str | None:
    return None if turn.player.season >= AUTUMN else "passing is possible in autumn only"


def prepare(turn: Turn) -> None:
    """Prepare for Season: the season steps of all boxes, in their order."""
    turn.rule = "season"
    for step in turn.rules.season_steps:
        step.run(turn)
    turn.rule = "turn"


def pass_out(turn: Turn) -> None:
    """The game is over for this player; the workers stay where they are."""
    turn.player.passed = True
    if turn.journal:
        turn.journal.note("pass", turn.seat)
    for step in turn.rules.after_passing:
        step.run(turn)


PREPARE = doing("prepare", "", "Prepare for season", prepare, Subject("deed", "prepare"))
PASS = doing("pass", "", "Pass", pass_out, Subject("deed", "pass"))
END = doing("end", "", "End your turn", None, Subject("deed", "end"))


def deed(option: Option, block: Callable[[Turn], Reason | str | None]) -> Action:
    """An action with a single option."""

    def offers(turn: Turn) -> list[Option]:
        return [option] if block(turn) is None else []

    def blocked(turn: Turn) -> list[Blocked]:
        reason = block(turn)
        return [] if reason is None else [Blocked(option.key, str(reason), option.subject)]

    return Action(option.key, offers, blocked)


def place_workers(*kinds: WorkerKind) -> Action:
    """The action of sending out a worker of one of these kinds."""
    name = " ".join(["place", *(kind.name for kind in kinds if kind is not ORDINARY)])
    named = {kind.name: kind for kind in kinds}
    return Action(name, partial(surveying.offers, kinds=named), partial(surveying.blocked, kinds=named))


PLACE_WORKER = place_workers(ORDINARY)
PLAY_CARD = Action("play", play_offers, play_blocked)
ACTIONS = (PLACE_WORKER, PLAY_CARD, deed(PREPARE, prepare_block), deed(PASS, pass_block))
