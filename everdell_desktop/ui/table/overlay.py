"""What is drawn anew in every frame above the resting table: the hand, glows, the question, sheets, what is dragged."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import Subject
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node, Scene
from everdell_desktop.ui.shapes import SHADE, dimmed, rim
from everdell_desktop.ui.theme import INK, LIGHT_GOLD

from . import subjects
from .captions import Captions
from .choosing import ChoiceBar
from .figures import Figures
from .grip import Grip
from .hand import Fan
from .sheets import Sheet
from .shown import Shown

PAYABLE, FREE = 2, 5  # how strongly shines what can be done, and what would cost nothing right now
ASKED_IN_THE_LIGHT = 5  # how strongly shines what can be chosen where nothing around it is dark
VEIL = 150  # of 255: how dark the table gets behind a question


class Overlay:
    """Builds the layer above the table from what the pointer holds and what is asked."""

    def __init__(
        self, kit: Kit, scene: Scene, board: pygame.Rect, fan: Fan, figures: Figures, grip: Grip,
        card_of: Callable[[Node], Card | None], lights: Callable[[Subject], list[str]],
    ) -> None:  # fmt: skip
        self.kit = kit
        self.scene = scene
        self.lights = lights
        """The light that falls on a thing: what invites there shines in it."""
        self.board = board
        """The window onto the landscape."""
        self.fan = fan
        self.figures = figures
        self.grip = grip
        self.card_of = card_of
        self.captions = Captions(kit, scene, board, grip, card_of, lambda: fan.risen_size()[0])
        self._veil: pygame.Surface | None = None

    def build(self, shown: Shown) -> Node:
        """The layer as it is now."""
        over = Node("over", (0, 0, *self.scene.size))
        free_hands = not shown.sheets and shown.bar is None
        resting = self.scene.gliding is None
        for mark in shown.marks if resting else ():
            over.add(mark)
        if free_hands and resting:
            self._glows(over, shown)
            self._ways(over, shown.elsewhere)
        hand_asked = shown.bar is not None and shown.bar.asks_for(subjects.HAND)
        hand = self._hand(shown) if shown.fanned and shown.drawer is None else None
        if hand is not None and not hand_asked:
            over.add(hand)
        if shown.drawer is not None:
            over.add(shown.drawer)
            if free_hands:
                self._glow_drawer(over, shown.drawer, shown)
        if shown.bar is not None and not any(sheet.closable for sheet in shown.sheets):
            self._choice(over, shown.bar, hand if hand_asked else None, shown.bright)
            self._ways(over, shown.elsewhere)
        for sheet in shown.sheets:
            if sheet.covers:
                over.add(Node("cover", (0, 0, *self.scene.size), draw=self.wood, live=True))
            elif sheet.veils:
                over.add(Node("veil", (0, 0, *self.scene.size), draw=self.veil, live=True))
            self._wanted(over, sheet)
            over.add(sheet.node)
        if shown.focus:
            self.scene.over = over
            self.scene.touch_over()
            self._frame(over, shown.focus)
        if self.grip.dragging is not None and (picture := self._drag_picture(self.grip.dragging, shown.viewer)):
            self._dragged(over, picture)
        return over

    def say(self, over: Node, shown: Shown) -> None:
        """What is said about the thing under the pointer, above everything else."""
        self.captions.add(over, shown)

    def wood(self, surface: pygame.Surface, where: pygame.Rect) -> None:
        surface.blit(self.kit.plates.tiled("wood", where.size), where.topleft)

    def veil(self, surface: pygame.Surface, where: pygame.Rect) -> None:
        if self._veil is None or self._veil.get_size() != self.scene.size:
            self._veil = pygame.Surface(self.scene.size).convert()
            self._veil.fill(SHADE)
            self._veil.set_alpha(VEIL)
        surface.blit(self._veil, where.topleft, (0, 0, *where.size))

    # the hand

    def _hand(self, shown: Shown) -> Node:
        """The fan, with the card under the pointer risen and what there is to say about it above."""
        risen = gone = None
        reason, good = "", False
        held = self.grip.dragging
        if held is not None and held.subject is not None and held.subject.kind == subjects.HAND:
            gone = self._index(shown.cards, held)
        node = self.grip.hovered
        covered = any(sheet.covers or sheet.veils for sheet in shown.sheets)
        about = node.subject if node is not None and held is None and not covered else None
        if node is not None and about is not None and about.kind == subjects.HAND:
            risen = self._index(shown.cards, node)
            if shown.bar is None:
                reason, good = self._verdict(about, shown)
        lit = shown.free.__contains__
        taking = subjects.OWN_HAND in shown.pointing.by_thing
        return self.fan.build(
            shown.cards, risen, lambda subject: self.light(subject, shown), lit, reason, good, gone, taking
        )

    def light(self, subject: Subject, shown: Shown) -> str:
        """How strongly a card invites: free right now, payable, or not."""
        held = self.grip.held
        if shown.bar is not None or shown.sheets:
            return ""
        if held is not None and held.kind != subjects.HAND:
            return "free" if subject in shown.pointing.partners(held) else ""
        if not shown.pointing.begun_with(subject):
            return ""
        return "free" if subject in shown.free else "payable"

    def _verdict(self, subject: Subject, shown: Shown) -> tuple[str, bool]:
        """What a strip says about a card, and whether that is good news."""
        if reason := "" if subject in shown.free else shown.pointing.reason(subject):
            return reason, False
        return shown.praise(subject), True

    @staticmethod
    def _index(cards: tuple[Card, ...], node: Node) -> int | None:
        """Which card of the hand a node shows: the first, second ... of its name."""
        copy = int(node.name.partition("#")[2] or 1)
        assert node.subject is not None
        alike = [number for number, card in enumerate(cards) if card.id == node.subject.id]
        return alike[copy - 1] if copy <= len(alike) else None

    # light

    def _glows(self, over: Node, shown: Shown) -> None:
        """Light on what can be done: all that can be picked up, or where the held thing can go."""
        pointing, hinted, held = shown.pointing, shown.hinted, self.grip.held
        if hinted is not None:
            self.glow(over, subjects.touched(hinted), "green")
        elif held is not None:
            targets = pointing.partners(held)
            if held.kind == subjects.WORKER:
                places = [
                    s for s in pointing.reasons if s.kind in (subjects.SPACE, subjects.AWARD) and s not in targets
                ]
                self._dim(over, places)
            self.glow(over, targets, "gold", 2)
        else:
            spread = [s for s in pointing.inviting() if s.kind != subjects.HAND]
            moonlit = [s for s in spread if s not in shown.free and set(self.lights(s)) == {"white"}]
            self.glow(over, moonlit, "white", PAYABLE)
            self.glow(over, [s for s in spread if s not in shown.free and s not in moonlit], "gold", PAYABLE)
            self.glow(over, [s for s in spread if s in shown.free], "gold", FREE)
            places = [s for s in pointing.targets() if s.kind in (subjects.SPACE, subjects.AWARD)]
            self.glow(over, places, "gold", PAYABLE)

    def _glow_drawer(self, over: Node, drawer: Node, shown: Shown) -> None:
        """Light on what can be done with things in the open drawer, which lies above all other light."""
        held = self.grip.held
        wanted = shown.pointing.partners(held) if held is not None else shown.pointing.sources()
        border = self.kit.plates.glow_border
        for node, where in drawer.walk():
            if node.subject is not None and node.subject in wanted:
                light = self.kit.plates.glow("gold", where.size)
                for _ in range(PAYABLE):
                    over.add(Node("", (where.x - border, where.y - border, *light.get_size()), picture=light))

    def glow(self, root: Node, things: Iterable[Subject], kind: str, times: int = 1) -> None:
        """Light around things; that of the landscape stays in its window."""
        border = self.kit.plates.glow_border
        window = root.add(Node("", self.board, clips=True))
        for _, where in self.scene.nodes_of(things):
            light = self.kit.plates.glow(kind, where.size)
            inside = self.board.colliderect(where)
            parent, origin = (window, self.board.topleft) if inside else (root, (0, 0))
            place = where.x - border - origin[0], where.y - border - origin[1]
            for _ in range(times):
                parent.add(Node("", (*place, *light.get_size()), picture=light))

    def _frame(self, root: Node, name: str) -> None:
        """A frame that tells what Enter would press: light and dark, so that it is seen on any ground."""
        where = self.scene.where(name)
        if where is not None:
            px = self.kit.px
            edge = where.inflate(px(14), px(14))
            root.add(Node("focus", edge, draw=rim(INK, px(8), px(14))))
            root.add(Node("", edge.inflate(-px(4), -px(4)), draw=rim(LIGHT_GOLD, px(4), px(12))))

    def _dim(self, root: Node, things: Iterable[Subject]) -> None:
        for _, where in self.scene.nodes_of(things):
            root.add(Node("", where, draw=dimmed(self.kit.px(8))))

    # a choice on the table

    def _choice(self, over: Node, bar: ChoiceBar, hand: Node | None, bright: bool) -> None:
        """Everything gets dark but what can be chosen, which lies where it lay, and its region, where the question is
        all about that."""
        for dark in self._around(bright) if bar.candidates and not bar.closing else ():
            over.add(Node("veil", dark, draw=self.veil))
        if hand is not None:
            over.add(hand)
        self.scene.over = over
        self.scene.touch_over()
        border = self.kit.plates.glow_border
        for subject in bar.candidates if self.scene.gliding is None else ():
            for node, where in self.scene.showing(subject):
                chosen = node.name in bar.chosen or subject == bar.held
                if subject.kind != subjects.HAND:
                    lifted = where.move(0, -self.kit.px(10) if chosen else 0)
                    if self.board.contains(where):  # with the ground on which it stands
                        over.add(Node("", where, draw=self.scene.paint_resting))
                    over.add(Node("", lifted, draw=painted(node)))
                    where = lifted
                light = self.kit.plates.glow("green" if chosen else "gold", where.size)
                for _ in range(3 if chosen else ASKED_IN_THE_LIGHT if bright else 2):
                    over.add(Node("", (where.x - border, where.y - border, *light.get_size()), picture=light))
                if chosen:
                    side = self.kit.px(36)
                    check = self.kit.pictures.icon("check", side)
                    over.add(Node("", (where.centerx - side // 2, where.bottom - side, side, side), picture=check))
        over.add(bar.node)

    def _around(self, bright: bool) -> list[pygame.Rect]:
        """The whole window, or all of it but the landscape."""
        window = pygame.Rect(0, 0, *self.scene.size)
        if not bright:
            return [window]
        board = self.board
        return [
            pygame.Rect(0, 0, board.left, board.bottom),
            pygame.Rect(board.right, 0, window.w - board.right, board.bottom),
            pygame.Rect(0, board.bottom, window.w, window.h - board.bottom),
        ]

    def _ways(self, over: Node, signposts: list[str]) -> None:
        """Signposts to where more can be chosen stay bright."""
        border = self.kit.plates.glow_border
        for name in signposts:
            node, where = self.scene.find(name), self.scene.where(name)
            if node is not None and where is not None:
                light = self.kit.plates.glow("gold", where.size)
                over.add(Node("", where, draw=painted(node)))
                over.add(Node("", (where.x - border, where.y - border, *light.get_size()), picture=light))

    def _wanted(self, over: Node, sheet: Sheet) -> None:
        """Things on the table that a sheet asks for shine through the veil."""
        border = self.kit.plates.glow_border
        for node, where in self.scene.nodes_of(sheet.candidates):
            light = self.kit.plates.glow("gold", where.size)
            over.add(Node(node.name, where, draw=painted(node), live=True, subject=node.subject))
            for _ in range(2):
                over.add(Node("", (where.x - border, where.y - border, *light.get_size()), picture=light))

    # what is held, and what is said

    def _drag_picture(self, node: Node, viewer: int) -> pygame.Surface | None:
        if node.subject is not None and node.subject.kind == subjects.WORKER:
            return self.figures.worker(viewer, (self.kit.px(68), self.kit.px(84)), node.subject.id)
        if node.subject is not None and node.subject.kind == subjects.GOODS:
            return self.kit.pictures.icon(node.subject.id, self.kit.px(56))
        card = self.card_of(node)
        if card is not None:
            return self.kit.faces.card(card, self.kit.px(200))
        return node.picture

    def _dragged(self, root: Node, picture: pygame.Surface) -> None:
        shaded = self.kit.plates.shaded(picture)
        point = self.grip.pointer
        left, top = point[0] - shaded.get_width() // 2, point[1] - shaded.get_height() // 2 - self.kit.px(6)
        root.add(Node("dragged", (left, top, *shaded.get_size()), picture=shaded))


def painted(node: Node) -> Callable[[pygame.Surface, pygame.Rect], None]:
    """Draws a node of the resting table once more, somewhere else."""

    def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
        node.paint(surface, (where.x - node.rect.x, where.y - node.rect.y))

    return draw
