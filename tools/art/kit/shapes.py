"""Builders of SVG path data: curves through points, scalloped leaf masses, rounded boxes."""

import math
import random
from collections.abc import Sequence

Point = tuple[float, float]

_CIRCLE = 0.5523  # length of the Bezier handle that draws a quarter of a circle


def number(value: float) -> str:
    """A coordinate with at most two decimals and no trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def point(x: float, y: float) -> str:
    """One coordinate pair as path text."""
    return f"{number(x)} {number(y)}"


def ellipse(cx: float, cy: float, rx: float, ry: float) -> str:
    """An ellipse as four Bezier quarters."""
    kx, ky = rx * _CIRCLE, ry * _CIRCLE
    return (
        f"M{point(cx - rx, cy)} C{point(cx - rx, cy - ky)} {point(cx - kx, cy - ry)} {point(cx, cy - ry)} "
        f"S{point(cx + rx, cy - ky)} {point(cx + rx, cy)} S{point(cx + kx, cy + ry)} {point(cx, cy + ry)} "
        f"S{point(cx - rx, cy + ky)} {point(cx - rx, cy)} Z"
    )


def rounded(x: float, y: float, width: float, height: float, radius: float = 0.0) -> str:
    """A rectangle with rounded corners."""
    r = min(radius, width / 2, height / 2)
    right, bottom = x + width, y + height
    return (
        f"M{point(x + r, y)} H{number(right - r)} Q{point(right, y)} {point(right, y + r)} V{number(bottom - r)} "
        f"Q{point(right, bottom)} {point(right - r, bottom)} H{number(x + r)} "
        f"Q{point(x, bottom)} {point(x, bottom - r)} V{number(y + r)} Q{point(x, y)} {point(x + r, y)} Z"
    )


def polygon(points: Sequence[Point]) -> str:
    """A closed shape with straight edges."""
    return "M" + " L".join(point(*p) for p in points) + " Z"


def polyline(points: Sequence[Point]) -> str:
    """An open line with straight pieces."""
    return "M" + " L".join(point(*p) for p in points)


def smooth(points: Sequence[Point], closed: bool = True, tension: float = 1.0) -> str:
    """A soft curve through all points (Catmull-Rom turned into Beziers)."""
    count = len(points)

    def at(index: int) -> Point:
        return points[index % count] if closed else points[max(0, min(count - 1, index))]

    pieces = [f"M{point(*points[0])}"]
    for k in range(count if closed else count - 1):
        before, start, end, after = at(k - 1), at(k), at(k + 1), at(k + 2)
        c1 = (start[0] + (end[0] - before[0]) / 6 * tension, start[1] + (end[1] - before[1]) / 6 * tension)
        c2 = (end[0] - (after[0] - start[0]) / 6 * tension, end[1] - (after[1] - start[1]) / 6 * tension)
        pieces.append(f"C{point(*c1)} {point(*c2)} {point(*end)}")
    return " ".join(pieces) + (" Z" if closed else "")


def ring_points(
    cx: float, cy: float, rx: float, ry: float, count: int, rng: random.Random, rough: float = 0.1
) -> list[Point]:
    """Points around an ellipse, each pushed in or out by up to ``rough``."""
    points = []
    for k in range(count):
        angle = math.tau * k / count
        push = rng.uniform(1 - rough, 1 + rough)
        points.append((cx + rx * push * math.cos(angle), cy + ry * push * math.sin(angle)))
    return points


def pebbly(cx: float, cy: float, rx: float, ry: float, rng: random.Random, rough: float = 0.12, count: int = 8) -> str:
    """An uneven round shape: stones, puddles, wax."""
    return smooth(ring_points(cx, cy, rx, ry, count, rng, rough))


def scalloped(
    cx: float, cy: float, rx: float, ry: float, rng: random.Random, lobes: int = 10, depth: float = 0.3
) -> str:
    """A leaf mass: an ellipse whose outline is made of small outward bows."""
    points = ring_points(cx, cy, rx, ry, lobes, rng, 0.1)
    pieces = [f"M{point(*points[0])}"]
    for k, (px, py) in enumerate(points):
        qx, qy = points[(k + 1) % lobes]
        mx, my = (px + qx) / 2, (py + qy) / 2
        pieces.append(f"Q{point(mx + (mx - cx) * depth, my + (my - cy) * depth)} {point(qx, qy)}")
    return " ".join(pieces) + " Z"


def star(cx: float, cy: float, outer: float, inner: float, rays: int = 5, turn: float = -90.0) -> str:
    """A star with straight edges; ``turn`` is the direction of the first ray in degrees."""
    points = []
    for k in range(rays * 2):
        radius = inner if k % 2 else outer
        angle = math.radians(turn) + math.pi * k / rays
        points.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return polygon(points)


def ridge(width: float, y: float, height: float, rng: random.Random, bumps: int = 4, left: float = 0.0) -> list[Point]:
    """Points of a hill line from ``left`` over ``width``, at most ``height`` above ``y``."""
    points = []
    for k in range(bumps * 2 + 1):
        lift = rng.uniform(0.55, 1.0) if k % 2 else rng.uniform(0.0, 0.35)
        points.append((left + width * k / (bumps * 2), y - height * lift))
    return points
