"""The game object: undo, redo, honest undo, saving, loading, notices, and failures that leave it as it was."""

from __future__ import annotations

import json
from typing import Any

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.decisions import IllegalAnswer
from everdell_desktop.engine.game import FORMAT, Game, SaveError
from everdell_desktop.engine.reading import PositionError
from everdell_desktop.engine.turn import Turn
from tests.scenario import given
from tests.walking import Table, walk

# answers


def test_a_new_game_asks_the_first_seat_for_its_turn() -> None:
    game = Table(3, 1).new()
    assert game.decision is not None and not game.over
    assert (game.decision.seat, game.decision.kind) == (0, "choose_one")
    assert [len(player.hand) for player in game.state.players] == [5, 6, 7]
    assert game.state.turn == 1 and game.answers == [] and not game.can_undo()


def test_a_refused_answer_changes_nothing() -> None:
    game = given(hand="bard farm inn", berries=3).play("bard").game
    before = json.dumps(game.save())
    for answer in (["queen"], ["farm", "farm"], "farm", None, 3, {"farm": 1}, [["farm"]], ["farm", "inn", "bard"]):
        with pytest.raises(IllegalAnswer):
            game.submit(answer)
    assert json.dumps(game.save()) == before


def test_answers_are_kept_in_one_form() -> None:
    """However an answer was put, the history tells it in the shortest way."""
    game = given(hand="farm", twigs=2, resin=1, city="crane").play("farm").game
    game.submit({"key": "goods", "goods": {"twig": 2, "resin": 1}})
    assert game.history[-2] == ["play:hand:farm", "goods"]


def test_a_game_keeps_nothing_of_the_answer_object() -> None:
    game = given(hand="bard farm inn", berries=3).play("bard").game
    answer = ["farm"]
    game.submit(answer)
    answer.append("inn")
    assert game.history[-2] == ["play:hand:bard", ["farm"]]


def test_nothing_is_asked_once_the_game_is_over() -> None:
    game = walk(Table(2, 5), lambda game, answer: None)
    assert game.over and game.decision is None
    with pytest.raises(IllegalAnswer, match="over"):
        game.submit("pass")
    game.undo()
    assert not game.over


def test_a_card_that_fails_leaves_the_game_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    game = given(hand="wanderer farm", berries=2, twigs=2, resin=1).game

    def fail(turn: Turn, here: Any) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(game.rules.cards["wanderer"], "on_played", fail)
    before = json.dumps([game.save(), game.position()])
    decision = game.decision
    with pytest.raises(RuntimeError):
        game.submit("play:hand:wanderer")
    assert json.dumps([game.save(), game.position()]) == before
    assert game.decision is decision
    game.submit("play:hand:farm")
    assert game.decision is not None and game.decision.seat == 1


# undo


def test_undo_steps_back_one_question_at_a_time() -> None:
    game = given(hand="bard farm inn", berries=3).play("bard").choose(["farm"]).game
    assert game.state.players[0].points == 1 and game.state.seat == 1
    game.undo()
    assert game.answers == ["play:hand:bard"] and game.state.seat == 0
    game.undo()
    assert game.answers == [] and len(game.state.players[0].hand) == 3 and not game.can_undo()
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        game.undo()
    game.redo()
    game.redo()
    assert game.state.players[0].points == 1
    with pytest.raises(IllegalAnswer, match="nothing to do again"):
        game.redo()


def test_a_new_answer_forgets_what_was_taken_back() -> None:
    game = given(hand="bard farm inn", berries=3).play("bard").choose(["farm"]).game
    game.undo()
    game.submit([])
    with pytest.raises(IllegalAnswer):
        game.redo()


def test_a_refused_answer_keeps_what_was_taken_back() -> None:
    game = given(hand="bard farm inn", berries=3).play("bard").choose(["farm"]).game
    game.undo()
    with pytest.raises(IllegalAnswer):
        game.submit(["king"])
    game.redo()
    assert game.state.players[0].points == 1


@pytest.mark.parametrize(
    ("facts", "answers", "reveals"),
    [
        ({}, ["place:basic_3_twig"], False),
        ({}, ["place:basic_1_berry_1_card"], True),
        ({"hand": "farm", "twigs": 2, "resin": 1}, ["play:hand:farm"], False),
        ({"twigs": 2, "resin": 1, "meadow": "farm"}, ["play:meadow:0:farm"], True),
        ({"hand": "wanderer", "berries": 2}, ["play:hand:wanderer"], True),
        ({"hand": "postal_pigeon", "berries": 2}, ["play:hand:postal_pigeon"], True),
        ({"hand": "postal_pigeon", "berries": 2, "deck": "king queen"}, ["play:hand:postal_pigeon"], True),
        ({"hand": "bard farm", "berries": 3}, ["play:hand:bard", ["farm"]], False),
        ({"city": "cemetery", "discard": "farm king mine inn bard"}, ["place:city:0:cemetery", "discard"], True),
    ],
)
def test_honest_undo_knows_what_was_brought_to_light(facts: dict[str, Any], answers: list[Any], reveals: bool) -> None:
    game = given(**facts).game
    for answer in answers:
        game.submit(answer)
    assert game.undo_reveals() is reveals
    assert [seat for seat, _ in game.trail()] == [0] * len(answers)


def test_the_trail_goes_back_across_turns() -> None:
    game = given(hand="bard farm", berries=3).play("bard").choose(["farm"]).place("basic_2_twig_1_card").game
    assert list(game.trail()) == [(1, True), (0, False), (0, False)]
    game.undo()
    assert list(game.trail()) == [(0, False), (0, False)] and not game.undo_reveals()


def test_nothing_to_take_back_reveals_nothing() -> None:
    assert Table(2, 1).new().undo_reveals() is False


# saving and loading


def played() -> Game:
    """Two turns and a half."""
    table = given(hand="bard farm inn", berries=3, seed=5).against(hand="mine king")
    return table.place("basic_3_twig").place("basic_2_resin").play("bard").game


def reloaded(save: Any) -> Game:
    return Game.load(json.loads(json.dumps(save)), SHELF)


def test_a_loaded_game_stands_at_the_same_question_and_keeps_its_past() -> None:
    game = played()
    loaded = reloaded(game.save())
    assert loaded.position() == game.position() and loaded.history == game.history and loaded.notice == ""
    for _ in range(3):
        loaded.undo()
        game.undo()
        assert loaded.position() == game.position()
    assert not loaded.can_undo()
    assert list(reloaded(played().save()).trail()) == list(played().trail())


def test_a_save_is_names_and_numbers() -> None:
    save = played().save()
    assert save["format"] == FORMAT and save["answers"] == ["play:hand:bard"]
    assert save["history"][-1] == ["play:hand:bard"]
    assert json.loads(json.dumps(save)) == save


def test_an_answer_that_no_longer_fits_starts_the_turn_over_and_says_so() -> None:
    save = played().save()
    save["answers"] = ["play:hand:bard", ["castle"]]
    loaded = reloaded(save)
    assert "starts over" in loaded.notice and "castle" in loaded.notice
    assert loaded.answers == [] and loaded.state.seat == 0 and loaded.state.turn == 3
    loaded.submit("play:hand:bard")
    assert loaded.notice == "", "a notice is told once"


@pytest.mark.parametrize("damage", [{"history": None}, {"history": [["nonsense"], []]}, {"start": {}}, {"start": 5}])
def test_a_damaged_past_is_given_up_but_the_table_is_kept(damage: dict[str, Any]) -> None:
    save = {**played().save(), **damage}
    loaded = reloaded(save)
    assert loaded.position()["seats"] == played().position()["seats"]
    assert "cannot be taken back" in loaded.notice
    loaded.undo()
    assert not loaded.can_undo()


def test_a_history_with_an_answer_too_many_is_given_up() -> None:
    save = played().save()
    save["history"][0].append("place:haven")
    assert "cannot be taken back" in reloaded(save).notice


@pytest.mark.parametrize(
    ("save", "words"),
    [
        (None, "a save must be an object"),
        ([], "a save must be an object"),
        ({}, "format 2, not null"),
        ({"format": 1}, "format 2, not 1"),
        ({"format": True}, "format 2, not true"),
        ({"format": "2"}, "format 2, not '2'"),
        ({"format": 2}, "no 'state'"),
        ({"format": 2, "state": {}}, "no 'answers'"),
        ({"format": 2, "state": [], "answers": []}, "a position must be an object"),
        ({"format": 2, "state": {}, "answers": {}}, "answers must be a list"),
        ({"format": 2, "state": {"meadow": ["unicorn"]}, "answers": []}, "unicorn"),
        ({"name": "a foreign file", "version": [1, 2]}, "format 2, not null"),
    ],
)
def test_what_is_no_save_is_refused_in_words(save: Any, words: str) -> None:
    with pytest.raises(SaveError, match=words.replace("(", r"\(")):
        Game.load(save, SHELF)


def test_a_finished_game_loads_finished() -> None:
    game = walk(Table(1, 4, options=(("rugwort_year", 2),)), lambda game, answer: None)
    loaded = reloaded(game.save())
    assert loaded.over and loaded.scores() == game.scores()
    loaded.undo()
    assert not loaded.over


# positions with answers


def test_a_position_can_bring_its_answers() -> None:
    position = {"seats": [{"hand": ["bard", "farm"], "goods": {"berry": 3}}, {}], "answers": ["play:hand:bard"]}
    game = Game.at(position, SHELF)
    assert game.decision is not None and game.decision.kind == "choose_some"
    with pytest.raises(PositionError, match=r"answer 2 .*'castle'"):
        Game.at({**position, "answers": ["play:hand:bard", ["castle"]]}, SHELF)


def test_a_written_table_in_mid_turn_leads_back_to_its_question() -> None:
    game = given(hand="postal_pigeon", berries=2, deck="farm mine").play("postal_pigeon").game
    table = json.loads(json.dumps(game.position()))
    assert sorted(table["revealed"]) == ["farm", "mine"]
    again = Game.at(table, SHELF)
    assert again.decision is not None and game.decision is not None
    assert again.decision.options == game.decision.options and again.answers == game.answers
    again.undo()
    assert again.answers == []


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda table: table["seats"][0].update(points=7), "not the table its midway leads to"),
        (lambda table: table["midway"]["answers"].append("farm"), "not the table its midway leads to"),
        (lambda table: table["midway"]["answers"].append("castle"), "answer 2"),
        (lambda table: table["midway"].pop("start"), "start in midway"),
        (lambda table: table["midway"].pop("answers"), "answers must be a list"),
        (lambda table: table["midway"].update(extra=1), "midway has no part 'extra'"),
        (lambda table: table["midway"]["start"].update(midway={}), "cannot be midway itself"),
        (lambda table: table.update(midway=3), "midway must be an object"),
        (lambda table: table.pop("midway"), "no part 'revealed'"),
    ],
)
def test_a_mid_turn_table_that_was_tampered_with_is_refused(change: Any, words: str) -> None:
    game = given(hand="postal_pigeon", berries=2, deck="farm mine").play("postal_pigeon").game
    table = json.loads(json.dumps(game.position()))
    change(table)
    with pytest.raises(PositionError, match=words):
        Game.at(table, SHELF)
