"""The green cards."""

from __future__ import annotations

from typing import Any

from tests.scenario import covers, covers_each, words

from .table import PURPLE, duo

ENOUGH = {"twigs": 2, "resin": 1, "berries": 3}


@covers_each({
    "mine": {"pebbles": 1, "twigs": 1}, "orchard": {"twigs": 0, "berries": 4}, "resin_refinery": {"resin": 2},
    "barn": {"twigs": 2, "hand": 1}, "farmer": {"berries": 2},
})  # fmt: skip
def test_simple_green_cards(name: str, expected: dict[str, int]) -> None:
    duo(hand=name, **ENOUGH).play(name).expect(**expected, city=name)


@covers("farmer")
def test_farmer_counts_green_cards_and_itself() -> None:
    duo(hand="farmer", berries=2, city="mine orchard").play("farmer").expect(berries=2)
    duo(hand="miner_mole farmer", berries=1, city="mine").play("miner_mole").choose("farmer").expect(berries=1)


@covers("harbor")
def test_harbor() -> None:
    duo(hand="harbor", **ENOUGH).play("harbor").take(pebbles=1).expect(pebbles=1)


@covers("carnival")
def test_carnival_uses_a_green_meadow_card() -> None:
    row = ["farmer", *words(PURPLE)[:10], "mine"]
    table = duo(hand="carnival", twigs=2, meadow=row, city="orchard").play("carnival")
    table.asks("choose_one", "meadow:0:farmer meadow:11:mine skip").choose("meadow:0:farmer").expect(berries=1)


@covers("storehouse")
def test_storehouse_is_filled_and_emptied() -> None:
    table = duo(hand="storehouse", twigs=1, resin=1).play("storehouse").asks("choose_one", "store skip")
    table.choose("store").take(berries=1, pebbles=1).on_card("storehouse", goods={"berry": 1, "pebble": 1})
    full = duo(city=[{"card": "storehouse", "goods": {"berry": 2}}], hand="greenhouse", twigs=1, resin=1)
    full.play("greenhouse").choose(["storehouse"]).choose("take").expect(berries=2).on_card("storehouse", goods={})
    row = ["storehouse", *words(PURPLE)[:11]]
    table = duo(hand="carnival", twigs=2, meadow=row).play("carnival").choose("meadow:0:storehouse")
    table.choose("store").take(resin=2)
    assert table.game.position()["meadow"][0] == {"card": "storehouse", "goods": {"resin": 2}}
    table = duo(hand="miner_mole storehouse", berries=1).play("miner_mole").choose("storehouse").choose("store")
    table.take(resin=2).expect(goods=0, hand="storehouse")


@covers("tea_house", "spelunker")
def test_tea_house_and_spelunker_take_a_card() -> None:
    table = duo(hand="tea_house mine", twigs=1, resin=1, deck="king").play("tea_house").choose(["mine"])
    table.take(berries=1).expect(berries=1, hand="king")
    table = duo(hand="spelunker mine", berries=1, deck="king").play("spelunker").choose(["mine"])
    table.expect(points=1, hand="king")


PAYING: dict[str, tuple[dict[str, int], list[dict[str, int]], dict[str, Any]]] = {
    "baker": ({"berries": 5}, [{"berries": 2}, {"twigs": 1, "resin": 1}], {"points": 2, "twigs": 1, "berries": 0}),
    "doctor": ({"berries": 5}, [{"berries": 2}], {"points": 4, "berries": 0}),
    "peddler": ({"berries": 3}, [{"berries": 1}, {"pebbles": 2}], {"pebbles": 2, "berries": 0}),
    "woodcarver": ({"berries": 3, "twigs": 2}, [{"twigs": 1}, {"pebbles": 1}], {"points": 1, "pebbles": 1, "twigs": 1}),
    "miller": ({"berries": 1, "pebbles": 2}, [{"pebbles": 1}], {"points": 3, "pebbles": 1}),
    "monk": ({"berries": 3, "twigs": 2}, [{"berries": 1, "twigs": 1}], {"points": 4, "twigs": 1, "berries": 0}),
}


@covers_each(PAYING)
def test_green_cards_that_are_paid(name: str, expected: Any) -> None:
    have, answers, result = expected
    table = duo(hand=name, **have).play(name)
    if name == "monk":
        table.refuses({"twig": 2})
    for answer in answers:
        table.take(**answer)
    table.expect(**result)


@covers("chip_sweep", "miner_mole")
def test_no_card_acts_twice_in_a_chain() -> None:
    table = duo(hand="chip_sweep", berries=2, city="mine orchard").play("chip_sweep")
    table.asks("choose_one", "mine orchard skip").choose("mine").expect(pebbles=1)
    row = ["chip_sweep", *words(PURPLE)[:11]]
    table = duo(hand="carnival", twigs=2, city="mine", meadow=row).play("carnival").choose("meadow:0:chip_sweep")
    table.asks("choose_one", "mine skip").choose("mine").expect(pebbles=1)
    table = duo(hand="miner_mole barn", berries=1).play("miner_mole").choose("barn")
    table.expect(twigs=1, hand=2, midway=True)
