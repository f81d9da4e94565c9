"""The River: a wide stream with four landing stages, a shoal of pearls and a headland for the Wonders."""

import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import mixed
from art.parts import scenery
from art.parts.buildings import tones, water
from art.parts.riverlife import mouse_rower
from art.parts.scenery import riverside
from art.parts.scenery.backdrops import cottage
from art.table.regions.ground import GROUND, Box, patches, strew
from art.table.regions.seasons import Season, bare_tree, leaf

STAGES = 229, 606, 983, 1360
"""Middles of the landing stages."""
STAGE_Y = 452
SHOAL = 700, 770, 400, 118


def river(season: Season, canvas: Canvas) -> None:
    rng = random.Random(31)
    _sky(canvas, season)
    _far_shore(canvas, season, rng)
    _water(canvas, season, rng)
    _headland(canvas, season, rng)
    for x in STAGES:
        _stage(canvas, season, x, STAGE_Y)
    _shoal(canvas, rng)
    _boat(canvas, 1290, 690)
    lilies = [
        (90, 640, 2.0),
        (180, 700, 1.4),
        (1180, 860, 1.8),
        (1262, 905, 1.3),
        (300, 900, 1.6),
        (1480, 640, 1.5),
        (60, 830, 1.3),
        (430, 618, 1.2),
    ]
    if season.snow:
        for x, y, size in lilies:
            _floe(canvas, x, y, 44 * size, random.Random(int(x)))
    else:
        riverside.lilies(canvas, lilies)
    riverside.shore_stones(canvas, [(1450, 800, 26), (1500, 826, 18), (250, 600, 20), (1130, 640, 17)], 4)
    if season.bloom >= 1:
        for x, y in ((1150, 640), (520, 596), (1400, 880)):
            _dragonfly(canvas, x, y, rng)
    _near_shore(canvas, season, rng)


def _sky(canvas: Canvas, season: Season) -> None:
    scenery.sky(canvas, season.sky, 250)
    scenery.sun(canvas, 1480, 70, 2.2)
    for x, y, size in ((260, 70, 1.6), (840, 54, 1.3), (1800, 64, 1.5), (2330, 90, 1.7)):
        scenery.cloud(canvas, x, y, size, int(x), season.cloud)
    scenery.hills(canvas, 190, 120, 14, season.hills[0], 5)
    scenery.hills(canvas, 222, 76, 17, season.hills[1], 6)
    for x, y, seed in ((1120, 96, 3), (1170, 80, 5), (1080, 82, 8)):
        scenery.bird(canvas, x, y, 1.4, seed)


def _far_shore(canvas: Canvas, season: Season, rng: random.Random) -> None:
    body, light, mild, deep = season.ground
    line = shapes.smooth([(-20, 262), (500, 240), (1100, 256), (1700, 236), (2580, 250)], closed=False)
    shade = canvas.linear(0, 240, 0, 430, (0, light, 0.8), (1, mild, 0.3))
    lower = canvas.fade(0, 600, 0, 1034, deep, 0.5)
    canvas.path(f"{line} L2580 1060 L-20 1060 Z", body, 1.8, (shade, lower), season.wild[1])
    for _ in range(64):
        x, foot, size = rng.uniform(0, 2560), 262 + rng.uniform(-20, 16), rng.uniform(0.4, 0.66)
        if rng.random() < 0.45:
            scenery.pine(canvas, x, foot, size, rng.randrange(99), season.pine_far, 1.8)
        else:
            scenery.broadleaf(canvas, x, foot, size, rng.randrange(99), rng.choice(season.leaves), ink=1.8)
    for x, roof in ((412, "#a8512f"), (800, "#6d6a4c"), (1176, "#7d5a3a")):
        with canvas.moved(x, 326, 1.25):
            cottage(canvas, "#eef2f4" if season.snow else roof)
        scenery.smoke(canvas, x + 12, 270, 0.8, int(x))
    trees = [(x + rng.uniform(-26, 26), rng.uniform(300, 396), 1.05) for x in (30, 100, 430, 470, 790, 850, 1170, 1560)]
    trees += [(x, 382, 1.2) for x in (20, 414, 796, 1172, 1600)]
    for x, y, size in sorted(trees, key=lambda tree: tree[1]):
        canvas.spot(x + 10, y + 2, 52, 12, season.shadow, 0.5)
        _tree(canvas, season, x, y, size, rng)
    _strew(canvas, season, rng, 70, 60, (0, 310, 1600, 420))


def _tree(canvas: Canvas, season: Season, x: float, y: float, size: float, rng: random.Random) -> None:
    seed = rng.randrange(99)
    if season.snow and seed % 3 == 0:
        bare_tree(canvas, x, y, size, seed)
    else:
        scenery.broadleaf(canvas, x, y, size, seed, rng.choice(season.leaves))


def _strew(canvas: Canvas, season: Season, rng: random.Random, grasses: int, flowers: int, box: Box) -> None:
    """Grass, flowers and what else the season lets lie about in a box."""

    def tuft(canvas: Canvas, x: float, y: float, size: float, seed: int) -> None:
        scenery.grass(canvas, x, y, size, seed, season.grasses)

    def bloom(canvas: Canvas, x: float, y: float, size: float, seed: int) -> None:
        scenery.flower(canvas, x, y, size, seed, season.flowers)

    strew(canvas, rng, grasses // 3 if season.snow else grasses, tuft, box)
    strew(canvas, rng, round(flowers * season.bloom), bloom, box)
    if season.fallen:
        for _ in range(flowers):
            x, y = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3])
            leaf(canvas, x, y, rng.uniform(0.9, 1.5), rng, season.fallen)


def _water(canvas: Canvas, season: Season, rng: random.Random) -> None:
    body, light, deep = season.water if season.snow else riverside.PEARL_WATER
    top = [(-20, 424), (160, 436), (360, 420), (620, 434), (860, 420), (1100, 436), (1330, 424), (1540, 432)]
    side = [(1640, 470), (1700, 560), (1650, 660), (1600, 760), (1640, 860), (1760, 960), (1900, 1060)]
    shore = shapes.smooth([*top, *side], closed=False)
    canvas.brush(shore, 46, season.bank)
    canvas.brush(shore, 26, mixed(season.bank, "#fff8e4", 0.5))
    depth = canvas.linear(0, 424, 0, 1034, (0, light, 0.9), (0.2, light, 0.35), (0.55, deep, 0.08), (1, deep, 0.6))
    shine = canvas.radial(700, 640, 800, (0, "#d8f2ee", 0.6), (1, "#d8f2ee", 0))
    canvas.path(f"{shore} L-20 1060 Z", body, 2, (depth, shine), "#3f6f7c")
    for _ in range(210):
        y = rng.uniform(452, 1010)
        near = (y - 430) / 600
        x, long = rng.uniform(-20, 1580), rng.uniform(30, 60) * (0.6 + near)
        tint = light if rng.random() < 0.72 else deep
        ripple = f"M{x:.0f} {y:.0f} q{long / 4:.0f} -6 {long / 2:.0f} 0 t{long / 2:.0f} 0"
        canvas.brush(ripple, 1.6 + 1.6 * near, tint, 0.5)


def _headland(canvas: Canvas, season: Season, rng: random.Random) -> None:
    """Meadow on the right: calm where the Wonders lie, trees at its edges."""
    patches(canvas, rng, 34, (1760, 330, 2560, 1010), season.wild)
    path = "M2600 850 C2400 830 2260 860 2120 820 C1960 776 1860 790 1660 742"
    dark, body, light = season.path
    for width, tone, alpha in ((60, season.shadow, 0.25), (50, dark, 1), (38, body, 1), (18, light, 0.8)):
        canvas.brush(path, width, tone, alpha)
    trees = (
        (2540, 420, 1.5),
        (2500, 330, 1.1),
        (1690, 380, 1.25),
        (1650, 330, 1.0),
        (2530, 640, 1.6),
        (1705, 300, 0.9),
    )
    for x, y, size in sorted(trees, key=lambda tree: tree[1]):
        canvas.spot(x + 10, y + 2, 60, 14, season.shadow, 0.5)
        _tree(canvas, season, x, y, size * 1.1, rng)
    _strew(canvas, season, rng, 110, 0, (1740, 330, 2560, 1000))
    _strew(canvas, season, rng, 0, 110, (1760, 870, 2560, 1024))
    water.jetty(canvas, 1540, 716, 140, 44, 3, 22, tones.PALE_WOOD)
    for x, y in ((1760, 540), (1700, 660), (1722, 880)):
        scenery.reeds(canvas, x - 40, y, 2.0, int(y), season.grasses)
    for x, y, size in ((1800, 960, 1.8), (1770, 640, 1.3)):
        scenery.rock(canvas, x, y, size, int(x))


def _stage(canvas: Canvas, season: Season, x: float, y: float) -> None:
    """A landing stage 300 wide in front of two tall posts that carry a picture."""
    for side in (-1, 1):
        canvas.rod(f"M{x + side * 150} {y + 20} V{y - 330}", 15, tones.OAK[0], tones.OAK[1], 2.4)
        riverside.pearl(canvas, x + side * 150, y - 338, 11)
    canvas.spot(x + 10, y + 78, 220, 46, "#16364a", 0.55)
    water.jetty(canvas, x - 168, y - 10, 316, 74, 5, 30, tones.PALE_WOOD)
    if season.snow:
        canvas.brush(f"M{x - 150} {y - 8} q70 -7 150 0 t146 -1", 11, "#c4d2e2")
        canvas.brush(f"M{x - 150} {y - 11} q70 -7 150 0 t146 -1", 9, "#ffffff")
    for side in (-1, 1):
        canvas.rod(f"M{x + side * 158} {y + 74} V{y - 6}", 13, tones.OAK[0], tones.OAK[1], 2.2)
        riverside.pearl(canvas, x + side * 158, y - 12, 11)
    scenery.reeds(canvas, x - 196, y + 66, 1.9, int(x), season.grasses)
    canvas.rod(f"M{x + 158} {y - 6} q0 -10 14 -8", 4, "#4a3020", "#a97a4c", 1.2)


def _shoal(canvas: Canvas, rng: random.Random) -> None:
    x, y, rx, ry = SHOAL
    canvas.brush(shapes.pebbly(x, y, rx + 26, ry + 14, random.Random(2), 0.07, 14), 20, "#d4f0ec", 0.6)
    shade = (canvas.glow(x - 120, y - 50, 360, "#fff8e0", 0.95), canvas.fade(x, y, x + 320, y + 110, "#a8885c", 0.5))
    canvas.path(shapes.pebbly(x, y, rx, ry, random.Random(2), 0.07, 14), "#ecd8a8", 2.4, shade, "#8a7c5c")
    for _ in range(120):
        px, py = x + rng.uniform(-0.8, 0.8) * rx, y + rng.uniform(-0.65, 0.65) * ry
        canvas.ellipse(px, py, 2.6, 1.8, rng.choice(("#b89a64", "#fff6dc")), 0)
    riverside.oyster(canvas, x - 300, y + 26, 1.25)
    riverside.oyster(canvas, x + 306, y + 24, 1.15)
    riverside.shell(canvas, x - 84, y + 98, 0.8, -20)
    riverside.shell(canvas, x + 92, y + 98, 0.7, 24, riverside.SAND_SHELL)
    pearls = (
        (-246, 66),
        (-222, 58),
        (-196, 74),
        (-226, 82),
        (238, 62),
        (216, 78),
        (188, 70),
        (244, 86),
        (-250, -62),
        (-226, -74),
        (252, -66),
        (228, -78),
    )
    for dx, dy in pearls:
        riverside.pearl(canvas, x + dx, y + dy, rng.uniform(12, 15), 0.35)
    scenery.reeds(canvas, x - 376, y + 20, 1.8, 8)
    scenery.reeds(canvas, x + 386, y + 30, 1.7, 9)


def _boat(canvas: Canvas, x: float, y: float) -> None:
    canvas.spot(x, y + 8, 130, 22, "#16364a", 0.5)
    mouse_rower(canvas, x, y - 34, 1.5)
    water.hull(canvas, x, y, 190, 40, tones.OAK)
    canvas.brush(f"M{x - 150} {y + 16} q40 -8 80 0 t80 0 t80 0", 3, "#eefaf4", 0.7)


def _floe(canvas: Canvas, x: float, y: float, wide: float, rng: random.Random) -> None:
    """A piece of drifting ice."""
    canvas.path(shapes.pebbly(x, y + 5, wide, wide * 0.36, rng, 0.14, 9), "#7fa6bc", 0, opacity=0.7)
    shade = (
        canvas.glow(x - wide * 0.3, y - 6, wide, "#ffffff", 0.9),
        canvas.fade(x, y, x + wide, y + 10, "#9fc0d4", 0.7),
    )
    canvas.path(shapes.pebbly(x, y, wide, wide * 0.34, rng, 0.14, 9), "#e4f0f6", 1.8, shade, "#6f93ac")


def _dragonfly(canvas: Canvas, x: float, y: float, rng: random.Random) -> None:
    with canvas.moved(x, y, 1.3, rotate=rng.uniform(-30, 30)):
        for angle in (-28, 24, 156, 204):
            with canvas.moved(rotate=angle):
                canvas.ellipse(13, 0, 12, 3.4, "#e4f4f4", 1, ink_colour="#5f8a94", opacity=0.85)
        canvas.rod("M0 -6 V22", 2.4, "#2f7a86", "#7fd0cc", 0.8)


def _near_shore(canvas: Canvas, season: Season, rng: random.Random) -> None:
    lower = "M-10 1044 V968 C180 940 360 992 620 986 C880 980 1080 1004 1320 990 C1500 980 1640 986 1800 1044 Z"
    body, _, _, deep = season.ground
    canvas.brush(lower, 16, season.bank, 0.9)
    canvas.path(lower, body, 2.4, (canvas.fade(0, 970, 0, 1040, deep, 0.5),), season.shadow)
    for x in (20, 110, 520, 600, 1420, 1500, 1650):
        scenery.reeds(canvas, x, 1006 + rng.uniform(-6, 10), rng.uniform(1.8, 2.4), int(x), season.grasses)
    _strew(canvas, season, rng, 0, 90, (0, 1004, 1700, 1034))
    season.falling(canvas, rng, (0, 0, GROUND[0], GROUND[1]))
