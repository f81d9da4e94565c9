"""Hats and crowns in head coordinates; each sits on a crown at y -62 and takes a tilt in degrees."""

import math

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.critters.materials import GOLDEN, STRAW, WHITE, gem
from art.parts.critters.tones import Tone, flipped, form, tone


def straw_hat(
    canvas: Canvas,
    y: float = -50,
    scale: float = 1.0,
    tilt: float = 0.0,
    band: Tone | None = None,
    x: float = 0,
    flower: bool = False,
) -> None:
    """A wide straw hat with a ribbon, frayed at its brim."""
    ribbon = band or tone("#a8432f")
    with canvas.moved(x, y, scale, rotate=tilt):
        form(
            canvas,
            "M-112 10 C-108 -12 -60 -22 0 -22 C60 -22 108 -12 112 10 C90 26 50 18 0 18 C-50 18 -90 26 -112 10 Z",
            STRAW,
            3,
        )
        for k in range(-5, 6):
            canvas.line(f"M{k * 17} {-14 + abs(k)} L{k * 20} {12 + abs(k) * 0.8:.1f}", 1.4, STRAW.dark, 0.4)
        canvas.line("M-92 4 Q0 -14 92 4", 1.4, STRAW.dark, 0.5)
        form(canvas, "M-56 -6 C-56 -50 -34 -60 0 -60 C34 -60 56 -50 56 -6 C30 6 -30 6 -56 -6 Z", STRAW, 2.8)
        form(canvas, "M-57 -22 C-30 -10 30 -10 57 -22 L57 -4 C30 8 -30 8 -57 -4 Z", ribbon, 2.4)
        canvas.line("M-40 -42 Q0 -34 40 -42 M-24 -54 Q0 -48 24 -54", 1.4, STRAW.dark, 0.5)
        canvas.line("M110 12 l8 4 M104 16 l6 6 M-110 12 l-7 5", 2, STRAW.dark)
        if flower:
            daisy(canvas, 46, -14)


def daisy(
    canvas: Canvas, x: float, y: float, scale: float = 1.0, petal: str = "#fdf3df", heart: str = "#e8ae3c"
) -> None:
    """A flower for a hatband or a collar."""
    with canvas.moved(x, y, scale):
        for k in range(7):
            angle = math.tau * k / 7
            canvas.ellipse(math.cos(angle) * 8, math.sin(angle) * 8, 5.4, 5.4, petal, 1.6)
        canvas.ellipse(0, 0, 5, 5, heart, 1.6)


def miner_helmet(
    canvas: Canvas, colours: Tone, y: float = -42, scale: float = 1.0, tilt: float = 0.0, x: float = 0
) -> None:
    """A round helmet with a burning lamp; the halo is part of it."""
    with canvas.moved(x, y, scale, rotate=tilt):
        form(canvas, "M-84 6 C-84 -56 -44 -78 0 -78 C44 -78 84 -56 84 6 Z", colours, 3)
        form(
            canvas,
            "M-98 4 C-60 -10 60 -10 98 4 C102 12 98 18 90 18 C50 8 -50 8 -90 18 C-98 18 -102 12 -98 4 Z",
            colours,
            2.8,
        )
        canvas.line("M-40 -68 Q-54 -30 -50 -4 M40 -68 Q54 -30 50 -4", 1.8, colours.dark, 0.7)
        for px in (-70, 70):
            gem(canvas, px, -2, 3.4, "#e8d8b0")
        canvas.spot(0, -34, 100, 90, "#ffe08a", 0.75)
        form(canvas, shapes.ellipse(0, -32, 25, 25), tone("#8a7a68"), 2.8)
        canvas.ellipse(0, -32, 18, 18, "#fbd76a", 2.2, (canvas.glow(-3, -35, 18, "#fffdf0", 1),))


def top_hat(
    canvas: Canvas,
    colours: Tone,
    y: float = -56,
    scale: float = 1.0,
    tilt: float = 0.0,
    band: Tone | None = None,
    tall: float = 74,
    x: float = 0,
) -> None:
    """A tall hat, slightly dented."""
    with canvas.moved(x, y, scale, rotate=tilt):
        d = (
            f"M-44 2 C-46 {-tall * 0.5:.1f} -42 {-tall * 0.8:.1f} -50 {-tall} C-30 {-tall - 9} 30 {-tall - 8} 50 "
            f"{-tall} C44 {-tall * 0.7:.1f} 47 {-tall * 0.4:.1f} 44 2 Z"
        )
        form(canvas, d, colours, 3)
        form(
            canvas,
            f"M-50 {-tall} C-30 {-tall - 10} 30 {-tall - 10} 50 {-tall} C30 {-tall + 8} -30 {-tall + 8} -50 {-tall} Z",
            colours,
            2.2,
        )
        form(canvas, "M-45 -22 C-20 -14 20 -14 45 -22 L44 0 C20 8 -20 8 -44 0 Z", band or tone("#7a3a4a"), 2.4)
        form(
            canvas,
            "M-82 -2 C-60 -14 -50 -4 -44 -1 C-20 7 20 7 44 -1 C50 -4 60 -14 82 -2 C70 20 30 18 0 18 C-30 18 "
            "-70 20 -82 -2 Z",
            colours,
            2.8,
        )


def feathered_hat(
    canvas: Canvas, colours: Tone, plume: Tone, y: float = -50, scale: float = 1.0, tilt: float = 0.0, side: int = 1
) -> None:
    """A minstrel's cap with upturned brim and a long feather."""
    with canvas.moved(0, y, scale, rotate=tilt):
        feather(canvas, side * 34, -12, plume, side * 34, 1.15, side)
        d = "M-62 0 C-66 -34 -40 -66 8 -62 C46 -58 66 -30 64 2 Z"
        form(canvas, flipped(d, side), colours, 3)
        brim = (
            "M-88 -6 C-70 -22 -62 -8 -40 -4 C-10 2 30 0 60 -10 C74 -16 92 -8 84 4 C60 22 10 20 -30 16 C-60 14 "
            "-88 8 -88 -6 Z"
        )
        form(canvas, flipped(brim, side), Tone(colours.light, colours.light, colours.dark), 2.8)
        gem(canvas, side * 34, -8, 7, GOLDEN.base)


def feather(
    canvas: Canvas, x: float, y: float, colours: Tone, angle: float = 0.0, scale: float = 1.0, side: int = 1
) -> None:
    """A plume 90 long rising from (x, y)."""
    with canvas.moved(x, y, scale, rotate=angle):
        d = "M0 0 C-22 -24 -20 -66 4 -92 C10 -84 14 -80 12 -74 Q20 -70 17 -60 Q23 -52 17 -44 C18 -26 10 -10 0 0 Z"
        form(canvas, flipped(d, side), colours, 2.5)
        canvas.line(f"M0 0 Q{-4 * side} -46 {4 * side} -86", 1.7, colours.dark)
        canvas.line(
            f"M{-2 * side} -30 l{-9 * side} -8 M{-2 * side} -50 l{-8 * side} -8 M{-1 * side} -40 l{11 * side} "
            f"-8 M0 -58 l{11 * side} -6",
            1.3,
            colours.dark,
            0.6,
        )


def flat_cap(
    canvas: Canvas, colours: Tone, y: float = -50, scale: float = 1.0, tilt: float = 0.0, side: int = 1
) -> None:
    """A worker's cap, its peak to ``side``."""
    with canvas.moved(0, y, scale, rotate=tilt):
        form(
            canvas,
            flipped("M-70 4 C-92 -24 -60 -50 -6 -50 C44 -50 84 -30 78 4 C30 14 -30 14 -70 4 Z", side),
            colours,
            3,
        )
        form(canvas, flipped("M-20 10 C20 2 60 0 80 -2 C98 4 104 14 96 20 C60 14 20 18 -14 22 Z", side), colours, 2.6)
        canvas.line(
            f"M{-10 * side} -48 Q{-30 * side} -20 {-40 * side} 8 M{6 * side} -49 Q{30 * side} -24 {36 * side} 6",
            1.6,
            colours.dark,
            0.6,
        )
        gem(canvas, 0, -50, 5, colours.base)


def post_cap(
    canvas: Canvas, colours: Tone, y: float = -48, scale: float = 1.0, tilt: float = 0.0, x: float = 0
) -> None:
    """A messenger's peaked cap with a badge."""
    with canvas.moved(x, y, scale, rotate=tilt):
        form(canvas, "M-62 -2 C-84 -36 -40 -54 0 -54 C40 -54 84 -36 62 -2 Z", colours, 3)
        form(canvas, "M-60 -14 C-30 -4 30 -4 60 -14 L62 6 C30 16 -30 16 -62 6 Z", GOLDEN, 2.4)
        form(canvas, "M-56 6 C-30 16 30 16 56 6 C66 20 50 30 0 30 C-50 30 -66 20 -56 6 Z", tone("#4a3a3a"), 2.6)
        form(canvas, "M-13 -38 L13 -38 L13 -20 L-13 -20 Z", WHITE, 2)
        canvas.line("M-13 -38 L0 -27 L13 -38", 1.8)


def hood(canvas: Canvas, colours: Tone, lining: Tone, turn: float = 0.0) -> None:
    """The back of a raised hood; draw it before the head, then ``hood_edge`` after it."""
    with canvas.moved(-turn * 10):
        form(canvas, "M-84 104 C-128 50 -104 -100 -4 -112 C104 -100 128 50 84 104 Z", colours, 3.2)
        canvas.path("M-76 96 C-108 40 -86 -82 0 -88 C86 -82 108 40 76 96 Z", lining.dark, 0)


def hood_edge(canvas: Canvas, colours: Tone, turn: float = 0.0) -> None:
    """The rim of a raised hood over the forehead and beside the cheeks."""
    with canvas.moved(-turn * 8):
        d = (
            "M-78 98 C-122 40 -98 -98 0 -106 C98 -98 122 40 78 98 C72 96 68 90 70 80 "
            "C102 20 76 -60 0 -66 C-76 -60 -102 20 -70 80 C-68 90 -72 96 -78 98 Z"
        )
        form(canvas, d, colours, 3)
        canvas.line("M-60 -62 Q-88 -20 -88 30 M62 -66 Q92 -20 90 36", 1.6, colours.dark, 0.6)


def headscarf(canvas: Canvas, colours: Tone, dots: str = "#fdf0d4") -> None:
    """A kerchief over the crown, knotted under the chin elsewhere; leaves big ears free."""
    d = "M-80 -14 C-80 -60 -46 -82 0 -82 C46 -82 80 -60 80 -14 C56 -44 28 -52 0 -52 C-28 -52 -56 -44 -80 -14 Z"
    form(canvas, d, colours, 2.8)
    for x, y in ((-52, -46), (-28, -62), (0, -68), (28, -62), (52, -46), (-66, -30), (66, -30), (-12, -57), (14, -58)):
        canvas.ellipse(x, y, 3.4, 3.4, dots, 0)


def bonnet(canvas: Canvas, cloth: Tone, frill: Tone) -> None:
    """A bonnet with a wide soft frill around the face, to be drawn before the head; it hides small ears."""
    count = 15
    for k in range(count):
        angle = math.radians(-214 + 248 * k / (count - 1))
        form(canvas, shapes.ellipse(104 * math.cos(angle), 96 * math.sin(angle) - 8, 19, 19), frill, 2.4)
    form(canvas, "M-98 34 C-106 -62 -56 -106 0 -106 C56 -106 106 -62 98 34 C80 66 -80 66 -98 34 Z", cloth, 2.8)


def bonnet_band(canvas: Canvas, cloth: Tone, bow: Tone) -> None:
    """The front of a bonnet over the crown, with a bow; draw it after the head so that the ears are covered."""
    d = "M-90 -4 C-100 -70 -54 -104 0 -104 C54 -104 100 -70 90 -4 C72 -48 34 -62 0 -62 C-34 -62 -72 -48 -90 -4 Z"
    form(canvas, d, cloth, 2.8)
    for x in (-64, -34, 34, 64):
        canvas.line(
            f"M{x} {-82 + abs(x) * 0.34:.0f} Q{x * 0.98:.0f} {-66 + abs(x) * 0.3:.0f} {x * 0.92:.0f} "
            f"{-56 + abs(x) * 0.4:.0f}",
            1.6,
            cloth.dark,
            0.6,
        )
    with canvas.moved(50, -74, rotate=28):
        for side in (-1, 1):
            form(canvas, flipped("M2 0 C12 -15 26 -15 29 -9 C31 0 31 5 28 12 C22 15 10 12 2 2 Z", side), bow, 2.2)
        form(canvas, shapes.ellipse(0, 0, 6, 7), bow, 2)


def nightcap(canvas: Canvas, colours: Tone, y: float = -50, side: int = 1) -> None:
    """A long soft cap whose end hangs over with a tassel."""
    with canvas.moved(0, y):
        form(
            canvas,
            flipped(
                "M-62 4 C-66 -50 -20 -78 30 -66 C80 -54 104 -14 100 34 C92 36 86 34 84 30 C80 0 72 -14 62 2 Z", side
            ),
            colours,
            3,
        )
        form(canvas, "M-66 -8 C-30 6 30 6 66 -8 L66 10 C30 22 -30 22 -66 10 Z", WHITE, 2.6)
        form(canvas, shapes.ellipse(side * 94, 42, 12, 12), WHITE, 2.4)
