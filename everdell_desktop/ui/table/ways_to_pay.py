"""The ways to pay for a card, told apart: the helpers that can be switched, and the goods that fill its price."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from everdell_desktop.engine.cards import Card, card_id
from everdell_desktop.engine.decisions import ChoosePayment, Subject
from everdell_desktop.engine.goods import KINDS, Goods
from everdell_desktop.engine.payment import Payment, Way

from .sheets import CardFinder
from .subjects import CITY, thing

PLAIN = "goods"
"""The key of the way that only pays the price."""


class Helper(NamedTuple):
    """Something that helps to pay: a card of the city, a free home, a power."""

    name: str
    title: str
    text: str
    card: Card | None
    apart: bool = False
    """Whether it can be switched beside the others: only one of the cards helps at a time."""


class Spot(NamedTuple):
    """One place of the cost: what it wants, and what fills it; empty where it need not be paid."""

    wants: str
    gives: str


class WaysToPay:
    """What is laid out for a payment, from the cheapest way on."""

    def __init__(self, finder: CardFinder, decision: ChoosePayment) -> None:
        self.finder = finder
        self.decision = decision
        self.payment: Payment = decision.payments[0]

    @property
    def helpers(self) -> list[Helper]:
        """All that can be switched, in the order in which the ways name it."""
        found: dict[str, Helper] = {}
        for way in self.ways():
            if way.unhelped != PLAIN:
                name = helper_of(way)
                found.setdefault(name, self._helper(name, way))
            for help_name in way.helps:
                card = self.finder.rules.cards.get(card_id(help_name))
                title = card.name if card is not None else help_name.title()
                words = way.label.rpartition(", ")[2].removeprefix(f"{title}: ")
                found.setdefault(f"+{help_name}", Helper(f"+{help_name}", title, words, card, apart=True))
        return list(found.values())

    def ways(self) -> list[Way]:
        return list({payment.way.key: payment.way for payment in self.decision.payments}.values())

    def _helper(self, name: str, way: Way) -> Helper:
        if way.token:
            card = self.finder.card_at(way.subject)
            return Helper(name, card.name if card else "Home", "moves in, nothing to pay", card)
        card = self.finder.rules.cards.get(card_id(name))
        alike = [other for other in self.ways() if helper_of(other) == name and not other.helps]
        words = self._gain(name, way, alike)
        title = card.name if card else way.label if len(alike) == 1 else name.title()
        return Helper(name, title, words.removeprefix(f"{card.name}: " if card else ""), card)

    def _gain(self, name: str, way: Way, alike: list[Way]) -> str:
        """What a helper saves, and what is given for that."""
        saved = way.discount or self.decision.price.total - way.cost.total
        less = f"{saved} {{any}} less, " if saved > 0 else ""
        if len(alike) > 1:
            return f"{less}choose who goes" if way.leaves else f"{less}choose one"
        return f"{less}it is discarded" if less and way.leaves == name else way.label

    @property
    def cards(self) -> dict[Subject, str]:
        """The helpers that lie in the city, to be switched where they lie."""
        home = self.finder.state.homes[self.decision.seat]
        city = {built.uid for built in self.finder.state.players[home].city}
        tokens = {way.key: way.subject for way in self.ways() if way.token and way.subject is not None}
        return {
            thing(tokens.get(helper.name) or Subject(CITY, helper.name, home)): helper.name
            for helper in self.helpers if helper.name in tokens or helper.name in city
        }  # fmt: skip

    @property
    def subs(self) -> dict[Subject, Way]:
        """The things among which the helper that is on wants one chosen, such as who is locked up."""
        if helper_of(self.payment.way) in ("", PLAIN):
            return {}
        alike = [
            way for way in self.ways()
            if helper_of(way) == helper_of(self.payment.way) and way.helps == self.payment.way.helps
        ]  # fmt: skip
        return {thing(way.subject): way for way in alike if way.subject is not None} if len(alike) > 1 else {}

    def is_on(self, helper: Helper) -> bool:
        if helper.apart:
            return helper.name[1:] in self.payment.way.helps
        return helper_of(self.payment.way) == helper.name

    @property
    def swapper(self) -> Card | None:
        """Who allows that goods are exchanged in what is laid out now; None where that is no card."""
        return next((helper.card for helper in self.helpers if self.is_on(helper)), None)

    def toggle(self, name: str) -> None:
        """Switch a helper; what excludes it goes off by itself, and what cannot be paid any more as well."""
        base, helps = helper_of(self.payment.way), set(self.payment.way.helps)
        if name.startswith("+"):
            helps ^= {name[1:]}
        else:
            base = PLAIN if base == name else name
        fitting = [p for p in self.decision.payments if helper_of(p.way) == base]
        exact = [p for p in fitting if set(p.way.helps) == helps]
        switched = [p for p in self.decision.payments if name.startswith("+") and name[1:] in p.way.helps]
        self.payment = next(iter([*exact, *fitting, *(switched if name[1:] in helps else []), self.payment]))

    def change(self, number: int) -> None:
        """Pay one place with something else: the next sum of goods that has another number of its kind."""
        spot = filled(self.decision.price, self.payment.goods)[number]
        kind = spot.gives or spot.wants
        now = getattr(self.payment.goods, kind)
        same = self.bundles()
        here = same.index(self.payment)
        others = [p for p in [*same[here + 1 :], *same[:here]] if getattr(p.goods, kind) != now]
        if not others:
            others = [p for p in self.decision.payments if p.way.swaps and getattr(p.goods, kind) < now]
        self.payment = others[0] if others else self.payment

    def bundles(self) -> list[Payment]:
        return [payment for payment in self.decision.payments if payment.way.key == self.payment.way.key]

    def take(self, subject: Subject) -> bool:
        """Choose whom or what the helper that is on takes; False where it takes no such thing."""
        way = self.subs.get(subject)
        if way is not None:
            self.payment = next(p for p in self.decision.payments if p.way.key == way.key)
        return way is not None


def helper_of(way: Way) -> str:
    """The helper a way is about: ways that differ only in what is chosen for it share one."""
    return way.unhelped if way.token or not way.ability else way.ability


def filled(price: Goods, goods: Goods) -> list[Spot]:
    """The places of a price with the goods that are paid: own kind first, the rest stands in for others."""
    left = {kind: getattr(goods, kind) for kind in KINDS}
    spots = []
    for kind in KINDS:
        for _ in range(getattr(price, kind)):
            gives = kind if left[kind] else ""
            left[kind] -= bool(gives)
            spots.append(Spot(kind, gives))
    spare = [kind for kind, number in left.items() for _ in range(number)]
    return list(_stand_in(spots, spare))


def _stand_in(spots: Iterable[Spot], spare: list[str]) -> Iterable[Spot]:
    for spot in spots:
        yield spot if spot.gives or not spare else Spot(spot.wants, spare.pop(0))
    for kind in spare:
        yield Spot(kind, kind)
