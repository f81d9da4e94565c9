"""Random games, decision by decision, over all boxes there are, and how to reproduce one that went wrong."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle, islice
from typing import Any, NamedTuple

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.decisions import ChooseOne, Decision
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.ruleset import Setup
from everdell_desktop.engine.search import random_pick
from everdell_desktop.engine.shelf import Shelf
from tests.mixes import THOROUGH, Chosen, Mix, all_mixes, each_box_mixes, each_pair_mixes

BASE = ("base",)


class Table(NamedTuple):
    """Who plays which boxes with which options, and from which seed."""

    people: int
    seed: int
    boxes: tuple[str, ...] = BASE
    options: Chosen = ()
    shelf: Shelf = SHELF

    @property
    def mix(self) -> Mix:
        return Mix(self.boxes, self.people, self.options)

    @property
    def setup(self) -> Setup:
        return self.mix.setup

    def new(self) -> Game:
        return Game.new(self.setup, self.seed, self.shelf)

    def __str__(self) -> str:
        return f"{self.mix} seed {self.seed}"


def thorough() -> bool:
    return os.environ.get(THOROUGH, "") not in ("", "0")


def each_box(seed: int, shelf: Shelf = SHELF) -> list[Table]:
    """A table for each box with only what it needs, and one for all together; thorough: for each pair, three times."""
    if thorough():
        return tables(each_pair_mixes(shelf), seed, 3 * len(each_pair_mixes(shelf)), shelf)
    return tables(each_box_mixes(shelf), seed, shelf=shelf)


def each_pair(seed: int, at_least: int = 0, shelf: Shelf = SHELF) -> list[Table]:
    """Tables that meet each box, pair of boxes, number of seats and value of an option; thorough: every mix."""
    mixes = all_mixes(shelf) if thorough() else each_pair_mixes(shelf)
    return tables(mixes, seed, max(len(mixes), at_least), shelf)


def tables(mixes: Sequence[Mix], seed: int, number: int = 0, shelf: Shelf = SHELF) -> list[Table]:
    """So many tables, or one for each mix, with seeds that run on.

    Where mixes come round again they meet a seed of the other parity, which makes them lively or not.
    """
    odd_round = 1 - len(mixes) % 2
    return [
        Table(mix.people, seed + n + n // len(mixes) * odd_round, mix.boxes, mix.options, shelf)
        for n, mix in enumerate(islice(cycle(mixes), number or len(mixes)))
    ]  # fmt: skip


def random_answer(decision: Decision, chance: random.Random) -> Any:
    """Any legal answer, all options alike."""
    return decision.answer(random_pick(decision, chance))


SETTLING = ("prepare", "pass")
"""What ends a season or a game: a lively player does it only where little else is left."""


def lively_answer(decision: Decision, chance: random.Random) -> Any:
    """Any legal answer, but a turn that claims, builds and visits rather than one that ends the season.

    The first words of a key tell what kind of deed it is, those of a new box too; the fewer options a kind has, the
    likelier it is, because what is seldom possible is to be met as well.
    """
    if isinstance(decision, ChooseOne) and decision.main:
        kinds: dict[str, list[str]] = {}
        for option in decision.options:
            kinds.setdefault(deed_of(option.key), []).append(option.key)
        lively = [keys for kind, keys in kinds.items() if kind not in SETTLING]
        if lively and chance.random() < 0.95:
            (keys,) = chance.choices(lively, [1 / len(keys) for keys in lively])
            return chance.choice(keys)
    return random_answer(decision, chance)


def deed_of(key: str) -> str:
    """The kind of deed: `play:legend`, `place:city`, `place`, `claim`."""
    words = key.split(":")
    return ":".join(words[:2]) if len(words) > 2 else words[0]


Answerer = Callable[[Decision, random.Random], Any]
ANSWERERS: tuple[Answerer, ...] = (random_answer, lively_answer)


def walk(table: Table, look: Callable[[Game, Any], None], game: Game | None = None) -> Game:
    """Play a game to its end; `look` sees it before each answer, with the answer it is going to get.

    Tables with odd seeds are lively. Whatever fails is told together with the way to get there.
    """
    chance = random.Random(table.seed)
    answerer = ANSWERERS[table.seed % 2]
    if game is None:
        with reproducible(table):
            game = table.new()
    with reproducible(table, game):
        while game.decision is not None:
            answer = answerer(game.decision, chance)
            look(game, answer)
            game.submit(answer)
    return game


@contextmanager
def reproducible(table: Table, game: Game | None = None) -> Iterator[None]:
    """Whatever fails inside is told together with the way to get there."""
    try:
        yield
    except Exception as error:
        raise AssertionError(f"{error!r}\n{recipe(table, game)}") from error


def recipe(table: Table, game: Game | None) -> str:
    """The protocol's requests that lead to where the game stands."""
    setup = table.setup
    seats = [{"name": seat.name} for seat in setup.seats]
    first = {"cmd": "new", "boxes": list(setup.boxes), "seats": seats, "options": dict(setup.options)}
    answers = [{"cmd": "answer", "answer": answer} for turn in (game.history if game else []) for answer in turn]
    requests = [{**first, "seed": table.seed}, *answers]
    return "to reproduce, send to `everdell-desktop engine`:\n" + "\n".join(map(json.dumps, requests))


def is_main(game: Game) -> bool:
    """Whether the open question is what to do with the turn."""
    return game.decision is not None and game.decision.main


def keys_of(decision: Decision) -> list[str]:
    return [option.key for option in decision.options]


def clone(game: Game) -> Game:
    """The same decision in a game of its own."""
    again = Game(game.rules, game.turn_start)
    for answer in game.answers:
        again.submit(answer)
    return again
