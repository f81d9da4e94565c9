"""The garland: one tile a game, which honours the cities with the most cards of a kind."""

from __future__ import annotations

from typing import NamedTuple

from everdell_desktop.engine.cards import DESTINATION, GOVERNANCE, PRODUCTION, PROSPERITY, TRAVELER, Here, id_of
from everdell_desktop.engine.effects import Cards, constructions, critters, of_color
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import State

from .part import part_of

FIRST, SECOND = 6, 3


class Garland(NamedTuple):
    """A garland tile and what it counts."""

    id: str
    name: str
    cards: Cards
    text: str


def garland(name: str, cards: Cards, icon: str) -> Garland:
    return Garland(f"garland_{id_of(name)}", name, cards, f"Most {icon}: {FIRST} points, second most {SECOND}")


GARLANDS = (
    garland("Agriculture", of_color(PRODUCTION), "{production}"),
    garland("Architecture", constructions, "constructions"),
    garland("Beauty", of_color(PROSPERITY), "{prosperity}"),
    garland("Community", critters, "critters"),
    garland("Peace", of_color(GOVERNANCE), "{governance}"),
    garland("Storytelling", of_color(TRAVELER), "{traveler}"),
    garland("Tourism", of_color(DESTINATION), "{destination}"),
)


def counts(state: State) -> list[int]:
    """How many cards of the kind each city holds, a rival's who plays by rule too (our solo rule)."""
    hung: Garland = part_of(state).garland
    return [hung.cards(state, Here(seat, "")) for seat in range(len(state.players))]


def garland_points(state: State, rules: Ruleset, seat: int) -> int:
    """Everybody tied for first gets 6, the next lower count 3, all of them; nothing without a card of the kind."""
    if part_of(state).garland is None:
        return 0
    found = counts(state)
    places = sorted({number for number in found if number}, reverse=True)
    points = dict(zip(places, (FIRST, SECOND), strict=False))
    return points.get(found[seat], 0)
