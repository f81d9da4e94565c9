"""Trees and bushes, built from cushions of leaves."""

import math
import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import LEAF_SUMMER, PINE, darker

Leaf = tuple[str, str, str]  # dark, middle, light

BARK = ("#3f2717", "#7a5536", "#c79a66")


def leaf_mass(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    colours: Leaf = LEAF_SUMMER,
    ink: float = 2.2,
    ticks: int = 6,
    lobes: int = 11,
) -> None:
    """One round cushion of foliage, 40 units in radius, centred on (x, y)."""
    rng = random.Random(seed)
    dark, middle, light = colours
    with canvas.moved(x, y, scale):
        outline = shapes.scalloped(0, 0, 42, 36, rng, lobes)
        shade = (canvas.glow(-14, -16, 44, light, 0.85), canvas.fade(2, 2, 26, 38, darker(dark), 0.62))
        canvas.path(outline, middle, ink, shade, darker(dark))
        for _ in range(ticks * 2):
            angle, reach = rng.uniform(0, math.tau), rng.uniform(0.1, 0.78)
            lx, ly = 36 * reach * math.cos(angle), 30 * reach * math.sin(angle)
            tone = light if lx + ly < -4 else dark
            canvas.brush(f"M{shapes.point(lx - 5, ly)} q3 -5 6 -1 q3 -4 6 1", 2.4, tone, 0.65)
        for _ in range(ticks):
            angle, reach = rng.uniform(0, math.tau), rng.uniform(0.2, 0.8)
            lx, ly = 36 * reach * math.cos(angle), 30 * reach * math.sin(angle)
            canvas.line(f"M{shapes.point(lx - 5, ly)} q2.5 3.5 5 0 q2.5 3.5 5 0", 1.2, darker(dark), 0.5)


def broadleaf(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    colours: Leaf = LEAF_SUMMER,
    bark: Leaf = BARK,
    ink: float = 2.2,
) -> None:
    """A broadleaf tree about 130 high: forked trunk, five cushions of leaves, its own lean."""
    rng = random.Random(seed)
    lean = rng.uniform(-5, 5)
    dark, middle, light = colours
    with canvas.moved(x, y, scale, rotate=lean * 0.5):
        trunk = (
            f"M-11 1 C-6 -8 -6 -26 -7 -44 L-18 -62 L-13 -65 L-1 -50 L{3 + lean:.1f} -72 L{8 + lean:.1f} -71 "
            "L6 -48 L18 -60 L22 -56 L8 -38 C7 -22 8 -8 14 1 C6 4 -6 4 -11 1 Z"
        )
        canvas.path(
            trunk, bark[1], ink, (canvas.glow(-6, -20, 16, bark[2], 0.7), canvas.fade(-2, 0, 12, 0, bark[0], 0.7))
        )
        for dx, height in ((-3, 20), (2, 34), (5, 14)):
            canvas.line(f"M{dx} {-height} q1.5 6 0 11", 1.1, bark[0], 0.6)
        cushions = (
            (-26, -66, 0.56, (dark, middle, light)),
            (27, -64, 0.54, (dark, dark, middle)),
            (-15, -92, 0.58, (dark, middle, light)),
            (17, -94, 0.6, (dark, middle, light)),
            (1, -72, 0.6, (dark, middle, light)),
            (-2, -108, 0.52, (dark, middle, light)),
        )
        for dx, dy, size, tones in cushions:
            wide = size * rng.uniform(0.9, 1.12)
            leaf_mass(
                canvas,
                dx + rng.uniform(-3, 3),
                dy + rng.uniform(-3, 3),
                wide,
                rng.randrange(999),
                tones,
                ink / wide * 0.8,
                3,
            )


def pine(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    colours: Leaf = PINE,
    ink: float = 2.0,
) -> None:
    """A fir about 120 high with ragged drooping skirts."""
    rng = random.Random(seed)
    dark, middle, light = colours
    with canvas.moved(x, y, scale):
        canvas.path("M-5 2 L-3 -24 L4 -24 L7 2 Z", "#6a4a30", ink, (canvas.fade(-3, 0, 7, 0, "#2a180e", 0.6),))
        for level in range(5):
            half, foot, top = 34 - level * 5.6, -14 - level * 20, -50 - level * 18
            fringe = []
            teeth = 6
            for k in range(teeth + 1):
                fx = half - 2 * half * k / teeth
                fringe.append((fx, foot + (4 if k % 2 else -3) + rng.uniform(-2, 2) - abs(fx) * 0.06))
            pieces = [f"M{shapes.point(0, top)} Q{shapes.point(half * 0.3, foot - 16)} {shapes.point(*fringe[0])}"]
            pieces += [f"L{shapes.point(*spot)}" for spot in fringe[1:]]
            pieces.append(f"Q{shapes.point(-half * 0.3, foot - 16)} {shapes.point(0, top)} Z")
            shade = (
                canvas.glow(-half * 0.45, foot - 12, half, light, 0.7),
                canvas.fade(0, foot - 20, half, foot + 4, dark, 0.75),
            )
            canvas.path(" ".join(pieces), middle, ink, shade, darker(dark))


def tree_trunk(
    canvas: Canvas, x: float, y: float, scale: float = 1.0, seed: int = 0, colours: Leaf = BARK, height: float = 420
) -> None:
    """The lower part of a great trunk with root flare, 90 wide at scale 1, for forest interiors."""
    rng = random.Random(seed)
    dark, middle, light = colours
    with canvas.moved(x, y, scale):
        outline = (
            f"M-76 6 C-50 -6 -44 -40 -40 -110 C-38 -200 -42 -300 -36 {-height} L38 {-height} "
            "C42 -300 36 -200 42 -110 C46 -40 58 -8 84 4 C60 12 44 2 32 6 C14 14 -10 4 -26 10 C-44 14 -58 8 -76 6 Z"
        )
        canvas.path(
            outline,
            middle,
            3,
            (canvas.linear(-44, 0, 46, 0, (0, light, 0.6), (0.4, light, 0), (0.55, dark, 0.1), (1, dark, 0.8)),),
        )
        for _ in range(22):
            lx, ly = rng.uniform(-32, 34), -rng.uniform(10, height - 40)
            bend, end = rng.uniform(-4, 4), rng.uniform(18, 40)
            canvas.line(f"M{shapes.point(lx, ly)} q{bend:.1f} 14 {-bend / 2:.1f} {end:.1f}", 1.6, dark, 0.6)
        for _ in range(8):
            lx, ly = rng.uniform(-34, -8), -rng.uniform(10, height - 40)
            canvas.brush(
                f"M{shapes.point(lx, ly)} q{rng.uniform(-3, 3):.1f} 14 0 {rng.uniform(14, 30):.1f}", 3, light, 0.4
            )


def bush(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    colours: Leaf = LEAF_SUMMER,
    berries: str = "",
) -> None:
    """A low bush 90 wide; with ``berries`` a colour, it bears them."""
    rng = random.Random(seed)
    with canvas.moved(x, y, scale):
        canvas.spot(4, 2, 52, 9, "#2f3b1c", 0.5)
        for dx, dy, size in ((-24, -16, 0.55), (24, -15, 0.52), (0, -26, 0.66), (-2, -12, 0.5)):
            leaf_mass(canvas, dx, dy, size * rng.uniform(0.92, 1.08), rng.randrange(999), colours, 3, 3)
        if berries:
            for _ in range(11):
                angle, reach = rng.uniform(0, math.tau), math.sqrt(rng.random())
                bx, by = 36 * reach * math.cos(angle), -22 + 20 * reach * math.sin(angle)
                canvas.ellipse(bx, by, 3.8, 3.8, berries, 1.2, (canvas.glow(bx - 1.2, by - 1.4, 3, "#ffe6e0", 0.9),))
