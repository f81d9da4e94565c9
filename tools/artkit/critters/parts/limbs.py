"""Arms in sleeves, paws that grip, wings used as arms, legs and feet. Figure coordinates."""

import math
from collections.abc import Sequence

from artkit import shapes
from artkit.canvas import Canvas
from artkit.critters.parts.tones import Fur, Tone, flipped, form
from artkit.palette import INK, mixed
from artkit.shapes import Point


MELTING = 0.22  # the part of a seamless limb that carries no outline of its own


def tube(points: Sequence[Point], start: float, end: float, bulge: float = 0.0, steps: int = 12) -> str:
    """The outline of a tapering tube along a soft curve through three points; radii ``start`` to ``end``.

    ``bulge`` thickens its middle. Use it for sleeves, tails, necks.
    """
    left, right = [], []
    for k in range(steps + 1):
        t = k / steps
        (x, y), (ux, uy) = _along(points, t), _heading(points, t)
        radius = start + (end - start) * t + bulge * math.sin(math.pi * t)
        left.append((x + uy * radius, y - ux * radius))
        right.append((x - uy * radius, y + ux * radius))
    return shapes.smooth([*left, *reversed(right)])


def limb(
    canvas: Canvas,
    points: Sequence[Point],
    start: float,
    end: float,
    colours: Tone,
    ink: float = 2.8,
    seam: bool = True,
) -> None:
    """A round tapering limb through three points that may bend as sharply as it likes.

    It is a row of discs, all filled with one opaque gradient, over the same row drawn larger in ink. Without
    ``seam`` its beginning melts into the body: soft discs, and only the outer side of the shoulder is outlined.
    """
    discs = _discs(points, start, end)
    left, top = min(x - r for x, _, r in discs), min(y - r for _, y, r in discs)
    right, bottom = max(x + r for x, _, r in discs), max(y + r for _, y, r in discs)
    lit, shadowed = mixed(colours.base, colours.light, 0.7), mixed(colours.base, colours.dark, 0.62)
    x1, x2 = left + (right - left) * 0.16, right - (right - left) * 0.1
    fill = canvas.linear(x1, top, x2, bottom, (0, lit, 1), (0.42, colours.base, 1), (1, shadowed, 1))
    first = 0 if seam else int(len(discs) * MELTING)
    for x, y, r in discs[first:]:
        canvas.ellipse(x, y, r + ink / 2, r + ink / 2, INK, 0)
    for x, y, r in discs[first:]:
        canvas.ellipse(x, y, r - ink / 2, r - ink / 2, fill, 0)
    if not seam:
        x, y, r = discs[first]
        span = (x2 - x1) ** 2 + (bottom - top) ** 2
        share = ((x - x1) * (x2 - x1) + (y - top) * (bottom - top)) / span
        here = mixed(lit, colours.base, share / 0.42) if share < 0.42 else mixed(colours.base, shadowed, share - 0.42)
        here = mixed(here, mixed(colours.base, colours.light, 0.3), 0.5 if points[1][0] < points[0][0] else 0.15)
        for x, y, r in discs[first::-3]:
            canvas.ellipse(x, y, r, r, canvas.radial(x, y, r, (0, here, 1), (0.72, here, 1), (1, here, 0)), 0)
        _shoulder_line(canvas, points, start, ink)


def arm(
    canvas: Canvas,
    shoulder: Point,
    elbow: Point,
    hand: Point,
    sleeve: Tone,
    wide: tuple[float, float] = (21, 15),
    cuff: Tone | None = None,
    ink: float = 2.8,
    seam: bool = True,
) -> None:
    """A sleeved (or furry) arm from shoulder over elbow to wrist.

    ``wide`` gives its radii, ``cuff`` a turned-up end; without ``seam`` the sleeve is one with the coat.
    """
    points = (shoulder, elbow, hand)
    limb(canvas, points, *wide, sleeve, ink, seam)
    for t, long in ((0.44, 0.8), (0.56, 0.6)):
        (x, y), radius = _along(points, t), wide[0] + (wide[1] - wide[0]) * t
        ux, uy = _heading(points, t)
        inward = 1 if (elbow[0] - shoulder[0]) * (hand[1] - elbow[1]) > (elbow[1] - shoulder[1]) * (hand[0] - elbow[0]) else -1
        ex, ey = x - uy * radius * 0.85 * inward, y + ux * radius * 0.85 * inward
        canvas.line(
            f"M{ex:.1f} {ey:.1f} Q{x - ux * 3:.1f} {y - uy * 3:.1f} "
            f"{ex + (x - ex) * long - ux * 4:.1f} {ey + (y - ey) * long - uy * 4:.1f}",
            1.5,
            sleeve.dark,
            0.6,
        )
    if cuff:
        ux, uy = _heading(points, 1.0)
        turn = math.degrees(math.atan2(uy, ux))
        half = wide[1] + 3
        with canvas.moved(hand[0] - ux * 2, hand[1] - uy * 2, rotate=turn):
            form(canvas, f"M-8 {-half} Q0 {-half - 3} 7 {-half} Q11 0 7 {half} Q0 {half + 3} -8 {half} Q-4 0 -8 {-half} Z", cuff, 2.5)


def fist(canvas: Canvas, x: float, y: float, colours: Tone, angle: float = 0.0, size: float = 1.0) -> None:
    """A gripping paw; at ``angle`` 0 its fingers wrap over an upright shaft from the left."""
    with canvas.moved(x, y, size, rotate=angle):
        form(
            canvas,
            "M-13 -9 C-8 -17 8 -17 14 -9 C18 -2 17 8 11 13 C3 18 -9 16 -13 9 C-17 3 -16 -4 -13 -9 Z",
            colours,
            2.5,
        )
        for row in (-6, 0.5, 7):
            canvas.line(f"M2 {row} q7 -1.5 12.5 0.5", 1.6, colours.dark, 0.9)


def open_paw(
    canvas: Canvas, x: float, y: float, colours: Tone, angle: float = 0.0, size: float = 1.0, mirror: bool = False
) -> None:
    """An open paw with three fingers and a thumb; at ``angle`` 0 it reaches to the right, thumb up."""
    with canvas.moved(x, y, size, rotate=angle):
        d = (
            "M-14 -10 C-8 -14 -2 -16 0 -22 C3 -28 10 -26 8 -18 L6 -12 C14 -14 22 -14 25 -10 C28 -7 26 -4 22 "
            "-4 C28 -2 29 3 24 4 "
            "C26 8 23 11 18 10 C12 14 -6 14 -14 10 Z"
        )
        form(canvas, _upturned(d) if mirror else d, colours, 2.5)
        sign = -1 if mirror else 1
        canvas.line(f"M10 {-4 * sign} q6 -1 12 0 M10 {4 * sign} q6 -1 13 0", 1.5, colours.dark, 0.85)


def resting_paw(canvas: Canvas, x: float, y: float, colours: Tone, angle: float = 0.0, size: float = 1.0) -> None:
    """A paw laid on something, fingers down at ``angle`` 0."""
    with canvas.moved(x, y, size, rotate=angle):
        form(
            canvas,
            "M-14 -6 C-12 -15 12 -15 14 -6 C16 4 14 13 9 15 C6 12 4 12 4 15 C2 18 -3 18 -5 14 C-7 17 -12 15 "
            "-13 11 C-15 5 -15 0 -14 -6 Z",
            colours,
            2.5,
        )
        canvas.line("M-5 4 q-1 6 0 10 M4 4 q1 6 0 11", 1.5, colours.dark, 0.85)


def claw_paw(canvas: Canvas, x: float, y: float, colours: Tone, angle: float = 0.0, size: float = 1.0) -> None:
    """A mole's digging hand with pale claws, gripping like ``fist``."""
    with canvas.moved(x, y, size, rotate=angle):
        for row in (-10, -3, 4, 11):
            form(
                canvas,
                f"M8 {row - 3.5} Q28 {row - 4} 36 {row + 1} Q26 {row + 4.5} 8 {row + 3.5} Z",
                Tone("#f0e2c4", "#fffaf0", "#8a6a4a"),
                1.9,
            )
    fist(canvas, x, y, colours, angle, size * 1.18)


def wing_arm(
    canvas: Canvas,
    shoulder: Point,
    elbow: Point,
    tip: Point,
    colours: Tone,
    wide: float = 25,
    feathers: int = 4,
    seam: bool = True,
) -> None:
    """A bird's wing used as an arm: a broad sleeve of feathers that ends in a few finger feathers."""
    dx, dy = tip[0] - elbow[0], tip[1] - elbow[1]
    heading = math.degrees(math.atan2(dy, dx))
    for k in range(feathers):
        spread = (k - (feathers - 1) / 2) * 19
        with canvas.moved(tip[0] - dx * 0.1, tip[1] - dy * 0.1, rotate=heading + spread):
            form(canvas, "M-12 -9 Q14 -12 30 -2 Q32 3 27 5 Q8 12 -12 9 Z", colours, 2.3)
            canvas.line("M-4 0 Q12 -1 24 1", 1.3, colours.dark, 0.6)
    limb(canvas, (shoulder, elbow, tip), wide, wide * 0.6, colours, seam=seam)
    for row in range(3):
        for k in range(3):
            t = 0.28 + 0.22 * row
            x = shoulder[0] + (tip[0] - shoulder[0]) * t + (k - 1) * 11
            y = shoulder[1] + (tip[1] - shoulder[1]) * t + (k - 1) * 3
            canvas.line(f"M{x - 5:.1f} {y:.1f} q5 7 10 0", 1.6, colours.dark, 0.55)


def feet(canvas: Canvas, colours: Tone, apart: float = 36, y: float = 0, size: float = 1.0) -> None:
    """Two bare feet seen from the front."""
    for side in (-1, 1):
        with canvas.moved(side * apart, y, size):
            form(canvas, "M-30 0 C-34 -20 -12 -28 2 -26 C20 -26 32 -18 28 0 C20 8 -22 8 -30 0 Z", colours, 2.6)
            canvas.line("M-12 5 q-1 -8 1 -11 M0 6 q-1 -8 1 -11 M12 5 q-1 -8 1 -11", 1.8, colours.dark)


def boots(
    canvas: Canvas, colours: Tone, apart: float = 34, y: float = 0, tall: float = 42, trim: Tone | None = None
) -> None:
    """Two soft boots with turned-down tops."""
    for side in (-1, 1):
        with canvas.moved(side * apart, y):
            d = f"M-18 {-tall} L18 {-tall} C17 -22 20 -18 30 -12 C38 -6 34 4 28 5 L-20 5 C-26 4 -22 -20 -18 {-tall} Z"
            form(canvas, flipped(d, side), colours, 2.8)
            top = f"M-21 {-tall - 5} Q0 {-tall + 1} 21 {-tall - 5} L20 {-tall + 9} Q0 {-tall + 15} -20 {-tall + 9} Z"
            form(canvas, top, trim or colours, 2.4)
            canvas.line(f"M{-20 * side} 1 L{28 * side} 1", 1.8, colours.dark)


def striding_boots(canvas: Canvas, boot: Tone, leg: Tone, step: float = 44) -> None:
    """Two legs in boots walking to the right: the far one ahead on its heel, the near one pushing off."""
    for x, turn in ((step, -14), (-step, 16)):
        form(canvas, tube(((x * 0.4, -66), (x * 0.8, -44), (x, -26)), 22, 16), leg, 2.6)
        with canvas.moved(x, -8, rotate=turn):
            form(
                canvas,
                "M-16 -26 L16 -26 C15 -14 20 -8 32 -4 C40 2 36 12 30 12 L-18 12 C-22 2 -18 -14 -16 -26 Z",
                boot,
                2.8,
            )
            form(canvas, "M-19 -31 Q0 -26 19 -31 L18 -18 Q0 -13 -18 -18 Z", boot, 2.3)


def bird_feet(canvas: Canvas, colours: Tone, apart: float = 26, y: float = 0) -> None:
    """Thin legs with three toes each."""
    for side in (-1, 1):
        with canvas.moved(side * apart, y):
            for toe in (-20, 0, 20):
                canvas.rod(f"M0 -6 Q{toe * 0.6:.1f} -6 {toe} 3", 4.6, colours.base, colours.light, 1.6)
            canvas.rod("M0 -34 L0 -6", 5.4, colours.base, colours.light, 1.7)


def webbed_feet(canvas: Canvas, fur: Fur, apart: float = 40, y: float = 0) -> None:
    """The broad feet of frogs and toads."""
    for side in (-1, 1):
        with canvas.moved(side * apart, y):
            d = (
                "M-16 -22 C0 -30 18 -22 24 -14 C34 -14 42 -6 38 0 C42 6 30 10 24 6 C18 12 8 11 6 6 C0 11 -10 10 "
                "-12 4 C-22 4 -24 -14 -16 -22 Z"
            )
            form(canvas, flipped(d, side), fur.coat, 2.7)
            canvas.line(f"M{side * 8} -12 L{side * 24} 4 M{side * 2} -10 L{side * 7} 5", 1.7, fur.tick)


def _discs(points: Sequence[Point], start: float, end: float) -> list[tuple[float, float, float]]:
    """Discs (x, y, radius) along the curve, close enough for a smooth edge."""
    (ax, ay), (mx, my), (bx, by) = points
    length = math.hypot(mx - ax, my - ay) + math.hypot(bx - mx, by - my)
    steps = max(24, int(length / (min(start, end) * 0.24)))
    return [(*_along(points, k / steps), start + (end - start) * k / steps) for k in range(steps + 1)]


def _shoulder_line(canvas: Canvas, points: Sequence[Point], radius: float, ink: float) -> None:
    """The outline over the outer half of a shoulder, from the top down to where the limb's own outline begins."""
    side = 1 if points[1][0] >= points[0][0] else -1
    ux, uy = _heading(points, MELTING)
    turn = 1 if uy * side >= 0 else -1
    end = math.atan2(-ux * turn * side, uy * turn * side)
    begin = math.radians(-90 - side * 34)
    while side > 0 and end < begin:
        end += math.tau
    while side < 0 and end > begin:
        end -= math.tau
    line = []
    for k in range(9):
        t = k / 8
        x, y = _along(points, MELTING * t)
        angle = begin + (end - begin) * t
        line.append((x + math.cos(angle) * radius, y + math.sin(angle) * radius))
    canvas.line(shapes.smooth(line, closed=False), ink)


def _bend(points: Sequence[Point]) -> Point:
    """The handle of the quadratic curve that passes through the middle of three points."""
    (ax, ay), (mx, my), (bx, by) = points
    return 2 * mx - (ax + bx) / 2, 2 * my - (ay + by) / 2


def _along(points: Sequence[Point], t: float) -> Point:
    """The place at ``t`` (0 to 1) on the soft curve through three points."""
    (ax, ay), _, (bx, by) = points
    cx, cy = _bend(points)
    x = (1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx
    y = (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by
    return x, y


def _heading(points: Sequence[Point], t: float) -> Point:
    """The direction, of length 1, of that curve at ``t``."""
    (ax, ay), _, (bx, by) = points
    cx, cy = _bend(points)
    dx = 2 * (1 - t) * (cx - ax) + 2 * t * (bx - cx)
    dy = 2 * (1 - t) * (cy - ay) + 2 * t * (by - cy)
    length = math.hypot(dx, dy) or 1.0
    return dx / length, dy / length


def _upturned(d: str) -> str:
    """A path of absolute pairs mirrored top to bottom."""
    pieces, even = [], True
    for token in d.replace("M", "M ").replace("C", "C ").replace("L", "L ").split():
        if token.isalpha():
            pieces.append(token)
            even = True
        else:
            even = not even
            pieces.append(f"{-float(token):g}" if even else token)
    return " ".join(pieces)
