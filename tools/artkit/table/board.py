"""The board: meadow in the middle, kept calm for the cards, with tree, river and woods around it."""

import math
import random

from PIL import Image, ImageEnhance

from artkit import shapes
from artkit.canvas import Canvas
from artkit.evertree import ever_tree
from artkit.paint import paint
from artkit.palette import LEAF_DEEP, LEAF_GOLD, LEAF_RUST, LEAF_SPRING, LEAF_SUMMER, PINE, PINE_FAR
from artkit.picture import Picture
from artkit.scenery import (
    broadleaf,
    bush,
    cloud,
    fence,
    fern,
    flower,
    grass,
    hills,
    mushroom,
    pine,
    reeds,
    rock,
    sky,
    smoke,
    sun,
)
from artkit.scenery.backdrops import cottage
from artkit.table.river import Bend, river, stone_bridge
from artkit.textures import on_paper

WIDTH, HEIGHT = 2560, 1440
HORIZON = 300
RIVER: tuple[Bend, ...] = (
    (1900, 318, 10),
    (1990, 356, 20),
    (2130, 420, 38),
    (2150, 500, 54),
    (2040, 590, 72),
    (1990, 690, 88),
    (2050, 800, 102),
    (2080, 910, 116),
    (2020, 1040, 136),
    (1980, 1180, 158),
    (2060, 1330, 182),
    (2130, 1480, 206),
)
PATHWAY = "M300 1000 C420 1080 560 1150 760 1190 C1000 1236 1300 1240 1500 1190 C1620 1160 1700 1060 1800 1000"
BRIDGE = (2062, 960)
LEAF_FAR = ("#5f8049", "#7f9f58", "#bccb7c")
GREENS = (LEAF_SUMMER, LEAF_SPRING, LEAF_DEEP)


def board() -> Canvas:
    """The whole landscape, 2560 x 1440 units."""
    canvas = Canvas(WIDTH, HEIGHT)
    rng = random.Random(12)
    _distance(canvas, rng)
    _meadow(canvas, rng)
    _pathway(canvas, rng)
    river(canvas, RIVER, 3)
    _far_bank(canvas)
    _life(canvas, rng)
    stone_bridge(canvas, *BRIDGE, 0.98)
    _behind_tree(canvas, rng)
    ever_tree(canvas, 300, 968, 1.26)
    _woods(canvas, rng)
    _foreground(canvas, rng)
    return canvas


def board_finish(picture: Picture) -> Image.Image:
    """A gentle watercolour on light paper, a little brighter than life."""
    image = paint(picture.recipes[0](), *picture.size, picture.seed, supersample=1, strength=0.62, tremor=0.5, unit=3.0)
    image = on_paper(image, picture.seed).convert("RGB")
    return ImageEnhance.Brightness(ImageEnhance.Color(image).enhance(1.08)).enhance(1.04)


def _distance(canvas: Canvas, rng: random.Random) -> None:
    sky(canvas, "morning", HORIZON + 20)
    sun(canvas, 980, 120, 2.6)
    for x, y, size in ((640, 70, 1.5), (1260, 60, 1.3), (1640, 96, 1.7), (2080, 54, 1.5), (2420, 110, 1.3)):
        cloud(canvas, x, y, size, int(x))
    hills(canvas, HORIZON - 18, 150, 4, ("#b9cbb8", "#eef0d4"), 5)
    hills(canvas, HORIZON - 4, 92, 7, ("#a7c096", "#e6e8b8"), 6)
    hills(canvas, HORIZON + 22, 56, 9, ("#98b67c", "#dde2a0"), 5, 1.6)
    for x, y, size, roof in (
        (1420, 268, 0.62, "#a8512f"),
        (1490, 276, 0.5, "#6d6a4c"),
        (1366, 276, 0.5, "#7d5a3a"),
        (2330, 268, 0.6, "#a8512f"),
    ):
        with canvas.moved(x, y, size):
            cottage(canvas, roof)
        smoke(canvas, x + 10, y - 40 * size, 0.5, int(x))
    for _ in range(84):
        left, foot, tall = rng.uniform(0, WIDTH), HORIZON + rng.uniform(-26, 16), rng.uniform(0.36, 0.62)
        if 1330 < left < 1530:
            continue
        if rng.random() < 0.6:
            pine(canvas, left, foot, tall, rng.randrange(99), PINE_FAR, 1.8)
        else:
            broadleaf(canvas, left, foot + 4, tall * 0.9, rng.randrange(99), LEAF_FAR, ink=1.8)


def _meadow(canvas: Canvas, rng: random.Random) -> None:
    """Bright ground with wide soft patches of light and shade, brightest in the middle."""
    line = shapes.smooth(
        [(-20, 330), (400, 306), (900, 322), (1400, 308), (1900, 318), (2300, 304), (2580, 320)], closed=False
    )
    shade = (
        canvas.linear(0, 300, 0, HEIGHT, (0, "#e6e2a0", 0.85), (0.3, "#c3cb78", 0.3), (1, "#5f8040", 0.6)),
        canvas.radial(1260, 720, 1000, (0, "#f0eab0", 0.7), (0.6, "#e6e2a0", 0.3), (1, "#e6e2a0", 0)),
    )
    canvas.path(f"{line} L2580 1460 L-20 1460 Z", "#97b05c", 1.8, shade, "#6f8448")
    for _ in range(60):
        x, y, wide = rng.uniform(0, WIDTH), rng.uniform(370, HEIGHT), rng.uniform(120, 340)
        calm = 640 < x < 1850
        tone = rng.choice(("#dfe09a", "#cfd685", "#b4c66e") if calm else ("#cdd47e", "#7d9a4c", "#a9bb60", "#688a46"))
        canvas.spot(x, y, wide, wide * rng.uniform(0.16, 0.28), tone, 0.4)


def _pathway(canvas: Canvas, rng: random.Random) -> None:
    """The footpath from the tree's door to the bridge and on into the wood."""
    beyond = "M2330 1004 C2420 1016 2480 1000 2600 1030"
    for d in (PATHWAY, beyond):
        canvas.brush(d, 62, "#8a8a48", 0.35)
        canvas.brush(d, 52, "#cdb680")
        canvas.brush(d, 40, "#dfca96")
        canvas.brush(d, 20, "#ecdcb0", 0.8)
    for _ in range(70):
        x = rng.uniform(320, 1760)
        y = _path_line(x) + rng.uniform(-22, 16)
        canvas.ellipse(x, y, rng.uniform(3, 6), rng.uniform(2, 3.4), "#b39a66", 1, ink_colour="#8a744a")


def _path_line(x: float) -> float:
    """Roughly where the middle of the footpath runs."""
    t = max(0.0, min(1.0, (x - 320) / 1440))
    return 1010 + 230 * math.pow(1 - (2 * t - 1) ** 2, 0.8)


def _on_path(x: float, y: float) -> bool:
    return -46 < y - _path_line(x) < 52


def _far_bank(canvas: Canvas) -> None:
    for x, y, size, seed in (
        (1886, 640, 1.3, 3),
        (2226, 470, 1.1, 4),
        (1850, 760, 1.5, 5),
        (2216, 820, 1.5, 6),
        (1830, 1250, 1.9, 7),
        (2290, 1260, 2.0, 8),
    ):
        reeds(canvas, x, y, size, seed)


def _life(canvas: Canvas, rng: random.Random) -> None:
    """Grass, flowers and stones: sparse in the middle, richer towards the edges."""
    for _ in range(330):
        x, y = rng.uniform(420, 1860), rng.uniform(370, 1400)
        middle = 700 < x < 1800 and 400 < y < 1120
        if _on_path(x, y) or (middle and rng.random() < 0.72):
            continue
        tones = ("#a3b457", "#b9c468", "#93a850") if middle else ("#5f7f3a", "#7a9444", "#4f6e34", "#a3b457")
        grass(canvas, x, y, rng.uniform(1.2, 1.9), rng.randrange(99), tones)
    for _ in range(150):
        x, y = rng.uniform(440, 1850), rng.uniform(380, 1400)
        if _on_path(x, y) or (700 < x < 1800 and 400 < y < 1130 and rng.random() < 0.84):
            continue
        flower(canvas, x, y, rng.uniform(1.2, 1.8), rng.randrange(99))
    for x, y, size in (
        (1770, 860, 1.6),
        (1812, 880, 1.0),
        (520, 1130, 1.5),
        (1640, 1240, 1.8),
        (1900, 470, 1.1),
        (690, 400, 1.0),
        (1700, 402, 1.1),
    ):
        rock(canvas, x, y, size, int(x))
    fence(canvas, 1480, 392, 1.25, 4, length=192)
    for x, y in ((470, 1090), (500, 1104), (440, 1076), (1790, 1120), (1762, 1132)):
        mushroom(canvas, x, y, 1.5, int(x))


def _behind_tree(canvas: Canvas, rng: random.Random) -> None:
    """A few trees that peep out from behind the Ever Tree."""
    for x, y in ((30, 560), (90, 640), (-10, 720), (60, 800), (-20, 900), (500, 560), (470, 470)):
        size = 0.8 + (y - 300) / 1140 * 1.05
        canvas.spot(x + 12, y + 2, 46 * size, 11 * size, "#2f3b1c", 0.55)
        broadleaf(canvas, x, y, size * 1.2, rng.randrange(99), rng.choice((*GREENS, LEAF_GOLD)))


def _woods(canvas: Canvas, rng: random.Random) -> None:
    """The wood on the right with its clearings, and the thickets in the lower corners, back to front."""
    spots = [(rng.uniform(2250, 2590), rng.uniform(360, 1440)) for _ in range(130)]
    spots += [(rng.uniform(-30, 240), rng.uniform(1150, 1470)) for _ in range(26)]
    spots += [(rng.uniform(240, 640), rng.uniform(1370, 1480)) for _ in range(9)]
    spots += [(rng.uniform(2290, 2590), rng.uniform(1380, 1490)) for _ in range(10)]
    for x, y in sorted((spot for spot in spots if not _kept_free(*spot)), key=lambda spot: spot[1]):
        size = 0.8 + (y - 300) / 1140 * 1.05
        canvas.spot(x + 12 * size, y + 2, 46 * size, 11 * size, "#2f3b1c", 0.55)
        pick = rng.random()
        if pick < 0.4:
            pine(canvas, x, y, size * 1.3, rng.randrange(99), rng.choice((PINE, ("#2f4a36", "#456342", "#82a060"))))
        elif pick < 0.86:
            broadleaf(canvas, x, y, size * 1.2, rng.randrange(99), rng.choice(GREENS))
        else:
            broadleaf(canvas, x, y, size * 1.2, rng.randrange(99), rng.choice((LEAF_GOLD, LEAF_RUST)))


def _kept_free(x: float, y: float) -> bool:
    """Clearings of the wood, the path beyond the bridge and the river."""
    clearings = ((2420, 610, 150, 66), (2430, 820, 140, 54), (2450, 1040, 130, 60), (2430, 1260, 110, 44))
    if x < 2440 and 880 < y < 1240:
        return True
    if any(((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1 for cx, cy, rx, ry in clearings):
        return True
    near = [(abs(y - by), bx, half) for bx, by, half in RIVER]
    _, middle, half = min(near)
    return abs(x - middle) < half * 1.25 + 60


def _foreground(canvas: Canvas, rng: random.Random) -> None:
    """Bushes, ferns and tall flowers along the lower edge."""
    for k in range(18):
        x = 640 + k * 66 + rng.uniform(-20, 20)
        y = 1440 + rng.uniform(-4, 16)
        pick = k % 4
        if pick == 0:
            bush(
                canvas, x, y, rng.uniform(1.0, 1.4), rng.randrange(99), rng.choice(GREENS), rng.choice(("", "#a8325a"))
            )
        elif pick == 1:
            fern(canvas, x, y, rng.uniform(1.4, 1.9), rng.randrange(99))
        else:
            for _ in range(5):
                flower(
                    canvas, x + rng.uniform(-34, 34), y - rng.uniform(4, 40), rng.uniform(1.8, 2.4), rng.randrange(99)
                )
                grass(canvas, x + rng.uniform(-34, 34), y - rng.uniform(0, 30), 2, rng.randrange(99))
