"""Events with their board rewards, and the River tiles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenario import covers, covers_each, words

from .table import PURPLE, duo

SPOTS = "a1 b1 c1 d1 e1 faire"
MANY = "mine orchard barn harbor bard judge crane inn king"
READY: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "a1": ({"city": "bard fool", "berries": 2}, {"city": "bard fool", "berries": 1}),
    "a2": ({"city": "mine barn", "twigs": 3}, {"city": "mine", "twigs": 3}),
    "a3": ({"city": "mine", "resin": 3}, {"city": "mine", "resin": 2}),
    "a4": ({"city": "bard wall", "hand": "mine barn inn"}, {"city": "bard", "hand": "mine barn inn"}),
    "a5": ({"city": "inn", "pebbles": 2}, {"pebbles": 3}),
    "a6": ({"city": "judge", "points": 4}, {"city": "judge", "points": 3}),
    "b1": ({"city": "mine barn bard wall"}, {"city": "mine barn bard"}),
    "b2": ({"city": "inn seer judge"}, {"city": "inn judge crane"}),
    "b3": ({"city": "judge crane king"}, {"city": "judge king"}),
    "b4": ({"city": "king queen mine barn"}, {"city": "king mine barn"}),
    "b5": ({"city": "bard wall inn"}, {"city": "bard inn"}),
    "b6": ({"city": "mine barn orchard judge"}, {"city": "mine barn judge"}),
    "c1": ({"twigs": 4}, {"twigs": 3}),
    "c2": ({"resin": 3}, {"resin": 2}),
    "c3": ({"pebbles": 2, "resin": 1}, {"pebbles": 2}),
    "c4": ({"berries": 4}, {"berries": 3}),
    "c5": ({"twigs": 1, "resin": 1, "pebbles": 1, "berries": 1}, {"twigs": 4}),
    "c6": ({"hand": "mine barn inn bard fool"}, {"hand": "mine barn inn bard"}),
    "d1": ({"city": [{"card": "mine", "occupied": True}, {"card": "inn", "occupied": True}]},
           {"city": ["mine", {"card": "inn", "occupied": True}]}),
    "d2": ({"city": "mine barn inn orchard wall"}, {"city": "mine barn inn orchard bard"}),
    "d3": ({"city": "bard fool judge king queen"}, {"city": "bard fool judge king mine"}),
    "d4": ({"city": "bard fool judge mine barn inn"}, {"city": "bard fool judge mine barn"}),
    "d5": ({"city": "king doctor"}, {"city": "king queen"}),
    "d6": ({"city": "mine barn bard fool judge"}, {"city": "mine barn bard fool inn"}),
    "e1": ({"city": MANY}, {"city": MANY.removesuffix(" king")}),
    "e2": ({"city": "bridge", "points": 5}, {"city": "bridge", "points": 4}),
    "e3": ({"city": "mine barn bard wall inn seer judge crane"}, {"city": "mine barn bard wall inn seer judge king"}),
    "e4": ({"city": "mine barn orchard harbor"}, {"city": "mine barn orchard inn"}),
    "e5": ({"city": "castle palace mine barn inn"}, {"city": "castle palace mine barn"}),
    "e6": ({"pebbles": 2, "berries": 3}, {"pebbles": 2, "berries": 2}),
    "faire": ({"city": "mine bard inn judge king"}, {"city": "mine bard inn judge crane"}),
}  # fmt: skip
LETTERS = "abcde"


def tiles_with(name: str) -> str:
    """The event on the second spot, where the board gives a resin."""
    rest = [f"{letter}1" for letter in LETTERS if letter != name[0] or name == "faire"]
    rest = [*rest, "faire"] if name != "faire" else rest
    return " ".join([rest[0], name, *rest[1:]])


@covers_each(READY)
def test_events(name: str, expected: Any) -> None:
    ready, not_yet = expected
    table = duo(**ready, event_tiles=tiles_with(name)).claim(name)
    if table.game.answers:
        table.answer("end")
    table.expect(events=name, resin=ready.get("resin", 0) + 1, placed=[f"event:{name}"]).tokens(2, 1)
    assert table.game.position()["event_tiles"][1] is None
    assert table.game.scores()[0].parts["events"] == table.game.rules.awards[name].points
    duo(**not_yet, event_tiles=tiles_with(name)).blocked(f"claim:{name}", "needs")


@pytest.mark.parametrize(
    ("name", "hand", "reason"),
    [
        ("c6", "mine barn inn bard", "needs 1 more card in hand"),
        ("c6", "mine barn inn", "needs 2 more cards in hand"),
        ("d3", "", "needs 5 more Critters"),
    ],
)
def test_what_an_event_misses_is_told_in_the_right_number(name: str, hand: str, reason: str) -> None:
    duo(hand=hand, event_tiles=tiles_with(name)).blocked(f"claim:{name}", reason)


def test_more_than_the_opponent() -> None:
    table = duo(city="bard fool", berries=2, event_tiles=SPOTS).against(city="judge", berries=3)
    table.blocked("claim:a1", "P1 has 4, you need more")


@pytest.mark.parametrize(
    ("spot", "gains"),
    [(1, {"hand": 2}), (2, {"resin": 1}), (3, {"occupied_tokens": 1}), (4, {"berries": 1, "hand": 1}),
     (5, {"pebbles": 1}), (6, {"occupied_tokens": 1})],
)  # fmt: skip
def test_what_the_board_gives(spot: int, gains: dict[str, int]) -> None:
    tiles: list[str] = words("a1 b1 d1 e1 faire")
    tiles.insert(spot - 1, "c1")
    table = duo(twigs=4, event_tiles=" ".join(tiles)).claim("c1")
    if table.game.answers:
        table.answer("end")
    table.expect(**gains)


GIVING = {
    "river_builders_load": {"twigs": 1, "resin": 1, "pebbles": 1}, "river_driftwood": {"twigs": 4},
    "river_amber_bank": {"resin": 3}, "river_berry_bank": {"berries": 3}, "river_stony_ford": {"pebbles": 2, "hand": 1},
    "river_picnic_shore": {"twigs": 1, "berries": 2}, "river_shallows": {"twigs": 2, "pebbles": 1},
    "river_reed_bed": {"resin": 1, "berries": 1, "hand": 2}, "river_landing": {"occupied_tokens": 1, "twigs": 1},
    "river_houseboat": {"occupied_tokens": 1, "hand": 1},
}  # fmt: skip


@covers_each(GIVING)
def test_river_tiles_that_only_give(name: str, expected: dict[str, int]) -> None:
    table = duo(river=f"{name} river_raft").place("river_1")
    if table.game.answers:
        table.answer("end")
    table.expect(**expected)


@covers("river_raft", "river_lucky_pool", "river_trade", "river_1", "river_2")
def test_river_tiles_with_goods_of_ones_choice() -> None:
    duo(river="river_raft river_trade").place("river_1").take(twigs=2).expect(twigs=2, hand=1)
    duo(river="river_raft river_lucky_pool").place("river_2").take(twigs=2).expect(twigs=2, points=1)
    table = duo(river="river_raft river_trade", twigs=1).place("river_2").take(twigs=1).take(berries=3)
    table.expect(twigs=0, berries=3)
    duo(river="river_raft river_trade").place("river_2").expect(goods=0)


@covers("river_city_production", "river_meadow_production")
def test_river_tiles_for_green_cards() -> None:
    table = duo(river="river_city_production river_raft", city="mine orchard barn").place("river_1")
    table.choose(["mine", "barn"]).expect(pebbles=1, twigs=1)
    row = ["mine", *words(PURPLE)[:10], "orchard"]
    table = duo(river="river_meadow_production river_raft", meadow=row).place("river_1")
    table.choose(["meadow:0:mine", "meadow:11:orchard"]).expect(pebbles=1, berries=1)


@covers("river_copy_worker")
def test_copying_a_worker() -> None:
    river = "river_copy_worker river_driftwood"
    table = duo(river=river, placed=["farm_resin"], city="weaver").against(placed=["farm_berries", "city:0:weaver"])
    table.place("river_1").asks("choose_one", "farm_resin farm_berries weaver skip").choose("farm_berries")
    table.expect(berries=2)
    tiles = "a1 c1 b1 d1 e1 faire"
    table = duo(river=river, twigs=4, event_tiles=tiles).claim("c1").answer("pick:deck").answer("sun")
    assert table.game.position()["event_spots"] == {"c1": 2}
    again = type(table.game).at(table.game.position(), table.shelf)
    assert again.position() == table.game.position()
    table.place("river_1").asks("choose_one", "event:c1 skip").choose("event:c1").expect(resin=2)


@covers("river_two_farms")
def test_two_farms() -> None:
    table = duo(river="river_two_farms river_raft", hand="mine").against(placed=["farm_resin"]).place("river_1")
    table.choose(["mine"]).choose(["farm_resin", "farm_twigs"]).expect(resin=2, twigs=3, hand=0)
    duo(river="river_two_farms river_raft").place("river_1").expect(goods=0)


@covers("river_deck_then_play", "river_meadow_then_play", "river_play_discount")
def test_river_tiles_that_play_a_card() -> None:
    table = duo(river="river_deck_then_play river_raft", deck="mine", twigs=1, moon=7).place("river_1")
    table.choose("mine").expect(city="mine", twigs=0, pebbles=1).tokens(2, 7)
    row = [*words(PURPLE)[:3], "mine", *words(PURPLE)[3:11]]
    table = duo(river="river_meadow_then_play river_raft", meadow=row, twigs=1).place("river_1")
    table.choose("meadow:3:mine").choose("mine").expect(city="mine", twigs=0)
    table = duo(river="river_play_discount river_raft", hand="palace", city="crane", twigs=1).place("river_1")
    table.choose("palace").expect(city="palace", twigs=0)
    duo(river="river_play_discount river_raft", hand="palace king").place("river_1").asks(
        "choose_one", "exchange skip").skip().answer("end").expect(hand=2)  # fmt: skip
