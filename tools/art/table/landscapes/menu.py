"""The background of the menu: evening before the Ever Tree."""

import random

from PIL import Image, ImageEnhance

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.paint import paint
from art.kit.palette import LEAF_DEEP, LEAF_RUST, PINE_NIGHT
from art.kit.picture import Picture
from art.parts.evertree import ever_tree
from art.parts.figurines.figures import walker
from art.parts.scenery import (
    bird,
    broadleaf,
    bush,
    cloud,
    fern,
    flower,
    grass,
    hills,
    lantern,
    mushroom,
    pine,
    rock,
    sky,
    stars,
)
from art.parts.scenery.backdrops import cottage
from art.parts.scenery.moods import DUSK_BARK
from art.table.landscapes.river import DUSK_TONES, Bend, river
from art.table.textures import on_paper

WIDTH, HEIGHT = 2560, 1440
HORIZON = 800
RIVER: tuple[Bend, ...] = (
    (1720, 816, 12),
    (1860, 846, 26),
    (2060, 890, 48),
    (2120, 960, 74),
    (2080, 1060, 104),
    (2200, 1180, 140),
    (2420, 1330, 190),
    (2560, 1500, 240),
)


def menu() -> Canvas:
    """The whole landscape, 2560 x 1440 units; sky at the right stays free for title and entries."""
    canvas = Canvas(WIDTH, HEIGHT)
    rng = random.Random(21)
    _evening_sky(canvas)
    _distance(canvas, rng)
    _ground(canvas, rng)
    river(canvas, RIVER, 5, DUSK_TONES, "#a98c64")
    _pathway(canvas, rng)
    canvas.spot(700, 900, 900, 700, "#ffc878", 0.35)
    ever_tree(canvas, 640, 1140, 1.62, 3, dusk=True)
    _thicket(canvas, rng)
    canvas.cover(canvas.fade(0, 1100, 0, HEIGHT, "#1f1a24", 0.5))
    canvas.cover(canvas.fade(WIDTH * 0.7, 0, WIDTH, 0, "#2a2338", 0.3))
    _garland(canvas)
    _lantern_posts(canvas)
    _walkers(canvas)
    _fireflies(canvas, rng)
    return canvas


def menu_finish(picture: Picture) -> Image.Image:
    """Watercolour on paper, warm."""
    image = paint(picture.recipes[0](), *picture.size, picture.seed, supersample=1, strength=0.42, tremor=0.5, unit=3.0)
    image = on_paper(image, picture.seed).convert("RGB")
    return ImageEnhance.Color(image).enhance(1.1)


def _evening_sky(canvas: Canvas) -> None:
    sky(canvas, "dusk", HORIZON)
    canvas.spot(1500, 800, 1300, 420, "#ffc27c", 0.8)
    canvas.spot(1560, 770, 320, 220, "#ffe9b0", 0.95)
    canvas.ellipse(1560, 760, 62, 62, "#fff3cc", 0)
    stars(canvas, 860, 0, 2.1, 4, count=40)
    stars(canvas, 1600, 0, 1.8, 8, count=30)
    for x, y, size in ((1180, 520, 2.0), (1960, 470, 2.3), (2360, 580, 1.8), (1640, 600, 1.4)):
        cloud(canvas, x, y, size, int(x), ("#e8b0a0", "#8a5f80"))
    for x, y, seed in ((1700, 420, 3), (1760, 450, 9), (1660, 470, 14), (1810, 430, 6)):
        bird(canvas, x, y, 1.5, seed)


def _distance(canvas: Canvas, rng: random.Random) -> None:
    hills(canvas, HORIZON - 20, 210, 4, ("#8a789a", "#e8ac94"), 4)
    hills(canvas, HORIZON, 130, 8, ("#75708a", "#d89c84"), 5)
    hills(canvas, HORIZON + 24, 80, 3, ("#5f6a68", "#c39a74"), 4, 1.6)
    for x, y, size, roof in (
        (1440, 800, 0.9, "#7a4038"),
        (1530, 806, 0.8, "#54504c"),
        (1360, 808, 0.75, "#6a4a3c"),
        (2240, 800, 0.9, "#7a4038"),
    ):
        canvas.spot(x, y - 20, 90 * size, 60 * size, "#ffc878", 0.4)
        with canvas.moved(x, y, size):
            cottage(canvas, roof)
    for _ in range(46):
        left, foot = rng.uniform(900, WIDTH), HORIZON + rng.uniform(-10, 24)
        if not 1310 < left < 1580:
            pine(canvas, left, foot, rng.uniform(0.6, 1.1), rng.randrange(99), ("#2a3a40", "#3f5452", "#94805c"), 1.8)


def _ground(canvas: Canvas, rng: random.Random) -> None:
    line = shapes.smooth([(-20, 850), (500, 820), (1100, 836), (1700, 812), (2200, 828), (2580, 816)], closed=False)
    shade = (
        canvas.linear(0, 800, 0, HEIGHT, (0, "#d8b070", 0.75), (0.35, "#9a8a4c", 0.3), (1, "#24342c", 0.85)),
        canvas.radial(760, 1120, 760, (0, "#ffd98a", 0.55), (1, "#ffd98a", 0)),
    )
    canvas.path(f"{line} L2580 1460 L-20 1460 Z", "#6b7840", 1.8, shade, "#4a5434")
    for _ in range(40):
        x, y, wide = rng.uniform(0, WIDTH), rng.uniform(880, HEIGHT), rng.uniform(120, 320)
        canvas.spot(x, y, wide, wide * 0.2, rng.choice(("#c9a860", "#3f5238", "#8a8a48")), 0.35)
    for _ in range(240):
        grass(
            canvas,
            rng.uniform(0, WIDTH),
            rng.uniform(860, HEIGHT),
            rng.uniform(1.4, 2.4),
            rng.randrange(99),
            ("#4a5c34", "#7a7a3c", "#38482c", "#a8904c"),
        )
    for _ in range(70):
        flower(canvas, rng.uniform(900, 1900), rng.uniform(960, HEIGHT), rng.uniform(1.6, 2.4), rng.randrange(99))


def _pathway(canvas: Canvas, rng: random.Random) -> None:
    outline = (
        "M590 1150 C640 1176 760 1190 900 1210 C1060 1240 1120 1330 1080 1460 L1440 1460 C1420 1330 "
        "1300 1220 1100 1170 "
        "C1280 1130 1420 1040 1420 960 C1420 910 1440 870 1470 840 L1440 838 C1400 870 1380 910 1370 950 "
        "C1350 1040 1200 1110 1000 1130 C880 1140 760 1140 690 1140 Z"
    )
    shade = (canvas.glow(800, 1160, 520, "#fff0c4", 0.95), canvas.fade(0, 1200, 0, 1460, "#4a3a34", 0.35))
    canvas.path(outline, "#cdae78", 2, shade, "#6a5638")
    for _ in range(50):
        x, y = rng.uniform(760, 1340), rng.uniform(1140, 1440)
        canvas.spot(x, y, 9, 4, "#6a5638", 0.5)


def _lantern_posts(canvas: Canvas) -> None:
    for x, y, size in ((1010, 1110, 1.7), (1300, 1030, 1.3), (1480, 1300, 2.2), (1420, 900, 0.9)):
        with canvas.moved(x, y, size):
            canvas.spot(0, 2, 60, 14, "#ffd27a", 0.5)
            canvas.rod("M0 2 V-92 Q0 -106 16 -104", 4.4, "#4a3020", "#a97a4c", 1.4)
            lantern(canvas, 17, -104, 1.15, 3)
            canvas.spot(17, -80, 120, 120, "#ffdf8a", 0.3)


def _garland(canvas: Canvas) -> None:
    """Paper lanterns on a rope from the tree to the first post."""
    rope = [(930, 560), (990, 690), (1080, 800), (1200, 868), (1320, 888)]
    canvas.line(shapes.smooth(rope, closed=False), 2.4)
    tones = ("#e8785c", "#f3c86a", "#7fb4a0", "#c98bb0", "#f0a860")
    for k, (x, y) in enumerate(((962, 640), (1024, 738), (1104, 818), (1190, 864), (1270, 884))):
        canvas.spot(x, y + 24, 64, 64, "#ffd890", 0.55)
        shade = (canvas.glow(x - 3, y + 20, 22, "#fff6d8", 0.9), canvas.fade(x, y + 20, x + 14, y + 44, "#7a2a20", 0.4))
        canvas.ellipse(x, y + 24, 17, 19, tones[k], 2, shade)
        canvas.line(f"M{x} {y} v6 M{x - 16} {y + 20} q16 6 32 0 M{x - 15} {y + 30} q15 6 30 0", 1.4)


def _fireflies(canvas: Canvas, rng: random.Random) -> None:
    """Lights over the grass, none in front of the walkers."""
    for _ in range(60):
        x, y = rng.uniform(60, WIDTH - 60), rng.uniform(880, HEIGHT - 30)
        if 820 < x < 1400 and y > 1080:
            continue
        canvas.spot(x, y, 16, 16, "#ffe9a0", 0.75)
        canvas.ellipse(x, y, 2.4, 2.4, "#fffbe0", 0)


def _walkers(canvas: Canvas) -> None:
    for animal, x, y, size, turned in (
        ("hedgehog", 1150, 1330, 1.25, False),
        ("mouse", 1290, 1370, 1.2, False),
        ("squirrel", 1010, 1240, 0.95, True),
        ("turtle", 870, 1210, 0.8, True),
    ):
        with canvas.moved(x, y, size, mirror=turned):
            walker(canvas, animal)


def _thicket(canvas: Canvas, rng: random.Random) -> None:
    """Dark trees and bushes that frame the picture."""
    for x, y, size in ((2440, 1010, 2.4), (2560, 1100, 2.8), (2330, 940, 1.8), (20, 1040, 2.4), (110, 1240, 2.6)):
        canvas.spot(x, y, 90 * size, 18 * size, "#141c18", 0.6)
        broadleaf(canvas, x, y, size, rng.randrange(99), rng.choice((LEAF_DEEP, LEAF_RUST)), DUSK_BARK)
    for x, y, size in ((2490, 1280, 3.0), (2210, 900, 1.3), (2380, 900, 1.5), (-10, 1390, 3.0)):
        pine(canvas, x, y, size, rng.randrange(99), PINE_NIGHT)
    for x in (60, 210, 400, 560, 1640, 1790, 2330, 2500):
        bush(
            canvas,
            x,
            1440 + rng.uniform(0, 14),
            rng.uniform(1.8, 2.4),
            rng.randrange(99),
            LEAF_DEEP,
            rng.choice(("", "#a8325a")),
        )
    for x in (320, 700, 880, 1560, 1720):
        fern(canvas, x, 1440, 2.6, rng.randrange(99), LEAF_DEEP)
    for x, y in ((470, 1330), (510, 1346), (1600, 1340), (1570, 1356)):
        mushroom(canvas, x, y, 2.4, int(x))
    for x, y in ((800, 1390), (1700, 1240)):
        rock(canvas, x, y, 2.6, int(x))
