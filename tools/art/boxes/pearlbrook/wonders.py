"""The four wonders: gate, fountain, bridge, flame."""

import math
import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import LEAF_SPRING
from art.parts import scenery, splendour
from art.parts.buildings import fires, openings, rocks, roofs, towers, trims, walls, works
from art.parts.buildings import tones as t
from art.parts.buildings.surfaces import Face, Lathe
from art.parts.scenery import riverside
from art.parts.scenery.land import ripples
from art.parts.vignettes import page

PEARL_STONE = ("#e4dce0", "#ffffff", "#7a7494")


def hopewatch_gate() -> Canvas:
    """A towering gate of pale stone across the river, its watch lights burning."""
    canvas = page()
    riverside.river_valley(canvas, "morning", 236, 7, trees=4)
    splendour.rays(canvas, 270, 150, 330, 18, "#fff2c0", 0.5)
    arch = Face.upright(270, 282, 250, 210)
    walls.stone(canvas, arch, 4, PEARL_STONE, 20)
    towers.wall_battlements(canvas, arch, 9, 15, PEARL_STONE)
    canvas.path(
        "M196 284 V176 C196 112 344 112 344 176 V284 Z",
        "#a8dce8",
        3.4,
        (canvas.linear(0, 130, 0, 284, (0, "#fff6d8", 0.95), (1, "#62a8bc", 0.6)),),
    )
    for k in range(11):
        angle = math.pi * (1 + k / 10)
        x, y = 270 + 88 * math.cos(angle), 176 + 62 * math.sin(angle)
        riverside.pearl(canvas, x, y, 9)
    for k in range(5):
        canvas.line(f"M{212 + k * 29} 132 V{180 + (k % 2) * 8}", 3, "#5f5a78")
    canvas.line("M200 158 H340", 3, "#5f5a78")
    for x in (124, 416):
        tower = towers.round_tower(
            canvas,
            x,
            292,
            78,
            214,
            84,
            lambda c, s: walls.stone(c, s, 6, PEARL_STONE, 18),
            lambda c, s: roofs.tiles(c, s, 3, t.SLATE_BLUE, 14),
        )
        openings.window(canvas, tower.box(0.46, 0.2, 22, 40), "gothic", frame=t.GILT, halo=0.7)
        openings.window(canvas, tower.box(0.46, 0.56, 20, 34), "gothic", frame=t.GILT, halo=0.5)
        towers.finial(canvas, x, -4, 1.2, "star")
    trims.banner(canvas, 270, 92, 34, 62, "#4f7f94", emblem="crown")
    riverside.open_water(canvas, 286, 6, riverside.PEARL_WATER, 12)
    riverside.lilies(canvas, [(60, 326, 1.1), (480, 330, 1.2), (230, 340, 0.9)])
    splendour.motes(canvas, (80, 40, 460, 280), 18, 4)
    return canvas


def mistrise_fountain() -> Canvas:
    """Three tiers of shells in rising mist, plumes of water and rainbows."""
    canvas = page()
    scenery.sky(canvas, "morning", 260)
    splendour.rays(canvas, 270, 130, 340, 18, "#ffffff", 0.5)
    scenery.hills(canvas, 250, 70, 6, ("#a8c4c0", "#eef6ec"))
    for radius, colour in ((190, "#e8a0a0"), (180, "#f2d898"), (170, "#b8dca8"), (160, "#a8c8e8")):
        bow = [
            (270 + radius * math.cos(math.pi * (1 + k / 20)), 260 + radius * math.sin(math.pi * (1 + k / 20)))
            for k in range(21)
        ]
        canvas.brush(shapes.smooth(bow, closed=False), 10, colour, 0.55)
    scenery.ground(canvas, 262, 5, ("#9ab878", "#e4e8b4", "#5a7c50"), 6, 4)
    canvas.path(
        shapes.ellipse(270, 316, 224, 44),
        PEARL_STONE[0],
        3.4,
        (canvas.glow(200, 290, 180, "#ffffff", 0.9), canvas.fade(270, 310, 460, 360, PEARL_STONE[2], 0.7)),
    )
    canvas.path(shapes.ellipse(270, 310, 204, 34), "#62a8bc", 2.6, (canvas.glow(220, 300, 160, "#e8fbfa", 0.95),))
    for y, half, tall in ((272, 126, 44), (206, 84, 38), (148, 50, 32)):
        _tier(canvas, 270, y, half, tall)
        for side in (-1, 1):
            for share in (0.95, 0.6):
                x = 270 + side * half * share
                d = f"M{x:.0f} {y} q{side * 18} 10 {side * 20} {tall + 22}"
                canvas.brush(d, 7, "#d8f4fa", 0.85)
                canvas.brush(d, 2.6, "#ffffff", 0.95)
    for dx, tall in ((-22, 44), (22, 44), (-10, 66), (10, 66), (0, 88)):
        canvas.brush(
            f"M270 140 C{270 + dx * 0.3:.0f} {140 - tall} {270 + dx} {136 - tall} {270 + dx * 1.6:.0f} "
            f"{140 - tall * 0.5:.0f}",
            5,
            "#eafcff",
            0.9,
        )
    riverside.pearl(canvas, 270, 130, 17, 0.9)
    rng = random.Random(4)
    for _ in range(26):
        canvas.spot(
            rng.uniform(60, 480), rng.uniform(240, 350), rng.uniform(30, 60), rng.uniform(9, 16), "#ffffff", 0.5
        )
    riverside.lilies(canvas, [(112, 318, 0.9), (430, 318, 0.9), (190, 334, 0.8), (350, 334, 0.8)])
    splendour.motes(canvas, (100, 60, 440, 300), 20, 3, "#eafcff")
    return canvas


def sunblaze_bridge() -> Canvas:
    """A bridge whose great arch holds a golden sun, at the blazing end of the day."""
    canvas = page()
    riverside.river_valley(canvas, "evening", 222, 11, ("#c88a6a", "#ffe0a8", "#6a3f5c"), 2)
    splendour.rays(canvas, 270, 168, 420, 24, "#ffd870", 0.65)
    sun = canvas.radial(270, 168, 96, (0, "#fffdf0", 1), (0.6, "#ffe08a", 1), (1, "#f6a83c", 1))
    canvas.ellipse(270, 168, 74, 74, sun, 3, (), "#a8641c")
    for k in range(16):
        with canvas.moved(270, 168, rotate=k * 22.5):
            canvas.path("M-8 -80 L0 -108 L8 -80 Z", t.GILT[0], 2, (canvas.glow(-2, -92, 14, t.GILT[1], 0.95),))
    body, light, dark = t.SANDSTONE
    for x in (62, 478):
        walls.stone(canvas, Face.upright(x, 322, 92, 84, -6), 4, t.SANDSTONE, 17)
    deck = (
        "M-10 214 C120 190 190 92 270 90 C350 92 420 190 550 214 L550 266 C500 250 470 250 440 284 "
        "C420 190 340 122 270 122 C200 122 120 190 100 284 C70 250 40 250 -10 266 Z"
    )
    canvas.path(deck, body, 3.4, (canvas.glow(170, 150, 200, light, 0.9), canvas.fade(280, 150, 540, 270, dark, 0.7)))
    for k in range(19):
        angle = math.pi * (1.02 + k * 0.96 / 18)
        inner = (270 + 172 * math.cos(angle), 288 + 168 * math.sin(angle))
        outer = (270 + 188 * math.cos(angle), 288 + 186 * math.sin(angle))
        canvas.line(shapes.polyline([inner, outer]), 1.8, dark, 0.7)
    canvas.rod("M-10 206 C120 182 190 84 270 82 C350 84 420 182 550 206", 12, body, light, 2.6)
    for x, y in ((60, 190), (128, 156), (196, 102), (344, 102), (412, 156), (480, 190)):
        works.pole(canvas, (x, y), (x, y - 40), 7, t.GILT)
        canvas.spot(x, y - 50, 40, 40, "#fff0b0", 0.9)
        canvas.ellipse(x, y - 50, 11, 11, "#fff2c0", 2.2, (canvas.glow(x - 3, y - 53, 10, "#ffffff", 1),), "#a8641c")
    towers.finial(canvas, 270, 84, 1.6, "star")
    canvas.path(shapes.ellipse(270, 290, 110, 12), "#fff0b8", 0, opacity=0.7)
    ripples(canvas, 20, 284, 500, 66, random.Random(3), 24)
    splendour.motes(canvas, (60, 40, 480, 300), 22, 5)
    return canvas


def starfalls_flame() -> Canvas:
    """A lighthouse of crystal whose flame is a fallen star, shining over the night river."""
    canvas = page()
    scenery.sky(canvas, "night", 270)
    scenery.stars(canvas, 0, 0, 1, 12, count=70)
    splendour.rays(canvas, 270, 92, 460, 26, "#c8f0ff", 0.55)
    rocks.peak(canvas, 90, 290, 220, 120, 3, ("#4a5c88", "#b0c4e0", "#26365c"))
    rocks.peak(canvas, 460, 290, 240, 140, 5, ("#4a5c88", "#b0c4e0", "#26365c"))
    riverside.open_water(canvas, 276, 5, riverside.NIGHT_WATER)
    rocks.crags(
        canvas,
        ((176, 330, 170, 66), (372, 330, 180, 70), (270, 336, 250, 92)),
        7,
        ("#5f6a8c", "#c0d0e8", "#232c48"),
        0.5,
    )
    tower = Lathe(270, [(34, 146), (40, 200), (58, 272)], 0.14)
    walls.stone(canvas, tower, 5, PEARL_STONE, 16)
    for v in (0.36, 0.72):
        openings.window(canvas, tower.box(0.46, v, 18, 32), "gothic", frame=t.GILT, halo=0.7)
    canvas.path(
        "M222 148 H318 L306 128 H234 Z",
        t.GILT[0],
        3,
        (canvas.glow(244, 134, 50, t.GILT[1], 0.95), canvas.fade(270, 130, 314, 150, t.GILT[2], 0.6)),
    )
    for side in (-1, 1):
        canvas.rod(
            f"M{270 + side * 40} 130 C{270 + side * 62} 96 {270 + side * 46} 62 {270 + side * 22} 44",
            7,
            t.GILT[0],
            t.GILT[1],
            2.2,
        )
    canvas.spot(270, 88, 120, 120, "#e8fbff", 0.95)
    fires.flame(canvas, 270, 130, 46, 60, 0)
    star = shapes.star(270, 84, 52, 20, 8)
    canvas.path(
        star, "#8fd8f4", 2.8, (canvas.glow(262, 76, 50, "#ffffff", 1), canvas.fade(270, 84, 310, 124, "#3f78c8", 0.5))
    )
    canvas.path(shapes.star(270, 84, 26, 9, 4), "#ffffff", 0)
    canvas.path(
        "M286 60 C340 20 420 4 520 -10 C430 26 350 50 300 84 Z",
        canvas.linear(290, 0, 520, 0, (0, "#e8fbff", 0.85), (1, "#e8fbff", 0)),
        0,
    )
    trims.garland(canvas, (232, 152), (308, 152), 12, LEAF_SPRING, ("#e8f6ff",), 4)
    canvas.path(shapes.ellipse(270, 326, 90, 10), "#cfeeff", 0, opacity=0.6)
    ripples(canvas, 20, 300, 500, 56, random.Random(9), 18)
    splendour.motes(canvas, (80, 20, 460, 270), 30, 6, "#cff2ff")
    return canvas


def _tier(canvas: Canvas, x: float, y: float, half: float, tall: float) -> None:
    """One shell basin on a stem, its rim at y."""
    body, light, dark = PEARL_STONE
    stem = (canvas.glow(x - 10, y + tall, 30, light, 0.9), canvas.fade(x, y, x + 22, y, dark, 0.7))
    canvas.path(f"M{x - 16} {y + 20} L{x - 22} {y + tall + 24} H{x + 22} L{x + 16} {y + 20} Z", body, 2.6, stem)
    bowl = (
        f"M{x - half} {y} Q{x - half * 0.66:.0f} {y + tall} {x} {y + tall} Q{x + half * 0.66:.0f} "
        f"{y + tall} {x + half} {y} Z"
    )
    canvas.path(
        bowl,
        body,
        3,
        (canvas.glow(x - half * 0.4, y + 6, half, light, 0.95), canvas.fade(x, y, x + half, y + tall, dark, 0.7)),
    )
    for k in range(-3, 4):
        canvas.line(
            f"M{x + k * half * 0.25:.0f} {y + 6} Q{x + k * half * 0.2:.0f} {y + tall * 0.7:.0f} "
            f"{x + k * half * 0.08:.0f} {y + tall - 2}",
            1.7,
            dark,
            0.6,
        )
    canvas.ellipse(
        x, y, half, half * 0.17, "#a8dce8", 2.6, (canvas.glow(x - half * 0.3, y - 3, half * 0.8, "#ffffff", 0.95),)
    )


WONDERS = {
    "hopewatch_gate": hopewatch_gate,
    "mistrise_fountain": mistrise_fountain,
    "sunblaze_bridge": sunblaze_bridge,
    "starfalls_flame": starfalls_flame,
}
