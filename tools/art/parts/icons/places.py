"""Seasons and places."""

import math

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import INK
from art.parts.icons.brush import BLUE, BRASS, GREEN, LINE, PAPER, RED, solid


def winter(canvas: Canvas) -> None:
    """A snow crystal on a frosty disc."""
    solid(canvas, shapes.ellipse(32, 32, 29, 29), ("#6f9fb8", "#cfe6ee", "#27506a"), LINE)
    for turn in range(0, 360, 60):
        with canvas.moved(32, 32, rotate=turn):
            canvas.brush("M0 0 V-22 M-6 -19 L0 -13 L6 -19 M-6 -11 L0 -6 L6 -11", 7, "#27506a", 0.55)
    for turn in range(0, 360, 60):
        with canvas.moved(32, 32, rotate=turn):
            canvas.line("M0 0 V-22 M-6 -19 L0 -13 L6 -19 M-6 -11 L0 -6 L6 -11", 3.6, "#ffffff")


def spring(canvas: Canvas) -> None:
    """A blossom on a fresh green disc."""
    solid(canvas, shapes.ellipse(32, 32, 29, 29), ("#8fb45a", "#dceca0", "#3f6428"), LINE)
    for k in range(5):
        angle = k * math.tau / 5 - math.pi / 2
        x, y = 32 + 12 * math.cos(angle), 32 + 12 * math.sin(angle)
        canvas.ellipse(x, y, 9.6, 9.6, "#f6b9c4", 2.6, (canvas.glow(x - 2, y - 3, 10, "#fff4f2", 0.95),))
    canvas.ellipse(32, 32, 6.4, 6.4, "#f5cf5a", 2.4, (canvas.glow(30, 30, 6, "#fff6c8", 1),))


def summer(canvas: Canvas) -> None:
    """A beaming sun on a blue disc."""
    solid(canvas, shapes.ellipse(32, 32, 29, 29), ("#5fa4b8", "#bfe2e0", "#1f5668"), LINE)
    canvas.path(shapes.star(32, 32, 25, 14, 12), "#f7b733", 2.2, (canvas.glow(26, 26, 26, "#ffe27a", 0.9),), "#8a4a0e")
    canvas.ellipse(32, 32, 12, 12, "#ffd964", 2.4, (canvas.glow(28, 27, 12, "#fffbe0", 1),), "#8a4a0e")


def autumn(canvas: Canvas) -> None:
    """An oak leaf on a golden disc."""
    solid(canvas, shapes.ellipse(32, 32, 29, 29), ("#d9a545", "#f8e09a", "#7d4f14"), LINE)
    outline = (
        "M17 52 C20 46 20 44 19 41 C12 40 11 33 17 30 C13 23 19 18 25 21 C25 13 33 10 36 16 C42 9 51 12 49 20 "
        "C56 22 55 31 49 32 C51 39 45 44 39 41 C37 47 30 49 26 44 C24 46 22 49 20 54 Z"
    )
    solid(canvas, outline, ("#b84a2c", "#f09a62", "#5f1a10"), 2.8, (28, 20))
    canvas.line("M18 53 C26 42 34 32 44 20 M29 39 L27 28 M34 33 L43 34", 2.2, "#5f1a10")


def city(canvas: Canvas) -> None:
    """Three roofs of a small town."""
    solid(canvas, "M38 60 V26 H58 V60 Z", PAPER, 3, (42, 32))
    solid(canvas, "M34 29 L48 12 L62 29 Z", BLUE, 3, (44, 20))
    solid(canvas, "M6 60 V32 H24 V60 Z", PAPER, 3, (10, 38))
    solid(canvas, "M2 35 L15 20 L28 35 Z", GREEN, 3, (12, 26))
    solid(canvas, "M20 60 V24 H44 V60 Z", PAPER, 3, (26, 30))
    solid(canvas, "M15 28 L32 4 L49 28 Z", RED, 3.2, (28, 14))
    canvas.path("M27 60 V49 Q32 42 37 49 V60 Z", "#7a4a2c", 2.6)
    for x, y in ((27, 33), (34, 33), (49, 36), (11, 42)):
        canvas.path(shapes.rounded(x, y, 5, 7, 1), "#f8cf6a", 1.8)


def journey(canvas: Canvas) -> None:
    """A road winding towards a mountain."""
    solid(canvas, shapes.ellipse(32, 32, 29, 29), ("#9cc4c8", "#f6ecc8", "#4f7f94"), LINE)
    solid(canvas, "M8 44 L25 17 L33 28 L40 20 L56 44 Z", ("#8a93a0", "#dfe4e6", "#3f4854"), 2.6, (22, 24))
    canvas.path("M25 17 L31 26 L26 30 L22 26 L19.6 26 Z", "#ffffff", 0)
    canvas.path(
        "M4.6 42 Q32 36 59.4 42 C56 54 46 61 32 61 C18 61 8 54 4.6 42 Z",
        "#7fa04c",
        2.6,
        (canvas.glow(20, 44, 24, "#d6e08a", 0.9),),
    )
    canvas.brush("M38 42 C24 45 50 49 30 60", 8, INK)
    canvas.brush("M38 42 C24 45 50 49 30 60", 5, "#ecd9a4")


def haven(canvas: Canvas) -> None:
    """A toadstool house with a lit door: shelter."""
    solid(canvas, "M20 32 C21 44 19 54 15 60 H49 C45 54 43 44 44 32 Z", PAPER, LINE, (24, 38))
    cap = "M3 36 C3 17 17 5 32 5 C47 5 61 17 61 36 C46 42 18 42 3 36 Z"
    solid(canvas, cap, RED, 3.4)
    for x, y, r in ((20, 20, 4.6), (38, 14, 4), (48, 27, 4.4), (31, 29, 3.4), (11, 31, 2.8)):
        canvas.ellipse(x, y, r, r * 0.85, "#fff4e0", 0)
    canvas.path("M25 60 V50 Q32 41 39 50 V60 Z", "#f8cf6a", 2.8, (canvas.glow(32, 54, 9, "#fffbe0", 1),))


def trophy(canvas: Canvas) -> None:
    """A gold cup."""
    canvas.line("M16 14 C2 12 4 32 21 34 M48 14 C62 12 60 32 43 34", 7.5)
    canvas.brush("M16 14 C3 12 5 31 21 33 M48 14 C61 12 59 31 43 33", 3, "#e8b650")
    solid(canvas, "M14 6 H50 C51 26 46 38 36 42 V49 H28 V42 C18 38 13 26 14 6 Z", BRASS, 3.4)
    solid(canvas, "M18 49 H46 L50 60 H14 Z", ("#96653a", "#dcae72", "#4a2a12"), 3.2, (24, 50))
    canvas.path(shapes.star(32, 21, 9, 4), "#fff6d0", 0)
