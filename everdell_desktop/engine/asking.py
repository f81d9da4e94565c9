"""Asking the player. A choice with a single answer is made by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from .cards import Card, card_id
from .decisions import (
    ANY,
    Arrange,
    Blocked,
    ChooseGoods,
    ChooseOne,
    ChooseSome,
    Decision,
    Distribute,
    Option,
    Subject,
)
from .goods import KINDS, NOTHING, Goods
from .places import on_board

if TYPE_CHECKING:
    from .journal import Journal
    from .ruleset import Ruleset
    from .spaces import Space
    from .state import Built, Player, State

Asker = Callable[[Decision], Any]


class Asking:
    """The questions card code can put."""

    __slots__ = ("_ask", "home", "house", "journal", "player", "rule", "rules", "seat", "source", "state")

    _ask: Asker
    state: State
    rules: Ruleset
    journal: Journal | None
    seat: int
    player: Player
    home: int
    """The seat in whose city the player builds: the own one, unless two share a city and its points."""
    house: Player
    source: Subject | None
    """What is being resolved, for the table to show beside the question."""
    rule: str
    """The part of the rules that asks where no card, place or award does."""

    @contextmanager
    def acting(self, seat: int) -> Iterator[None]:
        """Let another seat act meanwhile: every verb is done by it, and every question is put to it."""
        before = self.seat
        self._sit(seat)
        try:
            yield
        finally:
            self._sit(before)

    def _sit(self, seat: int) -> None:
        players = self.state.players
        self.seat, self.player = seat, players[seat]
        self.home = self.state.homes[seat]
        self.house = players[self.home]

    def ask(self, decision: Decision) -> Any:
        """Put any decision to its seat and return the answer, resolved."""
        source = self.source
        decision.source = source
        if not decision.asker:
            decision.asker = self.rule if source is None else card_id(source.id)
        return self._ask(decision)

    def choose_one(
        self, prompt: str, options: Sequence[Option], *, skip: str = "", purpose: str,
        blocked: Callable[[], list[Blocked]] | None = None,
    ) -> Any:  # fmt: skip
        """The value of the option chosen; None when skipped, or when there is nothing to choose from.

        `blocked` tells what lies there too and cannot be chosen now, with the reasons.
        """
        if not options:
            return None
        if len(options) == 1 and not skip:
            return options[0].value
        picked = self.ask(ChooseOne(self.seat, prompt, options, skip=skip, blocked=blocked, purpose=purpose))
        return picked.value if picked is not None else None

    def confirm(self, prompt: str, yes: str, no: str = "Do nothing", *, purpose: str) -> bool:
        """Whether the player wants to do something that may be declined."""
        return bool(self.choose_one(prompt, [Option("yes", yes, True)], skip=no, purpose=purpose))

    def choose_some(
        self, prompt: str, options: Sequence[Option], *, least: int = 0, most: int | None = None,
        purpose: str,
    ) -> list[Any]:  # fmt: skip
        """The values of the options chosen, from `least` to `most` (all) of them, as far as there are any."""
        most = len(options) if most is None else min(most, len(options))
        least = min(least, most)
        if most == 0:
            return []
        if least == len(options):
            return [option.value for option in options]
        picked: list[Option] = self.ask(ChooseSome(self.seat, prompt, options, least, most, purpose))
        return [option.value for option in picked]

    def choose_goods(
        self, prompt: str, *, least: int, most: int, limit: Goods = ANY, purpose: str
    ) -> Goods:  # fmt: skip
        """So many resources, at most `limit` of each kind."""
        most = min(most, limit.total)
        least = min(least, most)
        if most == 0:
            return NOTHING
        if least == limit.total:
            return limit
        if least == most and sum(1 for number in limit if number) == 1:
            return Goods(*(least if number else 0 for number in limit))
        goods: Goods = self.ask(ChooseGoods(self.seat, prompt, least, most, limit, purpose))
        return goods

    def distribute(
        self, prompt: str, options: Sequence[Option], limit: Goods, most: int, *, purpose: str = "give"
    ) -> list[tuple[Any, Goods]]:  # fmt: skip
        """Who gets what: values of the options with their goods."""
        if not options or not limit.total or not most:
            return []
        shares: list[tuple[Option, Goods]] = self.ask(Distribute(self.seat, prompt, options, limit, most, purpose))
        return [(option.value, goods) for option, goods in shares if goods.total]

    def arrange(self, prompt: str, options: Sequence[Option], *, purpose: str = "order") -> list[Any]:
        """The values of all options in the order chosen."""
        if len(options) > 1:
            options = self.ask(Arrange(self.seat, prompt, options, purpose))
        return [option.value for option in options]

    def hand_options(self, cards: Iterable[Card]) -> list[Option]:
        made, seat = self.rules.memory.hand_options, self.seat
        return [made.get((card, seat)) or hand_option(made, card, seat) for card in cards]

    def revealed_options(self, cards: Iterable[Card]) -> list[Option]:
        return [
            Option(card.id, card.name, card, Subject("revealed", card.id, -1, slot)) for slot, card in enumerate(cards)
        ]

    def meadow_options(self, slots: Iterable[int]) -> list[Option]:
        """Meadow cards by slot; the value is the slot."""
        made, meadow = self.rules.memory.meadow_options, self.state.meadow
        return [
            made.get((slot, card)) or meadow_option(made, slot, card)
            for slot in slots if (card := meadow[slot]) is not None
        ]  # fmt: skip

    def space_options(self, spaces: Iterable[Space]) -> list[Option]:
        """Spaces on the board; the value is the place."""
        return [Option(space.id, space.name, on_board(space.id), Subject("space", space.id)) for space in spaces]

    def built_options(self, seat: int, cards: Iterable[Built]) -> list[Option]:
        """Cards in a city; the value is the uid in one's own city, `(seat, uid)` elsewhere."""
        own = seat == self.home
        mark = "" if own else f"@{seat}"
        owner = "" if own else f" of {self.state.players[seat].name}"
        return [
            Option(
                built.uid + mark, built.card.name + owner, built.uid if own else (seat, built.uid),
                Subject("city", built.uid, seat),
            )
            for built in cards
        ]  # fmt: skip

    def seat_options(self, seats: Iterable[int]) -> list[Option]:
        players = self.state.players
        return [Option(f"seat:{seat}", players[seat].name, seat, Subject("seat", str(seat), seat)) for seat in seats]


def hand_option(made: dict[tuple[Card, int], Option], card: Card, seat: int) -> Option:
    """A card of the hand of a seat, as an option made once."""
    option = made[card, seat] = Option(card.id, card.name, card, Subject("hand", card.id, seat))
    return option


def meadow_option(made: dict[tuple[int, Card], Option], slot: int, card: Card) -> Option:
    subject = Subject("meadow", card.id, -1, slot)
    option = made[slot, card] = Option(f"meadow:{slot}:{card.id}", card.name, slot, subject)
    return option


def goods_options(bundles: Iterable[Goods]) -> list[Option]:
    """Fixed bundles to pick one of."""
    options = []
    for goods in bundles:
        kinds = [kind for kind in KINDS if getattr(goods, kind)]
        options.append(Option("_".join(f"{getattr(goods, k)}_{k}" for k in kinds), str(goods), goods))
    return options
