"""Heads of weasel and dog kind: stoat (and marten), otter, badger, fox."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.critters import ears, eyes, face
from art.parts.critters.face import Look
from art.parts.critters.tones import Fur, Tone, flipped, form


def stoat(canvas: Canvas, fur: Fur, look: Look, beard: Tone | None = None) -> None:
    """A sleek head with round ears and a white chin; martens are the same in dark brown. Old ones wear a ``beard``."""
    for side in (-1, 1):
        ears.round_ear(canvas, look.x(side * 62, -14), -54, fur, side, 27)
    form(canvas, face.skull(look, 82, 72, 72, 0.84, 0.78), fur.coat, 3.2)
    face.cheeks(canvas, look, 52, 34, 22)
    if beard:
        face.beard(canvas, look, beard)
    cx = look.x(0, 58)
    chin = [
        (cx - 52, 36),
        (cx - 22, 26),
        (cx, 14),
        (cx + 22, 26),
        (cx + 52, 36),
        (cx + 34, 62),
        (cx, 72),
        (cx - 34, 62),
    ]
    if not beard:
        form(canvas, shapes.smooth(chin), fur.pale, 0, 0.9, 0.45)
    else:
        face.muzzle(canvas, look, fur.pale, 34, 14, 56)
    eyes.sockets(canvas, look, fur.coat.light, 40, 2, 24)
    eyes.pair(canvas, look, fur, 40, 2, 12)
    face.nose(canvas, look, fur.nose, 28, 13)
    face.mouth(canvas, look, 37, 22)
    face.whiskers(canvas, look, 44, 56)
    face.fur_ticks(canvas, look, fur.tick, 82)
    eyes.spectacles(canvas, look)


def otter(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A flat broad head, tiny low ears, a wide pale muzzle full of whiskers."""
    for side in (-1, 1):
        ears.small_ear(canvas, look.x(side * 82, -14), -22, fur, side, 17)
    form(canvas, face.skull(look, 90, 70, 74, 0.97, 0.78), fur.coat, 3.2)
    face.cheeks(canvas, look, 62, 34, 22)
    cx = look.x(0, 56)
    low = [(cx - 66, 30), (cx - 36, 14), (cx, 8), (cx + 36, 14), (cx + 66, 30), (cx + 46, 62), (cx, 73), (cx - 46, 62)]
    form(canvas, shapes.smooth(low), fur.pale, 0, 0.9, 0.5)
    for side in (-1, 1):
        x = look.x(side * 20, 70)
        form(canvas, shapes.ellipse(x, 41, 23, 17), fur.pale, 0, 0.95, 0.35)
    eyes.sockets(canvas, look, fur.coat.light, 42, -6, 22)
    eyes.pair(canvas, look, fur, 42, -6, 11.5)
    face.nose(canvas, look, fur.nose, 22, 18)
    face.mouth(canvas, look, 31, 30)
    face.whiskers(canvas, look, 44, 60, 34)
    face.fur_ticks(canvas, look, fur.tick, 90)
    eyes.spectacles(canvas, look, 42, -4)


def badger(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A white face with two black stripes through the eyes; coat colours cheeks and neck."""
    for side in (-1, 1):
        ears.small_ear(canvas, look.x(side * 66, -12), -50, fur, side, 22)
        with canvas.moved(side * 80 + look.turn * 10, 34):
            ruff = "M-26 -34 Q8 -26 20 -10 Q10 -8 6 -4 Q16 6 18 16 Q8 12 0 16 Q2 26 -2 36 Q-18 24 -34 26 Z"
            form(canvas, flipped(ruff, side), fur.coat, 2.8)
    form(canvas, face.skull(look, 86, 72, 74, 0.92, 0.76), fur.pale, 3.2, 0.9, 0.6)
    for side in (-1, 1):
        _badger_stripe(canvas, fur, look, side)
    face.cheeks(canvas, look, 62, 40, 22)
    face.muzzle(canvas, look, fur.pale, 38, 16, 70)
    eyes.pair(canvas, look, fur, 40, 2, 12, lid=fur.mark)
    face.nose(canvas, look, fur.nose, 28, 16)
    face.mouth(canvas, look, 37, 24)
    face.whiskers(canvas, look, 45, 46)
    face.fur_ticks(canvas, look, "#8a7560", 86)
    eyes.spectacles(canvas, look)


def fox(canvas: Canvas, fur: Fur, look: Look) -> None:
    """Large pointed ears with dark tips, white cheek ruffs, a fine muzzle."""
    for side in (-1, 1):
        ears.pointed_ear(canvas, look.x(side * 54, -14), -46, fur, side, 78, 62, 14, fur.mark)
    turn = look.turn * 10
    d = (
        f"M{turn * 0.3:.1f} -73 C26 -73 52 -64 66 -42 C78 -24 84 -6 {86 + turn:.1f} 10 Q{98 + turn:.1f} 20 "
        f"{110 + turn:.1f} 24 "
    )
    d += (
        f"Q{100 + turn:.1f} 34 {88 + turn:.1f} 36 Q{92 + turn:.1f} 44 {96 + turn:.1f} 50 Q{70 + turn:.1f} 52 "
        f"{50 + turn:.1f} 62 "
    )
    d += (
        f"Q{24 + turn:.1f} 74 {turn:.1f} 75 Q{-24 + turn:.1f} 74 {-50 + turn:.1f} 62 Q{-70 + turn:.1f} 52 "
        f"{-96 + turn:.1f} 50 "
    )
    d += (
        f"Q{-92 + turn:.1f} 44 {-88 + turn:.1f} 36 Q{-100 + turn:.1f} 34 {-110 + turn:.1f} 24 Q{-98 + turn:.1f} "
        f"20 {-86 + turn:.1f} 10 "
    )
    d += f"C-84 -6 -78 -24 -66 -42 C-52 -64 -26 -73 {turn * 0.3:.1f} -73 Z"
    form(canvas, d, fur.coat, 3.2)
    cx = look.x(0, 58)
    for side in (-1, 1):
        edge = side * 96 + turn
        ruff = (
            f"M{cx:.1f} 20 Q{cx + side * 26:.1f} 14 {side * 48 + turn:.1f} 26 Q{side * 76 + turn:.1f} 30 "
            f"{edge + side * 8:.1f} 26 "
        )
        ruff += (
            f"Q{edge:.1f} 34 {edge - side * 8:.1f} 36 Q{edge - side * 4:.1f} 44 {edge - side * 2:.1f} 49 "
            f"Q{side * 64 + turn:.1f} 51 {side * 48 + turn:.1f} 61 "
        )
        ruff += f"Q{side * 24 + turn:.1f} 73 {turn:.1f} 74 Z"
        form(canvas, ruff, fur.pale, 0, 0.9, 0.45)
    face.cheeks(canvas, look, 58, 36, 20)
    face.muzzle(canvas, look, fur.pale, 32, 12, 68, 66)
    bridge = look.x(0, 74)
    fading = canvas.linear(0, -6, 0, 24, (0, fur.coat.base, 0), (0.5, fur.coat.base, 1), (1, fur.coat.base, 1))
    left, right = look.x(-24, 50), look.x(24, 50)
    canvas.path(
        f"M{left:.1f} -6 L{right:.1f} -6 Q{bridge + 16:.1f} 12 {bridge + 9:.1f} 26 L{bridge - 9:.1f} 26 "
        f"Q{bridge - 16:.1f} 12 {left:.1f} -6 Z",
        fading,
        0,
    )
    eyes.sockets(canvas, look, fur.coat.light, 42, 0, 24)
    eyes.pair(canvas, look, fur, 42, 0, 12)
    face.nose(canvas, look, fur.nose, 28, 14)
    face.mouth(canvas, look, 37, 24)
    face.whiskers(canvas, look, 44, 46)
    eyes.spectacles(canvas, look)


def _badger_stripe(canvas: Canvas, fur: Fur, look: Look, side: int) -> None:
    """One black band from beside the nose over the eye to the ear."""
    x0, x1, x2 = look.x(side * 20, 72), look.x(side * 40, 46), look.x(side * 50, 14)
    wide = look.squeeze(side * 40)
    d = (
        f"M{x0:.1f} 28 C{x1 - side * 24 * wide:.1f} 12 {x1 - side * 24 * wide:.1f} -20 {x2 - side * 22:.1f} -66 "
        f"Q{x2:.1f} -68 {x2 + side * 12:.1f} -52 C{x1 + side * 32 * wide:.1f} -16 {x1 + side * 24 * wide:.1f} "
        f"20 {x0:.1f} 28 Z"
    )
    shade = (canvas.glow(x2 - 10, -50, 40, "#8a7a78", 0.55),)
    canvas.path(d, fur.mark, 0, shade)
