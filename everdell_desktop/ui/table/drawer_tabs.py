"""The tabs of the drawer: what lies behind each, in small where it is tall, and what is said about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from everdell_desktop.engine.trays import Tile
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.shapes import dimmed, framed, paper, rounded_off
from everdell_desktop.ui.theme import (
    BOLD,
    CAPTION,
    CREAM,
    GOOD,
    HEADING,
    INK,
    ITALIC,
    LIGHT_PAPER,
    PAPER,
    SMALL,
)

from .layout import TAB
from .pieces import badge
from .subjects import thing

HAND = "hand"
MINIATURE, SMALL_CARD = 44, 74  # side of the pictures on a tall tab, and width of the one card that lies there
LOW = 44  # height of a tab below which it has one line only, with its number at the end
PULLED = 18  # how far the open tab is drawn out


class Content(NamedTuple):
    """One tab of the drawer."""

    name: str
    title: str
    icon: str
    tiles: Sequence[Tile]
    heading: str = ""
    """What stands above it when it lies open, where that is not `My ...`."""
    note: str = ""
    """What stands beside that."""

    @property
    def only(self) -> Tile | None:
        """The one thing that lies there, if there is nothing else."""
        return self.tiles[0] if len(self.tiles) == 1 else None

    @property
    def wish(self) -> int:
        """How much a tab wants to be tall, to show what is in it: a single card most of all."""
        if self.only is not None:
            return 2 if self.only.card is not None else 0
        return int(sum(bool(tile.art or tile.card) for tile in self.tiles) > 1)


class Tabs:
    """Builds the tabs."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def tab(self, content: Content, count: int, rect: pygame.Rect, warm: bool, is_open: bool) -> Node:
        """A tab; a closed one stands for everything in it, so that things can be put onto it."""
        px = self.kit.px
        pulled = px(PULLED) if is_open else 0
        rect = pygame.Rect(rect.x - pulled, rect.y, rect.w + pulled, rect.h)
        title = content.title
        node = Node(f"tab:{content.name}", rect, live=True, hint=f"{title}: {count}" if count > 1 else title)
        if warm and not is_open:
            border = self.kit.plates.glow_border
            light = self.kit.plates.glow("gold", rect.size)
            node.add(Node("", (-border, -border, *light.get_size()), picture=light))
        for tile in () if is_open else content.tiles:
            node.add(Node("", (0, 0, *rect.size), subject=thing(tile.subject)))
        node.add(Node("", (0, 0, *rect.size), draw=paper(px(12), LIGHT_PAPER if is_open else PAPER, INK, 2)))
        only, head = content.only, min(rect.h, px(TAB[0]))
        tall = rect.h > head + px(MINIATURE)
        if tall and only is not None and only.card is not None:
            self._card(node, title, only)
            return node
        if tall:
            self._miniatures(node, content, head - px(2))
        self._head(node, content, count, pygame.Rect(pulled, 0, rect.w - pulled, head), is_open)
        if only is not None and only.spent:
            node.add(Node("", (0, 0, *rect.size), draw=dimmed(px(12))))
        return node

    def _head(self, node: Node, content: Content, count: int, where: pygame.Rect, is_open: bool) -> None:
        """Sign, title and number; below the title a word about the only thing that lies there."""
        px = self.kit.px
        low = where.h < px(LOW)
        side = min(px(38), where.h - px(6))
        card = next((tile.card for tile in content.tiles if tile.card is not None), None)
        art = next((tile.art for tile in content.tiles if not self.kit.pictures.exists(f"icons/{content.icon}")), "")
        sign = self.kit.faces.portrait(card, side, CREAM) if card else sign_of(self.kit, content.icon, art, side)
        node.add(Node("", (where.x + px(8), (where.h - side) // 2, side, side), picture=sign))
        numbered = count > 1 or content.icon == HAND
        left = where.x + px(18) + side if low else where.x + px(54)
        room = where.right - left - px(36 if low and numbered else 8)
        words = self.kit.letters.squeezed(
            content.title, self.kit.style(SMALL - 1, HEADING if is_open else INK, BOLD), room, 0.85
        )
        lines = [words]
        told, style = content.only.strip if content.only is not None else "", self.kit.style(SMALL - 2, CAPTION, ITALIC)
        if told and not low and self.kit.letters.width(told, style) <= room:
            lines.append(self.kit.letters.line(told, style))
        top = (where.h - sum(line.get_height() for line in lines)) // 2
        for line in lines:
            node.add(Node("", (left, top, *line.get_size()), picture=line))
            top += line.get_height()
        if numbered:
            spot = (where.right - px(18), where.h // 2) if low else (where.x + px(42), where.h - px(12))
            node.add(badge(self.kit, spot, px(24), str(count), HEADING))

    def _card(self, node: Node, title: str, tile: Tile) -> None:
        """The one card that lies there, in small, beside it what is said about it."""
        px = self.kit.px
        assert tile.card is not None
        face = self.kit.faces.mini(tile.card, px(SMALL_CARD), cost=True)
        node.add(Node("", (px(6), (node.rect.h - face.get_height()) // 2, *face.get_size()), picture=face))
        left = px(12) + face.get_width()
        room = node.rect.w - left - px(6)
        words = self.kit.letters.squeezed(title, self.kit.style(SMALL - 1, INK, BOLD), room, 0.85)
        node.add(Node("", (left, px(10), *words.get_size()), picture=words))
        if tile.badge:
            told = self.kit.letters.block(tile.badge, self.kit.style(SMALL - 1, GOOD, BOLD), room)
            node.add(Node("", (left, px(36), *told.get_size()), picture=told))

    def _miniatures(self, node: Node, content: Content, top: int) -> None:
        """What lies in a tall tab, in small; what is used up is dimmed."""
        px = self.kit.px
        shown = [tile for tile in content.tiles if tile.art and self.kit.pictures.exists(tile.art)]
        side = px(MINIATURE)
        step = min(side + px(5), (node.rect.w - px(16) - side) // max(1, len(shown) - 1))
        for number, tile in enumerate(shown):
            place = px(8) + number * step, top, side, side
            node.add(Node("", place, draw=framed(sign_of(self.kit, "", tile.art, side - 4), px(8), 2)))
            if tile.spent:
                node.add(Node("", place, draw=dimmed(px(9))))


def sign_of(kit: Kit, icon: str, art: str, side: int) -> pygame.Surface:
    """The middle of a picture, or a sign where there is none."""
    if not art or not kit.pictures.exists(art):
        return kit.pictures.icon(icon if kit.pictures.exists(f"icons/{icon}") else "star", side)
    return kit.plates.kept(
        ("sign", art, side), lambda: rounded_off(kit.pictures.covering(art, (side, side)), side // 4)
    )
