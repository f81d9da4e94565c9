"""Old files brought to the newest shape: the formats of everything that is kept, and the steps between them.

Whoever changes the shape of a file raises its number in `FORMATS`, writes the step from the number before into
`STEPS`, and puts samples of the new shape into `saves/`. A test fails as long as one of the three is missing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from everdell_desktop.engine import game
from everdell_desktop.engine.game import SaveError

Step = Callable[[dict[str, Any]], dict[str, Any]]

FORMATS = {"file": 1, "sitting": 1, "game": game.FORMAT, "record": 2, "profile": 1, "campaign": 1}
"""The newest shape of each kind: the file around a save, who plays, the game itself, a finished game, a profile, a
campaign."""


def tables_of_other_games(save: dict[str, Any]) -> dict[str, Any]:
    """Game 1 to 2: what seats share stands at the table, seats may lack keys their game has no use for, and players may
    bring things along. The tables of format 1 have nothing of it and stay as they are; a program that reads only format
    1 is warned off by the number.
    """
    return save


def records_with_a_result(record: dict[str, Any]) -> dict[str, Any]:
    """Record 1 to 2: a finished game also tells its result, where there is more to tell than who won."""
    game = record.get("game")
    return {**record, "game": {**game, "result": {}} if isinstance(game, dict) else game}


STEPS: dict[str, dict[int, Step]] = {kind: {} for kind in FORMATS}
"""For each kind and each old number, the function that makes the next number's shape of it."""
STEPS["game"][1] = tables_of_other_games
STEPS["record"][1] = records_with_a_result
NEWER = "it was made by a newer version of this game; please update to open it"


class NewerSave(SaveError):
    """A file that only a newer version of the program can read; nothing is wrong with it."""


def upgraded(kind: str, data: Any) -> dict[str, Any]:
    """The data in the newest shape of its kind; raises SaveError with a sentence where it has none."""
    number = data.get("format") if isinstance(data, dict) else None
    if not isinstance(number, int) or isinstance(number, bool) or number < 1:
        raise SaveError("This is not a saved game of Everdell Desktop.")
    if number > FORMATS[kind]:
        raise NewerSave(f"This cannot be opened here: {NEWER}.")
    for old in range(number, FORMATS[kind]):
        data = {**STEPS[kind][old](data), "format": old + 1}
    return dict(data)


def newest_game(data: Any) -> Any:
    """A game save of an older format in the newest shape; anything else as it is, for `Game.load` to judge."""
    number = data.get("format") if isinstance(data, dict) else None
    old = isinstance(number, int) and not isinstance(number, bool) and 0 < number < FORMATS["game"]
    return upgraded("game", data) if old else data
