"""Which lessons were taken, how far the open ones have come, and what the guide has told in a first game."""

from __future__ import annotations

import contextlib
from typing import Any, NamedTuple

from everdell_desktop.keeping.files import StorageError
from everdell_desktop.keeping.storage import Storage
from everdell_desktop.keeping.words import is_word

NAME = "learning"
MOST_ANSWERS = 400


class Opened(NamedTuple):
    """A lesson that was left in the middle: the step, and everything answered at its table."""

    step: int
    answers: list[Any]


class Learning:
    """One small file. Where it cannot be read or written, everything is as if nothing had been learned yet."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        data = storage.kept(NAME)
        self.data: dict[str, Any] = data if isinstance(data, dict) else {}

    @property
    def done(self) -> set[str]:
        return self._words("done")

    @property
    def told(self) -> set[str]:
        """What the guide has said in first games."""
        return self._words("told")

    @property
    def first_game(self) -> str:
        """The name of the game that is played with the guide."""
        name = self.data.get("first_game")
        return str(name) if is_word(name) else ""

    def opened(self, lesson: str) -> Opened | None:
        """Where a lesson was left."""
        kept = self._open().get(lesson)
        if not isinstance(kept, dict):
            return None
        step, answers = kept.get("step"), kept.get("answers")
        if not isinstance(step, int) or not isinstance(answers, list) or len(answers) > MOST_ANSWERS:
            return None
        return Opened(step, answers)

    def leave_open(self, lesson: str, step: int, answers: list[Any]) -> None:
        self._keep("open", {**self._open(), lesson: {"step": step, "answers": answers[:MOST_ANSWERS]}})

    def finish(self, lesson: str) -> None:
        self.data["open"] = {name: kept for name, kept in self._open().items() if name != lesson}
        self._keep("done", sorted({*self.done, lesson}))

    def begin_again(self, lesson: str) -> None:
        self._keep("open", {name: kept for name, kept in self._open().items() if name != lesson})

    def play_first_game(self, sitting: str) -> None:
        """A game with the guide begins, who has told nothing yet."""
        self.data["told"] = []
        self._keep("first_game", sitting)

    def tell(self, told: set[str]) -> None:
        if told != self.told:
            self._keep("told", sorted(told))

    def _open(self) -> dict[str, Any]:
        kept = self.data.get("open")
        return kept if isinstance(kept, dict) else {}

    def _words(self, key: str) -> set[str]:
        kept = self.data.get(key)
        return {word for word in kept if is_word(word)} if isinstance(kept, list) else set()

    def _keep(self, key: str, value: Any) -> None:
        self.data[key] = value
        with contextlib.suppress(StorageError):  # a lesson goes on without it
            self.storage.keep(NAME, self.data)
