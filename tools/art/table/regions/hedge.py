"""The strip of wood between two regions that are seen side by side."""

import random

from PIL import Image

from art.kit.canvas import Canvas
from art.kit.paint import paint
from art.kit.palette import LEAF_DEEP, PINE
from art.kit.picture import Picture
from art.parts import scenery
from art.table.regions.ground import GRAIN, GROUND

HEDGE_SIZE = 300, GROUND[1]
DARK_PINE = ("#2f4a36", "#456342", "#82a060")


def hedge() -> Canvas:
    """Pines from the horizon to the lower edge, back to front, with bushes at their feet."""
    canvas = Canvas(*HEDGE_SIZE)
    rng = random.Random(9)
    for x, size in ((150, 2.5), (116, 2.0), (186, 2.1)):
        scenery.pine(canvas, x, 306 + size, size, int(x), DARK_PINE)
    foot = 330.0
    while foot < GROUND[1] + 90:
        size = 1.2 + (foot - 300) / 1500
        x = 150 + rng.uniform(-46, 46)
        canvas.spot(x + 8, foot + 2, 54 * size, 12 * size, "#1f2a16", 0.5)
        if rng.random() < 0.72:
            scenery.pine(canvas, x, foot, size * 1.25, rng.randrange(99), rng.choice((PINE, DARK_PINE)))
        else:
            scenery.bush(canvas, x, foot, size * 0.9, rng.randrange(99), LEAF_DEEP, rng.choice(("", "#a8325a")))
        foot += rng.uniform(22, 40)
    return canvas


def hedge_finish(picture: Picture) -> Image.Image:
    return paint(picture.recipes[0](), *picture.size, picture.seed, 1, 0.62, 0.5, GRAIN)
