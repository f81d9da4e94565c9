"""Loading pictures once and keeping them in every size that is asked for."""

from __future__ import annotations

from pathlib import Path

import pygame

from everdell_desktop.resources import ResourceError, resource

from .kept import Kept
from .theme import BAD, CREAM

Size = tuple[int, int]
GROUND_SHARE = 1034 / 1414  # of a landscape; the rest is sky for tall windows
SKY_BLUR = 160  # pixels of a sky that become one where even that is not enough


class Pictures:
    """Baked art by name, such as `icons/berry` or `portraits/farm`, converted for the screen and scaled.

    A picture that is missing or broken is replaced by a plain one, and `faults` says so: a torn picture never stops
    a game.
    """

    ENDINGS = (".png", ".jpg")
    MASTERS, LARGE = 16, 36  # megabytes of pictures as they were baked, and scaled ones
    LARGE_AREA = 200 * 200
    LANDSCAPE_AREA = 1600 * 1000

    def __init__(self) -> None:
        self.faults: list[str] = []
        self._known: dict[str, bool] = {}
        self._masters = Kept(self.MASTERS)
        self._small: dict[tuple[str, Size], pygame.Surface] = {}
        self._large = Kept(self.LARGE)

    def master(self, name: str) -> pygame.Surface:
        """The picture in the size it was baked in; a landscape is loaded anew each time, for it takes much room."""
        if name in self._masters:
            return self._masters[name]
        picture = self._load(name)
        if picture.get_width() * picture.get_height() < self.LANDSCAPE_AREA:
            self._masters[name] = picture
        return picture

    def at(self, name: str, size: Size) -> pygame.Surface:
        """The picture scaled to exactly this size."""
        size = max(1, size[0]), max(1, size[1])
        key = name, size
        if key in self._small:
            return self._small[key]
        if key in self._large:
            return self._large[key]
        picture = scaled(self.master(name), size)
        if size[0] * size[1] < self.LARGE_AREA:
            self._small[key] = picture
        else:
            self._large[key] = picture
        return picture

    def exists(self, name: str) -> bool:
        """Whether there is such a picture."""
        if name not in self._known:
            try:
                self._path(name)
                self._known[name] = True
            except ResourceError:
                self._known[name] = False
        return self._known[name]

    def icon(self, name: str, pixels: int) -> pygame.Surface:
        return self.at(f"icons/{name}", (pixels, pixels))

    def covering(self, name: str, size: Size, above: float = 0.5) -> pygame.Surface:
        """The picture scaled to fill the size, its overhanging edges cut off; so much of that `above`."""
        key = f"{name}|cover{above}", size
        if key not in self._large:
            master = self.master(name)
            factor = max(size[0] / master.get_width(), size[1] / master.get_height())
            big = scaled(master, (round(master.get_width() * factor) or 1, round(master.get_height() * factor) or 1))
            left, top = (big.get_width() - size[0]) // 2, round((big.get_height() - size[1]) * above)
            self._large[key] = big.subsurface((left, top, *size)).copy()
        return self._large[key]

    def ground(self, name: str, size: Size, seen: int) -> pygame.Surface:
        """A painted landscape on its foot, its ground `seen` pixels high, so that what lies on it keeps its place.

        A wide window shows more of its sides, a tall one more of its sky.
        """
        key = f"{name}|ground{seen}", size
        if key not in self._large:
            master = self.master(name)
            factor = max(seen / (master.get_height() * GROUND_SHARE), size[0] / master.get_width())
            big = scaled(master, (round(master.get_width() * factor) or 1, round(master.get_height() * factor) or 1))
            left, above = (big.get_width() - size[0]) // 2, size[1] - big.get_height()
            ground = self._large[key] = pygame.Surface(size, 0, big)
            ground.blit(big, (-left, above))
            if above > 0:
                sky = scaled(big.subsurface((left, 0, size[0], 2)), (max(1, size[0] // SKY_BLUR), 1))
                ground.blit(pygame.transform.smoothscale(sky, (size[0], above + 1)), (0, 0))
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
