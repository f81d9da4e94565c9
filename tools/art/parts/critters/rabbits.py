"""Heads of rabbit and hare: frontal with upright or hanging ears, and a hare in profile."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import INK
from art.parts.critters import ears, eyes, face
from art.parts.critters.face import Look
from art.parts.critters.tones import Fur, Tone, form


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
    eyes.sockets(canvas, look, fur.pale.base, 42, 2, 25)
    eyes.pair(canvas, look, fur, 42, 2, 13.5)
    face.nose(canvas, look, fur.nose, 30, 10)
    face.mouth(canvas, look, 38, 18, teeth=True)
    face.whiskers(canvas, look, 48, 60)
    face.fur_ticks(canvas, look, fur.tick, 83)
    eyes.spectacles(canvas, look, 42)


def hare(canvas: Canvas, fur: Fur, look: Look, tall: float = 112) -> None:
    """Leaner than a rabbit: a long face, black-tipped ears set high, amber eyes at the sides."""
    for side, lean in ((-1, -9), (1, 12)):
        ears.long_ear(canvas, look.x(side * 26, -12), -56, fur, lean + look.turn * 4, tall, 34, fur.mark)
    form(canvas, face.skull(look, 74, 70, 82, 0.86, 0.84), fur.coat, 3.2)
    canvas.path(
        shapes.smooth(
            [(look.x(0, 30) - 12, -64), (look.x(0, 30) + 12, -64), (look.x(0, 66) + 8, 18), (look.x(0, 66) - 8, 18)]
        ),
        canvas.linear(0, -66, 0, 20, (0, fur.mark, 0.7), (1, fur.mark, 0)),
        0,
    )
    face.cheeks(canvas, look, 48, 40, 18)
    cx = look.x(0, 62)
    form(
        canvas,
        shapes.smooth([(cx - 26, 46), (cx, 30), (cx + 26, 46), (cx + 24, 68), (cx, 82), (cx - 24, 68)]),
        fur.pale,
        0,
    )
    eyes.sockets(canvas, look, fur.pale.base, 44, -6, 24)
    eyes.pair(canvas, look, fur, 44, -6, 13)
    face.nose(canvas, look, fur.nose, 40, 10, 82)
    face.mouth(canvas, look, 48, 17, 80, teeth=True)
    face.whiskers(canvas, look, 56, 58, 20)
    face.fur_ticks(canvas, look, fur.tick, 74)
    eyes.spectacles(canvas, look, 44, -4)


def hare_profile(canvas: Canvas, fur: Fur, tip: str = "#3f2c22", asleep: bool = False) -> None:
    """A hare's head seen from its side, looking to the right, ears laid back by the wind unless ``asleep``."""
    ears.long_ear(canvas, -30, -34, fur, -66, 128, 34, tip)
    ears.long_ear(canvas, -10, -50, fur, -42, 134, 40, tip)
    form(canvas, PROFILE, fur.coat, 3.2)
    cheek = "M10 66 C-14 66 -28 48 -16 30 C0 18 30 22 54 18 C72 14 88 22 90 26 C88 40 74 48 56 52 C42 60 26 66 10 66 Z"
    form(canvas, cheek, fur.pale, 0, 0.9, 0.45)
    canvas.spot(18, 26, 24, 17, "#e5785f", 0.6)
    canvas.spot(36, -12, 27, 28, fur.pale.base, 0.9)
    if asleep:
        canvas.line("M22 -8 Q36 -26 50 -8", 3.4)
    else:
        canvas.ellipse(37, -12, 13, 16, "#2a1a14", 2, (canvas.glow(39, -3, 14, fur.iris, 0.95),))
        canvas.ellipse(40, -18, 4.6, 5.4, "#fffdf5", 0)
        canvas.ellipse(33, -5, 2.2, 2.4, "#fff3dc", 0)
        canvas.line("M22 -18 C28 -32 46 -32 52 -18", 3)
    canvas.line("M28 -40 Q38 -47 50 -40", 3, fur.tick)
    form(canvas, "M80 2 C90 0 98 8 96 16 C92 22 84 20 80 14 Z", Tone(fur.nose, "#f7bdb0", INK), 2.3)
    canvas.line("M88 20 C86 32 72 38 58 32", 2.5)
    for end in (12, 22, 32):
        canvas.line(f"M66 26 Q50 {end} 24 {end + 8}", 1.4, "#5b4030", 0.8)
    for x, y in ((-52, 0), (-46, 20), (-36, 40), (-40, -28), (-22, -46), (6, -58)):
        canvas.line(f"M{x} {y} q6 4 6 11", 1.5, fur.tick, 0.6)


PROFILE = (
    "M-66 10 C-74 -40 -40 -72 0 -70 C32 -68 50 -48 62 -26 C78 -18 94 -4 95 12 C96 32 78 46 58 52 "
    "C38 62 14 70 -12 68 C-46 64 -62 42 -66 10 Z"
)
