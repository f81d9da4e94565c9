"""The end: Journey, the score sheet, and what decides a tie."""

from __future__ import annotations

from everdell_desktop.engine.cards import Here
from everdell_desktop.engine.effects import Count
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.scoring import (
    ScoreRule,
    card_points,
    event_points,
    events_of,
    prosperity_points,
    token_points,
)
from everdell_desktop.engine.state import AUTUMN, State

from .events import JOURNEY
from .part import part_of
from .path import season_is_over


def is_over(state: State) -> bool:
    part = part_of(state)
    return part.conceded or (state.players[0].season == AUTUMN and season_is_over(part))


def best_of_household(count: Count) -> Count:
    """Of the mayors who share a city the one who has more (D19)."""
    return lambda state, here: max(count(state, Here(seat, here.uid)) for seat in state.household(here.seat))


def cards_of(state: State, seat: int) -> int:
    """Cards in hand and city."""
    return len(state.players[seat].hand) + len(state.city_of(seat))


def takes_journey(state: State, seat: int) -> bool:
    """More cards in hand and city than the other one; a tie gives it to nobody, nor is it in play where both share."""
    if part_of(state).plan.shared:
        return False
    mine = cards_of(state, seat)
    return all(mine > cards_of(state, other) for other in range(len(state.players)) if other != seat)


def events_won(state: State, here: Here) -> int:
    """Events achieved, and Journey (D12)."""
    achieved = sum(len(events_of(state.players[seat])) for seat in state.household(here.seat))
    return achieved + takes_journey(state, here.seat)


def journey_points(state: State, rules: Ruleset, seat: int) -> int:
    return JOURNEY.points if takes_journey(state, seat) else 0


def tie_break(state: State, rules: Ruleset, seat: int, before: tuple[int, ...]) -> tuple[int, ...]:
    """More Events, then more resources left, more cards in the city, more cards in hand (D12)."""
    player = state.players[seat]
    return (events_won(state, Here(seat, "")), player.goods.total, len(player.city), len(player.hand))


TIES = "Events", "resources left over", "cards in the city", "cards in hand"
SCORING = (
    ScoreRule("cards", card_points),
    ScoreRule("prosperity", prosperity_points),
    ScoreRule("tokens", token_points),
    ScoreRule("events", event_points),
    ScoreRule("journey", journey_points),
)
