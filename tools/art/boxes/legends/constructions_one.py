"""Legendary wonders of the first pack: bridge of the sky, opera house, silver spring."""

import itertools
import math

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.pages import PAGE
from art.kit.palette import LEAF_BLOSSOM, LEAF_DEEP, LEAF_SPRING
from art.parts import scenery, splendour
from art.parts.buildings import life, market, openings, rocks, roofs, towers, trims, walls, works
from art.parts.buildings import tones as t
from art.parts.buildings.surfaces import Face, Lathe
from art.parts.scenery import riverside

GOLDEN_STONE = ("#dcb268", "#fff0c0", "#80502c")


def bridge_of_the_sky() -> Canvas:
    """A golden bridge on slender pillars between two peaks high above the clouds at sunrise."""
    canvas = Canvas(*PAGE)
    canvas.cover(
        canvas.linear(0, 0, 0, 396, (0, "#3f7ab4", 1), (0.45, "#94c4dc", 1), (0.75, "#fbe2b4", 1), (1, "#f6c8a4", 1))
    )
    splendour.rays(canvas, 270, 196, 420, 20, "#fff0b0", 0.6)
    scenery.sun(canvas, 270, 196, 1.3)
    for x, width, height, seed in ((150, 240, 130, 2), (390, 250, 150, 4), (270, 200, 96, 6)):
        rocks.peak(canvas, x, 350, width, height, seed, ("#7c94c4", "#f2d0c0", "#4a5c94"))
    rocks.cloud_sea(canvas, 304, 350, 3, ("#fff4e4", "#dcaeb4"), 1)
    _sky_deck(canvas)
    rocks.crags(
        canvas,
        ((-4, 420, 150, 236), (548, 420, 150, 250), (40, 420, 120, 150), (508, 420, 130, 160)),
        5,
        rocks.WARM_CRAG,
        0.6,
    )
    for x, y, tall in ((132, 206, 84), (408, 206, 84), (270, 190, 112)):
        tower = towers.round_tower(canvas, x, y, 42, tall, 0, wall=lambda c, s: walls.stone(c, s, 4, GOLDEN_STONE, 12))
        roofs.metal(canvas, Lathe.dome(x, y - tall + 2, 56, 50, 0.16, onion=0.5), 3, t.SLATE_BLUE, 7)
        openings.window(canvas, tower.box(0.46, 0.3, 12, 24), "gothic", frame=t.MARBLE, sill=False)
        towers.finial(canvas, x, y - tall - 44, 1.0, "star")
    canvas.path("M252 190 V164 Q270 142 288 164 V190 Z", "#7a5a38", 2.4, (canvas.glow(270, 184, 24, "#ffe9a0", 0.95),))
    for a, b in (((140, 150), (252, 132)), ((288, 132), (400, 150))):
        trims.garland(canvas, a, b, 18, LEAF_SPRING, ("#f8d9d3", "#fff0b8"), 3)
    life.townsmouse(canvas, 204, 196, 0.74, "#b8483a")
    life.townsmouse(canvas, 340, 196, 0.74, "#35608c")
    life.flying_bird(canvas, 70, 78, 0.8, turn=-1)
    life.flying_bird(canvas, 474, 70, 0.8)
    rocks.cloud_sea(canvas, 352, 430, 8, ("#fffaf2", "#d8a8b4"), 1)
    splendour.motes(canvas, (60, 40, 480, 300), 20, 3)
    return canvas


def oleanders_opera_house() -> Canvas:
    """A rose marble opera house with a golden dome, red carpet and oleanders in bloom, at night."""
    canvas = Canvas(*PAGE)
    scenery.sky(canvas, "night", 300)
    scenery.stars(canvas, 0, 0, 1, 3, count=50)
    splendour.rays(canvas, 270, 130, 360, 16, "#ffd8a0", 0.4)
    scenery.ground(canvas, 306, 4, ("#54604c", "#a8987c", "#262e30"), 6, 4)
    wing = Face.upright(270, 322, 380, 116)
    walls.plaster(canvas, wing, 3, t.ROSE_STONE, 2)
    for u in (0.06, 0.16, 0.84, 0.94):
        openings.window(canvas, wing.box(u, 0.36, 20, 42), "arch", frame=t.GILT, halo=0.5)
        openings.window(canvas, wing.box(u, 0.82, 18, 26), "arch", frame=t.GILT, halo=0.4)
    canvas.rod("M76 206 H464", 10, t.ROSE_STONE[0], t.ROSE_STONE[1], 2.4)
    for x in (98, 152, 388, 442):
        _statue(canvas, x, 202)
    drum = Lathe.tower(270, 186, 190, 60, 0, 0.12)
    walls.plaster(canvas, drum, 4, t.ROSE_STONE, 1)
    for u in (0.14, 0.32, 0.5, 0.68, 0.86):
        openings.window(canvas, drum.box(u, 0.5, 18, 34), "arch", frame=t.GILT, sill=False, halo=0.4)
    roofs.metal(canvas, Lathe.dome(270, 128, 214, 84, 0.12), 3, t.GILT, 11)
    canvas.path("M258 50 h24 l-3 -20 h-18 Z", t.GILT[0], 2.2, (canvas.glow(264, 36, 14, t.GILT[1], 0.9),))
    _lyre(canvas, 270, 28)
    porch = Face.upright(270, 322, 196, 112)
    canvas.path(porch.outline(), "#7a3a34", 2.6, (canvas.glow(270, 290, 110, "#ffd88a", 0.95),))
    for x in (214, 270, 326):
        canvas.path(
            f"M{x - 18} 322 V262 Q{x} 238 {x + 18} 262 V322 Z",
            "#f8cf6a",
            2.2,
            (canvas.glow(x, 290, 34, "#fffbe0", 0.95),),
        )
        market.curtain(canvas, x - 18, 254, 14, 68, -1, folds=3)
        market.curtain(canvas, x + 4, 254, 14, 68, 1, folds=3)
    for x in (180, 240, 300, 360):
        towers.column(canvas, x, 322, 110, 18, t.MARBLE)
    towers.pediment(canvas, 270, 212, 220, 50, t.MARBLE)
    _mask_pair(canvas, 270, 194)
    works.stairs(canvas, 270, 346, 250, 4, 7, 10, t.MARBLE)
    canvas.path(
        "M240 318 H300 L336 400 H204 Z",
        "#a8283a",
        2.4,
        (canvas.glow(250, 330, 60, "#e87a74", 0.85), canvas.fade(270, 320, 320, 400, "#4c0f1c", 0.6)),
    )
    for x, y, size, seed in ((60, 352, 1.35, 2), (480, 354, 1.35, 5), (132, 372, 0.95, 7), (410, 374, 0.95, 9)):
        scenery.bush(canvas, x, y, size, seed, LEAF_DEEP, "#f08aa8")
    for x in (176, 364):
        works.pole(canvas, (x, 384), (x, 318), 5, t.GILT)
        canvas.spot(x, 310, 40, 40, "#ffe6a0", 0.85)
        canvas.ellipse(x, 310, 10, 11, "#fff2c4", 2.2)
    life.townsmouse(canvas, 250, 376, 1.1, "#35304c", "#35304c")
    life.townsmouse(canvas, 288, 378, 1.1, "#c2557a")
    splendour.motes(canvas, (60, 60, 480, 300), 16, 8)
    return canvas


def silver_scale_spring() -> Canvas:
    """A spring pouring from a silver fish of stone over shell basins, under blossoms and moonlight."""
    canvas = Canvas(*PAGE)
    scenery.forest_interior(canvas, "night", 9, 244)
    scenery.moon(canvas, 270, 66, 1.4, 5)
    splendour.rays(canvas, 270, 120, 330, 18, "#dff4ff", 0.36)
    for x, y, size in ((44, 70, 1.5), (110, 30, 1.2), (500, 70, 1.5), (430, 30, 1.2)):
        scenery.leaf_mass(canvas, x, y, size, x, LEAF_BLOSSOM)
    rocks.crags(
        canvas,
        ((150, 330, 170, 150), (396, 330, 180, 160), (270, 320, 210, 190), (80, 344, 130, 90), (470, 344, 130, 96)),
        9,
        ("#7f8ca0", "#dce8f0", "#2c3448"),
        0.4,
    )
    scenery.pond(canvas, 270, 350, 3.1, 6, ("#4a90ac", "#d8f4f4", "#174460"))
    silver = ("#c4d0dc", "#ffffff", "#5a6a88")
    with canvas.moved(-4, -16, 1.22, about=(270, 206)):
        _stone_fish(canvas, 270, 190, silver)
    _basin(canvas, 270, 262, 78, silver)
    _basin(canvas, 270, 312, 128, silver)
    for x, top, foot, wide in (
        (246, 262, 312, 7),
        (294, 262, 312, 7),
        (214, 264, 312, 6),
        (326, 264, 312, 6),
        (180, 314, 356, 8),
        (360, 314, 356, 8),
        (270, 316, 362, 12),
    ):
        _fall(canvas, x, top, foot, wide)
    _fall(canvas, 270, 206, 256, 15)
    riverside.lilies(canvas, [(116, 356, 1.0), (424, 360, 1.05), (166, 380, 0.8), (378, 384, 0.8)])
    for x, y, size in ((222, 376, 9), (322, 378, 8), (282, 388, 7)):
        riverside.pearl(canvas, x, y, size, 0.6)
    scenery.fern(canvas, 36, 366, 1.5, 3, LEAF_DEEP)
    scenery.fern(canvas, 510, 366, 1.5, 5, LEAF_DEEP)
    splendour.motes(canvas, (90, 100, 450, 350), 26, 5, "#dff6ff")
    return canvas


def _sky_deck(canvas: Canvas) -> None:
    """The roadway of the bridge on tall pillars joined by round arches."""
    body, light, dark = GOLDEN_STONE
    pillars = (66, 148, 230, 310, 392, 474)
    d = "M10 210 Q270 176 530 210 L530 232 L486 262 L486 380 "
    for left, right in zip(pillars[-2::-1], pillars[:0:-1], strict=True):
        d += f"L{right - 11} 380 L{right - 11} 268 C{right - 14} 222 {left + 14} 222 {left + 11} 268 L{left + 11} 380 "
    d += "L54 380 L54 262 L10 232 Z"
    mist = canvas.linear(0, 310, 0, 376, (0, "#fff4e4", 0), (1, "#fff4e4", 0.9))
    shade = (canvas.glow(190, 210, 200, light, 0.9), canvas.fade(260, 220, 520, 320, dark, 0.7), mist)
    canvas.path(d, body, 3.2, shade)
    for left, right in itertools.pairwise(pillars):
        half, middle = (right - left) / 2 - 11, (left + right) / 2
        for k in range(9):
            angle = math.pi * (1 + k / 8)
            inner = (middle + half * math.cos(angle), 268 + 34 * math.sin(angle))
            outer = (middle + (half + 9) * math.cos(angle), 268 + 43 * math.sin(angle))
            canvas.line(shapes.polyline([inner, outer]), 1.5, dark, 0.7)
    for x in pillars:
        for y in (286, 304, 322):
            canvas.line(f"M{x - 11} {y} h22", 1.4, dark, 0.5)
    canvas.line("M14 222 Q270 188 526 222", 1.8, dark, 0.6)
    canvas.rod("M8 206 Q270 172 532 206", 10, body, light, 2.4)
    for k in range(17):
        x = 30 + k * 30
        deck = 206 - 17 * (1 - ((x - 270) / 262) ** 2)
        works.pole(canvas, (x, deck), (x, deck - 13), 4.4, GOLDEN_STONE)
    canvas.rod("M8 194 Q270 160 532 194", 5, t.GILT[0], t.GILT[1], 1.8)


def _statue(canvas: Canvas, x: float, y: float) -> None:
    """A small marble singer on the balustrade."""
    with canvas.moved(x, y, 0.9):
        shade = (canvas.glow(-4, -24, 18, "#fffaf0", 0.9), canvas.fade(0, -20, 12, 0, "#9a8a84", 0.7))
        canvas.path("M-11 0 L-7 -26 Q0 -32 7 -26 L11 0 Z", t.MARBLE[0], 2, shade)
        canvas.ellipse(0, -36, 7.5, 7.5, t.MARBLE[0], 2, shade)
        for side in (-1, 1):
            canvas.ellipse(side * 7, -43, 4.4, 4.6, t.MARBLE[0], 1.7)


def _lyre(canvas: Canvas, x: float, y: float) -> None:
    """A golden lyre on the lantern of the dome."""
    with canvas.moved(x, y, 0.95):
        canvas.rod("M-4 8 C-22 2 -16 -18 -12 -24 M4 8 C22 2 16 -18 12 -24 M-16 -18 H16", 3.6, t.GILT[0], t.GILT[1], 1.5)
        canvas.line("M-5 -16 V6 M0 -16 V8 M5 -16 V6", 1.3, t.GILT[2])


def _mask_pair(canvas: Canvas, x: float, y: float) -> None:
    """The laughing and the weeping mask."""
    for dx, colour, mouth in ((-17, "#f3d27a", "q5 6 10 0"), (17, "#e8c0b0", "q5 -6 10 0")):
        d = (
            f"M{x + dx - 12} {y - 12} Q{x + dx} {y - 16} {x + dx + 12} {y - 12} C{x + dx + 13} {y + 2} "
            f"{x + dx + 6} {y + 11} {x + dx} {y + 12} C{x + dx - 6} {y + 11} {x + dx - 13} {y + 2} "
            f"{x + dx - 12} {y - 12} Z"
        )
        canvas.path(d, colour, 2, (canvas.glow(x + dx - 4, y - 6, 13, "#fffbe6", 0.9),))
        canvas.line(f"M{x + dx - 7} {y - 5} h4 M{x + dx + 3} {y - 5} h4 M{x + dx - 5} {y + 4} {mouth}", 1.9)


def _stone_fish(canvas: Canvas, x: float, y: float, tones: tuple[str, str, str]) -> None:
    """A leaping fish of silver with scales, its mouth pouring water down."""
    body, light, dark = tones
    with canvas.moved(x, y):
        shade = (canvas.glow(-20, -50, 70, light, 0.95), canvas.fade(0, -40, 50, 20, dark, 0.7))
        canvas.path("M-6 -84 C-50 -96 -66 -80 -70 -62 C-54 -66 -40 -62 -30 -52 Z", body, 2.6, shade)
        canvas.path("M-6 -84 C-6 -118 20 -122 34 -114 C24 -104 18 -92 16 -76 Z", body, 2.6, shade)
        canvas.path(
            "M-34 -60 C-10 -96 44 -84 50 -40 C54 -8 34 18 12 24 L-12 18 C4 4 8 -14 -4 -26 C-16 -38 -30 -42 -34 -60 Z",
            body,
            3.2,
            shade,
        )
        for row in range(4):
            for k in range(3):
                px, py = -8 + row * 13 - k * 3 + k * 12, -64 + k * 17 + row * 7
                canvas.line(f"M{px - 8:.0f} {py:.0f} q8 10 16 0", 1.8, dark, 0.75)
        canvas.ellipse(22, 2, 7, 7, "#fffdf0", 2.2)
        canvas.ellipse(23, 3, 3.4, 3.4, "#2a3448", 0)
        canvas.path("M44 -34 C62 -30 68 -16 62 -4 C54 -12 48 -16 44 -18 Z", body, 2.4, shade)


def _basin(canvas: Canvas, x: float, y: float, half: float, tones: tuple[str, str, str]) -> None:
    """A shell-shaped basin full of water, its rim's middle at (x, y)."""
    body, light, dark = tones
    shade = (canvas.glow(x - half * 0.4, y + 6, half, light, 0.95), canvas.fade(x, y, x + half, y + 30, dark, 0.7))
    canvas.path(
        f"M{x - half} {y} Q{x - half * 0.7:.0f} {y + 32} {x} {y + 34} Q{x + half * 0.7:.0f} {y + 32} {x + half} {y} Z",
        body,
        3,
        shade,
    )
    for k in range(-3, 4):
        canvas.line(
            f"M{x + k * half * 0.26:.0f} {y + 6} Q{x + k * half * 0.2:.0f} {y + 24} {x + k * half * 0.08:.0f} {y + 32}",
            1.7,
            dark,
            0.6,
        )
    canvas.ellipse(
        x, y, half, half * 0.17, "#8fd0e0", 2.8, (canvas.glow(x - half * 0.3, y - 3, half * 0.7, "#f4ffff", 0.95),)
    )


def _fall(canvas: Canvas, x: float, top: float, foot: float, wide: float) -> None:
    """A thread of falling water with its splash."""
    canvas.brush(f"M{x} {top} V{foot}", wide, "#d4f2f8", 0.9)
    canvas.brush(f"M{x - wide * 0.2:.1f} {top} V{foot}", wide * 0.35, "#ffffff", 0.95)
    canvas.spot(x, foot, wide * 2.2, 8, "#ffffff", 0.9)


PORTRAITS = {
    "bridge_of_the_sky": bridge_of_the_sky,
    "oleanders_opera_house": oleanders_opera_house,
    "silver_scale_spring": silver_scale_spring,
}
