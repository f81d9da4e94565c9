"""How much there is in the box, and its words."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.boxes.spirecrest import SPIRECREST
from everdell_desktop.boxes.spirecrest.discoveries import BIG_CRITTERS, DISCOVERIES
from everdell_desktop.boxes.spirecrest.map_tiles import MAP_TILES
from everdell_desktop.boxes.spirecrest.weather import WEATHER_CARDS
from everdell_desktop.engine.combining import BoxError
from everdell_desktop.engine.ruleset import Seat, Setup
from everdell_desktop.resources import resource
from tests.spirecrest.table import mountain


def test_everything_is_there() -> None:
    assert Counter(card.season for card in WEATHER_CARDS) == dict.fromkeys(("winter", "spring", "summer", "autumn"), 3)
    assert Counter(one.deck for one in DISCOVERIES) == {"foothills": 14, "peaks": 14, "ridge": 14}
    assert (len(MAP_TILES), len(BIG_CRITTERS)) == (24, 8)
    assert all(thing.text.endswith(".") for thing in (*WEATHER_CARDS, *DISCOVERIES, *MAP_TILES, *BIG_CRITTERS))


def test_rulings_are_about_what_is_in_the_box() -> None:
    texts = json.loads(resource("texts", "rulings_spirecrest.json").read_text(encoding="utf-8"))
    things = (*WEATHER_CARDS, *DISCOVERIES, *MAP_TILES, *BIG_CRITTERS)
    known = {"spirecrest", "map tile", "big critter", *(thing.id for thing in things)}
    assert set(texts) <= known and {card.id for card in WEATHER_CARDS} <= set(texts)
    for notes in texts.values():
        assert notes and all(note.endswith(".") and "[" not in note for note in notes)


def test_what_is_ours_says_so() -> None:
    assert "ours" in SPIRECREST.text
    published = {card.id for card in WEATHER_CARDS if not card.ours}
    assert published == {"weather_freezing_rain", "weather_heat_wave"}
    game = mountain().game
    texts = {tile.title: tile.text for tray in game.rules.trays for tile in tray.tiles(game.state, 0)}
    assert "ours" in texts["Snowdrifts"] and "ours" in texts["The Bog"]


def test_the_box_needs_the_base_game_and_adds_two_lines_to_the_score() -> None:
    with pytest.raises(BoxError, match="Spirecrest needs the box 'base'"):
        SHELF.rules(Setup(("spirecrest",), (Seat("A"), Seat("B"))))
    rules = SHELF.rules(Setup(("base", "spirecrest"), (Seat("A"), Seat("B"))))
    assert [rule.category for rule in rules.scoring][-2:] == ["expedition", "discoveries"]


def test_a_price_of_one_of_each_is_told_by_signs_alone() -> None:
    signs = {tile.id: tile.toll.signs for tile in MAP_TILES}
    assert signs["map_mistfire_falls"] == "{twig}{resin}{pebble} {berry}{card}"
    assert signs["map_cuddlers_cove"] == "1 {pebble} 1 {berry}" and signs["map_the_bog"] == "2 {resin}"
