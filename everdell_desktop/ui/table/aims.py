"""What all play for together, beside the board: the points to be reached, the goals as they stand, what a rival has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import State
from everdell_desktop.engine.trays import AIM, Tile
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.shapes import paper, rim, rounded_off
from everdell_desktop.ui.theme import (
    BAD,
    BOLD,
    CAPTION,
    CREAM,
    DISPLAY,
    GOLD,
    GOOD,
    HEADING,
    INK,
    ITALIC,
    LARGE,
    LIGHT_PAPER,
    NORMAL,
    SMALL,
    TEXT,
)

from .layout import CITY_SHAPE, FacingLayout
from .pieces import coin
from .sheets import grid
from .subjects import named

BANNER = 2.0
"""From this width to height on a picture lies across; others are faces."""
VIEW, FACE = 100, 84
SIGN = 26
LYING = 78  # of what lies there: the widest


class Form(NamedTuple):
    """How the paper is written on."""

    view: bool
    """Whether there is a picture above, where it has one that lies across."""
    letters: int
    """The size of the goals."""


FORMS = (Form(True, SMALL + 1), Form(False, SMALL + 1), Form(False, SMALL - 2), Form(False, SMALL - 5))
"""The first of these is taken in which everything finds room."""


def aims_of(rules: Ruleset, state: State, viewer: int) -> list[Tile]:
    """What all play for: the heading first; nothing where everybody plays for points."""
    return [tile for tray in rules.trays if tray.where == AIM for tile in tray.tiles(state, viewer)]


class Aims:
    """Builds the paper on which it stands."""

    def __init__(self, kit: Kit, layout: FacingLayout, rules: Ruleset) -> None:
        self.kit = kit
        self.layout = layout
        self.rules = rules

    def build(self, state: State, viewer: int, total: int) -> list[Node]:
        """The paper, where there is anything to write on it; `total` are the points so far."""
        tiles = aims_of(self.rules, state, viewer)
        if not tiles:
            return []
        for form in FORMS:
            root, end = self._written(tiles, total, form)
            if end <= root.rect.h:
                break
        return [root]

    def _written(self, tiles: Sequence[Tile], total: int, form: Form) -> tuple[Node, int]:
        """The paper, and where what is written on it ends."""
        px, rect = self.kit.px, self.layout.aims()
        root = Node("aims", rect)
        root.add(Node("", (0, 0, *rect.size), picture=self.kit.plates.plate("panel", rect.size, 0.42)))
        head, rest = tiles[0], tiles[1:]
        top = self._bar(root, head, total, self._head(root, head, form.view))
        for goal in [tile for tile in rest if tile.card is None and not tile.art]:
            top = self._goal(root, goal, top, form.letters)
        lying = [tile for tile in rest if tile.card is not None or tile.art]
        if lying:
            self._lying(root, lying, pygame.Rect(px(12), top, rect.w - px(24), rect.h - top - px(10)))
        else:
            self._words(root, head.text, top + px(4))
        return root, top

    def _head(self, root: Node, head: Tile, view: bool) -> int:
        """Picture, where there is room for one that lies across, title and what stands above it. Returns where they
        end."""
        px, wide = self.kit.px, root.rect.w
        own = self.kit.pictures.master(head.art).get_size()
        if own[0] >= BANNER * own[1] and not view:
            left, top, room = px(14), px(10), wide - px(28)
        elif own[0] >= BANNER * own[1]:
            size = wide - px(16), px(VIEW)
            art = self.kit.plates.kept(
                ("aim", head.art, size), lambda: rounded_off(self.kit.pictures.covering(head.art, size), px(9))
            )
            root.add(Node("", (px(8), px(8), *size), picture=art))
            left, top, room = px(14), px(VIEW + 11), wide - px(28)
        else:
            root.add(
                Node("", (px(10), px(8), px(FACE), px(FACE)), picture=self.kit.pictures.at(head.art, (px(FACE),) * 2))
            )
            left, top, room = px(FACE + 22), px(18), wide - px(FACE + 34)
        over = self.kit.letters.fitting(head.strip, self.kit.style(SMALL, HEADING, BOLD), room)
        title = self.kit.letters.fitting(head.title, self.kit.style(LARGE, INK, DISPLAY), room)
        root.add(Node("", (left, top, *over.get_size()), picture=over))
        root.add(Node("", (left, top + over.get_height() - px(2), *title.get_size()), picture=title))
        end = max(top + over.get_height() + title.get_height(), px(FACE + 8) if own[0] < BANNER * own[1] else 0)
        root.add(Node(named(head.subject), (px(8), px(8), wide - px(16), end - px(8)), live=True, subject=head.subject,
                      hint=f"{head.title}\n{head.text}" if head.text else head.title))  # fmt: skip
        return end + px(4)

    def _bar(self, root: Node, head: Tile, total: int, top: int) -> int:
        """How far the points have come: a bar that fills, the points to be reached on a coin at its end."""
        px, goal = self.kit.px, int(head.worth)
        enough = total > goal or (total == goal and head.need == "of")
        side = px(46)
        bar = pygame.Rect(px(14), top + px(10), root.rect.w - px(28) - side // 2, px(26))
        done = pygame.Rect(0, 0, max(px(14), round(bar.w * min(1.0, total / max(1, goal)))), bar.h)
        node = root.add(Node("aims:points", bar, draw=paper(px(13), LIGHT_PAPER, INK, 2)))
        node.add(Node("", done, draw=paper(px(13), GOOD if enough else GOLD, INK, 2)))
        words = self.kit.letters.line(f"{total} {head.need} {head.worth}", self.kit.style(SMALL, INK, BOLD))
        node.add(Node("", ((bar.w - words.get_width()) // 2, (bar.h - words.get_height()) // 2, *words.get_size()),
                      picture=words))  # fmt: skip
        root.add(Node("", (bar.right - side // 2, bar.centery - side // 2, side, side),
                      picture=coin(self.kit, side, head.worth)))  # fmt: skip
        return bar.bottom + px(16)

    def _goal(self, root: Node, goal: Tile, top: int, letters: int) -> int:
        """A goal with its sign: met, open, or missed for good. Returns where the next one begins."""
        px, wide = self.kit.px, root.rect.w - self.kit.px(20)
        now = self.kit.letters.line(goal.now, self.kit.style(SMALL, GOOD if goal.met else CAPTION, BOLD))
        colour = CAPTION if goal.spent else TEXT
        room = wide - px(SIGN + 26) - (now.get_width() + px(8) if goal.now else 0)
        words = self.kit.letters.block(goal.title, self.kit.style(letters, colour, BOLD), room)
        missed = self.kit.letters.line("missed for good", self.kit.style(SMALL, BAD, BOLD)) if goal.spent else None
        high = max(px(SIGN), words.get_height() + (missed.get_height() if missed else 0)) + px(12)
        edge = BAD if goal.spent else GOOD if goal.met else CAPTION
        node = root.add(Node(named(goal.subject), (px(10), top, wide, high), live=True, subject=goal.subject,
                             hint=f"{goal.title}\n{goal.text}" if goal.text else goal.title,
                             draw=paper(px(9), LIGHT_PAPER, edge, 2)))  # fmt: skip
        self._sign(node, goal, high)
        node.add(Node("", (px(SIGN + 16), px(6), *words.get_size()), picture=words))
        if missed is not None:
            node.add(Node("", (px(SIGN + 16), px(6) + words.get_height(), *missed.get_size()), picture=missed))
        if goal.now:
            spot = wide - now.get_width() - px(9), (high - now.get_height()) // 2
            node.add(Node("", (*spot, *now.get_size()), picture=now))
        return top + high + px(7)

    def _sign(self, node: Node, goal: Tile, high: int) -> None:
        side = self.kit.px(SIGN)
        place = self.kit.px(8), (high - side) // 2, side, side
        if goal.met or goal.spent:
            icon = "close" if goal.spent else "check"
            node.add(Node("", place, picture=self.kit.pictures.icon(icon, side)))
        else:
            node.add(Node("", pygame.Rect(place).inflate(-side // 4, -side // 4), draw=rim(CAPTION, 2, side // 5)))

    def _lying(self, root: Node, tiles: Sequence[Tile], room: pygame.Rect) -> None:
        """Cards and tiles that somebody has, as large as they find room."""
        px, gap = self.kit.px, self.kit.px(5)
        wide, columns, _ = grid(len(tiles), px(LYING), room.size, CITY_SHAPE, gap)
        high = round(wide * CITY_SHAPE)
        left = room.x + (room.w - columns * (wide + gap) + gap) // 2
        for number, tile in enumerate(tiles):
            place = left + number % columns * (wide + gap), room.y + number // columns * (high + gap), wide, high
            node = root.add(Node(named(tile.subject), place, live=True, subject=tile.subject,
                                 hint=f"{tile.title}\n{tile.text}" if tile.text else tile.title))  # fmt: skip
            if tile.card is not None:
                node.picture = self.kit.faces.mini(tile.card, wide)
                continue
            self._tile(node, tile)

    def _tile(self, node: Node, tile: Tile) -> None:
        px, size = self.kit.px, node.rect.size
        inside = size[0] - 4, size[1] - 4
        art = self.kit.plates.kept(
            ("aim", tile.art, inside), lambda: rounded_off(self.kit.pictures.covering(tile.art, inside), px(6))
        )
        node.draw = paper(px(7), CREAM, INK, 2)
        node.add(Node("", (2, 2, *inside), picture=art))
        if tile.worth:
            side = round(size[0] * 0.42)
            spot = size[0] - side - 2, size[1] - side - 2
            node.add(Node("", (*spot, side, side), picture=coin(self.kit, side, tile.worth)))

    def _words(self, root: Node, text: str, top: int) -> None:
        """What else is to be known, where there is room for it."""
        px, room = self.kit.px, root.rect.h - top - self.kit.px(12)
        if not text or room < px(40):
            return
        style = self.kit.style(SMALL, CAPTION, ITALIC, "center")
        words = self.kit.letters.cut_short(text, style, root.rect.w - px(32), room, self.kit.scale.font(NORMAL - 6))
        root.add(Node("", (px(16), top, *words.get_size()), picture=words))
