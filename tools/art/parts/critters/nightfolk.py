"""Heads and tails of skunk, bat, raccoon, weasel and lynx."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.critters import bodies, ears, eyes, face
from art.parts.critters.face import Look
from art.parts.critters.tones import Fur, Tone, flipped, form, tone


def skunk(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A black wedge of a face with a white stripe from nose to crown that ends in a plume."""
    for side in (-1, 1):
        ears.small_ear(canvas, look.x(side * 64, -12), -44, fur, side, 24)
    x = look.x(0, 14)
    plume = (
        f"M{x - 20:.1f} -60 C{x - 30:.1f} -92 {x - 8:.1f} -112 {x + 16:.1f} -118 Q{x + 8:.1f} -106 "
        f"{x + 16:.1f} -100 Q{x + 28:.1f} -100 {x + 34:.1f} -108 C{x + 34:.1f} -88 {x + 24:.1f} -72 "
        f"{x + 20:.1f} -60 Z"
    )
    form(canvas, plume, fur.pale, 2.8)
    form(canvas, face.skull(look, 82, 70, 78, 0.8, 0.82), fur.coat, 3.2)
    top, low = look.x(0, 26), look.x(0, 76)
    stripe = (
        f"M{top - 22:.1f} -68 Q{top:.1f} -74 {top + 22:.1f} -68 Q{low + 11:.1f} -20 {low + 6:.1f} 22 "
        f"L{low - 6:.1f} 22 Q{low - 11:.1f} -20 {top - 22:.1f} -68 Z"
    )
    form(canvas, stripe, fur.pale, 0, 0.9, 0.3)
    face.cheeks(canvas, look, 52, 38, 20, "#c8606a")
    eyes.sockets(canvas, look, fur.coat.light, 40, 2, 22)
    eyes.pair(canvas, look, fur, 40, 2, 12.5, lid=fur.coat.base)
    form(canvas, shapes.ellipse(look.x(0, 64), 50, 24, 18), tone("#8a7f8c"), 0, 0.7, 0.3)
    face.nose(canvas, look, fur.nose, 34, 13)
    face.mouth(canvas, look, 43, 18)
    face.whiskers(canvas, look, 50, 48, 24, "#d8ccd0")
    eyes.spectacles(canvas, look)


def plume_tail(canvas: Canvas, fur: Fur, side: int = 1) -> None:
    """A skunk's great brush with a white stripe; figure coordinates."""
    bodies.bushy_tail(canvas, fur.coat, side, fur.pale)
    stripe = "M52 -50 C92 -52 106 -84 100 -122 C94 -158 76 -178 84 -216 C90 -240 104 -252 118 -250"
    canvas.brush(flipped(stripe, side), 15, fur.pale.base, 0.92)


def bat(canvas: Canvas, fur: Fur, look: Look) -> None:
    """Ears larger than the face, a leaf of a nose and two tiny fangs."""
    for side in (-1, 1):
        x = look.x(side * 54, -10)
        with canvas.moved(x, -34):
            ear = "M-34 16 C-44 -40 -18 -96 34 -112 C54 -74 58 -24 34 24 Z"
            form(canvas, flipped(ear, side), fur.coat, 3)
            form(canvas, flipped("M-20 12 C-26 -34 -6 -74 28 -90 C40 -58 42 -22 26 18 Z", side), fur.skin, 0, 0.7, 0.7)
            for y in (-58, -36, -14):
                canvas.line(f"M{side * 34} {y} q{-side * 20} 6 {-side * 32} 16", 1.5, fur.skin.dark, 0.55)
    form(canvas, face.skull(look, 76, 62, 68, 0.94, 0.84), fur.coat, 3.2)
    for side in (-1, 1):
        with canvas.moved(side * 66 + look.turn * 8, 36):
            form(
                canvas,
                flipped("M-18 -26 Q6 -20 14 -6 Q6 -4 2 0 Q8 8 6 18 Q-4 12 -10 16 Q-14 22 -24 24 Z", side),
                fur.coat,
                2.6,
            )
    face.cheeks(canvas, look, 46, 34, 20)
    form(canvas, shapes.ellipse(look.x(0, 60), 40, 32, 24), fur.pale, 0, 0.9, 0.4)
    eyes.sockets(canvas, look, fur.pale.base, 36, 0, 24)
    eyes.pair(canvas, look, fur, 36, 0, 14)
    x = look.x(0, 80)
    leaf = (
        f"M{x:.1f} 2 C{x + 12:.1f} 12 {x + 18:.1f} 22 {x + 12:.1f} 32 Q{x:.1f} 40 {x - 12:.1f} 32 "
        f"C{x - 18:.1f} 22 {x - 12:.1f} 12 {x:.1f} 2 Z"
    )
    form(canvas, leaf, fur.skin, 2.3)
    for side in (-1, 1):
        canvas.ellipse(x + side * 5, 28, 2, 3, "#3a201c", 0)
    face.mouth(canvas, look, 37, 20, 78)
    if look.mouth not in ("grin", "sing"):
        for side in (-1, 1):
            canvas.path(
                f"M{x + side * 10 - 3:.1f} 47 L{x + side * 10 + 3:.1f} 47 L{x + side * 10:.1f} 57 Z", "#fffaf0", 1.4
            )
    face.fur_ticks(canvas, look, fur.tick, 74)
    eyes.spectacles(canvas, look, 36, 2)


def folded_wings(canvas: Canvas, fur: Fur, side: int = 1) -> None:
    """A bat's wings folded behind its shoulders, like a cloak with ribs; figure coordinates."""
    skin = Tone(fur.mark, fur.skin.base, "#1c1218")
    for edge in (-1, 1):
        d = (
            "M30 -176 C70 -214 110 -226 132 -214 C128 -170 150 -120 138 -58 C128 -70 114 -72 106 -58 C98 -40 "
            "100 -26 96 -8 C84 -26 66 -30 50 -18 Z"
        )
        form(canvas, flipped(d, edge), skin, 3)
        for end in ((106, -58), (70, -22), (132, -90)):
            canvas.line(f"M{edge * 120} -206 Q{edge * 112} -130 {edge * end[0]} {end[1]}", 2, skin.dark, 0.7)


def raccoon(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A grey face with a robber's mask, white brows and pale-rimmed ears."""
    for side in (-1, 1):
        with canvas.moved(look.x(side * 56, -12), -44, rotate=side * 16):
            form(canvas, "M-30 16 C-32 -22 -14 -48 2 -52 C18 -46 32 -18 30 16 Z", fur.pale, 3)
            form(canvas, "M-19 16 C-20 -10 -8 -30 2 -34 C12 -28 20 -8 19 16 Z", tone(fur.mark), 1.6)
        with canvas.moved(side * 82 + look.turn * 10, 36):
            form(
                canvas,
                flipped(
                    "M-26 -34 Q12 -24 28 -4 Q16 -4 10 0 Q18 10 18 20 Q6 14 -2 18 Q-6 30 -12 34 Q-22 22 -34 24 Z", side
                ),
                fur.coat,
                2.8,
            )
    form(canvas, face.skull(look, 88, 70, 74, 0.9, 0.78), fur.coat, 3.2)
    for side in (-1, 1):
        x, wide = look.x(side * 40, 44), look.squeeze(side * 40)
        brow = [(x - side * 26 * wide, -14), (x, -26), (x + side * 36 * wide, -16), (x + side * 40 * wide, 2), (x, -8)]
        form(canvas, shapes.smooth(brow), fur.pale, 0, 0.9, 0.2)
        mask = [
            (x - side * 28 * wide, 2),
            (x, -18),
            (x + side * 34 * wide, 0),
            (x + side * 42 * wide, 26),
            (x + side * 8, 26),
            (x - side * 22, 22),
        ]
        canvas.path(shapes.smooth(mask), fur.mark, 0, (canvas.glow(x - 8, -8, 34, "#8a7f88", 0.5),))
    canvas.path(
        (
            f"M{look.x(0, 30) - 8:.1f} -68 Q{look.x(0, 30):.1f} -72 {look.x(0, 30) + 8:.1f} -68 "
            f"L{look.x(0, 70) + 5:.1f} 18 L{look.x(0, 70) - 5:.1f} 18 Z"
        ),
        fur.mark,
        0,
        opacity=0.8,
    )
    face.muzzle(canvas, look, fur.pale, 36, 12, 72, 66)
    eyes.pair(canvas, look, fur, 40, 2, 12, lid=fur.mark, brows=False)
    face.nose(canvas, look, fur.nose, 28, 14)
    face.mouth(canvas, look, 37, 20)
    face.whiskers(canvas, look, 46, 56, 24)
    face.cheeks(canvas, look, 62, 42, 18)
    eyes.spectacles(canvas, look)


def weasel(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A narrow clever head, chestnut above and white below a sharp line under the eyes."""
    for side in (-1, 1):
        ears.small_ear(canvas, look.x(side * 58, -12), -48, fur, side, 20)
    form(canvas, face.skull(look, 72, 70, 80, 0.84, 0.84), fur.coat, 3.2)
    cx = look.x(0, 44)
    low = [(cx - 58, 16), (cx - 26, 24), (cx, 12), (cx + 26, 24), (cx + 58, 16), (cx + 44, 58), (cx, 80), (cx - 44, 58)]
    form(canvas, shapes.smooth(low, tension=0.8), fur.pale, 0, 0.9, 0.4)
    face.cheeks(canvas, look, 44, 38, 18)
    eyes.sockets(canvas, look, fur.coat.light, 33, -4, 18)
    eyes.pair(canvas, look, fur, 33, -4, 11, depth=52)
    face.nose(canvas, look, fur.nose, 30, 11, 88)
    face.mouth(canvas, look, 38, 17, 84)
    face.whiskers(canvas, look, 46, 62, 20)
    face.forehead_hair(canvas, look, fur.tick, -72)
    eyes.spectacles(canvas, look, 33, -2, 19)


def lynx(canvas: Canvas, fur: Fur, look: Look) -> None:
    """Black-tufted ears, a great striped cheek ruff and a short broad muzzle."""
    for side in (-1, 1):
        x = look.x(side * 54, -12)
        for k in range(3):
            canvas.line(
                f"M{x + side * 12:.1f} -104 q{side * (2 + k * 3)} {-14 - k * 3} {side * (4 + k * 7)} {-26 + k * 5}",
                3.6,
                fur.mark,
            )
        ears.pointed_ear(canvas, x, -46, fur, side, 62, 54, 12, fur.mark)
        with canvas.moved(side * 76 + look.turn * 10, 40):
            ruff = "M-34 -42 Q16 -30 40 2 Q24 2 18 8 Q28 22 26 38 Q12 30 2 34 Q0 50 -8 60 Q-24 40 -40 32 Z"
            form(canvas, flipped(ruff, side), fur.pale, 2.9)
            canvas.brush(f"M{side * -4} -14 Q{side * 14} 0 {side * 20} 18", 5, fur.mark, 0.85)
    form(canvas, face.skull(look, 84, 70, 70, 0.94, 0.78), fur.coat, 3.2)
    for x, y in ((-24, -52), (-8, -60), (10, -60), (26, -52), (-40, -36), (42, -36), (0, -44)):
        canvas.ellipse(x + look.turn * 8, y, 3.6, 4.6, fur.mark, 0, opacity=0.75)
    eyes.sockets(canvas, look, fur.pale.base, 40, 0, 27)
    eyes.pair(canvas, look, fur, 40, 0, 12.5)
    for side in (-1, 1):
        form(
            canvas, shapes.ellipse(look.x(side * 19, 70), 44, 26 * look.squeeze(side * 40), 20), fur.pale, 0, 0.95, 0.35
        )
    face.nose(canvas, look, fur.nose, 26, 14)
    face.mouth(canvas, look, 35, 22)
    face.whiskers(canvas, look, 44, 72, 26)
    face.fur_ticks(canvas, look, fur.tick, 84)
    eyes.spectacles(canvas, look)
