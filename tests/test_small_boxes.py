"""What is printed on the cards of Extra, Rugwort's cards and Legends, against tables taken from the reference."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.boxes.legends import one, two
from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.ruleset import BoxError, Seat, Setup
from everdell_desktop.resources import resource

BOXES = ("extra", "rugwort", "legends")
PRINTED: dict[str, dict[str, str]] = {}
for box in BOXES:
    with (Path(__file__).parent / "facts" / f"{box}_cards.csv").open(encoding="utf-8", newline="") as table:
        PRINTED.update({row["id"]: {**row, "box": box} for row in csv.DictReader(table)})
CARDS: dict[str, Card] = {card.id: card for box in BOXES for card in SHELF.boxes[box].cards}
LEGENDS = [name for name, row in PRINTED.items() if row["box"] == "legends"]
TWO = (Seat("A"), Seat("B"))


def rarity(card: Card) -> str:
    return "legendary" if card.legendary else "unique" if card.unique else "common"


@pytest.mark.parametrize(("box", "number"), [("extra", 15), ("rugwort", 3), ("legends", 20)])
def test_a_box_holds_exactly_the_printed_cards(box: str, number: int) -> None:
    cards = SHELF.boxes[box].cards
    assert {card.id for card in cards} == {name for name, row in PRINTED.items() if row["box"] == box}
    assert sum(card.copies for card in cards) == number


@pytest.mark.parametrize("name", PRINTED)
def test_card_is_as_printed(name: str) -> None:
    card, cost = CARDS[name], CARDS[name].cost
    found = {
        "id": card.id, "name": card.name, "kind": card.kind, "rarity": rarity(card), "colour": card.color,
        "twig": str(cost.twig), "resin": str(cost.resin), "pebble": str(cost.pebble), "berry": str(cost.berry),
        "points": str(card.points), "copies": str(card.copies), "links": " ".join(sorted(card.links)),
        "open": "yes" if card.open else "no", "worker_spaces": str(card.worker_spaces),
        "takes_space": "yes" if card.takes_space else "no",
    }  # fmt: skip
    assert found == {key: PRINTED[name][key] for key in found}
    assert card.text.endswith(".")


@pytest.mark.parametrize("name", LEGENDS)
def test_a_legendary_card_stands_in_for_its_banner_card_and_stays(name: str) -> None:
    card, row = CARDS[name], PRINTED[name]
    assert card.names == (name, row["replaces"]) and card.adds_spaces == int(row["adds_spaces"])
    assert card.stays and card.inherits and not card.in_deck and not card.unique and not card.common
    assert (card in one.CARDS) == (row["pack"] == "I") and (card in two.CARDS) == (row["pack"] == "II")
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
