"""A painted ground with a sheet of 1920 x 1080 units in its middle, and the things that can be put on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from ..dress import dressed
from ..pictures import scaled
from ..scene import Node
from ..screen import Screen
from ..theme import BODY, BOLD, CREAM, DARK_WOOD, DISPLAY, HEADING, LARGE, NORMAL, SHADOW, TABLE, TEXT, TITLE, Colour
from .lettering import outlined

if TYPE_CHECKING:
    from everdell_desktop.app import App

Units = tuple[float, float, float, float]

CUT_ABOVE = 0.94
"""How much of what a wide window cannot show is cut off at the top: whoever stands at the foot of the picture stays."""


class Writing(NamedTuple):
    """Words on a sheet: where they stand and the box they were meant for."""

    text: str
    where: pygame.Rect
    box: pygame.Rect


class Sheet(Screen):
    """A screen laid out in units; text is upright in the middle of its box and shrinks where it would not fit."""

    ground = "menu"
    dim = 0
    """How much the painted ground is darkened, 0 to 255."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.written: list[Writing] = []

    def build(self) -> None:
        self.written = []
        self.scene.root.children.clear()
        self.scene.over.children.clear()
        self.scene.root.add(Node("ground", (0, 0, *self.app.size), picture=self.painted_ground()))
        self.lay_out()

    def painted_ground(self) -> pygame.Surface:
        ground = self.app.kit.pictures.covering(self.ground, self.app.size, above=CUT_ABOVE)
        if not self.dim:
            return ground
        return self.app.kit.plates.kept((self.ground, self.dim), lambda: dimmed(ground, self.dim))

    def lay_out(self) -> None:
        """Put everything on the sheet."""

    def box(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A rectangle of the sheet in pixels of the window."""
        scale = self.app.kit.scale
        left, top = (scale.width - TABLE[0]) / 2, (scale.height - TABLE[1]) / 2
        x0, y0 = scale.px(x + left), scale.px(y + top)
        return pygame.Rect(x0, y0, scale.px(x + left + width) - x0, scale.px(y + top + height) - y0)

    def picture(self, surface: pygame.Surface, rect: pygame.Rect, name: str = "") -> Node:
        """A picture in the middle of a rectangle."""
        return self.scene.root.add(Node(name, surface.get_rect(center=rect.center), picture=surface))

    def art(self, name: str, units: Units, node: str = "") -> Node:
        """Baked art fitted into a box with its own proportions."""
        box = self.box(*units)
        master = self.app.kit.pictures.master(name)
        factor = min(box.w / master.get_width(), box.h / master.get_height())
        size = max(1, round(master.get_width() * factor)), max(1, round(master.get_height() * factor))
        return self.picture(self.app.kit.pictures.at(name, size), box, node)

    def seated(self, picture: str, seat: int, units: Units, node: str = "") -> Node:
        """The figure or bust of a player in the colour of the seat; below 0 in its own clothes."""
        box = self.box(*units)
        whole = dressed(self.app.kit, picture, seat)
        factor = min(box.w / whole.get_width(), box.h / whole.get_height())
        size = max(1, round(whole.get_width() * factor)), max(1, round(whole.get_height() * factor))
        return self.picture(scaled(whole, size), box, node)

    def panel(self, units: Units, kind: str = "panel", name: str = "", corner: float = 1.0) -> pygame.Rect:
        """A plate with a soft shadow."""
        rect = self.box(*units)
        plates = self.app.kit.plates
        border = plates.shadow_border
        surface = plates.shaded(plates.plate(kind, rect.size, corner))
        self.scene.root.add(Node("", rect.inflate(2 * border, 2 * border), picture=surface))
        self.scene.root.add(Node(name, rect))
        return rect

    def book(self, units: Units, name: str) -> None:
        """An open book: parchment with a soft shadow down its middle."""
        rect = self.panel(units, name=name, corner=1.2)
        edge, wide = self.app.kit.px(22), self.app.kit.px(60)
        fold = pygame.Surface((61, 1), pygame.SRCALPHA)
        for x in range(61):
            fold.set_at((x, 0), (96, 64, 30, round(70 * (1 - abs(x - 30) / 30) ** 2)))
        middle = pygame.Rect(rect.centerx - wide // 2, rect.y + edge, wide, rect.h - 2 * edge)
        self.picture(pygame.transform.smoothscale(fold, middle.size), middle)

    def line(
        self, text: str, units: Units, size: float = NORMAL, colour: Colour = TEXT, font: str = BODY,
        align: str = "left", name: str = "",
    ) -> Node:  # fmt: skip
        """One line of words."""
        rect = self.box(*units)
        words = self.app.kit.letters.fitting(text, self.app.kit.style(size, colour, font), rect.w)
        return self._aligned(text, words, rect, align, name)

    def bright(
        self, text: str, units: Units, size: float = NORMAL, colour: Colour = CREAM, font: str = BOLD,
        align: str = "center", name: str = "",
    ) -> Node:  # fmt: skip
        """One line of light words with a dark rim, readable on any picture."""
        rect = self.box(*units)
        style = self.app.kit.style(size, colour, font)
        words = outlined(self.app.kit, text, style, rect.w, DARK_WOOD)
        return self._aligned(text, words, rect, align, name)

    def block(
        self, text: str, units: Units, size: float = NORMAL, colour: Colour = TEXT, align: str = "left",
        font: str = BODY, middle: bool = False, name: str = "",
    ) -> Node:  # fmt: skip
        """Wrapped words with icons, from the top of the box or in its middle."""
        rect = self.box(*units)
        words = self.app.kit.letters.block(text, self.app.kit.style(size, colour, font, align), rect.w, rect.h)
        where = words.get_rect(topleft=rect.topleft)
        if middle:
            where.y = rect.y + max(0, (rect.h - where.h) // 2)
        return self._write(text, words, where, rect, name)

    def heading(self, text: str, units: Units, size: float = TITLE, align: str = "center") -> Node:
        """A title in swash letters."""
        return self.line(text, units, size, HEADING, DISPLAY, align)

    def ribbon(self, text: str, units: Units, font: float = LARGE) -> Node:
        rect = self.box(*units)
        return self.picture(self.app.kit.plates.ribbon(text, rect.size, font), rect)

    def _aligned(self, text: str, words: pygame.Surface, rect: pygame.Rect, align: str, name: str) -> Node:
        where = words.get_rect(centery=rect.centery)
        where.x = {"left": rect.x, "center": rect.centerx - where.w // 2, "right": rect.right - where.w}[align]
        return self._write(text, words, where, rect, name)

    def _write(self, text: str, words: pygame.Surface, where: pygame.Rect, box: pygame.Rect, name: str) -> Node:
        self.written.append(Writing(text, where, box))
        return self.scene.root.add(Node(name, where, picture=words))


def dimmed(picture: pygame.Surface, alpha: int) -> pygame.Surface:
    """A darkened copy."""
    copy = picture.copy()
    shade = pygame.Surface(copy.get_size(), pygame.SRCALPHA)
    shade.fill((*SHADOW, alpha))
    copy.blit(shade, (0, 0))
    return copy
