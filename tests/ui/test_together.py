"""Two mayors of one city on the table: goals, skunks, sharing, watches, Good News, Miss Thorn, and whole games."""

from __future__ import annotations

from typing import Any

import pytest

from everdell_desktop.app import App
from everdell_desktop.ui.screens.score import ScoreScreen

from .conftest import Hands
from .playing import play_to_the_end, sit_down


@pytest.fixture(autouse=True)
def quick(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.fsync", lambda handle: None)
    app.settings.animation, app.settings.pace = "off", "at once"


WHOLE_GAMES: dict[str, tuple[dict[str, Any], tuple[str, ...], float]] = {
    "two people": ({"mode": "cooperative", "chapter": 5}, (), 1.0),
    "a computer partner": ({"mode": "cooperative", "chapter": 10}, ("", "random"), 1.0),
    "a chapter alone": ({"mode": "campaign", "chapter": 1, "solo": True}, (), 0.7),
    "the challenge": ({"mode": "challenge", "difficulty": "easy", "solo": True}, (), 0.7),
}


@pytest.mark.parametrize("game", WHOLE_GAMES)
def test_whole_game_by_mouse(app: App, hands: Hands, game: str) -> None:
    options, levels, by_mouse = WHOLE_GAMES[game]
    table = sit_down(app, 2, 5, levels, ("duo",), options)
    table.sitting.at_once = True
    play_to_the_end(app, hands, table, 5, by_mouse)
    assert isinstance(app.screen, ScoreScreen) and table.sitting.over
    assert not app.kit.pictures.faults
