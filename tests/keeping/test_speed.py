"""Saving and loading are not felt."""

from __future__ import annotations

import json
import time

from everdell_desktop.keeping.replays import Replay
from everdell_desktop.sitting.controller import SeatPlan, Sitting
from tests.keeping.games import played

FOUR = [SeatPlan(name, name.lower()) for name in ("Hedgehog", "Mouse", "Squirrel", "Turtle")]


def milliseconds(deed: object, times: int = 5) -> float:
    """Processor time of the quickest of some tries."""
    spent = []
    for _ in range(times):
        started = time.process_time()
        deed()  # type: ignore[operator]
        spent.append(time.process_time() - started)
    return min(spent) * 1000


def test_saving_and_loading_the_end_of_a_long_game() -> None:
    """Under 10 ms to save, without the disk, and under 100 ms to load: neither drops a frame that is noticed."""
    sitting = played(FOUR, 1)
    text = json.dumps(sitting.save())
    assert milliseconds(lambda: json.dumps(sitting.save())) < 10
    assert milliseconds(lambda: Sitting.load(json.loads(text))) < 100


def test_any_step_of_a_replay_is_there_at_once() -> None:
    replay = Replay(played(FOUR, 1))
    number = len(replay)
    assert milliseconds(lambda: [replay.game(n) for n in range(0, number, 10)]) / (number / 10) < 20
