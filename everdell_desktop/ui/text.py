"""Text for the table: drawn three times too large and scaled down, which keeps letter shapes and gaps even.

Words may hold inline icons in braces, `2 {berry}`, and bold runs between asterisks, `a *Farm*`.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import pygame

from everdell_desktop.resources import resource

from .kept import Kept
from .pictures import Pictures
from .theme import BODY, BOLD, TEXT, Colour

OVERSIZE = 3
LEADING = 1.26
ICON = 1.3
SMALLEST = 9
NARROWEST = 0.8
MEGABYTES = 10  # of text that is kept as drawn
MARKS = re.compile(r"(\{\w+\}|\*[^*]+\*)")


class Run(NamedTuple):
    """A piece of a word: letters, bold letters or an icon."""

    kind: str
    text: str
    width: int


class Style(NamedTuple):
    size: int
    colour: Colour = TEXT
    font: str = BODY
    bold: str = BOLD
    align: str = "left"


class Letters:
    """Draws and measures text; every surface is kept for the next time."""

    def __init__(self, pictures: Pictures) -> None:
        self.pictures = pictures
        self.cramped: set[str] = set()
        """Texts that did not fit their room even in the smallest size; a test keeps this empty."""
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._drawn = Kept(MEGABYTES)
        self._widths: dict[object, int] = {}

    def line(self, text: str, style: Style) -> pygame.Surface:
        """One line of plain text."""
        key = text, style
        found = self._recall(key)
        if found is None and not text:
            return self._keep(key, pygame.Surface((1, 1), pygame.SRCALPHA))
        if found is None:
            big = self._font(style.font, style.size).render(text, True, style.colour)
            width = max(1, round(big.get_width() / OVERSIZE))
            height = max(1, round(big.get_height() / OVERSIZE))
            found = self._keep(key, shrunk(big, (width, height), style.colour))
        return found

    def width(self, text: str, style: Style) -> int:
        return round(self._font(style.font, style.size).size(text)[0] / OVERSIZE)

    def fitting(self, text: str, style: Style, width: int) -> pygame.Surface:
        """One line, in a smaller size if it would be wider than `width`."""
        while style.size > SMALLEST and self.width(text, style) > width:
            style = style._replace(size=style.size - 1)
        if self.width(text, style) > width:
            self.cramped.add(text)
        return self.line(text, style)

    def squeezed(self, text: str, style: Style, width: int, keeping: float = 0.0) -> pygame.Surface:
        """One line like `fitting`; in the smallest size it may be set a little narrower.

        It is set narrower before it gets smaller than the part `keeping` of its size.
        """
        smallest = max(SMALLEST, round(style.size * keeping))
        while style.size > smallest and self.width(text, style) > width:
            style = style._replace(size=style.size - 1)
        natural = self.width(text, style)
        if natural <= width:
            return self.line(text, style)
        if width < natural * NARROWEST and style.size > SMALLEST:
            return self.squeezed(text, style, width)
        if width < natural * NARROWEST:
            self.cramped.add(text)
        words = self.line(text, style)
        return pygame.transform.smoothscale(words, (width, words.get_height()))

    def block(self, text: str, style: Style, width: int, height: int | None = None) -> pygame.Surface:
        """Wrapped text with inline icons. With a height the size shrinks until it fits; nothing is ever cut off."""
        key = text, style, width, height
        found = self._recall(key)
        if found is None:
            lines = self._wrapped(text, style, width)
            while height is not None and style.size > SMALLEST and not self._fits(lines, style, width, height):
                style = style._replace(size=style.size - 1)
                lines = self._wrapped(text, style, width)
            if height is not None and not self._fits(lines, style, width, height):
                self.cramped.add(text)
            if style.align == "center":
                lines = self._balanced(lines, text, style, width)
            found = self._keep(key, self._draw_lines(lines, style, width))
        return found

    def natural_width(self, text: str, style: Style, width: int) -> int:
        """How wide a block of text comes out that may be at most `width` wide."""
        key = text, style, width
        if key not in self._widths:
            self._widths[key] = max(self._line_width(line, style) for line in self._wrapped(text, style, width))
        return self._widths[key]

    def cut_short(self, text: str, style: Style, width: int, height: int, smallest: int) -> pygame.Surface:
        """A block that keeps a readable size: what does not fit at `smallest` ends in dots."""
        key = "cut", text, style, width, height, smallest
        found = self._recall(key)
        if found is not None:
            return found
        text = text.replace("\n", " ")
        while style.size > smallest and not self.block_fits(text, style, width, height):
            style = style._replace(size=style.size - 1)
        words = text.split()
        while len(words) > 1 and not self.block_fits(text, style, width, height):
            words.pop()
            text = " ".join(words) + " …"
        while len(text) > 3 and not self.block_fits(text, style, width, height):
            text = text.rstrip(" …")[:-1] + "…"
        return self._keep(key, self.block(text, style, width, height))

    def block_fits(self, text: str, style: Style, width: int, height: int) -> bool:
        """Whether text fits in its own size."""
        return self._fits(self._wrapped(text, style, width), style, width, height)

    def forget(self) -> None:
        self._drawn.clear()
        self._widths.clear()
        self._fonts.clear()

    # inside

    def _fits(self, lines: list[list[Run]], style: Style, width: int, height: int) -> bool:
        if len(lines) * line_height(style.size) > height:
            return False
        return all(self._line_width(line, style) <= width for line in lines)

    def _balanced(self, lines: list[list[Run]], text: str, style: Style, width: int) -> list[list[Run]]:
        """As many lines, but of much the same length: no word is left alone in the last one."""
        if len(lines) != 1 + text.count("\n") and width > 0:
            narrow, wide = width // 2, width
            while wide - narrow > 4:
                middle = (narrow + wide) // 2
                tried = self._wrapped(text, style, middle)
                fits = all(self._line_width(line, style) <= middle for line in tried)
                if len(tried) == len(lines) and fits:
                    lines, wide = tried, middle
                else:
                    narrow = middle
        return lines

    def _font(self, name: str, size: int) -> pygame.font.Font:
        key = name, size
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(str(resource("fonts", f"{name}.ttf")), size * OVERSIZE)
        return self._fonts[key]

    def _wrapped(self, text: str, style: Style, width: int) -> list[list[Run]]:
        """Lines of words, each a glued group of runs; a space run stands between words."""
        space = self._run("text", " ", style)
        lines: list[list[Run]] = []
        for paragraph in text.split("\n"):
            line: list[Run] = []
            for word in self._words(paragraph, style):
                long = self._line_width(line, style) + space.width + sum(run.width for run in word)
                if line and long > width:
                    lines.append(line)
                    line = []
                line = [*line, space, *word] if line else list(word)
            lines.append(line)
        return lines

    def _words(self, text: str, style: Style) -> list[list[Run]]:
        """A number stays with the icon after it."""
        text = re.sub(r"(\d+) (\{\w+\})", r"\1\2", text)
        words: list[list[Run]] = []
        bold = False
        for word in text.split():
            group: list[Run] = []
            for piece in MARKS.split(word):
                if piece.startswith("{"):
                    group.append(self._run("icon", piece[1:-1], style))
                    continue
                for part in re.split(r"(\*)", piece):
                    if part == "*":
                        bold = not bold
                    elif part:
                        group.append(self._run("bold" if bold else "text", part, style))
            if group:
                words.append(group)
        return words

    def _run(self, kind: str, text: str, style: Style) -> Run:
        if kind == "icon":
            return Run(kind, text, round(style.size * ICON))
        font = style.bold if kind == "bold" else style.font
        return Run(kind, text, round(self._font(font, style.size).size(text)[0] / OVERSIZE))

    def _line_width(self, line: list[Run], style: Style) -> int:
        return sum(run.width for run in line)

    def _draw_lines(self, lines: list[list[Run]], style: Style, width: int) -> pygame.Surface:
        high = line_height(style.size)
        surface = pygame.Surface((max(1, width), max(1, high * len(lines))), pygame.SRCALPHA)
        surface.fill((*style.colour, 0))
        for number, line in enumerate(lines):
            free = width - self._line_width(line, style)
            x = 0 if style.align == "left" else free // 2 if style.align == "center" else free
            for run in line:
                if run.kind == "icon":
                    size = round(style.size * ICON)
                    icon = self.pictures.icon(run.text, size)
                    surface.blit(icon, (x, number * high + (high - size) // 2))
                elif run.text != " ":
                    font = style.bold if run.kind == "bold" else style.font
                    letters = self.line(run.text, style._replace(font=font, align="left"))
                    surface.blit(letters, (x, number * high + (high - letters.get_height()) // 2))
                x += run.width
        return surface

    def _recall(self, key: object) -> pygame.Surface | None:
        return self._drawn.get(key)

    def _keep(self, key: object, surface: pygame.Surface) -> pygame.Surface:
        self._drawn[key] = surface
        return surface


def line_height(size: int) -> int:
    return round(size * LEADING) + 1


def shrunk(big: pygame.Surface, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """Scaled down over a ground of the text's own colour at alpha 0, so that no dark fringe shows."""
    ground = pygame.Surface(big.get_size(), pygame.SRCALPHA)
    ground.fill((*colour, 0))
    ground.blit(big, (0, 0))
    return pygame.transform.smoothscale(ground, size)
