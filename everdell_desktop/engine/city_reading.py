"""Reading a city out of a position: its cards, what lies on them, and whether that can be."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .housing import free_spaces, may_share
from .quoting import quoted
from .reading import PositionError, as_list, read_built
from .ruleset import Ruleset
from .state import Built, Player


def check_city(player: Player, rules: Ruleset) -> None:
    """Unique cards once, and no more than the city has spaces for; an automaton may break both."""
    copies = Counter(built.card for built in player.city)
    for card, number in copies.items():
        if card.unique and number > 1:
            raise PositionError(f"the city of {player.name} holds {card.id} twice, but it is unique")
    if free_spaces(player.city, rules.limits.city) < 0:
        raise PositionError(f"the city of {player.name} needs more than {rules.limits.city} spaces")


def read_city(entries: Any, who: str, rules: Ruleset) -> tuple[Built, ...]:
    city: list[Built] = []
    for entry in as_list(entries, f"the city of {who}"):
        city.append(read_built(entry, city, rules.cards, who))
    by_uid = {built.uid: built for built in city}
    for built in city:
        if built.partner:
            partner = by_uid.get(built.partner)
            fits = partner is not None and may_share(built.card, partner.card)
            if partner is None or not fits or partner.partner not in ("", built.uid):
                raise PositionError(
                    f"{built.uid} in the city of {who} cannot share the space of {quoted(built.partner)}"
                )
            by_uid[built.partner] = partner._replace(partner=built.uid)
    return lodged([by_uid[built.uid] for built in city], who)


def lodged(city: list[Built], who: str) -> tuple[Built, ...]:
    """Cards that lodge lie where they are said to, else on the first construction that is free for them.

    One card is built on top of one that carries it, and some lie beneath a construction.
    """
    constructions = [built.uid for built in city if built.card.is_construction]
    free = list(constructions)
    carrying = [built.uid for built in city if built.card.carries]
    for built in [built for built in city if built.on]:
        card = built.card
        places = free if card.lodges else list(constructions) if card.slips_under else carrying
        if built.on not in places or built.on == built.uid or not (card.lodges or card.is_construction):
            raise PositionError(f"{built.uid} in the city of {who} cannot lie on {quoted(built.on)}")
        places.remove(built.on)
    return tuple(
        built._replace(on=free.pop(0)) if built.card.lodges and not built.on and free
        else built._replace(spent=True) if built.card.carries and built.uid not in carrying
        else built for built in city
    )  # fmt: skip
