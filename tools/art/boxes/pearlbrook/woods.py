"""The four forest cards of the river box."""

import random

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import BERRY, LEAF_SUMMER
from art.parts import scenery
from art.parts.buildings import rocks, trims
from art.parts.icons import goods
from art.parts.scenery import riverside
from art.parts.vignettes import page, sign

GREY_ROCK = ("#98a0a4", "#f0f4f2", "#3f464c")


def pebble_falls() -> Canvas:
    """A small waterfall with two towers of balanced pebbles beside its pool."""
    canvas = page()
    scenery.forest_interior(canvas, "morning", 18, 190)
    cliff = ("#8a9490", "#e4ece4", "#3a4448")
    rocks.crags(canvas, ((160, 262, 200, 170), (392, 262, 200, 176), (276, 250, 190, 190)), 6, cliff, 0.5)
    for x, y, size in ((150, 270, 2.4), (404, 270, 2.4)):
        scenery.rock(canvas, x, y, size, int(x), GREY_ROCK)
    fall = canvas.linear(0, 80, 0, 270, (0, "#eafcff", 0.95), (1, "#8fc8d8", 0.95))
    canvas.path("M250 84 C256 150 244 210 238 270 H318 C310 210 298 150 302 84 Z", fall, 2.2, (), "#5a8a98")
    for x in (258, 272, 286, 298):
        canvas.brush(f"M{x} 92 C{x - 4} 150 {x - 6} 210 {x - 8 + (x - 276) * 0.5:.0f} 262", 3, "#ffffff", 0.8)
    scenery.pond(canvas, 276, 300, 2.3, 4, riverside.PEARL_WATER)
    canvas.spot(276, 272, 70, 16, "#ffffff", 0.9)
    for x, foot in ((118, 330), (438, 330)):
        _cairn(canvas, x, foot)
    scenery.fern(canvas, 52, 330, 1.6, 3)
    scenery.fern(canvas, 500, 330, 1.5, 6)
    return canvas


def amber_fork() -> Canvas:
    """A path forks: amber and pebbles on a stump to the left, a nest of cards to the right."""
    canvas = page()
    scenery.forest_interior(canvas, "evening", 22, 214)
    scenery.path_to(canvas, 232, 224, 1.2, 0)
    scenery.path_to(canvas, 312, 224, 1.2, 1)
    canvas.rod("M272 320 V128", 13, "#8a5c36", "#d9a873", 2.6)
    for d, tone_name in (
        ("M272 140 L190 132 L166 154 L190 176 L272 172 Z", "#d98a1e"),
        ("M272 184 L354 178 L380 200 L354 220 L272 218 Z", "#c9b48c"),
    ):
        canvas.path(d, tone_name, 2.8, (canvas.glow(240, 150, 80, "#fff0c8", 0.7),))
    with canvas.moved(110, 322, 1.2):
        canvas.path("M-56 8 L-46 -40 H46 L56 8 Z", "#7a5536", 2.8, (canvas.fade(-10, 0, 56, 0, "#2c1a0f", 0.7),))
        canvas.ellipse(0, -40, 47, 13, "#e2c08c", 2.4)
    sign(canvas, goods.resin, 84, 246, 76)
    sign(canvas, goods.pebble, 142, 252, 66)
    for k in range(4):
        with canvas.moved(398 + k * 28, 268 - abs(k - 1.5) * -6, 1.0, rotate=-24 + k * 16):
            canvas.path(
                shapes.rounded(-25, -44, 50, 68, 6), "#4f6e3c", 2.6, (canvas.glow(-8, -24, 40, "#a9bf70", 0.8),)
            )
            canvas.line(shapes.rounded(-19, -38, 38, 56, 4), 2, "#d79b3c")
            canvas.path(shapes.star(0, -10, 11, 5), "#d79b3c", 1.4)
    scenery.bush(canvas, 440, 334, 1.4, 5, LEAF_SUMMER)
    return canvas


def berry_creek() -> Canvas:
    """A creek over round stones under bushes hung with berries."""
    canvas = page()
    scenery.forest_interior(canvas, "morning", 33, 176)
    creek = (
        "M250 186 C330 214 190 236 250 262 C320 292 150 316 130 372 H440 C430 322 360 300 344 268 "
        "C330 238 372 214 300 184 Z"
    )
    flow = canvas.linear(0, 180, 0, 360, (0, "#e4f6f4", 0.95), (1, "#2f7a94", 0.85))
    canvas.path(creek, "#6ab0c0", 2.6, (flow,), "#5f6a48")
    riverside.shore_stones(canvas, [(206, 300, 24), (322, 330, 28), (270, 262, 15), (360, 296, 19), (196, 344, 20)], 4)
    for x, y, size, seed in ((86, 296, 1.9, 3), (458, 292, 1.9, 5), (50, 350, 1.7, 8), (500, 352, 1.6, 9)):
        scenery.bush(canvas, x, y, size, seed, LEAF_SUMMER, BERRY)
    for x, y in ((236, 318), (292, 296), (340, 350), (250, 346)):
        canvas.ellipse(x, y, 8, 8, BERRY, 2, (canvas.glow(x - 3, y - 3, 7, "#f7a0b4", 0.95),))
    return canvas


def trading_glade() -> Canvas:
    """Cards pegged to lines between birches, some falling, some put up anew."""
    canvas = page()
    scenery.meadow(canvas, "morning", 200, 12, 0, 14)
    rng = random.Random(4)
    for x, half in ((44, 20), (270, 14), (496, 20)):
        trunk = f"M{x - half * 1.3:.0f} 330 L{x - half * 0.8:.0f} -8 H{x + half * 0.8:.0f} L{x + half * 1.3:.0f} 330 Z"
        canvas.path(trunk, "#f1ece0", 2.8, (canvas.fade(x - half * 0.4, 0, x + half * 1.2, 0, "#8a8478", 0.8),))
        for _ in range(10):
            y = rng.uniform(20, 310)
            canvas.line(f"M{x - half * 0.7:.0f} {y:.0f} q{half * 0.5:.0f} 4 {half:.0f} 1", 2.6, "#4a443c", 0.8)
    for x in range(-10, 560, 52):
        scenery.leaf_mass(canvas, x, rng.uniform(-14, 20), rng.uniform(0.9, 1.2), x, LEAF_SUMMER, 2.2, 5)
    colours = ("#6f8f45", "#b0503a", "#4f7f94", "#7d5a86", "#b98d57", "#6f8f45")
    spots = [
        *trims.hang_points((52, 104), (264, 104), 22, 4)[1:-1],
        *trims.hang_points((276, 104), (488, 104), 22, 4)[1:-1],
    ]
    trims.rope(canvas, (52, 104), (264, 104), 22, 3)
    trims.rope(canvas, (276, 104), (488, 104), 22, 3)
    for k, spot in enumerate(spots):
        _leaf_card(canvas, *spot, colours[k], (k % 3 - 1) * 4)
    for x, y, turn, colour in ((150, 262, 38, "#b98d57"), (352, 276, -30, "#4f7f94")):
        _leaf_card(canvas, x, y, colour, turn)
    sign(canvas, goods.any_good, 256, 300, 74)
    return canvas


def _cairn(canvas: Canvas, x: float, foot: float) -> None:
    """Four pebbles balanced on each other."""
    rng = random.Random(int(x))
    y = foot
    for half, tall in ((50, 34), (38, 28), (28, 23), (17, 16)):
        shade = (
            canvas.glow(x - half * 0.4, y - tall * 0.8, half * 1.2, "#f4f6f4", 0.95),
            canvas.fade(x, y - tall * 0.5, x + half, y, "#3a424a", 0.75),
        )
        canvas.path(
            shapes.pebbly(x + rng.uniform(-4, 4), y - tall / 2, half, tall / 2 + 2, rng, 0.06), "#a0a8ac", 2.6, shade
        )
        y -= tall


def _leaf_card(canvas: Canvas, x: float, y: float, colour: str, turn: float) -> None:
    """A small playing card hanging from (x, y) by a peg."""
    with canvas.moved(x, y, 1.25, rotate=turn):
        canvas.path(shapes.rounded(-25, 0, 50, 68, 6), "#f5e7c8", 2.4, (canvas.fade(0, 20, 26, 68, "#a87f48", 0.5),))
        canvas.path(shapes.rounded(-20, 6, 40, 14, 3), colour, 1.6)
        canvas.path(shapes.rounded(-20, 24, 40, 26, 3), "#a9c4b0", 1.6, (canvas.glow(-8, 30, 22, "#fff6d8", 0.8),))
        canvas.line("M-16 57 H16", 2, "#8a6a44", 0.8)
        canvas.path(shapes.rounded(-4, -9, 8, 17, 2), "#b98a4e", 1.6)


FOREST = {
    "forest_two_pebble_one_card": pebble_falls,
    "forest_resin_pebble_or_four_cards": amber_fork,
    "forest_berry_pebble_card": berry_creek,
    "forest_discard_two_meadow_draw_two_meadow": trading_glade,
}
