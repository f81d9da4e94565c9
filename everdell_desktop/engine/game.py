"""A game: the snapshot from the start of the current turn plus the answers given since.

When an answer arrives the turn is run again from the snapshot with one more answer; where the recorded answers run
out, the open question is the decision. Undo, save, load and replay are the same few lines.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from . import positions
from .decisions import Decision, IllegalAnswer, Pending
from .journal import Entry, Journal
from .reading import PositionError, as_list, as_mapping
from .rounds import blank_state, run_turn
from .ruleset import Ruleset, Setup, Shelf
from .scoring import ScoreSheet, score_sheets
from .state import State
from .writing import write

FORMAT = 1


class SaveError(Exception):
    """A save cannot be read; the sentence says why."""


class Record:
    """Gives the recorded answers of a turn one after the other; where they run out, the question is pending."""

    def __init__(self, answers: list[Any], journal: Journal) -> None:
        self.answers = answers
        self.askers: list[int] = []
        """Which seat gave each answer."""
        self.revealing: list[bool] = []
        """Whether each answer brought something hidden to light."""
        self._journal = journal

    def ask(self, decision: Decision) -> Any:
        self.note_reveal()
        if len(self.askers) == len(self.answers):
            raise Pending(decision)
        self.askers.append(decision.seat)
        return decision.resolve(self.answers[len(self.askers) - 1])

    def note_reveal(self) -> None:
        """What came to light before this point is owed to the answer before it."""
        if len(self.revealing) < len(self.askers):
            self.revealing.append(self._journal.revealed)
        self._journal.revealed = False

    def trail(self) -> Iterator[tuple[int, bool]]:
        return zip(reversed(self.askers), reversed(self.revealing), strict=True)


class PastTurn(NamedTuple):
    """A finished turn: from which table it started, what was answered and what happened."""

    start: State
    record: Record
    journal: list[Entry]

    @property
    def answers(self) -> list[Any]:
        return self.record.answers


class Game:
    """One sitting at the table."""

    def __init__(self, rules: Ruleset, start: State) -> None:
        self.rules = rules
        self.past: list[PastTurn] = []
        self.undone: list[Any] = []
        """Answers taken back, the latest last, for redo."""
        self.notice = ""
        """What a player should be told after loading."""
        self.state = start
        self.decision: Decision | None = None
        self.journal: list[Entry] = []
        """What happened since the start of this turn."""
        self.finished: list[Entry] = []
        """What the last answer finished: the end of its turn, and turns that asked nobody."""
        self._first = self._start = start
        self._answers: list[Any] = []
        self._run()

    @classmethod
    def new(cls, setup: Setup, seed: int, shelf: Shelf) -> Game:
        rules = shelf.rules(setup)
        return cls(rules, blank_state(rules, seed))

    @classmethod
    def at(cls, position: Any, shelf: Shelf) -> Game:
        """A game that starts from a position."""
        state, rules = positions.read(position, shelf)
        game = cls(rules, state)
        for answer in as_list(as_mapping(position, "a position").get("answers", []), "answers"):
            game.submit(answer)
        return game

    def submit(self, answer: Any) -> None:
        """Answer the open decision. An answer that was not offered raises IllegalAnswer and changes nothing."""
        if self.decision is None:
            raise IllegalAnswer("the game is over, nothing is asked")
        self.decision.resolve(answer)
        self.undone.clear()
        self._answer(answer)

    def undo(self) -> None:
        """Take back the last answer, across turns too."""
        if not self._answers and not any(turn.answers for turn in self.past):
            raise IllegalAnswer("there is nothing to take back")
        while not self._answers:
            turn = self.past.pop()
            self._start, self._answers = turn.start, turn.answers
        self.undone.append(self._answers.pop())
        self._run()

    def redo(self) -> None:
        """Give the answer again that was taken back last."""
        if not self.undone:
            raise IllegalAnswer("there is nothing to do again")
        answer = self.undone.pop()
        self._answer(answer)

    def can_undo(self) -> bool:
        return bool(self._answers) or any(turn.answers for turn in self.past)

    def trail(self) -> Iterator[tuple[int, bool]]:
        """The answers from the last one back: who gave it, and whether it brought something hidden to light."""
        if self._answers:
            yield from self._record.trail()
        for turn in reversed(self.past):
            yield from turn.record.trail()

    def undo_reveals(self) -> bool:
        """Whether taking back the last answer would unsee something hidden: honest undo stops there."""
        return next((revealing for _, revealing in self.trail()), False)

    def scores(self) -> list[ScoreSheet]:
        """As if the game ended now."""
        return score_sheets(self.state, self.rules)

    @property
    def over(self) -> bool:
        return self.decision is None

    @property
    def turn_start(self) -> State:
        """The table at the start of this turn; not to be changed."""
        return self._start

    @property
    def answers(self) -> list[Any]:
        """The answers given this turn."""
        return list(self._answers)

    @property
    def history(self) -> list[list[Any]]:
        """The answers of all turns, this one last."""
        return [*(list(turn.answers) for turn in self.past), list(self._answers)]

    def save(self) -> dict[str, Any]:
        """Names and numbers only. `state` and `answers` are the game; `start` and `history` serve undo and replays."""
        return {
            "format": FORMAT,
            "state": write(self._start, self.rules),
            "answers": list(self._answers),
            "start": write(self._first, self.rules),
            "history": self.history,
        }

    @classmethod
    def load(cls, data: Any, shelf: Shelf) -> Game:
        """A saved game at the very decision where it was left."""
        try:
            save = as_mapping(data, "a save")
            if save.get("format") != FORMAT:
                raise SaveError(f"this program reads saves of format {FORMAT}, not {save.get('format')!r}")
            for part in ("state", "answers"):
                if part not in save:
                    raise SaveError(f"the save has no {part!r}")
            state, rules = positions.read(save["state"], shelf)
            game = cls._replayed(save, state, rules, shelf) or cls(rules, state)
            answers = as_list(save["answers"], "answers")
        except PositionError as error:
            raise SaveError(f"the save cannot be read: {error}") from None
        try:
            for answer in answers:
                game.submit(answer)
        except IllegalAnswer as error:
            game._answers = []
            game._run()
            game.notice = f"This turn starts over, because one of its choices is not possible any more ({error})."
        return game

    @classmethod
    def _replayed(cls, save: Any, state: State, rules: Ruleset, shelf: Shelf) -> Game | None:
        """The game with its past, if the history still leads to the saved table."""
        try:
            first, first_rules = positions.read(save["start"], shelf)
            history = [as_list(turn, "a turn") for turn in as_list(save["history"], "history")]
            game = cls(first_rules, first)
            for turn in history[:-1]:
                game._replay(turn)
            if write(game._start, first_rules) == write(state, rules):
                return game
        except (IllegalAnswer, KeyError, PositionError):
            pass
        return None

    # inside

    def _replay(self, answers: list[Any]) -> None:
        """Run one turn with all its answers at once."""
        if answers:
            self._answers = list(answers)
            self._run()

    def _answer(self, answer: Any) -> None:
        self._answers.append(answer)
        self._run()

    def _run(self) -> None:
        """Run the turn again with the answers there are, and go on through turns that ask nobody."""
        self.finished = []
        while True:
            state = self._start.copy()
            journal = Journal()
            record = Record(self._answers, journal)
            self._record = record
            try:
                run_turn(state, self.rules, record.ask, journal)
            except Pending as pending:
                self.state = state
                self.decision = pending.decision
                self.journal = journal.entries
                return
            record.note_reveal()
            self.past.append(PastTurn(self._start, record, journal.entries))
            self.finished += journal.entries
            self._start, self._answers = state, []
            if self.rules.is_over(state):
                self.state = state
                self.decision = None
                self.journal = []
                return
