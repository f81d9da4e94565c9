"""Facts of Pearlbrook beyond what is printed on single cards, places, awards and tiles."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.boxes.pearlbrook import PEARLBROOK
from everdell_desktop.boxes.pearlbrook.adornments import ADORNMENTS
from everdell_desktop.boxes.pearlbrook.river_cards import RIVER_CARDS
from everdell_desktop.engine.combining import BoxError
from everdell_desktop.engine.ruleset import Seat, Setup
from everdell_desktop.engine.spaces import UNLIMITED
from everdell_desktop.resources import resource

CARDS = {card.id: card for card in PEARLBROOK.cards}
SPACES = {space.id: space for space in PEARLBROOK.spaces}
AWARDS = {award.id: award for award in PEARLBROOK.awards}


def test_the_box_holds_its_numbers_of_things() -> None:
    assert sum(card.copies for card in PEARLBROOK.cards) == 20
    assert Counter(space.kind == "forest" for space in PEARLBROOK.spaces) == {True: 4, False: 5}
    assert Counter(award.kind for award in PEARLBROOK.awards) == {"special_event": 6, "wonder": 4}


def test_special_facts_belong_to_few_cards() -> None:
    assert [card.id for card in PEARLBROOK.cards if card.takes == "frog"] == ["ferry"]
    assert [card.id for card in PEARLBROOK.cards if card.lodges] == ["messenger"]
    assert [card.id for card in PEARLBROOK.cards if card.carries_workers] == ["pirate_ship"]
    assert CARDS["ferry"].visitor_points == 1


def test_the_river_has_four_exclusive_spaces_and_a_shared_one_all_for_frogs() -> None:
    frogs = {space.id: space.slots for space in PEARLBROOK.spaces if space.takes == "frog"}
    assert frogs == {
        "river_three_production": 1, "river_two_destination": 1, "river_two_governance": 1, "river_two_traveler": 1,
        "shoal": UNLIMITED,
    }  # fmt: skip


def test_there_are_twelve_river_cards_and_twelve_adornments() -> None:
    assert Counter(card.kind for card in RIVER_CARDS.values()) == {"citizen": 6, "location": 6}
    assert len(ADORNMENTS) == 12
    assert all(card.text.endswith(".") and card.name for card in RIVER_CARDS.values())
    assert all(tile.text.endswith(".") and tile.end_text.endswith(".") for tile in ADORNMENTS.values())


def test_rulings_are_about_what_is_in_the_box_and_leave_nothing_out() -> None:
    texts = json.loads(resource("texts", "rulings_pearlbrook.json").read_text(encoding="utf-8"))
    things = {"pearlbrook", *CARDS, *SPACES, *AWARDS, *RIVER_CARDS, *ADORNMENTS}
    assert set(texts) <= things and things - set(texts) <= {"forest_two_pebble_one_card", "forest_berry_pebble_card"}
    for notes in texts.values():
        assert notes and all(note.endswith(".") and "[" not in note for note in notes)


def test_the_box_needs_the_base_game_and_says_what_is_our_own() -> None:
    with pytest.raises(BoxError, match="Pearlbrook needs the box 'base'"):
        SHELF.rules(Setup(("pearlbrook",), (Seat("A"), Seat("B"))))
    assert "by our own" in PEARLBROOK.text


@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_one_to_four_can_play(people: int) -> None:
    rules = SHELF.rules(Setup(("base", "pearlbrook"), tuple(Seat(str(n)) for n in range(people))))
    assert sum(card.copies for card in rules.cards.values()) == 148
    assert [rule.category for rule in rules.scoring][-3:] == ["pearls", "adornments", "wonders"]
