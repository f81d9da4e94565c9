"""The glory of legendary cards: rays, golden motes, sparkles and the crest they carry."""

import math
import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import GOLD, GOLD_DARK, GOLD_LIGHT

FACE = (270.0, 165.0, 118.0)  # where the face of a portrait is, to be kept clear


def rays(
    canvas: Canvas,
    x: float,
    y: float,
    reach: float = 330,
    count: int = 14,
    colour: str = "#fff0b8",
    strength: float = 0.4,
) -> None:
    """Beams of light fanning out around (x, y) over a soft glow."""
    canvas.spot(x, y, reach * 0.8, reach * 0.8, colour, strength)
    for k in range(count):
        angle = math.tau * (k + 0.25) / count
        wide = math.pi / count * (0.5 if k % 2 else 0.3)
        far = reach * (1.0 if k % 2 else 0.78)
        rim = [(x + far * math.cos(turn), y + far * math.sin(turn)) for turn in (angle - wide, angle + wide)]
        fill = canvas.radial(x, y, far, (0, colour, strength), (0.5, colour, strength * 0.5), (1, colour, 0))
        canvas.path(shapes.polygon([(x, y), *rim]), fill, 0)


def motes(
    canvas: Canvas,
    box: tuple[float, float, float, float],
    count: int = 24,
    seed: int = 0,
    colour: str = "#ffe28a",
    away: tuple[float, float, float] = (0.0, 0.0, 0.0),
) -> None:
    """Floating sparks inside the box (left, top, right, bottom), but not in the circle ``away`` (x, y, radius)."""
    rng = random.Random(seed)
    left, top, right, bottom = box
    for k in range(count):
        x, y = rng.uniform(left, right), rng.uniform(top, bottom)
        reach = rng.uniform(5, 10)
        if math.dist((x, y), away[:2]) < away[2]:
            continue
        canvas.spot(x, y, reach, reach, colour, 0.8)
        if k % 4 == 0:
            sparkle(canvas, x, y, reach * 1.2)
        else:
            canvas.ellipse(x, y, reach * 0.22, reach * 0.22, "#fffdf0", 0)


def sparkle(canvas: Canvas, x: float, y: float, size: float = 10, colour: str = "#fffbe2") -> None:
    """A four-pointed twinkle."""
    canvas.path(shapes.star(x, y, size, size * 0.2, 4), colour, 0)


def crest(canvas: Canvas, x: float, y: float, scale: float = 1.0) -> None:
    """The golden sign of legends, 60 wide around (x, y): a star between two wings of feathers."""
    with canvas.moved(x, y, scale):
        for side in (-1, 1):
            for lift, long in ((14, 26), (36, 30), (58, 30)):
                with canvas.moved(side * 4, 10, rotate=-side * lift):
                    wing = (
                        f"M0 -5 C{side * long * 0.5} -11 {side * long * 0.9} -7 {side * long} 0 "
                        f"C{side * long * 0.8} 5 {side * long * 0.4} 6 0 5 Z"
                    )
                    canvas.path(wing, GOLD, 2, (canvas.glow(side * 14 - 4, -6, 20, GOLD_LIGHT, 0.9),), GOLD_DARK)
        star = shapes.star(0, 0, 19, 8.4, 5)
        shade = (canvas.glow(-5, -6, 18, "#fffbe2", 1), canvas.fade(0, 0, 14, 16, GOLD_DARK, 0.6))
        canvas.path(star, "#f2c04c", 2.6, shade, GOLD_DARK)
