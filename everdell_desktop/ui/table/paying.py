"""Paying for a card: its cost as places filled from one's own goods, helpers to switch on and off, what is left."""

from __future__ import annotations

import pygame

from everdell_desktop.engine.decisions import ChoosePayment, Subject
from everdell_desktop.engine.goods import KINDS, to_json
from everdell_desktop.engine.payment import Way
from everdell_desktop.engine.speaking import count
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.scene.node import Draw
from everdell_desktop.ui.shapes import disc
from everdell_desktop.ui.theme import (
    BOLD,
    CAPTION,
    CREAM,
    DISPLAY,
    GLOW,
    GOLD,
    GOOD,
    INK,
    ITALIC,
    LARGE,
    LIGHT_PAPER,
    NORMAL,
    PAPER,
    PAPER_SHADE,
    SMALL,
    TEXT,
    TINY,
    Colour,
)

from .question import AskingSheet
from .subjects import OWN_CITY
from .ways_to_pay import Helper, WaysToPay, filled

PLAY = "pay:play"
WIDE = 660
SUBS = 10  # things to choose from in a row
OFF = (170, 150, 118)


class PayingSheet(AskingSheet):
    """Puts how a card is paid; the cheapest way is laid out from the start."""

    decision: ChoosePayment
    drop_on = OWN_CITY

    def start(self) -> None:
        self.ways = WaysToPay(self.cards_of, self.decision)

    # laying out

    def put(self) -> None:
        px = self.kit.px
        helpers = self.ways.helpers
        rows = -(-len(helpers) // 4)
        subs = self.ways.subs
        high = 300 + (38 + rows * 174 if helpers else 0) + -(-len(subs) // SUBS) * 64
        card = self.decision.card
        face = self.kit.faces.card(card, px(350)) if card is not None else None
        wide = px(WIDE)
        room = wide + (face.get_width() + px(14) if face is not None else 0)
        left = self.area.right - room - max(px(10), min(px(102), self.area.w - room - px(10)))
        size = wide, px(high)
        bottom = self.area.bottom - px(8)
        self.order = []
        self.node = Node("sheet", (left + room - wide, bottom - size[1], *size), live=True)
        self.node.add(Node("", (0, 0, *size), picture=self.kit.plates.plate("panel", size, 0.6)))
        if face is not None:
            lying = wide - room, size[1] - face.get_height(), *face.get_size()
            paid = Subject("paid", card.id) if card is not None else None
            self.node.add(Node("sheet:card", lying, picture=face, live=True, drag=True, subject=paid))
            middle = size[1] - face.get_height() // 2
            self.node.add(Node("", (-px(15), middle - px(20), px(20), px(40)), draw=tip))
        title = f"Pay for {card.name}" if card is not None else self.decision.prompt
        words = self.kit.letters.fitting(title, self.kit.style(LARGE + 4, INK, DISPLAY), wide - px(190))
        self.node.add(Node("sheet:title", (px(30), px(18), *words.get_size()), picture=words))
        self._cost(px(72))
        if helpers:
            self._helpers(helpers, px(178))
        if subs:
            self._subs(subs, px(178 + 38 + rows * 174))
        self._foot(size[1] - px(122))
        self.candidates = tuple(self.ways.subs or self.ways.cards)

    def _caption(self, text: str, note: str, top: int) -> None:
        px = self.kit.px
        words = self.kit.letters.line(text, self.kit.style(SMALL + 1, CAPTION, BOLD))
        self.node.add(Node("", (px(30), top, *words.get_size()), picture=words))
        room = self.node.rect.w - words.get_width() - px(68)
        small = self.kit.letters.fitting(note, self.kit.style(SMALL - 1, CAPTION, ITALIC), room)
        self.node.add(Node("", (px(38) + words.get_width(), top + px(1), *small.get_size()), picture=small))

    def _cost(self, top: int) -> None:
        """The price as places; those paid in another kind glow, those that need not be paid stay empty."""
        px = self.kit.px
        spots = filled(self.decision.price, self.ways.payment.goods)
        other = ["click a good to pay it another way"] if len(self.ways.bundles()) > 1 else []
        note = ", ".join([*other, *self.standing_in()])
        self._caption("Cost", note if spots else "nothing to pay", top)
        left, before = px(30), ""
        each = min(px(64), (self.node.rect.w - px(110)) // max(1, len(spots)))
        for number, spot in enumerate(spots):
            if before and spot.wants != before:
                left += px(14)
            before = spot.wants
            rect = (left, top + px(30), each - px(4), px(64))
            node = self.node.add(Node(f"pay:spot:{number}", rect, live=True))
            self.order.append(node.name)
            swapped = bool(spot.gives) and spot.gives != spot.wants
            focused = self.focus == len(self.order) - 1
            node.draw = place_of_cost(GOLD if swapped or focused else CAPTION, 4 if swapped or focused else 2, px(14))
            side = min(px(46), each - px(14))
            shown = spot.gives or spot.wants
            picture = self.kit.pictures.icon(shown, side)
            if not spot.gives:
                picture = self.kit.plates.faded(picture, 60)
            node.add(Node("", ((rect[2] - side) // 2, (rect[3] - side) // 2, side, side), picture=picture))
            if swapped:
                mark = px(26)
                icon = self.kit.pictures.icon(spot.wants, round(mark * 0.75))
                node.add(Node("", (rect[2] - mark + px(4), rect[3] - mark + px(4), mark, mark), draw=disc(PAPER, icon)))
                if (allows := self.ways.swapper) is not None:
                    face = self.kit.faces.portrait(allows, px(32), CREAM)
                    node.add(Node("", (-px(9), -px(9), px(32), px(32)), picture=face))
            left += each

    def standing_in(self) -> list[str]:
        """What may stand for any one of the cost, in words."""
        return [f"{count(one.number, one.kind)} can stand for any one" for one in self.ways.payment.way.exchanges]

    def _helpers(self, helpers: list[Helper], top: int) -> None:
        px = self.kit.px
        cards = sum(not helper.apart for helper in helpers)
        self._caption("Helpers", "of the cards one at a time" if cards > 1 else "", top)
        for number, helper in enumerate(helpers):
            rect = (px(30) + number % 4 * px(151), top + px(30) + number // 4 * px(170), px(143), px(162))
            self._switch(helper, rect)

    def _subs(self, subs: dict[Subject, Way], top: int) -> None:
        """Whom or what the helper takes: the same that glow in the city."""
        px = self.kit.px
        side = px(50)
        for number, (subject, way) in enumerate(subs.items()):
            card = self.cards_of.card_at(subject)
            chosen = way.key == self.ways.payment.way.key
            spot = px(30) + number % SUBS * px(58), top + number // SUBS * px(64), side, side
            node = self.node.add(Node(f"pay:sub:{number}", spot, live=True))
            node.hint = way.label
            self.order.append(node.name)
            strong = chosen or self.focus == len(self.order) - 1
            if card is not None:
                node.picture = self.kit.faces.portrait(card, side, GLOW if strong else CREAM)
            if chosen:
                check = self.kit.pictures.icon("check", px(22))
                node.add(Node("", (side - px(20), side - px(20), px(22), px(22)), picture=check))

    def _switch(self, helper: Helper, rect: tuple[int, int, int, int]) -> None:
        px = self.kit.px
        on = self.ways.is_on(helper)
        node = self.node.add(Node(f"pay:helper:{helper.name}", rect, live=True))
        self.order.append(node.name)
        strong = on or self.focus == len(self.order) - 1
        node.draw = place_of_cost(
            GOLD if strong else CAPTION, 4 if strong else 2, px(16), LIGHT_PAPER if on else PAPER_SHADE
        )
        side = px(66)
        if helper.card is not None:
            face = self.kit.faces.portrait(helper.card, side, GLOW if on else CREAM)
        else:
            face = self.kit.pictures.icon(
                helper.name if self.kit.pictures.exists(f"icons/{helper.name}") else "star", side
            )
        node.add(Node("", (px(8), px(9), side, side), picture=face))
        node.add(Node("", (rect[2] - px(64), px(16), px(56), px(30)), draw=switch(on)))
        word = self.kit.letters.line("on" if on else "off", self.kit.style(SMALL - 1, GOOD if on else CAPTION, BOLD))
        node.add(Node("", (rect[2] - px(36) - word.get_width() // 2, px(48), *word.get_size()), picture=word))
        title = self.kit.letters.fitting(helper.title, self.kit.style(NORMAL, INK, BOLD), rect[2] - px(18))
        node.add(Node("", (px(10), px(80), *title.get_size()), picture=title))
        style = self.kit.style(TINY + 1, TEXT)
        words = self.kit.letters.block(helper.text, style, rect[2] - px(18), rect[3] - px(108))
        node.add(Node("", (px(10), px(104), *words.get_size()), picture=words))

    def _foot(self, top: int) -> None:
        """What is left afterwards, and the button that plays the card."""
        px = self.kit.px
        state, seat = self.cards_of.state, self.decision.seat
        have, way, paid = state.players[seat].goods, self.ways.payment.way, self.ways.payment.goods
        self._caption("Left after paying", "", top)
        rows = [(kind, kind.title(), getattr(have, kind), getattr(paid, kind)) for kind in KINDS]
        rows += [
            (one.icon, one.hint, one.number(state, seat), int(bool(way.token) and way.ability == one.icon))
            for one in self.cards_of.rules.counters
        ]
        step = min(px(84), (self.node.rect.w - px(266)) // len(rows))
        widest = max(self.kit.letters.width(str(row[2]), self.kit.style(LARGE + 1, TEXT, BOLD)) for row in rows)
        side = min(px(38), step - widest - px(12))
        for number, (icon, title, there, spent) in enumerate(rows):
            node = self.node.add(
                Node(f"pay:left:{icon}", (px(30) + number * step, top + px(34), step, px(60)), hint=title)
            )
            node.add(Node("", (0, 0, side, side), picture=self.kit.pictures.icon(icon, side)))
            left = there - spent
            digits = self.kit.letters.line(str(left), self.kit.style(LARGE + 1, TEXT if left else CAPTION, BOLD))
            node.add(Node("", (side + px(4), (side - digits.get_height()) // 2, *digits.get_size()), picture=digits))
            if spent:
                words = self.kit.letters.line(f"-{spent}", self.kit.style(SMALL - 1, CAPTION, BOLD))
                node.add(Node("", (px(8), px(40), *words.get_size()), picture=words))
        rect = self.node.rect.w - px(226), top + px(6), px(196), px(66)
        light, border = self.kit.plates.glow("gold", rect[2:]), self.kit.plates.glow_border
        self.node.add(Node("", (rect[0] - border, rect[1] - border, *light.get_size()), picture=light))
        self.button(PLAY, "Play", rect, icon="play")
        note = self.kit.letters.fitting(
            "or drop the card on the city", self.kit.style(TINY + 1, CAPTION, ITALIC), rect[2]
        )
        left = rect[0] + (rect[2] - note.get_width()) // 2
        self.node.add(Node("", (left, rect[1] + rect[3] + px(8), *note.get_size()), picture=note))

    # answering

    def press(self, name: str) -> None:
        if name == PLAY:
            goods = to_json(self.ways.payment.goods)
            self.answer({"key": self.ways.payment.way.key, "goods": goods})
            return
        if name.startswith("pay:helper:"):
            self.ways.toggle(name.removeprefix("pay:helper:"))
        elif name.startswith("pay:sub:"):
            self.point_at(list(self.ways.subs)[int(name.removeprefix("pay:sub:"))])
        elif name.startswith("pay:spot:"):
            self.ways.change(int(name.removeprefix("pay:spot:")))
        self.lay_out()

    def point_at(self, subject: Subject) -> None:
        """A helper is switched, and who is locked up or given away is chosen, where the card lies."""
        if not self.ways.take(subject):
            self.ways.toggle(self.ways.cards[subject])
        self.lay_out()

    def dropped(self) -> None:
        self.press(PLAY)

    def put_aside(self) -> None:
        super().put_aside()
        self.candidates = ()


def tip(surface: pygame.Surface, where: pygame.Rect) -> None:
    """The tip of the panel, which points at the card."""
    corners = [where.topright, where.midleft, where.bottomright]
    pygame.draw.polygon(surface, LIGHT_PAPER, corners)
    pygame.draw.lines(surface, INK, False, corners, 2)


def place_of_cost(colour: Colour, width: int, radius: int, ground: Colour = LIGHT_PAPER) -> Draw:
    def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
        pygame.draw.rect(surface, ground, where, border_radius=radius)
        pygame.draw.rect(surface, colour, where, width, border_radius=radius)

    return draw


def switch(on: bool) -> Draw:
    """A switch to the right when it is on."""

    def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
        pygame.draw.rect(surface, GOOD if on else OFF, where, border_radius=where.h // 2)
        pygame.draw.rect(surface, INK, where, 2, border_radius=where.h // 2)
        knob = where.right - where.h // 2 if on else where.x + where.h // 2
        pygame.draw.circle(surface, CREAM, (knob, where.centery), where.h // 2 - 3)
        pygame.draw.circle(surface, INK, (knob, where.centery), where.h // 2 - 3, 1)

    return draw
