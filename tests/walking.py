"""Random games, decision by decision, and how to reproduce one that went wrong."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any, NamedTuple

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.decisions import ChooseOne, Decision
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.ruleset import Seat, Setup
from everdell_desktop.engine.search import random_pick

NAMES = ("Ash", "Birch", "Cedar", "Dogwood")
BASE = ("base",)
RIVER = ("base", "pearlbrook")
SMALL = ("extra", "legends", "rugwort")
MIXES = [("base", *mix) for size in (1, 2, 3) for mix in combinations(SMALL, size)]
"""Every mix of the small boxes."""


class Table(NamedTuple):
    """Who plays, with which options, and from which seed."""

    people: int
    seed: int
    year: int = 0
    boxes: tuple[str, ...] = BASE

    @property
    def setup(self) -> Setup:
        options = {"rugwort_year": self.year} if self.year else {}
        if "legends" in self.boxes:
            options["legends_packs"] = 1 + self.seed // 2 % 2
        return Setup(self.boxes, tuple(Seat(name) for name in NAMES[: self.people]), options)

    def new(self) -> Game:
        return Game.new(self.setup, self.seed, SHELF)

    def __str__(self) -> str:
        year = f" year {self.year}" if self.year else ""
        boxes = "".join(f" {box}" for box in self.boxes[1:])
        return f"{self.people} seats{year}{boxes} seed {self.seed}"


def tables(number: int, seed: int = 0, boxes: tuple[str, ...] = BASE) -> list[Table]:
    """So many tables in turn for two, three, four, and for one in each year."""
    kinds = [(2, 0), (3, 0), (4, 0), (1, 1), (1, 2), (1, 3)]
    return [Table(kinds[n % 6][0], seed + n, kinds[n % 6][1], boxes) for n in range(number)]


def all_tables(base: int, seed: int = 0) -> list[Table]:
    """So many tables of the base game, half as many with the river, a third with mixes of small boxes."""
    mixed = [
        table._replace(boxes=MIXES[(seed + n) % len(MIXES)])
        for n, table in enumerate(tables(base // 3, seed + 2 * base))
    ]  # fmt: skip
    return [*tables(base, seed), *tables(base // 2, seed + base, RIVER), *mixed]


def random_answer(decision: Decision, chance: random.Random) -> Any:
    """Any legal answer, all options alike."""
    return decision.answer(random_pick(decision, chance))


LIKELY = (
    ("claim:", 0.9), ("adorn:", 0.5), ("place:river_", 0.8), ("play:legend:", 0.9), ("place:city:", 0.4),
    ("play:", 0.7), ("place:", 0.95),
)  # fmt: skip
"""How keys of a turn begin, and how likely a lively player takes one of them, if there are any."""


def lively_answer(decision: Decision, chance: random.Random) -> Any:
    """Any legal answer, but a turn that builds and claims rather than one that ends the season."""
    if isinstance(decision, ChooseOne) and decision.prompt == "Your turn":
        keys = [option.key for option in decision.options]
        for start, likely in LIKELY:
            fitting = [key for key in keys if key.startswith(start)]
            if fitting and chance.random() < likely:
                return chance.choice(fitting)
    return random_answer(decision, chance)


Answerer = Callable[[Decision, random.Random], Any]
ANSWERERS: tuple[Answerer, ...] = (random_answer, lively_answer)


def walk(table: Table, look: Callable[[Game, Any], None], game: Game | None = None) -> Game:
    """Play a game to its end; `look` sees it before each answer, with the answer it is going to get.

    Tables with odd seeds are lively. Whatever fails is told together with the way to get there.
    """
    game = game or table.new()
    chance = random.Random(table.seed)
    answerer = ANSWERERS[table.seed % 2]
    with reproducible(table, game):
        while game.decision is not None:
            answer = answerer(game.decision, chance)
            look(game, answer)
            game.submit(answer)
    return game


@contextmanager
def reproducible(table: Table, game: Game) -> Iterator[None]:
    """Whatever fails inside is told together with the way to get there."""
    try:
        yield
    except Exception as error:
        raise AssertionError(f"{error!r}\n{recipe(table, game)}") from error


def recipe(table: Table, game: Game) -> str:
    """The protocol's requests that lead to where the game stands."""
    seats = [{"name": name} for name in NAMES[: table.people]]
    setup = {"boxes": list(table.boxes), "seats": seats, "options": dict(table.setup.options)}
    first = {"cmd": "new", **setup, "seed": table.seed}
    answers = [{"cmd": "answer", "answer": answer} for turn in game.history for answer in turn]
    return "to reproduce, send to `everdell-desktop engine`:\n" + "\n".join(map(json.dumps, [first, *answers]))


def keys_of(decision: Decision) -> list[str]:
    return [option.key for option in decision.options]


def clone(game: Game) -> Game:
    """The same decision in a game of its own."""
    again = Game(game.rules, game.turn_start)
    for answer in game.answers:
        again.submit(answer)
    return again
