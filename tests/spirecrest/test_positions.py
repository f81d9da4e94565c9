"""Positions of the mountain: written and read back, refused in sentences, and as a seat may see them."""

from __future__ import annotations

from typing import Any

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.reading import PositionError
from everdell_desktop.engine.view import view
from tests.spirecrest.table import CALM, MAP, mountain, rider

STORM = {"discovery": "discovery_stormvale", "cards": ["farm", "mine", "inn"]}
SEAT = {
    "season": "autumn",
    "discoveries": ["discovery_truffle", STORM, "discovery_serpents_pass"],
    "expedition": ["map_amber_caves", "map_badgers_teeth"],
    "entered": 2,
    "passed": True,
    "placed": [rider("truffle", "basic_3_twig")],
    "workers": 5,
}


def at(**facts: Any) -> Game:
    table = {"boxes": ["base", "spirecrest"], "weather": CALM, "map": MAP, "seats": [{"season": "autumn"}, SEAT]}
    return Game.at({**table, **facts}, SHELF)


def test_everything_comes_back() -> None:
    game = at(discovery_decks={"peaks": ["discovery_whisper", "discovery_windlore"]})
    position = game.position()
    assert position["weather"] == CALM and position["map"] == MAP
    assert position["discovery_decks"]["peaks"][:2] == ["discovery_whisper", "discovery_windlore"]
    assert {key: position["seats"][1][key] for key in SEAT} == SEAT
    assert Game.at(position, SHELF).position() == position


def test_what_is_left_out_is_dealt() -> None:
    position = Game.at({"boxes": ["base", "spirecrest"]}, SHELF).position()
    assert list(position["weather"]) == ["winter", "spring", "summer", "autumn"]
    assert [len(position["map"][area]) for area in MAP] == [3, 3, 3]
    assert [len(position["discovery_decks"][area]) for area in MAP] == [14, 14, 14]
    assert position["seats"][0]["discoveries"] == position["seats"][0]["expedition"] == []
    assert position["seats"][0]["entered"] == 0


@pytest.mark.parametrize(("seats", "tiles"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_one_tile_more_than_players_lies_in_each_area(seats: int, tiles: int) -> None:
    position = Game.at({"boxes": ["base", "spirecrest"], "seats": [{}] * seats}, SHELF).position()
    assert {len(position["map"][area]) for area in MAP} == {tiles}


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"weather": {"winter": "weather_fire"}}, "no weather of winter"),
        ({"weather": {"winter": "weather_snow"}}, "no weather 'weather_snow'"),
        ({"weather": {"monsoon": "weather_fire"}}, "no part 'monsoon'"),
        ({"map": {"foothills": ["map_the_bog", "map_the_bog"]}}, "named twice"),
        ({"map": {"foothills": ["map_the_bog"], "peaks": ["map_the_bog"]}}, "named twice"),
        ({"map": {"foothills": ["map_amber_caves"]}}, "named twice"),
        ({"map": {"foothills": [f"map_{name}" for name in ("the_bog", "lily_ponds", "littledell", "mirror_lake")]}},
         "only 3"),
        ({"map": {"valley": []}}, "no part 'valley'"),
        ({"discovery_decks": {"peaks": ["discovery_truffle"]}}, "named twice"),
        ({"discovery_decks": {"peaks": ["discovery_forager"]}}, "another one"),
        ({"discovery_decks": {"peaks": ["discovery_gold"]}}, "no discovery 'discovery_gold'"),
        ({"seats": [{"entered": 1}, {}]}, "the line is shorter"),
        ({"seats": [{"discoveries": ["discovery_forager"] * 2}, {}]}, "named twice"),
        ({"seats": [{"discoveries": ["discovery_forager"]}, {"discoveries": ["discovery_forager"]}]}, "named twice"),
        ({"seats": [{"discoveries": [{"discovery": "discovery_forager", "cards": ["farm"]}]}, {}]}, "no cards can lie"),
        ({"seats": [{"discoveries": [{**STORM, "cards": ["farm"] * 4}]}, {}]}, "only 3"),
        ({"seats": [{"discoveries": [{**STORM, "cards": ["gold"]}]}, {}]}, "no card 'gold'"),
        ({"seats": [{"discoveries": [{"discovery": "discovery_forager", "lost": True}]}, {}]}, "no big critter"),
        ({"seats": [{"placed": [rider("truffle", "basic_3_twig")]}, {}]}, "no discovery for the big_critter_truffle"),
        ({"seats": [{"placed": [rider("unicorn", "basic_3_twig")]}, {}]}, "not in play"),
        ({"seats": [{"placed": ["discovery_map_seller"]}, {}]}, "no place 'discovery_map_seller'"),
        ({"seats": [{"placed": ["deck"]}, {}]}, "deck"),
        ({"rugwort": {"expedition": []}}, "rugwort"),
    ],
)  # fmt: skip
def test_impossible_tables_are_refused(facts: dict[str, Any], words: str) -> None:
    with pytest.raises(PositionError, match=words):
        at(**facts)


def test_a_view_hides_what_nobody_has_reached() -> None:
    game = mountain(season="spring").against(season="winter").game
    seen = view(game.state, game.rules, 0)
    assert seen["map"] == {"foothills": MAP["foothills"], "peaks": MAP["peaks"], "ridge": 3}
    assert seen["discovery_decks"] == {"foothills": 14, "peaks": 14, "ridge": 14}
    assert seen["weather"]["spring"] == CALM["spring"] and seen["weather"]["summer"] == {"hidden": True}


def test_discoveries_and_lines_lie_open() -> None:
    game = at()
    assert {key: view(game.state, game.rules, 0)["seats"][1][key] for key in ("discoveries", "expedition")} == {
        key: SEAT[key] for key in ("discoveries", "expedition")
    }


def test_a_big_critter_at_home_is_counted_among_the_workers() -> None:
    scenario = mountain(season="summer", discoveries="discovery_truffle", workers=2)
    scenario.expect(workers=2).offers("ride:big_critter_truffle:basic_3_twig", "place:basic_3_twig")


def test_a_big_critter_that_is_gone_is_told() -> None:
    lost = [{"discovery": "discovery_truffle", "lost": True}]
    scenario = mountain(season="summer", discoveries=lost, workers=2)
    scenario.offers_not("ride:big_critter_truffle:basic_3_twig")
    assert scenario.game.position()["seats"][0]["discoveries"] == lost
    left = mountain(season="summer", discoveries="discovery_truffle", workers=0).game.position()
    assert left["seats"][0]["discoveries"] == lost


def test_a_stormvale_named_without_cards_gets_three() -> None:
    scenario = mountain(season="summer", discoveries="discovery_stormvale")
    (held,) = scenario.game.position()["seats"][0]["discoveries"]
    assert len(held["cards"]) == 3
