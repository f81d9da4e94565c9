"""Quick answers to every kind of decision, by weighing what is offered without trying it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from everdell_desktop.engine.actions import PASS, PREPARE, CardPlay
from everdell_desktop.engine.awards import Award
from everdell_desktop.engine.cards import Card, Here
from everdell_desktop.engine.decisions import (
    ANY,
    Arrange,
    ChooseGoods,
    ChooseOne,
    ChoosePayment,
    ChooseSome,
    Decision,
    Distribute,
    Option,
    Subject,
)
from everdell_desktop.engine.goods import KINDS, NOTHING, Goods, of_kind
from everdell_desktop.engine.payment import Payment
from everdell_desktop.engine.placing import Placement
from everdell_desktop.engine.search import Generator
from everdell_desktop.engine.state import Built, State

from .almanac import Yield
from .cityview import GOODS_TRAITS, Traits, Views
from .outlook import NEARLY, Outlook

UNITS = tuple(of_kind(kind) for kind in KINDS)


class Policy:
    """Answers for whoever is asked, on a table without hidden cards."""

    def __init__(self, state: State, views: Views, chance: Generator, noise: float = 0.0) -> None:
        self.state = state
        self.views = views
        self.weights = views.almanac.weights
        self.chance = chance
        self.noise = noise

    def __call__(self, decision: Decision) -> Any:
        return ANSWERS[type(decision)](self, decision)

    def outlook(self, decision: Decision) -> Outlook:
        return Outlook(self.state, self.views, decision.seat)

    # one of several

    def choose_one(self, decision: ChooseOne) -> Option | None:
        scores = self.scores(decision)
        best, choice = None, None
        noise, random = self.noise, self.chance.random
        for option, score in zip(decision.options, scores, strict=True):
            if noise:
                score += noise * (random() + random() + random() - 1.5)
            if best is None or score > best:
                best, choice = score, option
        return choice if choice is not None and choice.key != "skip" else None

    def scores(self, decision: ChooseOne) -> list[float]:
        """How good each option looks, in points."""
        outlook = self.outlook(decision)
        weights = self.weights
        scores = []
        for option in decision.options:
            score = 0.0
            for name, value in deed_traits(outlook, option):
                score += weights[name] * value
            scores.append(score)
        return scores

    def choose_payment(self, decision: ChoosePayment) -> Payment:
        outlook = self.outlook(decision)
        return min(decision.payments, key=lambda payment: payment_price(outlook, payment))

    # several of several

    def choose_some(self, decision: ChooseSome) -> list[Option]:
        outlook = self.outlook(decision)
        order = ranked_options(outlook, decision)
        kind = kind_of(decision)
        if kind == "hand":
            limit = outlook.weights[DISCARD_BELOW[outlook.season]]
            size = sum(wished(outlook, option.value) < limit for option in order)
        elif kind == "revealed":
            size = sum(wished(outlook, option.value) > outlook.weights["keep_above"] for option in order)
        else:
            size = decision.most
        return order[: min(decision.most, max(decision.least, size))]

    def arrange(self, decision: Arrange) -> list[Option]:
        return list(decision.options)

    # goods

    def choose_goods(self, decision: ChooseGoods) -> Goods:
        outlook = self.outlook(decision)
        if decision.limit.total > 50:
            return gained(outlook, decision.limit, decision.most)
        return given_up(outlook, decision.limit, decision.least, decision.most)

    def distribute(self, decision: Distribute) -> list[tuple[Option, Goods]]:
        outlook = self.outlook(decision)
        goods = given_up(outlook, decision.limit, 0, min(decision.most, decision.limit.total))
        return [(decision.options[0], goods)]


ANSWERS: dict[type[Decision], Callable[[Policy, Any], Any]] = {
    ChooseOne: Policy.choose_one,
    ChooseSome: Policy.choose_some,
    ChooseGoods: Policy.choose_goods,
    ChoosePayment: Policy.choose_payment,
    Distribute: Policy.distribute,
    Arrange: Policy.arrange,
}
DISCARD_BELOW = tuple(f"discard_below:{season}" for season in range(4))
PREPARE_TRAITS = tuple(f"prepare:{season}" for season in range(4))
DRAW_TRAITS = tuple(f"draw:{season}" for season in range(4))
PLACE_TRAITS = tuple(f"place:{season}" for season in range(4))
PLAY_TRAITS = tuple(f"play:{season}" for season in range(4))


def deed_traits(outlook: Outlook, option: Option) -> Traits:
    """What speaks for an option of a choice."""
    deed = option.value
    if isinstance(deed, CardPlay):
        return play_traits(outlook, deed)
    if isinstance(deed, Placement):
        return placement_traits(outlook, deed.place)
    if option is PREPARE:
        return [(PREPARE_TRAITS[outlook.season], 1.0)]
    if option is PASS:
        return [("pass", 1.0)]
    subject = option.subject
    if subject is None:
        return [("goods_bundle", plan_gain(outlook, deed))] if isinstance(deed, Goods) else []
    card = card_of(outlook, option)
    if card is not None:
        return [("worth", wished(outlook, card))]
    if subject.kind == "city":
        if isinstance(deed, Here):
            return activation_traits(outlook, deed)
        return [("worth", -kept(outlook, subject))]
    if subject.kind == "space":
        return space_traits(outlook, subject.id)
    return [("deed", 1.0)]


def card_of(outlook: Outlook, option: Option) -> Card | None:
    """The card an option is about, if it lies in hand, in the Meadow or open."""
    value = option.value
    if isinstance(value, Card):
        return value
    if isinstance(value, tuple) and value and isinstance(value[0], Card):
        return value[0]
    subject = option.subject
    if subject is not None and subject.kind == "meadow" and isinstance(value, int):
        return outlook.state.meadow[value]
    return None


def play_traits(outlook: Outlook, play: CardPlay) -> Traits:
    card = play.card
    traits: Traits = [("worth", outlook.worth(card)), (PLAY_TRAITS[outlook.season], 1.0)]
    if outlook.is_hosted(card):
        traits.append(("hosted", 1.0))
        cost = NOTHING
    else:
        cost = card.cost
        have = outlook.player.goods
        if have.covers(cost):
            for name, number in zip(GOODS_TRAITS[outlook.season], cost, strict=True):
                if number:
                    traits.append((name, -number))
            traits.append(("plan", outlook.plan(have - cost, cost, outlook.worth(card)) - outlook.plan_now))
        else:
            traits.append(("helped", 1.0))
    if play.origin >= 0:
        traits.append(("from_meadow", 1.0))
    return traits


def placement_traits(outlook: Outlook, place: str) -> Traits:
    traits: Traits = [(PLACE_TRAITS[outlook.season], 1.0)]
    spot = place_at(outlook, place)
    if isinstance(spot, Award):
        return [*traits, (outlook.almanac.awards[spot.id], 1.0), ("claim", spot.points)]
    if isinstance(spot, Built):
        built, seat = spot, place.split(":", 2)[1]
        traits.append((outlook.almanac.visits[built.card], 1.0))
        if built.goods is not NOTHING:
            traits += goods_traits(outlook, built.goods)
        if int(seat) != outlook.seat:
            traits.append(("visits_other", 1.0))
        if built.card.keeps_workers:
            traits.append(("loses_worker", 3.0 - outlook.season))
        return traits
    return traits + space_traits(outlook, place)


def place_at(outlook: Outlook, place: str) -> Award | Built | None:
    """The award or the card in a city that lies at a place; None for places on the board."""
    if place.startswith("event:"):
        return outlook.rules.awards.get(place[6:])
    if place.startswith("city:"):
        _, seat, uid = place.split(":", 2)
        return outlook.state.players[int(seat)].built(uid)
    return None


def space_traits(outlook: Outlook, place: str) -> Traits:
    """What a place on the board brings."""
    space = outlook.rules.spaces.get(place)
    if space is None:
        return [("deed", 1.0)]
    traits: Traits = [(outlook.almanac.places[place], 1.0)]
    if space.points:
        traits.append(("journey", space.points))
        return traits
    brings: Yield = outlook.almanac.yield_of(outlook.state, space)
    goods = brings.goods
    if brings.any_goods:
        goods = goods + gained(outlook, ANY, brings.any_goods, goods)
    if goods is not NOTHING:
        traits += goods_traits(outlook, goods)
    if brings.cards:
        drawn = min(brings.cards, outlook.rules.hand_limit - len(outlook.player.hand))
        traits.append((DRAW_TRAITS[outlook.season], drawn))
        if len(outlook.player.hand) < 3:
            traits.append(("draw_short", drawn))
    if brings.points:
        traits.append(("points", brings.points))
    return traits


def goods_traits(outlook: Outlook, goods: Goods) -> Traits:
    """What gaining goods means."""
    traits: Traits = [(name, n) for name, n in zip(GOODS_TRAITS[outlook.season], goods, strict=True) if n]
    traits.append(("plan", plan_gain(outlook, goods)))
    return traits


def plan_gain(outlook: Outlook, goods: Goods) -> float:
    have = outlook.player.goods
    return outlook.plan(have + goods) - outlook.plan_now


def activation_traits(outlook: Outlook, here: Here) -> Traits:
    built = outlook.state.players[here.seat].built(here.uid)
    if built.card.simple_production and here.seat == outlook.seat:
        return goods_traits(outlook, outlook.city.production(outlook.state, built.card))
    return [("activate", 1.0), (outlook.almanac.traits[built.card][1], 0.5)]


def kind_of(decision: ChooseSome) -> str:
    """What the options are about."""
    subject = decision.options[0].subject
    return subject.kind if subject is not None else ""


def ranked_options(outlook: Outlook, decision: ChooseSome) -> list[Option]:
    """The options, those to pick first at the front.

    Hand cards and cards of the city are picked to part with them, others to have them.
    """
    kind = kind_of(decision)
    if kind == "hand":
        return sorted(decision.options, key=lambda option: wished(outlook, option.value))
    if kind == "city":
        return sorted(decision.options, key=lambda option: kept(outlook, option.subject))
    return sorted(decision.options, key=lambda option: -wished(outlook, card_of(outlook, option)))


def payment_price(outlook: Outlook, payment: Payment) -> float:
    """What a payment costs in points: the goods, what they cannot buy any more, and a card that leaves."""
    lost = outlook.weights["loses_helper"] if payment.way.leaves else 0.0
    after = outlook.player.goods - payment.goods
    return goods_worth(outlook, payment.goods) + lost - 0.4 * (outlook.plan(after) - outlook.plan_now)


def wished(outlook: Outlook, card: Card | None) -> float:
    """What holding a card is worth: what it would be worth built, less its price and the way there."""
    if card is None or (card.unique and card.id in outlook.city.names):
        return 0.0
    worth = outlook.worth(card)
    if outlook.is_hosted(card):
        return worth
    lacking = outlook.player.goods.lacking(card.cost).total
    return (worth - 0.4 * card.cost.total) * (NEARLY[lacking] if lacking < 4 else 0.05)


def kept(outlook: Outlook, subject: Subject | None) -> float:
    """What a card in a city is still worth there to this seat, against what taking it away brings back."""
    if subject is None or not 0 <= subject.seat < len(outlook.state.players):
        return 0.0
    for built in outlook.state.players[subject.seat].city:
        if built.uid == subject.id:
            if subject.seat != outlook.seat:
                return -float(built.card.points)
            return outlook.worth(built.card) + built.points - 0.4 * built.card.cost.total
    return 0.0


def goods_worth(outlook: Outlook, goods: Goods) -> float:
    return sum(outlook.weights[name] * n for name, n in zip(GOODS_TRAITS[outlook.season], goods, strict=True) if n)


def gained(outlook: Outlook, limit: Goods, number: int, along: Goods = NOTHING) -> Goods:
    """The goods to take when any kind may be taken, one after the other."""
    have = outlook.player.goods + along
    taken = NOTHING
    for _ in range(number):
        kinds = [unit for index, unit in enumerate(UNITS) if taken[index] < limit[index]]
        best = max(kinds, key=lambda unit: outlook.plan(have + unit) + goods_worth(outlook, unit))
        have, taken = have + best, taken + best
    return taken


def given_up(outlook: Outlook, limit: Goods, least: int, most: int) -> Goods:
    """The goods to part with: as many as may be, those least needed."""
    have, given = outlook.player.goods, NOTHING
    for _ in range(max(least, most)):
        kinds = [unit for index, unit in enumerate(UNITS) if given[index] < limit[index] and have.covers(unit)]
        if not kinds:
            break
        best = max(kinds, key=lambda unit: outlook.plan(have - unit) - goods_worth(outlook, unit))
        have, given = have - best, given + best
    return given

