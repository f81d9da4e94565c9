"""Legendary wealth of the second pack: Click Clack's and King North's Treasury."""

import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.pages import PAGE
from art.kit.palette import BERRY, LEAF_SUMMER
from art.parts import scenery, splendour
from art.parts.buildings import fires, goods, life, openings, roofs, trims, walls, works
from art.parts.buildings import tones as t
from art.parts.buildings.houses import gabled
from art.parts.buildings.surfaces import Lathe
from art.parts.scenery.backdrops import heavens


def click_clacks() -> Canvas:
    """A clattering berry works: gears on its walls, a chute pouring berries into barrels, a steaming kettle."""
    canvas = Canvas(*PAGE)
    heavens(canvas, "morning", 240, 11)
    splendour.rays(canvas, 270, 140, 340, 16, "#fff0b0", 0.45)
    scenery.hills(canvas, 246, 60, 2, ("#b0c292", "#f0eec4"))
    scenery.ground(canvas, 262, 5, ("#9aa84e", "#e9dc8c", "#5d7034"), 8, 5)
    for x, y in ((26, 318), (500, 322), (520, 356)):
        scenery.bush(canvas, x, y, 1.2, x, LEAF_SUMMER, BERRY)
    stack = Lathe(352, [(15, 52), (17, 120), (22, 210)], 0.16)
    roofs.metal(canvas, stack, 3, t.COPPER, 4)
    scenery.smoke(canvas, 354, 44, 1.4, 4, ("#fff4e8",))
    house = gabled(236, 336, 190, 118, 84, (110, -14), overhang=14, flare=3, sag=4)
    walls.planks(canvas, house.side, 3, t.GREEN_BOARD, 13)
    walls.dim(canvas, house.side, 0.34)
    walls.planks(canvas, house.front, 4, t.GREEN_BOARD, 13, nails=False)
    frame = ((0.015, 0.42, 0.015, 1), (0.985, 0.42, 0.985, 1), (0, 0.42, 1, 0.42))
    walls.beams(canvas, house.front, frame, 7, t.PALE_WOOD)
    openings.door(canvas, house.front.box(0.5, 0.8, 44, 72), "arch", t.RED_BOARD, t.PALE_WOOD)
    openings.window(canvas, house.front.box(0.17, 0.72, 24, 28), "square", frame=t.PALE_WOOD)
    house.put_on_roof(canvas, lambda c, f: roofs.tiles(c, f, 6, t.TILE_ORANGE, 14), t.PALE_WOOD, 10, t.TILE_ORANGE)
    works.gear(canvas, 236, 196, 40, 13, t.GILT)
    works.gear(canvas, 176, 226, 27, 10, t.COPPER, 1)
    works.gear(canvas, 298, 230, 29, 10, t.COPPER, 2)
    works.gear(canvas, 336, 264, 22, 9, t.GILT, 1)
    kettle = Lathe(424, [(18, 196), (46, 220), (54, 262), (44, 300)], 0.2)
    roofs.metal(canvas, kettle, 5, t.COPPER, 6)
    works.kettle_pipe(canvas, [(424, 196), (424, 170), (366, 170), (366, 196)], 13)
    for x in (394, 456):
        works.pole(canvas, (x, 344), (x, 290), 8, t.IRON)
    fires.fire(canvas, 424, 340, 1.5)
    _chute(canvas)
    for x, y in ((66, 366), (112, 372)):
        scenery.barrel(canvas, x, y, 1.25)
        for dx, dy in ((-12, -62), (0, -66), (12, -62), (-6, -70), (7, -70)):
            _berry(canvas, x + dx, y + dy)
    goods.basket(canvas, 330, 372, 1.3, 4, "berry")
    goods.basket(canvas, 372, 382, 1.1, 6, "berry")
    life.townsmouse(canvas, 290, 378, 1.2, "#7d5a86", "#d79b3c")
    life.townsmouse(canvas, 160, 384, 1.2, "#4f7f94", "#b8483a")
    splendour.motes(canvas, (80, 80, 470, 320), 14, 7)
    return canvas


def king_norths_treasury() -> Canvas:
    """A round vault door standing open on a mountain of gold in a hall of ice-blue stone."""
    canvas = Canvas(*PAGE)
    scenery.stone_hall(canvas, ("#8a9cb8", "#e4f0f6", "#33405c"), seed=5, horizon=300, light_tint="#ffe9b0")
    splendour.rays(canvas, 270, 190, 360, 20, "#ffe08a", 0.6)
    canvas.ellipse(
        270,
        186,
        142,
        142,
        t.GREY_STONE[0],
        3.4,
        (canvas.glow(220, 130, 150, t.GREY_STONE[1], 0.9), canvas.fade(270, 190, 380, 300, t.GREY_STONE[2], 0.7)),
    )
    canvas.ellipse(270, 186, 120, 120, "#7a430e", 3.2, (canvas.glow(270, 220, 130, "#ffe28a", 1),))
    for x, y in trims.wheel_points(270, 186, 131, 14):
        canvas.ellipse(x, y, 6, 6, t.GILT[0], 1.8, (canvas.glow(x - 2, y - 2, 6, t.GILT[1], 0.95),))
    rng = random.Random(4)
    _gold_hill(canvas, 270, 300, 116, 110, rng, 120)
    _royal_crown(canvas, 270, 210)
    canvas.path(
        "M386 70 C420 58 470 70 476 186 C470 302 420 314 386 302 Z",
        t.IRON[0],
        3.4,
        (canvas.glow(420, 130, 90, t.IRON[1], 0.9), canvas.fade(430, 160, 476, 290, t.IRON[2], 0.7)),
    )
    canvas.path(
        "M400 88 C424 80 456 96 460 186 C456 276 424 292 400 284 Z",
        t.GILT[0],
        2.4,
        (canvas.glow(420, 140, 70, t.GILT[1], 0.9), canvas.fade(424, 150, 460, 280, t.GILT[2], 0.6)),
    )
    works.spoked_wheel(canvas, 430, 186, 32, 8, t.IRON, 0.2)
    for y in (104, 268):
        canvas.ellipse(418, y, 6, 7, t.IRON[1], 1.8)
    _snow_crest(canvas, 270, 34)
    for x in (70, 128):
        trims.banner(canvas, x, 70, 34, 110, "#3f6a9c", emblem="crown")
    _gold_hill(canvas, 250, 384, 200, 66, rng, 120)
    for x, y, size in ((90, 378, 1.0), (442, 380, 1.05)):
        _chest(canvas, x, y, size)
    life.townsmouse(canvas, 360, 384, 1.25, "#3f6a9c", "#f0e2c4")
    splendour.motes(canvas, (110, 60, 440, 370), 30, 5)
    return canvas


def _berry(canvas: Canvas, x: float, y: float) -> None:
    """One berry."""
    canvas.ellipse(x, y, 7, 7, BERRY, 1.7, (canvas.glow(x - 2, y - 3, 6, "#f7a0b4", 0.95),))


def _chute(canvas: Canvas) -> None:
    """A wooden slide from the wall down to the barrels, berries rolling on it."""
    canvas.path(
        "M148 236 L158 252 L92 312 L78 300 Z", t.PALE_WOOD[0], 2.8, (canvas.glow(110, 270, 50, t.PALE_WOOD[1], 0.9),)
    )
    for share in (0.05, 0.22, 0.4, 0.56, 0.74, 0.9):
        _berry(canvas, 152 - 66 * share, 238 + 62 * share)
    canvas.rod("M160 250 L94 312", 5, t.OAK[0], t.OAK[1], 1.7)
    for x, y in ((82, 314), (92, 318), (76, 322)):
        _berry(canvas, x, y)


def _gold_hill(canvas: Canvas, x: float, y: float, half: float, height: float, rng: random.Random, count: int) -> None:
    """A heap of coins with gems and cups in it, its foot's middle at (x, y)."""
    body, light, dark = t.GILT
    heap = (
        f"M{x - half} {y} C{x - half * 0.6:.0f} {y - height * 0.5:.0f} {x - half * 0.3:.0f} "
        f"{y - height} {x} {y - height} S{x + half * 0.6:.0f} {y - height * 0.5:.0f} {x + half} {y} Z"
    )
    canvas.path(
        heap,
        body,
        2.6,
        (
            canvas.glow(x - half * 0.3, y - height * 0.7, half, light, 0.9),
            canvas.fade(x, y - height * 0.5, x + half, y, dark, 0.6),
        ),
    )
    for k in range(count):
        px = x + rng.uniform(-0.94, 0.94) * half
        top = height * (1 - (abs(px - x) / half) ** 1.5)
        py = y - top * rng.uniform(0.05, 1.0)
        if k % 14 == 0:
            colour = ("#b8324a", "#3f84b8", "#3f9a5c", "#8a4ab0")[(k // 14) % 4]
            canvas.path(
                f"M{px - 7:.1f} {py:.1f} L{px:.1f} {py - 8:.1f} L{px + 7:.1f} {py:.1f} L{px:.1f} {py + 9:.1f} Z",
                colour,
                1.8,
                (canvas.glow(px - 2, py - 3, 8, "#ffffff", 0.7),),
            )
        else:
            canvas.ellipse(px, py, 8, 5.4, body, 1.5, (canvas.glow(px - 2, py - 2, 8, light, 0.95),), dark)


def _chest(canvas: Canvas, x: float, y: float, scale: float) -> None:
    """An open chest 80 wide brimming with coins."""
    with canvas.moved(x, y, scale):
        canvas.path(
            "M-44 -34 C-44 -76 44 -76 44 -34 L36 -38 C34 -60 -34 -60 -36 -38 Z",
            t.OAK[0],
            2.8,
            (canvas.glow(-20, -60, 40, t.OAK[1], 0.9),),
        )
        _gold_hill(canvas, 0, -28, 38, 22, random.Random(3), 16)
        canvas.path(
            "M-42 -34 H42 L38 0 H-38 Z",
            t.OAK[0],
            2.9,
            (canvas.glow(-18, -26, 44, t.OAK[1], 0.9), canvas.fade(0, -20, 40, 0, t.OAK[2], 0.7)),
        )
        for px in (-26, 26):
            canvas.rod(f"M{px} -34 L{px * 0.92:.0f} 0", 5, t.GILT[0], t.GILT[1], 1.5)
        canvas.path(shapes.rounded(-7, -34, 14, 15, 3), t.GILT[0], 1.9)


def _royal_crown(canvas: Canvas, x: float, y: float) -> None:
    """The king's crown on top of the heap."""
    canvas.spot(x, y - 26, 60, 50, "#fffbe0", 0.9)
    d = (
        f"M{x - 28} {y} L{x - 34} {y - 34} L{x - 16} {y - 16} L{x} {y - 44} L{x + 16} {y - 16} "
        f"L{x + 34} {y - 34} L{x + 28} {y} Q{x} {y + 9} {x - 28} {y} Z"
    )
    canvas.path(
        d,
        t.GILT[0],
        3,
        (canvas.glow(x - 10, y - 20, 32, t.GILT[1], 0.95), canvas.fade(x, y - 14, x + 30, y + 4, t.GILT[2], 0.6)),
    )
    for px, py, colour in (
        (-34, -37, "#fff6e6"),
        (0, -48, "#fff6e6"),
        (34, -37, "#fff6e6"),
        (0, -8, "#b8324a"),
        (-16, -5, "#3f84b8"),
        (16, -5, "#3f84b8"),
    ):
        canvas.ellipse(x + px, y + py, 4.6, 4.6, colour, 1.5)


def _snow_crest(canvas: Canvas, x: float, y: float) -> None:
    """A six-armed star of ice over the vault."""
    canvas.spot(x, y, 44, 44, "#e4f6ff", 0.9)
    for k in range(6):
        with canvas.moved(x, y, rotate=k * 60):
            canvas.rod("M0 0 V-25 M0 -15 l7 -7 M0 -15 l-7 -7", 3, "#cfe8f6", "#ffffff", 1.4)


PORTRAITS = {
    "click_clacks": click_clacks,
    "king_norths_treasury": king_norths_treasury,
}
