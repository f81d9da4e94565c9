"""The Valley: a meadow kept calm for the cards, with the Ever Tree, river and woods around it, in any season."""

import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.evertree import ever_tree
from art.parts.scenery import (
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
from art.parts.scenery.backdrops import cottage
from art.table.landscapes.river import Bend, river, stone_bridge
from art.table.regions.ground import GROUND, MARGIN, middle, patches
from art.table.regions.seasons import LEFT, RIGHT, Season, bare_tree

HORIZON = 250
TREE = 300, 918
BRIDGE = 2062, 908
RIVER: tuple[Bend, ...] = (
    (1900, 266, 10), (1990, 304, 20), (2130, 368, 38), (2150, 448, 54), (2040, 538, 72), (1990, 638, 88),
    (2050, 748, 102), (2080, 858, 116), (2030, 990, 136), (2000, 1110, 158),
)  # fmt: skip
ROCKS = (
    (1770, 808, 1.6), (1812, 828, 1.0), (600, 950, 1.5), (1900, 418, 1.1), (690, 348, 1.0), (-240, 620, 1.7),
)  # fmt: skip
PATHWAY = "M300 946 C400 1000 560 1018 760 1020 C1000 1024 1300 1022 1500 1006 C1620 996 1700 972 1800 946"
BEYOND = "M2330 952 C2420 964 2540 948 2700 966 C2860 984 2980 960 3140 972"
CAP = (
    "M-36 -36 C-28 -56 -10 -65 0 -67 C10 -65 28 -56 36 -36 "
    "C28 -42 22 -34 14 -40 C6 -34 -4 -42 -12 -38 C-22 -34 -28 -42 -36 -36 Z"
)
"""Snow on the roof of a balcony."""
HOME = "M250 946 C140 990 0 996 -160 984 C-320 972 -440 996 -580 988"


def valley(season: Season, canvas: Canvas) -> None:
    """The whole landscape with its margins."""
    rng = random.Random(12)
    _distance(canvas, season, rng)
    _meadow(canvas, season, rng)
    with middle(canvas):
        _pathway(canvas, season, rng)
        river(canvas, RIVER, 3, season.water, season.bank, season.earth)
        _life(canvas, season, rng)
        season.strewn(canvas, random.Random(5))
        stone_bridge(canvas, *BRIDGE, 0.98, season.water[2])
        _behind_tree(canvas, season, rng)
        ever_tree(canvas, *TREE, 1.26, leaves=season.crown)
        _woods(canvas, season, rng)
        _foreground(canvas, season, rng)
        if season.snow:
            _snow_caps(canvas)
        season.air(canvas, random.Random(6))


def _distance(canvas: Canvas, season: Season, rng: random.Random) -> None:
    sky(canvas, season.sky, HORIZON + 20)
    sun(canvas, 1520, 78, 2.6)
    for x, y, size in (
        (240, 60, 1.4), (820, 96, 1.2), (1180, 40, 1.5), (1800, 34, 1.3), (2180, 60, 1.7), (2620, 30, 1.5),
        (2960, 76, 1.3), (3400, 50, 1.5),
    ):  # fmt: skip
        cloud(canvas, x, y, size, int(x), season.cloud)
    for (y, height, seed, bumps, ink), colours in zip(
        ((HORIZON - 18, 140, 4, 7, 0.0), (HORIZON - 4, 86, 7, 8, 0.0), (HORIZON + 22, 52, 9, 7, 1.6)),
        season.hills,
        strict=True,
    ):
        hills(canvas, y, height, seed, colours, bumps, ink)
    for x, y, size, roof in (
        (1960, 218, 0.62, "#a8512f"), (2030, 226, 0.5, "#6d6a4c"), (1906, 226, 0.5, "#7d5a3a"),
        (2870, 218, 0.6, "#a8512f"), (150, 220, 0.6, "#7d5a3a"),
    ):  # fmt: skip
        with canvas.moved(x, y, size):
            cottage(canvas, "#eef2f4" if season.snow else roof)
        smoke(canvas, x + 10, y - 40 * size, 0.5, int(x))
    for _ in range(118):
        left, foot, tall = rng.uniform(0, canvas.width), HORIZON + rng.uniform(-26, 16), rng.uniform(0.36, 0.62)
        if 1870 < left < 2070 or 110 < left < 190:
            continue
        if rng.random() < 0.55:
            pine(canvas, left, foot, tall, rng.randrange(99), season.pine_far, 1.8)
        else:
            leaves = rng.choice((season.far, season.far, rng.choice(season.leaves)))
            broadleaf(canvas, left, foot + 4, tall * 0.9, rng.randrange(99), leaves, ink=1.8)


def _meadow(canvas: Canvas, season: Season, rng: random.Random) -> None:
    """Bright ground with wide soft patches of light and shade, brightest in the middle."""
    body, light, mild, deep = season.ground
    wide, high = canvas.width, GROUND[1]
    spots = [(-20, 276), (500, 258), (1000, 270), (1500, 256), (2100, 268), (2700, 254), (3200, 268), (wide + 20, 258)]
    line = shapes.smooth(spots, closed=False)
    shade = (
        canvas.linear(0, 250, 0, high + 120, (0, light, 0.85), (0.3, mild, 0.3), (1, deep, 0.6)),
        canvas.radial(
            MARGIN + 1220, 560, 950, (0, season.centre, 0.7), (0.6, season.centre, 0.3), (1, season.centre, 0)
        ),
    )
    canvas.path(f"{line} L{wide + 20} {high + 20} L-20 {high + 20} Z", body, 1.8, shade, season.wild[1])
    patches(canvas, rng, 34, (0, 320, wide, high), season.wild)
    patches(canvas, rng, 26, (MARGIN + 640, 330, MARGIN + 1850, high), season.calm)


def _pathway(canvas: Canvas, season: Season, rng: random.Random) -> None:
    """The footpath from the tree's door to the bridge, and on into the woods at either side."""
    dark, body, light = season.path
    for d in (PATHWAY, BEYOND, HOME):
        canvas.brush(d, 58, season.shadow, 0.22)
        canvas.brush(d, 48, dark)
        canvas.brush(d, 37, body)
        canvas.brush(d, 18, light, 0.8)
    for _ in range(60):
        x = rng.uniform(420, 1700)
        y = 1016 - ((x - 1050) / 640) ** 2 * 14 + rng.uniform(-16, 14)
        canvas.ellipse(x, y, rng.uniform(3, 6), rng.uniform(2, 3.4), dark, 1, ink_colour="#8a744a")


def _life(canvas: Canvas, season: Season, rng: random.Random) -> None:
    """Grass, flowers and stones: sparse in the middle, richer towards the edges."""
    for x, y, size, seed in (
        (1886, 588, 1.3, 3), (2226, 418, 1.1, 4), (1850, 708, 1.5, 5), (2216, 768, 1.5, 6), (1846, 1020, 1.9, 7),
        (2250, 1020, 2.0, 8),
    ):  # fmt: skip
        reeds(canvas, x, y, size, seed, season.grasses)
    for _ in range(420):
        x, y = rng.uniform(LEFT, 1860), rng.uniform(310, 1030)
        calm = 640 < x < 1840
        if y > 975 or (calm and rng.random() < 0.75) or (season.snow and rng.random() < 0.72):
            continue
        grass(canvas, x, y, rng.uniform(1.2, 1.9), rng.randrange(99), season.grasses)
    for _ in range(round(260 * season.bloom)):
        x, y = rng.uniform(LEFT, 1850), rng.uniform(320, 980)
        if 640 < x < 1830 and rng.random() < 0.86:
            continue
        flower(canvas, x, y, rng.uniform(1.2, 1.8), rng.randrange(99), season.flowers)
    for x, y, size in ROCKS:
        rock(canvas, x, y, size, int(x))
    fence(canvas, 1480, 340, 1.25, 4, length=192)
    fence(canvas, -470, 380, 1.3, 6, length=260)
    if not season.snow:
        for x, y in ((520, 930), (550, 944), (490, 926), (1790, 1020), (1762, 1030)):
            mushroom(canvas, x, y, 1.5, int(x))


def _tree(canvas: Canvas, season: Season, x: float, y: float, rng: random.Random, pines: float = 0.4) -> None:
    """One tree of the wood, as large as its distance has it."""
    size = 0.8 + (y - 250) / 1140 * 1.05
    canvas.spot(x + 12 * size, y + 2, 46 * size, 11 * size, season.shadow, 0.55)
    pick, seed = rng.random(), rng.randrange(99)
    if pick < pines:
        pine(canvas, x, y, size * 1.3, seed, rng.choice(season.pines))
    elif season.snow and pick > 0.78:
        bare_tree(canvas, x, y, size * 1.15, seed)
    else:
        broadleaf(canvas, x, y, size * 1.2, seed, rng.choice(season.leaves if pick < 0.88 else season.accents))


def _behind_tree(canvas: Canvas, season: Season, rng: random.Random) -> None:
    """Woods at the left that thin out towards the Ever Tree, and a few trees that peep out from behind it."""
    spots = [(rng.uniform(LEFT, -60), rng.uniform(310, 900)) for _ in range(46)]
    spots += [(30, 510), (90, 590), (-10, 670), (60, 750), (-20, 850), (510, 470), (480, 400)]
    for x, y in sorted(spots, key=lambda spot: spot[1]):
        if not (-460 < x < -110 and 560 < y < 900):
            _tree(canvas, season, x, y, rng, 0.3)


def _woods(canvas: Canvas, season: Season, rng: random.Random) -> None:
    """The wood on the right with its clearings, and thickets in the lower corners, back to front."""
    spots = [(rng.uniform(2260, RIGHT), rng.uniform(300, 1090)) for _ in range(170)]
    spots += [(rng.uniform(LEFT - 20, -50), rng.uniform(1040, 1100)) for _ in range(20)]
    spots += [(rng.uniform(-40, 150), rng.uniform(1120, 1180)) for _ in range(7)]
    spots += [(rng.uniform(2290, RIGHT), rng.uniform(1040, 1110)) for _ in range(20)]
    for x, y in sorted((spot for spot in spots if not _kept_free(*spot)), key=lambda spot: spot[1]):
        _tree(canvas, season, x, y, rng)


def _kept_free(x: float, y: float) -> bool:
    """Clearings of the wood, the path beyond the bridge and the river."""
    clearings = ((2420, 558, 150, 66), (2430, 768, 140, 54), (2800, 640, 170, 70), (2860, 860, 150, 50))
    if x > 2200 and 880 < y < (1040 if x > 2420 else 1062):
        return True
    if any(((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1 for cx, cy, rx, ry in clearings):
        return True
    _, water, half = min((abs(y - by), bx, half) for bx, by, half in RIVER)
    return abs(x - water) < half * 1.25 + 60


def _foreground(canvas: Canvas, season: Season, rng: random.Random) -> None:
    """Bushes, ferns and flowers along the lower edge."""
    for k in range(22):
        x, y = 380 + k * 66 + rng.uniform(-20, 20), GROUND[1] + 8 + rng.uniform(0, 14)
        if k % 4 == 0:
            berries = "#a8325a" if k % 8 == 0 and not season.bloom > 1 else ""
            bush(canvas, x, y, rng.uniform(0.8, 1.1), rng.randrange(99), rng.choice(season.leaves), berries)
        elif k % 4 == 1 and not season.snow:
            fern(canvas, x, y, rng.uniform(1.1, 1.5), rng.randrange(99), season.leaves[0])
        else:
            for _ in range(round(4 * season.bloom)):
                away = rng.uniform(-34, 34)
                flower(
                    canvas, x + away, y - rng.uniform(4, 26), rng.uniform(1.6, 2.2), rng.randrange(99), season.flowers
                )
            grass(canvas, x + rng.uniform(-34, 34), y - rng.uniform(0, 20), 2, rng.randrange(99), season.grasses)


def _snow_caps(canvas: Canvas) -> None:
    """Snow on the bridge, the tree's balconies and its door step."""
    x, y = BRIDGE
    for side, lift in ((0, -10), (0, -54)):
        points = [(x + side + k * 20, y + 0.98 * (-92 + (k / 13) ** 2 * 118) + lift) for k in range(-13, 14)]
        canvas.brush(shapes.smooth(points, closed=False), 12 if lift > -20 else 9, "#c4d2e2")
        raised = [(px, py - 3) for px, py in points]
        canvas.brush(shapes.smooth(raised, closed=False), 9 if lift > -20 else 6, "#ffffff")
    tx, ty = TREE
    for bx, by, size in ((-84, -262, 1.0), (88, -232, 0.9), (30, -470, 0.85)):
        with canvas.moved(tx + bx * 1.26, ty + by * 1.26, size * 1.26):
            canvas.path(CAP, "#f6fafc", 1.8, (canvas.fade(0, -60, 20, -36, "#a9bcd6", 0.6),), "#7f93ae")
    canvas.brush(f"M{tx - 74} {ty + 18} H{tx + 80}", 7, "#ffffff")
    for x, y, size in ROCKS:
        canvas.brush(f"M{x - 14 * size} {y - 17 * size} q{14 * size} {-9 * size} {28 * size} 0", 6 * size, "#fbfdfd")
    canvas.brush("M1476 296 H1672", 4, "#ffffff")
