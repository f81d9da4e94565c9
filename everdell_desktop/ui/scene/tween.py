"""Things that move: from one place to another in a given time."""

from __future__ import annotations

from collections.abc import Callable

import pygame


class Tween:
    """A picture on its way. Time comes from the caller; nothing here reads a clock."""

    def __init__(
        self, picture: pygame.Surface, start: pygame.Rect, end: pygame.Rect, seconds: float, *, delay: float = 0.0,
        done: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        self.picture = picture
        self.start = start
        self.end = end
        self.seconds = seconds
        self.age = -delay
        self.done = done

    @property
    def finished(self) -> bool:
        return self.age >= self.seconds

    def update(self, dt: float) -> None:
        before = self.finished
        self.age += dt
        if self.finished and not before and self.done is not None:
            self.done()

    def paint(self, surface: pygame.Surface) -> None:
        if self.age < 0 or self.finished:
            return
        way = eased(self.age / self.seconds)
        width = round(self.start.w + (self.end.w - self.start.w) * way)
        height = round(self.start.h + (self.end.h - self.start.h) * way)
        x = self.start.centerx + (self.end.centerx - self.start.centerx) * way
        lift = (1 - (2 * way - 1) ** 2) * min(60, abs(self.end.centerx - self.start.centerx) / 6)
        y = self.start.centery + (self.end.centery - self.start.centery) * way - lift
        picture = self.picture
        if picture.get_size() != (width, height) and width > 0 and height > 0:
            picture = pygame.transform.scale(picture, (width, height))
        surface.blit(picture, (round(x - width / 2), round(y - height / 2)))


def eased(way: float) -> float:
    """Slow, fast, slow."""
    return way * way * (3 - 2 * way)
