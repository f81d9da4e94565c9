"""Legendary houses of trade and cheer: McGregor's Market and the Green Acorn."""

import math

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.pages import PAGE
from art.kit.palette import LEAF_SUMMER
from art.parts import scenery, splendour
from art.parts.buildings import goods, growth, life, market, openings, roofs, towers, trims, walls, yard
from art.parts.buildings import tones as t
from art.parts.buildings.surfaces import Face, Lathe, Surface

ACORN_GREEN = ("#86a83c", "#dcec94", "#3c5a1c")


def mcgregors_market() -> Canvas:
    """A great market hall with a glass vault, stalls of vegetables and a giant carrot over its gate."""
    canvas = Canvas(*PAGE)
    scenery.sky(canvas, "noon", 260)
    splendour.rays(canvas, 270, 120, 360, 16, "#fff4c4", 0.45)
    for x, y, size in ((64, 60, 0.8), (470, 70, 0.8)):
        scenery.cloud(canvas, x, y, size, x)
    scenery.hills(canvas, 266, 60, 3, ("#a7bd94", "#e4e8cc"))
    for x, y, size in ((18, 306, 1.3), (524, 306, 1.3)):
        scenery.broadleaf(canvas, x, y, size, x, LEAF_SUMMER)
    yard.cobbles(canvas, 310, 396, 7)
    vault = [
        (270 + 200 * math.cos(math.pi + math.pi * k / 20), 196 + 132 * math.sin(math.pi + math.pi * k / 20))
        for k in range(21)
    ]
    glass = shapes.polygon([*vault, (470, 330), (70, 330)])
    canvas.path(
        glass,
        "#f4d890",
        3.4,
        (
            canvas.glow(270, 210, 220, "#fffbe2", 0.9),
            canvas.linear(0, 64, 0, 200, (0, "#8fc4c8", 0.75), (1, "#8fc4c8", 0)),
        ),
    )
    for k in range(1, 10):
        angle = math.pi + math.pi * k / 10
        canvas.rod(
            f"M270 196 L{270 + 200 * math.cos(angle):.1f} {196 + 132 * math.sin(angle):.1f}",
            5,
            t.COPPER_GREEN[0],
            t.COPPER_GREEN[1],
            1.6,
        )
    for reach in (0.45, 0.75):
        bow = [
            (
                270 + 200 * reach * math.cos(math.pi + math.pi * k / 20),
                196 + 132 * reach * math.sin(math.pi + math.pi * k / 20),
            )
            for k in range(21)
        ]
        canvas.rod(shapes.smooth(bow, closed=False), 4, t.COPPER_GREEN[0], t.COPPER_GREEN[1], 1.5)
    canvas.rod(shapes.smooth(vault, closed=False), 13, t.COPPER_GREEN[0], t.COPPER_GREEN[1], 2.6)
    canvas.rod("M60 198 H480", 13, t.COPPER_GREEN[0], t.COPPER_GREEN[1], 2.6)
    for x in (70, 170, 370, 470):
        towers.column(canvas, x, 330, 132, 20, t.COPPER_GREEN)
    canvas.ellipse(
        270,
        190,
        58,
        42,
        t.GILT[0],
        3.2,
        (canvas.glow(250, 176, 56, t.GILT[1], 0.95), canvas.fade(270, 190, 320, 224, t.GILT[2], 0.6)),
    )
    canvas.ellipse(270, 190, 48, 33, "#3f6a3c", 2.2)
    _carrot(canvas, 276, 190)
    for x, colours, fruit, seed in (
        (120, ("#b8483a", "#f6e8cc"), ("apple", "berry"), 3),
        (420, ("#d79b3c", "#f6ecd0"), ("plum", "leaf"), 5),
        (270, ("#5f8450", "#f6ecd0"), ("leaf", "apple"), 7),
    ):
        market.stall(canvas, x, 372, 1.08, colours, fruit, seed)
        life.peeping_mouse(canvas, x, 332, 0.8, cap=colours[0])
    for x, y, size in ((42, 384, 1.1), (198, 390, 0.95), (346, 390, 1.05)):
        goods.pumpkin(canvas, x, y, size)
    goods.basket(canvas, 498, 386, 1.2, 4, "berry")
    towers.finial(canvas, 270, 58, 1.4, "acorn")
    for x in (120, 420):
        trims.pennant(canvas, x, 118, 0.9, "#b8483a", 36)
    splendour.motes(canvas, (80, 90, 460, 300), 14, 4)
    return canvas


def the_green_acorn() -> Canvas:
    """A tavern in a giant green acorn between oak leaves, all windows lit, lanterns and barrels before its door."""
    canvas = Canvas(*PAGE)
    scenery.forest_interior(canvas, "evening", 12, 276)
    splendour.rays(canvas, 270, 150, 340, 16, "#ffe6a0", 0.45)
    growth.crown(canvas, 60, 40, 190, 110, 3, LEAF_SUMMER)
    growth.crown(canvas, 488, 40, 190, 110, 6, LEAF_SUMMER)
    scenery.ground_shadow(canvas, 276, 352, 1, 300)
    nut = Lathe(266, [(118, 148), (128, 196), (122, 256), (98, 312), (70, 350)], 0.12)

    def shell(c: Canvas, s: Surface) -> None:
        walls.plaster(c, s, 4, ACORN_GREEN, 0)
        for k in range(9):
            u = (k + 0.5) / 9
            line = shapes.smooth([s.at(u, v) for v in (0.06, 0.3, 0.6, 0.95)], closed=False)
            c.brush(line, 3, ACORN_GREEN[2], 0.25)

    shell(canvas, nut)
    walls.under_eaves(canvas, nut, 0.2, 0.6)
    towers.chimney(canvas, 356, 92, 1.0, 4, t.FIELDSTONE, 58, 24, smoke=1.0)
    cap = Lathe(266, [(12, 42), (74, 58), (128, 98), (152, 152)], 0.13)
    roofs.acorn_cap(canvas, cap, 4, t.ACORN_CAP, 13)
    dormer = Face.upright(266, 142, 50, 42)
    walls.timber(canvas, dormer, 3)
    openings.window(canvas, dormer.box(0.5, 0.5, 22, 26), "arch")
    canvas.path(
        "M228 106 L266 74 L304 106 L298 114 L266 88 L234 114 Z",
        t.ACORN_CAP[0],
        2.8,
        (canvas.glow(250, 88, 34, t.ACORN_CAP[1], 0.8),),
    )
    for u, v in ((0.15, 0.3), (0.36, 0.26), (0.64, 0.26), (0.85, 0.3), (0.14, 0.6), (0.86, 0.6)):
        openings.window(canvas, nut.box(u, v, 26, 28), "round", halo=0.6, bars="lattice")
    openings.door(canvas, nut.box(0.5, 0.77, 62, 94), "arch", t.RED_BOARD, t.FIELDSTONE)
    openings.window(canvas, nut.box(0.5, 0.68, 22, 22), "round", sill=False, halo=0.4)
    trims.hanging_sign(canvas, 366, 214, 1.5, "mug")
    for x in (206, 326):
        scenery.lantern(canvas, x, 250, 1.2, x)
    canvas.spot(266, 364, 140, 22, "#ffd890", 0.8)
    yard.slab_path(canvas, (266, 352), (236, 400), 120, 4)
    for x, y, size in ((150, 366, 1.2), (118, 372, 1.1), (134, 322, 0.95)):
        scenery.barrel(canvas, x, y, size)
    scenery.table(canvas, 428, 352, 0.7, 3, width=120)
    life.townsmouse(canvas, 396, 366, 1.1, "#b8483a", "#d79b3c")
    life.townsmouse(canvas, 458, 368, 1.1, "#4f7f94")
    _mug(canvas, 414, 348)
    _mug(canvas, 440, 348)
    trims.creeper(canvas, [(146, 170), (138, 210), (148, 250), (160, 286)], 9, 4, LEAF_SUMMER)
    scenery.mushroom(canvas, 506, 372, 1.6, 3)
    splendour.motes(canvas, (80, 70, 470, 320), 16, 6)
    return canvas


def _carrot(canvas: Canvas, x: float, y: float) -> None:
    """A carved carrot 70 long."""
    with canvas.moved(x, y, 1.0, rotate=-18):
        for turn in (-24, 0, 24):
            with canvas.moved(30, 0, rotate=turn):
                canvas.path("M0 -4 C10 -12 22 -10 28 -2 C20 6 8 6 0 4 Z", "#7fae4c", 1.7)
        canvas.path(
            "M34 -14 C38 -6 38 6 34 14 C10 16 -20 8 -42 0 C-20 -10 10 -16 34 -14 Z",
            "#e8842c",
            2.4,
            (canvas.glow(4, -8, 34, "#fbc880", 0.9),),
        )
        canvas.line("M18 -12 l2 8 M2 -10 l2 8 M10 12 l2 -7 M-12 6 l2 -6", 1.6, "#9a4a14")


def _mug(canvas: Canvas, x: float, y: float) -> None:
    """A foaming mug standing on (x, y)."""
    canvas.path(
        shapes.rounded(x - 6, y - 14, 12, 14, 2), "#c28a3a", 1.8, (canvas.glow(x - 3, y - 10, 8, "#ffe0a0", 0.9),)
    )
    canvas.ellipse(x, y - 15, 7.5, 4, "#fffaf0", 1.5)


PORTRAITS = {
    "mcgregors_market": mcgregors_market,
    "the_green_acorn": the_green_acorn,
}
