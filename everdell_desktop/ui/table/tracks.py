"""Pieces on a track: where they stand, and how they walk when they have come further."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from everdell_desktop.engine.decisions import Subject
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Moving, Node
from everdell_desktop.ui.shapes import paper
from everdell_desktop.ui.theme import BOLD, CAPTION, INK, LARGE, LIGHT_PAPER, SMALL

from .figures import Figures
from .lying import Thing
from .regions import Cell, Laid, Slot
from .tile_faces import Tiles, node_of

ASIDE = 0.72  # of a piece's width, from one piece to the next on the same step
HOPS = 5  # from one step to the next
SECONDS = {"normal": 1.5, "fast": 0.7, "off": 0.0}
At = Callable[[Cell], pygame.Rect]
Origin = Callable[[], tuple[int, int] | None]


class Walk(Moving):
    """A piece hopping from step to step; its stops are places in a region that may be on the move itself."""

    def __init__(
        self, picture: pygame.Surface, stops: Sequence[pygame.Rect], origin: Origin, window: pygame.Rect, seconds: float
    ) -> None:  # fmt: skip
        super().__init__(seconds * (len(stops) - 1))
        self.picture = picture
        self.stops = stops
        self.origin = origin
        self.window = window

    def paint(self, surface: pygame.Surface) -> None:
        origin = self.origin()
        if origin is None:
            return
        gone = self.way * (len(self.stops) - 1)
        number = min(int(gone), len(self.stops) - 2)
        start, end, part = self.stops[number], self.stops[number + 1], gone - number
        hop = abs(math.sin(part * HOPS * math.pi)) * start.h * 0.16
        x = start.x + (end.x - start.x) * part
        y = start.y + (end.y - start.y) * part - hop
        before = surface.get_clip()
        surface.set_clip(self.window.clip(before))
        surface.blit(self.picture, (origin[0] + round(x), origin[1] + round(y)))
        surface.set_clip(before)


class Tracks:
    """Builds the pieces of tracks. Those on their way are left out, for they are seen walking."""

    def __init__(self, kit: Kit, figures: Figures, tiles: Tiles) -> None:
        self.kit = kit
        self.figures = figures
        self.tiles = tiles
        self.watching = False
        """Whether pieces that have come further set out to walk there."""
        self.walking: set[Subject] = set()
        self.setting_out: dict[Subject, tuple[pygame.Surface, list[pygame.Rect]]] = {}
        """Those that have just come further: their picture and the places on their way."""
        self._stood: dict[Subject, tuple[int, pygame.Rect]] = {}

    def nodes(self, laid: Laid, at: At) -> list[Node]:
        """Pieces on the steps of a path; those on the same step side by side."""
        there: dict[int, int] = {}
        slot, path = laid.slot, laid.slot.path
        nodes = [self._number(number, at((*spot, 0, 0))) for number, spot in enumerate(path, 1)] if slot.centred else []
        for thing in laid.things:
            step = min(max(0, thing.tile.step if thing.tile is not None else 0), len(path) - 1)
            rect = self._place(slot, path[step], there.get(step, 0), at)
            there[step] = there.get(step, 0) + 1
            picture = self._picture(thing, rect)
            before = self._stood.get(thing.subject)
            self._stood[thing.subject] = step, rect
            if self.watching and before is not None and before[0] < step:
                between = [self._place(slot, spot, 0, at) for spot in path[before[0] + 1 : step]]
                self.setting_out[thing.subject] = picture, [before[1], *between, rect]
                self.walking.add(thing.subject)
            node = node_of(thing, rect, self.tiles.words_of(thing))
            if thing.subject not in self.walking:
                node.picture = picture
                self._told(node, thing)
            nodes.append(node)
        return nodes

    def _told(self, node: Node, thing: Thing) -> None:
        """A slip below a piece: what makes it move on."""
        if thing.tile is None or not thing.tile.badge:
            return
        px = self.kit.px
        style = self.kit.style(SMALL, INK, BOLD)
        words = self.kit.letters.block(
            thing.tile.badge, style, self.kit.letters.natural_width(thing.tile.badge, style, px(60))
        )
        size = words.get_width() + px(12), words.get_height() + px(2)
        slip = node.add(Node("", ((node.rect.w - size[0]) // 2, node.rect.h - size[1] + px(4), *size),
                             draw=paper(px(9), LIGHT_PAPER)))  # fmt: skip
        slip.add(Node("", (px(6), px(1), *words.get_size()), picture=words))

    @staticmethod
    def _place(slot: Slot, spot: tuple[float, float], number: int, at: At) -> pygame.Rect:
        """Where a piece stands on a step: its feet on the path, further ones beside the first."""
        wide, high = slot.piece
        top = spot[1] - high / 2 if slot.centred else spot[1] - high + 6
        return at((spot[0] - wide / 2 + number * wide * ASIDE, top, wide, high))

    def _number(self, number: int, spot: pygame.Rect) -> Node:
        """The number of a step, painted on its stone."""
        words = self.kit.letters.line(str(number), self.kit.style(LARGE, CAPTION, BOLD))
        return Node("", words.get_rect(center=spot.topleft), picture=words)

    def _picture(self, thing: Thing, rect: pygame.Rect) -> pygame.Surface:
        """A figure in the colour of its player, with its face at the foot."""
        tile = thing.tile

        def make() -> pygame.Surface:
            picture = pygame.Surface(rect.size, pygame.SRCALPHA)
            if tile is not None and tile.art:
                owned = tile.owner >= 0
                worn = self.figures.dressed(tile.art, tile.owner, rect.size) if owned else None
                picture.blit(worn or self.kit.pictures.at(tile.art, rect.size), (0, 0))
            if tile is not None and tile.owner >= 0:
                side = self.kit.px(26)
                picture.blit(self.figures.face(tile.owner, side), (rect.w - side, rect.h - side))
            return picture

        owner = tile.owner if tile is not None else -1
        return self.kit.plates.kept(("piece", tile.art if tile is not None else "", owner, rect.size), make)
