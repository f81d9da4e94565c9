"""Signs, flags, bunting, garlands, creepers, letters: what makes a wall somebody's house."""

import itertools
import math
import random
from collections.abc import Sequence

from art.kit.canvas import Canvas
from art.kit.palette import LEAF_SUMMER, PAPER, darker
from art.kit.shapes import Point, point, polygon, rounded
from art.parts.buildings import tones as t
from art.parts.buildings.emblems import emblem_on
from art.parts.buildings.tones import Tone

BUNTING = ("#b8483a", "#e2a63c", "#4f7f94", "#6f8f45", "#f4e6c4", "#7d5a86")
Leaf = tuple[str, str, str]


def hanging_sign(
    canvas: Canvas, x: float, y: float, scale: float = 1.0, emblem: str = "mug", tones: Tone = t.OAK, turn: int = 1
) -> None:
    """A painted board on an iron arm fixed to the wall at (x, y); it hangs to the right (``turn`` 1) or left."""
    body, light, dark = tones
    with canvas.moved(x, y, scale):
        reach = 44 * turn
        canvas.line(f"M0 0 H{reach} M0 14 Q{reach * 0.4} 12 {reach * 0.62} 0", 3, "#3a3236")
        canvas.line(f"M{reach * 0.3} 0 v8 M{reach * 0.9} 0 v8", 1.8, "#3a3236")
        with canvas.moved(reach * 0.6, 8):
            canvas.path(
                "M-21 0 H21 L22 22 Q0 38 -22 22 Z",
                body,
                2.4,
                (canvas.glow(-8, 6, 24, light, 0.9), canvas.fade(0, 8, 20, 32, dark, 0.5)),
            )
            canvas.path("M-16 4 H16 L17 20 Q0 31 -17 20 Z", "#f3e2b6", 1.4, (), dark)
            emblem_on(canvas, 0, 15, 0.9, emblem)


def plaque(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    emblem: str = "",
    tones: Tone = t.OAK,
    face: str = "#f3e2b6",
) -> None:
    """A framed board on a wall, centred on (x, y), with an emblem."""
    body, light, dark = tones
    canvas.path(
        rounded(x - width / 2, y - height / 2, width, height, 4),
        body,
        2.4,
        (
            canvas.glow(x - width * 0.3, y - height * 0.3, width * 0.6, light, 0.9),
            canvas.fade(x, y, x + width / 2, y + height / 2, dark, 0.5),
        ),
    )
    canvas.path(rounded(x - width / 2 + 4, y - height / 2 + 4, width - 8, height - 8, 2), face, 1.3, (), dark)
    if emblem:
        emblem_on(canvas, x, y, height / 34, emblem)


def pennant(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float = 1.0,
    colour: str = "#7d5a86",
    pole: float = 46,
    emblem: str = "",
    turn: int = 1,
) -> None:
    """A swallow-tailed flag on a pole standing on (x, y), blown to the right (``turn`` 1) or left."""
    with canvas.moved(x, y, scale):
        canvas.line(f"M0 0 V{-pole}", 3, "#4a3020")
        s = turn
        top = -pole
        cloth = (
            f"M0 {top + 2} C{12 * s} {top - 5} {22 * s} {top + 8} {38 * s} {top + 1} L{30 * s} {top + 11} "
            f"L{39 * s} {top + 20} C{24 * s} {top + 26} {12 * s} {top + 14} 0 {top + 21} Z"
        )
        canvas.path(
            cloth,
            colour,
            2,
            (
                canvas.fade(0, top, 40 * s, top + 22, darker(colour, 0.4), 0.55),
                canvas.glow(7 * s, top + 6, 12, "#fff3d8", 0.4),
            ),
        )
        canvas.ellipse(0, top - 1, 3, 3, t.GILT[0], 1.3)
        if emblem:
            emblem_on(canvas, 13 * s, top + 11, 0.5, emblem)


def banner(
    canvas: Canvas,
    x: float,
    y: float,
    width: float = 24,
    length: float = 54,
    colour: str = "#7d5a86",
    trim: str = "#e9bf62",
    emblem: str = "acorn",
) -> None:
    """A long cloth hanging from a rod at (x, y), forked below."""
    half = width / 2
    cloth = polygon(
        [(x - half, y), (x + half, y), (x + half + 1, y + length), (x, y + length - 10), (x - half - 1, y + length)]
    )
    canvas.path(
        cloth,
        colour,
        2,
        (
            canvas.fade(x - half * 0.2, 0, x + half, 0, darker(colour, 0.4), 0.5),
            canvas.glow(x - half * 0.5, y + length * 0.3, width, "#fff3d8", 0.35),
        ),
    )
    canvas.line(
        polygon(
            [
                (x - half + 3, y + 3),
                (x + half - 3, y + 3),
                (x + half - 2, y + length - 7),
                (x, y + length - 15),
                (x - half + 2, y + length - 7),
            ]
        ),
        1.3,
        trim,
    )
    canvas.line(f"M{x - half - 4:.1f} {y:.1f} H{x + half + 4:.1f}", 3.2, "#4a3020")
    if emblem:
        emblem_on(canvas, x, y + length * 0.42, width / 30, emblem)


def hang_points(start: Point, end: Point, sag: float, count: int) -> list[Point]:
    """Even points along a slack line."""
    spots = []
    for k in range(count + 1):
        s = k / count
        spots.append((start[0] + (end[0] - start[0]) * s, start[1] + (end[1] - start[1]) * s + sag * 4 * s * (1 - s)))
    return spots


def wheel_points(x: float, y: float, radius: float, count: int, turn: float = 0.0) -> list[Point]:
    """Even points around a circle, the first at angle ``turn``."""
    angles = [turn + k * math.tau / count for k in range(count)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def rope(
    canvas: Canvas, start: Point, end: Point, sag: float = 0.0, width: float = 1.8, colour: str = "#6b4a2c"
) -> None:
    """A line hanging between two points."""
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag * 2
    canvas.line(f"M{point(*start)} Q{point(*middle)} {point(*end)}", width, colour)


def bunting(
    canvas: Canvas,
    start: Point,
    end: Point,
    sag: float = 18,
    size: float = 11,
    colours: Sequence[str] = BUNTING,
    seed: int = 0,
) -> None:
    """Little flags on a slack line."""
    rope(canvas, start, end, sag)
    count = max(3, round(math.dist(start, end) / size / 1.35))
    spots = hang_points(start, end, sag, count)
    for k, ((ax, ay), (bx, by)) in enumerate(itertools.pairwise(spots)):
        tone = colours[(k + seed) % len(colours)]
        ux, uy = bx - ax, by - ay
        flag = polygon(
            [
                (ax + ux * 0.1, ay + uy * 0.1),
                (ax + ux * 0.9, ay + uy * 0.9),
                (ax + ux * 0.5, ay + uy * 0.5 + size * 1.15),
            ]
        )
        canvas.path(flag, tone, 1.3, (canvas.fade(ax, ay, bx, by + size, darker(tone, 0.5), 0.4),))


def lights(
    canvas: Canvas, start: Point, end: Point, sag: float = 18, count: int = 7, colours: Sequence[str] = ("#ffd97a",)
) -> None:
    """Glowing lamps on a slack line."""
    rope(canvas, start, end, sag, 1.5)
    for k, (x, y) in enumerate(hang_points(start, end, sag, count)[1:-1]):
        canvas.spot(x, y + 6, 17, 17, "#ffdf8a", 0.6)
        tone = colours[k % len(colours)]
        canvas.ellipse(x, y + 6, 4.4, 5.4, tone, 1.3, (canvas.glow(x - 1, y + 4, 5, "#fffbe2", 0.95),), "#7a4a1c")


def garland(
    canvas: Canvas,
    start: Point,
    end: Point,
    sag: float = 16,
    colours: Leaf = LEAF_SUMMER,
    flowers: Sequence[str] = (),
    seed: int = 0,
) -> None:
    """A festoon of leaves between two points, on request with flowers."""
    rng = random.Random(seed)
    dark, middle, light = colours
    count = max(4, round(math.dist(start, end) / 5))
    for x, y in hang_points(start, end, sag, count):
        for _ in range(2):
            px, py = x + rng.uniform(-3, 3), y + rng.uniform(-4, 4)
            canvas.ellipse(px, py, 4.6, 3.6, rng.choice((middle, light, dark)), 0.9, (), darker(dark))
    for k, (x, y) in enumerate(hang_points(start, end, sag, count)):
        if flowers and k % 3 == 1:
            canvas.ellipse(
                x, y, 3.4, 3.4, rng.choice(list(flowers)), 1, (canvas.glow(x - 1, y - 1, 3, "#fff6e0", 0.8),), "#6a3a30"
            )


def creeper(
    canvas: Canvas,
    spots: Sequence[Point],
    spread: float = 8,
    seed: int = 0,
    colours: Leaf = LEAF_SUMMER,
    dense: float = 1.0,
) -> None:
    """Ivy growing along a line of points: stems and many leaves."""
    rng = random.Random(seed)
    dark, middle, light = colours
    for (ax, ay), (bx, by) in itertools.pairwise(spots):
        canvas.brush(
            f"M{point(ax, ay)} q{rng.uniform(-5, 5):.1f} {rng.uniform(-5, 5):.1f} {point(bx - ax, by - ay)}",
            2.4,
            darker(dark, 0.8),
        )
        for _ in range(max(2, round(math.dist((ax, ay), (bx, by)) / 4 * dense))):
            s = rng.random()
            x = ax + (bx - ax) * s + rng.uniform(-spread, spread)
            y = ay + (by - ay) * s + rng.uniform(-spread, spread)
            with canvas.moved(x, y, rng.uniform(0.6, 1.0), rotate=rng.uniform(-70, 70)):
                canvas.path(
                    "M0 -6 C4 -6 6 -2 4 1 C4 4 2 6 0 8 C-2 6 -4 4 -4 1 C-6 -2 -4 -6 0 -6 Z",
                    rng.choice((middle, middle, light, dark)),
                    1,
                    (),
                    darker(dark),
                )


def letter(canvas: Canvas, x: float, y: float, scale: float = 1.0, rotate: float = 0.0) -> None:
    """An envelope with a red seal, 24 wide."""
    with canvas.moved(x, y, scale, rotate=rotate):
        canvas.path(rounded(-12, -8, 24, 16, 1.5), PAPER, 1.8, (canvas.glow(-5, -4, 12, "#fffdf2", 0.9),))
        canvas.line("M-11 -7 L0 2 L11 -7", 1.5)
        canvas.ellipse(0, 3, 3.2, 3.2, "#b8483a", 1.1)
