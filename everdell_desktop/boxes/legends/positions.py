"""Legendary cards in a position: the key `legends` of a seat names those it still holds."""

from __future__ import annotations

from typing import Any

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.reading import PositionError, as_list, pick
from everdell_desktop.engine.ruleset import PartKind, Ruleset
from everdell_desktop.engine.state import State

from .dealing import packs
from .facts import NAME
from .part import KINDS, LegendsPart, new_part


def write_seat(part: LegendsPart, seat: int) -> dict[str, Any]:
    return {NAME: [card.id for card in part.held[seat]]}


def read(part: LegendsPart, position: dict[str, Any], state: State, rules: Ruleset) -> LegendsPart:
    """Named cards first; a seat that names none keeps what it was dealt, or something like it that is still there."""
    entries = position.get("seats", [{}, {}])
    named = [read_held(entry[NAME], number, rules) if NAME in entry else None for number, entry in enumerate(entries)]
    used = [built.card for player in state.players for built in player.city if built.card.legendary]
    for held in named:
        used += held or ()
    for card in used:
        if used.count(card) > 1:
            raise PositionError(f"{card.id} is there only once, but it is named {used.count(card)} times")
    dealt = [card for cards in part.held for card in cards]
    free = [card for card in packs(rules.setup) if card not in used]
    for seat, held in enumerate(named):
        if held is None:
            played = {built.card.kind for built in state.players[seat].city if built.card.legendary}
            choice = [card for card in (*part.held[seat], *part.boxed, *dealt) if card in free]
            first = {card.kind: card for card in reversed(choice)}
            held = tuple(first[kind] for kind in KINDS if kind in first and kind not in played)
            free = [card for card in free if card not in held]
        part.hold(seat, held)
    part.boxed = tuple(card for card in packs(rules.setup) if card in free)
    return part


def read_held(names: Any, seat: int, rules: Ruleset) -> tuple[Card, ...]:
    what = f"the legends of seat {seat + 1}"
    cards = tuple(pick(rules.cards, name, "card", what) for name in as_list(names, what))
    for card in cards:
        if not card.legendary:
            raise PositionError(f"{card.id} cannot be among {what}: it is no legendary card")
    if len({card.kind for card in cards}) < len(cards):
        raise PositionError(f"{what} can be one critter and one construction only")
    return cards


def hide(position: dict[str, Any], seat: int) -> None:
    """Others see how many cards somebody holds."""
    for other, entry in enumerate(position["seats"]):
        if other != seat:
            entry[NAME] = len(entry[NAME])


PART = PartKind(new_part, write_seat=write_seat, read=read, seat_keys=(NAME,), hide=hide)
