"""Skies by time of day, sun, moon, stars and clouds."""

import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import CLOUD, SUN

SKIES = {
    "morning": ("#a9cbd0", "#dfe3c6", "#fbe3b6"),
    "noon": ("#7fb2c4", "#b9d8d2", "#eef0d2"),
    "evening": ("#7f8fa8", "#e0a98c", "#fbd08a"),
    "dusk": ("#4a5580", "#a9768c", "#f0a878"),
    "night": ("#1c2a4a", "#2f4a68", "#5f7f88"),
    "winter": ("#9fb4c4", "#cfdadc", "#f4ecdc"),
    "autumn": ("#93b0b8", "#d8d4b8", "#f8deae"),
    "storm": ("#5f6f7c", "#8f9c9c", "#c9c8b0"),
}


def sky(canvas: Canvas, time: str = "morning", horizon: float | None = None) -> None:
    """Fill the page from its top to ``horizon`` (default: two thirds) and carry the lowest colour on below."""
    top, middle, low = SKIES[time]
    end = canvas.height * 0.66 if horizon is None else horizon
    canvas.cover(canvas.linear(0, 0, 0, end, (0, top, 1), (0.55, middle, 1), (1, low, 1)))


def sun(
    canvas: Canvas, x: float, y: float, scale: float = 1.0, seed: int = 0, colours: tuple[str, ...] = (SUN,)
) -> None:
    """A hazy sun: a wide glow and a pale disc."""
    canvas.spot(x, y, 190 * scale, 190 * scale, colours[0], 0.75)
    canvas.spot(x, y, 70 * scale, 70 * scale, "#fffdf0", 0.9)
    canvas.ellipse(x, y, 22 * scale, 22 * scale, "#fffbe6", 0)


def moon(
    canvas: Canvas, x: float, y: float, scale: float = 1.0, seed: int = 0, colours: tuple[str, ...] = ("#f8efcf",)
) -> None:
    """A full moon with faint craters and a halo."""
    canvas.spot(x, y, 150 * scale, 150 * scale, colours[0], 0.4)
    shade = (canvas.glow(x - 8 * scale, y - 8 * scale, 30 * scale, "#fffdf0", 0.9),)
    canvas.ellipse(x, y, 28 * scale, 28 * scale, colours[0], 0, shade)
    rng = random.Random(seed)
    for _ in range(5):
        cx, cy = x + rng.uniform(-14, 14) * scale, y + rng.uniform(-14, 14) * scale
        canvas.spot(cx, cy, rng.uniform(4, 8) * scale, rng.uniform(3, 6) * scale, "#cbb98c", 0.45)


def stars(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    colours: tuple[str, ...] = ("#fff6d8",),
    count: int = 40,
) -> None:
    """Small stars strewn over a field 540 x 180 whose upper left corner is (x, y)."""
    rng = random.Random(seed)
    for _ in range(count):
        sx, sy = x + rng.uniform(0, 540) * scale, y + rng.uniform(0, 180) * scale
        size = rng.choice((1.0, 1.3, 1.3, 2.1)) * scale
        canvas.spot(sx, sy, size * 4, size * 4, colours[0], 0.35)
        canvas.path(shapes.star(sx, sy, size * 1.9, size * 0.7, 4), colours[0], 0)


def cloud(
    canvas: Canvas, x: float, y: float, scale: float = 1.0, seed: int = 0, colours: tuple[str, ...] = (CLOUD, "#d9b49a")
) -> None:
    """A heap of soft billows with a warm belly, without outline."""
    rng = random.Random(seed)
    body, belly = colours
    with canvas.moved(x, y, scale):
        puffs = [(-44, 0, 22), (-18, -14, 26), (14, -18, 28), (42, -4, 22)]
        for cx, cy, r in puffs:
            grown = r * rng.uniform(0.85, 1.15)
            canvas.path(shapes.ellipse(cx, cy, grown * 1.15, grown * 0.85), body, 0, opacity=0.92)
        canvas.path("M-66 12 C-66 -2 -40 -8 0 -8 S64 -2 66 10 C40 18 -40 20 -66 12 Z", body, 0)
        for cx, cy, r in puffs:
            canvas.path(shapes.ellipse(cx, cy, r * 1.1, r * 0.8), canvas.glow(cx - 6, cy - 8, r, "#fffef8", 0.8), 0)
        canvas.spot(4, 10, 66, 11, belly, 0.5)
