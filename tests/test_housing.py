"""The spaces of a city where cards share them, lie on each other, or wait for a construction."""

from __future__ import annotations

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.housing import finds_space, free_spaces
from everdell_desktop.engine.state import Built

CARDS = {card.key: card for box in SHELF.boxes.values() if not box.family for card in box.cards}


def built(name: str, **facts: str) -> Built:
    return Built(card(name), name, **facts)  # type: ignore[arg-type]


def card(name: str) -> Card:
    return CARDS[name]


def test_what_shares_the_spot_of_a_card_on_another_uses_no_space() -> None:
    """A Greenhouse on the Bridge of the Sky takes in a Farm: both lie on the bridge."""
    bridge = built("bridge_of_the_sky")
    alone = free_spaces((bridge, built("greenhouse", on=bridge.uid)), 15)
    greenhouse = built("greenhouse", on=bridge.uid, partner="farm")
    assert free_spaces((bridge, greenhouse, built("farm", partner="greenhouse")), 15) == alone
    shared = (built("greenhouse", partner="farm"), built("farm", partner="greenhouse"))
    assert free_spaces(shared, 15) == 14


def test_a_card_without_a_space_makes_no_room_in_a_full_city() -> None:
    """The Messenger on an Air Balloon needs a space when the Balloon leaves, so that Ruins find none."""
    full = tuple(built(name) for name in ("farm", "mine", "inn"))
    waiting = (*full, built("messenger"))
    assert free_spaces(waiting, 3) == -1
    assert not finds_space(card("ruins"), waiting, 3)
    assert finds_space(card("ruins"), waiting, 4), "the Messenger lodges on the Ruins and gives its space free"
