"""Small things: lanterns, smoke, sacks, barrels, books, candles, birds."""

import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import GOLD, GOLD_DARK, GOLD_LIGHT, WINDOW_GLOW, WINDOW_LIT, WOOD, WOOD_DARK, WOOD_LIGHT

Wood = tuple[str, str, str]
WOODEN: Wood = (WOOD, WOOD_LIGHT, WOOD_DARK)


def ground_shadow(
    canvas: Canvas, x: float, y: float, scale: float = 1.0, width: float = 100, colour: str = "#2f2a14"
) -> None:
    """The soft shadow under something standing at (x, y)."""
    canvas.spot(x + width * 0.04 * scale, y, width * 0.6 * scale, width * 0.12 * scale, colour, 0.6)


def lantern(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    colours: tuple[str, str] = (WINDOW_LIT, WINDOW_GLOW),
) -> None:
    """A hanging lantern 34 high, hung at (x, y), with its halo."""
    body, core = colours
    with canvas.moved(x, y, scale, rotate=(seed % 7 - 3) * 1.5):
        canvas.spot(0, 22, 58, 58, "#ffdf8a", 0.5)
        canvas.line("M0 0 v6 M-6 10 q6 -8 12 0", 2)
        canvas.path(
            "M-9 12 L9 12 L11 32 L-11 32 Z",
            body,
            1.9,
            (canvas.glow(0, 22, 13, core, 1), canvas.fade(0, 22, 0, 33, "#b5651d", 0.5)),
        )
        canvas.line("M-3.5 12 L-4.5 32 M3.5 12 L4.5 32", 1.3)
        canvas.path("M-12 12 Q0 3 12 12 Z", "#5b3d24", 1.8, (canvas.glow(-4, 8, 8, "#a97a4c", 0.8),))
        canvas.path("M-12 32 H12 L9 36 H-9 Z", "#5b3d24", 1.8)


def smoke(
    canvas: Canvas, x: float, y: float, scale: float = 1.0, seed: int = 0, colours: tuple[str, ...] = ("#fffaf0",)
) -> None:
    """Smoke drifting up and to the right from (x, y), about 80 high."""
    rng = random.Random(seed)
    for k in range(7):
        t = k / 6
        px = x + (6 * t + 34 * t * t + rng.uniform(-4, 4)) * scale
        py = y - (78 * t) * scale
        size = (7 + 15 * t) * scale
        canvas.spot(px, py, size * 1.25, size, colours[0], 0.85 - 0.5 * t)


def sack(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    colours: tuple[str, str, str] = ("#c9a878", "#f0dab0", "#6a4a28"),
) -> None:
    """A tied sack 40 high."""
    body, light, dark = colours
    with canvas.moved(x, y, scale, rotate=(seed % 5 - 2) * 2):
        ground_shadow(canvas, 0, 0, 1, 44)
        canvas.path(
            "M-18 0 C-24 -14 -14 -26 -6 -30 L7 -30 C16 -24 24 -12 18 0 C8 4 -8 4 -18 0 Z",
            body,
            2,
            (canvas.glow(-8, -18, 22, light, 0.85), canvas.fade(0, -14, 20, 2, dark, 0.65)),
        )
        canvas.path(
            "M-6 -30 C-10 -36 -8 -40 -4 -38 L1 -41 L5 -38 C10 -40 11 -35 7 -30 Z",
            body,
            1.8,
            (canvas.glow(-2, -36, 8, light, 0.7),),
        )
        canvas.line("M-7 -30 q7 4 14 0", 2.4, "#8c3b2e")
        canvas.line("M-10 -10 q3 4 2 9 M6 -18 q4 6 3 14", 1.2, dark, 0.6)


def barrel(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    colours: Wood = ("#9a6b3f", "#d9a873", "#3f2512"),
) -> None:
    """A standing barrel 50 high."""
    body, light, dark = colours
    with canvas.moved(x, y, scale):
        ground_shadow(canvas, 0, 0, 1, 48)
        canvas.path(
            "M-17 0 C-24 -16 -24 -34 -17 -48 L17 -48 C24 -34 24 -16 17 0 C8 4 -8 4 -17 0 Z",
            body,
            2.2,
            (canvas.linear(-22, 0, 22, 0, (0, light, 0.7), (0.45, light, 0), (1, dark, 0.75)),),
        )
        for dx in (-11, -4, 4, 11):
            canvas.line(f"M{dx} -47 Q{dx * 1.5} -24 {dx} 1", 1.2, dark, 0.6)
        for band in (-38, -11):
            canvas.rod(f"M-21 {band} Q0 {band + 6} 21 {band}", 3.4, "#6b6660", "#c9c4b4", 1)
        canvas.ellipse(0, -48, 17, 5, light, 2, (canvas.fade(-10, -50, 16, -46, dark, 0.6),))


def crate(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    colours: Wood = ("#b98d57", "#e6c48e", "#5a3a1c"),
) -> None:
    """A wooden crate 44 wide and 34 high."""
    body, light, dark = colours
    with canvas.moved(x, y, scale, rotate=(seed % 3 - 1) * 1.5):
        ground_shadow(canvas, 0, 0, 1, 52)
        for k in range(3):
            top = -34 + k * 11.5
            canvas.path(
                shapes.rounded(-22, top, 44, 10.5, 1.5),
                body,
                1.7,
                (canvas.linear(-22, 0, 22, 0, (0, light, 0.7), (1, dark, 0.5)),),
            )
        for left in (-22, 15):
            canvas.path(shapes.rounded(left, -35, 7, 36, 1), body, 1.7, (canvas.glow(left + 2, -26, 14, light, 0.8),))
            canvas.ellipse(left + 3.5, -29, 0.9, 0.9, dark, 0)
            canvas.ellipse(left + 3.5, -5, 0.9, 0.9, dark, 0)


def book(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    colours: tuple[str, str] = ("#8c3b2e", "#c8674a"),
) -> None:
    """An open book lying at (x, y), 56 wide."""
    cover, cover_light = colours
    with canvas.moved(x, y, scale):
        canvas.path(
            "M-30 -2 L0 4 L30 -2 L28 4 L0 10 L-28 4 Z", cover, 1.8, (canvas.glow(-16, 2, 20, cover_light, 0.8),)
        )
        for side in (False, True):
            with canvas.moved(mirror=side):
                canvas.path(
                    "M0 4 C-6 -4 -18 -8 -28 -4 L-28 -14 C-18 -18 -6 -14 0 -7 Z",
                    "#f5e7c8",
                    1.6,
                    (canvas.fade(-12, 0, 0, 0, "#b98e5c", 0.55),),
                )
                canvas.line("M-24 -10 q10 -3 18 3 M-24 -6 q10 -3 18 3", 1, "#7a5a38", 0.7)


def candle(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    seed: int = 0,
    colours: tuple[str, str] = ("#f3e3bd", WINDOW_LIT),
) -> None:
    """A burning candle on a dish, 34 high, with its halo."""
    wax, flame = colours
    with canvas.moved(x, y, scale):
        canvas.spot(0, -32, 52, 52, "#ffdf8a", 0.55)
        canvas.path(
            "M-14 -2 Q0 5 14 -2 L10 3 Q0 6 -10 3 Z",
            GOLD,
            1.6,
            (canvas.glow(-5, -1, 9, GOLD_LIGHT, 0.9), canvas.fade(0, 0, 12, 3, GOLD_DARK, 0.6)),
        )
        canvas.path(
            "M-5 0 L-5 -20 Q-2 -23 0 -21 Q3 -24 5 -20 L5 0 Q0 2 -5 0 Z",
            wax,
            1.6,
            (canvas.fade(-3, 0, 6, 0, "#a8834e", 0.6),),
        )
        canvas.path(
            "M0 -40 C5 -33 5 -28 0 -24 C-5 -28 -4 -33 0 -40 Z",
            flame,
            1,
            (canvas.glow(0, -29, 6, "#fffef0", 1),),
            "#c8782a",
        )


def table(
    canvas: Canvas, x: float, y: float, scale: float = 1.0, seed: int = 0, colours: Wood = WOODEN, width: float = 180
) -> None:
    """A plank table: (x, y) is the middle of its top's front edge; legs run 70 down."""
    body, light, dark = colours
    half = width / 2
    with canvas.moved(x, y, scale):
        for side in (-1, 1):
            leg = side * (half - 18)
            canvas.path(
                f"M{leg - 7} 4 L{leg - 5} 72 L{leg + 6} 72 L{leg + 8} 4 Z",
                body,
                2.2,
                (canvas.linear(leg - 7, 0, leg + 8, 0, (0, light, 0.6), (1, dark, 0.7)),),
            )
        canvas.path(
            f"M{-half + 14} -18 L{half - 14} -18 L{half} 0 L{-half} 0 Z",
            body,
            2.4,
            (canvas.glow(-half * 0.4, -12, half, light, 0.85), canvas.fade(0, -18, half, 0, dark, 0.5)),
        )
        canvas.path(f"M{-half} 0 H{half} V9 H{-half} Z", body, 2.4, (canvas.fade(0, 0, 0, 10, dark, 0.7),))
        canvas.line(f"M{-half + 8} -7 Q0 -9 {half - 8} -7 M{-half * 0.5} -13 h{half * 0.7}", 1.1, dark, 0.5)


def bird(
    canvas: Canvas, x: float, y: float, scale: float = 1.0, seed: int = 0, colours: tuple[str, ...] = ("#4a3a30",)
) -> None:
    """A far bird in flight: two brush strokes."""
    with canvas.moved(x, y, scale, rotate=seed % 20 - 10):
        canvas.line("M-9 -3 Q-5 -8 0 0 Q5 -8 9 -3", 1.8, colours[0])
