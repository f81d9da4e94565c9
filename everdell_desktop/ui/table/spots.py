"""Places where workers stand: a ring beside what the place gives, never on it."""

from __future__ import annotations

import pygame

from everdell_desktop.engine.spaces import UNLIMITED
from everdell_desktop.engine.state import State
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.shapes import paper, rim
from everdell_desktop.ui.theme import BAD, BOLD, DISPLAY, INK, ITALIC, LARGE, LIGHT_PAPER, SMALL, TINY

from .figures import Figures
from .lying import Thing
from .regions import Slot
from .tile_faces import ON_PICTURE, Tiles, node_of

RING = 50
NAMED_FROM = 130  # units of width for each ring, from which it carries a name


class Spots:
    """Builds the nodes of places."""

    def __init__(self, kit: Kit, figures: Figures, tiles: Tiles) -> None:
        self.kit = kit
        self.figures = figures
        self.tiles = tiles

    def place(self, slot: Slot, thing: Thing, rect: pygame.Rect, state: State, viewer: int) -> Node:
        """One place: ring and workers beside what it gives."""
        look = slot.look or ("picture" if self.tiles.art(thing) else "scrap")
        return self._pictured(slot, thing, rect, state, viewer) if look == "picture" else self._scrap(thing, rect)

    def _scrap(self, thing: Thing, rect: pygame.Rect) -> Node:
        """A paper scrap with a wooden ring; two rings where many find room."""
        px = self.kit.px
        space = thing.space
        text = space.text if space is not None else thing.tile.text if thing.tile is not None else thing.title
        node = node_of(thing, rect, thing.title)
        node.add(Node("", (0, 0, *rect.size), picture=self.kit.plates.plate("scrap", rect.size, 0.55)))
        ring = min(px(RING), rect.h - px(18))
        top = (rect.h - ring) // 2
        shared = space is not None and space.slots >= UNLIMITED
        picture = self.kit.pictures.at("frames/ring", (ring, ring))
        if shared:
            node.add(Node("", (px(15), top, ring, ring), picture=picture))
        node.add(Node("", (px(6), top, ring, ring), picture=picture))
        left = px(6) + ring + (px(16) if shared else px(8))
        room = rect.w - left - px(8), rect.h - px(10)
        words = self.kit.letters.cut_short(
            text, self.kit.style(SMALL + 2, INK, BOLD, "center"), *room, self.kit.scale.font(TINY - 2)
        )
        node.add(Node("", (left, (rect.h - words.get_height()) // 2, *words.get_size()), picture=words))
        self.figures.stand(
            node, thing.workers, (px(6) + ring // 2, top + round(ring * 0.82)), px(13) if shared else px(10)
        )
        return node

    def _pictured(self, slot: Slot, thing: Thing, rect: pygame.Rect, state: State, viewer: int) -> Node:
        """A place with a picture, its words on a strip below, its rings where they cover nothing."""
        px = self.kit.px
        tile, space = thing.tile, thing.space
        text = tile.strip or tile.text if tile is not None else space.text if space is not None else ""
        node = node_of(thing, rect, self.tiles.words_of(thing))
        view = self.tiles.ground(node, thing, text.partition("\n")[0], tile is not None)
        across, down = slot.ring or ON_PICTURE
        room = space.room(len(state.players)) if space is not None else 1
        rings = 1 if room >= UNLIMITED else max(1, min(room, 2))
        side = px(RING - 4)
        middle = round(self.tiles.tallest(rect.h) * down) if down > 1 else round(view.h * down)
        for number in range(rings):
            spot = round(view.w * across) - number * (side + px(2)), middle
            if spot[1] > rect.h:
                node.rect.h = max(node.rect.h, spot[1] + side // 2 + px(10))
            ring = self.kit.pictures.at("frames/ring", (side, side))
            node.add(Node("", (spot[0] - side // 2, spot[1] - side // 2, side, side), picture=ring))
        step = -(side + px(2)) if rings > 1 else px(12)
        self.figures.stand(node, thing.workers, (round(view.w * across), middle + side // 3), step)
        if tile is not None and tile.need:
            self._need(node, tile.need, tile.met, round(view.w * across) + side // 2 + px(8), middle)
        return node

    def _need(self, node: Node, need: str, met: bool | None, left: int, middle: int) -> None:
        """What the city must hold, met with a check."""
        px = self.kit.px
        style = self.kit.style(SMALL + 1, INK if met else BAD, BOLD)
        wide = self.kit.letters.natural_width(need, style, px(140))
        words = self.kit.letters.block(need, style, wide)
        mark = px(22) if met else 0
        size = wide + px(20) + mark, px(38)
        plate = node.add(Node("", (left, middle - size[1] // 2, *size), draw=paper(px(9), LIGHT_PAPER)))
        plate.add(Node("", (px(10), (size[1] - words.get_height()) // 2, *words.get_size()), picture=words))
        if met:
            plate.add(
                Node("", (size[0] - px(27), px(8), px(22), px(22)), picture=self.kit.pictures.icon("check", px(22)))
            )

    def names(self, slot: Slot, text: str, rect: pygame.Rect, state: State) -> bool:
        """Whether the rings of a place have room for the names of their players; its text then stands above it, beside
        its label, so that must find room there."""
        seats = sum(not player.automaton for player in state.players)
        label, note = self.kit.style(LARGE, INK, DISPLAY), self.kit.style(SMALL, INK, ITALIC)
        endless = self.kit.px(2000)
        above = self.kit.letters.natural_width(slot.label, label, endless) + self.kit.px(32)
        above += self.kit.letters.natural_width(text, note, endless)
        return rect.w // max(1, seats) >= self.kit.px(NAMED_FROM) and above <= rect.w

    def rings(self, slot: Slot, thing: Thing, rect: pygame.Rect, state: State, viewer: int) -> Node:
        """A place where everybody has a ring in the own colour, so that nobody is in the way of another."""
        px = self.kit.px
        node = node_of(thing, rect, self.tiles.words_of(thing))
        node.add(Node("", (0, 0, *rect.size), picture=self.kit.plates.plate("scrap", rect.size, 0.55)))
        seats = [seat for seat, player in enumerate(state.players) if not player.automaton]
        step = (rect.w - px(16)) // max(1, len(seats))
        side = min(px(42), step - px(10), rect.h // 2)
        top = px(12)
        text = thing.space.text if thing.space is not None else thing.title
        named = self.names(slot, text, rect, state)
        for number, seat in enumerate(seats):
            middle = px(8) + step * number + step // 2
            edge = pygame.Rect(middle - side // 2 - px(4), top - px(4), side + px(8), side + px(8))
            node.add(Node("", edge, draw=rim(self.figures.colour(seat), px(5), edge.w // 2)))
            ring = self.kit.pictures.at("frames/ring", (side, side))
            node.add(Node("", (middle - side // 2, top, side, side), picture=ring))
            face = px(20)
            spot = edge.right - face + px(2), edge.bottom - face + px(2)
            node.add(Node("", (*spot, face, face), picture=self.figures.face(seat, face)))
            mine = [worker for worker in thing.workers if worker[0] == seat]
            self.figures.stand(node, mine, (middle, top + round(side * 0.8)), px(10))
            if named:
                style = self.kit.style(SMALL - 1, INK, BOLD)
                name = self.kit.letters.squeezed(state.players[seat].name, style, step - px(16), 0.7)
                node.add(Node("", (middle - name.get_width() // 2, top + side + px(8), *name.get_size()), picture=name))
        room = rect.w - px(24), rect.h - top - side - px(12)
        if room[1] >= px(18) and not named:
            style = self.kit.style(SMALL, INK, BOLD, "center")
            words = self.kit.letters.cut_short(text, style, *room, self.kit.scale.font(TINY - 1))
            node.add(Node("", (px(12), top + side + px(8), *words.get_size()), picture=words))
        return node
