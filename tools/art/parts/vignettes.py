"""Things that several event pictures show. Each stands on or is centred at the local origin."""

import itertools
import math
import random
from collections.abc import Sequence

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import GOLD, GOLD_DARK, GOLD_LIGHT
from art.parts.icons.brush import Draw

PAGE = (540, 360)


def page() -> Canvas:
    """A fresh event picture."""
    return Canvas(*PAGE)


def sign(canvas: Canvas, draw: Draw, x: float, y: float, size: float, rotate: float = 0.0) -> None:
    """An icon used as a thing in a picture: ``size`` wide, its middle at (x, y)."""
    with canvas.moved(x, y, size / 64, rotate=rotate), canvas.moved(-32, -32):
        draw(canvas)


def scroll(
    canvas: Canvas, x: float, y: float, scale: float = 1.0, rotate: float = 0.0, ribbon: str = "#a04530"
) -> None:
    """A rolled scroll tied with a ribbon, 120 wide."""
    with canvas.moved(x, y, scale, rotate=rotate):
        shade = (canvas.fade(0, 0, 0, -18, "#fffdf0", 0.9), canvas.fade(0, 0, 0, 18, "#a57c44", 0.7))
        canvas.path(shapes.rounded(-58, -16, 116, 32, 6), "#efdcb2", 2.8, shade)
        for end in (-58, 58):
            canvas.ellipse(end, 0, 7, 16, "#e0c48c", 2.4, (canvas.glow(end - 2, -6, 12, "#fff6dc", 0.8),))
            canvas.line(f"M{end} -8 C{end + 5} -6 {end + 4} 7 {end - 2} 5", 1.6, "#8a6a3c")
        canvas.path(shapes.rounded(-9, -17, 18, 34, 3), ribbon, 2.4, (canvas.glow(-4, -9, 18, "#f0a58c", 0.7),))


def coin(canvas: Canvas, x: float, y: float, scale: float = 1.0) -> None:
    """A gold coin 30 across."""
    with canvas.moved(x, y, scale):
        shade = (canvas.glow(-5, -6, 16, GOLD_LIGHT, 0.95), canvas.fade(0, 0, 12, 14, GOLD_DARK, 0.7))
        canvas.ellipse(0, 0, 15, 14, GOLD, 2.2, shade)
        canvas.path(shapes.star(0, 0.5, 8, 3.6), "#fff1bd", 0)


def acorn(canvas: Canvas, x: float, y: float, scale: float = 1.0, rotate: float = 0.0) -> None:
    """An acorn 60 high."""
    with canvas.moved(x, y, scale, rotate=rotate):
        nut = "M-19 -8 C-19 12 -9 24 0 31 C9 24 19 12 19 -8 Z"
        canvas.path(
            nut, "#d79b3c", 2.8, (canvas.glow(-7, 2, 20, "#ffe39a", 0.95), canvas.fade(2, -4, 19, 24, "#6e3c0c", 0.75))
        )
        cap = "M-23 -7 C-23 -22 -11 -27 0 -27 C11 -27 23 -22 23 -7 C12 0 -12 0 -23 -7 Z"
        canvas.path(
            cap, "#7d5230", 2.8, (canvas.glow(-9, -19, 18, "#c79360", 0.9), canvas.fade(2, -22, 23, -6, "#2e1808", 0.6))
        )
        for tx, ty in ((-12, -13), (-4, -17), (4, -17), (12, -13), (-8, -7), (0, -10), (8, -7)):
            canvas.line(f"M{tx - 3} {ty} q3 3 6 0", 1.5, "#3b2412")
        canvas.line("M0 -27 q-1 -6 4 -9", 4)


def bunting(canvas: Canvas, points: Sequence[tuple[float, float]], colours: Sequence[str], size: float = 18) -> None:
    """Pennants on a rope through the points."""
    canvas.line(shapes.smooth(points, closed=False), 2)
    for k, ((x1, y1), (x2, y2)) in enumerate(itertools.pairwise(points)):
        x, y = (x1 + x2) / 2, (y1 + y2) / 2 + 2
        flag = [(x - size * 0.55, y - 2), (x + size * 0.55, y - 2), (x, y + size)]
        shade = (canvas.glow(x - 4, y, size, "#fff6e0", 0.5),)
        canvas.path(shapes.polygon(flag), colours[k % len(colours)], 1.8, shade)


def burst(canvas: Canvas, x: float, y: float, radius: float, colour: str, rays: int = 18, seed: int = 0) -> None:
    """A firework: rays of fading light with sparks at their ends."""
    rng = random.Random(seed)
    canvas.spot(x, y, radius * 1.3, radius * 1.3, colour, 0.45)
    for k in range(rays):
        angle = math.tau * k / rays + rng.uniform(-0.08, 0.08)
        for reach, width in ((rng.uniform(0.85, 1.05), 2.6), (rng.uniform(0.4, 0.6), 2.0)):
            dx, dy = radius * reach * math.cos(angle), radius * reach * math.sin(angle)
            sag = radius * 0.08 * reach
            stroke = (
                f"M{shapes.point(x + dx * 0.25, y + dy * 0.25)} "
                f"Q{shapes.point(x + dx * 0.7, y + dy * 0.7 - sag)} {shapes.point(x + dx, y + dy + sag)}"
            )
            canvas.brush(stroke, width, colour, 0.9)
            canvas.ellipse(x + dx, y + dy + sag, 2.4, 2.4, "#fffbe6", 0)


def iron_bars(canvas: Canvas, left: float, right: float, top: float, foot: float, count: int) -> None:
    """Upright bars with two cross bars."""
    for k in range(count):
        x = left + (right - left) * (k + 0.5) / count
        canvas.rod(f"M{x:.1f} {top} V{foot}", 9, "#4f5256", "#c3c8c8", 2.4)
    for y in (top + (foot - top) * 0.2, top + (foot - top) * 0.8):
        canvas.rod(f"M{left} {y:.1f} H{right}", 8, "#4f5256", "#b3b8b8", 2.4)


def gravestone(canvas: Canvas, x: float, y: float, scale: float = 1.0, tilt: float = 0.0) -> None:
    """A mossy round-topped stone, 90 high, with a leaf cut into it."""
    with canvas.moved(x, y, scale, rotate=tilt):
        canvas.spot(6, 0, 50, 10, "#1c2416", 0.6)
        stone = "M-30 2 V-56 C-30 -82 -12 -92 0 -92 C12 -92 30 -82 30 -56 V2 Z"
        shade = (canvas.glow(-12, -68, 44, "#eee8da", 0.8), canvas.fade(-6, -50, 30, 0, "#4a4642", 0.7))
        canvas.path(stone, "#a39d92", 2.8, shade)
        canvas.line(
            "M0 -34 V-66 M0 -44 C-10 -46 -14 -54 -12 -60 C-4 -58 0 -52 0 -46 M0 -50 C10 -52 14 -60 12 "
            "-66 C4 -64 0 -58 0 -52",
            2.4,
            "#5f5a52",
        )
        canvas.spot(-14, -4, 22, 9, "#7f9a4c", 0.75)


def pumpkin(canvas: Canvas, x: float, y: float, scale: float = 1.0) -> None:
    """A ribbed pumpkin 70 wide."""
    with canvas.moved(x, y, scale):
        canvas.spot(5, 0, 44, 9, "#2a2410", 0.55)
        for dx, wide in ((-20, 18), (20, 18), (-10, 19), (10, 19), (0, 18)):
            shade = (canvas.glow(dx - 6, -34, 26, "#ffd08a", 0.85), canvas.fade(dx, -20, dx + 16, 0, "#7a2e0a", 0.6))
            canvas.ellipse(dx, -23, wide, 24, "#e08a34", 2.4, shade)
        canvas.path("M-4 -44 C-5 -54 2 -58 8 -58 L9 -52 C5 -51 4 -48 5 -44 Z", "#6d7a3a", 2.2)


def sheaf(canvas: Canvas, x: float, y: float, scale: float = 1.0) -> None:
    """A bound sheaf of wheat, 120 high."""
    with canvas.moved(x, y, scale):
        canvas.spot(4, 0, 40, 9, "#2a2410", 0.5)
        for k in range(-6, 7):
            canvas.brush(f"M{k * 3} 0 Q{k * 1.2} -44 {k * 7} -86", 4, "#d9ac50" if k % 2 else "#c08f38")
            for step in range(4):
                px, py = k * 7 + k * 0.8 * step, -84 - step * 7
                canvas.ellipse(px - 3, py, 3, 5, "#ecc870", 1, ink_colour="#8a5f1c")
                canvas.ellipse(px + 3, py - 2, 3, 5, "#d9a848", 1, ink_colour="#8a5f1c")
        canvas.rod("M-15 -40 Q0 -34 15 -40", 6, "#a04530", "#e08f68", 1.8)


def basket(canvas: Canvas, x: float, y: float, scale: float = 1.0, fruit: str = "#a8325a") -> None:
    """A wicker basket heaped with berries, 90 wide."""
    rng = random.Random(7)
    with canvas.moved(x, y, scale):
        canvas.spot(5, 0, 54, 10, "#2a2410", 0.55)
        canvas.line("M-36 -34 C-30 -84 30 -84 36 -34", 8)
        canvas.line("M-36 -34 C-30 -82 30 -82 36 -34", 4, "#b98a4e")
        for k in range(20):
            bx, by = rng.uniform(-34, 34), -36 - rng.uniform(0, 16) * (1 - abs(k - 10) / 14)
            canvas.ellipse(bx, by, 8, 8, fruit, 1.8, (canvas.glow(bx - 3, by - 3, 7, "#f7a0b4", 0.95),))
        wicker = "M-44 -34 H44 C44 -16 36 -2 28 2 H-28 C-36 -2 -44 -16 -44 -34 Z"
        canvas.path(
            wicker,
            "#b98a4e",
            2.8,
            (canvas.glow(-18, -24, 40, "#ecc88c", 0.85), canvas.fade(0, -20, 40, 4, "#5a3a18", 0.7)),
        )
        for row in (-25, -16, -7):
            for k in range(-4, 5):
                canvas.line(f"M{k * 9 - 4} {row} q4 -4 8 0", 1.5, "#5f3d18", 0.75)


def bottle(canvas: Canvas, x: float, y: float, scale: float = 1.0, liquid: str = "#6fae4a") -> None:
    """A round flask with a cork and a leaf label, 90 high."""
    with canvas.moved(x, y, scale):
        canvas.spot(4, 0, 36, 8, "#1c1a10", 0.55)
        glass = "M-9 -80 V-54 C-30 -46 -34 -24 -30 -10 C-26 2 26 2 30 -10 C34 -24 30 -46 9 -54 V-80 Z"
        canvas.path(glass, "#dfe9d8", 2.8, (canvas.glow(-10, -40, 34, "#ffffff", 0.8),))
        fill = "M-31 -30 C-20 -36 20 -26 31 -30 C34 -20 32 -12 29 -8 C24 1 -24 1 -29 -8 C-32 -14 -33 -22 -31 -30 Z"
        canvas.path(
            fill, liquid, 1.6, (canvas.glow(-10, -22, 26, "#f0ffd0", 0.7), canvas.fade(0, -20, 28, 0, "#173a14", 0.6))
        )
        canvas.path(shapes.rounded(-10, -92, 20, 16, 3), "#b98a5c", 2.2)
        canvas.brush("M-21 -36 C-24 -28 -24 -18 -21 -12", 4, "#ffffff", 0.75)
        canvas.path("M0 -8 C-10 -14 -8 -24 4 -27 C10 -18 8 -10 0 -8 Z", "#f5e7c8", 1.8)
