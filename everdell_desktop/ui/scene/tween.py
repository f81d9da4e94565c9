"""Things that move: from one place to another in a given time."""

from __future__ import annotations

from collections.abc import Callable

import pygame


class Moving:
    """Something that is seen for some time. Time comes from the caller; nothing here reads a clock."""

    above = False
    """Whether it passes before all else, also before what is asked."""

    def __init__(self, seconds: float, delay: float = 0.0, done: Callable[[], None] | None = None) -> None:
        self.seconds = seconds
        self.age = -delay
        self.done = done

    @property
    def finished(self) -> bool:
        return self.age >= self.seconds

    @property
    def way(self) -> float:
        """How much of its time has passed, from 0 to 1."""
        return min(1.0, max(0.0, self.age / self.seconds)) if self.seconds else 1.0

    def update(self, dt: float) -> None:
        before = self.finished
        self.age += dt
        if self.finished and not before and self.done is not None:
            self.done()

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it as it is now."""


class Tween(Moving):
    """A picture on its way."""

    def __init__(
        self, picture: pygame.Surface, start: pygame.Rect, end: pygame.Rect, seconds: float, *, delay: float = 0.0,
        done: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(seconds, delay, done)
        self.picture = picture
        self.start = start
        self.end = end

    def paint(self, surface: pygame.Surface) -> None:
        if self.age < 0 or self.finished:
            return
        way = eased(self.way)
        width = round(self.start.w + (self.end.w - self.start.w) * way)
        height = round(self.start.h + (self.end.h - self.start.h) * way)
        x = self.start.centerx + (self.end.centerx - self.start.centerx) * way
        lift = (1 - (2 * way - 1) ** 2) * min(60, abs(self.end.centerx - self.start.centerx) / 6)
        y = self.start.centery + (self.end.centery - self.start.centery) * way - lift
        picture = self.picture
        if picture.get_size() != (width, height) and width > 0 and height > 0:
            picture = pygame.transform.scale(picture, (width, height))
        surface.blit(picture, (round(x - width / 2), round(y - height / 2)))


class Fade(Moving):
    """A picture that gives way to what is under it."""

    def __init__(self, picture: pygame.Surface, where: pygame.Rect, seconds: float) -> None:
        super().__init__(seconds)
        self.picture = picture
        self.where = where

    def paint(self, surface: pygame.Surface) -> None:
        if not self.finished:
            self.picture.set_alpha(round(255 * (1 - eased(self.way))))
            surface.blit(self.picture, self.where.topleft)


class Drift:
    """Something that moves as long as it is there; nobody waits for it."""

    def update(self, dt: float) -> None:
        """Some time has passed."""

    def paint(self, surface: pygame.Surface, rest: pygame.Surface | None) -> None:
        """Draw it as it is now; `rest` is what lies below it, while that rests."""


def eased(way: float) -> float:
    """Slow, fast, slow."""
    return way * way * (3 - 2 * way)
