"""Five and six at the table."""

from __future__ import annotations

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.boxes.bellfaire import BELLFAIRE
from everdell_desktop.engine.awards import SPECIAL_EVENT
from everdell_desktop.engine.combining import BoxError
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.reading import PositionError
from everdell_desktop.engine.ruleset import Seat, Setup
from everdell_desktop.engine.spaces import FOREST
from tests.bellfaire.table import fair
from tests.scenario import Scenario


def seats(number: int) -> tuple[Seat, ...]:
    return tuple(Seat(f"P{seat}") for seat in range(number))


@pytest.mark.parametrize("people", [5, 6])
def test_hands_events_forest_and_workers(people: int) -> None:
    state = Game.new(Setup(("base", "bellfaire"), seats(people)), 4, SHELF).state
    assert [len(player.hand) for player in state.players] == [5, 5, 6, 6, 7, 7][:people]
    assert sum(award.kind == SPECIAL_EVENT for award in state.awards) == people
    forest = [space for space in state.spaces if space.kind == FOREST]
    assert len(forest) == 4 and all(space.room(people) == 2 for space in forest)
    assert all(player.free_workers == 2 for player in state.players)


def test_five_need_the_fair() -> None:
    with pytest.raises(BoxError, match="1, 2, 3 or 4 players, not 5"):
        Game.new(Setup(("base",), seats(5)), 1, SHELF)
    with pytest.raises(BoxError, match="5 or 6 players, not 7"):
        Game.new(Setup(("base", "bellfaire"), seats(7)), 1, SHELF)


def test_a_sixth_player_of_legends_is_served_from_the_second_pack() -> None:
    game = Game.new(Setup(("base", "legends", "bellfaire"), seats(6)), 1, SHELF)
    assert all(len(seat["legends"]) == 2 for seat in game.position()["seats"])


def ready(season: str, workers: int) -> Scenario:
    placed = ["basic_1_berry"] * workers
    return fair(5, season=season, workers=0, placed=placed, meadow="farm " * 8).prepare()


@pytest.mark.parametrize(("season", "workers", "then"), [("winter", 2, 2), ("spring", 2, 3), ("summer", 3, 5)])
def test_no_worker_comes_for_spring(season: str, workers: int, then: int) -> None:
    scenario = ready(season, workers)
    if season == "spring":
        scenario.choose(["meadow:0:farm", "meadow:1:farm"])
    scenario.expect(workers=then)


def test_a_hand_holds_seven_cards() -> None:
    fair(5, hand="farm " * 6).place("basic_2_twig_1_card").expect(hand=7)
    fair(5, hand="farm " * 7).place("basic_2_twig_1_card").expect(hand=7)
    with pytest.raises(PositionError, match="at most 7"):
        assert fair(5, hand="farm " * 8).game


def test_whoever_finishes_discards_the_hand() -> None:
    fair(5, season="autumn", hand="farm inn").give_up().expect(hand="", passed=True).table(discard="farm inn")
    fair(4, season="autumn", hand="farm inn").give_up().expect(hand="farm inn", passed=True)


def test_cards_in_hand_score_though_the_hand_is_laid_down() -> None:
    facts = {"boxes": "base bellfaire pearlbrook", "season": "autumn", "hand": "farm inn mine king"}
    scenario = fair(5, **facts, played_adornments=["scales"]).scores(adornments=4).give_up()
    scenario.expect(hand="", laid_down=4).scores(adornments=4)
    assert Game.at(scenario.game.position(), SHELF).position() == scenario.game.position()
    with pytest.raises(PositionError, match="has not passed"):
        _ = fair(5, laid_down=4).game
    with pytest.raises(PositionError, match="laid_down"):
        _ = fair(4, laid_down=4).game


def test_with_deck_and_discard_pile_empty_cards_come_from_the_meadow() -> None:
    scenario = fair(5, meadow="farm mine king queen bard judge inn ruins").short_deck()
    scenario.place("basic_2_card_1_point").asks("choose_some").choose(["meadow:2:king", "meadow:5:judge"])
    scenario.expect(hand="king judge", points=1)
    scenario.table(meadow=["farm", "mine", None, "queen", "bard", None, "inn", "ruins"])


def test_without_a_meadow_nothing_is_drawn() -> None:
    fair(5, meadow=[None] * 8).short_deck().place("basic_2_card_1_point").expect(hand="", points=1)


@pytest.mark.parametrize(("people", "told"), [(4, True), (5, False), (6, False)])
def test_players_are_told_once_that_no_worker_comes_for_spring(people: int, told: bool) -> None:
    assert BELLFAIRE.notices is not None
    notices = BELLFAIRE.notices(Setup(("base", "bellfaire"), seats(people), {"bellfaire_powers": "dealt"}))
    (powers,) = [notice for notice in notices if notice.icon == "power"]
    assert ("spring" in powers.text) is told
    assert sum("spring" in notice.text for notice in notices) == 1


OTHERS = ("extra", "legends", "rugwort", "pearlbrook", "spirecrest", "newleaf")


@pytest.mark.parametrize("mix", [(), *((name,) for name in OTHERS), OTHERS], ids=" ".join)
@pytest.mark.parametrize("people", [5, 6])
def test_five_and_six_sit_down_with_every_box(people: int, mix: tuple[str, ...]) -> None:
    options = {"bellfaire_powers": "dealt"}
    game = Game.new(Setup(("base", "bellfaire", *mix), seats(people), options), 3, SHELF)
    while game.decision is not None and not game.decision.main:
        game.submit(game.decision.options[0].key)
    table = game.position()
    assert [len(seat["hand"]) for seat in table["seats"]] == [5, 5, 6, 6, 7, 7][:people]
    assert len({str(seat["power"]) for seat in table["seats"]}) == people
    assert len(table["special_events"]) == people and len(table["forest"]) == 4
    assert game.rules.limits.hand == 7 and game.rules.limits.workers == (2, 2, 3, 5)
    assert {len(row) for row in table.get("map", {}).values()} <= {people + 1}
    assert Game.at(table, SHELF).position() == table
