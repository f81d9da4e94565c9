"""What a thinker knows about a ruleset before any game: the names of weights; and a way to try a place out."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any, NamedTuple

from everdell_desktop.engine.cards import BOARD, COLORS, Card, Here
from everdell_desktop.engine.decisions import ANY, ChooseGoods, Decision, Subject
from everdell_desktop.engine.goods import NOTHING, Goods
from everdell_desktop.engine.places import Place
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.search import first_pick
from everdell_desktop.engine.spaces import Space
from everdell_desktop.engine.state import State
from everdell_desktop.engine.turn import Turn

from .weights import Values, Weights, learned, learned_values

MANY_BOXES = 7
"""All that can lie on the table beside the first."""


class Yield(NamedTuple):
    """What a place brings somebody with an empty hand."""

    goods: Goods
    any_goods: int
    cards: int
    points: int


class Almanac:
    """Facts about cards and places that hold on every table, looked up once for each ruleset."""

    def __init__(self, rules: Ruleset, weights: Weights, values: Values) -> None:
        self.rules = rules
        self.family = family_of(rules)
        self.weights = weights
        self.values = values
        standing = values.get("winter", {})
        self.standing = {card: known(standing, "has", card.key, card.color) for card in rules.cards.values()}
        """The name of the trait of having a card in the city."""
        self.traits = {card: (names_of(card, weights)) for card in rules.cards.values()}
        self.builds = {card: (f"build:{card.key}", f"build_late:{card.key}") for card in rules.cards.values()}
        self.visits = {
            card: (known(weights, "visit", card.key), f"visit_late:{card.key}") for card in rules.cards.values()
        }  # fmt: skip
        self.places = {
            space.id: (known(weights, "space", space.key), f"space_late:{space.key}") for space in rules.spaces.values()
        }  # fmt: skip
        self.more_boxes = min(1.0, (len(rules.setup.boxes) - 1) / MANY_BOXES)
        """How far the table is from the first box alone: with more to do in a season, nobody hurries on to the next."""
        self.table = table_traits(rules)
        """What boxes, options and the number of seats mean for every standing at this table."""
        self.awards = {award.id: known(weights, "award", award.key) for award in rules.awards.values()}

    def key_of(self, subject: Subject) -> str:
        """The name of a thing among the things of all games."""
        thing = self.rules.spaces.get(subject.id) or self.rules.awards.get(subject.id)
        return thing.key if thing is not None else subject.id

    def values_of(self, page: str) -> dict[str, float]:
        """What a standing promises; for those who build together as for others where nothing else is known."""
        return self.values.get(page) or self.values[page.partition(" ")[0]]

    def keeps(self, state: State, place: Place) -> bool:
        """Whether a worker on this card of a city stays for good."""
        return any(built.uid == place.id and built.card.keeps_workers for built in state.players[place.seat].city)


def family_of(rules: Ruleset) -> str:
    """The game the boxes on the table belong to."""
    return next((box.family for box in rules.boxes if box.family), "")


def table_traits(rules: Ruleset) -> list[tuple[str, float]]:
    """The boxes beside the first, the options that differ from the usual, and the number of seats."""
    usual = {option.name: option.default for box in rules.boxes for option in box.options}
    chosen = [f"set:{name}={value}" for name, value in rules.setup.options.items() if usual.get(name) != value]
    others = [f"with:{box.name}" for box in rules.boxes[1:]]
    traits = [(name, 1.0) for name in (*others, *chosen)]
    return [*traits, ("seats", len(rules.setup.seats) - 2.0), ("many_boxes", max(0.0, len(others) - 1.0))]


def names_of(card: Card, weights: Weights) -> tuple[str, str]:
    """The names of the weights for having the card at once and for having it early."""
    color = card.color if card.color in COLORS else "other"
    return known(weights, "card", card.key, color), known(weights, "early", card.key, color)


def known(weights: Mapping[str, float], kind: str, name: str, group: str = "other") -> str:
    """The weight of this very thing, or that of its group where nobody has met it before."""
    exact = f"{kind}:{name}"
    return exact if exact in weights else f"{kind}:*{group}"


def tried(state: State, rules: Ruleset, space: Space) -> Yield:
    """Visit the space on a table of its own and see what it brought; nothing where nobody could go there."""
    trial = state.copy()
    trial.deck = tuple(rules.cards.values())
    before, player = state.players[state.seat], trial.players[trial.seat]
    player.hand, player.goods, player.points = (), NOTHING, 0
    chosen = 0

    def ask(decision: Decision) -> Any:
        nonlocal chosen
        if isinstance(decision, ChooseGoods) and decision.limit == ANY:
            chosen += decision.least
            return NOTHING
        return first_pick(decision)

    turn = Turn(trial, rules, ask)
    if space.block is not None and not space.points and space.block(turn) is not None:
        player.hand, player.goods = before.hand, before.goods
        if space.block(turn) is not None:
            return Yield(NOTHING, 0, 0, 0)
    had, held = player.goods, len(player.hand)
    space.effect(turn, Here(BOARD, space.id))
    return Yield(had.lacking(player.goods), chosen, max(0, len(player.hand) - held), player.points)


KEPT = 8  # almanacs; a process that answers many questions meets new rules with each of them
_written: deque[Almanac] = deque(maxlen=KEPT)


def almanac(rules: Ruleset, weights: Weights | None = None, values: Values | None = None) -> Almanac:
    """The almanac for these rules and what was learned for their game, written once as long as it is in use."""
    family = family_of(rules)
    weights = learned(family) if weights is None else weights
    values = learned_values(family) if values is None else values
    for one in _written:
        if one.rules is rules and one.weights is weights and one.values is values:
            return one
    _written.append(Almanac(rules, weights, values))
    return _written[-1]
