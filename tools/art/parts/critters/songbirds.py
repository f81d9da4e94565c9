"""Heads of cardinal, starling, hawk, duck, robin and heron."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.critters import eyes, face
from art.parts.critters.face import Look
from art.parts.critters.tones import Fur, Tone, flipped, form, tone


def cardinal(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A tall crest, a black mask and a short thick beak."""
    crest = "M-44 -44 C-40 -86 -8 -118 34 -146 C30 -128 34 -118 44 -112 C36 -106 34 -98 42 -90 C34 -82 38 -66 50 -48 Z"
    form(canvas, flipped(crest, -1 if look.turn > 0 else 1), fur.coat, 3)
    form(canvas, face.skull(look, 80, 66, 70, 0.94, 0.86), fur.coat, 3.2)
    cx = look.x(0, 62)
    mask = [
        (cx - 34, -6),
        (cx, -18),
        (cx + 34, -6),
        (cx + 36, 28),
        (cx + 20, 60),
        (cx, 68),
        (cx - 20, 60),
        (cx - 36, 28),
    ]
    canvas.path(shapes.smooth(mask), fur.mark, 0, (canvas.glow(cx - 12, 0, 40, "#7a6468", 0.5),))
    for x, y in ((-56, 30), (-44, 46), (54, 32), (42, 48), (-30, -46), (-8, -54), (16, -50)):
        canvas.line(f"M{x + look.turn * 6:.1f} {y} q5 7 3 13", 1.8, fur.coat.dark, 0.55)
    face.cheeks(canvas, look, 60, 30, 20)
    eyes.pair(canvas, look, fur, 42, -4, 13, lid=fur.coat.base)
    _cone(canvas, look, fur.skin, 14, 25, 34)
    eyes.spectacles(canvas, look, 42, -2)


def starling(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A glossy dark head strewn with pale stars, a slim straight beak."""
    side = -1 if look.turn < 0 else 1
    form(canvas, face.skull(look, 74, 64, 72, 0.96, 0.72), fur.coat, 3.2)
    canvas.spot(look.turn * 10 - 14, -30, 44, 26, "#6ad0b4", 0.5)
    canvas.spot(look.turn * 10 + 28, 30, 34, 30, "#a878d8", 0.55)
    for k in range(26):
        x, y = (k * 37) % 120 - 60, (k * 53) % 112 - 50
        if abs(x) + abs(y) * 0.7 < 74 and not (abs(y) < 22 and 18 < abs(x) < 60):
            canvas.path(f"M{x + look.turn * 6:.1f} {y - 5} l4 7 l-8 0 Z", fur.pale.base, 0, opacity=0.85)
    eyes.sockets(canvas, look, fur.coat.light, 36, -4, 22)
    eyes.pair(canvas, look, fur, 36, -4, 12, lid=fur.coat.base, brows=False)
    long = 34 + 44 * abs(look.turn)
    gape = 8 if look.mouth in ("sing", "grin") else 0
    with canvas.moved(look.x(0, 74), 18):
        form(
            canvas,
            flipped(
                (
                    f"M-12 6 Q{long * 0.5:.1f} {12 + gape} {long * 0.9:.1f} {16 + gape} Q{long * 0.3:.1f} "
                    f"{22 + gape} -10 18 Z"
                ),
                side,
            ),
            fur.skin,
            2.3,
        )
        form(
            canvas,
            flipped(
                f"M-14 4 Q0 -12 {long * 0.5:.1f} -2 Q{long * 0.9:.1f} 6 {long:.1f} 14 Q{long * 0.4:.1f} 14 -13 10 Z",
                side,
            ),
            fur.skin,
            2.5,
        )
    eyes.spectacles(canvas, look, 36, -2)


def hawk(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A flat fierce brow, pale cheeks with dark tear stripes and a short hooked beak."""
    form(canvas, face.skull(look, 84, 64, 70, 0.9, 0.94), fur.coat, 3.2)
    for side in (-1, 1):
        x, wide = look.x(side * 40, 34), look.squeeze(side * 46)
        form(canvas, shapes.ellipse(x, 28, 29 * wide, 28), fur.pale, 0, 0.9, 0.4)
        stripe = look.x(side * 36, 48)
        canvas.path(
            (
                f"M{stripe - 9:.1f} 6 Q{stripe:.1f} 2 {stripe + 9:.1f} 6 Q{stripe + side * 4 + 7:.1f} 36 "
                f"{stripe + side * 6:.1f} 54 Q{stripe - 8:.1f} 34 {stripe - 9:.1f} 6 Z"
            ),
            fur.mark,
            0,
        )
    form(canvas, shapes.ellipse(look.x(0, 50), 52, 36, 15), fur.pale, 0, 0.9, 0.3)
    for x, y in ((-40, -44), (-20, -54), (0, -58), (20, -54), (40, -44), (-30, -30), (30, -30)):
        canvas.line(f"M{x + look.turn * 8:.1f} {y} q4 8 1 14", 2, fur.coat.dark, 0.6)
    for side in (-1, 1):
        x, rx = look.x(side * 38, 46), 15 * look.squeeze(side * 38)
        canvas.ellipse(x, -4, rx, 15, fur.iris, 2.6, (canvas.glow(x - 4, -10, 16, "#fff6b0", 0.9),))
        canvas.ellipse(x + look.gaze[0], -4 + look.gaze[1], rx * 0.56, 8.6, "#201410", 0)
        canvas.ellipse(x - 4, -9, 3.4, 3.6, "#fffdf5", 0)
        low = -4 if look.eyes in ("stern", "sly", "open") else -12
        brow = (
            f"M{x - side * 24:.1f} {low + 6} Q{x:.1f} {low - 6} {x + side * 24:.1f} {low - 16} "
            f"Q{x + side * 6:.1f} {low - 26} {x - side * 24:.1f} {low - 6} Z"
        )
        form(canvas, brow, fur.coat, 2.5)
    side = -1 if look.turn < 0 else 1
    reach = 12 + 26 * abs(look.turn)
    with canvas.moved(look.x(0, 76), 12):
        form(
            canvas,
            flipped(f"M-10 16 Q{reach * 0.4:.1f} 26 {reach * 0.7:.1f} 26 Q{reach * 0.2:.1f} 36 -8 28 Z", side),
            fur.skin,
            2.2,
        )
        form(
            canvas,
            flipped(
                (
                    f"M-18 4 C-14 -12 6 -14 {reach * 0.6:.1f} -6 C{reach * 1.1:.1f} 2 {reach * 1.1:.1f} 20 "
                    f"{reach * 0.9:.1f} 34 C{reach * 0.7:.1f} 22 {reach * 0.3:.1f} 18 -14 18 Z"
                ),
                side,
            ),
            fur.skin,
            2.6,
        )
        form(canvas, flipped("M-18 4 C-16 -8 -4 -12 6 -8 Q6 2 2 8 Q-10 10 -18 4 Z", side), tone("#e8b83c"), 1.6)
    eyes.spectacles(canvas, look, 38, -2)


def duck(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A smooth round head with a white neck ring and a flat broad bill."""
    form(canvas, face.skull(look, 76, 72, 70, 0.92, 0.84), fur.coat, 3.2)
    canvas.spot(-20 + look.turn * 8, -36, 40, 26, fur.coat.light, 0.8)
    form(
        canvas,
        "M-50 58 Q0 80 50 58 Q56 68 50 78 Q0 98 -50 78 Q-56 68 -50 58 Z",
        Tone("#fbf4e4", "#ffffff", "#b0a490"),
        2.4,
    )
    face.cheeks(canvas, look, 54, 26, 22)
    eyes.sockets(canvas, look, fur.coat.light, 38, -10, 22)
    eyes.pair(canvas, look, fur, 38, -10, 13)
    cx = look.x(0, 84)
    if look.mouth in ("grin", "sing"):
        form(
            canvas,
            f"M{cx - 32:.1f} 34 Q{cx:.1f} 66 {cx + 32:.1f} 34 Q{cx:.1f} 40 {cx - 32:.1f} 34 Z",
            tone("#b8683c"),
            2.4,
        )
    bill = [
        (cx - 14, 6),
        (cx, 2),
        (cx + 14, 6),
        (cx + 32, 24),
        (cx + 44, 34),
        (cx + 24, 44),
        (cx, 40),
        (cx - 24, 44),
        (cx - 44, 34),
        (cx - 32, 24),
    ]
    form(canvas, shapes.smooth(bill), fur.skin, 2.8)
    for side in (-1, 1):
        canvas.ellipse(cx + side * 8, 14, 2.2, 3.4, "#5a3a1c", 0)
    canvas.line(f"M{cx - 36:.1f} 35 Q{cx:.1f} 46 {cx + 36:.1f} 35", 1.8, fur.skin.dark, 0.8)
    eyes.spectacles(canvas, look, 38, -8)


def robin(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A round little head whose face and throat are rust-red, with a needle of a beak."""
    side = -1 if look.turn < 0 else 1
    form(canvas, face.skull(look, 80, 70, 70, 1.0, 0.8), fur.coat, 3.2)
    cx = look.x(0, 40)
    bib = [
        (cx, -44),
        (cx + 40, -22),
        (cx + 58, 22),
        (cx + 46, 58),
        (cx, 72),
        (cx - 46, 58),
        (cx - 58, 22),
        (cx - 40, -22),
    ]
    form(canvas, shapes.smooth(bib), fur.pale, 0, 0.7, 0.4)
    for x, y in ((-34, 36), (-16, 48), (8, 50), (30, 40), (-40, 10), (42, 12)):
        canvas.line(f"M{x + look.turn * 10:.1f} {y} q5 6 3 12", 1.7, fur.pale.dark, 0.5)
    eyes.pair(canvas, look, fur, 38, -4, 14, lid=fur.pale.base, brows=False)
    long = 22 + 26 * abs(look.turn)
    gape = 9 if look.mouth in ("sing", "grin") else 0
    with canvas.moved(look.x(0, 76), 18):
        form(
            canvas,
            flipped(f"M-9 6 L{long * 0.8:.1f} {13 + gape} Q{long * 0.2:.1f} {20 + gape} -8 15 Z", side),
            fur.skin,
            2.1,
        )
        form(
            canvas,
            flipped(f"M-11 4 Q-2 -9 {long * 0.4:.1f} -2 L{long:.1f} 10 Q{long * 0.3:.1f} 12 -10 9 Z", side),
            fur.skin,
            2.3,
        )
    eyes.spectacles(canvas, look, 38, -2)


def heron(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A narrow grey head with a black eye stripe that ends in a long plume, and a dagger of a beak."""
    side = -1 if look.turn < 0 else 1
    for drop in (0, 12):
        form(
            canvas,
            flipped(
                (
                    f"M-36 {-36 + drop * 0.5} C-80 {-52 + drop} -118 {-30 + drop} -142 {8 + drop} C-114 "
                    f"{-12 + drop} -84 {-22 + drop} -44 -14 Z"
                ),
                side,
            ),
            tone(fur.mark),
            2.4,
        )
    form(canvas, face.skull(look, 66, 64, 74, 0.86, 0.84), fur.coat, 3.2)
    for other in (-1, 1):
        x = look.x(other * 36, 40)
        canvas.path(
            shapes.smooth([(x - other * 20, -6), (x, -26), (x + other * 30, -30), (x + other * 26, -10), (x, -4)]),
            fur.mark,
            0,
        )
    eyes.sockets(canvas, look, fur.pale.base, 33, 0, 20)
    eyes.pair(canvas, look, fur, 33, 0, 11.5, brows=False)
    long = 40 + 70 * abs(look.turn)
    with canvas.moved(look.x(0, 70), 14):
        form(canvas, flipped(f"M-12 10 L{long * 0.94:.1f} 30 Q{long * 0.3:.1f} 34 -8 26 Z", side), fur.skin, 2.3)
        form(
            canvas,
            flipped(f"M-14 4 C-10 -12 {long * 0.2:.1f} -10 {long:.1f} 26 Q{long * 0.3:.1f} 20 -12 16 Z", side),
            fur.skin,
            2.6,
        )
    eyes.spectacles(canvas, look, 33, 2)


def _cone(canvas: Canvas, look: Look, colours: Tone, y: float, half: float, long: float) -> None:
    """A seed-cracker's beak seen from the front, its point swinging with the head; open when it sings."""
    x, tip = look.x(0, 78), look.x(0, 78) + look.turn * 16
    gape = 12 if look.mouth in ("sing", "grin") else 0
    if gape:
        canvas.path(
            f"M{x - half * 0.6:.1f} {y + 10} L{x + half * 0.6:.1f} {y + 10} L{tip:.1f} {y + long + gape} Z",
            "#6b2a28",
            0,
        )
    form(
        canvas,
        (
            f"M{x - half * 0.7:.1f} {y + 14 + gape * 0.6} Q{tip:.1f} {y + 10 + gape} {x + half * 0.7:.1f} "
            f"{y + 14 + gape * 0.6} Q{x + half * 0.4:.1f} {y + long * 0.9 + gape} {tip:.1f} {y + long + gape} "
            f"Q{x - half * 0.4:.1f} {y + long * 0.9 + gape} {x - half * 0.7:.1f} {y + 14 + gape * 0.6} Z"
        ),
        colours,
        2.3,
    )
    form(
        canvas,
        (
            f"M{x - half:.1f} {y + 8} C{x - half:.1f} {y - 16} {x + half:.1f} {y - 16} {x + half:.1f} {y + 8} "
            f"Q{x + half * 0.5:.1f} {y + long * 0.5} {tip:.1f} {y + long * 0.8} Q{x - half * 0.5:.1f} "
            f"{y + long * 0.5} {x - half:.1f} {y + 8} Z"
        ),
        colours,
        2.6,
    )
    for side in (-1, 1):
        canvas.ellipse(x + side * 7, y - 2, 2, 1.6, colours.dark, 0)
