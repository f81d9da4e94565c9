"""The red cards."""

from __future__ import annotations

from tests.scenario import covers, covers_each, words

from .table import PURPLE, duo


@covers_each({
    "locomotive": {"twigs": 1, "resin": 1, "pebbles": 1, "berries": 1}, "weaver": {"twigs": 2, "berries": 2},
    "boarding_house": {"occupied_tokens": 1, "points": 1},
})  # fmt: skip
def test_red_cards_that_only_give(name: str, expected: dict[str, int]) -> None:
    duo(city=name).visit(name).expect(**expected)
    duo().against(city=name).visit(name, 1).expect(**expected).expect(seat=1, points=1)


@covers("tailor", "post_office", "chapel")
def test_red_cards_that_ask_for_goods() -> None:
    duo(city="tailor").visit("tailor").take(twigs=1).expect(twigs=1, points=2)
    table = duo(city="post_office", hand="mine").visit("post_office").choose(["mine"]).take(twigs=1, berries=2)
    table.expect(twigs=1, berries=2, points=1, hand=0)
    duo(city="chapel", twigs=1, resin=2).visit("chapel").take(twigs=1, resin=1).expect(points=6, resin=1)


@covers("ferry")
def test_ferry_uses_either_river_tile() -> None:
    table = duo(city="ferry").against(placed=["river_1"]).visit("ferry").asks("choose_one", "river_1 river_2 skip")
    table.choose("river_1").expect(twigs=4, points=1)


@covers("inn")
def test_inn_plays_any_meadow_card_for_two_less() -> None:
    row = ["mine", *words(PURPLE)[:10], "harbor"]
    table = duo(city="inn", twigs=1, meadow=row).visit("inn").offers("meadow:0:mine", "meadow:11:harbor", "skip")
    table.choose("meadow:11:harbor").take(pebbles=1).expect(city="inn harbor", twigs=0).tokens(2, 1)
    barred = duo(city="inn crane", twigs=1, resin=1, pebbles=1, meadow=[*words(PURPLE)[:11], "bridge"])
    barred.visit("inn").choose("meadow:11:bridge").expect(city="inn crane bridge")
    token = duo(city="inn mine", berries=3, occupied_tokens=1, meadow=["doctor", *words(PURPLE)[:11]]).visit("inn")
    token.choose("meadow:0:doctor").asks("choose_payment", "goods token:mine").pay("token:mine").take()
    token.expect(berries=3, occupied_tokens=0)
    help_too = duo(city="inn courthouse judge", pebbles=1, meadow=["king", *words(PURPLE)[5:], "wall", "mine"])
    help_too.visit("inn").choose("meadow:8:wall").asks("choose_payment", "goods goods+courthouse goods+judge").pay(
        "goods"
    )


@covers("library")
def test_library_draws_three() -> None:
    table = duo(city="library").visit("library").choose("deck").choose("meadow:0:ever_tree").choose("meadow:1:palace")
    table.answer("end").expect(hand=3, points=2)
    assert None not in table.game.state.meadow


@covers("workshop")
def test_workshop_plays_a_construction() -> None:
    table = duo(city="workshop", hand="wall bard", berries=5, pebbles=1).visit("workshop")
    table.asks("choose_one", "wall exchange skip").choose("wall").expect(city="workshop wall", points=2, pebbles=0)
    none = duo(city="workshop", hand="palace king").visit("workshop").asks("choose_one", "exchange skip")
    none.choose("exchange").take(twigs=1).skip().expect(twigs=1)


@covers("chipsmith")
def test_chipsmith_acts_in_the_visitors_city() -> None:
    table = duo(city="mine orchard").against(city="chipsmith barn").visit("chipsmith", 1)
    table.choose(["mine", "orchard"]).expect(pebbles=1, berries=1).expect(seat=1, points=1)


@covers("teacher")
def test_teacher() -> None:
    table = duo(city="teacher", deck="mine barn").visit("teacher").choose("meadow:0:ever_tree")
    table.choose(["mine", "barn"]).take(twigs=2).expect(hand="ever_tree", twigs=2)


@covers("seer")
def test_seer_keeps_two_of_four() -> None:
    table = duo(city="seer", deck="mine barn harbor orchard", hand="bard").visit("seer")
    table.asks("choose_some", "mine barn harbor orchard").choose(["mine", "harbor"]).take(berries=1).answer("end")
    table.expect(hand="bard mine harbor", berries=1, points=1).table(discard="barn orchard")


@covers("scout")
def test_scout_uses_a_taken_place() -> None:
    table = duo(city="scout", placed=["farm_resin"]).against(placed=["river_1"]).visit("scout")
    table.asks("choose_one", "farm_resin river_1 skip").choose("river_1").expect(twigs=4, hand=1)
    duo(city="scout").visit("scout").expect(hand=1)
