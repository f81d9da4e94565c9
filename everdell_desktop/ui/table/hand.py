"""The hand: cards overlapping like a fan, and the one under the pointer risen, whole and readable."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence

import pygame

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import Subject
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.theme import CREAM, NORMAL, SMALL

from .layout import RISEN, Layout
from .pieces import strip
from .subjects import HAND, OWN_HAND, named

TILT = 1.3  # degrees from card to card
KEPT = 48
LEAST = 46  # units of a card that are seen at least beside the risen one
Light = Callable[[Subject], str]
"""How a card glows: `free`, `payable` or not at all."""


class Fan:
    """Builds the nodes of the hand."""

    def __init__(self, kit: Kit, layout: Layout) -> None:
        self.kit = kit
        self.layout = layout
        self._leaning: OrderedDict[object, pygame.Surface] = OrderedDict()

    def forget(self) -> None:
        """Let go of all pictures."""
        self._leaning.clear()

    def spots(self, count: int, risen: int | None) -> list[pygame.Rect]:
        """Where the cards lie; the risen one stands upright in the middle of its strip, the others make room."""
        px, area = self.kit.px, self.layout.fan()
        wide = self.layout.hand_card()
        step = min(wide - px(20), (area.w - wide) / max(1, count - 1))
        start = area.x + (area.w - wide - step * (count - 1)) / 2
        lefts = [start + number * step for number in range(count)]
        if risen is not None:
            size = self.risen_size()
            middle = lefts[risen] + (step if risen < count - 1 else wide) / 2
            before, after = risen, count - 1 - risen
            least = min(step, px(LEAST))
            behind = wide - px(8) + (after - 1) * least if after else 0.0
            left = min(max(area.x + before * least, middle - size[0] / 2), area.right - size[0] - behind)
            squeezed = (left - area.x) / before if before else 0.0
            for number in range(before):
                lefts[number] = max(area.x, left - (before - number) * min(step, squeezed))
            right = left + size[0] - px(8)
            squeezed = (area.right - wide - right) / (after - 1) if after > 1 else 0.0
            for number in range(after):
                lefts[risen + 1 + number] = right + number * min(step, squeezed)
            lefts[risen] = left
        middle = (count - 1) / 2
        rects = []
        for number, left in enumerate(lefts):
            if number == risen:
                size = self.risen_size()
                rects.append(
                    pygame.Rect(round(left), self.layout.scale.px(self.layout.scale.height) - size[1] - 2, *size)
                )
            else:
                top = area.y + px((number - middle) ** 2 * 1.5)
                rects.append(pygame.Rect(round(left), top, wide, round(wide * 1.4)))
        return rects

    def risen_size(self) -> tuple[int, int]:
        """Larger with larger text, as far as the window has room."""
        wide = min(self.kit.px(RISEN * self.kit.scale.text), round(self.layout.window().h * 0.55 / 1.4))
        return wide, round(wide * 1.4)

    def build(
        self, cards: Sequence[Card], risen: int | None, light: Light, lit: Callable[[Subject], bool], reason: str,
        good: bool, gone: int | None = None, taking: bool = False,
    ) -> Node:  # fmt: skip
        """The whole hand; `gone` is the card that is being dragged away, `taking` whether one may be put into it."""
        root = Node(named(OWN_HAND), self.layout.hand, live=taking, subject=OWN_HAND)
        origin = self.layout.hand.topleft
        shown = [number for number in range(len(cards)) if number != gone]
        spots = self.spots(len(shown), shown.index(risen) if risen in shown else None)
        area = self.layout.fan()
        seen: dict[str, int] = {}
        top: Node | None = None
        for place, number in enumerate(shown):
            card, rect = cards[number], spots[place].move(-origin[0], -origin[1])
            seen[card.id] = seen.get(card.id, 0) + 1
            subject = Subject(HAND, card.id)
            name = named(subject, seen[card.id])
            if number == risen:
                top = self._risen(card, rect, lit(subject), name, subject)
                continue
            last = place == len(shown) - 1
            strip_wide = rect.w if last else max(self.kit.px(60), spots[place + 1].x - spots[place].x)
            node = Node(name, rect, live=True, drag=True, hint=card.name, subject=subject)
            tilt = -(place - (len(shown) - 1) / 2) * TILT
            rest = min(rect.w, round((area.w - rect.w) / max(1, len(shown) - 1)))
            picture = self._lean(
                card, rect.w, rect.w if last else min(rest, rect.w), lit(subject), tilt, light(subject)
            )
            size = picture.get_size()
            node.add(Node("", ((rect.w - size[0]) // 2, (rect.h - size[1]) // 2, *size), picture=picture))
            node.rect.w = strip_wide if not last else rect.w
            for child in node.children:
                child.rect.x = (rect.w - size[0]) // 2
            root.add(node)
        if top is not None:
            root.add(top)
            if reason:
                note = strip(self.kit, reason, good, self.kit.px(640))
                left = top.rect.centerx - note.rect.w // 2
                note.rect.topleft = (
                    max(0, min(left, root.rect.w - note.rect.w)),
                    top.rect.y - note.rect.h - self.kit.px(3),
                )
                root.add(note)
        if not cards:
            words = self.kit.letters.line("No cards in hand", self.kit.style(NORMAL, CREAM))
            where = (root.rect.w - words.get_width()) // 2, (root.rect.h - words.get_height()) // 2
            root.add(Node("", (*where, *words.get_size()), picture=words))
        return root

    def _risen(self, card: Card, rect: pygame.Rect, lit: bool, name: str, subject: Subject) -> Node:
        node = Node(name, rect, live=True, drag=True, hint=card.name, subject=subject)
        face = self.kit.plates.shaded(self.kit.faces.card(card, rect.w))
        border = self.kit.plates.shadow_border
        node.add(Node("close_look", (-border, -border, *face.get_size()), picture=face))
        return node

    def _lean(self, card: Card, wide: int, strip_wide: int, lit: bool, tilt: float, glow: str) -> pygame.Surface:
        """A card of the fan as it leans, with shadow and glow; drawn once."""
        key = card.id, wide, strip_wide, lit, tilt, glow
        if key in self._leaning:
            self._leaning.move_to_end(key)
            return self._leaning[key]
        size = self.kit.scale.font(SMALL) * 2
        face = self.kit.faces.fanned(card, wide * 2, strip_wide * 2, lit, size)
        border = self.kit.px(40)
        page = pygame.Surface((face.get_width() + 2 * border, face.get_height() + 2 * border), pygame.SRCALPHA)
        page.blit(self.kit.plates.plate("shadow", page.get_size(), 1.2), (4, 8))
        for _ in range({"free": 3, "payable": 1}.get(glow, 0)):
            page.blit(self.kit.plates.plate("glow_gold", (page.get_width() - 8, page.get_height() - 8), 0.9), (4, 4))
        page.blit(face, (border, border))
        self._leaning[key] = pygame.transform.rotozoom(page, tilt, 0.5)
        if len(self._leaning) > KEPT:
            self._leaning.popitem(last=False)
        return self._leaning[key]
