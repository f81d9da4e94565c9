"""The rules of a seat: the weather it is in, and its discoveries."""

from __future__ import annotations

from functools import cache

from everdell_desktop.engine.seat_rules import SeatRule
from everdell_desktop.engine.state import SPRING, State

from .exploring import MOUNTAINEER
from .part import part_of, stage
from .tiles import Discovery, Weather


def seat_rules(state: State, seat: int) -> tuple[SeatRule, ...]:
    """Who plays by rule minds neither weather nor discoveries."""
    if state.players[seat].automaton:
        return ()
    part, season = part_of(state), stage(state, seat)
    held = part.discoveries[seat]
    calm = season == SPRING and any(one.discovery.id == MOUNTAINEER for one in held)
    return rules_of(None if calm else part.weather(season), tuple([one.discovery for one in held]))


@cache
def rules_of(weather: Weather | None, held: tuple[Discovery, ...]) -> tuple[SeatRule, ...]:
    rules = () if weather is None else (weather.rule,)
    return (*rules, *(one.rule for one in held if one.rule is not None))
