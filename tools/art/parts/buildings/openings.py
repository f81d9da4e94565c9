"""Windows, doors and arches; each is drawn into a piece of a wall (``wall.box(u, v, width, height)``)."""

import math
import random
from collections.abc import Sequence

from art.kit.canvas import Canvas
from art.kit.palette import FLOWERS, INK, WINDOW_GLOW, WINDOW_LIT, mixed
from art.kit.shapes import Point, polygon, polyline
from art.parts.buildings import tones as t
from art.parts.buildings.surfaces import Surface
from art.parts.buildings.tones import Tone

LIT = (WINDOW_LIT, WINDOW_GLOW, "#c6701f")
DARK = ("#4a4a5a", "#8a94a0", "#1c1a26")
DAY = ("#8fb4b8", "#e8f2dc", "#4a6a78")
STAINED = ("#c8493f", "#4f7f94", "#e2a63c", "#6f8f45", "#7d5a86", "#e9d9a8")


def shape_points(shape: str, grow: float = 0.0) -> list[Point]:
    """The outline of an opening in its unit box: "square", "arch", "gothic" or "round"; ``grow`` widens it."""
    if shape == "square":
        points = [(0.0, 0.0), (0.5, -0.02), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
    elif shape == "round":
        points = [(0.5 + 0.5 * math.cos(a), 0.5 + 0.5 * math.sin(a)) for a in (k * math.tau / 20 for k in range(20))]
    elif shape == "gothic":
        points = [(0, 1), (0, 0.42), (0.06, 0.27), (0.2, 0.13), (0.5, 0), (0.8, 0.13), (0.94, 0.27), (1, 0.42), (1, 1)]
    else:
        bow = [(0.5 - 0.5 * math.cos(math.pi * k / 10), 0.38 - 0.38 * math.sin(math.pi * k / 10)) for k in range(11)]
        points = [(0, 1), (0, 0.79), (0, 0.58), *bow, (1, 0.58), (1, 0.79), (1, 1)]
    return [(0.5 + (u - 0.5) * (1 + grow), 0.5 + (v - 0.5) * (1 + grow * 0.7)) for u, v in points]


def window(
    canvas: Canvas,
    place: Surface,
    shape: str = "arch",
    glass: tuple[str, str, str] = LIT,
    frame: Tone = t.OAK,
    bars: str = "cross",
    sill: bool = True,
    halo: float = 0.35,
) -> None:
    """A window; ``bars`` is "cross", "lattice", "mullion", "none"; lit glass throws a ``halo`` around it."""
    body, light, dark = frame
    (cx, cy), tall, wide = place.at(0.5, 0.55), place.height(), place.width()
    if halo and glass == LIT:
        canvas.spot(cx, cy, wide * 1.5, tall * 1.1, "#ffd98a", halo)
    rim = polygon(place.mapped(shape_points(shape, 0.34)))
    canvas.path(rim, body, 2, (canvas.glow(*place.at(0, 0), wide, light, 0.8),))
    pane = polygon(place.mapped(shape_points(shape)))
    shade = (
        canvas.glow(*place.at(0.42, 0.45), tall * 0.62, glass[1], 0.95),
        canvas.fade(*place.at(0.5, 0.55), *place.at(0.6, 1), glass[2], 0.55),
    )
    canvas.path(pane, glass[0], 2, shade, mixed(dark, INK, 0.5))
    _bars(canvas, place, shape, bars, max(1.4, wide * 0.07), mixed(dark, body, 0.35))
    if sill:
        plank = place.mapped([(-0.3, 1.06), (1.3, 1.06), (1.22, 1.06 + 6 / tall), (-0.22, 1.06 + 6 / tall)])
        canvas.path(polygon(plank), body, 1.8, (canvas.glow(*plank[0], wide, light, 0.8),))


def _bars(canvas: Canvas, place: Surface, shape: str, bars: str, width: float, colour: str) -> None:
    if bars in ("cross", "mullion"):
        canvas.line(polyline(place.mapped([(0.5, 0.02), (0.5, 0.99)])), width, colour)
    if bars == "cross":
        canvas.line(polyline(place.mapped([(0.02, 0.52), (0.98, 0.52)])), width, colour)
    if bars == "lattice":
        inner = (
            [(0.2, 0.3), (0.5, 0.12), (0.8, 0.3)] if shape != "square" else [(0.25, 0.02), (0.5, 0.02), (0.75, 0.02)]
        )
        for u, v in inner:
            for slope in (-1, 1):
                end = 0.97 if slope > 0 else 0.03
                reach = abs(end - u)
                canvas.line(polyline(place.mapped([(u, v), (end, min(0.98, v + reach * 1.1))])), width * 0.7, colour)
        for v in (0.42, 0.72):
            for slope in (-1, 1):
                start = 0.03 if slope > 0 else 0.97
                run = 0.98 - v
                canvas.line(
                    polyline(place.mapped([(start, v), (start + slope * min(0.94, run), min(0.98, v + run))])),
                    width * 0.7,
                    colour,
                )


def stained_glass(canvas: Canvas, place: Surface, shape: str = "gothic", seed: int = 0, frame: Tone = t.MARBLE) -> None:
    """A church window of coloured panes in lead."""
    rng = random.Random(seed)
    window(canvas, place, shape, LIT, frame, "none", sill=False, halo=0.25)
    rows, columns = max(3, round(place.height() / 11)), 3
    for row in range(rows):
        for column in range(columns):
            u0, v0 = 0.1 + column * 0.27, 0.24 + row * 0.72 / rows
            piece = place.cell(u0, v0, u0 + 0.26, v0 + 0.72 / rows)
            canvas.path(piece, rng.choice(STAINED), 1.2, (), INK, 0.75)
    for u, colour in ((0.3, STAINED[2]), (0.52, STAINED[0])):
        canvas.path(place.cell(u, 0.14, u + 0.2, 0.24), colour, 1.2, (), INK, 0.75)


def rose_window(canvas: Canvas, x: float, y: float, radius: float, petals: int = 8, frame: Tone = t.MARBLE) -> None:
    """A round window of coloured petals."""
    canvas.spot(x, y, radius * 1.8, radius * 1.8, "#ffd98a", 0.35)
    canvas.ellipse(
        x, y, radius, radius, frame[0], 2.2, (canvas.glow(x - radius * 0.5, y - radius * 0.5, radius, frame[1], 0.9),)
    )
    canvas.ellipse(x, y, radius * 0.8, radius * 0.8, "#5a3a30", 1.6)
    for k in range(petals):
        angle = k * math.tau / petals
        px, py = x + radius * 0.5 * math.cos(angle), y + radius * 0.5 * math.sin(angle)
        size = radius * 0.24
        canvas.ellipse(px, py, size, size, STAINED[k % 5], 1, (canvas.glow(px - 1, py - 1, size, "#fff6d8", 0.7),))
    canvas.ellipse(
        x, y, radius * 0.22, radius * 0.22, WINDOW_LIT, 1, (canvas.glow(x, y, radius * 0.2, WINDOW_GLOW, 1),)
    )


def shutters(canvas: Canvas, place: Surface, tones: Tone = t.GREEN_BOARD) -> None:
    """Open shutters at both sides of a window drawn into ``place``."""
    body, light, dark = tones
    for u0, u1 in ((-0.78, -0.2), (1.2, 1.78)):
        leaf = polygon(place.mapped([(u0, 0.04), (u1, 0.0), (u1, 1.02), (u0, 0.98)]))
        canvas.path(leaf, body, 1.9, (canvas.glow(*place.at(u0, 0.1), place.width() * 0.9, light, 0.8),))
        for v in (0.25, 0.5, 0.75):
            canvas.line(polyline(place.mapped([(u0 + 0.1, v), (u1 - 0.1, v)])), 1.2, dark, 0.7)


def flower_box(
    canvas: Canvas, place: Surface, seed: int = 0, colours: Sequence[str] = FLOWERS, wood: Tone = t.OAK
) -> None:
    """A box of flowers below a window drawn into ``place``."""
    rng = random.Random(seed)
    tall = place.height()
    box = place.mapped([(-0.3, 1.04), (1.3, 1.04), (1.2, 1.04 + 10 / tall), (-0.2, 1.04 + 10 / tall)])
    for _ in range(14):
        x, y = place.at(rng.uniform(-0.25, 1.25), 1.0)
        canvas.ellipse(x, y + rng.uniform(-4, 3), 3.6, 2.8, rng.choice(("#5f7f3a", "#7a9444")), 0.8, (), "#33482a")
    for _ in range(9):
        x, y = place.at(rng.uniform(-0.25, 1.25), 1.0)
        canvas.ellipse(x, y + rng.uniform(-6, 1), 2.9, 2.9, rng.choice(list(colours)), 0.9, (), "#6a3a30")
    canvas.path(polygon(box), wood[0], 1.8, (canvas.glow(*box[0], 16, wood[1], 0.8),))


def door(
    canvas: Canvas,
    place: Surface,
    shape: str = "arch",
    tones: Tone = t.OAK,
    frame: Tone | None = t.FIELDSTONE,
    boards: int = 4,
    step: bool = True,
) -> None:
    """A plank door with hinges and knob, in a frame, with a door step."""
    body, light, dark = tones
    tall, wide = place.height(), place.width()
    if frame:
        rim = polygon(place.mapped([(u, min(v, 1.0)) for u, v in shape_points(shape, 0.3)]))
        canvas.path(
            rim,
            frame[0],
            2.2,
            (
                canvas.glow(*place.at(0, 0.2), wide, frame[1], 0.8),
                canvas.fade(*place.at(0.5, 0.3), *place.at(1.2, 1), frame[2], 0.6),
            ),
        )
    leaf = polygon(place.mapped(shape_points(shape)))
    shade = (
        canvas.glow(*place.at(0.3, 0.3), wide * 0.8, light, 0.7),
        canvas.fade(*place.at(0.4, 0.4), *place.at(1, 1), dark, 0.6),
    )
    canvas.path(leaf, body, 2.2, shade)
    for k in range(1, boards):
        u = k / boards
        top = 0.38 - 0.36 * math.sin(math.pi * u) if shape != "square" else 0.01
        canvas.line(polyline(place.mapped([(u, top), (u, 0.99)])), 1.4, dark, 0.75)
    for v in (0.42, 0.8):
        canvas.line(polyline(place.mapped([(0.04, v), (0.5, v)])), max(1.6, wide * 0.06), "#3a3236")
    x, y = place.at(0.82, 0.62)
    canvas.ellipse(x, y, max(1.6, wide * 0.06), max(1.6, wide * 0.06), "#eec35a", 1.1)
    if step:
        slab = place.mapped([(-0.35, 1.0), (1.35, 1.0), (1.5, 1.0 + 8 / tall), (-0.5, 1.0 + 8 / tall)])
        canvas.path(polygon(slab), "#a99a80", 1.9, (canvas.glow(*slab[0], wide, "#e8dcc0", 0.8),))


def gateway(
    canvas: Canvas,
    place: Surface,
    shape: str = "arch",
    rim: Tone = t.GREY_STONE,
    inside: str = "#2a2026",
    stones: int = 9,
) -> None:
    """An open arch in a wall: dark inside and wedge stones around it."""
    opening = shape_points(shape)
    outer = [(u, min(v, 1.0)) for u, v in shape_points(shape, 0.36)]
    canvas.path(polygon(place.mapped(outer)), mixed(rim[0], rim[2], 0.35), 2.2)
    wide = place.width()
    step = max(1, (len(opening) - 2) // stones)
    for k in range(0, len(opening) - 1, step):
        j = min(k + step, len(opening) - 1)
        stone_shape = polygon(place.mapped([opening[k], opening[j], outer[j], outer[k]]))
        x, y = place.at(*outer[k])
        canvas.path(stone_shape, rim[0], 1.5, (canvas.glow(x, y, wide * 0.4, rim[1], 0.8),))
    canvas.path(
        polygon(place.mapped(opening)),
        inside,
        2.4,
        (canvas.fade(*place.at(0.5, 0.4), *place.at(0.5, 1), "#6a4a34", 0.5),),
    )


def broken_arch(
    canvas: Canvas,
    x: float,
    y: float,
    radius: float,
    thick: float,
    start: float = 180,
    end: float = 360,
    stones: int = 9,
    tones: Tone = t.MOSSY_STONE,
) -> None:
    """Wedge stones of an arch around (x, y) from angle ``start`` to ``end`` (180 left, 270 top); ragged at its end."""
    body, light, dark = tones
    step = (end - start) / stones
    for k in range(stones):
        angles = [math.radians(start + step * (k + share)) for share in (0.02, 0.5, 0.98)]
        outer = radius + thick * (1 if k < stones - 1 else 0.8)
        ring = [(x + outer * math.cos(a), y + outer * math.sin(a)) for a in angles]
        ring += [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in reversed(angles)]
        tone = mixed(body, light if k % 3 else dark, 0.14)
        shade = (
            canvas.glow(*ring[0], thick * 1.2, light, 0.7),
            canvas.fade(x - radius * 0.2, y - radius, x + radius * 1.3, y, dark, 0.6),
        )
        canvas.path(polygon(ring), tone, 2.6, shade, mixed(dark, INK, 0.6))


def portcullis(canvas: Canvas, place: Surface, down: float = 0.45, colour: str = "#4a4244") -> None:
    """A spiked grille let down over the upper ``down`` share of a gateway."""
    for k in range(1, 6):
        u = k / 6
        top = 0.38 - 0.36 * math.sin(math.pi * u)
        canvas.line(polyline(place.mapped([(u, top), (u, down)])), max(1.8, place.width() * 0.05), colour)
    for v in (down * 0.55, down * 0.85):
        canvas.line(
            polyline(place.mapped([(0.06, max(v, 0.2)), (0.94, max(v, 0.2))])), max(1.6, place.width() * 0.04), colour
        )
