"""Whether a card can be played, and what could be paid for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from .cards import Card, Here, Price
from .decisions import Reason
from .goods import NOTHING
from .housing import finds_space, without
from .payment import (
    ALONE,
    EVERY_WAY,
    PRICE,
    TOKENS_TOO,
    Help,
    Payment,
    Terms,
    Way,
    bundles,
    goods_ways,
    helped,
    spare_cards,
)
from .sources import HAND, MEADOW, Origin, Source
from .speaking import plural

if TYPE_CHECKING:
    from .turn import Turn


Bar = Callable[["Turn", Card, Origin], Reason | str | None]
AddedCost = Callable[["Turn", Card, Origin, Price], Price]
Helps = Callable[["Turn", Card, Price], Iterable[Help]]
Said = tuple[Sequence[Bar], Sequence[AddedCost], Sequence[Helps]]
NOTHING_SAID: Said = (), (), ()


def said_by_rules(turn: Turn) -> Said:
    """What the rules of the seat say about playing cards: what bars them, adds to their cost and helps to pay."""
    bars: list[Bar] = []
    added_costs: list[AddedCost] = []
    helps: list[Helps] = []
    for rule in turn.seat_rules():
        if rule.may_play is not None:
            bars.append(rule.may_play)
        if rule.added_cost is not None:
            added_costs.append(rule.added_cost)
        if rule.helps is not None:
            helps.append(rule.helps)
    return bars, added_costs, helps


class Budget:
    """What a player can spend on cards, looked up once for many of them."""

    __slots__ = ("abilities", "added_costs", "bars", "city", "goods", "guests", "has_abilities", "has_helps",
                 "helpless", "helps_of_seat", "obeys", "turn")  # fmt: skip

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        rules, seat = turn.rules, turn.seat
        self.goods = turn.player.goods
        city = self.city = rules.memory.city(turn.house.city)
        tokens = rules.tokens
        if rules.counts_tokens:
            tokens = tuple([kind for kind in tokens if kind.left is None or kind.left(turn.state, seat)])
        self.guests = city.guests(tokens)
        """The critters that an occupied token plays."""
        self.bars, self.added_costs, self.helps_of_seat = said_by_rules(turn) if rules.seat_rules else NOTHING_SAID
        self.obeys = bool(self.bars or self.added_costs)
        """Whether rules of the seat have a say in what may be played and what it costs."""
        self.abilities = [(pays, Here(turn.home, uid)) for pays, uid in city.abilities] if city.abilities else ()
        self.has_abilities = bool(city.abilities or rules.payments)
        self.has_helps = bool(self.helps_of_seat or city.helpers)
        self.helpless = not self.has_abilities and not self.has_helps

    def offered(self, source: Source, lying: Iterable[tuple[int, Card]]) -> list[tuple[int, Card, Terms]]:
        """Those of the cards lying there that can be played now, and on what terms."""
        turn, terms_of, guests, helpless = self.turn, source.terms, self.guests, self.helpless
        twigs, resin, pebbles, berries = goods = self.goods
        found = []
        for slot, card in lying:
            terms = PRICE if terms_of is None else terms_of(turn, card)
            if helpless and card not in guests and not terms.free:
                cost = card.price[0]
                if ((cost[3] > berries or cost[0] > twigs or cost[1] > resin or cost[2] > pebbles)
                        and (not terms.discount or goods.short_of(cost) > terms.discount)):  # fmt: skip
                    continue  # too dear even before rules of the seat add to its price
            if self.why_not(card, Origin(source, slot), terms, told=False) is None:
                found.append((slot, card, terms))
        return found

    def offered_at_price(self, source: Source, lying: Iterable[tuple[int, Card]]) -> list[tuple[int, Card]]:
        """The same where all cards are played at their price and no rules of a seat have a say: by far the most."""
        turn, why_not, city, helpless = self.turn, source.why_not, self.city, self.helpless
        guests, shut_out = self.guests, city.shut_out
        plain = turn.rules.memory.plain if city.room > 0 else frozenset[Card]()
        twigs, resin, pebbles, berries = self.goods
        found = []
        for there in lying:
            card = there[1]
            cost = card.price[0]
            if (cost[3] <= berries and cost[0] <= twigs and cost[1] <= resin and cost[2] <= pebbles) or card in guests:
                if (card not in plain or card.id in shut_out) and not self.can_play(card, source):
                    continue
            elif helpless or not self.can_be_helped(card, source):  # most cards are simply too dear
                continue
            if why_not is None or why_not(turn, card, there[0]) is None:
                found.append(there)
        return found

    def can_play(self, card: Card, source: Source) -> bool:
        """Whether the card can be played at its price, where no rules of a seat have a say."""
        if card.play_block is not None and card.play_block(self.turn) is not None:
            return False
        return self.finds_way(card, card.price, source, PRICE, self.conflict(card))

    def can_be_helped(self, card: Card, source: Source) -> bool:
        """The same for a card that neither goods nor a plain token pay for."""
        if card.play_block is not None and card.play_block(self.turn) is not None:
            return False
        return self.finds_other_way(card, card.price, source, PRICE)

    def why_not(
        self, card: Card, origin: Origin, terms: Terms = PRICE, *, told: bool = True
    ) -> Reason | str | None:  # fmt: skip
        """The reason why the card cannot be played from there on these terms, or None. Who is not told gets a word."""
        source = origin.source
        if source.why_not is not None:
            reason = source.why_not(self.turn, card, origin.slot)
            if reason is not None:
                return reason
        return self.unplayable(card, origin, terms, told=told)

    def unplayable(self, card: Card, origin: Origin, terms: Terms, *, told: bool) -> Reason | str | None:
        """The reason that does not lie in where the card is."""
        if card.play_block is not None:
            reason = card.play_block(self.turn)
            if reason is not None:
                return reason
        for may_play in self.bars:
            reason = may_play(self.turn, card, origin)
            if reason is not None:
                return reason
        price = self.price_of(card, origin)
        conflict = self.conflict(card)
        if terms.free:
            return conflict
        if self.finds_way(card, price, origin.source, terms, conflict):
            return None
        return conflict or (self.too_dear(card, price, origin.source, terms) if told else "too dear")

    def finds_way(
        self, card: Card, price: Price, source: Source, terms: Terms, conflict: Reason | str | None
    ) -> bool:  # fmt: skip
        """Whether some way pays for the card and leaves it a place in the city."""
        if conflict is None and self.pays(card, price, source, terms):
            return True
        return not self.helpless and self.finds_other_way(card, price, source, terms)

    def finds_other_way(self, card: Card, price: Price, source: Source, terms: Terms) -> bool:
        for way in self.other_ways(card, price, source, terms):
            if self.affords(way, card, source) and self.conflict(card, way.leaves, way.onto) is None:
                return True
        return False

    def pays(self, card: Card, price: Price, source: Source, terms: Terms) -> bool:
        """Whether goods and cards, or a plain token, pay for it."""
        goods, cost = self.goods, price.goods
        enough = goods.covers(cost) or (terms.discount and goods.short_of(cost) <= terms.discount)
        if enough and (not price.cards or self.spare(card, source) >= price.cards):
            return True
        return terms.scope != ALONE and card in self.guests

    def spare(self, card: Card, source: Source) -> int:
        return len(spare_cards(self.turn, card, from_hand=source is HAND))

    def too_dear(self, card: Card, price: Price, source: Source, terms: Terms) -> Reason:
        goods, cost = self.goods, price.goods
        missing = price.cards - self.spare(card, source) if price.cards else 0
        if missing > 0 and goods.short_of(cost) <= terms.discount:
            return Reason("needs {} more {} to discard", missing, plural(missing, "card"))
        if terms.discount:
            return Reason("needs {} more even with {} off", lambda: goods.lacking(cost), terms.discount)
        return Reason("needs {} more", lambda: goods.lacking(cost))

    def playable(
        self, terms: Terms, sources: Iterable[Source] = (HAND, MEADOW), fits: Callable[[Card], bool] | None = None
    ) -> Iterator[tuple[Card, Origin]]:  # fmt: skip
        """The cards of these places that can be played on these terms and are of the right sort."""
        for source in sources:
            for slot, card in source.cards(self.turn):
                if fits is None or fits(card):
                    origin = Origin(source, slot)
                    if self.why_not(card, origin, terms, told=False) is None:
                        yield card, origin

    def price_of(self, card: Card, origin: Origin) -> Price:
        """What playing the card from there costs now, before any discount."""
        price = card.price
        for added_cost in self.added_costs:
            price = added_cost(self.turn, card, origin, price)
        return price

    def conflict(self, card: Card, leaving: str = "", onto: str = "") -> Reason | str | None:
        """Why the card has no place in the city once the card `leaving` is gone, or on top of the card `onto`."""
        if card.cities is not None:
            return None
        if card.id in self.city.barred:
            return Reason("{} stands in for every further {}", self.city.barred[card.id].name, card.name)
        if card.unique and card.id in self.city.names:
            others = [b for b in self.turn.city if card.id in b.card.names and b.uid != leaving]
            if others:
                return Reason("a city holds only one {}, it is unique", card.name)
        if self.city.room > 0 or onto:
            return None
        city, size = self.turn.city, self.turn.rules.limits.city
        staying = without(city, leaving) if leaving else city
        if finds_space(card, staying, size):
            return None
        if card.room_makers is not None:
            if any(finds_space(card, without(staying, uid), size) for uid in card.room_makers(self.turn)):
                return None
            return Reason("the city is full, and no card that {} can replace would free a space", card.name)
        if not leaving:
            return "the city is full"
        return Reason("the city is full, and {} leaving frees no space", self.turn.house.built(leaving).card.name)

    # ways to pay

    def ways(self, card: Card, price: Price, source: Source, terms: Terms) -> Iterator[Way]:
        """Every way to pay the price, whether there is enough for it or not."""
        yield from goods_ways(self.turn, card, price, terms.discount, from_hand=source is HAND)
        if card in self.guests and terms.scope != ALONE:
            for kind in self.turn.rules.tokens:
                if kind.left is None or kind.left(self.turn.state, self.turn.seat):
                    yield from kind.ways(self.turn, card)
        yield from self.abilities_on(card, price, terms)

    def abilities_on(self, card: Card, price: Price, terms: Terms) -> Iterable[Way]:
        """What abilities and other tokens ask for on these terms."""
        if terms.scope == ALONE or not self.has_abilities:
            return ()
        more = terms.discount if terms.scope == EVERY_WAY else 0
        ways: Iterable[Way] = self.ability_ways(card, price)
        if terms.scope == TOKENS_TOO:
            return [way for way in ways if way.token]
        if not more and not price.cards:
            return ways
        return [
            way if way.token else way._replace(discount=way.discount + more, discards=price.cards) for way in ways
        ]  # fmt: skip

    def other_ways(self, card: Card, price: Price, source: Source, terms: Terms) -> Iterable[Way]:
        """The ways that are more than its price or a plain token."""
        return self.helped_ways(card, price, source, terms) if self.has_helps else self.abilities_on(card, price, terms)

    def helped_ways(self, card: Card, price: Price, source: Source, terms: Terms) -> Iterable[Way]:
        """Every way to pay the price, by itself and with what helps along."""
        ways = self.ways(card, price, source, terms)
        helps = self.helps(card, price) if self.has_helps else []
        return helped(ways, helps) if helps else ways

    def ability_ways(self, card: Card, price: Price) -> Iterator[Way]:
        for payment_ways, here in self.abilities:
            yield from payment_ways(self.turn, here, card, price)
        for rule in self.turn.rules.payments:
            yield from rule(self.turn, card, price)

    def helps(self, card: Card, price: Price) -> list[Help]:
        turn = self.turn
        found: list[Help] = []
        for built in self.city.helpers:
            if built.card.payment_helps is not None:
                found += built.card.payment_helps(turn, Here(turn.home, built.uid), card, price)
        for helps in self.helps_of_seat:
            found += helps(turn, card, price)
        return found

    def affords(self, way: Way, card: Card, source: Source) -> bool:
        if way.discards and self.spare(card, source) < way.discards:
            return False
        if way.exchanges or (way.swaps and way.discount):
            return bool(bundles(way, self.goods))
        if self.goods.covers(way.cost):
            return True
        if not way.discount and not way.swaps:
            return False
        lacking = self.goods.short_of(way.cost)
        return lacking <= way.discount or (lacking <= way.swaps and self.goods.total >= way.cost.total)

    def payments(self, card: Card, origin: Origin, terms: Terms = PRICE) -> list[Payment]:
        """Everything that could be paid for the card, the cheapest first."""
        if terms.free:
            return [Payment(Way("free", "Free", NOTHING), NOTHING)]
        price = self.price_of(card, origin)
        if self.helpless and not terms.discount and not price.cards and card not in self.guests:
            return [Payment(Way("goods", "Pay its cost", price.goods), price.goods)] if (
                self.goods.covers(price.goods) and self.conflict(card) is None) else []  # fmt: skip
        possible = [
            Payment(way, goods)
            for way in self.helped_ways(card, price, origin.source, terms)
            if self.affords(way, card, origin.source) and self.conflict(card, way.leaves, way.onto) is None
            for goods in bundles(way, self.goods)
        ]
        return sorted(possible, key=lambda payment: payment.goods.total)
