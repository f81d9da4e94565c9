"""The gallery of achievements: what is earned shines, what is not shows how far one is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from everdell_desktop.keeping.achievements import Standing, standings

from ..plates import faded
from ..scene import Node
from ..theme import BOLD, CAPTION, GOLD, INK, ITALIC, NORMAL, PAPER_SHADE, SMALL, TEXT
from .album import LEFT_LEAF, RIGHT_LEAF, AlbumPage

if TYPE_CHECKING:
    from everdell_desktop.app import App

IN_A_LEAF, ROWS = 2, 4
ON_A_PAGE = 2 * IN_A_LEAF * ROWS
TOP, STEP, WIDE, HIGH = 190, 182, 352, 168


class AchievementsScreen(AlbumPage):
    """Two leaves of medals."""

    tab = "achievements"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.standings = standings(self.album.played_by(self.profile))
        self.first = 0

    def lay_out(self) -> None:
        self.book_and_tabs()
        earned = sum(1 for one in self.standings if one.earned)
        words = f"{earned} of {len(self.standings)} earned"
        self.line(words, (LEFT_LEAF, 140, 500, 40), NORMAL, CAPTION, ITALIC)
        self.line("Practice games do not count.", (RIGHT_LEAF + 220, 140, 500, 40), SMALL, CAPTION, ITALIC, "right")
        for number, one in enumerate(self.standings[self.first : self.first + ON_A_PAGE]):
            leaf, place = divmod(number, IN_A_LEAF * ROWS)
            column, row = place % IN_A_LEAF, place // IN_A_LEAF
            left = (LEFT_LEAF, RIGHT_LEAF)[leaf] + column * (WIDE + 16)
            self._medal(left, TOP + row * STEP, one)
        pages = -(-len(self.standings) // ON_A_PAGE)
        if pages > 1:
            self.icon_button("earlier", (860, 1000, 60, 60), "arrow_left", lambda: self._turn(-1))
            self.bright(f"{self.first // ON_A_PAGE + 1} of {pages}", (924, 1004, 90, 52), NORMAL)
            self.icon_button("later", (1018, 1000, 60, 60), "arrow_right", lambda: self._turn(1))

    def _medal(self, left: float, top: float, one: Standing) -> None:
        achievement, won = one.achievement, one.earned is not None
        kit = self.app.kit
        rect = self.box(left, top, WIDE, HIGH)
        ground = kit.plates.plate("scrap", rect.size, 0.7)
        self.scene.root.add(Node(f"medal:{achievement.id}", rect, picture=ground if won else faded(ground, 120)))
        self._emblem(self.box(left + 18, top + 34, 92, 92), achievement.icon, won)
        inside, wide = left + 122, WIDE - 138
        self.line(achievement.title, (inside, top + 14, wide, 36), NORMAL, TEXT if won else CAPTION, BOLD)
        self.block(achievement.text, (inside, top + 50, wide, 76), SMALL, CAPTION)
        if one.earned is not None:
            day = one.earned.astimezone()
            self.line(f"{day.day} {day:%B %Y}", (inside, top + 126, wide, 28), SMALL, CAPTION, ITALIC)
        elif achievement.goal > 1:
            self._bar(self.box(inside, top + 134, wide - 76, 14), one.progress / achievement.goal)
            words = f"{one.progress}/{achievement.goal}"
            self.line(words, (inside + wide - 72, top + 126, 72, 28), SMALL, CAPTION, align="right")

    def _emblem(self, rect: pygame.Rect, icon: str, won: bool) -> None:
        """The icon on golden wax, or pale on paper."""
        pictures = self.app.kit.pictures
        side = round(rect.w * 0.58)
        if won:
            self.picture(pictures.at("frames/seal", rect.size), rect)
            self.picture(pictures.icon(icon, side), rect)
        else:
            ring = pygame.Surface(rect.size, pygame.SRCALPHA)
            pygame.draw.circle(ring, (*PAPER_SHADE, 160), (rect.w // 2, rect.h // 2), rect.w // 2)
            pygame.draw.circle(ring, (*CAPTION, 120), (rect.w // 2, rect.h // 2), rect.w // 2, max(1, rect.w // 40))
            self.picture(ring, rect)
            self.picture(faded(pictures.icon(icon, side), 120), rect)

    def _bar(self, rect: pygame.Rect, share: float) -> None:
        """How far one is, as a filled groove."""
        surface = pygame.Surface(rect.size, pygame.SRCALPHA)
        radius = rect.h // 2
        pygame.draw.rect(surface, PAPER_SHADE, surface.get_rect(), border_radius=radius)
        filled = pygame.Rect(0, 0, max(rect.h, round(rect.w * share)), rect.h)
        if share > 0:
            pygame.draw.rect(surface, GOLD, filled, border_radius=radius)
        pygame.draw.rect(surface, INK, surface.get_rect(), 1, border_radius=radius)
        self.picture(surface, rect)

    def _turn(self, step: int) -> None:
        last = (len(self.standings) - 1) // ON_A_PAGE * ON_A_PAGE
        self.first = min(last, max(0, self.first + step * ON_A_PAGE))
        self.renew()
