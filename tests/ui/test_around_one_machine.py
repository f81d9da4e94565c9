"""Several people at one machine: nothing secret is told, one's own result is seen, and it can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from everdell_desktop.app import App
from everdell_desktop.ui.table.handover import HandoverSheet

from .conftest import Hands
from .playing import at, sit_down


@pytest.fixture(autouse=True)
def quick(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.fsync", lambda handle: None)
    app.settings.animation, app.settings.pace = "off", "at once"


def position(**seat: Any) -> dict[str, Any]:
    facts: dict[str, Any] = {"name": "Hazel", "hand": [], **seat}
    return {"seed": 1, "seats": [facts, {"name": "Rowan", "hand": []}]}


def page(table: Any) -> HandoverSheet:
    sheet = table.sheets[-1]
    assert isinstance(sheet, HandoverSheet)
    return sheet


def test_the_page_tells_no_card_that_was_drawn_or_given(app: App, hands: Hands) -> None:
    table = at(app, position())
    hands.click("space:basic_2_twig_1_card")  # Hazel draws a card
    hands.click("handover:ready")
    hands.click("space:basic_2_card_1_point")  # Rowan draws two
    told = " ".join(line.text for line in page(table).lines)
    drawn = [card.name for player in table.sitting.game.state.players for card in player.hand]
    assert len(drawn) == 3 and "draws 2 {card}" in told
    assert not [name for name in drawn if name in told]


def test_gifts_are_told_without_their_names(app: App, hands: Hands) -> None:
    table = at(app, position(hand=["teacher"], goods={"berry": 2}))
    hands.click("card:hand:teacher")
    while table.sheets and not isinstance(table.sheets[-1], HandoverSheet):
        hands.click(table.sheets[-1].order[0])
    told = " ".join(line.text for line in page(table).lines)
    given = [card.name for card in table.sitting.game.state.players[1].hand]
    assert given and not [name for name in given if name in told]


def test_one_sees_the_own_result_first_and_goes_on_by_a_click(app: App, hands: Hands) -> None:
    app.settings.pace = "slow"
    table = at(app, position())
    hands.click("space:basic_3_twig")
    assert not table.sheets and table.where("cover") is None
    assert table.sitting.viewer == 0 and table.where("linger:done") is not None
    hands.click("linger:done")
    assert page(table).name == "Rowan"


def test_the_page_comes_by_itself_after_a_moment(app: App, hands: Hands) -> None:
    app.settings.pace = "quick"
    table = at(app, position())
    hands.click("space:basic_3_twig")
    assert not table.sheets
    hands.wait(120)
    assert page(table).name == "Rowan"


def test_the_last_choice_is_taken_back_from_the_page(app: App, hands: Hands) -> None:
    table = at(app, position())
    hands.click("space:basic_3_twig")
    hands.click("handover:back")
    assert not table.sheets and table.sitting.viewer == 0
    assert not table.sitting.game.state.players[0].goods.total


def test_the_last_choice_is_taken_back_before_the_page(app: App, hands: Hands) -> None:
    app.settings.pace = "slow"
    table = at(app, position())
    hands.click("space:basic_3_twig")
    hands.click("linger:undo")
    assert not table.sheets and not table.sitting.game.state.players[0].goods.total


def test_the_page_tells_everything_since_the_last_turn(app: App, hands: Hands) -> None:
    table = sit_down(app, 4, seed=4)
    from .conftest import play_by_chance

    play_by_chance(table.sitting.game, 90)
    table.after_change()
    if not table.sheets:
        return
    sheet = page(table)
    seen = 0
    for _ in range(10):
        seen += sum(1 for node in sheet.node.children if node.rect.x == app.kit.px(104))
        if "handover:earlier" not in sheet.order:
            break
        hands.click("handover:earlier")
    assert seen == len(sheet.lines)
