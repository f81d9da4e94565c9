"""Dressing for rooms: throne, banner, curtain, awning, counter, hearth. Canvas coordinates, (x, y) the foot."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import WOOD, WOOD_LIGHT
from art.parts.critters.materials import GOLDEN, PLANK, STONE
from art.parts.critters.tones import Tone, form, tone


def throne(canvas: Canvas, x: float, y: float, velvet: Tone, scale: float = 1.0) -> None:
    """A high carved chair, 190 wide and 330 high, behind a sovereign."""
    with canvas.moved(x, y, scale):
        form(
            canvas,
            "M-92 0 L-92 -250 C-92 -300 -50 -330 0 -346 C50 -330 92 -300 92 -250 L92 0 Z",
            Tone("#a8742c", "#f2ce80", "#4f2c0c"),
            3.2,
        )
        form(canvas, "M-70 0 L-70 -240 C-70 -282 -36 -304 0 -316 C36 -304 70 -282 70 -240 L70 0 Z", velvet, 2.6)
        for px, py in ((-36, -240), (0, -268), (36, -240), (-36, -196), (36, -196), (0, -222)):
            form(canvas, shapes.ellipse(px, py, 5, 5), GOLDEN, 1.8)
        form(canvas, shapes.ellipse(0, -346, 17, 17), GOLDEN, 2.6)
        for side in (-1, 1):
            form(canvas, shapes.ellipse(side * 92, -262, 13, 13), GOLDEN, 2.4)


def banner(canvas: Canvas, x: float, y: float, cloth: Tone, scale: float = 1.0, badge: str = "leaf") -> None:
    """A hanging banner 64 wide with a golden badge (leaf or crown); (x, y) is the middle of its pole."""
    with canvas.moved(x, y, scale):
        form(canvas, "M-30 0 L30 0 L30 118 L0 98 L-30 118 Z", cloth, 2.6)
        canvas.line("M-22 4 V104 M22 4 V104", 2, GOLDEN.base, 0.8)
        if badge == "leaf":
            form(canvas, "M0 76 C-26 58 -20 32 0 18 C20 32 26 58 0 76 Z", GOLDEN, 2)
            canvas.line("M0 76 V34 M0 60 L-9 50 M0 52 L9 42", 1.5, GOLDEN.dark)
        else:
            form(canvas, "M-18 62 L-22 34 L-8 48 L0 28 L8 48 L22 34 L18 62 Z", GOLDEN, 2)
        canvas.rod("M-38 0 H38", 6, GOLDEN.base, GOLDEN.light, 1.8)


def curtain(canvas: Canvas, x: float, y: float, height: float, cloth: Tone, side: int = 1, wide: float = 90) -> None:
    """A gathered curtain hanging from (x, y), drawn to ``side``."""
    with canvas.moved(x, y, mirror=side < 0):
        d = (
            f"M0 0 L{wide} 0 C{wide * 0.95:.0f} {height * 0.3:.0f} {wide * 0.5:.0f} {height * 0.5:.0f} "
            f"{wide * 0.3:.0f} {height * 0.58:.0f} C{wide * 0.4:.0f} {height * 0.75:.0f} {wide * 0.42:.0f} "
            f"{height * 0.9:.0f} {wide * 0.44:.0f} {height} L0 {height} Z"
        )
        form(canvas, d, cloth, 2.8)
        for k in (0.2, 0.4, 0.6, 0.8):
            canvas.line(
                f"M{wide * k:.0f} 4 Q{wide * k * 0.9:.0f} {height * 0.35:.0f} {wide * k * 0.36:.0f} "
                f"{height * 0.57:.0f}",
                1.8,
                cloth.dark,
                0.6,
            )
        form(
            canvas,
            f"M-4 {height * 0.54:.0f} L{wide * 0.34:.0f} {height * 0.55:.0f} L{wide * 0.34:.0f} "
            f"{height * 0.61:.0f} L-4 {height * 0.6:.0f} Z",
            GOLDEN,
            2.2,
        )


def awning(canvas: Canvas, y: float, first: Tone, second: Tone, drop: float = 62, stripes: int = 9) -> None:
    """A striped market awning across the top of the page with a scalloped edge at ``y`` + ``drop``."""
    wide = canvas.width / stripes
    for k in range(stripes):
        left, right = k * wide, (k + 1) * wide
        colours = first if k % 2 else second
        low = y + drop
        d = (
            f"M{left:.1f} {y} L{right:.1f} {y} L{right:.1f} {low} Q{(left + right) / 2:.1f} "
            f"{low + wide * 0.55:.1f} {left:.1f} {low} Z"
        )
        form(canvas, d, colours, 2.4, 0.6, 0.4)
    canvas.cover(canvas.linear(0, y, 0, y + drop + 60, (0, "#2a160c", 0.3), (1, "#2a160c", 0)))


def counter(canvas: Canvas, y: float, wood: Tone = PLANK) -> None:
    """A plank counter across the foot of the page, its top edge at ``y``."""
    wide, height = canvas.width, canvas.height
    form(canvas, f"M-6 {y + 14} L{wide + 6} {y + 14} L{wide + 6} {height + 6} L-6 {height + 6} Z", wood, 2.6, 0.5, 0.7)
    for k in range(1, 6):
        canvas.line(f"M{wide * k / 6:.0f} {y + 16} V{height}", 2, wood.dark, 0.6)
    form(canvas, f"M-8 {y} L{wide + 8} {y} L{wide + 8} {y + 16} L-8 {y + 16} Z", wood, 2.6, 0.9, 0.4)
    canvas.line(f"M20 {y + 6} q60 4 130 0 M240 {y + 8} q80 -4 160 0", 1.4, wood.dark, 0.5)


def hearth(canvas: Canvas, x: float, y: float, scale: float = 1.0) -> None:
    """A stone fireplace with a burning fire, 130 wide."""
    with canvas.moved(x, y, scale):
        form(canvas, "M-70 0 L-66 -120 L66 -120 L70 0 Z", STONE, 2.8)
        form(canvas, "M-42 0 L-42 -56 C-42 -86 42 -86 42 -56 L42 0 Z", tone("#3a2420"), 2.4)
        canvas.spot(0, -20, 90, 70, "#ffb050", 0.75)
        for d, colour in (
            ("M-24 0 C-34 -30 -8 -36 -8 -66 C10 -48 34 -34 22 0 Z", "#e0702c"),
            ("M-14 0 C-20 -20 0 -26 0 -44 C10 -30 20 -20 14 0 Z", "#fbc850"),
        ):
            canvas.path(d, colour, 0)
        canvas.rod("M-30 0 L30 -6", 9, WOOD, WOOD_LIGHT, 2)
        form(canvas, "M-78 -118 L78 -118 L78 -132 L-78 -132 Z", PLANK, 2.5)
