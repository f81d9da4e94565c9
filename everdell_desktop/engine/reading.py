"""Reading values out of JSON that people wrote: each thing wrong gets a sentence that names it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from . import goods as goods_json
from .awards import Award
from .cards import Card
from .goods import Goods
from .quoting import quoted
from .state import Built, Claimed

T = TypeVar("T")

MOST = 999_999
"""No number on a table is larger."""
MOST_LISTED = 2_000
"""No list on a table is longer; looked at before what is in it is."""
LONGEST_NAME = 60
MOST_SEATS = 12
"""More than any box seats; looked at before the seats themselves are."""
SEEDS = (-(2**63), 2**64 - 1)
BUILT_KEYS = {"card", "goods", "occupied", "on", "points", "shares", "spent", "uid", "under"}


class PositionError(Exception):
    """The JSON does not describe a possible table; the sentence says which part."""


def as_mapping(value: Any, what: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise PositionError(f"{what} must be an object, not {quoted(value)}")
    return value


def as_list(value: Any, what: str) -> list[Any]:
    if not isinstance(value, list):
        raise PositionError(f"{what} must be a list, not {quoted(value)}")
    if len(value) > MOST_LISTED:
        raise PositionError(f"{what} can have at most {MOST_LISTED} entries, not {len(value)}")
    return value


def as_text(value: Any, what: str) -> str:
    if not isinstance(value, str):
        raise PositionError(f"{what} must be a text, not {quoted(value)}")
    return value


def as_name(value: Any, what: str) -> str:
    """A text that can be shown: not empty, not endless, and nothing in it that does not print."""
    name = as_text(value, what)
    if not name.strip() or not name.isprintable():
        raise PositionError(f"{what} must be a text that can be read, not {quoted(value)}")
    if len(name) > LONGEST_NAME:
        raise PositionError(f"{what} has at most {LONGEST_NAME} letters, not {len(name)}")
    return name


def as_word(value: Any, what: str) -> str:
    """A plain word such as names of pictures are made of, or nothing: no path can be hidden in it."""
    word = as_text(value, what)
    if len(word) > LONGEST_NAME or not re.fullmatch("[a-z0-9_]*", word):
        raise PositionError(f"{what} must be a plain word in small letters, not {quoted(value)}")
    return word


def as_seats(value: Any) -> list[Any]:
    if isinstance(value, list) and len(value) > MOST_SEATS:
        raise PositionError(f"there can be at most {MOST_SEATS} seats, not {len(value)}")
    return as_list(value, "seats")


def as_number(value: Any, what: str, least: int = 0, most: int = MOST) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise PositionError(f"{what} must be a whole number from {least} to {most}, not {quoted(value)}")
    return value


def as_flag(value: Any, what: str) -> bool:
    if not isinstance(value, bool):
        raise PositionError(f"{what} must be true or false, not {quoted(value)}")
    return value


def known(value: Any, names: Sequence[str], what: str) -> int:
    """The index of a name."""
    if value not in names:
        raise PositionError(f"{what} must be one of {', '.join(names)}, not {quoted(value)}")
    return list(names).index(value)


def pick(things: Mapping[str, T], name: Any, kind: str, where: str = "") -> T:
    if not isinstance(name, str) or name not in things:
        raise PositionError(f"there is no {kind} {quoted(name)}" + (f" (in {where})" if where else ""))
    return things[name]


def pick_dealt(cards: Mapping[str, Card], name: Any, where: str) -> Card:
    """A card that comes from the deck: no other lies in a hand, on a pile or under something."""
    card = pick(cards, name, "card", where)
    if not card.in_deck:
        raise PositionError(f"{card.id} cannot be in {where}: it does not come from the deck")
    return card


def check_keys(facts: Mapping[str, Any], keys: set[str], what: str) -> None:
    for key in facts:
        if key not in keys:
            raise PositionError(f"{what} has no part {quoted(key)}")


def read_goods(value: Any, what: str) -> Goods:
    try:
        return goods_json.from_json(value)
    except ValueError as error:
        raise PositionError(f"{what}: {error}") from None


def read_built(entry: Any, before: Sequence[Built], cards: Mapping[str, Card], who: str) -> Built:
    """A card of a city: its id, or an object with what lies on it."""
    where = f"the city of {who}"
    facts: Mapping[str, Any] = {"card": entry} if isinstance(entry, str) else as_mapping(entry, f"a card in {where}")
    check_keys(facts, BUILT_KEYS, f"a card in {where}")
    card = pick(cards, facts.get("card"), "card", where)
    taken = {built.uid for built in before}
    uid = as_uid(facts["uid"], card, where) if "uid" in facts else free_uid(card, taken)
    if uid in taken:
        raise PositionError(f"{where} names {uid!r} twice")
    occupied = as_flag(facts.get("occupied", False), f"'occupied' of {uid} in {where}")
    if occupied and not card.is_construction:
        raise PositionError(f"{uid} in {where} cannot be occupied: it is no construction")
    under_it = as_list(facts.get("under", []), f"what lies under {uid} in {where}")
    under = tuple(pick_dealt(cards, name, f"what lies under {uid} in {where}") for name in under_it)
    if len(under) > card.cells:
        room = f"only {card.cells} can lie" if card.cells else "none can lie"
        raise PositionError(f"{len(under)} {'card lies' if len(under) == 1 else 'cards lie'} under {uid} in {where}, "
                            f"but {room} there")  # fmt: skip
    points = as_number(facts.get("points", card.point_stock), f"the points on {uid} in {where}")
    goods = read_goods(facts.get("goods", {}), f"the goods on {uid} in {where}")
    partner = as_text(facts.get("shares", ""), f"what {uid} in {where} shares its space with")
    on = as_text(facts.get("on", ""), f"what {uid} in {where} lies on")
    spent = as_flag(facts.get("spent", False), f"'spent' of {uid} in {where}")
    return Built(card, uid, occupied, goods, points, under, partner, on, spent)


def free_uid(card: Card, taken: set[str]) -> str:
    """The first name of a copy nobody has: `Turn.add_to_city` gives the same."""
    number, uid = 1, card.id
    while uid in taken:
        number += 1
        uid = f"{card.id}.{number}"
    return uid


def as_uid(value: Any, card: Card, where: str) -> str:
    uid = as_text(value, f"the uid of {card.id} in {where}")
    name, dot, number = uid.partition(".")
    numbered = number.isascii() and number.isdecimal() and len(number) <= 3 and number == str(int(number))
    if uid != card.id and not (name == card.id and dot and numbered and int(number) >= 2):
        raise PositionError(f"the uid of {card.id} in {where} must be like {card.id} or {card.id}.2, not {quoted(uid)}")
    return uid


def read_claimed(entry: Any, awards: Mapping[str, Award], cards: Mapping[str, Card], who: str) -> Claimed:
    """An achieved event: its id, or an object with what lies on and under it."""
    facts: Mapping[str, Any] = {"event": entry} if isinstance(entry, str) else as_mapping(entry, f"an event of {who}")
    check_keys(facts, {"cards", "event", "goods"}, f"an event of {who}")
    award = pick(awards, facts.get("event"), "event", f"the events of {who}")
    under_it = as_list(facts.get("cards", []), f"what lies under {award.id} of {who}")
    under = tuple(pick_dealt(cards, name, f"what lies under {award.id} of {who}") for name in under_it)
    return Claimed(award, read_goods(facts.get("goods", {}), f"the goods on {award.id} of {who}"), under)
