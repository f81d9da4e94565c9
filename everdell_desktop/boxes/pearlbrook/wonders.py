"""The four Wonders, built in place of the basic events."""

from __future__ import annotations

from functools import partial

from everdell_desktop.engine.awards import Award
from everdell_desktop.engine.cards import Here, id_of
from everdell_desktop.engine.decisions import Reason
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.speaking import count
from everdell_desktop.engine.state import Claimed, State
from everdell_desktop.engine.turn import Turn

from .part import part_of
from .pearls import pay_pearls, pearls_of

WONDER = "wonder"


def wonder(name: str, points: int, goods: Goods, pearls: int, cards: int) -> Award:
    """Built by an ordinary worker for its printed price: no card helps to pay, and nobody takes it away.

    A Wonder is not an event: neither the King nor the tie-break counts it.
    """

    def missing(turn: Turn) -> str:
        lacking = turn.player.goods.lacking(goods)
        parts = [str(lacking)] if lacking.total else []
        if pearls > pearls_of(turn.state, turn.seat):
            parts.append(count(pearls - pearls_of(turn.state, turn.seat), "pearl"))
        if cards > len(turn.hand):
            parts.append(f"{count(cards - len(turn.hand), 'card')} to discard")
        return ", ".join(parts)

    def block(turn: Turn) -> Reason | None:
        player = turn.player
        if (part_of(turn.state).pearls[turn.seat] >= pearls and len(player.hand) >= cards
                and player.goods.covers(goods)):  # fmt: skip
            return None
        return Reason("still needs {}", partial(missing, turn))

    def build(turn: Turn, here: Here) -> None:
        turn.pay(goods)
        pay_pearls(turn, pearls)
        options = turn.hand_options(turn.hand)
        prompt = f"Discard {cards} cards for {name}"
        turn.discard(turn.choose_some(prompt, options, least=cards, most=cards, purpose="discard"))

    price = " ".join(f"{number} {{{kind}}}" for kind, number in goods.items())
    text = f"{price} {pearls} {{pearl}} {cards} {{card}}"
    art = f"wonders/{id_of(name)}"
    return Award(id_of(name), name, WONDER, text, points=points, art=art, effect=build, block=block, is_event=False)


WONDERS = (
    wonder("Hopewatch Gate", 10, Goods(1, 1, 1), 2, 2),
    wonder("Mistrise Fountain", 15, Goods(2, 2, 2), 2, 2),
    wonder("Sunblaze Bridge", 20, Goods(2, 2, 2), 3, 3),
    wonder("Starfall's Flame", 25, Goods(3, 3, 3), 3, 3),
)


def wonders_of(state: State, seat: int) -> list[Claimed]:
    return [claimed for claimed in state.players[seat].events if claimed.award.kind == WONDER]


def wonders(state: State, here: Here) -> int:
    """How many of them a player has built."""
    return len(wonders_of(state, here.seat))


def wonder_points(state: State, rules: Ruleset, seat: int) -> int:
    return sum(claimed.award.points for claimed in wonders_of(state, seat))
