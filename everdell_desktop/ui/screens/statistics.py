"""The figures of the present player: how games went, at which tables, against whom, and with which cards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from everdell_desktop.keeping import statistics
from everdell_desktop.keeping.statistics import Line
from everdell_desktop.sitting import catalogue

from ..plates import faded
from ..scene import Node
from ..theme import BOLD, CAPTION, ITALIC, LARGE, NORMAL, SMALL, TINY
from .album import LEAF_WIDE, LEFT_LEAF, RIGHT_LEAF, AlbumPage
from .chart import paint_of, plot
from .results import category

if TYPE_CHECKING:
    from everdell_desktop.app import App

SHOWN_GAMES = 20
FAVOURITES = 5
KEYS, KEY = 5, 40  # what the colours stand for: so many find room in a row, so high
ROW = 33
MOST_ROWS = 13
COLUMNS = ((0.5, "Games"), (0.645, "Won"), (0.79, "Best"), (0.93, "Average"))
"""Where the numbers of a line stand, as shares of the leaf."""


class StatisticsScreen(AlbumPage):
    """Numbers on the left leaf, pictures on the right one."""

    tab = "statistics"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        records = self.album.records()
        everything = self.album.played_by(self.profile, records)
        self.games = statistics.fair(everything)
        self.practice = len(everything) - len(self.games)

    def lay_out(self) -> None:
        self.book_and_tabs()
        who = self.album.profiles.current()
        self.art(f"avatars/{who.animal}", (LEFT_LEAF, 138, 96, 96))
        self.heading(f"{who.name}'s games", (LEFT_LEAF + 112, 146, LEAF_WIDE - 120, 50), 36, "left")
        self.line(self._practice_words(), (LEFT_LEAF + 112, 196, LEAF_WIDE - 120, 34), SMALL, CAPTION, ITALIC)
        if not self.games:
            self._nothing_yet()
            return
        self._seals(statistics.summed("", self.games))
        self._tables()
        self._course()
        self._favourites()
        self._rugwort()

    def _practice_words(self) -> str:
        if not self.practice:
            return "Every game counts that was played to its end."
        games = "1 practice game is" if self.practice == 1 else f"{self.practice} practice games are"
        return f"{games} kept apart and not counted here."

    def _nothing_yet(self) -> None:
        self.art("icons/hand", (LEFT_LEAF + 260, 380, 200, 200))
        words = "These leaves are still empty. Play a game to its end, and it is written down here."
        self.block(words, (LEFT_LEAF + 60, 610, LEAF_WIDE - 120, 120), LARGE, CAPTION, "center", ITALIC)
        self.company(RIGHT_LEAF + 74)

    # the left leaf

    def _seals(self, line: Line) -> None:
        """Four wax seals with the numbers that matter most."""
        figures = ((str(line.games), "games"), (str(line.wins), "won"), (str(line.best), "best"),
                   (f"{line.mean:.0f}", "on average"))  # fmt: skip
        step = LEAF_WIDE / len(figures)
        for number, (digits, words) in enumerate(figures):
            left = LEFT_LEAF + number * step + (step - 104) / 2
            self.art("frames/seal", (left, 244, 104, 104))
            kit = self.app.kit
            picture = kit.letters.fitting(digits, kit.style(38, (74, 42, 12), BOLD), kit.px(84))
            self.picture(picture, self.box(left, 244, 104, 104), f"figure:{words}")
            self.line(words, (LEFT_LEAF + number * step, 350, step, 30), NORMAL, CAPTION, align="center")

    def _tables(self) -> None:
        """By table, by opponent, by box, as many lines as find room."""
        levels = list(catalogue.levels())
        tables: list[tuple[str, Sequence[Line]]] = [
            ("At the table", statistics.by_mode(self.games)),
            ("Against", statistics.by_level(self.games, levels, catalogue.level_title)),
            ("With", statistics.by_boxes(self.games, catalogue.box_title)),
        ]
        top, left_over = 392.0, MOST_ROWS
        for title, lines in tables:
            shown = lines[:left_over]
            if not shown:
                continue
            self._head(top, title)
            top += ROW + 2
            for line in shown:
                self._line(top, line)
                top += ROW
            left_over -= len(shown)
            top += 8

    def _head(self, top: float, title: str) -> None:
        self.line(title, (LEFT_LEAF, top, LEAF_WIDE * 0.4, ROW), NORMAL, font=BOLD)
        for share, words in COLUMNS:
            self.line(words, (LEFT_LEAF + LEAF_WIDE * share - 50, top, 100, ROW), TINY, CAPTION, align="center")
        rect = self.box(LEFT_LEAF, top + ROW, LEAF_WIDE, 2)
        rule = pygame.Surface((rect.w, max(1, rect.h)), pygame.SRCALPHA)
        rule.fill((*CAPTION, 120))
        self.scene.root.add(Node("", rect, picture=rule))

    def _line(self, top: float, line: Line) -> None:
        self.line(line.title, (LEFT_LEAF + 12, top, LEAF_WIDE * 0.42, ROW), SMALL)
        numbers = str(line.games), f"{line.wins} ({line.share:.0%})", str(line.best), f"{line.mean:.1f}"
        for (share, _), words in zip(COLUMNS, numbers, strict=True):
            self.line(words, (LEFT_LEAF + LEAF_WIDE * share - 56, top, 112, ROW), SMALL, align="center")

    # the right leaf

    def _course(self) -> None:
        points = statistics.course(self.games, SHOWN_GAMES)
        names = list(dict.fromkeys(name for point in points for name in point.parts))
        self.line("Points, game by game", (RIGHT_LEAF, 140, LEAF_WIDE, 40), LARGE, font=BOLD)
        rows = math.ceil(len(names) / KEYS)
        top = 530 - rows * KEY
        rect = self.box(RIGHT_LEAF, 184, LEAF_WIDE, top - 190)
        self.picture(plot(self.app.kit, rect.size, points, names), rect, "plot")
        columns = math.ceil(len(names) / max(1, rows))
        step = LEAF_WIDE / max(1, columns)
        for number, name in enumerate(names):
            row, column = divmod(number, columns)
            self._key(RIGHT_LEAF + column * step, top + row * KEY, step, name, paint_of(name, names))

    def _key(self, left: float, top: float, wide: float, name: str, colour: tuple[int, int, int]) -> None:
        """What a colour of the plot stands for."""
        icon, title = category(name)
        rect = self.box(left + 2, top + 10, 20, 20)
        spot = pygame.Surface(rect.size, pygame.SRCALPHA)
        pygame.draw.ellipse(spot, colour, spot.get_rect())
        self.picture(spot, rect)
        self.art(f"icons/{icon}", (left + 26, top + 4, 32, 32))
        self.line(title, (left + 63, top, wide - 66, 40), TINY, CAPTION)

    def _favourites(self) -> None:
        self.line("Favourite cards", (RIGHT_LEAF, 546, LEAF_WIDE, 40), LARGE, font=BOLD)
        shown = [(card, number) for name, number in statistics.favourites(self.games, FAVOURITES + 5)
                 if (card := catalogue.known_card(name)) is not None][:FAVOURITES]  # fmt: skip
        step = LEAF_WIDE / FAVOURITES
        for place, (card, number) in enumerate(shown):
            left = RIGHT_LEAF + place * step + (step - 116) / 2
            face = self.app.kit.faces.mini(card, self.app.kit.px(116))
            self.picture(self.app.kit.plates.shaded(face), self.box(left, 592, 116, 154), f"favourite:{card.id}")
            times = "once" if number == 1 else f"{number} times"
            self.line(times, (RIGHT_LEAF + place * step, 750, step, 30), SMALL, CAPTION, align="center")

    def _rugwort(self) -> None:
        """The three years, each with a seal once Rugwort was beaten in it."""
        beaten = statistics.years_beaten(self.games)
        self.line("Rugwort's years", (RIGHT_LEAF, 794, 240, 40), LARGE, font=BOLD)
        side = self.app.kit.px(84)
        for number, year in enumerate(catalogue.years()):
            left = RIGHT_LEAF + 250 + number * 156
            face = self.app.kit.pictures.at("avatars/rat", (side, side))
            won = year in beaten
            self.picture(face if won else faded(face, 90), self.box(left, 800, 84, 84), f"year:{year}")
            if won:
                self.art("icons/check", (left + 52, 848, 42, 42))
            words = f"Year {year}"
            self.line(words, (left - 30, 888, 144, 30), SMALL, CAPTION, BOLD if won else ITALIC, "center")
        told = f"{len(beaten)} of {len(catalogue.years())} beaten"
        self.line(told, (RIGHT_LEAF, 836, 230, 40), NORMAL, CAPTION, ITALIC)
