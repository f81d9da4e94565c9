"""What computer players think of the crates of the Market, before they try anything out."""

from __future__ import annotations

from typing import Any

import pytest

from everdell_desktop.boxes.bellfaire.appraising import appraise
from everdell_desktop.boxes.bellfaire.market import CRATES
from everdell_desktop.engine.decisions import Option, Subject

from .table import fair


def worth(name: str, **position: Any) -> float:
    game = fair(**position).game
    crate = next(one for one in CRATES if one.id == name)
    found = appraise(game.state, game.rules, 0, Option(crate.id, "", crate, Subject("crate", crate.id)))
    assert found is not None
    return found


def test_in_winter_resin_and_twigs_for_houses_come_before_berries() -> None:
    berries = worth("crate_berries", season="winter", hand="farm")
    assert worth("crate_resin", season="winter", hand="farm") > berries
    assert worth("crate_twigs", season="winter", hand="farm") > berries


@pytest.mark.parametrize("crate", ["crate_twigs", "crate_resin", "crate_pebble"])
def test_what_houses_are_built_of_is_worth_less_the_later_it_is_taken(crate: str) -> None:
    assert worth(crate, season="winter") > worth(crate, season="autumn")


def test_goods_that_are_left_over_late_are_traded_rather_than_gathered() -> None:
    traded = worth("crate_twigs", season="autumn", hand="farm", twigs=9, market={"crate_twigs": "trade"})
    assert traded > worth("crate_resin", season="autumn", hand="farm", twigs=9, market={"crate_twigs": "trade"})


def test_a_trade_that_cannot_be_paid_is_worth_nothing() -> None:
    assert worth("crate_twigs", season="autumn", hand="", twigs=9, market={"crate_twigs": "trade"}) == 0
