"""One sheet for each kind of decision, serving every card."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from everdell_desktop.engine.decisions import (
    SKIP,
    Arrange,
    ChooseGoods,
    ChooseOne,
    ChoosePayment,
    ChooseSome,
    Decision,
    Distribute,
)
from everdell_desktop.engine.goods import KINDS
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.theme import BOLD, LARGE, TEXT

from .paying import PayingSheet
from .question import DONE, SHAPE, Answer, AskingSheet
from .sheets import GAP, TILE, CardFinder, grid


class OneSheet(AskingSheet):
    """Press one of the options."""

    decision: ChooseOne

    def put(self) -> None:
        options = [option for option in self.decision.options if option.key != SKIP]
        self.lay_out_options(options, set(), self.kit.px(66) if self.decision.skip else 0)
        if self.decision.skip:
            self.foot([(f"option:{SKIP}", self.decision.skip, "normal")])

    def press(self, name: str) -> None:
        if name.startswith("option:"):
            self.answer(name.removeprefix("option:").partition("#")[0])


class SomeSheet(AskingSheet):
    """Press options on and off, then be done."""

    decision: ChooseSome

    def start(self) -> None:
        self.chosen: list[str] = []

    def put(self) -> None:
        self.lay_out_options(list(self.decision.options), set(self.chosen), self.kit.px(66))
        least, most = self.decision.least, self.decision.most
        number = len(self.chosen)
        self.count(number, least, most)
        ready = least <= number <= most
        self.foot([(DONE, "Done" if number or least else "None", "normal" if ready else "disabled")])

    def press(self, name: str) -> None:
        if name == DONE:
            if self.decision.least <= len(self.chosen) <= self.decision.most:
                self.answer([chosen.removeprefix("option:").partition("#")[0] for chosen in self.chosen])
            return
        if name in self.chosen:
            self.chosen.remove(name)
        elif name.startswith("option:"):
            if len(self.chosen) == self.decision.most:
                self.chosen.pop(0)
            self.chosen.append(name)
        self.lay_out()


class GoodsSheet(AskingSheet):
    """Plus and minus for each kind of goods."""

    decision: ChooseGoods

    def start(self) -> None:
        self.counts = dict.fromkeys(KINDS, 0)

    @property
    def total(self) -> int:
        return sum(self.counts.values())

    def put(self) -> None:
        px = self.kit.px
        self.panel(640, 250 if self.single else 330, self.decision.prompt)
        kinds = [kind for kind, _ in self.decision.limit.items()]
        each = px(140)
        left = (self.node.rect.w - each * len(kinds)) // 2
        for number, kind in enumerate(kinds):
            self.counter(kind, kind, self.counts[kind], left + number * each, px(96))
        if self.single:
            return
        least, most = self.decision.least, self.decision.most
        self.count(self.total, least, most)
        state = "normal" if least <= self.total <= most else "disabled"
        self.foot([(DONE, "Done" if self.total or least else "None", state)])

    @property
    def single(self) -> bool:
        """Exactly one resource: pressing it is the answer."""
        return self.decision.least == self.decision.most == 1

    def counter(self, key: str, kind: str, number: int, left: int, top: int) -> None:
        """An icon with its number between minus and plus."""
        px = self.kit.px
        if self.single:
            self.button(f"plus:{key}", "", (left + px(12), top, px(116), px(116)), icon=kind)
            return
        side = px(52)
        icon = self.kit.pictures.icon(kind, side)
        self.node.add(Node("", (left + px(44), top, side, side), picture=icon, hint=kind))
        digits = self.kit.letters.line(str(number), self.kit.style(LARGE, TEXT, BOLD))
        self.node.add(
            Node("", (left + px(70) - digits.get_width() // 2, top + px(54), *digits.get_size()), picture=digits)
        )
        self.button(f"minus:{key}", "", (left + px(8), top + px(92), px(58), px(48)), icon="minus")
        self.button(f"plus:{key}", "", (left + px(74), top + px(92), px(58), px(48)), icon="plus")

    def press(self, name: str) -> None:
        deed, _, kind = name.partition(":")
        if deed == "plus" and self.single:
            self.answer({kind: 1})
            return
        if name == DONE:
            if self.decision.least <= self.total <= self.decision.most:
                self.answer({kind: number for kind, number in self.counts.items() if number})
            return
        if deed == "plus" and self.counts[kind] < getattr(self.decision.limit, kind):
            if self.total == self.decision.most:
                other = next((k for k in KINDS if self.counts[k] and k != kind), None)
                if other is None:
                    return
                self.counts[other] -= 1
            self.counts[kind] += 1
        elif deed == "minus" and self.counts[kind]:
            self.counts[kind] -= 1
        self.lay_out()


class DistributeSheet(GoodsSheet):
    """Plus and minus for each kind of goods in a row for each receiver."""

    single = False

    decision: Distribute  # type: ignore[assignment]

    def start(self) -> None:
        self.shares = {option.key: dict.fromkeys(KINDS, 0) for option in self.decision.options}

    @property
    def total(self) -> int:
        return sum(sum(share.values()) for share in self.shares.values())

    def put(self) -> None:
        px = self.kit.px
        options = list(self.decision.options)
        self.panel(820, 200 + 150 * len(options), self.decision.prompt)
        kinds = [kind for kind, _ in self.decision.limit.items()]
        for row, option in enumerate(options):
            top = px(92) + row * px(150)
            self.words(option.label, px(40), top + px(40), px(190), LARGE)
            for number, kind in enumerate(kinds):
                left = px(240) + number * px(140)
                self.counter(f"{option.key}:{kind}", kind, self.shares[option.key][kind], left, top)
        self.count(self.total, 0, self.decision.most)
        self.foot([(DONE, "Done" if self.total else "Give nothing", "normal")])

    def press(self, name: str) -> None:
        if name == DONE:
            given = {key: {k: n for k, n in share.items() if n} for key, share in self.shares.items()}
            self.answer({key: goods for key, goods in given.items() if goods})
            return
        deed, _, rest = name.partition(":")
        key, _, kind = rest.rpartition(":")
        if deed == "plus" and self.total < self.decision.most:
            used = sum(share[kind] for share in self.shares.values())
            if used < getattr(self.decision.limit, kind):
                self.shares[key][kind] += 1
        elif deed == "minus" and self.shares[key][kind]:
            self.shares[key][kind] -= 1
        self.lay_out()


class ArrangeSheet(AskingSheet):
    """Cards from first to last; arrows move them."""

    decision: Arrange

    def start(self) -> None:
        self.rows = self.named(list(self.decision.options))

    def put(self) -> None:
        px = self.kit.px
        room = self.area.w - px(120), self.area.h - px(300)
        width, columns, rows = grid(len(self.rows), px(TILE), room, SHAPE + 0.5, px(GAP))
        high = round(width * SHAPE)
        factor = self.kit.scale.factor
        step = width + px(GAP)
        self.panel(
            max(520.0, columns * step / factor + 90), 210 + rows * (high + px(54)) / factor, self.decision.prompt
        )
        for number, (name, option) in enumerate(self.rows):
            column, row = number % columns, number // columns
            left = (self.node.rect.w - min(columns, len(self.rows)) * step + px(GAP)) // 2 + column * step
            top = px(96) + row * (high + px(54))
            picture = self.cards_of.tile(option, width)
            if picture is not None:
                node = self.node.add(Node(name, (left, top, *picture.get_size()), picture=picture, live=True))
                node.hint = f"{number + 1}. {option.label}"
            half = (width - px(4)) // 2
            if number:
                self.button(f"left:{number}", "", (left, top + high + px(2), half, px(46)), icon="arrow_left")
            if number < len(self.rows) - 1:
                self.button(
                    f"right:{number}", "", (left + half + px(4), top + high + px(2), half, px(46)), icon="arrow_right"
                )
        self.foot([(DONE, "In this order", "normal")])

    def press(self, name: str) -> None:
        if name == DONE:
            self.answer([option.key for _, option in self.rows])
            return
        deed, _, number = name.partition(":")
        if deed in ("left", "right"):
            here = int(number)
            other = here - 1 if deed == "left" else here + 1
            self.rows[here], self.rows[other] = self.rows[other], self.rows[here]
            self.lay_out()


SHEETS: dict[type[Decision], type[AskingSheet]] = {
    ChooseOne: OneSheet,
    ChooseSome: SomeSheet,
    ChooseGoods: GoodsSheet,
    ChoosePayment: PayingSheet,
    Distribute: DistributeSheet,
    Arrange: ArrangeSheet,
}
"""The sheet for each kind of decision; a test proves the table complete."""


def sheet_for(
    cards_of: CardFinder, area: pygame.Rect, decision: Decision, answer: Answer, undo: Callable[[], None] | None
) -> AskingSheet:  # fmt: skip
    return SHEETS[type(decision)](cards_of, area, decision, answer, undo)
