"""How cards of this game are declared: each exists once, and no Construction names its Critters."""

from __future__ import annotations

from typing import Any

from everdell_desktop.engine import cards
from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.goods import NOTHING, Goods

ONCE = {"copies": 1, "unique": True}


def critter(name: str, berries: int = 0, **facts: Any) -> Card:
    """A Critter; one that costs no berries costs a hand card."""
    return cards.critter(name, cost=berries, home=(), costs_cards=int(not berries), **ONCE, **facts)


def construction(name: str, cost: Goods = NOTHING, **facts: Any) -> Card:
    """A Construction; one that costs no resources costs a hand card."""
    return cards.construction(name, cost=cost, hosts=(), costs_cards=int(not cost.total), **ONCE, **facts)


RED: dict[str, Any] = {"color": cards.DESTINATION, "worker_spaces": 1, "open": True}
"""Every red card takes in workers of both players."""
