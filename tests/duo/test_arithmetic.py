"""Random tables against sums done by hand: what cards and Events are worth, what is in reach, what touches a token.

The arithmetic below follows the printed facts alone and knows nothing of the code it checks.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from everdell_desktop.engine.game import Game
from everdell_desktop.engine.goods import KINDS

from .table import SHELF

PRINTED = json.loads((Path(__file__).parent.parent / "facts" / "duo.json").read_text(encoding="utf-8"))
CARDS, EVENTS = PRINTED["cards"], PRINTED["awards"]
COLORS = ("traveler", "production", "destination", "governance", "prosperity")
TOKENS = {"bridge": 3, "clocktower": 2, "courthouse": 3}
"""How many point tokens lie on a card at most."""


class Side:
    """What one player has, drawn at random."""

    def __init__(self, chance: random.Random, cards: list[str]) -> None:
        self.city = [cards.pop() for _ in range(chance.randint(0, 12))]
        self.hand = [cards.pop() for _ in range(chance.randint(0, 6))]
        self.goods = {kind: chance.choice((0, 0, 1, 2, 3, 4)) for kind in KINDS}
        self.points = chance.choice((0, 1, 5, 9))
        self.on_cards = {name: chance.randint(0, most) for name, most in TOKENS.items() if name in self.city}
        homes = {CARDS[name]["color"]: name for name in self.city if CARDS[name]["kind"] == "construction"}
        self.occupied = {name for name in homes.values() if chance.random() < 0.4}
        self.events: list[str] = []

    @property
    def colors(self) -> Counter[str]:
        return Counter(CARDS[name]["color"] for name in self.city)

    @property
    def kinds(self) -> Counter[str]:
        return Counter(CARDS[name]["kind"] for name in self.city)

    @property
    def tokens(self) -> int:
        return self.points + sum(self.on_cards.values())

    def printed(self, least: int = -9, most: int = 99, without: str = "") -> int:
        """How many cards have a printed value in between."""
        return sum(least <= CARDS[name]["points"] <= most for name in self.city if name != without)

    def number(self, item: str) -> int:
        if item.startswith("color:"):
            return self.colors[item.removeprefix("color:")]
        other = {"hand_card": len(self.hand), "point_token": self.tokens, **self.goods}
        return int(other[item]) if item in other else self.kinds[item]

    def bonus(self, card: str, events: int) -> int:
        """What a purple card adds at the end."""
        colors, kinds = self.colors, self.kinds
        worth = {
            "ever_tree": 2 * colors["prosperity"],
            "palace": 2 * sum(number >= 3 for number in colors.values()),
            "hall_of_records": colors["governance"],
            "castle": kinds["construction"],
            "theater": colors["traveler"],
            "lighthouse": colors["destination"],
            "welcome_arch": 2 * len(self.occupied),
            "treasury": min(5, self.tokens // 3),
            "architect": 2 * sum(number > 0 for number in self.goods.values()),
            "chancellor": min(kinds["construction"], kinds["critter"]),
            "historian": min(5, len(self.hand)),
            "queen": kinds["critter"],
            "harvester": colors["production"],
            "king": 2 * events,
            "elder": min(6, self.printed(most=1, without=card)),
            "grand_dame": 3 * min(colors[color] for color in COLORS),
        }
        return worth.get(card, 0)

    def position(self, name: str) -> dict[str, Any]:
        city: list[dict[str, Any]] = [{"card": card, "occupied": card in self.occupied} for card in self.city]
        for built in city:
            if built["card"] in TOKENS:
                built["points"] = self.on_cards[built["card"]]
        return {
            "name": name, "city": city, "hand": self.hand, "goods": self.goods, "points": self.points,
            "events": self.events,
        }  # fmt: skip


def in_reach(asked: dict[str, Any], mine: Side, other: Side) -> bool:
    kind, colors = asked["type"], mine.colors
    if kind == "more_than_opponent":
        numbers = [mine.number(item) for item in asked["items"]]
        theirs = sum(other.number(item) for item in asked["items"])
        return min(numbers) >= 1 and sum(numbers) >= asked["minimum"] and sum(numbers) > theirs
    if kind == "colors":
        return all(colors[color] >= number for color, number in asked["counts"].items())
    if kind == "resources":
        return all(mine.goods[good] >= number for good, number in asked["have"].items())
    if kind == "kinds":
        return all(mine.kinds[one] >= asked[one] for one in ("construction", "critter"))
    if kind == "printed_points":
        return mine.printed(asked.get("at_least", -9), asked.get("at_most", 99)) >= asked["count"]
    if kind == "colors_with_at_least":
        return sum(number >= asked["each"] for number in colors.values()) >= asked["colors"]
    numbers_of = {
        "hand": len(mine.hand), "occupied_in_city": len(mine.occupied), "city_cards": len(mine.city),
        "point_tokens": mine.tokens,
    }  # fmt: skip
    return bool(numbers_of[kind] >= asked["minimum"])


def laid_out(seed: int) -> tuple[Game, list[Side], list[str | None]]:
    chance = random.Random(seed)
    cards = sorted(CARDS)
    chance.shuffle(cards)
    sides = [Side(chance, cards), Side(chance, cards)]
    tiles: list[str | None] = [f"{letter}{chance.randint(1, 6)}" for letter in "abcde"] + ["faire"]
    chance.shuffle(tiles)
    for spot, tile in enumerate(tiles):
        if tile is not None and chance.random() < 0.25:
            chance.choice(sides).events.append(tile)
            tiles[spot] = None
    position = {
        "boxes": ["duo"], "season": chance.choice(("winter", "summer", "autumn")), "sun": chance.randint(1, 6),
        "moon": chance.randint(1, 6), "to_move": chance.randint(0, 1), "event_tiles": tiles, "meadow": cards[:12],
        "seats": [side.position(name) for side, name in zip(sides, ("Hare", "Tortoise"), strict=True)],
    }  # fmt: skip
    return Game.at(position, SHELF), sides, tiles


@pytest.mark.parametrize("seed", range(40))
def test_sums_done_by_hand_are_those_of_the_game(seed: int) -> None:
    game, sides, tiles = laid_out(seed)
    sizes = [len(side.hand) + len(side.city) for side in sides]
    journey = None if sizes[0] == sizes[1] else sizes.index(max(sizes))
    for seat, side in enumerate(sides):
        events = len(side.events) + (journey == seat)
        assert game.scores()[seat].parts == {
            "cards": sum(CARDS[name]["points"] for name in side.city),
            "prosperity": sum(side.bonus(name, events) for name in side.city),
            "tokens": side.tokens,
            "events": sum(EVENTS[name]["points"] for name in side.events),
            "journey": EVENTS["journey"]["points"] if journey == seat else 0,
        }
    decision = game.decision
    assert decision is not None
    offered = {option.key for option in decision.options}
    for tile in tiles:
        if tile is not None:
            wanted = in_reach(EVENTS[tile]["requirement"], sides[decision.seat], sides[1 - decision.seat])
            assert (f"claim:{tile}" in offered) == wanted, tile


@pytest.mark.parametrize("seed", range(40, 60))
def test_only_meadow_cards_that_touch_a_token_are_played(seed: int) -> None:
    game, _, _ = laid_out(seed)
    position, decision = game.position(), game.decision
    assert decision is not None
    touched = {column for space in (position["sun"], position["moon"]) for column in (space - 2, space - 1)}
    for option in decision.options:
        if option.subject is not None and option.subject.kind == "meadow" and option.key.startswith("play:"):
            assert option.subject.slot % 6 in touched, option.key
