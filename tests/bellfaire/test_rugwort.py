"""Rugwort's five moods."""

from __future__ import annotations

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.boxes.bellfaire import BELLFAIRE
from everdell_desktop.engine.combining import BoxError
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.reading import PositionError
from everdell_desktop.engine.ruleset import Seat, Setup
from tests.bellfaire.table import alone
from tests.scenario import Scenario

MOODS = ["rugwort_cranky", "rugwort_glitzy", "rugwort_hasty", "rugwort_lucky", "rugwort_squatty"]


def rolls(scenario: Scenario) -> list[int]:
    return [entry.facts["number"] for entry in scenario.entries("roll")]


def seed_for(mood: str, wanted: int, **facts: object) -> Scenario:
    """A table on which his next roll is the wanted number."""
    for seed in range(200):
        scenario = alone(options={mood: True}, seed=seed, hand="farm inn king", twigs=2, resin=1, **facts).play("farm")
        if rolls(scenario)[0] == wanted:
            return scenario
    raise AssertionError(f"no seed rolls {wanted}")


def test_cranky_costs_a_card_when_the_die_shows_eight() -> None:
    scenario = seed_for("rugwort_cranky", 8)
    assert len(scenario.game.state.players[0].hand) == 1
    assert len(seed_for("rugwort_cranky", 3).game.state.players[0].hand) == 2


def test_glitzy_makes_purple_cards_worth_five() -> None:
    city = {"city": ["king", "castle", "farm"]}
    assert alone(rugwort=city).game.scores()[1].parts["cards"] == 3 + 3 + 2
    assert alone(options={"rugwort_glitzy": True}, rugwort=city).game.scores()[1].parts["cards"] == 5 + 5 + 2


def test_hasty_achieves_the_leftmost_special_event_each_season() -> None:
    events = "city_holiday tax_relief royal_wedding"
    placed = ["basic_1_berry", "basic_2_card_1_point"]
    scenario = alone(options={"rugwort_hasty": True}, special_events=events, workers=0, placed=placed).prepare()
    assert [claimed.award.id for claimed in scenario.game.state.players[1].events] == ["city_holiday"]
    assert scenario.game.scores()[1].parts["events"] == 3 * 3


def test_lucky_gains_a_point_for_the_same_number_again() -> None:
    again = seed_for("rugwort_lucky", 4, last_roll=4)
    assert again.game.state.players[1].points == 1
    assert seed_for("rugwort_lucky", 4, last_roll=5).game.state.players[1].points == 0
    assert again.game.position()["last_roll"] == 4


def test_no_die_shows_nine() -> None:
    with pytest.raises(PositionError, match="from 0 to 8"):
        _ = alone(options={"rugwort_lucky": True}, last_roll=9).game


def test_squatty_scores_every_empty_space_of_your_city() -> None:
    scenario = alone(options={"rugwort_squatty": True}, city="farm inn", rugwort={"city": ["farm"]})
    assert scenario.game.scores()[1].parts["cards"] == 2 + 2 * 13


@pytest.mark.parametrize("mood", MOODS)
def test_moods_are_for_one_player_only(mood: str) -> None:
    with pytest.raises(BoxError, match=mood):
        Game.new(Setup(("base", "bellfaire"), (Seat("A"), Seat("B")), {mood: True}), 1, SHELF)


def test_his_moods_are_off_unless_they_are_chosen() -> None:
    moods = [option for option in BELLFAIRE.options if option.name.startswith("rugwort_")]
    assert len(moods) == 5 and all(mood.default is False and mood.seats == (1,) for mood in moods)
