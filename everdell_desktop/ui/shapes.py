"""Simple shapes that nodes draw themselves with."""

from __future__ import annotations

import pygame

from .faces import put_centred
from .scene.node import Draw
from .theme import CREAM, INK, PAPER, Colour

SHADE = (32, 20, 12)


def framed(art: pygame.Surface, radius: int, rim: int) -> Draw:
    """Draws a picture with rounded corners and an ink rim."""
    rounded = rounded_off(art, radius)

    def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
        pygame.draw.rect(surface, INK, where, border_radius=radius + rim)
        surface.blit(rounded, (where.x + rim, where.y + rim))

    return draw


def rounded_off(art: pygame.Surface, radius: int) -> pygame.Surface:
    """A picture with rounded corners."""
    rounded = art.convert_alpha()
    mask = pygame.Surface(art.get_size(), pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
    rounded.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return rounded


def paper(radius: int, tone: Colour = PAPER, ink: Colour = INK, rim: int = 1) -> Draw:
    """A strip of paper with an ink rim."""

    def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
        pygame.draw.rect(surface, tone, where, border_radius=radius)
        pygame.draw.rect(surface, ink, where, rim, border_radius=radius)

    return draw


def bubble_of(radius: int, tone: Colour = PAPER) -> Draw:
    """A bubble for words, with a tip to whoever speaks at its left."""

    def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
        pygame.draw.rect(surface, tone, where, border_radius=radius)
        pygame.draw.rect(surface, INK, where, 2, border_radius=radius)
        middle = where.y + where.h // 2
        tip = [(where.x + 2, middle - radius), (where.x - radius, middle + radius // 2), (where.x + 2, middle + radius)]
        pygame.draw.polygon(surface, tone, tip)
        pygame.draw.lines(surface, INK, False, tip, 2)

    return draw


def tile_ground(view: int, radius: int, rim: int) -> Draw:
    """The paper of a tile with an ink rim and a line below its picture, which is `view` high."""

    def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
        pygame.draw.rect(surface, INK, where, border_radius=radius + rim)
        pygame.draw.rect(surface, PAPER, where.inflate(-2 * rim, -2 * rim), border_radius=radius)
        line = where.y + rim + view
        pygame.draw.line(surface, INK, (where.x + rim, line), (where.right - rim - 1, line), max(1, rim - 1))

    return draw


def dimmed(radius: int) -> Draw:
    """A shade over something that cannot be used."""

    def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
        shade = pygame.Surface(where.size, pygame.SRCALPHA)
        pygame.draw.rect(shade, (40, 26, 14, 130), shade.get_rect(), border_radius=radius)
        surface.blit(shade, where.topleft)

    return draw


def empty_slot(radius: int, ink: Colour = (60, 40, 20)) -> Draw:
    """The outline of a card that is not there."""

    def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
        shade = pygame.Surface(where.size, pygame.SRCALPHA)
        pygame.draw.rect(shade, (60, 40, 20, 60), shade.get_rect(), border_radius=radius)
        pygame.draw.rect(shade, (*ink, 130), shade.get_rect(), 2, border_radius=radius)
        surface.blit(shade, where.topleft)

    return draw


def badge(words: pygame.Surface, radius: int) -> Draw:
    """Words on a dark badge."""

    def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
        pygame.draw.rect(surface, INK, where, border_radius=radius)
        put_centred(surface, words, where)

    return draw


def disc(colour: Colour, inside: pygame.Surface | None = None) -> Draw:
    """A round badge with something in its middle."""

    def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
        side = min(where.size)
        pygame.draw.circle(surface, CREAM, where.center, side // 2)
        pygame.draw.circle(surface, INK, where.center, side // 2, 1)
        pygame.draw.circle(surface, colour, where.center, side // 2 - 2)
        if inside is not None:
            put_centred(surface, inside, where)

    return draw


def rim(colour: Colour, width: int, radius: int) -> Draw:
    """A coloured outline."""

    def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
        pygame.draw.rect(surface, colour, where, width, border_radius=radius)

    return draw
