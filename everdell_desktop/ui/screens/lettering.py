"""Words for painted grounds: with a dark rim, or as the game's name with a glow like lamplight."""

from __future__ import annotations

import math

import pygame

from ..kit import Kit
from ..text import Style
from ..theme import DARK_WOOD, DISPLAY, LIGHT_GOLD, Colour, hexed

LETTER_TOP, LETTER_FOOT = hexed("#fff8e0"), hexed("#f3b95c")
HALO = hexed("#ffb347")


def outlined(kit: Kit, text: str, style: Style, width: int, rim: Colour) -> pygame.Surface:
    """One line, no wider than `width`, with a rim around the letters."""
    thick = max(1, round(style.size / 14))
    words = kit.letters.fitting(text, style, width - 2 * thick)
    dark = kit.letters.fitting(text, style._replace(colour=rim), width - 2 * thick)
    surface = pygame.Surface((words.get_width() + 2 * thick, words.get_height() + 2 * thick), pygame.SRCALPHA)
    surface.fill((*rim, 0))
    for x, y in around(thick):
        surface.blit(dark, (thick + x, thick + y))
    surface.blit(words, (thick, thick))
    return surface


def logo(kit: Kit, text: str, units: float) -> pygame.Surface:
    """The game's name: letters from cream to gold, a dark rim, and a halo as if lanterns hung behind it."""
    style = Style(kit.px(units), (255, 255, 255), DISPLAY)
    letters = kit.letters.line(text, style)
    border = kit.px(units * 0.42)
    surface = pygame.Surface((letters.get_width() + 2 * border, letters.get_height() + 2 * border), pygame.SRCALPHA)
    surface.fill((*HALO, 0))
    halo = surface.copy()
    warm = tinted(letters, HALO, HALO)
    for x, y in around(kit.px(units * 0.03)):
        halo.blit(warm, (border + x, border + y))
    small = pygame.transform.smoothscale(halo, (halo.get_width() // 4, halo.get_height() // 4))
    for radius, strength in ((0.16, 150), (0.06, 200)):
        blurred = pygame.transform.gaussian_blur(small, max(1, kit.px(units * radius / 4)))
        blurred = pygame.transform.smoothscale(blurred, halo.get_size())
        blurred.fill((255, 255, 255, strength), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(blurred, (0, 0))
    rim = tinted(letters, DARK_WOOD, DARK_WOOD)
    thick = max(2, kit.px(units * 0.035))
    for x, y in around(thick):
        surface.blit(rim, (border + x, border + y + thick // 2))
    edge = tinted(letters, LIGHT_GOLD, LIGHT_GOLD)
    surface.blit(edge, (border, border - 1))
    surface.blit(tinted(letters, LETTER_TOP, LETTER_FOOT), (border, border))
    return surface


def spark(radius: int) -> pygame.Surface:
    """A point of light, as of a firefly."""
    surface = pygame.Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    for step in range(radius, 0, -1):
        near = 1 - step / radius
        pygame.draw.circle(surface, (255, 236, 150, round(255 * near**2.2)), (radius, radius), step)
    return surface


def around(radius: int) -> list[tuple[int, int]]:
    """Steps on a circle, close enough that a stamped shape leaves no gaps."""
    number = max(8, 4 * radius)
    turns = [2 * math.pi * step / number for step in range(number)]
    return list(dict.fromkeys((round(radius * math.cos(turn)), round(radius * math.sin(turn))) for turn in turns))


def tinted(letters: pygame.Surface, top: Colour, foot: Colour) -> pygame.Surface:
    """White letters dyed from one colour at the top to another at the foot."""
    wash = pygame.Surface((1, 2), pygame.SRCALPHA)
    wash.set_at((0, 0), (*top, 255))
    wash.set_at((0, 1), (*foot, 255))
    dyed = letters.copy()
    dyed.blit(pygame.transform.smoothscale(wash, letters.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return dyed
