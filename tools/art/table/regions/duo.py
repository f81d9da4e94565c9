"""Duo: the Meadow of two rows with the path between them, river and farms below, by day and by night in each season.

The table lays the night over the day from the right as Sun and Moon travel, so both pictures show the same land. The
ground is 1240 x 810 units of the table, 1.5 of the picture to each, with margins for very wide windows and sky above
for tall ones.
"""

import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts import scenery
from art.parts.scenery import riverside
from art.parts.scenery.backdrops import cottage
from art.parts.scenery.land import ripples
from art.parts.scenery.sky import SKIES
from art.table.regions.ground import Box, patches, strew
from art.table.regions.seasons import Season, bare_tree, leaf

UNIT = 1.5
BOARD = 1860, 1215
MARGIN = 495
ABOVE = 446
"""Sky above the ground; the share of the ground is the same in all regions."""
PAGE = BOARD[0] + 2 * MARGIN, BOARD[1] + ABOVE
DUO_SIZES = {"": (2280, 1329), "_night": (1425, 831)}
"""In pixels by day and by night, which has fewer edges to show."""
DUO_QUALITY = 70
LEFT, RIGHT = -MARGIN, BOARD[0] + MARGIN
HORIZON = 236
SHORE = 972
SPACES = 7
FIRST, STEP, WAY, SWAY = 92 * UNIT, 176 * UNIT, 426 * UNIT, 16 * UNIT
"""Where the first space of the path lies, how far it is to the next, and how the path bends up and down."""
NIGHT = "#12245a"


def space(number: int) -> tuple[float, float]:
    """The middle of a space of the path, 1 to 7."""
    return FIRST + STEP * (number - 1), WAY + (SWAY if number % 2 == 0 else -SWAY)


def duo(season: Season, night: bool) -> Canvas:
    """The whole picture."""
    canvas = Canvas(*PAGE)
    rng = random.Random(8)
    canvas.cover(_heaven(canvas, season, night))
    with canvas.moved(MARGIN, ABOVE):
        _sky(canvas, season, night)
        _meadow(canvas, season, rng)
        _fields(canvas, season, rng)
        _river(canvas, season, rng)
        _path(canvas, season)
        _trees(canvas, season, rng)
        if night:
            _darkness(canvas, random.Random(4))
        season.falling(canvas, random.Random(6), (LEFT, 0, RIGHT, BOARD[1]))
    return canvas


def _heaven(canvas: Canvas, season: Season, night: bool) -> str:
    top, middle, low = SKIES["night" if night else season.sky]
    end = ABOVE + HORIZON
    return canvas.linear(0, 0, 0, end, (0, top, 1), (0.62, middle, 1), (1, low, 1))


def _sky(canvas: Canvas, season: Season, night: bool) -> None:
    cloud = ("#4a5a80", "#2a3a60") if night else season.cloud
    rng = random.Random(5)
    if night:
        for _ in range(420):
            _star(canvas, rng.uniform(LEFT, RIGHT), rng.uniform(-ABOVE + 20, 190), rng.choice((1.2, 1.6, 2.4)))
        scenery.moon(canvas, 1740, 54, 1.7, 3)
    else:
        scenery.sun(canvas, 110, 54, 2.0)
    for k in range(11):
        x = LEFT + 130 + k * 262 + rng.uniform(-70, 70)
        if 1600 < x < 1880 or 0 < x < 240:
            continue
        scenery.cloud(canvas, x, rng.uniform(26, 60), rng.uniform(0.8, 1.2), k, cloud)
        scenery.cloud(canvas, x + 90, rng.uniform(-360, -90), rng.uniform(1.0, 1.7), k + 20, cloud)
    for number, (y, height, seed) in enumerate(((176, 90, 3), (208, 58, 6))):
        body, crest = season.hills[number]
        ridge = shapes.ridge(RIGHT - LEFT + 80, y, height, random.Random(seed), 8, LEFT - 40)
        line = shapes.smooth(ridge, closed=False)
        lit = canvas.linear(0, y - height, 0, y + height, (0, crest, 0.6), (1, crest, 0))
        canvas.path(f"{line} L{RIGHT + 40} {BOARD[1]} L{LEFT - 40} {BOARD[1]} Z", body, 0, (lit,))


def _star(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.spot(x, y, size * 5, size * 5, "#fff6d8", 0.35)
    canvas.path(shapes.star(x, y, size * 2, size * 0.7, 4), "#fff6d8", 0)


def _meadow(canvas: Canvas, season: Season, rng: random.Random) -> None:
    body, light, mild, deep = season.ground
    spots = [(LEFT - 20, HORIZON + 6), (200, HORIZON - 8), (800, HORIZON + 4), (1400, HORIZON - 8)]
    line = shapes.smooth([*spots, (RIGHT + 20, HORIZON + 4)], closed=False)
    outline = f"{line} L{RIGHT + 20} {BOARD[1] + 20} L{LEFT - 20} {BOARD[1] + 20} Z"
    shade = canvas.linear(0, HORIZON, 0, BOARD[1], (0, light, 0.85), (0.35, mild, 0.35), (1, deep, 0.5))
    canvas.path(outline, body, 1.8, (shade,), season.wild[1])
    patches(canvas, rng, 46, (LEFT, 300, RIGHT, SHORE), season.calm)
    for _ in range(90):
        x, foot, size = rng.uniform(LEFT, RIGHT), HORIZON + rng.uniform(-12, 14), rng.uniform(0.4, 0.62)
        if rng.random() < 0.45:
            scenery.pine(canvas, x, foot, size, rng.randrange(99), season.pine_far, 1.8)
        else:
            scenery.broadleaf(canvas, x, foot, size, rng.randrange(99), rng.choice(season.leaves), ink=1.8)
    for x, roof in ((-240, "#a8512f"), (1306, "#8a4a34"), (1420, "#6d6a4c"), (2080, "#7a4038")):
        with canvas.moved(x, HORIZON + 14, 0.8):
            cottage(canvas, "#eef2f4" if season.snow else roof)
    _strew(canvas, season, rng, 200, 150, (LEFT, 300, RIGHT, SHORE - 20))


def _strew(canvas: Canvas, season: Season, rng: random.Random, grasses: int, flowers: int, box: Box) -> None:
    """Grass, flowers and what else the season lets lie about in a box."""

    def tuft(canvas: Canvas, x: float, y: float, size: float, seed: int) -> None:
        scenery.grass(canvas, x, y, size, seed, season.grasses)

    def bloom(canvas: Canvas, x: float, y: float, size: float, seed: int) -> None:
        scenery.flower(canvas, x, y, size, seed, season.flowers)

    strew(canvas, rng, grasses // 3 if season.snow else grasses, tuft, box, (1.0, 1.5))
    strew(canvas, rng, round(flowers * season.bloom), bloom, box, (1.0, 1.4))
    for _ in range(flowers if season.fallen else 0):
        x, y = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3])
        leaf(canvas, x, y, rng.uniform(0.8, 1.3), rng, season.fallen)


def _fields(canvas: Canvas, season: Season, rng: random.Random) -> None:
    """The furrows of the farms below the Meadow."""
    corn = ("#d8dfe6", "#b9c8d8") if season.snow else ("#d8b84e", "#b8a040", "#8fa03c")
    for k in range(10):
        top = SHORE + 24 + k * 24
        furrow = f"M690 {top + 14} C1050 {top - 8} 1500 {top + 22} {RIGHT + 20} {top}"
        canvas.brush(furrow, 14, "#a8b4c4" if season.snow else "#a8884c" if k % 2 else "#bfa062", 0.5)
        for _ in range(40):
            scenery.grass(canvas, rng.uniform(720, RIGHT), top + rng.uniform(0, 8), 1.1, rng.randrange(99), corn)
    scenery.fence(canvas, 700, SHORE + 18, 1.5, 4, length=1060)


def _river(canvas: Canvas, season: Season, rng: random.Random) -> None:
    body, light, deep = season.water if season.snow else riverside.PEARL_WATER
    spots = [(LEFT - 20, SHORE + 4), (-200, SHORE - 12), (120, SHORE + 2), (430, SHORE - 10), (610, SHORE + 24)]
    shore = shapes.smooth([*spots, (634, SHORE + 110), (660, BOARD[1] + 30)], closed=False)
    canvas.brush(shore, 34, season.bank)
    canvas.brush(shore, 18, "#efe0b4")
    depth = canvas.linear(0, SHORE, 0, BOARD[1], (0, light, 0.8), (1, deep, 0.5))
    canvas.path(f"{shore} L{LEFT - 20} {BOARD[1] + 30} Z", body, 2, (depth,), "#3f6f7c")
    ripples(canvas, LEFT, SHORE + 16, 620 - LEFT, 220, rng, 80)
    if not season.snow:
        riverside.lilies(canvas, [(-60, 1040, 1.4), (606, 1190, 1.2), (-300, 1130, 1.6), (596, 1040, 1.0)])
    for x, y in ((-20, 1160), (628, 1050), (640, 1200), (330, SHORE + 12), (-360, SHORE + 16), (-180, 1190)):
        scenery.reeds(canvas, x, y, 1.9, int(y))


def _path(canvas: Canvas, season: Season) -> None:
    edge, body, light = season.path
    spots = [(LEFT - 60, WAY + 16), (-120, WAY + 20), *(space(k) for k in range(1, SPACES + 1))]
    way = shapes.smooth([*spots, (BOARD[0] + 120, WAY + 20), (RIGHT + 60, WAY - 10)], closed=False)
    for width, tone, alpha in ((76, season.shadow, 0.35), (64, edge, 1), (52, body, 1), (26, light, 0.8)):
        canvas.brush(way, width, tone, alpha)
    for k in range(1, SPACES + 1):
        x, y = space(k)
        canvas.spot(x + 4, y + 8, 76, 60, "#2f2a18", 0.5)
        shade = (canvas.glow(x - 18, y - 20, 64, "#fbf3de", 0.9), canvas.fade(x, y, x + 40, y + 44, "#5a4c3a", 0.6))
        canvas.path(shapes.pebbly(x, y, 54, 48, random.Random(k), 0.05, 12), "#b5a88e", 2.6, shade)
        canvas.brush(shapes.ellipse(x, y, 40, 35), 2.4, "#7a6c56", 0.7)


def _trees(canvas: Canvas, season: Season, rng: random.Random) -> None:
    """Trees at both edges of the Meadow and far out beside it."""
    edge = [(x + rng.uniform(-16, 16), y) for x in (-30, 1892) for y in (340, 420, 780, 870, 950)]
    edge += [(rng.uniform(LEFT, -120), rng.uniform(330, 940)) for _ in range(16)]
    edge += [(rng.uniform(BOARD[0] + 120, RIGHT), rng.uniform(330, 940)) for _ in range(16)]
    for x, y in sorted(edge, key=lambda tree: tree[1]):
        if abs(y - WAY) < 70:
            continue
        canvas.spot(x + 10, y + 2, 56, 13, season.shadow, 0.5)
        seed = rng.randrange(99)
        if season.snow and seed % 3 == 0:
            bare_tree(canvas, x, y, 1.15, seed)
        else:
            scenery.broadleaf(canvas, x, y, 1.15, seed, rng.choice(season.leaves))


def _darkness(canvas: Canvas, rng: random.Random) -> None:
    """Night over the land, lit windows and fireflies."""
    land = f"M{LEFT - 20} 40 H{RIGHT + 20} V{BOARD[1] + 20} H{LEFT - 20} Z"
    canvas.path(land, canvas.linear(0, 40, 0, 150, (0, NIGHT, 0), (1, NIGHT, 0.6)), 0)
    for x in (-240, 1306, 1420, 2080):
        canvas.spot(x, HORIZON, 76, 42, "#ffc878", 0.6)
        canvas.ellipse(x, HORIZON + 4, 5, 6, "#ffe2a0", 0)
    for _ in range(130):
        x, y = rng.uniform(LEFT, RIGHT), rng.uniform(280, 1190)
        canvas.spot(x, y, 13, 13, "#ffe890", 0.6)
        canvas.ellipse(x, y, 2, 2, "#fffbe0", 0)
