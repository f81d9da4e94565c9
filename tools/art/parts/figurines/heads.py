"""Heads of the players' animals, about 100 units wide, centred on the local origin."""

import math
import random
from collections.abc import Callable

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import INK, AnimalColours

OUTLINE = 3.8
SPINES = ("#6f4a2c", "#c9964e", "#2f1a0e")

Head = Callable[[Canvas, AnimalColours], None]


def eye(canvas: Canvas, x: float, y: float, size: float = 1.0, iris: str = "#8a5a32") -> None:
    """A large dark eye with a warm iris, two highlights and a lid."""
    with canvas.moved(x, y, size):
        canvas.ellipse(0, 0, 7.5, 9, "#2a1a14", 1.6, (canvas.glow(1, 5, 8, iris, 0.9),))
        canvas.ellipse(-2.4, -3.4, 2.8, 3.2, "#fffdf5", 0)
        canvas.ellipse(2.6, 3.4, 1.3, 1.4, "#fff3dc", 0)
        canvas.line("M-8 -7 C-5 -11.5 5 -11.5 8 -7", 2)


def blush(canvas: Canvas, x: float, y: float) -> None:
    """Rosy cheeks on both sides."""
    for side in (-1, 1):
        canvas.spot(side * x, y, 15, 11, "#e8785c", 0.6)


def spines(canvas: Canvas, rx: float, ry: float, colours: tuple[str, str, str], seed: int = 4) -> None:
    """A coat of spines around the local origin: a jagged rim and rows of strokes."""
    rng = random.Random(seed)
    body, light, dark = colours
    points = []
    count = 34
    for k in range(count):
        angle = math.tau * k / count
        reach = rng.uniform(1.02, 1.14) if k % 2 else 0.84
        points.append((rx * reach * math.cos(angle), ry * reach * math.sin(angle)))
    shade = (canvas.glow(-rx * 0.4, -ry * 0.5, rx, light, 0.8), canvas.fade(0, 0, rx * 0.8, ry, dark, 0.7))
    canvas.path(shapes.polygon(points), body, OUTLINE, shade)
    for ring in (0.62, 0.78, 0.93):
        for k in range(26):
            angle = math.tau * (k + ring * 7) / 26
            x, y = rx * ring * math.cos(angle), ry * ring * math.sin(angle)
            tip = f"l{rx * 0.12 * math.cos(angle):.1f} {ry * 0.12 * math.sin(angle):.1f}"
            canvas.brush(f"M{shapes.point(x, y)} {tip}", 2.4, light if k % 3 == 0 else dark, 0.8)


def hedgehog(canvas: Canvas, colours: AnimalColours) -> None:
    """A hedgehog's face in its crown of spines."""
    spines(canvas, 60, 56, SPINES)
    for side in (-1, 1):
        canvas.ellipse(
            side * 41, -20, 10, 11, colours.fur, 3.2, (canvas.glow(side * 41 - 3, -23, 10, colours.fur_light, 0.9),)
        )
        canvas.ellipse(side * 41, -18, 5, 6, "#d48f7e", 0)
    face = (
        "M0 -16 C8 -34 42 -30 43 -4 C42 18 24 30 14 40 C8 48 -8 48 -14 40 C-24 30 -42 18 -43 -4 C-42 -30 -8 -34 0 -16 Z"
    )
    _furry(canvas, face, colours)
    blush(canvas, 28, 13)
    canvas.path("M0 4 C12 4 20 18 16 32 C12 44 -12 44 -16 32 C-20 18 -12 4 0 4 Z", "#fbeed0", 0)
    for side in (-1, 1):
        eye(canvas, side * 21, -3)
    _brows(canvas, 21, -19, "#6a4426")
    _nose(canvas, 22, 10.5, "#3a2620")
    canvas.line("M0 32 C-1 38 -6 39 -9 37 M0 32 C1 38 6 39 9 37", 2.6)


def mouse(canvas: Canvas, colours: AnimalColours) -> None:
    """A mouse with very large round ears."""
    for side in (-1, 1):
        x = side * 40
        shade = (
            canvas.glow(x - 10, -52, 32, colours.fur_light, 0.9),
            canvas.fade(x, -36, x + 26, -14, colours.fur_dark, 0.6),
        )
        canvas.ellipse(x, -38, 30, 31, colours.fur, OUTLINE, shade)
        canvas.ellipse(x - side * 2, -35, 20, 21, "#e39a90", 0, (canvas.glow(x - 4, -26, 22, "#fbd3c4", 0.9),))
    head = "M0 -40 C28 -42 48 -22 47 4 C46 26 20 46 0 46 C-20 46 -46 26 -47 4 C-48 -22 -28 -42 0 -40 Z"
    _furry(canvas, head, colours)
    blush(canvas, 29, 20)
    canvas.path("M0 6 C16 6 26 20 22 32 C16 44 -16 44 -22 32 C-26 20 -16 6 0 6 Z", "#fdf1da", 0)
    for side in (-1, 1):
        eye(canvas, side * 21, 2, 1.1)
        canvas.line(f"M{side * 18} 25 q{side * 18} -5 {side * 34} -2 M{side * 18} 29 q{side * 16} 2 {side * 30} 9", 1.6)
    _brows(canvas, 21, -16, colours.fur_dark)
    _nose(canvas, 17, 8, "#c05a5c")
    canvas.line("M0 24 C-1 31 -8 33 -11 30 M0 24 C1 31 8 33 11 30", 2.6)
    canvas.path("M-4 31 H4 V38 H-4 Z", "#fffdf2", 1.8)


def squirrel(canvas: Canvas, colours: AnimalColours) -> None:
    """A squirrel with tufted ears and pale cheeks."""
    for turned in (False, True):
        with canvas.moved(mirror=turned):
            ear = "M-42 -14 C-52 -34 -50 -52 -43 -64 C-28 -58 -14 -46 -10 -32 Z"
            canvas.path(ear, colours.fur, OUTLINE, (canvas.glow(-36, -48, 26, colours.fur_light, 0.8),))
            canvas.path("M-37 -22 C-42 -36 -41 -44 -39 -50 C-30 -45 -24 -38 -22 -30 Z", "#f0c9a4", 0)
            canvas.brush("M-44 -58 l-7 -13 M-42 -60 l0 -15 M-39 -59 l7 -11", 4.6, colours.fur_dark)
    head = (
        "M0 -40 C28 -40 46 -22 46 2 C52 12 50 22 42 26 C34 40 16 46 0 46 C-16 46 -34 40 -42 26 C-50 22 -52 "
        "12 -46 2 C-46 -22 -28 -40 0 -40 Z"
    )
    _furry(canvas, head, colours)
    canvas.path(
        "M0 2 C20 0 38 10 40 22 C32 38 14 43 0 43 C-14 43 -32 38 -40 22 C-38 10 -20 0 0 2 Z",
        "#fbe8cc",
        0,
        (canvas.fade(0, 20, 26, 44, "#c08a5c", 0.5),),
    )
    blush(canvas, 29, 22)
    for side in (-1, 1):
        eye(canvas, side * 21, 0, 1.05)
    _brows(canvas, 21, -17, colours.fur_dark)
    _nose(canvas, 15, 8, "#4a2a22")
    canvas.line("M0 22 C-1 29 -8 31 -11 28 M0 22 C1 29 8 31 11 28", 2.6)
    canvas.path("M-4 29 H4 V37 H-4 Z", "#fffdf2", 1.8)
    canvas.brush("M-6 -34 q2 10 0 18 M0 -36 v16 M6 -34 q-2 10 0 18", 3, colours.fur_dark, 0.6)


def turtle(canvas: Canvas, colours: AnimalColours) -> None:
    """A turtle: smooth round head, wide quiet smile."""
    head = "M0 -44 C26 -46 44 -26 45 -2 C46 24 26 42 0 42 C-26 42 -46 24 -45 -2 C-44 -26 -26 -46 0 -44 Z"
    _furry(canvas, head, colours)
    canvas.path(
        "M0 8 C22 4 40 12 41 18 C34 34 18 40 0 40 C-18 40 -34 34 -41 18 C-40 12 -22 4 0 8 Z",
        "#e6ecb4",
        0,
        (canvas.fade(0, 16, 20, 42, "#7d9a44", 0.5),),
    )
    blush(canvas, 30, 16)
    for side in (-1, 1):
        eye(canvas, side * 22, -6, 1.1, "#6a8a32")
        canvas.ellipse(side * 4.5, 9, 1.5, 2, INK, 0)
    _brows(canvas, 22, -23, colours.fur_dark)
    canvas.line("M-24 20 C-14 30 14 30 24 20 M-27 17 q2 4 5 4 M27 17 q-2 4 -5 4", 2.8)
    for x, y, r in ((-8, -32, 4.4), (8, -34, 3.4), (0, -24, 3), (-20, -26, 2.6), (20, -28, 3)):
        canvas.ellipse(x, y, r, r * 0.8, colours.fur_dark, 0, opacity=0.45)


def rat(canvas: Canvas, colours: AnimalColours) -> None:
    """Rugwort's kind: dark, scruffy, torn ear, sly red eyes, hood up."""
    for side, ear in (
        (False, "M-24 -22 C-62 -26 -64 -60 -44 -62 C-26 -62 -12 -48 -10 -32 Z"),
        (True, "M-24 -22 C-62 -26 -62 -54 -52 -60 L-44 -49 L-36 -62 C-22 -58 -12 -48 -10 -32 Z"),
    ):
        with canvas.moved(mirror=side):
            canvas.path(ear, colours.fur, OUTLINE, (canvas.glow(-40, -58, 26, colours.fur_light, 0.6),))
            canvas.path("M-28 -28 C-50 -32 -52 -50 -42 -52 C-30 -52 -22 -42 -18 -34 Z", "#8a5f68", 0)
    head = (
        "M0 -42 L7 -48 L11 -40 C34 -36 46 -18 44 2 L50 10 L41 14 L44 24 L32 25 C22 40 12 50 0 50 C-12 50 "
        "-22 40 -32 25 L-44 24 L-41 14 L-50 10 L-44 2 C-46 -18 -34 -36 -11 -40 L-6 -47 Z"
    )
    _furry(canvas, head, colours)
    canvas.path(
        "M0 4 C10 4 20 16 18 28 C14 42 8 46 0 46 C-8 46 -14 42 -18 28 C-20 16 -10 4 0 4 Z",
        "#a89a94",
        0,
        (canvas.fade(0, 10, 14, 44, "#3a3036", 0.6),),
    )
    for side in (False, True):
        with canvas.moved(mirror=side):
            canvas.ellipse(-20, 0, 9, 7.5, "#f6e2a0", 2.6, (canvas.glow(-20, 2, 9, "#e87838", 0.7),))
            canvas.ellipse(-18, 1, 3.2, 5, "#1a0e10", 0)
            canvas.line("M-33 -8 L-10 -3", 4.4, "#1f171c")
            canvas.line("M-14 30 q-16 -2 -32 4 M-14 33 q-12 4 -26 14", 1.7, "#1f171c")
    _nose(canvas, 24, 8.5, "#c8727c")
    canvas.line("M0 32 C-2 38 -8 40 -12 36 M0 32 C2 38 8 40 12 36", 2.6, "#1f171c")
    canvas.path("M-5 37 L-1 37 L-2 46 Z M1 37 L5 37 L3 45 Z", "#f3e7b8", 1.5)


HEADS: dict[str, Head] = {"hedgehog": hedgehog, "mouse": mouse, "squirrel": squirrel, "turtle": turtle, "rat": rat}


def _furry(canvas: Canvas, outline: str, colours: AnimalColours) -> None:
    shade = (canvas.glow(-18, -20, 46, colours.fur_light, 0.85), canvas.fade(2, -4, 44, 44, colours.fur_dark, 0.65))
    canvas.path(outline, colours.fur, OUTLINE, shade)


def _brows(canvas: Canvas, x: float, y: float, colour: str) -> None:
    """Raised brows: a friendly look."""
    for side in (-1, 1):
        canvas.line(f"M{side * x - 6} {y + 1} q6 -5 12 0", 2.4, colour, 0.85)


def _nose(canvas: Canvas, y: float, size: float, colour: str) -> None:
    with canvas.moved(0, y, size / 8):
        d = "M-9 -2 C-8 -8 8 -8 9 -2 C9 4 4 7 0 8 C-4 7 -9 4 -9 -2 Z"
        canvas.path(d, colour, 2.4, (canvas.glow(-3, -4, 6, "#ffd9cc", 0.9),))
