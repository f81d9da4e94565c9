"""What Events ask for. Nothing is spent for them (D7)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from everdell_desktop.engine.cards import COLORS, Here
from everdell_desktop.engine.decisions import Reason
from everdell_desktop.engine.effects import (
    Cards,
    Count,
    cards_in_hand,
    constructions,
    critters,
    every_card,
    goods_left,
    of_color,
    point_tokens,
)
from everdell_desktop.engine.speaking import plural
from everdell_desktop.engine.state import State

from .part import part_of

if TYPE_CHECKING:
    from everdell_desktop.engine.turn import Turn

COLORED = {color: of_color(color) for color in COLORS}
ITEMS: dict[str, Count] = {
    "critter": critters,
    "construction": constructions,
    "hand_card": cards_in_hand,
    "city_card": every_card,
    "point_token": point_tokens,
    **{f"color:{color}": cards for color, cards in COLORED.items()},
    **{kind: goods_left(kind) for kind in ("twig", "resin", "pebble", "berry")},
}
SEVERAL = re.compile(r"\b(card|token|Construction|Critter)s\b")
IN_CITY = {"critter", "construction", "city_card", "point_token", *(f"color:{color}" for color in COLORS)}
"""Items that belong to a city, not to the one who builds there."""


def has(state: State, seat: int, item: str) -> int:
    """How much of an item a seat has: what lies in its city, or its own supply and hand."""
    return ITEMS[item](state, Here(state.homes[seat] if item in IN_CITY else seat, ""))


def occupied_in_city(state: State, here: Here) -> int:
    """Occupied tokens that lie in the city."""
    return sum(built.occupied for built in state.players[here.seat].city)


class Need:
    """A requirement. Good News may let one of its numbers count as 1 lower: `lowered` names it."""

    def why_not(self, turn: Turn, lowered: str = "") -> Reason | None:
        """What is missing, or None."""
        raise NotImplementedError

    def numbers(self) -> dict[str, str]:
        """The numbers it asks for: how a key names each, and words for it."""
        return {"number": "the number"}


@dataclass(frozen=True)
class AtLeast(Need):
    """So many of each of these; a count in the city, or of what the player has."""

    counts: tuple[tuple[str, Count, int], ...]

    def reached(self, state: State, seat: int) -> list[tuple[int, int]]:
        """How many there are of each, and how many there must be."""
        found = []
        for words, count, number in self.counts:
            own = count is cards_in_hand or words in ITEMS
            found.append((count(state, Here(seat if own else state.homes[seat], "")), number))
        return found

    def numbers(self) -> dict[str, str]:
        return {name_of(words): words for words, _, _ in self.counts}

    def why_not(self, turn: Turn, lowered: str = "") -> Reason | None:
        for (words, _, _), (have, number) in zip(self.counts, self.reached(turn.state, turn.seat), strict=True):
            if lowered == name_of(words):
                number -= 1
            if have < number:
                missing = number - have
                return Reason("needs {} more {}", missing, one_of(words) if missing == 1 else words)
        return None


@dataclass(frozen=True)
class MoreThanOpponent(Need):
    """Both items together: at least 1 of each, the minimum, and more than the opponent.

    A card that is both items counts for both (D7).
    """

    items: tuple[str, str]
    minimum: int

    def together(self, state: State, seat: int) -> int:
        return sum(has(state, seat, item) for item in self.items)

    def minimum_now(self, state: State) -> int:
        """With what the skunks at the Events add to it, where both share a city (D17, D22)."""
        part = part_of(state)
        return self.minimum + part.plan.raises(len(part.skunks.events))

    def has_each(self, state: State, seat: int) -> bool:
        return all(has(state, seat, item) for item in self.items)

    def why_not(self, turn: Turn, lowered: str = "") -> Reason | None:
        state = turn.state
        mine = [has(state, turn.seat, item) for item in self.items]
        if not all(mine):
            return Reason("needs at least 1 of each")
        minimum = self.minimum_now(state) - bool(lowered)
        if sum(mine) < minimum:
            return Reason("needs {} more together", minimum - sum(mine))
        for other in turn.opponents():
            theirs = self.together(state, other)
            if theirs >= sum(mine):
                return Reason("{} has {}, you need more", state.players[other].name, theirs)
        return None


@dataclass(frozen=True)
class ColorsWith(Need):
    """So many colours of which there are so many cards each."""

    each: int
    colors: int

    def numbers(self) -> dict[str, str]:
        """One colour is no number that could be lower."""
        each = {"each": "cards of each colour"}
        return {**each, "colors": "colours"} if self.colors > 1 else each

    def counted(self, state: State, seat: int) -> list[int]:
        """The cards of each colour."""
        return [cards(state, Here(state.homes[seat], "")) for cards in COLORED.values()]

    def why_not(self, turn: Turn, lowered: str = "") -> Reason | None:
        each = self.each - (lowered == "each")
        found = sum(number >= each for number in self.counted(turn.state, turn.seat))
        missing = self.colors - (lowered == "colors") - found
        if missing <= 0:
            return None
        return Reason("needs {} more {} with {} cards", missing, plural(missing, "colour"), each)


@dataclass(frozen=True)
class AtTheEnd(Need):
    """Awarded after the game."""

    def why_not(self, turn: Turn, lowered: str = "") -> Reason | None:
        return Reason("is awarded when the game is over")


def name_of(words: str) -> str:
    """How a key names one of several numbers: `production`, `pebble`, `critter`."""
    return {"Constructions": "construction", "Critters": "critter"}.get(words, words.removesuffix(" cards"))


def one_of(words: str) -> str:
    """The same words for a single one: `card in hand`, `Critter`."""
    return SEVERAL.sub(r"\1", words, count=1)


def of_colors(**counts: int) -> AtLeast:
    return AtLeast(tuple((f"{color} cards", COLORED[color], number) for color, number in counts.items()))


def resources(**goods: int) -> AtLeast:
    return AtLeast(tuple((kind, ITEMS[kind], number) for kind, number in goods.items()))


def at_least(number: int, words: str, count: Count) -> AtLeast:
    return AtLeast(((words, count, number),))


def kinds(constructions_needed: int, critters_needed: int) -> AtLeast:
    counts = (("Constructions", constructions, constructions_needed), ("Critters", critters, critters_needed))
    return AtLeast(tuple(one for one in counts if one[2]))


def printed(fits: Callable[[int], bool], words: str) -> Cards:
    return Cards(lambda card: fits(card.points), words, words)


WORTH_3 = printed(lambda points: points >= 3, "cards worth 3 or more")
WORTH_1 = printed(lambda points: points <= 1, "cards worth 0 or 1")
