"""A thinking process that stops, hangs, dies or never comes to life holds nobody up."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from everdell_desktop.ai import worker
from everdell_desktop.ai.quick import QuickThinker
from everdell_desktop.ai.thinkers import LEVELS
from everdell_desktop.ai.worker import PATIENCE, Thinking, Worker, WorkerLost
from everdell_desktop.resources import ResourceError
from everdell_desktop.sitting.controller import Sitting
from everdell_desktop.sitting.opponents import GUESSED, REPLACED
from tests.keeping.games import ANNA, CLOVER, played

pytestmark = pytest.mark.skipif(os.name != "posix", reason="processes are stopped by signals here")


@pytest.fixture
def thinking() -> Iterator[Thinking]:
    near_end = Thinking()
    yield near_end
    near_end.close()


def computers_turn() -> Sitting:
    """A game at a decision of its computer player."""
    sitting = played([ANNA, CLOVER], 1, 1)
    while sitting.waits_for_person:
        assert sitting.decision is not None
        sitting.submit(sitting.decision.answer(sitting.decision.resolve(sitting.decision.options[0].key)))
    return sitting


def process_of(thinking: Thinking) -> int:
    assert thinking._worker is not None and thinking._worker.process.pid is not None
    return thinking._worker.process.pid


def stopped(thinking: Thinking) -> int:
    """Stop the process as a debugger or a full machine would; nothing in it runs any more."""
    process = process_of(thinking)
    os.kill(process, signal.SIGSTOP)
    return process


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    with contextlib.suppress(OSError):  # ended, and nobody has asked yet with what
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    return False


def patient_poll(thinking: Thinking) -> Any:
    for _ in range(6_000):
        answer = thinking.poll()
        if answer is not None:
            return answer
        time.sleep(0.01)
    raise AssertionError("no answer came")


def test_a_stopped_process_is_killed_after_a_while_and_another_one_thinks(
    thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = computers_turn().game
    monkeypatch.setattr(worker, "LATE", 0.0)
    monkeypatch.setattr(worker, "STARTING", 0.0)
    thinking.ask(game, "normal", 1)
    process = stopped(thinking)
    with pytest.raises(WorkerLost, match="did not answer in time"):
        patient_poll(thinking)
    assert is_gone(process)
    monkeypatch.undo()
    thinking.ask(game, "normal", 1)
    assert patient_poll(thinking) is not None


def test_asking_and_dropping_never_wait_for_a_stopped_process(thinking: Thinking) -> None:
    game = computers_turn().game
    thinking.ask(game, "normal", 1)
    stopped(thinking)
    for number in range(200):  # far more than a pipe holds
        thinking.ask(game, "normal", number)
        thinking.cancel()
        assert thinking.poll() is None


def test_closing_kills_a_stopped_process_and_waits_no_longer_than_promised(thinking: Thinking) -> None:
    thinking.ask(computers_turn().game, "master", 1)
    process = stopped(thinking)
    thinking.close()
    assert is_gone(process)
    assert 2 * PATIENCE < 2, "closing ends within two seconds"


PROGRAM = """
import os, signal, sys
from tests.trust.test_workers import computers_turn, process_of
from everdell_desktop.ai.worker import Thinking
if __name__ == "__main__":
    thinking = Thinking()
    thinking.ask(computers_turn().game, "master", 1)
    print(process_of(thinking), flush=True)
    {end}
"""
STOPPED = "os.kill(process_of(thinking), signal.SIGSTOP); "
ENDS = [STOPPED + "sys.exit(3)", STOPPED + "raise SystemError", STOPPED, "os.kill(os.getpid(), signal.SIGKILL)"]


@pytest.mark.parametrize("end", ENDS)
def test_a_program_that_just_ends_leaves_no_process_behind(end: str, tmp_path: Any) -> None:
    """Its output is read to the end, which a process that lived on would keep open."""
    program = tmp_path / "program.py"
    program.write_text(PROGRAM.format(end=end))
    done = subprocess.run([sys.executable, program], capture_output=True, text=True, check=False, timeout=60,
                          env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})  # fmt: skip
    assert is_gone(int(done.stdout)), done.stderr


def test_a_player_is_told_once_and_the_game_goes_on_with_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = computers_turn()
    monkeypatch.setattr(worker, "LATE", 0.0)
    monkeypatch.setattr(worker, "STARTING", 0.0)
    try:
        assert not sitting.update()
        process = stopped(sitting.opponents._thinking)
        while not sitting.opponents.untold:
            assert not sitting.update()
        monkeypatch.undo()
        before = sitting.game.history
        while not sitting.update():
            time.sleep(0.01)
        assert sitting.game.history != before and is_gone(process)
        assert sitting.opponents.untold == [REPLACED]
        assert len(sitting.faults) == 1
    finally:
        sitting.close()


def no_worker(shelf: str) -> Worker:
    raise WorkerLost("the thinking process cannot be started (no room)")


@pytest.mark.parametrize("level", ["beginner", "hard", "master"])
def test_where_no_process_can_be_started_one_sentence_is_told_and_play_goes_on(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "Worker", no_worker)
    sitting = computers_turn()
    sitting.plans = [plan._replace(level=level) for plan in sitting.plans]
    for _ in range(8):
        sitting.update()
    assert sitting.opponents.untold == [REPLACED]
    assert len(sitting.game.past) >= 4, "the computers play on"
    sitting.close()


DAMAGED = "The file resources/opponents/weights.json is damaged. Please install or unpack Everdell Desktop again."


@pytest.mark.parametrize(
    ("error", "sentence"), [(ValueError("a card failed"), GUESSED), (ResourceError(DAMAGED), DAMAGED)]
)
def test_who_cannot_think_guesses_and_says_so_once(
    error: Exception, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(self: Any, *about: Any) -> Any:
        raise error

    sitting = computers_turn()
    monkeypatch.setattr(QuickThinker, "pick", stumble)
    sitting.at_once = True
    for _ in range(6):
        assert sitting.waits_for_person or sitting.update()
    assert sitting.opponents.untold == [sentence]
    assert sitting.faults and "failed" in sitting.faults[0]


def test_a_process_tells_of_a_damaged_file_in_a_sentence(thinking: Thinking, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, answers = iter([(1, {}, "normal", 1)]), []

    class Pipe:
        def recv(self) -> Any:
            return next(asked, None) or self.end()

        def end(self) -> Any:
            raise EOFError

        def poll(self) -> bool:
            return False

        def send(self, answer: Any) -> None:
            answers.append(answer)

    def damaged(*about: Any) -> Any:
        raise ResourceError(DAMAGED)

    monkeypatch.setattr(worker, "answer_to", damaged)
    monkeypatch.setattr(worker.Game, "load", lambda *about: None)
    monkeypatch.setattr(worker.signal, "signal", lambda *about: None)
    worker.think(Pipe(), Pipe(), worker.SHELF)  # type: ignore[arg-type]
    assert answers == [(1, None, DAMAGED)]


def test_a_hint_comes_without_a_process_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "Worker", no_worker)
    sitting = played([ANNA, CLOVER], 1, 1)
    while not sitting.waits_for_person:
        sitting.opponents._lost = 2
        sitting.update()
    sitting.opponents._lost = 0
    sitting.hint()
    hints = [hint for hint in (sitting.poll_hint() for _ in range(4)) if hint is not None]
    assert hints and sitting.decision is not None
    sitting.decision.resolve(hints[0].answer)
    sitting.close()


def test_the_system_refusing_a_process_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Any) -> None:
        raise OSError("Resource temporarily unavailable")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    thinking = Thinking()
    with pytest.raises(WorkerLost, match="cannot be started"):
        thinking.ask(computers_turn().game, "easy", 1)
    thinking.close()


def test_a_process_answers_like_we_do(thinking: Thinking) -> None:
    game = computers_turn().game
    assert game.decision is not None
    for level in ("beginner", "easy", "normal"):
        thinking.ask(game, level, 4)
        here = LEVELS[level](4).pick(game.decision, game.turn_start, game.answers, game.rules)
        assert patient_poll(thinking) == game.decision.answer(here)
