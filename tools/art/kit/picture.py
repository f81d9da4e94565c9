"""What a baked picture is: its file, its size, its recipes and its finish."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from art.kit.canvas import Canvas
from art.kit.paint import crisp, paint, seed_of

JPEG_QUALITY = 88
FIGURES = ("workers/", "icons/", "regions/", "duo/", "visitors/waiting/")
"""Folders of cut-out figures and signs, which need few colours."""
ICO_SIDES = (16, 24, 32, 48, 64, 128, 256)

Recipe = Callable[[], Canvas]


@dataclass(frozen=True)
class Picture:
    """One file below the art folder.

    ``recipes`` are the drawings it is made of; none for textures. ``finish`` turns them into pixels.
    """

    path: str
    size: tuple[int, int]
    recipes: tuple[Recipe, ...]
    finish: Callable[["Picture"], Image.Image]
    quality: int = JPEG_QUALITY

    @property
    def seed(self) -> int:
        """The picture's own source of chance."""
        return seed_of(self.path)

    @property
    def effort(self) -> int:
        """A guess of the work, to bake large pictures first."""
        return self.size[0] * self.size[1]

    def save(self, folder: Path) -> None:
        """Bake the picture below ``folder``."""
        image = self.finish(self)
        target = folder / self.path
        target.parent.mkdir(parents=True, exist_ok=True)
        if target.suffix == ".jpg":
            image.convert("RGB").save(target, quality=self.quality)
        elif target.suffix == ".ico":
            image.save(target, sizes=[(side, side) for side in ICO_SIDES])
        else:
            image = coarse(image)
            (few_colours(image) if self.path.startswith(FIGURES) else image).save(target, optimize=True)


def painted(picture: Picture) -> Image.Image:
    """The watercolour pass, as strong as portraits take it."""
    return paint(picture.recipes[0](), *picture.size, picture.seed)


def gently_painted(picture: Picture) -> Image.Image:
    """A light watercolour pass for small things that must stay readable."""
    return paint(picture.recipes[0](), *picture.size, picture.seed, strength=0.55, tremor=0.55)


def drawn(picture: Picture) -> Image.Image:
    """No watercolour at all: icons."""
    return crisp(picture.recipes[0](), *picture.size)


def coarse(image: Image.Image) -> Image.Image:
    """Drop the lowest bits of colour and clear what is invisible: a PNG of paint grain shrinks by half."""
    red, green, blue, alpha = image.convert("RGBA").split()
    steps = [min(255, round(value / 6) * 6) for value in range(256)]
    visible = alpha.point([255 if value else 0 for value in range(256)])
    empty = Image.new("L", image.size, 0)
    channels = [Image.composite(channel.point(steps), empty, visible) for channel in (red, green, blue)]
    return Image.merge("RGBA", (*channels, alpha))


def few_colours(image: Image.Image) -> Image.Image:
    """A palette of 256 colours, a third of the size; wide soft shades of parchment would show it."""
    return image.quantize(256, method=Image.Quantize.FASTOCTREE)
