"""The score sheet says who won and why."""

from __future__ import annotations

import pytest

from everdell_desktop.app import App
from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.scoring import ScoreSheet, best_of
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.screens.new_game import NewGameScreen
from everdell_desktop.ui.screens.results import category, result
from everdell_desktop.ui.screens.score import ScoreScreen

from .conftest import Hands
from .stage import StubTable, screenshots


def sheet(seat: int, total: int, *tie: int) -> ScoreSheet:
    return ScoreSheet(seat, {"cards": total}, tie)


@pytest.mark.parametrize(
    ("sheets", "winners", "headline", "tie"),
    [
        ([sheet(0, 40, 0, 1, 2), sheet(1, 30, 0, 3, 9)], [0], "Anna wins with 40 points", ""),
        ([sheet(0, 40, 0, 1, 2), sheet(1, 40, 0, 3, 0)], [1], "Ben wins", "more events decide (3 against 1)"),
        (
            [sheet(0, 40, 0, 1, 2), sheet(1, 40, 0, 1, 5)],
            [1],
            "Ben wins",
            "more resources left over decide (5 against 2)",
        ),
        ([sheet(0, 40, 0, 1, 2), sheet(1, 40, 0, 1, 2)], [0, 1], "Anna and Ben share", "all equal"),
        ([sheet(0, 40, 0, 9, 9), sheet(1, 40, 1, 0, 0)], [1], "Ben wins", "a tie goes to Ben"),
    ],
)
def test_the_result_in_words(sheets: list[ScoreSheet], winners: list[int], headline: str, tie: str) -> None:
    found = result(sheets, ["Anna", "Ben"], best_of(sheets))
    assert found.winners == winners
    assert headline in found.headline
    assert tie in found.tie
    assert bool(found.tie) == bool(tie)


def test_the_score_sheet_lies_over_the_table(app: App, hands: Hands) -> None:
    sitting = screenshots().played(3)
    sitting.practice_used = True
    app.show(StubTable(app, sitting))
    app.push(ScoreScreen(app, sitting))
    assert any("practice" in writing.text for writing in app.screen.written)
    for seat, scored in enumerate(sitting.game.scores()):
        assert app.screen.find(f"total:{seat}") is not None
        assert str(scored.total) in [writing.text for writing in app.screen.written]
    hands.click("look")
    assert isinstance(app.screen, StubTable)
    app.push(ScoreScreen(app, sitting))
    hands.click("new_game")
    assert isinstance(app.screen, NewGameScreen)
    hands.click("back")
    assert isinstance(app.screen, MenuScreen)


DUO_TIES = "Events", "resources left over", "cards in the city", "cards in hand"


@pytest.mark.parametrize(
    ("mine", "theirs", "words"),
    [
        ((2, 0, 0, 0), (1, 9, 9, 9), "more Events decide (2 against 1)"),
        ((1, 3, 0, 0), (1, 2, 9, 9), "in Events too: more resources left over decide (3 against 2)"),
        ((1, 3, 8, 2), (1, 3, 8, 1), "in Events, resources left over and cards in the city too: more cards in hand"),
        (
            (1, 3, 8, 2),
            (1, 3, 8, 2),
            "Scores, Events, resources left over, cards in the city and cards in hand are all",
        ),
    ],
)
def test_a_tie_is_told_by_what_the_game_decides_it_with(
    mine: tuple[int, ...], theirs: tuple[int, ...], words: str
) -> None:
    sheets = [sheet(0, 40, *mine), sheet(1, 40, *theirs)]
    assert words in result(sheets, ["Anna", "Ben"], best_of(sheets), DUO_TIES).tie


def test_one_sheet_for_both_tells_that_they_won_together() -> None:
    city, rival = ScoreSheet(0, {"cards": 80}, name="Anna and Ben"), ScoreSheet(2, {"cards": 71}, name="Miss Thorn")
    names = ["Anna", "Ben"]
    assert result([city], names, [0, 1]).headline == "Won together with 80 points"
    assert result([city], names, []).headline == "Not this time: 80 points"
    assert result([city, rival], names, [0, 1]).headline == "Won together: 80 points, Miss Thorn 71"
    assert result([city, rival], names, [2]).headline == "Miss Thorn wins with 71 points to 80"


def test_every_kind_of_points_has_a_sign_of_its_own() -> None:
    kinds = {rule.category for box in SHELF.boxes.values() for rule in box.scoring}
    assert len(kinds) > 9
    assert not [kind for kind in kinds if category(kind)[0] == "star"]
