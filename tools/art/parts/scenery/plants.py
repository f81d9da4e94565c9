"""Flowers, grass, mushrooms, reeds, ferns, ivy."""

import math
import random

from art.kit.canvas import Canvas
from art.kit.palette import FLOWERS, LEAF_SUMMER, darker
from art.parts.scenery.trees import Leaf

GRASSES = ("#5f7f3a", "#7a9444", "#4f6e34", "#a3b457")


def flower(
    canvas: Canvas, x: float, y: float, scale: float = 1.0, seed: int = 0, colours: tuple[str, ...] = FLOWERS
) -> None:
    """One meadow flower 16 high: daisy, tulip or bell, by seed."""
    rng = random.Random(seed)
    petal = colours[seed % len(colours)]
    bend = rng.uniform(-3, 3)
    with canvas.moved(x, y, scale):
        canvas.brush(f"M0 0 Q{bend:.1f} -6 {bend:.1f} -12", 1.5, "#4f6d35")
        canvas.brush("M0 -3 q4 -1 6 -5", 1.8, "#6d8c42")
        with canvas.moved(bend, -13):
            if seed % 3 == 0:
                canvas.path("M-4 2 C-6 -4 -4 -6 -3 -7 L-1 -4 L0 -8 L1.6 -4 L4 -7 C6 -3 5 2 0 3 Z", petal, 0.9)
            else:
                for k in range(5):
                    angle = k * math.tau / 5 + bend
                    canvas.ellipse(
                        3.2 * math.cos(angle), 3.2 * math.sin(angle), 2.5, 2.5, petal, 0.8, ink_colour="#5a3b33"
                    )
                canvas.ellipse(0, 0, 1.8, 1.8, "#f5cf5a", 0)


def flower_bed(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    colours: tuple[str, ...] = FLOWERS,
    width: float = 80,
) -> None:
    """A strip of grass and flowers, ``width`` wide, its middle at (x, y)."""
    rng = random.Random(seed)
    for _ in range(int(width / 9)):
        grass(
            canvas, x + rng.uniform(-0.5, 0.5) * width * scale, y + rng.uniform(-4, 4) * scale, scale, rng.randrange(99)
        )
    for _ in range(int(width / 12)):
        flower(
            canvas,
            x + rng.uniform(-0.5, 0.5) * width * scale,
            y + rng.uniform(-3, 5) * scale,
            scale * rng.uniform(0.9, 1.3),
            rng.randrange(99),
            colours,
        )


def grass(
    canvas: Canvas, x: float, y: float, scale: float = 1.0, seed: int = 0, colours: tuple[str, ...] = GRASSES
) -> None:
    """A tuft of three to five blades, about 12 high."""
    rng = random.Random(seed)
    tone = rng.choice(colours)
    with canvas.moved(x, y, scale):
        for _ in range(rng.randint(3, 5)):
            lean, height = rng.uniform(-6, 6), rng.uniform(7, 14)
            canvas.brush(
                f"M{lean * 0.25:.1f} 0 Q{lean * 0.3:.1f} {-height * 0.6:.1f} {lean:.1f} {-height:.1f}", 1.7, tone
            )


def mushroom(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    colours: tuple[str, str] = ("#c1483a", "#f2a07a"),
) -> None:
    """A spotted toadstool, 26 high; colours are cap and cap light."""
    rng = random.Random(seed)
    cap, light = colours
    with canvas.moved(x, y, scale, rotate=rng.uniform(-9, 9)):
        canvas.path(
            "M-5 1 C-3 -6 -3 -10 -4 -14 L4 -14 C3 -9 4 -5 6 1 Q0 4 -5 1 Z",
            "#f3e6cc",
            1.6,
            (canvas.fade(-2, 0, 6, 0, "#9a7a50", 0.6),),
        )
        dome = "M-14 -12 C-14 -24 -6 -29 1 -29 C8 -29 15 -23 15 -12 C8 -8 -8 -8 -14 -12 Z"
        canvas.path(
            dome, cap, 1.8, (canvas.glow(-5, -23, 14, light, 0.85), canvas.fade(0, -18, 12, -8, "#4a120e", 0.5))
        )
        for dx, dy, r in ((-6, -19, 2.4), (2, -24, 1.9), (7, -16, 2.2), (-1, -14, 1.6)):
            canvas.ellipse(dx, dy, r, r * 0.8, "#fff4e0", 0)


def reeds(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    colours: tuple[str, ...] = GRASSES,
    count: int = 7,
) -> None:
    """Reeds at the water's edge, up to 40 high, some with brown heads."""
    rng = random.Random(seed)
    with canvas.moved(x, y, scale):
        for k in range(count):
            foot, height, lean = (k - count / 2) * 5 + rng.uniform(-2, 2), rng.uniform(20, 42), rng.uniform(-9, 9)
            canvas.brush(
                f"M{foot:.1f} 0 q{lean * 0.2:.1f} {-height * 0.6:.1f} {lean:.1f} {-height:.1f}",
                2.3,
                rng.choice(colours),
            )
            if k % 3 == 1:
                canvas.rod(f"M{foot + lean:.1f} {-height + 2:.1f} l0 -9", 3.4, "#7a4a2a", "#b9814e", 0.9)


def fern(canvas: Canvas, x: float, y: float, scale: float = 1.0, seed: int = 0, colours: Leaf = LEAF_SUMMER) -> None:
    """A fern of five arching fronds, 60 wide."""
    rng = random.Random(seed)
    dark, middle, light = colours
    with canvas.moved(x, y, scale):
        for k, reach in enumerate((-30, 30, -18, 19, 2)):
            height = 26 + k * 5 + rng.uniform(-3, 3)
            tone = (dark, dark, middle, middle, light)[k]
            canvas.brush(f"M0 0 Q{reach * 0.4:.1f} {-height} {reach} {-height * 0.8:.1f}", 1.8, tone)
            for step in range(2, 9):
                t = step / 9
                px = 2 * (1 - t) * t * reach * 0.4 + t * t * reach
                py = 2 * (1 - t) * t * -height + t * t * -height * 0.8
                with canvas.moved(px, py, 1 - t * 0.7):
                    canvas.brush("M-4.2 -3.5 L0 0 L4.9 2.1", 2.2 / (1 - t * 0.7), tone)


def ivy(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    colours: Leaf = LEAF_SUMMER,
    length: float = 70,
) -> None:
    """Ivy hanging down from (x, y) for ``length``."""
    rng = random.Random(seed)
    dark, middle, light = colours
    with canvas.moved(x, y, scale):
        canvas.brush(
            f"M0 0 q{rng.uniform(-8, 8):.1f} {length * 0.5:.1f} {rng.uniform(-6, 6):.1f} {length:.1f}", 1.8, dark
        )
        for k in range(int(length / 6)):
            with canvas.moved(rng.uniform(-7, 7), k * 6 + 3, rng.uniform(0.7, 1.1), rotate=rng.uniform(-60, 60)):
                canvas.path(
                    "M0 -6 C4 -6 6 -2 4 1 C4 4 2 6 0 8 C-2 6 -4 4 -4 1 C-6 -2 -4 -6 0 -6 Z",
                    rng.choice((middle, light, dark)),
                    1,
                    ink_colour=darker(dark),
                )
