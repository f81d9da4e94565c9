"""The five levels of Everdell Duo at its own table: what can be told from few games. Strength itself is measured by
`simulate` (docs/opponents.md)."""

from __future__ import annotations

import pytest

from everdell_desktop.ai.levels import LEVELS, levels_of
from everdell_desktop.ai.weights import folder, learned, learned_values
from everdell_desktop.commands.simulate import simulate
from everdell_desktop.engine.state import SEASONS


@pytest.mark.parametrize(
    ("better", "worse", "games", "wins"),
    [("beginner", "random", 6, 6), ("easy", "beginner", 12, 9), ("normal", "easy", 16, 9), ("hard", "easy", 4, 3)],
)
def test_a_level_beats_the_one_below(better: str, worse: str, games: int, wins: int) -> None:
    result = simulate([better, worse], games=games, seed=77, boxes=("duo",), cores=1)
    assert not result["failures"], result["failures"][0]["error"]
    seats = result["seats"]
    assert seats[0]["wins"] >= wins, f"{seats} (seeds from 77)"


def test_the_levels_are_shown_with_their_scores_in_this_game() -> None:
    means = [level.mean for level in levels_of("duo").values()]
    assert means == sorted(means) and list(levels_of("duo")) == list(LEVELS)
    assert means != [level.mean for level in levels_of().values()]
    assert levels_of("a game nobody has measured") == levels_of()


def test_duo_has_learned_for_itself_and_for_teams() -> None:
    assert folder("duo") == ("duo",)
    assert learned("duo") != learned()
    assert set(learned_values("duo")) == {*SEASONS, *(f"{season} together" for season in SEASONS)}
