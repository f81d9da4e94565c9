"""Which lessons were taken, how far the open ones have come, and what the guide has told in a first game."""

from __future__ import annotations

import contextlib
from typing import Any, NamedTuple

from everdell_desktop.engine.reading import MOST
from everdell_desktop.keeping.files import StorageError
from everdell_desktop.keeping.storage import Storage
from everdell_desktop.keeping.words import is_shown, is_word

NAME = "learning"
MOST_ANSWERS = 400
DEEPEST_ANSWER = 4


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
        lessons = {lesson: opened for lesson in self._open() if is_word(lesson) and (opened := self.opened(lesson))}
        self.data = {  # nothing else is carried along, so that a damaged file does not stay damaged
            "done": sorted(self.done), "told": sorted(self.told), "first_game": self.first_game,
            "open": {lesson: opened._asdict() for lesson, opened in lessons.items()},
        }  # fmt: skip

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
        if abs(step) > MOST_ANSWERS or not all(is_answer(answer) for answer in answers):
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


def is_answer(value: Any, deep: int = DEEPEST_ANSWER) -> bool:
    """Whether it may be an answer: words and numbers, in lists or by name, not deep and not large."""
    if isinstance(value, dict | list):
        inside = [*value, *value.values()] if isinstance(value, dict) else value
        return deep > 0 and len(inside) <= MOST_ANSWERS and all(is_answer(one, deep - 1) for one in inside)
    return value is None or is_shown(value) or (isinstance(value, int) and abs(value) <= MOST)
