"""What cards and goods are worth to a seat at one moment, in points."""

from __future__ import annotations

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import ChooseSome, Option, Subject
from everdell_desktop.engine.goods import KINDS, NOTHING, Goods, of_kind
from everdell_desktop.engine.payment import Payment

from .cityview import GOODS_TRAITS
from .outlook import NEARLY, Outlook

UNITS = tuple(of_kind(kind) for kind in KINDS)


def card_of(outlook: Outlook, option: Option) -> Card | None:
    """The card an option is about, if it lies in hand, in the Meadow or open."""
    value = option.value
    if isinstance(value, Card):
        return value
    if isinstance(value, tuple) and value and isinstance(value[0], Card):
        return value[0]
    subject = option.subject
    if subject is not None and subject.kind in outlook.rules.play_options:
        return outlook.rules.cards.get(subject.id)
    return None


def wished(outlook: Outlook, card: Card | None) -> float:
    """What holding a card is worth: what it would be worth built, less its price and the way there."""
    if card is None or (card.unique and card.id in outlook.city.names):
        return 0.0
    worth = outlook.worth(card)
    if outlook.is_hosted(card):
        return worth
    cost = outlook.cost_of(card)
    lacking = outlook.player.goods.lacking(cost).total
    return (worth - 0.4 * cost.total) * (NEARLY[lacking] if lacking < 4 else 0.05)


def kept(outlook: Outlook, subject: Subject | None) -> float:
    """What a card in a city is still worth there to this seat, against what taking it away brings back."""
    if subject is None or not 0 <= subject.seat < len(outlook.state.players):
        return 0.0
    for built in outlook.state.players[subject.seat].city:
        if built.uid == subject.id:
            if subject.seat != outlook.seat:
                return -float(built.card.points)
            return outlook.worth(built.card) + built.points - 0.4 * built.card.price.goods.total
    return 0.0


def goods_worth(outlook: Outlook, goods: Goods) -> float:
    return sum(outlook.weights[name] * n for name, n in zip(GOODS_TRAITS[outlook.season], goods, strict=True) if n)


def plan_gain(outlook: Outlook, goods: Goods) -> float:
    have = outlook.player.goods
    return outlook.plan(have + goods) - outlook.plan_now


def payment_price(outlook: Outlook, payment: Payment) -> float:
    """What a payment costs in points: the goods, what they cannot buy any more, and a card that leaves."""
    lost = outlook.weights["loses_helper"] if payment.way.leaves else 0.0
    if payment.way.token and payment.way.use is not None:
        lost += outlook.weights["loses_token"]  # one that does not come back
    after = outlook.player.goods - payment.goods
    return goods_worth(outlook, payment.goods) + lost - 0.4 * (outlook.plan(after) - outlook.plan_now)


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


def kind_of(decision: ChooseSome) -> str:
    """What the options are about; cards of whatever place to be kept are as good as revealed ones."""
    subject = decision.options[0].subject
    if subject is None:
        return ""
    return "revealed" if subject.kind == "hand" and decision.purpose == "keep" else subject.kind


def ranked_options(outlook: Outlook, decision: ChooseSome) -> list[Option]:
    """The options, those to pick first at the front.

    Hand cards and cards of the city are picked to part with them, others to have them unless they are discarded.
    """
    kind = kind_of(decision)
    if kind == "hand":
        return sorted(decision.options, key=lambda option: wished(outlook, option.value))
    if kind == "city":
        return sorted(decision.options, key=lambda option: kept(outlook, option.subject))
    away = -1 if decision.purpose != "discard" else 1
    return sorted(decision.options, key=lambda option: away * wished(outlook, card_of(outlook, option)))
