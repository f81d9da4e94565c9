"""The campaign's open storybook on the table: a painted map at the left, an empty page at the right."""

import random

from PIL import Image

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.paint import paint
from art.kit.palette import LEAF_DEEP, LEAF_SPRING, LEAF_SUMMER
from art.kit.picture import Picture
from art.parts import scenery
from art.parts.buildings import openings, roofs, tones, towers, walls
from art.parts.buildings.houses import cottage, gabled
from art.table.regions.ground import strew
from art.table.regions.seasons import CHERRY
from art.table.textures import wood

UNITS = 1920, 1080
BOOK_SIZE = 2560, 1440
CHAPTERS = (
    (170, 236),
    (296, 186),
    (424, 222),
    (552, 186),
    (680, 222),
    (800, 300),
    (716, 404),
    (576, 412),
    (436, 384),
    (298, 426),
    (180, 524),
    (292, 626),
    (430, 590),
    (572, 632),
    (712, 590),
)
"""The stones of the fifteen chapters, in units of a table of 1920 x 1080."""


def book() -> Canvas:
    canvas = Canvas(*UNITS)
    canvas.spot(960, 1040, 1000, 70, "#120a06", 0.8)
    shade = (canvas.glow(500, 200, 900, "#b85a48", 0.7), canvas.fade(900, 500, 1900, 1060, "#3a0f10", 0.7))
    canvas.path(shapes.rounded(44, 22, 1832, 1040, 26), "#7a2f2a", 5, shade)
    for x, y in ((44, 22), (1876, 22), (44, 1062), (1876, 1062)):
        sx, sy = (1 if x < 900 else -1), (1 if y < 500 else -1)
        gilt = (canvas.glow(x, y, 70, tones.GILT[1], 0.9),)
        canvas.path(f"M{x} {y + sy * 74} V{y} H{x + sx * 74} Z", tones.GILT[0], 3, gilt)
    _leaves(canvas)
    silk = (canvas.fade(1786, 40, 1830, 360, "#4c0f14", 0.6),)
    canvas.path("M1786 40 h44 v330 l-22 -30 l-22 30 Z", "#a8332f", 2.6, silk)
    _map(canvas, random.Random(19))
    return canvas


def book_finish(picture: Picture) -> Image.Image:
    """The book in gentle watercolour, lying on the wood of the table."""
    image = paint(picture.recipes[0](), *picture.size, picture.seed, supersample=1, strength=0.5, tremor=0.5, unit=2.9)
    table = wood(picture.size, picture.seed).convert("RGBA")
    table.alpha_composite(image)
    return table.convert("RGB")


def _leaves(canvas: Canvas) -> None:
    """The edges of the leaves, the two pages and the fold between them."""
    for k in range(6):
        inset = 62 + k * 3
        edge = shapes.rounded(inset, 40 + k, 1920 - 2 * inset, 1002 - 2 * k, 12)
        canvas.path(edge, "#e6d3a6" if k % 2 else "#d2bb88", 1.2, (), "#8a6a3c")
    for outer, light in ((80, 460), (1840, 1420)):
        page = f"M{outer} 52 H960 V1032 H{outer} Z"
        canvas.path(page, "#f6e9c8", 2.2, (canvas.glow(light, 380, 760, "#fffaec", 0.9),), "#8a6a3c")
    for left, right in ((840, 960), (1080, 960)):
        fold = canvas.linear(left, 0, right, 0, (0, "#6a4420", 0), (0.7, "#6a4420", 0.2), (1, "#3a200c", 0.6))
        canvas.path(f"M{left} 52 H{right} V1032 H{left} Z", fold, 0)


def _map(canvas: Canvas, rng: random.Random) -> None:
    """The valley of fifteen chapters: a path from the first house to the printing house."""
    shade = (canvas.glow(360, 280, 420, "#f2efb8", 0.9), canvas.fade(400, 420, 880, 720, "#8a9a58", 0.5))
    canvas.path(shapes.rounded(104, 118, 782, 600, 40), "#c9cf8c", 2.4, shade, "#7a7444")
    for _ in range(26):
        x, y, wide = rng.uniform(150, 840), rng.uniform(160, 680), rng.uniform(50, 110)
        canvas.spot(x, y, wide, wide * 0.3, rng.choice(("#e8e8b0", "#aebb6c", "#b9c67c")), 0.4)
    river = "M500 156 C480 230 560 300 490 350 C420 400 400 480 480 530 C560 580 530 660 510 684"
    for x, y, rx, ry in ((502, 150, 54, 22), (512, 686, 66, 24)):
        canvas.ellipse(x, y, rx + 5, ry + 5, "#6f9a9c", 0)
    canvas.brush(river, 30, "#6f9a9c")
    canvas.brush(river, 22, "#9cc8c4")
    for x, y, rx, ry in ((502, 150, 54, 22), (512, 686, 66, 24)):
        canvas.ellipse(x, y, rx, ry, "#9cc8c4", 0, (canvas.glow(x - 14, y - 8, rx, "#dff2ea", 0.9),))
    strew(canvas, rng, 60, scenery.flower, (130, 150, 860, 700), (0.8, 1.1))
    way = shapes.smooth([(128, 300), *CHAPTERS, (800, 540)], closed=False)
    for width, tone, alpha in ((30, "#8a7444", 0.4), (24, "#c8ac74", 1), (17, "#ecd9a8", 1)):
        canvas.brush(way, width, tone, alpha)
    trees = (
        (226, 346, 0.62),
        (630, 336, 0.6),
        (380, 530, 0.62),
        (650, 530, 0.6),
        (170, 690, 0.6),
        (370, 706, 0.5),
        (640, 706, 0.55),
        (160, 410, 0.6),
        (600, 172, 0.4),
        (846, 220, 0.6),
        (850, 690, 0.7),
        (150, 164, 0.4),
    )
    for x, y, size in sorted(trees, key=lambda tree: tree[1]):
        leaves = rng.choice((LEAF_SUMMER, LEAF_SPRING, CHERRY, LEAF_DEEP))
        scenery.broadleaf(canvas, x, y, size, x, leaves, ink=1.8)
    for x, y in ((256, 340), (680, 344), (350, 540), (620, 540), (820, 704)):
        scenery.pine(canvas, x, y, 0.5, x)
    cottage(canvas, 318, 330, 0.5, 3, roof=tones.TILE_RED)
    cottage(canvas, 560, 330, 0.5, 5, roof=tones.THATCH)
    cottage(canvas, 258, 530, 0.5, 6, roof=tones.SLATE_PURPLE, turn=-1)
    _printing_house(canvas)


def _printing_house(canvas: Canvas) -> None:
    with canvas.moved(808, 524, 0.66):
        house = gabled(-30, 0, 110, 84, 60, (70, -8))
        walls.stone(canvas, house.side, 3, tones.DARK_STONE, 14)
        walls.stone(canvas, house.front, 4, tones.DARK_STONE, 14)
        openings.window(canvas, house.front.box(0.5, 0.5, 30, 34), "arch", halo=0.5)
        openings.door(canvas, house.front.box(0.5, 0.86, 26, 40), "arch", tones.OAK, tones.GREY_STONE)
        house.put_on_roof(canvas, lambda c, f: roofs.tiles(c, f, 8, tones.SLATE_GREY, 14, "square"), tones.OAK, 7)
        towers.chimney(canvas, 44, -112, 1.0, 2, tones.DARK_STONE, 44, 18)
