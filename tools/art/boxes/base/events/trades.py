"""Events of shops, streets and crafts."""

import math

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import GOLD, GOLD_DARK, GOLD_LIGHT, WOOD, WOOD_LIGHT
from art.parts import scenery
from art.parts.icons import glyphs, goods, kinds
from art.parts.vignettes import bottle, page, sign


def a_brilliant_marketing_plan() -> Canvas:
    """A market stall sends out gifts and letters."""
    canvas = page()
    scenery.village_street(canvas, "morning", 7, 200)
    canvas.spot(260, 340, 220, 20, "#2a3018", 0.55)
    for x in (112, 404):
        canvas.rod(f"M{x} 336 V120", 12, WOOD, WOOD_LIGHT, 2.6)
    canvas.path(
        "M92 238 H424 V338 H92 Z",
        "#a8784a",
        3.2,
        (canvas.glow(180, 250, 150, "#e2b67a", 0.85), canvas.fade(240, 260, 424, 338, "#3f2412", 0.6)),
    )
    canvas.line("M92 270 H424 M92 304 H424", 2, "#5a3a1c", 0.7)
    for k in range(7):
        left = 76 + k * 52
        tone = "#b0503a" if k % 2 == 0 else "#fbf1d8"
        strip = f"M{left + 12 - k * 2} 76 L{left + 64 - k * 4 + 2} 76 L{left + 52} 146 Q{left + 26} 174 {left} 146 Z"
        canvas.path(strip, tone, 2.8, (canvas.fade(0, 100, 0, 164, "#5a2a1c", 0.4),))
    sign(canvas, goods.berry, 152, 214, 64)
    sign(canvas, goods.resin, 214, 212, 60)
    sign(canvas, goods.pebble, 290, 216, 64)
    sign(canvas, goods.twig, 362, 212, 66)
    for x, y, turn, size in ((470, 120, 14, 1.0), (500, 200, -10, 0.8), (440, 56, -16, 0.8), (46, 130, 10, 0.8)):
        with canvas.moved(x, y, size, rotate=turn):
            canvas.path(
                shapes.rounded(-34, -22, 68, 44, 4), "#fbf1d8", 2.8, (canvas.fade(0, 0, 34, 22, "#b98e5c", 0.5),)
            )
            canvas.line("M-33 -20 L0 6 L33 -20", 2.4)
            canvas.ellipse(0, 6, 8, 8, "#b0503a", 2)
    return canvas


def a_well_run_city() -> Canvas:
    """The clock tower's face, its wheels, and a sweep's broom."""
    canvas = page()
    scenery.sky(canvas, "morning", 400)
    scenery.cloud(canvas, 80, 70, 1.1, 2)
    scenery.cloud(canvas, 470, 110, 1.0, 5)
    scenery.stone_wall(canvas, 120, 40, 300, 330, 4, course=34)
    canvas.path(
        "M96 46 L270 -60 L444 46 Z",
        "#a8512f",
        3.4,
        (canvas.glow(200, 0, 140, "#e58a50", 0.85), canvas.fade(270, 0, 440, 50, "#4e1f18", 0.7)),
    )
    canvas.ellipse(
        270,
        182,
        122,
        122,
        WOOD,
        4,
        (canvas.glow(220, 120, 140, WOOD_LIGHT, 0.9), canvas.fade(270, 190, 360, 290, "#2e180a", 0.8)),
    )
    canvas.ellipse(
        270,
        182,
        102,
        102,
        "#fbf1d8",
        3.2,
        (canvas.glow(230, 140, 120, "#ffffff", 0.8), canvas.fade(270, 180, 350, 270, "#c09a5c", 0.6)),
    )
    for k in range(12):
        angle = math.tau * k / 12
        x, y = 270 + 84 * math.sin(angle), 182 - 84 * math.cos(angle)
        with canvas.moved(x, y, rotate=k * 30):
            canvas.path("M-4 -9 H4 L3 9 H-3 Z", "#8c3b2e" if k % 3 == 0 else "#5a4632", 1.6)
    canvas.path(glyphs.cogwheel(238, 206, 30, 22, 10), GOLD, 2.4, (canvas.glow(228, 196, 36, GOLD_LIGHT, 0.9),))
    canvas.path(glyphs.cogwheel(292, 222, 22, 16, 9), "#b98a4a", 2.4, (canvas.glow(284, 214, 26, GOLD_LIGHT, 0.8),))
    canvas.path("M264 182 L268 118 L278 118 L278 182 Z", "#3b2a20", 2)
    canvas.path("M270 176 L330 152 L336 160 L274 190 Z", "#3b2a20", 2)
    canvas.ellipse(271, 182, 9, 9, GOLD, 2.4)
    with canvas.moved(438, 250, 1.1, rotate=24):
        canvas.rod("M0 -150 V60", 9, "#96683f", "#dcae72", 2.4)
        canvas.path(
            "M-12 50 H12 L34 124 C10 134 -12 132 -34 122 Z", "#3f3a36", 3, (canvas.glow(-10, 70, 40, "#8a827a", 0.8),)
        )
        canvas.line("M-14 70 L-22 120 M-4 70 L-6 126 M6 70 L10 126 M14 70 L24 120", 2, "#1c1816")
    return canvas


def capture_of_the_acorn_thieves() -> Canvas:
    """The stolen acorn behind bars."""
    canvas = page()
    scenery.stone_hall(canvas, seed=6, horizon=300)
    canvas.path(
        "M140 330 V130 C140 60 200 24 270 24 C340 24 400 60 400 130 V330 Z",
        "#3a2c26",
        5,
        (canvas.glow(250, 190, 180, "#d9a86c", 0.95),),
    )
    canvas.spot(270, 306, 90, 16, "#0e0a0a", 0.8)
    with canvas.moved(270, 212, 3.3, rotate=6):
        _acorn_with_mask(canvas)
    for x, top in ((166, 90), (222, 50), (318, 50), (374, 90)):
        canvas.rod(f"M{x} {top} V330", 10, "#4f5256", "#c3c8c8", 2.6)
    canvas.rod("M140 104 H400", 10, "#4f5256", "#c3c8c8", 2.6)
    canvas.rod("M140 304 H400", 10, "#4f5256", "#c3c8c8", 2.6)
    sign(canvas, glyphs.lock, 376, 210, 72)
    scenery.lantern(canvas, 70, 90, 1.8, 2)
    sign(canvas, kinds.coloured("governance"), 470, 180, 74, -6)
    return canvas


def _acorn_with_mask(canvas: Canvas) -> None:
    """An acorn with a thief's mask."""
    nut = "M-19 -8 C-19 12 -9 24 0 31 C9 24 19 12 19 -8 Z"
    canvas.path(
        nut, "#d79b3c", 1.8, (canvas.glow(-7, 2, 20, "#ffe39a", 0.95), canvas.fade(2, -4, 19, 24, "#6e3c0c", 0.75))
    )
    cap = "M-23 -7 C-23 -22 -11 -27 0 -27 C11 -27 23 -22 23 -7 C12 0 -12 0 -23 -7 Z"
    canvas.path(cap, "#7d5230", 1.8, (canvas.glow(-9, -19, 18, "#c79360", 0.9),))
    canvas.path("M-19 2 C-8 -2 8 -2 19 2 L17 11 C8 14 4 10 0 8 C-4 10 -8 14 -17 11 Z", "#2a2026", 1.4)
    for x in (-8, 8):
        canvas.ellipse(x, 6, 3.4, 2.6, "#fff6df", 0)
        canvas.ellipse(x + 1, 6, 1.5, 1.8, "#1a1014", 0)


def croak_wart_cure() -> Canvas:
    """A bubbling green brew, a flask and a toad who hopes."""
    canvas = page()
    scenery.indoor_room(canvas, seed=12, horizon=250, wall=("#a8a078", "#d9d3a8", "#55503a"))
    scenery.shelf(canvas, 40, 120, 1.3, 9, width=130, goods="jars")
    scenery.shelf(canvas, 372, 120, 1.2, 2, width=100)
    canvas.spot(250, 330, 170, 26, "#1c1a10", 0.6)
    canvas.spot(250, 150, 170, 120, "#c8f08a", 0.5)
    pot = "M136 210 C130 290 170 334 250 334 C330 334 370 290 364 210 Z"
    canvas.path(
        pot, "#4a4846", 4, (canvas.glow(190, 240, 90, "#96948c", 0.85), canvas.fade(240, 240, 350, 330, "#141212", 0.8))
    )
    canvas.ellipse(250, 210, 116, 28, "#3a3836", 4)
    canvas.ellipse(250, 210, 100, 20, "#7fc04a", 2.4, (canvas.glow(220, 206, 70, "#e0ff9a", 0.9),))
    for x, y, r in ((204, 196, 13), (244, 186, 17), (288, 198, 12), (266, 158, 10), (222, 148, 8), (256, 120, 6)):
        canvas.ellipse(x, y, r, r, "#9ad45c", 2, (canvas.glow(x - r * 0.3, y - r * 0.4, r, "#f4ffd0", 0.95),))
    bottle(canvas, 434, 344, 1.5)
    with canvas.moved(92, 346, 1.0):
        canvas.spot(4, 0, 62, 12, "#1c1a10", 0.55)
        body = (
            "M-52 0 C-62 -34 -46 -60 -34 -66 C-36 -84 -14 -92 -6 -76 C2 -78 8 -78 14 -76 C20 -92 44 -84 42 "
            "-66 C56 -58 64 -32 54 0 Z"
        )
        canvas.path(
            body,
            "#8a9a4a",
            3.2,
            (canvas.glow(-16, -50, 50, "#d3dc8c", 0.9), canvas.fade(4, -40, 56, 0, "#3a4a1c", 0.7)),
        )
        for x in (-20, 28):
            canvas.ellipse(x, -74, 8, 8, "#f6ecc0", 2)
            canvas.ellipse(x + 2, -74, 3.6, 5, "#2a1a14", 0)
        canvas.line("M-30 -40 C-8 -26 20 -26 40 -40", 2.8)
        for x, y in ((-34, -22), (-20, -12), (22, -16), (38, -24), (8, -58)):
            canvas.ellipse(x, y, 4, 3.4, "#5f7034", 1.2)
    return canvas


def under_new_management() -> Canvas:
    """A freshly painted shop door with the key in its lock."""
    canvas = page()
    scenery.sky(canvas, "morning", 400)
    canvas.cover("#d9bd8c")
    canvas.cover(canvas.glow(150, 80, 360, "#f8e8c0", 0.9))
    canvas.cover(canvas.fade(260, 120, 540, 360, "#8a6238", 0.6))
    scenery.stone_wall(canvas, 0, 296, 540, 64, 3, course=30)
    canvas.path(
        "M164 336 V120 C164 56 212 30 262 30 C312 30 360 56 360 120 V336 Z",
        "#7a5335",
        4,
        (canvas.glow(200, 80, 120, WOOD_LIGHT, 0.9),),
    )
    canvas.path(
        "M182 336 V124 C182 72 220 48 262 48 C304 48 342 72 342 124 V336 Z",
        "#4f8a7c",
        3.2,
        (canvas.glow(222, 110, 110, "#a8dcc4", 0.9), canvas.fade(260, 160, 342, 336, "#163a38", 0.7)),
    )
    canvas.line("M222 60 V336 M262 48 V336 M302 60 V336", 2, "#1f4a46", 0.7)
    canvas.path(
        shapes.rounded(206, 110, 112, 70, 8), "#f5e7c8", 3.2, (canvas.fade(240, 130, 318, 180, "#b98e5c", 0.5),)
    )
    sign(canvas, kinds.construction, 262, 144, 54)
    canvas.line("M262 88 L222 110 M262 88 L302 110", 2.4)
    canvas.ellipse(318, 226, 11, 15, GOLD, 2.6, (canvas.glow(314, 220, 14, GOLD_LIGHT, 0.9),))
    sign(canvas, lambda target: kinds.key(target, (GOLD, GOLD_LIGHT, GOLD_DARK)), 356, 224, 78, 40)
    for x in (56, 450):
        canvas.path(
            shapes.rounded(x - 48, 110, 96, 110, 8), "#f8cf6a", 5, (canvas.glow(x - 10, 150, 70, "#fffbe0", 0.9),), WOOD
        )
        canvas.line(f"M{x} 110 V220 M{x - 48} 164 H{x + 48}", 5, WOOD)
        scenery.flower_bed(canvas, x, 228, 1.6, int(x), width=56)
        canvas.path(
            shapes.rounded(x - 52, 222, 104, 20, 4), WOOD, 2.8, (canvas.glow(x - 20, 224, 60, WOOD_LIGHT, 0.8),)
        )
    scenery.sack(canvas, 452, 348, 1.6, 1)
    scenery.barrel(canvas, 66, 352, 1.3)
    return canvas


def flying_doctor_service() -> Canvas:
    """A pigeon on the wing with a doctor's bag."""
    canvas = page()
    scenery.meadow(canvas, "noon", 280, 14, 2, 5)
    scenery.cloud(canvas, 430, 84, 1.3, 3)
    with canvas.moved(276, 150, 1.25, rotate=-6):
        canvas.path(
            "M-20 -8 C-60 -30 -84 -84 -70 -118 C-34 -104 6 -70 22 -20 Z",
            "#b9bec4",
            3,
            (canvas.glow(-44, -76, 60, "#f4f6f6", 0.9), canvas.fade(-20, -60, 20, -10, "#5a6470", 0.7)),
        )
        canvas.line("M-62 -96 C-40 -80 -20 -56 -6 -26 M-58 -74 C-42 -62 -26 -44 -16 -22", 2, "#5a6470")
        body = (
            "M-118 26 C-90 16 -60 -6 -26 -14 C10 -24 44 -26 66 -46 C82 -60 108 -52 110 -32 C112 -14 100 -4 "
            "92 8 C70 40 20 54 -20 42 C-50 36 -90 38 -118 26 Z"
        )
        canvas.path(
            body, "#cfd3d6", 3.2, (canvas.glow(20, -24, 80, "#ffffff", 0.9), canvas.fade(0, 0, 10, 50, "#5a6470", 0.75))
        )
        canvas.path(
            "M10 -12 C20 -60 60 -104 108 -118 C116 -74 86 -20 44 4 Z",
            "#dfe3e4",
            3,
            (canvas.glow(60, -70, 60, "#ffffff", 0.9), canvas.fade(40, -20, 90, -60, "#5a6470", 0.4)),
        )
        canvas.line("M96 -98 C70 -82 46 -52 36 -22 M98 -76 C80 -64 60 -42 50 -18", 2, "#5a6470")
        canvas.ellipse(88, -34, 5, 6, "#2a1a14", 1.4)
        canvas.ellipse(86.6, -36, 1.7, 1.9, "#ffffff", 0)
        canvas.path("M108 -38 L128 -30 L108 -24 Z", "#e8a03c", 2.4)
        canvas.path("M60 -48 C70 -66 104 -66 110 -44 C94 -52 76 -52 60 -48 Z", "#6f8f45", 2.6)
        canvas.line("M-10 34 C0 60 6 66 12 76 M34 36 C30 58 24 68 22 76", 3.4, "#8a5c36")
        canvas.path(
            shapes.rounded(-20, 74, 76, 52, 8),
            "#8c5a34",
            3,
            (canvas.glow(0, 86, 44, "#d9a873", 0.9), canvas.fade(16, 90, 56, 126, "#2e180a", 0.7)),
        )
        canvas.ellipse(18, 100, 17, 17, "#fbf1d8", 2.4)
        canvas.path(
            "M18 106 C8 98 6 90 13 89 C16 89 18 92 18 94 C18 92 20 89 23 89 C30 90 28 98 18 106 Z", "#b0383a", 1.4
        )
    return canvas
