"""A node whose picture is kept as a whole, for what moves without changing."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from .node import Node, Point


class Layer(Node):
    """Draws itself and everything in it once, when it first comes into sight; it must fill its rectangle."""

    __slots__ = ("_kept", "canvas")
    _kept: pygame.Surface
    canvas: Callable[[], pygame.Surface]
    """Gives the surface to draw on, of the layer's size; who builds a layer anew hands out the same one again."""

    def paint(self, surface: pygame.Surface, origin: Point) -> None:
        where = self.rect.move(origin)
        if not self.visible or not where.colliderect(surface.get_clip()):
            return
        surface.blit(self.whole(), where.topleft)

    def whole(self) -> pygame.Surface:
        """The picture of the layer."""
        kept: pygame.Surface | None = getattr(self, "_kept", None)
        if kept is None:
            kept = self._kept = self.canvas()
            super().paint(kept, (-self.rect.x, -self.rect.y))
        return kept
