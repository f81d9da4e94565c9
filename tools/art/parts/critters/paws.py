"""Hands and feet: gripping, open and resting paws; bare, booted, webbed and birds' feet."""

from art.kit.canvas import Canvas
from art.parts.critters.limbs import tube
from art.parts.critters.tones import Fur, Tone, flipped, form, upturned


def fist(canvas: Canvas, x: float, y: float, colours: Tone, angle: float = 0.0, size: float = 1.0) -> None:
    """A gripping paw; at ``angle`` 0 its fingers wrap over an upright shaft from the left."""
    with canvas.moved(x, y, size, rotate=angle):
        form(
            canvas,
            "M-13 -9 C-8 -17 8 -17 14 -9 C18 -2 17 8 11 13 C3 18 -9 16 -13 9 C-17 3 -16 -4 -13 -9 Z",
            colours,
            2.5,
        )
        for row in (-6, 0.5, 7):
            canvas.line(f"M2 {row} q7 -1.5 12.5 0.5", 1.6, colours.dark, 0.9)


def open_paw(
    canvas: Canvas, x: float, y: float, colours: Tone, angle: float = 0.0, size: float = 1.0, mirror: bool = False
) -> None:
    """An open paw with three fingers and a thumb; at ``angle`` 0 it reaches to the right, thumb up."""
    with canvas.moved(x, y, size, rotate=angle):
        d = (
            "M-14 -10 C-8 -14 -2 -16 0 -22 C3 -28 10 -26 8 -18 L6 -12 C14 -14 22 -14 25 -10 C28 -7 26 -4 22 "
            "-4 C28 -2 29 3 24 4 "
            "C26 8 23 11 18 10 C12 14 -6 14 -14 10 Z"
        )
        form(canvas, upturned(d) if mirror else d, colours, 2.5)
        sign = -1 if mirror else 1
        canvas.line(f"M10 {-4 * sign} q6 -1 12 0 M10 {4 * sign} q6 -1 13 0", 1.5, colours.dark, 0.85)


def resting_paw(canvas: Canvas, x: float, y: float, colours: Tone, angle: float = 0.0, size: float = 1.0) -> None:
    """A paw laid on something, fingers down at ``angle`` 0."""
    with canvas.moved(x, y, size, rotate=angle):
        form(
            canvas,
            "M-14 -6 C-12 -15 12 -15 14 -6 C16 4 14 13 9 15 C6 12 4 12 4 15 C2 18 -3 18 -5 14 C-7 17 -12 15 "
            "-13 11 C-15 5 -15 0 -14 -6 Z",
            colours,
            2.5,
        )
        canvas.line("M-5 4 q-1 6 0 10 M4 4 q1 6 0 11", 1.5, colours.dark, 0.85)


def claw_paw(canvas: Canvas, x: float, y: float, colours: Tone, angle: float = 0.0, size: float = 1.0) -> None:
    """A mole's digging hand with pale claws, gripping like ``fist``."""
    with canvas.moved(x, y, size, rotate=angle):
        for row in (-10, -3, 4, 11):
            form(
                canvas,
                f"M8 {row - 3.5} Q28 {row - 4} 36 {row + 1} Q26 {row + 4.5} 8 {row + 3.5} Z",
                Tone("#f0e2c4", "#fffaf0", "#8a6a4a"),
                1.9,
            )
    fist(canvas, x, y, colours, angle, size * 1.18)


def feet(canvas: Canvas, colours: Tone, apart: float = 36, y: float = 0, size: float = 1.0) -> None:
    """Two bare feet seen from the front."""
    for side in (-1, 1):
        with canvas.moved(side * apart, y, size):
            form(canvas, "M-30 0 C-34 -20 -12 -28 2 -26 C20 -26 32 -18 28 0 C20 8 -22 8 -30 0 Z", colours, 2.6)
            canvas.line("M-12 5 q-1 -8 1 -11 M0 6 q-1 -8 1 -11 M12 5 q-1 -8 1 -11", 1.8, colours.dark)


def boots(
    canvas: Canvas, colours: Tone, apart: float = 34, y: float = 0, tall: float = 42, trim: Tone | None = None
) -> None:
    """Two soft boots with turned-down tops."""
    for side in (-1, 1):
        with canvas.moved(side * apart, y):
            d = f"M-18 {-tall} L18 {-tall} C17 -22 20 -18 30 -12 C38 -6 34 4 28 5 L-20 5 C-26 4 -22 -20 -18 {-tall} Z"
            form(canvas, flipped(d, side), colours, 2.8)
            top = f"M-21 {-tall - 5} Q0 {-tall + 1} 21 {-tall - 5} L20 {-tall + 9} Q0 {-tall + 15} -20 {-tall + 9} Z"
            form(canvas, top, trim or colours, 2.4)
            canvas.line(f"M{-20 * side} 1 L{28 * side} 1", 1.8, colours.dark)


def striding_boots(canvas: Canvas, boot: Tone, leg: Tone, step: float = 44) -> None:
    """Two legs in boots walking to the right: the far one ahead on its heel, the near one pushing off."""
    for x, turn in ((step, -14), (-step, 16)):
        form(canvas, tube(((x * 0.4, -66), (x * 0.8, -44), (x, -26)), 22, 16), leg, 2.6)
        with canvas.moved(x, -8, rotate=turn):
            form(
                canvas,
                "M-16 -26 L16 -26 C15 -14 20 -8 32 -4 C40 2 36 12 30 12 L-18 12 C-22 2 -18 -14 -16 -26 Z",
                boot,
                2.8,
            )
            form(canvas, "M-19 -31 Q0 -26 19 -31 L18 -18 Q0 -13 -18 -18 Z", boot, 2.3)


def bird_feet(canvas: Canvas, colours: Tone, apart: float = 26, y: float = 0) -> None:
    """Thin legs with three toes each."""
    for side in (-1, 1):
        with canvas.moved(side * apart, y):
            for toe in (-20, 0, 20):
                canvas.rod(f"M0 -6 Q{toe * 0.6:.1f} -6 {toe} 3", 4.6, colours.base, colours.light, 1.6)
            canvas.rod("M0 -34 L0 -6", 5.4, colours.base, colours.light, 1.7)


def hoof(canvas: Canvas, x: float, y: float, fur: Fur, angle: float = 0.0, size: float = 1.0) -> None:
    """A cloven hoof used as a hand, pointing down at ``angle`` 0."""
    with canvas.moved(x, y, size, rotate=angle):
        form(canvas, "M-15 -14 C-8 -20 8 -20 15 -14 L17 2 L-17 2 Z", fur.coat, 2.4)
        for side in (-1, 1):
            d = "M1 0 L17 0 C20 8 18 17 13 20 C7 21 2 18 1 12 Z"
            form(canvas, flipped(d, side), Tone("#5a4a44", "#a8968a", "#241c1c"), 2.3)


def hooves(canvas: Canvas, fur: Fur, apart: float = 34, y: float = 0) -> None:
    """Two furry legs ending in hooves."""
    for side in (-1, 1):
        with canvas.moved(side * apart, y):
            form(canvas, "M-20 -46 C-22 -28 -24 -20 -22 -10 L22 -10 C24 -20 22 -28 20 -46 Z", fur.coat, 2.7)
            for toe in (-1, 1):
                d = "M1 -14 L22 -14 C28 -4 27 4 24 6 L2 6 Z"
                form(canvas, flipped(d, toe), Tone("#5a4a44", "#a8968a", "#241c1c"), 2.4)


def webbed_feet(canvas: Canvas, fur: Fur, apart: float = 40, y: float = 0) -> None:
    """The broad feet of frogs and toads."""
    for side in (-1, 1):
        with canvas.moved(side * apart, y):
            d = (
                "M-16 -22 C0 -30 18 -22 24 -14 C34 -14 42 -6 38 0 C42 6 30 10 24 6 C18 12 8 11 6 6 C0 11 -10 10 "
                "-12 4 C-22 4 -24 -14 -16 -22 Z"
            )
            form(canvas, flipped(d, side), fur.coat, 2.7)
            canvas.line(f"M{side * 8} -12 L{side * 24} 4 M{side * 2} -10 L{side * 7} 5", 1.7, fur.tick)
