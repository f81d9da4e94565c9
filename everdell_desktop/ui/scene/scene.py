"""The tree of nodes on one screen, with everything that rests drawn once and kept."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from .node import Node, Point
from .tween import Drift, Moving

if TYPE_CHECKING:
    from everdell_desktop.engine.decisions import Subject

Place = tuple[Node, pygame.Rect]


class Found:
    """Where the named nodes of a tree and the things of the game are."""

    def __init__(self, tree: Node) -> None:
        self.named: dict[str, Place] = {}
        self.things: dict[Subject, list[Place]] = {}
        self._look(tree, (0, 0), None)

    def _look(self, node: Node, origin: Point, window: pygame.Rect | None) -> None:
        where = node.rect.move(origin)
        if window is None or window.collidepoint(where.center):
            if node.name:
                self.named.setdefault(node.name, (node, where))
            if node.subject is not None:
                self.things.setdefault(node.subject, []).append((node, where))
        inner = window if not node.clips else where if window is None else where.clip(window)
        for child in node.children:
            self._look(child, where.topleft, inner)


class Scene:
    """Resting nodes under `root`, moving pictures above them, and on top of all what `over` holds."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.root = Node("root", (0, 0, *size))
        self.over = Node("over", (0, 0, *size))
        """Nodes drawn anew in every frame: glows, the dragged piece, hints, dialogs."""
        self.gliding: Node | None = None
        """A part of the resting tree that is on the move as a whole, drawn anew in every frame until it rests."""
        self.drift: Drift | None = None
        """What drifts over the resting tree without ever coming to an end."""
        self.tweens: list[Moving] = []
        self._rest: pygame.Surface | None = None
        """What rests, as it was drawn last."""
        self.drawn = False
        """Whether that is how it is now."""
        self._resting: Found | None = None
        self._above: Found | None = None

    @property
    def size(self) -> tuple[int, int]:
        return self.root.rect.size

    def touch(self) -> None:
        """Something that rests has changed: draw it anew and look names up again."""
        self.drawn = False
        self.touch_places()

    def touch_places(self) -> None:
        """Something has moved: look names up again."""
        self._resting = None
        self._above = None

    def touch_over(self) -> None:
        """Only what lies above has changed."""
        self._above = None

    def forget(self) -> None:
        """Let go of all pictures: nobody will look at this any more."""
        self.root, self.over = Node("root", self.root.rect), Node("over", self.over.rect)
        self.gliding, self.drift, self.tweens, self._rest = None, None, [], None
        self.touch()

    def moving(self) -> bool:
        return bool(self.tweens) or self.gliding is not None

    def update(self, dt: float) -> None:
        for tween in list(self.tweens):
            tween.update(dt)
        self.tweens = [tween for tween in self.tweens if not tween.finished]
        if self.drift is not None:
            self.drift.update(dt)

    def paint(self, surface: pygame.Surface) -> None:
        if self._rest is None or self._rest.get_size() != surface.get_size():
            self._rest = pygame.Surface(surface.get_size()).convert(surface)
            self.drawn = False
        if not self.drawn:
            self.root.paint(self._rest, (0, 0))
            self.drawn = True
        surface.blit(self._rest, (0, 0))
        if self.gliding is not None:
            self.gliding.paint(surface, (0, 0))
        if self.drift is not None:
            self.drift.paint(surface, self._rest if self.gliding is None else None)
        for tween in self.tweens:
            if not tween.above:
                tween.paint(surface)
        self.over.paint(surface, (0, 0))
        for tween in self.tweens:
            if tween.above:
                tween.paint(surface)

    def paint_resting(self, surface: pygame.Surface, where: pygame.Rect) -> None:
        """A part of what rests once more, above what has been drawn over it."""
        if self._rest is not None:
            surface.blit(self._rest, where, where)

    def at(self, point: Point) -> Node | None:
        """The topmost live node under the pointer."""
        return self.over.hit(point) or self.root.hit(point)

    def find(self, name: str) -> Node | None:
        place = self._place(name)
        return place[0] if place else None

    def where(self, name: str) -> pygame.Rect | None:
        """The place of a named node on the screen; None where it is out of sight."""
        place = self._place(name)
        return place[1].copy() if place else None

    def names(self) -> list[str]:
        return [*self._rest_found().named, *self._over_found().named]

    def showing(self, subject: Subject) -> list[Place]:
        """The nodes in sight that show a thing of the game, with their places; those above the table first."""
        return [*self._over_found().things.get(subject, ()), *self._rest_found().things.get(subject, ())]

    def place_of(self, subject: Subject | None) -> pygame.Rect | None:
        """Where a thing of the game is seen, if it is."""
        places = self.showing(subject) if subject is not None else []
        return places[0][1].copy() if places else None

    def nodes_of(self, subjects: Iterable[Subject]) -> list[Place]:
        """All nodes in sight that show one of these things."""
        return [place for subject in dict.fromkeys(subjects) for place in self.showing(subject)]

    def _place(self, name: str) -> Place | None:
        return self._over_found().named.get(name) or self._rest_found().named.get(name)

    def _rest_found(self) -> Found:
        if self._resting is None:
            self._resting = Found(self.root)
        return self._resting

    def _over_found(self) -> Found:
        if self._above is None:
            self._above = Found(self.over)
        return self._above
