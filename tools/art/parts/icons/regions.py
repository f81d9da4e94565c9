"""Signs of the regions, for signposts."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.icons.brush import BRASS, GREEN, LINE, RED, STEEL, WOODEN, solid


def valley(canvas: Canvas) -> None:
    """The Ever Tree."""
    solid(canvas, "M25 60 C28 52 28 44 27 36 H37 C36 44 37 52 40 60 Z", WOODEN, LINE, (26, 40))
    for x, y, r in ((18, 28, 14), (46, 28, 14), (32, 17, 15)):
        solid(canvas, shapes.ellipse(x, y, r, r * 0.9), GREEN, 2.8, (x - 5, y - 6))
    canvas.path("M29 60 V53 Q32 49 35 53 V60 Z", "#f8cf6a", 2)


def fair(canvas: Canvas) -> None:
    """A striped tent with a flag."""
    canvas.line("M32 4 V12", 3)
    canvas.path("M32 2 L44 6 L32 10 Z", "#4f86a0", 2)
    solid(canvas, "M12 34 H52 L50 58 H14 Z", ("#f6ecd0", "#fffdf2", "#b08a50"), LINE, (22, 40))
    solid(
        canvas, "M6 36 C16 32 26 24 32 10 C38 24 48 32 58 36 Q52 42 45 36 Q38 42 32 36 Q26 42 19 36 Q12 42 6 36 Z", RED
    )
    canvas.path("M27 36 C30 28 31 20 32 12 C33 20 34 28 37 36 Q32 41 27 36 Z", "#f6ecd0", 1.6)
    canvas.path("M26 58 C27 50 30 46 32 44 C34 46 37 50 38 58 Z", "#8c3b2e", 2)


def mountain(canvas: Canvas) -> None:
    """Two snowy peaks."""
    solid(canvas, "M26 56 L46 24 L62 56 Z", ("#8a8fa6", "#d8dcea", "#3f4460"), 2.8, (44, 34))
    solid(canvas, "M3 56 L25 10 L47 56 Z", STEEL, LINE, (20, 26))
    canvas.path("M25 10 L14.5 32 L20 29 L25 35 L30 29 L35.5 32 Z", "#ffffff", 2)
    canvas.path("M46 24 L40 34 L46 32 L52 35 Z", "#ffffff", 1.6)


def railway(canvas: Canvas) -> None:
    """A small steam engine."""
    solid(canvas, "M6 14 H28 V44 H6 Z", RED, LINE, (12, 18))
    solid(canvas, "M28 26 H52 Q58 26 58 35 Q58 44 52 44 H28 Z", GREEN, LINE, (34, 28))
    solid(canvas, "M44 26 L42 12 H56 L54 26 Z", STEEL, 2.6, (45, 16))
    canvas.path(shapes.rounded(11, 19, 12, 11, 2), "#f8cf6a", 2.2)
    canvas.path(shapes.rounded(3, 9, 28, 6, 3), "#8c3b2e", 2.4)
    for x, r in ((17, 9), (38, 7), (52, 7)):
        solid(canvas, shapes.ellipse(x, 57 - r, r, r), ("#5b4a40", "#a89488", "#20140c"), 2.6, (x - 3, 52 - r))
        canvas.ellipse(x, 57 - r, 2, 2, BRASS[0], 0)
