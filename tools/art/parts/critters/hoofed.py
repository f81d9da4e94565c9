"""Heads of the great animals: deer, moose, goat, boar, bear, wolf."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import INK, darker
from art.parts.critters import ears, eyes, face
from art.parts.critters.face import Look
from art.parts.critters.tones import Fur, Tone, flipped, form, tone

ANTLER = Tone("#c9a878", "#f6e4bc", "#6a4a2c")
HORN = Tone("#b8a888", "#f2e8cc", "#5a4a38")


def long_face(
    look: Look, brow: float = 68, cheek: float = 58, muzzle: float = 38, crown: float = 70, chin: float = 88
) -> str:
    """The outline of a head that grows down into a long muzzle, which swings out when the head is turned."""
    half = [
        (brow * 0.6, -crown * 0.9),
        (brow, -crown * 0.36),
        (cheek, 14),
        (muzzle, 44),
        (muzzle * 1.02, chin * 0.78),
        (muzzle * 0.6, chin * 0.97),
    ]
    swing = [(y, look.turn * (3 if y < 0 else 6 + 26 * y / chin)) for _, y in half]
    right = [(x + lean, y) for (x, y), (_, lean) in zip(half, swing, strict=True)]
    left = [(-x + lean, y) for (x, y), (_, lean) in zip(reversed(half), reversed(swing), strict=True)]
    return shapes.smooth([(look.turn * 2, -crown), *right, (look.turn * 32, chin), *left])


def deer(canvas: Canvas, fur: Fur, look: Look, antlers: float = 0.86, spots: bool = False) -> None:
    """A slender face between leaf-shaped ears; ``antlers`` 0 for a doe, ``spots`` for a fawn."""
    if antlers:
        for side in (-1, 1):
            _antler(canvas, look, side, antlers)
    for side in (-1, 1):
        ears.long_ear(canvas, look.x(side * 52, -8), -34, fur, side * 68, 74, 44)
    form(canvas, long_face(look, 66, 56, 34, 70, 84), fur.coat, 3.2)
    _blaze(canvas, look, fur.mark, 16)
    cx = look.x(0, 52)
    form(
        canvas,
        shapes.smooth([(cx - 30, 52), (cx, 40), (cx + 30, 52), (cx + 22, 78), (cx, 84), (cx - 22, 78)]),
        fur.pale,
        0,
    )
    if spots:
        for x, y in ((-30, -46), (-14, -56), (16, -54), (32, -44), (-4, -40)):
            canvas.ellipse(x + look.turn * 8, y, 4.6, 3.8, fur.pale.base, 0, opacity=0.9)
    eyes.sockets(canvas, look, fur.pale.base, 42, -4, 25)
    eyes.pair(canvas, look, fur, 42, -4, 14)
    face.cheeks(canvas, look, 44, 28, 18)
    face.nose(canvas, look, fur.nose, 54, 16, 78)
    face.mouth(canvas, look, 63, 18, 76)
    face.fur_ticks(canvas, look, fur.tick, 66)
    eyes.spectacles(canvas, look, 42, -2)


def moose(canvas: Canvas, fur: Fur, look: Look, antlers: float = 1.0) -> None:
    """A great drooping muzzle, shovel antlers and a beard under the chin."""
    if antlers:
        for side in (-1, 1):
            _shovel(canvas, look, side, antlers)
    for side in (-1, 1):
        ears.long_ear(canvas, look.x(side * 50, -6), -36, fur, side * 78, 62, 38)
    cx = look.x(0, 44)
    form(
        canvas,
        (
            f"M{cx - 16:.1f} 84 C{cx - 20:.1f} 110 {cx - 4:.1f} 124 {cx:.1f} 130 C{cx + 6:.1f} 122 "
            f"{cx + 20:.1f} 108 {cx + 16:.1f} 84 Z"
        ),
        tone(fur.mark),
        2.8,
    )
    form(canvas, long_face(look, 60, 52, 50, 70, 98), fur.coat, 3.2)
    form(canvas, shapes.ellipse(cx, 68, 52, 34), fur.pale, 0, 0.8, 0.5)
    eyes.sockets(canvas, look, fur.coat.light, 36, -10, 21)
    eyes.pair(canvas, look, fur, 36, -10, 11)
    face.cheeks(canvas, look, 46, 30, 18)
    for side in (-1, 1):
        canvas.path(shapes.ellipse(cx + side * 19, 56, 8, 6), darker(fur.nose, 0.6), 2, (), INK)
    mouth = {"frown": -8, "flat": 2}.get(look.mouth, 12)
    canvas.line(f"M{cx - 36:.1f} 80 Q{cx:.1f} {80 + mouth} {cx + 36:.1f} 80", 2.8)
    canvas.line(f"M{cx:.1f} 62 V78", 1.8, fur.pale.dark, 0.7)
    face.fur_ticks(canvas, look, fur.tick, 60)
    eyes.spectacles(canvas, look, 36, -8)


def goat(canvas: Canvas, fur: Fur, look: Look, horns: float = 1.0) -> None:
    """Ridged horns bent back, drooping ears, lying pupils and a beard."""
    for side in (-1, 1):
        with canvas.moved(look.x(side * 24, -6), -58, horns):
            form(
                canvas,
                flipped("M-14 6 C-16 -40 10 -82 62 -92 C54 -82 50 -74 52 -66 C26 -60 16 -30 14 4 Z", side),
                HORN,
                2.9,
            )
            for ring, y in ((1, -14), (5, -32), (14, -50), (28, -66)):
                canvas.line(
                    f"M{side * (ring - 13)} {y} Q{side * ring} {y + 7} {side * (ring + 12)} {y + 2}",
                    1.8,
                    HORN.dark,
                    0.8,
                )
    for side in (-1, 1):
        ears.long_ear(canvas, look.x(side * 54, -6), -26, fur, side * 106, 70, 34)
    cx = look.x(0, 54)
    beard = (
        f"M{cx - 22:.1f} 74 C{cx - 20:.1f} 104 {cx - 6:.1f} 122 {cx + 6:.1f} 136 C{cx + 8:.1f} 118 "
        f"{cx + 24:.1f} 100 {cx + 22:.1f} 74 Z"
    )
    form(canvas, beard, fur.pale, 2.6)
    canvas.line(f"M{cx - 6:.1f} 88 q2 18 8 30 M{cx + 8:.1f} 88 q0 12 -2 22", 1.5, fur.pale.dark, 0.6)
    form(canvas, long_face(look, 64, 54, 34, 70, 84), fur.coat, 3.2)
    form(
        canvas,
        shapes.smooth([(cx - 28, 50), (cx, 38), (cx + 28, 50), (cx + 22, 78), (cx, 83), (cx - 22, 78)]),
        fur.pale,
        0,
    )
    for k in (-1, 0, 1):
        canvas.line(f"M{k * 9 + look.turn * 6:.1f} -70 q{-4 + k * 3} 16 {k * 4} 28", 3.4, fur.mark, 0.9)
    for side in (-1, 1):
        x, rx = look.x(side * 40, 46), 13 * look.squeeze(side * 40)
        canvas.ellipse(x, -6, rx, 14, fur.iris, 2.4, (canvas.glow(x - 4, -11, 16, "#fff6c8", 0.9),))
        canvas.path(shapes.rounded(x - rx * 0.7, -9, rx * 1.4, 7, 3), "#241812", 0)
        canvas.ellipse(x - 4, -11, 3, 3, "#fffdf5", 0)
        drop = 8 if look.eyes in ("stern", "sly", "sleepy") else 0
        canvas.line(f"M{x - 16:.1f} {-14 + drop} Q{x:.1f} {-26 + drop} {x + 16:.1f} {-14 + drop}", 3)
    face.cheeks(canvas, look, 44, 26, 18)
    face.nose(canvas, look, fur.nose, 54, 13, 80)
    face.mouth(canvas, look, 62, 18, 76)
    eyes.spectacles(canvas, look, 40, -4)


def boar(canvas: Canvas, fur: Fur, look: Look, tusks: float = 1.0) -> None:
    """A bristly wedge with a round snout; ``tusks`` 0 for a pig."""
    for k in range(9):
        x = -44 + k * 11
        form(canvas, f"M{x - 8} -50 L{x + look.turn * 4:.1f} {-94 + abs(k - 4) * 5} L{x + 8} -50 Z", tone(fur.mark), 2)
    for side in (-1, 1):
        ears.pointed_ear(canvas, look.x(side * 56, -12), -42, fur, side, 54, 50, 26)
    form(canvas, face.skull(look, 86, 70, 76, 0.9, 0.8), fur.coat, 3.2)
    face.cheeks(canvas, look, 60, 34, 22)
    eyes.sockets(canvas, look, fur.coat.light, 40, -8, 20)
    eyes.pair(canvas, look, fur, 40, -8, 11)
    cx = look.x(0, 74)
    low = {"frown": -4, "flat": 2}.get(look.mouth, 10)
    canvas.line(f"M{cx - 32:.1f} 58 Q{cx:.1f} {62 + low} {cx + 32:.1f} 58", 2.8)
    if tusks:
        for side in (-1, 1):
            with canvas.moved(cx + side * 32, 60, tusks):
                form(
                    canvas,
                    flipped("M-8 4 C-2 -4 4 -14 6 -28 C14 -14 14 2 4 8 Z", side),
                    Tone("#fff6e0", "#ffffff", "#a88a64"),
                    2.2,
                )
    form(canvas, shapes.ellipse(cx, 34, 34, 24), fur.skin, 2.8)
    for side in (-1, 1):
        canvas.ellipse(cx + side * 12, 34, 5, 8, darker(fur.skin.base, 0.42), 1.6)
    canvas.line(f"M{cx - 30:.1f} 8 q30 -8 60 0", 1.8, fur.tick, 0.6)
    face.fur_ticks(canvas, look, fur.tick, 86)
    eyes.spectacles(canvas, look, 40, -6)


def bear(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A huge round head with small thick ears and a broad pale muzzle."""
    for side in (-1, 1):
        ears.round_ear(canvas, look.x(side * 66, -12), -56, fur, side, 31)
    form(canvas, face.skull(look, 100, 74, 76, 0.98, 0.84), fur.coat, 3.4)
    for side in (-1, 1):
        with canvas.moved(side * 92 + look.turn * 10, 34):
            form(
                canvas,
                flipped(
                    "M-24 -26 Q4 -18 14 -4 Q6 -2 2 2 Q10 10 8 20 Q-2 16 -8 18 Q-12 26 -20 30 Q-26 10 -24 -26 Z", side
                ),
                fur.coat,
                2.6,
            )
    cx = look.x(0, 62)
    form(
        canvas,
        shapes.smooth(
            [(cx - 46, 36), (cx - 26, 6), (cx, -2), (cx + 26, 6), (cx + 46, 36), (cx + 30, 66), (cx, 74), (cx - 30, 66)]
        ),
        fur.pale,
        2.2,
        0.9,
        0.5,
        fur.coat.dark,
    )
    face.cheeks(canvas, look, 70, 36, 22)
    eyes.sockets(canvas, look, fur.coat.light, 44, -14, 19)
    eyes.pair(canvas, look, fur, 44, -14, 10.5)
    face.nose(canvas, look, fur.nose, 16, 21, 80)
    face.mouth(canvas, look, 26, 26, 78)
    face.forehead_hair(canvas, look, fur.tick, -74)
    face.fur_ticks(canvas, look, fur.tick, 98)
    eyes.spectacles(canvas, look, 44, -12)


def wolf(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A grey mask with upright ears, heavy cheek ruffs and a long muzzle."""
    for side in (-1, 1):
        ears.pointed_ear(canvas, look.x(side * 52, -12), -46, fur, side, 72, 46, 8, fur.mark)
        with canvas.moved(side * 78 + look.turn * 10, 36):
            ruff = "M-30 -44 Q14 -34 34 -8 Q20 -8 14 -4 Q26 8 28 22 Q14 16 4 20 Q6 34 0 46 Q-20 30 -38 30 Z"
            form(canvas, flipped(ruff, side), fur.coat, 2.8)
    form(canvas, long_face(look, 76, 70, 36, 70, 86), fur.coat, 3.2)
    cx = look.x(0, 50)
    mask = [(cx, -20), (cx + 26, 6), (cx + 46, 30), (cx + 34, 66), (cx, 86), (cx - 34, 66), (cx - 46, 30), (cx - 26, 6)]
    form(canvas, shapes.smooth(mask), fur.pale, 0, 0.9, 0.45)
    _blaze(canvas, look, fur.mark, 22)
    eyes.sockets(canvas, look, fur.pale.base, 38, -6, 20)
    eyes.pair(canvas, look, fur, 38, -6, 11)
    face.nose(canvas, look, fur.nose, 46, 17, 82)
    face.mouth(canvas, look, 55, 26, 78)
    face.whiskers(canvas, look, 60, 40, 26)
    eyes.spectacles(canvas, look, 38, -4)


def _blaze(canvas: Canvas, look: Look, colour: str, half: float) -> None:
    """A darker streak from the crown to the muzzle."""
    x, low = look.x(0, 40), look.x(0, 60)
    d = (
        f"M{x - half:.1f} -66 Q{x:.1f} -74 {x + half:.1f} -66 Q{x + half * 0.5:.1f} -10 {low + 6:.1f} 44 "
        f"L{low - 6:.1f} 44 Q{x - half * 0.5:.1f} -10 {x - half:.1f} -66 Z"
    )
    canvas.path(d, canvas.linear(0, -70, 0, 44, (0, colour, 0.8), (1, colour, 0)), 0)


def _antler(canvas: Canvas, look: Look, side: int, scale: float) -> None:
    """A branched antler of four points."""
    with canvas.moved(look.x(side * 26, -6), -58, scale):
        for d, width in (
            ("M0 6 C4 -20 30 -34 40 -58 C46 -74 44 -90 36 -102", 11),
            ("M12 -22 C8 -38 0 -46 -6 -54", 8),
            ("M36 -50 C52 -54 62 -64 68 -78", 8),
            ("M43 -76 C54 -84 60 -94 60 -106", 7),
        ):
            canvas.rod(flipped(d, side), width, ANTLER.base, ANTLER.light, 2.2)


def _shovel(canvas: Canvas, look: Look, side: int, scale: float) -> None:
    """A moose's broad antler with points along its edge."""
    with canvas.moved(look.x(side * 28, -6), -50, scale):
        d = (
            "M-4 4 C10 -8 30 -14 46 -22 L42 -50 L60 -38 L66 -76 L82 -48 L100 -84 L106 -50 L132 -68 L122 -34 "
            "C112 -12 84 0 56 0 C34 0 16 6 6 14 Z"
        )
        form(canvas, flipped(d, side), ANTLER, 2.9)
        canvas.line(
            f"M{side * 40} -14 Q{side * 64} -30 {side * 66} -52 M{side * 66} -14 Q{side * 92} -30 {side * 98} -56",
            1.7,
            ANTLER.dark,
            0.6,
        )
