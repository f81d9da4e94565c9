"""The players' animals on their bases and as busts, and their clothes alone, to be dyed in the colour of a seat."""

import functools
from collections.abc import Callable
from dataclasses import replace

from PIL import Image, ImageChops

from art.kit.canvas import Canvas
from art.kit.paint import paint, seed_of
from art.kit.palette import ANIMALS, AnimalColours
from art.kit.picture import Picture, gently_painted
from art.parts.figurines import AVATAR_SIZE, FIGURE_SIZE, avatar, figurine
from art.parts.figurines.figures import rounded_bust

Figure = Callable[[str, AnimalColours], Canvas]


def plain(animal: str, cloth: str, light: str, dark: str) -> AnimalColours:
    return replace(ANIMALS[animal], cloth=cloth, cloth_light=light, cloth_dark=dark)


def clothes_of(make: Figure, animal: str, picture: Picture) -> Image.Image:
    """Only what is cloth, in greys: found by painting the figure in black, in white and in undyed wool."""
    path = picture.path.removeprefix("cloth/")
    black, white, wool = (
        paint(make(animal, plain(animal, *tones)), *picture.size, seed_of(path), strength=0.55, tremor=0.55)
        .convert("RGBA")
        for tones in (("#000000",) * 3, ("#ffffff",) * 3, ("#c2c2c2", "#ffffff", "#6a6a6a"))
    )  # fmt: skip
    part = ImageChops.difference(black, white).convert("RGB").getchannel("G")
    grey = ImageChops.subtract(wool.getchannel("G"), black.getchannel("G"))
    whole = bytes(min(255, g * 255 // p) if p > 20 else 0 for g, p in zip(grey.tobytes(), part.tobytes(), strict=True))
    shade = Image.frombytes("L", picture.size, whole)
    alpha = ImageChops.multiply(part.point([0 if v < 20 else min(255, round(v * 1.12)) for v in range(256)]),
                                black.getchannel("A"))  # fmt: skip
    return Image.merge("RGBA", (shade, shade, shade, alpha))


def finish_of(make: Figure, animal: str) -> Callable[[Picture], Image.Image]:
    return functools.partial(clothes_of, make, animal)


PICTURES = (
    *(
        Picture(f"workers/{animal}.png", FIGURE_SIZE, (functools.partial(figurine, animal),), gently_painted)
        for animal in ANIMALS
    ),
    *(
        Picture(f"avatars/{animal}.png", AVATAR_SIZE, (functools.partial(avatar, animal),), rounded_bust)
        for animal in ANIMALS
    ),
    *(Picture(f"cloth/workers/{animal}.png", FIGURE_SIZE, (), finish_of(figurine, animal)) for animal in ANIMALS),
    *(Picture(f"cloth/avatars/{animal}.png", AVATAR_SIZE, (), finish_of(avatar, animal)) for animal in ANIMALS),
)
