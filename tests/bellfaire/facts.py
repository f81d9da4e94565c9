"""How the printed facts of the fair are found in its code."""

from __future__ import annotations

from typing import Any

from everdell_desktop.boxes.bellfaire.garland import FIRST, SECOND
from everdell_desktop.boxes.bellfaire.market import TRADE_GOODS, TRADE_POINTS
from everdell_desktop.engine.effects.trading import DiscardExactly, Pay


def facts_of(kind: str, thing: Any) -> dict[str, Any]:
    if kind == "awards":
        return {
            "requirement": {cards.many.replace(" ", "_"): n for cards, n in thing.kinds.items()},
            "cost": cost(thing),
        }
    if kind == "power":
        return {"hand_limit_bonus": thing.rule.hand_bonus}
    if kind == "garland":
        counts = thing.cards.one.removesuffix(" card")
        return {"counts": counts, "first": FIRST, "second": SECOND}
    if kind == "crate":
        goods = dict(thing.goods.items())
        reward = {"points": TRADE_POINTS, "any_resources": TRADE_GOODS}
        return {
            "name": f"{thing.name} crate",
            "gain_side": {"gain": goods, "draw_cards": thing.cards},
            "trade_side": {"pay": goods, "discard_cards": thing.cards, "reward": reward},
        }
    return {}


def cost(award: Any) -> dict[str, int]:
    if isinstance(award.effect, DiscardExactly):
        return {"discard_cards": award.effect.number}
    return {award.effect.kind: award.effect.least} if isinstance(award.effect, Pay) else {}
