"""Animals in the colour of their seat: whoever plays the fox, the second seat is red."""

from __future__ import annotations

import pygame

from .kit import Kit
from .theme import SEAT_COLOURS, Colour

WOOL = 0.76
"""How bright undyed cloth is painted, so that a dye comes out as itself."""


def seat_colour(seat: int) -> Colour:
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def dressed(kit: Kit, picture: str, seat: int) -> pygame.Surface:
    """A figure or bust in the colour of a seat; as it is baked where its clothes were not baked apart."""
    cloth = f"cloth/{picture}"
    if seat < 0 or not kit.pictures.exists(cloth):
        return kit.pictures.master(picture)

    def dye() -> pygame.Surface:
        whole, wool = kit.pictures.master(picture).convert_alpha(), kit.pictures.master(cloth).copy()
        red, green, blue = (min(255, round(part / WOOL)) for part in seat_colour(seat))
        wool.fill((red, green, blue, 255), special_flags=pygame.BLEND_RGBA_MULT)
        whole.blit(wool, (0, 0))
        return whole

    return kit.plates.kept(("dressed", picture, seat), dye)
