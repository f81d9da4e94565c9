"""A whole city in large: its cards with what lies on each, and all else its owner has in the open."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.state import State
from everdell_desktop.engine.trays import HOME, Tile
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.shapes import framed
from everdell_desktop.ui.theme import BOLD, CAPTION, INK, ITALIC, NORMAL, SMALL, TINY

from . import subjects
from .city import City, city_groups
from .closer_looks import LookingSheet
from .pieces import coin
from .sheets import GAP, grid
from .subjects import named, thing

THING = 124, 116  # width and height of a thing beside the cards
PICTURE = 66  # height of its picture
MOST = 9  # things in a row


class CitySheet(LookingSheet):
    """The whole city of a player, with what lies on each card, and what else all may see of the player's."""

    def __init__(
        self, city: City, area: pygame.Rect, state: State, seat: int, chosen: Callable[[Node], None],
        offered: Callable[[Subject], object], close: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(city.kit, area, close)
        self.chosen = chosen
        self.offered = offered
        self.city = city
        self.state = state
        self.seat = seat
        self.lay_out()

    def things(self) -> list[tuple[str, Tile]]:
        """Events and what boxes give, each with the name of its group."""
        seat = self.seat
        found = [
            ("Event", Tile(Subject(subjects.AWARD, one.award.id), one.award.picture, one.award.name, one.award.text,
                           worth=str(one.award.points or "")))
            for one in self.state.players[seat].events
        ]  # fmt: skip
        for tray in self.city.rules.trays:
            if tray.where == HOME and tray.public is not None:
                found += [(tray.title, tile) for tile in tray.public(self.state, seat)]
        return found

    def lay_out(self) -> None:
        px = self.kit.px
        player = self.state.players[self.seat]
        groups, things = city_groups(player), self.things()
        in_row = min(MOST, max(1, (self.area.w - px(150)) // px(THING[0] + GAP)))
        rows_below = -(-len(things) // in_row)
        below = rows_below * px(THING[1] + GAP)
        room = self.area.w - px(150), self.area.h - px(230) - below
        shape = 317 / 240 + 0.2
        width, columns, rows = grid(len(groups), px(132), room, shape, px(GAP))
        high = round(width * shape)
        factor = self.kit.scale.factor
        tall = 150 + (rows * (high + px(GAP)) + below) / factor
        across = max(columns * (width + px(GAP)), min(len(things), in_row) * px(THING[0] + GAP))
        self.panel(max(620.0, across / factor + 90), tall, f"{player.name}'s city")
        left = (self.node.rect.w - columns * (width + px(GAP)) + px(GAP)) // 2
        for number, group in enumerate(groups):
            column, row = number % columns, number // columns
            rect = pygame.Rect(
                left + column * (width + px(GAP)), px(100) + row * (high + px(GAP)), width, round(width * 317 / 240)
            )
            for card in self.city.group(
                self.state, self.seat, group, rect.move(0, round(width * 0.19) * (len(group) - 1))
            ):
                if card.subject is not None and self.offered(card.subject):
                    border = self.kit.plates.glow_border
                    glow = self.kit.plates.glow("gold", card.rect.size)
                    self.node.add(Node("", card.rect.inflate(2 * border, 2 * border), picture=glow))
                    self.order.append(card.name)
                self.node.add(card)
        if not groups:
            self.words("Nothing is built here yet.", px(40), px(110), self.node.rect.w - px(80), NORMAL, "center")
        self._things(things, in_row, self.node.rect.h - px(34) - below)
        self.closing()

    def _things(self, things: Sequence[tuple[str, Tile]], in_row: int, top: int) -> None:
        """In rows below the cards, each with its picture, its name and what it belongs to."""
        px = self.kit.px
        each, high = px(THING[0] + GAP), px(THING[1] + GAP)
        for number, (group, tile) in enumerate(things):
            row = number // in_row
            there = min(in_row, len(things) - row * in_row)
            left = (self.node.rect.w - there * each + px(GAP)) // 2 + number % in_row * each
            node = self._thing(group, tile, pygame.Rect(left, top + row * high, px(THING[0]), px(THING[1])))
            self.node.add(node)

    def _thing(self, group: str, tile: Tile, rect: pygame.Rect) -> Node:
        px = self.kit.px
        hint = f"{tile.title}\n{tile.text}" if tile.text else tile.title
        node = Node(named(thing(tile.subject)), rect, live=True, hint=hint, subject=thing(tile.subject))
        view = rect.w, px(PICTURE)
        if tile.art:
            picture = self.kit.plates.kept(
                ("thing", tile.art, view), lambda: self.kit.pictures.covering(tile.art, (view[0] - 4, view[1] - 4))
            )
            node.add(Node("", (0, 0, *view), draw=framed(picture, px(8), 2)))
        if tile.worth:
            side = px(34)
            node.add(Node("", (rect.w - side - px(2), px(2), side, side), picture=coin(self.kit, side, tile.worth)))
        name = self.kit.letters.squeezed(tile.title, self.kit.style(SMALL - 1, INK, BOLD), rect.w, 0.75)
        told = tile.now or group
        words = self.kit.letters.fitting(told, self.kit.style(TINY, CAPTION, ITALIC), rect.w)
        top = view[1] + px(4)
        node.add(Node("", ((rect.w - name.get_width()) // 2, top, *name.get_size()), picture=name))
        top += name.get_height()
        node.add(Node("", ((rect.w - words.get_width()) // 2, top, *words.get_size()), picture=words))
        return node

    def press(self, name: str) -> None:
        super().press(name)
        for node, _ in self.node.walk():
            if node.name == name and node.subject is not None:
                self.chosen(node)
                return
