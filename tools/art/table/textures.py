"""Paper and wood, tileable, and the finishing touches that use them."""

import random
from collections.abc import Callable

from PIL import Image, ImageChops, ImageFilter

from art.kit.paint import levels, noise
from art.kit.palette import PAPER, WOOD
from art.kit.picture import Picture

PLANK = 128

Blend = Callable[[Image.Image, Image.Image], Image.Image]


def paper(size: tuple[int, int], seed: int, tone: str = PAPER) -> Image.Image:
    """Warm paper: broad stains, fine grain, fibres."""
    sheet = Image.new("RGB", size, tone)
    sheet = _lit(sheet, levels(noise(size, max(24, size[0] // 3), 4, seed), 114, 142), ImageChops.soft_light)
    sheet = _lit(sheet, levels(noise(size, 3, 2, seed + 1), 119, 136), ImageChops.overlay)
    return _lit(sheet, levels(_stretched(size, 14, 1, seed + 2), 122, 133), ImageChops.overlay)


def wood(size: tuple[int, int], seed: int) -> Image.Image:
    """Planks lying across the table, each with its own tone and grain."""
    board = Image.new("RGB", size)
    rng = random.Random(seed)
    for row in range(-(-size[1] // PLANK)):
        plank = Image.new("RGB", (size[0], PLANK), WOOD)
        tone = rng.randint(104, 146)
        plank = _lit(plank, Image.new("L", plank.size, tone), ImageChops.soft_light)
        grain = _bent(_stretched((size[0], PLANK), 70, 2, seed + row * 7), seed + row)
        plank = _lit(plank, levels(grain, 88, 164), ImageChops.soft_light)
        plank = _lit(plank, levels(noise(plank.size, 90, 3, seed + row * 11), 104, 154), ImageChops.soft_light)
        _plank_edges(plank)
        board.paste(plank, (0, row * PLANK))
    return board


def tileable(image: Image.Image, overlap: int) -> Image.Image:
    """Blend the right and lower margins into the left and upper ones; the picture shrinks by ``overlap``."""
    width, height = image.size[0] - overlap, image.size[1] - overlap
    ramp = Image.linear_gradient("L")
    across = ramp.rotate(90).resize((overlap, image.size[1]))
    joined = image.copy()
    joined.paste(
        Image.composite(
            image.crop((0, 0, overlap, image.size[1])), image.crop((width, 0, width + overlap, image.size[1])), across
        ),
        (0, 0),
    )
    down = ramp.resize((image.size[0], overlap))
    upper, lower = (
        joined.crop((0, 0, image.size[0], overlap)),
        joined.crop((0, height, image.size[0], height + overlap)),
    )
    joined.paste(Image.composite(upper, lower, down), (0, 0))
    return joined.crop((0, 0, width, height))


def paper_texture(picture: Picture) -> Image.Image:
    """The tileable paper file."""
    width, height = picture.size
    return tileable(paper((width + 128, height + 128), picture.seed), 128)


def wood_texture(picture: Picture) -> Image.Image:
    """The tileable wood file; it overlaps by whole planks, so that these meet."""
    width, height = picture.size
    return tileable(wood((width + 2 * PLANK, height + 2 * PLANK), picture.seed), 2 * PLANK)


def on_paper(image: Image.Image, seed: int) -> Image.Image:
    """Multiply a picture with the grain of light paper."""
    rgb = ImageChops.multiply(image.convert("RGB"), paper(image.size, seed, "#fdf8ea"))
    return Image.merge("RGBA", (*rgb.split(), image.convert("RGBA").getchannel("A")))


def _lit(base: Image.Image, grey: Image.Image, mode: Blend) -> Image.Image:
    return mode(base, Image.merge("RGB", (grey, grey, grey)))


def _stretched(size: tuple[int, int], along: int, across: int, seed: int) -> Image.Image:
    """Noise drawn out sideways."""
    rng = random.Random(seed)
    columns, rows = max(2, size[0] // along + 2), max(2, size[1] // across + 2)
    return Image.frombytes("L", (columns, rows), rng.randbytes(columns * rows)).resize(size, Image.Resampling.BICUBIC)


def _bent(grain: Image.Image, seed: int) -> Image.Image:
    """Let straight grain wave a little."""
    rng = random.Random(seed)
    width, height = grain.size
    cell = 128
    columns = -(-width // cell)
    shifts = [[rng.uniform(-9, 9) for _ in range(columns + 1)] for _ in range(2)]
    mesh = []
    for k in range(columns):
        box = (k * cell, 0, min((k + 1) * cell, width), height)
        left, right = (shifts[0][k], shifts[1][k]), (shifts[0][k + 1], shifts[1][k + 1])
        corners = (box[0], left[0], box[0], height + left[1], box[2], height + right[1], box[2], right[0])
        mesh.append((box, corners))
    bent = grain.transform(grain.size, Image.Transform.MESH, mesh, Image.Resampling.BICUBIC)
    return bent.filter(ImageFilter.GaussianBlur(0.7))


def _plank_edges(plank: Image.Image) -> None:
    width, height = plank.size
    for y, colour, share in (
        (0, "#e0b078", 0.28),
        (height - 3, "#1c0f06", 0.5),
        (height - 2, "#1c0f06", 0.75),
        (height - 1, "#1c0f06", 0.6),
    ):
        row = plank.crop((0, y, width, y + 1))
        plank.paste(Image.blend(row, Image.new("RGB", row.size, colour), share), (0, y))
