"""Backs of face-down weather cards, map tiles and discoveries."""

import math

from art.boxes.spirecrest import land
from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import GOLD, GOLD_LIGHT
from art.parts import scenery, vignettes
from art.parts.buildings import rocks


def _field(ground: str, light: str, trim: str) -> Canvas:
    """A coloured field with a rim."""
    canvas = vignettes.page()
    canvas.cover(ground)
    canvas.cover(canvas.glow(250, 150, 330, light, 0.95))
    canvas.brush(shapes.rounded(16, 16, 508, 328, 24), 8, trim)
    canvas.line(shapes.rounded(16, 16, 508, 328, 24), 2, "#4a3a30", 0.6)
    return canvas


def weather_back() -> Canvas:
    """Sun behind a cloud, with rain and curls of wind."""
    canvas = _field("#3f5f8c", "#9cc4dc", "#e8eef2")
    scenery.sun(canvas, 210, 140, 1.9)
    for k in range(12):
        angle = math.tau * k / 12
        x, y = 210 + 84 * math.cos(angle), 140 + 84 * math.sin(angle)
        canvas.brush(f"M{x:.1f} {y:.1f} l{26 * math.cos(angle):.1f} {26 * math.sin(angle):.1f}", 7, GOLD_LIGHT)
    scenery.cloud(canvas, 310, 210, 2.0, 4, ("#ffffff", "#a8bccc"))
    for k in range(7):
        canvas.brush(f"M{220 + k * 32} {254 + k % 2 * 12} l-10 34", 6, "#d4ecf8", 0.9)
    for y in (90, 290):
        canvas.brush(f"M400 {y} q40 -20 70 0 q12 20 -10 24", 6, "#ffffff", 0.7)
    return canvas


def map_back() -> Canvas:
    """A compass rose on parchment with a dotted way."""
    canvas = _field("#d8b878", "#f8e8bc", "#8a5c38")
    canvas.line("M40 300 C120 240 90 120 190 90 C300 60 420 80 500 50", 3, "#a05030", 0.6)
    canvas.ellipse(270, 184, 112, 112, "#f3e3bd", 3.2, (canvas.glow(240, 150, 120, "#fffaf0", 0.9),))
    canvas.brush(shapes.ellipse(270, 184, 112, 112), 7, GOLD)
    for k in range(8):
        reach, half, tone = (132, 20, "#a8452f") if k % 2 == 0 else (82, 15, "#4f7f94")
        with canvas.moved(270, 184, rotate=k * 45):
            canvas.path(shapes.polygon([(0, -reach), (half, -18), (0, 0), (-half, -18)]), tone, 2.6)
            canvas.path(shapes.polygon([(0, -reach), (half, -18), (0, 0)]), "#2a1a20", 0, opacity=0.3)
    canvas.ellipse(270, 184, 15, 15, GOLD, 2.6, (canvas.glow(265, 178, 14, GOLD_LIGHT, 1),))
    return canvas


def discovery_back() -> Canvas:
    """The highest peak in a golden ring with a star above it."""
    canvas = _field("#4a3f6c", "#9a86b8", "#e8d8b0")
    canvas.ellipse(270, 184, 142, 132, "#7fb2c4", 3, (canvas.glow(240, 130, 160, "#f8e8c8", 0.95),))
    rocks.peak(canvas, 212, 268, 160, 120, 4)
    rocks.peak(canvas, 336, 268, 150, 110, 6)
    rocks.peak(canvas, 270, 284, 210, 196, 9)
    canvas.path("M166 274 Q270 244 374 274 Q330 314 270 316 Q210 314 166 274 Z", "#6f8f5c", 2.4)
    canvas.brush(shapes.ellipse(270, 184, 142, 132), 12, GOLD)
    canvas.brush("M134 150 A142 132 0 0 1 236 60", 4, GOLD_LIGHT)
    land.comet(canvas, 330, 110, 60, 0.9)
    for x, y in ((64, 60), (476, 60), (64, 300), (476, 300)):
        land.comet(canvas, x, y, 0, 0.9)
    return canvas


WEATHER = {"back": weather_back}
MAPS = {"back": map_back}
DISCOVERIES = {"back": discovery_back}
