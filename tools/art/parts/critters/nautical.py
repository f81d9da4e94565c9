"""Things of sailors and river folk: hats in head coordinates, the rest with its grip at the origin."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import INK
from art.parts.critters.face import Look
from art.parts.critters.materials import GOLDEN, IRON, LEATHER, PARCHMENT, PLANK
from art.parts.critters.tones import Tone, form, tone


def tricorn(canvas: Canvas, cloth: Tone, y: float = -52, tilt: float = 0.0, skull: bool = True) -> None:
    """A pirate's three-cornered hat with a golden edge."""
    with canvas.moved(0, y, rotate=tilt):
        form(canvas, "M-58 4 C-60 -46 -30 -66 0 -66 C30 -66 60 -46 58 4 Z", cloth, 3)
        brim = (
            "M-112 -8 C-84 -46 -40 -34 0 -42 C40 -34 84 -46 112 -8 C116 6 104 14 92 8 C60 -4 30 16 0 20 "
            "C-30 16 -60 -4 -92 8 C-104 14 -116 6 -112 -8 Z"
        )
        form(canvas, brim, cloth, 3)
        canvas.line("M-106 -10 C-80 -40 -40 -28 0 -36 C40 -28 80 -40 106 -10", 3.4, GOLDEN.base)
        if skull:
            canvas.ellipse(0, -10, 13, 12, "#f6ecd6", 2.2)
            canvas.path("M-7 -1 H7 V7 H-7 Z", "#f6ecd6", 2)
            for x in (-5, 5):
                canvas.ellipse(x, -10, 3.2, 3.8, INK, 0)
            canvas.line("M-2.5 1 V7 M2.5 1 V7", 1.3)


def eyepatch(canvas: Canvas, look: Look, side: int = 1, y: float = -6) -> None:
    """A leather patch over one eye with its band."""
    x = look.x(side * 42, 50)
    band = f"M{-82 + look.turn * 6:.1f} -34 Q{x * 0.4:.1f} {y - 28} {x:.1f} {y - 8} Q{x + side * 20:.1f} {y - 2} "
    canvas.line(f"{band}{side * 88 + look.turn * 6:.1f} {y + 10}", 4.6, "#3a2a2c")
    form(
        canvas,
        shapes.smooth([(x - 19, y - 13), (x + 19, y - 13), (x + 15, y + 12), (x, y + 19), (x - 15, y + 12)]),
        tone("#4a3436"),
        2.6,
    )


def cutlass(canvas: Canvas, long: float = 120) -> None:
    """A curved blade pointing up, with a golden guard."""
    blade = (
        f"M-7 -12 C-10 {-long * 0.5:.1f} 2 {-long * 0.8:.1f} 26 {-long} C28 {-long * 0.7:.1f} 18 {-long * 0.4:.1f} "
        "9 -12 Z"
    )
    form(canvas, blade, IRON, 2.6)
    canvas.line(f"M-1 -18 C-3 {-long * 0.5:.1f} 6 {-long * 0.74:.1f} 20 {-long * 0.9:.1f}", 1.6, "#ffffff", 0.7)
    canvas.rod("M0 -8 L0 24", 9, LEATHER.base, LEATHER.light, 2)
    canvas.rod("M-15 -10 Q0 -4 20 -12 Q22 12 4 26", 5, GOLDEN.base, GOLDEN.light, 1.9)


def oar(canvas: Canvas, up: float = 150, down: float = 150, blade: Tone = PLANK) -> None:
    """A long oar, its blade down."""
    canvas.rod(f"M0 {-up} L0 {down - 40}", 9, "#a2733f", "#e0b67c", 2.1)
    d = (
        f"M-8 {down - 60} C-20 {down - 30} -20 {down} -14 {down + 22} Q0 {down + 30} 14 {down + 22} "
        f"C20 {down} 20 {down - 30} 8 {down - 60} Z"
    )
    form(canvas, d, blade, 2.7)
    canvas.line(f"M0 {down - 40} V{down + 16}", 1.6, blade.dark, 0.7)


def spyglass(canvas: Canvas, long: float = 110) -> None:
    """A brass telescope of three tubes along x, its eyepiece at the origin."""
    step = long / 3
    for k, (half, colours) in enumerate(((9, GOLDEN), (12, LEATHER), (15, GOLDEN))):
        left, right = k * step, (k + 1) * step + 4
        form(
            canvas,
            f"M{left:.1f} {-half} L{right:.1f} {-half - 1} L{right:.1f} {half + 1} L{left:.1f} {half} Z",
            colours,
            2.4,
        )
    form(canvas, shapes.ellipse(long + 4, 0, 6, 17), Tone("#bfe2ea", "#ffffff", "#4a7a8c"), 2.4)


def mallet(canvas: Canvas, up: float = 62, down: float = 44) -> None:
    """A shipwright's wooden mallet, head up."""
    canvas.rod(f"M0 {-up} L0 {down}", 9, "#9a6b3f", "#d6a86c", 2.1)
    form(
        canvas,
        f"M-36 {-up - 26} L36 {-up - 28} L38 {-up + 14} L-38 {-up + 16} Z",
        Tone("#c49a64", "#f2d8a4", "#6a4626"),
        2.8,
    )
    for x in (-24, 24):
        canvas.line(f"M{x} {-up - 26} V{-up + 14}", 3.4, "#5a4a40")


def horn(canvas: Canvas) -> None:
    """A herald's curled post horn, its mouthpiece at the origin, the bell to the right."""
    d = "M0 0 C34 8 60 4 60 -22 C60 -48 22 -48 24 -20 C26 6 70 10 104 -10"
    canvas.brush(d, 16, INK)
    canvas.brush(d, 11, GOLDEN.base)
    canvas.brush(d, 3.6, GOLDEN.light, 0.9)
    form(canvas, "M98 -18 C114 -24 126 -38 132 -50 C144 -34 148 -4 138 18 C126 6 114 -2 100 -2 Z", GOLDEN, 2.6)
    canvas.ellipse(138, -16, 8, 30, "#7a430e", 2.4)


def fish(canvas: Canvas, colours: Tone, long: float = 60) -> None:
    """A small fish along x, its mouth at the origin to the left."""
    d = (
        f"M0 0 C{long * 0.2:.1f} -18 {long * 0.6:.1f} -18 {long * 0.8:.1f} -3 L{long} -14 "
        f"L{long * 0.94:.1f} 2 L{long} 15 L{long * 0.8:.1f} 4 C{long * 0.6:.1f} 18 {long * 0.2:.1f} "
        "18 0 0 Z"
    )
    form(canvas, d, colours, 2.4)
    canvas.ellipse(long * 0.16, -4, 3, 3, "#fffdf0", 1.4)
    canvas.line(f"M{long * 0.3:.1f} -9 q6 9 0 18 M{long * 0.46:.1f} -8 q5 8 0 16", 1.4, colours.dark, 0.7)


def map_sheet(canvas: Canvas, wide: float = 110, tall: float = 78, ink: float = 2.6) -> None:
    """A torn treasure map with a dotted way and a red cross, its middle at the origin."""
    half, rise = wide / 2, tall / 2
    edge = (
        f"M{-half} {-rise} L{-half * 0.3:.1f} {-rise + 5} L{half * 0.4:.1f} {-rise - 3} L{half} {-rise + 3} "
        f"L{half - 5} 0 L{half} {rise} L{half * 0.2:.1f} {rise - 4} L{-half * 0.5:.1f} {rise + 3} L{-half} {rise - 2} "
        f"L{-half + 5} 2 Z"
    )
    form(canvas, edge, PARCHMENT, ink)
    canvas.path(
        f"M{-half * 0.7:.1f} {-rise * 0.5:.1f} q14 -14 26 0 q10 14 -10 18 q-22 0 -16 -18 Z", "#8fb58a", ink * 0.6
    )
    stream = f"M{-half * 0.1:.1f} {-rise * 0.92:.1f} q-8 12 2 20 t-4 18 t6 16"
    canvas.brush(stream, 4.4, "#7fb4c4")
    for x, y in ((-half * 0.74, rise * 0.5), (-half * 0.56, rise * 0.62), (half * 0.14, rise * 0.6)):
        canvas.line(f"M{x - 7:.1f} {y:.1f} l7 -11 l7 11", ink * 0.6, "#8a6a4a")
    for k in range(6):
        x, y = -half * 0.3 + k * wide * 0.11, rise * 0.42 - (k % 3) * 6 - k * 2
        canvas.line(f"M{x:.1f} {y:.1f} l6 -2", ink, "#7a4a2c")
    canvas.line(f"M{half * 0.5:.1f} {-rise * 0.6:.1f} l18 18 m0 -18 l-18 18", 4.6, "#b8382c")
