"""Thinking in a process of its own, so that the table never stutters.

The process is sent a game in its save form and answers with JSON. Any newer message breaks off what it is thinking
about; when the pipe closes it ends, so it cannot outlive the program.
"""

from __future__ import annotations

import importlib
import multiprocessing
import signal
import time
import traceback
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from everdell_desktop.engine.game import Game

from .thinkers import LEVELS, seconds_for

SHELF = "everdell_desktop.boxes"  # the module whose SHELF holds the boxes
PATIENCE = 1.0  # seconds to wait for the process to end by itself


class ThinkingFailed(Exception):
    """The thinking process could not answer; the sentence says why."""


class Thinking:
    """The near end: ask, then poll now and then. Nothing here waits."""

    def __init__(self, shelf: str = SHELF) -> None:
        self._shelf = shelf
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._asked = 0
        """How many questions were asked; answers to older ones are not wanted any more."""
        self._waiting = False

    def ask(self, game: Game, level: str, seed: int) -> None:
        """Start thinking about the open decision of the game; an earlier question is dropped."""
        saved = game.save()
        question = {part: saved[part] for part in ("format", "state", "answers")}
        self._asked += 1
        self._waiting = True
        for _ in range(2):  # a second time if the process has died
            pipe = self._ready()
            try:
                pipe.send((self._asked, question, level, seed))
                return
            except OSError:
                self.close()
                self._waiting = True
        raise ThinkingFailed("the thinking process cannot be started")

    def poll(self) -> Any:
        """The answer when there is one, else None. Raises ThinkingFailed where thinking broke down."""
        while self._waiting and self._pipe is not None:
            try:
                if not self._pipe.poll():
                    return None
                number, answer, error = self._pipe.recv()
            except (EOFError, OSError):
                self.close()
                raise ThinkingFailed("the thinking process ended unexpectedly") from None
            if number == self._asked:
                self._waiting = False
                if error:
                    raise ThinkingFailed(error)
                return answer
        return None

    def cancel(self) -> None:
        """Drop the question; the process stops thinking about it at once."""
        if self._waiting and self._pipe is not None:
            self._waiting = False
            try:
                self._pipe.send(None)
            except OSError:
                self.close()

    def close(self) -> None:
        """End the process."""
        self._waiting = False
        pipe, self._pipe = self._pipe, None
        process, self._process = self._process, None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.join(PATIENCE)
            if process.is_alive():
                process.terminate()
                process.join(PATIENCE)

    def _ready(self) -> Connection:
        """The pipe to a process that runs."""
        if self._pipe is None or self._process is None or not self._process.is_alive():
            self.close()
            self._waiting = True
            context = multiprocessing.get_context("spawn")
            self._pipe, far_end = context.Pipe()
            self._process = context.Process(target=think, args=(far_end, self._shelf), daemon=True, name="thinking")
            self._process.start()
            far_end.close()
        return self._pipe


def think(pipe: Connection, shelf: str) -> None:
    """The far end: answers questions until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    boxes = importlib.import_module(shelf).SHELF
    try:
        while True:
            question = pipe.recv()
            if question is None or pipe.poll():
                continue
            number, save, level, seed = question
            try:
                pipe.send((number, answer_to(Game.load(save, boxes), level, seed, pipe), ""))
            except OSError:
                return
            except Exception:
                pipe.send((number, None, traceback.format_exc()))
    except (EOFError, OSError):
        return


def answer_to(game: Game, level: str, seed: int, pipe: Connection) -> Any:
    """What the level answers; a newer message on the pipe makes it stop, and so does the clock."""
    if game.decision is None:
        raise ValueError("the game is over, nothing is asked")
    thinker = LEVELS[level](seed)
    ends = time.perf_counter() + seconds_for(level, len(game.answers))
    thinker.should_stop = lambda: time.perf_counter() > ends or pipe.poll()
    picked = thinker.pick(game.decision, game.turn_start, game.answers, game.rules)
    return game.decision.answer(picked)
