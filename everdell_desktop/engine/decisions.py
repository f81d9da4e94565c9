"""What a player can be asked: a handful of kinds, named by kind and never by purpose.

An answer is plain JSON made of names, so that it survives reordering and makes replays readable. `resolve` turns an
answer into what card code works with and refuses what was not offered; `answer` is the way back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from .goods import KINDS, NOTHING, Goods, from_json, to_json
from .quoting import quoted
from .speaking import count, times

if TYPE_CHECKING:
    from .cards import Card
    from .payment import Payment

SKIP = "skip"


class IllegalAnswer(Exception):
    """The answer is not among those offered; the sentence says why."""


class Pending(BaseException):
    """Raised where the recorded answers run out. Nothing may catch it but `Game`."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision


class Reason:
    """Why something cannot be done, in words that are only put together when somebody reads them.

    A part may be a function, for what costs something to find out.
    """

    __slots__ = ("parts", "words")

    def __init__(self, words: str, *parts: object) -> None:
        self.words = words
        self.parts = parts

    def __str__(self) -> str:
        return self.words.format(*(part() if callable(part) else part for part in self.parts))


class Subject(NamedTuple):
    """The thing on the table an option is about."""

    kind: str
    """hand, meadow, revealed, city, space, award, worker, seat, good, deed or a kind a box adds."""
    id: str
    seat: int = -1
    slot: int = -1


class Option(NamedTuple):
    """One thing that can be chosen."""

    key: str
    label: str
    value: Any = None
    subject: Subject | None = None
    target: Subject | None = None
    verb: str = ""
    """What choosing it does, where that is a deed: place, claim, play, prepare, pass, end or a word of a box."""


def doing(
    verb: str, thing: str, label: str, deed: Any, subject: Subject | None = None, target: Subject | None = None
) -> Option:
    """A deed as an option: what is done, and with what, where it needs to be said."""
    return Option(f"{verb}:{thing}" if thing else verb, label, deed, subject, target, verb)


class Blocked(NamedTuple):
    """One thing that cannot be chosen, and why."""

    key: str
    reason: str
    subject: Subject | None = None
    target: Subject | None = None


class Decision:
    """A question to one seat."""

    __slots__ = ("asker", "main", "prompt", "purpose", "seat", "source")
    kind: ClassVar[str]

    def __init__(self, seat: int, prompt: str, purpose: str) -> None:
        self.seat = seat
        self.prompt = prompt
        self.purpose = purpose
        """What the answer is for, in a word for programs: play, discard, give, gain, seat, order, pay ..."""
        self.asker = ""
        """The id of the card, place or award that asks, or the rule: setup, season, turn, payment ..."""
        self.main = False
        """Whether this is the question what to do on one's turn."""
        self.source: Subject | None = None
        """The card, space or award whose effect asks."""

    @property
    def options(self) -> Sequence[Option]:
        return ()

    @property
    def blocked(self) -> Sequence[Blocked]:
        return ()

    def resolve(self, answer: Any) -> Any:
        raise NotImplementedError

    def answer(self, picked: Any) -> Any:
        raise NotImplementedError


class ChooseOne(Decision):
    """Pick one option, or none where it can be skipped."""

    __slots__ = ("_blocked", "_options", "_unknown", "skip")
    kind = "choose_one"

    def __init__(
        self, seat: int, prompt: str, options: Sequence[Option], *, skip: str = "",
        blocked: Callable[[], list[Blocked]] | None = None, unknown: Callable[[str], str] | None = None, purpose: str,
    ) -> None:  # fmt: skip
        super().__init__(seat, prompt, purpose)
        self._options = options
        self.skip = skip
        self._blocked = blocked
        self._unknown = unknown
        """Says of a key that is neither offered nor blocked what in it is not there; nothing where all is."""

    @property
    def options(self) -> Sequence[Option]:
        return [*self._options, Option(SKIP, self.skip)] if self.skip else self._options

    @property
    def blocked(self) -> Sequence[Blocked]:
        return self._blocked() if self._blocked else ()

    def resolve(self, answer: Any) -> Option | None:
        for option in self._options:
            if option.key == answer:
                return option
        if answer == SKIP and self.skip:
            return None
        for blocked in self.blocked:
            if blocked.key == answer:
                raise IllegalAnswer(f"{quoted(answer)} cannot be done now: {blocked.reason}")
        missing = self._unknown(answer) if self._unknown is not None and isinstance(answer, str) else ""
        raise IllegalAnswer(missing or f"{quoted(answer)} is not among the options")

    def answer(self, picked: Option | None) -> str:
        return picked.key if picked else SKIP


class ChooseSome(Decision):
    """Pick from `least` to `most` of the options; a key that is listed twice can be given twice."""

    __slots__ = ("_options", "least", "most")
    kind = "choose_some"

    def __init__(
        self, seat: int, prompt: str, options: Sequence[Option], least: int, most: int, purpose: str
    ) -> None:  # fmt: skip
        super().__init__(seat, prompt, purpose)
        self._options = options
        self.least = least
        self.most = most

    @property
    def options(self) -> Sequence[Option]:
        return self._options

    def resolve(self, answer: Any) -> list[Option]:
        picked = picked_by_key(self._options, answer)
        if not self.least <= len(picked) <= self.most:
            raise IllegalAnswer(f"choose {between(self.least, self.most)}, not {len(picked)}")
        return picked

    def answer(self, picked: list[Option]) -> list[str]:
        return [option.key for option in picked]


class Arrange(Decision):
    """Put all options into an order."""

    __slots__ = ("_options",)
    kind = "arrange"

    def __init__(self, seat: int, prompt: str, options: Sequence[Option], purpose: str = "order") -> None:
        super().__init__(seat, prompt, purpose)
        self._options = options

    @property
    def options(self) -> Sequence[Option]:
        return self._options

    def resolve(self, answer: Any) -> list[Option]:
        picked = picked_by_key(self._options, answer)
        if len(picked) != len(self._options):
            raise IllegalAnswer(f"an order must name all {len(self._options)}, not {len(picked)}")
        return picked

    def answer(self, picked: list[Option]) -> list[str]:
        return [option.key for option in picked]


class ChooseGoods(Decision):
    """Pick from `least` to `most` resources, of each kind at most what `limit` holds."""

    __slots__ = ("least", "limit", "most")
    kind = "choose_goods"

    def __init__(
        self, seat: int, prompt: str, least: int, most: int, limit: Goods, purpose: str
    ) -> None:  # fmt: skip
        super().__init__(seat, prompt, purpose)
        self.least = least
        self.most = most
        self.limit = limit

    @property
    def options(self) -> Sequence[Option]:
        return [Option(kind, kind, kind, Subject("good", kind)) for kind, _ in self.limit.items()]

    def resolve(self, answer: Any) -> Goods:
        goods = goods_of(answer)
        for kind, number in goods.items():
            most = getattr(self.limit, kind)
            if number > most:
                raise IllegalAnswer(f"at most {count(most, kind)} can be chosen here, not {number}")
        if not self.least <= goods.total <= self.most:
            resources = "resource" if self.least == self.most == 1 else "resources"
            raise IllegalAnswer(f"choose {between(self.least, self.most)} {resources}, not {goods.total}")
        return goods

    def answer(self, picked: Goods) -> dict[str, int]:
        return to_json(picked)


class ChoosePayment(Decision):
    """Pick one of the ways to pay, and the goods to pay with where a way leaves that open.

    The answer is a way's key, which means the first payment listed for it, or `{"key": ..., "goods": {...}}`.
    """

    __slots__ = ("card", "payments", "price")
    kind = "choose_payment"

    def __init__(self, seat: int, prompt: str, payments: Sequence[Payment], purpose: str = "pay") -> None:
        super().__init__(seat, prompt, purpose)
        self.payments = payments
        self.card: Card | None = None
        """The card that is paid for, where it is one."""
        self.price = NOTHING
        """What it costs before anything helps."""

    @property
    def options(self) -> Sequence[Option]:
        ways: dict[str, Option] = {}
        for payment in self.payments:
            way = payment.way
            ways.setdefault(way.key, Option(way.key, way.label, way, way.subject))
        return list(ways.values())

    def goods_for(self, key: str) -> list[Goods]:
        """What can be paid in the way `key`, the cheapest first."""
        return [payment.goods for payment in self.payments if payment.way.key == key]

    def resolve(self, answer: Any) -> Payment:
        if isinstance(answer, Mapping):
            if set(answer) != {"key", "goods"}:
                raise IllegalAnswer('a payment is a key, or {"key": ..., "goods": {...}}')
            key, goods = answer["key"], goods_of(answer["goods"])
        else:
            key, goods = answer, None
        fitting = [payment for payment in self.payments if payment.way.key == key]
        if not fitting:
            raise IllegalAnswer(f"{quoted(key)} is not among the ways to pay")
        for payment in fitting:
            if goods is None or payment.goods == goods:
                return payment
        raise IllegalAnswer(f"{goods} cannot be paid in the way {quoted(key)}")

    def answer(self, picked: Payment) -> Any:
        if self.goods_for(picked.way.key)[0] == picked.goods:
            return picked.way.key
        return {"key": picked.way.key, "goods": to_json(picked.goods)}


class Distribute(Decision):
    """Share out up to `most` of the goods in `limit` among the options."""

    __slots__ = ("_options", "limit", "most")
    kind = "distribute"

    def __init__(
        self, seat: int, prompt: str, options: Sequence[Option], limit: Goods, most: int, purpose: str = "give"
    ) -> None:  # fmt: skip
        super().__init__(seat, prompt, purpose)
        self._options = options
        self.limit = limit
        self.most = most

    @property
    def options(self) -> Sequence[Option]:
        return self._options

    def resolve(self, answer: Any) -> list[tuple[Option, Goods]]:
        if not isinstance(answer, Mapping):
            raise IllegalAnswer('a distribution must look like {"<target>": {"berry": 2}}')
        by_key = {option.key: option for option in self._options}
        shares = []
        together = NOTHING
        for key, goods in answer.items():
            if key not in by_key:
                raise IllegalAnswer(f"{quoted(key)} is not among the targets")
            share = goods_of(goods)
            together = together + share
            shares.append((by_key[key], share))
        if together.total > self.most:
            raise IllegalAnswer(f"at most {self.most} can be given in all, not {together.total}")
        if not self.limit.covers(together):
            raise IllegalAnswer(f"{together} is more than there is: {self.limit}")
        return shares

    def answer(self, picked: list[tuple[Option, Goods]]) -> dict[str, dict[str, int]]:
        return {option.key: to_json(goods) for option, goods in picked}


KINDS_OF_DECISION = (ChooseOne, ChooseSome, ChooseGoods, ChoosePayment, Distribute, Arrange)


def picked_by_key(options: Sequence[Option], answer: Any) -> list[Option]:
    """The options named in the answer, each copy once."""
    if not isinstance(answer, list) or not all(isinstance(key, str) for key in answer):
        raise IllegalAnswer(f"the answer must be a list of keys, not {quoted(answer)}")
    waiting: dict[str, list[Option]] = {}
    for option in options:
        waiting.setdefault(option.key, []).append(option)
    for key, number in Counter(answer).items():
        if key not in waiting:
            raise IllegalAnswer(f"{quoted(key)} is not among the options")
        if number > len(waiting[key]):
            there = len(waiting[key])
            raise IllegalAnswer(f"{quoted(key)} is there {times(there)}, not {times(number)}")
    return [waiting[key].pop(0) for key in answer]


def goods_of(answer: Any) -> Goods:
    try:
        return from_json(answer)
    except ValueError as error:
        raise IllegalAnswer(str(error)) from None


def between(least: int, most: int) -> str:
    return str(least) if least == most else f"{least} to {most}"


def all_goods(least: int, most: int, limit: Goods) -> Iterable[Goods]:
    """Every bundle from `least` to `most` resources within `limit`."""
    twigs, resin, pebbles, berries = (min(most, number) for number in limit)
    for a in range(twigs + 1):
        for b in range(min(resin, most - a) + 1):
            for c in range(min(pebbles, most - a - b) + 1):
                for d in range(max(0, least - a - b - c), min(berries, most - a - b - c) + 1):
                    yield Goods(a, b, c, d)


ANY = Goods(*(99 for _ in KINDS))
