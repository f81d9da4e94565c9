"""The spaces of a city, whether a card finds one, and which constructions take in which critters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from .cards import Card
from .limits import UNLIMITED
from .state import Built


def free_spaces(city: tuple[Built, ...], size: int | None) -> int:
    """How many of `size` spaces, and those that cards add, are left; without a size there is always room.

    A pair that shares a space uses one, and so do all copies of a card that stacks; what lies on the space of another
    card uses none, nor does what shares that spot with it.
    """
    if size is None:
        return UNLIMITED
    pairs = 0
    stacked: tuple[Card, ...] = ()
    for built in city:
        card = built.card
        size += card.adds_spaces
        if card.takes_space:
            if built.on or card in stacked or (built.partner and lies_on_another(city, built.partner)):
                continue
            size -= 1
            if built.partner:
                pairs += 1
            if card.stacks:
                stacked = (*stacked, card)
        elif card.lodges and not built.on:
            size -= 1
    return size + pairs // 2


def finds_space(card: Card, city: tuple[Built, ...], size: int | None) -> bool:
    """Whether a card can be put into a city: on a free space, or on one it may share."""
    if not card.takes_space or free_spaces(city, size) + card.adds_spaces > 0:
        return True
    for built in city:
        other = built.card
        if not built.partner and may_share(card, other):
            return True
        if card.stacks and other is card:
            return True
        if other.lodges and not built.on and card.is_construction and free_spaces(city, size) + card.adds_spaces >= 0:
            return True  # what waits for a construction lodges on this one and gives its space free
    return False


def lies_on_another(city: tuple[Built, ...], uid: str) -> bool:
    return any(built.uid == uid and built.on for built in city)


def may_share(card: Card, other: Card) -> bool:
    """Whether two cards may lie on one space; it is enough that one of them names the other."""
    return card.shares_with in other.names or other.shares_with in card.names


def without(city: tuple[Built, ...], uid: str) -> tuple[Built, ...]:
    """The city once a card has left it."""
    return tuple([parted(built, uid) for built in city if built.uid != uid])


def parted(built: Built, gone: str) -> Built:
    """A card after another one left its city: it shares no space with it and does not lie on it any more."""
    if built.partner == gone:
        return built._replace(partner="")
    return built._replace(on="") if built.on == gone else built


def colors_with_lodgers(city: tuple[Built, ...]) -> Counter[str]:
    """How many cards of each colour a city shows: a card that lodges has the colour of the one on which it lies."""
    colors = {built.uid: built.card.color for built in city}
    return Counter([colors[built.on if built.on and built.card.lodges else built.uid] for built in city])


def takes_in(home: Card, guest: Card) -> bool:
    """Whether a construction can take in a critter; one that names no home is taken in nowhere."""
    jokers = {"any_construction", f"any_{home.color}_construction"}
    return bool(guest.links or guest.golden) and bool(
        "any_critter" in home.links
        or not set(home.names).isdisjoint(guest.links)
        or not set(guest.names).isdisjoint(home.links)
        or not jokers.isdisjoint(guest.links)
    )


def homes_of(cards: Iterable[Card], fitting: Callable[[Card, Card], bool]) -> dict[Card, frozenset[Card]]:
    """For each critter the constructions that can take it in."""
    cards = list(cards)
    constructions = [card for card in cards if card.is_construction]
    return {
        guest: frozenset(home for home in constructions if fitting(home, guest))
        for guest in cards if guest.is_critter
    }  # fmt: skip


def guests_of(cards: Iterable[Card], fitting: Callable[[Card, Card], bool]) -> dict[Card, frozenset[Card]]:
    """For each construction the critters that it can take in."""
    cards = list(cards)
    critters = [card for card in cards if card.is_critter]
    return {
        home: frozenset(guest for guest in critters if fitting(home, guest))
        for home in cards if home.is_construction
    }  # fmt: skip
