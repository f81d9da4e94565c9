"""The four basic events and the merry ones."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import CARD_COLOURS, GOLD, GOLD_DARK, GOLD_LIGHT
from art.parts import scenery
from art.parts.figurines.figures import walker
from art.parts.icons import goods, kinds, places
from art.parts.vignettes import acorn, basket, bunting, burst, page, pumpkin, sheaf, sign

FLAGS = tuple(colour.base for colour in CARD_COLOURS.values())


def city_monument() -> Canvas:
    """A stone queen-mouse on a plinth in the square."""
    canvas = page()
    scenery.village_street(canvas, "noon", 4, 220)
    bunting(canvas, [(0, 40), (70, 74), (140, 86), (200, 78), (250, 52)], FLAGS, 22)
    bunting(canvas, [(300, 52), (350, 80), (410, 88), (470, 76), (540, 40)], FLAGS, 22)
    canvas.spot(280, 330, 170, 22, "#2a3018", 0.6)
    stone = ("#b5ada0", "#f4efe2", "#5a554e")
    for left, top, wide, tall in ((150, 300, 240, 34), (180, 262, 180, 40), (208, 188, 124, 76)):
        shade = (
            canvas.glow(left + wide * 0.3, top + 8, wide * 0.6, stone[1], 0.9),
            canvas.fade(left + wide * 0.4, top, left + wide, top + tall, stone[2], 0.65),
        )
        canvas.path(shapes.rounded(left, top, wide, tall, 5), stone[0], 3.2, shade)
    figure = (
        "M236 190 C232 150 240 120 252 104 C236 96 230 74 240 62 C226 52 232 28 250 32 C256 40 284 40 290 "
        "32 C308 28 314 52 300 62 C310 74 304 96 288 104 C300 120 308 150 304 190 Z"
    )
    canvas.path(
        figure,
        stone[0],
        3.2,
        (canvas.glow(252, 70, 60, stone[1], 0.95), canvas.fade(264, 90, 308, 190, stone[2], 0.75)),
    )
    canvas.line(
        "M258 72 v5 M280 72 v5 M264 84 q5 4 10 0 M252 120 C262 134 280 134 290 120 M270 134 V188", 2.4, stone[2]
    )
    sign(canvas, kinds.coloured("prosperity"), 270, 36, 42)
    sign(canvas, kinds.coloured("governance"), 270, 226, 58)
    scenery.flower_bed(canvas, 110, 342, 1.6, 4, width=110)
    scenery.flower_bed(canvas, 440, 342, 1.6, 9, width=110)
    return canvas


def grand_tour() -> Canvas:
    """A signpost with many boards at a crossroads, and packed bags."""
    canvas = page()
    scenery.mountains(canvas, "morning", 5, 210)
    scenery.path_to(canvas, 300, 222, 1.5, 1)
    canvas.spot(196, 342, 60, 12, "#2a3018", 0.6)
    canvas.rod("M190 342 C188 250 192 140 188 44", 15, "#8a5c36", "#d9a873", 2.8)
    boards = (
        ("M110 60 L252 52 L282 74 L254 98 L112 96 Z", "#b0503a", "#f0a27c"),
        ("M270 116 L136 112 L104 134 L134 160 L268 158 Z", "#c79a52", "#f8dc9c"),
        ("M124 178 L246 172 L272 194 L248 216 L126 214 Z", "#5f8a5c", "#bcd89c"),
    )
    for d, tone, light in boards:
        canvas.path(
            d, tone, 3.2, (canvas.glow(150, 90, 110, light, 0.8), canvas.fade(190, 100, 280, 220, "#3a1c10", 0.5))
        )
    canvas.line("M142 76 H230 M150 136 H244 M150 194 H228", 4, "#fff3d4", 0.85)
    scenery.crate(canvas, 384, 344, 2.2, 1, ("#a8683c", "#e8b27c", "#4a2812"))
    canvas.line("M362 268 q22 -24 44 0", 6)
    scenery.sack(canvas, 464, 346, 1.9, 2)
    scenery.grass(canvas, 150, 346, 2, 3)
    return canvas


def harvest_festival() -> Canvas:
    """Pumpkins, wheat and berries under pennants."""
    canvas = page()
    scenery.meadow(canvas, "evening", 200, 8, 2, 4)
    bunting(canvas, [(0, 60), (80, 92), (160, 104), (240, 98), (320, 84), (400, 92), (470, 90), (540, 56)], FLAGS, 26)
    sheaf(canvas, 120, 320, 1.5)
    sheaf(canvas, 442, 316, 1.35)
    pumpkin(canvas, 352, 322, 1.6)
    basket(canvas, 240, 334, 1.7)
    pumpkin(canvas, 176, 348, 1.05)
    for x, y, turn in ((320, 344, 20), (392, 350, -30), (420, 344, 10)):
        acorn(canvas, x, y - 12, 0.7, turn)
    return canvas


def cartographers_expedition() -> Canvas:
    """A chart with a dotted route, a compass and a quill."""
    canvas = page()
    canvas.cover("#6f4a2e")
    canvas.cover(canvas.glow(180, 100, 420, "#b98552", 0.8))
    for y in (70, 150, 230, 310):
        canvas.line(f"M0 {y} C180 {y + 4} 360 {y - 4} 540 {y}", 2, "#3f2614", 0.6)
    canvas.spot(290, 200, 260, 150, "#1c0f06", 0.5)
    with canvas.moved(rotate=-3, about=(270, 180)):
        chart = "M56 50 C180 36 360 44 492 40 C498 130 486 230 494 318 C360 328 190 318 60 328 C50 230 62 140 56 50 Z"
        canvas.path(
            chart,
            "#f1dfb4",
            3.2,
            (canvas.glow(180, 110, 280, "#fffaea", 0.9), canvas.fade(220, 150, 500, 330, "#a87f48", 0.6)),
        )
        canvas.path(
            "M120 110 C160 80 230 90 240 130 C250 170 200 190 160 180 C120 176 96 140 120 110 Z",
            "#a9bb7c",
            2.2,
            (),
            "#5f7038",
        )
        canvas.path(
            "M330 190 C380 160 450 190 444 240 C440 290 360 296 330 262 C310 240 310 206 330 190 Z",
            "#c9b070",
            2.2,
            (),
            "#7d6840",
        )
        canvas.brush(
            "M60 250 C140 220 200 260 260 230 C330 196 300 120 380 110 C430 104 460 120 490 110", 9, "#7fb0b4", 0.85
        )
        for x, y in ((150, 146), (176, 132), (200, 150)):
            canvas.path(
                f"M{x - 16} {y + 12} L{x} {y - 14} L{x + 16} {y + 12} Z",
                "#e6d6ac",
                2,
                (canvas.fade(x, y, x + 14, y + 10, "#5a5040", 0.6),),
            )
        for x, y in ((360, 226), (390, 250), (410, 214)):
            scenery.pine(canvas, x, y, 0.34, 2)
        for x, y in ((226, 176), (246, 194), (266, 210), (286, 222), (308, 230), (330, 234)):
            canvas.ellipse(x, y, 4, 4, "#a83a2c", 0)
        canvas.line("M344 222 L366 246 M366 222 L344 246", 6, "#a83a2c")
    with canvas.moved(126, 282, 1.1):
        canvas.ellipse(
            0,
            0,
            46,
            46,
            GOLD,
            3.4,
            (canvas.glow(-16, -16, 56, GOLD_LIGHT, 0.95), canvas.fade(0, 0, 36, 40, GOLD_DARK, 0.8)),
        )
        canvas.ellipse(0, 0, 35, 35, "#fbf1d8", 2.4)
        canvas.path("M0 -28 L7 0 L-7 0 Z", "#a83a2c", 1.8)
        canvas.path("M0 28 L7 0 L-7 0 Z", "#4a5a66", 1.8)
        canvas.line("M-30 0 h7 M30 0 h-7", 2.4)
    with canvas.moved(430, 110, 1.2, rotate=32):
        canvas.path(
            "M0 100 C-4 60 -26 20 -8 -60 C26 -30 24 40 4 98 Z",
            "#f3ead4",
            2.6,
            (canvas.fade(0, -20, 24, 60, "#8fa3a8", 0.7),),
        )
        canvas.line("M2 122 C2 80 2 20 -4 -40 M0 40 l-12 -12 M2 20 l12 -14 M0 70 l-8 -8", 2)
    return canvas


def an_evening_of_fireworks() -> Canvas:
    """Fireworks over the hills, watched by two friends."""
    canvas = page()
    scenery.meadow(canvas, "night", 250, 3, 2, 3)
    for x, y, r, tone, seed in (
        (300, 96, 92, "#ff9a6a", 1),
        (148, 130, 66, "#8fe0c0", 2),
        (432, 124, 72, "#ffd86a", 3),
        (228, 52, 44, "#e69ae0", 4),
        (382, 40, 40, "#9ac8ff", 5),
    ):
        burst(canvas, x, y, r, tone, 18, seed)
    canvas.spot(280, 320, 260, 40, "#ffc27c", 0.35)
    with canvas.moved(238, 350, 0.5):
        walker(canvas, "hedgehog")
    with canvas.moved(312, 352, 0.5):
        walker(canvas, "mouse")
    return canvas


def the_everdell_games() -> Canvas:
    """The cup in a laurel wreath between five pennants."""
    canvas = page()
    scenery.meadow(canvas, "noon", 230, 6, 0, 6)
    for k, tone in enumerate(FLAGS):
        x = 44 + k * 100
        canvas.rod(f"M{x} 250 V30", 6, "#8a5c36", "#d9a873", 1.8)
        flag = (
            f"M{x + 3} 36 C{x + 26} 26 {x + 44} 46 {x + 70} 38 L{x + 56} 62 L{x + 70} 86 C{x + 44} 92 "
            f"{x + 26} 74 {x + 3} 84 Z"
        )
        canvas.path(
            flag,
            tone,
            2.8,
            (canvas.glow(x + 22, 46, 40, "#fff6e0", 0.6), canvas.fade(x + 30, 50, x + 70, 90, "#1c1210", 0.4)),
        )
    canvas.path(
        "M150 348 L172 282 H368 L390 348 Z",
        "#b5a88e",
        3.2,
        (canvas.glow(210, 296, 130, "#f3e9d0", 0.9), canvas.fade(250, 290, 390, 350, "#4f4436", 0.6)),
    )
    for side in (False, True):
        with canvas.moved(270, 200, 1, mirror=side):
            canvas.line("M-8 86 C-70 70 -94 10 -72 -56", 4, "#4a5c2a")
            for k, (x, y) in enumerate(((-30, 76), (-56, 56), (-74, 30), (-82, 2), (-82, -26), (-76, -52))):
                for turn in (-60, 20):
                    with canvas.moved(x, y, 1.1, rotate=turn + k * 12):
                        canvas.path(
                            "M0 0 C9 -8 9 -22 0 -30 C-9 -22 -9 -8 0 0 Z",
                            "#86a04a",
                            2,
                            (canvas.glow(-3, -18, 14, "#d6e08a", 0.9),),
                        )
    sign(canvas, places.trophy, 270, 206, 150)
    return canvas


def performer_in_residence() -> Canvas:
    """A lute on a stool by the inn's fire, and berries for the singer."""
    canvas = page()
    scenery.indoor_room(canvas, seed=4, horizon=262)
    scenery.arch_window(canvas, 110, 190, 1.25, lit=False, colours=("#22365a", "#51708a"))
    scenery.shelf(canvas, 366, 118, 1.2, 5, width=120, goods="jars")
    canvas.spot(280, 200, 230, 170, "#ffd890", 0.5)
    for side in (-1, 1):
        canvas.rod(f"M{276 + side * 34} 276 L{276 + side * 52} 346", 10, "#7a5030", "#c79a66", 2.4)
    canvas.ellipse(276, 274, 76, 17, "#96683f", 3, (canvas.glow(250, 268, 60, "#e2b67a", 0.9),))
    with canvas.moved(284, 196, 1.25, rotate=24):
        canvas.path(
            "M0 -34 C30 -30 48 0 44 30 C40 58 18 66 0 66 C-18 66 -40 58 -44 30 C-48 0 -30 -30 0 -34 Z",
            "#b9743a",
            3,
            (canvas.glow(-16, 6, 50, "#f3c07c", 0.95), canvas.fade(0, 10, 44, 60, "#4f2410", 0.7)),
        )
        canvas.ellipse(0, 22, 14, 14, "#3f2010", 2.2)
        canvas.path("M-8 -30 L-6 -120 H6 L8 -30 Z", "#6a4426", 2.6, (canvas.fade(-4, 0, 8, 0, "#20100a", 0.6),))
        canvas.path("M-10 -120 L-14 -146 L8 -152 L8 -120 Z", "#8a5c36", 2.6)
        canvas.line("M-3 -118 L-4 48 M0 -118 V48 M3 -118 L4 48", 1.2, "#f6e6c0")
        canvas.rod("M-14 50 H14", 5, "#4a2a18", "#a97a4c", 1.4)
    for x, y, turn in ((150, 90, -8), (208, 52, 6), (430, 176, 10)):
        with canvas.moved(x, y, 1.3, rotate=turn):
            canvas.line("M0 0 V-34 L22 -40 V-6", 4.4, "#5a2a20")
            canvas.ellipse(-6, 1, 8, 6, "#5a2a20", 0)
            canvas.ellipse(16, -5, 8, 6, "#5a2a20", 0)
    sign(canvas, goods.berry, 420, 316, 70)
    sign(canvas, goods.berry, 468, 326, 58)
    return canvas
