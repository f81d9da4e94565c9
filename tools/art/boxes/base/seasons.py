"""The four seasons as wide vignettes for the banner of a new season."""

import random

from art.kit.canvas import Canvas
from art.kit.palette import LEAF_BLOSSOM, LEAF_GOLD, LEAF_RUST, LEAF_SNOW, LEAF_SPRING, LEAF_SUMMER
from art.parts import scenery
from art.parts.scenery.backdrops import cottage

WIDTH, HEIGHT = 648, 270


def winter() -> Canvas:
    """Snow falls on a sleeping village."""
    canvas = Canvas(WIDTH, HEIGHT)
    scenery.meadow(canvas, "winter", 150, 3, 0, 0)
    for x, y, size in ((170, 190, 0.9), (252, 182, 0.7), (470, 188, 0.85)):
        canvas.spot(x, y - 20, 70 * size, 50 * size, "#ffd890", 0.5)
        with canvas.moved(x, y, size):
            cottage(canvas, "#8a5040")
            snow = (
                "M-40 -30 C-22 -48 -10 -60 2 -69 C14 -58 28 -46 42 -32 C34 -28 28 -36 20 -32 C12 -38 4 -32 "
                "-4 -36 C-14 -32 -22 -36 -28 -30 Z"
            )
            canvas.path(snow, "#fbfaf2", 1.6, (canvas.fade(0, -50, 30, -30, "#9fb4c4", 0.6),))
        scenery.smoke(canvas, x + 10, y - 60 * size, 0.6, int(x))
    for x, y, size in ((40, 232, 1.2), (104, 216, 0.9), (590, 230, 1.25), (530, 214, 0.95), (380, 198, 0.6)):
        scenery.pine(canvas, x, y, size, int(x), ("#3f5c5c", "#6a8a84", "#f6f7ef"))
    scenery.broadleaf(canvas, 330, 196, 0.6, 4, LEAF_SNOW)
    _strewn(canvas, 90, "#ffffff", (1.4, 3.4), 0.95, 4)
    return canvas


def spring() -> Canvas:
    """Blossom over fresh grass."""
    canvas = Canvas(WIDTH, HEIGHT)
    scenery.meadow(canvas, "morning", 150, 8, 0, 16)
    scenery.stream(canvas, 226, 4)
    for x, y, size, leaves in (
        (90, 212, 1.25, LEAF_BLOSSOM),
        (560, 214, 1.3, LEAF_BLOSSOM),
        (196, 186, 0.7, LEAF_SPRING),
        (452, 184, 0.7, LEAF_BLOSSOM),
    ):
        scenery.broadleaf(canvas, x, y, size, int(x), leaves)
    scenery.flower_bed(canvas, 320, 214, 1.4, 3, width=200)
    scenery.reeds(canvas, 30, 248, 1.2, 2)
    scenery.reeds(canvas, 616, 252, 1.2, 3)
    _strewn(canvas, 40, "#f8d9d3", (2, 3.6), 0.9, 6)
    return canvas


def summer() -> Canvas:
    """High sun, full crowns, butterflies."""
    canvas = Canvas(WIDTH, HEIGHT)
    scenery.meadow(canvas, "noon", 152, 15, 0, 22)
    scenery.path_to(canvas, 330, 164, 1.0, 1)
    for x, y, size in ((70, 224, 1.4), (584, 226, 1.4), (180, 190, 0.8), (486, 188, 0.75)):
        scenery.broadleaf(canvas, x, y, size, int(x), LEAF_SUMMER)
    scenery.bush(canvas, 250, 238, 0.9, 3, LEAF_SUMMER, "#a8325a")
    scenery.fence(canvas, 400, 232, 1.1, 3, length=96)
    for x, y, tone in ((220, 110, "#e7a24a"), (430, 130, "#c98bb0"), (300, 190, "#f3d27a"), (520, 90, "#e7766a")):
        with canvas.moved(x, y, 1.2, rotate=x % 40 - 20):
            for side in (False, True):
                with canvas.moved(mirror=side):
                    canvas.path(
                        "M0 0 C-4 -12 -16 -12 -15 -3 C-15 3 -6 4 0 0 C-6 2 -11 8 -7 11 C-3 12 0 6 0 0 Z", tone, 1.6
                    )
            canvas.line("M0 -5 V8", 2)
    return canvas


def autumn() -> Canvas:
    """Gold and rust, leaves in the wind."""
    canvas = Canvas(WIDTH, HEIGHT)
    scenery.meadow(canvas, "autumn", 150, 6, 0, 3)
    for x, y, size, leaves in (
        (80, 222, 1.4, LEAF_RUST),
        (566, 222, 1.35, LEAF_GOLD),
        (186, 190, 0.8, LEAF_GOLD),
        (476, 188, 0.75, LEAF_RUST),
        (390, 178, 0.5, LEAF_GOLD),
    ):
        scenery.broadleaf(canvas, x, y, size, int(x), leaves)
    rng = random.Random(3)
    for _ in range(80):
        left, top = rng.uniform(0, WIDTH), rng.choice((rng.uniform(30, 190), rng.uniform(205, 268)))
        with canvas.moved(left, top, rng.uniform(0.5, 0.95), rotate=rng.uniform(0, 360)):
            tone = rng.choice(("#d9a545", "#bb6a3c", "#b84a36", "#e6c566"))
            canvas.path("M0 -9 C7 -5 7 4 0 9 C-7 4 -7 -5 0 -9 Z", tone, 1.3, (), "#5a3014")
    scenery.mushroom(canvas, 280, 250, 1.2, 3)
    scenery.mushroom(canvas, 304, 256, 0.9, 5)
    return canvas


SEASONS = {draw.__name__: draw for draw in (winter, spring, summer, autumn)}


def _strewn(canvas: Canvas, count: int, colour: str, sizes: tuple[float, float], opacity: float, seed: int) -> None:
    """Flakes or petals in the air."""
    rng = random.Random(seed)
    for _ in range(count):
        size = rng.uniform(*sizes)
        canvas.ellipse(rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT), size, size * 0.9, colour, 0, opacity=opacity)
