"""Rock: crags built of facets, far peaks, seas of cloud."""

import random
from collections.abc import Sequence

from art.kit.canvas import Canvas
from art.kit.palette import INK, darker, mixed
from art.kit.shapes import Point, polygon, polyline
from art.parts import scenery
from art.parts.buildings.tones import Tone

CRAG: Tone = ("#a3958a", "#e6dac8", "#494250")
WARM_CRAG: Tone = ("#b39474", "#f0d8b0", "#574038")


def crag(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    seed: int = 0,
    tones: Tone = CRAG,
    flat: float = 0.3,
    ink: float = 2.6,
) -> None:
    """One angular rock standing at (x, y): a lit left side, a dark right side, a pale top.

    ``flat`` is the share of the width that its level top takes; with much of it the rock is a pillar to build on.
    """
    rng = random.Random(seed)
    body, light, dark = tones
    half, top = width / 2, y - height

    def near(px: float, py: float, push: float = 0.05) -> Point:
        return x + half * (px + rng.uniform(-push, push)), y - height * (py + rng.uniform(-push, push) * 0.5)

    def slope(share: float) -> float:
        return 1 - (1 - flat) * share

    left = [near(-1, 0, 0), near(-slope(0.2), 0.34), near(-slope(0.4), 0.62), near(-slope(0.78), 0.86)]
    peak = [near(-flat, 0.97, 0.03), near(flat * 0.6, 1.0, 0.03)]
    right = [near(slope(0.84), 0.9), near(slope(0.46), 0.66), near(slope(0.24), 0.32), near(1, 0, 0)]
    ridge = [near(0.1, 0.84, 0.06), near(0.02, 0.58, 0.1), near(0.16, 0.3, 0.1), near(0.06, 0, 0.04)]
    outline = polygon([*left, *peak, *right])
    canvas.path(outline, body, 0, (canvas.glow(x - half * 0.6, top + height * 0.2, width * 0.7, light, 0.7),))
    shadow = polygon([peak[1], *right, *reversed(ridge)])
    canvas.path(shadow, mixed(body, dark, 0.42), 0, (canvas.fade(x, top, x + half, y, dark, 0.7),))
    cap = polygon([left[3], *peak, right[0], ridge[0]])
    canvas.path(cap, mixed(body, light, 0.6), 0)
    facet = polygon([left[1], left[2], ridge[1], near(-0.3, 0.36, 0.08)])
    canvas.path(facet, mixed(body, light, 0.4), 0, (canvas.fade(x - half, top, x, y, dark, 0.25),))
    lines = ([peak[1], *ridge], [left[3], ridge[0], right[0]], [left[1], near(-0.4, 0.36), ridge[1]])
    for line in lines:
        canvas.line(polyline(list(line)), 1.4, mixed(dark, INK, 0.3), 0.6)
    canvas.line(polyline([right[1], near(0.44, 0.5), near(0.5, 0.3)]), 1.3, darker(dark), 0.6)
    canvas.line(outline, ink, mixed(dark, INK, 0.6))


def crags(
    canvas: Canvas,
    rocks: Sequence[tuple[float, float, float, float]],
    seed: int = 0,
    tones: Tone = CRAG,
    flat: float = 0.3,
) -> None:
    """Several crags as (x, y, width, height), back to front."""
    for k, (x, y, width, height) in enumerate(rocks):
        crag(canvas, x, y, width, height, seed + k, tones, flat)


def peak(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    seed: int = 0,
    tones: Tone = ("#8a94b4", "#e9c8c0", "#54628a"),
    snow: str = "#fbf4ec",
) -> None:
    """A far snow-capped mountain without ink, its foot's middle at (x, y)."""
    rng = random.Random(seed)
    body, light, dark = tones
    half = width / 2
    tip = (x + half * rng.uniform(-0.1, 0.1), y - height)
    left = [(x - half, y), (x - half * 0.56, y - height * 0.4), (x - half * 0.4, y - height * 0.48)]
    left.append((x - half * 0.16, y - height * 0.84))
    right = [
        (x + half * 0.2, y - height * 0.8),
        (x + half * 0.42, y - height * 0.46),
        (x + half * 0.62, y - height * 0.36),
    ]
    right.append((x + half, y))
    canvas.path(
        polygon([*left, tip, *right]), body, 0, (canvas.glow(x - half * 0.3, y - height * 0.7, half * 1.1, light, 0.9),)
    )
    spine = [(x + half * 0.06, y - height * 0.7), (x - half * 0.06, y - height * 0.4), (x + half * 0.1, y)]
    canvas.path(polygon([tip, *right, *reversed(spine)]), dark, 0, (), opacity=0.55)
    cap = [left[3], tip, right[0], (x + half * 0.3, y - height * 0.64), (x + half * 0.16, y - height * 0.68)]
    cap += [
        (x + half * 0.06, y - height * 0.56),
        (x - half * 0.06, y - height * 0.68),
        (x - half * 0.16, y - height * 0.58),
    ]
    cap.append((x - half * 0.27, y - height * 0.66))
    canvas.path(polygon(cap), snow, 0, (canvas.fade(tip[0], tip[1], x + half * 0.3, y - height * 0.6, dark, 0.55),))


def cloud_sea(
    canvas: Canvas,
    y: float,
    bottom: float,
    seed: int = 0,
    colours: tuple[str, str] = ("#fff6ec", "#e0b4b0"),
    rows: int = 3,
) -> None:
    """Banks of cloud covering the page from ``y`` down to ``bottom``."""
    rng = random.Random(seed)
    for row in range(rows):
        level = y + (bottom - y) * (row + 0.35) / rows
        size = 0.8 + 0.45 * row
        canvas.spot(canvas.width / 2, level + 16, canvas.width * 0.62, 40, colours[0], 0.8)
        x = -40 + rng.uniform(-30, 30)
        while x < canvas.width + 60:
            scenery.cloud(
                canvas, x, level + rng.uniform(-8, 8), size * rng.uniform(0.8, 1.15), rng.randrange(99), colours
            )
            x += 92 * size * rng.uniform(0.85, 1.15)
