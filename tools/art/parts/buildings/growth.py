"""Grown things that belong to buildings: bare and giant trees, vines."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from art.kit.canvas import Canvas
from art.kit.palette import LEAF_SUMMER, darker
from art.kit.shapes import Point, point
from art.parts import scenery

Bark = tuple[str, str, str]  # dark, middle, light
Leaf = tuple[str, str, str]

NIGHT_BARK: Bark = ("#16141c", "#3a3440", "#6f6a78")


@dataclass(frozen=True)
class Bough:
    """One piece of a branch: a bent line with its widths at both ends."""

    start: Point
    middle: Point
    end: Point
    wide: float
    slim: float

    def outline(self) -> str:
        """The tapering shape of the piece."""
        (x0, y0), (x1, y1), (x2, y2) = self.start, self.middle, self.end
        long = math.dist(self.start, self.end) or 1.0
        nx, ny = -(y2 - y0) / long, (x2 - x0) / long
        a, m, b = self.wide / 2, (self.wide + self.slim) / 4, self.slim / 2
        there = (
            f"M{point(x0 + nx * a, y0 + ny * a)} Q{point(x1 + nx * m, y1 + ny * m)} {point(x2 + nx * b, y2 + ny * b)}"
        )
        back = (
            f"L{point(x2 - nx * b, y2 - ny * b)} Q{point(x1 - nx * m, y1 - ny * m)} {point(x0 - nx * a, y0 - ny * a)} Z"
        )
        return f"{there} {back}"


def boughs(
    start: Point, angle: float, length: float, width: float, forks: int, rng: random.Random, spread: float = 34
) -> list[Bough]:
    """A crooked branch that forks ``forks`` times, as tapering pieces; ``angle`` in degrees, -90 is up."""
    first, last = math.radians(angle + rng.uniform(-26, 26)), math.radians(angle)
    middle = (start[0] + math.cos(first) * length * 0.5, start[1] + math.sin(first) * length * 0.5)
    end = (middle[0] + math.cos(last) * length * 0.5, middle[1] + math.sin(last) * length * 0.5)
    pieces = [Bough(start, middle, end, width, width * 0.66)]
    if forks:
        for turn in (-rng.uniform(0.5, 1.3) * spread, rng.uniform(0.4, 1.2) * spread):
            longer = length * rng.uniform(0.66, 0.84)
            pieces += boughs(end, angle + turn, longer, width * 0.62, forks - 1, rng, spread)
    return pieces


def draw_boughs(canvas: Canvas, pieces: Sequence[Bough], bark: Bark, ink: float = 2.2) -> None:
    """Draw pieces of branches as one growth: first all rims, then all bodies, so that no joints show."""
    for piece in pieces:
        canvas.brush(piece.outline(), ink * 2, bark[0])
    for piece in pieces:
        canvas.path(piece.outline(), bark[1], 0)
        canvas.ellipse(*piece.end, piece.slim / 2, piece.slim / 2, bark[1], 0)
    for piece in pieces:
        if piece.wide > 4:
            (x0, y0), (x1, y1), (x2, y2) = piece.start, piece.middle, piece.end
            shift = -piece.wide * 0.16
            line = f"M{point(x0 + shift, y0)} Q{point(x1 + shift, y1)} {point(x2 + shift, y2)}"
            canvas.brush(line, piece.slim * 0.3, bark[2], 0.6)


def bare_tree(canvas: Canvas, x: float, y: float, scale: float = 1.0, seed: int = 0, bark: Bark = NIGHT_BARK) -> None:
    """A leafless gnarled tree about 190 high."""
    rng = random.Random(seed)
    with canvas.moved(x, y, scale):
        pieces: list[Bough] = []
        for angle, length in ((-136, 48), (-48, 50), (-92, 52)):
            pieces += boughs((0, -62), angle, length, 17, 4, rng)
        draw_boughs(canvas, pieces, bark)
        trunk = "M-32 4 C-14 -4 -18 -34 -11 -80 L11 -82 C13 -40 17 -6 36 4 C22 8 12 2 4 6 C-6 2 -18 8 -32 4 Z"
        shade = (canvas.glow(-10, -40, 30, bark[2], 0.7), canvas.fade(-4, 0, 20, 0, bark[0], 0.7))
        canvas.path(trunk, bark[1], 2.4, shade, bark[0])
        canvas.ellipse(1, -42, 6, 9, bark[0], 1.6, (), bark[0])
        canvas.line("M-8 -12 q2 -14 0 -26 M9 -8 q-2 -10 0 -20 M-4 -58 q-2 -8 0 -14", 1.5, bark[0], 0.7)


def crown(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    seed: int = 0,
    colours: Leaf = LEAF_SUMMER,
    size: float = 1.0,
    ink: float = 2.0,
) -> None:
    """The leaves of a giant tree: cushions of all sizes filling an ellipse around (x, y), the lit ones in front."""
    rng = random.Random(seed)
    dark, middle, light = colours
    spots: list[tuple[float, float, float]] = []
    for ring, share in ((0.78, 1.0), (0.4, 1.2)):
        count = max(4, round((width + height) * ring / (40 * size)))
        for k in range(count):
            angle = math.tau * (k + rng.uniform(-0.25, 0.25)) / count
            spots.append((math.cos(angle) * ring, math.sin(angle) * ring, share * rng.uniform(0.75, 1.2)))
    spots.append((0, 0, 1.2))
    for u, v, share in sorted(spots, key=lambda spot: -spot[1] + spot[0] * 0.4 + rng.uniform(-0.2, 0.2)):
        px, py = x + u * width / 2, y + v * height / 2
        shaded = u * 0.7 + v > 0.5
        tones = (darker(dark, 0.85), dark, middle) if shaded else (dark, middle, light)
        scale = size * share
        scenery.leaf_mass(canvas, px, py, scale, rng.randrange(999), tones, ink / scale, 5)
