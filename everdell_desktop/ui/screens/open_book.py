"""An open storybook on a wooden table: what the pages of campaigns and challenges are written on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ..kit import Kit
from ..scene import Node
from ..shapes import rounded_off
from ..text import Style, line_height
from ..theme import (
    BAD,
    BOLD,
    CAPTION,
    CREAM,
    DISPLAY,
    GOLD,
    HEADING,
    INK,
    LIGHT_GOLD,
    LIGHT_PAPER,
    SMALL,
    TEXT,
    Colour,
    hexed,
)
from .page import Page
from .sheet import Units, Writing

if TYPE_CHECKING:
    from everdell_desktop.app import App

BOOK: Units = (44, 22, 1832, 1040)
LEFT, RIGHT, WIDE = 104, 1034, 782
"""Where what is written on the two leaves begins, and how wide a leaf is; the right one ends before its ribbon."""
RIGHT_WIDE = 728
LEATHER, LEATHER_LIGHT, LEATHER_DARK = hexed("#7a2f2a"), hexed("#9a4438"), hexed("#4c1716")
LEAF_EDGES = hexed("#d2bb88"), hexed("#e6d3a6")
BOOKMARK, BOOKMARK_DARK = hexed("#a8332f"), hexed("#6a1a1c")
SMALLEST_STORY = 12  # pixels


class BookPage(Page):
    """A page of the book, by mouse and keys like any other."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.fault = ""
        """What went wrong, to be told once."""

    def painted_ground(self) -> pygame.Surface:
        return self.app.kit.plates.tiled("wood", self.app.size)

    def lay_book(self) -> None:
        rect = self.box(*BOOK)
        kit = self.app.kit
        book = kit.plates.kept(("open book", rect.size), lambda: painted_book(kit, rect.size))
        self.scene.root.add(Node("book", rect, picture=book))

    def framed_picture(self, name: str, units: Units) -> None:
        """A painted picture with an ink rim and a thin light line inside it."""
        rect, kit = self.box(*units), self.app.kit
        art = kit.pictures.covering(name, rect.size)

        def make() -> pygame.Surface:
            framed = rounded_off(art, kit.px(5))
            pygame.draw.rect(framed, INK, framed.get_rect(), max(2, kit.px(3)), border_radius=kit.px(5))
            inner = framed.get_rect().inflate(-kit.px(10), -kit.px(10))
            pygame.draw.rect(framed, CREAM, inner, max(1, kit.px(2)))
            return kit.plates.shaded(framed)

        self.picture(kit.plates.kept(("framed", name, rect.size), make), rect)

    def story(self, text: str, units: Units, size: float = 21) -> None:
        """Words that begin with a large letter."""
        rect = self.box(*units)
        words = told(self.app.kit, text, rect.size, size)
        where = words.get_rect(topleft=rect.topleft)
        self.written.append(Writing(text, where, rect))
        self.scene.root.add(Node("story", where, picture=words))

    def paper(self, units: Units, name: str = "", tone: Colour = LIGHT_PAPER) -> pygame.Rect:
        """A pale field with a thin rim, on which something stands."""
        rect, kit = self.box(*units), self.app.kit
        field = pygame.Surface(rect.size, pygame.SRCALPHA)
        radius = min(kit.px(12), rect.h // 2)
        pygame.draw.rect(field, (*tone, 210), field.get_rect(), border_radius=radius)
        pygame.draw.rect(field, (*CAPTION, 190), field.get_rect(), max(1, kit.px(1.6)), border_radius=radius)
        self.scene.root.add(Node(name, rect, picture=field))
        return rect

    def coin(self, number: int, units: Units, size: float = 36) -> None:
        """A number on golden wax."""
        self.art("frames/seal", units)
        x, y, wide, high = units
        digits = self.app.kit.letters.line(str(number), self.app.kit.style(size, (74, 42, 12)))
        self.picture(digits, self.box(x, y, wide, high * 0.98))

    def tell_fault(self, units: Units) -> None:
        """What went wrong, and what is to be told of files."""
        words = " ".join([self.fault, *self.app.storage.tell()]).strip()
        if words:
            self.fault = words
            self.block(words, units, SMALL, BAD, "center", BOLD, True, "fault")


def told(kit: Kit, text: str, size: tuple[int, int], units: float) -> pygame.Surface:
    """A story in its box: as large as it fits, the first letter two lines high with the words around it."""
    style = kit.style(units, TEXT)
    while True:
        lines, indent = wrapped(kit, text, style, size[0])
        high = line_height(style.size)
        if len(lines) * high <= size[1] or style.size <= SMALLEST_STORY - 3:
            break
        style = style._replace(size=style.size - 1)
    if len(lines) * high > size[1]:
        kit.letters.cramped.add(text)
    page = pygame.Surface((size[0], len(lines) * high), pygame.SRCALPHA)
    page.fill((*TEXT, 0))
    letter = kit.letters.line(opening(text), initial(style))
    page.blit(letter, (0, high - letter.get_height() // 2))
    for number, line in enumerate(lines):
        page.blit(kit.letters.line(line, style), (indent if number < 2 else 0, number * high))
    return page


def opening(text: str) -> str:
    """The first letter, with the quotation mark before it where somebody speaks."""
    return text[:2] if text[0] == '"' else text[0]


def initial(style: Style) -> Style:
    return style._replace(size=round(style.size * 2.5), colour=HEADING, font=DISPLAY)


def wrapped(kit: Kit, text: str, style: Style, width: int) -> tuple[list[str], int]:
    """The lines after the first letter, and how far the first two are indented."""
    first = opening(text)
    indent = kit.letters.width(first, initial(style)) + style.size // 3
    lines: list[str] = []
    line = ""
    for word in text[len(first) :].split(" "):
        room = width - (indent if len(lines) < 2 else 0)
        if line and kit.letters.width(f"{line} {word}", style) > room:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return [*lines, line], indent


# painting


def painted_book(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    """Red leather with gilt corners, the edges of many leaves, two pages of paper, a fold and a ribbon."""
    book = pygame.Surface(size, pygame.SRCALPHA)
    whole = book.get_rect()
    pygame.draw.rect(book, LEATHER, whole, border_radius=kit.px(24))
    pygame.draw.rect(book, LEATHER_LIGHT, whole.inflate(-kit.px(10), -kit.px(10)), kit.px(3), border_radius=kit.px(20))
    pygame.draw.rect(book, LEATHER_DARK, whole, max(2, kit.px(4)), border_radius=kit.px(24))
    for corner in ("topleft", "topright", "bottomleft", "bottomright"):
        gilded(kit, book, corner)
    for number in range(6):
        leaf = whole.inflate(-2 * kit.px(18 + 3 * number), -2 * kit.px(18 + number))
        pygame.draw.rect(book, LEAF_EDGES[number % 2], leaf, border_radius=kit.px(12))
        pygame.draw.rect(book, (138, 106, 60), leaf, 1, border_radius=kit.px(12))
    inner = whole.inflate(-2 * kit.px(36), -2 * kit.px(28))
    book.blit(paper_pages(kit, inner.size), inner)
    pygame.draw.rect(book, (138, 106, 60), inner, max(1, kit.px(2)))
    ribbon(kit, book)
    return book


def paper_pages(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    """Two pages of grained paper, lighter in their middle, dark where they meet."""
    pages = kit.plates.tiled("paper", size).copy()
    light = pygame.Surface((4, 3), pygame.SRCALPHA)
    light.fill((255, 250, 236, 120))
    for x in (1, 2):
        light.set_at((x, 1), (255, 252, 244, 190))
    pages.blit(pygame.transform.smoothscale(light, size), (0, 0))
    fold = pygame.Surface((121, 1), pygame.SRCALPHA)
    for x in range(121):
        fold.set_at((x, 0), (74, 42, 16, round(150 * (1 - abs(x - 60) / 60) ** 2.2)))
    wide = kit.px(230)
    pages.blit(pygame.transform.smoothscale(fold, (wide, size[1])), ((size[0] - wide) // 2, 0))
    pygame.draw.line(pages, (90, 56, 26), (size[0] // 2, 0), (size[0] // 2, size[1]), max(1, kit.px(2)))
    return pages


def gilded(kit: Kit, book: pygame.Surface, corner: str) -> None:
    """A corner of gilt metal."""
    side = kit.px(74)
    x, y = getattr(book.get_rect(), corner)
    to_right, to_foot = (1 if "left" in corner else -1), (1 if "top" in corner else -1)
    shape = [(x, y + to_foot * side), (x, y), (x + to_right * side, y)]
    metal = pygame.Surface(book.get_size(), pygame.SRCALPHA)
    pygame.draw.polygon(metal, GOLD, shape)
    near, far = kit.px(10), kit.px(40)
    inset = [(x + to_right * across, y + to_foot * down) for across, down in ((near, far), (near, near), (far, near))]
    pygame.draw.polygon(metal, LIGHT_GOLD, inset)
    pygame.draw.lines(metal, INK, False, [shape[0], shape[2]], max(2, kit.px(3)))
    mask = pygame.Surface(book.get_size(), pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=kit.px(24))
    metal.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    book.blit(metal, (0, 0))


def ribbon(kit: Kit, book: pygame.Surface) -> None:
    """The bookmark at the upper right."""
    left, wide, long, notch = book.get_width() - kit.px(92), kit.px(42), kit.px(330), kit.px(28)
    shape = [(left, kit.px(16)), (left + wide, kit.px(16)), (left + wide, long), (left + wide // 2, long - notch),
             (left, long)]  # fmt: skip
    pygame.draw.polygon(book, BOOKMARK, shape)
    fold = left + kit.px(9)
    shade = [shape[0], (fold, kit.px(16)), (fold, long - kit.px(12)), shape[4]]
    pygame.draw.polygon(book, BOOKMARK_DARK, shade)
    pygame.draw.polygon(book, INK, shape, max(1, kit.px(2)))
