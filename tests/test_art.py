"""The pictures of the game: recipes draw only what the rasteriser knows, and every baked file is there."""

import json
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from artkit.canvas import Canvas
from artkit.catalogue import pictures
from artkit.frames import layout
from artkit.lint import faults
from artkit.picture import Picture
from PIL import Image

ART = Path(__file__).resolve().parent.parent / "resources" / "art"
BUDGET_MEGABYTES = 16
WINDOWED = (
    ("production", "card"),
    ("legendary", "card"),
    ("mini_governance", "mini"),
    ("mini_legendary", "mini"),
    ("event", "event"),
)
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


def test_layout_file_matches_the_constants() -> None:
    stored = json.loads((ART / "layout.json").read_text(encoding="utf-8"))
    assert stored == json.loads(json.dumps(layout()))


@pytest.mark.parametrize(
    ("folder", "count"),
    [
        ("events", 20 + 6),  # base box and river
        ("forest", 11 + 4),
        ("portraits", 48 + 6 + 3 + 5 + 20 + 8),  # base, extra, Rugwort, Corrin, legends, river
        ("river", 12 + 1),  # and the back
        ("adornments", 12 + 1),
        ("wonders", 4),
        ("workers", 5 + 4),  # and the frogs
    ],
)
def test_every_card_and_tile_has_a_picture(folder: str, count: int) -> None:
    assert sum(path.startswith(f"{folder}/") for path in ALL) == count


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
