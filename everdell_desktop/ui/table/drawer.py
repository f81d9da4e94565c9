"""The drawer beside the hand: labelled tabs for everything else a player owns, full-size when opened."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import State
from everdell_desktop.engine.trays import HOME, RULE, Tile
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.shapes import dimmed, empty_slot, paper, rounded_off, tile_ground
from everdell_desktop.ui.theme import (
    BAD,
    BOLD,
    CAPTION,
    CREAM,
    DISPLAY,
    HEADING,
    INK,
    ITALIC,
    LARGE,
    LIGHT_PAPER,
    NORMAL,
    SMALL,
    TEXT,
    TINY,
)

from .drawer_tabs import Content, Tabs, sign_of
from .layout import Layout
from .pieces import coin
from .subjects import named, thing

CARD_SHAPE = 1.4
WIDE = 196
LONG_TEXT = 60  # letters from which a tile gives more room to its words


class Drawer:
    """Builds tabs, the open drawer and the slips that say what rules this turn."""

    def __init__(self, kit: Kit, layout: Layout, rules: Ruleset, knows: Callable[[int], bool]) -> None:
        self.kit = kit
        self.layout = layout
        self.rules = rules
        self.knows = knows
        """Whether the one at the table may see the hand of a seat."""
        self.drawn = Tabs(kit)
        self.open = ""
        """The name of the tab that lies open."""

    def contents(self, state: State, viewer: int) -> list[Content]:
        """What the player owns, tab by tab; an empty one has none."""
        own = [
            Content(tray.name, tray.title, tray.icon or tiles[0].subject.kind, tiles, tray.heading, tray.note)
            for tray in self.rules.trays if tray.where == HOME and (tiles := tray.tiles(state, viewer))
        ]  # fmt: skip
        return own + self._other_hands(state, viewer)

    def _other_hands(self, state: State, viewer: int) -> list[Content]:
        """The hands of others, where one plays for both."""
        return [
            Content(f"cards_of_{seat}", f"{player.name}'s hand", "hand",
                    [Tile(Subject("hand", card.id), "", card.name, card=card) for card in player.hand],
                    f"{player.name}'s hand")
            for seat, player in enumerate(state.players)
            if seat != viewer and player.hand and self.knows(seat)
        ]  # fmt: skip

    def rules_now(self, state: State, viewer: int) -> list[Node]:
        """Weather and power: always in sight, on slips at the window's upper left."""
        slips = [(tray, tile) for tray in self.rules.trays if tray.where == RULE for tile in tray.tiles(state, viewer)]
        nodes = []
        px = self.kit.px
        for number, (tray, tile) in enumerate(slips):
            rect = self.layout.ruling(number)
            node = Node(
                named(tile.subject), rect, live=True, subject=thing(tile.subject), hint=f"{tile.title}\n{tile.text}"
            )
            node.draw = paper(px(14), LIGHT_PAPER, INK, 2)
            node.add(Node("", (px(7), px(5), px(38), px(38)), picture=sign_of(self.kit, tray.icon, tile.art, px(38))))
            small = self.kit.letters.fitting(tray.title, self.kit.style(TINY, CAPTION), px(126))
            large = self.kit.letters.fitting(tile.title, self.kit.style(NORMAL - 1, INK, BOLD), px(126))
            node.add(Node("", (px(52), px(3), *small.get_size()), picture=small))
            node.add(Node("", (px(52), px(20), *large.get_size()), picture=large))
            nodes.append(node)
        return nodes

    def veil(self, state: State, viewer: int) -> str:
        """What drifts over the landscape by what rules this turn."""
        ruling = (tile for tray in self.rules.trays if tray.where == RULE for tile in tray.tiles(state, viewer))
        return next((tile.veil for tile in ruling if tile.veil), "")

    def tabs(self, state: State, viewer: int, offered: Callable[[Subject], object]) -> list[Node]:
        """The tabs at the right end of the hand, glowing where something in them can be used; while one is open the
        first leads back to the hand."""
        contents = self.contents(state, viewer)
        if self.open not in [one.name for one in contents]:
            self.open = ""
        shown = [(one, sum(bool(tile.art or tile.card) for tile in one.tiles)) for one in contents]
        if self.open:
            shown.insert(0, (Content("hand", "Hand", "hand", ()), len(state.players[viewer].hand)))
        nodes = []
        rects = self.layout.drawer_tabs([0 if self.open else content.wish for content, _ in shown], bool(self.open))
        for (content, count), rect in zip(shown, rects, strict=True):
            warm = any(offered(thing(tile.subject)) for tile in content.tiles)
            nodes.append(self.drawn.tab(content, count, rect, warm, content.name == self.open))
        return nodes

    def tab_of(self, things: Sequence[Subject], state: State, viewer: int) -> str:
        """The tab in which all of these things lie, if there is one."""
        for content in self.contents(state, viewer):
            there = {thing(tile.subject) for tile in content.tiles}
            if things and there.issuperset(things):
                return content.name
        return ""

    def opened(self, state: State, viewer: int) -> Node | None:
        """The open drawer with its cards and tiles side by side."""
        content = next((one for one in self.contents(state, viewer) if one.name == self.open), None)
        if content is None:
            return None
        px = self.kit.px
        rect = self.layout.drawer()
        root = Node("drawer", rect, live=True)
        root.add(Node("", (0, 0, *rect.size), picture=self.kit.plates.plate("panel", (rect.w, rect.h + px(20)), 0.6)))
        whose = "Our" if len(state.household(viewer)) > 1 else "My"
        title = self.kit.letters.fitting(
            content.heading or f"{whose} {content.title.lower()}", self.kit.style(LARGE + 4, INK, DISPLAY), px(420)
        )
        root.add(Node("", (px(24), px(14), *title.get_size()), picture=title))
        if content.note:
            left, style = title.get_width() + px(50), self.kit.style(SMALL, CAPTION, ITALIC)
            note = self.kit.letters.fitting(content.note, style, rect.w - left - px(84))
            top = px(8) + title.get_height() - note.get_height()
            root.add(Node("", (left, top, *note.get_size()), picture=note))
        close = root.add(
            Node("tab:hand#close", (rect.w - px(64), px(14), px(48), px(44)), live=True, hint="Back to the hand")
        )
        close.picture = self.kit.plates.button("", close.rect.size, "normal", "close")
        high = rect.h - px(84)
        number = len(content.tiles)
        wide = min(px(WIDE), round(high / 1.34), (rect.w - px(40)) // max(1, number) - px(12))
        step = wide + px(14)
        left = max(px(22), (rect.w - step * number + px(14)) // 2)
        seen: dict[str, int] = {}
        for place, tile in enumerate(content.tiles):
            name = named(thing(tile.subject))
            seen[name] = seen.get(name, 0) + 1
            node = self.tile(tile, pygame.Rect(left + place * step, px(66), wide, high), seen[name])
            root.add(node)
        return root

    def tile(self, tile: Tile, rect: pygame.Rect, copy: int = 1) -> Node:
        """A thing in full size: a card as a card, anything else as picture, name and words."""
        px = self.kit.px
        subject = thing(tile.subject)
        hint = f"{tile.title}\n{tile.text}" if tile.text else tile.title
        node = Node(named(subject, copy), rect, live=True, drag=not tile.spent, hint=hint, subject=subject)
        if tile.card is not None:
            across = min(rect.w, round(rect.h / CARD_SHAPE))
            readable = self.kit.faces.readable(tile.card, across)
            face = (self.kit.faces.card if readable else self.kit.faces.mini)(tile.card, across)
            node.rect.size = face.get_size()
            node.add(Node("", (0, 0, *face.get_size()), picture=face))
            self._tag(node, tile)
        else:
            self._plain(node, tile)
        if tile.spent:
            node.add(Node("", (0, 0, *node.rect.size), draw=dimmed(px(9))))
        return node

    def _sum(self, node: Node, tile: Tile) -> None:
        """A sheet of paper that adds up: a line for each thing, and what all of it is worth."""
        px = self.kit.px
        wide, high = node.rect.size
        node.add(Node("", (0, 0, wide, high), draw=paper(px(9), LIGHT_PAPER, INK, 2)))
        name = self.kit.letters.fitting(tile.title, self.kit.style(NORMAL, HEADING, BOLD), wide - px(24))
        node.add(Node("", (px(16), px(12), *name.get_size()), picture=name))
        top, foot = px(20) + name.get_height(), px(64)
        words = self.kit.letters.block(tile.text, self.kit.style(LARGE - 2, TEXT), wide - px(32), high - top - foot)
        node.add(Node("", (px(16), top, *words.get_size()), picture=words))
        node.add(Node("", (px(16), high - foot, wide - px(32), 2), draw=paper(0, CAPTION, CAPTION)))
        told = self.kit.letters.line("Points", self.kit.style(NORMAL, HEADING, BOLD))
        side = px(52)
        node.add(Node("", (px(16), high - (foot + told.get_height()) // 2, *told.get_size()), picture=told))
        place = wide - side - px(12), high - (foot + side) // 2, side, side
        node.add(Node("", place, picture=coin(self.kit, side, tile.worth)))

    def _plain(self, node: Node, tile: Tile) -> None:
        px = self.kit.px
        if tile.worth and not tile.art:
            self._sum(node, tile)
            return
        wide, high = node.rect.size
        edge = max(2, px(3))
        view = self._view(node, tile, edge)
        name = self.kit.letters.block(tile.title, self.kit.style(SMALL + 1, INK, BOLD, "center"), wide - px(14), px(52))
        top = view + edge + px(5)
        node.add(Node("", (px(7), top, *name.get_size()), picture=name))
        top += name.get_height() + px(2)
        below = tile.now or tile.need
        priced = is_priced(tile)
        foot = px(46 if priced else 34) if below else px(6)
        if not priced:
            room = wide - px(16), max(px(18), high - top - foot)
            words = self.kit.letters.block(tile.text, self.kit.style(SMALL, TEXT, align="center"), *room)
            node.add(Node("", (px(8), top, *words.get_size()), picture=words))
        if below:
            style = self.kit.style(LARGE if priced else SMALL + 1, INK if tile.met else BAD, BOLD, "center")
            line = f"{below} {{check}}" if tile.met else f"{below} {{lock}}" if priced else below
            words = self.kit.letters.block(line, style, wide - px(16), max(px(28), high - top - px(6)))
            node.add(Node("", (px(8), high - words.get_height() - px(6), *words.get_size()), picture=words))
        if tile.worth:
            side = px(46)
            node.add(Node("", (wide - side - px(4), px(4), side, side), picture=coin(self.kit, side, tile.worth)))
        self._tag(node, tile)

    def _tag(self, node: Node, tile: Tile) -> None:
        """A slip of paper with a few words, beside the points, or below the name of a card."""
        if not tile.badge:
            return
        px = self.kit.px
        style = self.kit.style(SMALL, INK, BOLD)
        wide = self.kit.letters.natural_width(tile.badge, style, node.rect.w)
        words = self.kit.letters.block(tile.badge, style, wide)
        left = px(6) if tile.worth else node.rect.w - wide - px(20)
        top = px(44) if tile.card is not None else px(6)
        place = left, top, wide + px(14), words.get_height() + px(4)
        tag = node.add(Node("", place, draw=paper(px(6), CREAM)))
        tag.add(Node("", (px(7), px(2), *words.get_size()), picture=words))

    def _view(self, node: Node, tile: Tile, edge: int) -> int:
        """The ground of a tile with its picture, and how high that is; an outline where nothing lies yet."""
        px = self.kit.px
        wide, high = node.rect.size
        if not tile.art:
            node.add(Node("", (0, 0, wide, high), draw=empty_slot(px(9))))
            return round(high * 0.3)
        share = 0.62 if is_priced(tile) else 0.4 if len(tile.text) > LONG_TEXT else 0.55
        view = round(high * share)
        node.add(Node("", (0, 0, wide, high), draw=tile_ground(view, px(9), edge)))
        size = wide - 2 * edge, view
        art = self.kit.plates.kept(
            ("tile", tile.art, size), lambda: rounded_off(self.kit.pictures.covering(tile.art, size), px(9))
        )
        node.add(Node("", (edge, edge, *size), picture=art))
        return view


def is_priced(tile: Tile) -> bool:
    """Whether all that is to be said of a tile is what it costs."""
    return bool(tile.need) and tile.strip == tile.need
