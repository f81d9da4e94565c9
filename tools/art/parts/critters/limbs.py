"""Round tapering limbs: arms in sleeves and wings used as arms. Figure coordinates."""

import math
from collections.abc import Sequence

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import INK, mixed
from art.kit.shapes import Point
from art.parts.critters.tones import Tone, form

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
    ``seam`` only the outer side of the shoulder is outlined and the inner side gets a thin sewn line, as befits
    a sleeve of the same cloth as the coat.
    """
    discs = _discs(points, start, end)
    left, top = min(x - r for x, _, r in discs), min(y - r for _, y, r in discs)
    right, bottom = max(x + r for x, _, r in discs), max(y + r for _, y, r in discs)
    fill = canvas.linear(
        left + (right - left) * 0.16,
        top,
        right - (right - left) * 0.1,
        bottom,
        (0, mixed(colours.base, colours.light, 0.7 if seam else 0.45), 1),
        (0.42, colours.base, 1),
        (1, mixed(colours.base, colours.dark, 0.62), 1),
    )
    first = 0 if seam else int(len(discs) * MELTING)
    for x, y, r in discs[first:]:
        canvas.ellipse(x, y, r + ink / 2, r + ink / 2, INK, 0)
    for x, y, r in discs:
        canvas.ellipse(x, y, r - ink / 2, r - ink / 2, fill, 0)
    if not seam:
        canvas.line(_shoulder_line(points, start, 0.0, 1.0), ink)
        canvas.line(_shoulder_line(points, start - ink / 2, -0.75, 0.0), 1.3, colours.dark, 0.55)


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
        bend = (elbow[0] - shoulder[0]) * (hand[1] - elbow[1]) - (elbow[1] - shoulder[1]) * (hand[0] - elbow[0])
        inward = 1 if bend > 0 else -1
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
            form(
                canvas,
                f"M-8 {-half} Q0 {-half - 3} 7 {-half} Q11 0 7 {half} Q0 {half + 3} -8 {half} Q-4 0 -8 {-half} Z",
                cuff,
                2.5,
            )


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


def _discs(points: Sequence[Point], start: float, end: float) -> list[tuple[float, float, float]]:
    """Discs (x, y, radius) along the curve, close enough for a smooth edge."""
    (ax, ay), (mx, my), (bx, by) = points
    length = math.hypot(mx - ax, my - ay) + math.hypot(bx - mx, by - my)
    steps = max(24, int(length / (min(start, end) * 0.24)))
    return [(*_along(points, k / steps), start + (end - start) * k / steps) for k in range(steps + 1)]


def _shoulder_line(points: Sequence[Point], radius: float, begin: float, end: float) -> str:
    """A piece of the rim of a shoulder: 0 is near its top, 1 where the limb's outer outline begins, below 0 inside."""
    side = 1 if points[1][0] >= points[0][0] else -1
    ux, uy = _heading(points, MELTING)
    turn = 1 if uy * side >= 0 else -1
    outer = math.atan2(-ux * turn * side, uy * turn * side)
    top = math.radians(-90 - side * 34)
    while side > 0 and outer < top:
        outer += math.tau
    while side < 0 and outer > top:
        outer -= math.tau
    line = []
    for k in range(9):
        t = begin + (end - begin) * k / 8
        x, y = _along(points, MELTING * max(0.0, t))
        angle = top + (outer - top) * t
        line.append((x + math.cos(angle) * radius, y + math.sin(angle) * radius))
    return shapes.smooth(line, closed=False)


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
