"""Sheets for looking closer: a card in large with its rulings, a city, the whole log, a list of all options."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Sequence
from typing import Any

import pygame

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import Option
from everdell_desktop.engine.state import State
from everdell_desktop.resources import ResourceError, resource
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.theme import NORMAL, SMALL, TEXT

from .home import Home, city_groups
from .sheets import GAP, Sheet, grid
from .telling import Line

CLOSE = "sheet:close"


@functools.cache
def rulings() -> dict[str, list[str]]:
    """Rulings by card, space or event id, in our words, of every box."""
    texts: dict[str, list[str]] = {}
    try:
        for path in sorted(resource("texts").glob("rulings*.json")):
            texts.update(json.loads(path.read_text(encoding="utf-8")))
    except (ResourceError, OSError, ValueError):
        pass  # the game can be played without them
    return texts


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


class CardSheet(LookingSheet):
    """A card in large, beside it what is ruled about it."""

    def __init__(self, kit: Kit, area: pygame.Rect, card: Card, close: Callable[[], None]) -> None:
        super().__init__(kit, area, close)
        self.card = card
        self.lay_out()

    def lay_out(self) -> None:
        px = self.kit.px
        notes = rulings().get(self.card.id, [])
        self.panel(1000 if notes else 560, 720, "")
        width = min(px(420), round((self.node.rect.h - px(80)) / 1.4))
        face = self.kit.faces.card(self.card, width)
        self.node.add(Node("sheet:card", (px(48), px(44), *face.get_size()), picture=face))
        if notes:
            left = px(48) + width + px(36)
            room = self.node.rect.w - left - px(46), self.node.rect.h - px(150)
            text = "*Rulings*\n" + "\n".join(f"· {note}" for note in notes)
            block = self.kit.letters.block(text, self.kit.style(SMALL, TEXT), *room)
            self.node.add(Node("", (left, px(84), *block.get_size()), picture=block))
        self.closing()


class TextSheet(LookingSheet):
    """A place or an event: what it does, in words."""

    def __init__(self, kit: Kit, area: pygame.Rect, title: str, text: str, close: Callable[[], None]) -> None:
        super().__init__(kit, area, close)
        self.title = title
        self.text = text
        self.lay_out()

    def lay_out(self) -> None:
        px = self.kit.px
        block = self.kit.letters.block(self.text, self.kit.style(NORMAL, TEXT, align="center"), px(560))
        self.panel(680, block.get_height() / self.kit.scale.factor + 150, self.title)
        self.node.add(Node("", ((self.node.rect.w - block.get_width()) // 2, px(90), *block.get_size()), picture=block))
        self.closing()


class CitySheet(LookingSheet):
    """The whole city of a player, with what lies on each card."""

    def __init__(
        self, home: Home, area: pygame.Rect, state: State, seat: int, pressed: Callable[[str], None],
        offered: Callable[[str], object], close: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(home.kit, area, close)
        self.pressed = pressed
        self.offered = offered
        self.home = home
        self.state = state
        self.seat = seat
        self.lay_out()

    def lay_out(self) -> None:
        px = self.kit.px
        player = self.state.players[self.seat]
        groups = city_groups(player)
        room = self.area.w - px(150), self.area.h - px(230)
        shape = 317 / 240 + 0.2
        width, columns, rows = grid(len(groups), px(132), room, shape, px(GAP))
        high = round(width * shape)
        factor = self.kit.scale.factor
        events = ", ".join(claimed.award.name for claimed in player.events)
        tall = 180 + rows * (high + px(GAP)) / factor + (40 if events else 0)
        self.panel(max(620.0, columns * (width + px(GAP)) / factor + 90), tall, f"{player.name}'s city")
        left = (self.node.rect.w - columns * (width + px(GAP)) + px(GAP)) // 2
        for number, group in enumerate(groups):
            column, row = number % columns, number // columns
            rect = pygame.Rect(
                left + column * (width + px(GAP)), px(100) + row * (high + px(GAP)), width, round(width * 317 / 240)
            )
            for depth, built in enumerate(group):
                shift = px(18) * depth
                card = self.home.built(self.state, self.seat, built, rect.move(shift // 3, shift))
                if self.offered(card.name):
                    border = self.kit.plates.glow_border
                    glow = self.kit.plates.glow("gold", card.rect.size)
                    self.node.add(Node("", card.rect.move(-border, -border), picture=glow))
                    self.order.append(card.name)
                self.node.add(card)
        if not groups:
            self.words("Nothing is built here yet.", px(40), px(110), self.node.rect.w - px(80), NORMAL, "center")
        if events:
            self.words(
                f"*Events:* {events}", px(40), self.node.rect.h - px(70), self.node.rect.w - px(80), SMALL, "center"
            )
        self.closing()

    def press(self, name: str) -> None:
        super().press(name)
        if name.startswith("card:"):
            self.pressed(name)


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
        self.panel(980, 900, f"What happened ({self.page + 1} of {self.last + 1})")
        room = self.node.rect.h - px(190)
        each = room // self.ROWS
        for number, line in enumerate(self.lines[self.page * self.ROWS : (self.page + 1) * self.ROWS]):
            words = self.kit.letters.block(line.text, self.kit.style(SMALL, TEXT), self.node.rect.w - px(100), each)
            name = f"line:{line.cards[0]}" if line.cards else ""
            node = Node(name, (px(50), px(96) + number * each, *words.get_size()), picture=words, live=bool(name))
            self.node.add(node)
        bottom = self.node.rect.h - px(84)
        self.button("page:back", "Earlier", (px(60), bottom, px(200), px(58)), "normal" if self.page else "disabled")
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


class HandoverSheet(Sheet):
    """Hides the table between two people at one machine and tells what happened since the last turn."""

    covers = True

    def __init__(self, kit: Kit, area: pygame.Rect, name: str, animal: str, lines: Sequence[Line],
                 ready: Callable[[], None]) -> None:  # fmt: skip
        super().__init__(kit, area)
        self.name = name
        self.animal = animal
        self.lines = lines
        self.ready = ready
        self.lay_out()

    def lay_out(self) -> None:
        px = self.kit.px
        self.panel(900, 860, f"It is {self.name}'s turn")
        side = px(150)
        face = self.kit.pictures.at(f"avatars/{self.animal}", (side, side))
        self.node.add(Node("", ((self.node.rect.w - side) // 2, px(86), side, side), picture=face))
        top = self.words(
            "Everybody else looks away, please.", px(60), px(250), self.node.rect.w - px(120), NORMAL, "center"
        )
        top += px(20)
        if self.lines:
            top = self.words("*Since your last turn*", px(80), top, self.node.rect.w - px(160), NORMAL) + px(8)
        for line in self.lines[-12:]:
            if top > self.node.rect.h - px(140):
                break
            top = self.words(line.text, px(80), top, self.node.rect.w - px(160), SMALL) + px(4)
        wide = px(320)
        self.button(
            "handover:ready",
            f"I am {self.name}",
            ((self.node.rect.w - wide) // 2, self.node.rect.h - px(100), wide, px(68)),
        )

    def press(self, name: str) -> None:
        if name == "handover:ready":
            self.ready()
