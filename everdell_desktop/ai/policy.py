"""Quick answers to every kind of decision, by weighing what is offered without trying it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from everdell_desktop.engine.actions import PASS
from everdell_desktop.engine.chance import Generator
from everdell_desktop.engine.decisions import (
    Arrange,
    ChooseGoods,
    ChooseOne,
    ChoosePayment,
    ChooseSome,
    Decision,
    Distribute,
    Option,
)
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.payment import Payment
from everdell_desktop.engine.places import CITY
from everdell_desktop.engine.placing import Placement
from everdell_desktop.engine.state import State

from .cityview import Traits, Views
from .fetching import fetched_traits
from .option_traits import deed_traits
from .outlook import Outlook
from .weighing import card_of, gained, given_up, kind_of, payment_price, ranked_options, wished
from .weights import SHARPNESS

DISCARD_BELOW = tuple(f"discard_below:{season}" for season in range(4))


class Policy:
    """Answers for whoever is asked, on a table without hidden cards."""

    def __init__(self, state: State, views: Views, chance: Generator, noise: float = 0.0) -> None:
        self.state = state
        self.views = views
        self.weights = views.almanac.weights
        self.chance = chance
        self.noise = noise * self.weights[SHARPNESS]

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
            if noise and option is not PASS:  # nobody ends the game for want of judgement
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
            for name, value in self.traits(outlook, decision, option):
                score += weights[name] * value
            scores.append(score)
        return scores

    def traits(self, outlook: Outlook, decision: Decision, option: Option) -> Traits:
        """What speaks for an option; a visit is tried out to see what it would fetch."""
        traits = deed_traits(outlook, decision, option)
        deed = option.value
        if decision.main and isinstance(deed, Placement) and deed.place.kind == CITY:
            traits += fetched_traits(outlook, deed.place, self.answering)
        return traits

    def answering(self, state: State) -> Policy:
        """The same judgement at another table."""
        return Policy(state, self.views, self.chance)

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
            size = sum(wished(outlook, card_of(outlook, option)) > outlook.weights["keep_above"] for option in order)
        else:
            size = decision.most
        return order[: min(decision.most, max(decision.least, size))]

    def arrange(self, decision: Arrange) -> list[Option]:
        return list(decision.options)

    # goods

    def choose_goods(self, decision: ChooseGoods) -> Goods:
        outlook = self.outlook(decision)
        if decision.purpose == "gain" or decision.limit.total > 50:
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
