"""The six places of the river: ballroom, watermill, observatory, market, great hall, gardens."""

import math
import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts import scenery
from art.parts.buildings import goods, life, market, openings, rocks, roofs, towers, trims, walls, water, works, yard
from art.parts.buildings import tones as t
from art.parts.buildings.houses import gabled
from art.parts.buildings.surfaces import Face, Lathe
from art.parts.riverlife import frog, mouse_rower
from art.parts.scenery import riverside
from art.parts.scenery.land import ripples
from art.parts.vignettes import page


def ballroom() -> Canvas:
    """A hall of shells with a chandelier of pearls, couples dancing on a shining floor."""
    canvas = page()
    canvas.cover("#3f5f8c")
    canvas.cover(canvas.glow(270, 120, 320, "#f6d8c4", 0.9))
    canvas.path(
        "M0 236 H540 V360 H0 Z",
        "#d8b8a4",
        2.4,
        (canvas.glow(270, 260, 260, "#fff4e0", 0.95), canvas.fade(0, 280, 0, 360, "#5a4a70", 0.7)),
    )
    for k in range(-5, 6):
        canvas.line(f"M{270 + k * 40} 238 L{270 + k * 96} 360", 1.8, "#8a6a70", 0.5)
    for x in (58, 160, 380, 482):
        openings.window(canvas, Face.upright(x, 214, 50, 130), "arch", openings.LIT, t.GILT, "lattice", sill=False)
        towers.column(canvas, x + (48 if x < 270 else -48), 240, 206, 18, t.MARBLE)
    market.curtain(canvas, 0, 0, 56, 250, -1, ("#3f6a8c", "#a4cce0", "#142c48"))
    market.curtain(canvas, 484, 0, 56, 250, 1, ("#3f6a8c", "#a4cce0", "#142c48"))
    canvas.line("M270 0 V44", 4, "#8a5a1c")
    canvas.spot(270, 92, 180, 110, "#fff6d0", 0.85)
    for reach, y in ((96, 92), (60, 66)):
        canvas.rod(f"M{270 - reach} {y} Q270 {y + 34} {270 + reach} {y}", 6, t.GILT[0], t.GILT[1], 2)
        for k in range(7):
            arm = 270 - reach + reach * k / 3
            drop = y + 34 * (1 - ((k - 3) / 3) ** 2) * 0.5
            riverside.pearl(canvas, arm, drop + 14, 8, 0.5)
            canvas.path(f"M{arm - 3:.1f} {drop - 4:.1f} V{drop - 18:.1f} h6 V{drop - 4:.1f} Z", "#fffaf0", 1.4)
            canvas.spot(arm, drop - 24, 12, 14, "#ffe08a", 0.95)
    for x, y, size, first, second in (
        (150, 318, 1.25, "#7d3a6a", "#35507e"),
        (270, 344, 1.5, "#b8483a", "#f0e2c4"),
        (398, 316, 1.25, "#3f7a5c", "#d79b3c"),
    ):
        frog(canvas, x - 20 * size, y, size, first)
        life.townsmouse(canvas, x + 20 * size, y, size * 1.25, second)
    return canvas


def watermill() -> Canvas:
    """A timbered mill with its great wheel in the race."""
    canvas = page()
    riverside.river_valley(canvas, "morning", 196, 14, trees=2)
    canvas.path(
        "M-10 214 C100 204 200 224 330 214 L340 300 C220 290 90 300 -10 292 Z",
        "#93ad58",
        2.4,
        (canvas.glow(120, 220, 160, "#e2e094", 0.85),),
        "#4a6032",
    )
    house = gabled(190, 280, 176, 104, 78, (96, -12), overhang=14, sag=4)
    towers.chimney(canvas, 262, 104, 0.9, 3, t.FIELDSTONE, 44, 20, smoke=0.8)
    walls.stone(canvas, house.side, 3, t.FIELDSTONE, 16)
    walls.dim(canvas, house.side, 0.34)
    walls.timber(
        canvas,
        house.front,
        4,
        (
            (0.5, 0.05, 0.5, 0.42),
            (0, 0.42, 1, 0.42),
            (0.3, 0.42, 0.3, 1),
            (0.7, 0.42, 0.7, 1),
            (0.04, 0.96, 0.28, 0.46),
            (0.96, 0.96, 0.72, 0.46),
        ),
        frame=False,
    )
    openings.window(canvas, house.front.box(0.5, 0.26, 24, 26), "round")
    openings.window(canvas, house.front.box(0.16, 0.68, 24, 30), "square")
    openings.door(canvas, house.front.box(0.5, 0.76, 40, 76), "arch", t.GREEN_BOARD, None)
    house.put_on_roof(canvas, lambda c, f: roofs.tiles(c, f, 5, t.TILE_RED, 15), t.OAK, 10)
    _mill_wheel(canvas, 376, 232, 92)
    canvas.path("M296 316 C340 300 430 300 480 316 V370 H296 Z", "#8fc8d8", 0, opacity=0.6)
    for k in range(9):
        canvas.spot(330 + k * 13, 316 + (k % 3) * 5, 16, 9, "#ffffff", 0.9)
    scenery.sack(canvas, 96, 292, 1.2, 2)
    scenery.sack(canvas, 126, 298, 1.0, 3)
    ripples(canvas, 0, 306, 540, 50, random.Random(3), 18)
    riverside.lilies(canvas, [(60, 334, 1.1), (500, 330, 1.0), (150, 348, 0.8)])
    return canvas


def observatory() -> Canvas:
    """A copper dome with a long telescope on an island rock under the stars."""
    canvas = page()
    scenery.sky(canvas, "night", 260)
    scenery.stars(canvas, 0, 0, 1, 5, count=56)
    scenery.moon(canvas, 92, 76, 1.2, 4)
    canvas.brush("M330 40 L450 10", 3, "#fff6d8", 0.8)
    riverside.open_water(canvas, 262, 4, riverside.NIGHT_WATER)
    rocks.crags(
        canvas,
        ((170, 320, 190, 90), (392, 320, 200, 96), (280, 324, 280, 116)),
        4,
        ("#5f6a80", "#b8c4d4", "#232c3f"),
        0.62,
    )
    tower = Lathe.tower(280, 236, 168, 92, 6, 0.14)
    walls.stone(canvas, tower, 3, t.CASTLE_STONE, 16)
    for u in (0.2, 0.5, 0.8):
        openings.window(canvas, tower.box(u, 0.4, 22, 36), "arch", frame=t.MARBLE, halo=0.6)
    roofs.metal(canvas, Lathe.dome(280, 148, 184, 106, 0.14), 3, t.COPPER_GREEN, 9)
    canvas.path("M262 64 L300 58 L330 142 L296 146 Z", "#1c2438", 2.6, (canvas.glow(300, 120, 40, "#ffe0a0", 0.6),))
    with canvas.moved(300, 116, rotate=-42):
        canvas.path(
            "M-30 -17 L70 -22 L70 22 L-30 17 Z",
            t.GILT[0],
            3,
            (canvas.glow(0, -14, 50, t.GILT[1], 0.95), canvas.fade(10, 0, 30, 24, t.GILT[2], 0.7)),
        )
        canvas.path(
            "M64 -18 L150 -26 L150 26 L64 18 Z",
            t.COPPER[0],
            3,
            (canvas.glow(90, -16, 60, t.COPPER[1], 0.9), canvas.fade(100, 0, 120, 28, t.COPPER[2], 0.7)),
        )
        canvas.ellipse(150, 0, 9, 27, "#bfe2ea", 2.8, (canvas.glow(148, -8, 18, "#ffffff", 0.9),))
    works.stairs(canvas, 280, 268, 96, 4, 8, 6, t.CASTLE_STONE)
    life.townsmouse(canvas, 356, 262, 1.2, "#4c3f78", "#e2a63c")
    canvas.path(shapes.ellipse(92, 300, 36, 6), "#f8efcf", 0, opacity=0.6)
    riverside.lilies(canvas, [(60, 336, 1.1), (480, 326, 1.1)])
    return canvas


def floating_market() -> Canvas:
    """Boats heaped with fruit and cloth lying side by side."""
    canvas = page()
    riverside.river_valley(canvas, "noon", 132, 24, trees=4)
    trims.bunting(canvas, (0, 40), (540, 40), 40, 20)
    for x, y, size, colours, coat, fruit in (
        (410, 216, 1.2, ("#7d5a86", "#e9bf62"), "#7d5a86", "plum"),
        (140, 226, 1.3, ("#5f8450", "#f6ecd0"), "#6f8f45", "leaf"),
        (290, 318, 1.75, ("#b8483a", "#f6e8cc"), "#b8483a", "apple"),
    ):
        with canvas.moved(x, y, size):
            water.water_shadow(canvas, 0, 4, 170)
            for px in (-52, 52):
                works.pole(canvas, (px, -16), (px, -78), 4.4, t.PALE_WOOD)
            mouse_rower(canvas, 0, -26, 1.25, coat)
            goods.basket(canvas, -34, -16, 0.9, 3, fruit)
            goods.basket(canvas, 36, -16, 0.9, 5, "berry")
            market.awning(canvas, 0, -96, 116, 22, 10, 9, colours)
            water.hull(canvas, 0, 0, 176, 28, t.OAK, 3, 0.5)
    ripples(canvas, 0, 240, 540, 110, random.Random(8), 24)
    riverside.lilies(canvas, [(52, 320, 1.2), (500, 310, 1.1)])
    return canvas


def great_hall() -> Canvas:
    """A long hall with banners, a laid table and a hearth at its end."""
    canvas = page()
    scenery.stone_hall(canvas, ("#a89c90", "#f0e2c8", "#4a4048"), seed=19, horizon=232, light_tint="#ffd890")
    for side in (-1, 1):
        for k, (reach, tall) in enumerate(((220, 320), (160, 250), (116, 200))):
            x = 270 + side * reach
            towers.column(canvas, x, 300 - k * 30, tall - k * 10, 30 - k * 7, t.SANDSTONE)
            trims.banner(
                canvas,
                x - side * (34 - k * 6),
                40 + k * 22,
                36 - k * 8,
                96 - k * 22,
                ("#b0503a", "#4f7f94", "#7d5a86")[k],
                emblem="crown",
            )
    canvas.path("M224 236 V150 Q270 108 316 150 V236 Z", "#2a1c1c", 3.2, (canvas.glow(270, 220, 70, "#ffb050", 1),))
    for x, wide, tall in ((254, 22, 44), (286, 22, 48), (270, 30, 70)):
        canvas.path(
            f"M{x - wide / 2} 234 C{x - wide} {234 - tall * 0.5} {x - 4} {234 - tall * 0.6} {x + 2} "
            f"{234 - tall} C{x + 6} {234 - tall * 0.6} {x + wide} {234 - tall * 0.4} {x + wide / 2} 234 Z",
            "#f2902c",
            0,
        )
    canvas.spot(270, 210, 150, 110, "#ffc870", 0.6)
    canvas.path(
        "M222 252 H318 L420 360 H120 Z",
        "#9a6b3f",
        3.2,
        (canvas.glow(230, 262, 110, "#dcae72", 0.9), canvas.fade(270, 270, 400, 360, "#3f2412", 0.6)),
    )
    canvas.path("M250 252 H290 L316 360 H224 Z", "#a8283a", 2, (canvas.glow(260, 270, 50, "#e87a74", 0.8),))
    for x, y, size in ((236, 280, 0.7), (310, 284, 0.8), (206, 316, 1.0), (344, 322, 1.1)):
        canvas.ellipse(x, y, 22 * size, 8 * size, "#f4efe2", 2)
        canvas.ellipse(x, y - 3 * size, 12 * size, 6 * size, "#c98a4a", 1.8)
    scenery.candle(canvas, 272, 300, 1.3)
    scenery.candle(canvas, 270, 340, 1.7)
    mouse_rower(canvas, 150, 302, 1.9, "#6f8f45")
    mouse_rower(canvas, 396, 306, 1.9, "#4f7f94")
    frog(canvas, 206, 262, 0.9, "#7d5a86")
    frog(canvas, 338, 264, 0.9, "#b8483a")
    return canvas


def gardens() -> Canvas:
    """Water gardens: a white pavilion, hedges, a round bridge and beds of flowers."""
    canvas = page()
    scenery.meadow(canvas, "noon", 176, 41, 2, 6)
    for x in (40, 132, 344, 440):
        yard.hedge(canvas, x, 214, 70, 28, x)
    for x in (118, 428):
        yard.topiary(canvas, x, 224, 1.2, "ball", x)
    for x in (214, 246, 294, 326):
        towers.column(canvas, x, 214, 92, 12, t.MARBLE)
    roofs.metal(canvas, Lathe.dome(270, 126, 150, 62, 0.14), 3, t.COPPER_GREEN, 9)
    towers.finial(canvas, 270, 66, 1.3)
    canvas.path("M196 126 H344 V138 H196 Z", t.MARBLE[0], 2.4)
    canvas.path("M196 214 H344 L352 228 H188 Z", t.MARBLE[0], 2.6)
    pond = "M270 236 C380 232 500 262 520 372 H20 C40 262 160 232 270 236 Z"
    canvas.path(
        pond, "#62a8bc", 3.4, (canvas.linear(0, 236, 0, 360, (0, "#e4f6f2", 0.9), (1, "#2f6a88", 0.8)),), "#8a7c5c"
    )
    canvas.rod("M150 300 C210 232 330 232 390 300", 12, "#b8483a", "#f29a7c", 2.6)
    canvas.rod("M150 274 C210 206 330 206 390 274", 6, "#b8483a", "#f29a7c", 2.2)
    for k in range(7):
        share = k / 6
        deck = 300 - 51 * 4 * share * (1 - share)
        canvas.rod(f"M{150 + 240 * share:.0f} {deck:.0f} v-26", 5, "#b8483a", "#f29a7c", 1.7)
    riverside.lilies(canvas, [(120, 326, 1.5), (420, 320, 1.5), (210, 344, 1.2), (330, 340, 1.3), (270, 312, 0.9)])
    for x, seed in ((60, 3), (484, 5)):
        scenery.flower_bed(canvas, x, 268, 1.8, seed, width=70)
    for k in range(9):
        angle = math.tau * k / 9
        scenery.flower(canvas, 56 + 40 * math.cos(angle), 348 + 8 * math.sin(angle), 1.6, k)
        scenery.flower(canvas, 490 + 40 * math.cos(angle), 348 + 8 * math.sin(angle), 1.6, k + 3)
    life.butterfly(canvas, 182, 150, 1.6, "#e2a63c", 18)
    life.butterfly(canvas, 366, 162, 1.4, "#c98bb0", -20)
    return canvas


def _mill_wheel(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A water wheel with paddles, water running off them."""
    for k in range(12):
        with canvas.moved(x, y, rotate=k * 30 + 8):
            canvas.path(
                shapes.rounded(-17, -radius - 12, 34, 20, 3),
                t.OAK[0],
                2.4,
                (canvas.glow(-8, -radius - 6, 24, t.OAK[1], 0.8),),
            )
    works.spoked_wheel(canvas, x, y, radius, 8, t.OAK, 0.13, 0.3)
    works.spoked_wheel(canvas, x, y, radius * 0.62, 8, t.OAK, 0.1, 0.3)
    for dx in (-18, 0, 16, 34):
        canvas.brush(
            f"M{x + 66 + dx * 0.4:.0f} {y + 10 + abs(dx) * 0.3:.0f} q14 30 4 {70 - abs(dx) * 0.4:.0f}",
            4,
            "#e4f8fc",
            0.85,
        )


RIVER = {
    "ballroom": ballroom,
    "watermill": watermill,
    "observatory": observatory,
    "market": floating_market,
    "great_hall": great_hall,
    "gardens": gardens,
}
