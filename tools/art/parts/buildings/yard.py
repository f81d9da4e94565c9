"""Land around a building: cliffs, rows of crops, hedges, iron fences, jetties, boats, staddle stones, paving."""

import math
import random

from art.kit.canvas import Canvas
from art.kit.palette import BERRY, LEAF_SUMMER, darker, mixed
from art.kit.shapes import Point, ellipse, polygon, rounded, scalloped, smooth
from art.parts import scenery
from art.parts.buildings import tones as t
from art.parts.buildings.tones import Tone
from art.parts.buildings.works import pole


def field(
    canvas: Canvas,
    y: float,
    bottom: float,
    vanish: Point,
    rows: int = 9,
    soil: tuple[str, str] = ("#8a6a3c", "#c8a868"),
    crop: str = "wheat",
    seed: int = 0,
    left: float = -40,
    right: float = 580,
) -> None:
    """A field between two heights with rows running to ``vanish``; ``crop`` is "wheat", "cabbage" or "berry"."""
    rng = random.Random(seed)
    body, light = soil

    def edge(x: float, height: float) -> float:
        return vanish[0] + (x - vanish[0]) * (height - vanish[1]) / (bottom - vanish[1])

    shape = polygon([(edge(left, y), y), (edge(right, y), y), (right, bottom), (left, bottom)])
    canvas.path(
        shape,
        body,
        1.6,
        (canvas.linear(0, y, 0, bottom, (0, light, 0.7), (0.6, light, 0), (1, darker(body), 0.5)),),
        "#6a5a34",
    )
    for step in range(11):
        height = y + (bottom - y) * (step / 10) ** 1.3
        size = 0.35 + 0.75 * (step / 10)
        for k in range(rows):
            px = edge(left + (right - left) * (k + 0.5) / rows, height) + rng.uniform(-2, 2)
            if -20 < px < canvas.width + 20:
                plant(canvas, px, height + 3, size, crop, rng)


def plant(canvas: Canvas, x: float, y: float, scale: float, kind: str, rng: random.Random) -> None:
    """One crop plant: "wheat", "cabbage" or "berry"."""
    with canvas.moved(x, y, scale):
        if kind == "wheat":
            for _ in range(5):
                lean, tall = rng.uniform(-8, 8), rng.uniform(22, 32)
                tone = rng.choice(("#d8b04c", "#e9cd7c", "#b58a34"))
                canvas.brush(f"M{lean * 0.2:.1f} 0 Q{lean * 0.3:.1f} {-tall * 0.6:.1f} {lean:.1f} {-tall:.1f}", 2, tone)
                canvas.brush(f"M{lean:.1f} {-tall:.1f} l{lean * 0.1:.1f} -8", 4.2, tone)
        elif kind == "cabbage":
            for dx, dy, r, tone in (
                (-7, -5, 8, "#6d8f5c"),
                (7, -5, 8, "#5d804e"),
                (0, -9, 9, "#8fb070"),
                (0, -8, 5, "#b8cf90"),
            ):
                canvas.ellipse(
                    dx, dy, r, r * 0.8, tone, 1.3, (canvas.glow(dx - 2, dy - 3, r, "#dcebb0", 0.6),), "#3a5230"
                )
        else:
            canvas.path(
                scalloped(0, -13, 15, 13, rng, 8),
                "#6f8f45",
                1.6,
                (canvas.glow(-5, -18, 16, "#b4c46a", 0.9), canvas.fade(0, -10, 14, 0, "#2c4420", 0.6)),
                "#3a5228",
            )
            for _ in range(7):
                bx, by = rng.uniform(-11, 11), rng.uniform(-22, -5)
                canvas.ellipse(bx, by, 3.1, 3.1, BERRY, 1, (canvas.glow(bx - 1, by - 1, 3, "#f6b0c0", 0.9),))


def hedge(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float = 26,
    seed: int = 0,
    colours: tuple[str, str, str] = LEAF_SUMMER,
) -> None:
    """A clipped hedge to the right of (x, y)."""
    rng = random.Random(seed)
    dark, middle, light = colours
    canvas.path(
        rounded(x, y - height, width, height, 8),
        middle,
        2.2,
        (
            canvas.glow(x + width * 0.3, y - height, width * 0.5, light, 0.85),
            canvas.fade(x, y - height * 0.5, x, y, darker(dark), 0.6),
        ),
        darker(dark),
    )
    for _ in range(int(width / 5)):
        px, py = x + rng.uniform(4, width - 8), y - rng.uniform(3, height - 3)
        canvas.line(f"M{px:.1f} {py:.1f} q2 3 4 0 q2 3 4 0", 1.1, darker(dark), 0.5)


def topiary(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    kind: str = "ball",
    seed: int = 0,
    colours: tuple[str, str, str] = LEAF_SUMMER,
) -> None:
    """A clipped tree about 70 high: "ball" (two balls on a stem) or "cone" (a cypress)."""
    rng = random.Random(seed)
    dark, middle, light = colours
    with canvas.moved(x, y, scale):
        scenery.ground_shadow(canvas, 0, 0, 1, 34)
        pole(canvas, (0, 0), (0, -26), 5, t.BARK)
        balls = ((0, -24, 17), (0, -52, 12)) if kind == "ball" else ()
        for cx, cy, r in balls:
            canvas.path(
                scalloped(cx, cy, r, r, rng, 10, 0.16),
                middle,
                2,
                (
                    canvas.glow(cx - r * 0.4, cy - r * 0.5, r * 1.1, light, 0.9),
                    canvas.fade(cx, cy, cx + r, cy + r, darker(dark), 0.65),
                ),
                darker(dark),
            )
        if kind == "cone":
            canvas.path(
                "M0 -92 C10 -66 17 -34 14 -8 Q0 0 -14 -8 C-17 -34 -10 -66 0 -92 Z",
                middle,
                2.2,
                (canvas.glow(-6, -50, 30, light, 0.8), canvas.fade(0, -40, 16, -20, darker(dark), 0.7)),
                darker(dark),
            )
            for _ in range(10):
                px, py = rng.uniform(-8, 8), rng.uniform(-66, -10)
                canvas.line(f"M{px:.1f} {py:.1f} q2 -6 1 -10", 1.2, darker(dark), 0.55)


def iron_fence(
    canvas: Canvas, x: float, y: float, width: float, height: float = 44, colour: str = "#33303a", gap: float = 12
) -> None:
    """Spiked iron bars to the right of (x, y)."""
    for v in (0.16, 0.74):
        canvas.line(f"M{x:.1f} {y - height * v:.1f} H{x + width:.1f}", 2.6, colour)
    for k in range(int(width / gap) + 1):
        px = x + k * gap
        canvas.line(f"M{px:.1f} {y:.1f} V{y - height:.1f}", 2.2, colour)
        tip = y - height
        canvas.path(
            f"M{px - 3.4:.1f} {tip + 2:.1f} L{px:.1f} {tip - 8:.1f} L{px + 3.4:.1f} {tip + 2:.1f} Z", colour, 0.8
        )


def staddle(canvas: Canvas, x: float, y: float, scale: float = 1.0, tones: Tone = t.FIELDSTONE) -> None:
    """A mushroom-shaped stone 34 high that carries a granary."""
    body, light, dark = tones
    with canvas.moved(x, y, scale):
        scenery.ground_shadow(canvas, 0, 0, 1, 34)
        canvas.path(
            "M-10 1 L-6 -24 H6 L10 1 Q0 4 -10 1 Z",
            body,
            2.2,
            (canvas.glow(-5, -14, 12, light, 0.8), canvas.fade(0, 0, 10, 0, dark, 0.6)),
        )
        canvas.path(
            "M-17 -22 C-16 -34 16 -34 17 -22 Q0 -18 -17 -22 Z",
            body,
            2.2,
            (canvas.glow(-6, -29, 14, light, 0.9), canvas.fade(0, -26, 16, -20, dark, 0.6)),
        )


def cobbles(
    canvas: Canvas,
    y: float,
    bottom: float,
    seed: int = 0,
    tones: Tone = ("#c2b08c", "#ecdfbc", "#76654a"),
    left: float = 0,
    right: float = 540,
    rows: int = 7,
) -> None:
    """A paved street from ``y`` down to ``bottom``, stones growing towards the viewer."""
    rng = random.Random(seed)
    body, light, dark = tones
    canvas.path(
        polygon([(left, y), (right, y), (right, bottom), (left, bottom)]),
        mixed(body, dark, 0.22),
        0,
        (canvas.linear(0, y, 0, bottom, (0, light, 0.5), (1, dark, 0.4)),),
    )
    for row in range(rows):
        s0, s1 = (row / rows) ** 1.4, ((row + 1) / rows) ** 1.4
        top, foot = y + (bottom - y) * s0, y + (bottom - y) * s1
        wide = (foot - top) * 2.4 + 6
        px = left - rng.uniform(0, wide)
        while px < right:
            w = wide * rng.uniform(0.75, 1.2)
            if rng.random() < 0.72:
                canvas.path(
                    ellipse(px + w / 2, (top + foot) / 2, w * 0.44, (foot - top) * 0.4),
                    mixed(body, rng.choice((light, dark)), rng.uniform(0, 0.3)),
                    1.2,
                    (canvas.glow(px + w * 0.35, top + 2, w * 0.5, light, 0.6),),
                    mixed(dark, body, 0.15),
                )
            px += w


def slab_path(
    canvas: Canvas,
    start: Point,
    end: Point,
    width: float = 70,
    seed: int = 0,
    tones: Tone = ("#d3bf92", "#efe0b6", "#85714a"),
) -> None:
    """A trodden path from ``start`` (far, narrow) to ``end`` (near, wide)."""
    body, light, dark = tones
    rng = random.Random(seed)
    bend = rng.choice((-1, 1)) * width * 0.5
    near = width / 2
    far = width * 0.16
    left = [
        (start[0] - far, start[1]),
        ((start[0] + end[0]) / 2 - near * 0.6 + bend, (start[1] + end[1]) / 2),
        (end[0] - near, end[1]),
    ]
    right = [
        (end[0] + near, end[1]),
        ((start[0] + end[0]) / 2 + near * 0.6 + bend, (start[1] + end[1]) / 2),
        (start[0] + far, start[1]),
    ]
    d = smooth(left, False) + smooth(right, False).replace("M", " L", 1) + " Z"
    canvas.path(
        d, body, 1.4, (canvas.linear(0, start[1], 0, end[1], (0, light, 0.7), (1, dark, 0.35)),), mixed(dark, body, 0.2)
    )
    for _ in range(9):
        s = rng.uniform(0.2, 0.95)
        px = start[0] + (end[0] - start[0]) * s + math.sin(math.pi * s) * bend + rng.uniform(-1, 1) * near * 0.6 * s
        canvas.ellipse(
            px,
            start[1] + (end[1] - start[1]) * s,
            6 * s,
            2.6 * s,
            mixed(body, dark, 0.25),
            0.9,
            (),
            mixed(dark, body, 0.2),
        )
