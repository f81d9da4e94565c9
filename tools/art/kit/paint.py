"""Turns a canvas into pixels and gives it the look of a printed watercolour.

The paint gets washes (broad light and dark, grain, warm and cold drift, pigment pooled along borders); the ink
gets uneven pressure; both tremble a little on a coarse mesh. Everything random comes from the seed.
"""

import io
import os
import random
import zlib
from collections.abc import Callable

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from PIL import Image, ImageChops, ImageFilter, ImageOps

from art.kit.canvas import FILL, Canvas

Size = tuple[int, int]

POOLED = "#b88a6a"
MESH_CELL = 26
TREMOR = 0.9
MISPRINT = 0.35


def seed_of(name: str) -> int:
    """The same number for the same name in every process."""
    return zlib.crc32(name.encode()) % 100_000


def raster(svg: str, width: int, height: int) -> Image.Image:
    """The SVG drawn at the given size, with alpha."""
    surface = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (width, height))
    drawn = Image.frombytes("RGBA", surface.get_size(), pygame.image.tobytes(surface, "RGBA"))
    return drawn if drawn.size == (width, height) else drawn.resize((width, height), Image.Resampling.LANCZOS)


def crisp(canvas: Canvas, width: int, height: int) -> Image.Image:
    """The canvas without the painterly pass, for small signs: drawn larger and reduced."""
    return raster(canvas.svg(), width * 3, height * 3).resize((width, height), Image.Resampling.LANCZOS)


def paint(
    canvas: Canvas,
    width: int,
    height: int,
    seed: int,
    supersample: int = 2,
    strength: float = 0.75,
    tremor: float = 1.0,
    unit: float | None = None,
) -> Image.Image:
    """The canvas as a watercolour with ink lines, ``width`` x ``height`` pixels with alpha.

    ``unit`` is the size of the grain in pixels; by default it suits a picture seen as a whole.
    """
    large = (width * supersample, height * supersample)
    unit = unit or max(large) / 400
    complete = raster(canvas.svg(), *large)
    fills = raster(canvas.svg((FILL,)), *large)
    ink = _visible_ink(complete, fills)
    washed = washes(fills, seed, strength, unit)
    if tremor:
        cell = int(MESH_CELL * unit)
        washed = tremble(washed, TREMOR * unit * tremor, cell, seed + 1)
        ink = tremble(ink, TREMOR * unit * tremor, cell, seed + 1)
        ink = tremble(ink, MISPRINT * unit * tremor, int(cell * 0.7), seed + 2)
    washed.alpha_composite(_pressed(ink, unit, seed + 3))
    return washed.resize((width, height), Image.Resampling.LANCZOS)


def noise(size: Size, cell: int, octaves: int, seed: int) -> Image.Image:
    """Cloudy grey noise: small random pictures blown up and blended, each octave half as coarse."""
    rng = random.Random(seed)
    clouds: Image.Image | None = None
    weight, total = 1.0, 0.0
    for octave in range(octaves):
        step = max(2, cell >> octave)
        columns, rows = max(2, size[0] // step + 2), max(2, size[1] // step + 2)
        grain = Image.frombytes("L", (columns, rows), rng.randbytes(columns * rows))
        grain = grain.resize(size, Image.Resampling.BICUBIC)
        total += weight
        clouds = grain if clouds is None else Image.blend(clouds, grain, weight / total)
        weight *= 0.55
    assert clouds is not None
    return ImageOps.autocontrast(clouds, cutoff=1)


def levels(grey: Image.Image, low: float, high: float) -> Image.Image:
    """Map 0..255 to ``low``..``high``."""
    return grey.point([max(0, min(255, int(low + (high - low) * value / 255))) for value in range(256)])


def washes(picture: Image.Image, seed: int, strength: float, unit: float) -> Image.Image:
    """The watercolour look for an RGBA picture."""
    *channels, alpha = picture.split()
    rgb = Image.merge("RGB", channels)

    def blended(
        mode: Callable[[Image.Image, Image.Image], Image.Image], grey: Image.Image, reach: float
    ) -> Image.Image:
        tone = levels(grey, 128 - reach * strength, 128 + reach * strength)
        return mode(rgb, Image.merge("RGB", (tone, tone, tone)))

    rgb = blended(ImageChops.soft_light, noise(picture.size, int(70 * unit), 4, seed), 32)
    rgb = blended(ImageChops.overlay, noise(picture.size, max(2, int(5 * unit)), 2, seed + 9), 15)
    rgb = _colour_drift(rgb, noise(picture.size, int(110 * unit), 3, seed + 31), strength)
    edge = _pooling(picture, unit, strength)
    rgb = Image.composite(ImageChops.multiply(rgb, Image.new("RGB", rgb.size, POOLED)), rgb, edge)
    return Image.merge("RGBA", (*rgb.split(), alpha))


def tremble(picture: Image.Image, reach: float, cell: int, seed: int) -> Image.Image:
    """Move the nodes of a coarse mesh by up to ``reach``; nodes near the border stay, or slivers would show."""
    width, height = picture.size
    rng = random.Random(seed)
    columns, rows = -(-width // cell), -(-height // cell)
    nodes = {}
    for row in range(rows + 1):
        for column in range(columns + 1):
            dx, dy = rng.uniform(-reach, reach), rng.uniform(-reach, reach)
            x, y = min(column * cell, width), min(row * cell, height)
            nodes[column, row] = (
                x + (dx if column > 0 and x <= width - cell else 0),
                y + (dy if row > 0 and y <= height - cell else 0),
            )
    mesh = []
    for row in range(rows):
        for column in range(columns):
            box = (column * cell, row * cell, min((column + 1) * cell, width), min((row + 1) * cell, height))
            corners = nodes[column, row], nodes[column, row + 1], nodes[column + 1, row + 1], nodes[column + 1, row]
            mesh.append((box, tuple(value for corner in corners for value in corner)))
    return picture.transform(picture.size, Image.Transform.MESH, mesh, Image.Resampling.BICUBIC)


def _visible_ink(complete: Image.Image, fills: Image.Image) -> Image.Image:
    """The ink that later paint does not hide: where the complete picture differs from the paint alone."""
    changed = ImageChops.difference(complete.convert("RGB"), fills.convert("RGB"))
    red, green, blue = changed.split()
    cover = ImageChops.lighter(ImageChops.lighter(red, green), blue).point([min(255, v * 3) for v in range(256)])
    alpha = complete.getchannel("A")
    added = ImageChops.difference(alpha, fills.getchannel("A"))
    ink = complete.copy()
    ink.putalpha(ImageChops.lighter(ImageChops.multiply(cover, alpha), added))
    return ink


def _colour_drift(rgb: Image.Image, clouds: Image.Image, strength: float) -> Image.Image:
    warm = levels(clouds, 128 - 8 * strength, 128 + 9 * strength)
    cold = levels(ImageOps.invert(clouds), 128 - 10 * strength, 128 + 6 * strength)
    return ImageChops.soft_light(rgb, Image.merge("RGB", (warm, Image.new("L", rgb.size, 128), cold)))


def _pooling(picture: Image.Image, unit: float, strength: float) -> Image.Image:
    """How much pigment gathers at each pixel: the dark side of every border."""
    ground = Image.new("RGB", picture.size, "#f4e6c8")
    ground.paste(picture, mask=picture.getchannel("A"))
    grey = ground.convert("L")
    near = grey.filter(ImageFilter.GaussianBlur(1.2 * unit))
    far = grey.filter(ImageFilter.GaussianBlur(4.5 * unit))
    gain = 2.2 * strength
    return ImageChops.subtract(far, near).point([min(255, int(value * gain)) for value in range(256)])


def _pressed(ink: Image.Image, unit: float, seed: int) -> Image.Image:
    """Ink with uneven pressure of the pen."""
    pressure = levels(noise(ink.size, max(4, int(16 * unit)), 3, seed), 185, 290)
    ink.putalpha(ImageChops.multiply(ink.getchannel("A"), pressure))
    return ink
