"""What all legendary cards have in common."""

from typing import Any

from everdell_desktop.engine.cards import Card, construction, critter, id_of
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.turn import Turn

NAME = "legends"


def legendary(card: Card, banner: str) -> Card:
    """A card that takes the place of its banner card, counts as it, and never leaves the city."""
    card.names = (card.id, banner)

    def replaced(turn: Turn) -> list[str]:
        return [built.uid for built in turn.city if built.card.id == banner]

    card.takes_place_of(replaced)
    return card


FACTS: dict[str, Any] = {
    "copies": 1, "unique": False, "legendary": True, "in_deck": False, "stays": True, "inherits": True,
    "adds_spaces": 1, "rival_cards": 2, "rival_points": 3,
}  # fmt: skip


def legendary_critter(name: str, *, banner: str, cost: int, **facts: Any) -> Card:
    """No construction takes it in, not even the Ever Tree: it is paid for, or takes the place of its banner card."""
    return legendary(critter(name, cost=cost, home=(), **FACTS, **facts), id_of(banner))


def legendary_construction(name: str, *, banner: str, cost: Goods, hosts: str | tuple[str, ...], **facts: Any) -> Card:
    return legendary(construction(name, cost=cost, hosts=hosts, **FACTS, **facts), id_of(banner))
