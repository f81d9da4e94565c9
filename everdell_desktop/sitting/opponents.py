"""The thinking behind the computer players of a sitting: in a process of its own, or here where there is none."""

from __future__ import annotations

import random
import time
from typing import Any

from everdell_desktop.ai.advice import Advice
from everdell_desktop.ai.thinkers import ADVICE, LEVELS
from everdell_desktop.ai.worker import Thinking, ThinkingFailed, WorkerLost
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.search import random_pick
from everdell_desktop.resources import AGAIN

IN_HASTE = "hard"  # the level whose answer is the advice where the window waits for it
IN_BRIEF = 0.3  # seconds to think where the window waits for it
GUESSED = "A computer player could not think and had to guess. The game goes on; a bug report helps to mend it."
REPLACED = "A computer player did not answer, so another one took its place. The game goes on."


class Opponents:
    """Answers for computer players. A process that is lost is replaced; once the next is lost too, we think here."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        """What went wrong, for the log; the game went on."""
        self.untold: list[str] = []
        """What the player is still to be told."""
        self._thinking = Thinking()
        self._asked = False
        self._lost = 0
        """How many processes in a row gave no answer."""
        self._guessed = False
        """Whether the player was told that somebody had to guess."""

    def advice(self, game: Game, seed: int) -> Advice | None:
        """What a strong player would do and why, once it is known; asked again and again, like `answer`."""
        answer = self.answer(game, ADVICE, seed)
        return answer if answer is None or isinstance(answer, Advice) else Advice(answer)

    def answer(self, game: Game, level: str, seed: int) -> Any:
        """The answer to the open decision once there is one, else None. Asked again and again, it asks only once."""
        if self._lost > 1:
            return self.here(game, level, seed, IN_BRIEF)
        try:
            if not self._asked:
                self._thinking.ask(game, level, seed)
                self._asked = True
                return None
            answer = self._thinking.poll()
        except WorkerLost as error:
            answer = self._without_worker(game, level, seed, error)
        except ThinkingFailed as error:
            answer = self._guess(game, seed, error)
        else:
            if answer is not None:
                self._lost = 0
        if answer is not None:
            self._asked = False
        return answer

    def _without_worker(self, game: Game, level: str, seed: int, error: WorkerLost) -> Any:
        """Let another process think at first (None until it answers), then answer here."""
        self.faults.append(str(error))
        if not self._lost and REPLACED not in self.untold:
            self.untold.append(REPLACED)
        self._lost += 1
        self._asked = False
        return None if self._lost == 1 else self.here(game, level, seed, IN_BRIEF)

    def here(self, game: Game, level: str, seed: int, seconds: float | None = None) -> Any:
        """What a computer player answers here and now; any answer where a card fails while it thinks."""
        decision = game.decision
        assert decision is not None
        thinker = LEVELS[level if level != ADVICE else IN_HASTE](seed)
        if seconds is not None:
            ends = time.perf_counter() + seconds
            thinker.should_stop = lambda: time.perf_counter() > ends
        try:
            picked = thinker.pick(decision, game.turn_start, game.answers, game.rules)
        except Exception as error:
            return self._guess(game, seed, error)
        return decision.answer(picked)

    def _guess(self, game: Game, seed: int, error: Exception) -> Any:
        """Any answer, where thinking fails over a card or a damaged file; the player is told once, and what to do."""
        decision = game.decision
        assert decision is not None
        self.faults.append(f"Thinking failed ({type(error).__name__}: {error}).")
        if not self._guessed:
            self._guessed = True
            sentence = str(error)
            self.untold.append(sentence if AGAIN in sentence and "\n" not in sentence else GUESSED)
        return decision.answer(random_pick(decision, random.Random(seed)))

    @property
    def busy(self) -> bool:
        """Whether somebody is thinking."""
        return self._asked

    def stop(self) -> None:
        """Forget the question."""
        if self._asked:
            self._thinking.cancel()
        self._asked = False

    def close(self) -> None:
        """Stop thinking for good."""
        self._thinking.close()
        self._asked = False
