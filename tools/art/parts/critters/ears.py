"""Ears. ``side`` is -1 or 1; (x, y) is the middle of a round ear or the root of a pointed or long one."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.critters.tones import Fur, flipped, form


def round_ear(canvas: Canvas, x: float, y: float, fur: Fur, side: int, size: float = 46, narrow: float = 1.0) -> None:
    """A mouse's ear; ``narrow`` below 1 turns it away."""
    form(canvas, shapes.ellipse(x, y, size * narrow, size * 1.04), fur.coat, 3.0, 0.75, 0.6)
    ix, iy = x - 3 * side, y + size * 0.13
    inner = shapes.ellipse(ix, iy, size * 0.66 * narrow, size * 0.7)
    shade = (
        canvas.glow(ix - 4, iy + size * 0.3, size * 0.75, fur.skin.light, 0.9),
        canvas.fade(ix, iy, ix, iy - size * 0.7, fur.skin.dark, 0.6),
    )
    canvas.path(inner, fur.skin.base, 0, shade)
    for k in range(-2, 3):
        canvas.line(
            f"M{ix + k * size * 0.16 * narrow:.1f} {iy + size * 0.55:.1f} q{-k * 1.5:.1f} {-size * 0.24:.1f} "
            f"{k * 2} {-size * 0.4:.1f}",
            1.3,
            fur.skin.dark,
            0.5,
        )


def small_ear(canvas: Canvas, x: float, y: float, fur: Fur, side: int, size: float = 24) -> None:
    """A small round ear close to the skull: otter, badger, stoat, beaver, hamster."""
    form(canvas, shapes.ellipse(x, y, size, size * 1.02), fur.coat, 2.8)
    canvas.ellipse(
        x - 2 * side,
        y + size * 0.16,
        size * 0.58,
        size * 0.62,
        fur.skin.base,
        0,
        (canvas.fade(x, y + size * 0.4, x, y - size * 0.5, fur.skin.dark, 0.7),),
    )


def pointed_ear(
    canvas: Canvas,
    x: float,
    y: float,
    fur: Fur,
    side: int,
    tall: float = 70,
    wide: float = 46,
    lean: float = 12,
    tip: str = "",
) -> None:
    """A fox's ear rising from its root (x, y); ``tip`` colours the point."""
    with canvas.moved(x, y):
        d = (
            f"M{-wide * 0.55:.1f} 10 C{-wide * 0.5:.1f} {-tall * 0.4:.1f} {lean * 0.6:.1f} {-tall * 0.86:.1f} "
            f"{lean:.1f} {-tall:.1f} "
            f"C{wide * 0.5:.1f} {-tall * 0.7:.1f} {wide * 0.62:.1f} {-tall * 0.3:.1f} {wide * 0.5:.1f} 14 Z"
        )
        form(canvas, flipped(d, side), fur.coat, 3)
        if tip:
            cap = (
                f"M{lean * 0.12 - 4:.1f} {-tall * 0.66:.1f} C{lean * 0.4:.1f} {-tall * 0.8:.1f} "
                f"{lean * 0.6:.1f} {-tall * 0.9:.1f} "
                f"{lean:.1f} {-tall:.1f} C{wide * 0.42:.1f} {-tall * 0.78:.1f} {wide * 0.46:.1f} {-tall * 0.66:.1f} "
                f"{wide * 0.5:.1f} {-tall * 0.55:.1f} Q{wide * 0.2:.1f} {-tall * 0.72:.1f} "
                f"{lean * 0.12 - 4:.1f} {-tall * 0.66:.1f} Z"
            )
            canvas.path(flipped(cap, side), tip, 0)
        inner = (
            f"M{-wide * 0.28:.1f} 8 C{-wide * 0.24:.1f} {-tall * 0.3:.1f} {lean * 0.5:.1f} {-tall * 0.6:.1f} "
            f"{lean * 0.9:.1f} {-tall * 0.78:.1f} "
            f"C{wide * 0.3:.1f} {-tall * 0.5:.1f} {wide * 0.34:.1f} {-tall * 0.2:.1f} {wide * 0.26:.1f} 8 Z"
        )
        form(canvas, flipped(inner, side), fur.skin, 0, 0.6, 0.7)
        for k in (-1, 0, 1):
            root = side * k * wide * 0.14
            canvas.line(
                f"M{root:.1f} 8 q{side * 2} -12 {side * (2 + k * 2)} {-tall * 0.34:.1f}", 1.8, fur.pale.base, 0.85
            )


def tufted_ear(canvas: Canvas, x: float, y: float, fur: Fur, side: int, size: float = 1.0) -> None:
    """A squirrel's ear with its brush of hair."""
    for k in range(4):
        canvas.line(
            f"M{x + side * (12 + k * 2) * size:.1f} {y - 38 * size:.1f} q{side * (2 + k * 4)} {-18 + k * 3} "
            f"{side * (8 + k * 6)} {-28 + k * 6}",
            3.4,
            fur.coat.dark if k % 2 else fur.tick,
        )
    pointed_ear(canvas, x, y, fur, side, 54 * size, 42 * size, 15)


def long_ear(
    canvas: Canvas, x: float, y: float, fur: Fur, lean: float = 8, tall: float = 118, wide: float = 36, tip: str = ""
) -> None:
    """A rabbit's upright ear leaning by ``lean`` degrees."""
    with canvas.moved(x, y, rotate=lean):
        half = wide / 2
        d = (
            f"M{-half * 0.6:.1f} 14 C{-half * 1.3:.1f} {-tall * 0.35:.1f} {-half * 1.1:.1f} "
            f"{-tall * 0.85:.1f} 0 {-tall} "
            f"C{half * 1.1:.1f} {-tall * 0.85:.1f} {half * 1.3:.1f} {-tall * 0.35:.1f} {half * 0.6:.1f} 14 Z"
        )
        form(canvas, d, fur.coat, 3)
        inner = (
            f"M{-half * 0.3:.1f} 8 C{-half * 0.85:.1f} {-tall * 0.35:.1f} {-half * 0.6:.1f} "
            f"{-tall * 0.74:.1f} 1 {-tall * 0.88:.1f} "
            f"C{half * 0.64:.1f} {-tall * 0.74:.1f} {half * 0.85:.1f} {-tall * 0.35:.1f} {half * 0.3:.1f} 8 Z"
        )
        form(canvas, inner, fur.skin, 0, 0.8, 0.6)
        if tip:
            canvas.path(d, canvas.linear(0, -tall, 0, -tall * 0.66, (0, tip, 0.95), (0.4, tip, 0.7), (1, tip, 0)), 3)


def lop_ear(canvas: Canvas, x: float, y: float, fur: Fur, side: int, long: float = 104) -> None:
    """A rabbit's ear hanging down beside the face."""
    with canvas.moved(x, y):
        d = (
            f"M-10 -8 C14 -22 40 -6 46 22 C52 52 48 {long * 0.8:.1f} 34 {long} C16 {long * 1.02:.1f} 10 "
            f"{long * 0.6:.1f} 8 44 C6 24 0 8 -10 -8 Z"
        )
        form(canvas, flipped(d, side), fur.coat, 3)
        inner = (
            f"M14 10 C28 8 36 26 38 44 C40 64 38 {long * 0.76:.1f} 32 {long * 0.86:.1f} C22 {long * 0.8:.1f} 20 "
            "60 18 44 C17 30 18 20 14 10 Z"
        )
        form(canvas, flipped(inner, side), fur.skin, 0, 0.5, 0.6)
