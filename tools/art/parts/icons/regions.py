"""Signs of the regions, for signposts, and of what is brought home from them."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.icons.brush import BLUE, BRASS, GREEN, LINE, PAPER, RED, STEEL, WOODEN, solid


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


def garland(canvas: Canvas) -> None:
    """Leaves and flowers on a string."""
    canvas.line("M4 10 C10 44 54 44 60 10", 7)
    canvas.line("M4 10 C10 44 54 44 60 10", 3.4, GREEN[1])
    for x, y, turn in ((9, 24, -40), (20, 36, -12), (44, 36, 12), (55, 24, 40)):
        with canvas.moved(x, y, rotate=turn):
            solid(canvas, "M0 -4 C9 2 8 14 0 20 C-8 14 -9 2 0 -4 Z", GREEN, 2.4, (-3, 4))
    for x, y, tone in ((4, 11, RED), (60, 11, RED), (32, 39, ("#f0a8b8", "#fff0f2", "#8a4650"))):
        for px, py in ((0, -7), (7, 0), (0, 7), (-7, 0)):
            canvas.ellipse(x + px, y + py, 5.6, 5.6, tone[0], 2)
        canvas.ellipse(x, y, 4.4, 4.4, "#f8d25a", 1.8)


def expedition(canvas: Canvas) -> None:
    """A folded map with a way to a mark."""
    solid(canvas, "M4 14 L22 8 L42 14 L60 8 V50 L42 56 L22 50 L4 56 Z", PAPER, LINE, (16, 16))
    canvas.line("M22 8 V50 M42 14 V56", 2, "#a98a56")
    for x, y in ((11, 46), (15, 38), (23, 36), (29, 40), (36, 38), (40, 30)):
        canvas.ellipse(x, y, 2.3, 2.3, "#6d4f30", 0)
    canvas.line("M43 17 L54 28 M54 17 L43 28", 4.6, RED[0])


def discovery(canvas: Canvas) -> None:
    """A compass."""
    solid(canvas, shapes.ellipse(32, 33, 28, 28), BRASS, LINE, (22, 20))
    canvas.ellipse(32, 33, 21, 21, "#fbf1d8", 2.4, (canvas.glow(26, 26, 20, "#ffffff", 0.9),))
    solid(canvas, "M32 14 L38 33 H26 Z", RED, 2.2, (30, 22))
    solid(canvas, "M32 52 L38 33 H26 Z", BLUE, 2.2, (30, 40))
    canvas.ellipse(32, 33, 3.2, 3.2, "#f8d25a", 1.8)


def visitor(canvas: Canvas) -> None:
    """A suitcase."""
    canvas.line("M22 22 V13 Q22 8 27 8 H37 Q42 8 42 13 V22", 7)
    canvas.line("M22 22 V13 Q22 8 27 8 H37 Q42 8 42 13 V22", 2.6, BRASS[0])
    solid(canvas, shapes.rounded(4, 20, 56, 38, 7), WOODEN, LINE, (18, 26))
    for x in (14, 43):
        canvas.path(shapes.rounded(x, 20, 7, 38, 0), "#f0d9a0", 2)
    canvas.path(shapes.rounded(28, 34, 8, 10, 2), BRASS[0], 2)
