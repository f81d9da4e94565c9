"""What the sheets of all kinds of decision share: options as cards and buttons, peeking at the table, taking back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from everdell_desktop.engine.decisions import Option
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.theme import BOLD, HEADING, NORMAL

from .sheets import GAP, TILE, CardFinder, Sheet, grid

Answer = Callable[[Any], None]
SHAPE = 317 / 240
DONE = "answer:done"
PEEK, UNDO = "sheet:peek", "sheet:undo"


class AskingSheet(Sheet):
    """Puts a decision; `answer` is called with what was chosen."""

    def __init__(
        self, cards_of: CardFinder, area: pygame.Rect, decision: Any, answer: Answer,
        undo: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(cards_of.kit, area)
        self.cards_of = cards_of
        self.decision = decision
        self.answer = answer
        self.undo = undo
        """Takes back what led to the question; None where that is not possible."""
        self.peeking = False
        """Whether the sheet is put aside for a look at the table."""
        self.start()
        self.lay_out()

    def lay_out(self) -> None:
        if self.peeking:
            self.put_aside()
            return
        self.put()
        px = self.kit.px
        right = self.node.rect.w - px(66)
        self.button(PEEK, "", (right, px(14), px(50), px(44)), icon="zoom").hint = "Look at the table"
        if self.undo is not None:
            self.button(UNDO, "", (right - px(56), px(14), px(50), px(44)), icon="undo").hint = "Take back"

    def title_aside(self) -> int:
        return self.kit.px(134 if self.undo is not None else 78)

    def put(self) -> None:
        """Lay out the question itself."""

    def put_aside(self) -> None:
        """Only a tag remains, with the way back."""
        px = self.kit.px
        size = px(420), px(64)
        self.order = []
        self.node = Node("sheet", (self.area.centerx - size[0] // 2, self.area.y + px(64), *size), live=True)
        self.button(PEEK, "Back to the question", (0, 0, *size), icon="arrow_left")

    def pressed(self, name: str) -> None:
        """Peeking and taking back are the same for every kind; the rest is for `press`."""
        if name == PEEK:
            self.peeking = not self.peeking
            self.lay_out()
        elif name == UNDO and self.undo is not None:
            self.undo()
        else:
            self.press(name)

    def start(self) -> None:
        """Prepare what the player is going to change."""

    def panel(self, width: float, height: float, title: str) -> Node:
        """The paper with the card that asks hanging on its upper left corner."""
        node = super().panel(width, height, title)
        card = self.cards_of.card_at(self.decision.source)
        if card is not None:
            picture = self.kit.faces.mini(card, self.kit.px(84))
            node.add(Node("sheet:source", (self.kit.px(-34), self.kit.px(-30), *picture.get_size()), picture=picture))
        return node

    def named(self, options: list[Option]) -> list[tuple[str, Option]]:
        """Node names for options; alike ones get a number."""
        seen: dict[str, int] = {}
        names = []
        for option in options:
            seen[option.key] = seen.get(option.key, 0) + 1
            number = f"#{seen[option.key]}" if seen[option.key] > 1 else ""
            names.append((f"option:{option.key}{number}", option))
        return names

    def lay_out_options(self, options: list[Option], chosen: set[str], foot: int) -> None:
        """Cards as tiles, everything else as buttons, on a paper of fitting size."""
        px = self.kit.px
        named = self.named(options)
        cards = [entry for entry in named if self.cards_of.card_of(entry[1]) is not None]
        others = [entry for entry in named if self.cards_of.card_of(entry[1]) is None]
        room = self.area.w - px(130), self.area.h - px(130) - foot - (px(66) * -(-len(others) // 2) if others else 0)
        width, columns, rows = grid(len(cards), px(TILE), room, SHAPE, px(GAP)) if cards else (0, 0, 0)
        high = round(width * SHAPE)
        factor = self.kit.scale.factor
        wide = max(560.0, (columns * (width + px(GAP))) / factor + 90)
        tall = 100 + (rows * (high + px(GAP))) / factor + 66 * -(-len(others) // 2) + foot / factor + 34
        self.panel(wide, tall, self.decision.prompt)
        top = px(96)
        for number, (name, option) in enumerate(cards):
            column, row = number % columns, number // columns
            in_row = min(columns, len(cards) - row * columns)
            left = (self.node.rect.w - in_row * (width + px(GAP)) + px(GAP)) // 2 + column * (width + px(GAP))
            picture = self.cards_of.tile(option, width)
            assert picture is not None
            node = self.tile(name, picture, left, top + row * (high + px(GAP)), name in chosen)
            node.hint = option.label
        top += rows * (high + px(GAP))
        half = (self.node.rect.w - px(80)) // 2
        for number, (name, option) in enumerate(others):
            alone = number == len(others) - 1 and number % 2 == 0
            left = (self.node.rect.w - half) // 2 if alone else px(36) + (number % 2) * (half + px(8))
            self.button(name, option.label, (left, top + number // 2 * px(66), half, px(58)))

    def count(self, number: int, least: int, most: int) -> None:
        """How many are chosen, at the left of the lower edge."""
        text = f"{number} of {most}" if least == most else f"{number}, up to {most}"
        style = self.kit.style(NORMAL + 1, HEADING, BOLD)
        words = self.kit.letters.fitting(text, style, self.kit.px(150))
        top = self.node.rect.h - self.kit.px(55) - words.get_height() // 2
        self.node.add(Node("sheet:count", (self.kit.px(40), top, *words.get_size()), picture=words))

    def foot(self, buttons: list[tuple[str, str, str]]) -> None:
        """Buttons along the lower edge: name, words and state."""
        px = self.kit.px
        each = px(230)
        left = (self.node.rect.w - each * len(buttons)) // 2
        for number, (name, text, state) in enumerate(buttons):
            self.button(
                name, text, (left + number * each + px(6), self.node.rect.h - px(84), each - px(12), px(58)), state
            )
