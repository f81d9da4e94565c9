"""The forest cards."""

from __future__ import annotations

from tests.pearlbrook.table import river
from tests.scenario import covers

MEADOW = "king queen bard fool inn castle palace mine"


@covers("forest_two_pebble_one_card")
def test_two_pebbles_and_a_card() -> None:
    scenario = river(forest="forest_two_pebble_one_card", deck="farm").place("forest_two_pebble_one_card")
    scenario.expect(pebbles=2, hand="farm")


@covers("forest_berry_pebble_card")
def test_a_berry_a_pebble_and_a_card() -> None:
    scenario = river(forest="forest_berry_pebble_card", deck="farm").place("forest_berry_pebble_card")
    scenario.expect(pebbles=1, berries=1, hand="farm", goods=2)


@covers("forest_resin_pebble_or_four_cards")
def test_goods_or_four_cards() -> None:
    name = "forest_resin_pebble_or_four_cards"
    scenario = river(forest=name).place(name).asks("choose_one", "goods cards").choose("goods")
    scenario.expect(resin=1, pebbles=1, goods=2, hand="")
    river(forest=name, deck="farm mine inn king queen").place(name).choose("cards").expect(
        goods=0, hand="farm mine inn king"
    )


@covers("forest_discard_two_meadow_draw_two_meadow")
def test_two_meadow_cards_are_exchanged() -> None:
    name = "forest_discard_two_meadow_draw_two_meadow"
    scenario = river(forest=name, meadow=MEADOW, deck="farm crane judge monk").place(name)
    scenario.choose(["meadow:0:king", "meadow:2:bard"]).choose(["meadow:0:farm", "meadow:1:queen"]).take(resin=1)
    scenario.expect(hand="farm queen", resin=1, goods=1)
    scenario.table(discard="king bard", meadow="judge monk crane fool inn castle palace mine")


@covers("forest_discard_two_meadow_draw_two_meadow")
def test_the_exchange_keeps_to_the_hand_limit() -> None:
    name = "forest_discard_two_meadow_draw_two_meadow"
    scenario = river(forest=name, meadow=MEADOW, hand="farm " * 7, deck="crane judge monk").place(name)
    scenario.choose(["meadow:0:king", "meadow:2:bard"]).refuses(["meadow:1:queen", "meadow:3:fool"])
    scenario.choose(["meadow:1:queen"]).take(resin=1).expect(hand=8)


@covers("forest_two_pebble_one_card")
def test_a_second_worker_finds_room_with_four_players() -> None:
    name = "forest_two_pebble_one_card"
    three = river(forest=name).against(placed=name).against()
    three.blocked(f"place:{name}", "occupied by P1")
    four = river(forest=name).against(placed=name).against().against()
    four.place(name).expect(pebbles=2)


def test_the_forest_cards_are_dealt_with_the_others() -> None:
    ours = {
        "forest_two_pebble_one_card", "forest_resin_pebble_or_four_cards", "forest_berry_pebble_card",
        "forest_discard_two_meadow_draw_two_meadow",
    }  # fmt: skip
    dealt = [set(river(seed=seed).game.position()["forest"]) for seed in range(40)]
    assert any(forest & ours for forest in dealt) and any(forest - ours for forest in dealt)
