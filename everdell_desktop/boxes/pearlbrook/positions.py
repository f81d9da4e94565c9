"""Pearls, Adornments and the river in a position: written, read back, and hidden from other seats.

    seat:  "pearls": 2, "adornments": ["bell"], "played_adornments": ["mirror"]
    table: "river": {"river_two_traveler": "ballroom", "river_two_governance": {"card": "market", "hidden": true}}

A river space left out, or `{"hidden": true}` alone, gets a face-down card; a seat that names no Adornments keeps the
two it was dealt, as far as nobody else names them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from everdell_desktop.engine.quoting import quoted
from everdell_desktop.engine.reading import (
    PositionError,
    as_flag,
    as_list,
    as_mapping,
    as_number,
    check_keys,
    pick,
)
from everdell_desktop.engine.ruleset import PartKind, Ruleset
from everdell_desktop.engine.state import State

from .adornments import ADORNMENTS
from .part import OF_EACH_KIND, Lying, PearlbrookPart, dealt_river, new_part
from .river import FROG, PLACES
from .river_cards import RIVER_CARDS
from .setup import ADORNMENTS_DEALT
from .tiles import KINDS, Adornment, RiverCard

SEAT_KEYS = ("pearls", "adornments", "played_adornments")


def write(part: PearlbrookPart, state: State) -> dict[str, Any]:
    river = {place: write_lying(lying) for place, lying in zip(PLACES, part.river, strict=False)}
    return {"river": river}


def write_lying(lying: Lying) -> str | dict[str, Any]:
    return lying.card.id if lying.open else {"card": lying.card.id, "hidden": True}


def write_seat(part: PearlbrookPart, seat: int) -> dict[str, Any]:
    return {
        "pearls": part.pearls[seat],
        "adornments": [tile.id for tile in part.adornments[seat]],
        "played_adornments": [tile.id for tile in part.played[seat]],
    }


def hide(position: dict[str, Any], seat: int) -> None:
    """Other seats' Adornments are a number, and face-down river cards have no name."""
    for other, entry in enumerate(position["seats"]):
        if other != seat:
            entry["adornments"] = len(entry["adornments"])
    for place, lying in position["river"].items():
        if not isinstance(lying, str):
            position["river"][place] = {"hidden": True}


def read(part: PearlbrookPart, position: dict[str, Any], state: State, rules: Ruleset) -> PearlbrookPart:
    new = part.copy()
    entries = position.get("seats", [{} for player in state.players if not player.automaton])
    for player in state.players:
        frogs = sum(worker.kind == FROG for worker in player.workers)
        if frogs != (0 if player.automaton else 1):
            raise PositionError(f"{player.name} has {frogs} frogs, but each player has one")
    new.pearls = tuple([
        as_number(entries[seat].get("pearls", 0), f"the pearls of {player.name}") if seat < len(entries) else 0
        for seat, player in enumerate(state.players)
    ])  # fmt: skip
    read_adornments(new, entries, state)
    read_river(new, as_mapping(position.get("river", {}), "river"))
    return new


def read_adornments(part: PearlbrookPart, entries: list[Mapping[str, Any]], state: State) -> None:
    """Played and held ones as named; the seats that do not say what they hold get theirs from what is left."""
    used: set[Adornment] = set()

    def tiles(entry: Mapping[str, Any], key: str, who: str) -> tuple[Adornment, ...]:
        named = [pick(ADORNMENTS, name, "Adornment", f"those of {who}") for name in as_list(entry[key], key)]
        for tile in named:
            if tile in used:
                raise PositionError(f"the Adornment {tile.id} is named twice, but it is there once")
            used.add(tile)
        return tuple(named)

    played, held = [], []
    for seat, player in enumerate(state.players):
        entry = entries[seat] if seat < len(entries) else {}
        played.append(tiles(entry, "played_adornments", player.name) if "played_adornments" in entry else ())
        held.append(tiles(entry, "adornments", player.name) if "adornments" in entry else None)
        if len(played[-1]) + len(held[-1] or ()) > ADORNMENTS_DEALT:
            raise PositionError(f"{player.name} has more than the {ADORNMENTS_DEALT} Adornments that are dealt")
    dealt = [tile for tiles_dealt in part.adornments for tile in tiles_dealt]
    left = [tile for tile in (*dealt, *part.boxed_adornments) if tile not in used]
    found = []
    for seat, own in enumerate(held):
        if own is None:
            wanted = [tile for tile in part.adornments[seat] if tile in left]
            wanted += [tile for tile in reversed(left) if tile not in dealt]
            own = tuple(wanted[: len(part.adornments[seat]) - len(played[seat])])
            left = [tile for tile in left if tile not in own]
        found.append(own)
    part.adornments, part.played, part.boxed_adornments = tuple(found), tuple(played), tuple(left)


def read_river(part: PearlbrookPart, entries: Mapping[str, Any]) -> None:
    check_keys(entries, set(PLACES), "the river")
    named: dict[str, Lying] = {}
    for place, entry in entries.items():
        lying = read_lying(entry, place)
        if lying is not None:
            if any(other.card is lying.card for other in named.values()):
                raise PositionError(f"{lying.card.id} lies at the river only once")
            named[place] = lying
    known = [lying.card for lying in named.values()]
    for kind in KINDS:
        number = sum(card.kind == kind for card in known)
        if number > OF_EACH_KIND:
            raise PositionError(f"{number} {kind}s are at the river, but there are {OF_EACH_KIND} of each kind")
    pool = [*(lying.card for lying in part.river), *part.boxed_river]
    dealt, boxed = dealt_river(known, [card for card in pool if card not in known])
    dealt.sort(key=pool.index)
    part.river = tuple([named[place] if place in named else Lying(dealt.pop(0)) for place in PLACES])
    part.boxed_river = tuple(boxed)


def read_lying(entry: Any, place: str) -> Lying | None:
    """A card by its name lies open; an object may say that it is hidden, with or without its name."""
    facts = {"card": entry} if isinstance(entry, str) else as_mapping(entry, f"what lies at {place}")
    check_keys(facts, {"card", "hidden"}, f"what lies at {place}")
    hidden = as_flag(facts.get("hidden", False), f"'hidden' at {place}")
    if "card" not in facts:
        if not hidden:
            raise PositionError(f"{place} has a card or is hidden, not {quoted(entry)}")
        return None
    card: RiverCard = pick(RIVER_CARDS, facts["card"], "river card", place)
    return Lying(card, not hidden)


PART = PartKind(
    new=new_part, write=write, write_seat=write_seat, read=read, keys=("river",), seat_keys=SEAT_KEYS, hide=hide
)
