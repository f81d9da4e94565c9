"""Who is next, when the game is over, who has won: what the boxes say, or else the usual."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .scoring import TIES, ScoreSheet, best_of, events_then_goods, everybodys_sheets
from .state import State

if TYPE_CHECKING:
    from .ruleset import Box, Ruleset


class Ending:
    """How the turns of a table go round and how its game ends."""

    def __init__(self, boxes: Sequence[Box], rules: Ruleset) -> None:
        self._rules = rules
        self.is_over: Callable[[State], bool] = last_given([box.is_over for box in boxes], everybody_passed)
        self._next_seat = last_given([box.next_seat for box in boxes], next_in_round)
        self._score_sheets = last_given([box.score_sheets for box in boxes], everybodys_sheets)
        self._tie_breaks = [box.tie_break for box in boxes if box.tie_break is not None]
        self.ties: tuple[str, ...] = last_given([box.ties or None for box in boxes], TIES)
        """What decides between equal scores, in words."""
        self._winners = last_given([box.winners for box in boxes], lambda state, rules, sheets: best_of(sheets))
        self._result = last_given([box.result for box in boxes], None)
        self._aims = [box.aims for box in boxes if box.aims is not None]

    def next_seat(self, state: State) -> int:
        """Whose turn comes next."""
        seat: int = self._next_seat(state, self._rules)
        return seat

    def score_sheets(self, state: State) -> list[ScoreSheet]:
        """The scores as if the game ended now."""
        sheets: list[ScoreSheet] = self._score_sheets(state, self._rules)
        return sheets

    def tie_break(self, state: State, seat: int) -> tuple[int, ...]:
        """What decides for a seat between equal scores."""
        found = events_then_goods(state, self._rules, seat)
        for change in self._tie_breaks:
            found = change(state, self._rules, seat, found)
        return found

    def winners(self, state: State, sheets: Sequence[ScoreSheet]) -> list[int]:
        """The seats that have won, if the game ended now; none where the table has lost."""
        seats: list[int] = self._winners(state, self._rules, sheets)
        return seats

    def result(self, state: State, sheets: Sequence[ScoreSheet]) -> Mapping[str, Any] | None:
        """What else the boxes say about the end."""
        return self._result(state, self._rules, sheets) if self._result is not None else None

    def aims(self, state: State, seat: int) -> float:
        """What a seat aims at beyond the score of its household, in points; nothing where only points count."""
        return sum(aims(state, self._rules, seat) for aims in self._aims)

    def worth(self, state: State, seat: int) -> float:
        """What it is worth to a seat if the game ended now, in points, for thinkers: the score of its household,
        whoever heaped it up, and what else it aims at (goals met or missed, a rival without a seat)."""
        rules = self._rules
        automaton = rules.automata.get(state.players[seat].automaton)
        score = sum(rule.points(state, rules, state.homes[seat]) for rule in rules.scoring_of(automaton))
        return score + self.aims(state, seat)


def everybody_passed(state: State) -> bool:
    for player in state.players:  # noqa: SIM110 (asked before every turn of a playout)
        if not player.passed and not player.automaton:
            return False
    return True


def next_in_round(state: State, rules: Ruleset) -> int:
    """The next in the round who still plays; the same seat when nobody else does."""
    number = len(state.players)
    for step in range(1, number + 1):
        seat = (state.seat + step) % number
        player = state.players[seat]
        if not player.passed and (not player.automaton or rules.automata[player.automaton].take_turn is not None):
            return seat
    return state.seat


def last_given(given: Sequence[Any], default: Any) -> Any:
    """What the last box says that says anything."""
    return next((one for one in reversed(given) if one is not None), default)
