"""A node whose picture is kept as a whole, for what moves without changing."""

from __future__ import annotations

import pygame

from .node import Node, Point


class Layer(Node):
    """Draws itself and everything in it once, when it first comes into sight; it must fill its rectangle."""

    __slots__ = ("_kept",)
    _kept: pygame.Surface

    def paint(self, surface: pygame.Surface, origin: Point) -> None:
        where = self.rect.move(origin)
        if not self.visible or not where.colliderect(surface.get_clip()):
            return
        surface.blit(self.whole(), where.topleft)

    def whole(self) -> pygame.Surface:
        """The picture of the layer."""
        kept: pygame.Surface | None = getattr(self, "_kept", None)
        if kept is None:
            kept = pygame.Surface(self.rect.size).convert()
            super().paint(kept, (-self.rect.x, -self.rect.y))
            self._kept = kept
        return kept
