"""Rough walls: logs, bark, woven twigs, broken masonry."""

import random
from collections.abc import Sequence

from art.kit.canvas import Canvas
from art.kit.palette import INK, darker, mixed
from art.kit.shapes import polygon, polyline
from art.parts.buildings import tones as t
from art.parts.buildings.surfaces import Surface
from art.parts.buildings.tones import Tone
from art.parts.buildings.walls import Beam, finish, one_stone


def logs(
    canvas: Canvas, surface: Surface, seed: int = 0, tones: Tone = t.BARK, log: float = 15, ends: bool = True
) -> None:
    """Lying round logs with their cut ends showing at both sides."""
    rng = random.Random(seed)
    body, light, dark = tones
    count = max(2, round(surface.height() / log))
    canvas.path(surface.outline(), dark, 0)
    for k in range(count):
        v0, v1 = k / count, (k + 1) / count
        tone = mixed(body, rng.choice((light, dark)), rng.uniform(0, 0.25))
        top, foot = surface.at(0.5, v0), surface.at(0.5, v1)
        round_shade = canvas.linear(*top, *foot, (0, light, 0.15), (0.3, light, 0.6), (0.6, dark, 0), (1, dark, 0.7))
        canvas.path(surface.cell(0, v0, 1, v1), tone, 1.8, (round_shade,))
        for _ in range(2):
            u, v = rng.uniform(0.05, 0.8), v0 + (v1 - v0) * rng.uniform(0.4, 0.75)
            canvas.line(polyline(surface.mapped([(u, v), (u + rng.uniform(0.05, 0.14), v)])), 1.1, dark, 0.6)
    finish(canvas, surface, tones, 2.6, 0.45)
    if not ends:
        return
    radius = surface.height() / count / 2
    for k in range(count):
        for u in (0, 1):
            x, y = surface.at(u, (k + 0.5) / count)
            canvas.ellipse(
                x, y, radius * 0.8, radius, t.PALE_WOOD[0], 2, (canvas.glow(x - 2, y - 2, radius, "#f7e2b4", 0.8),)
            )
            canvas.ellipse(x, y, radius * 0.4, radius * 0.5, "none", 1.1, (), t.PALE_WOOD[2])


def bark(
    canvas: Canvas, surface: Surface, seed: int = 0, tones: Tone = t.BARK, lines: int = 26, ink: float = 3.4
) -> None:
    """Furrowed bark: the wall of a hollow trunk or stump."""
    rng = random.Random(seed)
    body, light, dark = tones
    canvas.path(surface.outline(), body, 0)
    for k in range(lines):
        u, v = rng.uniform(0.05, 0.95), rng.uniform(0.0, 0.75)
        long, sway = rng.uniform(0.1, 0.3), rng.uniform(-0.03, 0.03)
        spots = surface.mapped([(u, v), (u + sway, v + long * 0.4), (u - sway * 0.4, min(1, v + long))])
        if k % 3 == 0:
            canvas.brush(polyline(spots), 4.5, light, 0.35)
        else:
            canvas.line(polyline(spots), rng.uniform(1.2, 2.2), dark, 0.65)
    finish(canvas, surface, tones, ink, 0.7)
    for _ in range(2):
        x, y = surface.at(rng.uniform(0.25, 0.75), rng.uniform(0.15, 0.6))
        canvas.ellipse(x, y, 5, 7, darker(body, 0.7), 1.6)
        canvas.line(f"M{x - 9:.1f} {y:.1f} q9 -13 18 0 q-9 15 -18 0", 1.2, dark, 0.6)


def wicker(canvas: Canvas, surface: Surface, seed: int = 0, tones: Tone = t.PALE_WOOD, row: float = 7) -> None:
    """Woven twigs: hurdles, baskets, birdhouses."""
    rng = random.Random(seed)
    body, light, dark = tones
    canvas.path(surface.outline(), mixed(body, dark, 0.5), 0)
    rows = max(2, round(surface.height() / row))
    columns = max(3, round(surface.width() / row / 1.8))
    for r in range(rows):
        v = (r + 0.5) / rows
        for c in range(-1, columns):
            u0 = (c + (r % 2) * 0.5) / columns
            ends = [max(0.0, u0), min(1.0, u0 + 0.9 / columns)]
            if ends[1] <= ends[0]:
                continue
            tone = mixed(body, rng.choice((light, dark)), rng.uniform(0, 0.3))
            canvas.brush(polyline(surface.mapped([(ends[0], v), (ends[1], v)])), row * 0.72, tone)
    for c in range(1, columns):
        line = polyline(surface.mapped([(c / columns, 0.01), (c / columns, 0.99)]))
        canvas.line(line, 1.3, dark, 0.5)
    finish(canvas, surface, tones, 2.6)


def ruin(
    canvas: Canvas,
    surface: Surface,
    skyline: Sequence[float],
    seed: int = 0,
    tones: Tone = t.MOSSY_STONE,
    course: float = 17,
) -> None:
    """A broken wall: stones only below a ragged ``skyline``, given as heights v (0 top .. 1 foot) at even places."""
    rng = random.Random(seed)
    dark = tones[2]
    rows = max(3, round(surface.height() / course))
    count = max(2, round(surface.width() / course / 1.5))
    stones: list[Beam] = []
    for row in range(rows):
        u = -rng.uniform(0, 0.6) / count
        while u < 1:
            wide = rng.uniform(0.75, 1.3) / count
            box = (max(0.0, u), row / rows, min(1.0, u + wide), (row + 1) / rows)
            middle = min(0.999, max(0.0, (box[0] + box[2]) / 2))
            if box[2] - box[0] > 0.06 and box[1] >= skyline[int(middle * len(skyline))]:
                stones.append(box)
            u += wide
    for rim, colour in ((2.6, mixed(dark, INK, 0.6)), (0.8, mixed(tones[0], dark, 0.5))):
        grow_u, grow_v = rim / surface.width(), rim / surface.height()
        for u0, v0, u1, v1 in stones:
            corners = [(u0 - grow_u, v0 - grow_v), (u1 + grow_u, v0 - grow_v), (u1 + grow_u, v1 + grow_v)]
            canvas.path(polygon(surface.mapped([*corners, (u0 - grow_u, v1 + grow_v)])), colour, 0)
    for box in stones:
        one_stone(canvas, surface, box, tones, rng, 0.2)
        u0, v0, u1, v1 = box
        shade = (u0 + u1) / 2 * 0.38
        canvas.path(surface.cell(u0, v0, u1, v1), dark, 0, (), opacity=shade)
