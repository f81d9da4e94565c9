"""Sheets for looking closer: a card in large with its rulings, a city, the whole log, a list of all options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import Option
from everdell_desktop.sitting.rulings import designed, rulings
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.shapes import framed
from everdell_desktop.ui.theme import NORMAL, SMALL, TEXT

from .sheets import Sheet
from .telling import Line

ROW = 33  # height of a line of the log
CLOSE, GALLERY = "sheet:close", "sheet:gallery"


class LookingSheet(Sheet):
    """A sheet that can be put away at any time."""

    closable = True

    def __init__(self, kit: Kit, area: pygame.Rect, close: Callable[[], None]) -> None:
        super().__init__(kit, area)
        self.close = close

    def closing(self) -> None:
        """The button that puts the sheet away, in its upper right corner."""
        px = self.kit.px
        self.button(CLOSE, "", (self.node.rect.w - px(72), px(14), px(56), px(50)), icon="close")

    def press(self, name: str) -> None:
        if name == CLOSE:
            self.close()
        elif name == GALLERY and self.gallery is not None:
            self.gallery()

    gallery: Callable[[], None] | None = None
    """Opens the gallery at the thing that is looked at."""

    def leading_on(self) -> None:
        """The button into the gallery, in the lower right corner."""
        px = self.kit.px
        if self.gallery is not None:
            rect = self.node.rect.w - px(286), self.node.rect.h - px(76), px(250), px(54)
            self.button(GALLERY, "In the gallery", rect, icon="zoom")


class CardSheet(LookingSheet):
    """A card in large, beside it what is ruled about it."""

    def __init__(
        self, kit: Kit, area: pygame.Rect, card: Card, close: Callable[[], None],
        gallery: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(kit, area, close)
        self.card = card
        self.gallery = gallery
        self.lay_out()

    def lay_out(self) -> None:
        px = self.kit.px
        notes, made = rulings().get(self.card.key, []), designed(self.card.key)
        self.panel(1000 if notes else 560, 720, "")
        width = min(px(420), round((self.node.rect.h - px(140)) / 1.4))
        face = self.kit.faces.card(self.card, width)
        self.node.add(Node("sheet:card", (px(48), px(44), *face.get_size()), picture=face))
        if notes:
            left = px(48) + width + px(36)
            room = self.node.rect.w - left - px(46), self.node.rect.h - px(184)
            text = "*Rulings*\n" + "\n".join(f"· {note}" for note in notes)
            block = self.kit.letters.block(text, self.kit.style(SMALL, TEXT), *room)
            self.node.add(Node("", (left, px(84), *block.get_size()), picture=block))
        if made:
            self.words(f"*{made}*", px(48), self.node.rect.h - px(62), self.node.rect.w - px(350), SMALL)
        self.leading_on()
        self.closing()


class TextSheet(LookingSheet):
    """A place, an event or a tile: its picture, and what it does in words."""

    def __init__(
        self, kit: Kit, area: pygame.Rect, title: str, text: str, art: str, close: Callable[[], None],
        gallery: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(kit, area, close)
        self.title = title
        self.text = text
        self.art = art
        self.gallery = gallery
        self.lay_out()

    def title_aside(self) -> int:
        return self.kit.px(80)

    def lay_out(self) -> None:
        px = self.kit.px
        block = self.kit.letters.block(self.text, self.kit.style(NORMAL, TEXT, align="center"), px(560))
        view = (px(560), px(330)) if self.art else (0, 0)
        high = (block.get_height() + view[1]) / self.kit.scale.factor + (170 if self.art else 150)
        high += 50 if self.gallery is not None else 0
        self.panel(680, high, self.title)
        top = px(90)
        if self.art:
            picture = self.kit.pictures.covering(self.art, view)
            left = (self.node.rect.w - view[0]) // 2
            self.node.add(Node("sheet:picture", (left, top, *view), draw=framed(picture, px(10), px(3))))
            top += view[1] + px(20)
        self.node.add(Node("", ((self.node.rect.w - block.get_width()) // 2, top, *block.get_size()), picture=block))
        self.leading_on()
        self.closing()


class LogSheet(LookingSheet):
    """Everything that happened, page by page."""

    ROWS = 22

    def __init__(self, kit: Kit, area: pygame.Rect, lines: Sequence[Line], show: Callable[[str], None],
                 close: Callable[[], None]) -> None:  # fmt: skip
        super().__init__(kit, area, close)
        self.lines = lines
        self.show = show
        self.page = self.last
        self.lay_out()

    @property
    def last(self) -> int:
        return max(0, (len(self.lines) - 1) // self.ROWS)

    def lay_out(self) -> None:
        px = self.kit.px
        paged = len(self.lines) > self.ROWS
        title = f"What happened ({self.page + 1} of {self.last + 1})" if paged else "What happened"
        shown = self.lines[self.page * self.ROWS : (self.page + 1) * self.ROWS]
        self.panel(980, 900 if paged else 150 + max(2, len(shown)) * ROW, title)
        if not shown:
            wide = self.node.rect.w - px(100)
            self.words("Nothing has happened yet.", px(50), px(100), wide, NORMAL, "center")
        room = self.node.rect.h - px(190 if paged else 130)
        each = min(px(ROW), room // self.ROWS) if paged else px(ROW)
        for number, line in enumerate(shown):
            words = self.kit.letters.block(line.text, self.kit.style(SMALL, TEXT), self.node.rect.w - px(100), each)
            name = f"line:{line.cards[0]}" if line.cards else ""
            node = Node(name, (px(50), px(96) + number * each, *words.get_size()), picture=words, live=bool(name))
            self.node.add(node)
        if paged:
            bottom = self.node.rect.h - px(84)
            state = "normal" if self.page else "disabled"
            self.button("page:back", "Earlier", (px(60), bottom, px(200), px(58)), state)
            more = "normal" if self.page < self.last else "disabled"
            self.button("page:next", "Later", (self.node.rect.w - px(260), bottom, px(200), px(58)), more)
        self.closing()

    def press(self, name: str) -> None:
        super().press(name)
        if name.startswith("line:"):
            self.show(name[5:])
        elif name == "page:back" and self.page:
            self.page -= 1
            self.lay_out()
        elif name == "page:next" and self.page < self.last:
            self.page += 1
            self.lay_out()


class ListSheet(LookingSheet):
    """All that can be done now, as a list; for the keyboard and for the curious."""

    ROWS = 9

    def __init__(self, kit: Kit, area: pygame.Rect, options: Sequence[Option], answer: Callable[[Any], None],
                 close: Callable[[], None]) -> None:  # fmt: skip
        super().__init__(kit, area, close)
        self.options = options
        self.answer = answer
        self.page = 0
        self.lay_out()

    def lay_out(self) -> None:
        px = self.kit.px
        pages = -(-len(self.options) // (self.ROWS * 2))
        shown = self.options[self.page * self.ROWS * 2 : (self.page + 1) * self.ROWS * 2]
        rows = -(-len(shown) // 2)
        self.panel(1000, 140 + rows * 58 + (76 if pages > 1 else 20), "What can be done now")
        half = (self.node.rect.w - px(90)) // 2
        for number, option in enumerate(shown):
            column, row = divmod(number, rows)
            rect = px(40) + column * (half + px(10)), px(92) + row * px(58), half, px(52)
            self.button(f"option:{option.key}", option.label, rect)
        if pages > 1:
            self.button("page:next", f"More ({self.page + 1} of {pages})",
                        ((self.node.rect.w - px(240)) // 2, self.node.rect.h - px(80), px(240), px(56)))  # fmt: skip
        self.closing()

    def press(self, name: str) -> None:
        super().press(name)
        if name.startswith("option:"):
            self.answer(name[7:])
        elif name == "page:next":
            self.page = (self.page + 1) % -(-len(self.options) // (self.ROWS * 2))
            self.lay_out()
