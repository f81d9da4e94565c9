"""What is drawn anew in every frame over the resting table: glows, the dragged thing, hints and the close look."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from everdell_desktop.engine.cards import Card
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node, Scene
from everdell_desktop.ui.shapes import dimmed, paper
from everdell_desktop.ui.theme import SMALL, TEXT

LOOK_AFTER = 0.45  # seconds of rest on a card until it is shown in large


class Hovering:
    """Builds the nodes above the table."""

    def __init__(self, kit: Kit, scene: Scene) -> None:
        self.kit = kit
        self.scene = scene

    def glow(self, root: Node, names: Iterable[str], kind: str) -> None:
        border = self.kit.plates.glow_border
        for name in names:
            where = self.scene.where(name)
            if where is not None:
                light = self.kit.plates.glow(kind, where.size)
                root.add(Node("", (where.x - border, where.y - border, *light.get_size()), picture=light))

    def dim(self, root: Node, names: Iterable[str]) -> None:
        for name in names:
            where = self.scene.where(name)
            if where is not None:
                root.add(Node("", where, draw=dimmed(self.kit.px(8))))

    def dragged(self, root: Node, picture: pygame.Surface, point: tuple[int, int]) -> None:
        shaded = self.kit.plates.shaded(picture)
        left, top = point[0] - shaded.get_width() // 2, point[1] - shaded.get_height() // 2 - self.kit.px(6)
        root.add(Node("dragged", (left, top, *shaded.get_size()), picture=shaded))

    def bubble(self, root: Node, text: str, point: tuple[int, int]) -> None:
        """A small note beside the pointer, kept inside the window."""
        px = self.kit.px
        style = self.kit.style(SMALL, TEXT)
        width = min(px(340), max(self.kit.letters.width(line, style) for line in text.split("\n")) + px(6))
        block = self.kit.letters.block(text, style, width)
        size = width + px(24), block.get_height() + px(16)
        left = min(point[0] + px(18), self.scene.size[0] - size[0] - px(6))
        top = point[1] + px(22)
        if top + size[1] > self.scene.size[1] - px(6):
            top = point[1] - size[1] - px(12)
        note = root.add(Node("hint", (left, max(px(4), top), *size), draw=paper(px(8))))
        note.add(Node("", (px(12), px(8), *block.get_size()), picture=block))

    def close_look(self, root: Node, card: Card, beside: pygame.Rect) -> None:
        """The card in large on the side where it hides the least."""
        px = self.kit.px
        width = px(300)
        face = self.kit.plates.shaded(self.kit.faces.card(card, width))
        right = self.scene.size[0] - beside.right >= beside.left
        left = beside.right + px(14) if right else beside.left - face.get_width() - px(14)
        left = max(px(6), min(left, self.scene.size[0] - face.get_width() - px(6)))
        top = max(px(6), min(beside.centery - face.get_height() // 2, self.scene.size[1] - face.get_height() - px(6)))
        root.add(Node("close_look", (left, top, *face.get_size()), picture=face))
