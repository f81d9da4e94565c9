"""The Mountain: foothills at the left, snowy peaks in the middle, a windy ridge and the way home at the right."""

import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import PINE_FAR
from art.parts import scenery
from art.parts.buildings.rocks import crag, peak
from art.parts.buildings.tones import Tone
from art.parts.evertree import ever_tree
from art.table.regions.ground import SKY, middle, patches, strew
from art.table.regions.seasons import LEFT, PINE_SNOW, RIGHT

TRAIL = (
    (-580, 590),
    (-360, 600),
    (-180, 570),
    (-40, 560),
    (180, 500),
    (330, 470),
    (520, 500),
    (700, 480),
    (880, 416),
    (1060, 396),
    (1240, 404),
    (1440, 452),
    (1640, 470),
    (1800, 424),
    (1960, 414),
    (2120, 436),
    (2300, 470),
    (2560, 512),
    (2800, 500),
    (3140, 540),
)
"""The way of the rabbits."""
HOME = 2130, 640
VIOLET = ("#7f8aae", "#f0d0c4", "#4a587e")


def mountain(canvas: Canvas) -> None:
    rng = random.Random(41)
    _sky(canvas)
    with middle(canvas):
        _peaks(canvas)
        _shoulder(canvas)
    _meadow(canvas, rng)
    with middle(canvas):
        for width, tone in ((26, "#b89c6a"), (18, "#dcc594")):
            canvas.brush("M2360 484 C2310 540 2250 600 2150 644", width, tone)
        way = shapes.smooth(TRAIL, closed=False)
        for width, tone, alpha in ((58, "#5a6440", 0.3), (48, "#b89c6a", 1), (38, "#dcc594", 1), (18, "#efe0b8", 0.85)):
            canvas.brush(way, width, tone, alpha)
        _growth(canvas, rng)
        canvas.spot(HOME[0] + 6, HOME[1], 150, 24, "#26361a", 0.5)
        ever_tree(canvas, *HOME, 0.36)


def _sky(canvas: Canvas) -> None:
    wide = canvas.width
    scenery.sky(canvas, "morning", 420)
    light = canvas.linear(0, 0, wide, 0, (0, "#fff0c8", 0.3), (0.5, "#a8c4e0", 0.35), (1, "#8aa0cc", 0.5))
    canvas.path(f"M0 {-SKY} H{wide} V1034 H0 Z", light, 0)
    scenery.sun(canvas, 700, 130, 2.4)
    for x, y, size in (
        (280, 80, 1.5),
        (1020, 70, 1.4),
        (1600, 50, 1.2),
        (2300, 80, 1.6),
        (2940, 60, 1.4),
        (3400, 90, 1.5),
    ):
        scenery.cloud(canvas, x, y, size, int(x), ("#fffaf2", "#c8c0d0"))


def _peaks(canvas: Canvas) -> None:
    far = (
        (-420, 800, 300, 7),
        (120, 700, 250, 2),
        (560, 820, 330, 4),
        (1640, 900, 400, 5),
        (2240, 860, 380, 6),
        (2600, 600, 300, 8),
        (2960, 800, 340, 9),
    )
    for x, width, height, seed in far:
        peak(canvas, x, 470, width, height, seed)
    for x, width, height, seed in ((900, 900, 470, 1), (1280, 800, 420, 3)):
        peak(canvas, x, 490, width, height, seed, VIOLET)
    for x, y, seed in ((1480, 120, 2), (1530, 104, 6)):
        scenery.bird(canvas, x, y, 1.8, seed)
    line = shapes.smooth(
        [
            (LEFT - 20, 400),
            (-200, 372),
            (200, 410),
            (620, 380),
            (1200, 420),
            (1900, 392),
            (2500, 410),
            (RIGHT + 20, 384),
        ],
        closed=False,
    )
    crest = canvas.linear(0, 340, 0, 480, (0, "#dfe8c0", 0.6), (1, "#dfe8c0", 0))
    canvas.path(f"{line} L{RIGHT + 20} 1060 L{LEFT - 20} 1060 Z", "#8fae8c", 0, (crest,))


def _shoulder(canvas: Canvas) -> None:
    """The slope the trail runs on: grass, then snow below the peaks, then bare stone; rocks look over its edge."""
    snowy, bare = ("#9a97a4", "#eef0f2", "#4a4a5c"), ("#a29c90", "#ece4d4", "#4f4a48")
    rocks = (
        (760, 470, 130, 110, 1, snowy),
        (1010, 420, 120, 96, 2, snowy),
        (1560, 476, 150, 130, 3, snowy),
        (1440, 430, 100, 84, 4, snowy),
        (1790, 440, 140, 120, 6, bare),
        (2030, 412, 120, 96, 7, bare),
        (2250, 424, 140, 110, 8, bare),
        (2470, 460, 160, 130, 9, bare),
        (2720, 456, 150, 120, 3, bare),
        (2960, 470, 180, 140, 5, bare),
    )
    for x, y, width, height, seed, stone in rocks:
        _outcrop(canvas, x, y, width, height, seed, stone)
    spots = [
        (LEFT - 20, 500),
        (-260, 490),
        (20, 450),
        (330, 416),
        (560, 440),
        (720, 436),
        (900, 374),
        (1080, 350),
        (1260, 356),
        (1450, 404),
        (1640, 426),
        (1800, 380),
        (1980, 366),
        (2160, 378),
        (2360, 408),
        (2620, 430),
        (2860, 414),
        (RIGHT + 20, 440),
    ]
    outline = f"{shapes.smooth(spots, closed=False)} L{RIGHT + 20} 720 L{LEFT - 20} 720 Z"
    land = canvas.linear(
        LEFT,
        0,
        RIGHT,
        0,
        (0, "#9cb868", 1),
        (0.32, "#a4bc76", 1),
        (0.385, "#dfe8e0", 1),
        (0.42, "#f2f5f6", 1),
        (0.55, "#f2f5f6", 1),
        (0.6, "#cfcabc", 1),
        (0.66, "#b9b29c", 1),
        (1, "#aba68e", 1),
    )
    light = canvas.linear(0, 350, 0, 640, (0, "#fffdf0", 0.75), (0.4, "#fffdf0", 0.1), (1, "#5f7458", 0.45))
    canvas.path(outline, land, 1.8, (light,), "#7a8a78")
    for k in range(7):
        y = 404 + k * 24
        d = f"M{880 - k * 20} {y + 18} C1040 {y - 14} 1200 {y + 22} {1430 + k * 22} {y + 6}"
        canvas.brush(d, 4, "#b4c6d8" if k % 2 else "#ffffff", 0.6)
    for k in range(9):
        x = 1740 + k * 150
        canvas.brush(f"M{x} {470 + k % 3 * 26} q60 -12 120 2", 4, "#8f8a78" if k % 2 else "#e4dcc4", 0.5)


def _outcrop(canvas: Canvas, x: float, y: float, width: float, height: float, seed: int, stone: Tone) -> None:
    """A pointed rock with smaller ones leaning on it."""
    rng = random.Random(seed)
    side = rng.choice((-1, 1))
    crag(canvas, x + side * width * 0.42, y, width * 0.62, height * rng.uniform(0.62, 0.78), seed + 20, stone, 0.1)
    crag(canvas, x, y, width * 0.74, height * 1.12, seed, stone, 0.08)
    crag(canvas, x - side * width * 0.4, y + 6, width * 0.5, height * rng.uniform(0.42, 0.56), seed + 40, stone, 0.16)


def _meadow(canvas: Canvas, rng: random.Random) -> None:
    wide = canvas.width
    spots = [
        (-20, 520),
        (300, 540),
        (540, 474),
        (840, 440),
        (1160, 490),
        (1540, 560),
        (2040, 580),
        (2540, 570),
        (3100, 540),
        (wide + 20, 560),
    ]
    line = shapes.smooth(spots, closed=False)
    shade = canvas.linear(0, 450, 0, 700, (0, "#e8eeb0", 0.7), (1, "#6a8a4c", 0.3))
    deep = canvas.fade(0, 720, 0, 1034, "#5a8044", 0.5)
    warm = canvas.radial(wide / 2, 700, 1300, (0, "#eef0b0", 0.5), (1, "#eef0b0", 0))
    canvas.path(f"{line} L{wide + 20} 1060 L-20 1060 Z", "#94b266", 2, (shade, deep, warm), "#56743f")
    patches(canvas, rng, 56, (0, 560, wide, 1010), ("#cfdc92", "#a9bf6e", "#6f9150"))


def _growth(canvas: Canvas, rng: random.Random) -> None:
    """Trees, stones, grass and flowers, back to front."""
    far = (
        (40, 500, 0.9),
        (130, 470, 0.7),
        (700, 520, 0.75),
        (640, 500, 0.6),
        (360, 452, 0.55),
        (-120, 540, 0.9),
        (-220, 556, 1.1),
        (-440, 580, 1.1),
        (-500, 570, 0.9),
    )
    for x, y, size in far:
        scenery.pine(canvas, x, y, size, int(abs(x)), PINE_FAR)
    white = (
        (900, 560, 0.8),
        (980, 575, 0.6),
        (1600, 590, 0.8),
        (1530, 580, 0.6),
        (1210, 384, 0.42),
        (1290, 388, 0.38),
        (1120, 380, 0.4),
        (860, 440, 0.5),
        (1500, 440, 0.5),
        (940, 400, 0.4),
    )
    for x, y, size in sorted(white, key=lambda tree: tree[1]):
        scenery.pine(canvas, x, y, size, int(x), PINE_SNOW)
    for x, y, size in ((600, 1000, 1.6), (1560, 720, 1.4), (2380, 720, 1.3), (-300, 900, 1.7), (2840, 820, 1.7)):
        scenery.rock(canvas, x, y, size, int(abs(x)))
    strew(canvas, rng, 170, scenery.grass, (LEFT, 640, RIGHT, 1024))
    strew(canvas, rng, 110, scenery.flower, (LEFT, 650, RIGHT, 1024), (1.2, 1.7))
    near = [(20, 900, 1.7), (70, 1010, 1.5), (1600, 1030, 1.2), (2540, 720, 1.4), (2150, 1030, 1.2), (2500, 1010, 1.5)]
    near += [(rng.uniform(LEFT, -60), rng.uniform(680, 1060), rng.uniform(1.3, 1.9)) for _ in range(22)]
    near += [(rng.uniform(2620, RIGHT), rng.uniform(660, 1060), rng.uniform(1.3, 1.9)) for _ in range(22)]
    for x, y, size in sorted(near, key=lambda tree: tree[1]):
        canvas.spot(x + 10, y + 2, 60, 14, "#26361a", 0.5)
        scenery.pine(canvas, x, y, size, int(abs(x)))
