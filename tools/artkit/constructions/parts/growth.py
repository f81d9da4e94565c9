"""Grown things that belong to buildings: bare and giant trees, vines."""

import math
import random

from artkit import scenery
from artkit.canvas import Canvas
from artkit.palette import LEAF_SUMMER, darker
from artkit.shapes import Point, point

Bark = tuple[str, str, str]  # dark, middle, light
Leaf = tuple[str, str, str]

NIGHT_BARK: Bark = ("#16141c", "#3a3440", "#6f6a78")


def branch(
    canvas: Canvas, start: Point, angle: float, length: float, width: float, forks: int, rng: random.Random, bark: Bark
) -> list[Point]:
    """A crooked branch that forks ``forks`` times; ``angle`` in degrees, -90 is up. Returns the tips of its twigs."""
    bend = rng.uniform(-22, 22)
    half = math.radians(angle + bend)
    full = math.radians(angle)
    middle = (start[0] + math.cos(half) * length * 0.5, start[1] + math.sin(half) * length * 0.5)
    end = (middle[0] + math.cos(full) * length * 0.5, middle[1] + math.sin(full) * length * 0.5)
    canvas.rod(f"M{point(*start)} Q{point(*middle)} {point(*end)}", width, bark[1], bark[2], 1.5, bark[0])
    if forks == 0:
        return [end]
    tips: list[Point] = []
    for turn in (-rng.uniform(22, 46), rng.uniform(16, 42)):
        tips += branch(canvas, end, angle + turn, length * rng.uniform(0.62, 0.78), width * 0.62, forks - 1, rng, bark)
    return tips


def bare_tree(canvas: Canvas, x: float, y: float, scale: float = 1.0, seed: int = 0, bark: Bark = NIGHT_BARK) -> None:
    """A leafless gnarled tree about 190 high."""
    rng = random.Random(seed)
    with canvas.moved(x, y, scale):
        for angle, length in ((-122, 52), (-62, 54), (-92, 60)):
            branch(canvas, (0, -66), angle, length, 12, 3, rng, bark)
        trunk = "M-30 4 C-14 -4 -16 -34 -12 -76 L12 -78 C12 -40 16 -6 34 4 C20 8 12 2 4 6 C-6 2 -16 8 -30 4 Z"
        canvas.path(trunk, bark[1], 2.8, (canvas.glow(-10, -40, 30, bark[2], 0.7), canvas.fade(-4, 0, 20, 0, bark[0], 0.7)), bark[0])
        canvas.ellipse(0, -40, 6, 9, bark[0], 1.6)
        canvas.line("M-8 -12 q2 -14 0 -26 M8 -8 q-2 -10 0 -20 M-4 -56 q-2 -8 0 -14", 1.5, bark[0], 0.7)


def crown(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    seed: int = 0,
    colours: Leaf = LEAF_SUMMER,
    size: float = 1.0,
    rows: int = 4,
    ink: float = 2.2,
) -> None:
    """The leaves of a giant tree: rows of cushions filling an ellipse around (x, y), the lit ones in front."""
    rng = random.Random(seed)
    dark, middle, light = colours
    for row in range(rows):
        v = -1 + 2 * (rows - row - 0.5) / rows
        half = width / 2 * math.sqrt(max(0.05, 1 - v * v * 0.85))
        count = max(3, round(half * 2 / (52 * size)))
        for k in range(count):
            u = (k + 0.5) / count * 2 - 1
            px, py = x + u * half + rng.uniform(-6, 6), y + v * height / 2 + rng.uniform(-7, 7)
            shaded = u - v * 0.2 > 0.5 or v > 0.55
            tones = (darker(dark, 0.85), dark, middle) if shaded else (dark, middle, light)
            scenery.leaf_mass(canvas, px, py, size * rng.uniform(0.78, 1.02), rng.randrange(999), tones, ink / size, 5)
