"""The board: places, forest, Haven, Journey, events, Meadow, deck and discard pile."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from everdell_desktop.engine.awards import SPECIAL_EVENT, Award
from everdell_desktop.engine.ruleset import Ruleset
from everdell_desktop.engine.spaces import BASIC, FOREST, HAVEN, JOURNEY, UNLIMITED, Space
from everdell_desktop.engine.state import State
from everdell_desktop.ui.faces import put_centred
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.scene.node import Draw
from everdell_desktop.ui.shapes import badge, dimmed, empty_slot, framed, paper
from everdell_desktop.ui.theme import BOLD, CREAM, INK, SMALL, TEXT, TINY

from .figures import Figures
from .layout import Layout


class Board:
    """Builds the nodes of the board for a state."""

    def __init__(self, kit: Kit, layout: Layout, rules: Ruleset, figures: Figures) -> None:
        self.kit = kit
        self.layout = layout
        self.rules = rules
        self.figures = figures

    def build(self, state: State) -> Node:
        root = Node("board", self.layout.board, draw=self._ground)
        origin = self.layout.board.topleft
        standing = self._standing(state)
        numbers = {BASIC: 0, FOREST: 0, JOURNEY: 0}
        for space in state.spaces:
            if space.kind == HAVEN:
                rect = self.layout.haven()
            elif space.kind in numbers:
                place = {BASIC: self.layout.basic, FOREST: self.layout.forest, JOURNEY: self.layout.journey}[space.kind]
                rect = place(numbers[space.kind])
                numbers[space.kind] += 1
            else:
                continue
            root.add(
                self._space(space, rect.move(-origin[0], -origin[1]), standing.get(space.id, []), len(state.players))
            )
        self._events(root, state, standing)
        self._meadow(root, state, standing)
        self._piles(root, state)
        return root

    # ground

    def _ground(self, surface: pygame.Surface, where: pygame.Rect) -> None:
        """The picture as wide as the board, cut off below; a taller window shows more of it."""
        master = self.kit.pictures.master("board")
        high = round(where.w * master.get_height() / master.get_width())
        if high < where.h:
            surface.blit(self.kit.pictures.covering("board", where.size), where.topleft)
            return
        picture = self.kit.pictures.at("board", (where.w, high))
        top = min(round(high * 0.035), high - where.h)
        surface.blit(picture, where.topleft, (0, top, where.w, where.h))

    # places

    def _standing(self, state: State) -> dict[str, list[int]]:
        """Which seats have workers where."""
        standing: dict[str, list[int]] = {}
        for seat, player in enumerate(state.players):
            for worker in player.workers:
                if worker.place:
                    standing.setdefault(worker.place, []).append(seat)
        return standing

    def _space(self, space: Space, rect: pygame.Rect, seats: list[int], players: int) -> Node:
        node = Node(f"space:{space.id}", rect, live=True, hint=space.name)
        if space.kind == FOREST:
            self._forest(node, space, players)
        else:
            self._scrap(node, space)
        self._workers(node, space, seats)
        return node

    def _scrap(self, node: Node, space: Space) -> None:
        """A paper scrap with a wooden ring; two rings where many find room."""
        px = self.kit.px
        size = node.rect.size
        plate = self.kit.plates.plate("scrap", size, 0.55)
        node.add(Node("", (0, 0, *size), picture=plate))
        ring = px(50)
        top = (size[1] - ring) // 2
        shared = space.slots >= UNLIMITED
        picture = self.kit.pictures.at("frames/ring", (ring, ring))
        if shared:
            node.add(Node("", (px(15), top, ring, ring), picture=picture))
        node.add(Node("", (px(5), top, ring, ring), picture=picture))
        left = px(72) if shared else px(60)
        width = size[0] - left - px(10)
        text = self.kit.letters.block(space.text, self.kit.style(SMALL, INK, BOLD, "center"), width, size[1] - px(12))
        node.add(Node("", (left, (size[1] - text.get_height()) // 2, *text.get_size()), picture=text))

    def _forest(self, node: Node, space: Space, players: int) -> None:
        """A clearing: its picture, the rings on it and what it gives on a strip of paper."""
        px = self.kit.px
        wide, high = node.rect.size
        strip = px(48) if len(space.text) < 45 else px(68)
        art = self.kit.pictures.covering(f"forest/{space.id}", (wide - px(6), high - px(6)))
        node.add(Node("", (0, 0, wide, high), draw=framed(art, px(10), px(3))))
        for number in range(space.room(players)):
            ring = px(46)
            left = (wide - space.room(players) * (ring + px(6))) // 2 + number * (ring + px(6))
            node.add(Node("", (left, px(12), ring, ring), picture=self.kit.pictures.at("frames/ring", (ring, ring))))
        text = self.kit.letters.block(space.text, self.kit.style(TINY, TEXT, BOLD, "center"), wide - px(18), strip)
        plate = Node("", (px(5), high - strip - px(7), wide - px(10), strip + px(2)), draw=paper(px(6)))
        left, top = (plate.rect.w - text.get_width()) // 2, (plate.rect.h - text.get_height()) // 2
        plate.add(Node("", (left, top, *text.get_size()), picture=text))
        node.add(plate)

    def _workers(self, node: Node, space: Space, seats: list[int]) -> None:
        px = self.kit.px
        size = px(44), px(55)
        forest = space.kind == FOREST
        for number, seat in enumerate(seats[:4]):
            if forest:
                left = (node.rect.w - len(seats) * px(50)) // 2 + number * px(50)
                top = px(6)
            else:
                left, top = px(8) + number * px(16), (node.rect.h - size[1]) // 2 - px(6)
            node.add(Node("", (left, top, *size), picture=self.worker(seat, size)))
        if len(seats) > 4:
            more = self.kit.letters.line(f"+{len(seats) - 4}", self.kit.style(SMALL, INK, BOLD))
            node.add(Node("", (px(60), px(2), *more.get_size()), picture=more))

    def worker(self, seat: int, size: tuple[int, int]) -> pygame.Surface:
        return self.figures.worker(seat, size)

    # events

    def _events(self, root: Node, state: State, standing: dict[str, list[int]]) -> None:
        origin = self.layout.board.topleft
        owners = {c.award: seat for seat, player in enumerate(state.players) for c in player.events}
        basic = special = 0
        for award in ordered_awards([*state.awards, *owners]):
            if award.kind == SPECIAL_EVENT:
                rect = self.layout.special_event(special)
                special += 1
            else:
                rect = self.layout.basic_event(basic)
                basic += 1
            rect = rect.move(-origin[0], -origin[1])
            node = Node(f"award:{award.id}", rect, live=True, hint=award.name)
            self._award(node, award)
            owner = owners.get(award)
            if owner is not None:
                node.add(Node("", (0, 0, *rect.size), draw=dimmed(self.kit.px(10))))
                side = self.kit.px(52)
                face = self.figures.face(owner, side)
                node.add(Node("", ((rect.w - side) // 2, (rect.h - side) // 2, side, side), picture=face))
            root.add(node)

    def _award(self, node: Node, award: Award) -> None:
        """The picture with name and worth on a strip of paper."""
        px = self.kit.px
        wide, high = node.rect.size
        art = self.kit.pictures.covering(award.art, (wide - px(6), high - px(6)))
        node.add(Node("", (0, 0, wide, high), draw=framed(art, px(10), px(3))))
        strip = px(60)
        plate = Node("", (px(5), high - strip - px(5), wide - px(10), strip), draw=paper(px(6)))
        words = f"*{award.name}*\n{self.requirement(award)}"
        text = self.kit.letters.block(
            words, self.kit.style(TINY, INK, align="center"), plate.rect.w - px(8), strip - px(2)
        )
        plate.add(Node("", (px(4), (strip - text.get_height()) // 2, *text.get_size()), picture=text))
        node.add(plate)
        seal = px(34)
        node.add(Node("", (wide - seal - px(2), px(2), seal, seal), draw=self._worth(award, seal)))

    def requirement(self, award: Award) -> str:
        """What the city must hold, in few words."""
        if award.cards:
            return " + ".join(self.rules.cards[name].name for name in award.cards)
        if not award.colors:
            return award.text
        return " ".join(f"{number} {{{color}}}" for color, number in award.colors.items())

    def _worth(self, award: Award, side: int) -> Draw:
        words = str(award.points) if award.points else "?"

        def draw(surface: pygame.Surface, where: pygame.Rect) -> None:
            surface.blit(self.kit.pictures.at("frames/seal", (side, side)), where.topleft)
            digits = self.kit.letters.line(words, self.kit.style(SMALL, (74, 42, 12), BOLD))
            put_centred(surface, digits, where)

        return draw

    # Meadow and piles

    def _meadow(self, root: Node, state: State, standing: dict[str, list[int]]) -> None:
        origin = self.layout.board.topleft
        for slot, card in enumerate(state.meadow):
            rect = self.layout.meadow(slot).move(-origin[0], -origin[1])
            if card is None:
                root.add(Node(f"card:meadow:{slot}", rect, draw=empty_slot(self.kit.px(8))))
                continue
            face = self.kit.faces.mini(card, rect.w, cost=True)
            node = Node(f"card:meadow:{slot}", rect, live=True, hint=card.name, drag=True)
            border = self.kit.plates.shadow_border
            node.add(Node("", (-border, -border, rect.w, rect.h), picture=self.kit.plates.shaded(face)))
            if slot in state.shut:
                node.add(Node("", (0, 0, *rect.size), draw=dimmed(self.kit.px(8))))
                size = self.kit.px(56), self.kit.px(70)
                seat = standing.get(f"meadow:{slot}", [0])[0]
                left, top = (rect.w - size[0]) // 2, (rect.h - size[1]) // 2
                node.add(Node("", (left, top, *size), picture=self.worker(seat, size)))
            root.add(node)

    def _piles(self, root: Node, state: State) -> None:
        origin = self.layout.board.topleft
        for name, rect, number in (
            ("deck", self.layout.deck(), len(state.deck)),
            ("discard", self.layout.discard(), len(state.discard)),
        ):
            rect = rect.move(-origin[0], -origin[1])
            title = "Deck" if name == "deck" else "Discard pile"
            node = Node(f"{name}:{name}", rect, live=True, hint=f"{title}: {number} cards")
            if number:
                node.add(Node("", (0, 0, *rect.size), picture=self.kit.pictures.at("frames/back", rect.size)))
            else:
                node.add(Node("", (0, 0, *rect.size), draw=empty_slot(self.kit.px(6))))
            digits = self.kit.letters.line(str(number), self.kit.style(SMALL, CREAM, BOLD))
            wide, high = self.kit.px(44), self.kit.px(26)
            tag = Node("", ((rect.w - wide) // 2, rect.h - high - self.kit.px(2), wide, high))
            tag.draw = badge(digits, self.kit.px(10))
            node.add(tag)
            root.add(node)


def ordered_awards(awards: Iterable[Award]) -> list[Award]:
    """Always in the same order, so that a claimed tile stays where it was."""
    return sorted(awards, key=lambda award: (award.kind, award.id))
