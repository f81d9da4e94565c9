"""Hills, ground, paths, water, rocks, fences and walls."""

import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import (
    FAR_INK,
    HILL_FAR,
    MEADOW,
    MEADOW_DEEP,
    MEADOW_LIGHT,
    PATH,
    PATH_LIGHT,
    STONE,
    STONE_DARK,
    STONE_LIGHT,
    WATER,
    WATER_DEEP,
    WATER_LIGHT,
)


def hills(
    canvas: Canvas,
    y: float,
    height: float = 50,
    seed: int = 0,
    colours: tuple[str, str] = (HILL_FAR, "#e4e8cc"),
    bumps: int = 3,
    ink: float = 0,
) -> None:
    """A line of rounded hills across the page, everything below it filled; colours are body and lit crest."""
    rng = random.Random(seed)
    body, crest = colours
    line = shapes.smooth(shapes.ridge(canvas.width + 80, y, height, rng, bumps, -40), closed=False)
    outline = f"{line} L{shapes.point(canvas.width + 40, canvas.height)} L-40 {canvas.height} Z"
    canvas.path(
        outline, body, ink, (canvas.linear(0, y - height, 0, y + height, (0, crest, 0.6), (1, crest, 0)),), FAR_INK
    )


def ground(
    canvas: Canvas,
    y: float,
    seed: int = 0,
    colours: tuple[str, str, str] = (MEADOW, MEADOW_LIGHT, MEADOW_DEEP),
    height: float = 14,
    patches: int = 10,
) -> None:
    """The near ground from ``y`` down to the foot of the page, with soft patches; colours: body, light, deep."""
    rng = random.Random(seed)
    body, light, deep = colours
    line = shapes.smooth(shapes.ridge(canvas.width + 80, y, height, rng, 2, -40), closed=False)
    outline = f"{line} L{shapes.point(canvas.width + 40, canvas.height)} L-40 {canvas.height} Z"
    shade = canvas.linear(0, y - height, 0, canvas.height, (0, light, 0.65), (0.35, light, 0.1), (1, deep, 0.7))
    canvas.path(outline, body, 1.6, (shade,), FAR_INK)
    for _ in range(patches):
        wide = rng.uniform(40, 110)
        px, py = rng.uniform(0, canvas.width), rng.uniform(y + 24, canvas.height)
        canvas.spot(px, py, wide, wide * 0.2, rng.choice((light, deep)), 0.3)


def path_to(
    canvas: Canvas, x: float, y: float, scale: float = 1.0, seed: int = 0, colours: tuple[str, str] = (PATH, PATH_LIGHT)
) -> None:
    """A footpath that winds from (x, y), far, down to the foot of the page and widens on its way."""
    body, light = colours
    drop = canvas.height - y + 10
    side = 1 if seed % 2 else -1
    with canvas.moved(x, y, mirror=side < 0):
        w = scale
        outline = (
            f"M{-7 * w:.1f} 0 C{-30 * w:.1f} {drop * 0.25:.1f} {38 * w:.1f} {drop * 0.4:.1f} {-30 * w:.1f} {drop:.1f} "
            f"L{78 * w:.1f} {drop:.1f} C{92 * w:.1f} {drop * 0.45:.1f} {2 * w:.1f} {drop * 0.3:.1f} {8 * w:.1f} 0 Z"
        )
        canvas.path(
            outline,
            body,
            1.4,
            (canvas.fade(60 * w, 0, -20 * w, 0, light, 0.9), canvas.fade(0, drop * 0.4, 0, drop, "#8a6a3c", 0.4)),
            "#8a7444",
        )
        rng = random.Random(seed)
        for _ in range(14):
            t = rng.uniform(0.25, 1)
            stone_x = (10 + rng.uniform(-18, 40) * t) * w
            canvas.ellipse(stone_x, drop * t, 4 * t, 2 * t, "#b39a66", 0.8, ink_colour="#7d6840")


def stream(
    canvas: Canvas,
    y: float,
    seed: int = 0,
    colours: tuple[str, str, str] = (WATER, WATER_LIGHT, WATER_DEEP),
    bottom: float | None = None,
) -> None:
    """Water across the page from ``y`` to ``bottom`` (default: the foot of the page)."""
    rng = random.Random(seed)
    body, light, deep = colours
    end = canvas.height if bottom is None else bottom
    top = shapes.smooth(shapes.ridge(canvas.width + 80, y, 10, rng, 3, -40), closed=False)
    outline = f"{top} L{shapes.point(canvas.width + 40, end)} L-40 {shapes.number(end)} Z"
    canvas.path(
        outline,
        body,
        2,
        (canvas.linear(0, y - 10, 0, end, (0, light, 0.75), (0.4, light, 0.1), (1, deep, 0.85)),),
        "#5a6a4a",
    )
    canvas.brush(top, 5, "#d9cfa4", 0.8)
    ripples(canvas, 0, y + 12, canvas.width, end - y - 16, rng)


def ripples(
    canvas: Canvas, x: float, y: float, width: float, height: float, rng: random.Random, count: int = 16
) -> None:
    """Short pale strokes on water inside a box."""
    for _ in range(count):
        t = rng.random()
        long = 16 + 34 * t
        px, py = x + rng.uniform(0, width), y + height * t
        canvas.brush(
            f"M{shapes.point(px, py)} q{long / 4:.1f} -4 {long / 2:.1f} 0 t{long / 2:.1f} 0", 1.6 + t, "#f0faec", 0.65
        )


def pond(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    colours: tuple[str, str, str] = (WATER, WATER_LIGHT, WATER_DEEP),
) -> None:
    """A small pond 160 wide with a sandy rim, its middle at (x, y)."""
    rng = random.Random(seed)
    body, light, deep = colours
    with canvas.moved(x, y, scale):
        canvas.path(shapes.pebbly(0, 0, 86, 25, rng, 0.08), "#c8b27c", 1.6, (), "#7a6a44")
        canvas.path(
            shapes.pebbly(0, 1, 78, 20, rng, 0.08),
            body,
            1.4,
            (canvas.glow(-24, -8, 50, light, 0.9), canvas.fade(0, 0, 30, 22, deep, 0.8)),
            "#4a6a68",
        )
        ripples(canvas, -54, -8, 80, 20, rng, 5)


def rock(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    colours: tuple[str, str, str] = ("#a59c8a", "#efe7d2", "#4a4238"),
) -> None:
    """A boulder about 34 wide with a crack and moss."""
    rng = random.Random(seed)
    body, light, dark = colours
    with canvas.moved(x, y, scale):
        canvas.spot(4, 1, 24, 5, "#2f3b1c", 0.5)
        outline = shapes.smooth(
            [
                (-17, 0),
                (-16 + rng.uniform(-2, 2), -10),
                (-6, -17 + rng.uniform(-3, 3)),
                (7, -15),
                (16, -7 + rng.uniform(-3, 2)),
                (16, 1),
                (0, 4),
            ]
        )
        canvas.path(outline, body, 1.9, (canvas.glow(-7, -11, 16, light, 0.9), canvas.fade(0, -6, 14, 4, dark, 0.65)))
        canvas.line("M2 -12 l3 5 l-2 4", 1.1, dark, 0.6)
        canvas.spot(-8, -2, 9, 4, "#7f9a4c", 0.6)


def stepping_stones(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    colours: tuple[str, str] = (STONE, STONE_LIGHT),
    count: int = 5,
) -> None:
    """Flat stones in a row to the right of (x, y)."""
    rng = random.Random(seed)
    body, light = colours
    with canvas.moved(x, y, scale):
        for k in range(count):
            sx, sy = k * 30 + rng.uniform(-3, 3), rng.uniform(-4, 4)
            canvas.path(shapes.pebbly(sx, sy, 13, 5.5, rng), body, 1.6, (canvas.glow(sx - 4, sy - 3, 12, light, 0.9),))


def fence(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    colours: tuple[str, str] = ("#9a7048", "#d6ac78"),
    length: float = 120,
) -> None:
    """A crooked wooden fence to the right of (x, y), 30 high."""
    rng = random.Random(seed)
    wood, light = colours
    with canvas.moved(x, y, scale):
        for height in (-10, -22):
            sag, end = height + rng.uniform(-3, 3), height + rng.uniform(-2, 2)
            canvas.rod(f"M-4 {height} Q{length / 2:.0f} {sag:.1f} {length + 4:.0f} {end:.1f}", 3.6, wood, light, 1.2)
        for k in range(int(length / 24) + 1):
            lean, top = rng.uniform(-2, 2), -30 + rng.uniform(-3, 3)
            with canvas.moved(k * 24, 0):
                post = [(-3, 2), (lean - 3, top), (lean, top - 4), (lean + 4, top), (4, 2)]
                shade = canvas.linear(-3, 0, 4, 0, (0, light, 0.7), (1, "#4a2e18", 0.5))
                canvas.path(shapes.polygon(post), wood, 1.8, (shade,))


def stone_wall(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    seed: int = 0,
    colours: tuple[str, str, str] = (STONE, STONE_LIGHT, STONE_DARK),
    course: float = 24,
) -> None:
    """Courses of rough stones filling a box whose upper left corner is (x, y)."""
    rng = random.Random(seed)
    body, light, dark = colours
    canvas.path(shapes.rounded(x, y, width, height), dark, 0)
    rows = max(1, round(height / course))
    tall = height / rows
    for row in range(rows):
        left = x - rng.uniform(0, course)
        while left < x + width:
            wide = rng.uniform(course * 1.1, course * 2.1)
            start, end = max(left, x), min(left + wide, x + width)
            left += wide
            if end - start < 7:
                continue
            top = y + row * tall
            outline = shapes.rounded(start + 1, top + 1, end - start - 2, tall - 2, tall * 0.3)
            canvas.path(
                outline,
                body,
                1.2,
                (
                    canvas.glow(start + 5, top + 4, wide * 0.7, light, rng.uniform(0.3, 0.9)),
                    canvas.fade(start, top, end, top + tall, dark, rng.uniform(0.25, 0.6)),
                ),
                dark,
            )
