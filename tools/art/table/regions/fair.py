"""The Fair: a market square with four stalls and a trading table before each, tents, a great wheel and a garland."""

import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import LEAF_DEEP, LEAF_SPRING, LEAF_SUMMER
from art.parts import scenery
from art.parts.buildings import life, market, tones, towers, trims, walls, works
from art.parts.buildings.surfaces import Face
from art.table.regions.ground import middle, patches, strew
from art.table.regions.seasons import CHERRY, LEFT, RIGHT

STALLS = 236, 616, 996, 1376
"""Middles of the stalls."""
STALL_FOOT, TABLE_TOP = 470, 700
POSTS = 1724, 2196
"""Where the garland is hung up."""
CLOTHS = (tones.CLOTH_RED_CREAM, ("#d79b3c", "#f6ecd0"), tones.CLOTH_BLUE_CREAM, ("#7d5a86", "#f4ead2"))
BLOOMS = ("#e7766a", "#f2b84c", "#f7ecd8", "#b48ac8", "#f08aa0")
SQUARE = (
    "M-600 452 C-300 430 300 424 700 420 C900 420 1000 424 1180 430 C1480 436 1640 480 1640 560 "
    "C1660 720 1660 900 1750 1060 L-600 1060 Z"
)


def fair(canvas: Canvas) -> None:
    rng = random.Random(14)
    _distance(canvas, rng)
    with middle(canvas):
        _far_fair(canvas)
        _square(canvas, rng)
        for k, x in enumerate(STALLS):
            _stall(canvas, x, STALL_FOOT, CLOTHS[k], k)
        for k, x in enumerate(STALLS):
            _trading_table(canvas, x, TABLE_TOP, CLOTHS[k])
        _green(canvas, rng)
        _visitors(canvas)
        _left_edge(canvas, rng)


def _distance(canvas: Canvas, rng: random.Random) -> None:
    wide = canvas.width
    scenery.sky(canvas, "noon", 260)
    scenery.sun(canvas, 2140, 60, 2.0)
    for x, y, size in (
        (200, 70, 1.4),
        (680, 60, 1.5),
        (1160, 40, 1.2),
        (1720, 70, 1.5),
        (2500, 50, 1.7),
        (2960, 90, 1.4),
        (3420, 60, 1.5),
    ):
        scenery.cloud(canvas, x, y, size, int(x))
    scenery.hills(canvas, 180, 110, 12, ("#a3c0ac", "#eaf2d4"), 7)
    scenery.hills(canvas, 226, 70, 15, ("#93b884", "#dfeab0"), 8)
    spots = [(-20, 262), (600, 250), (1200, 258), (1900, 246), (2600, 254), (3200, 244), (wide + 20, 256)]
    line = shapes.smooth(spots, closed=False)
    shade = canvas.linear(0, 246, 0, 520, (0, "#eef0b0", 0.8), (1, "#6f9a48", 0.3))
    deep = canvas.fade(0, 620, 0, 1034, "#4f7a3c", 0.45)
    canvas.path(f"{line} L{wide + 20} 1060 L-20 1060 Z", "#8fb35c", 1.8, (shade, deep), "#5f8440")
    patches(canvas, rng, 26, (2200, 420, wide, 1010), ("#cfe08c", "#a9c868", "#7aa450"))
    for _ in range(66):
        x, foot, size = rng.uniform(0, wide), 262 + rng.uniform(-18, 14), rng.uniform(0.42, 0.62)
        leaves = rng.choice((LEAF_SUMMER, LEAF_SPRING, LEAF_DEEP, CHERRY))
        scenery.broadleaf(canvas, x, foot, size, rng.randrange(99), leaves, ink=1.8)


def _far_fair(canvas: Canvas) -> None:
    """Tents, the great wheel, a merry-go-round of flags."""
    x, y, radius = 1690, 300, 150
    for side in (-1, 1):
        works.pole(canvas, (x, y), (x + side * 84, 520), 12, tones.BLUE_BOARD)
    works.spoked_wheel(canvas, x, y, radius, 8, tones.YELLOW_BOARD, 0.07, 0.2)
    for k, (px, py) in enumerate(trims.wheel_points(x, y, radius, 8, 0.2)):
        _seat(canvas, px, py, ("#b8483a", "#4f7f94", "#6f8f45", "#7d5a86")[k % 4], 1.5)
    tents = (
        (2240, 420, 190, 100, CLOTHS[3]),
        (2440, 470, 300, 150, CLOTHS[0]),
        (2700, 430, 230, 120, CLOTHS[2]),
        (2950, 480, 300, 150, CLOTHS[1]),
        (-120, 400, 220, 110, CLOTHS[2]),
        (-380, 430, 280, 140, CLOTHS[0]),
    )
    for tx, foot, width, roof, cloth in tents:
        canvas.spot(tx + 10, foot + 2, width * 0.6, 16, "#2f3a18", 0.5)
        tip = market.round_tent(canvas, tx, foot, width, width * 0.34, roof, 11, cloth)
        trims.pennant(canvas, tip[0], tip[1] + 6, 1.2, "#4f7f94", 34)


def _seat(canvas: Canvas, x: float, y: float, colour: str, size: float) -> None:
    """A seat of the wheel: an acorn with a painted cup."""
    nut, light = tones.ACORN_NUT[:2]
    with canvas.moved(x, y, size):
        canvas.line("M0 0 V8", 2)
        canvas.path("M-11 14 C-11 26 -5 30 0 32 C5 30 11 26 11 14 Z", nut, 1.9, (canvas.glow(-4, 18, 11, light, 0.9),))
        canvas.path("M-13 15 C-12 3 12 3 13 15 Q0 19 -13 15 Z", colour, 1.9, (canvas.glow(-5, 8, 10, "#fff0d8", 0.6),))


def _square(canvas: Canvas, rng: random.Random) -> None:
    for width, tone, alpha in ((34, "#6a8a48", 0.5), (18, "#d8c594", 1)):
        canvas.brush(SQUARE, width, tone, alpha)
    shade = (canvas.glow(700, 560, 900, "#f8ecc6", 0.9), canvas.fade(0, 700, 0, 1060, "#a58a5a", 0.5))
    canvas.path(SQUARE, "#d9c496", 2, shade, "#8a7448")
    for _ in range(700):
        x, y = rng.uniform(LEFT, 1640), rng.uniform(452, 1030)
        size = 7 + 10 * (y - 430) / 600
        tone = rng.choice(("#cdb684", "#e4d2a4", "#c2aa7a", "#d8c8a2"))
        canvas.path(shapes.pebbly(x, y, size, size * 0.6, rng, 0.1, 7), tone, 1, (), "#a08a5a")


def _stall(canvas: Canvas, x: float, foot: float, cloth: tuple[str, str], seed: int) -> None:
    """A stall 330 wide: awning above, a broad counter for a crate."""
    canvas.spot(x + 10, foot + 4, 220, 34, "#4a3a20", 0.6)
    inside = f"M{x - 148} {foot - 250} H{x + 148} V{foot - 60} H{x - 148} Z"
    dusk = canvas.linear(0, foot - 250, 0, foot - 60, (0, "#3a2616", 0.85), (1, "#8a6440", 0.2))
    canvas.path(inside, "#7a5838", 2, (dusk,))
    for px in (-150, 150):
        canvas.rod(f"M{x + px} {foot} V{foot - 300}", 14, tones.PALE_WOOD[0], tones.PALE_WOOD[1], 2.4)
    for px in (-116, 116):
        scenery.lantern(canvas, x + px, foot - 246, 1.0, seed)
    table = Face((x - 166, foot - 84), (x + 166, foot - 84), (x + 160, foot), (x - 160, foot))
    walls.planks(canvas, table, seed, tones.OAK, 20)
    top = (canvas.glow(x - 60, foot - 96, 200, tones.PALE_WOOD[1], 0.8),)
    canvas.path(shapes.rounded(x - 178, foot - 98, 356, 22, 6), tones.PALE_WOOD[0], 2.6, top)
    market.awning(canvas, x, foot - 352, 312, 84, 26, 9, cloth)


def _trading_table(canvas: Canvas, x: float, y: float, cloth: tuple[str, str]) -> None:
    """A low table with a cloth in the stall's colours: there a crate waits for trade."""
    canvas.spot(x + 8, y + 62, 210, 26, "#4a3a20", 0.55)
    for px in (-140, 140):
        canvas.rod(f"M{x + px} {y} V{y + 58}", 13, tones.OAK[0], tones.OAK[1], 2.2)
    top = f"M{x - 150} {y - 42} H{x + 150} L{x + 172} {y + 10} H{x - 172} Z"
    canvas.path(top, cloth[1], 2.6, (canvas.glow(x - 60, y - 30, 180, "#fffaf0", 0.8),))
    front = Face((x - 172, y + 10), (x + 172, y + 10), (x + 170, y + 30), (x - 170, y + 30))
    market.striped(canvas, front, 13, cloth, 2)
    market.scallops(canvas, front, 13, 10, cloth)


def _green(canvas: Canvas, rng: random.Random) -> None:
    """The green at the right with the posts of the garland."""
    for x in POSTS:
        canvas.rod(f"M{x} 800 V96", 15, tones.PALE_WOOD[0], tones.PALE_WOOD[1], 2.6)
        towers.finial(canvas, x, 96, 1.6, "ball")
        canvas.spot(x + 8, 802, 46, 10, "#2f3a18", 0.6)
        scenery.flower_bed(canvas, x, 806, 1.5, x, width=80)
    for sag, y in ((54, 120), (40, 128)):
        trims.garland(canvas, (POSTS[0], y), (POSTS[1], y), sag, LEAF_SUMMER, BLOOMS, 4 + sag)
    trims.bunting(canvas, (POSTS[0], 150), (1420, 210), 26, 20, seed=2)
    trims.bunting(canvas, (POSTS[1], 150), (2570, 220), 30, 20, seed=1)
    trims.bunting(canvas, (2570, 220), (2980, 200), 34, 20, seed=4)
    strew(canvas, rng, 100, scenery.grass, (1700, 540, RIGHT, 1020))
    strew(canvas, rng, 140, scenery.flower, (1700, 540, RIGHT, 1024))
    trees = (
        (2520, 620, 1.4),
        (2490, 960, 1.5),
        (1790, 1000, 1.2),
        (2760, 620, 1.5),
        (3020, 700, 1.8),
        (2700, 900, 1.6),
        (2900, 1020, 1.9),
        (3090, 960, 1.7),
    )
    for x, y, size in sorted(trees, key=lambda tree: tree[1]):
        canvas.spot(x + 10, y + 2, 60, 14, "#2f3a18", 0.5)
        scenery.broadleaf(canvas, x, y, size, int(x), rng.choice((LEAF_SUMMER, CHERRY, LEAF_SPRING)))


def _visitors(canvas: Canvas) -> None:
    folk = (
        (1700, 930, "#7d5a86", "", 2.0),
        (1772, 950, "#6f8f45", "#b8483a", 1.7),
        (2300, 560, "#4f7f94", "", 1.5),
        (2350, 566, "#b8483a", "#e2a63c", 1.3),
        (2800, 760, "#d79b3c", "", 1.8),
        (2862, 770, "#4f7f94", "#b8483a", 1.6),
        (-240, 700, "#b8483a", "", 1.8),
        (-180, 712, "#6f8f45", "#e2a63c", 1.5),
    )
    for x, y, coat, cap, size in folk:
        life.townsmouse(canvas, x, y, size, coat, cap)
    for x, y in ((30, 1010), (1640, 1020), (2080, 1020)):
        scenery.flower_bed(canvas, x, y, 1.8, x, width=90)


def _left_edge(canvas: Canvas, rng: random.Random) -> None:
    """Barrels, crates and trees where the square ends at the left."""
    for x, y, size in ((-500, 560, 1.5), (-420, 760, 1.7), (-520, 980, 1.9), (-330, 1030, 1.5)):
        canvas.spot(x + 10, y + 2, 60, 14, "#2f3a18", 0.5)
        scenery.broadleaf(canvas, x, y, size, int(-x), rng.choice((LEAF_SUMMER, CHERRY, LEAF_SPRING)))
    scenery.barrel(canvas, -90, 560, 1.7, 3)
    scenery.crate(canvas, -160, 566, 1.8, 4)
    scenery.sack(canvas, -40, 566, 1.5, 5)
    for x, y in ((-250, 1010), (-120, 1024), (-420, 880)):
        scenery.flower_bed(canvas, x, y, 1.8, -x, width=110)
