"""Giving something up for something else: goods, hand cards, Meadow cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..cards import Card, Here, VisitBlock
from ..decisions import Reason
from ..goods import Goods
from ..speaking import count, plural
from .counting import Count
from .gaining import Gain, gain
from .value import Value, counted

if TYPE_CHECKING:
    from ..turn import Turn

ANY_KIND = "any"
NO_GAIN = gain()


@dataclass(frozen=True)
class Pay(Value):
    """Goods of one kind or of any, to the supply or to an opponent, for a gain."""

    least: int
    most: int
    kind: str
    gains: Gain
    giving: bool
    prompt: str

    def __call__(self, turn: Turn, here: Here) -> None:
        """Where nobody may receive, goods to be given are discarded and still count (rulebook, End Game)."""
        purpose = "give" if self.giving else "pay"
        goods = turn.choose_goods(self.words, least=self.least, most=self.most, limit=self.limit(turn), purpose=purpose)
        if self.giving:
            them = "them" if self.kind == ANY_KIND else f"the {plural(2, self.kind)}"
            turn.give_goods(goods, f"Who receives {them}?")
        else:
            turn.pay(goods)
        self.gains.take(turn, 1 if self.least else goods.total)

    def limit(self, turn: Turn) -> Goods:
        have = turn.player.goods
        return have if self.kind == ANY_KIND else Goods(**{self.kind: getattr(have, self.kind)})

    @property
    def block(self) -> VisitBlock | None:
        return self.why_not if self.least else None

    def why_not(self, turn: Turn, here: Here) -> str | None:
        if self.limit(turn).total >= self.least:
            return None
        return f"needs {self.goods_in_words} to {'give' if self.giving else 'pay'}"

    @property
    def goods_in_words(self) -> str:
        if self.kind == ANY_KIND:
            return count(self.most, "resource")
        return count(self.most, self.kind)

    @property
    def words(self) -> str:
        if self.prompt:
            return self.prompt
        if self.least:
            return f"{'Give' if self.giving else 'Pay'} {self.goods_in_words}"
        what = f"Give up to {self.goods_in_words}" if self.giving else f"Pay up to {self.most}"
        return f"{what} for {self.gains.words} each"


def pay_up_to(most: int, kind: str, gains: Gain, prompt: str = "") -> Pay:
    """Pay up to so many of a kind (or `any`), and gain for each."""
    return Pay(0, most, kind, gains, False, prompt)


def give_up_to(most: int, kind: str, gains: Gain, prompt: str = "") -> Pay:
    """Give an opponent up to so many of a kind (or `any`), and gain for each."""
    return Pay(0, most, kind, gains, True, prompt)


def pay_exactly(number: int, kind: str, gains: Gain = NO_GAIN, prompt: str = "") -> Pay:
    """Pay so many of a kind (or `any`), and gain once."""
    return Pay(number, number, kind, gains, False, prompt)


def give_exactly(number: int, kind: str, gains: Gain = NO_GAIN, prompt: str = "") -> Pay:
    """Give an opponent so many of a kind (or `any`), and gain once."""
    return Pay(number, number, kind, gains, True, prompt)


@dataclass(frozen=True)
class DiscardFor(Value):
    most: int | Count | None
    gains: Gain
    every: int
    prompt: str

    def __call__(self, turn: Turn, here: Here) -> None:
        most = counted(self.most, turn, here) if callable(self.most) else self.most
        every = turn.cards_asked(here, self.every) if self.every > 1 else 1
        number = "cards" if most is None else f"up to {count(most, 'card')}"
        prompt = self.prompt.format(every=every) or f"Discard {number} for {self.gains.words} each"
        cards = turn.choose_some(prompt, turn.hand_options(turn.hand), most=most, purpose="discard")
        turn.discard(cards)
        self.gains.take(turn, len(cards) // every)


def discard_up_to(most: int | Count | None, gains: Gain, *, every: int = 1, prompt: str = "") -> DiscardFor:
    """Discard up to so many hand cards (None: any number), and gain for each, or for every so many."""
    return DiscardFor(most, gains, every, prompt)


@dataclass(frozen=True)
class DiscardExactly(Value):
    number: int
    gains: Gain

    def __call__(self, turn: Turn, here: Here) -> None:
        options = turn.hand_options(turn.hand)
        prompt = f"Discard {count(self.number, 'card')}"
        turn.discard(turn.choose_some(prompt, options, least=self.number, most=self.number, purpose="discard"))
        self.gains.take(turn)

    @property
    def block(self) -> VisitBlock | None:
        return self.why_not

    def why_not(self, turn: Turn, here: Here) -> Reason | None:
        missing = self.number - len(turn.hand)
        if missing <= 0:
            return None
        return Reason("needs {} more {} to discard", missing, plural(missing, "card"))


def discard_exactly(number: int, gains: Gain = NO_GAIN) -> DiscardExactly:
    """Discard so many hand cards, and gain once."""
    return DiscardExactly(number, gains)


@dataclass(frozen=True)
class GiveCards(Value):
    number: int
    gains: Gain | None

    def __call__(self, turn: Turn, here: Here) -> None:
        """All go to one opponent with room, as far as they fit; what finds nobody is discarded and still counts."""
        words = count(self.number, "card")
        given = self.chosen(turn, words)
        if given:
            turn.give_cards(given, f"Who receives the {'card' if self.number == 1 else words}?")
            if self.gains is not None:
                self.gains.take(turn)

    def chosen(self, turn: Turn, words: str) -> list[Card]:
        """The cards to give; whether any, is asked with them where it is one, else before."""
        options = turn.hand_options(turn.hand)
        least = self.number
        prompt = f"Give {words}"
        if self.gains is not None:
            wanted = f"Give {words} to an opponent for {self.gains.words}?"
            if self.number == 1:
                least, prompt = 0, wanted
            elif len(options) < least or not turn.confirm(wanted, prompt, purpose="give"):
                return []
        return turn.choose_some(prompt, options, least=least, most=self.number, purpose="give")

    @property
    def block(self) -> VisitBlock | None:
        return self.why_not if self.gains is None else None

    def why_not(self, turn: Turn, here: Here) -> str | None:
        if len(turn.hand) >= self.number:
            return None
        return f"needs {count(self.number, 'card')} in hand to give"


def give_cards(number: int) -> GiveCards:
    """Give so many hand cards to an opponent."""
    return GiveCards(number, None)


def may_give_cards(number: int, gains: Gain) -> GiveCards:
    """Whoever likes gives so many hand cards to an opponent, for a gain."""
    return GiveCards(number, gains)


def renew_hand(turn: Turn, here: Here) -> None:
    """Discard any number of cards, then draw up to the hand limit."""
    options = turn.hand_options(turn.hand)
    turn.discard(turn.choose_some("Discard as many cards as you like", options, purpose="discard"))
    turn.draw(turn.room_in_hand())


@dataclass(frozen=True)
class RenewMeadow(Value):
    number: int

    def __call__(self, turn: Turn, here: Here) -> None:
        options = turn.meadow_options(turn.open_meadow())
        prompt = f"Discard {self.number} Meadow cards"
        slots = turn.choose_some(prompt, options, least=self.number, most=self.number, purpose="discard")
        turn.throw_away(turn.take_from_meadow(slots))
        turn.refill_meadow()


def renew_meadow(number: int) -> RenewMeadow:
    """Discard so many Meadow cards and refill it."""
    return RenewMeadow(number)


@dataclass(frozen=True)
class DrawFromMeadow(Value):
    number: int

    def __call__(self, turn: Turn, here: Here) -> None:
        turn.draw_from_meadow(self.number, f"Draw {count(self.number, 'card')} from the Meadow")


def draw_from_meadow(number: int) -> DrawFromMeadow:
    """Draw Meadow cards of one's choice, as far as the hand has room."""
    return DrawFromMeadow(number)


@dataclass(frozen=True)
class DrawCardByCard(Value):
    number: int
    skip: str

    def __call__(self, turn: Turn, here: Here) -> None:
        cards = turn.draw_card_by_card(self.number, skip=self.skip)
        turn.answer_draw(cards, turn.source)


def draw_card_by_card(number: int, skip: str = "") -> DrawCardByCard:
    """Draw so many cards, each from the deck or the Meadow; `skip` lets the player stop."""
    return DrawCardByCard(number, skip)


@dataclass(frozen=True)
class PutGoodsHere(Value):
    most: int
    kind: str

    def __call__(self, turn: Turn, here: Here) -> None:
        have = turn.player.goods
        limit = have if self.kind == ANY_KIND else Goods(**{self.kind: getattr(have, self.kind)})
        what = "resources" if self.kind == ANY_KIND else plural(2, self.kind)
        prompt = f"Place up to {self.most} {what} on {turn.rules.awards[here.uid].name}"
        goods = turn.choose_goods(prompt, least=0, most=self.most, limit=limit, purpose="store")
        turn.pay(goods)
        turn.put_on_award(here.uid, goods)


def put_goods_here(most: int, kind: str) -> PutGoodsHere:
    """Up to so many goods of one's own, of a kind (or `any`), onto the award."""
    return PutGoodsHere(most, kind)
