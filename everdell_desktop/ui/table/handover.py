"""Around one machine: one's own result is seen first, then a page that tells nothing secret hides the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from everdell_desktop.sitting.controller import Sitting
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.theme import BOLD, INK, NORMAL, SMALL, TEXT

from .figures import Figures
from .sheets import Sheet
from .telling import Line, Teller

READY, BACK, EARLIER, LATER = "handover:ready", "handover:back", "handover:earlier", "handover:later"

TALLEST, LOWEST, AROUND = 960.0, 540.0, 470.0  # heights of the page, and of all on it but the lines


class HandoverSheet(Sheet):
    """Hides the table between two people and tells in public words what happened since the last turn."""

    covers = True

    def __init__(
        self, kit: Kit, area: pygame.Rect, figures: Figures, seat: int, name: str, lines: Sequence[Line],
        ready: Callable[[], None], undo: Callable[[], None] | None,
    ) -> None:  # fmt: skip
        super().__init__(kit, area)
        self.figures = figures
        self.seat = seat
        self.name = name
        self.lines = lines
        self.ready = ready
        self.undo = undo
        """Takes back the last choice; None where that is not possible."""
        self.back = 0
        """How many pages we have gone back."""
        self.lay_out()

    def lay_out(self) -> None:
        px = self.kit.px
        self.panel(960, self._height(), f"It is {self.name}'s turn")
        side = px(130)
        face = self.figures.face(self.seat, side)
        self.node.add(Node("", ((self.node.rect.w - side) // 2, px(76), side, side), picture=face))
        words = "Everybody else looks away, please."
        top = self.words(words, px(60), px(214), self.node.rect.w - px(120), NORMAL, "center") + px(16)
        if self.lines:
            top = self.words("*Since your last turn*", px(70), top, self.node.rect.w - px(140), NORMAL) + px(8)
        self._lines(top, self.node.rect.h - px(120))
        bottom = self.node.rect.h - px(98)
        wide = px(320)
        self.button(READY, f"I am {self.name}", ((self.node.rect.w - wide) // 2, bottom, wide, px(66)))
        if self.undo is not None:
            self.button(BACK, "Take that back", (px(46), bottom + px(6), px(220), px(54)), icon="undo")

    def _height(self) -> float:
        """As high as its lines need, in units."""
        rows = [self._block(line).get_height() + self.kit.px(5) for line in self.lines]
        return min(TALLEST, max(LOWEST, AROUND + sum(rows) / self.kit.scale.factor))

    def _block(self, line: Line) -> pygame.Surface:
        return self.kit.letters.block(line.text, self.kit.style(SMALL, TEXT), self.kit.px(770))

    def _lines(self, top: int, bottom: int) -> None:
        """The latest lines that find room, or earlier ones on request."""
        px = self.kit.px
        pages: list[list[tuple[Line, pygame.Surface]]] = [[]]
        used = 0
        for line in reversed(self.lines):
            block = self._block(line)
            high = block.get_height() + px(5)
            if used + high > bottom - top - px(8) and pages[-1]:
                pages.append([])
                used = 0
            pages[-1].append((line, block))
            used += high
        self.back = max(0, min(self.back, len(pages) - 1))
        y = top
        for line, block in reversed(pages[self.back]):
            face = px(24)
            self.node.add(Node("", (px(70), y, face, face), picture=self.figures.face(line.seat, face)))
            self.node.add(Node("", (px(104), y, *block.get_size()), picture=block))
            y += block.get_height() + px(5)
        right = self.node.rect.w - px(76)
        if self.back + 1 < len(pages):
            self.button(EARLIER, "", (right, top, px(50), px(44)), icon="arrow_up").hint = "Earlier"
        if self.back:
            self.button(LATER, "", (right, bottom - px(50), px(50), px(44)), icon="arrow_down").hint = "Later"

    def press(self, name: str) -> None:
        if name == READY:
            self.ready()
        elif name == BACK and self.undo is not None:
            self.undo()
        elif name in (EARLIER, LATER):
            self.back += 1 if name == EARLIER else -1
            self.lay_out()


def since_last_turn(sitting: Sitting, teller: Teller, seat: int) -> list[Line]:
    """What everybody may know of what happened since a seat's last turn."""
    recent: list[Line] = []
    for turn in reversed(sitting.game.past):
        if turn.start.seat == seat and turn.start.turn:
            break
        recent = [line for entry in turn.journal if (line := teller.public(entry)) is not None] + recent
    return recent


def slim_bar(kit: Kit, rect: pygame.Rect, text: str, buttons: Sequence[tuple[str, str, str]]) -> Node:
    """A line with buttons where questions are asked: name, words and icon of each."""
    px = kit.px
    words = kit.letters.fitting(text, kit.style(NORMAL + 2, INK, BOLD), px(460))
    each = px(190)
    size = words.get_width() + each * len(buttons) + px(70), rect.h
    bar = Node("bar", (rect.centerx - size[0] // 2, rect.y, *size), live=True)
    bar.add(Node("", (0, 0, *size), picture=kit.plates.plate("panel", size, 0.42)))
    bar.add(Node("", (px(26), (size[1] - words.get_height()) // 2, *words.get_size()), picture=words))
    for number, (name, label, icon) in enumerate(buttons):
        left = px(48) + words.get_width() + number * each
        node = bar.add(Node(name, (left, px(9), each - px(10), size[1] - px(18)), live=True))
        node.picture = kit.plates.button(label, node.rect.size, "normal", icon, NORMAL)
    return bar
