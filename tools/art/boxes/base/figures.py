"""The players' animals on their bases and as busts."""

import functools

from art.kit.palette import ANIMALS
from art.kit.picture import Picture, gently_painted
from art.parts.figurines import AVATAR_SIZE, FIGURE_SIZE, avatar, figurine
from art.parts.figurines.figures import rounded_bust

PICTURES = (
    *(
        Picture(f"workers/{animal}.png", FIGURE_SIZE, (functools.partial(figurine, animal),), gently_painted)
        for animal in ANIMALS
    ),
    *(
        Picture(f"avatars/{animal}.png", AVATAR_SIZE, (functools.partial(avatar, animal),), rounded_bust)
        for animal in ANIMALS
    ),
)
