"""A game: the snapshot from the start of the current turn plus the answers given since.

When an answer arrives the turn is run again from the snapshot with one more answer; where the recorded answers run
out, the open question is the decision. Undo, save, load and replay are the same few lines.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from . import positions
from .decisions import Decision, IllegalAnswer, Pending
from .journal import Entry, Journal
from .quoting import quoted
from .reading import PositionError, as_list, as_mapping, check_keys
from .rounds import blank_state, run_turn
from .ruleset import Ruleset, Setup
from .scoring import ScoreSheet
from .shelf import Shelf
from .state import State, cards_in
from .writing import write

FORMAT = 2
"""The shape of a save; `upgrades.py` of whoever keeps saves knows the way up from older ones."""


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
        rules = shelf.rules(replace(setup, beginning=True))
        return cls(rules, blank_state(rules, seed))

    @classmethod
    def at(cls, position: Any, shelf: Shelf) -> Game:
        """A game that starts from a position; its `answers`, if there are any, are given at once."""
        data = as_mapping(position, "a position")
        if "midway" in data:
            return cls._midway(data, shelf)
        state, rules = positions.read(data, shelf)
        game = cls(rules, state)
        for number, answer in enumerate(as_list(data.get("answers", []), "answers"), start=1):
            try:
                game.submit(answer)
            except IllegalAnswer as error:
                raise PositionError(f"answer {number} of the position's answers is not possible: {error}") from None
        return game

    @classmethod
    def _midway(cls, data: Mapping[str, Any], shelf: Shelf) -> Game:
        """A game in the middle of a turn, from what `position` wrote there."""
        midway = as_mapping(data["midway"], "midway")
        check_keys(midway, {"answers", "start"}, "midway")
        start = as_mapping(midway.get("start"), "the start in midway")
        if "midway" in start:
            raise PositionError("the start in midway cannot be midway itself")
        game = cls.at({**start, "answers": midway.get("answers")}, shelf)
        if game.position() != data:
            raise PositionError("the position is not the table its midway leads to; leave midway out to start from it")
        return game

    def submit(self, answer: Any) -> None:
        """Answer the open decision. An answer that was not offered raises IllegalAnswer and changes nothing."""
        if self.decision is None:
            raise IllegalAnswer("the game is over, nothing is asked")
        answer = self.decision.answer(self.decision.resolve(answer))
        self._answer(answer)
        self.undone.clear()
        self.notice = ""

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
        self._answer(self.undone[-1])
        self.undone.pop()

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
        return self.rules.end.score_sheets(self.state)

    def winners(self) -> list[int]:
        """The seats that have won, as if the game ended now; none where the table has lost."""
        return self.rules.end.winners(self.state, self.scores())

    def result(self) -> Mapping[str, Any] | None:
        """What else the boxes say about the end."""
        return self.rules.end.result(self.state, self.scores())

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

    def position(self) -> dict[str, Any]:
        """The table as it stands, in the shape of a position.

        In the middle of a turn, and while the table is being laid out, `midway` says how it came to that, so that the
        question is asked again when the position is read back, and `revealed` names the cards that lie open.
        """
        table = write(self.state, self.rules)
        if self._answers or not self._start.turn:
            revealed = cards_in(self._start) - cards_in(self.state)
            if revealed:
                table["revealed"] = sorted(card.id for card in revealed.elements())
            start = write(self._start, self.rules)
            table["midway"] = {"start": start, "answers": copy.deepcopy(self._answers)}
        return table

    def save(self) -> dict[str, Any]:
        """Names and numbers only. `state` and `answers` are the game; `start` and `history` serve undo and replays."""
        return {
            "format": FORMAT,
            "state": write(self._start, self.rules),
            "answers": copy.deepcopy(self._answers),
            "start": write(self._first, self.rules),
            "history": copy.deepcopy(self.history),
        }

    @classmethod
    def load(cls, data: Any, shelf: Shelf) -> Game:
        """A saved game at the very decision where it was left."""
        try:
            save = as_mapping(data, "a save")
            if save.get("format") != FORMAT or isinstance(save["format"], bool):
                raise SaveError(f"this program reads saves of format {FORMAT}, not {quoted(save.get('format'))}")
            for part in ("state", "answers"):
                if part not in save:
                    raise SaveError(f"the save has no {part!r}")
            answers = as_list(save["answers"], "answers")
            state, rules = positions.read(save["state"], shelf)
            game, notice = cls._replayed(save, state, rules, shelf), ""
            if game is None:
                game, notice = cls(rules, state), "The turns before this one are lost and cannot be taken back."
        except PositionError as error:
            raise SaveError(f"the save cannot be read: {error}") from None
        try:
            for answer in answers:
                game.submit(answer)
        except IllegalAnswer as error:
            game._answers = []
            game._run()
            notice = f"This turn starts over, because one of its choices is not possible any more ({error})."
        game.notice = notice
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
        """Go on with one more answer. Whatever fails on the way, the game stays as it was."""
        before = dict(vars(self), past=list(self.past), _answers=list(self._answers))
        self._answers.append(answer)
        try:
            self._run()
        except Exception:
            vars(self).update(before)
            raise

    def _run(self) -> None:
        """Run the turn again with the answers there are, and go on through turns that ask nobody."""
        self.finished = []
        while True:
            if self._start.turn and self.rules.is_over(self._start):
                self.state = self._start
                self.decision = None
                self.journal = []
                return
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
            if len(record.askers) < len(self._answers):
                raise IllegalAnswer(f"the turn ended before the answer {quoted(self._answers[len(record.askers)])}")
            record.note_reveal()
            self.past.append(PastTurn(self._start, record, journal.entries))
            self.finished += journal.entries
            self._start, self._answers = state, []
