"""The rules of a seat: the weather it is in, and its discoveries."""

from __future__ import annotations

from collections.abc import Sequence

from everdell_desktop.engine.seat_rules import SeatRule
from everdell_desktop.engine.state import SPRING, State

from .exploring import MOUNTAINEER
from .part import part_of, stage


def seat_rules(state: State, seat: int) -> Sequence[SeatRule]:
    """Who plays by rule minds neither weather nor discoveries."""
    if state.players[seat].automaton:
        return ()
    part = part_of(state)
    season = stage(state, seat)
    weather = part.weather(season)
    rules = [] if weather is None or (season == SPRING and part.holds(seat, MOUNTAINEER)) else [weather.rule]
    return rules + [rule for held in part.discoveries[seat] if (rule := held.discovery.rule) is not None]
