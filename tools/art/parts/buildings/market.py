"""Cloth: awnings, stalls, tents, curtains, washing lines."""

import math
import random
from collections.abc import Sequence

from art.kit.canvas import Canvas
from art.kit.palette import darker, mixed
from art.kit.shapes import Point, point, polygon, polyline, rounded
from art.parts import scenery
from art.parts.buildings import goods
from art.parts.buildings import tones as t
from art.parts.buildings.surfaces import Face, Lathe, Surface
from art.parts.buildings.tones import Tone
from art.parts.buildings.trims import hang_points, rope
from art.parts.buildings.works import pole

Stripes = tuple[str, str]


def striped(
    canvas: Canvas, surface: Surface, stripes: int = 7, colours: Stripes = t.CLOTH_RED_CREAM, ink: float = 2.8
) -> None:
    """Cloth in stripes from top to bottom, following the surface."""
    for k in range(stripes):
        cloth = surface.cell(k / stripes, 0, (k + 1) / stripes, 1)
        canvas.path(cloth, colours[k % 2], 1.2, (), darker(colours[0], 0.6))
    outline = surface.outline()
    for gradient in surface.shades(canvas, "#fff6dc", darker(colours[0], 0.4), 0.5):
        canvas.path(outline, gradient, 0)
    canvas.line(outline, ink)


def scallops(
    canvas: Canvas, surface: Surface, count: int = 7, drop: float = 10, colours: Stripes = t.CLOTH_RED_CREAM
) -> None:
    """The cut lower border of an awning or tent, hanging from the lower edge of a surface."""
    for k in range(count):
        a, b = surface.at(k / count, 1), surface.at((k + 1) / count, 1)
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + drop * 1.1)
        d = f"M{point(*a)} L{point(*b)} Q{point(b[0], b[1] + drop)} {point(*middle)} "
        d += f"Q{point(a[0], a[1] + drop)} {point(*a)} Z"
        canvas.path(d, colours[k % 2], 1.7, (canvas.fade(0, a[1], 0, a[1] + drop, darker(colours[0], 0.5), 0.35),))


def awning(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float = 34,
    jut: float = 12,
    stripes: int = 9,
    colours: Stripes = t.CLOTH_RED_CREAM,
) -> None:
    """A sloping awning: (x, y) is the middle of its upper edge on the wall."""
    half = width / 2
    cloth = Face((x - half, y), (x + half, y), (x + half + jut, y + height), (x - half - jut, y + height))
    striped(canvas, cloth, stripes, colours)
    scallops(canvas, cloth, stripes, 10, colours)


def stall(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    colours: Stripes = t.CLOTH_RED_CREAM,
    fruit: Sequence[str] = ("berry", "apple"),
    seed: int = 0,
) -> None:
    """A market stall 110 wide and 110 high with two baskets on its table."""
    with canvas.moved(x, y, scale):
        scenery.ground_shadow(canvas, 0, 2, 1, 120)
        for px in (-46, 46):
            pole(canvas, (px, 0), (px, -84), 5, t.PALE_WOOD)
        for k, kind in enumerate(fruit):
            goods.basket(canvas, (k - (len(fruit) - 1) / 2) * 42, -36, 0.85, seed + k, kind)
        table = Face((-52, -38), (52, -38), (50, 0), (-50, 0))
        body = polygon(table.mapped(table.bounds))
        canvas.path(
            body, t.OAK[0], 2.4, (canvas.glow(-24, -28, 60, t.OAK[1], 0.8), canvas.fade(0, -20, 52, 0, t.OAK[2], 0.6))
        )
        for v in (0.34, 0.68):
            canvas.line(polyline(table.mapped([(0.01, v), (0.99, v)])), 1.4, t.OAK[2], 0.7)
        canvas.path(rounded(-56, -42, 112, 7, 2), t.PALE_WOOD[0], 2, (canvas.glow(-20, -42, 60, t.PALE_WOOD[1], 0.8),))
        awning(canvas, 0, -112, 96, 30, 10, 7, colours)


def round_tent(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    wall: float,
    roof: float,
    stripes: int = 11,
    colours: Stripes = t.CLOTH_RED_CREAM,
    door: bool = True,
) -> tuple[float, float]:
    """A big-top tent with its foot's middle at (x, y); returns the tip of its roof for a flag."""
    skirt = Lathe(x, [(width / 2 - 6, y - wall), (width / 2, y)], 0.1)
    hat = Lathe.cone(x, y - wall + 3, width + 18, roof, tilt=0.1, curve=0.9)
    scenery.ground_shadow(canvas, x, y + width * 0.05, 1, width * 1.05)
    striped(canvas, skirt, stripes, colours)
    if door:
        foot = y + width * 0.05
        low, high, tip = foot - wall * 0.4, foot - wall * 0.8, foot - wall + 2
        flap = f"M{point(x - 20, foot)} C{point(x - 12, low)} {point(x - 4, high)} {point(x, tip)} "
        flap += f"C{point(x + 4, high)} {point(x + 12, low)} {point(x + 20, foot)} Z"
        canvas.path(flap, "#5a2a22", 2.4, (canvas.glow(x, foot - 4, wall * 0.7, "#ffcf7a", 0.9),))
    striped(canvas, hat, stripes, colours, 3)
    scallops(canvas, hat, stripes, 11, (colours[1], colours[0]))
    return hat.at(0.5, 0)


def curtain(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    side: int = 1,
    tones: Tone = ("#a8332f", "#e0685a", "#4c0f14"),
    folds: int = 6,
) -> None:
    """A drawn stage curtain hanging from (x, y) to the right, gathered towards ``side`` (-1 left, 1 right)."""
    body, light, dark = tones
    hem: list[Point] = []
    waist = 0.34
    for k in range(folds + 1):
        u = k / folds
        hem.append((u, 1.0 + (0.015 if k % 2 else -0.01)))

    def at(u: float, v: float) -> Point:
        pull = 1 - 0.45 * math.exp(-(((v - 0.62) / waist) ** 2)) - 0.12 * v
        across = u * pull if side < 0 else 1 - (1 - u) * pull
        return x + across * width, y + v * height

    edge = (
        [at(0, s / 10) for s in range(11)] + [at(u, v) for u, v in hem[1:]] + [at(1, s / 10) for s in range(9, -1, -1)]
    )
    canvas.path(
        polygon(edge),
        body,
        2.8,
        (canvas.linear(x, 0, x + width, 0, (0, light, 0.35), (0.5, light, 0), (1, dark, 0.5)),),
    )
    for k in range(folds):
        u = (k + 0.5) / folds
        fold = polyline([at(u, s / 10) for s in range(11)])
        canvas.brush(fold, width / folds * 0.5, light if k % 2 else dark, 0.42)
        canvas.line(polyline([at(u + 0.3 / folds, s / 10) for s in range(11)]), 1.4, dark, 0.6)
    canvas.line(polygon(edge), 2.8)
    tie_a, tie_b = at(0, 0.62), at(1, 0.62)
    slack = ((tie_a[0] + tie_b[0]) / 2, tie_a[1] + 9)
    canvas.rod(
        f"M{point(*tie_a)} Q{point(*slack)} {point(*tie_b)}",
        5,
        t.GILT[0],
        t.GILT[1],
        1.5,
    )


def valance(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    drop: float = 30,
    swags: int = 5,
    tones: Tone = ("#a8332f", "#e0685a", "#4c0f14"),
) -> None:
    """Gathered cloth along the top of a stage from (x, y) to the right, with a gold fringe."""
    body, light, dark = tones
    wide = width / swags
    for k in range(swags):
        left = x + k * wide
        right, low = left + wide, y + drop * 1.3
        swag = f"C{point(right - wide * 0.1, low)} {point(left + wide * 0.1, low)} {point(left, y)}"
        d = f"M{point(left, y)} H{right:.1f} {swag} Z"
        canvas.path(
            d,
            body,
            2.2,
            (
                canvas.glow(left + wide * 0.35, y + drop * 0.2, wide * 0.5, light, 0.8),
                canvas.fade(left + wide * 0.4, y, left + wide, y + drop, dark, 0.6),
            ),
        )
        canvas.line(
            f"M{point(left + wide * 0.2, y + 2)} Q{point(left + wide * 0.4, y + drop * 0.7)} "
            f"{point(left + wide * 0.7, y + drop * 0.8)}",
            1.3,
            dark,
            0.6,
        )
        canvas.line(
            f"M{point(right, y + 1)} {swag}",
            3,
            t.GILT[0],
        )


def washing_line(canvas: Canvas, start: Point, end: Point, sag: float = 10, seed: int = 0, pieces: int = 4) -> None:
    """Shirts, socks and cloths drying on a line."""
    rng = random.Random(seed)
    rope(canvas, start, end, sag)
    spots = hang_points(start, end, sag, pieces + 1)[1:-1]
    for k, (x, y) in enumerate(spots):
        tone = rng.choice(("#f6ecd6", "#c9605a", "#7fa8b0", "#e2b45c", "#b4c68c"))
        with canvas.moved(x, y, 1, rotate=rng.uniform(-5, 5)):
            if k % 3 == 0:
                d = "M-7 0 L-13 7 L-9 11 L-7 9 L-7 21 H7 L7 9 L9 11 L13 7 L7 0 Q0 4 -7 0 Z"
            elif k % 3 == 1:
                d = "M-8 0 H8 L9 17 Q0 20 -9 17 Z"
            else:
                d = "M-5 0 H0 V11 L6 14 Q7 18 2 18 L-5 16 Z"
            canvas.path(d, tone, 1.6, (canvas.fade(-2, 4, 9, 20, mixed(tone, "#3a2a30", 0.7), 0.45),))
