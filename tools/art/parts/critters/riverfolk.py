"""Heads of the river folk: ferret, salamander, kingfisher, crayfish, platypus."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import INK
from art.parts.critters import ears, eyes, face
from art.parts.critters.face import Look
from art.parts.critters.tones import Fur, Tone, flipped, form, tone


def ferret(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A sleek pale face with a dark mask over both eyes."""
    for side in (-1, 1):
        ears.round_ear(canvas, look.x(side * 64, -14), -50, fur, side, 27)
    form(canvas, face.skull(look, 82, 72, 72, 0.84, 0.78), fur.coat, 3.2)
    canvas.spot(look.x(0, 30), -46, 40, 22, fur.pale.base, 0.9)
    for side in (-1, 1):
        x = look.x(side * 38, 46)
        wide = look.squeeze(side * 40)
        patch = [
            (x - side * 34 * wide, 4),
            (x - side * 12, -22),
            (x + side * 22 * wide, -22),
            (x + side * 36 * wide, 4),
            (x + side * 22 * wide, 26),
            (x - side * 12, 22),
        ]
        canvas.path(shapes.smooth(patch), fur.mark, 0, (canvas.glow(x - 10, -14, 30, fur.coat.base, 0.4),))
    face.cheeks(canvas, look, 56, 36, 22)
    face.muzzle(canvas, look, fur.pale, 42, 12, 71)
    eyes.pair(canvas, look, fur, 39, 2, 12, lid=fur.mark)
    face.nose(canvas, look, fur.nose, 28, 13)
    face.mouth(canvas, look, 37, 22)
    face.whiskers(canvas, look, 44, 58)
    face.fur_ticks(canvas, look, fur.tick, 82)


def salamander(canvas: Canvas, fur: Fur, look: Look) -> None:
    """Smooth and broad, great eyes at the sides, dark spots, a mouth from cheek to cheek."""
    lean = look.turn * 9
    half = [(0.4, -62), (0.74, -44), (0.98, -6), (1.0, 26), (0.62, 60)]
    right = [(share * 92 + lean * (0.4 if y < 0 else 1), y) for share, y in half]
    left = [(-share * 92 + lean * (0.4 if y < 0 else 1), y) for share, y in reversed(half)]
    form(canvas, shapes.smooth([(lean * 0.3, -66), *right, (lean, 66), *left]), fur.coat, 3.2)
    cx = look.turn * 14
    jaw = (
        f"M{cx - 76:.1f} 28 Q{cx:.1f} 48 {cx + 76:.1f} 28 Q{cx + 54:.1f} 64 {cx:.1f} 65 "
        f"Q{cx - 54:.1f} 64 {cx - 76:.1f} 28 Z"
    )
    pale = fur.pale.base
    canvas.path(jaw, canvas.linear(0, 28, 0, 60, (0, pale, 0.1), (0.5, pale, 0.8), (1, pale, 1)), 0)
    for x, y, rx, ry in ((-10, -50, 14, 9), (24, -46, 10, 8), (-40, -40, 9, 8), (2, -28, 8, 6), (-80, 8, 7, 10)):
        canvas.ellipse(look.x(x, 30), y, rx, ry, fur.mark, 0)
    for x, y, rx, ry in ((84, 4, 7, 11), (-70, 26, 7, 6), (72, 28, 7, 6), (20, -14, 6, 5)):
        canvas.ellipse(look.x(x, 20), y, rx, ry, fur.mark, 0)
    face.cheeks(canvas, look, 62, 24, 22)
    eyes.sockets(canvas, look, fur.coat.light, 46, -10, 28)
    eyes.pair(canvas, look, fur, 46, -10, 17, brows=False)
    nostril = look.x(0, 70)
    for side in (-1, 1):
        canvas.ellipse(nostril + side * 8, 10, 2.2, 2.8, INK, 0)
    if look.mouth in ("grin", "sing"):
        d = (
            f"M{cx - 54:.1f} 24 Q{cx:.1f} 42 {cx + 54:.1f} 24 Q{cx + 30:.1f} 58 {cx:.1f} 58 Q{cx - 30:.1f} 58 "
            f"{cx - 54:.1f} 24 Z"
        )
        canvas.path(d, "#6b2a28", 2.6)
        canvas.spot(cx, 52, 26, 8, "#e88a7c", 1)
    canvas.line(
        f"M{cx - 74:.1f} 14 Q{cx - 70:.1f} 24 {cx - 58:.1f} 25 Q{cx:.1f} 44 {cx + 58:.1f} 25 Q{cx + 70:.1f} 24 "
        f"{cx + 74:.1f} 14",
        2.9,
    )
    eyes.spectacles(canvas, look, 46, -8, 26)


def kingfisher(canvas: Canvas, fur: Fur, look: Look, beak: Tone | None = None) -> None:
    """A crested blue head with a rusty cheek, a white throat and a dagger of a beak."""
    side = -1 if look.turn < 0 else 1
    for k, lean in enumerate((-34, -14, 6)):
        with canvas.moved(-side * (26 - k * 20), -58, rotate=side * lean):
            form(canvas, "M-14 12 Q-8 -22 2 -40 Q12 -20 14 12 Z", fur.coat, 2.6)
    form(canvas, face.skull(look, 80, 70, 70, 0.9, 0.8), fur.coat, 3.2)
    for x, y in ((-44, -40), (-22, -52), (2, -56), (26, -50), (46, -36), (-8, -38), (14, -36), (-34, -24)):
        canvas.ellipse(x + look.turn * 8, y, 3.4, 2.6, fur.coat.light, 0, opacity=0.85)
    cx = look.x(0, 56)
    throat = [(cx - 48, 32), (cx, 24), (cx + 48, 32), (cx + 30, 62), (cx, 70), (cx - 30, 62)]
    form(canvas, shapes.smooth(throat), fur.pale, 0, 0.9, 0.45)
    for other in (-1, 1):
        wide = 25 * look.squeeze(other * 50)
        form(canvas, shapes.ellipse(look.x(other * 50, 34), 18, wide, 19), tone(fur.mark), 0)
    eyes.pair(canvas, look, fur, 37, -6, 13, brows=False)
    long = 44 + 96 * abs(look.turn)
    with canvas.moved(look.x(0, 74), 14):
        colours = beak or Tone("#4a4450", "#9a94a4", "#221c28")
        lower = f"M-14 10 Q{long * 0.5:.1f} 16 {long * 0.92:.1f} 22 Q{long * 0.3:.1f} 34 -12 24 Z"
        form(canvas, flipped(lower, side), tone("#d0683c"), 2.4)
        upper = f"M-18 4 Q-10 -14 10 -12 Q{long * 0.6:.1f} -2 {long} 22 Q{long * 0.4:.1f} 16 -14 14 Z"
        form(canvas, flipped(upper, side), colours, 2.6)


def crayfish(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A red shell with a pointed brow, eyes on stalks and long feelers."""
    for side in (-1, 1):
        feeler = f"M{side * 26} -36 C{side * 60} -96 {side * 120} -104 {side * 150} -56"
        canvas.rod(feeler, 4, fur.coat.base, fur.coat.light, 1.8)
        canvas.rod(
            f"M{side * 12} -40 C{side * 20} -92 {side * 56} -112 {side * 84} -104",
            3,
            fur.coat.base,
            fur.coat.light,
            1.6,
        )
    shell = (
        "M0 -78 C14 -56 54 -52 72 -22 C84 4 82 38 58 58 C30 76 -30 76 -58 58 C-82 38 -84 4 -72 -22 "
        "C-54 -52 -14 -56 0 -78 Z"
    )
    form(canvas, shell, fur.coat, 3.2)
    canvas.line("M-60 -10 Q0 -34 60 -10 M-14 -50 L0 -24 L14 -50", 1.8, fur.coat.dark, 0.7)
    for x, y in ((-50, 30), (50, 30), (-58, 12), (58, 12), (-38, 46), (38, 46)):
        canvas.ellipse(x, y, 3, 3, fur.coat.dark, 0, opacity=0.6)
    face.cheeks(canvas, look, 46, 30, 20, "#ffb08c")
    for side in (-1, 1):
        stalk = look.x(side * 34, 40)
        canvas.rod(f"M{stalk:.1f} 4 L{stalk + side * 4:.1f} -26", 10, fur.coat.base, fur.coat.light, 2.2)
    eyes.pair(canvas, look, fur, 37, -28, 15, brows=False)
    cx = look.x(0, 66)
    smile = {"grin": 22, "flat": 2, "frown": -10}.get(look.mouth, 14)
    canvas.line(f"M{cx - 24:.1f} 26 Q{cx:.1f} {26 + smile} {cx + 24:.1f} 26", 2.8)
    for side in (-1, 1):
        canvas.rod(f"M{cx + side * 12:.1f} 46 q{side * 8} 10 {side * 4} 20", 4, fur.coat.base, fur.coat.light, 1.6)


def platypus(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A round furry head with a broad grey bill."""
    form(canvas, face.skull(look, 84, 72, 66, 0.94, 0.8), fur.coat, 3.2)
    face.forehead_hair(canvas, look, fur.tick)
    face.cheeks(canvas, look, 60, 22, 20)
    eyes.sockets(canvas, look, fur.pale.base, 40, -14, 22)
    eyes.pair(canvas, look, fur, 40, -14, 12)
    cx = look.x(0, 70)
    bill = Tone(fur.mark, "#b8b4c0", "#2e2a3c")
    low = (
        f"M{cx - 46:.1f} 40 Q{cx:.1f} 34 {cx + 46:.1f} 40 Q{cx + 40:.1f} 72 {cx:.1f} 74 "
        f"Q{cx - 40:.1f} 72 {cx - 46:.1f} 40 Z"
    )
    form(canvas, low, bill, 2.6)
    top = (
        f"M{cx - 26:.1f} 8 Q{cx:.1f} -2 {cx + 26:.1f} 8 Q{cx + 34:.1f} 22 {cx + 62:.1f} 32 Q{cx + 70:.1f} 48 "
        f"{cx + 44:.1f} 56 Q{cx:.1f} 64 {cx - 44:.1f} 56 Q{cx - 70:.1f} 48 {cx - 62:.1f} 32 "
        f"Q{cx - 34:.1f} 22 {cx - 26:.1f} 8 Z"
    )
    form(canvas, top, bill, 2.8)
    for side in (-1, 1):
        canvas.ellipse(cx + side * 10, 24, 3, 4, "#221c28", 0)
    canvas.line(f"M{cx - 54:.1f} 42 Q{cx:.1f} 58 {cx + 54:.1f} 42", 2, "#221c28", 0.7)
    eyes.spectacles(canvas, look, 40, -12)
