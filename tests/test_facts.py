"""What is printed on cards, places and events, against tables taken from the reference."""

import csv
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.boxes.base import BASE
from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.ruleset import Seat, Setup
from everdell_desktop.engine.spaces import UNLIMITED

with (Path(__file__).parent / "facts" / "base_cards.csv").open(encoding="utf-8", newline="") as table:
    PRINTED = {row["id"]: row for row in csv.DictReader(table)}

CARDS: dict[str, Card] = {card.id: card for card in BASE.cards}
SPACES = {space.id: space for space in BASE.spaces}
AWARDS = {award.id: award for award in BASE.awards}

BASIC_SHARED = {
    "basic_3_twig": False,
    "basic_2_twig_1_card": True,
    "basic_2_resin": False,
    "basic_1_resin_1_card": True,
    "basic_2_card_1_point": True,
    "basic_1_pebble": False,
    "basic_1_berry_1_card": False,
    "basic_1_berry": True,
}
FORESTS = {
    "forest_3_berry", "forest_2_berry_1_card", "forest_2_resin_1_twig", "forest_1_twig_1_resin_1_berry",
    "forest_1_pebble_3_card", "forest_2_any", "forest_2_card_1_any", "forest_discard_up_to_3_gain_any",
    "forest_discard_any_draw_double", "forest_copy_basic_1_card", "forest_draw_2_meadow_play_1",
}  # fmt: skip
JOURNEY_SHARED = {"journey_5": False, "journey_4": False, "journey_3": False, "journey_2": True}
BASIC_EVENTS = {
    "city_monument": ("City Monument", {"governance": 3}),
    "grand_tour": ("Grand Tour", {"destination": 3}),
    "harvest_festival": ("Harvest Festival", {"production": 4}),
    "cartographers_expedition": ("Cartographer's Expedition", {"traveler": 3}),
}
COUNTED = None
"""The points of an event that has no fixed value."""
SPECIAL_EVENTS = {
    "a_brilliant_marketing_plan": ("A Brilliant Marketing Plan", {"shopkeeper", "post_office"}, 0),
    "a_well_run_city": ("A Well Run City", {"chip_sweep", "clock_tower"}, 4),
    "an_evening_of_fireworks": ("An Evening of Fireworks", {"lookout", "miner_mole"}, COUNTED),
    "ancient_scrolls_discovered": ("Ancient Scrolls Discovered", {"historian", "ruins"}, COUNTED),
    "capture_of_the_acorn_thieves": ("Capture of the Acorn Thieves", {"courthouse", "ranger"}, COUNTED),
    "croak_wart_cure": ("Croak Wart Cure", {"undertaker", "barge_toad"}, 6),
    "flying_doctor_service": ("Flying Doctor Service", {"doctor", "postal_pigeon"}, COUNTED),
    "graduation_of_scholars": ("Graduation of Scholars", {"teacher", "university"}, COUNTED),
    "ministering_to_miscreants": ("Ministering to Miscreants", {"monk", "dungeon"}, COUNTED),
    "path_of_the_pilgrims": ("Path of the Pilgrims", {"monastery", "wanderer"}, COUNTED),
    "performer_in_residence": ("Performer in Residence", {"inn", "bard"}, COUNTED),
    "pristine_chapel_ceiling": ("Pristine Chapel Ceiling", {"woodcarver", "chapel"}, COUNTED),
    "remembering_the_fallen": ("Remembering the Fallen", {"cemetery", "shepherd"}, COUNTED),
    "tax_relief": ("Tax Relief", {"judge", "queen"}, 3),
    "the_everdell_games": ("The Everdell Games", set(), 9),
    "under_new_management": ("Under New Management", {"peddler", "general_store"}, COUNTED),
}


# cards


def test_the_deck_holds_exactly_the_printed_cards() -> None:
    assert set(CARDS) == set(PRINTED)


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


def test_the_deck_holds_128_cards_of_24_critters_and_24_constructions() -> None:
    assert sum(card.copies for card in BASE.cards) == 128
    assert Counter(card.kind for card in BASE.cards) == {"critter": 24, "construction": 24}


def test_each_colour_has_its_number_of_cards() -> None:
    assert Counter(card.color for card in BASE.cards) == {
        "production": 16, "traveler": 8, "destination": 8, "governance": 8, "prosperity": 8,
    }  # fmt: skip


@pytest.mark.parametrize("name", CARDS)
def test_every_link_exists_both_ways(name: str) -> None:
    card = CARDS[name]
    for link in card.links:
        if link != "any_critter":
            assert name in CARDS[link].links
            assert CARDS[link].kind != card.kind


def test_only_the_ever_tree_hosts_any_critter() -> None:
    assert [card.id for card in BASE.cards if "any_critter" in card.links] == ["ever_tree"]


def test_critters_are_paid_in_berries_and_constructions_never() -> None:
    for card in BASE.cards:
        assert card.cost.berry == (card.cost.total if card.is_critter else 0)
        assert card.is_construction or card.cost.total > 0


@pytest.mark.parametrize(("fact", "expected"), [
    ("second_space_with", {"cemetery": "undertaker", "monastery": "monk"}),
    ("keeps_workers", {"cemetery": True, "monastery": True}),
    ("pays_opponent", {"shepherd": True}),
    ("shares_with", {"gatherer": "harvester", "harvester": "gatherer"}),
    ("copied_at_home_only", {"storehouse": True}),
    ("legendary", {}),
])  # fmt: skip
def test_special_facts_belong_to_few_cards(fact: str, expected: dict[str, Any]) -> None:
    assert {card.id: getattr(card, fact) for card in BASE.cards if getattr(card, fact)} == expected


def test_open_cards_bring_their_owner_one_point() -> None:
    assert {card.id: card.visitor_points for card in BASE.cards if card.open} == {"inn": 1, "post_office": 1}


def test_card_playing_abilities_are_those_of_the_rulebook() -> None:
    assert {card.id for card in BASE.cards if card.payment_ways} == {"crane", "dungeon", "innkeeper", "judge"}


@pytest.mark.parametrize(("hook", "color"), [("on_production", "production"), ("bonus", "prosperity")])
def test_colour_and_behaviour_agree(hook: str, color: str) -> None:
    """Green cards produce; purple ones score; the Storehouse alone has a worker space without being red."""
    assert {card.id for card in BASE.cards if getattr(card, hook)} == {c.id for c in BASE.cards if c.color == color}


def test_red_cards_and_the_storehouse_can_be_visited() -> None:
    red = {card.id for card in BASE.cards if card.color == "destination"}
    assert {card.id for card in BASE.cards if card.on_visit} == red | {"storehouse"}
    assert {card.id for card in BASE.cards if card.worker_spaces} == red | {"storehouse"}


@pytest.mark.parametrize("name", CARDS)
def test_every_card_has_a_text(name: str) -> None:
    assert CARDS[name].text.endswith(".")


# places


def test_the_board_holds_exactly_the_printed_places() -> None:
    assert set(SPACES) == {*BASIC_SHARED, *FORESTS, "haven", *JOURNEY_SHARED}
    kinds = Counter(space.kind for space in BASE.spaces)
    assert kinds == {"basic": 8, "forest": 11, "haven": 1, "journey": 4}


@pytest.mark.parametrize(("name", "shared"), [*BASIC_SHARED.items(), *JOURNEY_SHARED.items(), ("haven", True)])
def test_place_is_shared_or_exclusive(name: str, shared: bool) -> None:
    space = SPACES[name]
    for players in (1, 2, 3, 4):
        assert space.room(players) == (UNLIMITED if shared else 1)
    assert not space.one_each


@pytest.mark.parametrize("name", sorted(FORESTS))
def test_forest_card_has_one_space_and_two_with_four_players(name: str) -> None:
    space = SPACES[name]
    assert [space.room(players) for players in (1, 2, 3, 4)] == [1, 1, 1, 2]
    assert space.one_each
    assert not space.keeps_workers


@pytest.mark.parametrize(("name", "points"), [("journey_5", 5), ("journey_4", 4), ("journey_3", 3), ("journey_2", 2)])
def test_journey_scores_and_keeps_its_workers(name: str, points: int) -> None:
    assert (SPACES[name].points, SPACES[name].keeps_workers) == (points, True)


def test_only_the_journey_scores() -> None:
    assert {space.id for space in BASE.spaces if space.points or space.keeps_workers} == set(JOURNEY_SHARED)


# events


def test_the_box_holds_exactly_the_printed_events() -> None:
    assert set(AWARDS) == {*BASIC_EVENTS, *SPECIAL_EVENTS}
    assert Counter(award.kind for award in BASE.awards) == {"basic_event": 4, "special_event": 16}


@pytest.mark.parametrize("name", BASIC_EVENTS)
def test_basic_event_is_as_printed(name: str) -> None:
    award = AWARDS[name]
    assert (award.name, award.colors) == BASIC_EVENTS[name]
    assert (award.kind, award.cards, award.points, award.scoring) == ("basic_event", (), 3, None)


@pytest.mark.parametrize("name", SPECIAL_EVENTS)
def test_special_event_is_as_printed(name: str) -> None:
    title, cards, points = SPECIAL_EVENTS[name]
    award = AWARDS[name]
    assert (award.kind, award.name, set(award.cards)) == ("special_event", title, cards)
    assert (COUNTED if award.scoring else award.points) == points


def test_the_everdell_games_need_two_of_each_colour() -> None:
    colours = {"traveler", "production", "destination", "governance", "prosperity"}
    assert AWARDS["the_everdell_games"].colors == dict.fromkeys(colours, 2)


@pytest.mark.parametrize("name", SPECIAL_EVENTS)
def test_special_event_asks_for_cards_of_the_deck(name: str) -> None:
    assert set(AWARDS[name].cards) <= set(CARDS)
    assert AWARDS[name].cards or AWARDS[name].colors


# the box


def test_limits_of_the_game() -> None:
    rules = SHELF.rules(Setup(("base",), (Seat("A"), Seat("B"))))
    assert (rules.hand_limit, rules.city_spaces, rules.meadow_size) == (8, 15, 8)


def test_ids_of_cards_places_and_events_are_all_different() -> None:
    ids = [*CARDS, *SPACES, *AWARDS]
    assert len(ids) == len(set(ids)) == len(BASE.cards) + len(BASE.spaces) + len(BASE.awards)


def test_the_dearest_card_costs_nine() -> None:
    dearest = max(BASE.cards, key=lambda card: card.cost.total)
    assert (dearest.id, dearest.cost) == ("ever_tree", Goods(3, 3, 3))
