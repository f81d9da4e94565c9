"""Backs of face-down river cards and adornments."""

import math

from art.boxes.pearlbrook.setting import TEAL, gem, jewel_case
from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import GOLD, GOLD_DARK, GOLD_LIGHT
from art.parts.scenery import riverside
from art.parts.vignettes import page


def river_back() -> Canvas:
    """Waves in rows around an open oyster."""
    canvas = page()
    canvas.cover("#2f6a88")
    canvas.cover(canvas.glow(250, 150, 330, "#7fc0d0", 0.95))
    for row in range(13):
        y = 14 + row * 30
        for k in range(-1, 11):
            x = k * 60 + (row % 2) * 30
            canvas.brush(f"M{x} {y} q15 -18 30 0 t30 0", 3, "#d4f2f2" if row % 2 else "#1f4f70", 0.4)
    canvas.brush(shapes.rounded(16, 16, 508, 328, 24), 8, "#e8dcc0")
    canvas.line(shapes.rounded(16, 16, 508, 328, 24), 2, "#5f7a80")
    canvas.spot(270, 180, 190, 150, "#e8fbff", 0.8)
    canvas.ellipse(270, 180, 124, 112, "#24587a", 4, (canvas.glow(240, 150, 130, "#8fd0e0", 0.95),))
    canvas.brush(shapes.ellipse(270, 180, 124, 112), 7, GOLD)
    canvas.brush("M152 150 A124 112 0 0 1 236 74", 2.6, GOLD_LIGHT)
    riverside.oyster(canvas, 270, 228, 1.9, 0.8)
    for x, y in ((64, 60), (476, 60), (64, 300), (476, 300)):
        riverside.pearl(canvas, x, y, 15)
    return canvas


def adornment_back() -> Canvas:
    """A pearl in a golden star on velvet."""
    canvas = jewel_case(TEAL)
    canvas.spot(270, 180, 190, 190, "#fff6d4", 0.7)
    for k in range(8):
        with canvas.moved(270, 180, rotate=k * 45):
            petal = "M0 -44 C26 -66 22 -106 0 -126 C-22 -106 -26 -66 0 -44 Z"
            canvas.path(petal, GOLD, 2.8, (canvas.glow(-6, -96, 40, GOLD_LIGHT, 0.95),), GOLD_DARK)
            canvas.line("M0 -52 V-108", 1.8, GOLD_DARK)
    for k in range(8):
        angle = math.tau * (k + 0.5) / 8
        gem(canvas, 270 + 84 * math.cos(angle), 180 + 84 * math.sin(angle), 11, ("#c2304a", "#3f84b8")[k % 2])
    canvas.ellipse(270, 180, 56, 56, GOLD, 3, (canvas.glow(250, 160, 60, GOLD_LIGHT, 0.95),))
    riverside.pearl(canvas, 270, 180, 44)
    return canvas


RIVER = {"back": river_back}
ADORNMENTS = {"back": adornment_back}
