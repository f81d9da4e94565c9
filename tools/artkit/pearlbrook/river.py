"""The river board: calm pearl-blue water between two banks, four landing places and a shoal with pearls."""

import random

from PIL import Image

from artkit import scenery, shapes
from artkit.canvas import Canvas
from artkit.constructions.parts import tones as t
from artkit.constructions.parts import water
from artkit.paint import paint
from artkit.palette import LEAF_DEEP, LEAF_SPRING, LEAF_SUMMER
from artkit.picture import Picture
from artkit.scenery import riverside

RIVER_SIZE = (900, 520)
LANDINGS = ((150, 176), (350, 150), (550, 150), (750, 176))  # the middle of each landing place
SHOAL = (450, 396)
RIVER_GRAIN = 2.8


def river() -> Canvas:
    """The whole river, 900 x 520 units."""
    canvas = Canvas(*RIVER_SIZE)
    body, light, deep = riverside.PEARL_WATER
    canvas.cover(body)
    canvas.cover(canvas.glow(400, 250, 460, "#bfe6e8", 0.85))
    canvas.cover(canvas.radial(450, 260, 560, (0.5, deep, 0), (1, deep, 0.5)))
    rng = random.Random(5)
    for _ in range(90):
        x, y, long = rng.uniform(-20, 900), rng.uniform(96, 480), rng.uniform(24, 60)
        tint = light if rng.random() < 0.7 else deep
        canvas.brush(f"M{x:.0f} {y:.0f} q{long / 4:.0f} -5 {long / 2:.0f} 0 t{long / 2:.0f} 0", 2.2, tint, 0.5)
    _bank(canvas, rng)
    for x, y in LANDINGS:
        _landing(canvas, x, y)
    _shoal(canvas, rng)
    spots = [(70, 330, 1.2), (128, 372, 0.9), (820, 326, 1.2), (772, 372, 0.9), (250, 284, 0.8), (654, 286, 0.85)]
    riverside.lilies(canvas, spots)
    for x, y, size in (
        (30, 440, 2.2),
        (90, 480, 1.9),
        (866, 436, 2.2),
        (812, 482, 1.9),
        (20, 300, 1.5),
        (884, 296, 1.5),
    ):
        scenery.reeds(canvas, x, y, size, int(x))
    return canvas


def river_finish(picture: Picture) -> Image.Image:
    """The watercolour pass with a finer grain than a portrait's, for the picture is looked at from near."""
    return paint(picture.recipes[0](), *picture.size, picture.seed, unit=RIVER_GRAIN)


def _bank(canvas: Canvas, rng: random.Random) -> None:
    """Meadow along the upper edge and a strip of it below, with trees and flowers."""
    upper = (
        "M-10 -10 H910 V96 C820 116 760 84 660 92 C560 100 500 78 420 84 C320 92 260 112 160 96 C90 86 40 110 -10 100 Z"
    )
    canvas.brush(upper, 12, "#e6d6a4", 0.9)
    canvas.path(
        upper,
        "#93ad58",
        2.6,
        (canvas.linear(0, 0, 0, 110, (0, "#4e6c37", 0.6), (0.6, "#dcd88c", 0.5), (1, "#dcd88c", 0.2)),),
        "#4a6032",
    )
    lower = "M-10 530 V486 C90 470 180 500 300 492 C420 484 520 504 640 490 C740 478 820 496 910 480 V530 Z"
    canvas.brush(lower, 10, "#e6d6a4", 0.9)
    canvas.path(lower, "#8fa955", 2.6, (canvas.fade(0, 480, 0, 526, "#4e6c37", 0.6),), "#4a6032")
    for k in range(15):
        x = 10 + k * 64 + rng.uniform(-14, 14)
        leaves = (LEAF_SUMMER, LEAF_DEEP, LEAF_SPRING)[k % 3]
        scenery.broadleaf(canvas, x, 56 + rng.uniform(-12, 8), rng.uniform(0.5, 0.72), k, leaves)
    for _ in range(26):
        scenery.flower(canvas, rng.uniform(10, 890), rng.uniform(66, 88), 1.1, rng.randrange(99))
    for _ in range(18):
        scenery.flower(canvas, rng.uniform(10, 890), rng.uniform(502, 518), 1.1, rng.randrange(99))


def _landing(canvas: Canvas, x: float, y: float) -> None:
    """A plank stage on posts with a rope ring and a lantern, 130 wide."""
    canvas.spot(x + 6, y + 30, 96, 26, "#16364a", 0.5)
    for px in (x - 15, x + 15):
        canvas.rod(f"M{px} {y - 58} v20", 6, t.OAK[0], t.OAK[1], 1.6)
    for k in range(8):
        top, half = y - 84 + k * 10, 13 + k * 0.9
        plank = shapes.rounded(x - half, top, half * 2, 9.4, 1.5)
        canvas.path(plank, t.PALE_WOOD[0], 1.8, (canvas.glow(x - 6, top, 20, t.PALE_WOOD[1], 0.7),))
    water.jetty(canvas, x - 66, y - 14, 126, 38, 3, 18, t.PALE_WOOD)
    for side in (-1, 1):
        canvas.rod(f"M{x + side * 56} {y + 26} V{y - 34}", 9, t.OAK[0], t.OAK[1], 2)
        riverside.pearl(canvas, x + side * 56, y - 40, 7)
    scenery.reeds(canvas, x - 76, y + 30, 1.2, int(x))


def _shoal(canvas: Canvas, rng: random.Random) -> None:
    """A pale sand bank with shells, oysters and pearls."""
    x, y = SHOAL
    canvas.brush(shapes.pebbly(x, y, 206, 62, random.Random(2), 0.08, 12), 14, "#d4f0ec", 0.6)
    shade = (canvas.glow(x - 60, y - 26, 190, "#fff8e0", 0.95), canvas.fade(x, y, x + 170, y + 60, "#a8885c", 0.5))
    canvas.path(shapes.pebbly(x, y, 196, 54, random.Random(2), 0.08, 12), "#ecd8a8", 2.2, shade, "#8a7c5c")
    for _ in range(40):
        px, py = x + rng.uniform(-150, 150), y + rng.uniform(-34, 34)
        canvas.ellipse(px, py, 2, 1.4, rng.choice(("#b89a64", "#fff6dc")), 0)
    riverside.oyster(canvas, x - 112, y + 14, 0.8)
    riverside.oyster(canvas, x + 118, y + 10, 0.75)
    riverside.shell(canvas, x - 40, y + 34, 0.6, -20)
    riverside.shell(canvas, x + 56, y + 36, 0.55, 24, riverside.SAND_SHELL)
    for dx, dy, size in (
        (-60, -22, 9),
        (-20, -30, 8),
        (30, -28, 10),
        (70, -22, 8),
        (-6, 36, 8),
        (96, 34, 7),
        (-150, -4, 7),
        (152, -6, 7),
    ):
        riverside.pearl(canvas, x + dx, y + dy, size, 0.4)
