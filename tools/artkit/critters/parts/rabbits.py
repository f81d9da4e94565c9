"""Heads of rabbit and hare, frontal with upright or hanging ears."""

from artkit import shapes
from artkit.canvas import Canvas
from artkit.critters.parts import ears, face
from artkit.critters.parts.face import Look
from artkit.critters.parts.tones import Fur, form


def rabbit(canvas: Canvas, fur: Fur, look: Look, ear: str = "up", tall: float = 108, tip: str = "") -> None:
    """A soft round face; ``ear``: up, bent (one folded) or lop. ``tip`` darkens the ends of a hare's ears."""
    if ear == "lop":
        for side in (-1, 1):
            ears.lop_ear(canvas, look.x(side * 54, -8), -50, fur, side)
    else:
        for side, lean in ((-1, -13), (1, 16 if ear == "up" else 38)):
            ears.long_ear(canvas, look.x(side * 34, -14), -54, fur, lean + look.turn * 4, tall, 40, tip)
    form(canvas, face.skull(look, 83, 70, 72, 0.94, 0.76), fur.coat, 3.2)
    face.cheeks(canvas, look, 56, 36, 25)
    for side in (-1, 1):
        x = look.x(side * 18, 68)
        form(canvas, shapes.ellipse(x, 46, 24 * look.squeeze(side * 40), 20), fur.pale, 0, 0.95, 0.35)
    face.muzzle(canvas, look, fur.pale, 32, 22, 70)
    face.socket(canvas, look, fur.pale.base, 42, 2, 25)
    face.eyes(canvas, look, fur, 42, 2, 13.5)
    face.nose(canvas, look, fur.nose, 30, 10)
    face.mouth(canvas, look, 38, 18, teeth=True)
    face.whiskers(canvas, look, 48, 60)
    face.fur_ticks(canvas, look, fur.tick, 83)
    face.spectacles(canvas, look, 42)
