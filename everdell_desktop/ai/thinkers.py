"""What a thinking player is, and the levels there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

from everdell_desktop.engine.decisions import Decision
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import State

from .quick import QuickThinker, RandomThinker
from .searching import Effort, SearchingThinker, share_of_turn


class Thinker(Protocol):
    """Answers decisions for a seat. `start` and `answers` tell how the turn came to this decision.

    A thinker may look at `start` only through `view.branch` or after `view.determinize`, which deal anew what its
    seat may not see; a test holds it to that.
    """

    should_stop: Callable[[], bool]
    """Asked between two steps of thinking; once it says yes, the best answer so far is given."""

    def pick(self, decision: Decision, start: State, answers: Sequence[Any], rules: Ruleset) -> Any:
        """The answer, resolved (what `decision.answer` turns into JSON)."""


EFFORTS = {
    "hard": Effort(playouts=24, width=8, horizon=0, noise=0.2),
    "master": Effort(playouts=120, width=10, horizon=4, noise=0.5, rivals=True),
}
ALONE = {"hard": Effort(playouts=100, width=8, horizon=4)}
"""Against a rival who plays by rule there is nobody to wait for the next turn, and more to look ahead at."""
ADVICE = "advice"
"""Asked for like a level: what a strong player would do, and why."""
SECONDS = {"hard": 1.0, "master": 3.0, ADVICE: 3.0}
"""What a whole turn may take where somebody waits; on most machines the effort ends before."""

LEVELS: dict[str, Callable[[int], Thinker]] = {
    "random": RandomThinker,
    "beginner": partial(QuickThinker, noise=4.0),
    "easy": partial(QuickThinker, noise=1.5),
    "normal": partial(QuickThinker, noise=0.4),
    **{name: partial(SearchingThinker, effort=effort, alone=ALONE.get(name)) for name, effort in EFFORTS.items()},
}
"""Each level by name: a function from a seed to a thinker."""


def seconds_for(level: str, given: int) -> float:
    """Seconds for the question after so many answers of a turn: half of the turn's for the first, less for others."""
    return SECONDS.get(level, 1.0) / 2 * share_of_turn(given)
