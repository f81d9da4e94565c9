"""One thing on the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from everdell_desktop.engine.decisions import Subject

Point = tuple[int, int]
Draw = Callable[[pygame.Surface, pygame.Rect], None]


class Node:
    """A rectangle relative to its parent, with children drawn over it in order.

    A node shows a picture, or draws itself with a function, or is just a place. It can be found by its name or by the
    thing of the game it stands for, and when `live` it answers to the mouse.
    """

    __slots__ = ("children", "clips", "drag", "draw", "hint", "live", "name", "picture", "rect", "subject", "visible")

    def __init__(
        self, name: str = "", rect: pygame.Rect | tuple[int, int, int, int] = (0, 0, 0, 0), *,
        picture: pygame.Surface | None = None, draw: Draw | None = None, live: bool = False, hint: str = "",
        drag: bool = False, subject: Subject | None = None, clips: bool = False,
    ) -> None:  # fmt: skip
        self.name = name
        self.rect = pygame.Rect(rect)
        self.picture = picture
        self.draw = draw
        self.live = live
        """Whether it takes part in hovering, clicking and dropping."""
        self.drag = drag
        """Whether it can be picked up."""
        self.hint = hint
        """What is said about it under the pointer."""
        self.subject = subject
        """The thing of the game that it shows; several nodes may show the same."""
        self.clips = clips
        """Whether what lies in it is seen and met only inside its rectangle."""
        self.visible = True
        self.children: list[Node] = []

    def add(self, child: Node) -> Node:
        self.children.append(child)
        return child

    def paint(self, surface: pygame.Surface, origin: Point) -> None:
        """Draw the node and its children."""
        if not self.visible:
            return
        where = self.rect.move(origin)
        before = surface.get_clip()
        if self.clips:
            surface.set_clip(where.clip(before))
        if self.picture is not None:
            surface.blit(self.picture, where.topleft)
        if self.draw is not None:
            self.draw(surface, where)
        for child in self.children:
            child.paint(surface, where.topleft)
        if self.clips:
            surface.set_clip(before)

    def hit(self, point: Point) -> Node | None:
        """The topmost live node under a point given in the parent's coordinates."""
        if not self.visible or (self.clips and not self.rect.collidepoint(point)):
            return None
        inside = point[0] - self.rect.x, point[1] - self.rect.y
        for child in reversed(self.children):
            found = child.hit(inside)
            if found is not None:
                return found
        return self if self.live and self.rect.collidepoint(point) else None

    def walk(self, origin: Point = (0, 0)) -> Iterator[tuple[Node, pygame.Rect]]:
        """This node and all below it with their place on the screen."""
        where = self.rect.move(origin)
        yield self, where
        for child in self.children:
            yield from child.walk(where.topleft)
