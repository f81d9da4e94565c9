"""What is said about the thing under the pointer: on strips, in notes, or by a closer look at a card."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from everdell_desktop.engine.cards import Card
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node, Scene
from everdell_desktop.ui.shapes import paper
from everdell_desktop.ui.theme import INK, PAPER, SMALL, TEXT

from . import subjects
from .grip import LOOK_AFTER, Grip
from .pieces import strip
from .shown import Shown
from .tile_faces import STRIP

GROWN = 280  # units of width of a strip that is looked at, at least


class Captions:
    """Puts words beside what is looked at or held over something."""

    def __init__(
        self, kit: Kit, scene: Scene, board: pygame.Rect, grip: Grip, card_of: Callable[[Node], Card | None],
        large: Callable[[], int],
    ) -> None:  # fmt: skip
        self.kit = kit
        self.scene = scene
        self.board = board
        """The window onto the landscape."""
        self.grip = grip
        self.card_of = card_of
        self.large = large
        """How wide a card is that is looked at closely."""

    def add(self, over: Node, shown: Shown) -> None:
        """What there is to say about the thing under the pointer, and a close look at a card."""
        grip = self.grip
        if grip.message:
            self._bubble(over, grip.message)
            return
        node = grip.hovered
        where = self.scene.where(node.name) if node is not None else None
        if node is None or where is None:
            return
        if grip.held is not None and not shown.sheets and self._about_goal(over, node, where, shown):
            return
        if grip.dragging is not None:
            return
        if shown.bar is not None and node.subject in shown.bar.candidates and (words := node.hint.partition("\n")[2]):
            self._strip_at(over, where, words.replace("\n", " "), good=True)
            return
        in_fan = node.subject is not None and node.subject.kind == subjects.HAND and shown.fanned
        card = None if in_fan else self.card_of(node)
        reason = told = ""
        if not shown.sheets and shown.bar is None:
            reason = shown.pointing.reason(node.subject)
            options = shown.pointing.about(node.subject)
            told = shown.told(options[0]) if options else ""
        rested = grip.rested >= LOOK_AFTER
        if card is not None and rested:
            good = not reason and not shown.sheets and shown.bar is None
            strip_words = shown.praise(node.subject) if good and node.subject is not None else reason
            self._close_look(
                over, card, shown.sheets[-1].node.rect if shown.sheets else where, strip_words, good, shown
            )
            return
        if in_fan:
            return
        text = "\n".join(part for part in (node.hint if card is None else "", reason, told) if part)
        if text and (grip.rested >= LOOK_AFTER / 2 or reason):
            if node.subject is not None and "\n" in node.hint and self.board.contains(where) and not shown.sheets:
                self._grown(over, where, text)
            else:
                self._bubble(over, text)

    def _about_goal(self, over: Node, node: Node, where: pygame.Rect, shown: Shown) -> bool:
        """Something is held over a thing: what comes of putting it there, or why that cannot be; False where there
        is nothing to say."""
        held = self.grip.held
        options = shown.pointing.meant(held, node.subject) if held is not None else []
        words = shown.told(options[0]) if options else shown.pointing.reason(node.subject)
        if not words or node.subject == held:
            return False
        self._strip_at(over, where, words, good=bool(options))
        return True

    def _strip_at(self, root: Node, where: pygame.Rect, text: str, good: bool) -> None:
        """A strip below a thing, or above it where the window ends."""
        px = self.kit.px
        note = strip(self.kit, text, good, px(640))
        left = max(px(4), min(where.centerx - note.rect.w // 2, self.scene.size[0] - note.rect.w - px(4)))
        below = where.bottom + px(12)
        note.rect.topleft = (
            left,
            below if below + note.rect.h < self.scene.size[1] else where.top - note.rect.h - px(12),
        )
        root.add(note)

    def _grown(self, root: Node, where: pygame.Rect, text: str) -> None:
        """The strip of a tile, grown so that all of its words are read; its picture stays in sight."""
        px = self.kit.px
        style = self.kit.style(SMALL, TEXT, align="center")
        wide = max(where.w, px(GROWN))
        title, _, words = text.partition("\n")
        heading = title if "{" in title else f"*{title}*"
        block = self.kit.letters.block(f"{heading}\n{words}", style, wide - px(24))
        high = block.get_height() + px(16)
        left = max(px(4), min(where.centerx - wide // 2, self.scene.size[0] - wide - px(4)))
        top = min(where.bottom - px(STRIP), self.scene.size[1] - high - px(4))
        note = root.add(Node("hint", (left, top, wide, high), draw=paper(px(9), PAPER, INK, max(2, px(3)))))
        note.add(Node("", (px(12), px(8), *block.get_size()), picture=block))

    def _bubble(self, root: Node, text: str) -> None:
        """A small note beside the pointer, kept inside the window."""
        px = self.kit.px
        point = self.grip.pointer
        style = self.kit.style(SMALL, TEXT)
        width = min(
            px(340), max(self.kit.letters.natural_width(line, style, px(340)) for line in text.split("\n")) + px(6)
        )
        block = self.kit.letters.block(text, style, width)
        size = width + px(24), block.get_height() + px(16)
        left = min(point[0] + px(18), self.scene.size[0] - size[0] - px(6))
        top = point[1] + px(22)
        if top + size[1] > self.scene.size[1] - px(6):
            top = point[1] - size[1] - px(12)
        note = root.add(Node("hint", (left, max(px(4), top), *size), draw=paper(px(8))))
        note.add(Node("", (px(12), px(8), *block.get_size()), picture=block))

    def _close_look(
        self, root: Node, card: Card, beside: pygame.Rect, reason: str, good: bool, shown: Shown
    ) -> None:  # fmt: skip
        """The card in large on the side where it hides the least, what there is to say on a strip above it."""
        px = self.kit.px
        face = self.kit.plates.shaded(self.kit.faces.card(card, self.large()))
        left = self._aside(beside, face.get_width(), shown)
        note = strip(self.kit, reason, good, px(640)) if reason else None
        room = note.rect.h + px(4) if note is not None else px(6)
        top = max(room, min(beside.centery - face.get_height() // 2, self.scene.size[1] - face.get_height() - px(6)))
        root.add(Node("close_look", (left, top, *face.get_size()), picture=face))
        if note is not None:
            middle = left + face.get_width() // 2 - note.rect.w // 2
            note.rect.topleft = max(px(4), min(middle, self.scene.size[0] - note.rect.w - px(4))), top - note.rect.h
            root.add(note)

    def _aside(self, beside: pygame.Rect, wide: int, shown: Shown) -> int:
        """Where a closer look begins: right or left of the thing, or of all that can be chosen, if it hides less of
        that there."""
        edge, gap = self.kit.px(6), self.kit.px(14)
        others = [where for _, where in self.scene.nodes_of(shown.bar.candidates)] if shown.bar is not None else []
        around = beside.unionall([one for one in others if self.board.colliderect(one)])
        spots = [beside.right + gap, beside.left - wide - gap, around.right + gap, around.left - wide - gap]
        if self.scene.size[0] - beside.right < beside.left:
            spots[:2] = spots[1], spots[0]
        fitting = [left for left in spots if edge <= left <= self.scene.size[0] - wide - edge] or [edge]

        def hidden(left: int) -> int:
            return sum(one.clip((left, one.y, wide, one.h)).w for one in others)

        return min(fitting, key=hidden)
