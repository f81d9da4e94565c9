"""The staff of The Root: the skunks who sit where one would like to stand, and Miss Lily Thorn; the Sharing tile."""

import functools

from art.boxes.duo.chapters import hare, thorn, tortoise
from art.kit.canvas import Canvas
from art.kit.palette import AnimalColours
from art.kit.part import draw_all, each, put
from art.kit.picture import Picture, gently_painted, painted
from art.parts import scenery
from art.parts.buildings import goods
from art.parts.critters.face import Look
from art.parts.critters.wares import basket
from art.parts.figurines.figures import AVATAR_SIZE, FIGURE_SIZE, figurine, ring, rounded_bust
from art.portrait import Arm
from art.tile import scene_tile

SKUNK = AnimalColours("#4a4450", "#8a8292", "#1c1822", "#7a3f5c", "#c88aa4", "#341426")


def miss_thorn() -> Canvas:
    """Her bust in a round frame, with her hat."""
    canvas = Canvas(*AVATAR_SIZE)
    ground = (canvas.glow(56, 48, 84, "#fff6dc", 0.9), canvas.fade(60, 60, 130, 140, SKUNK.cloth_dark, 0.5))
    canvas.ellipse(80, 80, 72, 72, SKUNK.cloth_light, 0, ground)
    draw_all(canvas, (thorn(82, y=206, size=0.56, look=Look(turn=-0.15, eyes="sly", mouth="smirk")),))
    ring(canvas, SKUNK)
    return canvas


SHARING = scene_tile(
    put(scenery.meadow, "morning", 200, seed=23, trees=1, flowers=12),
    hare(150, y=350, size=0.86, right=Arm("offer", put(basket, 104, 54, True, "berries"), at=(0, 30)), left=Arm("hip")),
    tortoise(400, y=344, size=0.86, left=Arm("offer"), right=Arm("hip")),
    each(goods.basket, (276, 352, 1.6, 3, "berry")),
)

PICTURES = (
    Picture("duo/skunk.png", FIGURE_SIZE, (functools.partial(figurine, "skunk", SKUNK),), gently_painted),
    Picture("duo/miss_thorn.png", AVATAR_SIZE, (miss_thorn,), rounded_bust),
    Picture("duo/sharing.jpg", (270, 180), (SHARING,), painted),
)
