"""A river that winds towards the viewer, and the stone bridge over it."""

import math
import random
from collections.abc import Sequence

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.scenery.plants import reeds
from art.parts.scenery.props import lantern

Bend = tuple[float, float, float]  # middle x, y, half width

WATER_TONES = ("#6aa3a4", "#cfe6d8", "#3f727c")
EARTH = ("#5f7038", "#a98c58")
"""The wet ground along the banks, and the bank's shadow."""
DECK_DEPTH = -44
DUSK_TONES = ("#5a7f8c", "#f0c49a", "#2c4a5c")


def river(
    canvas: Canvas,
    bends: Sequence[Bend],
    seed: int = 0,
    tones: tuple[str, str, str] = WATER_TONES,
    bank: str = "#cdb888",
    earth: tuple[str, str] = EARTH,
) -> None:
    """Fill a river along its bends: sandy banks, water, soft depth, ripples that follow the stream."""
    rng = random.Random(seed)
    body, light, dark = tones
    top, foot = bends[0][1], bends[-1][1]
    canvas.path(_ribbon(bends, 1.24, 10), earth[0], 0, opacity=0.45)
    canvas.path(_ribbon(bends, 1.14, 6), bank, 2, (canvas.fade(0, top, 0, foot, earth[1], 0.6),), "#7d6a44")
    flow = canvas.linear(0, top, 0, foot, (0, light, 0.95), (0.3, light, 0.35), (0.7, dark, 0.1), (1, dark, 0.75))
    canvas.path(_ribbon(bends, 1.0, 0), body, 1.8, (flow,), "#3f6468")
    for k in range(len(bends) - 1):
        for _ in range(11):
            _ripple(canvas, bends, k + rng.random(), rng, light, dark)
    _pebbles(canvas, bends, rng)


def stone_bridge(canvas: Canvas, x: float, y: float, scale: float = 1.0, water: str = "#3f727c") -> None:
    """An arched bridge 480 wide; (x, y) is the middle of the water line under its arch."""
    with canvas.moved(x, y, scale):
        canvas.spot(10, 26, 220, 34, "#1f3a40", 0.55)
        _parapet(canvas, DECK_DEPTH, "#a3967c", posts=False)
        _deck(canvas)
        edge = shapes.smooth([_bow(k) for k in range(-13, 14)], closed=False)
        face = f"{edge} L256 62 L132 46 C122 -8 70 -34 0 -34 C-70 -34 -122 -8 -132 46 L-256 62 Z"
        canvas.path(
            "M-132 46 C-122 -8 -70 -34 0 -34 C70 -34 122 -8 132 46 Z",
            water,
            0,
            (canvas.fade(0, 40, 0, -34, "#14282c", 0.85),),
        )
        canvas.path(
            face,
            "#b5a88e",
            3.2,
            (canvas.glow(-150, -30, 150, "#f3e9d0", 0.9), canvas.fade(20, -40, 250, 60, "#4f4436", 0.7)),
        )
        _voussoirs(canvas)
        _parapet(canvas, 0, "#c3b699", posts=True)
        for side in (-1, 1):
            _bank_stones(canvas, side)


def _bow(k: float) -> tuple[float, float]:
    """A point of the bridge's upper edge; k runs from -13 to 13."""
    return k * 20.4, -92 + (k / 13) ** 2 * 118


def _deck(canvas: Canvas) -> None:
    """The paved way between the two parapets."""
    near = [_bow(k) for k in range(-13, 14)]
    far = [(x, y + DECK_DEPTH) for x, y in near]
    outline = f"{shapes.smooth(far, closed=False)} L{shapes.smooth(near[::-1], closed=False)[1:]} Z"
    shade = (canvas.glow(-110, -100, 170, "#f6e8c0", 0.9), canvas.fade(20, -110, 250, 20, "#8a6e40", 0.6))
    canvas.path(outline, "#dcc593", 2.4, shade)
    for k in range(-12, 13, 2):
        x, y = _bow(k)
        canvas.line(f"M{shapes.point(x, y)} v{DECK_DEPTH}", 1.6, "#a1854e", 0.6)


def _parapet(canvas: Canvas, lift: float, tone: str, posts: bool) -> None:
    """A low wall of coping stones along the bow of the bridge."""
    previous = None
    for k in range(-13, 14):
        px, py = _bow(k)
        py += lift
        if previous is not None:
            angle = math.degrees(math.atan2(py - previous[1], px - previous[0]))
            with canvas.moved((px + previous[0]) / 2, (py + previous[1]) / 2, rotate=angle):
                shade = (canvas.glow(-5, -4, 16, "#fbf3de", 0.85), canvas.fade(0, 0, 10, 12, "#5a4c3a", 0.55))
                canvas.path(shapes.rounded(-11, -9, 22, 20, 5), tone, 1.9, shade)
        previous = (px, py)
    if posts:
        for side in (-1, 1):
            with canvas.moved(side * 268, 30, mirror=side < 0):
                canvas.path(
                    "M-16 34 V-30 H16 V34 Z",
                    tone,
                    2.6,
                    (canvas.glow(-6, -16, 26, "#fbf3de", 0.85), canvas.fade(-4, 0, 16, 0, "#4f4436", 0.6)),
                )
                canvas.path("M-20 -30 H20 L12 -42 H-12 Z", tone, 2.4)
                canvas.rod("M0 -42 V-84 Q0 -96 14 -94", 4, "#5b3d24", "#a97a4c", 1.2)
                lantern(canvas, 15, -94, 0.9, side)


def _voussoirs(canvas: Canvas) -> None:
    """The wedge stones of the arch and a few courses in the face."""
    for k in range(13):
        angle = math.pi * (1.04 + k * 0.92 / 12)
        inner = (132 * math.cos(angle), 46 + 82 * math.sin(angle))
        outer = (156 * math.cos(angle), 46 + 106 * math.sin(angle))
        canvas.line(shapes.polyline([inner, outer]), 1.8, "#5f5240", 0.85)
    canvas.line("M-155 42 C-142 -22 -80 -60 0 -60 C80 -60 142 -22 155 42", 1.8, "#5f5240", 0.85)
    for d in (
        "M-240 42 L-160 30",
        "M-206 12 l14 22",
        "M-180 -6 l10 24",
        "M240 42 L160 30",
        "M206 12 l-14 22",
        "M180 -6 l-10 24",
    ):
        canvas.line(d, 1.6, "#5f5240", 0.7)
    for mx, my in ((-190, 40), (170, 36), (-60, -58)):
        canvas.spot(mx, my, 30, 12, "#7f9a4c", 0.65)


def _bank_stones(canvas: Canvas, side: int) -> None:
    rng = random.Random(5 + side)
    for _ in range(7):
        px, py, size = side * rng.uniform(130, 250), rng.uniform(50, 76), rng.uniform(9, 18)
        shade = (
            canvas.glow(px - size * 0.3, py - size * 0.4, size * 1.2, "#efe7d2", 0.9),
            canvas.fade(px, py, px + size, py + size * 0.7, "#4a4238", 0.6),
        )
        canvas.path(shapes.pebbly(px, py, size, size * 0.68, rng), "#a59c8a", 1.8, shade)
    reeds(canvas, side * 150, 84, 1.3, 8 + side, count=8)


def _ribbon(bends: Sequence[Bend], factor: float, extra: float) -> str:
    """The outline of a band along the bends, widened."""
    left = [(x - half * factor - extra, y) for x, y, half in bends]
    right = [(x + half * factor + extra, y) for x, y, half in bends]
    there = shapes.smooth(left, closed=False)
    back = shapes.smooth(right[::-1], closed=False)
    return f"{there} L{back[1:]} Z"


def _at(bends: Sequence[Bend], t: float) -> Bend:
    """A point between two bends, on the same soft curve as the banks."""
    k = min(int(t), len(bends) - 2)
    share = t - k
    before, start, end, after = (bends[max(0, min(len(bends) - 1, k + d))] for d in (-1, 0, 1, 2))
    values = []
    for p0, p1, p2, p3 in zip(before, start, end, after, strict=True):
        slope_in, slope_out = (p2 - p0) / 2, (p3 - p1) / 2
        s2, s3 = share * share, share**3
        values.append(
            (2 * s3 - 3 * s2 + 1) * p1
            + (s3 - 2 * s2 + share) * slope_in
            + (3 * s2 - 2 * s3) * p2
            + (s3 - s2) * slope_out
        )
    return values[0], values[1], values[2]


def _ripple(canvas: Canvas, bends: Sequence[Bend], t: float, rng: random.Random, light: str, dark: str) -> None:
    x, y, half = _at(bends, t)
    px = x + rng.uniform(-0.66, 0.62) * half
    long = half * rng.uniform(0.16, 0.42)
    pale = rng.random() < 0.68
    width = max(1.4, half * 0.024)
    stroke = (
        f"M{shapes.point(px - long / 2, y)} q{long * 0.25:.1f} {-long * 0.1:.1f} {long * 0.5:.1f} 0 t{long * 0.5:.1f} 0"
    )
    canvas.brush(stroke, width, "#fbfff4" if pale else dark, 0.6 if pale else 0.35)


def _pebbles(canvas: Canvas, bends: Sequence[Bend], rng: random.Random) -> None:
    """Stones strewn along both banks."""
    for _ in range(len(bends) * 12):
        x, y, half = _at(bends, rng.uniform(0.3, len(bends) - 1.01))
        px = x + rng.choice((-1, 1)) * (half * 1.07 + 4)
        size = half * rng.uniform(0.03, 0.08) + 1.5
        shade = (canvas.glow(px - size * 0.3, y - size * 0.4, size, "#f6efdc", 0.9),)
        canvas.path(
            shapes.pebbly(px, y, size, size * 0.7, rng), rng.choice(("#a59c8a", "#b9ae98", "#8f887a")), 1.2, shade
        )
