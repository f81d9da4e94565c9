"""Smaller things to wear, in figure coordinates: scarves, collars, belts, straps, chains; ``turn`` as in clothes."""

import math

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.critters.materials import GOLDEN, LEATHER, LINEN
from art.parts.critters.tones import Tone, flipped, form, tone, turned


def neckerchief(canvas: Canvas, cloth: Tone, y: float = -168, wide: float = 1.0, turn: float = 0.0) -> None:
    """A tied kerchief around the neck."""
    with canvas.moved(turned(0, turn), y, wide):
        form(
            canvas,
            "M-50 -2 C-30 16 30 16 50 -2 C52 10 46 18 36 22 C14 30 -14 30 -36 22 C-46 18 -52 10 -50 -2 Z",
            cloth,
            2.6,
        )
        form(canvas, "M-4 20 C-14 34 -18 46 -14 56 C-6 50 0 40 2 30 C6 40 12 48 20 52 C22 40 16 28 6 20 Z", cloth, 2.4)
        form(canvas, shapes.ellipse(1, 22, 8, 7), cloth, 2.2)


def scarf(canvas: Canvas, cloth: Tone, stripe: Tone, y: float = -170, side: int = 1, turn: float = 0.0) -> None:
    """A thick wound scarf with one fringed end hanging to ``side``."""
    with canvas.moved(turned(0, turn), y):
        form(canvas, flipped("M22 8 L50 4 L56 76 L26 80 Z", side), cloth, 2.6)
        for row in (36, 56):
            form(canvas, flipped(f"M25 {row} L54 {row - 3} L55 {row + 8} L26 {row + 11} Z", side), stripe, 0)
        canvas.line(flipped("M28 80 L27 90 M36 79 L36 90 M44 78 L45 88 M53 76 L55 87", side), 2.4, cloth.dark)
        form(
            canvas,
            "M-58 -6 C-30 14 30 14 58 -6 C66 8 60 22 46 26 C16 36 -16 36 -46 26 C-60 22 -66 8 -58 -6 Z",
            cloth,
            2.8,
        )
        for x in (-40, -14, 14, 40):
            canvas.brush(f"M{x} {6 - abs(x) * 0.08:.0f} q{2 if x > 0 else -2} 10 0 18", 7, stripe.base, 0.9)
        canvas.line("M-52 12 Q0 28 52 12", 1.6, cloth.dark, 0.6)


def ruff(canvas: Canvas, y: float = -164, cloth: Tone = LINEN, wide: float = 1.0, turn: float = 0.0) -> None:
    """A pleated round collar."""
    with canvas.moved(turned(0, turn), y, wide):
        count = 13
        for k in range(count):
            x = (k - (count - 1) / 2) * 10.4
            drop = 10 - abs(k - (count - 1) / 2) * 1.5
            form(canvas, shapes.ellipse(x, drop, 9, 15), cloth, 2.1)


def bow_tie(canvas: Canvas, cloth: Tone, y: float = -156, turn: float = 0.0) -> None:
    """A bow at the throat."""
    with canvas.moved(turned(0, turn), y):
        for side in (-1, 1):
            form(canvas, flipped("M2 0 C14 -18 30 -18 34 -12 C36 0 36 6 33 14 C26 18 12 14 2 2 Z", side), cloth, 2.4)
            canvas.line(f"M{8 * side} 0 L{20 * side} -2", 1.6, cloth.dark)
        form(canvas, shapes.ellipse(0, 0, 7, 8), cloth, 2.2)


def jabot(canvas: Canvas, y: float = -160, turn: float = 0.0) -> None:
    """The two white bands of judges and scholars."""
    with canvas.moved(turned(0, turn), y):
        for side in (-1, 1):
            form(canvas, flipped("M1 -4 L15 -4 L24 42 L4 46 Z", side), LINEN, 2.3)
        form(canvas, "M-34 -8 Q0 8 34 -8 L32 6 Q0 20 -32 6 Z", LINEN, 2.3)


def belt(
    canvas: Canvas, y: float = -72, wide: float = 80, leather: Tone = LEATHER, pouch: int = 0, turn: float = 0.0
) -> None:
    """A belt with a buckle; ``pouch`` -1 or 1 hangs a bag on that side."""
    x = turned(0, turn)
    form(
        canvas,
        f"M{-wide} {y - 10} Q0 {y + 8} {wide} {y - 10} L{wide + 2} {y + 5} Q0 {y + 23} {-wide - 2} {y + 5} Z",
        leather,
        2.5,
    )
    form(
        canvas,
        f"M{x - 12:.1f} {y - 5} L{x + 12:.1f} {y - 5} L{x + 12:.1f} {y + 17} L{x - 12:.1f} {y + 17} Z",
        GOLDEN,
        2.2,
    )
    form(
        canvas, f"M{x - 6:.1f} {y + 1} L{x + 6:.1f} {y + 1} L{x + 6:.1f} {y + 11} L{x - 6:.1f} {y + 11} Z", leather, 1.6
    )
    if pouch:
        with canvas.moved(pouch * wide * 0.62, y + 2):
            form(canvas, "M-17 -2 L17 -2 C22 14 20 30 12 34 C4 37 -8 37 -13 33 C-21 28 -22 14 -17 -2 Z", leather, 2.4)
            form(canvas, "M-18 -4 L18 -4 C18 8 8 16 0 17 C-8 16 -18 8 -18 -4 Z", leather, 2.2)
            form(canvas, shapes.ellipse(0, 13, 3.4, 3.4), GOLDEN, 1.6)


def strap(canvas: Canvas, side: int = 1, leather: Tone = LEATHER) -> None:
    """A shoulder strap across the chest, from the shoulder opposite to ``side`` down to the hip at ``side``."""
    form(
        canvas,
        flipped("M-48 -166 L-34 -172 C0 -130 40 -90 76 -62 L72 -46 C30 -74 -14 -116 -48 -166 Z", side),
        leather,
        2.4,
    )


def bandolier(canvas: Canvas, leather: Tone = LEATHER) -> None:
    """Two straps of a pack in front of the shoulders."""
    for side in (-1, 1):
        form(
            canvas,
            flipped("M34 -172 L50 -166 C62 -130 64 -100 58 -76 L44 -80 C50 -106 46 -138 34 -172 Z", side),
            leather,
            2.4,
        )


def chain(
    canvas: Canvas, y: float = -150, wide: float = 52, drop: float = 62, jewel: str = "#b23a48", turn: float = 0.0
) -> None:
    """A chain of office with a medal."""
    with canvas.moved(turned(0, turn)):
        for k in range(13):
            t = k / 12
            x = wide * (2 * t - 1)
            py = y + drop * (1 - (2 * t - 1) ** 2)
            form(canvas, shapes.ellipse(x, py, 6, 5), GOLDEN, 1.8)
        form(canvas, shapes.star(0, y + drop + 14, 19, 13, 8), GOLDEN, 2.4)
        form(canvas, shapes.ellipse(0, y + drop + 14, 8, 8), tone(jewel), 1.9)


def pearls(canvas: Canvas, y: float = -160, wide: float = 38, drop: float = 22, turn: float = 0.0) -> None:
    """A string of pearls."""
    with canvas.moved(turned(0, turn)):
        for k in range(11):
            t = k / 10
            form(
                canvas,
                shapes.ellipse(wide * (2 * t - 1), y + drop * math.sin(math.pi * t), 5, 5),
                Tone("#f6ead8", "#fffdf8", "#b09a84"),
                1.7,
            )


def motley_collar(canvas: Canvas, first: Tone, second: Tone, y: float = -168, turn: float = 0.0) -> None:
    """A jester's collar of points with bells."""
    with canvas.moved(turned(0, turn), y):
        for k in range(5):
            colours = first if k % 2 else second
            with canvas.moved((k - 2) * 26, 6 - abs(k - 2) * 4, rotate=-(k - 2) * 13):
                form(canvas, "M-18 -8 L18 -8 L0 46 Z", colours, 2.5)
                form(canvas, shapes.ellipse(0, 48, 6.5, 6.5), GOLDEN, 2)


def stethoscope(canvas: Canvas, turn: float = 0.0) -> None:
    """Hanging around the neck with its bell on the chest."""
    with canvas.moved(turned(0, turn)):
        d = "M-30 -166 C-34 -120 -12 -104 -2 -92 C10 -104 30 -122 30 -166 M-2 -92 Q-6 -72 14 -62"
        canvas.line(d, 6.4)
        canvas.line(d, 3.4, "#6a7a86")
        form(canvas, shapes.ellipse(18, -58, 10, 10), tone("#c9cdd0"), 2.2)


def shawl(canvas: Canvas, cloth: Tone, fringe: bool = True) -> None:
    """A knitted shawl crossed over the chest."""
    for side in (1, -1):
        form(
            canvas,
            flipped(
                "M-44 -176 C-78 -160 -92 -128 -90 -104 C-50 -96 10 -84 36 -70 L44 -90 C12 -108 -14 -136 -22 -166 Z",
                side,
            ),
            cloth,
            2.7,
        )
    for k in range(8):
        canvas.line(f"M{-66 + k * 13} {-132 + k * 6} q4 8 2 16", 1.5, cloth.dark, 0.6)
    if fringe:
        for side in (-1, 1):
            for k in range(5):
                canvas.line(f"M{side * (88 - k * 9)} {-103 + k * 1.5:.0f} l{side * 2} 12", 2.6, cloth.base)
