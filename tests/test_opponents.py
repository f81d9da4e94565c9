"""The computer players: honest, repeatable, never illegal, and each worth its level. Strength itself is measured by
`simulate` (docs/opponents.md)."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from everdell_desktop.ai.advice import MOST_REASONS, Advice, advice, in_words, weighed
from everdell_desktop.ai.almanac import almanac
from everdell_desktop.ai.candidates import Candidate
from everdell_desktop.ai.cityview import Views
from everdell_desktop.ai.imagining import FairChance
from everdell_desktop.ai.levels import LEVELS as OFFERED
from everdell_desktop.ai.policy import Policy
from everdell_desktop.ai.quick import look
from everdell_desktop.ai.searching import Effort, SearchingThinker
from everdell_desktop.ai.thinkers import ADVICE, ALONE, EFFORTS, LEVELS, SECONDS, seconds_for
from everdell_desktop.ai.worker import Thinking, ThinkingFailed
from everdell_desktop.boxes import SHELF
from everdell_desktop.commands.simulate import simulate
from everdell_desktop.engine.cards import GOVERNANCE, construction
from everdell_desktop.engine.decisions import Decision
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.ruleset import Box, Seat, Setup
from everdell_desktop.engine.shelf import Shelf
from everdell_desktop.engine.view import determinize
from tests.mixes import seat_numbers, with_needs
from tests.walking import Table, each_box, reproducible


def new_game(seats: int, seed: int, **options: Any) -> Game:
    return Game.new(Setup(("base",), tuple(Seat(f"Seat {n + 1}") for n in range(seats)), options), seed, SHELF)


def played(game: Game, levels: list[str], turns: int, seed: int = 0) -> Game:
    """The game some turns further on."""
    thinkers = [LEVELS[level](seed + seat) for seat, level in enumerate(levels)]
    while game.decision is not None and game.state.turn < turns:
        thinker = thinkers[game.decision.seat]
        game.submit(answer_of(thinker, game))
    return game


def answer_of(thinker: Any, game: Game) -> Any:
    assert game.decision is not None
    return game.decision.answer(thinker.pick(game.decision, game.turn_start, game.answers, game.rules))


def few_playouts(seed: int, rivals: bool = True) -> SearchingThinker:
    return SearchingThinker(seed, Effort(playouts=6, width=4, horizon=1, rivals=rivals))


@pytest.mark.parametrize("levels", [["easy"], ["beginner", "easy"], ["easy", "random", "beginner"], ["easy"] * 4])
def test_games_come_to_an_end(levels: list[str]) -> None:
    game = played(new_game(len(levels), seed=len(levels)), levels, turns=10_000)
    assert game.over


@pytest.mark.parametrize("box", SHELF.choosable())
def test_boxes_nobody_was_tuned_for_are_played_too(box: str) -> None:
    boxes = with_needs(SHELF, [box])
    assert 2 in seat_numbers(SHELF, boxes)
    result = simulate(["easy", "random"], games=2, seed=3, boxes=boxes, cores=1)
    assert not result["failures"], result["failures"][0]["error"]


@pytest.mark.parametrize("rivals", [False, True])
@pytest.mark.parametrize("table", each_box(seed=7), ids=str)
def test_a_searching_player_answers_whatever_is_asked(table: Table, rivals: bool) -> None:
    game = played(table.new(), ["easy"] * table.people, turns=12)
    thinker = few_playouts(1, rivals)
    with reproducible(table, game):
        while game.decision is not None and game.state.turn < 22:
            game.submit(answer_of(thinker, game))


def hidden_dealt_anew(game: Game, seed: int) -> Any:
    """The start of the turn with everything the seat cannot see changed."""
    assert game.decision is not None
    start = game.turn_start.copy()
    determinize(start, game.rules, game.decision.seat, random.Random(seed))
    return start


@pytest.mark.parametrize("turn", [3, 20, 40])
@pytest.mark.parametrize("table", each_box(seed=20), ids=str)
def test_hidden_cards_make_no_difference(table: Table, turn: int) -> None:
    game = played(table._replace(seed=table.seed + turn).new(), ["easy"] * table.people, turn)
    decision = game.decision
    if decision is None:
        return
    assert not game.answers
    for make in (LEVELS["easy"], few_playouts):
        answers = {
            str(decision.answer(make(5).pick(decision, hidden_dealt_anew(game, seed), [], game.rules)))
            for seed in range(4)
        }
        assert answers == {str(answer_of(make(5), game))}


def test_the_same_seed_gives_the_same_answer() -> None:
    game = played(new_game(2, seed=3), ["easy", "easy"], 15)
    assert answer_of(few_playouts(4), game) == answer_of(few_playouts(4), game)


def test_thinking_changes_nothing_on_the_table() -> None:
    game = played(new_game(2, seed=4), ["easy", "easy"], 10)
    before = game.save()
    answer_of(few_playouts(1), game)
    assert game.save() == before


def test_thinking_can_be_broken_off() -> None:
    game = played(new_game(2, seed=5), ["easy", "easy"], 10)
    thinker = SearchingThinker(1, Effort(playouts=1_000_000, width=10, horizon=50))
    asked = 0

    def should_stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 2

    thinker.should_stop = should_stop
    game.submit(answer_of(thinker, game))


def test_what_was_tried_before_the_break_counts() -> None:
    thinker = SearchingThinker(1, Effort(playouts=1_000_000, width=4, horizon=0))
    tried: list[str] = []

    def try_out(answer: str, seed: int) -> float:
        tried.append(answer)
        return 50.0 if answer == "plain" else 40.0

    thinker.should_stop = lambda: len(tried) >= 100
    found = [Candidate("dazzling", 1.0), Candidate("plain", 0.0)]
    assert thinker.best(found, thinker.effort, thinker.effort.playouts, try_out) == "plain"


def test_a_turn_of_many_questions_is_not_given_more_time_than_promised() -> None:
    for level, seconds in SECONDS.items():
        assert sum(seconds_for(level, given) for given in range(6)) < 1.1 * seconds


def test_alone_against_rugwort_hard_thinks_longer() -> None:
    efforts: list[Effort] = []

    class Watched(SearchingThinker):
        def best(self, found: Any, effort: Effort, playouts: int, try_out: Any) -> Any:
            efforts.append(effort)
            return found[0].answer

    for seats in (1, 2):
        game = played(new_game(seats, seed=3), ["easy"] * seats, 2)
        answer_of(Watched(1, EFFORTS["hard"], ALONE["hard"]), game)
    assert efforts == [ALONE["hard"], EFFORTS["hard"]]


def test_easy_beats_random_clearly() -> None:
    result = simulate(["easy", "random"], games=8, seed=50, cores=1)
    assert not result["failures"]
    easy, chance = result["seats"]
    assert easy["wins"] >= 7
    assert easy["mean"] > chance["mean"] + 12


def test_a_little_search_beats_a_beginner() -> None:
    game = played(new_game(2, seed=8), ["normal", "beginner"], turns=10_000)
    normal, beginner = game.scores()
    assert normal.total > beginner.total


@pytest.mark.parametrize("make", [LEVELS["easy"], few_playouts], ids=["easy", "searching"])
def test_a_card_nobody_has_met_is_played(make: Any) -> None:
    """A box of its own: a card that gives 6 points for a twig must not stay in the hand for want of weights."""
    bargain = construction(
        "Bargain", cost=Goods(twig=1), points=6, copies=1, unique=False, hosts="King", color=GOVERNANCE, text=""
    )
    shelf = Shelf([*SHELF.boxes.values(), Box(name="fair", cards=(bargain,))])
    game = Game.new(Setup(("base", "fair"), (Seat("A"), Seat("B"))), 1, shelf)
    seat = game.turn_start.seat
    game.turn_start.players[seat].hand = (bargain,)
    game.turn_start.players[seat].goods = Goods(twig=1)
    game._run()
    thinker = make(0)
    while game.state.turn < 10:
        game.submit(answer_of(thinker, game))
    assert any(built.card is bargain for built in game.state.players[seat].city)


def test_every_level_offered_exists() -> None:
    assert list(OFFERED) == [name for name in LEVELS if name != "random"]
    for level in OFFERED.values():
        assert str(level.mean) in level.text and level.title in str(level)


# the thinking process


@pytest.fixture
def thinking() -> Any:
    near_end = Thinking()
    yield near_end
    near_end.close()


def waited_for(thinking: Thinking) -> Any:
    ends = time.monotonic() + 60
    while time.monotonic() < ends:
        answer = thinking.poll()
        if answer is not None:
            return answer
        time.sleep(0.01)
    raise AssertionError("no answer came")


def test_the_thinking_process_answers_is_interrupted_and_ends(thinking: Thinking) -> None:
    game = played(new_game(2, seed=6), ["easy", "easy"], 8)
    thinking.ask(game, "easy", 1)
    assert waited_for(thinking) == answer_of(LEVELS["easy"](1), game)
    assert thinking.poll() is None

    thinking.ask(game, "master", 1)
    thinking.cancel()
    assert thinking.poll() is None
    thinking.ask(game, "easy", 1)  # the newer question is the one that is answered
    assert waited_for(thinking) == answer_of(LEVELS["easy"](1), game)

    thinking.ask(game, "no such level", 1)
    with pytest.raises(ThinkingFailed, match="no such level"):
        waited_for(thinking)

    assert thinking._worker is not None
    process = thinking._worker.process
    thinking.close()
    assert not process.is_alive()
    assert thinking.poll() is None


def test_a_dead_thinking_process_is_told_and_replaced(thinking: Thinking) -> None:
    game = played(new_game(2, seed=6), ["easy", "easy"], 4)
    thinking.ask(game, "master", 1)
    assert thinking._worker is not None
    thinking._worker.process.terminate()
    with pytest.raises(ThinkingFailed, match="ended"):
        waited_for(thinking)
    thinking.ask(game, "easy", 1)
    assert waited_for(thinking)


# advice


def advised(position: dict[str, Any]) -> Advice:
    return advice(Game.at(position, SHELF), 1, lambda: False)


def words_for(position: dict[str, Any], answer: str) -> list[str]:
    """What speaks for an answer, in words, whether a strong player would choose it or not."""
    game = Game.at(position, SHELF)
    assert game.decision is not None

    def question(policy: Policy, asked: Decision) -> list[str]:
        outlook = policy.outlook(asked)
        option = next(option for option in asked.options if option.key == answer)
        names = weighed(policy, outlook, asked, option)
        return [words for name in names for words in in_words(outlook, option, name)]

    found: list[str] = look(game.turn_start, game.answers, Views(almanac(game.rules)), game.decision.seat,
                            FairChance(1), question)  # fmt: skip
    return found


PLAIN_TABLE: dict[str, Any] = {"boxes": ["base"], "seed": 3, "meadow": ["farm"] * 8, "special_events": []}


def test_advice_says_why_and_what_it_hopes_for() -> None:
    seat = {"hand": ["school", "teacher", "judge"], "goods": {"twig": 2, "resin": 2}, "season": "summer"}
    found = advised(PLAIN_TABLE | {"seats": [seat, {}]})
    assert found.points is not None and found.ahead is not None and found.other != found.answer
    assert 0 < len(found.reasons) <= MOST_REASONS and all(found.reasons)


def test_a_construction_tells_whom_it_takes_in() -> None:
    seat = {"hand": ["school", "teacher"], "goods": {"twig": 2, "resin": 2}}
    words = words_for(PLAIN_TABLE | {"seats": [seat, {}]}, "play:hand:school")
    assert "takes in your Teacher free later" in words


def test_a_card_tells_how_near_an_award_is() -> None:
    seat = {"hand": ["queen"], "goods": {"berry": 5}, "city": ["inn", "lookout"]}
    words = words_for(PLAIN_TABLE | {"seats": [seat, {}]}, "play:hand:queen")
    assert "completes Grand Tour" in words
    words = words_for(PLAIN_TABLE | {"seats": [seat | {"city": ["inn"]}, {}]}, "play:hand:queen")
    assert "one card short of Grand Tour" in words


def test_advice_comes_from_the_thinking_process(thinking: Thinking) -> None:
    game = played(new_game(2, seed=6), ["easy", "easy"], 8)
    thinking.ask(game, ADVICE, 1)
    found = waited_for(thinking)
    assert isinstance(found, Advice)
    game.submit(found.answer)
