"""Painted plates in any size: panels, scraps, signs, ribbons, buttons, glows, shadows; cut into nine and stretched."""

from __future__ import annotations

import functools
from collections.abc import Callable

import pygame

from everdell_desktop.resources import damaged, resource_json

from .kept import Kept
from .pictures import Pictures, scaled
from .text import SMALLEST, Letters, Style
from .theme import BOLD, CREAM, DARK_WOOD, INK, TEXT, Scale

Size = tuple[int, int]
MEGABYTES = 24  # of plates that are kept


@functools.cache
def art_layout() -> dict[str, dict[str, list[int]]]:
    """The measures of the baked frames: windows, titles, margins."""
    layout = resource_json("art", "layout.json")
    slices = layout.get("slices")
    panel = slices.get("panel") if isinstance(slices, dict) else None
    if not isinstance(panel, dict) or "margins" not in panel:
        raise damaged("art", "layout.json")
    return layout


class Plates:
    """Makes and keeps plates for one window."""

    def __init__(self, pictures: Pictures, letters: Letters, scale: Scale) -> None:
        self.pictures = pictures
        self.letters = letters
        self.scale = scale
        self._kept = Kept(MEGABYTES * max(1.0, self.scale.factor**2))

    def kept(self, key: object, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """What was made under this key for this window before, or is made now."""
        if key not in self._kept:
            self._kept[key] = make()
        return self._kept[key]

    def plate(self, name: str, size: Size, corner: float = 1.0) -> pygame.Surface:
        """A frame of `resources/art/frames` stretched to a size; corners keep their shape."""
        key = name, size, corner
        if key not in self._kept:
            master = self.pictures.master(f"frames/{name}")
            margins = art_layout()["slices"].get(name, {}).get("margins") or art_layout()["slices"]["panel"]["margins"]  # type: ignore[call-overload, union-attr]
            factor = self.scale.factor * corner
            self._kept[key] = nine_sliced(master, margins, size, factor)
        return self._kept[key]

    def tiled(self, name: str, size: Size) -> pygame.Surface:
        """A texture laid out over a size."""
        key = "tiled", name, size
        if key not in self._kept:
            tile = self.pictures.master(f"textures/{name}")
            surface = pygame.Surface(size).convert()
            for x in range(0, size[0], tile.get_width()):
                for y in range(0, size[1], tile.get_height()):
                    surface.blit(tile, (x, y))
            self._kept[key] = surface
        return self._kept[key]

    def button(self, text: str, size: Size, state: str = "normal", icon: str = "", font: float = 20) -> pygame.Surface:
        """A wooden button with words, an icon, or both."""
        key = "button", text, size, state, icon, font
        if key not in self._kept:
            surface = self.plate(f"button_{state}", size).copy()
            colour = INK if state != "disabled" else (128, 108, 84)
            style = Style(self.scale.font(font), colour, BOLD)
            side = round(size[1] * 0.56) if icon else 0
            room = size[0] - self.scale.px(24) - (side + self.scale.px(6) if icon and text else 0)
            words = self._button_words(text, style, (room, size[1])) if text else None
            wide = (words.get_width() if words else 0) + side + (self.scale.px(6) if words and icon else 0)
            x = (size[0] - wide) // 2
            if icon:
                picture = self.pictures.icon(icon, side)
                if state == "disabled":
                    picture = faded(picture, 110)
                surface.blit(picture, (x, (size[1] - side) // 2))
                x += side + self.scale.px(6)
            if words:
                surface.blit(words, (x, (size[1] - words.get_height()) // 2))
            self._kept[key] = surface
        return self._kept[key]

    def _button_words(self, text: str, style: Style, room: Size) -> pygame.Surface:
        """One line; words with inline icons may take two, and so may those too long for one."""
        if "{" not in text and self.letters.width(text, style._replace(size=SMALLEST)) <= room[0]:
            return self.letters.fitting(text, style, room[0])
        return self.letters.block(text, style._replace(align="center"), *room)

    def ribbon(self, text: str, size: Size, font: float = 24) -> pygame.Surface:
        """Words on a painted ribbon."""
        key = "ribbon", text, size, font
        if key not in self._kept:
            surface = self.plate("ribbon", size).copy()
            style = Style(self.scale.font(font), CREAM, BOLD)
            words = self.letters.fitting(text, style, round(size[0] * 0.74))
            shade = self.letters.fitting(text, style._replace(colour=DARK_WOOD), round(size[0] * 0.74))
            place = (size[0] - words.get_width()) // 2, round(size[1] * 0.46) - words.get_height() // 2
            surface.blit(shade, (place[0], place[1] + 1))
            surface.blit(words, place)
            self._kept[key] = surface
        return self._kept[key]

    def glow(self, kind: str, size: Size) -> pygame.Surface:
        """Light around something of this size, clear inside; blit it `glow_border` further out on each side."""
        key = "glow", kind, size
        if key not in self._kept:
            border = self.glow_border
            light = self.plate(f"glow_{kind}", (size[0] + 2 * border, size[1] + 2 * border), 0.5).copy()
            clear = pygame.Rect(border, border, *size).inflate(-border // 2, -border // 2)
            pygame.draw.rect(light, (0, 0, 0, 0), clear, border_radius=border)
            self._kept[key] = light
        return self._kept[key]

    def faded(self, picture: pygame.Surface, alpha: int) -> pygame.Surface:
        """A picture made partly transparent; made once."""
        return faded(picture, alpha)

    def halo(self, side: int, colour: tuple[int, int, int] = (255, 214, 80)) -> pygame.Surface:
        """A round warm light."""

        def make() -> pygame.Surface:
            small = pygame.Surface((64, 64), pygame.SRCALPHA)
            small.fill((*colour, 0))
            for radius in range(32, 0, -1):
                pygame.draw.circle(small, (*colour, round(255 * (1 - radius / 32) ** 0.75)), (32, 32), radius)
            return pygame.transform.smoothscale(small, (side, side))

        return self.kept(("halo", side, colour), make)

    @property
    def glow_border(self) -> int:
        return max(3, self.scale.px(12))

    def shaded(self, picture: pygame.Surface) -> pygame.Surface:
        """A picture with a soft shadow under it; it hangs over by `shadow_border` on each side."""
        border = self.shadow_border
        size = picture.get_width() + 2 * border, picture.get_height() + 2 * border
        surface = self.plate("shadow", size, 0.45).copy()
        surface.blit(picture, (border, border))
        return surface

    @property
    def shadow_border(self) -> int:
        return max(3, self.scale.px(9))

    def caption(self, text: str, font: float, width: int, colour: tuple[int, int, int] = TEXT) -> pygame.Surface:
        """One bold line no wider than `width`."""
        return self.letters.fitting(text, Style(self.scale.font(font), colour, BOLD), width)


def nine_sliced(master: pygame.Surface, margins: list[int], size: Size, factor: float) -> pygame.Surface:
    """Cut into nine: corners scaled by `factor` (less if there is no room), edges and middle stretched."""
    left, top, right, bottom = margins
    wide, high = master.get_size()
    factor = min(factor, size[0] / max(1, left + right + 1), size[1] / max(1, top + bottom + 1))
    xs = (0, left, wide - right, wide)
    ys = (0, top, high - bottom, high)
    to_x = (0, round(left * factor), size[0] - round(right * factor), size[0])
    to_y = (0, round(top * factor), size[1] - round(bottom * factor), size[1])
    surface = pygame.Surface(size, pygame.SRCALPHA)
    for column in range(3):
        for row in range(3):
            source = pygame.Rect(xs[column], ys[row], xs[column + 1] - xs[column], ys[row + 1] - ys[row])
            goal = pygame.Rect(to_x[column], to_y[row], to_x[column + 1] - to_x[column], to_y[row + 1] - to_y[row])
            if source.w > 0 and source.h > 0 and goal.w > 0 and goal.h > 0:
                surface.blit(scaled(master.subsurface(source), goal.size), goal.topleft)
    return surface


def faded(picture: pygame.Surface, alpha: int) -> pygame.Surface:
    """A picture made partly transparent."""
    copy = picture.copy()
    copy.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
