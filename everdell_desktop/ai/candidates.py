"""The answers to a decision that are worth trying out, the most promising first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, NamedTuple

from everdell_desktop.engine.decisions import (
    Arrange,
    ChooseGoods,
    ChooseOne,
    ChoosePayment,
    ChooseSome,
    Decision,
    Distribute,
    Option,
    all_goods,
)
from everdell_desktop.engine.goods import Goods

from .policy import Policy
from .weighing import goods_worth, payment_price, ranked_options

MOST_BUNDLES = 60  # bundles of goods looked at before the best are picked


class Candidate(NamedTuple):
    """An answer, resolved, and what the quick policy thinks of it in points."""

    answer: Any
    score: float


def candidates(policy: Policy, decision: Decision, most: int) -> list[Candidate]:
    """Up to `most` answers."""
    found = KINDS[type(decision)](policy, decision)
    found.sort(key=lambda candidate: -candidate.score)
    return found[:most]


def of_one(policy: Policy, decision: ChooseOne) -> list[Candidate]:
    return [
        Candidate(option if option.key != "skip" or not decision.skip else None, score)
        for option, score in zip(decision.options, policy.scores(decision), strict=True)
    ]  # fmt: skip


def of_payments(policy: Policy, decision: ChoosePayment) -> list[Candidate]:
    outlook = policy.outlook(decision)
    return [Candidate(payment, -payment_price(outlook, payment)) for payment in decision.payments]


def of_some(policy: Policy, decision: ChooseSome) -> list[Candidate]:
    """The policy's own pick, more and fewer in its order, and picks with one of them exchanged."""
    favourite = policy.choose_some(decision)
    order = ranked_options(policy.outlook(decision), decision)
    found: list[list[Option]] = [favourite]
    found += [order[:size] for size in range(decision.most, decision.least - 1, -1)]
    size = len(favourite)
    outside = [option for option in order if not any(option is other for other in favourite)]
    for out in reversed(range(size)):
        found += [[*favourite[:out], *favourite[out + 1 :], new] for new in islice(outside, 3)]
    found.append(list(reversed(order))[:size])
    return scored(found, lambda picked: sorted(option.key for option in picked))


def of_goods(policy: Policy, decision: ChooseGoods) -> list[Candidate]:
    outlook = policy.outlook(decision)
    have = outlook.player.goods
    gaining = decision.purpose == "gain" or decision.limit.total > 50
    favourite = policy.choose_goods(decision)
    found = [Candidate(favourite, 1.0)]
    for goods in islice(all_goods(decision.least, decision.most, decision.limit), MOST_BUNDLES):
        if goods != favourite:
            after = have + goods if gaining else have - goods if have.covers(goods) else have
            worth = goods_worth(outlook, goods)
            score = outlook.plan(after) - outlook.plan_now + (worth if gaining else -worth)
            found.append(Candidate(goods, min(score, 1.0) - 0.1))
    return found


def of_distribution(policy: Policy, decision: Distribute) -> list[Candidate]:
    """All to one, and nothing."""
    goods = policy.distribute(decision)[0][1]
    found: list[Any] = [[(option, goods)] for option in decision.options]
    found.append([(decision.options[0], Goods())])
    return scored(found, lambda shares: [(option.key, goods) for option, goods in shares])


def of_arrangement(policy: Policy, decision: Arrange) -> list[Candidate]:
    order = policy.arrange(decision)
    turned = [order[n:] + order[:n] for n in range(len(order))]
    return scored([*turned, *(list(reversed(one)) for one in turned)], lambda options: [o.key for o in options])


def scored(answers: Sequence[Any], name: Callable[[Any], Any]) -> list[Candidate]:
    """Different answers, each a little less promising than the one before."""
    found: dict[str, Candidate] = {}
    for answer in answers:
        found.setdefault(str(name(answer)), Candidate(answer, -0.1 * len(found)))
    return list(found.values())


KINDS: dict[type[Decision], Callable[[Policy, Any], list[Candidate]]] = {
    ChooseOne: of_one,
    ChooseSome: of_some,
    ChooseGoods: of_goods,
    ChoosePayment: of_payments,
    Distribute: of_distribution,
    Arrange: of_arrangement,
}
