"""A plot painted on paper: one bar for each game, its pieces by category, with lines drawn by hand."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pygame

from everdell_desktop.keeping.statistics import Point

from ..kit import Kit
from ..theme import ANIMAL_COLOURS, CAPTION, CARD_COLOURS, GOLD, INK, TINY, Colour

PAINTS: dict[str, Colour] = {
    "cards": CARD_COLOURS["traveler"][0], "tokens": GOLD, "prosperity": CARD_COLOURS["prosperity"][0],
    "journey": CARD_COLOURS["governance"][0], "events": CARD_COLOURS["destination"][0],
}  # fmt: skip
OTHERS = (CARD_COLOURS["production"][0], ANIMAL_COLOURS["squirrel"], ANIMAL_COLOURS["mouse"])
EVERY = 20  # points between two lines across


def paint_of(category: str, categories: Sequence[str]) -> Colour:
    """The colour of a category; those that boxes add get one of their own in turn."""
    added = [name for name in categories if name not in PAINTS]
    return PAINTS.get(category) or OTHERS[added.index(category) % len(OTHERS)]


def plot(kit: Kit, size: tuple[int, int], points: Sequence[Point], categories: Sequence[str]) -> pygame.Surface:
    """The course of the games, the oldest at the left; a star stands over each one that was won."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    chance = random.Random(len(points))
    left, bottom, top = kit.px(44), size[1] - kit.px(10), kit.px(26)
    highest = max(EVERY * 2, *(point.total for point in points)) if points else EVERY * 2
    factor = (bottom - top) / highest
    for height in range(0, highest + 1, EVERY):
        across = round(bottom - height * factor)
        strong = 170 if height == 0 else 60
        thick = max(1, kit.px(1 if height else 2))
        wobbly(surface, (left, across), (size[0] - kit.px(4), across), (*CAPTION, strong), thick, chance)
        number = kit.letters.line(str(height), kit.style(TINY, CAPTION))
        surface.blit(number, (left - number.get_width() - kit.px(6), across - number.get_height() // 2))
    room = (size[0] - left - kit.px(12)) / max(8, len(points))
    wide = max(4, min(kit.px(52), round(room * 0.74)))
    for place, point in enumerate(points):
        x = round(left + kit.px(6) + room * (place + 0.5) - wide / 2)
        y = float(bottom)
        for name in categories:
            high = point.parts.get(name, 0) * factor
            if high >= 1:
                y -= high
                piece(surface, pygame.Rect(x, round(y), wide, round(high) + 1), paint_of(name, categories), chance)
        if point.won:
            side = min(wide, kit.px(24))
            surface.blit(kit.pictures.icon("star", side), (x + (wide - side) // 2, round(y) - side - 1))
    return surface


def piece(surface: pygame.Surface, rect: pygame.Rect, colour: Colour, chance: random.Random) -> None:
    """A patch of watercolour: uneven paint, darker where it dries at the edges, inside an ink line."""
    patch = pygame.Surface(rect.size, pygame.SRCALPHA)
    patch.fill((*colour, 205))
    for _ in range(3):
        x, wide = chance.randrange(rect.w), max(1, rect.w // 3)
        pygame.draw.rect(patch, (*colour, 235), (x, 0, wide, rect.h))
    gleam = pygame.Surface((max(1, rect.w // 3), rect.h), pygame.SRCALPHA)
    gleam.fill((255, 250, 230, 46))
    patch.blit(gleam, (max(1, rect.w // 8), 0))
    surface.blit(patch, rect.topleft)
    pygame.draw.rect(surface, INK, rect, max(1, rect.w // 26), border_radius=max(1, rect.w // 14))


def wobbly(
    surface: pygame.Surface, start: tuple[int, int], end: tuple[int, int], colour: tuple[int, int, int, int],
    thick: int, chance: random.Random,
) -> None:  # fmt: skip
    """A line as a hand draws it."""
    layer = pygame.Surface((end[0] - start[0] + 1, thick + 6), pygame.SRCALPHA)
    step = max(12, layer.get_width() // 24)
    dots = [(x, 3 + chance.uniform(-0.9, 0.9)) for x in range(0, layer.get_width() + step, step)]
    pygame.draw.lines(layer, colour, False, dots, thick)
    surface.blit(layer, (start[0], start[1] - 3))
