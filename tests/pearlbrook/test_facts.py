"""What is printed on the cards and tiles of the box, against tables taken from the reference."""

from __future__ import annotations

import csv
import json
from collections import Counter
from pathlib import Path

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.boxes.base import BASE
from everdell_desktop.boxes.pearlbrook import PEARLBROOK
from everdell_desktop.boxes.pearlbrook.adornments import ADORNMENTS
from everdell_desktop.boxes.pearlbrook.river_cards import RIVER_CARDS
from everdell_desktop.engine.ruleset import BoxError, Seat, Setup
from everdell_desktop.engine.spaces import UNLIMITED
from everdell_desktop.resources import resource

with (Path(__file__).parent.parent / "facts" / "pearlbrook_cards.csv").open(encoding="utf-8", newline="") as table:
    PRINTED = {row["id"]: row for row in csv.DictReader(table)}
CARDS = {card.id: card for card in PEARLBROOK.cards}
SPACES = {space.id: space for space in PEARLBROOK.spaces}
AWARDS = {award.id: award for award in PEARLBROOK.awards}
EVENTS = {
    "masquerade_invitations": ("Masquerade Invitations", {"messenger", "fair_grounds"}, 0),
    "river_race": ("River Race", {"ferry_ferret", "twig_barge"}, 4),
    "riverside_resort": ("Riverside Resort", {"harbor", "innkeeper"}, None),
    "romantic_cruise": ("Romantic Cruise", {"ferry", "harvester"}, 0),
    "sunken_treasure_discovered": ("Sunken Treasure Discovered", {"pirate", "crane"}, 0),
    "x_marks_the_spot": ("X Marks the Spot", {"pirate_ship", "storehouse"}, 0),
}
WONDERS = {"hopewatch_gate": 10, "mistrise_fountain": 15, "sunblaze_bridge": 20, "starfalls_flame": 25}


def test_the_deck_holds_exactly_the_printed_cards() -> None:
    assert set(CARDS) == set(PRINTED) and sum(card.copies for card in PEARLBROOK.cards) == 20


@pytest.mark.parametrize("name", PRINTED)
def test_card_is_as_printed(name: str) -> None:
    card = CARDS[name]
    cost = card.cost
    assert {
        "id": card.id, "name": card.name, "kind": card.kind, "rarity": "unique" if card.unique else "common",
        "colour": card.color, "twig": str(cost.twig), "resin": str(cost.resin), "pebble": str(cost.pebble),
        "berry": str(cost.berry), "points": str(card.points), "copies": str(card.copies),
        "links": " ".join(sorted(card.links)), "open": "yes" if card.open else "no",
        "worker_spaces": str(card.worker_spaces), "takes_space": "yes" if card.takes_space else "no",
    } == PRINTED[name]  # fmt: skip


@pytest.mark.parametrize("name", CARDS)
def test_every_link_exists_both_ways_and_every_card_has_a_text(name: str) -> None:
    for link in CARDS[name].links:
        assert name in CARDS[link].links and CARDS[link].kind != CARDS[name].kind
    assert CARDS[name].text.endswith(".")


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


def test_the_forest_cards_have_a_second_space_with_four_players() -> None:
    forest = [space for space in PEARLBROOK.spaces if space.kind == "forest"]
    assert len(forest) == 4
    assert all([space.room(players) for players in (1, 2, 3, 4)] == [1, 1, 1, 2] and space.one_each for space in forest)


@pytest.mark.parametrize("name", EVENTS)
def test_special_event_is_as_printed(name: str) -> None:
    title, cards, points = EVENTS[name]
    award = AWARDS[name]
    assert (award.kind, award.name, set(award.cards), award.is_event) == ("special_event", title, cards, True)
    assert (None if award.scoring else award.points) == points
    assert cards <= {card.id for card in (*BASE.cards, *PEARLBROOK.cards)}


def test_wonders_have_their_points_and_are_no_events() -> None:
    wonders = {award.id: award.points for award in PEARLBROOK.awards if award.kind == "wonder"}
    assert wonders == WONDERS and set(AWARDS) == {*EVENTS, *WONDERS}
    assert not any(AWARDS[name].is_event for name in WONDERS)


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


def test_ids_are_all_different() -> None:
    ids = [*CARDS, *SPACES, *AWARDS, *RIVER_CARDS, *ADORNMENTS, *(card.id for card in BASE.cards)]
    assert len(ids) == len(set(ids))


def test_the_box_needs_the_base_game_and_says_what_is_our_own() -> None:
    with pytest.raises(BoxError, match="Pearlbrook needs the box 'base'"):
        SHELF.rules(Setup(("pearlbrook",), (Seat("A"), Seat("B"))))
    assert "by our own" in PEARLBROOK.text


@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_one_to_four_can_play(people: int) -> None:
    rules = SHELF.rules(Setup(("base", "pearlbrook"), tuple(Seat(str(n)) for n in range(people))))
    assert sum(card.copies for card in rules.cards.values()) == 148
    assert [rule.category for rule in rules.scoring][-3:] == ["pearls", "adornments", "wonders"]
