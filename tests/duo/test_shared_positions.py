"""Positions of the shared modes: what they hold, what is left out, what is refused, and who sees what."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from everdell_desktop.engine.game import Game
from everdell_desktop.engine.journal import seen
from everdell_desktop.engine.reading import PositionError
from everdell_desktop.engine.view import determinize, view

from .table import SHELF, together

COOP = {"boxes": ["duo"], "options": {"mode": "cooperative", "chapter": 1}}


def at(chapter: int = 1, mode: str = "cooperative", **parts: Any) -> Game:
    options = {"mode": mode, **({"chapter": chapter} if mode != "challenge" else {})}
    return Game.at({"boxes": ["duo"], "options": options, **parts}, SHELF)


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"chapter": 1, "skunks": {"meadow": [4]}}, "no skunk can sit on 4"),
        ({"chapter": 1, "skunks": {"events": [7]}}, "no skunk can sit on 7"),
        ({"chapter": 1, "skunks": {"locations": ["inn"]}}, "no skunk can sit on 'inn'"),
        ({"chapter": 1, "skunks": {"meadow": [2, 3]}}, "2 skunks sit at the meadow, but there are only 1"),
        ({"chapter": 2, "skunks": {"meadow": [2, 2]}}, "on one spot"),
        ({"chapter": 1, "skunks": {"attic": []}}, "has no part 'attic'"),
        ({"chapter": 1, "skunks": {"meadow": [2]}, "sun": 2}, "a skunk sits there"),
        ({"chapter": 1, "sun": 8}, "must be a whole number from 1 to 7"),
        ({"chapter": 1, "sun": 0}, "must be a whole number from 1 to 7"),
        ({"chapter": 2, "skunks": {"meadow": [6, 7]}, "sun": 5, "moon": 5}, "not yet the end of autumn"),
        ({"chapter": 1, "dice": [7]}, "a result of the die"),
        ({"chapter": 1, "sharing": "some"}, "sharing must be one of"),
        ({"chapter": 1, "shared": {"from": 2, "item": "twig"}}, "the giver"),
        ({"chapter": 1, "shared": {"from": 0, "item": "pearl"}}, "the shared item must be one of"),
        ({"chapter": 1, "shared": {"from": 0, "item": "card"}}, "the shared item must be one of"),
        ({"chapter": 1, "shared": {"from": 0, "item": "card:farm"}}, "there is no card 'farm'"),
        ({"chapter": 1, "shared": {"from": 0, "item": "card:mine"}, "city": ["mine"]}, "2 copies of mine"),
        ({"chapter": 1, "watches": 2}, "this chapter has 1 Pocket Watches"),
        ({"chapter": 1, "goals": []}, "each of the chapter's 1"),
        ({"chapter": 1, "goals": ["yes"]}, "must be true or false"),
        ({"chapter": 1, "good_news": ["gn_hope"]}, "there is no Good News"),
        ({"chapter": 1, "good_news": ["gn_parcel", "gn_parcel"]}, "named twice"),
        ({"chapter": 1, "river_points": [1, 1]}, "has no part 'river_points'"),
        ({"chapter": 10, "river_points": [1]}, "both River tiles"),
        ({"chapter": 1, "thorn": {}}, "has no part 'thorn'"),
        ({"mode": "challenge", "watches": 1}, "has no part 'watches'"),
        ({"mode": "challenge", "goals": []}, "has no part 'goals'"),
        ({"mode": "challenge", "thorn": {"goods": {}}}, "thorn has no part 'goods'"),
        ({"mode": "challenge", "thorn": {"events": ["a1"]}, "event_tiles": ["a1"]}, "the Event a1 is named twice"),
        ({"chapter": 1, "seats": [{"city": ["mine"]}, {}]}, "has no part 'city'"),
        ({"chapter": 1, "seats": [{"points": 1}, {}]}, "has no part 'points'"),
        ({"chapter": 1, "seats": [{"played": {"skunk": 1}}, {}]}, "has no part 'skunk'"),
        ({"chapter": 1, "campaign": {}}, "keeps no score sheet"),
        (
            {"chapter": 1, "city": [{"card": "mine", "occupied": True}, {"card": "barn", "occupied": True}]},
            "two Occupied tokens",
        ),
        ({"chapter": 1, "seats": [{"events": ["a1"]}, {"events": ["a1"]}]}, "achieved only once"),
        ({"chapter": 1, "seats": [{"placed": ["farm_twigs"] * 4}, {}]}, "4 workers"),
    ],
)
def test_what_no_table_can_be_is_refused(facts: dict[str, Any], words: str) -> None:
    with pytest.raises(PositionError, match=words):
        at(**facts)


@pytest.mark.parametrize("key", ["skunks", "sharing", "shared", "dice", "city", "points", "goals", "watches"])
def test_competitive_has_none_of_it(key: str) -> None:
    with pytest.raises(PositionError, match=f"has no part '{key}'"):
        Game.at({"boxes": ["duo"], key: []}, SHELF)
    assert key not in Game.at({"boxes": ["duo"]}, SHELF).position()


def test_what_is_left_out() -> None:
    written = at(6, season="autumn", seats=[{}, {}]).position()
    assert written["goals"] == [True], "a goal whose season is over was met"
    assert written["watches"] == 1 and written["watches_used"] == 0 and written["good_news"] == []
    assert written["city"] == [] and written["points"] == 0 and written["shared"] is None
    assert written["sharing"] == "open" and len(written["skunks"]["locations"]) == 2
    assert at(6, watches_used=1).position()["watches"] == 0
    river = at(10, skunks={"locations": ["river_1"]}, seats=[{"placed": ["river_2"]}, {}]).position()
    assert river["river_points"] == [0, 0]


@pytest.mark.parametrize("seed", range(12))
def test_rolled_skunks_make_way_for_what_is_named(seed: int) -> None:
    for sun, moon in ((3, 6), (6, 6), (1, 7), (5, 7)):
        placed = ["farm_twigs", "river_1", "farm_resin"]
        game = at(9, seed=seed, sun=sun, moon=moon, seats=[{"placed": placed}, {}])
        skunks = game.position()["skunks"]
        assert {sun, moon}.isdisjoint(skunks["meadow"]) and set(placed).isdisjoint(skunks["locations"])
        assert len(skunks["meadow"]) == 2 and len(skunks["locations"]) == 3


def test_a_written_table_is_read_back_the_same() -> None:
    shared = {"from": 0, "item": "card:mine"}
    game = at(10, mode="campaign", shared=shared, dice=[3, 4], watches=0, watches_used=1, seed=4)
    written = json.loads(json.dumps(game.position()))
    assert Game.at(written, SHELF).position() == written and written["shared"] == shared and written["dice"] == [3, 4]


# secrets


def test_a_view_hides_the_partners_hand_and_the_dice() -> None:
    table = together(hand="mine barn", dice=[1, 2]).against(hand="harbor")
    seen_by_hare = view(table.game.state, table.game.rules, 0)
    assert seen_by_hare["seats"][0]["hand"] == ["mine", "barn"] and seen_by_hare["seats"][1]["hand"] == 1
    assert not {"dice", "seed", "chance"} & set(seen_by_hare)
    assert isinstance(seen_by_hare["river_stack"], int) and isinstance(seen_by_hare["deck"], int)


@pytest.mark.parametrize("mode", ["campaign", "challenge"])
def test_alone_one_sees_both_hands(mode: str) -> None:
    table = together(1, mode=mode, solo=True, hand="mine barn", shared={"from": 0, "item": "card:monk"})
    table.against(hand="harbor")
    for seat in (0, 1):
        seen_by = view(table.game.state, table.game.rules, seat)
        assert [entry["hand"] for entry in seen_by["seats"]] == [["mine", "barn"], ["harbor"]]
        assert seen_by["shared"] == {"from": 0, "item": "card:monk"}


def test_a_shared_card_is_known_to_the_giver_only() -> None:
    table = together(sharing="open", hand="mine", shared={"from": 0, "item": "card:monk"})
    state, rules = table.game.state, table.game.rules
    assert view(state, rules, 0)["shared"] == {"from": 0, "item": "card:monk"}
    assert view(state, rules, 1)["shared"] == {"from": 0, "item": "card"}
    dealt = set()
    for seed in range(8):
        for seat in (0, 1):
            imagined = state.copy()
            determinize(imagined, rules, seat, random.Random(seed))
            assert view(imagined, rules, seat) == view(state, rules, seat)
            item = imagined.parts["duo"].shared.item  # type: ignore[attr-defined]
            assert seat == 1 or item.id == "monk"
            dealt.add(item.id)
    assert len(dealt) > 3
    open_item = together(shared={"from": 0, "item": "twig"}).game
    assert view(open_item.state, open_item.rules, 1)["shared"] == {"from": 0, "item": "twig"}


def test_the_journal_keeps_what_was_shared_secret() -> None:
    table = together(sharing="open", hand="mine").through("share:card:mine")
    entries = table.entries("share")
    assert '"card:mine"' in json.dumps(seen(entries, {0})) and "mine" not in json.dumps(seen(entries, {1}))


def test_what_lies_open_is_seen_by_all() -> None:
    table = together(mode="challenge", thorn={"cards": ["mine"], "events": ["a1"]}, event_tiles=["b1"])
    for seat in (0, 1):
        assert view(table.game.state, table.game.rules, seat)["thorn"] == {"cards": ["mine"], "events": ["a1"]}
    chapter = together(good_news=["gn_parcel"])
    assert view(chapter.game.state, chapter.game.rules, 1)["good_news"] == ["gn_parcel"]
