"""Options of the shared modes with their refusals, and the set-up of every chapter, written from the reference."""

from __future__ import annotations

from typing import Any

import pytest

from everdell_desktop.boxes.duo.part import DuoPart
from everdell_desktop.boxes.duo.shared.chapters import CHAPTERS
from everdell_desktop.engine.combining import BoxError
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.ruleset import Seat, Setup
from tests.scenario import mark_covered

from .table import SHELF


def new(seed: int = 1, campaign: Any = None, **options: Any) -> Game:
    brought = {} if campaign is None else {"campaign": campaign}
    return Game.new(Setup(("duo",), (Seat("A"), Seat("B")), options, brought), seed, SHELF)


def coop(chapter: int, seed: int = 1, difficulty: str = "normal") -> Game:
    return new(seed, mode="cooperative", chapter=chapter, difficulty=difficulty)


def keys(game: Game) -> list[str]:
    assert game.decision is not None
    return [option.key for option in game.decision.options]


def hands(game: Game) -> list[int]:
    return [len(player.hand) for player in game.state.players]


def finish(game: Game) -> Game:
    """Answer what is left of setting up, each question with its first option."""
    while game.decision is not None and not game.decision.main:
        assert game.decision.asker == "setup"
        game.submit(keys(game)[0] if game.decision.kind != "choose_goods" else {"twig": 1})
    return game


# options


@pytest.mark.parametrize(
    ("options", "shown"),
    [
        ({}, {"mode": "competitive"}),
        ({"mode": "cooperative"}, {"mode": "cooperative", "chapter": 1, "difficulty": "normal"}),
        ({"mode": "challenge", "difficulty": "easy"}, {"mode": "challenge", "difficulty": "easy", "solo": False}),
        (
            {"mode": "campaign", "solo": True},
            {"mode": "campaign", "chapter": 1, "difficulty": "normal", "solo": True},
        ),
    ],
)
def test_options_that_a_mode_uses_are_always_shown(options: dict[str, Any], shown: dict[str, Any]) -> None:
    assert new(**options).position()["options"] == shown


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"chapter": 1}, "does not use the option 'chapter'"),
        ({"difficulty": "hard"}, "does not use the option 'difficulty'"),
        ({"solo": False}, "does not use the option 'solo'"),
        ({"mode": "cooperative", "solo": True}, "does not use the option 'solo'"),
        ({"mode": "challenge", "chapter": 2}, "does not use the option 'chapter'"),
        ({"mode": "cooperative", "difficulty": "easy"}, "has no difficulty 'easy'"),
        ({"mode": "campaign", "difficulty": "easy"}, "has no difficulty 'easy'"),
        ({"mode": "cooperative", "chapter": 16}, "the option 'chapter' can be"),
        ({"mode": "cooperative", "chapter": True}, "the option 'chapter' can be"),
        ({"mode": "friendly"}, "the option 'mode' can be"),
        ({"mode": "campaign", "chapter": 5}, "is not the one to be played next"),
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BoxError, match=words):
        new(**options)


# setting up


def test_setting_up_a_chapter_asks_for_the_winter_draws_then_for_good_news() -> None:
    game = coop(1)
    for drawn in (2, 3):
        assert keys(game) == ["seat:0", "seat:1"] and game.decision is not None and game.decision.seat == 0
        assert hands(game) == [drawn, 2]
        game.submit("seat:0")
    game.submit("seat:1")
    assert game.decision is not None and game.decision.seat == 1 and len(keys(game)) == 12
    game.submit(keys(game)[3])
    assert hands(game) == [4, 3] and None not in game.state.meadow
    assert game.decision is not None and game.decision.seat == 0 and len(keys(game)) == 3
    assert all(key.startswith("gn_") for key in keys(game)) and game.decision.kind == "choose_one"
    kept = keys(game)[1]
    game.submit(kept)
    position = game.position()
    assert position["good_news"] == [kept] and position["to_move"] == 0 and position["turn"] == 1
    assert position["watches"] == 1 and position["watches_used"] == 0 and position["goals"] == [None]
    assert position["sharing"] == "open" and position["shared"] is None
    assert "journey" not in position["event_tiles"] and "thorn" not in position and "river_points" not in position


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: f"chapter {chapter.number}")
@pytest.mark.parametrize("difficulty", ["normal", "hard"])
def test_every_chapter_has_its_skunks_sharing_and_watches(chapter: Any, difficulty: str) -> None:
    game = finish(coop(chapter.number, difficulty=difficulty))
    position = game.position()
    assert {area: len(spots) for area, spots in position["skunks"].items()} == chapter.skunks
    assert 4 not in position["skunks"]["meadow"]
    assert position["sharing"] == chapter.sharing and position["watches"] == chapter.pocket_watches[difficulty]
    assert position["goals"] == [None] * len(chapter.goals)
    first = min(space for space in range(1, 8) if space not in position["skunks"]["meadow"])
    assert (position["sun"], position["moon"]) == (first, first)
    assert chapter.story.won and chapter.story.lost and 45 <= len(chapter.text.split()) <= 75


mark_covered(
    test_every_chapter_has_its_skunks_sharing_and_watches, [str(chapter.number) for chapter in CHAPTERS]
)  # fmt: skip


def test_chapter_3_gives_each_mayor_a_resource() -> None:
    game = coop(3)
    for seat in (0, 1):
        assert game.decision is not None and game.decision.kind == "choose_goods" and game.decision.seat == seat
        game.submit({"pebble": 1})
    assert [player.goods.pebble for player in game.state.players] == [1, 1] and keys(game) == ["seat:0", "seat:1"]


def test_chapter_5_lets_each_mayor_swap_a_card_after_the_draws() -> None:
    game = coop(5)
    for answer in ("seat:0", "seat:1", "seat:0"):
        game.submit(answer)
    game.submit(keys(game)[0])
    assert (
        game.decision is not None and game.decision.seat == 0 and len(keys(game)) == len(game.state.players[0].hand) + 1
    )
    given = keys(game)[0]
    game.submit(given)
    wanted = keys(game)[5]
    game.submit(wanted)
    slot, card = wanted.split(":")[1:]
    hand = [held.id for held in game.state.players[0].hand]
    lying = game.state.meadow[int(slot)]
    assert card in hand and given not in hand and lying is not None and lying.id == given
    assert game.decision is not None and game.decision.seat == 1
    game.submit("skip")
    assert all(key.startswith("gn_") for key in keys(game))


def test_chapter_6_gives_each_mayor_an_occupied_token() -> None:
    assert [seat["occupied_tokens"] for seat in finish(coop(6)).position()["seats"]] == [1, 1]


@pytest.mark.parametrize("seed", range(4))
def test_chapter_9_begins_with_two_red_cards_that_nobody_played(seed: int) -> None:
    game = coop(9, seed)
    colors = [built.card.color for built in game.state.players[0].city]
    assert colors == ["destination", "destination"] and len(game.state.deck) == 80 - 12 - 2 - 4
    position = game.position()
    assert [seat["played"] for seat in position["seats"]] == [{"critter": 0, "construction": 0}] * 2


def test_chapter_10_lays_points_onto_river_tiles_without_a_skunk() -> None:
    position = finish(coop(10)).position()
    skunks = position["skunks"]["locations"]
    assert position["river_points"] == [int(f"river_{n}" not in skunks) for n in (1, 2)]


def test_chapter_13_deals_each_mayor_one_of_two_purple_cards() -> None:
    game = coop(13)
    assert game.decision is not None and game.decision.seat == 0 and len(keys(game)) == 2
    first, second = keys(game)
    assert {game.rules.cards[key].color for key in (first, second)} == {"prosperity"}
    game.submit(second)
    assert game.state.players[0].hand[-1].id == second and game.state.players[1].hand[-1].id == first
    assert hands(game) == [3, 3]


def test_chapter_14_gives_each_mayor_a_card_more() -> None:
    assert hands(coop(14)) == [3, 3] and hands(coop(1)) == [2, 2]


def test_the_challenge_has_no_news_and_begins_at_the_a_event() -> None:
    for difficulty, events in (("easy", 1), ("normal", 1), ("hard", 2)):
        game = finish(new(mode="challenge", difficulty=difficulty))
        position = game.position()
        spot = next(n for n, tile in enumerate(position["event_tiles"], start=1) if tile and tile.startswith("a"))
        assert spot in position["skunks"]["events"] and len(position["skunks"]["events"]) == events
        assert len(position["thorn"]["cards"]) == 3 and position["thorn"]["events"] == []
        assert not {"good_news", "watches", "watches_used", "goals", "campaign", "river_points"} & set(position)


mark_covered(test_the_challenge_has_no_news_and_begins_at_the_a_event, ["easy", "normal", "hard"])


def test_two_seeds_roll_other_skunks() -> None:
    rolled = {str(DuoPart.of(coop(9, seed).state).skunks) for seed in range(6)}
    assert len(rolled) > 3


def test_setting_up_can_be_saved_and_taken_back() -> None:
    game = coop(13)
    steps = []
    while game.decision is not None and not game.decision.main:
        steps.append(game.position())
        assert Game.load(game.save(), SHELF).position() == game.position()
        game.submit(keys(game)[-1])
    for position in reversed(steps):
        game.undo()
        assert game.position() == position
