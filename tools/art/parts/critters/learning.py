"""Paper, books and what belongs to them. Local origin: the middle or the grip of the thing."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import WOOD, WOOD_LIGHT
from art.parts.critters.materials import BLUEPRINT, GOLDEN, PARCHMENT
from art.parts.critters.tones import Tone, form, tone


def scroll(canvas: Canvas, wide: float = 70, tall: float = 86) -> None:
    """An unrolled parchment with writing, its middle at the origin."""
    half, rise = wide / 2, tall / 2
    form(
        canvas,
        f"M{-half} {-rise} Q0 {-rise + 6} {half} {-rise} L{half - 4} {rise} Q0 {rise + 6} {-half + 2} {rise} Z",
        PARCHMENT,
        2.5,
    )
    _writing(canvas, -half + 10, -rise + 20, wide - 22, int(tall / 12) - 2)
    for y in (-rise, rise):
        canvas.rod(f"M{-half - 5} {y} Q0 {y + 6} {half + 5} {y}", 10, PARCHMENT.base, PARCHMENT.light, 2)
        for side in (-1, 1):
            form(canvas, shapes.ellipse(side * (half + 8), y, 5, 6.5), tone(WOOD), 1.9)


def rolled_paper(canvas: Canvas, long: float = 110, colours: Tone = BLUEPRINT) -> None:
    """A rolled plan lying along x, its middle at the origin."""
    half = long / 2
    form(canvas, f"M{-half} -12 L{half} -12 L{half} 12 L{-half} 12 Z", colours, 2.6)
    form(canvas, shapes.ellipse(half, 0, 6.5, 12), PARCHMENT, 2.3)
    canvas.line(f"M{half - 1} -5 q4 5 0 9", 1.6)
    form(canvas, "M-5 -13 L7 -13 L7 13 L-5 13 Z", tone("#b0503a"), 2)


def blueprint(canvas: Canvas, wide: float = 150, tall: float = 96) -> None:
    """An open plan with a house drawn in white lines, its middle at the origin."""
    half, rise = wide / 2, tall / 2
    d = f"M{-half} {-rise} Q0 {-rise + 12} {half} {-rise} L{half - 3} {rise} Q0 {rise + 10} {-half + 3} {rise} Z"
    form(canvas, d, BLUEPRINT, 2.9, 0.7, 0.5)
    for k in range(1, 6):
        x = -half + wide * k / 6
        canvas.line(f"M{x:.1f} {-rise + 6} L{x:.1f} {rise + 3}", 0.9, "#cfe6f0", 0.35)
    for k in range(1, 4):
        y = -rise + tall * k / 4
        canvas.line(f"M{-half + 4} {y:.1f} Q0 {y + 10:.1f} {half - 4} {y:.1f}", 0.9, "#cfe6f0", 0.35)
    house = (
        "M-34 30 L-34 -4 L0 -30 L34 -4 L34 30 Z M-34 -4 L34 -4 M-8 30 L-8 12 Q0 2 8 12 L8 30 M-24 4 h10 v10 h-10 "
        "Z M14 4 h10 v10 h-10 Z M18 -18 V-32 h8 V-12"
    )
    canvas.line(house, 2.2, "#f2fbff")
    canvas.line(
        f"M{-half + 14} {rise - 8} h26 M{half - 34} {-rise + 16} h18 M{half - 34} {-rise + 22} h12", 1.5, "#f2fbff", 0.8
    )
    for side in (-1, 1):
        canvas.rod(f"M{side * half} {-rise - 3} L{side * (half - 3)} {rise + 3}", 9, BLUEPRINT.base, BLUEPRINT.light, 2)


def quill(canvas: Canvas, feather: Tone, long: float = 96) -> None:
    """A goose quill; its nib is the origin, it rises upwards."""
    d = (
        f"M0 -14 C-20 {-long * 0.4:.1f} -22 {-long * 0.8:.1f} 6 {-long} C18 {-long * 0.8:.1f} 20 "
        f"{-long * 0.4:.1f} 2 -14 Z"
    )
    form(canvas, d, feather, 2.4)
    canvas.line(f"M0 0 Q-2 {-long * 0.5:.1f} 5 {-long * 0.94:.1f}", 2.2, feather.dark)
    for k in range(3):
        y = -long * (0.35 + 0.17 * k)
        canvas.line(f"M-1 {y:.1f} l-11 -9 M0 {y - 6:.1f} l11 -9", 1.3, feather.dark, 0.6)
    canvas.line("M0 0 L0 -15", 3, "#4a3a2c")


def open_book(canvas: Canvas, cover: Tone, wide: float = 150, tall: float = 70) -> None:
    """A great book held open towards its reader: we see covers below and pages above; origin in its middle."""
    half = wide / 2
    form(
        canvas,
        f"M0 {tall * 0.5:.1f} L{-half - 7} {tall * 0.3:.1f} L{-half - 7} {-tall * 0.46:.1f} L0 "
        f"{-tall * 0.2:.1f} L{half + 7} {-tall * 0.46:.1f} L{half + 7} {tall * 0.3:.1f} Z",
        cover,
        3,
    )
    for side in (-1, 1):
        d = (
            f"M0 {tall * 0.36:.1f} C{side * half * 0.3:.1f} {tall * 0.1:.1f} {side * half * 0.7:.1f} "
            f"{tall * 0.12:.1f} {side * half} {tall * 0.2:.1f} "
        )
        d += (
            f"L{side * half} {-tall * 0.56:.1f} C{side * half * 0.7:.1f} {-tall * 0.66:.1f} "
            f"{side * half * 0.3:.1f} {-tall * 0.62:.1f} 0 {-tall * 0.34:.1f} Z"
        )
        form(canvas, d, PARCHMENT, 2.4)
        for k in range(4):
            y = -tall * 0.38 + k * tall * 0.14
            canvas.line(
                f"M{side * 14} {y + 4:.1f} Q{side * half * 0.5:.1f} {y - 9:.1f} {side * (half - 12)} {y - 4:.1f}",
                1.5,
                "#8a6a4a",
                0.75,
            )


def closed_book(canvas: Canvas, cover: Tone, wide: float = 62, tall: float = 78) -> None:
    """A thick book with clasps, standing on the origin."""
    half = wide / 2
    form(
        canvas,
        f"M{-half} {-tall} L{half - 6} {-tall} L{half + 4} {-tall + 8} L{half + 4} 2 L{half - 6} 0 L{-half} 0 Z",
        PARCHMENT,
        2.3,
    )
    form(canvas, f"M{-half - 4} {-tall - 3} L{half - 6} {-tall - 3} L{half - 6} 3 L{-half - 4} 3 Z", cover, 2.7)
    canvas.line(f"M{-half + 5} {-tall} V0", 2)
    form(canvas, shapes.star(-2, -tall / 2, 15, 7, 6), GOLDEN, 2)


def blackboard(canvas: Canvas, wide: float = 210, tall: float = 130) -> None:
    """A framed board with chalk sums, its middle at the origin."""
    half, rise = wide / 2, tall / 2
    form(
        canvas,
        shapes.polygon([(-half, -rise), (half, -rise), (half, rise), (-half, rise)]),
        Tone("#3f5a4c", "#6f8a78", "#1f322a"),
        0,
    )
    for d in (
        f"M{-half} {-rise} H{half}",
        f"M{-half} {rise} H{half}",
        f"M{-half} {-rise} V{rise}",
        f"M{half} {-rise} V{rise}",
    ):
        canvas.rod(d, 9, WOOD, WOOD_LIGHT, 2)
    chalk = "#f4f0e2"
    one = (
        f"M{-half + 26} {-rise + 24} l6 -6 V{-rise + 46} M{-half + 46} {-rise + 32} h14 M{-half + 53} {-rise + 25} v14"
    )
    canvas.line(one, 2.6, chalk, 0.9)
    canvas.line(f"M{-half + 72} {-rise + 24} q8 -10 14 0 q0 8 -14 20 h16", 2.6, chalk, 0.9)
    leaf = f"M{half - 60} {rise - 26} q10 -34 40 -34 q0 30 -40 34 q16 -14 26 -22"
    canvas.line(leaf, 2.4, chalk, 0.85)
    canvas.line(f"M{-half + 24} {rise - 24} h40 M{-half + 24} {rise - 38} h28", 2.2, chalk, 0.6)


def inkwell(canvas: Canvas) -> None:
    """A small pot of ink, its foot at the origin."""
    form(canvas, "M-15 0 L-12 -20 L-7 -24 L7 -24 L12 -20 L15 0 Q0 5 -15 0 Z", tone("#4a5a78"), 2.4)
    canvas.ellipse(0, -24, 8, 3, "#22283a", 1.8)


def music_notes(canvas: Canvas, colour: str = "#6a2c3a") -> None:
    """Three notes drifting up from the origin."""
    for x, y, size in ((0, 0, 1.0), (26, -32, 0.85), (-6, -58, 0.75)):
        with canvas.moved(x, y, size, rotate=8):
            canvas.ellipse(0, 0, 7.5, 6, colour, 0)
            canvas.line("M6 -1 V-26 Q14 -22 15 -13", 3, colour)


def _writing(canvas: Canvas, x: float, y: float, wide: float, rows: int) -> None:
    for row in range(rows):
        end = wide if row < rows - 1 else wide * 0.6
        canvas.line(
            f"M{x:.1f} {y + row * 11:.1f} q{end * 0.25:.1f} -3 {end * 0.5:.1f} 0 t{end * 0.5:.1f} 0",
            1.6,
            "#7a5a3c",
            0.8,
        )
