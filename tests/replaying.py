"""Whole games as readable text: each question with its answer, and the score sheets at the end."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.decisions import Decision
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.shelf import Shelf
from tests.mixes import Mix, on_table, seat_numbers, to_be_met, with_needs
from tests.walking import Table, lively_answer

FOLDER = Path(__file__).parent / "replays"


def kept_mixes(shelf: Shelf) -> Iterator[Mix]:
    """Each box by itself, each number of people, and whatever comes by itself with each of its options."""
    for name in shelf.choosable():
        boxes = with_needs(shelf, [name])
        people = seat_numbers(shelf, boxes)
        yield Mix(boxes, next((number for number in people if number > 1), people[0]))
    smallest = sorted({mix for mix in to_be_met(shelf).values() if not mix.options}, key=lambda mix: len(mix.boxes))
    for people in sorted({mix.people for mix in smallest}):
        mix = next(mix for mix in smallest if mix.people == people)
        joining = [box for box in on_table(shelf, mix) if box.name not in mix.boxes]
        values = [(option.name, value) for box in joining for option in box.options for value in option.choices]
        yield from (mix._replace(options=(value,)) for value in values)
        if not values:
            yield mix


def kept_tables(shelf: Shelf = SHELF) -> dict[str, Table]:
    """The games that are kept, by the names of their files; the name is the seed."""
    found = {}
    for mix in kept_mixes(shelf):
        name = re.sub("[^a-z0-9]+", "_", str(mix))
        found[name] = Table(mix.people, crc32(name.encode()) % 1000, mix.boxes, mix.options)
    return found


TABLES = kept_tables()
RENEW = "python tools/renew_replays.py"


def picked_answers(table: Table) -> list[Any]:
    """Answers for a game with some building in it."""
    game = table.new()
    chance = random.Random(table.seed)
    while game.decision is not None:
        game.submit(lively_answer(game.decision, chance))
    return [answer for turn in game.history for answer in turn]


def told(table: Table, answers: Iterable[Any]) -> str:
    """The game with these answers as text."""
    game = table.new()
    lines = [f"# {table}", *describe_table(game)]
    turn = 0
    for answer in answers:
        decision = game.decision
        if decision is None:
            raise ValueError("an answer is left over")
        if game.state.turn != turn:
            turn = game.state.turn
            lines += ["", headline(game)]
        written = json.dumps(answer, ensure_ascii=False)
        game.submit(answer)
        lines.append(f"{decision.seat} {decision.prompt} {offered(decision)}\n> {written}")
    if game.decision is not None:
        raise ValueError("the game is not over")
    return "\n".join([*lines, "", *describe_end(game), ""])


def answers_in(text: str) -> list[Any]:
    """The answers a text tells."""
    return [json.loads(line[2:]) for line in text.splitlines() if line.startswith("> ")]


def describe_table(game: Game) -> list[str]:
    state = game.state
    lines = [f"meadow: {ids(state.meadow)}"]
    lines.append(f"forest: {ids(space for space in state.spaces if space.kind == 'forest')}")
    lines.append(f"events: {ids(award for award in state.awards if award.kind == 'special_event')}")
    lines += [f"hand of {p.name}: {ids(p.hand)}" for p in state.players if not p.automaton]
    return lines


def headline(game: Game) -> str:
    """`turn 12, seat 1 Birch, spring: 3 twigs, 2 workers, 4 points, 5 in hand, 3 in city`."""
    player = game.state.players[game.state.seat]
    season = ("winter", "spring", "summer", "autumn")[player.season]
    return (
        f"turn {game.state.turn}, seat {game.state.seat} {player.name}, {season}: {player.goods}, "
        f"{player.free_workers} free, {player.points} points, {len(player.hand)} in hand, {len(player.city)} in city"
    )


def offered(decision: Decision) -> str:
    """How much there was to choose from."""
    number = len(decision.options)
    blocked = len(decision.blocked)
    return f"({decision.kind}, {number} offered" + (f", {blocked} blocked)" if blocked else ")")


def describe_end(game: Game) -> list[str]:
    lines = ["the end"]
    sheets = game.scores()
    for sheet in sheets:
        player = game.state.players[sheet.seat]
        parts = ", ".join(f"{part} {points}" for part, points in sheet.parts.items())
        lines.append(f"{player.name}: {sheet.total} = {parts}")
        lines.append(f"  city: {ids(built.card for built in player.city)}")
        lines.append(f"  events: {ids(claimed.award for claimed in player.events)}")
    won = " and ".join(game.state.players[seat].name for seat in game.winners())
    return [*lines, f"won by {won} after {game.state.turn - 1} turns"]


def ids(things: Iterable[Any]) -> str:
    return " ".join(thing.id if thing is not None else "-" for thing in things) or "none"
