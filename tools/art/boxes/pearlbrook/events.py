"""The six special events of the river."""

import itertools
import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts import scenery
from art.parts.buildings import tones as t
from art.parts.buildings import trims, water, works
from art.parts.critters import hats, nautical
from art.parts.critters.tones import tone
from art.parts.riverlife import chest, mouse_rower, seaweed
from art.parts.scenery import riverside
from art.parts.scenery.land import ripples
from art.parts.vignettes import bunting, coin, page

FLAGS = ("#b8483a", "#e2a63c", "#4f7f94", "#6f8f45", "#7d5a86")


def masquerade_invitations() -> Canvas:
    """A feathered mask lying on a sealed letter, ribbons and candlelight on violet velvet."""
    canvas = page()
    canvas.cover("#4c2f62")
    canvas.cover(canvas.glow(250, 150, 330, "#a070b8", 0.95))
    for k in range(9):
        canvas.brush(f"M{k * 70 - 30} -10 C{k * 70 + 30} 120 {k * 70 - 70} 240 {k * 70 + 10} 370", 18, "#2e1842", 0.28)
    for x, y, turn in ((180, 218, -16), (356, 236, 12), (266, 262, -3)):
        with canvas.moved(x, y, 2.1, rotate=turn):
            canvas.spot(4, 6, 58, 36, "#1c0f2a", 0.5)
            canvas.path("M-46 -30 H46 V32 H-46 Z", "#f8ecd0", 1.8, (canvas.fade(0, -10, 46, 32, "#b08a58", 0.5),))
            canvas.line("M-46 -30 L0 6 L46 -30", 1.6, "#8a6a44")
            canvas.ellipse(0, 4, 10, 10, "#b8324a", 1.6, (canvas.glow(-3, 1, 10, "#f29aa4", 0.9),))
    with canvas.moved(268, 150, 1.75, rotate=-4):
        for k, colour in enumerate(("#3f9aa8", "#e2a63c", "#c2407a", "#3f9aa8", "#e2a63c")):
            hats.feather(canvas, (k - 2) * 13, -22, tone(colour), (k - 2) * 22, 0.95, 1 if k > 2 else -1)
        mask = (
            "M-84 -26 C-60 -46 -24 -40 0 -22 C24 -40 60 -46 84 -26 C90 2 66 34 34 30 C18 28 8 14 0 4 "
            "C-8 14 -18 28 -34 30 C-66 34 -90 2 -84 -26 Z"
        )
        shade = (canvas.glow(-36, -22, 60, "#fff2b4", 0.95), canvas.fade(0, -10, 70, 34, "#7a430e", 0.6))
        canvas.path(mask, "#e0a83c", 2.6, shade)
        for side in (-1, 1):
            eye = (
                f"M{side * 16} -4 C{side * 26} -20 {side * 52} -18 {side * 58} -4 C{side * 48} 8 {side * 26} "
                f"8 {side * 16} -4 Z"
            )
            canvas.path(eye, "#2e1842", 2)
            for k in range(4):
                riverside.pearl(canvas, side * (24 + k * 15), -29 + abs(k - 2) * 3, 3.6)
    for x in (64, 478):
        scenery.candle(canvas, x, 330, 2.4)
    for x, y in ((120, 70), (420, 60), (460, 160), (90, 180), (330, 40)):
        canvas.path(shapes.star(x, y, 9, 2, 4), "#fff0b8", 0)
    return canvas


def river_race() -> Canvas:
    """Two boats neck and neck under the finishing line, spray flying."""
    canvas = page()
    riverside.river_valley(canvas, "noon", 170, 9, trees=4)
    bunting(canvas, [(0, 34), (120, 72), (270, 84), (420, 72), (540, 34)], FLAGS, 26)
    for x in (36, 504):
        works.pole(canvas, (x, 214), (x, 40), 12, t.PALE_WOOD)
    for x, y, size, cloth, hull_tone, coat in (
        (330, 236, 1.0, "#f3e0c0", t.BLUE_BOARD, "#4f7f94"),
        (210, 316, 1.5, "#f6d27a", t.RED_BOARD, "#b8483a"),
    ):
        with canvas.moved(x, y, size, rotate=-5):
            water.water_shadow(canvas, 0, 4, 180)
            works.pole(canvas, (-6, -10), (-6, -130), 6)
            shade = (canvas.glow(14, -90, 60, "#fffdf2", 0.8), canvas.fade(30, -80, 70, -24, "#9a6a38", 0.5))
            canvas.path("M0 -126 C60 -110 78 -60 66 -26 L0 -24 Z", cloth, 2.6, shade)
            trims.pennant(canvas, -6, -126, 0.8, coat, 18, turn=-1)
            mouse_rower(canvas, -44, -24, 1.3, coat)
            water.hull(canvas, 0, 0, 176, 34, hull_tone, 4, 0.5)
            for dx, dy, long in ((76, 2, 34), (84, -4, 26), (70, 8, 44)):
                canvas.brush(f"M{dx} {dy} q{long * 0.5:.0f} -16 {long} -2", 4.4, "#ffffff", 0.85)
            for dx, dy in ((106, -16), (116, -8), (98, -22), (124, -18)):
                canvas.ellipse(dx, dy, 3, 3, "#ffffff", 0)
    ripples(canvas, 0, 250, 540, 100, random.Random(4), 26)
    return canvas


def riverside_resort() -> Canvas:
    """Deck chairs, a striped parasol and a bathing hut on the sand by the river."""
    canvas = page()
    riverside.river_valley(canvas, "noon", 150, 21, trees=4)
    canvas.path(
        "M-10 250 C120 232 260 262 400 246 C470 240 520 246 550 240 V370 H-10 Z",
        "#ead29a",
        2.4,
        (canvas.glow(200, 260, 240, "#fff6d8", 0.9), canvas.fade(0, 290, 0, 370, "#a8803c", 0.5)),
        "#a88a54",
    )
    for k in range(8):
        left = 372 + k * 16
        canvas.path(shapes.rounded(left, 130, 16, 132, 1), "#4f94b0" if k % 2 else "#f6ecd6", 1.6)
    canvas.path("M360 136 L436 76 L512 136 Z", "#c2483a", 3, (canvas.glow(410, 100, 60, "#f29a7c", 0.85),))
    canvas.path("M416 262 V188 Q436 168 456 188 V262 Z", "#7a5030", 2.6)
    canvas.rod("M196 322 L236 96", 9, t.PALE_WOOD[0], t.PALE_WOOD[1], 2.4)
    rim = [(236 - 132 + 33 * k, 168 - 10 * (1 - abs(k - 4) / 4)) for k in range(9)]
    for k, ((ax, ay), (bx, by)) in enumerate(itertools.pairwise(rim)):
        start, end = ax - (236 - ax) * 0.04, bx - (236 - bx) * 0.04
        d = (
            f"M236 84 Q{shapes.point((236 + start) / 2 + (start - 236) * 0.2, 96)} {shapes.point(ax, ay)} "
            f"Q{shapes.point((ax + bx) / 2, (ay + by) / 2 + 16)} {shapes.point(bx, by)} "
            f"Q{shapes.point((236 + end) / 2 + (end - 236) * 0.2, 96)} 236 84 Z"
        )
        canvas.path(d, "#e2a63c" if k % 2 else "#fff6df", 2.4, (canvas.fade(236, 90, 360, 170, "#8a5a1c", 0.45),))
    canvas.ellipse(236, 82, 7, 7, "#b8483a", 2)
    for x, colour in ((118, "#b8483a"), (292, "#4f7f94")):
        with canvas.moved(x, 322, 1.35):
            canvas.spot(6, 2, 60, 10, "#6a4a1c", 0.5)
            canvas.rod("M-40 0 L30 -58 M40 0 L-30 -34", 6, t.OAK[0], t.OAK[1], 1.8)
            canvas.path(
                "M30 -60 C10 -40 -14 -28 -42 -30 L-44 -18 C-10 -14 20 -26 38 -52 Z",
                colour,
                2.4,
                (canvas.glow(-6, -36, 30, "#fff0d8", 0.7),),
            )
    mouse_rower(canvas, 120, 280, 1.9, "#6f8f45")
    riverside.shell(canvas, 410, 334, 0.8, 20)
    riverside.shell(canvas, 470, 344, 0.6, -24, riverside.SAND_SHELL)
    canvas.ellipse(352, 326, 24, 24, "#f6ecd6", 2.4)
    for k in range(3):
        with canvas.moved(352, 326, rotate=k * 120):
            canvas.path("M0 0 L-8 -23 Q0 -26 8 -23 Z", "#c2483a", 1.6)
    return canvas


def romantic_cruise() -> Canvas:
    """Two mice in a swan boat under lanterns as the sun goes down."""
    canvas = page()
    riverside.river_valley(canvas, "evening", 186, 13, riverside.EVENING_WATER, 2)
    canvas.path(shapes.ellipse(270, 186, 70, 10), "#ffe6b0", 0, opacity=0.7)
    trims.lights(canvas, (-10, 30), (270, 20), 46, 9, ("#ffd97a", "#f2a0a0"))
    trims.lights(canvas, (270, 20), (550, 30), 46, 9, ("#ffd97a", "#f2a0a0"))
    water.water_shadow(canvas, 276, 306, 320, "#33406a")
    with canvas.moved(276, 304, 1.5):
        shade = (canvas.glow(-40, -40, 90, "#fffdf6", 0.95), canvas.fade(0, -20, 90, 10, "#a88aa0", 0.6))
        neck = (
            "M-70 -16 C-108 -40 -60 -80 -84 -112 C-94 -128 -116 -122 -116 -106 C-104 -108 -98 -100 -100 "
            "-90 C-106 -60 -132 -40 -104 -6 Z"
        )
        for x, coat in ((-14, "#4f7f94"), (30, "#c2557a")):
            mouse_rower(canvas, x, -26, 1.5, coat)
        canvas.path(
            "M-112 -12 C-80 -34 70 -34 108 -58 C118 -26 96 12 58 16 L-62 16 C-94 16 -108 4 -112 -12 Z",
            "#f6eee6",
            2.4,
            shade,
        )
        canvas.path(neck, "#f6eee6", 2.4, shade)
        canvas.path("M-116 -110 L-140 -100 L-114 -98 Z", "#e8963c", 1.8)
        canvas.ellipse(-104, -110, 2.4, 2.6, "#2a1a14", 0)
        for d in ("M-40 -4 C0 -22 40 -16 70 -40", "M-30 6 C10 -8 44 -4 80 -22"):
            canvas.line(d, 1.8, "#a88aa0", 0.8)
    for x, y, size in ((270, 116, 2.4), (316, 84, 1.5), (234, 76, 1.1)):
        with canvas.moved(x, y, size):
            heart = "M0 10 C-14 0 -10 -12 -2 -9 Q0 -8 0 -5 Q0 -8 2 -9 C10 -12 14 0 0 10 Z"
            canvas.path(heart, "#d84a64", 1.4, (canvas.glow(-3, -5, 9, "#ffc0c8", 0.9),))
    riverside.lilies(canvas, [(70, 300, 1.3), (470, 290, 1.2), (110, 336, 1.0), (430, 338, 1.1)])
    return canvas


def sunken_treasure_discovered() -> Canvas:
    """A chest of gold and pearls on the river bed, light slanting down through the water."""
    canvas = page()
    canvas.cover(canvas.linear(0, 0, 0, 360, (0, "#8fd4dc", 1), (0.4, "#3f90a8", 1), (1, "#123a54", 1)))
    light = canvas.linear(0, 0, 0, 330, (0, "#f4ffec", 0.5), (1, "#f4ffec", 0))
    for x in (60, 170, 300, 420):
        canvas.path(f"M{x} -5 h50 l70 340 h-110 Z", light, 0)
    bed = "M-10 306 C80 282 200 312 300 300 C400 288 480 308 550 292 V370 H-10 Z"
    canvas.path(
        bed,
        "#c4aa74",
        2.2,
        (canvas.glow(260, 300, 220, "#f4e6b4", 0.85), canvas.fade(0, 320, 0, 366, "#4a5a4c", 0.7)),
        "#4a5a4c",
    )
    for x, y, size, seed in ((46, 318, 1.5, 1), (96, 330, 1.0, 4), (470, 316, 1.5, 6), (512, 330, 1.8, 8)):
        seaweed(canvas, x, y, size, seed)
    chest(canvas, 272, 318, 2.1)
    for x, y, size in ((150, 326, 10), (180, 338, 8), (386, 330, 11), (418, 342, 8), (224, 342, 7)):
        riverside.pearl(canvas, x, y, size, 0.6)
    for x, y in ((342, 334), (366, 344), (200, 328)):
        coin(canvas, x, y, 0.8)
    for x, y, size, mirror in ((96, 130, 1.0, False), (430, 108, 1.2, True), (400, 190, 0.8, True)):
        with canvas.moved(x, y, size, mirror=mirror):
            nautical.fish(canvas, tone("#e8963c", "#ffe0a0") if size > 0.9 else tone("#d8708c", "#ffd0d8"), 62)
    for x, y, size in ((330, 120, 9), (344, 92, 6), (322, 70, 5), (200, 150, 6), (212, 124, 4), (130, 230, 5)):
        canvas.ellipse(
            x, y, size, size, "#e8fbff", 1.6, (canvas.glow(x - 2, y - 2, size, "#ffffff", 0.9),), "#5aa0b4", 0.4
        )
    return canvas


def x_marks_the_spot() -> Canvas:
    """A treasure map with its red cross, a brass compass and a spyglass on the sand."""
    canvas = page()
    canvas.cover("#e0c48a")
    canvas.cover(canvas.glow(220, 130, 340, "#fff2cc", 0.9))
    rng = random.Random(3)
    for _ in range(70):
        x, y = rng.uniform(0, 540), rng.uniform(0, 360)
        canvas.ellipse(x, y, rng.uniform(1, 3), rng.uniform(1, 2), rng.choice(("#b08a50", "#fff6dc")), 0, opacity=0.7)
    with canvas.moved(270, 176, 3.3, rotate=-6):
        canvas.spot(3, 6, 70, 46, "#6a4a1c", 0.5)
        nautical.map_sheet(canvas, 120, 84, 1.2)
    with canvas.moved(112, 264, 1.0):
        canvas.spot(6, 10, 74, 66, "#5a3c14", 0.5)
        canvas.ellipse(
            0,
            0,
            62,
            62,
            t.GILT[0],
            3.4,
            (canvas.glow(-20, -22, 66, t.GILT[1], 0.95), canvas.fade(0, 0, 50, 50, t.GILT[2], 0.7)),
        )
        canvas.ellipse(0, 0, 48, 48, "#f8efd8", 2.6)
        canvas.path(shapes.star(0, 0, 44, 10, 8), "#d8b06a", 1.6)
        canvas.path("M0 -38 L9 0 L-9 0 Z", "#b8382c", 2)
        canvas.path("M0 38 L9 0 L-9 0 Z", "#3f5f80", 2)
        canvas.ellipse(0, 0, 5, 5, t.GILT[0], 1.6)
    with canvas.moved(352, 318, 1.5, rotate=-16):
        nautical.spyglass(canvas, 110)
    riverside.shell(canvas, 470, 92, 1.0, 24)
    riverside.pearl(canvas, 60, 84, 16, 0.5)
    riverside.pearl(canvas, 92, 62, 10, 0.4)
    return canvas


EVENTS = {
    "masquerade_invitations": masquerade_invitations,
    "river_race": river_race,
    "riverside_resort": riverside_resort,
    "romantic_cruise": romantic_cruise,
    "sunken_treasure_discovered": sunken_treasure_discovered,
    "x_marks_the_spot": x_marks_the_spot,
}
