"""Finished and saved games seen again: step by step, and checked whether they still go the same way."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine import positions
from everdell_desktop.engine.decisions import IllegalAnswer
from everdell_desktop.engine.game import Game, SaveError
from everdell_desktop.engine.journal import Entry
from everdell_desktop.engine.reading import PositionError
from everdell_desktop.engine.writing import write
from everdell_desktop.keeping import album
from everdell_desktop.keeping.files import StorageError, read_game_text, reason, usable
from everdell_desktop.keeping.upgrades import upgraded
from everdell_desktop.keeping.words import called
from everdell_desktop.sitting.controller import SeatPlan, Sitting


class Step(NamedTuple):
    """A moment of a game: the turn, counted from the first one kept, and how many answers of it were given."""

    turn: int
    answers: int


class Replay:
    """A game that can be looked at from any of its decisions on."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        past = sitting.game.past
        self.steps = [Step(number, given) for number, turn in enumerate(past) for given in range(len(turn.answers))]
        self.steps += [Step(len(past), given) for given in range(len(sitting.game.answers) + 1)]
        self._before = [0]
        for turn in past:
            self._before.append(self._before[-1] + len(turn.journal))
        self._entries = sitting.entries()

    def __len__(self) -> int:
        return len(self.steps)

    def game(self, number: int) -> Game:
        """The game as it stood at a step."""
        turn, given = self.steps[number]
        game = self.sitting.game
        last = turn == len(game.past)
        start = game.turn_start if last else game.past[turn].start
        then = Game(game.rules, start)
        for answer in (game.answers if last else game.past[turn].answers)[:given]:
            then.submit(answer)
        return then

    def entries(self, number: int, then: Game) -> list[Entry]:
        """Everything that had happened by a step, whose game is `then`."""
        return [*self._entries[: self._before[self.steps[number].turn]], *then.journal]

    def turn_before(self, number: int) -> int:
        """The start of this turn, or of the one before where it is the start already."""
        starts = [n for n, step in enumerate(self.steps) if step.answers == 0 and n < number]
        return starts[-1] if starts else 0

    def turn_after(self, number: int) -> int:
        """The start of the next turn, or the end."""
        starts = [n for n, step in enumerate(self.steps) if step.answers == 0 and n > number]
        return starts[0] if starts else len(self.steps) - 1

    def play_on(self, number: int, plans: list[SeatPlan]) -> Sitting:
        """A new game from a step on, counted as practice: what comes has been seen."""
        turn, given = self.steps[number]
        game, data = self.sitting.game, self.sitting.game.save()
        history = game.history
        start = game.turn_start if turn == len(game.past) else game.past[turn].start
        data["state"] = write(start, game.rules)
        data["answers"] = history[turn][:given]
        data["history"] = [*history[:turn], history[turn][:given]]
        sitting = Sitting(plans, Game.load(data, SHELF), practice_used=True)
        sitting.seated = len(sitting.people) < 2
        return sitting


# checking


class Check(NamedTuple):
    """What came of playing a game again."""

    turns: int
    decisions: int
    differences: list[str]
    """Where it went another way; none where it is the same."""


def read_game(path: Path) -> tuple[dict[str, Any], list[int]]:
    """The sitting in a save, a finished game, a bug report or a bare file, and the scores it is said to end with.

    Raises StorageError with a sentence.
    """
    try:
        path = usable(path)
        data = json.loads(read_game_text(path))
    except OSError as error:
        raise StorageError(f"{called(path)} cannot be read: {reason(error)}.") from None
    except (ValueError, RecursionError):
        raise StorageError(f"{called(path)} is damaged and cannot be read.") from None
    if isinstance(data, dict) and data.get("file") == album.MARK:
        game, sitting = album.read_record(path)
        return sitting, [seat.score for seat in game.seats]
    if isinstance(data, dict) and isinstance(data.get("sitting"), dict):
        data = data["sitting"]
    if isinstance(data, dict) and "state" in data and "history" in data:
        data = {"game": data}
    if not isinstance(data, dict) or not isinstance(data.get("game"), dict):
        raise StorageError(f"{called(path)} holds no game.")
    return data, []


def check(sitting: dict[str, Any], scores: Sequence[int] = ()) -> Check:
    """Play all answers again from the start and compare; raises SaveError where there is nothing to compare."""
    try:
        return played_again(sitting, scores)
    except SaveError:
        raise
    except Exception as error:  # damage can lead anywhere, into the code of cards too
        raise SaveError(f"The game cannot be played again ({type(error).__name__}).") from error


def played_again(sitting: dict[str, Any], scores: Sequence[int]) -> Check:
    saved = upgraded("game", sitting["game"])
    try:
        first, rules = positions.read(saved["start"], SHELF)
        goal, goal_rules = positions.read(saved["state"], SHELF)
        history = [list(turn) for turn in saved["history"]]
        game = Game(rules, first)
    except (KeyError, TypeError, PositionError) as error:
        raise SaveError(f"The game cannot be played again: {error}.") from None
    given = 0
    for number, answers in enumerate(history, start=1):
        turn = game.turn_start.turn
        if number == len(history):
            found = list(differing(write(goal, goal_rules), write(game.turn_start, rules), "table"))
            if found:
                return Check(turn, given, [f"turn {turn}, before its first decision: {line}" for line in found])
        for place, answer in enumerate(answers, start=1):
            asked = game.decision.prompt if game.decision is not None else "nothing, the game is over"
            try:
                game.submit(answer)
            except IllegalAnswer as error:
                line = f"turn {turn}, decision {place} ({asked}): expected {json.dumps(answer)}, actual: {error}"
                return Check(turn, given, [line])
            given += 1
    actual = [sheet.total for sheet in game.scores()]
    wrong = [f"the end: expected the scores {list(scores)}, actual {actual}"] if scores and actual != scores else []
    return Check(game.turn_start.turn, given, wrong)


def differing(expected: Any, actual: Any, where: str) -> Iterator[str]:
    """Where two written tables differ."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        for key in dict.fromkeys([*expected, *actual]):
            yield from differing(expected.get(key), actual.get(key), f"{where}.{key}")
    elif isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        for number, (one, other) in enumerate(zip(expected, actual, strict=True)):
            yield from differing(one, other, f"{where}[{number}]")
    elif expected != actual:
        yield f"{where}: expected {json.dumps(expected)}, actual {json.dumps(actual)}"
