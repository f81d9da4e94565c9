"""Loading pictures once and keeping them in every size that is asked for."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path

import pygame

from everdell_desktop.resources import ResourceError, resource

from .theme import BAD, CREAM

Size = tuple[int, int]


class Pictures:
    """Baked art by name, such as `icons/berry` or `portraits/farm`, converted for the screen and scaled.

    A picture that is missing or broken is replaced by a plain one, and `faults` says so: a torn picture never stops
    a game.
    """

    ENDINGS = (".png", ".jpg")
    LARGE_KEPT = 60
    LARGE_AREA = 200 * 200

    def __init__(self) -> None:
        self.faults: list[str] = []
        self._masters: dict[str, pygame.Surface] = {}
        self._small: dict[tuple[str, Size], pygame.Surface] = {}
        self._large: OrderedDict[tuple[str, Size], pygame.Surface] = OrderedDict()

    def master(self, name: str) -> pygame.Surface:
        """The picture in the size it was baked in."""
        if name not in self._masters:
            self._masters[name] = self._load(name)
        return self._masters[name]

    def at(self, name: str, size: Size) -> pygame.Surface:
        """The picture scaled to exactly this size."""
        size = max(1, size[0]), max(1, size[1])
        key = name, size
        if key in self._small:
            return self._small[key]
        if key in self._large:
            self._large.move_to_end(key)
            return self._large[key]
        picture = scaled(self.master(name), size)
        if size[0] * size[1] < self.LARGE_AREA:
            self._small[key] = picture
        else:
            self._large[key] = picture
            if len(self._large) > self.LARGE_KEPT:
                self._large.popitem(last=False)
        return picture

    def icon(self, name: str, pixels: int) -> pygame.Surface:
        return self.at(f"icons/{name}", (pixels, pixels))

    def covering(self, name: str, size: Size) -> pygame.Surface:
        """The picture scaled to fill the size, its overhanging edges cut off evenly."""
        key = f"{name}|cover", size
        if key not in self._large:
            master = self.master(name)
            factor = max(size[0] / master.get_width(), size[1] / master.get_height())
            big = scaled(master, (round(master.get_width() * factor) or 1, round(master.get_height() * factor) or 1))
            left, top = (big.get_width() - size[0]) // 2, (big.get_height() - size[1]) // 2
            self._large[key] = big.subsurface((left, top, *size)).copy()
        return self._large[key]

    def forget_sizes(self) -> None:
        """Drop scaled pictures, after the window changed its size."""
        self._small.clear()
        self._large.clear()

    def _load(self, name: str) -> pygame.Surface:
        try:
            path = self._path(name)
            picture = pygame.image.load(str(path))
        except (ResourceError, pygame.error, OSError) as error:
            self.faults.append(f"The picture {name} cannot be shown ({error}).")
            return plain(name)
        if pygame.display.get_surface() is None:
            return picture
        return picture.convert() if path.suffix == ".jpg" else picture.convert_alpha()

    def _path(self, name: str) -> Path:
        for ending in self.ENDINGS:
            try:
                return resource("art", *f"{name}{ending}".split("/"))
            except ResourceError:
                continue
        raise ResourceError(f"resources/art/{name} is missing")


def scaled(picture: pygame.Surface, size: Size) -> pygame.Surface:
    """Smoothly scaled; far down in halving steps, which keeps fine lines."""
    while picture.get_width() > 2 * size[0] and picture.get_height() > 2 * size[1]:
        picture = pygame.transform.smoothscale(picture, (picture.get_width() // 2, picture.get_height() // 2))
    if picture.get_size() == size:
        return picture
    return pygame.transform.smoothscale(picture, size)


def plain(name: str) -> pygame.Surface:
    """What stands in for a missing picture: a cream sheet with a red rim."""
    picture = pygame.Surface((96, 96))
    picture.fill(CREAM)
    pygame.draw.rect(picture, BAD, picture.get_rect(), 3)
    return picture
