"""Ways to pay for a card, and whether a card can be played at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from .cards import Card, Here
from .decisions import Reason, Subject
from .goods import NOTHING, Goods, count, of_kind
from .housing import finds_space, without
from .state import Built

if TYPE_CHECKING:
    from .turn import Turn


class Way(NamedTuple):
    """One way to pay: the price that is left, and what else is given up for it."""

    key: str
    label: str
    cost: Goods
    discount: int = 0
    """So many resources less, of any kinds."""
    swaps: int = 0
    """So many resources of the cost may be paid in another kind."""
    token: str = ""
    """The uid of the construction that gets an occupied token."""
    leaves: str = ""
    """The uid of the card that leaves the city before the new one is placed."""
    onto: str = ""
    """The uid of the card on top of which the new one is built, on the same space."""
    use: Callable[[Turn], None] | None = None
    """Carries out the giving up."""
    subject: Subject | None = None


class Payment(NamedTuple):
    way: Way
    goods: Goods


class Terms(NamedTuple):
    """On what terms a card is played."""

    free: bool = False
    discount: int = 0
    """An effect's discount bars every other card-playing ability, and the occupied token (our ruling on the Inn)."""


UNLIMITED = 99
PRICE = Terms()
FREE = Terms(free=True)


def cheaper(discount: int) -> Terms:
    return Terms(discount=discount)


class Means:
    """What a player has at hand for playing cards, looked up once for many cards."""

    __slots__ = ("abilities", "barred", "goods", "has_abilities", "hosts", "names", "room", "turn")

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        player = turn.player
        self.goods = player.goods
        self.names: set[str] = set()
        self.hosts: set[Card] = set()
        self.abilities: list[Built] = []
        self.barred: dict[str, Card] = {}
        """Cards of which no further copy may come, by the legendary card that stands in for them."""
        for built in player.city:
            card = built.card
            self.names.update(card.names)
            if card.is_construction and not built.occupied:
                self.hosts.add(card)
            if card.payment_ways is not None:
                self.abilities.append(built)
            if card.legendary:
                self.barred.update(dict.fromkeys(card.names, card))
        self.room = turn.room_in_city(turn.seat)
        self.has_abilities = bool(self.abilities or turn.rules.payments)

    def can_play(self, card: Card) -> bool:
        """Whether the card can be played at its price. Most cards are simply too dear: that is looked at first."""
        moves_in = card.is_critter and not self.turn.rules.hosts[card].isdisjoint(self.hosts)
        too_dear = not self.has_abilities and not self.goods.covers(card.cost) and not moves_in
        return not too_dear and self.why_not(card) is None

    def why_not(self, card: Card, terms: Terms = PRICE) -> Reason | str | None:
        """The reason why the card cannot be played on these terms, or None."""
        if card.play_block is not None:
            reason = card.play_block(self.turn)
            if reason is not None:
                return reason
        conflict = self.conflict(card)
        if terms.free:
            return conflict
        if conflict is None:
            cost = card.cost
            if self.goods.covers(cost):
                return None
            if terms.discount:
                if self.goods.lacking(cost).total <= terms.discount:
                    return None
                return Reason("needs {} more even with {} off", lambda: self.goods.lacking(cost), terms.discount)
            if card.is_critter and not self.turn.rules.hosts[card].isdisjoint(self.hosts):
                return None
        if terms is PRICE and self.has_abilities:
            for way in self.ability_ways(card):
                if self.affords(way) and self.conflict(card, way.leaves, way.onto) is None:
                    return None
        return conflict or Reason("needs {} more", lambda: self.goods.lacking(card.cost))

    def playable(self, terms: Terms, most_points: int = UNLIMITED) -> tuple[list[Card], list[int]]:
        """The hand cards and Meadow slots that can be played on these terms, worth at most so many base points."""
        turn = self.turn

        def fits(card: Card) -> bool:
            return card.points <= most_points and self.why_not(card, terms) is None

        hand = [card for card in turn.hand if fits(card)]
        return hand, [slot for slot, card in turn.meadow_cards(turn.open_meadow()) if fits(card)]

    def conflict(self, card: Card, leaving: str = "", onto: str = "") -> Reason | str | None:
        """Why the card has no place in the city once the card `leaving` is gone, or on top of the card `onto`."""
        if card.cities is not None:
            return None
        if card.id in self.barred:
            return Reason("{} stands in for every further {}", self.barred[card.id].name, card.name)
        if card.unique and card.id in self.names:
            others = [b for b in self.turn.player.city if card.id in b.card.names and b.uid != leaving]
            if others:
                return Reason("a city holds only one {}, it is unique", card.name)
        if self.room > 0 or onto or card.room_makers is not None:
            return None
        city, size = self.turn.player.city, self.turn.rules.city_spaces
        if finds_space(card, without(city, leaving) if leaving else city, size):
            return None
        if not leaving:
            return "the city is full"
        return Reason("the city is full, and {} leaving frees no space", self.turn.player.built(leaving).card.name)

    def ability_ways(self, card: Card) -> Iterator[Way]:
        for built in self.abilities:
            if built.card.payment_ways is not None:
                yield from built.card.payment_ways(self.turn, Here(self.turn.seat, built.uid), card)
        for rule in self.turn.rules.payments:
            yield from rule(self.turn, card)

    def affords(self, way: Way) -> bool:
        lacking = self.goods.lacking(way.cost).total
        if lacking <= way.discount:
            return True
        return bool(way.swaps) and lacking <= way.swaps and self.goods.total >= way.cost.total

    def payments(self, card: Card, terms: Terms = PRICE) -> list[Payment]:
        """Everything that could be paid for the card, the cheapest first."""
        if terms.free:
            return [Payment(Way("free", "Free", NOTHING), NOTHING)]
        ways = [Way("goods", "Pay its cost", card.cost, terms.discount)]
        if terms is PRICE:
            ways.extend(self.token_ways(card))
            ways.extend(self.ability_ways(card))
        possible = [
            Payment(way, goods)
            for way in ways
            if self.affords(way) and self.conflict(card, way.leaves, way.onto) is None
            for goods in bundles(way, self.goods)
        ]
        return sorted(possible, key=lambda payment: payment.goods.total)

    def token_ways(self, card: Card) -> Iterator[Way]:
        """An occupied token on a construction that hosts the card; two alike constructions are one way."""
        if not card.is_critter:
            return
        hosting = self.turn.rules.hosts[card]
        offered: set[Card] = set()
        for built in self.turn.player.city:
            if built.card in hosting and not built.occupied and built.card not in offered:
                offered.add(built.card)
                subject = Subject("city", built.uid, self.turn.seat)
                label = f"Free: moves into the {built.card.name}"
                yield Way(f"token:{built.uid}", label, NOTHING, token=built.uid, subject=subject)


def bundles(way: Way, have: Goods) -> list[Goods]:
    """The different sums of goods that pay `way` out of `have`."""
    if way.swaps:
        return swapped(way.cost, have)
    owed = max(0, way.cost.total - way.discount)
    if not way.discount:
        return [way.cost] if have.covers(way.cost) else []
    twigs, resin, pebbles, berries = (min(a, b) for a, b in zip(way.cost, have, strict=True))
    return [
        Goods(a, b, c, owed - a - b - c)
        for a in range(min(twigs, owed) + 1)
        for b in range(min(resin, owed - a) + 1)
        for c in range(min(pebbles, owed - a - b) + 1)
        if owed - a - b - c <= berries
    ]


def swapped(cost: Goods, have: Goods) -> list[Goods]:
    """The cost with one resource replaced by one of another kind."""
    sums = []
    for given, number in cost.items():
        for kind in ("twig", "resin", "pebble", "berry"):
            if number and kind != given:
                goods = cost - of_kind(given) + of_kind(kind)
                if have.covers(goods) and goods not in sums:
                    sums.append(goods)
    return sums


def offer(payment: Payment) -> str:
    """`Pay its cost: 2 twigs`."""
    words = ", ".join(count(number, kind) for kind, number in payment.goods.items())
    return f"{payment.way.label}: {words}" if words else payment.way.label
