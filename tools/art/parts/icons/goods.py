"""Resources, cards, tokens and workers."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import BERRY, GOLD_DARK, INK, PEBBLE, RESIN, TWIG
from art.parts.icons.brush import BRASS, GREEN, LINE, PAPER, WOODEN, solid


def berry(canvas: Canvas) -> None:
    """Three berries under a leaf."""
    for x, y, r in ((21, 39, 14), (43, 40, 14), (32, 25, 13)):
        shade = (canvas.glow(x - 4, y - 5, r, "#f48cab", 0.95), canvas.fade(x - 2, y - 2, x + r, y + r, "#4a0f2e", 0.8))
        canvas.ellipse(x, y, r, r, BERRY, LINE, shade)
        canvas.ellipse(x - 4.5, y - 5.5, 2.6, 3.2, "#ffe9f0", 0)
    solid(canvas, "M31 16 C29 6 41 2 55 6 C52 17 42 21 31 16 Z", GREEN, 2.8, (38, 6))
    canvas.line("M33 15 C39 11 44 9 50 8", 1.6)


def twig(canvas: Canvas) -> None:
    """A forked stick with a leaf."""
    for d, width in (
        ("M7 52 C22 42 40 30 56 11", 9.5),
        ("M30 36 C30 25 26 17 19 10", 6.5),
        ("M42 27 C48 31 53 33 59 33", 5.5),
    ):
        canvas.brush(d, width + 5, INK)
    for d, width in (
        ("M7 52 C22 42 40 30 56 11", 9.5),
        ("M30 36 C30 25 26 17 19 10", 6.5),
        ("M42 27 C48 31 53 33 59 33", 5.5),
    ):
        canvas.brush(d, width, TWIG)
    canvas.brush("M8 49.5 C22 39.5 39 28 54 11", 2.8, "#e2b67a", 0.95)
    canvas.brush("M29 33 C28.5 25 25 18 19.5 12", 2, "#e2b67a", 0.95)
    canvas.line("M18 46 l4 2 M33 35 l4 3 M46 22 l3 3", 1.6, "#4f2f16", 0.8)
    canvas.ellipse(8, 51.5, 4, 5.2, "#ecca94", 2)
    solid(canvas, "M53 32 C52 21 62 21 61 31 C60 36 55 37 53 32 Z", GREEN, 2, (57, 25))


def resin(canvas: Canvas) -> None:
    """A drop of amber."""
    drop = "M32 4 C38 19 53 29 53 43 C53 54 44 61 32 61 C20 61 11 54 11 43 C11 29 26 19 32 4 Z"
    shade = (
        canvas.glow(25, 37, 23, "#ffdc74", 0.95),
        canvas.fade(34, 28, 52, 60, "#7a3a06", 0.85),
        canvas.glow(38, 51, 12, "#ffb540", 0.8),
    )
    canvas.path(drop, RESIN, 3.4, shade)
    canvas.path("M24 28 C19 35 17 42 20 48 C24 45 26 36 28 29 Z", "#fff7d8", 0)
    canvas.ellipse(41, 49, 3.2, 3.6, "#ffeeb4", 0)


def pebble(canvas: Canvas) -> None:
    """Two river pebbles."""
    shade = (canvas.glow(42, 26, 16, "#f8f4e8", 0.95), canvas.fade(42, 32, 60, 52, "#4a463d", 0.8))
    canvas.path("M28 34 C29 17 48 12 56 24 C64 37 60 50 50 52 C38 53 28 46 28 34 Z", "#b4b0a4", LINE, shade)
    shade = (canvas.glow(19, 33, 19, "#e8eef0", 0.95), canvas.fade(24, 36, 46, 58, "#343c46", 0.8))
    canvas.path("M5 46 C3 33 14 25 27 26 C38 26 46 35 45 46 C43 58 9 60 5 46 Z", PEBBLE, LINE, shade)
    for x, y in ((14, 44), (25, 49), (51, 38), (46, 27)):
        canvas.ellipse(x, y, 1.6, 1.3, "#4a4f52", 0)


def any_good(canvas: Canvas) -> None:
    """All four goods on one plate: a resource of choice."""
    shade = (canvas.glow(22, 18, 34, "#fffdf2", 0.9), canvas.fade(30, 30, 54, 56, "#a57c44", 0.6))
    canvas.ellipse(32, 32, 29, 29, "#f1dfb6", LINE, shade)
    canvas.line("M32 6 V58 M6 32 H58", 1.6, "#a57c44", 0.7)
    canvas.ellipse(20, 20, 8.4, 8.4, BERRY, 2.4, (canvas.glow(17, 17, 8, "#f48cab", 0.95),))
    drop = "M44 9 C46 15 53 18 53 24 C53 30 49 32 44.5 32 C40 32 36 30 36 24 C36 18 42 15 44 9 Z"
    canvas.path(drop, RESIN, 2.4, (canvas.glow(42, 22, 9, "#ffdc74", 0.95),))
    canvas.ellipse(20, 44, 10, 7.4, PEBBLE, 2.4, (canvas.glow(17, 41, 9, "#eef2f2", 0.95),))
    canvas.brush("M37 51 C42 48 47 44 52 37 M44 46 L42 38", 8, INK)
    canvas.brush("M37 51 C42 48 47 44 52 37", 4.4, TWIG)
    canvas.brush("M44 46 L42 38", 3.2, TWIG)


def card(canvas: Canvas) -> None:
    """A card before another."""
    with canvas.moved(rotate=-13, about=(26, 36)):
        solid(canvas, shapes.rounded(11, 9, 31, 47, 4), ("#c08a4c", "#ecc88c", "#5a3516"), LINE, (16, 16))
    with canvas.moved(rotate=8, about=(38, 34)):
        solid(canvas, shapes.rounded(22, 8, 31, 48, 4), PAPER)
        picture = (canvas.glow(34, 18, 13, "#e4ecb0", 0.9), canvas.fade(30, 22, 48, 36, "#2c4a1c", 0.5))
        canvas.path(shapes.rounded(26.5, 13, 22, 21, 2), "#7fa06a", 2.2, picture)
        canvas.line("M28 41 H47 M28 48 H42", 2.6, "#8a6a44")


def point(canvas: Canvas) -> None:
    """A gold point token stamped with a star of leaves."""
    solid(canvas, shapes.ellipse(32, 32, 28, 28), BRASS, 3.4)
    canvas.line(shapes.ellipse(32, 32, 22.5, 22.5), 1.8, GOLD_DARK, 0.75)
    canvas.path(shapes.star(32, 32.5, 18, 8), "#fff1bd", 2.4, (canvas.fade(30, 28, 44, 48, "#c07a1c", 0.6),), GOLD_DARK)


def worker(canvas: Canvas) -> None:
    """A paw."""
    pad = "M13 48 C11 35 23 30 32 30 C41 30 53 35 51 48 C49 60 39 55 32 55 C25 55 15 60 13 48 Z"
    solid(canvas, pad, ("#8a5f45", "#d3a47e", "#3f2516"), LINE, (25, 37))
    for x, y, turn in ((12, 29, -18), (24.5, 17, -6), (39.5, 17, 6), (52, 29, 18)):
        with canvas.moved(rotate=turn, about=(x, y)):
            canvas.ellipse(x, y, 7, 8.8, "#8a5f45", LINE, (canvas.glow(x - 2, y - 3, 8, "#d3a47e", 0.95),))


def occupied(canvas: Canvas) -> None:
    """A round wooden token with a shut door: this building has its tenant."""
    solid(canvas, shapes.ellipse(32, 32, 28, 28), WOODEN, 3.4)
    door = "M19 49 V30 C19 20 25 14 32 14 C39 14 45 20 45 30 V49 Z"
    solid(canvas, door, ("#b0503a", "#f0a27c", "#5a1c12"), 3, (26, 22))
    canvas.line("M28 16 V48 M36 16 V48", 1.6, "#5a1c12", 0.7)
    canvas.path(
        "M32 33 C29 29 24.5 31 26 35 C27 38 30 39 32 42 C34 39 37 38 38 35 C39.5 31 35 29 32 33 Z", "#ffe9a8", 1.8
    )


def golden(canvas: Canvas) -> None:
    """A round golden token with a shut door."""
    solid(canvas, shapes.ellipse(32, 32, 28, 28), ("#e2ae3c", "#fff0b4", "#7a480e"), 3.4)
    door = "M19 49 V30 C19 20 25 14 32 14 C39 14 45 20 45 30 V49 Z"
    solid(canvas, door, ("#c98a2a", "#ffe08a", "#6a3c0a"), 3, (26, 22))
    canvas.line("M28 16 V48 M36 16 V48", 1.6, "#6a3c0a", 0.7)
    canvas.path(shapes.star(32, 33, 9, 4.2, 5), "#fff8dc", 1.8)


def hand(canvas: Canvas) -> None:
    """A fan of three cards."""
    for turn, tones in ((-26, ("#b0503a", "#ee9a74", "#5a1c12")), (0, ("#6f9440", "#c8da76", "#2c4a1c")), (26, PAPER)):
        with canvas.moved(rotate=turn, about=(32, 66)):
            solid(canvas, shapes.rounded(21, 14, 22, 34, 3.5), tones, 3, (26, 20))
    canvas.line("M50 22 l5 9 M46 25 l5 9", 2, "#8a6a44")


def deck(canvas: Canvas) -> None:
    """A pile of cards, face down."""
    for step in range(4):
        drop = 20 - step * 5
        solid(canvas, f"M6 {30 + drop} L32 {18 + drop} L58 {30 + drop} L32 {42 + drop} Z", PAPER, 2.8, (22, 20 + drop))
    solid(canvas, "M6 27 L32 15 L58 27 L32 39 Z", ("#557844", "#b6cc7c", "#22401f"), 3, (22, 22))
    canvas.path("M32 21 C38 23 40 27 32 33 C24 27 26 23 32 21 Z", "#ffe9a8", 2, (), "#22401f")


def discard(canvas: Canvas) -> None:
    """A card dropping onto a heap."""
    with canvas.moved(rotate=9, about=(32, 52)):
        solid(canvas, "M8 52 L34 43 L58 51 L31 61 Z", ("#c08a4c", "#ecc88c", "#5a3516"), 2.8, (24, 48))
    with canvas.moved(rotate=-14, about=(24, 24)):
        solid(canvas, shapes.rounded(8, 5, 26, 36, 4), PAPER, 3, (14, 12))
        canvas.line("M14 16 L28 31 M28 16 L14 31", 3.4, "#a04530")
    solid(canvas, "M44 6 H54 V24 H61 L49 38 L37 24 H44 Z", ("#b0503a", "#ee9a74", "#5a1c12"), 3, (46, 12))
