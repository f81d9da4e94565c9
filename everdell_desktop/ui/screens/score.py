"""The score sheet at the end of a game: bars, numbers, and the winner on a ribbon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from everdell_desktop.keeping.achievements import Achievement
from everdell_desktop.sitting import catalogue

from ..plates import faded
from ..scene import Node
from ..shapes import paper
from ..theme import (
    BAD,
    BOLD,
    CAPTION,
    CREAM,
    DISPLAY,
    GOOD,
    HEADING,
    INK,
    ITALIC,
    LARGE,
    NORMAL,
    SMALL,
    TEXT,
    Colour,
)
from .page import Page
from .results import categories, category, result
from .scored import Scored, aim_tiles, all_scored, honours

if TYPE_CHECKING:
    from everdell_desktop.app import App
    from everdell_desktop.sitting.controller import Sitting

BARS_LEFT, BARS_WIDE = 500, 1180
BARS_TOP, BARS_HIGH = 214, 300
TABLE_TOP, TABLE_HIGH = 540, 380
NAME_LEFT = 240


class ScoreScreen(Page):
    """Everybody's points by category. It lies over the table; looking at the table takes it away."""

    dim = 130

    def __init__(self, app: App, sitting: Sitting, earned: Sequence[Achievement] = ()) -> None:
        super().__init__(app)
        self.sitting = sitting
        self.earned = list(earned)
        """What this game has brought the present player."""
        self.notes = app.storage.tell()
        """What is to be told about files: above all, that the game could not be kept."""
        self.scored = all_scored(sitting)
        self.sheets = [one.sheet for one in self.scored]
        names = [player.name for player in sitting.game.state.players]
        self.result = result(self.sheets, names, sitting.game.winners(), sitting.game.rules.end.ties)
        self.goals = [tile for tile in aim_tiles(sitting)[1:] if tile.card is None and not tile.art]
        self.honours = honours(sitting)
        self.target = (sitting.game.result() or {}).get("target", 0)
        """The points that were wanted, where so many were."""
        app.sounds.play("end")

    def lay_out(self) -> None:
        self.panel((130, 96, 1660, 870), name="parchment")
        self.ribbon(self.result.headline, (310, 30, 1300, 124), 38)
        if self.result.winners:
            for number, (winner, _) in enumerate(self._winner().faces):
                figure = winner.replace("avatars/", "workers/")
                there = self.app.kit.pictures.exists(figure)
                self.art(figure if there else winner, (426 - number * 62, 12 + number * 10, 110, 120), "winner")
            self.art("icons/trophy", (1392, 36, 86, 86))
        under = self.result.tie
        if self.sitting.practice_used:
            under = f"{under} Played in practice mode: hidden cards were seen and taken back.".strip()
        if under:
            self.line(under, (250, 154, 1420, 46), NORMAL, CAPTION, ITALIC, "center", name="under")
        self._bars()
        self._table()
        if self.goals or self.honours:
            self._aims()
        if self.notes:
            words = " ".join(self.notes[:2])
            self.block(words, (240, 908, 1440, 58), SMALL, BAD, "center", BOLD, True, "note")
        elif self.earned:
            self._announce()
        self.button("look", (180, 982, 370, 74), "Look at the table", self.back, icon="zoom")
        if not self.sitting.campaign:
            self.button("rematch", (570, 982, 370, 74), "Rematch", self.rematch, icon="redo")
        self.button("new_game", (960, 982, 370, 74), "New game", self.new_game, icon="hand")
        self.button("menu", (1350, 982, 370, 74), "Main menu", self.menu, icon="menu")

    def _announce(self) -> None:
        """A small ribbon with what was earned; it leads to the gallery."""
        titles = [achievement.title for achievement in self.earned]
        more = f" and {len(titles) - 2} more" if len(titles) > 2 else ""
        words = f"New in your album: {', '.join(titles[:2])}{more}"
        rect = self.box(440, 914, 1040, 64)
        plain = self.app.kit.plates.ribbon(words, rect.size, 24).copy()
        side = self.app.kit.px(40)
        for x in (round(rect.w * 0.1), round(rect.w * 0.9) - side):
            plain.blit(self.app.kit.pictures.icon(self.earned[0].icon, side), (x, round(rect.h * 0.42) - side // 2))
        lit = plain.copy()
        lit.fill((24, 18, 10, 0), special_flags=pygame.BLEND_RGBA_ADD)
        self.pressable("earned", rect, [plain, lit, lit, plain], self.gallery)

    def rematch(self) -> None:
        """The same players with the same boxes, dealt anew."""
        from everdell_desktop.sitting.controller import Sitting
        from everdell_desktop.ui.table.screen import TableScreen

        setup = self.sitting.game.rules.setup
        again = Sitting.new(self.sitting.plans, setup.boxes, dict(setup.options), alone=self.sitting.alone)
        self.app.show(TableScreen(self.app, again))

    def gallery(self) -> None:
        from .achievements import AchievementsScreen

        self.app.push(AchievementsScreen(self.app))

    def _winner(self) -> Scored:
        """Whose sheet has won; of those who built one city it is the sheet of both."""
        best = self.result.winners[0]
        return next((one for one in self.scored if one.sheet.seat == best), self.scored[0])

    # the bars

    def _bars(self) -> None:
        step = BARS_HIGH / (len(self.sheets) if not self.target else max(1.4, len(self.sheets)))
        most = max(1, self.target, max(sheet.total for sheet in self.sheets))
        for number, one in enumerate(self.scored):
            top = BARS_TOP + number * step + (step - min(step, 96)) / 2
            high = min(step, 96) - 10
            self._faces(one, NAME_LEFT - 34, top, high)
            self.line(one.name, (NAME_LEFT + 62, top, 190, high), LARGE, font=BOLD)
            self._bar(one, top + high * 0.08, high * 0.84, most)
        if self.target:
            self._wanted(BARS_LEFT + (BARS_WIDE - 90) * self.target / most)

    def _faces(self, one: Scored, x: float, top: float, side: float) -> None:
        """The faces of all whose sheet it is, one behind the other."""
        each = side if len(one.faces) == 1 else side * 0.74
        for number, (picture, dye) in enumerate(one.faces):
            spot = number * (side - each)
            self.seated(picture, dye, (x + spot, top + spot, each, each))

    def _wanted(self, x: float) -> None:
        """A line at the points that were wanted, and how they were reached or missed."""
        rect = self.box(x - 2, BARS_TOP + 46, 4, 124)
        self.scene.root.add(Node("target", rect, draw=paper(0, HEADING, HEADING)))
        short = self.target - self.sheets[0].total
        words = f"{self.target} wanted, {short} short" if short > 0 else f"{self.target} wanted"
        self.line(words, (x - 170, BARS_TOP + 176, 340, 40), NORMAL + 2, BAD if short > 0 else GOOD, BOLD, "center")

    def _bar(self, one: Scored, top: float, high: float, most: int) -> None:
        """Pieces side by side, each with icon and number where there is room, the total in a seal at the end."""
        sheet = one.sheet
        x = float(BARS_LEFT)
        parts = [(name, points) for name, points in sheet.parts.items() if points > 0]
        base = legible(one.colour)
        seat = sheet.seat
        room = BARS_WIDE - 90
        for name, points in parts:
            wide = room * points / most
            shade = mixed(base, CREAM, 0.8 * list(sheet.parts).index(name) / max(6, len(sheet.parts)))
            self._piece(self.box(x, top, wide, high), shade, category(name)[0], points, f"bar:{seat}:{name}")
            x += wide
        seal = self.box(x + 10, top - high * 0.06, high * 1.12, high * 1.12)
        self.art("frames/seal", (x + 10, top - high * 0.06, high * 1.12, high * 1.12))
        digits = self.app.kit.letters.line(str(sheet.total), self.app.kit.style(32, (74, 42, 12), BOLD))
        self.picture(digits, seal, f"total:{seat}")

    def _piece(self, rect: pygame.Rect, colour: Colour, icon: str, points: int, name: str) -> None:
        kit = self.app.kit
        surface = pygame.Surface(rect.size, pygame.SRCALPHA)
        surface.fill(colour)
        gleam = pygame.Surface((rect.w, max(1, rect.h // 3)), pygame.SRCALPHA)
        gleam.fill((255, 255, 255, 40))
        surface.blit(gleam, (0, 0))
        pygame.draw.rect(surface, INK, surface.get_rect(), max(1, kit.px(2)))
        digits = kit.letters.line(str(points), kit.style(24, TEXT, BOLD))
        side = min(round(rect.h * 0.56), kit.px(42))
        gap = kit.px(4)
        if rect.w >= side + digits.get_width() + gap + kit.px(10):
            x = (rect.w - side - gap - digits.get_width()) // 2
            surface.blit(kit.pictures.icon(icon, side), (x, (rect.h - side) // 2))
            surface.blit(digits, (x + side + gap, (rect.h - digits.get_height()) // 2))
        elif rect.w >= digits.get_width() + kit.px(6):
            surface.blit(digits, ((rect.w - digits.get_width()) // 2, (rect.h - digits.get_height()) // 2))
        self.scene.root.add(Node(name, rect, picture=surface))

    # the numbers

    def _table(self) -> None:
        """Categories down, players across; the winner's column is lit."""
        names = categories(self.sheets)
        rows = len(names) + 2
        high = TABLE_HIGH / rows
        column = min(240, 1080 / len(self.sheets))
        wide = 360 + column * len(self.sheets)
        left = NAME_LEFT - 20 if self.goals or self.honours else 960 - wide / 2
        best = self._winner().sheet.seat if self.result.winners else -1
        for number, one in enumerate(self.scored):
            sheet = one.sheet
            x = left + 360 + number * column
            if sheet.seat in self.result.winners or sheet.seat == best:
                lit = self.box(x + 6, TABLE_TOP, column - 12, TABLE_HIGH)
                self.picture(faded(self.app.kit.plates.plate("glow_gold", lit.size, 0.4), 120), lit)
            self._head(x, high, column, one)
            for row, name in enumerate(names):
                points = sheet.parts.get(name)
                words = "–" if points is None else str(points)
                self.line(words, (x, TABLE_TOP + (row + 1) * high, column, high), 24, align="center")
            self.line(str(sheet.total), (x, TABLE_TOP + (rows - 1) * high, column, high), 30, font=BOLD, align="center")
        for row, name in enumerate(names):
            icon, title = category(name)
            top = TABLE_TOP + (row + 1) * high
            self.art(f"icons/{icon}", (left + 10, top + 5, high - 10, high - 10))
            self.line(title, (left + high + 16, top, 350 - high, high), 24)
            self._rule(left, top, 360 + column * len(self.sheets))
        top = TABLE_TOP + (rows - 1) * high
        self._rule(left, top, 360 + column * len(self.sheets), 2.4)
        self.line("Total", (left + high + 16, top, 350 - high, high), 26, font=BOLD)

    def _head(self, x: float, high: float, column: float, one: Scored) -> None:
        """The player over a column: picture, name, and the level of a computer player."""
        side = high - 8
        self._faces(one, x + 14, TABLE_TOP + 4, side)
        width = column - side - 36
        if one.level:
            self.line(one.name, (x + side + 22, TABLE_TOP, width, high * 0.56), NORMAL, font=BOLD)
            self.line(
                catalogue.level_title(one.level),
                (x + side + 22, TABLE_TOP + high * 0.5, width, high * 0.46),
                SMALL,
                CAPTION,
            )
        else:
            self.line(one.name, (x + side + 22, TABLE_TOP, width, high), NORMAL, font=BOLD)

    def _aims(self) -> None:
        """The goals that were met or missed, and what the victory showed besides, beside the numbers."""
        left, wide, top = 1110.0, 570.0, float(TABLE_TOP)
        self.line("Goals" if self.goals else "Challenges", (left, top, wide, 44), LARGE, HEADING, DISPLAY)
        top += 54
        rows = [(goal.title, bool(goal.met) and not goal.spent) for goal in self.goals]
        rows += [(f"*{tile.title}*: {tile.text}", True) for tile in self.honours]
        high = min(84.0, (TABLE_HIGH - 60) / max(1, len(rows)))
        for text, met in rows:
            icon = ("check" if self.goals else "medal_gold") if met else "close"
            side = min(44.0, high - 8)
            self.art(f"icons/{icon}", (left, top + (high - side) / 2, side, side))
            self.block(text, (left + 60, top, wide - 60, high), NORMAL + 2, TEXT if met else BAD, middle=True)
            top += high

    def _rule(self, x: float, y: float, wide: float, thick: float = 1.2) -> None:
        rect = self.box(x, y, wide, thick)
        line = pygame.Surface((rect.w, max(1, rect.h)), pygame.SRCALPHA)
        line.fill((*CAPTION, 120))
        self.scene.root.add(Node("", rect, picture=line))

    # deeds

    def new_game(self) -> None:
        from .lone_game import set_up_screen
        from .menu import MenuScreen

        self.app.show(MenuScreen(self.app))
        self.app.push(set_up_screen(self.app, self.sitting.game.rules.setup.boxes))

    def menu(self) -> None:
        from .menu import MenuScreen

        self.app.show(MenuScreen(self.app))


def mixed(colour: Colour, other: Colour, share: float) -> Colour:
    """A colour with a share of another."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(colour, other, strict=True))
    return red, green, blue


def legible(colour: Colour) -> Colour:
    """The colour, lightened until dark letters can be read on it."""
    while contrast(colour, TEXT) < 4.8:
        colour = mixed(colour, CREAM, 0.06)
    return colour


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours as WCAG measures it, 1 to 21."""
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def luminance(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
