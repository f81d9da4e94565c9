"""Heads of toad, frog and tortoise."""

import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import INK
from art.parts.critters import eyes, face
from art.parts.critters.face import Look
from art.parts.critters.tones import Fur, form


def toad(canvas: Canvas, fur: Fur, look: Look) -> None:
    """Broad and warty, with golden heavy-lidded eyes on top and a mouth from ear to ear."""
    _bulges(canvas, fur, look, 52, -44, 29)
    form(canvas, _broad_head(look, 106, 62), fur.coat, 3.2)
    _throat(canvas, fur, look, 84)
    rng = random.Random(4)
    for _ in range(16):
        x, y = rng.uniform(-84, 84), rng.uniform(-40, 20)
        if abs(x) < 24 and y > -6:
            continue
        size = rng.uniform(3, 6.5)
        form(canvas, shapes.ellipse(x, y, size, size * 0.85), fur.coat, 1.2, 0.9, 0.7, fur.tick)
    _round_eyes(canvas, fur, look, 52, -46, 20)
    _wide_mouth(canvas, look, 88, 20)


def frog(canvas: Canvas, fur: Fur, look: Look) -> None:
    """Smooth and slim with bulging eyes and a huge smile."""
    _bulges(canvas, fur, look, 46, -46, 31)
    form(canvas, _broad_head(look, 98, 64), fur.coat, 3.2)
    _throat(canvas, fur, look, 78)
    face.cheeks(canvas, look, 66, 22, 22)
    for x, y in ((-74, -8), (-60, -22), (70, -12), (58, -26), (-84, 6)):
        canvas.spot(x, y, 8, 6, fur.mark, 0.7)
    _round_eyes(canvas, fur, look, 46, -50, 23)
    _wide_mouth(canvas, look, 80, 18)


def tortoise(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A wrinkled old head with a beak-like mouth; brows in the look's colour."""
    form(canvas, face.skull(look, 78, 72, 72, 0.9, 0.82), fur.coat, 3.2)
    cx = look.x(0, 30)
    for dx, y, rx, ry in ((0, -50, 20, 13), (-28, -40, 13, 10), (28, -40, 13, 10), (-14, -24, 12, 9), (14, -24, 12, 9)):
        form(canvas, shapes.ellipse(cx + dx, y, rx, ry), fur.coat, 1.4, 0.8, 0.5, fur.tick)
    face.cheeks(canvas, look, 54, 34, 22)
    face.muzzle(canvas, look, fur.pale, 46, 14, 72)
    for side in (-1, 1):
        for k in range(3):
            x = side * (62 - k * 4) + look.turn * 10
            canvas.line(f"M{x:.1f} {6 + k * 12} q{side * 8} 4 {side * 14} 0", 1.6, fur.tick, 0.6)
    eyes.sockets(canvas, look, fur.pale.base, 38, 0, 25)
    eyes.pair(canvas, look, fur, 38, 0, 12)
    x = look.x(0, 84)
    for side in (-1, 1):
        canvas.ellipse(x + side * 6, 26, 2.2, 3, INK, 0)
    left, right = look.x(-40, 62), look.x(40, 62)
    canvas.line(f"M{left:.1f} 38 Q{(left + x) / 2:.1f} 50 {x:.1f} 40 Q{(right + x) / 2:.1f} 50 {right:.1f} 38", 2.8)
    canvas.line(f"M{left - 2:.1f} 35 q-5 1 -6 5 M{right + 2:.1f} 35 q5 1 6 5", 2)
    eyes.spectacles(canvas, look, 38, 2)


def _broad_head(look: Look, wide: float, low: float) -> str:
    lean = look.turn * 9
    half = [(0.42, -44), (0.72, -30), (0.95, 0), (0.96, 28), (0.66, low * 0.92)]
    right = [(share * wide + lean, y) for share, y in half]
    left = [(-share * wide + lean, y) for share, y in reversed(half)]
    return shapes.smooth([(lean * 0.4, -46), *right, (lean, low), *left])


def _bulges(canvas: Canvas, fur: Fur, look: Look, apart: float, y: float, size: float) -> None:
    """The domes the eyes sit in."""
    for side in (-1, 1):
        x = look.x(side * apart, 26)
        form(canvas, shapes.ellipse(x, y, size * 1.06, size), fur.coat, 3)


def _round_eyes(canvas: Canvas, fur: Fur, look: Look, apart: float, y: float, size: float) -> None:
    """Golden eyes with lying pupils; the upper lid falls with the mood."""
    cover = {"sleepy": 0.5, "stern": 0.42, "sly": 0.42, "wide": 0.0, "smile": 0.16}.get(look.eyes, 0.24)
    for side in (-1, 1):
        x = look.x(side * apart, 34)
        rx = size * look.squeeze(side * apart)
        if look.eyes == "shut":
            canvas.line(f"M{x - rx:.1f} {y + 6} Q{x:.1f} {y - 16} {x + rx:.1f} {y + 6}", 3.6)
            continue
        canvas.ellipse(x, y, rx, size, fur.iris, 2.6, (canvas.glow(x - 5, y - 6, size * 1.1, "#fff6c8", 0.85),))
        gx, gy = look.gaze
        canvas.ellipse(x + gx, y + 2 + gy, rx * 0.56, size * 0.5, "#241812", 0)
        canvas.ellipse(x - rx * 0.2 + gx, y - 3 + gy, rx * 0.2, size * 0.18, "#fffdf5", 0)
        canvas.ellipse(x + rx * 0.24 + gx, y + 7 + gy, rx * 0.09, size * 0.09, "#fffdf5", 0)
        if cover:
            level = y - size + 2 * size * cover
            d = (
                f"M{x - rx * 1.1:.1f} {level:.1f} C{x - rx * 1.1:.1f} {y - size * 1.5:.1f} {x + rx * 1.1:.1f} "
                f"{y - size * 1.5:.1f} "
                f"{x + rx * 1.1:.1f} {level:.1f} Q{x:.1f} {level - 7:.1f} {x - rx * 1.1:.1f} {level:.1f} Z"
            )
            form(canvas, d, fur.coat, 2.6, 0.9, 0.4)


def _throat(canvas: Canvas, fur: Fur, look: Look, wide: float) -> None:
    """The pale underside of the jaw, growing out of the coat below the mouth."""
    cx = look.turn * 14
    d = (
        f"M{cx - wide:.1f} 26 Q{cx:.1f} 42 {cx + wide:.1f} 26 Q{cx + wide * 0.72:.1f} 61 {cx:.1f} 62 "
        f"Q{cx - wide * 0.72:.1f} 61 {cx - wide:.1f} 26 Z"
    )
    pale = fur.pale.base
    canvas.path(d, canvas.linear(0, 28, 0, 60, (0, pale, 0), (0.5, pale, 0.7), (1, pale, 0.95)), 0)


def _wide_mouth(canvas: Canvas, look: Look, wide: float, y: float) -> None:
    cx = look.turn * 14
    nostrils = look.x(0, 70)
    for side in (-1, 1):
        canvas.ellipse(nostrils + side * 9, y - 18, 2.4, 3, INK, 0)
    left, right = cx - wide, cx + wide
    if look.mouth in ("grin", "sing"):
        d = (
            f"M{left + 14:.1f} {y + 2} Q{cx:.1f} {y + 20} {right - 14:.1f} {y + 2} Q{cx + wide * 0.5:.1f} "
            f"{y + 40} {cx:.1f} {y + 41} Q{cx - wide * 0.5:.1f} {y + 40} {left + 14:.1f} {y + 2} Z"
        )
        canvas.path(d, "#6b2a28", 2.6)
        canvas.spot(cx + 4, y + 32, wide * 0.36, 9, "#e88a7c", 1)
        canvas.line(
            f"M{left:.1f} {y - 6} Q{left + 6:.1f} {y + 2} {left + 16:.1f} {y + 3} M{right:.1f} {y - 6} "
            f"Q{right - 6:.1f} {y + 2} {right - 16:.1f} {y + 3}",
            2.8,
        )
        return
    sag = {"frown": -8, "flat": 8}.get(look.mouth, 24)
    canvas.line(
        f"M{left:.1f} {y - 6} Q{left + 4:.1f} {y + 2} {left + 14:.1f} {y + 4} Q{cx:.1f} {y + 4 + sag} "
        f"{right - 14:.1f} {y + 4} Q{right - 4:.1f} {y + 2} {right:.1f} {y - 6}",
        3,
    )
