"""Clothes alone, in greys: to be dyed in the colour of a seat."""

from collections.abc import Callable

from PIL import Image, ImageChops

from art.kit.canvas import Canvas
from art.kit.paint import paint, seed_of
from art.kit.picture import Picture

UNDYED = "#c2c2c2", "#ffffff", "#6a6a6a"
"""Wool as it comes, in the light and in the shade."""


def clothes_of(worn: Callable[[str, str, str], Canvas], picture: Picture) -> Image.Image:
    """Only what is cloth of a figure: found by painting it in black, in white and in undyed wool."""
    path = picture.path.removeprefix("cloth/")
    black, white, wool = (
        paint(worn(*tones), *picture.size, seed_of(path), strength=0.55, tremor=0.55).convert("RGBA")
        for tones in (("#000000",) * 3, ("#ffffff",) * 3, UNDYED)
    )
    part = ImageChops.difference(black, white).convert("RGB").getchannel("G")
    grey = ImageChops.subtract(wool.getchannel("G"), black.getchannel("G"))
    whole = bytes(min(255, g * 255 // p) if p > 20 else 0 for g, p in zip(grey.tobytes(), part.tobytes(), strict=True))
    shade = Image.frombytes("L", picture.size, whole)
    alpha = ImageChops.multiply(part.point([0 if v < 20 else min(255, round(v * 1.12)) for v in range(256)]),
                                black.getchannel("A"))  # fmt: skip
    return Image.merge("RGBA", (shade, shade, shade, alpha))
