"""The pearl-blue river of the expansion: water, banks, lilies, shells and pearls."""

import itertools
import math
import random
from collections.abc import Sequence

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import LEAF_DEEP, LEAF_SUMMER
from art.parts.scenery.backdrops import far_firs, heavens
from art.parts.scenery.land import ground, hills, ripples
from art.parts.scenery.moods import MOODS
from art.parts.scenery.trees import broadleaf

Water = tuple[str, str, str]  # body, light, deep

PEARL_WATER: Water = ("#62a8bc", "#d4eeec", "#2f6a88")
EVENING_WATER: Water = ("#8a94b0", "#f6d2b0", "#3a4c78")
NIGHT_WATER: Water = ("#2f5a78", "#94c4d0", "#12283f")
ROSE_SHELL = ("#f0b8a8", "#fff0e4", "#a8605c")
SAND_SHELL = ("#ecd0a0", "#fff6dc", "#9a6c40")
PEARL_TONES = ("#f2ecec", "#ffffff", "#8f98b4")


def open_water(canvas: Canvas, y: float, seed: int = 0, colours: Water = PEARL_WATER, count: int = 22) -> None:
    """Still water from the level line ``y`` to the foot of the page."""
    body, light, deep = colours
    depth = canvas.linear(
        0, y, 0, canvas.height, (0, light, 0.85), (0.22, light, 0.25), (0.5, deep, 0.05), (1, deep, 0.85)
    )
    outline = f"M-10 {y:.1f} H{canvas.width + 10:.1f} V{canvas.height + 10:.1f} H-10 Z"
    canvas.path(outline, body, 1.4, (depth,), deep)
    ripples(canvas, -20, y + 8, canvas.width, canvas.height - y - 12, random.Random(seed), count)


def river_valley(
    canvas: Canvas, time: str = "morning", shore: float = 220, seed: int = 0, water: Water = PEARL_WATER, trees: int = 4
) -> None:
    """Sky, hills and a far bank with trees; the river fills the page from ``shore`` down."""
    rng = random.Random(seed)
    unit = canvas.width / 540
    mood = MOODS[time]
    heavens(canvas, time, shore, seed)
    hills(canvas, shore - 14 * unit, 66 * unit, seed + 1, mood.far)
    hills(canvas, shore - 6 * unit, 36 * unit, seed + 2, mood.near, ink=1.2)
    far_firs(canvas, shore - 10 * unit, 12, mood.firs, rng, 1.2)
    ground(canvas, shore - 6 * unit, seed + 3, mood.soil, 8 * unit, 3)
    for k in range(trees):
        side = rng.uniform(0.0, 0.2) if k % 2 == 0 else rng.uniform(0.8, 1.0)
        leaves = mood.leaves[k % len(mood.leaves)]
        size = unit * rng.uniform(0.7, 1.05)
        broadleaf(canvas, canvas.width * side, shore + 3 * unit, size, rng.randrange(99), leaves, mood.bark)
    open_water(canvas, shore + 6 * unit, seed + 5, water)


def lily_pad(
    canvas: Canvas, x: float, y: float, scale: float = 1.0, bloom: str = "", colours: tuple[str, str, str] = LEAF_SUMMER
) -> None:
    """A floating leaf 60 wide, on request with a flower of colour ``bloom``."""
    dark, middle, light = colours
    with canvas.moved(x, y, scale):
        canvas.spot(3, 4, 38, 12, "#16364a", 0.45)
        pad = "M4 1 L30 -5 C32 4 16 12 -6 11 C-30 10 -36 -3 -22 -9 C-8 -14 16 -13 25 -9 Z"
        shade = (canvas.glow(-12, -6, 28, light, 0.9), canvas.fade(0, -2, 24, 12, dark, 0.6))
        canvas.path(pad, middle, 2, shade)
        canvas.line("M4 1 L-20 -6 M4 1 L-24 3 M4 1 L-8 9 M4 1 L2 -11", 1.1, dark, 0.7)
        if bloom:
            water_lily(canvas, -4, -3, 0.95, bloom)


def water_lily(canvas: Canvas, x: float, y: float, scale: float = 1.0, colour: str = "#f6c9d4") -> None:
    """An open flower 36 wide standing on (x, y)."""
    with canvas.moved(x, y, scale):
        for turn in (-72, 72, -48, 48, -24, 24, 0):
            with canvas.moved(0, 0, rotate=turn):
                petal = "M0 2 C8 -5 7 -17 0 -23 C-7 -17 -8 -5 0 2 Z"
                canvas.path(petal, colour, 1.5, (canvas.glow(-1, -18, 15, "#fffaf2", 0.9),), "#7a4a58")
        canvas.ellipse(0, -4, 5, 4, "#f3c85a", 1.3)


def pearl(canvas: Canvas, x: float, y: float, radius: float = 10, halo: float = 0.0) -> None:
    """A shimmering pearl; ``halo`` lets it glow."""
    body, light, dark = PEARL_TONES
    if halo:
        canvas.spot(x, y, radius * 2.6, radius * 2.6, "#fffbe8", halo)
    shade = (
        canvas.glow(x + radius * 0.35, y + radius * 0.5, radius * 0.9, "#f4b8c8", 0.75),
        canvas.fade(x - radius * 0.1, y - radius * 0.1, x + radius * 0.85, y + radius * 0.9, dark, 0.75),
        canvas.glow(x - radius * 0.35, y - radius * 0.4, radius * 0.95, light, 0.95),
        canvas.glow(x + radius * 0.5, y + radius * 0.62, radius * 0.4, "#d8f2f0", 0.9),
    )
    canvas.ellipse(x, y, radius, radius, body, max(1.4, radius * 0.17), shade)
    canvas.ellipse(x - radius * 0.36, y - radius * 0.42, radius * 0.22, radius * 0.18, "#ffffff", 0)


def shell(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    rotate: float = 0.0,
    colours: tuple[str, str, str] = ROSE_SHELL,
) -> None:
    """A ribbed scallop 60 wide; (x, y) is the middle of its hinge, it opens upwards."""
    body, light, dark = colours
    with canvas.moved(x, y, scale, rotate=rotate):
        tips = []
        for k in range(8):
            angle = math.radians(-168 + k * 156 / 7)
            tips.append((34 * math.cos(angle), -4 + 44 * math.sin(angle)))
        d = "M-9 0 L" + shapes.point(*tips[0])
        for (ax, ay), (bx, by) in itertools.pairwise(tips):
            d += f" Q{shapes.point((ax + bx) * 0.58, (ay + by) * 0.56 - 2)} {shapes.point(bx, by)}"
        d += " L9 0 Q0 6 -9 0 Z"
        shade = (canvas.glow(-12, -30, 42, light, 0.95), canvas.fade(0, -20, 28, 4, dark, 0.7))
        canvas.path(d, body, 2.4, shade)
        for (ax, ay), (bx, by) in itertools.pairwise(tips):
            canvas.line(f"M0 -2 L{shapes.point((ax + bx) * 0.47, (ay + by) * 0.47)}", 1.5, dark, 0.75)


def oyster(canvas: Canvas, x: float, y: float, scale: float = 1.0, halo: float = 0.5) -> None:
    """An open oyster 90 wide lying on (x, y) with a pearl on its tongue."""
    with canvas.moved(x, y, scale):
        canvas.spot(4, 4, 56, 12, "#14283a", 0.5)
        shell(canvas, 0, -10, 1.35, 0, ("#b8a4b4", "#f4e6ec", "#5a4460"))
        inside = (canvas.glow(-10, -34, 40, "#fff6f2", 0.95), canvas.fade(0, -30, 30, -4, "#a888a8", 0.5))
        canvas.path("M-38 -16 C-36 -52 36 -52 38 -16 Q0 -2 -38 -16 Z", "#f0d4d8", 2, inside)
        low = "M-46 -12 C-34 -22 34 -22 46 -12 C40 6 18 12 0 12 C-18 12 -40 6 -46 -12 Z"
        shade = (canvas.glow(-18, -8, 40, "#e8dcec", 0.9), canvas.fade(0, -8, 42, 12, "#4a3450", 0.7))
        canvas.path(low, "#9a86a0", 2.6, shade)
        canvas.line("M-38 -4 Q0 8 38 -4 M-28 4 Q0 12 28 4", 1.4, "#4a3450", 0.7)
        pearl(canvas, 0, -26, 15, halo)


def shore_stones(canvas: Canvas, spots: Sequence[tuple[float, float, float]], seed: int = 0) -> None:
    """Rounded stones (x, y, size) lying in the water with a pale line around each."""
    rng = random.Random(seed)
    for x, y, size in spots:
        canvas.brush(shapes.ellipse(x, y + size * 0.3, size * 1.3, size * 0.5), 1.8, "#eefaf4", 0.6)
        shade = (
            canvas.glow(x - size * 0.4, y - size * 0.4, size * 1.2, "#f0eee4", 0.95),
            canvas.fade(x, y, x + size, y + size * 0.6, "#3a4450", 0.7),
        )
        canvas.path(shapes.pebbly(x, y, size, size * 0.66, rng), rng.choice(("#9aa2a6", "#aaa69a")), 2, shade)


def lilies(canvas: Canvas, spots: Sequence[tuple[float, float, float]], bloom: str = "#f6c9d4") -> None:
    """Pads (x, y, scale); every second one in bloom."""
    for k, (x, y, scale) in enumerate(spots):
        lily_pad(canvas, x, y, scale, bloom if k % 2 == 0 else "", LEAF_DEEP if k % 3 == 2 else LEAF_SUMMER)
