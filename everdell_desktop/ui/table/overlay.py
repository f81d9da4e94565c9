"""What is drawn anew in every frame above the resting table: the hand, glows, the question, sheets, what is dragged."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

import pygame

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node, Scene
from everdell_desktop.ui.shapes import SHADE, dimmed, paper, rim
from everdell_desktop.ui.theme import INK, LIGHT_GOLD, SMALL, TEXT

from . import subjects
from .choosing import ChoiceBar
from .figures import Figures
from .grip import LOOK_AFTER, Grip
from .hand import Fan
from .pieces import strip
from .pointing import Pointing
from .sheets import Sheet

PAYABLE, FREE = 2, 5  # how strongly shines what can be done, and what would cost nothing right now
VEIL = 150  # of 255: how dark the table gets behind a question


@dataclass
class Shown:
    """All that the overlay depends on."""

    pointing: Pointing
    cards: tuple[Card, ...]
    """The open hand."""
    viewer: int
    free: Mapping[Subject, str]
    """Cards that would cost nothing right now, and how."""
    sheets: list[Sheet]
    hinted: Option | None
    bar: ChoiceBar | None
    drawer: Node | None
    told: Callable[[Option], str]
    """What an option means for others."""
    marks: list[Node] = field(default_factory=list)
    """What stays on the table from the moves of others."""
    focus: str = ""
    """The name of the node that keys would press."""
    elsewhere: list[str] = field(default_factory=list)
    """The signposts to regions where more can be chosen."""
    bright: bool = False
    """Whether the open question is all about the region in sight, which stays bright then."""
    fanned: bool = True
    """Whether the hand is a fan; a viewer of replays lays all hands open in its own way."""


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
        self._hints(over, shown)
        return over

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
        if subject in shown.free:
            return shown.free[subject], True
        return shown.pointing.reason(subject), False

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
                    over.add(Node("", lifted, draw=painted(node)))
                    where = lifted
                light = self.kit.plates.glow("green" if chosen else "gold", where.size)
                for _ in range(3 if chosen else 2):
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

    def _hints(self, over: Node, shown: Shown) -> None:
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
            good = not reason and not shown.sheets and shown.bar is None and node.subject in shown.free
            strip_words = shown.free[node.subject] if good and node.subject is not None else reason
            self._close_look(
                over, card, shown.sheets[-1].node.rect if shown.sheets else where, strip_words, good, shown
            )
            return
        if in_fan:
            return
        text = "\n".join(part for part in (node.hint if card is None else "", reason, told) if part)
        if text and (grip.rested >= LOOK_AFTER / 2 or reason):
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
        face = self.kit.plates.shaded(self.kit.faces.card(card, self.fan.risen_size()[0]))
        left = self._aside(beside, face.get_width(), shown)
        room = px(52) if reason else px(6)
        top = max(room, min(beside.centery - face.get_height() // 2, self.scene.size[1] - face.get_height() - px(6)))
        root.add(Node("close_look", (left, top, *face.get_size()), picture=face))
        if reason:
            note = strip(self.kit, reason, good, px(640))
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


def painted(node: Node) -> Callable[[pygame.Surface, pygame.Rect], None]:
    """Draws a node of the resting table once more, somewhere else."""

    def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
        node.paint(surface, (where.x - node.rect.x, where.y - node.rect.y))

    return draw
