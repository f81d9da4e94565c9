"""The Market: four crates that lie to be taken or to be traded, and cross over whenever somebody uses them."""

from __future__ import annotations

from typing import NamedTuple

from everdell_desktop.engine.cards import Here
from everdell_desktop.engine.decisions import Blocked, Option, Reason, Subject
from everdell_desktop.engine.effects import gain_any
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.spaces import UNLIMITED, Space
from everdell_desktop.engine.speaking import count
from everdell_desktop.engine.turn import Turn

from .part import GAIN, TRADE, part_of

TRADE_POINTS, TRADE_GOODS = 3, 2


class Crate(NamedTuple):
    """What a crate gives, and what is paid for it when it is traded."""

    id: str
    name: str
    goods: Goods
    cards: int

    @property
    def text(self) -> str:
        """What it gives, or asks for in a trade."""
        goods = " ".join(f"{number} {{{kind}}}" for kind, number in self.goods.items())
        return f"{goods} {self.cards} {{card}}"

    @property
    def contents(self) -> str:
        return f"{self.goods} and {count(self.cards, 'card')}"


CRATES = (
    Crate("crate_twigs", "Twigs", Goods(twig=3), 1),
    Crate("crate_resin", "Resin", Goods(resin=2), 2),
    Crate("crate_pebble", "Pebble", Goods(pebble=1), 3),
    Crate("crate_berries", "Berries", Goods(berry=2), 2),
)


def why_not(turn: Turn, crate: Crate) -> Reason | None:
    """A trade is paid in full, cards included; a gain may be partial (PROTOCOL_BOXES, Bellfaire 1)."""
    if part_of(turn.state).side(crate.id) == GAIN:
        return None
    goods = turn.player.goods
    if not goods.covers(crate.goods):
        return Reason("needs {} more", lambda: goods.lacking(crate.goods))
    missing = crate.cards - len(turn.hand)
    return Reason("needs {} more in hand", count(missing, "card")) if missing > 0 else None


def option(turn: Turn, crate: Crate) -> Option:
    if part_of(turn.state).side(crate.id) == GAIN:
        label = f"Gain {crate.contents}"
    else:
        label = f"Trade {crate.contents} for {TRADE_POINTS} points and {TRADE_GOODS} resources"
    return Option(crate.id, label, crate, Subject("crate", crate.id))


def visit_market(turn: Turn, here: Here) -> None:
    """The crate crosses over in any case."""
    part = part_of(turn.state)
    usable = [option(turn, crate) for crate in CRATES if why_not(turn, crate) is None]

    def blocked() -> list[Blocked]:
        reasons = [(crate, why_not(turn, crate)) for crate in CRATES]
        return [Blocked(crate.id, str(reason), Subject("crate", crate.id)) for crate, reason in reasons if reason]

    crate: Crate = turn.choose_one("Which crate?", usable, blocked=blocked, purpose="use")
    if part.side(crate.id) == GAIN:
        turn.gain(crate.goods)
        turn.draw(crate.cards)
    else:
        words = count(crate.cards, "card")
        cards = turn.choose_some(
            f"Discard {words}", turn.hand_options(turn.hand), least=crate.cards, most=crate.cards, purpose="discard"
        )
        turn.discard(cards)
        turn.pay(crate.goods)
        turn.gain_points(TRADE_POINTS)
        gain_any(turn, TRADE_GOODS)
    part.cross_over(crate.id)
    if turn.journal:
        side = part.side(crate.id)
        text = f"leaves the {crate.name} crate {'for trade' if side == TRADE else 'to be taken'}"
        turn.journal.note("market", turn.seat, crate=crate.id, side=side, text=text)


MARKET = Space(
    "market", "Market", "market", "Take a crate, or trade it for 3 {point} and 2 {any}", visit_market,
    slots=UNLIMITED, one_each=True,
)  # fmt: skip


@MARKET.may_visit
def no_crate(turn: Turn) -> str | None:
    usable = any(why_not(turn, crate) is None for crate in CRATES)
    return None if usable else "no crate can be used: all lie for trade, and you cannot pay for one"
