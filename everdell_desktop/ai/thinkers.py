"""What a thinking player is, and the levels there are."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from everdell_desktop.engine.decisions import Decision
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.search import random_pick
from everdell_desktop.engine.state import State


class Thinker(Protocol):
    """Answers decisions for a seat. `start` and `answers` tell how the turn came to this decision.

    A thinker may look at `start` only through `search.branch` or after `search.determinize`, which deal anew what its
    seat may not see; a test holds it to that.
    """

    def pick(self, decision: Decision, start: State, answers: Sequence[Any], rules: Ruleset) -> Any:
        """The answer, resolved (what `decision.answer` turns into JSON)."""


class RandomThinker:
    """Picks any legal answer."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def pick(self, decision: Decision, start: State, answers: Sequence[Any], rules: Ruleset) -> Any:
        return random_pick(decision, self.chance)


LEVELS: dict[str, Callable[[int], Thinker]] = {"random": RandomThinker}
"""Each level by name: a function from a seed to a thinker."""
