"""The forest cards."""

from __future__ import annotations

from tests.bellfaire.table import fair
from tests.scenario import covers

TWO_GREEN, THREE_RESIN = "bellfaire_forest_two_production", "bellfaire_forest_three_resin"
RESIN_OR_BERRIES, TWIGS_FOR_ANY = "bellfaire_forest_resin_or_berries", "bellfaire_forest_twigs_for_any"


@covers("bellfaire_forest_two_production")
def test_two_different_green_cards_produce_in_the_order_chosen() -> None:
    scenario = fair(forest=TWO_GREEN, city="farm mine twig_barge").place(TWO_GREEN)
    scenario.asks("choose_some", "farm mine twig_barge").refuses(["farm"]).refuses(["farm", "farm"])
    scenario.choose(["mine", "farm"]).expect(pebbles=1, berries=1, twigs=0)


@covers("bellfaire_forest_two_production")
def test_the_only_green_card_produces_alone_and_without_one_nobody_goes_there() -> None:
    fair(forest=TWO_GREEN, city="farm inn").place(TWO_GREEN).expect(berries=1)
    fair(forest=TWO_GREEN, city="inn king").blocked(f"place:{TWO_GREEN}", "needs a green card")


@covers("bellfaire_forest_three_resin")
def test_three_resin() -> None:
    fair(forest=THREE_RESIN).place(THREE_RESIN).expect(resin=3)


@covers("bellfaire_forest_resin_or_berries")
def test_two_resin_or_two_berries_never_one_of_each() -> None:
    scenario = fair(forest=RESIN_OR_BERRIES).place(RESIN_OR_BERRIES).asks("choose_one", "2_resin 2_berry")
    scenario.choose("2_berry").expect(berries=2, resin=0)


@covers("bellfaire_forest_twigs_for_any")
def test_three_twigs_for_any_three_and_only_with_three_twigs() -> None:
    scenario = fair(forest=TWIGS_FOR_ANY, twigs=4).place(TWIGS_FOR_ANY)
    scenario.take(pebbles=2, twigs=1).expect(twigs=2, pebbles=2)
    fair(forest=TWIGS_FOR_ANY, twigs=2, resin=5).blocked(f"place:{TWIGS_FOR_ANY}", "needs 3 twigs")


def test_without_the_module_the_forest_cards_stay_in_the_box() -> None:
    scenario = fair(options={"bellfaire_forest": False}, seed=3)
    assert not any(space.startswith("bellfaire") for space in scenario.game.rules.spaces if "forest" in space)


@covers("bellfaire_forest_two_production")
def test_a_card_that_has_left_meanwhile_produces_nothing() -> None:
    facts = {
        "city": "magician farm mine",
        "forest": "bellfaire_forest_two_production",
        "boxes": "base bellfaire newleaf",
    }
    scenario = fair(**facts).place("bellfaire_forest_two_production").choose(["magician", "farm"])
    scenario.choose("farm").take(twigs=1).expect(twigs=1, berries=0, points=1, city="magician mine")


def test_no_player_has_two_workers_on_one_of_them() -> None:
    facts = {"forest": "bellfaire_forest_three_resin", "placed": ["bellfaire_forest_three_resin"], "workers": 1}
    fair(4, **facts).blocked("place:bellfaire_forest_three_resin", "already")
