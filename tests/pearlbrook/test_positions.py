"""Positions with the river: what they say, what is left out, what cannot be, and what others do not see."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.boxes.pearlbrook.adornments import ADORNMENTS
from everdell_desktop.boxes.pearlbrook.part import PearlbrookPart, part_of
from everdell_desktop.boxes.pearlbrook.river_cards import RIVER_CARDS
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.places import on_board
from everdell_desktop.engine.positions import read
from everdell_desktop.engine.reading import PositionError
from everdell_desktop.engine.state import State
from everdell_desktop.engine.view import determinize, view
from everdell_desktop.engine.writing import write
from tests.pearlbrook.table import THREE_GREEN, TWO_BLUE, TWO_RED, TWO_TAN, frog, hidden, on, river

BOXES = ["base", "pearlbrook"]
FULL: dict[str, Any] = {
    "boxes": BOXES, "seed": 5,
    "seats": [
        {
            "pearls": 3, "adornments": ["bell"], "played_adornments": ["mirror"], "hand": ["farm"] * 8 + ["inn"],
            "city": ["bridge", "ferry", on("messenger", "ferry"), "pirate_ship"], "events": ["hopewatch_gate"],
            "placed": [frog(TWO_BLUE), "event:hopewatch_gate", "city:1:pirate_ship"], "workers": 0,
        },
        {"pearls": 1, "adornments": ["compass", "tiara"], "city": ["pirate_ship", "crane"]},
    ],
    "wonders": ["starfalls_flame"],
    "river": {THREE_GREEN: "gardens", TWO_BLUE: hidden("market"), TWO_RED: {"hidden": True}},
}  # fmt: skip
"""Every key the box adds."""


def table(**parts: Any) -> State:
    return read({"boxes": BOXES, **parts}, SHELF)[0]


def refused(**parts: Any) -> str:
    with pytest.raises(PositionError) as error:
        table(**parts)
    return str(error.value)


def test_every_key_comes_back_as_it_was_written() -> None:
    state, rules = read(FULL, SHELF)
    written = json.loads(json.dumps(write(state, rules)))
    again, _ = read(written, SHELF)
    assert write(again, rules) == written
    part = part_of(state)
    assert part.pearls == (3, 1) and [tile.id for tile in part.adornments[1]] == ["compass", "tiara"]
    assert written["seats"][0]["played_adornments"] == ["mirror"] and written["wonders"] == ["starfalls_flame"]
    assert written["river"][THREE_GREEN] == "gardens" and written["river"][TWO_BLUE] == hidden("market")
    assert len(state.players[0].hand) == 9 and state.players[0].built("messenger").on == "ferry"
    assert {worker.place.text for worker in state.players[0].workers if worker.place} == {
        TWO_BLUE, "event:hopewatch_gate", "city:1:pirate_ship",
    }  # fmt: skip


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = table(seed=3)
    part = part_of(state)
    assert part.pearls == (0, 0) and [len(held) for held in part.adornments] == [2, 2]
    assert Counter(lying.card.kind for lying in part.river) == {"citizen": 2, "location": 2}
    assert not any(lying.open for lying in part.river)
    assert [worker.kind for worker in state.players[0].workers] == ["frog", "worker", "worker"]
    assert write(*read({"boxes": BOXES, "seed": 3}, SHELF)) == Game.at({"boxes": BOXES, "seed": 3}, SHELF).position()


def test_named_adornments_are_not_dealt_to_others() -> None:
    for name in ADORNMENTS:
        part = part_of(table(seed=2, seats=[{"adornments": [name]}, {}, {}]))
        held = [tile.id for tiles in part.adornments for tile in tiles]
        assert held.count(name) == 1 and [len(tiles) for tiles in part.adornments] == [1, 2, 2]
        assert len({*held, *(tile.id for tile in part.boxed_adornments)}) == 12


def test_one_adornment_played_leaves_one_in_hand() -> None:
    part = part_of(table(seats=[{"played_adornments": ["bell"]}, {}]))
    assert [len(tiles) for tiles in part.adornments] == [1, 2]


def test_named_river_cards_are_completed_to_two_of_each_kind() -> None:
    cards = {TWO_BLUE: "gardens", TWO_TAN: hidden("market")}
    river_cards = [lying.card for lying in part_of(table(river=cards)).river]
    assert Counter(card.kind for card in river_cards) == {"citizen": 2, "location": 2}
    assert len(set(river_cards)) == 4


def test_a_new_game_can_be_sent_before_the_table_is_laid_out() -> None:
    position = {"boxes": BOXES, "turn": 0, "seed": 9, "seats": [{"name": "A"}, {"name": "B"}]}
    assert write(*read(position, SHELF))["river"] == {}
    assert refused(turn=0, seats=[{"pearls": 2}, {}]).startswith("turn 0 is before")


@pytest.mark.parametrize(("parts", "words"), [
    ({"seats": [{"pearls": -1}, {}]}, "the pearls of Player 1 must be a whole number"),
    ({"seats": [{"pearls": "many"}, {}]}, "the pearls of Player 1"),
    ({"seats": [{"adornments": ["crown"]}, {}]}, "there is no Adornment 'crown'"),
    ({"seats": [{"adornments": "bell"}, {}]}, "the adornments of Player 1 must be a list"),
    ({"seats": [{"adornments": ["bell"]}, {"played_adornments": ["bell"]}]}, "bell is named twice"),
    ({"seats": [{"adornments": ["bell", "tiara", "mirror"]}, {}]}, "more than the 2 Adornments"),
    ({"seats": [{"adornments": ["bell", "tiara"], "played_adornments": ["mirror"]}, {}]}, "more than the 2"),
    ({"seats": [{"placed": [frog("shoal"), frog("shoal")]}, {}]}, "has 2 frogs, but each player has one"),
    ({"seats": [{"placed": [frog("basic_3_twig")]}, {}]}, "a frog of Player 1 cannot stand on 'basic_3_twig'"),
    ({"seats": [{"placed": ["shoal"]}, {}]}, "a worker of Player 1 cannot stand on 'shoal'"),
    ({"seats": [{"placed": [frog(TWO_BLUE)]}, {"placed": [frog(TWO_BLUE)]}]}, "2 workers stand on"),
    ({"seats": [{"placed": ["event:hopewatch_gate"]}, {}]}, "has not achieved"),
    ({"seats": [{"city": ["ferry"], "placed": ["city:0:ferry"]}, {}]}, "cannot stand on 'city:0:ferry'"),
    ({"seats": [{"city": ["farm", on("king", "farm")]}, {}]}, "king in the city of Player 1 cannot lie on 'farm'"),
    ({"seats": [{"city": ["king", on("messenger", "king")]}, {}]}, "messenger in the city of Player 1 cannot lie on"),
    ({"seats": [{"city": ["farm", on("messenger", "farm"), on("messenger", "farm")]}, {}]}, "messenger.2 in the city"),
    ({"river": {"pond": "market"}}, "the river has no part 'pond'"),
    ({"river": {TWO_BLUE: "farm"}}, "there is no river card 'farm'"),
    ({"river": {TWO_BLUE: {}}}, "has a card or is hidden"),
    ({"river": {TWO_BLUE: {"hidden": 1}}}, "must be true or false"),
    ({"river": {TWO_BLUE: "market", TWO_RED: "market"}}, "market is named twice"),
    ({"river": {TWO_BLUE: "market", TWO_RED: "gardens", TWO_TAN: "ballroom"}}, "3 locations are at the river"),
    ({"river": {TWO_BLUE: None}}, "a card lies at every space of the river"),
    ({"river": []}, "river must be an object"),
    ({"wonders": ["tax_relief"]}, "tax_relief cannot be among wonders"),
    ({"wonders": ["hopewatch_gate"], "seats": [{"events": ["hopewatch_gate"]}, {}]}, "it is achieved already"),
    ({"basic_events": ["grand_tour"]}, "basic_events names 1"),
    ({"seats": [{}], "rugwort": {"pearls": 1}}, "the seat of Rugwort has no part 'pearls'"),
])  # fmt: skip
def test_what_cannot_be_is_refused_in_words(parts: dict[str, Any], words: str) -> None:
    assert words in refused(**parts)


def test_without_the_box_its_keys_are_unknown() -> None:
    with pytest.raises(PositionError, match="has no part 'pearls'"):
        read({"seats": [{"pearls": 1}, {}]}, SHELF)
    with pytest.raises(PositionError, match="has no part 'river'"):
        read({"river": {}}, SHELF)


# secrets


def test_a_view_hides_covered_river_cards_and_foreign_adornments() -> None:
    state, rules = read(FULL, SHELF)
    mine, theirs = view(state, rules, 0), view(state, rules, 1)
    assert mine["seats"][0]["adornments"] == ["bell"] and mine["seats"][1]["adornments"] == 2
    assert theirs["seats"][0]["adornments"] == 1 and theirs["seats"][0]["played_adornments"] == ["mirror"]
    assert mine["river"][TWO_BLUE] == {"hidden": True} and mine["river"][THREE_GREEN] == "gardens"
    assert "market" not in json.dumps(mine) and "compass" not in json.dumps(mine)


def test_dealing_anew_changes_what_is_hidden_and_nothing_else() -> None:
    state, rules = read(FULL, SHELF)
    covered: set[str] = set()
    held: set[str] = set()
    for seed in range(60):
        imagined = state.copy()
        determinize(imagined, rules, 0, random.Random(seed))
        part = part_of(imagined)
        assert view(imagined, rules, 0) == view(state, rules, 0)
        assert [tile.id for tile in part.adornments[0]] == ["bell"] and part.river[0] == part_of(state).river[0]
        assert Counter(lying.card.kind for lying in part.river) == {"citizen": 2, "location": 2}
        assert {*(lying.card for lying in part.river), *part.boxed_river} == set(RIVER_CARDS.values())
        covered.update(lying.card.id for lying in part.river[1:])
        held.update(tile.id for tile in part.adornments[1])
    assert covered == set(RIVER_CARDS) - {"gardens"}
    assert held == set(ADORNMENTS) - {"bell", "mirror"}


def test_a_copy_shares_nothing_that_changes() -> None:
    state = table(seed=1)
    part = part_of(state)
    before = {slot: getattr(part, slot) for slot in [one.name for one in PearlbrookPart.fields]}
    copied = part_of(state.copy())
    for slot in [one.name for one in PearlbrookPart.fields]:
        assert isinstance(getattr(copied, slot), tuple)
        setattr(copied, slot, None)
    assert {slot: getattr(part, slot) for slot in [one.name for one in PearlbrookPart.fields]} == before


def test_the_frog_stays_in_its_place_from_turn_to_turn() -> None:
    """Free workers last, so that a table written down goes on as it would have."""
    scenario = river(hand="farm inn", twigs=2).place("shoal")
    kinds = [(worker.kind, worker.place) for worker in scenario.game.state.players[0].workers]
    assert kinds == [("frog", on_board("shoal")), ("worker", None), ("worker", None)]
