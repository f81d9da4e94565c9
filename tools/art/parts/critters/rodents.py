"""Heads of gnawers: mouse, dormouse, rat, hamster, chipmunk, squirrel, beaver."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.critters import ears, eyes, face
from art.parts.critters.face import Look
from art.parts.critters.tones import Fur, flipped, form


def mouse(canvas: Canvas, fur: Fur, look: Look, ear: float = 46) -> None:
    """Huge round ears, small pointed muzzle, incisors."""
    for side in (-1, 1):
        ears.round_ear(canvas, look.x(side * 74, -22), -62, fur, side, ear, 0.86 + 0.14 * look.squeeze(-side * 40))
    form(canvas, face.skull(look), fur.coat, 3.2)
    _blaze(canvas, look, fur.mark)
    face.cheeks(canvas, look)
    face.muzzle(canvas, look, fur.pale)
    eyes.sockets(canvas, look, fur.pale.base)
    _features(canvas, fur, look)


def dormouse(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A mouse with smaller ears, large dark eyes and a fluffy face."""
    for side in (-1, 1):
        ears.round_ear(canvas, look.x(side * 66, -18), -56, fur, side, 30)
        _cheek_tufts(canvas, fur, look, side, 82, 34)
    form(canvas, face.skull(look, 90, 70, 70, 0.95), fur.coat, 3.2)
    face.cheeks(canvas, look, 58, 36, 27)
    face.muzzle(canvas, look, fur.pale, 50, 12, 68)
    eyes.sockets(canvas, look, fur.mark, 42, 4, 27)
    eyes.pair(canvas, look, fur, 42, 4, 15, lid=fur.mark)
    _nose_and_mouth(canvas, fur, look)


def rat(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A long narrow face with a strong muzzle and ragged ears."""
    for side in (-1, 1):
        ears.round_ear(canvas, look.x(side * 68, -18), -58, fur, side, 33, 0.9)
    form(canvas, face.skull(look, 80, 70, 80, 0.8, 0.72), fur.coat, 3.2)
    _blaze(canvas, look, fur.mark)
    face.cheeks(canvas, look, 50, 36, 20)
    face.muzzle(canvas, look, fur.pale, 36, 8, 77, 66)
    eyes.sockets(canvas, look, fur.pale.base, 37, 0, 19)
    eyes.pair(canvas, look, fur, 37, 0, 11)
    face.nose(canvas, look, fur.nose, 32, 13)
    face.mouth(canvas, look, 41, 20, teeth=True)
    face.whiskers(canvas, look, 48, 74, 24)
    face.fur_ticks(canvas, look, fur.tick, 80)
    eyes.spectacles(canvas, look, 37)


def hamster(canvas: Canvas, fur: Fur, look: Look) -> None:
    """Bulging pale cheeks and small ears."""
    for side in (-1, 1):
        ears.round_ear(canvas, look.x(side * 62, -16), -58, fur, side, 26)
    form(canvas, face.skull(look, 96, 70, 74, 1.04, 0.72), fur.coat, 3.2)
    _blaze(canvas, look, fur.mark)
    for side in (-1, 1):
        x = look.x(side * 48, 30)
        wide = 36 * look.squeeze(side * 50)
        form(canvas, shapes.ellipse(x, 40, wide, 29), fur.pale, 0, 0.9, 0.45)
        canvas.spot(x + side * 10, 38, 24, 18, "#e5785f", look.blush)
    face.muzzle(canvas, look, fur.pale, 40, 12, 72)
    eyes.sockets(canvas, look, fur.pale.base, 42, 0)
    eyes.pair(canvas, look, fur, 42, 0, 13)
    _nose_and_mouth(canvas, fur, look)


def chipmunk(canvas: Canvas, fur: Fur, look: Look) -> None:
    """Dark and pale stripes over the eyes and full cheeks."""
    for side in (-1, 1):
        ears.round_ear(canvas, look.x(side * 62, -16), -60, fur, side, 28)
        _cheek_tufts(canvas, fur, look, side, 84, 34)
    form(canvas, face.skull(look, 90, 72, 72, 0.98, 0.7), fur.coat, 3.2)
    for side in (-1, 1):
        _eye_stripes(canvas, fur, look, side)
    canvas.path(_stripe(look.x(0, 40), 7), fur.mark, 0)
    face.cheeks(canvas, look, 60, 38, 24)
    face.muzzle(canvas, look, fur.pale, 45, 14, 70)
    eyes.pair(canvas, look, fur, 41, 2, 13, lid=fur.pale.base)
    _nose_and_mouth(canvas, fur, look)


def squirrel(canvas: Canvas, fur: Fur, look: Look) -> None:
    """Tufted ears, slim muzzle, white chin."""
    for side in (-1, 1):
        ears.tufted_ear(canvas, look.x(side * 52, -12), -54, fur, side)
        _cheek_tufts(canvas, fur, look, side, 80, 30)
    form(canvas, face.skull(look, 86, 72, 74, 0.9, 0.74), fur.coat, 3.2)
    face.cheeks(canvas, look, 56, 36, 24)
    face.muzzle(canvas, look, fur.pale, 40, 16, 72)
    eyes.sockets(canvas, look, fur.pale.base, 42, 2, 25)
    _features(canvas, fur, look, 42)
    face.forehead_hair(canvas, look, fur.tick)


def beaver(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A broad blunt face, tiny ears, a big nose and two large teeth."""
    for side in (-1, 1):
        ears.small_ear(canvas, look.x(side * 66, -10), -52, fur, side, 21)
    form(canvas, face.skull(look, 92, 70, 74, 1.0, 0.8), fur.coat, 3.2)
    face.cheeks(canvas, look, 62, 34, 22)
    face.muzzle(canvas, look, fur.pale, 54, 14, 72)
    eyes.sockets(canvas, look, fur.pale.base, 42, -2, 20)
    eyes.pair(canvas, look, fur, 42, -4, 11.5)
    cx = look.x(0, 76)
    canvas.path(
        f"M{cx - 12:.1f} 48 L{cx + 12:.1f} 48 L{cx + 10:.1f} 72 Q{cx + 5:.1f} 75 {cx:.1f} 72 Q{cx - 5:.1f} 75 "
        f"{cx - 10:.1f} 72 Z",
        "#fff6e0",
        2.2,
    )
    canvas.line(f"M{cx:.1f} 50 V71", 1.4)
    face.nose(canvas, look, fur.nose, 26, 19)
    face.mouth(canvas, look, 35, 30)
    face.whiskers(canvas, look, 44, 52, 36)
    face.fur_ticks(canvas, look, fur.tick, 92)
    face.forehead_hair(canvas, look, fur.tick)
    eyes.spectacles(canvas, look, 42, -2)


def _features(canvas: Canvas, fur: Fur, look: Look, apart: float = 40) -> None:
    eyes.pair(canvas, look, fur, apart)
    _nose_and_mouth(canvas, fur, look)


def _nose_and_mouth(canvas: Canvas, fur: Fur, look: Look) -> None:
    face.nose(canvas, look, fur.nose)
    face.mouth(canvas, look, teeth=True)
    face.whiskers(canvas, look)
    face.fur_ticks(canvas, look, fur.tick)
    eyes.spectacles(canvas, look)


def _blaze(canvas: Canvas, look: Look, colour: str) -> None:
    """A darker streak down the forehead."""
    x = look.x(0, 40)
    d = (
        f"M{x:.1f} -71 C{x + 14:.1f} -56 {x + 12:.1f} -24 {x + 5:.1f} -2 L{x - 5:.1f} -2 C{x - 12:.1f} -24 "
        f"{x - 14:.1f} -56 {x:.1f} -71 Z"
    )
    canvas.path(d, canvas.linear(0, -72, 0, 0, (0, colour, 0.75), (1, colour, 0)), 0)


def _cheek_tufts(canvas: Canvas, fur: Fur, look: Look, side: int, x: float, y: float) -> None:
    """Three points of fur sticking out behind the cheek."""
    d = "M-24 -30 Q4 -24 16 -12 Q8 -10 2 -7 Q10 0 12 8 Q4 6 -4 8 Q-2 16 -4 24 Q-18 18 -32 24 Z"
    with canvas.moved(side * x + look.turn * 10, y):
        form(canvas, flipped(d, side), fur.coat, 2.8)


def _stripe(x: float, half: float) -> str:
    return (
        f"M{x:.1f} -70 C{x + half:.1f} -50 {x + half:.1f} -20 {x:.1f} 2 C{x - half:.1f} -20 {x - half:.1f} -50 "
        f"{x:.1f} -70 Z"
    )


def _eye_stripes(canvas: Canvas, fur: Fur, look: Look, side: int) -> None:
    """A pale band across the eye between two dark ones."""
    inner, outer = look.x(side * 20, 64), side * 72 + look.turn * 9
    for lift, width, colour in (
        (-15, 13, fur.pale.base),
        (17, 12, fur.pale.base),
        (1, 13, fur.mark),
    ):
        canvas.brush(
            f"M{inner:.1f} {2 + lift * 0.6:.1f} Q{(inner + outer) / 2:.1f} {-9 + lift:.1f} {outer:.1f} {10 + lift:.1f}",
            width,
            colour,
        )
