"""What thinking needs: a table with the hidden cards dealt anew, and answers at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from .asking import Asker
from .decisions import (
    Arrange,
    ChooseGoods,
    ChooseOne,
    ChoosePayment,
    ChooseSome,
    Decision,
    Distribute,
)
from .goods import KINDS, NOTHING, Goods, of_kind
from .rounds import run_turn
from .ruleset import Ruleset
from .state import State


class Generator(Protocol):
    """Any source of random numbers with the face of `random.Random`."""

    def random(self) -> float: ...
    def shuffle(self, x: list[Any]) -> None: ...
    def getrandbits(self, k: int) -> int: ...


def determinize(state: State, seat: int, chance: Generator) -> None:
    """Deal anew what `seat` may not see: other hands, cards under others' events, deck, discard pile, future chance,
    and what the parts of the boxes hide.

    The state is changed in place, so that a turn in progress can go on with it.
    """
    others = [player for other, player in enumerate(state.players) if other != seat]
    hidden = [*state.deck, *state.discard]
    for player in others:
        hidden.extend(player.hand)
        for claimed in player.events:
            hidden.extend(claimed.under)
    chance.shuffle(hidden)
    for player in others:
        if player.hand:
            player.hand = tuple(hidden[: len(player.hand)])
            del hidden[: len(player.hand)]
        if any(claimed.under for claimed in player.events):
            dealt = [tuple(hidden.pop() for _ in claimed.under) for claimed in player.events]
            player.events = tuple([c._replace(under=under) for c, under in zip(player.events, dealt, strict=True)])
    discarded = len(state.discard)
    state.discard = tuple(hidden[:discarded])
    state.deck = tuple(hidden[discarded:])
    for part in state.parts.values():
        part.deal_anew(seat, chance)
    state.seed = chance.getrandbits(63)


def branch(
    start: State, answers: Sequence[Any], rules: Ruleset, seat: int, chance: Generator, ask: Asker
) -> State:  # fmt: skip
    """One way the turn that began at `start` may end, as `seat` can imagine it.

    The turn is run again with the answers given so far; there the hidden cards are dealt anew, and `ask` answers
    what is asked from then on. `start` is left as it is.
    """
    state = start.copy()
    given = 0

    def answer(decision: Decision) -> Any:
        nonlocal given
        given += 1
        if given <= len(answers):
            return decision.resolve(answers[given - 1])
        if given == len(answers) + 1:
            determinize(state, seat, chance)
        return ask(decision)

    run_turn(state, rules, answer)
    return state


def random_pick(decision: Decision, chance: Generator) -> Any:
    """One of the legal answers, resolved; the options of a choice are equally likely."""
    if isinstance(decision, ChooseOne):
        options = decision._options
        last = len(options) + (1 if decision.skip else 0)
        index = int(chance.random() * last)
        return options[index] if index < len(options) else None
    if isinstance(decision, ChooseSome):
        size = decision.least + int(chance.random() * (decision.most - decision.least + 1))
        mixed = list(decision.options)
        chance.shuffle(mixed)
        return mixed[:size]
    if isinstance(decision, ChoosePayment):
        return decision.payments[int(chance.random() * len(decision.payments))]
    if isinstance(decision, ChooseGoods):
        size = decision.least + int(chance.random() * (decision.most - decision.least + 1))
        return random_goods(decision.limit, size, chance)
    if isinstance(decision, Arrange):
        mixed = list(decision.options)
        chance.shuffle(mixed)
        return mixed
    if isinstance(decision, Distribute):
        size = int(chance.random() * (min(decision.most, decision.limit.total) + 1))
        goods = random_goods(decision.limit, size, chance)
        targets = decision.options
        shares = [NOTHING for _ in targets]
        for kind, number in goods.items():
            for _ in range(number):
                index = int(chance.random() * len(targets))
                shares[index] = shares[index] + of_kind(kind)
        return list(zip(targets, shares, strict=True))
    raise TypeError(f"no way to answer {decision.kind}")


def first_pick(decision: Decision) -> Any:
    """The first legal answer, for where somebody has to answer and it does not matter."""
    return random_pick(decision, LOWEST)


class Lowest:
    """A generator that always gives the lowest number."""

    def random(self) -> float:
        return 0.0

    def shuffle(self, x: list[Any]) -> None:
        pass

    def getrandbits(self, k: int) -> int:
        return 0


LOWEST = Lowest()


def random_goods(limit: Goods, size: int, chance: Generator) -> Goods:
    counts = dict.fromkeys(KINDS, 0)
    for _ in range(size):
        kinds = [kind for kind in KINDS if counts[kind] < getattr(limit, kind)]
        counts[kinds[int(chance.random() * len(kinds))]] += 1
    return Goods(**counts)
