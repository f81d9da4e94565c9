"""The tree of nodes on one screen, with everything that rests drawn once and kept."""

from __future__ import annotations

import pygame

from .node import Node, Point
from .tween import Tween

Place = tuple[Node, pygame.Rect]


class Scene:
    """Resting nodes under `root`, moving pictures above them, and on top of all what `over` holds."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.root = Node("root", (0, 0, *size))
        self.over = Node("over", (0, 0, *size))
        """Nodes drawn anew in every frame: glows, the dragged piece, hints, dialogs."""
        self.tweens: list[Tween] = []
        self._rest: pygame.Surface | None = None
        self._resting: dict[str, Place] | None = None
        self._above: dict[str, Place] | None = None

    @property
    def size(self) -> tuple[int, int]:
        return self.root.rect.size

    def touch(self) -> None:
        """Something that rests has changed: draw it anew and look names up again."""
        self._rest = None
        self._resting = None
        self._above = None

    def touch_over(self) -> None:
        """Only what lies above has changed."""
        self._above = None

    def moving(self) -> bool:
        return bool(self.tweens)

    def update(self, dt: float) -> None:
        for tween in list(self.tweens):
            tween.update(dt)
        self.tweens = [tween for tween in self.tweens if not tween.finished]

    def paint(self, surface: pygame.Surface) -> None:
        if self._rest is None or self._rest.get_size() != surface.get_size():
            self._rest = pygame.Surface(surface.get_size()).convert(surface)
            self.root.paint(self._rest, (0, 0))
        surface.blit(self._rest, (0, 0))
        for tween in self.tweens:
            tween.paint(surface)
        self.over.paint(surface, (0, 0))

    def at(self, point: Point) -> Node | None:
        """The topmost live node under the pointer."""
        return self.over.hit(point) or self.root.hit(point)

    def find(self, name: str) -> Node | None:
        place = self._place(name)
        return place[0] if place else None

    def where(self, name: str) -> pygame.Rect | None:
        """The place of a named node on the screen."""
        place = self._place(name)
        return place[1].copy() if place else None

    def names(self) -> list[str]:
        return [*self._rest_places(), *self._over_places()]

    def _place(self, name: str) -> Place | None:
        return self._over_places().get(name) or self._rest_places().get(name)

    def _rest_places(self) -> dict[str, Place]:
        if self._resting is None:
            self._resting = places(self.root)
        return self._resting

    def _over_places(self) -> dict[str, Place]:
        if self._above is None:
            self._above = places(self.over)
        return self._above


def places(tree: Node) -> dict[str, Place]:
    """All named nodes of a tree with where they are."""
    found: dict[str, Place] = {}
    for node, where in tree.walk():
        if node.name:
            found.setdefault(node.name, (node, where))
    return found
