"""Signs of campaigns: pocket watch, the two mayors, skunk, sharing, medals, a book."""

from collections.abc import Callable

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.icons.brush import BRASS, GREEN, LINE, PAPER, RED, STEEL, Tones, solid

FUR: Tones = ("#3c3842", "#7c7688", "#16131c")
BROWN: Tones = ("#a9825c", "#d8b690", "#5e4028")
SCALES: Tones = ("#7aa45a", "#b8d48c", "#3c5c2c")
BRONZE: Tones = ("#b8743a", "#f0b878", "#5e3212")


def watch(canvas: Canvas) -> None:
    """A pocket watch."""
    canvas.line("M32 3 a6 6 0 1 1 -0.1 0", 4)
    solid(canvas, shapes.ellipse(32, 37, 25, 25), BRASS)
    canvas.ellipse(32, 37, 18, 18, "#fdf4dc", 2.4)
    canvas.line("M32 37 V25 M32 37 L41 41", 3.2)
    for x, y in ((32, 22), (32, 52), (17, 37), (47, 37)):
        canvas.ellipse(x, y, 1.6, 1.6, "#6a4a2a", 0)


def eyes(canvas: Canvas, y: float, apart: float) -> None:
    """Two dark eyes with a light in each."""
    for x in (32 - apart, 32 + apart):
        canvas.ellipse(x, y, 4, 4.8, "#241812", 0)
        canvas.ellipse(x - 1.4, y - 1.8, 1.5, 1.6, "#ffffff", 0)


def hare(canvas: Canvas) -> None:
    """A hare's head with its long ears."""
    for x, tip in ((22, 16), (42, 48)):
        solid(
            canvas, f"M{x - 6} 32 C{tip - 10} 14 {tip - 6} 1 {tip} 1 C{tip + 7} 2 {x + 10} 18 {x + 6} 32 Z", BROWN, LINE
        )
        canvas.line(f"M{x} 28 C{tip - 1} 18 {tip} 10 {tip} 7", 3.4, "#e8b4a4")
    solid(canvas, shapes.ellipse(32, 43, 22, 19), BROWN, LINE, (24, 34))
    eyes(canvas, 41, 9.5)
    canvas.ellipse(32, 52, 9, 7, "#f6e8d4", 0)
    canvas.ellipse(32, 48, 3.4, 2.6, "#c8788a", 1.6)
    canvas.line("M27 54 q5 4 10 0", 2.4)


def tortoise(canvas: Canvas) -> None:
    """A tortoise's head with its spectacles."""
    solid(canvas, shapes.ellipse(32, 33, 26, 27), SCALES, LINE, (22, 20))
    for x, y in ((32, 13), (21, 17), (43, 17)):
        canvas.ellipse(x, y, 4.6, 3.6, SCALES[2], 0)
    eyes(canvas, 33, 11)
    for x in (21, 43):
        canvas.line(f"M{x - 9} 33 a9 9 0 1 1 18 0 a9 9 0 1 1 -18 0", 2.8, "#b8862c")
    canvas.line("M30 33 h4", 2.8, "#b8862c")
    canvas.line("M22 48 q10 7 20 0", 2.8)


def skunk(canvas: Canvas) -> None:
    """A skunk's head."""
    for x in (12, 52):
        canvas.ellipse(x, 19, 9, 9, FUR[0], LINE)
    solid(canvas, "M32 8 C50 8 60 22 58 38 C56 52 44 60 32 60 C20 60 8 52 6 38 C4 22 14 8 32 8 Z", FUR, LINE, (22, 24))
    canvas.path("M27 8 C28 22 29 32 30 40 H34 C35 32 36 22 37 8 Z", "#fbf6ea", 1.8)
    for x in (20, 44):
        canvas.ellipse(x, 36, 6, 6.6, "#f6e6b4", 2)
        canvas.ellipse(x, 37, 3.8, 4.2, "#241812", 0)
        canvas.ellipse(x - 1.4, 35, 1.5, 1.6, "#ffffff", 0)
    canvas.ellipse(32, 46, 4.6, 3.4, "#c8788a", 2)
    canvas.line("M25 53 q7 4 14 0", 2.6, "#d8d0dc")


def share(canvas: Canvas) -> None:
    """Two paws shaking."""
    solid(canvas, "M2 24 L18 16 L44 30 C50 34 46 42 39 40 L28 36 L30 46 L18 48 L2 42 Z", BRONZE, LINE, (14, 24))
    solid(canvas, "M62 22 L48 14 L28 26 C22 31 27 38 33 35 L42 31 L52 42 L62 40 Z", GREEN, LINE, (46, 20))
    canvas.line("M34 44 l3 4 M40 42 l3 4", 3)


def no_share(canvas: Canvas) -> None:
    """The same, crossed out."""
    share(canvas)
    canvas.line("M8 56 L56 8", 10, "#fff6e4")
    canvas.line("M8 56 L56 8", 6, "#b03a2a")


def medal(metal: Tones) -> Callable[[Canvas], None]:
    """A medal of a metal on its ribbon."""

    def draw(canvas: Canvas) -> None:
        solid(canvas, "M16 2 H30 L36 26 H26 Z", RED, 2.8)
        solid(canvas, "M34 2 H48 L38 26 H28 Z", RED, 2.8, (36, 6))
        solid(canvas, shapes.ellipse(32, 42, 19, 19), metal, LINE, (25, 34))
        canvas.path(shapes.star(32, 42, 12, 5), "#fffbe8", 2)

    return draw


def book(canvas: Canvas) -> None:
    """An open book."""
    solid(canvas, "M4 12 H60 V56 H4 Z", RED, LINE)
    solid(canvas, "M32 14 C24 8 14 8 8 11 V50 C14 47 24 47 32 53 Z", PAPER, 2.6, (14, 18))
    solid(canvas, "M32 14 C40 8 50 8 56 11 V50 C50 47 40 47 32 53 Z", PAPER, 2.6, (40, 18))
    canvas.line(
        "M14 20 q6 -2 12 1 M14 28 q6 -2 12 1 M14 36 q6 -2 12 1 M38 21 q6 -3 12 -1 M38 29 q6 -3 12 -1", 2.2, "#9a7a52"
    )


BRONZE_MEDAL, SILVER_MEDAL, GOLD_MEDAL = medal(BRONZE), medal(STEEL), medal(BRASS)
