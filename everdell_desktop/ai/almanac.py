"""What a thinker knows about a ruleset before any game: names of weights, and what places bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from everdell_desktop.engine.cards import BOARD, COLORS, Card, Here
from everdell_desktop.engine.decisions import ANY, ChooseGoods, Decision
from everdell_desktop.engine.goods import NOTHING, Goods
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.search import first_pick
from everdell_desktop.engine.spaces import Space
from everdell_desktop.engine.state import State
from everdell_desktop.engine.turn import Turn

from .weights import Values, Weights, learned_values


class Yield(NamedTuple):
    """What a place brings somebody with an empty hand."""

    goods: Goods
    any_goods: int
    cards: int
    points: int


class Almanac:
    """Facts about cards and places, looked up once for each ruleset."""

    def __init__(self, rules: Ruleset, weights: Weights, values: Values) -> None:
        self.rules = rules
        self.weights = weights
        self.values = values
        standing = values.get("winter", {})
        self.standing = {card: known(standing, "has", card.id, card.color) for card in rules.cards.values()}
        """The name of the trait of having a card in the city."""
        self.traits = {card: (names_of(card, weights)) for card in rules.cards.values()}
        self.visits = {card: known(weights, "visit", card.id) for card in rules.cards.values()}
        self.places = {space.id: known(weights, "space", space.id) for space in rules.spaces.values()}
        self.awards = {award.id: known(weights, "award", award.id) for award in rules.awards.values()}
        self.yields: dict[str, Yield] = {}

    def keeps(self, state: State, place: str) -> bool:
        """Whether a worker on this card of a city stays for good."""
        _, seat, uid = place.split(":", 2)
        return any(built.uid == uid and built.card.keeps_workers for built in state.players[int(seat)].city)

    def yield_of(self, state: State, space: Space) -> Yield:
        found = self.yields.get(space.id)
        if found is None:
            found = self.yields[space.id] = tried(state, self.rules, space)
        return found


def names_of(card: Card, weights: Weights) -> tuple[str, str]:
    """The names of the weights for having the card at once and for having it early."""
    color = card.color if card.color in COLORS else "other"
    return known(weights, "card", card.id, color), known(weights, "early", card.id, color)


def known(weights: Mapping[str, float], kind: str, name: str, group: str = "other") -> str:
    """The weight of this very thing, or that of its group where nobody has met it before."""
    exact = f"{kind}:{name}"
    return exact if exact in weights else f"{kind}:*{group}"


def tried(state: State, rules: Ruleset, space: Space) -> Yield:
    """Visit the space on a table of its own and see what it brought."""
    trial = state.copy()
    trial.deck = tuple(rules.cards.values())
    player = trial.players[trial.seat]
    player.hand, player.goods, player.points = (), NOTHING, 0
    chosen = 0

    def ask(decision: Decision) -> Any:
        nonlocal chosen
        if isinstance(decision, ChooseGoods) and decision.limit == ANY:
            chosen += decision.least
            return NOTHING
        return first_pick(decision)

    space.effect(Turn(trial, rules, ask), Here(BOARD, space.id))
    return Yield(player.goods, chosen, len(player.hand), player.points)


_known: WeakKeyDictionary[Ruleset, list[Almanac]] = WeakKeyDictionary()


def almanac(rules: Ruleset, weights: Weights, values: Values | None = None) -> Almanac:
    """The almanac for these rules and weights, written once."""
    values = learned_values() if values is None else values
    written = _known.setdefault(rules, [])
    for one in written:
        if one.weights is weights and one.values is values:
            return one
    written.append(Almanac(rules, weights, values))
    return written[-1]
