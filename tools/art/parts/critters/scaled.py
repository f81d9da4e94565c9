"""Heads of turtle, lizard, newt, fire salamander and axolotl; their tails."""

import math

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import INK
from art.parts.critters import eyes, face
from art.parts.critters.face import Look
from art.parts.critters.tones import Fur, flipped, form, tone


def turtle(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A smooth pond turtle: round green head, bright stripes over the cheeks, a short beak."""
    form(canvas, face.skull(look, 84, 68, 70, 1.0, 0.84), fur.coat, 3.2)
    for side in (-1, 1):
        for k, (y, bend) in enumerate(((-24, -10), (22, 2), (42, 10))):
            start, end = look.x(side * (30 + 6 * k), 60), side * 72 + look.turn * 9
            canvas.brush(
                f"M{start:.1f} {y} Q{(start + end) / 2:.1f} {y + bend} {end:.1f} {y + bend * 1.4 + 4}",
                6 - k,
                fur.mark,
                0.9,
            )
        red = look.x(side * 74, 0)
        canvas.ellipse(red, 4, 9 * look.squeeze(side * 60), 5.5, "#c8503a", 0, opacity=0.85)
    canvas.brush(f"M{look.x(0, 30):.1f} -62 Q{look.x(0, 44):.1f} -40 {look.x(0, 60):.1f} -12", 6, fur.mark, 0.85)
    form(canvas, shapes.ellipse(look.x(0, 60), 48, 42, 22), fur.pale, 0, 0.9, 0.3)
    eyes.pair(canvas, look, fur, 46, -8, 15, lid=fur.coat.base, brows=False)
    x = look.x(0, 84)
    for side in (-1, 1):
        canvas.ellipse(x + side * 5, 18, 2, 2.6, INK, 0)
    left, right = look.x(-46, 56), look.x(46, 56)
    if look.mouth in ("grin", "sing"):
        canvas.path(
            f"M{left + 8:.1f} 32 Q{x:.1f} 38 {right - 8:.1f} 32 Q{x:.1f} 66 {left + 8:.1f} 32 Z", "#6b2a28", 2.4
        )
    else:
        sag = {"frown": -8, "flat": 2}.get(look.mouth, 14)
        canvas.line(
            (
                f"M{left:.1f} 30 Q{(left + x) / 2:.1f} {34 + sag} {x:.1f} 34 Q{(right + x) / 2:.1f} "
                f"{34 + sag} {right:.1f} 30"
            ),
            2.8,
        )
    face.cheeks(canvas, look, 60, 34, 18)
    eyes.spectacles(canvas, look, 46, -6)


def lizard(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A wedge of scales with a row of spikes over the crown, ridged eyes and a long thin smile."""
    spikes = tone(fur.mark)
    for k in range(7):
        angle = math.radians(-156 + 22 * k)
        with canvas.moved(
            64 * math.cos(angle) - look.turn * 6, 60 * math.sin(angle) - 4, rotate=math.degrees(angle) + 90
        ):
            tall = 34 - abs(k - 3) * 4
            form(canvas, f"M-11 8 Q-4 {-tall * 0.5:.1f} 2 {-tall} Q10 {-tall * 0.4:.1f} 11 8 Z", spikes, 2.4)
    half = [(34, -62), (66, -44), (84, -8), (86, 22), (58, 52), (30, 70)]
    lean = look.turn * 10
    outline = [(x + (lean if y > 0 else lean * 0.4), y) for x, y in half]
    mirror = [(-x + (lean if y > 0 else lean * 0.4), y) for x, y in reversed(half)]
    form(canvas, shapes.smooth([(0, -66), *outline, (lean * 1.6, 76), *mirror], tension=0.8), fur.coat, 3.2)
    for k in range(20):
        dot, y = (k * 41) % 110 - 55, -54 + (k * 29) % 60
        if not (18 < abs(dot) < 62 and -26 < y < 22):
            form(canvas, shapes.ellipse(dot + look.turn * 6, y, 5, 4), fur.coat, 1, 0.9, 0.5, fur.tick)
    jaw = look.turn * 14
    form(
        canvas,
        shapes.smooth([(jaw - 66, 34), (jaw, 46), (jaw + 66, 34), (jaw + 34, 66), (jaw, 74), (jaw - 34, 66)]),
        fur.pale,
        0,
        0.8,
        0.4,
    )
    for side in (-1, 1):
        x, rx = look.x(side * 44, 40), 18 * look.squeeze(side * 44)
        form(canvas, shapes.ellipse(x, -12, rx * 1.4, 23), fur.coat, 2.4)
        canvas.ellipse(x, -10, rx, 16, fur.iris, 2.2, (canvas.glow(x - 5, -16, 18, "#fff6c8", 0.9),))
        canvas.ellipse(x + look.gaze[0], -9 + look.gaze[1], rx * 0.26, 13, "#20140e", 0)
        canvas.ellipse(x - 4, -15, 3, 3.2, "#fffdf5", 0)
        drop = {"sleepy": 12, "stern": 9, "sly": 10, "shut": 24, "wide": -3}.get(look.eyes, 3)
        form(
            canvas,
            (
                f"M{x - rx * 1.3:.1f} {-18 + drop} C{x - rx:.1f} -42 {x + rx:.1f} -42 {x + rx * 1.3:.1f} "
                f"{-18 + drop} Q{x:.1f} {-24 + drop} {x - rx * 1.3:.1f} {-18 + drop} Z"
            ),
            fur.coat,
            2.4,
        )
    x = look.x(0, 80)
    for side in (-1, 1):
        canvas.ellipse(x + side * 8, 20, 2.2, 3, INK, 0)
    low = {"frown": -6, "flat": 4}.get(look.mouth, 16)
    canvas.line(
        f"M{jaw - 72:.1f} 24 Q{jaw - 60:.1f} 34 {jaw:.1f} {34 + low * 0.6:.1f} Q{jaw + 60:.1f} 34 {jaw + 72:.1f} 24",
        2.9,
    )
    if look.mouth in ("grin", "sing"):
        canvas.path(
            (
                f"M{x - 7:.1f} 42 Q{x:.1f} 46 {x + 7:.1f} 42 L{x + 5:.1f} 58 L{x + 10:.1f} 68 L{x:.1f} 61 "
                f"L{x - 10:.1f} 68 L{x - 5:.1f} 58 Z"
            ),
            "#e0607a",
            1.8,
        )
    eyes.spectacles(canvas, look, 44, -10, 24)


def newt(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A flat blunt head under a wavy crest, dark-spotted, with an orange throat."""
    crest = "M-34 -40 Q-36 -72 -22 -60 Q-20 -92 -6 -72 Q2 -104 14 -74 Q28 -92 28 -62 Q42 -70 38 -40 Z"
    form(canvas, crest, tone(fur.mark), 2.6)
    form(
        canvas,
        shapes.smooth(
            [(0, -54), (48, -46), (84, -14), (92, 20), (62, 54), (0, 66), (-62, 54), (-92, 20), (-84, -14), (-48, -46)]
        ),
        fur.coat,
        3.2,
    )
    jaw = look.turn * 14
    form(
        canvas,
        shapes.smooth([(jaw - 80, 24), (jaw, 38), (jaw + 80, 24), (jaw + 52, 54), (jaw, 64), (jaw - 52, 54)]),
        fur.pale,
        0,
        0.8,
        0.5,
    )
    for spot, y, size in (
        (-60, -12, 8),
        (-28, -36, 7),
        (0, -26, 6),
        (30, -38, 7),
        (62, -14, 8),
        (-76, 14, 6),
        (78, 12, 6),
        (-34, 46, 5),
        (20, 52, 5),
        (48, 44, 4),
    ):
        canvas.ellipse(spot + look.turn * 6, y, size, size * 0.8, fur.mark, 0, opacity=0.8)
    eyes.pair(canvas, look, fur, 50, -14, 15, lid=fur.coat.base, brows=False)
    x = look.x(0, 78)
    for side in (-1, 1):
        canvas.ellipse(x + side * 7, 10, 2, 2.6, INK, 0)
    if look.mouth in ("grin", "sing"):
        canvas.path(
            f"M{jaw - 62:.1f} 22 Q{jaw:.1f} 40 {jaw + 62:.1f} 22 Q{jaw:.1f} 68 {jaw - 62:.1f} 22 Z", "#6b2a28", 2.5
        )
        canvas.spot(jaw, 46, 24, 8, "#e88a7c", 1)
    else:
        sag = {"frown": -10, "flat": 6}.get(look.mouth, 24)
        canvas.line(f"M{jaw - 78:.1f} 16 Q{jaw:.1f} {20 + sag} {jaw + 78:.1f} 16", 2.9)
    face.cheeks(canvas, look, 66, 26, 18)
    eyes.spectacles(canvas, look, 50, -12)


def fire_salamander(canvas: Canvas, fur: Fur, look: Look) -> None:
    """Glossy black with golden bands over brow and cheeks, swollen behind the eyes, a small calm mouth."""
    lean = look.turn * 9
    half = [(36, -60), (66, -46), (80, -16), (92, 14), (72, 44), (36, 66)]
    right = [(x + lean * (0.4 if y < 0 else 1), y) for x, y in half]
    left = [(-x + lean * (0.4 if y < 0 else 1), y) for x, y in reversed(half)]
    form(canvas, shapes.smooth([(lean * 0.3, -64), *right, (lean * 1.2, 72), *left]), fur.coat, 3.2, 0.55)
    gold = tone(fur.mark)
    for side in (-1, 1):
        brow = [
            (look.x(side * x, 34), y) for x, y in ((14, -54), (44, -58), (66, -38), (60, -28), (40, -38), (18, -40))
        ]
        form(canvas, shapes.smooth(brow), gold, 0, 0.9, 0.3)
        cheek = [(look.x(side * x, 18), y) for x, y in ((60, 16), (80, 4), (86, 20), (74, 38), (60, 34))]
        form(canvas, shapes.smooth(cheek), gold, 0, 0.9, 0.3)
    form(
        canvas,
        shapes.smooth([(look.x(x, 60), y) for x, y in ((-7, -22), (7, -24), (9, -2), (0, 6), (-9, -4))]),
        gold,
        0,
    )
    chin = look.turn * 16
    form(
        canvas,
        shapes.smooth([(chin - 44, 48), (chin, 54), (chin + 44, 48), (chin + 24, 66), (chin, 71), (chin - 24, 66)]),
        fur.pale,
        0,
        0.8,
        0.4,
    )
    eyes.sockets(canvas, look, fur.coat.light, 42, -6, 25)
    eyes.pair(canvas, look, fur, 42, -6, 15.5, lid=fur.coat.base, brows=False)
    face.cheeks(canvas, look, 52, 28, 17, "#e8785f")
    nostril = look.x(0, 80)
    for side in (-1, 1):
        canvas.ellipse(nostril + side * 7, 18, 2, 2.6, "#0f0c10", 0)
    cx = look.turn * 18
    if look.mouth in ("grin", "sing"):
        canvas.path(
            (
                f"M{cx - 34:.1f} 32 Q{cx:.1f} 40 {cx + 34:.1f} 32 Q{cx + 16:.1f} 60 {cx:.1f} 60 Q{cx - 16:.1f} 60 "
                f"{cx - 34:.1f} 32 Z"
            ),
            "#8a3038",
            2.4,
            (),
            "#17121a",
        )
        canvas.spot(cx, 53, 16, 7, "#f09a94", 1)
    else:
        sag = {"frown": -8, "flat": 2}.get(look.mouth, 16)
        canvas.line(f"M{cx - 46:.1f} 28 Q{cx:.1f} {32 + sag} {cx + 46:.1f} 28", 3, "#17121a")
    eyes.spectacles(canvas, look, 42, -4, 24)


def axolotl(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A broad rosy head with three feathery gills on each side, small wide-set eyes and a happy mouth."""
    plume = tone(fur.mark)
    for side in (-1, 1):
        for lift in (-34, -4, 26):
            with canvas.moved(look.x(side * 74, -10), 4 + lift * 0.7, rotate=side * lift):
                stalk = f"M0 0 Q{side * 36} -10 {side * 74} -6"
                canvas.rod(stalk, 8, plume.base, plume.light, 2.2)
                for k in range(7):
                    px = side * (16 + k * 9)
                    for up in (-1, 1):
                        canvas.line(f"M{px} -7 q{side * 4} {up * 10} {side * 12} {up * (18 - k)}", 4.6, plume.dark, 0.9)
                        canvas.line(f"M{px} -7 q{side * 4} {up * 10} {side * 12} {up * (18 - k)}", 2.6, plume.base)
    form(
        canvas,
        shapes.smooth(
            [(0, -60), (50, -52), (86, -14), (94, 20), (66, 54), (0, 66), (-66, 54), (-94, 20), (-86, -14), (-50, -52)]
        ),
        fur.coat,
        3.2,
    )
    form(canvas, shapes.ellipse(look.turn * 14, 46, 58, 18), fur.pale, 0, 0.8, 0.2)
    for dot, y in ((-40, -40), (-26, -46), (30, -44), (44, -36), (0, -50)):
        canvas.ellipse(dot + look.turn * 8, y, 3.4, 2.8, fur.mark, 0, opacity=0.6)
    face.cheeks(canvas, look, 66, 24, 24, "#f0607a")
    for side in (-1, 1):
        x, rx = look.x(side * 60, 26), 11 * look.squeeze(side * 60)
        if look.eyes in ("shut", "smile"):
            canvas.line(f"M{x - rx:.1f} 0 Q{x:.1f} -16 {x + rx:.1f} 0", 3.4)
            continue
        canvas.ellipse(x, -6, rx, 13, "#2a1a22", 2.2, (canvas.glow(x, 2, 12, fur.iris, 0.9),))
        canvas.ellipse(x - 3, -11, 4, 4.4, "#fffdf5", 0)
        if look.eyes in ("sleepy", "stern", "sly"):
            slant = {"stern": 6, "sly": 2}.get(look.eyes, 0) * -side
            canvas.line(f"M{x - 14:.1f} {-12 - slant} L{x + 14:.1f} {-12 + slant}", 4)
    nose = look.x(0, 78)
    for side in (-1, 1):
        canvas.ellipse(nose + side * 6, 8, 1.8, 2.2, fur.coat.dark, 0)
    cx = look.turn * 16
    if look.mouth in ("grin", "sing"):
        canvas.path(
            (
                f"M{cx - 40:.1f} 22 Q{cx:.1f} 32 {cx + 40:.1f} 22 Q{cx + 20:.1f} 54 {cx:.1f} 54 "
                f"Q{cx - 20:.1f} 54 {cx - 40:.1f} 22 Z"
            ),
            "#8a3048",
            2.5,
        )
        canvas.spot(cx, 46, 20, 8, "#f49aa8", 1)
    else:
        sag = {"frown": -10, "flat": 2}.get(look.mouth, 22)
        canvas.line(f"M{cx - 46:.1f} 18 Q{cx:.1f} {20 + sag} {cx + 46:.1f} 18", 2.9)
    canvas.line(f"M{cx - 50:.1f} 15 q-4 2 -4 6 M{cx + 50:.1f} 15 q4 2 4 6", 2)
    eyes.spectacles(canvas, look, 60, -4, 20, 30)


def scaly_tail(canvas: Canvas, fur: Fur, side: int = 1) -> None:
    """A lizard's long tapering tail with a row of spikes; figure coordinates."""
    d = "M36 -46 C84 -26 128 -30 152 -66 C166 -92 158 -122 138 -130 C158 -138 186 -112 180 -74 C170 -28 104 2 40 -12 Z"
    form(canvas, flipped(d, side), fur.coat, 3)
    for x, y, turn in ((80, -40, 10), (108, -44, -4), (132, -58, -30), (148, -82, -60)):
        with canvas.moved(side * x, y, rotate=side * turn):
            form(canvas, "M-8 4 L0 -14 L8 4 Z", tone(fur.mark), 1.8)


def fin_tail(canvas: Canvas, fur: Fur, side: int = 1) -> None:
    """A newt's or axolotl's tail with a soft fin along it; figure coordinates."""
    fin = "M36 -64 C80 -70 120 -96 150 -126 C176 -146 196 -128 190 -96 C180 -40 110 0 40 -8 Z"
    form(canvas, flipped(fin, side), tone(fur.mark), 2.8)
    form(canvas, flipped("M36 -48 C84 -40 130 -62 176 -112 C172 -62 110 -16 40 -22 Z", side), fur.coat, 2.4)
