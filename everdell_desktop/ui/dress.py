"""Animals in the colour of their seat: whoever plays the fox, the second seat is red."""

from __future__ import annotations

import pygame

from .kit import Kit
from .theme import SEAT_COLOURS, Colour

UNDYED = 194
"""How bright undyed cloth is painted, of 255; what is brighter is light on it and stays light."""


def seat_colour(seat: int) -> Colour:
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def dressed(kit: Kit, picture: str, seat: int) -> pygame.Surface:
    """A figure or bust in the colour of a seat; as it is baked where its clothes were not baked apart."""
    cloth = f"cloth/{picture}"
    if seat < 0 or not kit.pictures.exists(cloth):
        return kit.pictures.master(picture)

    def dye() -> pygame.Surface:
        whole, wool = kit.pictures.master(picture).convert_alpha(), kit.pictures.master(cloth).copy()
        red, green, blue = (min(255, round(part * 255 / UNDYED)) for part in seat_colour(seat))
        wool.fill((red, green, blue, 255), special_flags=pygame.BLEND_RGBA_MULT)
        whole.blit(wool, (0, 0))
        light = kit.pictures.master(cloth).copy()
        light.fill((UNDYED, UNDYED, UNDYED), special_flags=pygame.BLEND_RGB_SUB)
        whole.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return whole

    return kit.plates.kept(("dressed", picture, seat), dye)
