"""Shapes on the grid of a surface: bounds, clipping, even profiles."""

import itertools
import math
from collections.abc import Sequence

from art.kit.shapes import Point


def gable_bounds(eaves: float) -> tuple[Point, ...]:
    """Bounds of a face cut to a gable whose slopes start at height ``eaves`` (0 top .. 1 foot)."""
    return ((0.5, 0), (1, eaves), (1, 1), (0, 1), (0, eaves))


def clipped(subject: list[Point], bounds: Sequence[Point]) -> list[Point]:
    """The part of a polygon inside convex bounds listed clockwise on the page (Sutherland-Hodgman)."""
    points = subject
    for k, start in enumerate(bounds):
        end = bounds[(k + 1) % len(bounds)]
        before, points = points, []
        for j, current in enumerate(before):
            previous = before[j - 1]
            inside, was_inside = _side(start, end, current) >= -1e-9, _side(start, end, previous) >= -1e-9
            if inside != was_inside:
                points.append(_crossing(start, end, previous, current))
            if inside:
                points.append(current)
        if not points:
            return []
    return points


def within(grid_point: Point, bounds: Sequence[Point]) -> bool:
    """Whether a grid point lies inside convex bounds."""
    edges = zip(bounds, [*bounds[1:], bounds[0]], strict=True)
    return all(_side(start, end, grid_point) >= 0 for start, end in edges)


def _side(start: Point, end: Point, p: Point) -> float:
    return (end[0] - start[0]) * (p[1] - start[1]) - (end[1] - start[1]) * (p[0] - start[0])


def _crossing(start: Point, end: Point, a: Point, b: Point) -> Point:
    da, db = _side(start, end, a), _side(start, end, b)
    t = da / (da - db)
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def resampled(profile: Sequence[Point], soft: bool, pieces: int = 24) -> list[Point]:
    """The profile as many points at even steps of its length."""
    fine: list[Point] = []
    last = len(profile) - 1
    for k in range(last):
        before, start = profile[max(0, k - 1)], profile[k]
        end, after = profile[k + 1], profile[min(last, k + 2)]
        fine += [_between(before, start, end, after, s / 8, soft) for s in range(8)]
    fine.append(profile[-1])
    lengths = [0.0]
    for a, b in itertools.pairwise(fine):
        lengths.append(lengths[-1] + math.dist(a, b))
    even, k = [], 0
    for piece in range(pieces + 1):
        goal = lengths[-1] * piece / pieces
        while k < len(fine) - 2 and lengths[k + 1] < goal:
            k += 1
        span = lengths[k + 1] - lengths[k] or 1.0
        t = (goal - lengths[k]) / span
        even.append((fine[k][0] + (fine[k + 1][0] - fine[k][0]) * t, fine[k][1] + (fine[k + 1][1] - fine[k][1]) * t))
    return even


def _between(before: Point, start: Point, end: Point, after: Point, t: float, soft: bool) -> Point:
    if not soft:
        return start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
    values = []
    for p0, p1, p2, p3 in zip(before, start, end, after, strict=True):
        values.append(
            0.5
            * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t**3)
        )
    return values[0], values[1]
