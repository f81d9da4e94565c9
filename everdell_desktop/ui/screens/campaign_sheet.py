"""The score sheet of a campaign: a line for each chapter, the sums, and what is held for later."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from everdell_desktop.engine.campaigns import ChapterPage
from everdell_desktop.keeping.campaigns import KeptCampaign

from ..scene import Node
from ..theme import BAD, BOLD, CAPTION, DISPLAY, GOOD, HEADING, INK, ITALIC, NORMAL, SMALL, TEXT
from .open_book import LEFT, RIGHT, RIGHT_WIDE, WIDE, BookPage

if TYPE_CHECKING:
    from everdell_desktop.app import App

TOP, FOOT = 132, 960
TALLEST = 74
NUMBER, TITLE, TARGET, SCORE, WATCHES = LEFT, LEFT + 60, LEFT + 470, LEFT + 560, LEFT + 660
IN_A_COLUMN = 6


class CampaignSheetScreen(BookPage):
    """Chapters at the left, sums and Good News at the right."""

    def __init__(self, app: App, kept: KeptCampaign) -> None:
        super().__init__(app)
        self.kept, self.campaign = kept, kept.book
        self.lines = {line.number: line for line in self.campaign.lines(kept.sheet)}

    def lay_out(self) -> None:
        self.lay_book()
        self.heading(f"Score sheet of {self.kept.name}", (LEFT, 50, WIDE, 56), 36)
        high = min(TALLEST, (FOOT - TOP - 34) / len(self.campaign.pages))
        self._head()
        for number, page in enumerate(self.campaign.pages):
            self._row(page, TOP + 34 + number * high, high)
        self._sums()
        self._kept()
        self.button("back", (LEFT, 974, 250, 56), "To the book", self.back, icon="arrow_left")

    def _head(self) -> None:
        titles = [
            (TITLE, 400, self.campaign.chapter, "left"),
            (SCORE, 80, "Score", "right"),
            (WATCHES + 20, 100, "Kept", "left"),
        ]
        if any(page.targets for page in self.campaign.pages):
            titles.append((TARGET, 80, "Target", "right"))
        for left, wide, words, align in titles:
            self.line(words, (left, TOP, wide, 30), SMALL, CAPTION, ITALIC, align)

    def _row(self, page: ChapterPage, top: float, high: float) -> None:
        line = self.lines.get(page.number)
        colour = INK if line is not None else CAPTION
        self._rule(LEFT, top, WIDE)
        self.line(str(page.number), (NUMBER, top, 44, high), NORMAL + 2, HEADING, BOLD, "right")
        self.line(page.title, (TITLE, top, 400, high), NORMAL, colour, BOLD if line is not None else ITALIC)
        if (target := page.targets.get(self.kept.sheet["difficulty"])) is not None:
            self.line(str(target), (TARGET, top, 80, high), NORMAL, CAPTION, align="right")
        if line is None:
            return
        words, shade = (str(line.score), GOOD) if line.won else ("lost", BAD)
        self.line(words, (SCORE, top, 80, high), NORMAL + 2, shade, BOLD, "right", name=f"score:{page.number}")
        side = min(34, high - 8)
        for number, icon in enumerate(["watch"] * line.watches + ["redo"] * line.replayed):
            self.art(f"icons/{icon}", (WATCHES + 20 + number * 38, top + (high - side) / 2, side, side))

    def _sums(self) -> None:
        told = self.campaign.totals(self.kept.sheet)
        self.line("The sums", (RIGHT, 62, 400, 44), 30, HEADING, DISPLAY)
        parts = self.campaign.sums(self.kept.sheet)
        for number, part in enumerate(parts):
            top = 118 + number * 48
            self.art(f"icons/{part.icon}", (RIGHT, top + 6, 36, 36))
            self.line(part.text, (RIGHT + 52, top, 380, 48), NORMAL + 2)
            self.line(f"{part.points:+d}", (RIGHT + 440, top, 120, 48), NORMAL + 4, INK, BOLD, "right")
        top = 118 + len(parts) * 48
        self._rule(RIGHT, top, 560, 2.4)
        self.line("Total", (RIGHT + 52, top + 4, 380, 52), 26, HEADING, BOLD)
        self.line(str(told["total"]), (RIGHT + 420, top + 4, 140, 52), 36, HEADING, BOLD, "right", name="total")
        if told["medal"]:
            self.art(f"icons/medal_{told['medal']}", (RIGHT + 586, 130, 120, 130), "medal")
        words = ", ".join(f"{name} from {points}" for name, points in self.campaign.medals.items())
        self.line(f"Medals: {words}.", (RIGHT, top + 62, RIGHT_WIDE, 34), SMALL, CAPTION, ITALIC)

    def _kept(self) -> None:
        """All Good News that is held, in two columns."""
        kept = self.campaign.kept(self.kept.sheet)
        if not kept:
            return
        self.line("Good News held", (RIGHT, 392, 400, 40), 26, HEADING, DISPLAY)
        columns = max(1, -(-len(kept) // IN_A_COLUMN))
        wide = RIGHT_WIDE / columns
        for number, clipping in enumerate(kept):
            column, row = divmod(number, IN_A_COLUMN)
            left, top = RIGHT + column * wide, 440 + row * 90
            self.paper((left, top, wide - 10, 84), f"news:{number}")
            self.line(clipping.title, (left + 14, top + 6, wide - 38, 30), SMALL, INK, BOLD)
            self.block(clipping.text, (left + 14, top + 36, wide - 38, 44), SMALL - 1, TEXT)

    def _rule(self, x: float, y: float, wide: float, thick: float = 1.2) -> None:
        rect = self.box(x, y, wide, thick)
        line = pygame.Surface((rect.w, max(1, rect.h)), pygame.SRCALPHA)
        line.fill((*CAPTION, 110))
        self.scene.root.add(Node("", rect, picture=line))
