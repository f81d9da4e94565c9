"""Corrin Evertail's field and path."""

import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.pages import PAGE
from art.kit.palette import BERRY, LEAF_SUMMER
from art.parts import scenery, splendour
from art.parts.buildings import goods, life, openings, roofs, trims, walls, works, yard
from art.parts.buildings import tones as t
from art.parts.buildings.houses import gabled
from art.parts.scenery.backdrops import heavens


def corrin_evertails_field() -> Canvas:
    """Golden berry rows to the horizon with Corrin's banner, a hay cart and a small cottage at sundown."""
    canvas = Canvas(*PAGE)
    heavens(canvas, "evening", 190, 3)
    scenery.hills(canvas, 192, 62, 2, ("#b09a74", "#f6d8a0"))
    scenery.hills(canvas, 204, 32, 7, ("#c8a85c", "#f8e0a0"), ink=1.2)
    house = gabled(110, 236, 84, 46, 48, (60, -8), overhang=10, flare=2, sag=3)
    walls.timber(canvas, house.side, 3, ((0.5, 0, 0.5, 1),))
    walls.dim(canvas, house.side, 0.34)
    walls.timber(canvas, house.front, 4, ((0.5, 0.05, 0.5, 0.5), (0, 0.5, 1, 0.5)), frame=False)
    openings.door(canvas, house.front.box(0.5, 0.78, 24, 38), "arch", t.GREEN_BOARD, None)
    openings.window(canvas, house.side.box(0.5, 0.52, 18, 20), "square")
    house.put_on_roof(canvas, lambda c, f: roofs.thatch(c, f, 5, t.THATCH, 3, 7), t.OAK, 8)
    yard.field(canvas, 222, 400, (330, 160), 13, ("#9a7040", "#e0b878"), "berry", 6, -260, 800)
    rng = random.Random(8)
    for k in range(60):
        yard.plant(canvas, 330 + (k % 20) * 11, 226 + (k // 20) * 9, 1.0, "wheat", rng)
    scenery.fence(canvas, -10, 262, 1.0, 5, length=100)
    works.pole(canvas, (270, 372), (270, 92), 10, t.OAK)
    works.pole(canvas, (216, 108), (330, 104), 7, t.OAK)
    _tail_banner(canvas, 272, 110)
    works.spoked_wheel(canvas, 404, 352, 30, 8, t.OAK)
    works.spoked_wheel(canvas, 492, 352, 30, 8, t.OAK)
    goods.mound(canvas, 450, 322, 130, 62, seed=3)
    canvas.path(
        "M378 310 H524 L510 346 H392 Z",
        t.PALE_WOOD[0],
        3,
        (canvas.glow(410, 318, 90, t.PALE_WOOD[1], 0.9), canvas.fade(440, 316, 520, 350, t.PALE_WOOD[2], 0.6)),
    )
    canvas.line("M384 322 H518 M389 334 H514", 1.8, t.PALE_WOOD[2])
    works.spoked_wheel(canvas, 420, 362, 32, 8, t.OAK)
    for x, y, size in ((92, 352, 1.5), (148, 372, 1.7)):
        goods.basket(canvas, x, y, size, int(x), "berry")
    scenery.bush(canvas, 30, 384, 1.3, 4, LEAF_SUMMER, BERRY)
    life.townsmouse(canvas, 208, 372, 1.35, "#6f8f45", "#d79b3c")
    life.perched_bird(canvas, 320, 104, 0.9)
    return canvas


def corrin_evertails_path() -> Canvas:
    """A winding path of stones through an arch of roots towards the light, lanterns along it."""
    canvas = Canvas(*PAGE)
    scenery.forest_interior(canvas, "morning", 29, 250)
    splendour.rays(canvas, 276, 176, 300, 16, "#fff4c0", 0.6)
    bark, leaf = t.BARK, LEAF_SUMMER
    for side in (-1, 1):
        for k, (reach, thick) in enumerate(((176, 34), (146, 22), (198, 20))):
            d = (
                f"M{270 + side * reach} 350 C{270 + side * (reach + 26)} 220 {270 + side * (reach - 30)} "
                f"{96 + k * 8} {270 - side * 12} {70 + k * 12}"
            )
            canvas.rod(d, thick, bark[0], bark[1], 2.8)
            canvas.line(d, 1.6, bark[2], 0.5)
    for x, y, size in ((270, 58, 1.2), (214, 72, 1.0), (328, 70, 1.05), (166, 106, 0.8), (374, 104, 0.8)):
        scenery.leaf_mass(canvas, x, y, size, x, leaf)
    path = (
        "M262 236 C300 252 214 268 232 292 C256 318 190 340 150 400 H420 C400 346 330 326 318 296 "
        "C310 268 320 250 286 236 Z"
    )
    canvas.path(
        path,
        "#dcc48c",
        2.4,
        (canvas.glow(270, 250, 110, "#fff8d8", 0.95), canvas.fade(0, 300, 0, 400, "#8a6a3c", 0.5)),
        "#8a7444",
    )
    rng = random.Random(6)
    for _ in range(30):
        share = rng.random() ** 0.7
        py = 246 + share * 142
        half = 16 + share * 96
        px = 272 + rng.uniform(-half, half) * 0.8
        size = 5 + share * 12
        canvas.path(
            shapes.pebbly(px, py, size, size * 0.5, rng),
            rng.choice(("#c4b090", "#b0a088", "#d8c8a8")),
            1.5,
            (canvas.glow(px - 3, py - 3, size, "#fff6dc", 0.9),),
            "#7a6444",
        )
    for x, y, size, turn in ((150, 330, 1.0, 1), (392, 326, 1.0, -1), (206, 276, 0.66, 1), (342, 274, 0.66, -1)):
        with canvas.moved(x, y, size):
            canvas.rod(f"M0 0 V-70 Q{turn * 2} -84 {turn * 22} -82", 6, bark[0], bark[1], 1.9)
            scenery.lantern(canvas, turn * 22, -82, 1.0)
    with canvas.moved(270, 84):
        trims.plaque(canvas, 0, 0, 66, 40, "crown", t.PALE_WOOD)
    scenery.fern(canvas, 92, 366, 1.7, 3)
    scenery.fern(canvas, 450, 368, 1.7, 5)
    scenery.mushroom(canvas, 116, 384, 1.4, 2)
    life.townsmouse(canvas, 280, 312, 1.0, "#35608c", "#b8483a")
    splendour.motes(canvas, (130, 100, 410, 330), 16, 4)
    return canvas


def _tail_banner(canvas: Canvas, x: float, y: float) -> None:
    """A long blue banner with Corrin's face on it, hung from a yard."""
    cloth = f"M{x - 42} {y} H{x + 46} L{x + 44} {y + 128} L{x + 2} {y + 106} L{x - 42} {y + 128} Z"
    shade = (
        canvas.glow(x - 14, y + 34, 66, "#94bce0", 0.8),
        canvas.fade(x, y + 40, x + 46, y + 120, "#142c48", 0.6),
    )
    canvas.path(cloth, "#35608c", 3, shade)
    canvas.line(f"M{x - 34} {y + 8} V{y + 112} M{x + 38} {y + 8} V{y + 112}", 2.4, "#e8c25a")
    with canvas.moved(x + 2, y + 58):
        for side in (-1, 1):
            canvas.path(f"M{side * 8} -18 L{side * 26} -34 L{side * 28} -8 Z", "#fdf3e2", 2)
        canvas.ellipse(0, 0, 28, 25, "#d0642e", 2.4, (canvas.glow(-8, -10, 26, "#f6b080", 0.8),))
        for side in (-1, 1):
            canvas.ellipse(side * 17, 8, 10, 9, "#fdf3e2", 0)
            canvas.ellipse(side * 11, -10, 5, 3, "#fdf3e2", 0)
            canvas.ellipse(side * 11, -1, 3.4, 4, "#2a1a14", 0)
        canvas.ellipse(0, 12, 11, 9, "#fdf3e2", 0)
        canvas.ellipse(0, 7, 4.4, 3.4, "#2a1a14", 0)
        canvas.line("M-5 14 Q0 18 5 14", 1.6)


PORTRAITS = {
    "corrin_evertails_field": corrin_evertails_field,
    "corrin_evertails_path": corrin_evertails_path,
}
