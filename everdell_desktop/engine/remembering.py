"""What follows from things that are never changed, found out once: cities, heaps of goods and the board are tuples."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from .awards import Award
from .cards import COLORS, Block, Card
from .decisions import Option, Reason
from .goods import KINDS, Goods
from .housing import free_spaces
from .spaces import Space
from .state import Built

if TYPE_CHECKING:
    from .ruleset import Ruleset

MOST_CITIES, MOST_HEAPS = 300, 3000


class CityFacts:
    """One city as it lies."""

    __slots__ = ("_lacking", "abilities", "barred", "city", "colors", "destinations", "guests", "helpers", "names",
                 "room", "rules")  # fmt: skip

    def __init__(self, city: tuple[Built, ...], rules: Ruleset) -> None:
        self.city = city
        self.rules = rules
        self.room = free_spaces(city, rules.limits.city)
        self.names = names = set[str]()
        self.colors = colors = dict.fromkeys(COLORS, 0)
        self.destinations: list[Built] = []
        """Where workers may go."""
        self.abilities: list[Built] = []
        self.helpers: list[Built] = []
        self.barred: dict[str, Card] = {}
        """Cards of which no further copy may come, by the legendary card that stands in for them."""
        self._lacking: dict[Award, Reason | None] = {}
        guests, special = [], rules.memory.special
        for built in city:
            card = built.card
            names.update(card.names)
            colors[card.color] += 1
            if card.is_construction and not built.occupied:
                guests.append(rules.guests[card])
            if card in special:
                self.note(built, card)
        self.guests = frozenset[Card]().union(*guests) if rules.plain_tokens else frozenset[Card]()
        """The critters that a plain occupied token plays."""

    def note(self, built: Built, card: Card) -> None:
        if card.on_visit is not None:
            self.destinations.append(built)
        if card.payment_ways is not None:
            self.abilities.append(built)
        if card.payment_helps is not None:
            self.helpers.append(built)
        if card.legendary:
            self.barred.update(dict.fromkeys(card.names, card))

    def lacks(self, award: Award) -> Reason | None:
        """What the city lacks of the cards and colours that an award asks for."""
        if award in self._lacking:
            return self._lacking[award]
        reason = self._lacking[award] = self.missing(award)
        return reason

    def missing(self, award: Award) -> Reason | None:
        for name in award.cards:
            if name not in self.names:
                return Reason("needs {} in your city", partial(self.missing_cards, award))
        for color, number in award.colors.items():
            missing = number - self.colors[color]
            if missing > 0:
                return Reason("needs {} more {} {} in your city", missing, color, "card" if missing == 1 else "cards")
        return None

    def missing_cards(self, award: Award) -> str:
        return " and ".join(self.rules.cards[name].name for name in award.cards if name not in self.names)


def costing_at_most(cards: Iterable[Card], kind: int) -> list[frozenset[Card]]:
    """By number: the cards whose printed cost has at most so many resources of a kind; the last are all there are."""
    cards = list(cards)
    dearest = max((card.cost[kind] for card in cards), default=0)
    return [frozenset([card for card in cards if card.cost[kind] <= number]) for number in range(dearest + 1)]


class Memory:
    """What one ruleset has found out. A thing is known again by itself, since copies of a table share it."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._cities: dict[int, CityFacts] = {}
        self.special = frozenset([
            card for card in rules.cards.values()
            if card.on_visit or card.payment_ways or card.payment_helps or card.legendary
        ])  # fmt: skip
        """Cards that are more than a name and a colour in a city."""
        self._within = [costing_at_most(rules.cards.values(), kind) for kind in range(len(KINDS))]
        self._affordable: dict[Goods, frozenset[Card]] = {}
        self._spaces: dict[tuple[int, str], tuple[tuple[Space, ...], list[tuple[Space, Option, Block | None]]]] = {}

    def city(self, city: tuple[Built, ...]) -> CityFacts:
        known = self._cities.get(id(city))
        if known is None:
            if len(self._cities) >= MOST_CITIES:
                self._cities.clear()
            known = self._cities[id(city)] = CityFacts(city, self._rules)
        return known

    def affordable(self, goods: Goods) -> frozenset[Card]:
        """The cards whose printed cost the goods cover."""
        found = self._affordable.get(goods)
        if found is None:
            if len(self._affordable) >= MOST_HEAPS:
                self._affordable.clear()
            a, b, c, d = [
                within[min(number, len(within) - 1)] for within, number in zip(self._within, goods, strict=True)
            ]  # fmt: skip
            found = self._affordable[goods] = a & b & c & d
        return found

    def spaces_for(self, spaces: tuple[Space, ...], kind: str) -> list[tuple[Space, Option, Block | None]]:
        """The spaces that take workers of a kind, with the option of going there and what may bar it."""
        known = self._spaces.get((id(spaces), kind))
        if known is None:
            if len(self._spaces) >= MOST_CITIES:
                self._spaces.clear()
            options = self._rules.space_options
            fitting = [(space, options[space], space.block) for space in spaces if space.takes == kind]
            known = self._spaces[id(spaces), kind] = spaces, fitting
        return known[1]
