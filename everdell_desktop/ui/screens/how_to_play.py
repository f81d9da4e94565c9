"""The rules booklet: one opening after another, words at the left, pictures at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from everdell_desktop.sitting import catalogue

from ..theme import CAPTION, NORMAL, SMALL
from .booklet import LEAVES, Plate
from .page import Page

if TYPE_CHECKING:
    from everdell_desktop.app import App

LEFT, TOP, WIDE, HIGH = 130, 60, 1660, 900
TEXT_LEFT, TEXT_WIDE, TEXT_TOP, TEXT_HIGH = 210, 700, 216, 640
PICTURES_LEFT, PICTURES_TOP = 1022, 160
ICON = 54
LARGEST_GAP = 46


class HowToPlayScreen(Page):
    """Pages turn by buttons, arrow keys and Page Up or Down."""

    dim = 120

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.number = 0

    def lay_out(self) -> None:
        leaf = LEAVES[self.number]
        self.book((LEFT, TOP, WIDE, HIGH), "book")
        self.heading(leaf.title, (TEXT_LEFT, 118, TEXT_WIDE, 70), 42, align="left")
        self._words()
        for plate in leaf.plates:
            self._plate(plate)
        self._foot()

    def _words(self) -> None:
        """Paragraphs under each other, in the largest size in which all of them fit."""
        points = LEAVES[self.number].points
        letters, scale = self.app.kit.letters, self.app.kit.scale
        wide = scale.px(TEXT_WIDE - ICON - 24)
        size = 30.0
        while True:
            gap = size * 0.6
            blocks = [letters.block(point.text, self.app.kit.style(size), wide) for point in points]
            heights = [max(ICON, block.get_height() / scale.factor) for block in blocks]
            if sum(heights) + gap * (len(points) - 1) <= TEXT_HIGH or size <= SMALL:
                break
            size -= 1
        gap = min(LARGEST_GAP, (TEXT_HIGH - sum(heights)) / max(1, len(points) - 1))
        top = float(TEXT_TOP)
        for point, high in zip(points, heights, strict=True):
            self.art(f"icons/{point.icon}", (TEXT_LEFT, top, ICON, ICON))
            self.block(point.text, (TEXT_LEFT + ICON + 24, top, TEXT_WIDE - ICON - 24, high + 2), size, middle=True)
            top += high + gap

    def _plate(self, plate: Plate) -> None:
        x, y = PICTURES_LEFT + plate.x, PICTURES_TOP + plate.y
        kind, _, name = plate.what.partition(":")
        if kind == "card":
            rect = self.box(x, y, plate.width, plate.width * 1.4)
            self.picture(self.app.kit.plates.shaded(self.app.kit.faces.card(catalogue.card(name), rect.w)), rect)
        else:
            self.art(plate.what, (x, y, plate.width, plate.height))
        if plate.caption:
            units = x - 60, y + plate.height + 4, plate.width + 120, 40
            self.line(plate.caption, units, NORMAL, CAPTION, align="center")

    def _foot(self) -> None:
        last = len(LEAVES) - 1
        self.button("back", (LEFT + 60, 978, 260, 70), "Close", self.back, icon="close")
        self.button("before", (1160, 978, 240, 70), "Previous", lambda: self.turn(-1), icon="arrow_left",
                    enabled=self.number > 0)  # fmt: skip
        self.button("next", (1490, 978, 240, 70), "Next", lambda: self.turn(1), icon="arrow_right",
                    enabled=self.number < last)  # fmt: skip
        self.bright(f"{self.number + 1} of {last + 1}", (1400, 978, 90, 70), NORMAL, name="number")

    def turn(self, step: int) -> None:
        number = min(len(LEAVES) - 1, max(0, self.number + step))
        if number != self.number:
            self.number = number
            self.app.sounds.play("card")
            self.renew()

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RIGHT, pygame.K_PAGEDOWN, pygame.K_SPACE):
            self.turn(1)
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_PAGEUP):
            self.turn(-1)
        elif event.type == pygame.MOUSEWHEEL:
            self.turn(-1 if event.y > 0 else 1)
        else:
            super().handle(event)
