"""Duo: one day from left to right, morning over the river, noon, evening over the farms, and night."""

import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import LEAF_NIGHT, LEAF_SPRING, LEAF_SUMMER, PINE_FAR, PINE_NIGHT
from art.parts import scenery
from art.parts.scenery import riverside
from art.parts.scenery.backdrops import cottage
from art.parts.scenery.land import ripples
from art.table.regions.ground import GROUND, SKY, Box, patches, strew

WIDE, HIGH = GROUND
SPACES = 7
FIRST, STEP, WAY, SWAY = 428.9, 278.3, 455.0, 18.0
"""Where the first space of the path lies, how far it is to the next, and how the path bends up and down."""
NIGHT = "#1c2f50"


def space(number: int) -> tuple[float, float]:
    """The middle of a space of the path, 1 to 7."""
    return FIRST + STEP * (number - 1), WAY + (SWAY if number % 2 == 0 else -SWAY)


def duo(canvas: Canvas) -> None:
    rng = random.Random(8)
    _sky(canvas, rng)
    _meadow(canvas, rng)
    _fields(canvas, rng)
    _river(canvas, rng)
    _path(canvas)
    _edge_trees(canvas, rng)
    _night_lights(canvas, rng)


def whole_day(canvas: Canvas) -> None:
    """The sky from morning to night, with stars where it is dark."""
    day = (
        (0, "#f2d6a8", 1),
        (0.18, "#a9cbd0", 1),
        (0.38, "#86b8cc", 1),
        (0.58, "#c9b49a", 1),
        (0.7, "#d88a70", 1),
        (0.8, "#6a6690", 1),
        (1, "#1a2850", 1),
    )
    canvas.cover(canvas.linear(0, 0, WIDE, 0, *day))
    _night(canvas, SKY + 260)
    rng = random.Random(4)
    for x, y, size in ((300, 240, 1.5), (760, 150, 1.3), (1220, 260, 1.4)):
        scenery.cloud(canvas, x, y, size, x)
    _stars(canvas, rng, 120, (1950, 10, 2550, SKY))


def _night(canvas: Canvas, foot: float) -> None:
    dark = canvas.linear(WIDE * 0.72, 0, WIDE, 0, (0, "#2a3358", 0), (1, NIGHT, 0.85))
    canvas.path(f"M{WIDE * 0.72:.0f} 0 H{WIDE} V{foot:.0f} H{WIDE * 0.72:.0f} Z", dark, 0)


def _stars(canvas: Canvas, rng: random.Random, number: int, box: Box) -> None:
    for _ in range(number):
        x, y, size = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3]), rng.choice((1.4, 1.8, 2.6))
        canvas.spot(x, y, size * 5, size * 5, "#fff6d8", 0.35)
        canvas.path(shapes.star(x, y, size * 2, size * 0.7, 4), "#fff6d8", 0)


def _sky(canvas: Canvas, rng: random.Random) -> None:
    haze = canvas.linear(0, 0, 0, 250, (0, "#fbe3b6", 0), (0.5, "#fbe3b6", 0.12), (1, "#fbdcae", 0.6))
    canvas.path(f"M0 0 H{WIDE} V400 H0 Z", haze, 0)
    scenery.sun(canvas, 120, 60, 2.0)
    for x, y, size in ((420, 58, 1.3), (860, 44, 1.1), (1180, 70, 1.2)):
        scenery.cloud(canvas, x, y, size, int(x))
    scenery.cloud(canvas, 1640, 62, 1.2, 5, ("#f6cdb0", "#b9748a"))
    scenery.cloud(canvas, 1860, 84, 0.9, 6, ("#c9a0b0", "#6a5a88"))
    _stars(canvas, rng, 80, (1950, 6, 2550, 170))
    scenery.moon(canvas, 2440, 66, 1.6, 3)
    for y, height, seed, body, crest, night in (
        (196, 96, 3, "#b9cbb0", "#eef0d4", "#34456a"),
        (226, 62, 6, "#a7bd84", "#e6e4b0", "#2a4054"),
    ):
        line = shapes.smooth(shapes.ridge(WIDE + 80, y, height, random.Random(seed), 6, -40), closed=False)
        lit = canvas.linear(0, y - height, 0, y + height, (0, crest, 0.6), (1, crest, 0))
        late = canvas.linear(WIDE * 0.4, 0, WIDE, 0, (0, "#c98a68", 0), (0.45, "#a8788a", 0.5), (1, night, 1))
        canvas.path(f"{line} L{WIDE + 40} {HIGH} L-40 {HIGH} Z", body, 0, (lit, late))


def _meadow(canvas: Canvas, rng: random.Random) -> None:
    line = shapes.smooth([(-20, 244), (500, 230), (1100, 242), (1700, 228), (2580, 240)], closed=False)
    outline = f"{line} L2580 1060 L-20 1060 Z"
    day = canvas.linear(0, 230, 0, HIGH, (0, "#e6e2a0", 0.85), (0.35, "#c3cb78", 0.3), (1, "#5f8040", 0.5))
    canvas.path(outline, "#97b05c", 1.8, (day,), "#6f8448")
    patches(canvas, rng, 40, (0, 280, WIDE, HIGH), ("#dfe09a", "#b4c66e", "#a9bb60"))
    for _ in range(56):
        x, foot, size = rng.uniform(0, WIDE), 242 + rng.uniform(-14, 12), rng.uniform(0.42, 0.66)
        dark = x > WIDE * 0.7
        if rng.random() < 0.5:
            scenery.pine(canvas, x, foot, size, rng.randrange(99), PINE_NIGHT if dark else PINE_FAR, 1.8)
        else:
            scenery.broadleaf(canvas, x, foot, size, rng.randrange(99), LEAF_NIGHT if dark else LEAF_SUMMER, ink=1.8)
    for _ in range(150):
        tones = ("#a3b457", "#b9c468", "#7a9444")
        scenery.grass(
            canvas, rng.uniform(0, WIDE), rng.uniform(280, 820), rng.uniform(1.1, 1.7), rng.randrange(99), tones
        )
    strew(canvas, rng, 70, scenery.flower, (0, 280, WIDE, 820), (1.2, 1.6))
    hours = (
        (0, "#fff0b0", 0.25),
        (0.45, "#f0c060", 0.12),
        (0.64, "#d87a48", 0.32),
        (0.8, "#4a4a6e", 0.55),
        (1, NIGHT, 0.82),
    )
    canvas.path(outline, canvas.linear(0, 0, WIDE, 0, *hours), 0)


def _fields(canvas: Canvas, rng: random.Random) -> None:
    """The farms' fields below the meadow, evening falling over them."""
    for k in range(9):
        top = 836 + k * 25
        furrow = f"M1050 {top + 14} C1450 {top - 10} 1900 {top + 24} 2600 {top}"
        canvas.brush(furrow, 15, "#a8884c" if k % 2 else "#bfa062", 0.5)
        for _ in range(46):
            corn = ("#d8b84e", "#b8a040", "#8fa03c")
            scenery.grass(canvas, rng.uniform(1070, 2550), top + rng.uniform(0, 8), 1.2, rng.randrange(99), corn)
    scenery.fence(canvas, 1060, 836, 1.5, 4, length=1010)
    dusk = canvas.linear(1040, 0, WIDE, 0, (0, "#c87848", 0.1), (0.4, "#6a5a70", 0.3), (1, NIGHT, 0.68))
    canvas.path("M1040 812 H2580 V1060 H1040 Z", dusk, 0)


def _river(canvas: Canvas, rng: random.Random) -> None:
    body, light, deep = riverside.PEARL_WATER
    spots = [(-20, 826), (240, 812), (520, 832), (860, 818), (1000, 862), (990, 940), (1040, 1060)]
    shore = shapes.smooth(spots, closed=False)
    canvas.brush(shore, 34, "#d9c693")
    canvas.brush(shore, 18, "#efe0b4")
    depth = canvas.linear(0, 812, 0, 1034, (0, light, 0.8), (1, deep, 0.5))
    canvas.path(f"{shore} L-20 1060 Z", body, 2, (depth,), "#3f6f7c")
    ripples(canvas, 0, 838, 950, 190, rng, 56)
    riverside.lilies(canvas, [(40, 870, 1.4), (950, 1010, 1.3), (930, 860, 1.0), (20, 1010, 1.2)])
    for x, y in ((14, 990), (984, 890), (1000, 1030), (210, 834), (560, 842)):
        scenery.reeds(canvas, x, y, 2.0, y)


def _path(canvas: Canvas) -> None:
    spots = [(-60, WAY + 16), *(space(k) for k in range(1, SPACES + 1)), (2620, WAY + 16)]
    way = shapes.smooth(spots, closed=False)
    for width, tone, alpha in ((80, "#5a6434", 0.4), (68, "#bfa572", 1), (56, "#dac48e", 1), (28, "#eddcb0", 0.8)):
        canvas.brush(way, width, tone, alpha)
    canvas.brush(way, 68, canvas.linear(1300, 0, WIDE, 0, (0, "#22344e", 0), (1, "#22344e", 0.55)), 1)
    for k in range(1, SPACES + 1):
        x, y = space(k)
        canvas.spot(x + 4, y + 8, 76, 60, "#2f2a18", 0.5)
        shade = (canvas.glow(x - 18, y - 20, 64, "#fbf3de", 0.9), canvas.fade(x, y, x + 40, y + 44, "#5a4c3a", 0.6))
        canvas.path(shapes.pebbly(x, y, 55, 50, random.Random(k), 0.05, 12), "#b5a88e", 2.6, shade)
        canvas.brush(shapes.ellipse(x, y, 40, 36), 2.4, "#7a6c56", 0.7)


def _edge_trees(canvas: Canvas, rng: random.Random) -> None:
    edge = [(x + rng.uniform(-24, 24), y) for x in (40, 2520) for y in (330, 400, 640, 720, 800)]
    for x, y in sorted(edge, key=lambda tree: tree[1]):
        canvas.spot(x + 10, y + 2, 56, 13, "#26361a", 0.5)
        leaves = rng.choice((LEAF_SUMMER, LEAF_SPRING)) if x < 1000 else LEAF_NIGHT
        scenery.broadleaf(canvas, x, y, 1.25, rng.randrange(99), leaves)


def _night_lights(canvas: Canvas, rng: random.Random) -> None:
    """Lit houses at dusk and fireflies in the dark."""
    for x, roof in ((1790, "#8a4a34"), (1900, "#5f5a4c"), (2330, "#7a4038")):
        canvas.spot(x, 226, 80, 44, "#ffc878", 0.5)
        with canvas.moved(x, 248, 0.8):
            cottage(canvas, roof)
    for _ in range(70):
        x, y = rng.uniform(1850, 2550), rng.uniform(290, 1000)
        canvas.spot(x, y, 13, 13, "#ffe890", 0.6)
        canvas.ellipse(x, y, 2, 2, "#fffbe0", 0)
