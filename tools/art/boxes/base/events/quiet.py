"""Solemn, learned and hidden events: ruins, chapels, cells, graves, books and the treasury."""

import math
import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import GOLD, GOLD_DARK, GOLD_LIGHT, LEAF_DEEP
from art.parts import scenery
from art.parts.figurines.figures import walker
from art.parts.icons import kinds
from art.parts.vignettes import coin, gravestone, iron_bars, page, scroll, sign


def ancient_scrolls_discovered() -> Canvas:
    """Scrolls glowing under a broken arch."""
    canvas = page()
    scenery.forest_interior(canvas, "morning", 7, 236)
    for left, tall in ((120, 220), (380, 180)):
        scenery.stone_wall(canvas, left, 290 - tall, 56, tall, left, course=36)
        scenery.ivy(canvas, left + 12, 290 - tall, 1.2, left, LEAF_DEEP, 90)
    for k in range(6):
        angle = math.pi * (1.06 + k * 0.12)
        with canvas.moved(276 + 128 * math.cos(angle), 96 + 70 * math.sin(angle), rotate=math.degrees(angle) + 90):
            shade = (canvas.glow(-8, -8, 30, "#efe6d0", 0.9), canvas.fade(0, 0, 18, 20, "#4a4034", 0.6))
            canvas.path(shapes.rounded(-24, -18, 46, 38, 5), "#b0a48c", 2.6, shade)
    canvas.spot(280, 270, 190, 110, "#ffe9a0", 0.75)
    canvas.path(
        "M176 338 L196 284 H368 L388 338 Z",
        "#9a6b3f",
        3.2,
        (canvas.glow(240, 294, 110, "#dcae72", 0.9), canvas.fade(280, 290, 388, 340, "#3f2412", 0.7)),
    )
    canvas.line("M186 312 H378", 2.4, "#4f3018")
    for x, y, turn, tone in (
        (236, 276, -8, "#a04530"),
        (326, 274, 6, "#41697b"),
        (280, 254, -2, "#74527d"),
        (248, 232, 14, "#567034"),
        (316, 232, -16, "#a04530"),
    ):
        scroll(canvas, x, y, 0.95, turn, tone)
    for x, y in ((180, 180), (230, 140), (330, 150), (388, 200), (280, 110), (210, 216), (350, 110)):
        canvas.spot(x, y, 12, 12, "#fff6c8", 0.85)
    scenery.fern(canvas, 90, 350, 1.8, 2)
    scenery.fern(canvas, 470, 350, 1.7, 5)
    return canvas


def ministering_to_miscreants() -> Canvas:
    """Bread and candlelight before a cell."""
    canvas = page()
    scenery.stone_hall(canvas, seed=8, horizon=268, light_tint="#ffcf80")
    canvas.path(
        shapes.rounded(166, 40, 210, 190, 12), "#1c1618", 6, (canvas.glow(240, 190, 140, "#7a5638", 0.8),), "#6a5c4c"
    )
    for x in (244, 300):
        canvas.ellipse(x, 128, 13, 9, "#f6e2a0", 2)
        canvas.ellipse(x + 2, 130, 4, 6, "#1a1014", 0)
    iron_bars(canvas, 170, 372, 40, 230, 5)
    scenery.table(canvas, 270, 306, 1.3, width=330)
    scenery.candle(canvas, 132, 296, 1.7)
    loaf = "M206 296 C196 262 226 244 266 244 C310 244 336 266 326 296 C300 304 232 304 206 296 Z"
    canvas.path(
        loaf,
        "#c98a4a",
        3.2,
        (canvas.glow(240, 258, 60, "#f8d08c", 0.95), canvas.fade(260, 262, 326, 300, "#6a3a14", 0.7)),
    )
    canvas.line("M232 260 q10 10 6 22 M262 254 q10 12 6 26 M292 258 q8 10 4 22", 3, "#8a5422")
    with canvas.moved(392, 296, 1.2):
        canvas.path(
            "M-36 -30 H36 C36 -8 20 4 0 4 C-20 4 -36 -8 -36 -30 Z",
            "#7a8a94",
            3,
            (canvas.glow(-12, -20, 36, "#d9e4e8", 0.9), canvas.fade(0, -20, 34, 4, "#2a343c", 0.7)),
        )
        canvas.ellipse(0, -30, 36, 9, "#c87a3a", 2.6, (canvas.glow(-10, -32, 28, "#f3bc7c", 0.9),))
        scenery.smoke(canvas, -6, -40, 0.7, 3)
    return canvas


def path_of_the_pilgrims() -> Canvas:
    """A wanderer on the long way to the monastery on the hill."""
    canvas = page()
    scenery.meadow(canvas, "evening", 250, 11, 2, 6)
    hill = "M190 268 C240 200 300 150 360 146 C430 150 500 210 560 272 Z"
    canvas.path(
        hill,
        "#95955c",
        2.4,
        (canvas.glow(320, 180, 130, "#ecd28c", 0.9), canvas.fade(340, 180, 540, 280, "#4c5a30", 0.7)),
        "#5a6038",
    )
    with canvas.moved(364, 152):
        for left, wide, tall in ((-62, 40, 44), (22, 44, 50), (-26, 52, 74)):
            canvas.path(
                shapes.rounded(left, -tall, wide, tall + 4, 2),
                "#e6d3ac",
                2.6,
                (canvas.fade(left, 0, left + wide, 0, "#8a6a48", 0.6),),
            )
            roof = [(left - 7, -tall), (left + wide / 2, -tall - wide * 0.75), (left + wide + 7, -tall)]
            canvas.path(shapes.polygon(roof), "#8a5040", 2.6, (canvas.glow(left + 8, -tall - 10, 30, "#d98f70", 0.8),))
        for x, y in ((-42, -24), (44, -28), (-6, -44), (10, -44)):
            canvas.path(f"M{x - 5} {y + 8} V{y - 2} Q{x} {y - 9} {x + 5} {y - 2} V{y + 8} Z", "#f8cf6a", 1.8)
        canvas.spot(0, -40, 120, 90, "#ffe0a0", 0.35)
    road = (
        "M352 158 C400 180 330 196 300 214 C250 240 420 260 330 300 C290 318 250 340 230 370 L350 370 C360 "
        "340 400 316 424 290 C440 262 340 250 372 222 C396 200 440 190 372 158 Z"
    )
    canvas.path(road, "#e6cf98", 2, (canvas.glow(340, 200, 120, "#fff3cc", 0.9),), "#a08a54")
    with canvas.moved(170, 350, 0.86):
        canvas.rod("M46 4 C42 -60 46 -120 40 -190", 8, "#7a5030", "#c79a66", 2)
        walker(canvas, "squirrel")
    return canvas


def pristine_chapel_ceiling() -> Canvas:
    """Looking up into a vault painted with sun, leaves and stars."""
    canvas = page()
    rng = random.Random(4)
    canvas.cover("#2f5474")
    canvas.cover(canvas.glow(270, 180, 300, "#6fa4b8", 0.9))
    cx, cy = 270, 180
    for k in range(8):
        angle = math.tau * (k + 0.5) / 8
        x, y = cx + 400 * math.cos(angle), cy + 400 * math.sin(angle)
        canvas.brush(f"M{cx} {cy} L{shapes.point(x, y)}", 25, "#3b2a20")
        canvas.brush(f"M{cx} {cy} L{shapes.point(x, y)}", 19, "#e0cda0")
        canvas.brush(f"M{cx} {cy} L{shapes.point(x, y)}", 6, "#c08a3c", 0.8)
    for _ in range(70):
        angle, reach = rng.uniform(0, math.tau), rng.uniform(90, 300)
        x, y = cx + reach * math.cos(angle), cy + reach * math.sin(angle)
        turn = (math.degrees(angle) + 22.5) % 45
        if 6 < turn < 39:
            canvas.path(shapes.star(x, y, rng.uniform(4, 9), 2.4, rng.choice((4, 5, 6))), "#ffe9a8", 0)
    for k, tone in enumerate(("#b0503a", "#86a04a", "#c98bb0", "#e7a24a", "#b0503a", "#86a04a", "#c98bb0", "#e7a24a")):
        angle = math.tau * k / 8
        with canvas.moved(cx + 150 * math.cos(angle), cy + 118 * math.sin(angle), 1.5, rotate=math.degrees(angle) + 90):
            canvas.path(
                "M0 -18 C13 -8 13 8 0 18 C-13 8 -13 -8 0 -18 Z", tone, 2.2, (canvas.glow(-4, -6, 18, "#fff3d4", 0.7),)
            )
            canvas.line("M0 -13 V14", 1.4)
    canvas.ellipse(
        cx,
        cy,
        74,
        66,
        "#e0cda0",
        3.4,
        (canvas.glow(250, 160, 80, "#fff9e4", 0.9), canvas.fade(270, 180, 330, 240, "#8a6a3c", 0.6)),
    )
    canvas.path(shapes.star(cx, cy, 54, 32, 14), GOLD, 2.6, (canvas.glow(256, 166, 56, GOLD_LIGHT, 0.9),), GOLD_DARK)
    canvas.ellipse(cx, cy, 26, 26, "#ffe08a", 2.6, (canvas.glow(262, 172, 28, "#fffbe0", 1),), GOLD_DARK)
    canvas.line("M258 178 q4 -5 8 0 M276 178 q4 -5 8 0 M260 190 q10 8 20 0", 2.4, GOLD_DARK)
    canvas.cover(canvas.radial(cx, cy, 330, (0.55, "#1c140c", 0), (1, "#1c140c", 0.6)))
    return canvas


def remembering_the_fallen() -> Canvas:
    """Stones, flowers and a light at dusk."""
    canvas = page()
    scenery.meadow(canvas, "dusk", 190, 5, 2, 2)
    for x, y, size, tilt in ((110, 262, 0.85, -4), (430, 256, 0.8, 5), (196, 226, 0.55, 2), (350, 226, 0.55, -3)):
        gravestone(canvas, x, y, size, tilt)
    gravestone(canvas, 272, 310, 1.6, 1)
    canvas.spot(272, 316, 200, 50, "#ffcf80", 0.5)
    scenery.candle(canvas, 178, 334, 1.5)
    scenery.candle(canvas, 372, 338, 1.3)
    canvas.ellipse(272, 312, 44, 17, "#4f6d35", 3, (canvas.glow(258, 306, 40, "#8fae5c", 0.9),))
    for k in range(12):
        angle = math.tau * k / 12
        scenery.flower(
            canvas,
            272 + 38 * math.cos(angle),
            326 + 13 * math.sin(angle),
            1.5,
            k,
            ("#f7ecd8", "#e7766a", "#c98bb0", "#f3d27a"),
        )
    for x, y in ((60, 120), (470, 100), (320, 80), (180, 150), (400, 160)):
        canvas.spot(x, y, 12, 12, "#ffe9a0", 0.8)
    return canvas


def tax_relief() -> Canvas:
    """A full purse, coins running back, and the royal seal."""
    canvas = page()
    scenery.stone_hall(canvas, seed=4, horizon=250)
    canvas.path("M0 0 H540 V30 Q270 70 0 30 Z", "#74527d", 3, (canvas.glow(180, 10, 220, "#b997bb", 0.7),))
    scenery.table(canvas, 270, 300, 1.4, width=330)
    canvas.path(
        "M190 280 C150 270 140 210 186 180 C176 160 168 150 176 140 L250 140 C258 150 250 162 240 180 "
        "C290 208 282 270 240 282 Z",
        "#74527d",
        3.4,
        (canvas.glow(192, 200, 70, "#c6a4cc", 0.9), canvas.fade(212, 200, 280, 280, "#2e1838", 0.7)),
    )
    canvas.line(
        "M182 180 Q212 192 244 180 M186 184 C170 196 164 210 168 224 M242 184 C256 194 262 206 258 218", 5, "#e2b650"
    )
    canvas.line(
        "M196 146 L204 174 M214 142 V176 M232 146 L224 174 M180 216 q8 24 2 44 M246 214 q-8 24 0 46", 2, "#2e1838", 0.7
    )
    for x, y, size in (
        (300, 276, 1.2),
        (336, 284, 1.3),
        (372, 270, 1.1),
        (318, 254, 1.1),
        (356, 248, 1.2),
        (404, 284, 1.2),
        (338, 226, 1.1),
        (282, 160, 1.0),
        (318, 190, 1.0),
        (258, 126, 0.9),
    ):
        coin(canvas, x, y, size)
    with canvas.moved(430, 150, 1, rotate=8):
        canvas.path(
            "M-52 -70 H52 V64 C20 74 -20 60 -52 70 Z", "#f5e7c8", 3, (canvas.fade(0, -20, 52, 70, "#a87f48", 0.6),)
        )
        canvas.line("M-34 -46 H34 M-34 -28 H34 M-34 -10 H20", 3, "#8a6a44", 0.8)
        canvas.line("M-34 -46 L34 -8", 4, "#a83a2c", 0.9)
    sign(canvas, kinds.coloured("prosperity"), 436, 192, 46, 8)
    return canvas


def graduation_of_scholars() -> Canvas:
    """A scholar's cap on a pile of books, with a diploma."""
    canvas = page()
    scenery.indoor_room(canvas, seed=9, horizon=270, wall=("#c9b48c", "#f3e4bc", "#7a5a38"))
    scenery.shelf(canvas, 40, 110, 1.3, 3, width=120, goods="books")
    scenery.shelf(canvas, 40, 190, 1.3, 8, width=120, goods="books")
    scenery.arch_window(canvas, 440, 196, 1.35)
    scenery.table(canvas, 280, 316, 1.5, width=300)
    for k, (x, wide, tone, light) in enumerate(
        ((276, 170, "#8c3b2e", "#d27a5c"), (288, 150, "#41697b", "#9cc4c8"), (270, 130, "#567034", "#b4c874"))
    ):
        top = 270 - k * 32
        canvas.path(
            shapes.rounded(x - wide / 2, top, wide, 30, 6),
            tone,
            3,
            (
                canvas.glow(x - wide * 0.25, top + 4, wide * 0.5, light, 0.85),
                canvas.fade(x, top, x + wide / 2, top + 30, "#1c100a", 0.5),
            ),
        )
        canvas.path(shapes.rounded(x + wide / 2 - 16, top + 6, 18, 18, 2), "#f5e7c8", 2)
        canvas.line(f"M{x - wide * 0.36:.0f} {top + 3} v24 M{x - wide * 0.3:.0f} {top + 3} v24", 2.4, "#f3c86a")
    canvas.path(
        "M218 176 C220 206 326 206 328 176 L326 150 H220 Z", "#2f2a3c", 3, (canvas.glow(248, 164, 50, "#6a6484", 0.8),)
    )
    canvas.path(
        "M160 144 L272 108 L386 142 L274 182 Z",
        "#3a3450",
        3.4,
        (canvas.glow(230, 128, 90, "#8a84a8", 0.85), canvas.fade(280, 130, 380, 180, "#14101c", 0.7)),
    )
    canvas.line("M274 144 C320 150 350 156 358 160 V204", 3.4, "#e2b650")
    canvas.path("M350 200 H366 L370 232 H346 Z", "#e2b650", 2.4)
    return canvas
