"""Facts of the small boxes (Extra, Rugwort's cards and Legends) beyond what is printed on single cards."""

from __future__ import annotations

import json

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.combining import BoxError
from everdell_desktop.engine.ruleset import Seat, Setup
from everdell_desktop.resources import resource

BOXES = ("extra", "rugwort", "legends")
CARDS: dict[str, Card] = {card.id: card for box in BOXES for card in SHELF.boxes[box].cards}
TWO = (Seat("A"), Seat("B"))


@pytest.mark.parametrize(("box", "number"), [("extra", 15), ("rugwort", 3), ("legends", 20)])
def test_a_box_holds_its_number_of_cards(box: str, number: int) -> None:
    assert sum(card.copies for card in SHELF.boxes[box].cards) == number


@pytest.mark.parametrize("card", SHELF.boxes["legends"].cards, ids=lambda card: card.id)
def test_a_legendary_card_stands_in_for_its_banner_card_and_stays(card: Card) -> None:
    assert card.names[0] == card.id and len(card.names) == 2
    assert card.stays and card.inherits and not card.in_deck and not card.unique and not card.common
    assert (card.rival_cards, card.rival_points) == (2, 3)


def test_special_facts_belong_to_few_cards() -> None:
    def having(fact: str) -> dict[str, object]:
        return {card.id: getattr(card, fact) for card in CARDS.values() if getattr(card, fact)}

    assert set(having("stacks")) == {"scurrble_champion"}
    assert set(having("carries")) == {"bridge_of_the_sky"} and set(having("slips_under")) == {"silver_scale_spring"}
    assert having("keeps_workers") == {"everflame_tomb": True}
    assert having("shelters_workers") == {"silver_scale_spring": True}
    assert having("second_space_with") == {"everflame_tomb": "undertaker"}
    assert having("shares_with") == {"mayberry_matriarch": "harvester"}
    owners_take = {card.id: card.visitor_points for card in CARDS.values() if card.open}
    assert owners_take == {"scurrble_stadium": 1, "the_green_acorn": 2}
    abilities = {"bridge_of_the_sky", "king_norths_treasury"}
    assert {card.id for card in CARDS.values() if card.payment_ways} == abilities


@pytest.mark.parametrize("name", CARDS)
def test_colour_and_behaviour_agree(name: str) -> None:
    """The Bridge and the Gazette alone are worth more at the end without being purple."""
    card = CARDS[name]
    assert (card.on_production is not None) == (card.color == "production")
    assert (card.on_visit is not None) == (card.color == "destination") == (card.worker_spaces > 0)
    assert (card.bonus is not None) == (card.color == "prosperity" or name in ("bridge_of_the_sky", "gazette"))


@pytest.mark.parametrize("box", BOXES)
def test_every_ruling_is_about_a_card_of_the_box(box: str) -> None:
    texts = json.loads(resource("texts", f"rulings_{box}.json").read_text(encoding="utf-8"))
    cards = {card.id for card in SHELF.boxes[box].cards}
    assert cards <= set(texts) <= cards | {box}
    for name, rulings in texts.items():
        assert rulings and all(ruling.endswith((".", ")")) and "seed" not in ruling for ruling in rulings), name


@pytest.mark.parametrize("box", BOXES)
def test_the_boxes_need_the_base_game_and_can_be_chosen(box: str) -> None:
    assert box in SHELF.choosable()
    with pytest.raises(BoxError, match="needs the box 'base'"):
        SHELF.rules(Setup((box,), TWO))
    for number in (1, 2, 3, 4):
        SHELF.rules(Setup(("base", box), tuple(Seat(str(n)) for n in range(number))))


def test_which_packs_of_legends_is_an_option() -> None:
    for packs in (1, 2):
        SHELF.rules(Setup(("base", "legends"), TWO, {"legends_packs": packs}))
    with pytest.raises(BoxError, match="can be 1, 2, not 3"):
        SHELF.rules(Setup(("base", "legends"), TWO, {"legends_packs": 3}))
    with pytest.raises(BoxError, match="no option 'legends_packs'"):
        SHELF.rules(Setup(("base",), TWO, {"legends_packs": 1}))
