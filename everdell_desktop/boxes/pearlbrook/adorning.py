"""Playing an Adornment: a turn of its own, for a pearl."""

from __future__ import annotations

from typing import NamedTuple

from everdell_desktop.engine.actions import Action
from everdell_desktop.engine.cards import Here
from everdell_desktop.engine.decisions import Blocked, Option, Subject, doing
from everdell_desktop.engine.parts import with_seat
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import State
from everdell_desktop.engine.turn import Turn

from .adornments import ADORNMENTS
from .part import part_of
from .pearls import pay_pearls, pearls_block
from .tiles import Adornment

PRICE = 1


class Adorn(NamedTuple):
    """The deed of playing an Adornment. The pearl is paid before the effect, as costs always are (our ruling)."""

    tile: Adornment

    def __call__(self, turn: Turn) -> None:
        tile, seat = self.tile, turn.seat
        pay_pearls(turn, PRICE)
        part = part_of(turn.state)
        held = tuple([other for other in part.adornments[seat] if other is not tile])
        part.adornments = with_seat(part.adornments, seat, held)
        part.played = with_seat(part.played, seat, (*part.played[seat], tile))
        if turn.journal:
            turn.journal.note("adorn", seat, adornment=tile.id, text=f"plays the Adornment {tile.name}")
        turn.source = Subject("adornment", tile.id, seat)
        tile.effect(turn, Here(seat, tile.id))


OPTIONS = {
    tile: doing("adorn", tile.id, f"Play {tile.name} for 1 pearl", Adorn(tile), Subject("adornment", tile.id))
    for tile in ADORNMENTS.values()
}


def offers(turn: Turn) -> list[Option]:
    held = part_of(turn.state).adornments[turn.seat]
    return [OPTIONS[tile] for tile in held] if held and pearls_block(turn, PRICE) is None else []


def blocked(turn: Turn) -> list[Blocked]:
    reason = pearls_block(turn, PRICE)
    if reason is None:
        return []
    options = [OPTIONS[tile] for tile in part_of(turn.state).adornments[turn.seat]]
    return [Blocked(option.key, str(reason), option.subject) for option in options]


PLAY_ADORNMENT = Action("adorn", offers, blocked)


def adornment_points(state: State, rules: Ruleset, seat: int) -> int:
    """Those played; the others score nothing."""
    return sum(tile.bonus(state, Here(seat, tile.id)) for tile in part_of(state).played[seat])
