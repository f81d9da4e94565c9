"""Simple shapes that nodes draw themselves with."""

from __future__ import annotations

import pygame

from .faces import put_centred
from .scene.node import Draw
from .theme import INK, PAPER, Colour


def framed(art: pygame.Surface, radius: int, rim: int) -> Draw:
    """Draws a picture with rounded corners and an ink rim."""
    rounded = art.convert_alpha()
    mask = pygame.Surface(art.get_size(), pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
    rounded.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)

    def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
        pygame.draw.rect(surface, INK, where, border_radius=radius + rim)
        surface.blit(rounded, (where.x + rim, where.y + rim))

    return draw


def paper(radius: int) -> Draw:
    """A strip of paper with an ink rim."""

    def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
        pygame.draw.rect(surface, PAPER, where, border_radius=radius)
        pygame.draw.rect(surface, INK, where, 1, border_radius=radius)

    return draw


def dimmed(radius: int) -> Draw:
    """A shade over something that cannot be used."""

    def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
        shade = pygame.Surface(where.size, pygame.SRCALPHA)
        pygame.draw.rect(shade, (40, 26, 14, 130), shade.get_rect(), border_radius=radius)
        surface.blit(shade, where.topleft)

    return draw


def empty_slot(radius: int) -> Draw:
    """The outline of a card that is not there."""

    def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
        shade = pygame.Surface(where.size, pygame.SRCALPHA)
        pygame.draw.rect(shade, (60, 40, 20, 60), shade.get_rect(), border_radius=radius)
        pygame.draw.rect(shade, (60, 40, 20, 130), shade.get_rect(), 2, border_radius=radius)
        surface.blit(shade, where.topleft)

    return draw


def badge(words: pygame.Surface, radius: int) -> Draw:
    """Words on a dark badge."""

    def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
        pygame.draw.rect(surface, INK, where, border_radius=radius)
        put_centred(surface, words, where)

    return draw


def rim(colour: Colour, width: int, radius: int) -> Draw:
    """A coloured outline."""

    def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
        pygame.draw.rect(surface, colour, where, width, border_radius=radius)

    return draw
