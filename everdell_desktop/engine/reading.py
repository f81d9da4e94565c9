"""Reading values out of JSON that people wrote: each thing wrong gets a sentence that names it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from . import goods as goods_json
from .awards import Award
from .cards import Card
from .goods import Goods
from .state import Built, Claimed

T = TypeVar("T")


class PositionError(Exception):
    """The JSON does not describe a possible table; the sentence says which part."""


def as_mapping(value: Any, what: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise PositionError(f"{what} must be an object, not {value!r}")
    return value


def as_list(value: Any, what: str) -> list[Any]:
    if not isinstance(value, list):
        raise PositionError(f"{what} must be a list, not {value!r}")
    return value


def as_text(value: Any, what: str) -> str:
    if not isinstance(value, str):
        raise PositionError(f"{what} must be a text, not {value!r}")
    return value


def as_number(value: Any, what: str, least: int = 0) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise PositionError(f"{what} must be a whole number from {least} up, not {value!r}")
    return value


def known(value: Any, names: Sequence[str], what: str) -> int:
    """The index of a name."""
    if value not in names:
        raise PositionError(f"{what} must be one of {', '.join(names)}, not {value!r}")
    return list(names).index(value)


def pick(things: Mapping[str, T], name: Any, kind: str, where: str = "") -> T:
    if not isinstance(name, str) or name not in things:
        raise PositionError(f"there is no {kind} {name!r}" + (f" (in {where})" if where else ""))
    return things[name]


def read_goods(value: Any, what: str) -> Goods:
    try:
        return goods_json.from_json(value)
    except ValueError as error:
        raise PositionError(f"{what}: {error}") from None


def read_built(entry: Any, before: Sequence[Built], cards: Mapping[str, Card], who: str) -> Built:
    """A card of a city: its id, or an object with what lies on it."""
    where = f"the city of {who}"
    facts: Mapping[str, Any] = {"card": entry} if isinstance(entry, str) else as_mapping(entry, f"a card in {where}")
    for key in facts:
        if key not in {"card", "goods", "occupied", "points", "shares", "uid", "under"}:
            raise PositionError(f"a card in {where} has no part {key!r}")
    card = pick(cards, facts.get("card"), "card", where)
    copies = sum(1 for built in before if built.card is card)
    if copies and card.unique:
        raise PositionError(f"{where} holds {card.id} twice, but it is unique")
    uid = as_text(facts.get("uid", card.id if not copies else f"{card.id}.{copies + 1}"), f"the uid of {card.id}")
    if any(built.uid == uid for built in before):
        raise PositionError(f"{where} names {uid!r} twice")
    under = tuple(pick(cards, name, "card", where) for name in as_list(facts.get("under", []), f"cards under {uid}"))
    points = as_number(facts.get("points", 0), f"the points on {uid}")
    goods = read_goods(facts.get("goods", {}), f"the goods on {uid}")
    partner = as_text(facts.get("shares", ""), f"what {uid} shares its space with")
    return Built(card, uid, bool(facts.get("occupied", False)), goods, points, under, partner)


def read_claimed(entry: Any, awards: Mapping[str, Award], cards: Mapping[str, Card], who: str) -> Claimed:
    """An achieved event: its id, or an object with what lies on and under it."""
    facts: Mapping[str, Any] = {"event": entry} if isinstance(entry, str) else as_mapping(entry, f"an event of {who}")
    award = pick(awards, facts.get("event"), "event", f"the events of {who}")
    under = tuple(pick(cards, name, "card", award.id) for name in as_list(facts.get("cards", []), f"cards under {award.id}"))
    return Claimed(award, read_goods(facts.get("goods", {}), f"the goods on {award.id}"), under)
