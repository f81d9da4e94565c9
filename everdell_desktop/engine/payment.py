"""Ways to pay for a card: what each asks for, what helps along, and the sums of goods that settle it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from .cards import Card, Price
from .decisions import Subject
from .goods import KINDS, NOTHING, Goods, of_kind
from .housing import takes_in
from .speaking import count
from .state import Built, State

if TYPE_CHECKING:
    from .turn import Turn

PaymentRule = Callable[["Turn", Card, Price], Iterable["Way"]]


class Exchange(NamedTuple):
    """So many resources of a kind stand for any one of the cost, as often as one likes."""

    kind: str
    number: int


class Way(NamedTuple):
    """One way to pay: the price that is left, and what else is given up for it. One ability excludes all others."""

    key: str
    label: str
    cost: Goods
    discount: int = 0
    """So many resources less, of any kinds."""
    swaps: int = 0
    """Exactly so many resources of what is left are paid in another kind."""
    token: str = ""
    """The uid of the construction that gets an occupied token: that pays all, and nothing helps along."""
    leaves: str = ""
    """The uid of the card that leaves the city before the new one is placed."""
    onto: str = ""
    """The uid of the card on top of which the new one is built, on the same space."""
    use: Callable[[Turn], None] | None = None
    """Carries out the giving up."""
    subject: Subject | None = None
    discards: int = 0
    """So many hand cards are discarded too."""
    exchanges: tuple[Exchange, ...] = ()
    helped: str = ""
    """The key of the way that is helped along, where this one is."""
    helps: tuple[str, ...] = ()
    """The names of what helps along."""
    ability: str = ""
    """What ways have in common that differ in what is chosen for it: the kind of token, or whose ability it is."""

    @property
    def unhelped(self) -> str:
        """Its key without what helps along."""
        return self.helped or self.key


class Help(NamedTuple):
    """What adds to any way to pay except a token. With a name it is the player's choice (`goods+<name>`)."""

    name: str = ""
    label: str = ""
    discount: int = 0
    swaps: int = 0
    use: Callable[[Turn], None] | None = None
    exchange: Exchange | None = None
    """Without a name: more sums of goods settle every way."""


class Payment(NamedTuple):
    way: Way
    goods: Goods


ALONE, TOKENS_TOO, GOODS_ONLY, EVERY_WAY = "alone", "tokens", "goods", "every way"


class Terms(NamedTuple):
    """On what terms a card is played."""

    free: bool = False
    discount: int = 0
    scope: str = EVERY_WAY
    """What the discount does to other ways: ALONE bars every other card-playing ability and the occupied token (our
    ruling on the Inn), TOKENS_TOO bars other abilities but lets a token pay in its place, with GOODS_ONLY all are open
    without it, EVERY_WAY takes it off them too."""


UNLIMITED = 99
PRICE = Terms()
FREE = Terms(free=True)


def cheaper(discount: int, scope: str = ALONE) -> Terms:
    return Terms(discount=discount, scope=scope)


@dataclass(frozen=True, eq=False)
class Tokens:
    """A kind of occupied tokens: a critter moves free into a construction that takes it in."""

    takes_in: Callable[[Card, Card], bool]
    """Whether a construction takes in a critter; a fact of the two cards."""
    key: str = "token"
    left: Callable[[State, int], int] | None = None
    """How many a seat has left, where they are counted."""
    use: Callable[[Turn], None] | None = None

    def ways(self, turn: Turn, card: Card) -> Iterator[Way]:
        guests = turn.rules.guests((self,))
        return token_ways(turn, lambda built: card in guests[built.card], self.key, self.use)


PLAIN_TOKENS = Tokens(takes_in)
"""Those without number or colour."""


def token_ways(
    turn: Turn, takes_in: Callable[[Built], bool], key: str = "token", use: Callable[[Turn], None] | None = None
) -> Iterator[Way]:  # fmt: skip
    """An occupied token on a free construction that takes the card in; two alike constructions are one way."""
    offered: set[Card] = set()
    for built in turn.city:
        if built.card.is_construction and not built.occupied and built.card not in offered and takes_in(built):
            offered.add(built.card)
            subject = Subject("city", built.uid, turn.home)
            label = f"Free: moves into the {built.card.name}"
            yield Way(f"{key}:{built.uid}", label, NOTHING, token=built.uid, use=use, subject=subject, ability=key)


def goods_ways(turn: Turn, card: Card, price: Price, discount: int, *, from_hand: bool) -> Iterator[Way]:
    """The price itself; where it asks for one hand card, which one is the way."""
    if price.cards != 1:
        yield Way("goods", "Pay its cost", price.goods, discount, discards=price.cards)
        return
    for other in dict.fromkeys(spare_cards(turn, card, from_hand=from_hand)):

        def use(turn: Turn, other: Card = other) -> None:
            turn.discard([other])

        subject = Subject("hand", other.id, turn.seat)
        yield Way(
            f"discard:{other.id}", f"Discard {other.name}", price.goods, discount, use=use, subject=subject,
            ability="discard",
        )  # fmt: skip


def spare_cards(turn: Turn, card: Card, *, from_hand: bool) -> list[Card]:
    """The hand without the card that is being played."""
    spare = list(turn.hand)
    if from_hand and card in spare:
        spare.remove(card)
    return spare


def helped(ways: Iterable[Way], helps: list[Help]) -> Iterator[Way]:
    """Every way by itself and with every choice of helps that still has something to do."""
    silent = tuple([help.exchange for help in helps if help.exchange is not None])
    named = sorted((help for help in helps if help.name), key=lambda help: help.name)
    for way in ways:
        if way.token:
            yield way
            continue
        for number in range(len(named) + 1):
            for chosen in combinations(named, number):
                if number == 0 or way.cost.total > way.discount:
                    yield with_helps(way._replace(exchanges=silent), chosen)


def with_helps(way: Way, helps: tuple[Help, ...]) -> Way:
    for help in helps:
        way = way._replace(
            key=f"{way.key}+{help.name}", label=f"{way.label}, {help.label}", use=both(way.use, help.use),
            helped=way.unhelped, helps=(*way.helps, help.name),
            discount=way.discount + help.discount, swaps=way.swaps + help.swaps,
        )  # fmt: skip
    return way


def both(first: Callable[[Turn], None] | None, then: Callable[[Turn], None] | None) -> Callable[[Turn], None] | None:
    if first is None or then is None:
        return first or then

    def use(turn: Turn) -> None:
        first(turn)
        then(turn)

    return use


def bundles(way: Way, have: Goods) -> list[Goods]:
    """The different sums of goods that pay `way` out of `have`."""
    if not way.swaps and not way.exchanges:
        return discounted(way.cost, way.discount, have)
    sums = discounted(way.cost, way.discount, way.cost)
    for _ in range(way.swaps):
        sums = list(dict.fromkeys(goods for owed in sums for goods in swapped(owed)))
    for exchange in way.exchanges:
        sums = list(dict.fromkeys(goods for owed in sums for goods in exchanged(owed, exchange)))
    return [goods for goods in sums if have.covers(goods)]


def discounted(cost: Goods, discount: int, have: Goods) -> list[Goods]:
    """What is left of the cost with so many resources less, as far as `have` covers it."""
    if not discount:
        return [cost] if have.covers(cost) else []
    owed = max(0, cost.total - discount)
    twigs, resin, pebbles, berries = (min(a, b) for a, b in zip(cost, have, strict=True))
    return [
        Goods(a, b, c, owed - a - b - c)
        for a in range(min(twigs, owed) + 1)
        for b in range(min(resin, owed - a) + 1)
        for c in range(min(pebbles, owed - a - b) + 1)
        if owed - a - b - c <= berries
    ]


def swapped(cost: Goods) -> Iterator[Goods]:
    """The cost with one resource replaced by one of another kind."""
    for given, number in cost.items():
        for kind in KINDS:
            if number and kind != given:
                yield cost - of_kind(given) + of_kind(kind)


def exchanged(cost: Goods, exchange: Exchange) -> Iterator[Goods]:
    """The cost, and with any of its resources replaced at the rate of the exchange."""
    kept = getattr(cost, exchange.kind)
    others = cost - of_kind(exchange.kind, kept)
    for left in sorted(parts_of(others), key=lambda goods: -goods.total):
        yield left + of_kind(exchange.kind, kept + exchange.number * (others.total - left.total))


def parts_of(goods: Goods) -> Iterator[Goods]:
    for a in range(goods.twig + 1):
        for b in range(goods.resin + 1):
            for c in range(goods.pebble + 1):
                for d in range(goods.berry + 1):
                    yield Goods(a, b, c, d)


def in_words(payment: Payment) -> str:
    """`Pay its cost: 2 twigs`."""
    words = ", ".join(count(number, kind) for kind, number in payment.goods.items())
    return f"{payment.way.label}: {words}" if words else payment.way.label
