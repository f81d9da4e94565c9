"""Market and garland."""

from __future__ import annotations

from typing import Any

import pytest

from everdell_desktop.ai.thinkers import LEVELS
from everdell_desktop.boxes.bellfaire import BELLFAIRE
from everdell_desktop.engine.reading import PositionError
from tests.bellfaire.table import alone, fair
from tests.scenario import covers, covers_each

ALL_TRADE = dict.fromkeys(("crate_twigs", "crate_resin", "crate_pebble", "crate_berries"), "trade")
CRATES = {
    "crate_twigs": ({"twig": 3}, 1),
    "crate_resin": ({"resin": 2}, 2),
    "crate_pebble": ({"pebble": 1}, 3),
    "crate_berries": ({"berry": 2}, 2),
}


@covers_each(CRATES)
def test_a_crate_is_taken_and_crosses_over(name: str, expected: tuple[dict[str, int], int]) -> None:
    goods, cards = expected
    scenario = fair().place("market").asks("choose_one", " ".join(CRATES)).choose(name)
    scenario.expect(hand=cards, goods=sum(goods.values()), **goods)
    assert scenario.game.position()["market"] == {**dict.fromkeys(CRATES, "gain"), name: "trade"}


@covers("market")
@pytest.mark.parametrize("crate", CRATES)
def test_a_crate_is_traded_for_three_points_and_two_of_any_kind(crate: str) -> None:
    goods, cards = CRATES[crate]
    scenario = fair(hand="farm " * (cards + 1), market={crate: "trade"}, **goods).place("market").choose(crate)
    scenario.choose(["farm"] * cards).take(pebbles=1, twigs=1).expect(
        points=3, hand="farm", pebbles=1, twigs=1, goods=2
    )
    assert scenario.game.position()["market"][crate] == "gain"


@covers("market")
def test_a_trade_is_paid_in_full_and_a_crate_too_dear_is_blocked() -> None:
    scenario = fair(hand="farm", twigs=3, resin=1, market={**ALL_TRADE, "crate_pebble": "gain"}).place("market")
    scenario.asks("choose_one", "crate_twigs crate_pebble").blocked("crate_resin", "needs 1 resin more")
    scenario.blocked("crate_berries", "needs 2 berries more")


@covers("market")
def test_the_market_is_closed_where_no_crate_can_be_used() -> None:
    fair(market=ALL_TRADE, hand="farm").blocked("place:market", "no crate can be used")


@covers("market")
def test_a_gain_may_be_partial() -> None:
    fair(hand="farm " * 7).place("market").choose("crate_pebble").expect(hand=8, pebbles=1)


@covers("market")
def test_one_worker_of_each_seat() -> None:
    fair(placed=["market"], workers=1).blocked("place:market", "already")
    fair().against(placed=["market"]).offers("place:market")


def test_lookout_does_not_reach_the_market() -> None:
    scenario = fair(city="lookout").visit("lookout")
    scenario.offers_not("market").refuses("market")


GARLANDS = {
    "garland_agriculture": "farm mine twig_barge",
    "garland_architecture": "farm inn castle",
    "garland_beauty": "king castle palace",
    "garland_community": "king bard judge",
    "garland_peace": "judge historian courthouse",
    "garland_storytelling": "bard wanderer ranger",
    "garland_tourism": "inn queen post_office",
}


@covers_each(GARLANDS)
def test_most_and_second_most_cards_of_the_kind(name: str, expected: str) -> None:
    cards = expected.split()
    scenario = fair(3, garland=name, city=cards).against(city=cards[:1]).against()
    scenario.scores(0, garland=6).scores(1, garland=3).scores(2, garland=0)


def test_ties_get_all_they_tie_for_and_the_next_count_is_second() -> None:
    scenario = fair(4, garland="garland_agriculture", city="farm farm").against(city="mine mine")
    scenario.against(city="farm").against(city="farm")
    for seat, points in enumerate((6, 6, 3, 3)):
        scenario.scores(seat, garland=points)


def test_without_a_card_of_the_kind_nothing_even_as_second() -> None:
    fair(garland="garland_peace", city="judge").against(city="farm").scores(0, garland=6).scores(1, garland=0)


def test_rugworts_cards_take_part() -> None:
    scenario = alone(garland="garland_agriculture", city="farm", rugwort={"city": ["mine", "mine"]})
    scenario.scores(0, garland=3).scores(1, garland=6)


def test_modules_that_are_off_leave_neither_keys_nor_lines() -> None:
    options = {"bellfaire_market": False, "bellfaire_garland": False}
    position = fair(options=options).game.position()
    assert "market" not in position and "garland" not in position
    fair(options=options).scores(garland=0)
    for key, value in (("market", {"crate_twigs": "trade"}), ("garland", "garland_peace")):
        with pytest.raises(PositionError, match=key):
            assert fair(options=options, **{key: value}).game


def test_crates_are_offered_in_words_by_the_side_they_lie_on() -> None:
    scenario = fair(market={"crate_twigs": "trade"}, twigs=3, hand="farm").place("market")
    labels = {option.key: option.label for option in scenario.decision.options}
    assert labels["crate_twigs"] == "Trade 3 twigs and 1 card for 3 points and 2 resources"
    assert labels["crate_pebble"] == "Gain 1 pebble and 3 cards"


def test_every_module_is_on_the_table_unless_it_is_left_in_the_box() -> None:
    usual = {option.name: (option.choices, option.default) for option in BELLFAIRE.options}
    for module in ("market", "garland", "festival", "forest"):
        assert usual[f"bellfaire_{module}"] == ((True, False), True)
    assert usual["bellfaire_events"] == (("mixed", "half", "new", "none"), "mixed")
    assert usual["bellfaire_powers"] == (("none", "dealt", "free"), "none")


def chosen(**facts: Any) -> str:
    """The crate a computer player takes."""
    game = fair(**facts).place("market").game
    decision = game.decision
    assert decision is not None
    thinker = LEVELS["normal"](3)
    return str(decision.answer(thinker.pick(decision, game.turn_start, game.answers, game.rules)))


def test_computer_players_trade_when_it_pays() -> None:
    """With a hand that buys nothing more the pebble is worth 3 points; early they take what a card lacks."""
    late = {"season": "autumn", "pebbles": 1, "hand": "king queen king", "market": {"crate_pebble": "trade"}}
    assert chosen(**late, meadow="castle castle palace palace theater theater school school") == "crate_pebble"
    early = {"hand": "farm twig_barge", "meadow": "farm farm farm farm twig_barge twig_barge resin_refinery inn"}
    assert chosen(**early, resin=2) == "crate_twigs"
