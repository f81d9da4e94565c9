"""Working sites: mine, resin refinery, crane."""

import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.pages import PAGE
from art.kit.palette import LEAF_DEEP, LEAF_GOLD, LEAF_RUST, RESIN
from art.parts import scenery
from art.parts.buildings import fires, goods, life, openings, rocks, roofs, trims, walls, water, works
from art.parts.buildings import tones as t
from art.parts.buildings.houses import gabled
from art.parts.buildings.surfaces import Face, Lathe
from art.parts.scenery.backdrops import carpet, heavens
from art.parts.scenery.land import ripples


def mine() -> Canvas:
    """A timbered adit in a rocky hill in autumn: rails, a cart heaped with pebbles, a lamp in the dark."""
    canvas = Canvas(*PAGE)
    heavens(canvas, "autumn", 200, 6)
    scenery.hills(canvas, 190, 80, 9, ("#b8ac98", "#f2e2c4"))
    for x, y, size, leaves in (
        (60, 186, 1.1, LEAF_GOLD),
        (118, 150, 0.9, LEAF_RUST),
        (420, 146, 0.9, LEAF_GOLD),
        (488, 190, 1.2, LEAF_RUST),
    ):
        scenery.broadleaf(canvas, x, y, size, x, leaves)
    rocks.crags(
        canvas,
        (
            (150, 340, 240, 240),
            (392, 340, 250, 232),
            (270, 330, 250, 306),
            (40, 350, 190, 190),
            (505, 350, 190, 180),
            (110, 352, 150, 124),
            (428, 352, 150, 130),
            (20, 360, 110, 84),
            (520, 360, 110, 90),
        ),
        7,
    )
    scenery.ground(canvas, 318, 6, ("#a98f5c", "#e6cc90", "#5f4c30"), 8, 6)
    hole = "M184 336 L192 128 H348 L356 336 Z"
    canvas.path(hole, "#1d1518", 2.6, (canvas.glow(270, 240, 100, "#f0a040", 0.5),))
    inner = Face((226, 176), (314, 176), (322, 324), (218, 324))
    for d in ("M222 324 L228 178", "M318 324 L312 178", "M216 178 L324 178"):
        canvas.rod(d, 8, t.OAK[2], t.OAK[0], 1.8)
    canvas.path(inner.sub(0.1, 0.06, 0.9, 1).outline(), "#120c10", 0, (canvas.glow(270, 250, 60, "#e09038", 0.55),))
    life.eyes_in_dark(canvas, 294, 236, 1.0)
    works.rails(canvas, (270, 318), (270, 400), 44, 120, 6)
    for x0, x1 in ((176, 186), (364, 354)):
        works.pole(canvas, (x0, 338), (x1, 132), 17, t.OAK)
        for y in (180, 240, 300):
            canvas.line(f"M{(x0 + x1) / 2 - 8:.0f} {y} l4 12", 1.5, t.OAK[2], 0.7)
    works.pole(canvas, (158, 130), (382, 126), 19, t.OAK)
    works.pole(canvas, (190, 178), (222, 138), 8, t.OAK)
    works.pole(canvas, (350, 178), (318, 138), 8, t.OAK)
    trims.plaque(canvas, 270, 112, 60, 40, "pick", t.PALE_WOOD)
    scenery.lantern(canvas, 222, 146, 1.0, 2)
    scenery.lantern(canvas, 320, 146, 1.0, 4)
    works.mine_cart(canvas, 272, 366, 1.15, 4)
    goods.pebbles(canvas, 136, 360, 1.3, 3, 12, 34)
    goods.pebbles(canvas, 404, 366, 1.1, 6, 9, 30)
    with canvas.moved(398, 352, rotate=24):
        canvas.rod("M0 0 V-62", 5, t.PALE_WOOD[0], t.PALE_WOOD[1], 1.5)
        canvas.path(
            "M-26 -50 C-14 -68 14 -68 26 -50 C14 -60 -14 -60 -26 -50 Z",
            "#8d949a",
            2,
            (canvas.glow(-8, -60, 18, "#eef0ee", 0.9),),
        )
    scenery.barrel(canvas, 92, 362, 0.95)
    carpet(canvas, 340, random.Random(4), 0, "autumn")
    life.townsmouse(canvas, 188, 376, 1.15, "#41697b", "#d79b3c")
    trims.creeper(canvas, [(156, 120), (146, 150), (150, 184), (142, 210)], 8, 3, LEAF_RUST)
    trims.creeper(canvas, [(384, 122), (394, 150), (388, 186)], 8, 5, LEAF_GOLD)
    return canvas


def resin_refinery() -> Canvas:
    """A brick works among pines in the evening: a copper kettle, pipes, amber jars, buckets on the trunks."""
    canvas = Canvas(*PAGE)
    scenery.sky(canvas, "evening", 280)
    scenery.sun(canvas, 126, 112, 0.8)
    scenery.hills(canvas, 262, 60, 4, ("#a58a7c", "#f4c894"))
    for x, size in ((20, 1.5), (78, 1.2), (130, 1.05), (420, 1.1), (470, 1.4), (526, 1.6)):
        scenery.pine(canvas, x, 296 + size * 6, size * 1.25, int(x), ("#2f4a3c", "#4a6848", "#b0a458"))
    scenery.ground(canvas, 290, 4, ("#8a8048", "#ecc67c", "#46492c"), 8, 5)
    scenery.ground_shadow(canvas, 270, 346, 1, 330)
    stack = Lathe(346, [(15, 62), (17, 120), (24, 250)], 0.16)
    walls.brick(canvas, stack, 3, t.BRICK, 9)
    canvas.path(Lathe(346, [(20, 56), (20, 70)], 0.16).outline(), t.OLD_BRICK[0], 2.4)
    scenery.smoke(canvas, 348, 50, 1.2, 4, ("#fff0d8",))
    works_house = gabled(324, 336, 128, 82, 58, (74, -10), overhang=11, sag=3)
    walls.brick(canvas, works_house.side, 3, t.OLD_BRICK, 10)
    walls.dim(canvas, works_house.side, 0.4)
    walls.brick(canvas, works_house.front, 4, t.OLD_BRICK, 10)
    mouth = works_house.front.box(0.5, 0.8, 46, 52)
    openings.gateway(canvas, mouth, "arch", t.SANDSTONE, "#5a2412")
    canvas.path(mouth.sub(0.1, 0.25, 0.9, 1).outline(), canvas.glow(*mouth.at(0.5, 0.8), 34, "#ffb43c", 0.95), 0)
    trims.plaque(canvas, 324, 248, 40, 38, "drop", t.SANDSTONE)
    openings.window(canvas, works_house.side.box(0.5, 0.5, 24, 30), "arch", halo=0.5)
    works_house.put_on_roof(canvas, lambda c, f: roofs.tiles(c, f, 6, t.SHINGLE_BROWN, 13, "square"), t.OAK, 8)
    _still(canvas)
    works.kettle_pipe(canvas, [(206, 122), (206, 92), (276, 92), (276, 236)], 11)
    works.kettle_pipe(canvas, [(254, 262), (290, 262), (290, 306)], 8)
    canvas.brush("M290 308 v22", 5, RESIN)
    canvas.brush("M289 308 v20", 1.8, "#ffe09a", 0.9)
    goods.jar(canvas, 290, 358, 1.15, RESIN, 0.8)
    for x, y, size in ((380, 356, 1.2), (410, 360, 1.0), (396, 366, 0.85), (134, 362, 1.1)):
        goods.jar(canvas, x, y, size, RESIN, 0.7)
    for x, top in ((52, 236), (482, 232)):
        scenery.tree_trunk(canvas, x, 350, 0.5, 3, height=760)
        canvas.brush(f"M{x + 2} {top + 4} v26", 4, RESIN)
        canvas.path(
            f"M{x - 13} {top + 32} h28 l-4 26 h-20 Z",
            t.PALE_WOOD[0],
            2.2,
            (canvas.glow(x - 6, top + 40, 18, t.PALE_WOOD[1], 0.9),),
        )
        canvas.ellipse(x + 1, top + 32, 14, 4, RESIN, 1.8)
    goods.log_pile(canvas, 128, 350, 0.9, 4, 2, 10)
    life.townsmouse(canvas, 430, 366, 1.0, "#6d6a4c", "#8c3b2e")
    canvas.spot(206, 360, 90, 16, "#ffb050", 0.6)
    canvas.spot(324, 350, 60, 12, "#ffb050", 0.5)
    carpet(canvas, 350, random.Random(5), 0, "autumn")
    for x, y in ((112, 384), (450, 390), (330, 392)):
        scenery.fern(canvas, x, y, 0.9, x, LEAF_DEEP)
    return canvas


def _still(canvas: Canvas) -> None:
    """The great copper kettle on its brick hearth."""
    hearth = Lathe(206, [(56, 272), (60, 346)], 0.14)
    walls.brick(canvas, hearth, 5, t.BRICK, 10)
    fire = hearth.box(0.5, 0.6, 40, 42)
    openings.gateway(canvas, fire, "arch", t.SANDSTONE, "#5a1c0c", 9)
    x, y = fire.at(0.5, 0.95)
    fires.fire(canvas, x, y)
    kettle = Lathe(206, [(14, 124), (18, 140), (46, 168), (64, 212), (62, 252), (50, 282)], 0.16)
    roofs.metal(canvas, kettle, 4, t.COPPER, 6)
    for v in (0.36, 0.74):
        canvas.line(shapes.polyline([kettle.at(k / 12, v) for k in range(13)]), 4, t.COPPER[2])
        canvas.line(shapes.polyline([kettle.at(k / 12, v) for k in range(13)]), 1.6, t.GILT[1], 0.8)
    canvas.ellipse(206, 222, 17, 17, t.GILT[0], 2.2, (canvas.glow(200, 216, 16, t.GILT[1], 0.9),))
    canvas.ellipse(206, 222, 12, 12, RESIN, 1.6, (canvas.glow(203, 219, 13, "#ffe9a0", 0.95),))


def crane() -> Canvas:
    """A timber crane with a tread wheel on the quay, swinging a block onto a half-built tower."""
    canvas = Canvas(*PAGE)
    heavens(canvas, "morning", 236, 30)
    scenery.hills(canvas, 240, 70, 3, ("#b4c4b0", "#f2ecd0"))
    scenery.stream(canvas, 250, 5, bottom=396)
    for x, size in ((486, 0.8), (440, 0.55)):
        with canvas.moved(x, 276, size):
            water.hull(canvas, 0, 0, 110, 24)
            works.pole(canvas, (0, -16), (0, -140), 5)
            canvas.path(
                "M4 -134 C60 -110 62 -60 50 -32 L4 -28 Z",
                "#f3e2c0",
                2.4,
                (canvas.fade(10, -100, 60, -30, "#a8804c", 0.5),),
            )
            trims.pennant(canvas, 0, -138, 0.7, "#4f7f94", 14)
    quay = Face((-10, 318), (420, 314), (440, 404), (-10, 404))
    walls.stone(canvas, quay, 3, t.GREY_STONE, 20)
    canvas.path(
        "M-10 300 L404 298 L424 318 L-10 322 Z",
        "#cbb690",
        2.6,
        (canvas.glow(120, 304, 160, "#f4e6c0", 0.8), canvas.fade(200, 300, 420, 320, "#7a6444", 0.5)),
    )
    for x, y in ((40, 309), (110, 306), (196, 311), (300, 307), (370, 310)):
        canvas.line(f"M{x} {y - 6} l10 12", 1.3, "#8a744c", 0.6)
    tower = Lathe(130, [(50, 184), (50, 250), (56, 308)], 0.12)
    walls.stone(canvas, tower, 5, t.CASTLE_STONE, 15)
    canvas.path(tower.rim(), "#6a6058", 2.4)
    for u0, u1, top in ((0.02, 0.22, 0.0), (0.22, 0.4, 0.45), (0.56, 0.76, 0.3), (0.78, 0.98, 0.0)):
        course = Lathe(130, [(50, 164 + top * 10), (50, 186)], 0.12)
        canvas.path(course.cell(u0, 0, u1, 1), t.CASTLE_STONE[0], 2.2, course.shades(canvas, *t.CASTLE_STONE[1:], 0.6))
    openings.window(canvas, tower.box(0.62, 0.5, 22, 36), "arch", openings.DARK, t.MARBLE, "none", halo=0)
    works.scaffold(canvas, 66, 312, 130, 118, 2)
    works.ladder(canvas, (112, 316), (104, 254), 16, 6)
    for foot in ((246, 308), (392, 306)):
        works.pole(canvas, foot, (318, 122), 11, t.OAK)
    works.pole(canvas, (318, 306), (318, 92), 14, t.OAK)
    works.pole(canvas, (268, 250), (368, 250), 8, t.OAK)
    works.spoked_wheel(canvas, 318, 250, 58, 8, t.PALE_WOOD, 0.16)
    life.townsmouse(canvas, 312, 300, 0.95, "#41697b", "#d79b3c")
    works.pole(canvas, (400, 132), (130, 46), 13, t.OAK)
    works.pole(canvas, (318, 104), (318, 74), 11, t.OAK)
    trims.rope(canvas, (318, 78), (142, 50), 0, 2)
    trims.rope(canvas, (318, 78), (398, 130), 0, 2)
    canvas.path("M384 120 h34 v30 h-34 Z", t.GREY_STONE[0], 2.6, (canvas.glow(392, 128, 26, t.GREY_STONE[1], 0.9),))
    canvas.line("M310 206 L236 82 M236 82 L142 56", 2, "#6b4a2c")
    canvas.ellipse(142, 56, 8, 8, t.IRON[0], 2.2, (canvas.glow(139, 53, 8, t.IRON[1], 0.9),))
    works.hook_load(canvas, 142, 62, 154, 0.95, "block")
    trims.pennant(canvas, 318, 80, 0.9, "#4f7f94", 34)
    scenery.crate(canvas, 222, 322, 1.0, 1)
    scenery.sack(canvas, 220, 288, 0.6, 2)
    for x in (110, 240, 370):
        canvas.ellipse(x, 346, 9, 10, "none", 4, (), "#3f3a40")
        canvas.ellipse(x - 1, 345, 9, 10, "none", 1.4, (), "#8a8488")
    trims.rope(canvas, (396, 322), (440, 274), 16, 2.6, "#a8804c")
    life.townsmouse(canvas, 60, 330, 0.9, "#8c3b2e", "#d79b3c")
    goods.log_pile(canvas, 396, 328, 0.9, 4, 2, 10)
    for x, y, w, h in ((268, 328, 30, 18), (300, 332, 26, 16)):
        canvas.path(
            f"M{x - w / 2} {y} v{-h} h{w} v{h} Z",
            t.CASTLE_STONE[0],
            2,
            (canvas.glow(x - 6, y - h, 20, t.CASTLE_STONE[1], 0.8),),
        )
    ripples(canvas, 440, 330, 100, 60, random.Random(3), 6)
    life.flying_bird(canvas, 440, 100, 0.6, ("#fbf6ea", "#a9b0b4"), -1)
    for x in (392, 424):
        canvas.rod(f"M{x} 330 V300", 8, t.OAK[0], t.OAK[1], 1.8)
    return canvas


PORTRAITS = {
    "mine": mine,
    "resin_refinery": resin_refinery,
    "crane": crane,
}
