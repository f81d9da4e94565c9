"""Where ships lie in the river box: harbor and pirate ship."""

import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.pages import PAGE
from art.parts import scenery
from art.parts.buildings import goods, life, openings, roofs, towers, trims, walls, water, works
from art.parts.buildings import tones as t
from art.parts.buildings.houses import gabled
from art.parts.buildings.surfaces import Face, Lathe
from art.parts.scenery import riverside
from art.parts.scenery.land import ripples


def harbor() -> Canvas:
    """A lighthouse and a quay with sailing boats in the evening."""
    canvas = Canvas(*PAGE)
    riverside.river_valley(canvas, "evening", 226, 5, riverside.EVENING_WATER, 0)
    for x, y, size, cloth in ((92, 262, 0.72, "#f3e0c0"), (196, 246, 0.5, "#e8b48c")):
        _sail_boat(canvas, x, y, size, cloth)
    with canvas.moved(-70, 0):
        _quay(canvas)
    water.water_shadow(canvas, 108, 356, 190)
    _sail_boat(canvas, 108, 354, 1.3, "#f6ecd6")
    life.flying_bird(canvas, 206, 116, 0.8)
    life.flying_bird(canvas, 452, 96, 0.7, turn=-1)
    return canvas


def pirate_ship() -> Canvas:
    """A dark ship with patched red sails and a grinning flag under a stormy sky."""
    canvas = Canvas(*PAGE)
    scenery.sky(canvas, "dusk", 250)
    scenery.moon(canvas, 436, 74, 1.1, 3)
    for x, y, size in ((60, 60, 0.9), (190, 36, 0.7), (500, 150, 0.8)):
        scenery.cloud(canvas, x, y, size, x, ("#b49ab0", "#6a5a80"))
    scenery.hills(canvas, 250, 46, 5, ("#5f6488", "#b08ca0"))
    riverside.open_water(canvas, 250, 8, ("#4a6a90", "#d0b4c4", "#1c2c4c"))
    water.water_shadow(canvas, 268, 348, 400, "#16203a")
    for x, top in ((206, 60), (330, 26)):
        works.pole(canvas, (x, 300), (x, top), 9, t.OAK)
    _ragged_sail(canvas, 206, 78, 118, 86, 3)
    _ragged_sail(canvas, 206, 174, 140, 78, 5)
    _ragged_sail(canvas, 330, 54, 128, 96, 7)
    _ragged_sail(canvas, 330, 160, 152, 96, 9)
    trims.rope(canvas, (330, 30), (96, 236), 6)
    trims.rope(canvas, (206, 62), (80, 250), 4)
    trims.rope(canvas, (330, 30), (456, 240), 8)
    _jolly_flag(canvas, 330, 24)
    stern = Face((392, 212), (456, 204), (452, 306), (386, 306))
    walls.planks(canvas, stern, 3, t.OAK, 11, upright=False)
    for u in (0.3, 0.72):
        openings.window(canvas, stern.box(u, 0.34, 17, 22), "arch", frame=t.GILT)
    canvas.rod("M386 208 L462 198", 8, t.GILT[0], t.GILT[1], 2)
    scenery.lantern(canvas, 462, 176, 1.2)
    canvas.rod("M96 262 L34 222", 9, t.OAK[0], t.OAK[1], 2)
    water.hull(canvas, 268, 350, 392, 78, ("#6a4634", "#b8845a", "#2a1814"), 6, 0.42)
    for k in range(5):
        x = 154 + k * 52
        canvas.path(
            shapes.rounded(x - 13, 300, 26, 20, 3), "#c28a3a", 2, (canvas.glow(x - 4, 304, 18, "#ffe0a0", 0.8),)
        )
        canvas.ellipse(x, 310, 7.5, 7.5, "#1c1418", 1.8)
    life.peeping_mouse(canvas, 262, 276, 1.0, cap="#b8383a")
    life.peeping_mouse(canvas, 150, 270, 0.9, cap="#3a3040")
    ripples(canvas, 0, 352, 540, 40, random.Random(5), 18)
    for x, y in ((80, 366), (216, 378), (360, 370), (470, 376)):
        canvas.brush(f"M{x - 40} {y} q20 -12 40 0 t40 0", 3, "#f4eaf0", 0.7)
    return canvas


def _quay(canvas: Canvas) -> None:
    """The stone quay with its striped lighthouse, a store and goods."""
    quay = Face((250, 300), (630, 284), (630, 410), (236, 410))
    walls.stone(canvas, quay, 4, t.SANDSTONE, 22)
    tower = Lathe(404, [(30, 90), (36, 170), (48, 292)], 0.14)
    walls.plaster(canvas, tower, 3, t.WHITEWASH, 2)
    for v0, v1 in ((0.1, 0.3), (0.5, 0.7)):
        canvas.path(tower.cell(0, v0, 1, v1), "#c2483a", 1.6, tower.shades(canvas, "#f29a7c", "#5a1c16", 0.6))
    openings.window(canvas, tower.box(0.45, 0.4, 17, 26), "arch", frame=t.MARBLE)
    openings.door(canvas, tower.box(0.42, 0.86, 28, 46), "arch", t.BLUE_BOARD, t.MARBLE)
    canvas.path("M362 92 H446 L440 104 H368 Z", t.IRON[0], 2.4)
    lamp = Lathe(404, [(22, 52), (22, 90)], 0.14)
    canvas.spot(404, 70, 150, 110, "#ffe9a0", 0.85)
    canvas.path("M384 66 L60 8 L60 128 Z", canvas.linear(390, 0, 60, 0, (0, "#fff6c8", 0.75), (1, "#fff6c8", 0)), 0)
    canvas.path(lamp.outline(), "#ffe08a", 2.6, (canvas.glow(404, 70, 30, "#fffdf0", 1),))
    canvas.line("M394 54 V90 M414 54 V90", 2.4, "#4a3a34")
    roofs.metal(canvas, Lathe.dome(404, 54, 60, 26), 3, t.COPPER_GREEN, 6)
    towers.finial(canvas, 404, 30, 1.0)
    store = gabled(510, 298, 92, 70, 50, (48, -6), overhang=10)
    walls.timber(canvas, store.front, 4, ((0.5, 0.05, 0.5, 0.5), (0.02, 0.5, 0.98, 0.5)), t.PLASTER)
    openings.door(canvas, store.front.box(0.5, 0.78, 30, 40), "square", t.GREEN_BOARD, None)
    store.put_on_roof(canvas, lambda c, f: roofs.tiles(c, f, 3, t.TILE_RED, 12), t.OAK, 7)
    scenery.barrel(canvas, 296, 314, 0.9)
    scenery.crate(canvas, 332, 318, 0.95, 2)
    goods.basket(canvas, 330, 290, 0.8, 2, "berry")
    riverside.oyster(canvas, 290, 350, 0.62)
    for x in (262, 440):
        works.pole(canvas, (x, 322), (x, 292), 11, t.IRON)
    life.townsmouse(canvas, 370, 330, 1.2, "#4f7f94", "#f0e2c4")


def _sail_boat(canvas: Canvas, x: float, y: float, scale: float, cloth: str) -> None:
    """A small boat under sail, 100 wide."""
    with canvas.moved(x, y, scale):
        works.pole(canvas, (0, -8), (0, -112), 4.4)
        shade = (canvas.glow(10, -80, 50, "#fffdf2", 0.8), canvas.fade(20, -70, 48, -20, "#9a6a58", 0.5))
        canvas.path("M4 -108 C44 -88 52 -50 46 -24 L4 -20 Z", cloth, 2.4, shade)
        canvas.path(
            "M-4 -96 C-34 -70 -40 -46 -38 -26 L-4 -22 Z", cloth, 2.2, (canvas.fade(-30, -60, -4, -24, "#9a6a58", 0.4),)
        )
        trims.pennant(canvas, 0, -108, 0.6, "#4f7f94", 14)
        water.hull(canvas, 0, 0, 104, 20, t.OAK, 3)


def _ragged_sail(canvas: Canvas, x: float, y: float, width: float, height: float, seed: int) -> None:
    """A square sail bellied by the wind with patches and a torn foot, hanging from a yard at (x, y)."""
    rng = random.Random(seed)
    half = width / 2
    canvas.rod(f"M{x - half - 8:.0f} {y} H{x + half + 8:.0f}", 6, t.OAK[0], t.OAK[1], 1.8)
    foot = [(x + half + 6 - k * (width + 12) / 8, y + height - rng.uniform(0, 13)) for k in range(9)]
    d = (
        f"M{x - half} {y + 2} H{x + half} C{x + half + 16} {y + height * 0.4:.0f} {x + half + 12} "
        f"{y + height * 0.8:.0f} "
    )
    d += " L".join(shapes.point(*p) for p in foot)
    d += f" C{x - half - 12} {y + height * 0.8:.0f} {x - half - 16} {y + height * 0.4:.0f} {x - half} {y + 2} Z"
    shade = (
        canvas.glow(x - half * 0.4, y + height * 0.3, half * 1.4, "#e88a6c", 0.85),
        canvas.fade(x, y, x + half, y + height, "#3f1018", 0.7),
    )
    canvas.path(d, "#a8363a", 2.8, shade)
    for dx in (-0.5, 0.0, 0.5):
        canvas.line(
            f"M{x + dx * half:.0f} {y + 6} q{dx * 14:.0f} {height * 0.4:.0f} {dx * 10:.0f} {height * 0.8:.0f}",
            1.5,
            "#5a1a20",
            0.6,
        )
    px, py = x + rng.choice((-0.3, 0.26)) * width, y + height * 0.56
    canvas.path(shapes.rounded(px - 10, py - 9, 20, 18, 2), "#c9a86c", 1.8)


def _jolly_flag(canvas: Canvas, x: float, y: float) -> None:
    """A dark flag with a grinning mouse skull at the mast head."""
    cloth = (
        f"M{x} {y} C{x - 20} {y - 8} {x - 38} {y + 8} {x - 62} {y - 2} L{x - 60} {y + 36} C{x - 38} "
        f"{y + 44} {x - 20} {y + 30} {x} {y + 38} Z"
    )
    canvas.path(cloth, "#2c2630", 2.4, (canvas.glow(x - 14, y + 8, 24, "#6a6078", 0.7),))
    for dx in (-38, -22):
        canvas.ellipse(x + dx, y + 10, 5, 5, "#f6ecd6", 1)
    canvas.ellipse(x - 30, y + 18, 10, 9, "#f6ecd6", 1)
    for dx in (-34, -26):
        canvas.ellipse(x + dx, y + 17, 2.4, 2.8, "#2c2630", 0)


PORTRAITS = {
    "harbor": harbor,
    "pirate_ship": pirate_ship,
}
