"""Positions: what they say is on the table, what they leave out is dealt, and what cannot be is refused in words."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.places import in_city, on_board
from everdell_desktop.engine.positions import read
from everdell_desktop.engine.reading import PositionError
from everdell_desktop.engine.state import State
from everdell_desktop.engine.writing import write

EXAMPLE: dict[str, Any] = {
    "boxes": ["base"], "seed": 1, "to_move": 0,
    "seats": [
        {
            "name": "A", "season": "winter", "workers": 1, "goods": {"twig": 2, "resin": 1}, "points": 0,
            "hand": ["farm", "barge_toad"],
            "city": ["farm", {"card": "storehouse", "goods": {"twig": 3}}, {"card": "mine", "occupied": True}],
            "events": [], "placed": ["basic_3_twig"], "passed": False,
        },
        {"name": "B"},
    ],
    "meadow": ["inn", "fool", "mine", "mine", "king", "bard", "ruins", "crane"],
    "deck": ["castle", "queen"],
    "forest": ["forest_2_any", "forest_3_berry", "forest_copy_basic_1_card"],
    "special_events": ["tax_relief", "croak_wart_cure"],
}  # fmt: skip
"""The example of the protocol's description."""


def table(**parts: Any) -> State:
    return read(parts, SHELF)[0]


def seat(**facts: Any) -> dict[str, Any]:
    """A position whose first seat is this."""
    return {"seats": [facts, {}]}


def solo(**parts: Any) -> dict[str, Any]:
    return {"seats": [{"name": "A"}], **parts}


def refused(position: Any) -> str:
    with pytest.raises(PositionError) as error:
        Game.at(position, SHELF)
    sentence = str(error.value)
    assert len(sentence) > 15 and len(sentence) < 400 and "Traceback" not in sentence
    return sentence


def all_cards(state: State) -> Counter[str]:
    cards = Counter(card.id for card in (*state.deck, *state.discard, *filter(None, state.meadow)))
    for player in state.players:
        cards.update(card.id for card in player.hand)
        cards.update(card.id for built in player.city for card in (built.card, *built.under))
        cards.update(card.id for claimed in player.events for card in claimed.under)
    return cards


# what a position says


def test_the_example_is_laid_out_as_it_says() -> None:
    state = table(**EXAMPLE)
    one, two = state.players
    assert (one.name, one.goods.twig, one.goods.resin, one.free_workers) == ("A", 2, 1, 1)
    assert [card.id for card in one.hand] == ["farm", "barge_toad"]
    assert [built.uid for built in one.city] == ["farm", "storehouse", "mine"]
    assert one.city[1].goods.twig == 3 and one.city[2].occupied
    assert [worker.place for worker in one.workers] == [on_board("basic_3_twig"), None]
    assert len(two.hand) == 6 and two.free_workers == 2
    assert [card.id for card in state.meadow if card] == EXAMPLE["meadow"]
    assert [card.id for card in reversed(state.deck)][:2] == ["castle", "queen"]
    assert all_cards(state).total() == 128
    assert [award.id for award in state.awards][4:] == ["tax_relief", "croak_wart_cure"]


def test_an_empty_position_is_a_new_game_of_two() -> None:
    state = table()
    assert [len(player.hand) for player in state.players] == [5, 6]
    assert all_cards(state).total() == 128 and len(state.awards) == 8
    assert sum(space.kind == "forest" for space in state.spaces) == 3


def test_what_is_left_out_depends_on_the_seed_only() -> None:
    assert write(*read({"seed": 4}, SHELF)) == write(*read({"seed": 4}, SHELF))
    assert write(*read({"seed": 4}, SHELF))["deck"] != write(*read({"seed": 5}, SHELF))["deck"]


def test_an_empty_hand_is_empty_and_an_unnamed_one_is_dealt() -> None:
    state = table(seats=[{"hand": []}, {}])
    assert [len(player.hand) for player in state.players] == [0, 6]


def test_named_cards_are_taken_out_of_the_deck() -> None:
    state = table(seats=[{"hand": ["king", "king"]}, {}])
    assert all_cards(state)["king"] == 2 and "king" not in {card.id for card in state.deck}


@pytest.mark.parametrize(("season", "workers"), [("winter", 2), ("spring", 3), ("summer", 4), ("autumn", 6)])
def test_workers_left_out_are_those_of_the_season(season: str, workers: int) -> None:
    state = table(seats=[{"season": season, "placed": ["haven"]}, {}])
    assert state.players[0].free_workers == workers - 1 and len(state.players[0].workers) == workers


def test_placed_workers_come_on_top_of_the_free_ones() -> None:
    state = table(seats=[{"workers": 1, "placed": ["haven", "haven"]}, {}])
    assert len(state.players[0].workers) == 3


def test_copies_get_names_of_their_own() -> None:
    state = table(seats=[{"city": ["farm", "farm", {"card": "farm", "occupied": True}]}, {}])
    assert [built.uid for built in state.players[0].city] == ["farm", "farm.2", "farm.3"]


def test_a_city_whose_first_copy_left_reads_back() -> None:
    """The second Farm keeps its name, and the next one takes the free name: as written, so read."""
    city = [{"card": "farm", "uid": "farm.2"}, "farm", "mine", {"card": "farm", "uid": "farm.7"}]
    state, rules = read(seat(city=city), SHELF)
    assert [built.uid for built in state.players[0].city] == ["farm.2", "farm", "mine", "farm.7"]
    assert write(state, rules)["seats"][0]["city"] == city


def test_a_pair_is_named_from_one_side_or_both() -> None:
    for harvester in ("harvester", {"card": "harvester", "shares": "gatherer"}):
        state = table(seats=[{"city": [harvester, {"card": "gatherer", "shares": "harvester"}]}, {}])
        assert [built.partner for built in state.players[0].city] == ["gatherer", "harvester"]


def test_fifteen_cards_and_those_without_space_fit() -> None:
    pair = ["harvester", {"card": "gatherer", "shares": "harvester"}]
    full = ["farm"] * 8 + ["mine"] * 3 + ["inn"] * 3
    state = table(seats=[{"city": [*full, *pair, "wanderer", "wanderer"]}, {}])
    assert len(state.players[0].city) == 18


def test_a_second_space_may_be_taken_though_its_opener_is_gone() -> None:
    """The Undertaker may have left since, and the workers stay for good."""
    state = table(seats=[{"city": ["cemetery"], "placed": ["city:0:cemetery", "city:0:cemetery"]}, {}])
    assert len(state.players[0].workers) == 2


def test_workers_wait_on_ruins_university_and_aside() -> None:
    city = ["ruins", "university"]
    placed = ["city:0:ruins", "city:0:university", "city:0:university", "aside"]
    state = table(seats=[{"season": "autumn", "city": city, "placed": placed}, {"placed": ["city:0:university"]}])
    assert [worker.place.text for worker in state.players[0].workers if worker.place] == placed


def test_visitors_stand_on_open_cards() -> None:
    state = table(seats=[{"city": ["inn", "inn"]}, {"placed": ["city:0:inn.2"]}])
    assert state.players[1].workers[0].place == in_city(0, "inn.2")


def test_when_everybody_has_passed_the_game_is_over() -> None:
    game = Game.at({"seats": [{"passed": True, "points": 3}, {"passed": True}]}, SHELF)
    assert game.over and game.decision is None
    assert game.scores()[0].total == 3 and not game.can_undo()


def test_the_one_who_has_not_passed_moves() -> None:
    game = Game.at({"to_move": 1, "seats": [{"passed": True}, {"season": "autumn"}]}, SHELF)
    assert game.decision is not None and game.decision.seat == 1


def test_meadow_is_filled_up_and_an_empty_slot_can_be_named() -> None:
    state = table(meadow=["king", None, "queen"])
    assert [card and card.id for card in state.meadow][:3] == ["king", None, "queen"]
    assert None not in state.meadow[3:]


def test_before_the_table_is_laid_out() -> None:
    game = Game.at({"turn": 0, "seed": 9, "seats": [{"name": "A"}, {"name": "B"}, {"name": "C"}]}, SHELF)
    assert game.state.turn == 1 and [len(player.hand) for player in game.state.players] == [5, 6, 7]


# solo


def test_a_solo_position_brings_its_opponent() -> None:
    state = table(**solo(rugwort={"city": ["farm", "farm"], "points": 2, "events": ["grand_tour"]}))
    rugwort = state.players[1]
    assert (rugwort.automaton, rugwort.points, len(rugwort.city)) == ("rugwort", 2, 2)
    assert "grand_tour" not in {award.id for award in state.awards}


def test_his_city_may_exceed_fifteen_cards() -> None:
    city = ["farm"] * 8 + ["mine"] * 3 + ["inn"] * 3 + ["ruins"] * 3
    assert len(table(**solo(rugwort={"city": city})).players[1].city) == 17


@pytest.mark.parametrize(
    ("season", "shut"), [("winter", []), ("spring", [0]), ("summer", [0, 1]), ("autumn", [0, 1, 2, 3])]
)
def test_his_workers_follow_the_season(season: str, shut: list[int]) -> None:
    state = table(seats=[{"season": season}])
    assert sorted(state.shut) == shut
    game = Game.at(write(*read({"seats": [{"season": season}]}, SHELF)), SHELF)
    assert game.state.shut == state.shut


@pytest.mark.parametrize("year", [1, 2, 3])
@pytest.mark.parametrize("season", ["winter", "spring", "summer"])
def test_every_season_of_a_solo_position_can_be_prepared(season: str, year: int) -> None:
    for parts in ({}, {"rugwort": {"placed": []}}, {"forest": []}, {"forest": ["forest_2_any"]}):
        position = {"seats": [{"season": season, "workers": 0}], "options": {"rugwort_year": year}, **parts}
        game = Game.at(position, SHELF)
        while game.decision is not None and game.state.players[0].season < 3:
            keys = [option.key for option in game.decision.options]
            if game.decision.kind == "choose_one":
                game.submit("prepare" if "prepare" in keys else keys[0])
            else:
                game.submit(keys[: getattr(game.decision, "least", 0)])
        assert game.state.players[0].season == 3


# what cannot be


TOO_MANY_FARMS = ["farm"] * 9
IMPOSSIBLE: dict[str, tuple[Any, str]] = {
    "nothing": (None, "a position must be an object, not null"),
    "a list": ([], "a position must be an object"),
    "a text": ("base", "a position must be an object"),
    "unknown part": ({"medow": []}, "no part 'medow'"),
    "part of another game": ({"rugwort": {}}, "no part 'rugwort'"),
    "unknown box": ({"boxes": ["base", "atlantis"]}, "no box 'atlantis'"),
    "no box": ({"boxes": []}, "at least one box"),
    "boxes not a list": ({"boxes": "base"}, "boxes must be a list, not 'base'"),
    "a box that is no text": ({"boxes": [["base"]]}, "a box must be a text, not ['base']"),
    "unknown option": ({"options": {"speed": 9}}, "no option 'speed'"),
    "bad option": (solo(options={"rugwort_year": 4}), "can be 1, 2, 3, not 4"),
    "options not an object": ({"options": []}, "options must be an object"),
    "no seats": ({"seats": []}, "not 0"),
    "five seats": ({"seats": [{}] * 5}, "not 5"),
    "seats not a list": ({"seats": {"0": {}}}, "seats must be a list"),
    "a seat that is no object": ({"seats": ["A", "B"]}, "seat 1 must be an object, not 'A'"),
    "one name twice": ({"seats": [{"name": "A"}, {"name": "A"}]}, "two seats are called 'A'"),
    "a name that is no text": ({"seats": [{"name": 5}, {}]}, "the name of seat 1 must be a text, not 5"),
    "an empty name": ({"seats": [{}, {"name": " "}]}, "the name of seat 2"),
    "a name with a line break": ({"seats": [{"name": "A\nB"}, {}]}, "the name of seat 1"),
    "unknown seat part": (seat(berries=3), "the seat of Player 1 has no part 'berries'"),
    "seed not whole": ({"seed": 1.5}, "seed must be a whole number"),
    "seed not a number": ({"seed": "7"}, "seed must be a whole number"),
    "seed true": ({"seed": True}, "seed must be a whole number"),
    "a huge seed": ({"seed": 10**30}, "seed must be a whole number from"),
    "seed NaN": ({"seed": float("nan")}, "seed must be a whole number"),
    "negative turn": ({"turn": -1}, "turn must be a whole number"),
    "a huge turn": ({"turn": 10**40}, "turn must be a whole number from 0 to"),
    "chance not a number": ({"chance": []}, "chance must be a whole number"),
    "to_move beyond the seats": ({"to_move": 2}, "to_move is 2, but the last seat is 1"),
    "to_move negative": ({"to_move": -1}, "to_move must be a whole number"),
    "to_move an automatic seat": (solo(to_move=1), "to_move is 1, but the last seat is 0"),
    "to_move one who passed": ({"seats": [{"name": "A", "passed": True}, {}]}, "to_move is 0, but A has passed"),
    "unknown season": (seat(season="monsoon"), "the season of Player 1 must be one of winter"),
    "season a number": (seat(season=1), "the season of Player 1"),
    "season a list": (seat(season=["winter"]), "the season of Player 1"),
    "negative goods": (seat(goods={"twig": -1}), "the goods of Player 1: the number of twigs must be from 0"),
    "unknown goods": (seat(goods={"gold": 1}), "the goods of Player 1: 'gold' is not a resource"),
    "goods a list": (seat(goods=["twig"]), "the goods of Player 1"),
    "half a twig": (seat(goods={"twig": 0.5}), "the number of twigs"),
    "goods without end": (seat(goods={"twig": 10**20}), "the number of twigs"),
    "negative points": (seat(points=-3), "the points of Player 1"),
    "points true": (seat(points=True), "the points of Player 1"),
    "passed a text": (seat(passed="no"), "'passed' of Player 1 must be true or false"),
    "hand of nine": (seat(hand=["farm"] * 8 + ["mine"]), "Player 1 holds 9 cards, but a hand has at most 8"),
    "hand not a list": (seat(hand="farm"), "the hand of Player 1 must be a list"),
    "unknown card in a hand": (seat(hand=["unicorn"]), "no card 'unicorn' (in the hand of Player 1)"),
    "a card that is no text": (seat(hand=[7]), "no card 7 (in the hand of Player 1)"),
    "an unhashable card": (seat(hand=[{}]), "no card {} (in the hand of Player 1)"),
    "too many copies": (seat(hand=["farm"] * 8, city=["farm"]), "9 copies of farm are needed, but there are only 8"),
    "too many in deck": ({"deck": TOO_MANY_FARMS}, "9 copies of farm"),
    "too many in discard": ({"discard": ["king", "king", "king"]}, "3 copies of king"),
    "unknown card in deck": ({"deck": ["unicorn"]}, "no card 'unicorn' (in the deck)"),
    "deck a number": ({"deck": 60}, "the deck must be a list"),
    "nine in the Meadow": ({"meadow": ["farm"] * 8 + ["mine"]}, "the Meadow has only 8 places"),
    "unknown card in the Meadow": ({"meadow": ["unicorn"]}, "no card 'unicorn' (in the Meadow)"),
    "sixteen cards": (seat(city=["farm"] * 8 + ["mine"] * 3 + ["inn"] * 3 + ["ruins"] * 2), "more than 15 spaces"),
    "unknown card in a city": (seat(city=["unicorn"]), "no card 'unicorn' (in the city of Player 1)"),
    "a card without a name": (seat(city=[{}]), "no card null (in the city of Player 1)"),
    "a city that is no list": (seat(city={"farm": 2}), "the city of Player 1 must be a list"),
    "unknown part of a card": (
        seat(city=[{"card": "farm", "color": 1}]),
        "a card in the city of Player 1 has no part 'color'",
    ),
    "a unique card twice": (seat(city=["king", "king"]), "holds king twice, but it is unique"),
    "one uid twice": (seat(city=["farm", {"card": "farm", "uid": "farm"}]), "names 'farm' twice"),
    "a uid of another card": (seat(city=[{"card": "farm", "uid": "mine"}]), "the uid of farm"),
    "a uid with a colon": (seat(city=[{"card": "farm", "uid": "farm:2"}]), "the uid of farm"),
    "a uid numbered 1": (seat(city=[{"card": "farm", "uid": "farm.1"}]), "the uid of farm"),
    "a uid with odd digits": (seat(city=[{"card": "farm", "uid": "farm.²"}]), "the uid of farm"),
    "an endless uid": (seat(city=[{"card": "farm", "uid": "farm." + "9" * 9999}]), "the uid of farm"),
    "an occupied critter": (
        seat(city=[{"card": "king", "occupied": True}]),
        "king in the city of Player 1 cannot be occupied",
    ),
    "occupied a number": (seat(city=[{"card": "farm", "occupied": 1}]), "'occupied' of farm"),
    "negative points on a card": (seat(city=[{"card": "chapel", "points": -1}]), "the points on chapel"),
    "negative goods on a card": (seat(city=[{"card": "storehouse", "goods": {"twig": -1}}]), "the goods on storehouse"),
    "under not a list": (seat(city=[{"card": "dungeon", "under": "bard"}]), "what lies under dungeon"),
    "a prisoner where none can be": (
        seat(city=[{"card": "inn", "under": ["bard"]}]), "1 card lies under inn in the city of Player 1, but none can"
    ),
    "a crowded dungeon": (seat(city=[{"card": "dungeon", "under": ["bard"] * 3}]), "but only 2 can lie there"),
    "unknown card under": (seat(city=[{"card": "dungeon", "under": ["x"]}]), "no card 'x' (in what lies under dungeon"),
    "shares with nobody": (
        seat(city=[{"card": "harvester", "shares": "gatherer"}]),
        "cannot share the space of 'gatherer'",
    ),
    "shares with itself": (
        seat(city=[{"card": "harvester", "shares": "harvester"}]),
        "cannot share the space of 'harvester'",
    ),
    "shares with a Farm": (
        seat(city=["farm", {"card": "harvester", "shares": "farm"}]),
        "cannot share the space of 'farm'",
    ),
    "three on one space": (
        seat(city=["gatherer", {"card": "harvester", "shares": "gatherer"},
                   {"card": "harvester", "shares": "gatherer", "uid": "harvester.2"}]),
        "harvester.2 in the city of Player 1 cannot share the space of 'gatherer'",
    ),
    "shares a number": (seat(city=[{"card": "harvester", "shares": 3}]), "shares its space with must be a text"),
    "seven workers": (seat(workers=7), "Player 1 has 7 workers, but there are only 6"),
    "seven with the placed ones": (seat(workers=6, placed=["haven"]), "Player 1 has 7 workers"),
    "negative workers": (seat(workers=-1), "the workers of Player 1"),
    "placed not a list": (seat(placed="haven"), "the placed workers of Player 1 must be a list"),
    "unknown place": (seat(placed=["basic_9_gold"]), "no place 'basic_9_gold' for a worker"),
    "a place that is no text": (seat(placed=[3]), "the place of placed worker 1 of Player 1 must be a text, not 3"),
    "no place": (seat(placed=[""]), "placed worker 1 of Player 1 has no place"),
    "a worker of an unknown kind": (seat(placed=[{"place": "haven", "kind": "frog"}]), "not in play: 'frog'"),
    "a worker with odd parts": (
        seat(placed=[{"place": "haven", "hat": 1}]),
        "placed worker 1 of Player 1 has no part 'hat'",
    ),
    "two on a full space": (seat(placed=["basic_3_twig", "basic_3_twig"]), "2 workers stand on basic_3_twig"),
    "others on a full space": (
        {"seats": [{"placed": ["basic_2_resin"]}, {"placed": ["basic_2_resin"]}]}, "2 workers stand on basic_2_resin",
    ),
    "two on one forest card": (
        {"seats": [{"placed": ["forest_2_any"] * 2}, {}, {}, {}], "forest": ["forest_2_any"]},
        "Player 1 cannot have two workers on forest_2_any",
    ),
    "a forest card not in play": (
        {"forest": ["forest_3_berry"], "seats": [{"placed": ["forest_2_any"]}, {}]}, "no place 'forest_2_any'",
    ),
    "in a city that is not there": (seat(placed=["city:9:farm"]), "no place 'city:9:farm'"),
    "on a card that is not there": (seat(placed=["city:0:queen"]), "no place 'city:0:queen'"),
    "on a card without a place": (seat(city=["farm"], placed=["city:0:farm"]), "1 worker stands on city:0:farm, but"),
    "a seat in odd digits": (seat(city=["inn"], placed=["city:²:inn"]), "no place 'city:²:inn'"),
    "an endless seat": (seat(city=["inn"], placed=["city:" + "1" * 6000 + ":inn"]), "no place 'city:111"),
    "two on one card": (
        seat(city=["inn"], placed=["city:0:inn"] * 2),
        "2 workers stand on city:0:inn, but there is room for 1",
    ),
    "three in the Cemetery": (seat(season="autumn", city=["cemetery"], placed=["city:0:cemetery"] * 3), "room for 2"),
    "a visitor on a closed card": (
        {"seats": [{"city": ["lookout"]}, {"placed": ["city:0:lookout"]}]},
        "a worker of Player 2 cannot stand on 'city:0:lookout', which is not open",
    ),
    "on a Meadow card": (seat(placed=["meadow:0"]), "cannot stand on the Meadow: 'meadow:0'"),
    "he beyond the Meadow": (solo(rugwort={"placed": ["meadow:99"]}), "no place 'meadow:99'"),
    "he on an odd Meadow slot": (solo(rugwort={"placed": ["meadow:x"]}), "no place 'meadow:x'"),
    "beside him on an exclusive place": (
        solo(rugwort={"placed": ["basic_3_twig"]}, seats=[{"placed": ["basic_3_twig"]}]),
        "2 workers stand on basic_3_twig, but there is room for 1",
    ),
    "on an event not achieved": (seat(placed=["event:grand_tour"]), "an event Player 1 has not achieved"),
    "on an unknown event": (seat(placed=["event:gala"]), "an event Player 1 has not achieved"),
    "unknown event": (seat(events=["gala"]), "no event 'gala' (in the events of Player 1)"),
    "events not a list": (seat(events="grand_tour"), "the events of Player 1 must be a list"),
    "an event twice": (seat(events=["grand_tour", "grand_tour"]), "the event grand_tour can be achieved only once"),
    "an event of two": (
        {"seats": [{"events": ["tax_relief"]}, {"events": ["tax_relief"]}]}, "tax_relief can be achieved only once",
    ),
    "an achieved event to be had": (
        {"special_events": ["tax_relief"], "seats": [{"events": ["tax_relief"]}, {}]}, "it is achieved already",
    ),
    "a special event listed twice": ({"special_events": ["tax_relief", "tax_relief"]}, "tax_relief cannot be among"),
    "a basic event among special ones": (
        {"special_events": ["grand_tour"]},
        "grand_tour cannot be among special_events",
    ),
    "five special events": (
        {"special_events": ["tax_relief", "croak_wart_cure", "path_of_the_pilgrims", "performer_in_residence",
                            "a_well_run_city"]},
        "special_events names 5",
    ),
    "unknown part of an event": (
        seat(events=[{"event": "grand_tour", "card": []}]),
        "an event of Player 1 has no part 'card'",
    ),
    "unknown card under an event": (seat(events=[{"event": "grand_tour", "cards": ["x"]}]), "no card 'x'"),
    "unknown forest card": ({"forest": ["forest_9_gold"]}, "no forest card 'forest_9_gold'"),
    "a basic place as forest card": ({"forest": ["basic_3_twig"]}, "forest must name different forest cards"),
    "a forest card twice": ({"forest": ["forest_2_any", "forest_2_any"]}, "forest must name different forest cards"),
    "four forest cards for two": (
        {"forest": ["forest_2_any", "forest_3_berry", "forest_copy_basic_1_card", "forest_2_card_1_any"]},
        "forest names 4 forest cards, but with these seats there are 3",
    ),
    "he with a hand": (solo(rugwort={"hand": ["farm"]}), "Rugwort plays by rule and has no hand"),
    "he has passed": (solo(rugwort={"passed": True}), "Rugwort plays by rule and does not pass"),
    "he under another name": (solo(rugwort={"name": "Bob"}), "the name of Rugwort cannot be 'Bob'"),
    "he as a list": (solo(rugwort=[]), "rugwort must be an object"),
    "his workers without places": (solo(rugwort={"workers": 3}), "the workers of Rugwort"),
    "answers not a list": ({"answers": "pass"}, "answers must be a list"),
    "an impossible answer": ({"answers": ["prepare"]}, "answer 1 of the position's answers is not possible: 'prepare'"),
    "laid out before it is": ({"turn": 0, "meadow": ["king"]}, "turn 0 is before the table is laid out"),
    "a seat before it is laid out": ({"turn": 0, **seat(points=2)}, "turn 0 is before the table is laid out"),
    "a deeply nested part": ({"meadow": [[[[[[[[]]]]]]]]}, "no card [[[...]]]"),
}  # fmt: skip


@pytest.mark.parametrize(("position", "words"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_an_impossible_position_is_refused_and_the_part_named(position: Any, words: str) -> None:
    before = copy.deepcopy(position)
    sentence = refused(position)
    assert words in sentence, sentence
    assert repr(position) == repr(before), "reading changed the position"
