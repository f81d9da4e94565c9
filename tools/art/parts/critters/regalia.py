"""Headgear of rank and office in head coordinates: crowns, mitre, wig, mortarboard, jester's cap."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.critters.materials import GOLDEN, WHITE, gem
from art.parts.critters.tones import Tone, form, tone


def crown(
    canvas: Canvas, y: float = -60, scale: float = 1.0, tilt: float = 0.0, lining: Tone | None = None, x: float = 0
) -> None:
    """A king's crown with five jewelled points and a velvet lining."""
    velvet = lining or tone("#8c2f3a")
    with canvas.moved(x, y, scale, rotate=tilt):
        form(canvas, "M-44 -14 C-46 -50 46 -50 44 -14 Z", velvet, 2.2)
        d = (
            "M-50 8 L-58 -46 L-34 -20 L-24 -56 L-2 -22 L0 -66 L2 -22 L24 -56 L34 -20 L58 -46 L50 8 C30 16 -30 16 "
            "-50 8 Z"
        )
        form(canvas, d, GOLDEN, 3)
        form(canvas, "M-51 -6 C-30 3 30 3 51 -6 L50 9 C30 17 -30 17 -50 9 Z", GOLDEN, 2.4)
        for px, py in ((-58, -48), (-24, -58), (0, -69), (24, -58), (58, -48)):
            gem(canvas, px, py, 5.5, "#fff0c8")
        for k, colour in enumerate(("#4f8fae", "#b23a48", "#5c9a5a", "#b23a48", "#4f8fae")):
            px = (k - 2) * 20
            gem(canvas, px, 7 - abs(k - 2) * 2.2, 5, colour)


def tiara(canvas: Canvas, y: float = -58, scale: float = 1.0, tilt: float = 0.0, x: float = 0) -> None:
    """A queen's slender crown of arches and pearls."""
    with canvas.moved(x, y, scale, rotate=tilt):
        d = (
            "M-48 10 Q-50 -14 -56 -26 Q-38 -22 -32 -8 Q-30 -34 -22 -44 Q-12 -32 -10 -14 Q-8 -46 0 -62 Q8 -46 10 "
            "-14 Q12 -32 22 -44 Q30 -34 32 -8 Q38 -22 56 -26 Q50 -14 48 10 C30 20 -30 20 -48 10 Z"
        )
        form(canvas, d, GOLDEN, 2.8)
        for px, py in ((-56, -28), (-22, -47), (22, -47), (56, -28)):
            gem(canvas, px, py, 4.6, "#fff6e6")
        gem(canvas, 0, -65, 6.5, "#fff6e6")
        gem(canvas, 0, -18, 8, "#b8456a")
        gem(canvas, -24, -6, 5, "#6aa3b4")
        gem(canvas, 24, -6, 5, "#6aa3b4")


def mitre(canvas: Canvas, colours: Tone, y: float = -54, scale: float = 1.0, tilt: float = 0.0) -> None:
    """A bishop's tall cap with a golden band."""
    with canvas.moved(0, y, scale, rotate=tilt):
        form(canvas, "M-50 8 C-58 -36 -34 -70 0 -96 C34 -70 58 -36 50 8 Z", colours, 3)
        form(canvas, "M-51 -8 C-30 2 30 2 51 -8 L50 9 C30 18 -30 18 -50 9 Z", GOLDEN, 2.4)
        canvas.brush("M0 -88 L0 -2", 7, GOLDEN.base)
        canvas.line("M-4 -84 L-4 -2 M4 -84 L4 -2", 1.6)
        canvas.brush("M-18 -44 L18 -44", 7, GOLDEN.base)


def judge_wig(canvas: Canvas, y: float = -48, scale: float = 1.0) -> None:
    """Rolls of white curls over the crown and down both sides."""
    with canvas.moved(0, y, scale):
        for side in (-1, 1):
            for row in range(4):
                form(canvas, shapes.ellipse(side * (92 + 3 * row), 6 + row * 27, 21, 15), WHITE, 2.4)
                canvas.line(
                    f"M{side * (92 + 3 * row) - 9} {8 + row * 27} q9 -10 17 1 q-6 6 -10 0", 1.5, WHITE.dark, 0.8
                )
        form(
            canvas,
            "M-94 10 C-96 -44 -50 -56 0 -56 C50 -56 96 -44 94 10 C70 -14 30 -20 0 -10 C-30 -20 -70 -14 -94 10 Z",
            WHITE,
            2.8,
        )
        for k in range(-3, 4):
            canvas.line(f"M{k * 22} {-46 + abs(k) * 4} q{k * 4 + 4} 14 {k * 4} 28", 1.6, WHITE.dark, 0.6)


def mortarboard(
    canvas: Canvas, colours: Tone, y: float = -58, scale: float = 1.0, tilt: float = 0.0, x: float = 0
) -> None:
    """A scholar's cap with a tassel."""
    with canvas.moved(x, y, scale, rotate=tilt):
        form(canvas, "M-52 -14 L-54 12 C-30 24 30 24 54 12 L52 -14 Z", colours, 2.6)
        form(canvas, "M0 -46 L98 -20 L0 8 L-98 -20 Z", colours, 3)
        canvas.line("M0 -20 Q46 -18 78 -14 L82 14", 4.4)
        canvas.line("M0 -20 Q46 -18 78 -14 L82 14", 2.4, GOLDEN.base)
        form(canvas, "M76 12 L88 12 L91 38 L74 38 Z", GOLDEN, 2.2)
        canvas.line("M80 20 L79 36 M85 20 L86 36", 1.3, GOLDEN.dark)
        gem(canvas, 0, -21, 4.6, GOLDEN.base)


def jester_cap(
    canvas: Canvas, first: Tone, second: Tone, y: float = -52, scale: float = 1.0, tilt: float = 0.0
) -> None:
    """Three drooping horns with bells, a scalloped brim."""
    with canvas.moved(0, y, scale, rotate=tilt):
        form(canvas, "M-8 -8 C-30 -62 -78 -72 -104 -44 C-114 -32 -118 -14 -116 0 C-96 -20 -78 -20 -62 4 Z", first, 3)
        form(canvas, "M8 -8 C30 -62 78 -72 104 -44 C114 -32 118 -14 116 0 C96 -20 78 -20 62 4 Z", second, 3)
        form(canvas, "M-36 -2 C-34 -50 -20 -82 18 -96 C30 -100 42 -96 48 -88 C30 -80 30 -40 38 -2 Z", second, 3)
        form(canvas, "M-36 -2 C-34 -50 -20 -82 18 -96 C4 -70 2 -30 0 0 Z", first, 0)
        canvas.line("M18 -96 C4 -70 2 -30 0 0", 2)
        for px, py in ((-116, 6), (116, 6), (50, -84)):
            bell(canvas, px, py)
        d = (
            "M-66 -10 C-40 -22 40 -22 66 -10 L70 6 Q56 18 46 6 Q34 20 22 8 Q10 22 0 9 Q-10 22 -22 8 Q-34 20 -46 "
            "6 Q-56 18 -70 6 Z"
        )
        form(canvas, d, GOLDEN, 2.6)


def bell(canvas: Canvas, x: float, y: float, scale: float = 1.0) -> None:
    """A small round bell."""
    with canvas.moved(x, y, scale):
        form(canvas, shapes.ellipse(0, 0, 11, 11), GOLDEN, 2.4)
        canvas.line("M-8 3 Q0 7 8 3 M0 5 V10", 1.8)
        canvas.ellipse(-4, -4, 2.6, 2.6, "#fffbe6", 0)
