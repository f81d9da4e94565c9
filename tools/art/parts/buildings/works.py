"""Wheels, gears, cranes, scaffolding, ladders, stairs, rails and carts, kettles and pipes."""

import math
import random

from art.kit.canvas import Canvas
from art.kit.palette import INK, PEBBLE, mixed
from art.kit.shapes import Point, ellipse, pebbly, point, polygon, polyline, rounded
from art.parts.buildings import tones as t
from art.parts.buildings.tones import Tone


def pole(canvas: Canvas, start: Point, end: Point, width: float = 6, tones: Tone = t.OAK) -> None:
    """A straight timber between two points, with light along it."""
    canvas.rod(f"M{point(*start)} L{point(*end)}", width, tones[0], tones[1], 1.6)


def spoked_wheel(
    canvas: Canvas,
    x: float,
    y: float,
    radius: float,
    spokes: int = 8,
    tones: Tone = t.OAK,
    rim: float = 0.16,
    turn: float = 0.2,
) -> None:
    """A wooden wheel seen from its side."""
    body, light, dark = tones
    for k in range(spokes):
        angle = k * math.tau / spokes + turn
        tip = x + radius * 0.92 * math.cos(angle), y + radius * 0.92 * math.sin(angle)
        pole(canvas, (x, y), tip, max(2.0, radius * 0.09), tones)
    band = radius * rim
    ring = ellipse(x, y, radius - band / 2, radius - band / 2)
    canvas.brush(ring, band + 3.4, mixed(dark, INK, 0.5))
    canvas.brush(ring, band, body)
    canvas.brush(ring, max(1.0, band * 0.3), light, 0.7)
    canvas.ellipse(
        x,
        y,
        radius * 0.16,
        radius * 0.16,
        mixed(body, dark, 0.3),
        2.2,
        (canvas.glow(x - 2, y - 2, radius * 0.16, light, 0.9),),
    )


def gear(
    canvas: Canvas, x: float, y: float, radius: float, teeth: int = 12, tones: Tone = t.COPPER, turn: float = 0.0
) -> None:
    """A toothed wheel with four holes."""
    body, light, dark = tones
    points = []
    for k in range(teeth * 4):
        reach = radius if k % 4 in (1, 2) else radius * 0.84
        angle = (k + turn) * math.tau / (teeth * 4)
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    shade = (
        canvas.glow(x - radius * 0.4, y - radius * 0.4, radius * 1.1, light, 0.85),
        canvas.fade(x, y, x + radius * 0.8, y + radius * 0.8, dark, 0.7),
    )
    canvas.path(polygon(points), body, 2.2, shade)
    canvas.ellipse(x, y, radius * 0.62, radius * 0.62, "none", 1.6, (), dark)
    for k in range(4):
        angle = k * math.tau / 4 + turn
        canvas.ellipse(
            x + radius * 0.4 * math.cos(angle),
            y + radius * 0.4 * math.sin(angle),
            radius * 0.14,
            radius * 0.14,
            dark,
            1.4,
        )
    canvas.ellipse(x, y, radius * 0.16, radius * 0.16, light, 1.8)


def ladder(
    canvas: Canvas, foot: Point, top: Point, width: float = 18, rungs: int = 7, tones: Tone = t.PALE_WOOD
) -> None:
    """A ladder leaning from ``foot`` to ``top``."""
    half = width / 2
    for k in range(rungs):
        s = (k + 0.7) / rungs
        x, y = foot[0] + (top[0] - foot[0]) * s, foot[1] + (top[1] - foot[1]) * s
        canvas.rod(f"M{x - half:.1f} {y:.1f} H{x + half:.1f}", 3, tones[0], tones[1], 1.1)
    for side in (-half, half):
        canvas.rod(
            f"M{point(foot[0] + side, foot[1])} L{point(top[0] + side * 0.9, top[1])}", 3.8, tones[0], tones[1], 1.3
        )


def scaffold(
    canvas: Canvas, x: float, y: float, width: float, height: float, levels: int = 3, tones: Tone = t.PALE_WOOD
) -> None:
    """A light frame of poles, planks and braces standing at (x, y) to the right."""
    rise = height / levels
    for k in range(levels):
        a, b = y - k * rise, y - (k + 1) * rise
        ends = ((x, a), (x + width, b)) if k % 2 else ((x + width, a), (x, b))
        canvas.rod(f"M{point(*ends[0])} L{point(*ends[1])}", 2.4, tones[0], tones[1], 1)
    for px in (x, x + width):
        pole(canvas, (px, y), (px + 1, y - height - 12), 4.4, tones)
    for k in range(1, levels + 1):
        top = y - k * rise
        plank = polygon([(x - 8, top - 2), (x + width + 9, top - 3), (x + width + 9, top + 4), (x - 8, top + 5)])
        canvas.path(plank, tones[0], 1.9, (canvas.glow(x, top, width * 0.6, tones[1], 0.8),))
        for px in (x, x + width):
            canvas.line(f"M{px - 4} {top - 5} l8 10 M{px + 4} {top - 5} l-8 10", 1.8, "#8a6a3c")


def hook_load(canvas: Canvas, x: float, top: float, y: float, scale: float = 1.0, load: str = "crate") -> None:
    """A rope from ``top`` with a hook, carrying a load whose foot is at y: "crate", "block" or "log"."""
    canvas.line(f"M{x:.1f} {top:.1f} V{y - 50 * scale:.1f}", 2.2, "#6b4a2c")
    with canvas.moved(x, y, scale, rotate=2.5):
        canvas.path("M-3 -52 q8 2 4 9 q-5 4 -7 -2", "none", 2.6, (), "#3a3236")
        canvas.line("M0 -44 L-22 -30 M0 -44 L22 -30", 1.9, "#6b4a2c")
        if load == "crate":
            for k in range(3):
                canvas.path(
                    rounded(-24, -31 + k * 10.4, 48, 10, 1.5),
                    t.PALE_WOOD[0],
                    1.8,
                    (canvas.linear(-24, 0, 24, 0, (0, t.PALE_WOOD[1], 0.7), (1, t.PALE_WOOD[2], 0.5)),),
                )
            for px in (-24, 17):
                canvas.path(rounded(px, -32, 7, 33, 1), t.PALE_WOOD[0], 1.8)
        elif load == "log":
            canvas.rod("M-32 -20 L32 -17", 15, t.BARK[0], t.BARK[1], 2)
            canvas.ellipse(33, -17, 6, 8.5, t.PALE_WOOD[0], 2)
        else:
            canvas.path(
                "M-24 -30 L22 -32 L25 0 L-25 1 Z",
                t.CASTLE_STONE[0],
                2.4,
                (canvas.glow(-8, -24, 30, t.CASTLE_STONE[1], 0.8), canvas.fade(0, -16, 26, 0, t.CASTLE_STONE[2], 0.5)),
            )


def stairs(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    steps: int = 5,
    tread: float = 9,
    spread: float = 7,
    tones: Tone = t.MARBLE,
) -> None:
    """Steps going up away from the viewer: (x, y) is the middle of the lowest step's foot; each is narrower."""
    body, light, dark = tones
    for k in range(steps):
        half = width / 2 - k * spread
        foot = y - k * tread
        top = polygon(
            [
                (x - half, foot - tread * 0.55),
                (x + half, foot - tread * 0.55),
                (x + half - spread, foot - tread),
                (x - half + spread, foot - tread),
            ]
        )
        canvas.path(top, mixed(body, light, 0.6), 1.5, (), mixed(dark, INK, 0.3))
        front = rounded(x - half, foot - tread * 0.6, half * 2, tread * 0.6, 1)
        canvas.path(front, body, 1.8, (canvas.fade(x - half * 0.2, 0, x + half, 0, dark, 0.45),))


def side_stairs(
    canvas: Canvas, foot: Point, top: Point, steps: int = 7, width: float = 12, tones: Tone = t.OAK
) -> None:
    """A wooden stair seen from the side, from ``foot`` up to ``top``, with a hand rail."""
    rail = [(foot[0], foot[1] - 20), (top[0], top[1] - 20)]
    pole(canvas, (foot[0], foot[1] + 3), (top[0], top[1] + 3), 4.4, tones)
    for k in range(steps):
        s = (k + 0.5) / steps
        x, y = foot[0] + (top[0] - foot[0]) * s, foot[1] + (top[1] - foot[1]) * s
        canvas.path(
            rounded(x - width / 2, y - 2, width, 4.5, 1),
            tones[0],
            1.6,
            (canvas.glow(x - 3, y - 2, width * 0.7, tones[1], 0.9),),
        )
        if k % 2 == 0:
            canvas.line(f"M{x:.1f} {y:.1f} v-20", 2, tones[2])
    canvas.rod(polyline(rail), 2.8, tones[0], tones[1], 1.1)


def rails(
    canvas: Canvas, far: Point, near: Point, far_gauge: float = 22, near_gauge: float = 70, sleepers: int = 8
) -> None:
    """Rails running from ``far`` towards the viewer at ``near``, on wooden sleepers."""
    for k in range(sleepers):
        s = ((k + 0.5) / sleepers) ** 1.5
        x, y = far[0] + (near[0] - far[0]) * s, far[1] + (near[1] - far[1]) * s
        half = (far_gauge + (near_gauge - far_gauge) * s) * 0.72
        tall = 2.5 + 5 * s
        canvas.path(
            rounded(x - half, y - tall / 2, half * 2, tall, 1.5),
            t.OAK[0],
            1.6,
            (canvas.glow(x - half * 0.5, y, half, t.OAK[1], 0.8),),
        )
    for side in (-0.5, 0.5):
        a = (far[0] + side * far_gauge, far[1])
        b = (near[0] + side * near_gauge, near[1])
        slim = polygon([(a[0] - 1.2, a[1]), (a[0] + 1.2, a[1]), (b[0] + 3.4, b[1]), (b[0] - 3.4, b[1])])
        canvas.path(slim, t.IRON[0], 1.5, (canvas.fade(a[0], a[1], b[0], b[1], t.IRON[1], 0.8),))


def mine_cart(canvas: Canvas, x: float, y: float, scale: float = 1.0, seed: int = 0, load: str = PEBBLE) -> None:
    """A mine cart 90 wide seen from the front corner, heaped with stones of colour ``load``."""
    rng = random.Random(seed)
    with canvas.moved(x, y, scale):
        canvas.spot(4, 2, 62, 11, "#241a12", 0.6)
        for wx in (-26, 28):
            canvas.ellipse(wx, -8, 12, 12, t.IRON[0], 2.4, (canvas.glow(wx - 4, -12, 11, t.IRON[1], 0.9),))
            canvas.ellipse(wx, -8, 4, 4, t.IRON[2], 1.2)
        for _ in range(13):
            px = rng.uniform(-36, 36)
            py = -62 - (1 - (px / 40) ** 2) * rng.uniform(-2, 16)
            size = rng.uniform(8, 12)
            canvas.path(
                pebbly(px, py, size, size * 0.8, rng),
                mixed(load, "#ffffff", rng.uniform(0, 0.25)),
                1.9,
                (
                    canvas.glow(px - 3, py - 4, size, "#f4f2e8", 0.8),
                    canvas.fade(px, py, px + size, py + size, "#3a3a44", 0.6),
                ),
            )
        tub = "M-48 -60 L48 -60 L38 -14 L-38 -14 Z"
        canvas.path(
            tub, t.OAK[0], 3, (canvas.glow(-24, -46, 46, t.OAK[1], 0.9), canvas.fade(0, -40, 46, -14, t.OAK[2], 0.6))
        )
        canvas.line("M-44 -45 L44 -45 M-41 -30 L41 -30", 1.5, t.OAK[2], 0.7)
        for d in ("M-50 -60 H50", "M-28 -58 L-22 -15", "M28 -58 L22 -15"):
            canvas.rod(d, 4.4, t.IRON[0], t.IRON[1], 1.3)


def kettle_pipe(canvas: Canvas, spots: list[Point], width: float = 9, tones: Tone = t.COPPER) -> None:
    """A bent metal pipe through the given points with collars at its bends."""
    body, light, dark = tones
    d = polyline(spots)
    canvas.brush(d, width + 3.6, mixed(dark, INK, 0.5))
    canvas.brush(d, width, body)
    canvas.brush(d, width * 0.3, light, 0.8)
    for x, y in spots[1:-1]:
        canvas.ellipse(
            x, y, width * 0.72, width * 0.72, body, 1.8, (canvas.glow(x - 2, y - 2, width * 0.7, light, 0.9),)
        )


def scales_of_justice(canvas: Canvas, x: float, y: float, scale: float = 1.0, tones: Tone = t.GILT) -> None:
    """Golden scales 60 wide hanging around (x, y)."""
    body, light, dark = tones
    with canvas.moved(x, y, scale):
        canvas.line("M0 -22 V22 M-28 -14 Q0 -24 28 -14 M-12 24 H12", 4.6, dark)
        canvas.line("M0 -22 V22 M-28 -14 Q0 -24 28 -14 M-12 24 H12", 2.6, body)
        for side in (-28, 28):
            canvas.line(f"M{side} -14 L{side - 11} 8 M{side} -14 L{side + 11} 8", 1.6, dark)
            canvas.path(
                f"M{side - 13} 8 H{side + 13} Q{side} 22 {side - 13} 8 Z",
                body,
                2,
                (canvas.glow(side - 5, 10, 11, light, 0.9),),
            )
