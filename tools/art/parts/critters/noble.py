"""Heads and wings of rare animals: red panda, wildcat, eagle, rooster."""

import math

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import mixed
from art.parts.critters import ears, eyes, face
from art.parts.critters.birds import HORN
from art.parts.critters.face import Look
from art.parts.critters.tones import Fur, Tone, flipped, form


def red_panda(canvas: Canvas, fur: Fur, look: Look) -> None:
    """A rusty face with white ears, brows and cheeks and a dark tear below each eye."""
    for side in (-1, 1):
        with canvas.moved(look.x(side * 60, -14), -48, rotate=side * 22):
            form(canvas, "M-34 20 C-38 -20 -16 -46 0 -50 C16 -46 38 -20 34 20 Z", fur.pale, 3)
            form(
                canvas,
                "M-20 18 C-22 -8 -8 -26 0 -30 C8 -26 22 -8 20 18 Z",
                Tone(fur.mark, fur.coat.base, "#2a1410"),
                1.8,
            )
    for side in (-1, 1):
        with canvas.moved(side * 84 + look.turn * 10, 36):
            tuft = "M-26 -34 Q10 -26 22 -12 Q12 -9 8 -5 Q16 4 18 14 Q8 12 0 14 Q2 24 -2 32 Q-18 22 -34 26 Z"
            form(canvas, flipped(tuft, side), fur.pale, 2.8)
    form(canvas, face.skull(look, 90, 72, 72, 0.95, 0.76), fur.coat, 3.2)
    for side in (-1, 1):
        x = look.x(side * 58, 30)
        wide = look.squeeze(side * 50)
        form(canvas, shapes.ellipse(x, 28, 27 * wide, 26), fur.pale, 0, 0.9, 0.4)
        brow = look.x(side * 36, 44)
        form(canvas, shapes.ellipse(brow, -28, 15 * wide, 9), fur.pale, 0, 0.9, 0.3)
        _tear_track(canvas, fur, look, side)
    face.muzzle(canvas, look, fur.pale, 34, 10, 68, 66)
    face.cheeks(canvas, look, 64, 40, 18)
    eyes.pair(canvas, look, fur, 40, 2, 12.5, lid=fur.coat.base)
    face.nose(canvas, look, fur.nose, 27, 13)
    face.mouth(canvas, look, 36, 20)
    face.whiskers(canvas, look, 44, 50, 22)
    eyes.spectacles(canvas, look)


def ringed_tail(canvas: Canvas, fur: Fur, side: int = 1) -> None:
    """A red panda's great tail with pale rings, raised beside the body; figure coordinates."""
    spine = [(40, -26), (96, -22), (136, -60), (146, -116), (128, -170), (134, -214), (160, -236)]
    radii = (20, 28, 33, 34, 32, 27, 14)
    left, right = [], []
    for k, (x, y) in enumerate(spine):
        before, after = spine[max(0, k - 1)], spine[min(len(spine) - 1, k + 1)]
        length = math.dist(before, after)
        ux, uy = (after[0] - before[0]) / length, (after[1] - before[1]) / length
        left.append((x + uy * radii[k], y - ux * radii[k]))
        right.append((x - uy * radii[k], y + ux * radii[k]))
    form(canvas, flipped(shapes.smooth([*left, (170, -246), *reversed(right)]), side), fur.coat, 3)
    for k in (1, 2, 3, 4, 5):
        (ax, ay), (bx, by) = left[k], right[k]
        start, end = (ax * 0.82 + bx * 0.18, ay * 0.82 + by * 0.18), (bx * 0.82 + ax * 0.18, by * 0.82 + ay * 0.18)
        bend = ((ax + bx) / 2 + (by - ay) * 0.12, (ay + by) / 2 - (bx - ax) * 0.12)
        ring = f"M{shapes.point(*start)} Q{shapes.point(*bend)} {shapes.point(*end)}"
        canvas.brush(flipped(ring, side), 14, fur.pale.base if k % 2 else fur.mark, 0.8)


def wildcat(canvas: Canvas, fur: Fur, look: Look) -> None:
    """Pointed ears, tabby stripes and great slit eyes."""
    for side in (-1, 1):
        ears.pointed_ear(canvas, look.x(side * 56, -14), -44, fur, side, 66, 58, 16, fur.mark)
        with canvas.moved(side * 84 + look.turn * 10, 36):
            tuft = "M-26 -30 Q8 -22 20 -8 Q10 -6 6 -2 Q14 8 16 18 Q4 14 -4 18 Q-6 26 -10 32 Q-22 22 -34 24 Z"
            form(canvas, flipped(tuft, side), fur.coat, 2.8)
    form(canvas, face.skull(look, 88, 72, 70, 0.94, 0.76), fur.coat, 3.2)
    for x, top, end in ((-22, -64, -36), (0, -70, -34), (22, -64, -36)):
        px = look.x(x, 40)
        canvas.brush(f"M{px:.1f} {top} Q{px * 0.9:.1f} {(top + end) / 2} {px * 0.86:.1f} {end}", 6.5, fur.mark, 0.85)
    for side in (-1, 1):
        for k in range(2):
            px = side * (80 - k * 4) + look.turn * 8
            canvas.brush(f"M{px:.1f} {6 + k * 18} q{-side * 12} 2 {-side * 22} 8", 5, fur.mark, 0.8)
    face.cheeks(canvas, look, 58, 36, 20)
    face.muzzle(canvas, look, fur.pale, 42, 12, 69)
    eyes.sockets(canvas, look, fur.pale.base, 42, 0, 25)
    for side in (-1, 1):
        _slit_eye(canvas, look, fur, side)
    face.nose(canvas, look, fur.nose, 26, 11)
    face.mouth(canvas, look, 34, 20)
    face.whiskers(canvas, look, 42, 70)
    face.fur_ticks(canvas, look, fur.tick, 88)


def eagle(canvas: Canvas, fur: Fur, look: Look, beak: Tone = HORN) -> None:
    """A proud head with a heavy brow, a hooked beak and a mane of pointed feathers."""
    side = -1 if look.turn < 0 else 1
    for k in range(9):
        angle = math.radians(20 + 140 * k / 8)
        with canvas.moved(70 * math.cos(angle), 24 + 34 * math.sin(angle), rotate=90 - math.degrees(angle)):
            form(canvas, "M-17 -14 Q-14 22 0 40 Q14 22 17 -14 Z", fur.coat, 2.4)
    form(canvas, face.skull(look, 82, 70, 70, 0.9, 0.8), fur.coat, 3.2)
    for x, y in ((-44, -36), (-24, -50), (0, -56), (24, -50), (44, -36), (-58, -10), (58, -10), (-56, 20), (56, 20)):
        canvas.line(f"M{x + look.turn * 6:.1f} {y} q5 8 2 15", 1.9, fur.coat.dark, 0.55)
    eyes.sockets(canvas, look, fur.mark, 37, -4, 24)
    eyes.pair(canvas, look, fur, 37, -4, 12.5, lid=fur.mark, brows=False)
    for other in (-1, 1):
        cx = look.x(other * 38, 48)
        wide = look.squeeze(other * 40)
        brow = (
            f"M{cx - other * 24 * wide:.1f} -6 Q{cx:.1f} -24 {cx + other * 30 * wide:.1f} -28 "
            f"Q{cx + other * 8:.1f} -36 {cx - other * 24 * wide:.1f} -18 Z"
        )
        form(canvas, brow, fur.pale, 2.4)
    reach = 16 + 46 * abs(look.turn)
    with canvas.moved(look.x(0, 74), 14):
        lower = f"M-12 14 Q{reach * 0.4:.1f} 24 {reach * 0.6:.1f} 26 Q{reach * 0.2:.1f} 38 -10 28 Z"
        form(canvas, flipped(lower, side), beak, 2.4)
        upper = (
            f"M-20 6 C-18 -14 4 -18 {reach * 0.4:.1f} -12 C{reach * 0.9:.1f} -4 {reach + 8:.1f} 16 {reach:.1f} 40 "
            f"C{reach * 0.86:.1f} 26 {reach * 0.5:.1f} 20 -14 18 C-22 16 -22 12 -20 6 Z"
        )
        form(canvas, flipped(upper, side), beak, 2.8)
        canvas.ellipse(side * reach * 0.2, -2, 3.4, 2.2, beak.dark, 0)


def rooster(canvas: Canvas, fur: Fur, look: Look, beak: Tone = HORN) -> None:
    """A white head under a tall red comb, crying with an open beak."""
    side = -1 if look.turn < 0 else 1
    red = Tone("#c8382e", "#f48a6c", "#6a1414")
    comb = (
        "M-46 -44 C-60 -76 -46 -92 -32 -82 C-34 -108 -8 -114 0 -94 C6 -118 34 -112 30 -86 C46 -98 62 -80 46 -50 "
        "Q0 -70 -46 -44 Z"
    )
    form(canvas, flipped(comb, side), red, 2.9)
    form(canvas, face.skull(look, 74, 70, 70, 0.92, 0.78), fur.coat, 3.2)
    for x, y in ((-40, 44), (-18, 56), (6, 60), (30, 54), (48, 40)):
        canvas.line(f"M{x} {y - 14} q4 9 0 17", 1.7, fur.coat.dark, 0.55)
    canvas.spot(look.x(30 * side, 40), 4, 30, 26, red.base, 0.55)
    eyes.pair(canvas, look, fur, 36, -6, 13, brows=True)
    reach = 22 + 40 * abs(look.turn)
    with canvas.moved(look.x(0, 74), 14):
        throat = f"M-8 10 L{reach * 0.8:.1f} 8 L{reach * 0.6:.1f} 38 L-6 26 Z"
        canvas.path(flipped(throat, side), "#6b2a28", 0)
        lower = f"M-12 20 Q{reach * 0.3:.1f} 34 {reach * 0.66:.1f} 42 Q{reach * 0.1:.1f} 48 -12 34 Z"
        form(canvas, flipped(lower, side), beak, 2.4)
        upper = (
            f"M-16 8 C-14 -12 6 -16 {reach * 0.4:.1f} -10 C{reach * 0.8:.1f} -4 {reach:.1f} 6 {reach:.1f} 16 "
            f"Q{reach * 0.5:.1f} 10 -12 16 Z"
        )
        form(canvas, flipped(upper, side), beak, 2.6)
        wattle = "M-12 34 C-22 44 -20 68 -8 70 C4 68 6 46 2 38 Z"
        form(canvas, flipped(wattle, side), red, 2.4)


def great_wing(canvas: Canvas, colours: Tone, tips: Tone, side: int = 1, lift: float = 0.0) -> None:
    """A wing raised and spread behind a bird's shoulder; figure coordinates, ``lift`` turns it further up."""
    with canvas.moved(side * 38, -138, rotate=-side * lift):
        for k in range(9):
            x, y = 112 - k * 11, -74 + k * 11
            long = 122 - k * 3 if k > 1 else 112 + k * 6
            with canvas.moved(side * x, y, rotate=side * (-44 + k * 15)):
                feather = (
                    f"M-10 -17 Q{long * 0.5:.1f} -24 {long * 0.9:.1f} -15 Q{long + 4:.1f} 0 {long * 0.86:.1f} 14 "
                    f"Q{long * 0.4:.1f} 24 -10 17 Z"
                )
                form(canvas, flipped(feather, side), tips if k % 2 else colours, 2.6)
                canvas.line(f"M{side * 14} 0 L{side * (long - 18):.1f} 0", 1.5, tips.dark, 0.6)
        for k in range(7):
            x, y = 100 - k * 15, -66 + k * 11
            with canvas.moved(side * x, y, rotate=side * (-26 + k * 15)):
                form(canvas, flipped("M-8 -15 Q26 -20 50 -12 Q58 0 48 12 Q24 20 -8 15 Z", side), colours, 2.3)
        arm = "M-14 26 C-12 -14 30 -60 84 -92 C108 -104 128 -96 122 -78 C96 -50 60 -16 30 36 Z"
        form(canvas, flipped(arm, side), colours, 2.9)
        for k in range(5):
            canvas.line(f"M{side * (14 + k * 18)} {6 - k * 17} q{side * 4} 12 {side * 14} 12", 1.9, colours.dark, 0.6)


def _tear_track(canvas: Canvas, fur: Fur, look: Look, side: int) -> None:
    """The dark band of a red panda from the eye down beside the muzzle."""
    wide = look.squeeze(side * 50)
    top, end = look.x(side * 44, 46), look.x(side * 40, 48)
    d = (
        f"M{top - 15 * wide:.1f} 0 C{top - 16 * wide:.1f} 26 {end - 12 * wide:.1f} 44 {end - 6:.1f} 58 "
        f"Q{end + 4:.1f} 66 {end + 10:.1f} 56 C{end + 16 * wide:.1f} 40 {top + 18 * wide:.1f} 24 "
        f"{top + 15 * wide:.1f} 0 Z"
    )
    band = mixed(fur.coat.base, fur.mark, 0.45)
    canvas.path(d, band, 0, (canvas.glow(top, 0, 30, fur.coat.base, 0.9),))


def _slit_eye(canvas: Canvas, look: Look, fur: Fur, side: int) -> None:
    """A cat's eye: pale green with an upright pupil, its lid as the mood has it."""
    x = look.x(side * 42, 46)
    rx = 14 * look.squeeze(side * 42)
    canvas.ellipse(x, 0, rx, 14.5, fur.iris, 2.4, (canvas.glow(x - 4, 5, 15, "#f6ffd0", 0.85),))
    canvas.ellipse(x, 0, 4.6, 12, "#241812", 0)
    canvas.ellipse(x - 4, -5, 3.6, 3.8, "#fffdf5", 0)
    canvas.ellipse(x + 4, 6, 1.8, 1.8, "#fff3dc", 0)
    lid = 0.3 if look.eyes in ("sly", "sleepy") else 0.1
    level = -14.5 + 29 * lid
    d = (
        f"M{x - rx * 1.15:.1f} {level + 2 * side:.1f} C{x - rx:.1f} -22 {x + rx:.1f} -22 {x + rx * 1.15:.1f} "
        f"{level - 2 * side:.1f} Q{x:.1f} {level - 3:.1f} {x - rx * 1.15:.1f} {level + 2 * side:.1f} Z"
    )
    canvas.path(d, fur.coat.base, 2.4)
