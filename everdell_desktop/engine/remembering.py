"""What follows from things that are never changed, found out once: cities, the board and the values of parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from .awards import Award
from .cards import Card, PaymentWays
from .decisions import Option, Reason
from .housing import colors_with_lodgers, free_spaces, may_share
from .spaces import Owned, Space
from .speaking import plural
from .state import Built, State

if TYPE_CHECKING:
    from .payment import Tokens
    from .ruleset import Ruleset
    from .seat_rules import SeatRule
    from .sources import Source
    from .turn import Turn
    from .workers import WorkerKind

MOST_CITIES = 64
NO_CARDS: Mapping[str, Card] = {}
NOWHERE: Mapping[str, Sequence[Built]] = {}
OWNED, LYING = "owned places", "what lies at the sources"


class CityFacts:
    """One city as it lies."""

    __slots__ = ("_awards", "_colors", "_guests", "_reached", "_shown", "abilities", "barred", "city", "destinations",
                 "helpers", "names", "room", "rules", "shut_out")  # fmt: skip

    def __init__(self, city: tuple[Built, ...], rules: Ruleset) -> None:
        self.city = city
        self.rules = rules
        self.room = free_spaces(city, rules.limits.city)
        self.names = names = set[str]()
        self.destinations: Mapping[str, Sequence[Built]] = NOWHERE
        """Where workers may go, by the kind that may."""
        self.abilities: Sequence[tuple[PaymentWays, str]] = ()
        """How its cards help to pay for others, with their uids."""
        self.helpers: Sequence[Built] = ()
        self.barred: Mapping[str, Card] = NO_CARDS
        """Cards of which no further copy may come, by the legendary card that stands in for them."""
        self._awards: tuple[Award, ...] | None = None
        self._colors: list[str] | None = None
        self._shown: Counter[str] | None = None
        self._reached: Sequence[Award] = ()
        self._guests: dict[tuple[Tokens, ...], frozenset[Card]] = {}
        special = rules.memory.special
        for built in city:
            card = built.card
            names.update(card.names)
            if card in special:
                self.note(built, card)
        self.shut_out = rules.memory.uniques & names
        """The ids of the cards of which no further copy may come."""
        if self.barred:
            self.shut_out |= self.barred.keys()

    def note(self, built: Built, card: Card) -> None:
        if card.on_visit is not None:
            self.destinations = {**self.destinations, card.takes: (*self.destinations.get(card.takes, ()), built)}
        if card.payment_ways is not None:
            self.abilities = (*self.abilities, (card.payment_ways, built.uid))
        if card.payment_helps is not None:
            self.helpers = (*self.helpers, built)
        if card.legendary:
            self.barred = {**self.barred, **dict.fromkeys(card.names, card)}

    def shown(self, color: str) -> int:
        """How many cards of a colour it shows."""
        if self._shown is None:
            self._shown = colors_with_lodgers(self.city)
        return self._shown.get(color, 0)

    def guests(self, kinds: tuple[Tokens, ...]) -> frozenset[Card]:
        """The critters that an occupied token of one of these kinds plays."""
        found = self._guests.get(kinds)
        if found is None:
            table = self.rules.guests(kinds)
            free = [table[card] for built in self.city if (card := built.card).is_construction and not built.occupied]
            found = self._guests[kinds] = frozenset[Card]().union(*free)
        return found

    def reached(self, awards: tuple[Award, ...]) -> Sequence[Award]:
        """The awards for which the city has all the cards they ask for."""
        if self._awards is not awards:
            self._awards = awards
            self._reached = [award for award in awards if self.has_all_of(award)]
        return self._reached

    def has_all_of(self, award: Award) -> bool:
        if not self.names.issuperset(award.cards):
            return False
        if award.colors and self.missing_color(award) is not None:
            return False
        return not award.kinds or self.missing_kind(award) is None

    def lacks(self, award: Award) -> Reason | None:
        """What the city lacks of the cards that an award asks for."""
        if not self.names.issuperset(award.cards):
            cards = " and ".join(self.rules.cards[name].name for name in award.cards if name not in self.names)
            return Reason("needs {} in your city", cards)
        return self.missing_color(award) or self.missing_kind(award)

    def missing_kind(self, award: Award) -> Reason | None:
        for cards, number in award.kinds.items():
            missing = number - cards.number_in(self.city)
            if missing > 0:
                return Reason("needs {} more {} in your city", missing, cards.one if missing == 1 else cards.many)
        return None

    def missing_color(self, award: Award) -> Reason | None:
        if self._colors is None:
            self._colors = [built.card.color for built in self.city]
        for color, number in award.colors.items():
            missing = number - self._colors.count(color)
            if missing > 0:
                return Reason("needs {} more {} {} in your city", missing, color, plural(missing, "card"))
        return None


class BoardFacts:
    """The spaces on the board that take workers of one kind."""

    __slots__ = ("barred", "free", "slots", "spaces")

    def __init__(self, spaces: tuple[Space, ...], kind: str, options: Mapping[Space, Option]) -> None:
        self.spaces = spaces
        fitting = [space for space in spaces if space.takes == kind]
        self.free: list[tuple[Option, Reason | str | None]] = [(options[space], None) for space in fitting]
        """The options of going to each while nobody stands there."""
        self.slots = {space.id: (index, space) for index, space in enumerate(fitting)}
        self.barred = [(index, space, space.block) for index, space in enumerate(fitting) if space.block is not None]
        """Those that something may bar even then."""


class Memory:
    """What one ruleset has found out. A thing is known again by itself, since copies of a table share it."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._seat_rules = rules.seat_rules
        self._place_owners = rules.place_owners
        self._sources = [(box, list(there)) for box, there in groupby(rules.sources, lambda source: source.box)]
        self._cities: dict[int, CityFacts] = {}
        self.special = frozenset([
            card for card in rules.cards.values()
            if card.on_visit or card.payment_ways or card.payment_helps or card.legendary
        ])  # fmt: skip
        """Cards that are more than a name and a colour in a city."""
        self.plain = frozenset([card for card in rules.cards.values() if not card.play_block and not card.costs_cards])
        """Cards for which only goods or a token are asked."""
        every = rules.cards.values()
        self.sharing = frozenset([card for card in every if any(may_share(card, other) for other in every)])
        """Cards that may lie on one space with another one."""
        self.uniques = frozenset([card.id for card in rules.cards.values() if card.unique and card.cities is None])
        self.hand_options: dict[tuple[Card, int], Option] = {}
        """Cards of a hand to choose from, by card and seat."""
        self.meadow_options: dict[tuple[int, Card], Option] = {}
        """Cards of the Meadow to choose from, by slot and card."""
        self.kind_options: dict[tuple[WorkerKind, str], Option] = {}
        """Places to go to for kinds of workers with keys of their own."""
        self._boards: dict[tuple[int, str], BoardFacts] = {}

    def city(self, city: tuple[Built, ...]) -> CityFacts:
        known = self._cities.get(id(city))
        if known is None:
            if len(self._cities) >= MOST_CITIES:
                self._cities.clear()
            known = self._cities[id(city)] = CityFacts(city, self._rules)
        return known

    def seat_rules(self, state: State, seat: int) -> Sequence[SeatRule]:
        """The rules that hold for a seat now: a box is asked again when its part or the season has changed."""
        parts = state.parts
        when = seat, state.players[seat].season
        found: tuple[SeatRule, ...] = ()
        for box, give in self._seat_rules:
            try:
                found += parts[box].remembered[when]
            except KeyError:
                said = tuple(give(state, seat))
                if box in parts:
                    parts[box].remembered[when] = said
                found += said
        return found

    def owned_places(self, state: State) -> Sequence[Owned]:
        """The places that lie before seats: a box is asked again when its part has changed."""
        parts = state.parts
        found: tuple[Owned, ...] = ()
        for box, give in self._place_owners:
            try:
                found += parts[box].remembered[OWNED]
            except KeyError:
                parts[box].remembered[OWNED] = said = tuple(give(state))
                found += said
        return found

    def lying(self, turn: Turn) -> list[tuple[Source, Sequence[tuple[int, Card]]]]:
        """The sources where something lies for the player: those of a part are asked again when it has changed."""
        parts = turn.state.parts
        found: list[tuple[Source, Sequence[tuple[int, Card]]]] = []
        for box, sources in self._sources:
            if not box:
                found += filled(sources, turn)
                continue
            remembered, when = parts[box].remembered, (LYING, turn.seat)
            if when not in remembered:
                remembered[when] = filled(sources, turn)
            found += remembered[when]
        return found

    def board(self, spaces: tuple[Space, ...], kind: str) -> BoardFacts:
        """The spaces that take workers of a kind."""
        known = self._boards.get((id(spaces), kind))
        if known is None:
            if len(self._boards) >= MOST_CITIES:
                self._boards.clear()
            known = self._boards[id(spaces), kind] = BoardFacts(spaces, kind, self._rules.space_options)
        return known


def filled(sources: Iterable[Source], turn: Turn) -> list[tuple[Source, Sequence[tuple[int, Card]]]]:
    """Those where something lies for the player, and what."""
    return [(source, there) for source in sources if (there := source.cards(turn))]
