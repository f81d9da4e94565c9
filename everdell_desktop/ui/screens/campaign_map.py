"""The left leaf of the campaign's book: the map with its chapters as stones on a path, the sums and the medals."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from everdell_desktop.engine.campaigns import ChapterLine
from everdell_desktop.keeping.campaigns import KeptCampaign
from everdell_desktop.resources import resource_json

from ..scene import Node
from ..shapes import rounded_off
from ..theme import (
    BAD,
    BOLD,
    CAPTION,
    GOLD,
    GOOD,
    HEADING,
    INK,
    ITALIC,
    LIGHT_PAPER,
    NORMAL,
    PAPER_SHADE,
    SMALL,
    Colour,
)
from .open_book import LEFT, WIDE

if TYPE_CHECKING:
    from .open_book import BookPage

TOP, HIGH = 130, 600
PAGE = 782, 600
"""The units in which the places of stones are written down."""
STONE, PRESENT = 50, 62
SUMS, BAR = 762, 872
BEYOND = 1.07
"""How far the bar goes on behind the last medal."""
OVERSIZE = 3
DONE, LOST, OPEN, LOCKED = "done", "lost", "open", "locked"
TONES: dict[str, tuple[Colour, Colour]] = {
    DONE: ((226, 238, 204), GOOD), LOST: ((244, 222, 206), BAD), OPEN: (LIGHT_PAPER, GOLD),
    LOCKED: ((200, 190, 166), CAPTION),
}  # fmt: skip
"""The stone and its rim."""


@functools.cache
def stones(box: str) -> tuple[tuple[int, int], ...]:
    """Where the chapters lie on the map of a box."""
    return tuple((int(x), int(y)) for x, y in resource_json("texts", "campaign.json")[box])


class CampaignMap:
    """Lays the left leaf of a campaign onto a page."""

    def __init__(self, page: BookPage, kept: KeptCampaign, present: int | None, look_at: Callable[[int], None]) -> None:
        self.page, self.kept, self.present, self.look_at = page, kept, present, look_at
        self.kit = page.app.kit
        self.lines = {line.number: line for line in kept.book.lines(kept.sheet)}

    def lay(self, shown: int) -> None:
        page = self.page
        name = f"{self.kept.box}/campaign_map"
        rect = page.box(LEFT, TOP, WIDE, HIGH)
        art = self.kit.plates.kept(("map", name, rect.size), lambda: self._framed(name, rect.size))
        page.scene.root.add(Node("map", rect, picture=art))
        for chapter, place in zip(self.kept.book.pages, stones(self.kept.box), strict=True):
            self._stone(chapter.number, chapter.title, place, chapter.number == shown)
        self._sums()
        self._bar()

    def _framed(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        art = rounded_off(self.kit.pictures.covering(name, size), self.kit.px(34))
        pygame.draw.rect(art, (122, 116, 68), art.get_rect(), max(2, self.kit.px(2.4)), border_radius=self.kit.px(34))
        return art

    # stones

    def state(self, number: int) -> str:
        if number == self.present:
            return OPEN
        line = self.lines.get(number)
        if line is None:
            return LOCKED
        return DONE if line.won else LOST

    def _stone(self, number: int, title: str, place: tuple[int, int], shown: bool) -> None:
        page, state = self.page, self.state(number)
        side = PRESENT if state == OPEN else STONE
        x, y = LEFT + place[0] * WIDE / PAGE[0], TOP + place[1] * HIGH / PAGE[1]
        rect = page.box(x - side / 2, y - side / 2, side, side)
        if state == OPEN:
            halo = self.kit.plates.halo(self.kit.px(150))
            page.picture(halo, rect)
        faces = [self.stone_face(number, state, rect.w, lit or shown) for lit in (False, True, True, False)]
        kind = self.kept.book.chapter
        tip = f"{kind} {number}: {title}" if state != LOCKED else f"{kind} {number}: {title} (still locked)"
        page.pressable(f"chapter:{number}", rect, faces, lambda: self.look_at(number), tip=tip,
                       enabled=state != LOCKED)  # fmt: skip
        if state == OPEN:
            self._faces(x, y)
        line = self.lines.get(number)
        if line is not None:
            self._chip(line, x, y + side / 2 + 3)

    def stone_face(self, number: int, state: str, side: int, lit: bool) -> pygame.Surface:
        return self.kit.plates.kept(
            ("stone", number, state, side, lit), lambda: self._painted(number, state, side, lit)
        )

    def _painted(self, number: int, state: str, side: int, lit: bool) -> pygame.Surface:
        ground, rim = TONES[state]
        big = side * OVERSIZE
        stone = pygame.Surface((big, big), pygame.SRCALPHA)
        middle, radius = (big // 2, big // 2), big // 2
        pygame.draw.circle(stone, INK, middle, radius)
        pygame.draw.circle(stone, (255, 240, 170) if lit else ground, middle, radius - big // 20)
        pygame.draw.circle(stone, rim, middle, radius - big // 20, big // (9 if lit else 12))
        small = pygame.transform.smoothscale(stone, (side, side))
        style = self.kit.style(30 if state == OPEN else 23, INK if state != LOCKED else CAPTION, BOLD)
        digits = self.kit.letters.line(str(number), style._replace(size=min(style.size, round(side * 0.5))))
        small.blit(digits, digits.get_rect(center=(side // 2, side // 2)))
        if state == LOCKED:
            lock = self.kit.pictures.icon("lock", round(side * 0.46))
            small.blit(lock, (side - lock.get_width(), side - lock.get_height()))
        return small

    def _faces(self, x: float, y: float) -> None:
        """The mayors stand at the present chapter."""
        plans = self.kept.company.plans
        for number, plan in enumerate(plans):
            aside = (number - (len(plans) - 1) / 2) * 84
            self.page.seated(f"avatars/{plan.animal}", -1, (x + aside - 25, y - 68, 50, 50), f"mayor:{number}")

    def _chip(self, line: ChapterLine, x: float, top: float) -> None:
        """Below a stone: the score, a watch for each that was not used, an arrow for a replay."""
        kit = self.kit
        icon, gap = kit.px(25), kit.px(4)
        digits = kit.letters.line(str(line.score) if line.won else "0", kit.style(20, INK, BOLD))
        signs = [
            kit.pictures.icon("check" if line.won else "close", kit.px(22)), digits,
            *[kit.pictures.icon("watch", icon)] * line.watches, *[kit.pictures.icon("redo", icon)] * line.replayed,
        ]  # fmt: skip
        wide, high = sum(sign.get_width() + gap for sign in signs) + 3 * gap, max(kit.px(34), digits.get_height())
        chip = pygame.Surface((wide, high), pygame.SRCALPHA)
        pygame.draw.rect(chip, LIGHT_PAPER, chip.get_rect(), border_radius=high // 3)
        pygame.draw.rect(chip, INK, chip.get_rect(), max(1, kit.px(2)), border_radius=high // 3)
        left = 2 * gap
        for sign in signs:
            chip.blit(sign, (left, (high - sign.get_height()) // 2))
            left += sign.get_width() + gap
        rect = self.page.box(x, top, 0, 0)
        leaf = self.page.box(LEFT + 4, TOP, WIDE - 8, HIGH)
        place = chip.get_rect(midtop=rect.topleft).clamp(leaf)
        self.page.scene.root.add(Node(f"line:{line.number}", place, picture=chip))

    # sums

    def _sums(self) -> None:
        page, sums = self.page, self.kept.book.sums(self.kept.sheet)
        each = (WIDE - 180) / max(1, len(sums))
        for number, part in enumerate(sums):
            left = LEFT + number * each
            page.art(f"icons/{part.icon}", (left, SUMS - 12, 40, 40))
            page.line(f"{part.points:+d}", (left + 50, SUMS - 20, each - 56, 32), NORMAL + 3, INK, BOLD)
            page.line(part.text, (left + 50, SUMS + 10, each - 56, 28), SMALL, CAPTION)
        page.line("Total", (LEFT + WIDE - 190, SUMS - 10, 86, 36), NORMAL + 2, HEADING, BOLD, "right")
        total = self.kept.book.totals(self.kept.sheet)["total"]
        page.line(str(total), (LEFT + WIDE - 96, SUMS - 18, 96, 48), 36, HEADING, BOLD, "right", name="total")

    def _bar(self) -> None:
        """How far it is to the medals; the mayors walk on it."""
        page, book, kit = self.page, self.kept.book, self.kit
        total = book.totals(self.kept.sheet)["total"]
        end = max([total, *book.medals.values()]) * BEYOND
        rect = page.box(LEFT, BAR, WIDE, 26)
        bar = pygame.Surface(rect.size, pygame.SRCALPHA)
        radius = rect.h // 2
        pygame.draw.rect(bar, PAPER_SHADE, bar.get_rect(), border_radius=radius)
        share = max(0.0, total / end)
        if share > 0:
            pygame.draw.rect(bar, GOLD, (0, 0, max(rect.h, round(rect.w * share)), rect.h), border_radius=radius)
        for points in book.medals.values():
            x = round(rect.w * points / end)
            pygame.draw.line(bar, INK, (x, 0), (x, rect.h), max(1, kit.px(2)))
        pygame.draw.rect(bar, INK, bar.get_rect(), max(1, kit.px(2)), border_radius=radius)
        page.scene.root.add(Node("bar", rect, picture=bar))
        won = book.totals(self.kept.sheet)["medal"]
        earned = list(book.medals)[: list(book.medals).index(won) + 1] if won else []
        for medal, points in book.medals.items():
            x = LEFT + WIDE * points / end
            node = page.art(f"icons/medal_{medal}", (x - 32, BAR - 64, 64, 62), f"medal:{medal}")
            if medal not in earned and node.picture is not None:
                node.picture = kit.plates.faded(node.picture, 150)
            page.line(str(points), (x - 40, BAR + 30, 80, 28), SMALL + 1, INK, BOLD, "center")
        for number, plan in enumerate(self.kept.company.plans):
            x = LEFT + WIDE * share - 12 + number * 32
            page.seated(f"avatars/{plan.animal}", -1, (x - 22, BAR - 9, 44, 44))
        page.line(self.ahead(total), (LEFT, BAR + 58, WIDE, 30), SMALL + 1, CAPTION, ITALIC, name="ahead")

    def ahead(self, total: int) -> str:
        """What is still to be reached, in words."""
        book = self.kept.book
        left = len(book.pages) - len(self.lines)
        to_go = f"{left} {book.chapter.lower()}{'s' if left != 1 else ''} to go" if left else "the last page is turned"
        medal = next((name for name, points in book.medals.items() if total < points), None)
        if medal is None:
            return f"gold, and {to_go}"
        return f"{book.medals[medal] - total} to {medal}, {to_go}"
