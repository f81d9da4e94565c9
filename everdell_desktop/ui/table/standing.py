"""The score so far of one player, by category, beside the coin that was pressed."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from everdell_desktop.engine.scoring import ScoreSheet
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.shapes import paper
from everdell_desktop.ui.theme import BOLD, CAPTION, HEADING, INK, ITALIC, LARGE, LIGHT_PAPER, NORMAL, SMALL, TEXT

from .closer_looks import LookingSheet

ICONS = {"cards": "card", "tokens": "point", "discoveries": "discovery"}
TITLES = {"cards": "Cards", "tokens": "Point tokens", "prosperity": "Purple cards"}
ROW = 30


class ScoreSoFar(LookingSheet):
    """What a seat would score if the game ended now."""

    veils = False

    def __init__(
        self, kit: Kit, area: pygame.Rect, name: str, score: ScoreSheet, coin: pygame.Rect, note: str,
        close: Callable[[], None], over: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(kit, area, close)
        self.name = name
        self.score = score
        self.coin = coin
        self.note = note
        self.over = over
        """Whether the game is, so that nothing more is to come."""
        self.lay_out()

    def lay_out(self) -> None:
        px = self.kit.px
        rows = list(self.score.parts.items())
        note = self.kit.letters.block(self.note, self.kit.style(SMALL - 2, CAPTION, ITALIC), px(312))
        size = px(340), px(96 + ROW * len(rows)) + note.get_height()
        left = min(max(px(6), self.coin.right - size[0] + px(10)), self.area.right - size[0] - px(6))
        below = self.coin.bottom + px(10)
        top = below if below + size[1] < self.area.bottom else self.coin.top - size[1] - px(10)
        self.order = []
        self.node = Node("sheet", (left, max(px(6), top), *size), live=True)
        self.node.add(Node("", (0, 0, *size), draw=paper(px(12), LIGHT_PAPER, INK, 2)))
        whose = self.name if self.over else f"{self.name} so far"
        title = self.kit.letters.fitting(whose, self.kit.style(NORMAL, INK, BOLD), px(300))
        self.node.add(Node("", (px(16), px(8), *title.get_size()), picture=title))
        for number, (category, points) in enumerate(rows):
            self._row(category, points, px(38 + ROW * number))
        line = px(42 + ROW * len(rows))
        self.node.add(Node("", (px(14), line, size[0] - px(28), 2), draw=paper(0, CAPTION, CAPTION)))
        total = self.kit.letters.line(str(self.score.total), self.kit.style(LARGE - 2, HEADING, BOLD))
        self.node.add(Node("", (size[0] - px(20) - total.get_width(), line + px(4), *total.get_size()), picture=total))
        words = self.kit.letters.line("In all" if self.over else "So far", self.kit.style(NORMAL, HEADING, BOLD))
        self.node.add(Node("", (px(48), line + px(6), *words.get_size()), picture=words))
        self.node.add(Node("", (px(14), line + px(40), *note.get_size()), picture=note))

    def _row(self, category: str, points: int, top: int) -> None:
        px = self.kit.px
        icon = ICONS.get(category, category)
        icon = next((i for i in (icon, icon.rstrip("s")) if self.kit.pictures.exists(f"icons/{i}")), "star")
        self.node.add(Node("", (px(14), top, px(26), px(26)), picture=self.kit.pictures.icon(icon, px(26))))
        title = TITLES.get(category, category.replace("_", " ").title())
        words = self.kit.letters.fitting(title, self.kit.style(SMALL, TEXT), px(210))
        self.node.add(Node("", (px(48), top + px(2), *words.get_size()), picture=words))
        digits = self.kit.letters.line(str(points), self.kit.style(NORMAL, INK, BOLD))
        left = self.node.rect.w - px(20) - digits.get_width()
        self.node.add(Node("", (left, top + px(1), *digits.get_size()), picture=digits))
        dots = Node("", (px(56) + words.get_width(), top + px(19), max(1, left - px(66) - words.get_width()), 2))
        dots.draw = dotted
        self.node.add(dots)


def dotted(surface: pygame.Surface, where: pygame.Rect) -> None:
    for x in range(where.x, where.right, 7):
        pygame.draw.circle(surface, (210, 186, 136), (x, where.y), 1)
