"""Signs of the expansions: pearl, frog ambassador, adornment, wonder, river, legend."""

import itertools
import math

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.icons.brush import BLUE, BRASS, LINE, RED, STEEL, Tones, solid

FROG: Tones = ("#7ab648", "#d8ee94", "#2f5a22")
PEARL: Tones = ("#f4eef0", "#ffffff", "#8a90b4")
SHELL: Tones = ("#e8a8a0", "#fff0e6", "#8a4650")
MARBLE: Tones = ("#ece2d0", "#fffdf4", "#8a7c78")


def pearl(canvas: Canvas) -> None:
    """A pearl on a shell."""
    tips = []
    for k in range(6):
        angle = math.radians(-170 + k * 32)
        tips.append((32 + 29 * math.cos(angle), 44 + 33 * math.sin(angle)))
    d = "M22 58 L" + shapes.point(*tips[0])
    for (ax, ay), (bx, by) in itertools.pairwise(tips):
        mx, my = (ax + bx) / 2, (ay + by) / 2
        d += f" Q{shapes.point(mx + (mx - 32) * 0.3, my + (my - 44) * 0.3)} {shapes.point(bx, by)}"
    solid(canvas, d + " L42 58 Q32 62 22 58 Z", SHELL, LINE, (20, 18))
    for x, y in tips[1:-1]:
        canvas.line(f"M32 56 L{shapes.point(32 + (x - 32) * 0.86, 56 + (y - 56) * 0.86)}", 2, SHELL[2])
    _ball(canvas, 32, 40, 14.5)


def frog(canvas: Canvas) -> None:
    """A frog's head."""
    for x in (17, 47):
        canvas.ellipse(x, 19, 12, 12, FROG[0], LINE, (canvas.glow(x - 4, 14, 13, FROG[1], 0.95),))
    solid(
        canvas,
        "M32 18 C50 18 61 28 61 40 C61 52 48 59 32 59 C16 59 3 52 3 40 C3 28 14 18 32 18 Z",
        FROG,
        LINE,
        (22, 28),
    )
    for x in (17, 47):
        canvas.ellipse(x, 18, 6.6, 7.2, "#f8d25a", 2.2)
        canvas.ellipse(x, 18.6, 4.4, 4.4, "#241812", 0)
        canvas.ellipse(x - 1.6, 16.6, 1.7, 1.8, "#ffffff", 0)
    canvas.line("M11 41 C20 51 44 51 53 41", 3.4)
    canvas.line("M28 33 v1 M36 33 v1", 3)


def adornment(canvas: Canvas) -> None:
    """A jewelled amulet on its chain."""
    canvas.line("M8 5 C14 22 24 26 32 26 C40 26 50 22 56 5", 6.4)
    canvas.line("M8 5 C14 22 24 26 32 26 C40 26 50 22 56 5", 3, BRASS[1])
    solid(
        canvas,
        "M32 20 C46 30 52 38 52 45 C52 56 43 62 32 62 C21 62 12 56 12 45 C12 38 18 30 32 20 Z",
        BRASS,
        LINE,
        (24, 34),
    )
    solid(
        canvas,
        "M32 31 C41 38 45 42 45 46 C45 53 39 57 32 57 C25 57 19 53 19 46 C19 42 23 38 32 31 Z",
        ("#2fa89c", "#d0fff0", "#0c4a58"),
        2.4,
        (26, 38),
    )
    canvas.line("M25 47 C25 43 27 41 30 39", 2.6, "#ffffff", 0.9)


def wonder(canvas: Canvas) -> None:
    """A temple gate with a star."""
    solid(canvas, "M4 60 H60 V52 H4 Z", MARBLE, 3)
    for x in (9, 25, 41):
        solid(canvas, shapes.rounded(x - 1, 28, 12, 25, 2), MARBLE, 2.8, (x + 1, 32))
    solid(canvas, "M2 29 L32 8 L62 29 Z", BLUE, LINE, (24, 14))
    canvas.path(shapes.star(32, 20, 10, 4.2), "#f8d25a", 2.2, (canvas.glow(29, 17, 9, "#fffbe0", 1),))


def river(canvas: Canvas) -> None:
    """Two waves with a lily."""
    wave = "M3 {y} C12 {a} 20 {a} 28 {y} C36 {b} 44 {b} 61 {a} V{c} C46 {d} 38 {d} 28 {e} C20 {f} 12 {f} 3 {e} Z"
    for top in (38, 22):
        d = wave.format(y=top, a=top - 11, b=top + 7, c=top + 8, d=top + 22, e=top + 16, f=top + 5)
        solid(canvas, d, ("#4f9ab8", "#d0f0f4", "#1c4f70"), 3, (18, top - 4))
    for turn in (-52, 52, -26, 26, 0):
        with canvas.moved(40, 24, rotate=turn):
            canvas.path(
                "M0 2 C7 -3 6 -14 0 -19 C-6 -14 -7 -3 0 2 Z",
                "#f8c4d0",
                2.2,
                (canvas.glow(-1, -14, 11, "#fffaf4", 0.9),),
            )
    canvas.ellipse(40, 21, 3.6, 3.2, "#f3c85a", 1.6)


def legend(canvas: Canvas) -> None:
    """A golden star between raised wings."""
    for side in (-1, 1):
        for lift, long in ((16, 25), (40, 29), (64, 29)):
            with canvas.moved(32 + side * 3, 46, rotate=-side * lift):
                feather = (
                    f"M0 -6 C{side * long * 0.5} -11 {side * long * 0.9} -7 {side * long} 1 "
                    f"C{side * long * 0.8} 6 {side * long * 0.4} 7 0 6 Z"
                )
                canvas.path(feather, BRASS[0], 2.6, (canvas.glow(side * 14 - 3, -6, 18, BRASS[1], 0.95),))
    solid(canvas, shapes.star(32, 38, 23, 10, 5), ("#f6c64a", "#fffbe0", "#9a5c10"), 3.4, (26, 30))
    canvas.ellipse(32, 39, 5.6, 5.6, RED[0], 2.2, (canvas.glow(30, 37, 6, "#ffc0b0", 0.95),))
    canvas.ellipse(30, 37, 1.6, 1.6, STEEL[1], 0)


def _ball(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A shimmering ball."""
    shade = (
        canvas.glow(x + radius * 0.3, y + radius * 0.5, radius, "#f2b4c8", 0.8),
        canvas.fade(x, y, x + radius * 0.9, y + radius * 0.9, PEARL[2], 0.8),
        canvas.glow(x - radius * 0.35, y - radius * 0.4, radius, PEARL[1], 0.95),
    )
    canvas.ellipse(x, y, radius, radius, PEARL[0], LINE, shade)
    canvas.ellipse(x - radius * 0.36, y - radius * 0.4, radius * 0.24, radius * 0.2, "#ffffff", 0)
