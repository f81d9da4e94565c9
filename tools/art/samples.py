"""Sample sheets for whoever paints: every species and every pose of an arm, with its name below."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PIL import Image, ImageDraw

from art.kit.canvas import Canvas
from art.kit.paint import paint
from art.kit.part import put
from art.parts import scenery
from art.parts.critters import clothes, tools
from art.parts.critters.face import Look
from art.parts.critters.poses import POSES, Arm
from art.parts.critters.species import SPECIES
from art.parts.critters.tones import tone
from art.portrait import Portrait, portrait

CELL = (230, 169)
COLUMNS = 7
NEUTRAL = (put(scenery.meadow, "morning", 230, seed=4, trees=0, flowers=0),)


def sample_sheet(target: Path) -> None:
    """Write one PNG with all species, then all poses."""
    species = [(name, portrait(name, NEUTRAL, look=Look(turn=0.2))) for name in SPECIES]
    posing = portrait("mouse", NEUTRAL, wear=(put(clothes.coat, tone("#4f7f94")),), sleeve=tone("#4f7f94"))
    poses = [(f"right: {name}", _in_pose(posing, name)) for name in POSES]
    _write([*species, *poses], target)


def _in_pose(figure: Portrait, name: str) -> Portrait:
    prop = put(tools.staff, 60, 60) if name in ("staff", "raise", "high", "hold", "chest") else None
    return replace(figure, right=Arm(name, prop))


def _write(samples: Sequence[tuple[str, Callable[[], Canvas]]], target: Path) -> None:
    rows = -(-len(samples) // COLUMNS)
    wide, tall = CELL[0] + 4, CELL[1] + 16
    sheet = Image.new("RGB", (wide * COLUMNS, tall * rows), "#cdbb92")
    for number, (name, draw) in enumerate(samples):
        x, y = number % COLUMNS * wide, number // COLUMNS * tall
        sheet.paste(paint(draw(), *CELL, number).convert("RGB"), (x, y))
        ImageDraw.Draw(sheet).text((x + 2, y + CELL[1] + 2), name, fill="#2e211a")
    sheet.save(target)
