"""Pictures of the forest cards: eleven clearings, each with its own plants and mood."""

import math
import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import BERRY, LEAF_DEEP, LEAF_GOLD, LEAF_RUST, LEAF_SPRING, LEAF_SUMMER
from art.parts import scenery
from art.parts.icons import goods
from art.parts.vignettes import page, sign


def berry_thicket() -> Canvas:
    """Bushes heavy with berries all round."""
    canvas = page()
    scenery.forest_interior(canvas, "morning", 2, 210)
    for x, y, size, seed in (
        (110, 262, 1.7, 1),
        (430, 262, 1.7, 2),
        (270, 282, 1.9, 3),
        (60, 340, 2.0, 4),
        (480, 344, 2.0, 5),
    ):
        scenery.bush(canvas, x, y, size, seed, LEAF_SUMMER, BERRY)
    sign(canvas, goods.berry, 262, 316, 74)
    return canvas


def bramble_gate() -> Canvas:
    """An arch of brambles before a sunny glade."""
    canvas = page()
    scenery.meadow(canvas, "morning", 230, 3, 0, 14)
    rng = random.Random(3)
    for k in rng.sample(range(25), 25):
        angle = math.pi * (1 + k / 24)
        x, y = 270 + 205 * math.cos(angle), 262 + 205 * math.sin(angle)
        scenery.leaf_mass(
            canvas, x, y, rng.uniform(0.9, 1.3), rng.randrange(99), LEAF_DEEP if k % 2 else LEAF_SUMMER, 2.4
        )
        for _ in range(3):
            bx, by = x + rng.uniform(-30, 30), y + rng.uniform(-26, 26)
            canvas.ellipse(bx, by, 6, 6, BERRY, 1.6, (canvas.glow(bx - 2, by - 2, 5, "#f7a0b4", 0.95),))
    for side in (50, 490):
        scenery.bush(canvas, side, 350, 1.8, side, LEAF_DEEP, BERRY)
    scenery.path_to(canvas, 262, 246, 1.1, 1)
    return canvas


def resin_pines() -> Canvas:
    """Old pines weeping amber."""
    canvas = page()
    scenery.forest_interior(canvas, "evening", 6, 236)
    for x, size in ((120, 1.0), (410, 1.05), (268, 0.8)):
        scenery.tree_trunk(canvas, x, 316, size, int(x), ("#42241a", "#96583a", "#dca070"))
        for dx, dy, drop in ((-10, -210, 1.0), (14, -150, 1.3), (-4, -92, 1.0)):
            with canvas.moved(x + dx * size, 316 + dy * size, drop):
                canvas.spot(0, 0, 40, 40, "#ffc860", 0.5)
                amber = "M0 -26 C5 -8 14 0 12 12 C10 22 -10 22 -12 12 C-14 0 -5 -8 0 -26 Z"
                canvas.path(amber, "#e09a28", 2.2, (canvas.glow(-3, 6, 14, "#fff0b0", 0.95),))
    scenery.fern(canvas, 200, 346, 1.6, 3, LEAF_GOLD)
    scenery.fern(canvas, 350, 350, 1.5, 4)
    return canvas


def woodcutters_stump() -> Canvas:
    """A stump that serves as a table: twig, resin and berry."""
    canvas = page()
    scenery.forest_interior(canvas, "morning", 9, 220)
    canvas.spot(276, 336, 190, 26, "#1f2a12", 0.6)
    roots = (
        "M150 344 C180 330 176 300 174 250 H372 C370 300 372 330 404 344 C360 352 330 340 300 348 C262 356 "
        "230 340 200 348 C180 350 164 348 150 344 Z"
    )
    bark = canvas.linear(170, 0, 376, 0, (0, "#c79a66", 0.8), (0.5, "#7a5536", 0), (1, "#2c1a0f", 0.75))
    canvas.path(roots, "#7a5536", 3.2, (bark,))
    canvas.ellipse(273, 250, 100, 26, "#e2c08c", 3, (canvas.glow(240, 242, 80, "#fff0cc", 0.9),))
    for k in (0.75, 0.5, 0.25):
        canvas.line(shapes.ellipse(273, 250, 100 * k, 25 * k), 1.6, "#a57c44", 0.8)
    sign(canvas, goods.twig, 212, 222, 88)
    sign(canvas, goods.resin, 278, 216, 78)
    sign(canvas, goods.berry, 344, 224, 80)
    scenery.mushroom(canvas, 130, 346, 1.8, 2)
    scenery.mushroom(canvas, 430, 340, 1.5, 5)
    return canvas


def pebble_brook() -> Canvas:
    """A clear brook over round stones."""
    canvas = page()
    scenery.forest_interior(canvas, "morning", 13, 180)
    brook = (
        "M250 196 C300 220 200 240 240 266 C290 296 150 310 120 370 H470 C450 320 360 300 340 270 C320 240 "
        "340 220 290 194 Z"
    )
    flow = canvas.linear(0, 190, 0, 360, (0, "#e4f2e4", 0.9), (1, "#3f727c", 0.8))
    canvas.path(brook, "#7fb4b4", 2.6, (flow,), "#5f6a48")
    rng = random.Random(4)
    for _ in range(12):
        x, y = rng.uniform(180, 420), rng.uniform(250, 350)
        canvas.brush(f"M{x:.0f} {y:.0f} q10 -4 20 0 t20 0", 2.6, "#ffffff", 0.75)
    for x, y, size in (
        (150, 300, 1.5),
        (196, 336, 2.0),
        (420, 322, 1.9),
        (374, 286, 1.3),
        (296, 328, 1.6),
        (258, 290, 1.1),
        (330, 250, 0.9),
    ):
        scenery.rock(canvas, x, y, size, int(x), ("#98a0a4", "#f0f4f2", "#3f464c"))
    scenery.fern(canvas, 80, 330, 1.8, 3)
    return canvas


def fairy_ring() -> Canvas:
    """A ring of toadstools that glows by night."""
    canvas = page()
    scenery.forest_interior(canvas, "night", 5, 210)
    canvas.spot(270, 290, 220, 80, "#9af0c0", 0.55)
    for k in range(13):
        angle = math.tau * (k + 0.3) / 13 - math.pi / 2
        depth = math.sin(angle)
        tones = (("#c1483a", "#f2a07a"), ("#c98b3a", "#f6d48a"), ("#7a6ac0", "#c0b4f0"))[k % 3]
        scenery.mushroom(canvas, 270 + 170 * math.cos(angle), 296 + 44 * depth, 1.25 + 0.5 * depth, k, tones)
    rng = random.Random(8)
    for _ in range(26):
        x, y = rng.uniform(110, 430), rng.uniform(130, 330)
        canvas.spot(x, y, 11, 11, "#e8ffd0", 0.85)
    return canvas


def hollow_oak() -> Canvas:
    """A great hollow oak with lit windows at dusk."""
    canvas = page()
    scenery.forest_interior(canvas, "dusk", 4, 240)
    scenery.tree_trunk(canvas, 270, 326, 1.9, 3, ("#2a1a16", "#6a4a34", "#c08a5c"))
    canvas.path(
        "M232 320 V262 C232 226 250 212 272 212 C294 212 312 226 312 262 V320 Z",
        "#2a1810",
        3.4,
        (canvas.glow(272, 290, 60, "#f8b860", 0.9),),
    )
    scenery.round_window(canvas, 236, 140, 0.62, lit=True)
    scenery.round_window(canvas, 308, 96, 0.5, lit=True)
    for x, y in ((160, 140), (392, 120), (120, 190)):
        scenery.lantern(canvas, x, y, 1.4, x)
    canvas.spot(272, 310, 160, 50, "#ffc878", 0.5)
    scenery.fern(canvas, 150, 346, 1.7, 2, LEAF_DEEP)
    scenery.fern(canvas, 420, 346, 1.7, 6, LEAF_DEEP)
    return canvas


def leaf_heap() -> Canvas:
    """An autumn wood with drifts of fallen leaves."""
    canvas = page()
    scenery.forest_interior(canvas, "autumn", 8, 220)
    rng = random.Random(6)
    canvas.spot(280, 330, 210, 40, "#5a3a14", 0.6)
    for _ in range(190):
        x = rng.gauss(276, 86)
        top = 344 - 96 * math.exp(-(((x - 276) / 110) ** 2))
        _fallen_leaf(canvas, x, rng.uniform(top, 350), rng)
    for _ in range(26):
        _fallen_leaf(canvas, rng.uniform(0, 540), rng.uniform(30, 240), rng)
    return canvas


def mirror_pond() -> Canvas:
    """A still pond with lilies that doubles the moon."""
    canvas = page()
    scenery.forest_interior(canvas, "night", 12, 200)
    scenery.moon(canvas, 290, 80, 1.1, 3)
    water = ("#3f6a7c", "#a8d0d0", "#15303f")
    scenery.pond(canvas, 270, 292, 2.5, 4, water)
    with canvas.moved(290, 292, stretch=0.4):
        canvas.ellipse(0, 0, 30, 30, "#f8efcf", 0, opacity=0.85)
        canvas.spot(0, 0, 90, 90, "#f8efcf", 0.4)
    for x, y, size in ((150, 296, 1.2), (206, 318, 1.0), (384, 300, 1.2), (346, 326, 0.9), (220, 276, 0.8)):
        with canvas.moved(x, y, size):
            canvas.path(
                "M0 0 L22 -7 C30 4 10 12 -6 11 C-26 10 -30 -6 -14 -11 C0 -15 14 -12 18 -9 Z",
                "#5f8a5c",
                2,
                (canvas.glow(-8, -4, 22, "#a8d090", 0.8),),
            )
            if x in (150, 384):
                for turn in (-50, -20, 20, 50, 0):
                    with canvas.moved(0, -4, rotate=turn):
                        canvas.path("M0 0 C6 -6 5 -16 0 -20 C-5 -16 -6 -6 0 0 Z", "#f6c9d4", 1.6)
    scenery.reeds(canvas, 60, 330, 1.7, 3)
    scenery.reeds(canvas, 490, 330, 1.7, 5)
    return canvas


def echo_birches() -> Canvas:
    """White birches in mist where paths part."""
    canvas = page()
    scenery.sky(canvas, "winter", 300)
    canvas.cover(canvas.glow(270, 150, 340, "#f4f2dc", 0.8))
    scenery.hills(canvas, 230, 40, 3, ("#b9c4ac", "#eef0dc"))
    scenery.ground(canvas, 236, 4, ("#9cb070", "#e4e6b0", "#56743f"))
    scenery.path_to(canvas, 220, 246, 1.1, 0)
    scenery.path_to(canvas, 320, 246, 1.1, 1)
    rng = random.Random(9)
    for x, foot, half in (
        (60, 300, 15),
        (140, 268, 9),
        (206, 256, 7),
        (336, 256, 7),
        (404, 268, 9),
        (486, 304, 16),
        (270, 276, 11),
    ):
        trunk = (
            f"M{x - half * 1.3:.0f} {foot} L{x - half * 0.8:.0f} -8 H{x + half * 0.8:.0f} "
            f"L{x + half * 1.3:.0f} {foot} Z"
        )
        canvas.path(trunk, "#f1ece0", 2.6, (canvas.fade(x - half * 0.4, 0, x + half * 1.2, 0, "#8a8478", 0.8),))
        for _ in range(11):
            y = rng.uniform(6, foot - 10)
            canvas.line(f"M{x - half * 0.7:.0f} {y:.0f} q{half * 0.5:.0f} 4 {half:.0f} 1", 2.4, "#4a443c", 0.8)
    for x in range(-10, 560, 46):
        scenery.leaf_mass(canvas, x, rng.uniform(-12, 26), rng.uniform(0.8, 1.1), x, LEAF_SPRING, 2, 5)
    scenery.fern(canvas, 120, 344, 1.6, 4, LEAF_SPRING)
    scenery.flower_bed(canvas, 430, 346, 1.7, 5, width=110)
    return canvas


def meadow_edge() -> Canvas:
    """The wood opens onto a bright meadow full of flowers."""
    canvas = page()
    scenery.meadow(canvas, "noon", 200, 21, 0, 0)
    rng = random.Random(5)
    for _ in range(64):
        x, y = rng.uniform(70, 470), rng.uniform(226, 352)
        scenery.flower(canvas, x, y, 1.0 + (y - 220) / 130, rng.randrange(99))
    scenery.tree_trunk(canvas, 14, 350, 1.15, 4)
    scenery.tree_trunk(canvas, 530, 350, 1.15, 7)
    for k in range(9):
        scenery.leaf_mass(
            canvas, 10 + k * 66, 6 + 26 * abs(k - 4) / 4, 1.15, k, LEAF_DEEP if k % 2 else LEAF_SUMMER, 2.4
        )
    return canvas


FOREST = {
    "forest_3_berry": berry_thicket,
    "forest_2_berry_1_card": bramble_gate,
    "forest_2_resin_1_twig": resin_pines,
    "forest_1_twig_1_resin_1_berry": woodcutters_stump,
    "forest_1_pebble_3_card": pebble_brook,
    "forest_2_any": fairy_ring,
    "forest_2_card_1_any": hollow_oak,
    "forest_discard_up_to_3_gain_any": leaf_heap,
    "forest_discard_any_draw_double": mirror_pond,
    "forest_copy_basic_1_card": echo_birches,
    "forest_draw_2_meadow_play_1": meadow_edge,
}


def _fallen_leaf(canvas: Canvas, x: float, y: float, rng: random.Random) -> None:
    tone = rng.choice((*LEAF_GOLD, *LEAF_RUST, "#d9a545", "#b84a36"))
    with canvas.moved(x, y, rng.uniform(0.7, 1.2), rotate=rng.uniform(0, 360)):
        canvas.path("M0 -11 C8 -6 8 5 0 11 C-8 5 -8 -6 0 -11 Z", tone, 1.3, (), "#5a3014")
        canvas.line("M0 -8 V14", 1, "#5a3014", 0.8)
