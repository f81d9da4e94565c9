"""The players' animals on their bases and as busts, and their clothes alone, to be dyed in the colour of a seat."""

import functools
from collections.abc import Callable
from dataclasses import replace

from PIL import Image

from art.kit.canvas import Canvas
from art.kit.cloth import clothes_of
from art.kit.palette import ANIMALS, AnimalColours
from art.kit.picture import Picture, gently_painted
from art.parts.figurines import AVATAR_SIZE, FIGURE_SIZE, avatar, figurine
from art.parts.figurines.figures import rounded_bust

Figure = Callable[[str, AnimalColours], Canvas]


def finish_of(make: Figure, animal: str) -> Callable[[Picture], Image.Image]:
    def worn(cloth: str, light: str, dark: str) -> Canvas:
        return make(animal, replace(ANIMALS[animal], cloth=cloth, cloth_light=light, cloth_dark=dark))

    return functools.partial(clothes_of, worn)


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
