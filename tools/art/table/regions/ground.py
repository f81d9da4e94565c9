"""What all regions have in common: their measures, and the watercolour they are finished in.

A ground is 2560 x 1034 units, of which 1.637 make a unit of the table. One that can fill a very wide window by itself
has a margin at either side, in which nothing of the game lies: everything is placed from the middle. Above it there is
more sky, for tall windows.
"""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PIL import Image, ImageEnhance

from art.kit.canvas import Canvas
from art.kit.paint import paint
from art.kit.palette import CLOUD, mixed
from art.kit.picture import Picture
from art.parts.scenery.sky import SKIES, cloud
from art.table.textures import on_paper

Box = tuple[float, float, float, float]
"""Left, top, right, foot."""
Heaven = Callable[[Canvas], None]
"""Paints the upper sky."""
Plant = Callable[[Canvas, float, float, float, int], None]
"""Draws a plant from its foot, size and seed."""
GROUND = 2560, 1034
MARGIN = 540
WIDE_GROUND = GROUND[0] + 2 * MARGIN, GROUND[1]
SKY = 380
GRAIN = 3.0
QUALITY = 83


def finished(picture: Picture) -> Image.Image:
    """A gentle watercolour on light paper, a little brighter than life."""
    canvas = picture.recipes[0]()
    image = paint(canvas, *picture.size, picture.seed, supersample=1, strength=0.62, tremor=0.5, unit=GRAIN)
    image = on_paper(image, picture.seed).convert("RGB")
    return ImageEnhance.Brightness(ImageEnhance.Color(image).enhance(1.1)).enhance(1.04)


def under_the_sky(size: tuple[int, int], heaven: Heaven, draw: Callable[[Canvas], None]) -> Canvas:
    """A ground of this size with a sky above it; `draw` knows nothing of that."""
    canvas = Canvas(size[0], size[1] + SKY)
    heaven(canvas)
    with canvas.moved(0, SKY):
        draw(canvas)
    return canvas


def heaven(time: str, clouds: tuple[str, str] = (CLOUD, "#d9b49a")) -> Heaven:
    """The upper sky of a time of day, deeper with its height, with clouds that keep away from its upper edge."""
    tone = SKIES[time][0]

    def draw(canvas: Canvas) -> None:
        canvas.cover(canvas.linear(0, 0, 0, SKY, (0, mixed(tone, "#5f86a8", 0.3), 1), (1, tone, 1)))
        rng = random.Random(3)
        for k in range(round(canvas.width / 420)):
            x, y = 210 + k * 420 + rng.uniform(-120, 120), rng.uniform(130, 330)
            cloud(canvas, x, y, rng.uniform(1.1, 1.8), k, clouds)

    return draw


@contextmanager
def middle(canvas: Canvas) -> Iterator[None]:
    """Draw in the units of the ground itself, whatever margin lies beside it."""
    with canvas.moved((canvas.width - GROUND[0]) / 2):
        yield


def patches(canvas: Canvas, rng: random.Random, number: int, box: Box, tones: tuple[str, ...]) -> None:
    """Wide soft patches of light and shade on the ground, inside a box."""
    for _ in range(number):
        x, y, wide = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3]), rng.uniform(120, 320)
        canvas.spot(x, y, wide, wide * rng.uniform(0.16, 0.26), rng.choice(tones), 0.4)


def strew(
    canvas: Canvas, rng: random.Random, number: int, plant: Plant, box: Box, size: tuple[float, float] = (1.2, 1.8)
) -> None:
    """So many flowers or tufts of grass anywhere in a box."""
    for _ in range(number):
        x, y = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3])
        plant(canvas, x, y, rng.uniform(*size), rng.randrange(99))
