"""The velvet and gold every adornment is set in."""

import math

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import GOLD, GOLD_DARK, GOLD_LIGHT
from art.parts import splendour
from art.parts.scenery import riverside
from art.parts.vignettes import page

Velvet = tuple[str, str, str]  # body, light, dark

TEAL: Velvet = ("#1f5a68", "#6ab4b8", "#0c2a38")
WINE: Velvet = ("#6a2440", "#c8708c", "#2c0c1c")
VIOLET: Velvet = ("#4a3270", "#a488d0", "#1c1034")
MOSS: Velvet = ("#3a5a34", "#9cc080", "#16281a")
NAVY: Velvet = ("#2c4478", "#88a8dc", "#101c3a")
RUST: Velvet = ("#7a3a24", "#d89a70", "#34140c")
METAL = (GOLD, GOLD_LIGHT, GOLD_DARK)
SILVER = ("#c4ccd4", "#ffffff", "#4f5a6c")


def jewel_case(velvet: Velvet) -> Canvas:
    """A fresh picture: folded velvet in a golden frame with a pearl in each corner, light in its middle."""
    body, light, dark = velvet
    canvas = page()
    canvas.cover(body)
    canvas.cover(canvas.glow(270, 170, 300, light, 0.9))
    splendour.rays(canvas, 270, 180, 330, 20, "#fff4cc", 0.22)
    canvas.cover(canvas.radial(270, 180, 340, (0.5, dark, 0), (1, dark, 0.9)))
    for margin, width, colour in ((16, 8, GOLD_DARK), (16, 5, GOLD), (28, 2, GOLD_LIGHT)):
        canvas.brush(shapes.rounded(margin, margin, 540 - 2 * margin, 360 - 2 * margin, 24), width, colour, 0.95)
    for x, y, turn in ((24, 24, 0), (516, 24, 90), (516, 336, 180), (24, 336, 270)):
        with canvas.moved(x, y, rotate=turn):
            for angle in (0, 90):
                with canvas.moved(0, 0, rotate=angle):
                    leaf = (
                        "M14 -2 C30 -16 50 -12 60 -1 C48 8 28 8 14 -2 Z"
                        if angle == 0
                        else "M14 2 C30 16 50 12 60 1 C48 -8 28 -8 14 2 Z"
                    )
                    canvas.path(leaf, GOLD, 1.8, (canvas.glow(26, -4, 30, GOLD_LIGHT, 0.9),), GOLD_DARK)
        riverside.pearl(canvas, x, y, 15)
    return canvas


def solid(
    canvas: Canvas, d: str, tones: Velvet = METAL, ink: float = 3.4, at: tuple[float, float] = (250, 140)
) -> None:
    """A shape with its light at the upper left of ``at`` and its shade to the lower right."""
    body, light, dark = tones
    x, y = at
    shade = (canvas.glow(x - 20, y - 20, 110, light, 0.95), canvas.fade(x, y, x + 90, y + 100, dark, 0.75))
    canvas.path(d, body, ink, shade)


def gem(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """A cut stone with facets."""
    points = [
        (x + size * math.cos(math.tau * k / 8 + 0.39), y + size * math.sin(math.tau * k / 8 + 0.39)) for k in range(8)
    ]
    shade = (
        canvas.glow(x - size * 0.4, y - size * 0.5, size * 1.2, "#ffffff", 0.8),
        canvas.fade(x, y, x + size, y + size, "#140814", 0.6),
    )
    canvas.path(shapes.polygon(points), colour, max(1.8, size * 0.13), shade)
    inner = [(x + (px - x) * 0.5, y + (py - y) * 0.5) for px, py in points]
    canvas.line(shapes.polygon(inner), 1.4, "#ffffff", 0.6)
    for (ax, ay), (bx, by) in zip(points, inner, strict=True):
        canvas.line(shapes.polyline([(ax, ay), (bx, by)]), 1.1, "#ffffff", 0.4)


def halo(canvas: Canvas, x: float = 270, y: float = 180, reach: float = 170) -> None:
    """Light behind the jewel and sparks around it."""
    canvas.spot(x, y, reach, reach, "#fff6d4", 0.75)
    for dx, dy, size in ((-150, -90, 13), (150, -70, 11), (130, 96, 14), (-140, 84, 10)):
        splendour.sparkle(canvas, x + dx, y + dy, size)
