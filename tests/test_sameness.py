"""The same answers lead to the same table: taken back, saved, copied, sent as a position or run straight through."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.decisions import Decision
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.rounds import blank_state, play_on
from everdell_desktop.engine.shelf import Shelf
from everdell_desktop.engine.state import Player, State
from everdell_desktop.engine.writing import write
from tests.scenario import given
from tests.walking import ANSWERERS, Table, clone, each_box, each_pair, keys_of, walk

STANDARD = each_box(seed=501)


def through_text(data: Any) -> Any:
    return json.loads(json.dumps(data))


def face(game: Game) -> dict[str, Any]:
    """Everything there is to see of a game: table, question and what could be taken back."""
    decision = game.decision
    question = None
    if decision is not None:
        blocked = [(blocked.key, blocked.reason) for blocked in decision.blocked]
        question = (decision.kind, decision.seat, decision.prompt, keys_of(decision), blocked)
    return {"table": game.position(), "question": question, "history": game.history, "over": game.over}


def check_undo(game: Game, answer: Any) -> None:
    before = face(game)
    game.submit(answer)
    after = face(game)
    game.undo()
    assert face(game) == before, "undo does not lead back"
    game.redo()
    assert face(game) == after, "redo does not lead forth again"
    game.undo()


@pytest.mark.parametrize("table", each_box(seed=301), ids=str)
def test_undo_and_redo_lead_back(table: Table) -> None:
    walk(table, check_undo)


@pytest.mark.parametrize("table", STANDARD, ids=str)
def test_a_whole_game_can_be_taken_back_and_given_again(table: Table) -> None:
    faces = []
    game = walk(table, lambda game, answer: faces.append(face(game)))
    end = face(game)
    for earlier in reversed(faces):
        game.undo()
        assert face(game) == earlier
    assert not game.can_undo()
    for later in [*faces[1:], end]:
        game.redo()
        assert face(game) == later
    assert game.over


def check_save(game: Game, answer: Any, shelf: Shelf) -> None:
    saved = through_text(game.save())
    loaded = Game.load(saved, shelf)
    assert loaded.notice == ""
    assert face(loaded) == face(game)
    assert through_text(loaded.save()) == saved
    loaded.submit(answer)
    game.submit(answer)
    assert face(loaded) == face(game), "the loaded game goes on otherwise"
    game.undo()


def check_last_save(game: Game, shelf: Shelf) -> None:
    assert face(Game.load(through_text(game.save()), shelf)) == face(game), "the finished game loads otherwise"


@pytest.mark.parametrize("table", STANDARD, ids=str)
def test_saving_and_loading_at_every_step(table: Table) -> None:
    chance = random.Random(table.seed)

    def look(game: Game, answer: Any) -> None:
        if chance.random() >= 0.5:
            check_save(game, answer, table.shelf)

    check_last_save(walk(table, look), table.shelf)


@pytest.mark.parametrize("table", each_pair(seed=341), ids=str)
def test_a_save_without_its_history_goes_on_the_same(table: Table) -> None:
    """The table alone must be enough: written and read back, then played to the end with the same answers."""
    answers = [answer for turn in walk(table, lambda game, answer: None).history for answer in turn]
    game = table.new()
    cut = random.Random(table.seed).randrange(len(answers))
    for answer in answers[:cut]:
        game.submit(answer)
    save = through_text(game.save())
    del save["history"], save["start"]
    loaded = Game.load(save, table.shelf)
    assert loaded.position() == game.position() and loaded.notice
    for answer in answers[cut:]:
        assert keys_of(current(loaded)) == keys_of(current(game)), "the options come in another order"
        loaded.submit(answer)
        game.submit(answer)
        assert loaded.position() == game.position()
    assert loaded.over


def current(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision


def check_position(game: Game, shelf: Shelf) -> None:
    again = Game.at(through_text(game.position()), shelf)
    assert {**face(again), "history": None} == {**face(game), "history": None}
    assert again.scores() == game.scores()


@pytest.mark.parametrize("table", each_pair(seed=360), ids=str)
def test_a_written_table_sent_back_asks_the_same(table: Table) -> None:
    game = walk(table, lambda game, answer: check_position(game, table.shelf))
    again = Game.at(through_text(game.position()), table.shelf)
    assert again.over and again.scores() == game.scores()


@pytest.mark.parametrize("table", each_box(seed=400), ids=str)
def test_a_copy_goes_on_the_same_and_leaves_the_original_alone(table: Table) -> None:
    def look(game: Game, answer: Any) -> None:
        start = write(game.turn_start, game.rules)
        before = face(game)["table"]
        other = Game(game.rules, game.turn_start.copy())
        for earlier in game.answers:
            other.submit(earlier)
        other.submit(answer)
        assert write(game.turn_start, game.rules) == start
        assert face(game)["table"] == before, "the copy's answer changed the original"
        straight = clone(game)
        straight.submit(answer)
        assert straight.position() == other.position()

    walk(table, look)


@pytest.mark.parametrize("table", each_pair(seed=421, at_least=30), ids=str)
def test_running_again_is_running_straight_through(table: Table) -> None:
    """A game answers by running its turn again and again; a playout runs every turn once."""
    game = walk(table, lambda game, answer: None)
    rules = game.rules
    chance = random.Random(table.seed)

    def ask(decision: Decision) -> Any:
        return decision.resolve(ANSWERERS[table.seed % 2](decision, chance))

    state = blank_state(rules, table.seed)
    play_on(state, rules, ask)
    assert write(state, rules) == write(game.state, rules)


def test_the_same_seed_deals_the_same_table_and_another_one_does_not() -> None:
    one, again, other = Table(3, 7).new(), Table(3, 7).new(), Table(3, 8).new()
    assert one.position() == again.position()
    assert one.position()["deck"] != other.position()["deck"]


# copies


def middle(table: Table, turns: int = 25) -> Game:
    game = table.new()
    chance = random.Random(table.seed)
    while game.decision is not None and game.turn_start.turn < turns:
        game.submit(ANSWERERS[1](game.decision, chance))
    return game


@pytest.mark.parametrize("table", STANDARD, ids=str)
def test_a_copied_state_shares_nothing_that_changes(table: Table) -> None:
    game = middle(table)
    original = game.state
    before = write(original, game.rules)
    slots = {slot: getattr(original, slot) for slot in State.__slots__}
    players = [{slot: getattr(player, slot) for slot in Player.__slots__} for player in original.players]
    copied = original.copy()
    assert write(copied, game.rules) == before
    for player in copied.players:
        for slot in Player.__slots__:
            setattr(player, slot, None)
    for slot in State.__slots__:
        value = getattr(copied, slot)
        if isinstance(value, list | dict):
            value.clear()
        else:
            assert isinstance(value, int | tuple | frozenset), f"{slot} holds a {type(value)}, which can change"
        setattr(copied, slot, None)
    assert write(original, game.rules) == before
    assert all(getattr(original, slot) is value for slot, value in slots.items())
    for player, values in zip(original.players, players, strict=True):
        assert all(getattr(player, slot) is value for slot, value in values.items())


@pytest.mark.parametrize("table", STANDARD, ids=str)
def test_every_leaf_of_a_state_is_immutable(table: Table) -> None:
    """Only State, Player, their two containers and the boxes' parts may change; all else is shared by copies."""
    game = middle(table)
    facts = {*game.rules.cards.values(), *game.rules.spaces.values(), *game.rules.awards.values()}

    def check(value: Any, where: str) -> None:
        if isinstance(value, tuple | frozenset):
            for one in value:
                check(one, where)
        else:
            assert value is None or isinstance(value, int | str) or value in facts, f"{where}: {value!r}"

    for slot in State.__slots__:
        if slot not in ("parts", "players"):
            check(getattr(game.state, slot), slot)
    for player in game.state.players:
        for slot in Player.__slots__:
            check(getattr(player, slot), slot)


def test_a_save_shares_nothing_with_the_game() -> None:
    game = middle(Table(2, 3))
    before = json.dumps(game.save())
    save = game.save()
    scramble(save)
    assert json.dumps(game.save()) == before
    table = json.dumps(game.position())
    scramble(game.position())
    assert json.dumps(game.position()) == table


def scramble(data: Any) -> None:
    """Change every list and object in place."""
    if isinstance(data, dict):
        for value in data.values():
            scramble(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            scramble(value)
        data.append("scrambled")


def test_a_worker_that_came_home_in_mid_turn_makes_no_difference_later() -> None:
    """The free worker was the first of the row; written and read back it is the last. Both must go on alike."""
    facts = {"city": "chip_sweep clock_tower", "special_events": "a_well_run_city", "season": "autumn"}
    scenario = given(**facts, placed="basic_3_twig basic_2_resin", workers=2).claim("a_well_run_city")
    game = scenario.choose("from:basic_3_twig").game
    again = Game.at(through_text(game.position()), SHELF)
    for answer in ("place:haven", "place:basic_1_pebble"):
        for one in (game, again):
            one.submit(answer)
            while one.answers:
                one.submit([])
        assert again.position() == game.position()
