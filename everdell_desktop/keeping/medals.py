"""The medals of challenges, found in the album: what was shown against a rival, on which level, by how many."""

from __future__ import annotations

from collections.abc import Iterable

from everdell_desktop.engine.campaigns import Challenges
from everdell_desktop.keeping.album import Played

ALONE, TOGETHER = 1, 2
Medal = tuple[str, int, str]
"""The level, how many people played, and the goal; without a goal the victory itself."""


def medals(challenges: Challenges, games: Iterable[Played]) -> set[Medal]:
    """What these games have earned; practice games earn nothing."""
    earned: set[Medal] = set()
    for played in games:
        game = played.game
        level = challenges.level_of(game.options)
        if level is None or game.practice or game.result.get("won") is not True:
            continue
        people = ALONE if game.options.get("solo") is True or any(seat.level for seat in game.seats) else TOGETHER
        met = game.result.get("challenges")
        known = {goal.id for goal in challenges.goals}
        goals = [goal for goal in met if goal in known] if isinstance(met, list) else []
        earned |= {(level, people, goal) for goal in ["", *goals]}
    return earned
