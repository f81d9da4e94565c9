"""The pictures of the game: recipes draw only what the rasteriser knows, and every baked file is there."""

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from art.boxes.duo import campaign_map as duo_map
from art.boxes.solo import campaign_map as solo_map
from art.catalogue import pictures
from art.kit.canvas import Canvas
from art.kit.lint import faults
from art.kit.pages import FOLDERS
from art.kit.part import put
from art.kit.picture import Picture
from art.parts.critters.face import Look
from art.parts.critters.poses import POSES
from art.parts.critters.species import SPECIES
from art.parts.critters.tools import staff
from art.portrait import Arm, portrait
from art.table.frames import layout
from PIL import Image

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.game import Game
from everdell_desktop.engine.spaces import FOREST
from everdell_desktop.ui.pictures import Pictures
from tests.walking import Table, each_box, walk

ART = Path(__file__).resolve().parent.parent / "resources" / "art"
BUDGET_MEGABYTES = 31
WINDOWED = (
    ("production", "card"),
    ("legendary", "card"),
    ("mini_governance", "mini"),
    ("mini_legendary", "mini"),
    ("event", "event"),
)
EYES = ("open", "wide", "smile", "shut", "sleepy", "stern", "sly")
MOUTHS = ("smile", "grin", "sing", "flat", "frown", "smirk", "smile")
ALL = pictures()
DRAWN = [picture for picture in ALL.values() if picture.recipes]


@pytest.mark.parametrize("picture", DRAWN, ids=lambda picture: picture.path)
def test_recipes_use_only_what_the_rasteriser_draws(picture: Picture) -> None:
    for recipe in picture.recipes:
        assert faults(recipe().svg()) == []


@pytest.mark.parametrize("picture", ALL.values(), ids=lambda picture: picture.path)
def test_picture_is_baked_in_the_right_size(picture: Picture) -> None:
    with Image.open(ART / picture.path) as image:
        assert image.size == picture.size
        image.load()


def test_the_examples_of_the_guide_can_be_drawn() -> None:
    guide = (ART.parent.parent / "docs" / "adding_art.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)
    drawn = 0
    for example in examples:
        names: dict[str, Any] = {}
        exec(example, names)
        for folder in FOLDERS:
            for draw in names.get(folder.upper(), {}).values():
                assert faults(draw().svg()) == []
                drawn += 1
    assert drawn == len(examples) == 3


@pytest.mark.parametrize("name", SPECIES)
@pytest.mark.parametrize("turn", [-0.4, 0.3])
def test_every_species_can_be_drawn_in_every_mood(name: str, turn: float) -> None:
    for eyes, mouth in zip(EYES, MOUTHS, strict=True):
        figure = portrait(name, look=Look(turn=turn, eyes=eyes, mouth=mouth, glasses="round"))
        assert faults(figure().svg()) == []


@pytest.mark.parametrize("pose", POSES)
def test_every_pose_suits_every_kind_of_hand(pose: str) -> None:
    for name in {kind.hands: name for name, kind in SPECIES.items()}.values():
        figure = portrait(name, left=Arm(pose, put(staff)), right=Arm(pose))
        assert faults(figure().svg()) == []


def test_recipes_draw_the_same_each_time() -> None:
    chosen = [ALL[path].recipes[0] for path in ("icons/berry.png", "workers/rat.png", "seasons/winter.jpg")]
    assert all(recipe().svg() == recipe().svg() for recipe in chosen)


def test_card_windows_are_open_and_frames_are_closed() -> None:
    measures = layout()
    for name, key in WINDOWED:
        x, y, width, height = measures[key]["window"]
        with Image.open(ART / "frames" / f"{name}.png") as frame:
            alpha = frame.getchannel("A")
        assert alpha.getpixel((x + width // 2, y + height // 2)) < 40
        assert alpha.getpixel((x + width // 2, y + height + 8 if key != "mini" else 30)) > 240


def test_the_stones_of_a_campaign_lie_where_its_path_is_painted() -> None:
    places = json.loads((ART.parent / "texts" / "campaign.json").read_text(encoding="utf-8"))
    painted = {"duo": duo_map.STONES, "solo": solo_map.STONES}
    assert {box: [tuple(stone) for stone in stones] for box, stones in places.items()} == {
        box: list(stones) for box, stones in painted.items()
    }


def test_layout_file_matches_the_constants() -> None:
    stored = json.loads((ART / "layout.json").read_text(encoding="utf-8"))
    assert stored == json.loads(json.dumps(layout()))


@pytest.mark.parametrize("name", list(SHELF.boxes))
def test_every_card_place_and_award_of_a_box_has_its_picture(name: str) -> None:
    box = SHELF.box(name)
    wanted = [f"portraits/{card.key}" for card in box.cards]
    wanted += [f"forest/{space.key}" for space in box.spaces if space.kind == FOREST]
    wanted += [award.picture for award in box.awards]
    assert without_picture(wanted) == [], f"the box {name} shows white where these pictures should be"


@pytest.mark.parametrize("table", [*each_box(seed=40), *each_box(seed=141), *each_box(seed=242)], ids=str)
def test_every_tile_that_is_shown_has_its_picture(table: Table) -> None:
    """Tiles of the boxes' own kinds, on the board and at home, as every seat sees them through a random game."""
    shown: set[str] = set()

    def look(game: Game, answer: Any) -> None:
        for tray in game.rules.trays:
            for seat in range(len(game.state.players)):
                shown.update(tile.art for tile in tray.tiles(game.state, seat) if tile.art)

    walk(table, look)
    assert without_picture(sorted(shown)) == []


def without_picture(names: Iterable[str]) -> list[str]:
    """The names no baked file answers to."""
    return [name for name in names if not any((ART / f"{name}{ending}").exists() for ending in Pictures.ENDINGS)]


def test_baked_art_stays_small() -> None:
    total = sum(path.stat().st_size for path in ART.rglob("*") if path.is_file())
    assert total < BUDGET_MEGABYTES * 1_000_000


@pytest.mark.parametrize(
    "markup",
    [
        '<path d="M0 0" fill="sienna"/>',
        '<path d="M0 0" fill="#11223344"/>',
        '<path d="M0 0" fill="url(#g9)"/>',
        '<g clip-path="url(#c)"/>',
        '<linearGradient id="g1" x1="0" x2="1"></linearGradient>',
        "<text>no</text>",
        '<path d="Mnan 0" fill="#111"/>',
    ],
)
def test_lint_finds_what_comes_out_wrong(markup: str) -> None:
    assert faults(f"<svg>{markup}</svg>")


def test_transforms_nest_and_end() -> None:
    canvas = Canvas(10, 10)
    with canvas.moved(1, 2, scale=2), canvas.moved(3, 4, mirror=True):
        canvas.line("M0 0 H1")
    canvas.line("M0 0 H2")
    text = canvas.svg()
    assert 'transform="translate(1 2) scale(2.0000 2.0000) translate(3 4) scale(-1.0000 1.0000)"' in text
    assert text.count("transform=") == 1
