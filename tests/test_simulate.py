"""Letting computer players play many games: what is counted, and that it can be repeated."""

from __future__ import annotations

import json

import pytest

from everdell_desktop.commands import simulate as simulating
from everdell_desktop.commands.cli import main
from everdell_desktop.commands.simulate import jobs, play_game, simulate, wilson


def test_the_same_seed_gives_the_same_scores() -> None:
    first, second = (simulate(["random", "random"], games=3, seed=9, cores=1) for _ in range(2))
    for one, other in zip(first["seats"], second["seats"], strict=True):
        assert (one["mean"], one["sd"], one["wins"]) == (other["mean"], other["sd"], other["wins"])


def test_every_level_sits_in_every_seat_in_turn() -> None:
    rotations = [job.rotation for job in jobs(["easy", "random", "random"], 6, 1, ("base",), {})]
    assert rotations == [0, 1, 2, 0, 1, 2]


def test_wins_are_counted_by_level_not_by_seat() -> None:
    for job in jobs(["easy", "random"], 2, 4, ("base",), {}):
        outcome = play_game(job)
        assert not outcome.failure
        assert outcome.scores[0] > outcome.scores[1], f"easy lost to chance with rotation {job.rotation}"
        assert outcome.won == (1.0, 0.0)
        assert all(outcome.turns)


def test_rugwort_comes_when_one_plays_alone() -> None:
    result = simulate(["easy"], games=2, seed=1, options={"rugwort_year": 2}, cores=1)
    assert not result["failures"]
    assert result["seats"][0]["mean"] > 0


def test_a_game_that_breaks_down_is_reported_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the table fell over")

    monkeypatch.setattr(simulating, "run_turn", broken)
    result = simulate(["random", "random"], games=2, seed=70, cores=1)
    assert [failure["seed"] for failure in result["failures"]] == [70, 71]
    assert "the table fell over" in result["failures"][0]["error"]


def test_the_interval_of_a_share() -> None:
    low, high = wilson(80, 100)
    assert low == pytest.approx(0.711, abs=0.001) and high == pytest.approx(0.867, abs=0.001)
    assert wilson(0, 0) == (0.0, 1.0)


def test_one_json_object_and_no_progress_bar_off_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--seats", "random,random", "--games", "2", "--cores", "1", "--json"]) == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["games"] == 2
    assert printed.err == ""


def test_games_that_are_won_or_lost_together_are_summed_up() -> None:
    options = {"mode": "cooperative", "chapter": 2}
    result = simulate(["random", "random"], games=3, seed=5, boxes=("duo",), options=options, cores=1)
    team = result["together"]
    assert not result["failures"]
    assert team["target"] == 90
    assert len(team["goals_met"]) == 2
    assert team["mean"] == result["seats"][0]["mean"] == result["seats"][1]["mean"]
    thorn = simulate(["random", "random"], 2, 5, ("duo",), {"mode": "challenge"}, cores=1)["together"]
    assert thorn["rival"] > 0
    assert "together" not in simulate(["random", "random"], 1, 5, ("duo",), {}, cores=1)
