"""Wall materials. Each covers a surface: ground colour, cells that follow the surface, volume, outline."""

import random
from collections.abc import Sequence

from art.kit.canvas import Canvas
from art.kit.palette import INK, mixed
from art.kit.shapes import Point, polyline
from art.parts.buildings import tones as t
from art.parts.buildings.geometry import within
from art.parts.buildings.surfaces import Surface
from art.parts.buildings.tones import Tone

Beam = tuple[float, float, float, float]  # u0, v0, u1, v1 on the wall's grid

DUSK = "#2b2040"


def finish(canvas: Canvas, surface: Surface, tones: Tone, ink: float = 3.2, strength: float = 0.6) -> None:
    """Lay volume over what was drawn on the surface, then its outline."""
    outline = surface.outline()
    for gradient in surface.shades(canvas, tones[1], tones[2], strength):
        canvas.path(outline, gradient, 0)
    if ink:
        canvas.line(outline, ink)


def dim(canvas: Canvas, surface: Surface, amount: float = 0.3, colour: str = DUSK) -> None:
    """Put a whole surface into shadow: the side of a house away from the light."""
    canvas.path(surface.outline(), colour, 0, opacity=amount)


def under_eaves(canvas: Canvas, surface: Surface, depth: float = 0.2, amount: float = 0.5) -> None:
    """The shadow a roof throws on the top of a wall."""
    top, foot = surface.at(0.5, 0), surface.at(0.5, depth)
    fill = canvas.linear(*top, *foot, (0, DUSK, amount), (1, DUSK, 0))
    shadow = surface.cell(0, 0, 1, depth)
    if shadow:
        canvas.path(shadow, fill, 0)


def plaster(
    canvas: Canvas, surface: Surface, seed: int = 0, tones: Tone = t.PLASTER, cracks: int = 3, ink: float = 3.2
) -> None:
    """Smooth plaster with blotches and a few cracks."""
    rng = random.Random(seed)
    body, light, dark = tones
    canvas.path(surface.outline(), body, 0)
    for _ in range(7):
        x, y = surface.at(rng.uniform(0.15, 0.85), rng.uniform(0.3, 0.9))
        wide = surface.width() * rng.uniform(0.08, 0.16)
        canvas.spot(x, y, wide, wide * 0.6, rng.choice((light, dark)), 0.22)
    finish(canvas, surface, tones, ink)
    for _ in range(cracks):
        u, v = rng.uniform(0.1, 0.9), rng.uniform(0.4, 0.9)
        bits = [(u, v), (u + rng.uniform(-0.03, 0.03), v + 0.04), (u + rng.uniform(-0.04, 0.04), v + 0.09)]
        canvas.line(polyline(surface.mapped(bits)), 1.2, dark, 0.55)


def stone(
    canvas: Canvas,
    surface: Surface,
    seed: int = 0,
    tones: Tone = t.FIELDSTONE,
    course: float = 16,
    gaps: float = 0.0,
    rough: float = 0.16,
    ink: float = 3.2,
) -> None:
    """Courses of rough stones ``course`` high; ``gaps`` is the share of places where plaster hides the stone."""
    rng = random.Random(seed)
    body, light, dark = tones
    canvas.path(surface.outline(), mixed(body, dark, 0.38) if not gaps else mixed(body, light, 0.45), 0)
    rows = max(2, round(surface.height() / course))
    for row in range(rows):
        v0, v1 = row / rows, (row + 1) / rows
        count = max(2, round(surface.width((v0 + v1) / 2) / course / 1.5))
        if surface.curved:
            count = max(3, round(count * 1.4))
        u = -rng.uniform(0, 0.8) / count
        while u < 1:
            wide = rng.uniform(0.7, 1.35) / count
            if rng.random() >= gaps:
                one_stone(canvas, surface, (max(0, u), v0, min(1, u + wide), v1), tones, rng, rough)
            u += wide
    finish(canvas, surface, tones, ink)


def one_stone(canvas: Canvas, surface: Surface, box: Beam, tones: Tone, rng: random.Random, rough: float) -> None:
    u0, v0, u1, v1 = box
    if u1 - u0 < 0.012:
        return
    body, light, dark = tones
    du, dv = (u1 - u0), (v1 - v0)
    cut = 0.24
    corners: list[Point] = []
    for cu, cv in ((0, cut), (cut, 0), (1 - cut, 0), (1, cut), (1, 1 - cut), (1 - cut, 1), (cut, 1), (0, 1 - cut)):
        ju, jv = rng.uniform(-rough, rough) * 0.4, rng.uniform(-rough, rough) * 0.6
        corners.append((u0 + du * (0.05 + 0.9 * cu + ju * 0.5), v0 + dv * (0.07 + 0.86 * cv + jv * 0.5)))
    shape = surface.blob(corners)
    if not shape:
        return
    tone = mixed(body, light if rng.random() < 0.5 else dark, rng.uniform(0.0, 0.3))
    x, y = surface.at(u0 + du * 0.35, v0 + dv * 0.25)
    reach = max(4.0, surface.width(v0) * du * 0.8)
    canvas.path(shape, tone, 1.3, (canvas.glow(x, y, reach, light, 0.55),), mixed(dark, INK, 0.4))


def brick(
    canvas: Canvas,
    surface: Surface,
    seed: int = 0,
    tones: Tone = t.BRICK,
    course: float = 9,
    bare: float = 0.25,
    ink: float = 3.2,
) -> None:
    """Bricks in bond; a share ``bare`` of them is only hinted at, so that the wall does not get busy."""
    rng = random.Random(seed)
    body, light, dark = tones
    canvas.path(surface.outline(), mixed(body, light, 0.3), 0)
    rows = max(3, round(surface.height() / course))
    for row in range(rows):
        v0, v1 = row / rows, (row + 1) / rows
        count = max(2, round(surface.width((v0 + v1) / 2) / course / 2.1))
        if surface.curved:
            count = max(3, round(count * 1.4))
        for k in range(count + 1):
            u0 = (k - (0.5 if row % 2 else 0)) / count
            if rng.random() < bare:
                continue
            gap_u, gap_v = 0.06 / count, 0.1 / rows
            shape = surface.cell(max(0, u0 + gap_u), v0 + gap_v, min(1, u0 + 1 / count - gap_u), v1 - gap_v)
            if shape and u0 < 1:
                tone = mixed(body, rng.choice((light, dark)), rng.uniform(0, 0.32))
                canvas.path(shape, tone, 0.9, (), mixed(dark, body, 0.25))
    finish(canvas, surface, tones, ink)


def planks(
    canvas: Canvas,
    surface: Surface,
    seed: int = 0,
    tones: Tone = t.OAK,
    board: float = 13,
    upright: bool = True,
    nails: bool = True,
    ink: float = 3.2,
) -> None:
    """Boards about ``board`` wide, upright or lying, with grain and nails."""
    rng = random.Random(seed)
    body, light, dark = tones
    canvas.path(surface.outline(), body, 0)
    span = surface.width() if upright else surface.height()
    count = max(2, round(span / board))
    for k in range(count):
        a, b = k / count, (k + 1) / count
        shape = surface.cell(a, 0, b, 1) if upright else surface.cell(0, a, 1, b)
        if not shape:
            continue
        tone = mixed(body, rng.choice((light, dark)), rng.uniform(0, 0.26))
        canvas.path(shape, tone, 1.5, (), mixed(dark, INK, 0.3))
        _grain(canvas, surface, (a, b), upright, dark, rng, nails)
    finish(canvas, surface, tones, ink)


def _grain(
    canvas: Canvas,
    surface: Surface,
    board: tuple[float, float],
    upright: bool,
    dark: str,
    rng: random.Random,
    nails: bool,
) -> None:
    a, b = board

    def place(across: float, along: float) -> Point:
        return surface.at(across, along) if upright else surface.at(along, across)

    start = rng.uniform(0.04, 0.65)
    middle = a + (b - a) * rng.uniform(0.3, 0.7)
    ends = ((middle, start), (middle, start + 0.28))
    if all(within(end if upright else end[::-1], surface.bounds) for end in ends):
        bits = [place(middle, start), place(middle + (b - a) * 0.12, start + 0.12), place(middle, start + 0.28)]
        canvas.line(polyline(bits), 1.1, dark, 0.5)
    if nails:
        x, y = place((a + b) / 2, 0.95)
        canvas.ellipse(x, y, 1.1, 1.1, dark, 0)


def beams(
    canvas: Canvas, surface: Surface, lines: Sequence[Beam], width: float = 7, tones: Tone = t.OAK, seed: int = 0
) -> None:
    """Timber laid on a wall along the given lines of its grid."""
    rng = random.Random(seed)
    body, light, dark = tones
    for u0, v0, u1, v1 in lines:
        (x0, y0), (x1, y1) = surface.at(u0, v0), surface.at(u1, v1)
        bend = rng.uniform(-1.2, 1.2)
        d = f"M{x0:.1f} {y0:.1f} Q{(x0 + x1) / 2 + bend:.1f} {(y0 + y1) / 2 + bend:.1f} {x1:.1f} {y1:.1f}"
        canvas.brush(d, width + 3.2, mixed(dark, INK, 0.6))
        canvas.brush(d, width, mixed(body, rng.choice((light, dark)), rng.uniform(0, 0.16)))
        canvas.brush(d, max(1.0, width * 0.26), light, 0.55)


def timber(
    canvas: Canvas,
    surface: Surface,
    seed: int = 0,
    lines: Sequence[Beam] = (),
    tones: Tone = t.PLASTER,
    wood: Tone = t.OAK,
    width: float = 7,
    frame: bool = True,
) -> None:
    """Plaster with a timber frame: sill, plate and corner posts (``frame``) and further ``lines``."""
    plaster(canvas, surface, seed, tones, 2)
    beams(canvas, surface, lines, width, wood, seed)
    if frame:
        edges = ((0.02, 0.03, 0.02, 0.98), (0.98, 0.03, 0.98, 0.98), (0, 0.02, 1, 0.02), (0, 0.98, 1, 0.98))
        beams(canvas, surface, edges, width * 1.15, wood, seed + 1)
