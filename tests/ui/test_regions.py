"""Regions as data: every file fits, everything finds a place, and what no file names can still be played."""

from __future__ import annotations

import itertools
import random
from pathlib import Path

import pygame
import pytest

from everdell_desktop.app import App
from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.decisions import Subject
from everdell_desktop.ui.table.lying import things_on
from everdell_desktop.ui.table.regions import Region, RegionError, all_regions, lay_out, read_region

from .conftest import Hands
from .playing import bring_into_sight, sit_down, take

REGIONS = all_regions()
ALL_BOXES = tuple(name for name in SHELF.choosable() if not SHELF.box(name).alone)
ALONE = [(name,) for name in SHELF.choosable() if SHELF.box(name).alone]


@pytest.fixture(autouse=True)
def no_animation(app: App) -> None:
    app.settings.animation, app.settings.pace = "off", "at once"


@pytest.mark.parametrize("region", REGIONS, ids=lambda region: region.name)
def test_slots_lie_on_the_ground_and_apart(region: Region) -> None:
    ground = pygame.Rect(0, 0, *region.ground)
    cells = [
        (slot, pygame.Rect(*cell))
        for slot in region.slots
        for cell in (*slot.cells, *([slot.area] if slot.area else []))
    ]
    for slot, rect in cells:
        assert ground.contains(rect), f"{region.name}: {slot.name} at {rect} leaves the ground"
    for (one, first), (two, second) in itertools.combinations(cells, 2):
        meant = one.name in two.upon or two.name in one.upon
        told = f"{region.name}: {one.name} at {first} and {two.name} at {second} overlap"
        assert meant or not first.colliderect(second), told


@pytest.mark.parametrize("boxes", [("base",), ALL_BOXES, *ALONE], ids=" ".join)
def test_everything_has_a_slot_of_its_own(app: App, boxes: tuple[str, ...]) -> None:
    seats = max(SHELF.seats_for(boxes[-1]) or (4,))
    table = sit_down(app, min(4, seats), seed=1, boxes=boxes)
    things = things_on(table.sitting.game.state, table.sitting.game.rules, 0)
    laid = lay_out(things, REGIONS)
    placed = [thing for region in laid.values() for one in region for thing in one.things]
    assert sorted(thing.subject for thing in placed) == sorted(thing.subject for thing in things)
    assert "beyond" not in [region.name for region in laid]


def test_what_no_region_names_lies_beyond_and_can_be_played(app: App, hands: Hands) -> None:
    table = sit_down(app, 2, seed=3, boxes=("base", "pearlbrook"))
    table.top.regions = [region for region in table.top.regions if region.name == "valley"]
    table.refresh()
    assert [region.name for region in table.landscape.regions] == ["valley", "beyond"]
    shoal = Subject("space", "shoal")
    assert not table.scene.showing(shoal)
    bring_into_sight(hands, table, shoal)
    assert table.landscape.here == "beyond" and table.scene.showing(shoal)
    chance = random.Random(1)
    take(hands, table, chance)


def test_the_main_board_may_be_missing_too(app: App) -> None:
    table = sit_down(app, 2, seed=3)
    table.top.regions = []
    table.refresh()
    assert table.landscape.here == "beyond"
    assert table.where("space:basic_3_twig") is not None and table.where("card:meadow:0") is not None


def test_gliding_brings_another_region_into_sight(app: App, hands: Hands) -> None:
    app.settings.animation = "normal"
    table = sit_down(app, 2, seed=3, boxes=("base", "pearlbrook"))
    assert table.where("space:shoal") is None and table.where("sign:river") is not None
    hands.click("sign:river")
    assert table.scene.gliding is not None
    hands.wait(60)
    assert table.scene.gliding is None
    assert table.where("space:shoal") is not None and table.where("space:basic_3_twig") is None
    hands.key(pygame.K_RIGHT)
    hands.wait(60)
    assert table.landscape.here == "valley"


def test_a_dragged_piece_that_rests_on_a_signpost_takes_us_there(app: App, hands: Hands) -> None:
    table = sit_down(app, 2, seed=3, boxes=("base", "pearlbrook"))
    hands.press("worker:worker")
    hands.move("sign:river", held=True)
    hands.move("sign:river", held=True)
    hands.wait(50)
    assert table.landscape.here == "river"
    hands.release("home")


def test_a_file_that_is_wrong_says_which(tmp_path: Path) -> None:
    path = tmp_path / "swamp.json"
    path.write_text('{"title": "Swamp"}', encoding="utf-8")
    with pytest.raises(RegionError, match="swamp"):
        read_region(path)
    path.write_text('{"title": "Swamp", "at": [0, 0], "picture": "board", "slots": [{"name": "a", "kind": "lake", '
                    '"holds": ["meadow"]}]}', encoding="utf-8")  # fmt: skip
    with pytest.raises(RegionError, match="slot a of the region swamp"):
        read_region(path)


def test_what_happens_while_we_glide_is_shown_where_we_arrive(app: App, hands: Hands) -> None:
    app.settings.animation = "normal"
    table = sit_down(app, 2, seed=3, boxes=("base", "pearlbrook"))
    hands.click("sign:river")
    hands.wait(5)
    table.refresh()
    assert table.scene.gliding is table.scene.root.children[0]
    hands.wait(60)
    assert table.scene.gliding is None and table.where("space:shoal") is not None


def test_a_question_about_another_region_takes_us_there(app: App, hands: Hands) -> None:
    """The Ferry lets a player use a river card: the things to choose from lie at the river."""
    table = sit_down(app, 2, seed=3, boxes=("base", "pearlbrook"))
    river = [subject for subject, home in table.landscape.homes.items() if home == "river"]
    assert table.landscape.home_of(river) == "river"
    valley = Subject("space", "basic_3_twig")
    assert table.landscape.home_of([*river, valley]) == ""


def test_a_slot_that_names_a_thing_gets_it_before_one_that_names_its_kind(app: App) -> None:
    table = sit_down(app, 2, seed=3, boxes=("base", "bellfaire"))
    assert table.landscape.homes[Subject("award", "flower_festival")] == "fair"
    assert table.landscape.homes[Subject("award", "grand_tour")] == "valley"
