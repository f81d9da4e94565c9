"""What boxes lay on the table: groups of tiles on the board and before the player."""

from __future__ import annotations

import pygame

from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import State
from everdell_desktop.engine.trays import BOARD, HOME, Tile
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.shapes import dimmed, framed, paper
from everdell_desktop.ui.theme import BOLD, DISPLAY, INK, NORMAL, TINY

from .figures import Figures
from .layout import Layout
from .naming import node_name
from .sheets import grid

SHAPE = 0.64  # height of a tile to its width


class Trays:
    """Builds the nodes of the boxes' tiles."""

    def __init__(self, kit: Kit, layout: Layout, rules: Ruleset, figures: Figures) -> None:
        self.kit = kit
        self.layout = layout
        self.rules = rules
        self.figures = figures

    def on_board(self, state: State, viewer: int) -> Node | None:
        """All trays that lie on the board, under the tree."""
        tiles = [
            (tray.title, tile) for tray in self.rules.trays if tray.where == BOARD for tile in tray.tiles(state, viewer)
        ]
        if not tiles:
            return None
        rect = self.layout.tray()
        root = Node("tray", rect)
        root.add(Node("", (0, 0, *rect.size), picture=self.kit.plates.plate("panel", rect.size, 0.4)))
        title = " · ".join(dict.fromkeys(title for title, _ in tiles))
        words = self.kit.letters.fitting(title, self.kit.style(NORMAL, INK, DISPLAY), rect.w - self.kit.px(40))
        root.add(Node("", ((rect.w - words.get_width()) // 2, self.kit.px(8), *words.get_size()), picture=words))
        top, gap = self.kit.px(38), self.kit.px(5)
        room = rect.w - self.kit.px(24), rect.h - top - self.kit.px(12)
        width, columns, _ = grid(len(tiles), self.kit.px(176), room, SHAPE, gap)
        high = round(width * SHAPE)
        left = (rect.w - columns * (width + gap) + gap) // 2
        for number, (_, tile) in enumerate(tiles):
            column, row = number % columns, number // columns
            place = pygame.Rect(left + column * (width + gap), top + row * (high + gap), width, high)
            root.add(self.tile(tile, place, state))
        return root

    def at_home(self, state: State, viewer: int) -> list[Node]:
        """The tiles before the player, in a column beside the hand."""
        tiles = self.home_tiles(state, viewer)
        return [self.tile(tile, self.layout.home_tile(number, len(tiles)), state) for number, tile in enumerate(tiles)]

    def home_tiles(self, state: State, viewer: int) -> list[Tile]:
        return [tile for tray in self.rules.trays if tray.where == HOME for tile in tray.tiles(state, viewer)]

    def tile(self, tile: Tile, rect: pygame.Rect, state: State) -> Node:
        """A picture with its name on a strip of paper, and the workers standing on it."""
        px = self.kit.px
        hint = f"{tile.title}\n{tile.text}" if tile.text else tile.title
        node = Node(node_name(tile.subject), rect, live=True, hint=hint, drag=not tile.spent)
        art = self.kit.pictures.covering(tile.art, (rect.w - px(6), rect.h - px(6)))
        node.add(Node("", (0, 0, *rect.size), draw=framed(art, px(9), px(3))))
        style = self.kit.style(TINY, INK, BOLD, "center")
        words = self.kit.letters.block(tile.title, style, rect.w - px(14), min(px(48), rect.h // 2))
        strip = words.get_height() + px(4)
        plate = node.add(Node("", (px(4), rect.h - strip - px(4), rect.w - px(8), strip), draw=paper(px(5))))
        plate.add(Node("", (px(3), px(2), *words.get_size()), picture=words))
        if tile.badge:
            letters = self.kit.letters.block(tile.badge, self.kit.style(TINY, INK, BOLD, "center"), px(52))
            tag = node.add(Node("", (rect.w - px(60), px(5), px(55), letters.get_height() + px(2)), draw=paper(px(5))))
            tag.add(Node("", (px(1), px(1), *letters.get_size()), picture=letters))
        standing = [n for n, player in enumerate(state.players) for w in player.workers if w.place == tile.subject.id]
        for number, seat in enumerate(standing[:4]):
            size = px(38), px(48)
            kind = next(w.kind for w in state.players[seat].workers if w.place == tile.subject.id)
            picture = self.figures.worker(seat, size, kind)
            node.add(Node("", (px(8) + number * px(26), px(6), *size), picture=picture))
        if tile.spent:
            node.add(Node("", (0, 0, *rect.size), draw=dimmed(px(9))))
        return node
