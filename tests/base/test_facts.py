"""Facts of the base box beyond what is printed on single cards, places and events."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.boxes.base import BASE
from everdell_desktop.engine.goods import Goods
from everdell_desktop.engine.ruleset import Seat, Setup


def limits(people: int) -> Any:
    return SHELF.rules(Setup(("base",), tuple(Seat(f"Seat {n}") for n in range(people)))).limits


def test_the_deck_holds_128_cards_of_24_critters_and_24_constructions() -> None:
    assert sum(card.copies for card in BASE.cards) == 128
    assert Counter(card.kind for card in BASE.cards) == {"critter": 24, "construction": 24}


def test_each_colour_has_its_number_of_cards() -> None:
    assert Counter(card.color for card in BASE.cards) == {
        "production": 16, "traveler": 8, "destination": 8, "governance": 8, "prosperity": 8,
    }  # fmt: skip


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


def test_only_the_journey_scores() -> None:
    assert {space.id for space in BASE.spaces if space.points or space.keeps_workers} == {
        "journey_5", "journey_4", "journey_3", "journey_2",
    }  # fmt: skip


def test_the_dearest_card_costs_nine() -> None:
    dearest = max(BASE.cards, key=lambda card: card.cost.total)
    assert (dearest.id, dearest.cost) == ("ever_tree", Goods(3, 3, 3))


def test_the_box_holds_its_numbers_of_places_and_events() -> None:
    kinds = Counter(space.kind for space in BASE.spaces)
    assert kinds == {"basic": 8, "forest": 11, "haven": 1, "journey": 4}
    assert Counter(award.kind for award in BASE.awards) == {"basic_event": 4, "special_event": 16}
    assert not any(award.bonus for award in BASE.awards if award.kind == "basic_event")


def test_special_events_ask_for_cards_of_the_deck() -> None:
    for award in BASE.awards:
        assert set(award.cards) <= {card.id for card in BASE.cards}
        assert award.cards or award.colors


def test_limits_of_the_game() -> None:
    two, four = limits(2), limits(4)
    assert (two.hand, two.city, two.meadow, two.workers, two.most_workers) == (8, 15, 8, (2, 3, 4, 6), 6)
    assert (two.special_events, two.forest, four.forest, four.starting_hands) == (4, 3, 4, (5, 6, 7, 8))
