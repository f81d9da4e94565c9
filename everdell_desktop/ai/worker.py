"""Thinking in a process of its own, so that the table never stutters.

The process is sent a game in its save form and answers with JSON. Any newer message breaks off what it is thinking
about; when the pipe closes it ends, so it cannot outlive the program. One that has stopped or hangs is killed after a
while, and another one thinks.
"""

from __future__ import annotations

import atexit
import contextlib
import importlib
import multiprocessing
import signal
import threading
import time
import traceback
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from typing import Any

from everdell_desktop.engine.game import Game
from everdell_desktop.resources import ResourceError

from .advice import advice
from .thinkers import ADVICE, LEVELS, seconds_for

SHELF = "everdell_desktop.boxes"  # the module whose SHELF holds the boxes
PATIENCE = 0.7  # seconds to wait for the process to end, once by itself and once when it was killed
LATE = 10.0  # seconds beyond what the level is given after which a question counts as lost
STARTING = 20.0  # seconds more for the first question to a process, which has to come to life first
DROP, END = "drop", None  # messages beside questions: forget the last one; this was all


class ThinkingFailed(Exception):
    """Thinking broke down; the sentence says why."""


class WorkerLost(ThinkingFailed):
    """The thinking process cannot be started, has ended or does not answer; another one may."""


class Worker:
    """One thinking process with its two pipes. Messages are sent by a thread, which alone waits for a full pipe."""

    def __init__(self, shelf: str) -> None:
        context = multiprocessing.get_context("spawn")
        questions, self._questions = context.Pipe(duplex=False)
        self.answers, answers = context.Pipe(duplex=False)
        self.process: BaseProcess = context.Process(
            target=think, args=(questions, answers, shelf), daemon=True, name="thinking"
        )
        self.answered = False
        """Whether it has ever answered."""
        try:
            self.process.start()
        except Exception as error:  # the system may refuse in many ways
            self._questions.close()
            self.answers.close()
            raise WorkerLost(f"the thinking process cannot be started ({error})") from None
        finally:
            questions.close()
            answers.close()
        self._outbox: SimpleQueue[Any] = SimpleQueue()
        threading.Thread(target=self._deliver, daemon=True, name="questions").start()
        atexit.register(self.close)

    def send(self, message: Any) -> None:
        self._outbox.put(message)

    def close(self) -> None:
        """End the process: it is asked to, and killed where it does not listen. Never waits longer than that."""
        atexit.unregister(self.close)
        self.send(END)
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join(PATIENCE)
        self.answers.close()

    def _deliver(self) -> None:
        with contextlib.suppress(OSError):  # nobody is there any more
            while (message := self._outbox.get()) is not END:
                self._questions.send(message)
        self._questions.close()


class Thinking:
    """The near end: ask, then poll now and then. Nothing here waits, except for a process that is to end."""

    def __init__(self, shelf: str = SHELF) -> None:
        self._shelf = shelf
        self._worker: Worker | None = None
        self._asked = 0
        """How many questions were asked; answers to older ones are not wanted any more."""
        self._waiting = False
        self._late_at = 0.0

    def ask(self, game: Game, level: str, seed: int) -> None:
        """Start thinking about the open decision of the game; an earlier question is dropped.

        The level ADVICE stands for advice: the answer is an `Advice` then.

        Raises WorkerLost where there is nobody to think.
        """
        saved = game.save()
        question = {part: saved[part] for part in ("format", "state", "answers")}
        worker = self._ready()
        self._asked += 1
        self._waiting = True
        extra = LATE if worker.answered else LATE + STARTING
        self._late_at = time.monotonic() + seconds_for(level, len(saved["answers"])) + extra
        worker.send((self._asked, question, level, seed))

    def poll(self) -> Any:
        """The answer when there is one, else None. Raises ThinkingFailed where thinking broke down."""
        while self._waiting and self._worker is not None:
            try:
                if not self._worker.answers.poll():
                    break
                number, answer, error = self._worker.answers.recv()
            except (EOFError, OSError):
                self.close()
                raise WorkerLost("the thinking process ended unexpectedly") from None
            self._worker.answered = True
            if number == self._asked:
                self._waiting = False
                if error:
                    raise ThinkingFailed(error)
                return answer
        if self._waiting and time.monotonic() > self._late_at:
            self.close()
            raise WorkerLost("the thinking process did not answer in time")
        return None

    def cancel(self) -> None:
        """Drop the question; the process stops thinking about it at once."""
        if self._waiting and self._worker is not None:
            self._waiting = False
            self._worker.send(DROP)

    def close(self) -> None:
        """End the process."""
        self._waiting = False
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.close()

    def _ready(self) -> Worker:
        """A process that runs."""
        if self._worker is None or not self._worker.process.is_alive():
            self.close()
            self._worker = Worker(self._shelf)
        return self._worker


def think(questions: Connection, answers: Connection, shelf: str) -> None:
    """The far end: answers questions until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    boxes = importlib.import_module(shelf).SHELF
    try:
        while True:
            question = questions.recv()
            if question == DROP or questions.poll():
                continue
            number, save, level, seed = question
            try:
                answer, error = answer_to(Game.load(save, boxes), level, seed, questions), ""
            except ResourceError as problem:
                answer, error = None, str(problem)
            except Exception:
                answer, error = None, traceback.format_exc()
            answers.send((number, answer, error))
    except (EOFError, OSError):
        return


def answer_to(game: Game, level: str, seed: int, questions: Connection) -> Any:
    """What the level answers; a newer message on the pipe makes it stop, and so does the clock."""
    if game.decision is None:
        raise ValueError("the game is over, nothing is asked")
    ends = time.perf_counter() + seconds_for(level, len(game.answers))

    def should_stop() -> bool:
        return time.perf_counter() > ends or questions.poll()

    if level == ADVICE:
        return advice(game, seed, should_stop)
    thinker = LEVELS[level](seed)
    thinker.should_stop = should_stop
    picked = thinker.pick(game.decision, game.turn_start, game.answers, game.rules)
    return game.decision.answer(picked)
