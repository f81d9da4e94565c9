"""Small life around buildings: a mouse at a window, birds, an owl, butterflies, onlookers."""

from art.kit.canvas import Canvas
from art.kit.palette import CREAM, FUR, FUR_DARK, FUR_LIGHT, PINK, darker
from art.kit.shapes import ellipse


def peeping_mouse(
    canvas: Canvas, x: float, y: float, scale: float = 1.0, fur: str = FUR, light: str = FUR_LIGHT, cap: str = ""
) -> None:
    """The head of a mouse 30 wide looking out over (x, y); ``cap`` gives it a cap of that colour."""
    with canvas.moved(x, y, scale):
        for side in (-1, 1):
            canvas.ellipse(side * 11, -20, 7.5, 8, fur, 1.8, (canvas.glow(side * 11 - 2, -23, 8, light, 0.8),))
            canvas.ellipse(side * 11, -19, 4.2, 4.8, PINK, 0)
        canvas.path(
            "M-13 0 C-16 -12 -9 -21 0 -21 C9 -21 16 -12 13 0 Z",
            fur,
            1.9,
            (canvas.glow(-5, -14, 13, light, 0.85), canvas.fade(0, -10, 13, 0, FUR_DARK, 0.5)),
        )
        canvas.path("M-7 0 C-8 -8 8 -8 7 0 Z", CREAM, 0)
        canvas.ellipse(0, -6, 2.2, 1.7, "#9a4a40", 1)
        for side in (-1, 1):
            canvas.ellipse(side * 6, -10.5, 2, 2.5, "#2a1a14", 0)
            canvas.ellipse(side * 6 - 0.6, -11.4, 0.8, 0.8, "#fffdf0", 0)
        if cap:
            canvas.path(
                "M-11 -16 C-10 -26 10 -26 11 -16 Q0 -20 -11 -16 Z", cap, 1.7, (canvas.glow(-4, -22, 9, "#fff0d8", 0.5),)
            )


def townsmouse(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    coat: str = "#8c3b2e",
    cap: str = "",
    fur: str = FUR,
    light: str = FUR_LIGHT,
) -> None:
    """A little mouse in a coat standing at (x, y), 46 high."""
    with canvas.moved(x, y, scale):
        canvas.spot(1, 1, 17, 4, "#2f2a14", 0.6)
        canvas.line("M9 -3 C20 -2 22 -10 18 -16", 2.8, PINK)
        for side in (-1, 1):
            canvas.ellipse(side * 5, -1, 4.6, 2.6, PINK, 1.3)
        shade = (canvas.glow(-5, -16, 14, "#fff0d8", 0.45), canvas.fade(0, -12, 12, 0, darker(coat, 0.4), 0.7))
        canvas.path("M-11 -2 C-12 -14 -8 -24 0 -24 C8 -24 12 -14 11 -2 Q0 2 -11 -2 Z", coat, 1.9, shade)
        canvas.line("M0 -20 V-2", 1.2, darker(coat, 0.5), 0.8)
        for side in (-1, 1):
            canvas.path(f"M{side * 6} -19 C{side * 12} -17 {side * 13} -11 {side * 10} -8 L{side * 6} -11 Z", coat, 1.5)
            canvas.ellipse(side * 9.4, -8, 2.6, 2.6, PINK, 1.1)
        peeping_mouse(canvas, 0, -20, 0.92, fur, light, cap)


def onlooker(
    canvas: Canvas, x: float, y: float, scale: float = 1.0, kind: str = "mouse", tone: str = "#3a2a30"
) -> None:
    """The back of a head in the audience, rising above (x, y): "mouse", "rabbit", "squirrel" or "hedgehog"."""
    with canvas.moved(x, y, scale):
        rim = darker(tone, 0.55)
        if kind == "mouse":
            for side in (-1, 1):
                canvas.ellipse(side * 15, -30, 10, 11, tone, 1.6, (), rim)
        elif kind == "rabbit":
            for side in (-1, 1):
                canvas.ellipse(side * 8, -44, 5.5, 18, tone, 1.6, (), rim)
        elif kind == "squirrel":
            for side in (-1, 1):
                canvas.path(f"M{side * 5} -30 L{side * 14} -44 L{side * 18} -26 Z", tone, 1.6, (), rim)
        else:
            canvas.path(
                "M-22 0 L-24 -14 L-18 -16 L-20 -28 L-11 -27 L-8 -38 L0 -31 "
                "L8 -38 L11 -27 L20 -28 L18 -16 L24 -14 L22 0 Z",
                tone,
                1.6,
                (),
                rim,
            )
        canvas.path(
            "M-24 16 C-24 2 -18 -2 -16 -10 C-20 -26 -10 -34 0 -34 C10 -34 20 -26 16 -10 C18 -2 24 2 24 16 Z",
            tone,
            1.6,
            (canvas.glow(-2, -30, 16, "#e9b070", 0.35),),
            rim,
        )


def perched_bird(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    colours: tuple[str, str] = ("#5d87a0", "#e8a070"),
    turn: int = 1,
) -> None:
    """A plump little bird 26 long sitting at (x, y), looking right (``turn`` 1) or left."""
    body, breast = colours
    with canvas.moved(x, y, scale, mirror=turn < 0):
        canvas.path("M-16 -4 L-27 -8 L-26 -2 L-14 1 Z", darker(body, 0.75), 1.5)
        canvas.line("M-2 0 v5 M3 0 v5", 1.5, "#7a4a2c")
        canvas.path(
            "M-17 -5 C-12 -16 -2 -14 2 -16 C4 -25 16 -25 17 -16 C17 -4 8 2 -2 2 C-10 2 -15 0 -17 -5 Z",
            body,
            1.8,
            (canvas.glow(-3, -13, 13, "#f4f0dc", 0.55),),
        )
        canvas.path("M4 -15 C12 -16 17 -12 15 -7 C12 0 4 2 -1 1 C6 -4 5 -10 4 -15 Z", breast, 0)
        canvas.path("M-13 -5 C-8 -13 0 -12 3 -8 C0 0 -8 1 -13 -5 Z", darker(body, 0.8), 1.3)
        canvas.ellipse(11, -18, 1.5, 1.7, "#2a1a14", 0)
        canvas.path("M17 -18 L23 -15 L16 -14 Z", "#e2a63c", 1.2)


def flying_bird(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    colours: tuple[str, str] = ("#f2ead8", "#8a8a90"),
    turn: int = 1,
    letter: bool = False,
) -> None:
    """A bird with spread wings, 60 wide, on request carrying a letter."""
    body, wing = colours
    with canvas.moved(x, y, scale, mirror=turn < 0):
        canvas.path(
            "M-6 -3 C-12 -20 -26 -26 -36 -24 C-32 -12 -22 -2 -8 2 Z", wing, 1.8, (canvas.glow(-20, -16, 16, body, 0.6),)
        )
        canvas.path("M-14 1 L-32 4 L-28 9 L-34 13 L-14 8 Z", wing, 1.6)
        canvas.path(
            "M-16 2 C-10 -8 6 -8 12 -7 C16 -14 26 -10 25 -4 C22 8 2 14 -16 6 Z",
            body,
            1.9,
            (canvas.glow(-2, -4, 14, "#fffdf4", 0.8), canvas.fade(0, 0, 4, 12, wing, 0.7)),
        )
        canvas.path(
            "M-6 -1 C-10 -18 0 -32 12 -36 C14 -22 12 -8 4 0 Z", wing, 1.9, (canvas.glow(2, -22, 16, body, 0.75),)
        )
        canvas.line("M0 -6 Q2 -18 8 -28 M4 -6 Q7 -14 10 -20", 1.1, darker(wing), 0.6)
        canvas.ellipse(19, -6, 1.5, 1.7, "#2a1a14", 0)
        canvas.path("M25 -6 L32 -3 L24 -1 Z", "#e2a63c", 1.3)
        if letter:
            with canvas.moved(30, 6, rotate=10):
                canvas.path("M-10 -5 H10 V8 H-10 Z", "#fff8e4", 1.6)
                canvas.line("M-10 -5 L0 2 L10 -5", 1.3)
                canvas.ellipse(0, 3, 2.4, 2.4, "#b8483a", 0.8)


def owl(canvas: Canvas, x: float, y: float, scale: float = 1.0, tone: str = "#8a6a4c") -> None:
    """A small owl 30 high sitting at (x, y)."""
    with canvas.moved(x, y, scale):
        canvas.path(
            "M-12 0 C-17 -14 -14 -28 -12 -34 L-6 -29 H6 L12 -34 C14 -28 17 -14 12 0 Q0 5 -12 0 Z",
            tone,
            2,
            (canvas.glow(-5, -22, 16, "#d6b48c", 0.8), canvas.fade(0, -14, 13, 0, darker(tone, 0.4), 0.6)),
        )
        canvas.path("M-7 -1 C-9 -12 9 -12 7 -1 Z", "#e0c8a0", 0)
        for side in (-1, 1):
            canvas.ellipse(side * 5.6, -22, 5.4, 5.4, "#f3e2b6", 1.3)
            canvas.ellipse(side * 5.2, -22, 2.4, 2.8, "#2a1a14", 0)
        canvas.path("M-2 -19 H2 L0 -14 Z", "#e2a63c", 1)


def butterfly(
    canvas: Canvas, x: float, y: float, scale: float = 1.0, colour: str = "#e2a63c", rotate: float = 0.0
) -> None:
    """A butterfly 18 wide."""
    with canvas.moved(x, y, scale, rotate=rotate):
        for side in (-1, 1):
            canvas.path(
                f"M0 0 C{side * 3} -9 {side * 11} -9 {side * 9} -2 C{side * 8} 1 {side * 3} 1 0 0 Z",
                colour,
                1.1,
                (canvas.glow(side * 6, -5, 5, "#fff3d0", 0.8),),
            )
            canvas.path(f"M0 0 C{side * 7} 1 {side * 7} 8 {side * 3} 7 C{side * 1} 5 0 3 0 0 Z", darker(colour, 0.8), 1)
        canvas.line("M0 -4 V5", 1.6)


def eyes_in_dark(canvas: Canvas, x: float, y: float, scale: float = 1.0, colour: str = "#ffe28a") -> None:
    """A pair of eyes shining out of the dark."""
    for side in (-1, 1):
        ex = x + side * 6 * scale
        canvas.spot(ex, y, 8 * scale, 8 * scale, colour, 0.5)
        canvas.ellipse(ex, y, 3.4 * scale, 4 * scale, colour, 0)
        canvas.path(ellipse(ex + 0.6 * scale, y + 0.4 * scale, 1.5 * scale, 2.2 * scale), "#2a1a14", 0)
