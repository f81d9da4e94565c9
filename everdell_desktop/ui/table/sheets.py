"""Sheets of paper laid over the table: questions, lists, recaps. Every sheet has a way on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.state import State
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.shapes import rim
from everdell_desktop.ui.theme import BOLD, DISPLAY, GOLD, INK, LARGE, NORMAL, SMALL, TEXT

from . import subjects

TILE = 112  # width of a card on a sheet
GAP = 10
SIDE_BY_SIDE, LINE = 230, 600  # width of buttons on a notice, beside each other or below each other for longer words


Choice = tuple[str, str, Callable[[], None]]
"""A button on a notice: its node's name, its words and what it does."""


class Sheet:
    """A panel with a title and things to press. `press` is given the name of the node that was pressed."""

    closable = False
    """Whether Escape, or a click beside it, puts it away."""
    covers = False
    """Whether nothing of the table may be seen or done while it lies there."""
    veils = True
    """Whether the table is dark and out of reach behind it."""
    candidates: Sequence[Subject] = ()
    """Things on the table that can be pressed while it lies there."""
    drop_on: Subject | None = None
    """Where on the table what can be dragged from it may be dropped."""

    def __init__(self, kit: Kit, area: pygame.Rect) -> None:
        self.kit = kit
        self.area = area
        self.node = Node("sheet", area)
        self.focus = -1
        self.order: list[str] = []
        """What can be pressed, in the order of the arrow keys."""

    def pressed(self, name: str) -> None:
        """A live node of the sheet was pressed."""
        self.press(name)

    def press(self, name: str) -> None:
        """What that means on this sheet."""

    def point_at(self, subject: Subject) -> None:
        """One of its candidates on the table was pressed."""

    def dropped(self) -> None:
        """What was dragged from it was dropped where it may be."""

    def key(self, key: int) -> bool:
        """Arrow keys move between what can be pressed; Enter presses it."""
        if not self.order:
            return False
        if key in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_TAB):
            self.focus = (self.focus + 1) % len(self.order)
        elif key in (pygame.K_LEFT, pygame.K_UP):
            self.focus = (self.focus - 1) % len(self.order)
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) and self.focus >= 0:
            self.pressed(self.order[self.focus])
            return True
        else:
            return False
        self.lay_out()
        return True

    def lay_out(self) -> None:
        """Build `node` from scratch."""

    # building blocks

    def title_aside(self) -> int:
        """How much room beside the title is taken by buttons."""
        return 0

    def panel(self, width: float, height: float, title: str) -> Node:
        """The paper itself, in the middle of the area, with its title; sizes in units."""
        px = self.kit.px
        size = min(px(width), self.area.w - px(20)), min(px(height), self.area.h - px(12))
        left = self.area.x + (self.area.w - size[0]) // 2
        top = self.area.y + (self.area.h - size[1]) // 2
        self.order = []
        self.node = Node("sheet", (left, top, *size), live=True)
        self.node.add(Node("", (0, 0, *size), picture=self.kit.plates.plate("panel", size, 0.8)))
        aside = self.title_aside()
        room = size[0] - 2 * max(aside, px(45))
        words = self.kit.letters.block(title, self.kit.style(LARGE, INK, DISPLAY, "center"), room, px(72))
        self.node.add(
            Node("sheet:title", ((size[0] - words.get_width()) // 2, px(20), *words.get_size()), picture=words)
        )
        return self.node

    def button(
        self, name: str, text: str, rect: tuple[int, int, int, int], state: str = "normal", icon: str = ""
    ) -> Node:
        """Something to press, part of the arrow keys' order unless it is disabled."""
        if state != "disabled":
            self.order.append(name)
        focused = state != "disabled" and self.focus == len(self.order) - 1
        if focused and state == "normal":
            state = "hover"
        node = self.node.add(Node(name, rect, live=True, hint=text if not state else ""))
        node.picture = self.kit.plates.button(text, (rect[2], rect[3]), state, icon, NORMAL)
        if focused:
            node.add(Node("", (0, 0, rect[2], rect[3]), draw=rim(GOLD, self.kit.px(3), self.kit.px(12))))
        return node

    def tile(self, name: str, picture: pygame.Surface, left: int, top: int, chosen: bool = False) -> Node:
        """A card to press."""
        self.order.append(name)
        node = self.node.add(Node(name, (left, top, *picture.get_size()), picture=picture, live=True))
        px = self.kit.px
        if chosen:
            glow = self.kit.plates.glow("gold", picture.get_size())
            border = self.kit.plates.glow_border
            node.children.insert(0, Node("", (-border, -border, *glow.get_size()), picture=glow))
            side = px(40)
            node.add(Node("", ((picture.get_width() - side) // 2, (picture.get_height() - side) // 2, side, side),
                          picture=self.kit.pictures.icon("check", side)))  # fmt: skip
        if self.focus == len(self.order) - 1:
            node.add(Node("", (0, 0, *picture.get_size()), draw=rim(GOLD, px(4), px(8))))
        return node

    def words(self, text: str, left: int, top: int, width: int, size: float = SMALL, align: str = "left") -> int:
        """A block of text; returns where it ends below."""
        block = self.kit.letters.block(text, self.kit.style(size, TEXT, align=align), width)
        self.node.add(Node("", (left, top, *block.get_size()), picture=block))
        return top + block.get_height()


def grid(number: int, width: int, room: tuple[int, int], shape: float, gap: int) -> tuple[int, int, int]:
    """How to lay out so many tiles in a room: their width (at most `width`), columns and rows, as large as fits."""
    number = max(1, number)
    best = (1, -number, 1)
    for columns in range(1, number + 1):
        rows = -(-number // columns)
        across = (room[0] + gap) // columns - gap
        down = int(((room[1] + gap) / rows - gap) / shape)
        best = max(best, (min(width, across, down), -rows, columns))
    return best[0], best[2], -best[1]


class CardFinder:
    """Finds the card that an option is about, and its picture."""

    def __init__(self, kit: Kit, rules: Ruleset, state: State) -> None:
        self.kit = kit
        self.rules = rules
        self.state = state

    def card_of(self, option: Option) -> Card | None:
        """The card an option is about, if it is about one."""
        return self.card_at(option.subject)

    def card_at(self, subject: Subject | None) -> Card | None:
        """The card a subject names, if it names one."""
        if subject is None:
            return None
        if subject.kind == subjects.MEADOW:
            return self.state.meadow[subject.slot]
        if subject.kind == subjects.CITY and 0 <= subject.seat < len(self.state.players):
            for built in self.state.players[subject.seat].city:
                if built.uid == subject.id:
                    return built.card
        return None if subject.kind == subjects.CITY else self.rules.cards.get(subject.id)

    def tile(self, option: Option, width: int) -> pygame.Surface | None:
        card = self.card_of(option)
        return self.kit.faces.mini(card, width, cost=True) if card is not None else None


class NoticeSheet(Sheet):
    """Something to be read, with buttons to go on."""

    closable = True

    def __init__(
        self, kit: Kit, area: pygame.Rect, title: str, text: str, choices: Sequence[Choice],
        closable: bool = True,
    ) -> None:  # fmt: skip
        super().__init__(kit, area)
        self.title = title
        self.text = text
        self.choices = choices
        self.closable = closable
        self.lay_out()

    def lay_out(self) -> None:
        px = self.kit.px
        block = self.kit.letters.block(self.text, self.kit.style(NORMAL, TEXT, align="center"), px(560))
        number = len(self.choices)
        style = self.kit.style(NORMAL, TEXT, BOLD)
        longest = max((self.kit.letters.natural_width(text, style, px(LINE)) for _, text, _ in self.choices), default=0)
        lines = longest > px(SIDE_BY_SIDE - 44)
        high = block.get_height() / self.kit.scale.factor
        self.panel(max(680, 0 if lines else 236 * number), high + (144 + 66 * number if lines else 210), self.title)
        wide = self.node.rect.w
        self.node.add(Node("", ((wide - block.get_width()) // 2, px(84), *block.get_size()), picture=block))
        each = px(LINE) if lines else min(px(SIDE_BY_SIDE), (wide - px(60)) // max(1, number))
        left, top = (wide - each * (1 if lines else number)) // 2, self.node.rect.h - px(84)
        for place, (name, text, _) in enumerate(self.choices):
            across, down = (0, number - 1 - place) if lines else (place, 0)
            self.button(name, text, (left + across * each + px(5), top - down * px(66), each - px(10), px(58)))

    def press(self, name: str) -> None:
        for choice, _, do in self.choices:
            if choice == name:
                do()
