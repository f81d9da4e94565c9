"""Roof materials for flat and round surfaces, ridges, verges, snow and moss."""

import math
import random

from art.kit.canvas import Canvas
from art.kit.palette import INK, LEAF_SUMMER, darker, mixed
from art.kit.shapes import Point, polygon, polyline, smooth
from art.parts.buildings import tones as t
from art.parts.buildings.surfaces import Surface
from art.parts.buildings.tones import Tone
from art.parts.buildings.walls import finish

TILE_FEET: dict[str, tuple[Point, ...]] = {
    # the lower edge of one tile from right to left: (share of its width, share of its height)
    "round": ((1, 0.55), (0.9, 0.84), (0.7, 0.98), (0.5, 1.02), (0.3, 0.98), (0.1, 0.84), (0, 0.55)),
    "square": ((1, 0.98), (0.5, 1.02), (0, 0.98)),
    "point": ((1, 0.5), (0.5, 1.1), (0, 0.5)),
    "leaf": ((1, 0.3), (0.86, 0.75), (0.5, 1.2), (0.14, 0.75), (0, 0.3)),
}


def tiles(
    canvas: Canvas,
    surface: Surface,
    seed: int = 0,
    tones: Tone = t.TILE_RED,
    tile: float = 15,
    style: str = "round",
    ink: float = 3.2,
    strength: float = 0.62,
) -> None:
    """Overlapping tiles about ``tile`` wide, laid from the eaves up.

    Styles: "round" (clay), "square" (shingle), "point" (slate), "leaf" (leaves with a rib).
    """
    rng = random.Random(seed)
    body, light, dark = tones
    canvas.path(surface.outline(), mixed(body, dark, 0.5), ink)
    rows = max(2, round(surface.height() / (tile * 0.82)))
    for row in range(rows - 1, -1, -1):
        v0, v1 = row / rows, (row + 1) / rows
        count = max(2, round(surface.width(v1) / tile * (1.3 if surface.curved else 1)))
        for k in range(count + row % 2):
            u0 = (k - (0.5 if row % 2 else 0)) / count
            left, right = max(-0.004, u0), min(1.004, u0 + 1 / count)
            tone = mixed(body, light if rng.random() < 0.45 else dark, rng.uniform(0, 0.34))
            _tile(canvas, surface, (left, v0 - 0.3 / rows, right, v1 + 0.16 / rows), style, tone, dark, rng)
    finish(canvas, surface, tones, 0, strength)


def _tile(
    canvas: Canvas,
    surface: Surface,
    box: tuple[float, float, float, float],
    style: str,
    tone: str,
    dark: str,
    rng: random.Random,
) -> None:
    u0, v0, u1, v1 = box
    v0 = max(0.0, v0)
    slip = rng.uniform(-0.05, 0.07) * (v1 - v0)
    grid = [(u0, v0), (u1, v0)]
    grid += [(u0 + (u1 - u0) * a, v0 + (v1 - v0 + slip) * b) for a, b in TILE_FEET[style]]
    points = surface.mapped(grid)
    canvas.path(polygon(points), tone, 1.3, (), mixed(dark, INK, 0.35))
    if style == "leaf":
        top, foot = surface.at((u0 + u1) / 2, v0), surface.at((u0 + u1) / 2, v1)
        canvas.line(polyline([top, foot]), 1, dark, 0.5)


def thatch(
    canvas: Canvas,
    surface: Surface,
    seed: int = 0,
    tones: Tone = t.THATCH,
    courses: int = 3,
    fringe: float = 7,
    ink: float = 3.2,
) -> None:
    """Straw in ``courses``, each with a ragged lower edge hanging ``fringe`` units."""
    rng = random.Random(seed)
    body, light, dark = tones
    for course in range(courses - 1, -1, -1):
        v0, v1 = 0.0, (course + 1) / courses
        shape = _fringed(surface, v0, v1, fringe / surface.height(), rng)
        outer = course == courses - 1
        canvas.path(shape, mixed(body, light, 0.12 * (courses - course)), ink if outer else 1.8)
        _straw(canvas, surface, max(0.0, v1 - 1.15 / courses), v1, tones, rng)
        top, foot = surface.at(0.5, v1 - 0.12), surface.at(0.5, v1 + 0.03)
        canvas.path(shape, canvas.fade(*top, *foot, dark, 0.45), 0)
    finish(canvas, surface, tones, 0, 0.55)


def _fringed(surface: Surface, v0: float, v1: float, hang: float, rng: random.Random) -> str:
    grid: list[Point] = [(k / 10, v0) for k in range(11)] if surface.curved else [(0, v0), (1, v0)]
    teeth = max(6, round(surface.width(v1) / 11))
    for k in range(teeth, -1, -1):
        u = k / teeth
        grid.append((u, v1 + hang * rng.uniform(0.55, 1.0)))
        if k:
            grid.append((u - 0.5 / teeth, v1 + hang * rng.uniform(-0.1, 0.25)))
    if surface.curved:
        grid += [(0, v1 - (v1 - v0) * k / 6) for k in range(1, 6)]
        start = grid.index((1, v0)) + 1
        grid[start:start] = [(1, v0 + (v1 - v0) * k / 6) for k in range(1, 6)]
    return polygon(surface.mapped(grid))


def _straw(canvas: Canvas, surface: Surface, v0: float, v1: float, tones: Tone, rng: random.Random) -> None:
    _, light, dark = tones
    for k in range(max(12, round(surface.width(v1) / 4.5))):
        u, sway = rng.uniform(0.01, 0.99), rng.uniform(-0.012, 0.012)
        start = rng.uniform(v0, v1 - (v1 - v0) * 0.3)
        end = min(v1, start + rng.uniform(0.3, 0.7) * (v1 - v0))
        stalk = polyline(surface.mapped([(u, start), (u + sway, (start + end) / 2), (u, end)]))
        if k % 3 == 0:
            canvas.brush(stalk, 2.6, light, 0.55)
        else:
            canvas.line(stalk, 1.2, dark, 0.5)


def metal(
    canvas: Canvas, surface: Surface, seed: int = 0, tones: Tone = t.COPPER_GREEN, ribs: int = 7, ink: float = 3.2
) -> None:
    """Sheets of copper, lead or gold with standing ribs: domes and kettles."""
    rng = random.Random(seed)
    body, light, dark = tones
    outline = surface.outline()
    canvas.path(outline, body, 0)
    for k in range(ribs):
        x, y = surface.at(rng.uniform(0.1, 0.9), rng.uniform(0.2, 0.9))
        canvas.spot(x, y, surface.width() * 0.12, surface.height() * 0.2, rng.choice((light, dark)), 0.3)
        u = (k + 1) / (ribs + 1)
        rib = polyline([surface.at(u, step / 8) for step in range(9)])
        canvas.line(rib, 1.5, dark, 0.6)
    finish(canvas, surface, tones, ink, 0.8)
    shine = polyline([surface.at(0.24, 0.18 + step * 0.09) for step in range(6)])
    canvas.brush(shine, max(2.0, surface.width() * 0.045), light, 0.8)


def acorn_cap(canvas: Canvas, surface: Surface, seed: int = 0, tones: Tone = t.ACORN_CAP, scale: float = 11) -> None:
    """The scaly cap of an acorn as a roof, with its stalk on top."""
    x, y = surface.at(0.5, 0)
    stalk = f"M{x:.1f} {y + 4:.1f} q-1 -10 5 -16"
    canvas.rod(stalk, 6, tones[0], tones[1], 1.8)
    tiles(canvas, surface, seed, tones, scale, "point")


def toadstool(canvas: Canvas, surface: Surface, seed: int = 0, tones: Tone = t.TOADSTOOL, dots: int = 11) -> None:
    """A mushroom cap with pale warts."""
    rng = random.Random(seed)
    body, _, dark = tones
    canvas.path(surface.outline(), body, 0)
    finish(canvas, surface, tones, 3.4, 0.75)
    for k in range(dots):
        u = 0.1 + 0.8 * ((k * 0.618) % 1)
        v = 0.12 + 0.76 * ((k + 0.5) / dots) + rng.uniform(-0.04, 0.04)
        wart(canvas, surface, u, v, rng.uniform(6, 10) * (0.7 + 0.4 * v), dark)


def wart(canvas: Canvas, surface: Surface, u: float, v: float, size: float, dark: str = t.TOADSTOOL[2]) -> None:
    """One pale wart on a mushroom cap at (u, v), flattened towards the edges."""
    x, y = surface.at(u, v)
    squash = max(0.3, math.cos((u - 0.5) * math.pi))
    shade = (canvas.fade(x - size * 0.2, y, x + size, y + size, dark, 0.45),)
    canvas.ellipse(x, y, size * squash, size * 0.72, "#fdf1dc", 1.6, shade, mixed(dark, INK, 0.3))


def ridge(
    canvas: Canvas, start: Point, end: Point, width: float = 8, tones: Tone = t.TILE_RED, sag: float = 0.0
) -> None:
    """A row of ridge tiles along the top of a roof."""
    body, light, dark = tones
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag * 2
    d = f"M{start[0]:.1f} {start[1]:.1f} Q{middle[0]:.1f} {middle[1]:.1f} {end[0]:.1f} {end[1]:.1f}"
    canvas.rod(d, width, mixed(body, dark, 0.15), light, 1.6)
    count = max(2, round(math.dist(start, end) / 16))
    for k in range(1, count):
        s = k / count
        x = (1 - s) ** 2 * start[0] + 2 * s * (1 - s) * middle[0] + s * s * end[0]
        y = (1 - s) ** 2 * start[1] + 2 * s * (1 - s) * middle[1] + s * s * end[1]
        canvas.line(f"M{x:.1f} {y - width / 2:.1f} q2 {width / 2:.1f} 0 {width:.1f}", 1.4, dark, 0.8)


def verge(canvas: Canvas, apex: Point, eave: Point, width: float = 9, tones: Tone = t.OAK) -> None:
    """The board along the sloping edge of a gable."""
    body, light, dark = tones
    d = f"M{apex[0]:.1f} {apex[1]:.1f} L{eave[0]:.1f} {eave[1]:.1f}"
    canvas.brush(d, width + 3.6, mixed(dark, INK, 0.6))
    canvas.brush(d, width, body)
    canvas.brush(d, width * 0.28, light, 0.6)


def snow_cover(canvas: Canvas, surface: Surface, depth: float = 0.55, seed: int = 0, tones: Tone = t.SNOW) -> None:
    """Snow on the upper part of a roof, with soft tongues hanging down to ``depth``."""
    rng = random.Random(seed)
    body, _, dark = tones
    low = [(1 - k / 9, depth + rng.uniform(-0.16, 0.14) * (1 if k % 2 else 0.4)) for k in range(10)]
    upper = [(k / 6, -0.02) for k in range(7)]
    edge = smooth(surface.mapped([*upper, *low]), tension=0.9)
    top, foot = surface.at(0.3, 0), surface.at(0.7, depth + 0.1)
    canvas.path(edge, body, 2, (canvas.fade(*top, *foot, dark, 0.6),), mixed(dark, INK, 0.3))


def moss(
    canvas: Canvas, surface: Surface, seed: int = 0, spots: int = 5, colours: tuple[str, str, str] = LEAF_SUMMER
) -> None:
    """Cushions of moss growing on a roof or wall, mostly near its foot."""
    rng = random.Random(seed)
    dark, middle, light = colours
    for _ in range(spots):
        x, y = surface.at(rng.uniform(0.06, 0.94), rng.uniform(0.5, 0.98))
        for _ in range(4):
            px, py, size = x + rng.uniform(-9, 9), y + rng.uniform(-3, 3), rng.uniform(4, 8)
            canvas.ellipse(
                px,
                py,
                size,
                size * 0.55,
                middle,
                1,
                (canvas.glow(px - 2, py - 2, size, light, 0.9),),
                darker(dark, 0.8),
            )
