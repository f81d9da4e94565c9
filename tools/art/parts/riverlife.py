"""Small things several river pictures share."""

import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import darker
from art.parts.buildings import life
from art.parts.buildings import tones as t
from art.parts.scenery import riverside


def mouse_rower(canvas: Canvas, x: float, y: float, scale: float = 1.0, coat: str = "#4f7f94") -> None:
    """The upper half of a mouse in a coat, sitting in a boat or chair at (x, y)."""
    with canvas.moved(x, y, scale):
        shade = (canvas.glow(-5, -12, 14, "#fff0d8", 0.5), canvas.fade(0, -8, 12, 4, darker(coat, 0.4), 0.7))
        canvas.path("M-13 6 C-14 -8 -9 -18 0 -18 C9 -18 14 -8 13 6 Z", coat, 2, shade)
        life.peeping_mouse(canvas, 0, -14, 0.95)


def frog(canvas: Canvas, x: float, y: float, scale: float = 1.0, coat: str = "#2f5f94") -> None:
    """A frog in a cloak standing at (x, y), 62 high."""
    with canvas.moved(x, y, scale):
        canvas.spot(2, 0, 20, 5, "#14202a", 0.6)
        shade = (canvas.glow(-5, -18, 18, "#ffffff", 0.45), canvas.fade(0, -16, 16, 2, darker(coat, 0.4), 0.7))
        canvas.path("M-16 0 C-15 -20 -10 -32 0 -32 C10 -32 15 -20 16 0 Q0 5 -16 0 Z", coat, 2, shade)
        green, light = "#74b24a", canvas.glow(-6, -44, 18, "#d0e890", 0.9)
        for side in (-1, 1):
            canvas.ellipse(side * 9, -51, 7, 7, green, 2, (light,))
        canvas.path("M-19 -38 C-18 -54 18 -54 19 -38 C17 -27 -17 -27 -19 -38 Z", green, 2, (light,))
        for side in (-1, 1):
            canvas.ellipse(side * 9, -52, 3.6, 4, "#241812", 0)
            canvas.ellipse(side * 9 - 1.2, -53.6, 1.4, 1.5, "#ffffff", 0)
        canvas.line("M-12 -37 Q0 -29 12 -37", 1.8)


def chest(canvas: Canvas, x: float, y: float, scale: float = 1.0) -> None:
    """An open chest 90 wide heaped with coins and pearls, shining."""
    rng = random.Random(5)
    with canvas.moved(x, y, scale):
        canvas.spot(0, -44, 80, 60, "#ffe9a0", 0.85)
        lid = (canvas.glow(-20, -66, 50, t.OAK[1], 0.9), canvas.fade(0, -60, 44, -34, t.OAK[2], 0.6))
        canvas.path("M-46 -34 C-48 -82 48 -82 46 -34 L38 -38 C36 -66 -36 -66 -38 -38 Z", t.OAK[0], 2.6, lid)
        canvas.path("M-38 -36 C-36 -66 36 -66 38 -36 Z", "#3f2412", 1.6)
        for k in range(34):
            px, py = rng.uniform(-36, 36), -34 - rng.uniform(0, 17) * (1 - (k % 7) / 12)
            canvas.ellipse(px, py, 7, 5, t.GILT[0], 1.2, (canvas.glow(px - 2, py - 2, 7, t.GILT[1], 0.95),), t.GILT[2])
        for px, py, size in ((-18, -48, 6), (8, -52, 7), (24, -42, 5), (-4, -40, 5)):
            riverside.pearl(canvas, px, py, size)
        box = (canvas.glow(-18, -26, 48, t.OAK[1], 0.9), canvas.fade(0, -20, 44, 0, t.OAK[2], 0.7))
        canvas.path("M-46 -34 H46 L41 0 H-41 Z", t.OAK[0], 2.8, box)
        for px in (-28, 28):
            canvas.rod(f"M{px} -34 L{px * 0.9:.0f} 0", 5.4, t.GILT[0], t.GILT[1], 1.5)
        canvas.path(shapes.rounded(-8, -35, 16, 17, 3), t.GILT[0], 2)
        canvas.ellipse(0, -27, 2.6, 3.4, "#3f2412", 0)


def seaweed(canvas: Canvas, x: float, y: float, scale: float = 1.0, seed: int = 0) -> None:
    """Swaying ribbons of weed 90 high standing at (x, y)."""
    rng = random.Random(seed)
    with canvas.moved(x, y, scale):
        for k in range(5):
            root, sway, tall = (k - 2) * 8, rng.uniform(-16, 16), rng.uniform(56, 96)
            d = (
                f"M{root} 0 C{root + sway:.0f} {-tall * 0.35:.0f} {root - sway:.0f} {-tall * 0.7:.0f} "
                f"{root + sway * 0.6:.0f} {-tall:.0f}"
            )
            tone = rng.choice(("#3f7a5c", "#5a945c", "#7aa85c", "#2f6a5c"))
            canvas.brush(d, 8, darker(tone, 0.5))
            canvas.brush(d, 5, tone)
