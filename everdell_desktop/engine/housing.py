"""The spaces of a city: how many are left, and whether a card finds one."""

from __future__ import annotations

from .cards import Card
from .state import Built


def free_spaces(city: tuple[Built, ...], size: int) -> int:
    """How many of `size` spaces, and those that cards add, are left.

    A pair that shares a space uses one, and so do all copies of a card that stacks; what lies on the space of another
    card uses none.
    """
    pairs = 0
    stacked: tuple[Card, ...] = ()
    for built in city:
        card = built.card
        size += card.adds_spaces
        if card.takes_space:
            if built.on or card in stacked:
                continue
            size -= 1
            if built.partner:
                pairs += 1
            if card.stacks:
                stacked = (*stacked, card)
        elif card.lodges and not built.on:
            size -= 1
    return size + pairs // 2


def finds_space(card: Card, city: tuple[Built, ...], size: int) -> bool:
    """Whether a card can be put into a city: on a free space, or on one it may share."""
    if not card.takes_space or free_spaces(city, size) + card.adds_spaces > 0:
        return True
    for built in city:
        other = built.card
        if card.shares_with and card.shares_with in other.names and not built.partner:
            return True
        if card.stacks and other is card:
            return True
        if other.lodges and not built.on and card.is_construction:
            return True  # what waits for a construction lodges on this one and gives its space free
    return False


def without(city: tuple[Built, ...], uid: str) -> tuple[Built, ...]:
    """The city once a card has left it."""
    return tuple([parted(built, uid) for built in city if built.uid != uid])


def parted(built: Built, gone: str) -> Built:
    """A card after another one left its city: it shares no space with it and does not lie on it any more."""
    if built.partner == gone:
        return built._replace(partner="")
    return built._replace(on="") if built.on == gone else built
